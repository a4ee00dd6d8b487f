mosaix-title = Mosaix
mosaix-subtitle = Four dice, one formation, and everyone writes
mosaix-about = A roll-and-write game of areas for one to four players, by Christof Tisch.

# Options

mosaix-centres = { $game } cannot be played with centres={ $centres }; centres is one letter of O, T, X for each of the { $players } seats, such as { $players ->
    [1] O
    [2] OT
    [3] OTX
   *[other] OTXO
}

# Notation

mosaix-notation-formation = column { $column }: a formation of four symbols O, T, X should stand here, joined by their sides and drawn by rows, such as OT/XO or .OX/TO., not “{ $found }”
mosaix-notation-part = column { $column }: one to four symbols O, T, X should stand here, joined by their sides and drawn by rows without empty margins, such as OT/X., not “{ $found }”
mosaix-notation-roll = column { $column }: four symbols in the order O, T, X should stand here, such as OOTX, not “{ $found }”

# What forbids a move

mosaix-no-card-now = the centres are dealt; now the dice are rolled
mosaix-no-roll-now = first every player is dealt the symbol of its centre
mosaix-build-first = nothing can be written before the roller has built a formation
mosaix-built-already = the formation is built and stays as it is; now it is written
mosaix-other-dice = this is not made of the dice that were rolled
mosaix-unwritable = this formation fits nowhere within the free boxes, and alone you may only build what you can write
mosaix-filled = the cell in row { $row }, column { $column } is filled; symbols are written on empty cells only
mosaix-not-at-edge = a part of the formation is left out here, but not at the edge: only what hangs over the edge is left out
mosaix-not-this-formation = this is not the formation that was built: it may be turned but not mirrored, and only what hangs over the edge is left out
mosaix-too-few-boxes = { $over ->
    [one] one symbol
    [2] two symbols
   *[other] three symbols
} would hang over the edge, but { $free ->
    [0] no box is free
    [one] only one box is free
   *[other] only { $free } boxes are free
}
mosaix-must-build = the roller must build a formation
mosaix-must-write = the formation can be written on this grid, so it must be

# How a game ends

mosaix-full-grid = a grid is full
mosaix-no-writing = there is a grid on which nothing can ever be written again
mosaix-no-boxes = no formation can be written any more within the free boxes
mosaix-ended = the player ended the game

# The table

mosaix-dice = dice
mosaix-formation = formation
mosaix-seat = player { $player }
mosaix-you = player { $player } (you)
mosaix-doing-roll = rolls
mosaix-doing-build = builds
mosaix-doing-write = writes
mosaix-doing-pass = passes
mosaix-doing-chosen = has chosen
mosaix-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mosaix-boxes = boxes
mosaix-solo-goal = { $win } points win, { $outstanding } are outstanding
mosaix-solo-lost = { $points ->
    [one] { $points } point is not enough: { $win } win
   *[other] { $points } points are not enough: { $win } win
}
mosaix-solo-won = won with { $points } points; { $outstanding } would be outstanding
mosaix-solo-outstanding = won with { $points } points: outstanding


# What the page says

mosaix-grid = Grid
mosaix-cell = row { $row }, column { $column }, { $symbol ->
    [O] circle
    [T] triangle
    [X] cross
   *[none] empty
}
mosaix-beyond = beyond the edge, row { $row }, column { $column }
mosaix-die = { $symbol ->
    [O] die with a circle
    [T] die with a triangle
   *[X] die with a cross
}
mosaix-tray = { $what ->
    [formation] Formation
   *[dice] Dice
}
mosaix-scale = Boxes for symbols over the edge
mosaix-box = box { $number }, { $struck ->
    [yes] struck
   *[no] free, one point
}
mosaix-account = { $symbol ->
    [O] Circles
    [T] Triangles
   *[X] Crosses
}: { $areas ->
    [one] { $areas } area
   *[other] { $areas } areas
} × { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
mosaix-account-boxes = Free boxes: { $free }
mosaix-frame = { $name } shape
mosaix-prompt-build = Build a formation: choose a shape, then swap dice by tapping two of them
    .lesson = The four dice become one formation. Everyone writes it, you too, so think of your own grid: areas of at least five equal symbols count, and for each symbol the number of areas is multiplied by the number of their cells. Two areas of five are worth more than one of nine.
mosaix-prompt-write = Write the formation into your grid; it may hang over the edge
    .lesson = Turn the formation and choose where it should go. It may hang over the edge: what is outside is simply not written. Bring equal symbols together, but keep areas of the same symbol apart once they have five.
mosaix-prompt-watch = { $phase ->
    [card] The centres are dealt
    [roll] The dice are rolled
    [build] The roller builds a formation
    [write] Everyone writes the formation
   *[over] The game is over
}
mosaix-end = End the game here

# Moves in words: a whole sentence, and in short where the name stands beside it

mosaix-circles = { $O ->
    [one] a circle
    [2] two circles
    [3] three circles
   *[other] four circles
}
mosaix-triangles = { $T ->
    [one] a triangle
    [2] two triangles
    [3] three triangles
   *[other] four triangles
}
mosaix-crosses = { $X ->
    [one] a cross
    [2] two crosses
    [3] three crosses
   *[other] four crosses
}
mosaix-marks = { $kinds ->
    [O] { mosaix-circles }
    [T] { mosaix-triangles }
    [X] { mosaix-crosses }
    [OT] { mosaix-circles } and { mosaix-triangles }
    [OX] { mosaix-circles } and { mosaix-crosses }
    [TX] { mosaix-triangles } and { mosaix-crosses }
   *[OTX] { mosaix-circles }, { mosaix-triangles } and { mosaix-crosses }
}
mosaix-where = { $where ->
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
mosaix-move-card = { $symbol ->
    [O] A centre is dealt: a circle
    [T] A centre is dealt: a triangle
   *[X] A centre is dealt: a cross
}
mosaix-move-roll = The dice show { mosaix-marks }
mosaix-move-build = { $name } builds the shape { $shape } of { mosaix-marks }
    .short = shape { $shape } of { mosaix-marks }
mosaix-move-write = { $name } writes { mosaix-marks } { mosaix-where } (row { $row }, column { $column })
    .short = { mosaix-marks } { mosaix-where }
mosaix-move-end = { $name } ends the game
    .short = ends the game
mosaix-move-pass = { $name } cannot write the formation, and passes
    .short = passes

# What the options are for

mosaix-option-players = how many play; alone you play against 120 points
mosaix-option-centres-allowed = one letter of O, T, X for each seat, such as OX
mosaix-option-centres = the pre-printed symbols; usually they are dealt

# Terms: the page explains these words wherever they appear in this game

mosaix-term-formation = The four dice, put together edge to edge in one of seven shapes. Turned it stays the same formation; its mirror image is another one.
    .words = formation, formations
mosaix-term-shape = One of the seven ways in which four squares can lie together: I, O, T, S, Z, J and L.
    .words = shape, shapes
mosaix-term-grid = The 7 × 7 cells of one player. The symbol of its centre is there from the start.
    .words = grid, grids
mosaix-term-symbol = Circle, triangle or cross. Each die shows every one of them on two faces.
    .words = symbol, symbols
mosaix-term-area = Equal symbols joined by their sides. Only areas of at least five cells count.
    .words = area, areas
mosaix-term-roller = Whoever rolls the dice in this round and builds the formation. The next round it is the next player.
    .words = roller
mosaix-term-edge = A formation may hang over the edge of the grid: what is outside is not written. Alone, every symbol outside strikes a box.
    .words = over the edge, hang over, hangs over
mosaix-term-box = Alone one has eight boxes. Every symbol left over the edge strikes one; each that stays free is a point.
    .words = box, boxes, scale
mosaix-term-centre = The middle cell of a grid. Its symbol is dealt before the game and counts like any other.
    .words = centre, centres

# Paper

mosaix-print-grids = Mosaix: grids
mosaix-print-grids-about = Grids for two and more players, each with its scoring box
mosaix-print-solo = Mosaix: grids to play alone
mosaix-print-solo-about = Grids to play alone, with the scale of eight boxes
mosaix-print-dice = Mosaix: rolls of the dice
mosaix-print-dice-about = Rolls for a table without dice
mosaix-print-dice-how = For a table without dice: every number is one roll of the four dice. Cover the page and uncover roll after roll. Seed: { $seed }.
mosaix-print-areas = areas
mosaix-print-cells = × cells
mosaix-print-points = points
mosaix-print-boxes = free boxes

# Learn in two minutes

mosaix-fun = Every roll fits every grid differently: a puzzle that all solve at once.
mosaix-learn-build = These are your dice! Press “Build”.
mosaix-learn-write = Put them here: circles like circles!
mosaix-learn-fifth = Make five of the same touch! Turn it until the circle fits.
mosaix-learn-area = Five circles: your first area! That is five points.
mosaix-learn-shape = Now build it yourself: choose the shape, then swap two dice.
mosaix-learn-edge = It may hang over the edge: the cross just falls off!
mosaix-learn-end = When a grid is full, most points win.
mosaix-learn-double = Another area! Two areas of the same symbol count double.

# What a move would bring

mosaix-nearly = { $missing ->
    [1] one more!
   *[other] { $missing } more!
 }
