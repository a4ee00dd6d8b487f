# The page

web-skip = Skip to the content
web-nav = Pages
web-home = To the games
web-lobby = Tables
web-daily = Daily
web-rules = Rules
web-settings = Settings
web-loading = One moment …
web-not-loaded = This page could not be loaded.
web-reload = Reload
web-nowhere = There is nothing here
web-nowhere-about = A stone has fallen out here: there is no such page. Perhaps the address lost a letter on its way.
web-not-shown = This cannot be shown
web-lost = The connection is lost. Coming back …
web-repaired = Connected again. Nothing was lost.
web-update-now = Load it now
web-update = There is a new version of this page. Your game goes on as it is.
web-no-answer = The server does not answer. Try again in a moment.

# Home

web-intro =
    { $games ->
        [4] Four games called Mosaic: alone, against bots, or with friends by a link.
       *[other] { $games } games, most of them called Mosaic: alone, against bots, or with friends by a link.
    }
web-level = Opponent
web-yes = yes
web-no = no
web-level-random = Random
web-level-beginner = Beginner
web-level-casual = Casual
web-level-greedy = Greedy
web-level-club = Club player
web-level-expert = Expert
web-level-master = Master
web-bot-random = Alea throws her stones anywhere: for the very first game.
web-bot-beginner = Tiro is still learning himself: for children and first evenings.
web-bot-casual = Livia plays for the pleasure of it: for whoever knows the rules.
web-bot-greedy = Crassus takes what lies nearest: for those who look one move further.
web-bot-club = Marcus plays every Thursday: for those who win against Livia.
web-bot-expert = Portia judges finely: for those who rarely lose.
web-bot-master = Minerva lets nothing pass: for those who want to learn from every game.
web-play = Play now
web-more-ways = More ways
web-learn = Rules
web-with-friends = With friends
web-to-daily = To the challenge
web-to-ranking = To the ranking
web-daily-done = { $score ->
    [one] You have played today’s challenge: one point.
   *[other] You have played today’s challenge: { $score } points.
}
web-continue = Continue
web-picture = { $game }, a game in progress
web-players = { $least ->
    [1] { $most ->
        [1] one player
       *[other] 1 to { $most } players
    }
   *[other] { $most ->
        [2] 2 players
       *[other] { $least } to { $most } players
    }
}
web-minutes = { $same ->
    [yes] { $most } minutes
   *[no] { $least } to { $most } minutes
}
web-age = ages { $age } and up

# A new table

web-who = Who plays?
web-who-bots = Against bots
web-who-friends = With friends, by a link
web-who-hot = Together at this screen
web-who-solo = Alone
web-how-many = Players
web-pace = Time
web-pace-unlimited = No clock
web-pace-live = { $minutes } minutes and { $seconds } seconds a move
web-pace-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
web-public = Anyone may join
web-start = Start
web-person = Player { $number }
web-name-of = Name of player { $number }

# Tables

web-open-tables = Open tables
web-none-open = No table is waiting for players right now.
web-new-table = A new table
web-running = Your running games
web-to-watch = To watch
web-watch = Watch
web-past = Your last games
web-look = Look
web-open-seat = free seat
web-seat = Seat { $seat }
web-you = you
web-bot = bot
web-join = Join
web-not-here-yet = not here yet
web-seat-kept = A seat is kept for you. Do you want to play again?
web-invite-again = { $names } can come to the rematch from the last game, or by this link. The game begins when everyone is here.
web-join-now = A seat is free. Do you want to play?
web-private = This table is private: ask whoever opened it for the invitation link.
web-invite = Send this link to those who should play. The game begins when every seat is taken.
web-link = Link
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-tell-invite = Play { $game } with me!
web-your-name = Your name
web-name-or-stone = left empty, you get one
web-cancel-table = Cancel this table
web-cancel-table-ask = Do you want to give up this table? The link will lead nowhere.
web-leave-table = Leave this table
web-leave-table-ask = Do you want to leave? Your seat will then be free for others.
web-stay = Stay here
web-qr = The link as a QR code
web-about-to-start = Everyone is here; the game begins.
web-gone = This table was given up before the game began.

# Playing

web-your-turn = Your turn
web-to-move = to move
web-winner = won
web-forfeited = gave up
web-timed-out = out of time
web-away = away
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-watching = { $number ->
    [one] One person is watching
   *[other] { $number } people are watching
}
web-days-left = { $days } days
web-waiting-for = Waiting for { $names }
web-played = { $name }: { $move }
web-chance-name = Chance
web-with-notation = { $said } ({ $move })
web-moves = Moves
web-to-present = Back to the game
web-hidden-move = A hidden move
web-turn = Turn
web-flip = Flip
web-in-hand = In hand: { $piece }
web-turned = Turned: { $piece }
web-flipped = Flipped: { $piece }
web-row = row { $number }: { $line }
web-would-cover = { $fits ->
    [yes] Fits
   *[no] Does not fit
}, { $number ->
    [0] covers nothing
   *[other] covers { $cells }
}
web-sign-none = stone
web-sign-gap = gap
web-sign-circle = circle
web-sign-triangle = triangle
web-sign-cross = cross
web-sign-square = square
web-sign-diamond = diamond
web-sign-bars = bars
web-sign-star = star
web-side = { $colour ->
    [terracotta] red
    [lapis] blue
    [gold] yellow
    [verdigris] green
    [porphyry] purple
    [marble] grey
   *[rose] pink
} { $side ->
    [N] above
    [E] on the right
    [S] below
   *[W] on the left
}
web-confirm = Confirm
web-cancel = Cancel
web-back-step = Back
web-own-board = Back to your board
web-first-board = Back to the first board
web-look-at = Look at the board of { $name }
web-zoom = Zoom
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Fit
web-shapes = Shape of the formation
web-formation = The formation
web-slot = Place { $number }: { $sign ->
    [circle] circle
    [triangle] triangle
   *[cross] cross
}
web-build = Build
web-swap-dice = Tap two dice, or drag one onto another, to swap them.
web-hint = Hint
web-hint-share = A hint: { $move }. You would win about { $worth } of such games.
web-hint-points = A hint: { $move }. You would end with about { $worth } points.
web-take-back = Take back
web-resign = Resign
web-resign-ask = Do you want to give up this game?
web-resign-sure = Yes, resign
web-end-sure = This ends the game for good. Are you sure?
web-next-game = Next game waiting for you
web-not-here = That does not fit here.
web-not-yet = Not yet. First: { $wanted }
web-you-watch = You are watching
web-full = All seats at this table are taken. You can watch the game.
web-hand-over = { $name }’s turn
web-show-hand = Show my cards
web-show-board = Show my board
web-board-of = The board of { $name }
web-lesson = How to play
web-account = The score of { $name }
web-total = Total
web-show = Show
web-step-areas = Step by step on the board
web-area-of = { $line } ({ $number } of { $all })
web-show-line = Show on the board: { $line }

# Afterwards

web-after = After the game
web-you-won = You won!
web-won = { $name } won
web-shared = { $names } share the win
web-nobody-won = Not won this time
web-well-played = Well played!
web-close = { $by ->
    [one] A single point decided it.
   *[other] Only { $by } points decided it.
}
web-points-of = { $whose ->
    [alone] { $points ->
        [one] point
       *[other] points
    }
    [you] { $points ->
        [one] point for you
       *[other] points for you
    }
   *[other] { $points ->
        [one] point for { $name }
       *[other] points for { $name }
    }
}
web-target-short = { $short ->
    [one] One point short of { $target }
   *[other] { $short } points short of { $target }
}
web-target-reached = { $short ->
    [one] { $target } reached, and one point short of { $next }
   *[other] { $target } reached, and { $short } points short of { $next }
}
web-target-all = { $target } reached: outstanding!
web-best = Your best is { $points }
web-best-new = Your best so far! Before it was { $before }
web-again = Again
web-mistakes = Look at mistakes
web-decided-ask = What decided it?
web-decided-share = Move { $step } decided most: { $said }. It was worth { $worth } of the win.
web-decided-points = Move { $step } decided most: { $said }. It was worth { $worth } points.
web-tell-alone = { $game }: I made { $score } points alone. How far can you get?
web-tell-won = { $game }: I won against { $others } with { $score } points.
web-tell-lost = { $game }: { $headline }. I made { $score } points.
web-tell-watched = { $game }: { $headline }.
web-resigned = { $names } resigned
web-withheld = { $names } did not show their part of the dice
web-out-of-time = { $names } ran out of time
web-begins = { $name } begins
web-you-begin = You begin
web-rewritten = The past of this game is not what it was when this browser last saw it: the server was set back to an old copy, or what happened was rewritten.
web-seating = Who begins
web-seating-lot = The lot decides
web-seating-as-bots = You
web-seating-as-friends = You, then whoever comes first
web-seating-as-hot = Player 1
web-seating-as-said = As they sit here
web-rematch = Rematch
web-to-rematch = To the rematch
web-replay = Replay
web-record = Download
web-verify = { $chance ->
    [cards] Verify the cards
   *[dice] Verify the dice
}
web-dice-good = { $rolls ->
    [0] Chance was fair: the seed is the one that was sealed before the game, and there was nothing to roll or to draw.
    [one] Chance was fair: the seed is the one that was sealed before the game, and the one roll or draw follows from it.
   *[other] Chance was fair: the seed is the one that was sealed before the game, and all { $rolls } rolls or draws follow from it.
} { $drawn ->
    [yes] Who began was drawn by it, too.
   *[no] Who began was not drawn.
}
web-dice-good-unseen = { $rolls ->
    [0] There was nothing to roll or to draw.
    [one] The one roll or draw follows from the seed.
   *[other] All { $rolls } rolls or draws follow from the seed.
} { $drawn ->
    [yes] So does who began.
   *[no] Who began was not drawn.
} Whether the seed was sealed before the game, this browser cannot tell: it was not there.
web-dice-silent = No part of these dice is from { $names }: whoever knows the seed could have chosen them.
web-dice-other-sealed = A part of the dice is not the one that was sealed before the parts were told!
web-dice-other-lot = The players do not sit as the lot gives it!
web-dice-other-part = Your part of the dice is not among those that were used: it came too late, or it was left out!
web-dice-secret = The seed of a daily challenge is told when its day is over; then the dice can be verified.
web-dice-missing = The record does not say how the dice were made.
web-dice-other-seed = The seed is not the one that was sealed before the game!
web-dice-other-key = The key does not follow from the seed and the players’ parts!
web-dice-other-roll = Roll { $number } ({ $move }) does not follow from the seed!
web-step = Step
web-step-of = { $step } of { $all }
web-step-back = One step back
web-step-on = One step on
web-to-start = To the beginning
web-to-end = To the end
web-beginning = The beginning
web-graph = The scores from step to step
web-gain = { $points } by this move
web-to-table = To the table

# The daily challenge

web-daily-title = The daily challenge
web-daily-about = Everyone gets the same dice, and one try a day. How far can you get?
web-day-before = The day before
web-day-after = The day after
web-name = Name
web-score = Points
web-no-results = Nobody has finished yet.
web-daily-bots-later = How the bots did with these dice is shown when you have finished.

# Rules

web-first-game = Your first game
web-first-game-about = Play against the easiest bot, with a word of advice at every step.
web-first-game-start = Start the first game

# Settings

web-save = Save
web-saved = Saved
web-theme = Light or dark
web-theme-system = As the system has it
web-theme-light = Light
web-theme-dark = Dark
web-arrow = Point at the last move with an arrow
web-show-notation = Show the notation of moves
web-think = Bots think in this browser when I play alone with them
web-think-wasm = This browser knows no WebAssembly, so the bots think on the server.
web-think-worker = This browser lets nothing think beside the page, so the bots think on the server.
web-think-missing = This server has no packs for browsers, so its own bots think.
web-think-half = The pack of the game came only in part, so the bots think on the server; the next match tries again.
web-think-old = The pack of the game is of another version than this page, so the bots think on the server. Load the page again.
web-think-options = The pack of the game does not have these options, so the bots think on the server.
web-think-failed = Thinking went wrong in this browser, so the bots think on the server.
web-confirm-when = Confirm a move before it is sent
web-confirm-touch = When placing by touch
web-confirm-always = Always
web-confirm-never = Never
web-language = Language
web-sound = Sounds
web-notify = Notify me when it is my turn
web-keys = Keys
web-key-tab = to the board, to what lies beside it, and to the buttons
web-key-arrows = from cell to cell; in a replay from step to step
web-key-enter = choose the cell, place the piece, press the button
web-key-turn = turn the piece in hand (the wheel and two fingers do it too); with Shift the other way
web-key-flip = flip it, where the game allows that
web-key-back = one step back, or close an explanation
web-key-steps = one move back and forth, while the game goes on
web-key-moves = the list of moves
web-key-help = these keys
web-keys-close = Close
web-offline = Without a network
web-offline-about = Keep the page in this browser, with rules and lessons in all languages, and play without a network: alone, at one screen or against bots. It takes about 10 MB.
web-offline-keep = Make available offline
web-offline-on = The page opens without a network now.
web-offline-forget = Forget it again
web-offline-unsafe = This browser keeps pages only if they come securely, over https.
web-offline-full = Not all could be kept: perhaps the network broke off, or there is no room left.
web-kept = Kept in this browser
web-offline-storage = This browser keeps nothing any more, for lack of room or by its settings. You can play on, but the game is gone when you close the page.
web-site-go = Go there
web-site-address = Address of a server that you know
web-site-server = This needs other people, and so a server. Here one plays alone, at one screen or against bots.
web-played-offline = Played without a server
web-handed-in = The server has this game now
web-hand-in-about = This game is kept in this browser alone. With a network you can hand it in, and have it among your games everywhere.
web-hand-in = Hand in to the server
web-offline-server = For this a server is needed.
web-offline-failed = Something went wrong at this table. Reload the page: the game is kept up to your last move.
web-offline-worker = This browser does not let the page work in the background, so it needs a server to play.
web-offline-wasm = This browser is too old to play without a server.
web-offline-old = The page and its games are of different versions. With a network, make the page available offline again.
web-offline-half = What is needed to play without a server arrived only in part. With a network, make the page available offline again.
web-offline-missing = What is needed to play without a server is not here. With a network, make the page available offline again.
web-offline-people = Without a network nobody else can join: play alone, at one screen or against bots.
web-offline-loading = Setting up the table … { $percent } %
web-other-device = Another device
web-other-device-about = Go on with your games elsewhere: a link makes another device you. It works once, for 15 minutes.
web-other-device-how = Open the settings on the device where you play, and make a link under “Another device”: open it here, or scan it.
web-make-link = Make a link
web-claim = Yes, this is me
web-claim-about = From now on this device plays as the guest who made the link.

# Analysis of a finished game

web-analysis = Analysis
web-analysis-about = What every move was worth, where there was a better one, and how luck and skill made the result. A bot needs about half a minute for it.
web-analysis-begin = Analyse this game
web-analysis-working = The bot goes through the game: { $percent } %
web-analysis-graph = What the position was worth, move by move. Arrow keys go through the moves, page up and page down from mistake to mistake.
web-analysis-before = Previous mistake
web-analysis-after = Next mistake
web-analysis-is-best = Best move
web-analysis-is-good = Good move
web-analysis-is-inaccuracy = Inaccuracy
web-analysis-is-mistake = Mistake
web-analysis-is-blunder = Blunder
web-analysis-loses-points = loses { $loss } points
web-analysis-loses-share = loses { $loss } of the win
web-analysis-better = Better was
web-analysis-better-head = better
web-analysis-chance = This was chance:
web-analysis-forced = There was nothing to choose.
web-analysis-show-better = Show the better move
web-analysis-show-played = Show what was played
web-analysis-instead = A better move instead of: { $said }
web-analysis-luck = Luck and skill
web-analysis-balance = What made the result of { $name }
web-analysis-luck-points = { $you ->
    [yes] { $lucky ->
        [yes] Chance gave you { $luck } points.
       *[no] Chance took { $luck } points from you.
    }
   *[no] { $lucky ->
        [yes] Chance gave { $name } { $luck } points.
       *[no] Chance took { $luck } points from { $name }.
    }
 }
web-analysis-luck-share =
    { $you ->
        [yes]
            { $lucky ->
                [yes] Chance gave you { $luck } of the win.
                [more] Chance gave you more than a whole win.
                [less] Chance took more than a whole win from you.
               *[no] Chance took { $luck } of the win from you.
            }
       *[no]
            { $lucky ->
                [yes] Chance gave { $name } { $luck } of the win.
                [more] Chance gave { $name } more than a whole win.
                [less] Chance took more than a whole win from { $name }.
               *[no] Chance took { $luck } of the win from { $name }.
            }
    }
web-analysis-no-luck = Nothing was left to chance.
web-analysis-cost = { $measure ->
    [points] { $you ->
        [yes] Your choices cost { $lost } points.
       *[no] The choices of { $name } cost { $lost } points.
    }
   *[share] { $you ->
        [yes] On average, each of your choices lowered your chance of winning by { $lost }.
       *[no] On average, each choice of { $name } lowered { $name }’s chance of winning by { $lost }.
    }
 }
web-analysis-flawless = { $you ->
    [yes] Your choices lost nothing that could be measured.
   *[no] The choices of { $name } lost nothing that could be measured.
 }
web-analysis-others =
    { $you ->
        [yes]
            { $helped ->
                [yes] On average, each of the others’ choices raised your chance of winning by { $others }.
               *[no] On average, each of the others’ choices lowered your chance of winning by { $others }.
            }
       *[no]
            { $helped ->
                [yes] On average, each of the others’ choices raised the chance of { $name } by { $others }.
               *[no] On average, each of the others’ choices lowered the chance of { $name } by { $others }.
            }
    }
web-analysis-table = All choices as a table
web-analysis-go = Go to move { $step }
web-analysis-made = Better moves by the bot { $level }; values by playing every position on many times, so small differences mean little.
web-analysis-unfinished = The game was broken off: the result is what the last position was worth.

# What the server refuses, said to people

web-illegal-not-awaited = It is not your turn.
web-illegal-no-seat = There is no such seat.
web-illegal-seat-needed = Several may move now.
web-server-no-guest = You are not known here any more. Reload the page, and play on.
web-server-not-yours = You have no seat at this table.
web-server-not-open = This seat is taken.
web-server-seats = The number of seats does not fit these options.
web-server-not-playing = This cannot be done now.
web-server-out-of-time = Your time is up.
web-server-forfeited = You have given up this game.
web-server-request = The server did not understand the page. Reload it, please.
web-server-message = The server did not understand the page. Reload it, please.
web-server-method = The server did not understand the page. Reload it, please.
web-server-no-path = There is nothing at this address.
web-server-stale-turn = The game has gone on meanwhile.
web-server-large = That is too long.
web-server-no-me = At least one seat must be yours.
web-server-client-missing = The page was not built.

# Paper and pictures

web-print = Print
web-save-picture = Picture
web-embed = Embed
web-print-title = Games on paper
web-print-about = Boards, cards, sheets and rules as a PDF, in true size. Print at 100 % and measure the ruler at the foot of a page.
web-print-game = Game
web-print-what = What
web-print-paper = Paper
web-print-letter = US Letter
web-print-ink = Ink
web-print-full = Full colour
web-print-saving = Saving ink
web-print-backs = Backs of cards
web-print-plain = None
web-print-fold = To fold and glue
web-print-get = Get the PDF
web-tell-daily = { $game }, { $day }: { $score } points { $strip }

# With others at a table

web-copy-picture = Copy the picture
web-tell-watch = { $game }, live: { $names }
web-tell-try = { $game }: the challenge of the day. Everyone gets the same dice and one try. How far can you get?
web-tell-replay = { $game }, move by move: { $names }
web-bots-too = Bots at the table
web-fill = Let a bot play
web-ask-back = Ask to take back
web-asks-back = { $known ->
    [yes] { $name } would like to take this back: “{ $what }”
   *[no] { $name } would like to take the last move back.
}
web-back-allow = Allow
web-back-decline = Decline
web-back-waits = Waiting for an answer: { $names }
web-back-declined = { $name } lets the move stand.
web-signs = Say something
web-signs-shown = Show what others say at the table
web-sign-hello = Hello!
web-sign-luck = Good luck!
web-sign-well = Well played!
web-sign-wow = Wow!
web-sign-oops = Oops!
web-sign-hmm = Let me think …
web-sign-thanks = Thank you!
web-planning = Planning your next move
web-planned-shown = Planned for your turn
web-planned = Planned for your turn: { $cell }
web-planned-not = No longer planned: { $cell }
web-planned-lost = What you had planned is not possible any more.
web-same-dice-ask = What did the bots make of these dice?
web-same-dice = The same dice
web-same-dice-more = { $number ->
    [one] One bot is still playing …
   *[other] { $number } bots are still playing …
}

# Learn in two minutes

web-learn-title = Learn in two minutes
web-learn-of = Learn { $game } in two minutes
web-offer = { $game }: your first time?
web-offer-about = We show you how it goes: one click after another, then a little game.
web-just-play = Just play
web-learn-here = here!
web-learn-watch = See what the others do …
web-learn-astray = You can do that later. First the one with the golden ring!
web-learn-partner = other player
web-learn-progress = How far you are
web-learn-on = Go on
web-learn-again = Once more
web-learn-little = Now a little game!
web-learn-leave = Leave the lesson
web-learn-suggested = The golden ring is only a suggestion. Can you find something better?
web-learn-alone = No suggestions
web-try-first = Try this one first
