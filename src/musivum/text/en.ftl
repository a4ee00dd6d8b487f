# Errors that no single game owns.

catalogue-missing = there is no catalogue { $what }: what it should say in “{ $language }” is said in English
catalogue-unreadable = the catalogue { $what } cannot be read, so it is English that is said instead of “{ $language }”: { $detail }
catalogue-broken = the catalogue { $what } (“{ $language }”) has an entry that is no message and is left out: { $detail }
catalogue-half = the catalogue { $what } (“{ $language }”) lacks { $number ->
    [one] one message, which is
   *[other] { $number } messages, which are
 } said in English: { $detail }
catalogue-message = the message { $what } cannot be said in “{ $language }” and is said in English: { $detail }
language-unknown = there is no language “{ $language }”; there are: { $allowed }. English is spoken.
language-none = there are no words in the language “{ $language }”; there are: { $allowed }
# What the system refuses.

system-refused = the system refuses this: { $problem }
system-refused-path = the system refuses { $path }: { $problem }
system-missing = there is no such file or folder
system-denied = that is not allowed
system-folder = it is a folder
system-no-folder = part of the path is no folder
system-exists = it is there already
system-long = the name is too long
system-full = the disk is full
system-read-only = nothing can be written there
system-nobody = nobody answers there
# How a command is used. Words in capitals stand for what one writes there.

usage-begins = Usage:
usage-any = [OPTIONS]
usage-command = COMMAND …
usage-arguments = Words
usage-options = Options
usage-commands = Commands
usage-help = Say this and stop.
usage-default = usually: { $value }
usage-required = needed
usage-variable = or by { $name }
usage-hint = “{ $command }” says more.
usage-no-command = there is no command “{ $command }”
usage-no-command-like = there is no command “{ $command }”; similar: { $like }
usage-command-missing = a command is missing
usage-no-option = there is no option { $option } here
usage-no-option-like = there is no option { $option } here; similar: { $like }
usage-missing = { $what } is missing
usage-extra = “{ $word }” is one word too many
usage-needs-value = { $option } needs a value
usage-no-value = { $option } takes no value
usage-bad-value = { $option }: { $problem }
usage-number-least = { $flag } takes a number from { $least } on, not “{ $text }”
usage-choice = { $flag } is one of { $allowed }, not “{ $text }”
usage-word-game = GAME
usage-word-file = FILE
usage-word-record = RECORD
usage-word-name = NAME
usage-word-text = TEXT
usage-word-value = VALUE
usage-word-option = OPTION
usage-word-what = WHAT
usage-word-who = WHO
usage-word-number = NUMBER
usage-word-hops = HOPS
usage-word-pixels = PIXELS

game-unknown = there is no game “{ $game }”; there are: { $allowed }
option-unknown = { $game } has no option “{ $option }”; it has: { $allowed }
option-value = { $game } cannot be played with { $option }={ $value }; { $option } is { $allowed }
option-type = { $game } cannot be played with { $option }={ $value }, which is { $type ->
    [str] a text
    [bool] a truth value
   *[other] a number of type { $type }
 }; { $option } is { $allowed }, { $wanted ->
    [int] as a whole number
    [bool] as a truth value
   *[other] as a text
 }
option-one-of = one of { $values }
option-range = { $first } to { $last }
option-own = own
option-yes = yes
option-no = no

cluster-connect = there is no Ray cluster at “{ $address }”: { $problem }

progress-speed = { $rate } games/s, { $left } left
progress-so-far = { $done } of { $of } games

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
illegal-not-awaited = it is not seat { $seat }’s turn; { $waits ->
    [chance] dice or cards are awaited
    [nobody] nobody is awaited
    [one] seat { $awaited } is awaited
   *[several] seats { $awaited } are awaited
 }
illegal-no-seat = { $seat } is no seat of this game; its seats are { $allowed }
illegal-seat-needed = several seats may move now ({ $awaited }); say which one moves
illegal-chance = this is for chance, not for a player
illegal-not-chance = this is a player’s move, but dice or cards are awaited
illegal-other-game = this is a move of another game or of other options
chance-not-awaited = no dice or cards are awaited here; { $waits ->
    [chance] they are awaited elsewhere
    [nobody] nobody is awaited
    [one] seat { $awaited } is awaited
   *[several] seats { $awaited } are awaited
 }
view-other-game = this view is of { $other } or of other options, not of { $game } as it was loaded

record-deep = this is not JSON that can be read: it is nested too deeply
record-encoding = this is not JSON: it is not text in UTF-8
record-json = this is not JSON: something is wrong in line { $line }, at character { $column }
record-format = this is not a record: its “format” should be “{ $format }”
record-version = this record has version { $version }; this program reads version { $known }
record-schema = the record is wrong at { $place }: { $kind ->
    [required] “{ $detail }” is missing
    [type] it should be of the type { $detail }
   *[other] { $detail } does not belong there
 }
record-large = { $path } is too large for a record (at most { $most } bytes)
record-file = { $path }: { $problem }
record-rules = this record was made with version { $rules } of the rules of { $game }; this program has version { $known }
record-seats = this record has { $seats } seats, but its options are for { $players }
record-move = move { $number } (“{ $move }” by seat { $seat }) is wrong: { $problem }
record-forfeited = a game that was broken off has at least one seat that gave up, from 0 to { $seats } without the last number, in extra.forfeited
record-outcome = the record says that the game ended with { $said }, but its moves lead to { $found }
record-unfinished = the record ends before the game does

player-unknown = there is no player “{ $name }”; there are: { $allowed }
player-budget = “{ $text }” is no budget for { $name }: write a number of simulations from 1 to { $most }, as in { $name }@1000
player-no-budget = { $name } does not search in { $game }, so it takes no budget
extra-missing = this needs { $library }: pip install "musivum[{ $extra }]"
player-number = { $game } has { $seats } seats here, but { $given } were given
player-person = seat { $seats } is a person’s: the match can only run by itself when every seat has a bot or a function
player-illegal = { $name } on seat { $seat } answered with something that is no legal move: { $problem }

undo-chance = dice or cards were revealed since your last move, so it stands
undo-person = { $name } has moved since, so your move stands
undo-hidden = hidden cards were played since, so your move stands
undo-nothing = you have made no move that could be taken back

# What every scene says

scene-pass = Pass

# Dice that can be checked (musivum verify)

fair-missing = this record has nothing to check its dice by: extra.dice with the recipe “{ $recipe }” is missing
fair-secret = the seed of this match is not revealed yet; a daily challenge reveals it when the day is over
fair-commitment = the seed is not the one that was committed to: its SHA-256 is not { $commitment }
fair-contributions = the players’ parts of the dice should be { $seats } texts of letters, digits, “_” and “-”, one for each place at the table
fair-sealed = the record should say which match it is, and the { $seats } hashes by which the parts of the dice were sealed
fair-seating = the record should say whether the seats were drawn (“lot” or “as-seated”), and from which of the { $seats } places each player came
fair-part = the part of the dice of place { $place } is not the one that was sealed before the others were revealed
fair-withheld = no dice were ever drawn in this match: the part of place { $place } was sealed and not revealed, which ended it
fair-lot = the players sit as { $found }, but the lot gives { $expected }: this was chosen, not drawn
fair-key = the record’s seed should be { $found }, which follows from the secret seed and the contributions, not { $said }
fair-move = move { $number } was { $found }, but the seed gives { $expected }: this was chosen, not rolled
fair-proven = { $rolled ->
    [0] There was no chance in this game, so there is nothing that could have been chosen.
    [one] The one chance move follows from the committed seed: it was not chosen.
   *[other] All { $rolled } chance moves follow from the committed seed: none was chosen.
}
signature-good = The record is signed with this key, and was not changed since.
signature-key = a public key is 64 digits from 0 to 9 and a to f, as GET /api/key of the server tells it, not “{ $public }”
signature-missing = this record has no signature: extra.signature is missing
signature-wrong = this record was not signed with the key { $public }, or it was changed since
fair-drawn = The lot by which { $name } began follows from the committed seed.
fair-silent = These people had no part in the dice: { $names }. Whoever knows the seed could have chosen the dice against them.

# The server

server-no-match = there is no match “{ $match }”
server-not-open = seat { $seat } of this match is not open; { $number ->
    [0] none is
   *[other] open: { $free }
 }
server-no-free-seat = this match has no free seat left
server-invite = this match is private; you need its invitation link to join
server-not-yours = seat { $seat } is not yours in this match
server-no-guest = you have no name here yet: POST /api/me makes you a guest
server-not-playing = { $status ->
    [open] this match still waits for players
    [ready] this match is about to begin
    [playing] this match is being played
    [over] this match is over
   *[gone] this match was given up
 }, so this cannot be done now
server-not-over = this match is not over yet
server-begun = this match has begun; resign if you want to leave it
server-seats = { $game } has { $seats } seats with these options, but { $given } were described
server-level = there is no bot level “{ $level }”; there are: { $allowed }
server-no-me = at least one seat must be yours (“me”)
server-many-matches = you have { $most } unfinished matches already; finish or leave some
server-host = this server is not known as “{ $host }”; whoever runs it can start it with “--host-name”
server-slow-down = { $limit ->
        [guest] you ask too fast or for too much: { $most } small requests a second are fine
        [address] your address asks too fast or for too much: { $most } small requests a second are fine
        [guests] too many new guests from one address: at most { $most } a second
        [matches] too many new matches from one address: at most { $most } a second
        [watched] at most { $most } matches are watched over one connection
        [hints] at most { $most } hints are waited for at the same time
        [signs] that is too many signs at once
        [same-dice] at most { $most } game is played again by the bots at the same time
        [replays] at most { $most } replays are waited for at the same time
        [analyses] at most { $most } analyses are waited for at the same time
       *[other] more than { $most } wait already
    }; wait { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }
server-large = too large: at most { $most } bytes are read
server-stale-turn = this message was for another turn (turn { $turn }, now it is { $now })
server-out-of-time = seat { $seat } is out of time
server-forfeited = seat { $seat } has given up this match
server-damaged = match { $match } is damaged: its event { $number } is missing or is not what it was. Others are not touched; a backup may still have it whole
server-commitment = a commitment is the SHA-256 of your part of the dice, 64 digits from 0 to 9 and a to f
server-committed = place { $seat } has committed already, or has no part in these dice
server-commit-now = commitments are taken when all seats are taken and before they are sealed; { $status ->
    [open] this match still waits for players
    [ready] this match is about to begin
    [playing] this match is being played
    [over] this match is over
   *[gone] this match was given up
 }
server-not-sealed = parts of the dice are revealed after all have been sealed; { $status ->
    [open] this match still waits for players
    [ready] this match is about to begin
    [playing] this match is being played
    [over] this match is over
   *[gone] this match was given up
 }
server-contribution = a part of the dice is 22 to 64 letters, digits, “_” or “-”
server-other-part = this is not the part that place { $seat } has committed to
server-withheld = a part of the dice was not revealed in time
server-not-alone = this is told of games for one only
server-not-host = only whoever made this table can give a seat to a bot
server-back-asked = the others are being asked already
server-back-declined = this was declined; play on first
server-not-asked = nobody asks you about a move
server-back-many = { $most } moves were taken back in this match; no more can be
server-back-clock = where a clock runs, no move is taken back
server-old-rules = this match was made with version { $rules } of the rules of { $game }; this server has version { $known } and cannot go on with it
server-name = a name is 1 to 30 visible characters
server-name-of-bot = “{ $name }” could be taken for a bot; take another name
server-link = this link is not known, was used already, or is too old; make a new one on the other device
server-origin = this page comes from another site ({ $origin }), so it may not do this
server-request = the request is wrong at { $place }: { $problem }
server-no-path = there is nothing at { $path }
server-method = { $method } cannot be done with { $path }
server-message = this message cannot be read: { $problem }
server-stopping = the server is stopping; try again in a moment
server-busy = another move came first too often; try again
server-broken = something went wrong on the server; it was logged as { $incident }
server-analysis-failed = this match could not be analysed; try again in a minute
server-hint-failed = no bot could give a hint now; try again in a moment
server-hint = a hint is given only where no other person plays, and not in a daily challenge
server-think-daily = bots of a daily challenge think on the server
server-think-people = where other people play, bots think on the server
server-think-unwatched = watch a match before your page thinks in it
server-think-unasked = nobody asked your page for this move
server-no-daily = there is no daily challenge for { $game }; there is one for: { $allowed }
server-day = a day is written like 2026-03-01 and is not in the future
server-daily-private = a daily challenge can be watched by others when its day is over
server-no-rematch = a daily challenge is played once
server-sheet = only the sheet “{ $allowed }” can be played here
server-database-locked = another server already uses { $path }; one process at a time can use a SQLite file (PostgreSQL serves several)
server-database-away = the server cannot reach its database now, so it is not known whether this was done; ask again in a moment, with the same id
server-database-damaged = the server’s database is damaged; its owner has to look at it
server-file-damaged = { $path } is damaged ({ $problem }); “musivum restore” puts a copy in its place and keeps it, “musivum check” tells what is still right in it
server-exposed = others on this machine can read { $path }, which holds the server’s secrets: chmod 600 keeps them out
server-resigned = resigned
server-timeout = out of time
server-client-missing = The server runs, but the browser client was not built into this installation. Build it with “npm run build” in web/, or use the API at /api/openapi.json.
server-started = Musivum is at { $address } (Ctrl-C stops it)
check-fine = all is well: { $matches } matches with { $events } events, on { $database }
check-found = { $problems ->
    [one] there is one problem
   *[other] there are { $problems } problems
} in { $matches } matches with { $events } events, on { $database }
check-other-rules = { $matches } of them were made with another version of the rules and were not replayed
check-replay = match { $match } cannot be replayed: { $problem }
check-index = match { $match }: its events say something else than is listed of it ({ $what })
check-reference = { $table }: row { $row } names something that is not in { $parent }
check-strays = { $number } events are of no match
backup-done = { $path } holds the database as it was a moment ago ({ $matches } matches)
backup-failed = the copy cannot be written to { $path }: { $problem }
backup-exists = { $path } exists already; name a file that does not
backup-source = there is no database at { $path }
backup-postgres = this command copies SQLite databases; for PostgreSQL use pg_dump and pg_restore
backup-not-database = { $path } is not a Musivum database: { $problem }
backup-restored = { $path } is in place with { $matches } matches; what was there before is now { $before }
backup-restored-new = { $path } is in place with { $matches } matches

# Environments for researchers.

research-option = { $option }={ $value } is not possible here; { $option } is one of: { $allowed }
research-solo-win = the reward of a solo game of { $game } is its score: there is nobody to win against
research-no-move = action { $action } of { $game } means no move here; actions go from 0 to { $last }, and the action mask says which are legal
research-reset = call reset() first
research-agent = there is no agent “{ $agent }”; there are: { $allowed }
research-actions = an action is needed from each of: { $allowed }
research-wait = { $agent } is not awaited and can only wait, which is action { $action }
research-seat = seat { $seat } does not exist in { $game } here; seats go from 0 to { $last }
research-whole = { $action } is no action: actions are whole numbers
research-over = the game is over: call reset() for a new one
research-batch = game { $number } of the batch: { $problem }
research-batch-actions = a batch of { $games } games needs { $games } actions, not { $given }
research-positive = { $name } is { $value }, but it must be at least { $least }

# The terminal: help

terminal-about =
    { $games ->
        [4] Four board games called Mosaic: play them, read their rules, count and measure.
       *[other] { $games } board games, most of them called Mosaic: play them, read their rules, count and measure.
    }
terminal-epilog = Begin with: musivum games
terminal-language-help = The language to speak: { $allowed }. Usually the system’s.
terminal-version-help = Print the version and stop.
terminal-games-help = List the games, or show one with its options.
terminal-rules-help = Show the rules of a game.
terminal-play-help = Play a game, you against a bot unless you say otherwise. Who begins is drawn by lot. The options of a game are flags, such as --players 3; “musivum games GAME” lists them.
terminal-bot-help = The bot on every seat that is not yours.
terminal-seat-help = Who plays on a seat: person, or a bot’s name. Seat 0 begins, and nothing is drawn. May be repeated.
terminal-person-help = The name of a person at this keyboard. May be repeated; bots sit on the other seats.
terminal-as-seated-help = Do not draw who begins: people sit first, in the order of their names, and then bots.
terminal-seed-help = A text that the lot, the dice and the cards follow from: same seed, same luck.
terminal-from-help = Play on from a saved record.
terminal-replay-command-help = Look at a saved record. Step by step, or through a pipe all of it; every move is checked.
terminal-all-help = Show every position, one after the other.
terminal-at-help = Show the position after N moves only.
terminal-eyes-help = See it through the eyes of this seat.
terminal-perft-help = Count the sequences of moves of a game. Chance moves count, and a finished game counts once.
terminal-depth-help = How many moves a sequence has.
terminal-divide-help = Split the last count by the first move.
terminal-bench-help = Measure random games a second, and the simulations a second of the master’s search. All games, or one with options of its own; on one core, inside compiled code.
terminal-seconds-help = How long to measure each game.
terminal-json-help = Print one JSON object a line.
terminal-save-help = Measure everything and write it to FILE, a line of JSON for every figure, each with its ratio to a reference measured in the same run.
terminal-compare-help = Measure the figures of FILE again and say what got slower or faster, beyond noise and as if both machines were equally fast. Ends with 1 if anything got slower.
bench-all-games = --save and --compare measure all games; leave { $game } out.
bench-unread = { $file } cannot be read: { $problem }. Name a file that musivum bench --save wrote.
bench-unwritten = { $file } cannot be written: { $problem }. Name another file.
bench-no-figure = Line { $line } of { $file } is no figure. Name a file that musivum bench --save wrote.
bench-saved = { $number ->
    [one] One figure is in { $file }.
   *[other] { $number } figures are in { $file }.
}
bench-none-in-common = { $file } has no figure that is measured today.
bench-head-figure = what
bench-head-then = then
bench-head-now = now
bench-head-factor = as fast as then
bench-head-noise = noise
bench-head-verdict = beyond noise
bench-figure-games = random games a second
bench-figure-simulations = simulations a second
bench-verdict-slower = slower
bench-verdict-faster = faster
bench-verdict-same = the same
terminal-compile-help = Compile the rules of all games, the bots and the environments for research. It is done once, and nobody waits for it then.
terminal-to-play-help = Only what one needs to play: no environments.

# The terminal: what was not understood

terminal-no-game = name a game: { $allowed }
terminal-flag = { $game } has no option { $flag }; it has: { $allowed }
terminal-flag-value = { $flag } needs a value: { $allowed }
terminal-flag-twice = { $flag } is given twice
terminal-word = “{ $word }” is one word too many; the options of { $game } are: { $allowed }
terminal-seat-form = “{ $text }” does not say who plays where; write a seat and a player such as 1=random; players are: { $allowed }
terminal-no-seat = there is no seat { $seat } here; seats are 0 to { $last }
terminal-person-name = “{ $text }” cannot be shown as a name: a name has 1 to { $most } visible characters
terminal-person-twice = two people have the same name; give each a name of their own
terminal-person-seat = say who plays by --person, and the seats are drawn, or by --seat, and they are not; not by both
terminal-people = { $seats ->
    [one] { $given } people are too many for one seat
   *[other] { $given } people are too many for { $seats } seats
 }
terminal-from-seated = --from goes on with those who sat there; --person and --as-seated are for a new game
terminal-seed = a seed is a text of at most { $most } visible characters
terminal-from-alone = --from brings its game ({ $game }), options and seed along: give no others
terminal-number = { $flag } takes a number from { $least } to { $most }, not “{ $text }”
terminal-line-long = this line is too long: nothing to type here has more than { $most } characters
terminal-mistake = this is a mistake in Musivum, please report it ({ $problem }); with MUSIVUM_TRACEBACK=1 in the environment it says where
terminal-save = { $path } cannot be written: { $problem }
terminal-save-over = { $path } is there already and is no record, so it stays as it is; choose another name

# The terminal: tables

terminal-title = { $options ->
    [none] { $title }
   *[other] { $title } ({ $options })
 }
terminal-games-more = “musivum games GAME” shows the options of a game, “musivum rules GAME” its rules, “musivum play GAME” plays it.
terminal-game-bots = Bots, weakest first:
terminal-game-more = Play it: musivum play { $game }. Its rules: musivum rules { $game }.
terminal-head-flag = option
terminal-head-values = values
terminal-head-default = usually
terminal-head-depth = depth
terminal-head-sequences = sequences
terminal-head-seconds = seconds
terminal-head-total = all
terminal-head-game = game
terminal-head-options = options
terminal-head-games = games/s
terminal-head-moves = moves/game
terminal-head-nanoseconds = ns/move
terminal-head-simulations = simulations/s
terminal-opening = Opening { $game } (the first time, its rules are compiled) …
terminal-measuring = Measuring { $game } …
terminal-compiling = compiling
terminal-compiled = { $game } is ready ({ $seconds } s)
terminal-compiled-all = all games are ready

# The terminal: a game

terminal-you = you
terminal-seat = player { $player }
terminal-seat-named = player { $player } ({ $name })
terminal-chance = chance
terminal-you-begin = You begin.
terminal-seat-begins = Player { $player } begins.
terminal-begins = { $name } begins.
terminal-welcome = Type a move, or “help”. Tab completes what you type.
terminal-turn = { $name }: { $doing }. { $number } legal moves, such as { $example }.
terminal-turn-few = { $name }: { $doing }. Legal moves: { $moves }
terminal-thinking = Thinking …
terminal-forced = nothing else was possible
terminal-taken-for = That is { $move }.
terminal-pass-on = Only { $name } may look now. Press Enter when you are ready.
terminal-over = The game is over: { $reason }.
terminal-won = wins
terminal-nobody = Nobody wins.
terminal-afterwards = “save FILE” keeps the record, “undo” takes your last move back; Enter leaves.
terminal-no-input = There is no more input, and the game is not over.
terminal-interrupted = Interrupted; the game is not over.
terminal-left = You leave before the end; “save FILE” would have kept the game.
terminal-lost = “moves” lists the legal moves, “help” says what else can be typed.
terminal-patience = { $number } lines in a row were refused; there is no use in reading on.
terminal-needs = “{ $command }” needs to know more: { $command } { $what }

# The terminal: commands inside a game

terminal-argument-text = TEXT
terminal-argument-move = MOVE
terminal-argument-file = FILE
terminal-help-move = A move is written like { $example }; the beginning is enough if only one legal move begins so. Beside moves there are:
terminal-help-moves = list the legal moves, or those that begin with a text
terminal-help-more = go on with a long list
terminal-help-why = say why a move is not legal
terminal-help-hint = what the greedy bot would do
terminal-help-notation = tell moves in notation, or in words again
terminal-help-undo = take back your last move
terminal-help-board = draw the table again
terminal-help-scores = the points as they stand, and what they are for
terminal-help-rules = the rules of the game
terminal-help-save = keep the game in a file, to play on or replay later
terminal-help-help = this list
terminal-help-quit = leave the game
terminal-moves = { $number ->
    [0] There are no legal moves.
    [one] One legal move:
   *[other] { $number } legal moves:
 }
terminal-moves-found = { $number ->
    [0] None of the { $all } legal moves has “{ $text }” in it.
    [one] One of { $all } legal moves:
   *[other] { $number } of { $all } legal moves:
 }
terminal-more = … { $lines ->
    [one] one more line
   *[other] { $lines } more lines
 }: “more” goes on, “moves TEXT” searches.
terminal-no-more = There is no more of the list; “moves” begins one.
terminal-ambiguous = “{ $text }” is the beginning of { $number } legal moves: { $moves }
terminal-and-more = {" "}…
terminal-legal = { $move } is legal.
terminal-hint = { $bot } would play { $move } ({ $words })
terminal-notation = { $shown ->
    [yes] From now on moves are told in notation.
   *[no] From now on moves are told in words.
 }
terminal-undone-secret = The last choice is taken back.
terminal-undone = { $move } is taken back.
terminal-saved = Saved to { $path } ({ $number ->
    [one] one move
   *[other] { $number } moves
 }).

# The terminal: a replay

terminal-replay-help = Enter goes on, “b” back, a number from 0 to { $last } jumps there, “end” to the end, “q” leaves.
terminal-replay-prompt = { $number }/{ $last }>{" "}
terminal-replay-range = there is no position { $number }; they are numbered 0 to { $last }
terminal-replay-stay = This is position { $number }, and there is nothing beyond it.
terminal-replay-open = Here the record ends; the game was not over.
research-batch-seeds = a batch of { $games } games needs { $games } seeds, not { $given }

server-serve-help = Serve the games to browsers and programs.
server-verify-help = Prove that no roll of a record was chosen.
server-check-help = Read a whole database, also while a server uses it, and tell what is wrong.
server-backup-help = Copy a SQLite database, also while a server uses it.
server-restore-help = Put a copy in a database’s place; the server must not run.
server-help-port = Port to listen on; 0: any free one.
server-help-database = sqlite:///FILE, or postgresql://USER@HOST/NAME for several processes
server-help-host = Address to listen on.
server-help-processes = Processes that serve, on one database; more than one is for machines with several cores.
server-help-bots = Processes for bots; 0: one per spare core; ray: they think on a Ray cluster.
server-help-ray-address = The Ray cluster for “--bots ray”, such as 10.0.0.1:6379 or auto; left out: one on this machine.
server-processes = this system cannot divide a server among several processes; leave --processes out
server-bots = a number of processes, or “ray”, not “{ $given }”
server-ray-alone = this is for “--bots ray”
server-help-bot-pause = Seconds that a bot takes for a move at least, so that people can follow.
server-help-origin = Another origin of this server’s own pages, where a proxy changes the Host.
server-help-secure = Reached by https: strict cookies.
server-help-host-name = A name under which it is reached, such as games.example; may be given several times.
server-help-proxied = Behind a proxy of yours, or so many of them, one after another.
server-hops = a number of proxies from 0 to { $most }, not “{ $given }”
server-help-log = What is logged: this, and all that is graver.
server-help-unlimited = No limits of speed and number: for load tests.
server-help-key = The server’s public key (GET /api/key): also check who signed the record.
record-help = A record: what “save” wrote, or a download from the page.
server-help-record = A record of a finished match.
server-help-backup = Where the copy goes; must not exist yet.
server-help-restore = A copy that “backup” made.
research-opponents = { $game } has { $others } other seats here, but { $given } opponents were given
server-database = the database cannot be used: { $problem }
server-database-address = “{ $given }” is not the address of a database; one is written sqlite:///FILE or postgresql://USER@HOST/NAME

# Bots and search

bot-random = Plays anything that is legal.
bot-greedy = Takes what it gets now, and looks no further.
bot-beginner = Takes what looks good now, and sees only large differences.
bot-casual = Takes what looks best now, and does not see small differences.
bot-club = Knows what is promising, not only what it gets now.
bot-expert = Judges finely, and thinks ahead where first sight is not enough.
bot-master = Thinks for about a second, and plays as well as we know how.
search-seat = nothing can be searched for seat { $seat }: the view must be its own, and the seat awaited; { $waits ->
    [chance] dice or cards are awaited
    [nobody] nobody is awaited
    [one] seat { $awaited } is awaited
   *[several] seats { $awaited } are awaited
 }
search-no-budget = a search needs a number of simulations or of milliseconds
search-no-solver = { $game } cannot be solved here: that takes two seats, no chance and nothing hidden
search-budget = { $name } should be a number from 1 to { $most }, not { $value }

# The arena

arena-help = Let bots play each other on equal dice, and say who is stronger.
arena-help-game = The game.
arena-help-bots = Two bots or more; one is enough for a game that is played alone.
arena-help-games = How many seeds; all who meet play each from every seat.
arena-help-option = An option of the game, such as hand=3; can be given several times.
arena-help-out = The file of finished games (JSON lines); if it is there, it is continued.
arena-help-jobs = How many games at a time; 0 for one on every core.
arena-help-first = The first seed.
arena-help-opening = How many moves of every game are drawn by lot first, so that games without chance differ.
arena-help-ladder = Only bots named next to each other meet.
arena-help-engine = Processes of this machine, or ray.
arena-help-address = The address of a Ray cluster; without it, one is started here.
arena-help-report = Write a page with tables and plots (HTML).
arena-help-parquet = Write the games for data frames (Parquet).
arena-help-plot = Write the distribution of the scores as a picture (SVG).
arena-results-help = Say what a file of finished games says, or play some of them again.
arena-help-file = A file that “arena” wrote.
arena-help-verify = Play so many of its games again, chosen at random, and compare.
arena-playing = Playing
arena-verifying = Playing again
arena-interrupted = Interrupted. What is finished is in { $path }; the same command goes on from there.
arena-stopped = Interrupted.
arena-written = All games are in { $path }.
arena-wrote = Written: { $path }
arena-verified = { $number ->
    [one] The game played again ended as the file says.
   *[other] All { $number } games played again ended as the file says.
 }
arena-differs = seed { $seed }, { $bots }: the file says { $claimed }, but now it is { $found }
arena-failed = seed { $seed }, { $bots }: the file says { $claimed }, but now a bot failed: { $problem }
arena-outcome = { $scores } (winning seats: { $winners })
arena-outcome-full = { $scores } (winning seats: { $winners }; { $reason }; { $moves } moves)
arena-rules = these games were played by version { $rules } of the rules of { $game }; this program has version { $known } and cannot play them again
arena-unverified = { $wrong } of { $number } games ended otherwise: other bots, other rules, or another hand on the file
arena-nothing-to-verify = { $path } holds no game that could be played again
arena-anchor = Ratings are on the Elo scale, { $bot } being 0; in brackets the 95 % interval.
arena-forfeited = A game was forfeited: { $problem }
arena-head-bot = bot
arena-head-rating = rating
arena-head-interval = 95 % interval
arena-head-games = games
arena-head-score = mean score
arena-head-target = { $target } or more
arena-head-pace = time a choice
arena-head-game-time = time a game
arena-head-forfeits = forfeits
arena-head-pair = bots
arena-head-share = first ahead
arena-head-sets = sets won
arena-head-lead = points
arena-head-seeds = sets
arena-head-seed = seed
arena-head-problem = what went wrong
arena-other-file = { $path } holds games of another kind, not of { $game } with these options; name another file with --out
arena-no-file = { $path } is no file of finished games: its first line should say { $format }, version { $version }
arena-line = line { $line } of { $path } is no finished game; take it away, and the rest can be used
arena-unreadable = { $path } cannot be read: { $problem }
arena-empty = { $path } holds no finished game yet
arena-disk = { $path } cannot be written: { $problem }; what was finished before is kept
arena-folder = there is no folder { $folder } to write { $name } into
arena-locked = another arena is writing { $path } just now; wait for it, or name another file with --out
arena-twice = a bot cannot meet itself: every bot should be named once
arena-two = two bots or more should be named
arena-option = { $word } is no option; it should be NAME=VALUE, where the name is one of: { $allowed }
arena-option-twice = the option { $name } is given twice
arena-engine = there is no engine “{ $engine }”; there are: { $allowed }
arena-address = an address is for the engine ray; add --engine ray
arena-alone-only = a picture of scores is for games that are played alone; --report shows all others
arena-worker = the process that played seed { $seed } ({ $bots }) died { $times } times, the last time with code { $code } (-9 means that it was killed, perhaps for want of memory); all finished games are kept
arena-ray-lost = Ray lost the game of seed { $seed } ({ $bots }): { $problem }; all finished games are kept

# The arena: its page

arena-report-title = { $game }: the arena
arena-report-lead = Bots on equal dice: all who meet play the same seeds ({ $first } to { $last }) from every seat, so that neither dice nor seats decide. Options: { $options }.
arena-report-alone = Bots alone, all on the same dice (seeds { $first } to { $last }). Options: { $options }.
arena-fact-games = games
arena-fact-seeds = seeds
arena-fact-bots = bots
arena-fact-time = thinking time
arena-points = points
arena-moves = moves
arena-all = all games
arena-seat = player { $player }
arena-axis-elo = Elo points
arena-axis-wins = share of the wins, in %
arena-champion = Distribution of scores of bots that play alone
arena-part-ratings = Ratings
arena-how-ratings = Elo scale, { $bot } being 0: 100 points more are 64 % of the wins, 400 points more are 91 %. Bands are 95 % confidence intervals of the difference to { $bot }, from drawing the duplicate sets anew.
arena-part-alone = Points
arena-how-alone = Mean points, and how often a number of points was reached, with 95 % confidence intervals.
arena-part-pairs = Every two
arena-how-pairs = How often the bot of the row was ahead of the bot of the column, a tie being a half; below, the 95 % interval, and by how many points on average.
arena-how-pairs-alone = How often the bot of the row had more points than the bot of the column on the same dice, a tie being a half; below, the 95 % interval, and by how many points on average.
arena-part-scores = Scores
arena-how-scores = Share of games by points; the line is the mean.
arena-how-targets = Share of games by points; the line is the mean, dashed lines are what the rulebook asks for.
arena-part-seats = Seats
arena-how-seats = Share of the wins by seat, over all bots, with 95 % intervals. Since everyone sits everywhere equally often, the dashed line would be a fair game.
arena-part-lengths = Length
arena-how-lengths = Moves of a game, dice and passes too.
arena-part-times = Time
arena-how-times = Thinking time for a choice between two moves or more: processor time, or the clock’s for an outside program.
arena-part-forfeits = Forfeits
arena-how-forfeits = { $number ->
    [one] One game was lost because a bot failed.
   *[other] { $number } games were lost because a bot failed.
 }

# Stats, for designers

stats-help = Measure what a game’s options and seats do to scores and length.
stats-help-bot = A bot that plays all seats; can be given several times. Usually random and greedy.
stats-help-games = Games of each bot for each variation; random plays twenty times as many.
stats-help-vary = An option to change; can be given several times. Usually all.
stats-help-json = Print the numbers as JSON, a line for each measurement.
stats-help-report = Write a page with plots (HTML).
stats-measuring = Measuring
stats-vary = { $game } has no option “{ $name }” whose values could be tried; it has: { $allowed }
stats-usual = as it is
stats-head-changed = changed
stats-head-score = points
stats-head-spread = spread
stats-head-margin = margin
stats-head-seats = % by seat
stats-head-draws = shared
stats-head-moves = moves
stats-head-branching = legal moves
stats-head-reason = end of the game
stats-fact-variations = variations
stats-report-title = { $game }: what its options do
stats-report-lead = One option is changed at a time; one bot plays all seats of a game, on the same seeds everywhere. As it is: { $options }. The pictures show { $bot }.
stats-part-numbers = In numbers
stats-how-numbers = Mean points of a seat and their standard deviation; points between first and second; how often each seat won, from the first on; how often a win was shared; moves of a game, dice and passes too; and between how many legal moves one chose on average.
stats-part-scores = Scores
stats-how-scores = Share of seats by points; the line is the mean.
stats-part-seats = Seats
stats-how-seats = Share of the wins by seat with 95 % intervals; the dashed line would be fair.
stats-part-lengths = Length
stats-how-lengths = Share of games by their number of moves; the line is the mean.
stats-part-ends = How it ends
stats-how-ends = Which rule ended the game, as it is.

# Outside bots

outside-start = the bot “{ $command }” cannot be started: { $problem }
outside-ended = the bot “{ $command }” has ended before its time, with exit code { $code }{ $heard ->
    [yes] ; its standard error ends with: { $stderr }
   *[no] {""}
 }
outside-late = the bot “{ $command }” did not answer within { $seconds } seconds{ $heard ->
    [yes] ; its standard error ends with: { $stderr }
   *[no] {""}
 }
outside-nonsense = the bot “{ $command }” should answer with a line of JSON whose type is “{ $expected }”, but said: { $said }{ $heard ->
    [yes] ; its standard error ends with: { $stderr }
   *[no] {""}
 }
outside-id = the bot “{ $command }” should answer question { $expected }, not { $found }{ $heard ->
    [yes] ; its standard error ends with: { $stderr }
   *[no] {""}
 }
outside-illegal = the bot “{ $command }” answered { $move }, which is none of the legal moves it was shown{ $heard ->
    [yes] ; its standard error ends with: { $stderr }
   *[no] {""}
 }
outside-help-game = The game; all of them if left out.
outside-help-games = How many games of each.
outside-conforms = { $command } conforms: { $games } games of { $game }, { $moves } moves.
outside-help = Check that a program plays by the protocol for outside bots.
outside-help-command = The command that starts the program.

# Analysis

analysis-help = Analyse a record: what every move was worth, and luck against skill.
analysis-help-level = The bot that names the best moves: club, expert or master.
analysis-help-simulations = Continuations played for the value of each position; by default as many as the game needs.
analysis-help-seed = The same number gives the same analysis.
analysis-help-json = Write the analysis as JSON to a file, or “-” for standard output.
analysis-help-plot = Draw it into an .svg or .png file.
analysis-level = there is no analyst “{ $level }”; there are: { $allowed }
analysis-simulations = the number of simulations should be from 2 to { $most }, not { $value }
analysis-plot-kind = { $path } should end in .svg or .png
analysis-no-folder = { $path } cannot be written: its folder does not exist
analysis-empty = this record has no moves, so there is nothing to analyse
analysis-working = Analysing
analysis-written = Written to { $path }.
analysis-unfinished = The record ends before the game does: the result is what its last position is worth.
analysis-made = Best moves by { $level }; values by { $simulations } continuations of each position.
analysis-head-who = who
analysis-head-move = move
analysis-head-value = value
analysis-head-luck = luck
analysis-head-grade = grade
analysis-head-loss = loss
analysis-better = better { $move }
analysis-grade-best = best
analysis-grade-good = good
analysis-grade-inaccuracy = inaccuracy
analysis-grade-mistake = mistake
analysis-grade-blunder = blunder
analysis-part-start = start
analysis-part-luck = luck
analysis-part-choices = own choices
analysis-part-others = others’ choices
analysis-part-unforeseen = unforeseen
analysis-part-result = result
analysis-luck = { $measure ->
    [points] Chance gave { $name } { $luck } points.
   *[share] Chance gave { $name } { $luck } of the win.
 }
analysis-no-luck = Nothing was left to chance.
analysis-choices = { $flawless ->
    [yes] No choice lost anything that could be measured.
   *[no] { $measure ->
        [points] Own choices cost { $lost } points.
       *[share] Each own choice cost { $lost } of the win on average.
    }
 }
analysis-others = Each of the others’ choices brought { $others } on average.
analysis-plot-title = { $title }: luck and skill
analysis-plot-moves = moves
analysis-plot-points = points
analysis-plot-share = share of the win in %

compiling = Compiling { $what }, which is done once and takes about { $seconds } seconds …
compiled-elsewhere = { $wanted } cannot be written, so what is compiled is kept in { $place }. Set MUSIVUM_CACHE_DIR to choose another place.

## Browsers

browser-build-help = Build what lets browsers think by themselves: rules, policies and search of all games as WebAssembly. What has not changed is not built again.
browser-building = building for browsers
browser-built = { $game } is ready for browsers ({ $kilobytes } kB)
browser-bundled = Sources for pages that play without a server: { $kilobytes } kB
browser-bundled-paper = What pages need to print: { $kilobytes } kB
browser-site-help = Write the page as plain files, for any web host: all games, alone or against bots, without a server.
browser-site-out-help = The folder to write into.
browser-site-written = { $files } files are in { $path }; put them at the top of a web host. To try them: python -m http.server -d { $path }
browser-site-unbuilt = the page or the games for browsers are not built; run: make setup
browser-site-occupied = there is something else in { $path }; choose an empty folder
browser-no-linker = To build for browsers, the linker wasm-ld is needed, and it is not here. On Debian or Ubuntu, run: sudo apt-get install lld. Elsewhere, run: pip install ziglang.
browser-too-large = The pack of { $game } would have { $bytes } bytes in gzip, and no more than { $most } are allowed.
browser-failed = { $what } could not be built for browsers: { $problem }

## Paper

print-paper = there is no paper “{ $paper }”; there is: { $allowed }
print-ink = there is no ink “{ $ink }”; there is: { $allowed }
print-backs = there are no backs “{ $backs }”; there are: { $allowed }
print-number = { $number } is too many or too few; it may be 1 to { $most }
print-per-page = { $number } to a page cannot be printed; it may be: { $allowed }
print-size = { $size } mm is no size for this paper: it may be { $least } to { $most } mm
print-unknown = { $game } has nothing called “{ $what }” for paper; it has: { $allowed }
print-too-large = this does not fit on the paper: within its margins there are { $width } × { $height } mm; take a smaller size, or larger paper
print-no-file = say where the pages go: musivum print { $game } -o { $game }.pdf
print-no-puzzle = no puzzle was found for { $game } with these options; take other ones, or another seed
file-unwritable = { $path } cannot be written: { $problem }
print-done = { $pages ->
    [one] { $file }: one page. Print it in true size (100 %), and measure the ruler at its foot.
   *[other] { $file }: { $pages } pages. Print them in true size (100 %), and measure the ruler at their foot.
}
print-ruler = { $length } mm, if printed in true size
print-piece = A piece
print-name = Name
print-total = total
print-booklet = { $title }: the rules
print-account = { $line }: { $points }
print-moves = The moves
print-running = The game is not over: { $moves ->
    [one] one move has been played.
   *[other] { $moves } moves have been played.
}
print-player = { $won ->
    [yes] { $name } (won)
   *[no] { $name }
}
print-puzzles = { $title }: puzzles
print-puzzles-how = In every position one move brings more points at once than any other. Which one is it? What gets you further ahead of the others counts; what comes later does not.
print-puzzle = { $players ->
    [1] { $number }. It is your turn.
   *[other] { $number }. It is player { $seat }’s turn.
}
print-solutions = The solutions
print-show-answer = Show the answer
print-solution = { $number }. { $move } ({ $points ->
    [one] one point
   *[other] { $points } points
} further ahead)

print-rules-about = The rules, with pictures
print-puzzles-about = A worksheet of puzzles, with solutions
print-board-about = The boards, as they stand at the start
print-not-usual = (only if asked for)
print-list-record = A game that was played, as one page: musivum print game.json -o game.pdf

print-help = Print a game: boards, cards, sheets and rules as a PDF, or a game that was played. What one needs to play is printed if nothing is named; --list says what there is. The options of the game go along, such as --side 4
print-help-out = Write the pages to this file.
print-help-list = Say what can be printed.
print-help-language = The language of what is printed (default: the one that this is said in).
print-help-paper = The paper (default: a4).
print-help-ink = full, or saving: outlines and signs, no fills (default: full).
print-help-size = Millimetres of a cell, a card or a tile (default: what suits the paper).
print-help-per-page = Sheets to a page (default: 2).
print-help-backs = Backs of cards: plain, or fold: printed beside the fronts, to fold and glue (default: plain).
print-help-number = How many rolls or puzzles.
print-help-seed = What rolls and puzzles follow from; equal seeds print equal pages (default: 1).
print-help-archive = Write PDF/A, to be kept for ever.

## Pictures

show-help = Make a picture of a position of a record: SVG, PNG or PDF, by how the file’s name ends.
show-help-out = Write the picture or film to this file.
show-help-seat = See it with the eyes of this seat (default: a spectator’s).
show-help-size = How wide it is, in pixels.
show-kind = { $file } does not say by its ending what it should be; it may end with { $allowed }
show-done = { $file }: the position after move { $number } of { $last }.
film-help = Make a film of a record: GIF or WebP, by how the file’s name ends.
film-help-pace = Thousandths of a second for each move.
film-making = Making a film of { $moves } moves …
film-done = { $file }: { $moves } moves, { $size } kB.
record-shown = { $title }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}

card-match = { $title }: { $names }
card-level = { $level ->
    [random] Random
    [beginner] Beginner
    [casual] Casual
    [greedy] Greedy
    [club] Club player
    [expert] Expert
    [master] Master
   *[other] { $level }
    }
card-about-match = { $status ->
    [over] A finished game. Go through it move by move.
    [playing] A game that is being played. Watch it.
   *[other] A game that is about to begin. Come and play.
}
card-daily = { $title }: the challenge of the day
card-about-home = { $games ->
    [4] Four games called Mosaic: alone, against bots, or with friends by a link.
   *[other] { $games } games, most of them called Mosaic: alone, against bots, or with friends by a link.
 }
card-about-daily = Everyone plays with the same dice today. How far can you get?
card-daily-strip = A strip of stones

# Learning

learn-help = Learn a game from self-play, and keep the network if it wins.
learn-help-folder = Where the run is kept; one that is there goes on.
learn-help-also = The same game with other options, which takes turns with the first.
learn-help-rounds = Rounds of self-play and learning in the whole run.
learn-help-games = Games in a round.
learn-help-seed = Of all chance in the run.
learn-help-simulations = Simulations for every choice; 0 plays at first sight.
learn-help-noise = How much chance has a say in the first choices, in points.
learn-help-trust = How much the end of a game counts, against what was promised on the way.
learn-help-memory = How many rounds of games are learned from again.
learn-help-ahead = Learn from looking ahead: the answer is what so many throws of the next dice would bring; 0: how games end.
learn-help-compared = When looking ahead, how many of the best-looking moves of every choice are learned from.
learn-help-anew = Begin with a network that knows nothing, not with the one in use.
learn-help-pairs = Duplicate pairs at the gate.
learn-help-budget = Simulations a move at the gate.
learn-help-out = Where to write the network if it wins.
learn-help-jobs = Processes that play games at a time; 0 for one on every core. On Ray: the processors of a cluster that is started here.
learn-working = Learning
learn-proving = Proving itself
learn-learned = { $rounds } rounds and { $games } games; the run is kept in { $folder }
learn-verdict = won { $share } % of { $pairs } pairs ({ $low } … { $high }) against the network in use
learn-stays = That is no proof: the network in use stays.
learn-kept = The new network is in { $path }
learn-no-network = { $game } has no network that could learn
learn-other-game = { $folder } holds a run of { $game }; choose another folder
learn-other-shape = the network in { $folder } looks at other things than this version does; choose another folder
learn-worker = a process that played games died (perhaps it was killed for want of memory); all rounds before are kept, and the same command goes on from there
learn-ray-lost = Ray lost games of this round: { $problem }; all rounds before are kept, and the same command goes on from there

# Solving

solve-help = Make a line of play perfect from its end to the front, as far as one has patience. For games of two without chance.
solve-help-resume = Where everything found is kept; if the file is there, it goes on from it.
solve-help-bot = Who plays the line with itself that is made perfect.
solve-help-positions = Stop after so many positions; without it, when the game is solved.
solve-playing = { $bot } plays a first line
solve-working = Moves proved
solve-so-far = From move { $move } of { $moves } on, everything is proved to be perfect: in the end { $ahead ->
    [first] the first player leads by { $lead }
    [second] the second player leads by { $lead }
   *[nobody] nobody leads
 }. Positions looked at: { $positions }.
solve-solved = Solved: with perfect play { $ahead ->
    [first] the first player leads by { $lead } in the end
    [second] the second player leads by { $lead } in the end
   *[nobody] nobody leads in the end
 }. Positions looked at: { $positions }.
solve-unreadable = { $path } is no file that “solve” has written; name another one with --resume
solve-other = { $path } holds a line of { $game } with { $options }; name another file with --resume
