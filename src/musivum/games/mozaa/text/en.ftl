mozaa-title = Mozaa
mozaa-subtitle = Match the sides, close the fields
mozaa-about = A tile-laying game with hidden hands, for two to four players: fields of one colour score when they are closed.

mozaa-phase-colour = Player { $player } chooses a colour
mozaa-phase-deal = Player { $player } is dealt a card
mozaa-phase-place = Player { $player } places a card
mozaa-phase-claim = Player { $player } may claim a field
mozaa-phase-draw = Player { $player } draws a card
mozaa-phase-pass = Player { $player } can place no card, and passes
mozaa-seat = Player { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [0] no cards in hand
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
mozaa-stock = Stock: { $cards ->
        [0] empty
        [one] { $cards } card
       *[other] { $cards } cards
    }
mozaa-hand = Your hand
mozaa-fits = here one of your cards fits
mozaa-pawns = { $pawns ->
        [0] no pawn left
        [one] { $pawns } pawn left
       *[other] { $pawns } pawns left
    }
mozaa-pawn = { $colour ->
    [B] Pawn of player { $player } on the blue field at { $field }:
    [G] Pawn of player { $player } on the grey field at { $field }:
    [P] Pawn of player { $player } on the purple field at { $field }:
   *[R] Pawn of player { $player } on the red field at { $field }:
} { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $open ->
        [one] { $open } side open
       *[other] { $open } sides open
    }
mozaa-colour-B = blue (B)
mozaa-colour-G = grey (G)
mozaa-colour-P = purple (P)
mozaa-colour-R = red (R)

mozaa-own-colour-hand = own-colour is always played with three cards in hand, so hand={ $value } does not go with it; leave hand out
mozaa-no-card = column { $column }: there is no card { $card }; a card may not show two colours that both lie on opposite sides

mozaa-not-in-hand = you do not hold this card
mozaa-occupied = a card lies there already
mozaa-not-adjacent = a card is placed next to at least one card on the table
mozaa-mismatched = the card does not match: { $clashes }
mozaa-clash = { $side ->
    [N] its north side would touch
    [E] its east side would touch
    [S] its south side would touch
   *[W] its west side would touch
} { $colour ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}
mozaa-must-place = you can place a card, so you may not pass
mozaa-must-pass = you can place none of your cards anywhere: pass
mozaa-place-before-done = whether a field is claimed is asked after placing; place a card first
mozaa-claimed-already = a field was claimed in this turn already; now place a card
mozaa-claim-or-done = you have placed your card; now claim a field, or none
mozaa-no-pawn = both your pawns stand on fields already
mozaa-claim-empty = there is no card to claim a field on
mozaa-claim-closed = that field is closed; only an open one can be claimed
mozaa-claim-taken = that field is claimed already
mozaa-claim-first = a field goes by its first triangle, by row, column, then N E S W
mozaa-colour-first = everyone chooses an own colour before anything else
mozaa-colour-taken = somebody else has chosen that colour
mozaa-colour-chosen = own colours are chosen once, before play
mozaa-not-in-stock = that card is not in the stock

mozaa-last-card = the last card has been placed
mozaa-all-passed = all players have passed one after another

# What the page says

mozaa-table = The table
mozaa-tray-stock = Stock
mozaa-colours = Free colours
mozaa-card = row { $row }, column { $column }: card with north { $north ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}, east { $east ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}, south { $south ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}, west { $west ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}
mozaa-held = card with north { $north ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}, east { $east ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}, south { $south ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}, west { $west ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}
mozaa-colour = { $colour ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}
mozaa-open = row { $row }, column { $column }, open place
mozaa-triangle = row { $row }, column { $column }, { $side ->
    [N] north triangle
    [E] east triangle
    [S] south triangle
   *[W] west triangle
}, { $colour ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}
mozaa-in-stock = { $cards ->
    [one] one card in the stock
   *[other] { $cards } cards in the stock
}
mozaa-account = Closed fields so far
mozaa-account-closed = { $colour ->
    [B] Blue fields closed on the table:
    [G] Grey fields closed on the table:
    [P] Purple fields closed on the table:
   *[R] Red fields closed on the table:
} { $fields }, worth { $points }
mozaa-account-claim = { $colour ->
    [B] Pawn on a blue field of
    [G] Pawn on a grey field of
    [P] Pawn on a purple field of
   *[R] Pawn on a red field of
} { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $open ->
    [one] one open side
   *[other] { $open } open sides
}
mozaa-account-note = { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}{ $colour ->
    [B] , plays blue
    [G] , plays grey
    [P] , plays purple
    [R] , plays red
   *[none] {""}
}{ $pawns ->
    [-1] {""}
    [one] , one pawn left
   *[other] , { $pawns } pawns left
}
mozaa-done = No claim
mozaa-claim-now = Claim a field first
mozaa-prompt-colour = Choose your colour: only its fields will score for you
mozaa-prompt-card = Choose a card of your hand
    .lesson = Place a card so that every side that touches another card has the same colour. You score when a field of one colour is closed all around: its number of cards, doubled from four on.
mozaa-prompt-place = Turn the card and place it so that every touching side matches
mozaa-prompt-claim-now = Put a pawn on an open field; then you place your card
mozaa-prompt-claim = Put a pawn on an open field, or make no claim
    .lesson = A pawn on an open field makes it yours: whoever closes it, you are paid. You have two, and each comes back when its field is closed.
mozaa-prompt-pass = None of your cards fits anywhere: pass
mozaa-prompt-watch = { $phase ->
    [colour] Colours are chosen
    [deal] The hands are dealt
    [place] A card is being placed
    [claim] A field may be claimed
    [draw] A card is drawn
   *[over] The game is over
}

# Moves in words: a whole sentence, and in short where the name stands beside it

mozaa-move-place = { $name } places a card in row { $row }, column { $column }: north { $north ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}, east { $east ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}, south { $south ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}, west { $west ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}
    .short = a card in row { $row }, column { $column }
mozaa-move-draw = A card is drawn: north { $north ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}, east { $east ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}, south { $south ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}, west { $west ->
    [B] blue
    [G] grey
    [P] purple
   *[R] red
}
mozaa-move-colour = { $colour ->
    [B] { $name } chooses blue
    [G] { $name } chooses grey
    [P] { $name } chooses purple
   *[R] { $name } chooses red
}
    .short = { $colour ->
        [B] blue as own colour
        [G] grey as own colour
        [P] purple as own colour
       *[R] red as own colour
    }
mozaa-move-claim = { $side ->
    [N] { $name } claims the field at the north of the card in row { $row }, column { $column }
    [E] { $name } claims the field at the east of the card in row { $row }, column { $column }
    [S] { $name } claims the field at the south of the card in row { $row }, column { $column }
   *[W] { $name } claims the field at the west of the card in row { $row }, column { $column }
}
    .short = a claim at row { $row }, column { $column }
mozaa-move-done = { $name } claims no field
    .short = no claim
mozaa-move-pass = { $name } can place no card, and passes
    .short = passes

# What the options are for

mozaa-option-players = how many play
mozaa-option-variant = classic; own-colour: only fields of your colour score; claims: two pawns each
    .label = Variant
    .classic = Classic
    .own-colour = Own colour
    .claims = Claims
mozaa-option-hand = cards in hand; own-colour always has 3
    .label = Cards in hand

# Terms: the page explains these words wherever they appear in this game

mozaa-term-card = A square cut by its diagonals into four triangles, each of one colour. There are 64, all different.
    .words = card, cards
mozaa-term-triangle = A quarter of a card: north, east, south or west.
    .words = triangle, triangles
mozaa-term-field = Triangles of one colour that are joined by their edges, across as many cards as it may be.
    .words = field, fields
mozaa-term-closed = A field is closed when a card lies at every one of its sides. Then it pays its number of cards, doubled from four on.
    .words = closed, close, closes
mozaa-term-open = A field is open while one of its sides has no card next to it yet. An open place is a place next to a card.
    .words = open, open place, open places, open side, open sides
mozaa-term-matches = Two cards match where they touch when both triangles there have the same colour.
    .words = match, matches, matching
mozaa-term-hand = The cards that only you see: one, or three for a more tactical game.
    .words = hand, hands, cards in hand
mozaa-term-stock = The cards nobody has drawn yet, face down. After placing you draw one.
    .words = stock
mozaa-term-claim = Putting a pawn on an open field that has none: from then on only its owner is paid for it, whoever closes it.
    .words = claim, claims, claimed
mozaa-term-pawn = Each player has two. A pawn marks a claimed field and comes back when the field is closed.
    .words = pawn, pawns
mozaa-term-own-colour = A variant: everybody chooses a colour, and is paid only for fields of that colour that they close themselves.
    .words = own colour, own-colour, your colour

# Paper

mozaa-print-card = A card
mozaa-print-cards = Mozaa: the cards
mozaa-print-cards-about = All 64 cards, to cut out
mozaa-print-cards-how = { $backs ->
    [fold] Fold along the dashed line, glue, and cut: the backs meet the fronts. The card with the star is the start card.
   *[plain] Cut along the marks. The card with the star is the start card.
}
mozaa-print-tokens = Mozaa: tokens
mozaa-print-tokens-about = Tokens for the variants: own colour, and claims
mozaa-print-tokens-how = Own colour: each player draws one of the four colours. Claims: each player has two pawns with the player’s number.

# Learn in two minutes

mozaa-fun = One card, four colours, and at the right moment you close two fields at once.
mozaa-learn-card = Blue meets blue! Turn your card and lay it here.
mozaa-learn-close = Close the blue field all around!
mozaa-learn-points = Two fields closed at once: ten points!
mozaa-learn-match = Every side that touches must match: grey to grey!
mozaa-learn-end = That is all! Whoever closes a field gets its points.
mozaa-learn-double = A point for each card, and from four cards on a field counts double.
