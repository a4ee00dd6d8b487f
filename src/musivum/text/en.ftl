# Errors that no single game owns.

game-unknown = there is no game “{ $game }”; there are: { $allowed }
option-unknown = { $game } has no option “{ $option }”; it has: { $allowed }
option-value = { $game } cannot be played with { $option }={ $value }; { $option } is { $allowed }
option-players = { $game } is for { $allowed } players, not { $value }

notation-literal = column { $column }: “{ $literal }” should stand here, not “{ $found }”
notation-letter = column { $column }: one of { $letters } should stand here, not “{ $found }”
notation-word = column { $column }: one of { $words } should stand here, not “{ $found }”
notation-number = column { $column }: a number from { $low } to { $high } should stand here, not “{ $found }”
notation-end = column { $column }: the move is complete, but “{ $found }” follows
notation-empty = a move should stand here, but there is nothing
notation-long = a move has at most { $most } characters, this text has { $length }
notation-type = a move is a text such as “{ $example }”, not { $type }
action-range = { $game } has actions 0 to { $last }, not { $index }

illegal-over = the game is over, nothing can be played any more
illegal-not-awaited = it is not seat { $seat }’s turn; the game waits for { $awaited }
illegal-no-seat = { $seat } is no seat of this game; there are { $allowed }
illegal-seat-needed = several seats may move now ({ $awaited }); say which one moves
illegal-chance = { $move } is for chance, not for a player
illegal-not-chance = { $move } is a player’s move, but dice or cards are awaited
illegal-other-game = { $move } is a move of another game or of other options
chance-not-awaited = no dice or cards are awaited here; the game waits for { $awaited }
view-other-game = this view is of { $other } or of other options, not of { $game } as it was loaded

record-json = this is not JSON: { $problem }
record-format = this is not a record: its “format” should be “{ $format }”
record-version = this record has version { $version }; this program reads version { $known }
record-schema = the record is wrong at { $place }: { $problem }
record-large = { $path } is too large for a record (at most { $most } bytes)
record-file = { $path }: { $problem }
record-rules = this record was made with version { $rules } of the rules of { $game }; this program has version { $known }
record-seats = this record has { $seats } seats, but its options are for { $players }
record-move = move { $number } (“{ $move }” by seat { $seat }) is wrong: { $problem }
record-outcome = the record says that the game ended with { $said }, but its moves lead to { $found }

player-unknown = there is no player “{ $name }”; there are: { $allowed }
player-number = { $game } has { $seats } seats here, but { $given } were given
player-person = seat { $seats } is a person’s: the match can only run by itself when every seat has a bot or a function
player-illegal = { $name } on seat { $seat } answered with something that is no legal move: { $problem }

undo-chance = dice or cards were revealed since your last move, so it stands
undo-person = { $name } has moved since, so your move stands
undo-nothing = you have made no move that could be taken back
