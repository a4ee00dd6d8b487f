steere-title = Mosaic by Steere
steere-subtitle = Place or flip, never both
steere-about = An abstract game of territory on hexagons, for two players, without luck or secrets.

steere-red = Red { $tiles }
steere-blue = Blue { $tiles }

steere-occupied = { $cell } is taken: a tile is placed on an empty cell
steere-only-own = { $cell } is next to your own tiles only: a placement needs an enemy tile beside it, or no tile at all
steere-joins = a tile on { $cell } would join two of your groups: a placement may not make your groups fewer
steere-flip-empty = there is no tile on { $cell } to flip
steere-flip-own = the tile on { $cell } is yours already; only enemy tiles are flipped
steere-flip-own-number = flipping { $cell } would not make your groups fewer, and a flip must: it has to join at least two of them
steere-flip-total = flipping { $cell } would not make all groups together fewer, and a flip must: it breaks the enemy’s group into too many parts
steere-must-flip-on = you are in a flip sequence: go on with a flip next to a tile that you flipped this turn
steere-flip-not-adjacent = { $cell } is not next to a tile that you flipped this turn, and the flip sequence must go on there
steere-may-not-pass = you have a placement or a flip, so you may not pass
steere-no-swap = only Blue may swap, right after Red’s first tile

steere-no-moves = neither player can move any more

# What the page says

steere-board = The board
steere-cell = { $cell }, { $tile ->
    [red] red tile
    [blue] blue tile
   *[none] empty
 }
steere-prompt = { $stage ->
    [sequence] Go on flipping: choose one of the ringed tiles
    [pass] You can neither place nor flip
    [turn] { $tile ->
        [red] Place a red tile, or flip one of the enemy’s
       *[blue] Place a blue tile, or flip one of the enemy’s
    }
   *[place] { $tile ->
        [red] Place a red tile on one of the marked cells
       *[blue] Place a blue tile on one of the marked cells
    }
 }
    .lesson = Place a tile next to an enemy tile, or where no tile is near. You may never join two of your groups by placing; but a flip that joins them takes an enemy tile. So keep many small groups with single enemy tiles between them.
steere-prompt-watch = { $stage ->
    [sequence] { $tile ->
        [red] Red goes on flipping
       *[blue] Blue goes on flipping
    }
    [pass] { $tile ->
        [red] Red has to pass
       *[blue] Blue has to pass
    }
   *[turn] { $tile ->
        [red] Red places or flips
       *[blue] Blue places or flips
    }
 }
steere-swap = Swap: take over this tile
steere-account = { $tile ->
    [red] Red tiles
   *[blue] Blue tiles
 }, { $groups ->
    [one] in one group
   *[other] in { $groups } groups
 }

# Moves in words: a whole sentence, and in short where the name stands beside it

steere-move-place = { $tile ->
    [red] { $name } places a red tile on { $cell }
   *[blue] { $name } places a blue tile on { $cell }
 }
    .short = { $tile ->
        [red] a red tile on { $cell }
       *[blue] a blue tile on { $cell }
     }
steere-move-flip = { $tile ->
    [red] { $name } flips the tile on { $cell } to red
   *[blue] { $name } flips the tile on { $cell } to blue
 }
    .short = { $tile ->
        [red] { $cell } flipped to red
       *[blue] { $cell } flipped to blue
     }
steere-move-pass = { $name } can neither place nor flip, and passes
    .short = passes
steere-move-swap = { $name } takes over the first tile
    .short = takes over the first tile

# What the options are for

steere-option-side = how many cells the board has a side
    .label = Cells a side
steere-option-swap = whether Blue may take over Red’s first tile
    .label = Swap after the first tile

# Terms: the page explains these words wherever they appear in this game

steere-term-tile = Red on one side and blue on the other. Each tile that shows your colour at the end is a point.
    .words = tile, tiles
steere-term-place = To put a tile on an empty cell next to an enemy tile, or next to no tile at all. It may never join two groups of yours.
    .words = place, places, placement
steere-term-flip = To turn an enemy tile to your colour. It must leave you with fewer groups, and the whole board too.
    .words = flip, flips, flipped, flipping
steere-term-sequence = After a flip you must go on as long as an enemy tile next to one you flipped this turn can be flipped.
    .words = flip sequence
steere-term-group = Tiles of one colour that hang together; a tile alone is a group too.
    .words = group, groups
steere-term-enemy = Of the other colour.
    .words = enemy, enemy’s, enemy's
steere-term-swap = After Red’s first tile Blue may take it over instead of placing one, if the table is set up so.
    .words = swap
steere-term-side = How many cells each side of the hexagon has. Five is usual; a small board is a short game.
    .words = cells a side

# Paper

steere-print-board = Mosaic: the board, side { $side }
steere-print-board-about = The board, of any side
steere-print-tiles = Mosaic: tiles for side { $side }
steere-print-tiles-about = Tiles with two colours, to cut and glue
steere-print-tiles-how = { $tiles } tiles: fold along the dashed line, glue, and cut. Every tile is red on one side and blue on the other.

# Learn in two minutes

steere-fun = No luck, no secrets: flip one tile, and everything hangs together.
steere-learn-place = You are red. Lay your first tile!
steere-learn-beside = Blue sits down beside you. Lay a tile on the other side of blue!
steere-learn-flip = Now the trick: flip the blue tile in between!
steere-learn-joined = Two red groups are one now, and blue is gone!
steere-learn-again = Lay one more beside blue. Laying may never join your groups!
steere-learn-end = There are no more rules! In the end, most tiles win.
steere-learn-only = You may only flip what joins your groups.
