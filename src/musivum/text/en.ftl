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

# What every scene says

scene-pass = Pass
scene-seat = Seat { $seat }

# Dice that can be checked (musivum verify)

fair-missing = this record has nothing to check its dice by: extra.dice with the recipe “{ $recipe }” is missing
fair-secret = the seed of this match is not revealed yet; a daily challenge reveals it when the day is over
fair-commitment = the seed is not the one that was committed to: its SHA-256 is not { $commitment }
fair-contributions = the players’ contributions should be { $seats } texts of letters, digits, “_” and “-”, one for each seat
fair-key = the record’s seed should be { $found }, which follows from the secret seed and the contributions, not { $said }
fair-move = move { $number } was { $found }, but the seed gives { $expected }: this was chosen, not rolled
fair-proven = { $rolled ->
    [0] There was no chance in this game, so there is nothing that could have been chosen.
    [one] The one chance move follows from the committed seed: it was not chosen.
   *[other] All { $rolled } chance moves follow from the committed seed: none was chosen.
}

# The server

server-no-match = there is no match “{ $match }”
server-not-open = seat { $seat } of this match is not open; { $free }
server-no-free-seat = this match has no free seat left
server-invite = this match is private; you need its invitation link to join
server-not-yours = seat { $seat } is not yours in this match
server-no-guest = you have no name here yet: POST /api/me makes you a guest
server-not-playing = this match is { $status }, so this cannot be done now
server-not-over = this match is not over yet
server-begun = this match has begun; resign if you want to leave it
server-seats = { $game } has { $seats } seats with these options, but { $given } were described
server-level = there is no bot level “{ $level }”; there are: { $allowed }
server-no-me = at least one seat must be yours (“me”)
server-many-matches = you have { $most } unfinished matches already; finish or leave some
server-slow-down = too fast: wait { $seconds } seconds
server-large = too large: at most { $most } bytes are read
server-stale-turn = this message was for another turn (turn { $turn }, now it is { $now })
server-out-of-time = seat { $seat } is out of time
server-forfeited = seat { $seat } has given up this match
server-contribution = a contribution is 1 to 64 letters, digits, “_” or “-”
server-contributed = seat { $seat } has contributed already
server-back-persons = moves can be taken back only where all other seats are bots’ or yours
server-back-hidden = hidden cards were played since, so your move stands
server-old-rules = this match was made with version { $rules } of the rules of { $game }; this server has version { $known } and cannot go on with it
server-name = a name is 1 to 30 visible characters
server-link = this link is not known, was used already, or is too old; make a new one on the other device
server-origin = this page comes from another site ({ $origin }), so it may not do this
server-request = the request is wrong at { $place }: { $problem }
server-no-path = there is nothing at { $path }
server-method = { $method } cannot be done with { $path }
server-message = this message cannot be read: { $problem }
server-stopping = the server is stopping; try again in a moment
server-busy = another move came first too often; try again
server-broken = something went wrong on the server; it was logged as { $incident }
server-hint = a hint is given only where no other person plays, and not in a daily challenge
server-no-daily = there is no daily challenge for { $game }; there is one for: { $allowed }
server-day = a day is written like 2026-03-01 and lies not in the future
server-daily-private = a daily challenge can be watched by others when its day is over
server-no-rematch = a daily challenge is played once
server-sheet = only the sheet “{ $allowed }” can be played here
server-database-locked = another server already uses { $path }; one process at a time can use a SQLite file (PostgreSQL serves several)
server-resigned = resigned
server-timeout = out of time
server-client-missing = The server runs, but the browser client was not built into this installation. Build it with “npm run build” in web/, or use the API at /api/openapi.json.
server-started = Musivum is at { $address } (Ctrl-C stops it)
backup-done = { $path } holds the database as it was a moment ago ({ $matches } matches)
backup-exists = { $path } exists already; name a file that does not
backup-source = there is no database at { $path }
backup-postgres = this command copies SQLite databases; for PostgreSQL use pg_dump and pg_restore
backup-not-database = { $path } is not a Musivum database: { $problem }
backup-restored = { $path } is in place with { $matches } matches; what was there before is now { $before }
backup-restored-new = { $path } is in place with { $matches } matches

# Environments for researchers.

research-missing = this needs { $library }: pip install "musivum[{ $extra }]"
research-option = { $option }={ $value } is not possible here; { $option } is one of: { $allowed }
research-solo-win = the reward of a solo game of { $game } is its score: there is nobody to win against
research-no-move = action { $action } of { $game } means no move here; actions go from 0 to { $last }, and the action mask says which are legal
research-reset = call reset() first
research-agent = there is no agent “{ $agent }”; there are: { $allowed }
research-actions = an action is needed from each of: { $allowed }
research-wait = { $agent } is not awaited and can only wait, which is action { $action }
research-seat = seat { $seat } does not exist in { $game } here; seats go from 0 to { $last }
research-over = the game is over: call reset() for a new one
research-batch = game { $number } of the batch: { $problem }
research-batch-actions = a batch of { $games } games needs { $games } actions, not { $given }
research-positive = { $name } is { $value }, but it must be at least { $least }

# The terminal: help

terminal-about = Four board games called Mosaic: play them, read their rules, count and measure.
terminal-epilog = Begin with: musivum play steere
terminal-version-help = Print the version and stop.
terminal-games-help = List the games, or show one with its options.
terminal-rules-help = Show the rules of a game.
terminal-play-help = Play a game. You sit on seat 0 and a bot on the others, unless you say otherwise. The options of a game are flags, such as --players 3; “musivum games GAME” lists them.
terminal-bot-help = The bot on every seat that is not yours.
terminal-seat-help = Who plays on a seat: person, or a bot’s name. May be repeated.
terminal-seed-help = A text that the dice and cards follow from: same seed, same luck.
terminal-from-help = Play on from a saved record.
terminal-replay-command-help = Look at a saved record. Step by step, or through a pipe all of it; every move is checked.
terminal-all-help = Show every position, one after the other.
terminal-at-help = Show the position after N moves only.
terminal-eyes-help = See it through the eyes of this seat.
terminal-perft-help = Count the sequences of moves of a game. Chance moves count, and a finished game counts once.
terminal-depth-help = How many moves a sequence has.
terminal-divide-help = Split the last count by the first move.
terminal-bench-help = Measure random games a second. All games, or one with options of its own; on one core, inside compiled code.
terminal-seconds-help = How long to measure each game.
terminal-json-help = Print one JSON object a line.
terminal-compile-help = Compile the rules of all games. It is done once, and no first move waits for it then.

# The terminal: what was not understood

terminal-no-game = name a game: { $allowed }
terminal-flag = { $game } has no option { $flag }; it has: { $allowed }
terminal-flag-value = { $flag } needs a value: { $allowed }
terminal-flag-twice = { $flag } is given twice
terminal-word = “{ $word }” is one word too many; the options of { $game } are: { $allowed }
terminal-seat-form = “{ $text }” does not say who plays where; write a seat and a player such as 1=random; players are: { $allowed }
terminal-no-seat = there is no seat { $seat } here; seats are 0 to { $last }
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
terminal-yes = yes
terminal-no = no
terminal-games-more = “musivum games GAME” shows the options of a game, “musivum rules GAME” its rules, “musivum play GAME” plays it.
terminal-game-bots = Bots, weakest first: { $bots }.
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
terminal-opening = Opening { $game } (the first time, its rules are compiled) …
terminal-measuring = Measuring { $game } …
terminal-compiling = compiling { $game }
terminal-compiled = { $game } is ready ({ $seconds } s)
terminal-compiled-all = all games are ready

# The terminal: a game

terminal-you = you
terminal-seat = seat { $seat }
terminal-seat-named = seat { $seat } ({ $name })
terminal-chance = chance
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
terminal-hint = { $bot } would play { $move }
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
server-backup-help = Copy a SQLite database, also while a server uses it.
server-restore-help = Put a copy in a database’s place; the server must not run.
server-help-port = port to listen on; 0: any free one
server-help-database = sqlite:///FILE, or postgresql://USER@HOST/NAME for several processes
server-help-host = Address to listen on.
server-help-bots = Processes for bots; 0: one per spare core.
server-help-origin = Another origin whose pages may use this server.
server-help-secure = Reached by https: strict cookies.
server-help-proxied = Behind a proxy of yours.
server-help-log = debug, info, warning or error
server-help-unlimited = No limits of speed and number: for load tests.
server-help-record = A record of a finished match.
server-help-backup = Where the copy goes; must not exist yet.
server-help-restore = A copy that “backup” made.
research-opponents = { $game } has { $others } other seats here, but { $given } opponents were given
server-database = the database cannot be used: { $problem }

# Bots and search

bot-random = Plays anything that is legal.
bot-greedy = Takes what it gets now, and looks no further.
bot-beginner = Plays for the first time: sees a few good moves and misses most of them.
bot-casual = Plays for fun: sees most of what is on the table, and not what comes after.
bot-club = Plays every week: thinks a little ahead, and punishes mistakes.
bot-expert = Thinks ahead and seldom errs.
bot-master = Thinks for about a second, and plays as well as we know how.
search-seat = nothing can be searched for seat { $seat }: the view must be its own, and the game waits for { $awaited }
search-no-budget = a search needs a number of simulations or of milliseconds
search-no-solver = { $game } cannot be solved here: that takes two seats, no chance and nothing hidden
search-budget = { $name } should be a number from 1 to { $most }, not { $value }

# The arena

arena-help = Let bots play each other on equal dice, and say who is stronger.
arena-help-game = The game.
arena-help-bots = Two bots or more; one is enough for a game that is played alone.
arena-help-games = How many seeds; every two bots play each from every seat.
arena-help-option = An option of the game, such as hand=3; can be given several times.
arena-help-out = The file of finished games (JSON lines); if it is there, it is continued.
arena-help-jobs = How many games at a time; 0 for one on every core.
arena-playing = Playing
arena-interrupted = Interrupted. What is finished is in { $path }; the same command goes on from there.
arena-standing = { $bot }: { $score } ± { $error } points over { $games } games, { $seconds } s a game
arena-pairing = { $one } – { $other }: { $share } % ± { $error } of the wins, { $lead } points, { $seeds } seeds from every seat
arena-written = All games are in { $path }.
arena-other-file = { $path } holds games of another kind, not of { $game } with these options; name another file
arena-twice = a bot cannot meet itself: every bot should be named once
arena-two = two bots or more should be named
arena-option = { $word } is no option; it should be NAME=VALUE, where the name is one of: { $allowed }

# Outside bots

outside-start = the bot “{ $command }” cannot be started: { $problem }
outside-ended = the bot “{ $command }” has ended before its time
outside-late = the bot “{ $command }” did not answer within { $seconds } seconds
outside-nonsense = the bot “{ $command }” should answer with a line of JSON whose type is “{ $expected }”, but said: { $said }
outside-id = the bot “{ $command }” should answer question { $expected }, not { $found }
outside-illegal = the bot “{ $command }” answered { $move }, which is none of the legal moves it was shown
outside-conforms = { $command } conforms: { $games } games of { $game }, { $moves } moves.
outside-help = Check that a program plays by the protocol for outside bots.
outside-help-command = The command that starts the program.
