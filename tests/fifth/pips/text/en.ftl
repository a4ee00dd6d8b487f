pips-title = Pips
pips-subtitle = A die, a row, three stones each
pips-about = A toy for two players: the die says how far along the row a stone may go.

# Why a move is not allowed, and why the game ended

pips-taken = there is a stone on cell { $move } already
pips-beyond-the-die = cell { $move } is beyond the die, which shows { $die }
pips-must-place = you can put a stone somewhere, so you may not pass
pips-turns-are-up = everyone has had all turns

# What the page and the terminal say

pips-die = Die: { $die ->
    [0] –
   *[other] { $die }
 }
pips-row = The row
pips-cell = Cell { $cell }, { $stone ->
    [a] a stone of the first player
    [b] a stone of the second player
   *[none] empty
 }
pips-prompt = Put a stone on a cell up to { $die }
    .lesson = A stone is worth the number of its cell, so take the highest that the die reaches.
pips-prompt-watch = { $die ->
    [0] The die is rolled
   *[other] A stone is put on a cell up to { $die }
 }
pips-account = Stones, by the numbers of their cells

# Moves in words: a whole sentence, and in short where the name stands beside it

pips-move-stone = { $name } puts a stone on cell { $cell }
    .short = a stone on cell { $cell }
pips-move-roll = The die shows { $die }
pips-move-pass = { $name } can put no stone, and passes
    .short = passes

# What the options are for

pips-option-turns = how many turns everyone has
    .label = Turns each
