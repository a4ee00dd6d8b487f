galilee-title = Mosaic: the Mona Lisa of the Galilee
galilee-subtitle = Pick dice, draw tiles, restore an ancient portrait
galilee-about = A roll-and-draw game for one to six players, by Isaac Shalev and Matt Loomis.

# What forbids a move

galilee-not-rolled = that die is not in play; pick one of those that were rolled
galilee-other-number = that die shows another number
galilee-taken = that die has been picked by the roller; pick one of the others
galilee-not-free = the tile in row { $row } of column { $column } is marked or crossed off already, so mark another free tile of that column and draw a stone
galilee-free = the tile in row { $row } of column { $column } is still free, so this die must mark that one
galilee-crossed-off = row { $crossed } was crossed off at the set-up; mark a free tile of column { $column }
galilee-marked = the tile in row { $crossed } of column { $column } is marked already; mark a free one
galilee-other-tile = on this sheet the die means another tile: the one in row { $row } of column { $column }
galilee-covered = a tile may only be drawn on uncovered cells
galilee-apart = a tile must touch a covered cell along a side
galilee-must-draw = the tile fits somewhere, so it must be drawn
galilee-must-draw-stone = a stone fits somewhere, so it must be drawn
galilee-row-awaited = a row is to be crossed off now, from row 1 to row 6
galilee-column-awaited = a column is to be crossed off now, from column 1 to column 6
galilee-dice-awaited = the set-up is over; the dice are to be rolled now
galilee-not-in-hand = the roller has the die that was passed on, and draws the others from the bag

# How a game ends

galilee-column-complete = all tiles of a column are marked
galilee-reserve-empty = a reserve is empty

# Texts that are no move

galilee-notation-start = column { $column }: a move begins with a die such as R4, or with row, column or roll, not with “{ $found }”
galilee-notation-same-row = column { $column }: with a die that shows { $row } another row is marked, not row { $row }
galilee-notation-tile = column { $column }: { $die } can only draw one of { $ways }
galilee-notation-large = column { $column }: this does not fit into the mosaic, which has { $rows } rows and { $columns } columns

# The table

galilee-label-set-up = The set-up: a row and a column are crossed off on each sheet
galilee-label-roll = Player { $player } is about to roll
galilee-label-roller = Player { $player } has rolled and picks a die
galilee-label-others = Player { $roller } has picked; still to pick: { $players }
galilee-label-over = { $number ->
    [0] The game is over: { $reason }.
    [one] The game is over: { $reason }. Player { $winners } wins.
   *[other] The game is over: { $reason }. Players { $winners } share the win.
}
galilee-label-own = Player { $player }: { $points } points, { $cells } cells covered, { $reserve } in the reserve
galilee-label-picked = picked by player { $roller }
galilee-label-tile = column { $column }: draw { $tile }
galilee-label-stone = column { $column }: not free any more; mark another tile there, draw a stone
galilee-label-chosen = you have chosen { $move }
galilee-label-bag = in the bag
galilee-label-passed = passed on
galilee-label-discarded = discarded
galilee-label-seat = player { $player }: { $points }
galilee-label-cells = { $cells } cells, reserve { $reserve }
galilee-label-fewest = fullest column: { $tiles } left
galilee-label-has-chosen = has chosen

# Sheets that cannot be used

galilee-sheet-type = a sheet is “{ $allowed }” or the path of a sheet file, not { $value }
galilee-sheet-missing = there is no sheet “{ $sheet }”: it is neither { $allowed } nor a file
galilee-sheet-not-file = { $sheet } is not a file; a sheet is a text file
galilee-sheet-unreadable = the sheet { $sheet } cannot be read: { $reason }
galilee-sheet-long = { $sheet }, line { $line }: a sheet file has at most { $most } bytes
galilee-sheet-encoding = { $sheet }, line { $line }: a sheet is text in UTF-8, this line is not
galilee-sheet-here = the sheet
galilee-sheet-empty = { $sheet }: the file is empty; a sheet has the sections { $allowed }
galilee-sheet-no-section = { $sheet }, line { $line }: “{ $found }” stands in no section; put one of { $allowed } above it
galilee-sheet-section-unknown = { $sheet }, line { $line }: there is no section “{ $section }:”; there are { $allowed }
galilee-sheet-section-twice = { $sheet }, line { $line }: the section “{ $section }:” stands in line { $first } already; once is right
galilee-sheet-section-missing = { $sheet }, line { $line }: the sheet ends here without a section “{ $section }:”
galilee-sheet-mosaic-empty = { $sheet }, line { $line }: rows of the mosaic should follow, such as “.BB.P”
galilee-sheet-mosaic-letter = { $sheet }, line { $line }: “{ $letter }” at place { $column } is no cell of a mosaic; B is genuine, P false, . plain
galilee-sheet-mosaic-ragged = { $sheet }, line { $line }: this row has { $length } cells, the first row has { $width }; all rows are of equal length
galilee-sheet-mosaic-large = { $sheet }, line { $line }: a mosaic has at most { $most } rows and { $most } columns
galilee-sheet-mosaic-blank = { $sheet }, line { $line }: this mosaic has no genuine cell, so there is nothing to restore; at least one B is right
galilee-sheet-row-label = { $sheet }, line { $line }: a row of tiles begins with its number from 1 to 6 and a colon, as in “3: ## …”, not with “{ $found }”
galilee-sheet-row-twice = { $sheet }, line { $line }: row { $row } of the tiles stands in line { $first } already; once is right
galilee-sheet-row-missing = { $sheet }, line { $line }: the tiles end here without row { $row }; rows 1 to 6 are right
galilee-sheet-row-tiles = { $sheet }, line { $line }: row { $row } has { $count } tiles; six are right, with blanks between them
galilee-sheet-tile-letter = { $sheet }, line { $line }: “{ $letter }” in the tile { $tile } is wrong; a tile is drawn with # . and / between its rows
galilee-sheet-tile-ragged = { $sheet }, line { $line }: the rows of the tile { $tile } are not of equal length; fill them up with dots
galilee-sheet-tile-empty = { $sheet }, line { $line }: the tile { $tile } has no cell; a tile has at least one #
galilee-sheet-tile-large = { $sheet }, line { $line }: the tile { $tile } has { $size } cells; at most { $most } are right
galilee-sheet-tile-apart = { $sheet }, line { $line }: the cells of the tile { $tile } do not hang together by their sides
galilee-sheet-reserve-empty = { $sheet }, line { $line }: the number of stones in the reserve is missing; 1 to { $most } are right
galilee-sheet-reserve-number = { $sheet }, line { $line }: the reserve is a number of stones from 1 to { $most }, not “{ $found }”
galilee-sheet-reserve-size = { $sheet }, line { $line }: a reserve has 1 to { $most } stones, not { $reserve }
galilee-sheet-picture-empty = { $sheet }, line { $line }: shapes of the picture should follow, such as “#d9c59a M0 0H9V10H0Z”
galilee-sheet-picture-shape = { $sheet }, line { $line }: “{ $found }” is no shape of a picture; a colour, perhaps a width, and a path are right, as in “#1d3c64 .2 M1 7L2 10”
galilee-sheet-reserve-rest = { $sheet }, line { $line }: the reserve is one number; “{ $found }” is too much

# What the page says

galilee-mosaic = Mosaic
galilee-dice = Dice
galilee-tiles = Tile grid
galilee-reserve = Reserve
galilee-cell = row { $row }, column { $column }, { $kind ->
    [blue] genuine, blue
    [pink] false, pink
   *[plain] plain
}, { $covered ->
    [yes] covered
   *[no] open
}
galilee-die = { $colour ->
    [R] red die
    [B] blue die
    [G] green die
    [Y] yellow die
   *[P] pink die
}, { $number }{ $free ->
    [yes] {""}
   *[no] , taken by the roller
}
galilee-tile = tile in row { $row }, column { $column }, { $cells ->
    [one] one cell
   *[other] { $cells } cells
}, { $taken ->
    [free] free
    [marked] marked
   *[crossed] crossed off
}
galilee-stone = stone { $number }, { $left ->
    [yes] left
   *[no] used
}
galilee-bag = Dice bag
galilee-bag-die = { $colour ->
    [R] red die
    [B] blue die
    [G] green die
    [Y] yellow die
   *[P] pink die
}, { $where ->
    [bag] in the bag
    [discarded] discarded
    [passed] passed on to the roller
   *[play] in play
}
galilee-account-blue = Blue cells: { $cells } × 2
galilee-account-pink = False regions touched: { $regions } × −4
galilee-account-stones = Stones left: { $stones }
galilee-account-used = Tiles marked and stones used: { $used } × −1
galilee-account-most = Most cells covered ({ $cells })
galilee-mark-only = Mark the tile without drawing it
galilee-prompt-die = Pick a die: its colour gives the column, its number the row
    .lesson = Each die means one tile of your tile grid: the colour stands above its column, the number is its row. Large tiles cover more, but each may only be marked once, and a full column ends the game.
galilee-prompt-tile = Turn or flip the tile and draw it beside what you have
galilee-prompt-fits-nowhere = The tile fits nowhere: it is only marked
galilee-prompt-cross = That tile is taken: mark another one of column { $column } instead, and draw a stone
galilee-prompt-stone = Draw a stone from your reserve
galilee-prompt-watch = { $phase ->
    [roll] The dice are rolled
    [others] The others pick from the dice that are left
   *[pick] The roller picks a die
}
    .lesson = The roller picks first; then all others pick from the two dice that are left.

# Moves in words: a whole sentence, and in short where the name stands beside it

galilee-the-die = { $colour ->
    [R] the red { $number }
    [B] the blue { $number }
    [G] the green { $number }
    [Y] the yellow { $number }
   *[P] the pink { $number }
}
galilee-die-1 = { $colour1 ->
    [R] red { $number1 }
    [B] blue { $number1 }
    [G] green { $number1 }
    [Y] yellow { $number1 }
   *[P] pink { $number1 }
}
galilee-die-2 = { $colour2 ->
    [R] red { $number2 }
    [B] blue { $number2 }
    [G] green { $number2 }
    [Y] yellow { $number2 }
   *[P] pink { $number2 }
}
galilee-die-3 = { $colour3 ->
    [R] red { $number3 }
    [B] blue { $number3 }
    [G] green { $number3 }
    [Y] yellow { $number3 }
   *[P] pink { $number3 }
}
galilee-of-cells = { $cells ->
    [one] of one cell
    [2] of two cells
    [3] of three cells
    [4] of four cells
    [5] of five cells
   *[other] of { $cells } cells
}
galilee-where = { $where ->
    [top-left] in the upper left corner
    [top] at the upper edge
    [top-right] in the upper right corner
    [left] at the left edge
    [right] at the right edge
    [bottom-left] in the lower left corner
    [bottom] at the lower edge
    [bottom-right] in the lower right corner
   *[middle] away from the edge
}
galilee-move-row = Row { $number } of a tile grid is crossed off
galilee-move-column = Column { $number } of a tile grid is crossed off
galilee-move-roll-2 = The dice show { galilee-die-1 } and { galilee-die-2 }
galilee-move-roll-3 = The dice show { galilee-die-1 }, { galilee-die-2 } and { galilee-die-3 }
galilee-move-tile = { $name } picks { galilee-the-die } and draws a tile { galilee-of-cells } { galilee-where } (row { $row }, column { $column })
    .short = { galilee-the-die }: a tile { galilee-of-cells } { galilee-where }
galilee-move-no-tile = { $name } picks { galilee-the-die }; its tile fits nowhere and is only marked
    .short = { galilee-the-die }: the tile fits nowhere
galilee-move-stone = { $name } picks { galilee-the-die }, marks the tile in row { $crossed } instead and draws a stone { galilee-where } (row { $row }, column { $column })
    .short = { galilee-the-die }: a stone { galilee-where }
galilee-move-no-stone = { $name } picks { galilee-the-die } and marks the tile in row { $crossed } instead; the stone fits nowhere
    .short = { galilee-the-die }: the stone fits nowhere

# What the options are for

galilee-option-players = how many play; alone you play for points
galilee-option-sheet = the sheet to draw on

# Terms: the page explains these words wherever they appear in this game

galilee-term-mosaic = The portrait to restore: the large grid of your sheet, into which tiles and stones are drawn.
    .words = mosaic, mosaics
galilee-term-sheet = Everything that one player draws on: the mosaic, the tile grid and the reserve.
    .words = sheet, sheets
galilee-term-tile-grid = Six rows and six columns of tiles. A die’s number is the row, its colour stands above the column.
    .words = tile grid
galilee-term-tile = A piece of joined cells, printed in the tile grid. When its die is picked it is marked there and drawn into the mosaic, turned and flipped as you like.
    .words = tile, tiles
galilee-term-reserve = Your single stones. One is marked and drawn whenever the tile of your die is taken already. Each that is left in the end is a point; when somebody has none left, the game ends.
    .words = reserve
galilee-term-stone = One cell from the reserve, drawn by the same rules as a tile.
    .words = stone, stones
galilee-term-roller = Whoever rolls the dice in this round and picks first. The picked die goes on to the next roller.
    .words = roller
galilee-term-bag = The dice that are not in play. The roller draws from it; when it is empty, all discarded dice go back.
    .words = bag, dice bag
galilee-term-marked = Used up in the tile grid. A column whose tiles are all marked ends the game.
    .words = mark, marked, marks
galilee-term-crossed = Taken out at the set-up: one row and one column of every tile grid. A tile in the crossed-off row counts as marked.
    .words = crossed off, cross off, crosses off
galilee-term-genuine = The blue cells of the mosaic: 2 points for each that is covered.
    .words = genuine, blue cell, blue cells
galilee-term-false = The pink cells. They lie in three regions; each region with a covered cell costs 4 points.
    .words = false, false region, false regions, pink region, pink regions
galilee-term-covered = With a tile or a stone on it. What is drawn must touch a covered cell along a side, but for the very first.
    .words = covered, uncovered
galilee-term-majority = 20 points for whoever covers the most cells; with four to six players also 5 for the second most.
    .words = most cells, most cells covered, second most
galilee-term-column = A column of your tile grid. Every die’s colour means one of them; all tiles of one marked, and the game ends.
    .words = column, columns

# Paper

galilee-print-sheet = Mosaic: a player’s sheet
galilee-print-sheet-about = A player’s sheet: mosaic, tile grid, reserve and scoring box
galilee-print-dice = Mosaic: rolls of the dice
galilee-print-dice-about = Rolls for a table without dice
galilee-print-dice-how = For a table without dice: every number is one roll. Draw from the left, passing over dice that are not in the bag. Each die shows its number of this line, and so does the die that was passed on. Seed: { $seed }.
galilee-print-set-up = For the set-up: each player takes the next two numbers, a row and a column
galilee-print-points = points
galilee-print-blue = blue cells covered, 2 each
galilee-print-pink = pink regions touched, −4 each
galilee-print-stones = stones left, 1 each
galilee-print-most = most cells, 20
galilee-print-second = second most, 5 (4 to 6 players)
galilee-print-used = tiles and stones used, −1 each

# Learn in two minutes

galilee-fun = Stone by stone an old face comes to light, and every die is a choice.
galilee-learn-die = Take the red die! It brings you a tile.
galilee-learn-draw = Lay the tile on the blue picture!
galilee-learn-blue = Look, she comes to light! Blue is two points, pink costs you some.
galilee-learn-other-die = Now the others have rolled, and you take a die that is left.
galilee-learn-turn = Turn the tile, and lay it next to your first one!
galilee-learn-taken-die = You have used red 3 already. Take it anyway!
galilee-learn-taken-tile = Then mark another tile of its column …
galilee-learn-stone = … and lay one little stone instead!
galilee-learn-end = Well done! A full column, or no stones left, ends the game.
galilee-learn-most = And whoever covers most gets 20 points more!
