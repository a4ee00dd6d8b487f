mozaa-title = Mozaa
mozaa-subtitle = Seiten anlegen, Farbflächen schließen
mozaa-about = Ein Legespiel mit verdeckter Hand für zwei bis vier Personen: Farbflächen bringen Punkte, wenn sie geschlossen sind.
mozaa-phase-colour = Spieler { $player } wählt eine Farbe
mozaa-phase-deal = Spieler { $player } bekommt eine Karte
mozaa-phase-place = Spieler { $player } legt eine Karte an
mozaa-phase-claim = Spieler { $player } darf eine Farbfläche beanspruchen
mozaa-phase-draw = Spieler { $player } zieht eine Karte
mozaa-phase-pass = Spieler { $player } kann keine Karte anlegen und passt
mozaa-seat =
    Spieler { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [0] keine Karte auf der Hand
        [one] { $cards } Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
mozaa-stock =
    Nachziehstapel: { $cards ->
        [0] leer
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
mozaa-hand = Deine Hand
mozaa-fits = hier passt eine deiner Karten
mozaa-pawns =
    { $pawns ->
        [0] keine Spielfigur übrig
        [one] { $pawns } Spielfigur übrig
       *[other] { $pawns } Spielfiguren übrig
    }
mozaa-pawn =
    { $colour ->
        [B] Spielfigur von Spieler { $player } auf der blauen Farbfläche bei { $field }:
        [G] Spielfigur von Spieler { $player } auf der grauen Farbfläche bei { $field }:
        [P] Spielfigur von Spieler { $player } auf der lila Farbfläche bei { $field }:
       *[R] Spielfigur von Spieler { $player } auf der roten Farbfläche bei { $field }:
    } { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $open ->
        [one] { $open } Seite offen
       *[other] { $open } Seiten offen
    }
mozaa-colour-B = blau (B)
mozaa-colour-G = grau (G)
mozaa-colour-P = lila (P)
mozaa-colour-R = rot (R)
mozaa-own-colour-hand = own-colour wird immer mit drei Karten auf der Hand gespielt, hand={ $value } passt also nicht dazu; lass hand weg
mozaa-no-card = Spalte { $column }: eine Karte { $card } gibt es nicht; eine Karte zeigt nie zwei Farben, die beide auf gegenüberliegenden Seiten liegen
mozaa-not-in-hand = diese Karte hast du nicht auf der Hand
mozaa-occupied = dort liegt schon eine Karte
mozaa-not-adjacent = eine Karte wird neben mindestens eine Karte auf dem Tisch gelegt
mozaa-mismatched = die Karte passt nicht: { $clashes }
mozaa-clash =
    { $side ->
        [N] die Nordseite berührt
        [E] die Ostseite berührt
        [S] die Südseite berührt
       *[W] die Westseite berührt
    } { $colour ->
        [B] Blau
        [G] Grau
        [P] Lila
       *[R] Rot
    }
mozaa-must-place = du kannst eine Karte anlegen, also darfst du nicht passen
mozaa-must-pass = du kannst keine deiner Karten anlegen: passe
mozaa-place-before-done = ob eine Farbfläche beansprucht wird, wird nach dem Anlegen gefragt; leg zuerst eine Karte an
mozaa-claimed-already = in diesem Zug wurde schon eine Farbfläche beansprucht; leg jetzt eine Karte an
mozaa-claim-or-done = du hast deine Karte angelegt; beanspruche jetzt eine Farbfläche oder keine
mozaa-no-pawn = deine beiden Spielfiguren stehen schon auf Farbflächen
mozaa-claim-empty = dort liegt keine Karte, auf der man etwas beanspruchen könnte
mozaa-claim-closed = diese Farbfläche ist geschlossen; beanspruchen kann man nur eine offene
mozaa-claim-taken = diese Farbfläche ist schon beansprucht
mozaa-claim-first = eine Farbfläche heißt nach ihrem ersten Dreieck, nach Reihe, Spalte, dann N E S W
mozaa-colour-first = zuerst wählen alle ihre eigene Farbe
mozaa-colour-taken = diese Farbe hat schon jemand gewählt
mozaa-colour-chosen = eigene Farben werden einmal gewählt, vor dem Spiel
mozaa-not-in-stock = diese Karte ist nicht im Nachziehstapel
mozaa-last-card = die letzte Karte ist angelegt
mozaa-all-passed = alle haben nacheinander gepasst

# What the page says

mozaa-table = Der Tisch
mozaa-tray-stock = Nachziehstapel
mozaa-colours = Freie Farben
mozaa-card =
    Reihe { $row }, Spalte { $column }: Karte mit Norden { $north ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }, Osten { $east ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }, Süden { $south ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }, Westen { $west ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }
mozaa-held =
    Karte mit Norden { $north ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }, Osten { $east ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }, Süden { $south ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }, Westen { $west ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }
mozaa-colour =
    { $colour ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }
mozaa-open = Reihe { $row }, Spalte { $column }, freie Stelle
mozaa-triangle =
    Reihe { $row }, Spalte { $column }, { $side ->
        [N] Dreieck im Norden
        [E] Dreieck im Osten
        [S] Dreieck im Süden
       *[W] Dreieck im Westen
    }, { $colour ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }
mozaa-in-stock =
    { $cards ->
        [one] eine Karte im Nachziehstapel
       *[other] { $cards } Karten im Nachziehstapel
    }
mozaa-account = Bisher geschlossene Farbflächen
mozaa-account-closed =
    { $colour ->
        [B] Blaue Farbflächen, auf dem Tisch geschlossen:
        [G] Graue Farbflächen, auf dem Tisch geschlossen:
        [P] Lila Farbflächen, auf dem Tisch geschlossen:
       *[R] Rote Farbflächen, auf dem Tisch geschlossen:
    } { $fields }, wert { $points }
mozaa-account-claim =
    { $colour ->
        [B] Spielfigur auf einer blauen Farbfläche aus
        [G] Spielfigur auf einer grauen Farbfläche aus
        [P] Spielfigur auf einer lila Farbfläche aus
       *[R] Spielfigur auf einer roten Farbfläche aus
    } { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    }, { $open ->
        [one] eine offene Seite
       *[other] { $open } offene Seiten
    }
mozaa-account-note =
    { $cards ->
        [one] eine Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }{ $colour ->
        [B] , spielt Blau
        [G] , spielt Grau
        [P] , spielt Lila
        [R] , spielt Rot
       *[none] { "" }
    }{ $pawns ->
        [-1] { "" }
        [one] , eine Spielfigur übrig
       *[other] , { $pawns } Spielfiguren übrig
    }
mozaa-done = Nichts beanspruchen
mozaa-claim-now = Zuerst eine Farbfläche beanspruchen
mozaa-prompt-colour = Wähle deine Farbe: nur ihre Farbflächen bringen dir Punkte
mozaa-prompt-card = Wähle eine Karte aus deiner Hand
    .lesson = Leg eine Karte so an, dass jede Seite, die eine andere Karte berührt, dieselbe Farbe hat. Punkte gibt es, wenn eine Farbfläche ringsum geschlossen ist: so viele, wie sie Karten hat, ab vier das Doppelte.
mozaa-prompt-place = Dreh die Karte und leg sie so an, dass jede Seite passt, die eine andere berührt
mozaa-prompt-claim-now = Stell eine Spielfigur auf eine offene Farbfläche; danach legst du deine Karte an
mozaa-prompt-claim = Stell eine Spielfigur auf eine offene Farbfläche, oder beanspruche nichts
    .lesson = Mit einer Spielfigur gehört eine offene Farbfläche dir: wer sie auch schließt, die Punkte bekommst du. Du hast zwei Figuren, und jede kommt zurück, wenn ihre Fläche geschlossen ist.
mozaa-prompt-pass = Keine deiner Karten passt irgendwo: passe
mozaa-prompt-watch =
    { $phase ->
        [colour] Farben werden gewählt
        [deal] Die Karten werden verteilt
        [place] Eine Karte wird angelegt
        [claim] Eine Farbfläche darf beansprucht werden
        [draw] Eine Karte wird gezogen
       *[over] Das Spiel ist aus
    }

# Moves in words: a whole sentence, and in short where the name stands beside it

mozaa-move-place =
    { $name } legt in Reihe { $row }, Spalte { $column } eine Karte an: Norden { $north ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }, Osten { $east ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }, Süden { $south ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }, Westen { $west ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }
    .short = eine Karte in Reihe { $row }, Spalte { $column }
mozaa-move-draw =
    Eine Karte wird gezogen: Norden { $north ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }, Osten { $east ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }, Süden { $south ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }, Westen { $west ->
        [B] blau
        [G] grau
        [P] lila
       *[R] rot
    }
mozaa-move-colour =
    { $colour ->
        [B] { $name } wählt Blau
        [G] { $name } wählt Grau
        [P] { $name } wählt Lila
       *[R] { $name } wählt Rot
    }
    .short =
        { $colour ->
            [B] Blau als eigene Farbe
            [G] Grau als eigene Farbe
            [P] Lila als eigene Farbe
           *[R] Rot als eigene Farbe
        }
mozaa-move-claim =
    { $side ->
        [N] { $name } beansprucht die Farbfläche im Norden der Karte in Reihe { $row }, Spalte { $column }
        [E] { $name } beansprucht die Farbfläche im Osten der Karte in Reihe { $row }, Spalte { $column }
        [S] { $name } beansprucht die Farbfläche im Süden der Karte in Reihe { $row }, Spalte { $column }
       *[W] { $name } beansprucht die Farbfläche im Westen der Karte in Reihe { $row }, Spalte { $column }
    }
    .short = ein Anspruch in Reihe { $row }, Spalte { $column }
mozaa-move-done = { $name } beansprucht keine Farbfläche
    .short = kein Anspruch
mozaa-move-pass = { $name } kann keine Karte anlegen und passt
    .short = passt

# What the options are for

mozaa-option-players = wie viele spielen
mozaa-option-variant = classic: das Grundspiel; own-colour: nur Flächen deiner Farbe zählen; claims: zwei Spielfiguren für jeden
    .label = Variante
    .classic = Grundspiel
    .own-colour = Eigene Farbe
    .claims = Ansprüche
mozaa-option-hand = Karten auf der Hand; own-colour hat immer 3
    .label = Karten auf der Hand

# Terms: the page explains these words wherever they appear in this game

mozaa-term-card = Ein Quadrat, von seinen Diagonalen in vier Dreiecke geteilt, jedes von einer Farbe. Es gibt 64, alle verschieden.
    .words = Karte, Karten
mozaa-term-triangle = Ein Viertel einer Karte: Norden, Osten, Süden oder Westen.
    .words = Dreieck, Dreiecke, Dreiecken
mozaa-term-field = Dreiecke einer Farbe, die mit ihren Kanten zusammenhängen, über beliebig viele Karten.
    .words = Farbfläche, Farbflächen
mozaa-term-closed = Eine Farbfläche ist geschlossen, wenn an jeder ihrer Seiten eine Karte liegt. Dann bringt sie so viele Punkte, wie sie Karten hat, ab vier das Doppelte.
    .words = geschlossen, geschlossene, schließen, schließt
mozaa-term-open = Eine Farbfläche ist offen, solange an einer ihrer Seiten noch keine Karte liegt. Eine freie Stelle ist eine Stelle neben einer Karte.
    .words = offen, offene, offenen, freie Stelle, freie Stellen
mozaa-term-matches = Zwei Karten passen zusammen, wenn die beiden Dreiecke, die sich berühren, dieselbe Farbe haben.
    .words = passt, passen, passend
mozaa-term-hand = Die Karten, die nur du siehst: eine, oder drei für ein taktischeres Spiel.
    .words = Hand, auf der Hand
mozaa-term-stock = Die Karten, die noch niemand gezogen hat, verdeckt. Nach dem Anlegen ziehst du eine.
    .words = Nachziehstapel, Nachziehstapels
mozaa-term-claim = Eine Spielfigur auf eine offene Farbfläche stellen, auf der keine steht: von da an bekommt nur, wem sie gehört, die Punkte, wer sie auch schließt.
    .words = beanspruchen, beansprucht, Anspruch, Ansprüche
mozaa-term-pawn = Alle haben zwei. Eine Spielfigur markiert eine beanspruchte Farbfläche und kommt zurück, wenn sie geschlossen ist.
    .words = Spielfigur, Spielfiguren
mozaa-term-own-colour = Eine Variante: alle wählen eine Farbe und bekommen nur Punkte für Flächen dieser Farbe, die sie selbst schließen.
    .words = eigene Farbe, eigenen Farbe, eigener Farbe, deine Farbe

# Paper

mozaa-print-card = Eine Karte
mozaa-print-cards = Mozaa: die Karten
mozaa-print-cards-about = Alle 64 Karten zum Ausschneiden
mozaa-print-cards-how =
    { $backs ->
        [fold] An der gestrichelten Linie falten, kleben und schneiden: die Rückseiten treffen die Vorderseiten. Die Karte mit dem Stern ist die Startkarte.
       *[plain] An den Marken schneiden. Die Karte mit dem Stern ist die Startkarte.
    }
mozaa-print-tokens = Mozaa: Marken
mozaa-print-tokens-about = Marken für die Varianten: eigene Farbe und Ansprüche
mozaa-print-tokens-how = Eigene Farbe: alle ziehen eine der vier Farben. Ansprüche: alle haben zwei Spielfiguren mit ihrer Nummer.

# Learn in two minutes

mozaa-fun = Eine Karte, vier Farben, und im richtigen Moment schließt du zwei Felder auf einmal.
mozaa-learn-card = Blau an Blau! Dreh deine Karte und leg sie hierhin.
mozaa-learn-close = Mach das blaue Feld ringsum zu!
mozaa-learn-points = Zwei Felder auf einmal zu: zehn Punkte!
mozaa-learn-match = Jede Seite, die etwas berührt, muss passen: grau an grau!
mozaa-learn-end = Das ist schon alles! Wer ein Feld schließt, bekommt seine Punkte.
mozaa-learn-double = Je Karte ein Punkt, und ab vier Karten zählt ein Feld doppelt.
