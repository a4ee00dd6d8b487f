galilee-title = Mosaic: die Mona Lisa von Galiläa
galilee-subtitle = Würfel wählen, Kacheln einzeichnen, ein altes Porträt wiederherstellen
galilee-about = Ein Würfel- und Zeichenspiel für eine bis sechs Personen, von Isaac Shalev und Matt Loomis.

# What forbids a move

galilee-not-rolled = dieser Würfel ist nicht im Spiel; wähle einen der gewürfelten
galilee-other-number = dieser Würfel zeigt eine andere Zahl
galilee-taken = diesen Würfel hat schon, wer gewürfelt hat; wähle einen der anderen
galilee-not-free = die Kachel in Reihe { $row } der Spalte { $column } ist schon angekreuzt oder gestrichen; kreuze eine andere freie Kachel der Spalte an und zeichne einen Stein ein
galilee-free = die Kachel in Reihe { $row } der Spalte { $column } ist noch frei, also muss dieser Würfel sie ankreuzen
galilee-crossed-off = Reihe { $crossed } wurde bei der Vorbereitung gestrichen; kreuze eine freie Kachel der Spalte { $column } an
galilee-marked = die Kachel in Reihe { $crossed } der Spalte { $column } ist schon angekreuzt; nimm eine freie
galilee-other-tile = auf diesem Blatt bedeutet der Würfel eine andere Kachel: die in Reihe { $row } der Spalte { $column }
galilee-covered = eine Kachel darf nur auf unbedeckte Felder gezeichnet werden
galilee-apart = eine Kachel muss mit einer Seite an ein bedecktes Feld grenzen
galilee-must-draw = die Kachel passt irgendwo, also muss sie eingezeichnet werden
galilee-must-draw-stone = ein Stein passt irgendwo, also muss er eingezeichnet werden
galilee-row-awaited = jetzt ist eine Reihe zu streichen, Reihe 1 bis 6
galilee-column-awaited = jetzt ist eine Spalte zu streichen, Spalte 1 bis 6
galilee-dice-awaited = die Vorbereitung ist vorbei; jetzt wird gewürfelt
galilee-not-in-hand = wer würfelt, hat den weitergegebenen Würfel und zieht die anderen aus dem Beutel

# How a game ends

galilee-column-complete = alle Kacheln einer Spalte sind angekreuzt
galilee-reserve-empty = eine Reserve ist leer

# Texts that are no move

galilee-notation-start = Spalte { $column }: ein Zug beginnt mit einem Würfel wie R4, oder mit row, column oder roll, nicht mit „{ $found }“
galilee-notation-same-row = Spalte { $column }: mit einem Würfel, der { $row } zeigt, wird eine andere Reihe angekreuzt, nicht Reihe { $row }
galilee-notation-tile = Spalte { $column }: { $die } kann nur eine von diesen zeichnen: { $ways }
galilee-notation-large = Spalte { $column }: das passt nicht in das Mosaik, das { $rows } Reihen und { $columns } Spalten hat

# The table

galilee-label-set-up = Die Vorbereitung: auf jedem Blatt werden eine Reihe und eine Spalte gestrichen
galilee-label-roll = Spieler { $player } würfelt gleich
galilee-label-roller = Spieler { $player } hat gewürfelt und wählt einen Würfel
galilee-label-others = Spieler { $roller } hat gewählt; jetzt sind dran: Spieler { $players }
galilee-label-over =
    { $number ->
        [0] Das Spiel ist aus: { $reason }.
        [one] Das Spiel ist aus: { $reason }. Spieler { $winners } gewinnt.
       *[other] Das Spiel ist aus: { $reason }. Die Spieler { $winners } teilen sich den Sieg.
    }
galilee-label-own = Spieler { $player }: { $points } Punkte, { $cells } Felder bedeckt, { $reserve } in der Reserve
galilee-label-picked = gewählt von Spieler { $roller }
galilee-label-tile = Spalte { $column }: { $tile } einzeichnen
galilee-label-stone = Spalte { $column }: nicht mehr frei; dort eine andere Kachel ankreuzen, einen Stein einzeichnen
galilee-label-chosen = du hast { $move } gewählt
galilee-label-bag = im Beutel
galilee-label-passed = weitergegeben
galilee-label-discarded = abgelegt
galilee-label-seat = Spieler { $player }: { $points }
galilee-label-cells = { $cells } Felder, Reserve { $reserve }
galilee-label-fewest = vollste Spalte: noch { $tiles }
galilee-label-has-chosen = hat gewählt

# Sheets that cannot be used

galilee-sheet-type = ein Blatt ist „{ $allowed }“ oder der Pfad einer Blattdatei, nicht { $value }
galilee-sheet-missing = es gibt kein Blatt „{ $sheet }“: es ist weder { $allowed } noch eine Datei
galilee-sheet-not-file = { $sheet } ist keine Datei; ein Blatt ist eine Textdatei
galilee-sheet-unreadable = das Blatt { $sheet } ist nicht lesbar: { $reason }
galilee-sheet-long = { $sheet }, Zeile { $line }: eine Blattdatei hat höchstens { $most } Bytes
galilee-sheet-encoding = { $sheet }, Zeile { $line }: ein Blatt ist Text in UTF-8, diese Zeile nicht
galilee-sheet-here = das Blatt
galilee-sheet-empty = { $sheet }: die Datei ist leer; ein Blatt hat die Abschnitte { $allowed }
galilee-sheet-no-section = { $sheet }, Zeile { $line }: „{ $found }“ steht in keinem Abschnitt; setz einen von { $allowed } darüber
galilee-sheet-section-unknown = { $sheet }, Zeile { $line }: es gibt keinen Abschnitt „{ $section }:“; es gibt { $allowed }
galilee-sheet-section-twice = { $sheet }, Zeile { $line }: der Abschnitt „{ $section }:“ steht schon in Zeile { $first }; einmal ist richtig
galilee-sheet-section-missing = { $sheet }, Zeile { $line }: hier endet das Blatt ohne einen Abschnitt „{ $section }:“
galilee-sheet-mosaic-empty = { $sheet }, Zeile { $line }: hier sollten Reihen des Mosaiks folgen, etwa „.BB.P“
galilee-sheet-mosaic-letter = { $sheet }, Zeile { $line }: „{ $letter }“ an Stelle { $column } ist kein Feld eines Mosaiks; B ist echt, P falsch, . gewöhnlich
galilee-sheet-mosaic-ragged = { $sheet }, Zeile { $line }: diese Reihe hat { $length } Felder, die erste hat { $width }; alle Reihen sind gleich lang
galilee-sheet-mosaic-large = { $sheet }, Zeile { $line }: ein Mosaik hat höchstens { $most } Reihen und { $most } Spalten
galilee-sheet-mosaic-blank = { $sheet }, Zeile { $line }: dieses Mosaik hat kein echtes Feld, es gibt also nichts wiederherzustellen; mindestens ein B ist richtig
galilee-sheet-row-label = { $sheet }, Zeile { $line }: eine Reihe Kacheln beginnt mit ihrer Zahl von 1 bis 6 und einem Doppelpunkt, wie in „3: ## …“, nicht mit „{ $found }“
galilee-sheet-row-twice = { $sheet }, Zeile { $line }: Reihe { $row } der Kacheln steht schon in Zeile { $first }; einmal ist richtig
galilee-sheet-row-missing = { $sheet }, Zeile { $line }: hier enden die Kacheln ohne Reihe { $row }; die Reihen 1 bis 6 sind richtig
galilee-sheet-row-tiles = { $sheet }, Zeile { $line }: Reihe { $row } hat { $count } Kacheln; sechs sind richtig, mit Leerzeichen dazwischen
galilee-sheet-tile-letter = { $sheet }, Zeile { $line }: „{ $letter }“ in der Kachel { $tile } ist falsch; eine Kachel wird mit # . gezeichnet und / zwischen ihren Reihen
galilee-sheet-tile-ragged = { $sheet }, Zeile { $line }: die Reihen der Kachel { $tile } sind nicht gleich lang; fülle sie mit Punkten auf
galilee-sheet-tile-empty = { $sheet }, Zeile { $line }: die Kachel { $tile } hat kein Feld; eine Kachel hat mindestens ein #
galilee-sheet-tile-large = { $sheet }, Zeile { $line }: die Kachel { $tile } hat { $size } Felder; höchstens { $most } sind richtig
galilee-sheet-tile-apart = { $sheet }, Zeile { $line }: die Felder der Kachel { $tile } hängen nicht mit ihren Seiten zusammen
galilee-sheet-reserve-empty = { $sheet }, Zeile { $line }: die Zahl der Steine in der Reserve fehlt; 1 bis { $most } sind richtig
galilee-sheet-reserve-number = { $sheet }, Zeile { $line }: die Reserve ist eine Zahl von Steinen, 1 bis { $most }, nicht „{ $found }“
galilee-sheet-reserve-size = { $sheet }, Zeile { $line }: eine Reserve hat 1 bis { $most } Steine, nicht { $reserve }
galilee-sheet-picture-empty = { $sheet }, Zeile { $line }: hier sollten Formen des Bildes folgen, etwa „#d9c59a M0 0H9V10H0Z“
galilee-sheet-picture-shape = { $sheet }, Zeile { $line }: „{ $found }“ ist keine Form eines Bildes; richtig sind eine Farbe, vielleicht eine Breite und ein Pfad, wie in „#1d3c64 .2 M1 7L2 10“
galilee-sheet-reserve-rest = { $sheet }, Zeile { $line }: die Reserve ist eine Zahl; „{ $found }“ ist zu viel

# What the page says

galilee-mosaic = Mosaik
galilee-dice = Würfel
galilee-tiles = Kachelraster
galilee-reserve = Reserve
galilee-cell =
    Reihe { $row }, Spalte { $column }, { $kind ->
        [blue] echt, blau
        [pink] falsch, rosa
       *[plain] gewöhnlich
    }, { $covered ->
        [yes] bedeckt
       *[no] offen
    }
galilee-die =
    { $colour ->
        [R] roter Würfel
        [B] blauer Würfel
        [G] grüner Würfel
        [Y] gelber Würfel
       *[P] rosa Würfel
    }, { $number }{ $free ->
        [yes] { "" }
       *[no] , schon gewählt
    }
galilee-tile =
    Kachel in Reihe { $row }, Spalte { $column }, { $cells ->
        [one] ein Feld
       *[other] { $cells } Felder
    }, { $taken ->
        [free] frei
        [marked] angekreuzt
       *[crossed] gestrichen
    }
galilee-stone =
    Stein { $number }, { $left ->
        [yes] übrig
       *[no] verbraucht
    }
galilee-bag = Würfelbeutel
galilee-bag-die =
    { $colour ->
        [R] roter Würfel
        [B] blauer Würfel
        [G] grüner Würfel
        [Y] gelber Würfel
       *[P] rosa Würfel
    }, { $where ->
        [bag] im Beutel
        [discarded] abgelegt
        [passed] weitergegeben
       *[play] im Spiel
    }
galilee-account-blue = Blaue Felder: { $cells } × 2
galilee-account-pink = Berührte falsche Regionen: { $regions } × −4
galilee-account-stones = Übrige Steine: { $stones }
galilee-account-used = Angekreuzte Kacheln und verbrauchte Steine: { $used } × −1
galilee-account-most = Meiste bedeckte Felder ({ $cells })
galilee-mark-only = Die Kachel nur ankreuzen, nicht einzeichnen
galilee-prompt-die = Wähle einen Würfel: seine Farbe gibt die Spalte, seine Zahl die Reihe
    .lesson = Jeder Würfel steht für eine Kachel deines Kachelrasters: die Farbe steht über ihrer Spalte, die Zahl ist ihre Reihe. Große Kacheln bedecken mehr, aber jede darf nur einmal angekreuzt werden, und eine volle Spalte beendet das Spiel.
galilee-prompt-tile = Dreh oder wende die Kachel und zeichne sie neben dem ein, was du hast
galilee-prompt-fits-nowhere = Die Kachel passt nirgends hin: sie wird nur angekreuzt
galilee-prompt-cross = Diese Kachel ist weg: kreuze eine andere der Spalte { $column } an, zeichne einen Stein ein
galilee-prompt-stone = Zeichne einen Stein aus deiner Reserve ein
galilee-prompt-watch =
    { $phase ->
        [roll] Es wird gewürfelt
        [others] Die anderen wählen aus den übrigen Würfeln
       *[pick] Wer gewürfelt hat, wählt einen Würfel
    }
    .lesson = Wer gewürfelt hat, wählt zuerst; dann wählen alle anderen aus den zwei übrigen Würfeln.

# Moves in words: a whole sentence, and in short where the name stands beside it

galilee-the-die =
    { $colour ->
        [R] die rote { $number }
        [B] die blaue { $number }
        [G] die grüne { $number }
        [Y] die gelbe { $number }
       *[P] die rosa { $number }
    }
galilee-die-1 =
    { $colour1 ->
        [R] die rote { $number1 }
        [B] die blaue { $number1 }
        [G] die grüne { $number1 }
        [Y] die gelbe { $number1 }
       *[P] die rosa { $number1 }
    }
galilee-die-2 =
    { $colour2 ->
        [R] die rote { $number2 }
        [B] die blaue { $number2 }
        [G] die grüne { $number2 }
        [Y] die gelbe { $number2 }
       *[P] die rosa { $number2 }
    }
galilee-die-3 =
    { $colour3 ->
        [R] die rote { $number3 }
        [B] die blaue { $number3 }
        [G] die grüne { $number3 }
        [Y] die gelbe { $number3 }
       *[P] die rosa { $number3 }
    }
galilee-of-cells =
    { $cells ->
        [one] mit einem Feld
        [2] mit zwei Feldern
        [3] mit drei Feldern
        [4] mit vier Feldern
        [5] mit fünf Feldern
       *[other] mit { $cells } Feldern
    }
galilee-where =
    { $where ->
        [top-left] in der Ecke links oben
        [top] am oberen Rand
        [top-right] in der Ecke rechts oben
        [left] am linken Rand
        [right] am rechten Rand
        [bottom-left] in der Ecke links unten
        [bottom] am unteren Rand
        [bottom-right] in der Ecke rechts unten
       *[middle] abseits vom Rand
    }
galilee-move-row = Reihe { $number } eines Kachelrasters wird gestrichen
galilee-move-column = Spalte { $number } eines Kachelrasters wird gestrichen
galilee-move-roll-2 = Gewürfelt: { galilee-die-1 } und { galilee-die-2 }
galilee-move-roll-3 = Gewürfelt: { galilee-die-1 }, { galilee-die-2 } und { galilee-die-3 }
galilee-move-tile = { $name } wählt { galilee-the-die } und zeichnet eine Kachel { galilee-of-cells } { galilee-where } (Reihe { $row }, Spalte { $column })
    .short = { galilee-the-die }: eine Kachel { galilee-of-cells } { galilee-where }
galilee-move-no-tile = { $name } wählt { galilee-the-die }; die Kachel passt nirgends hin und wird nur angekreuzt
    .short = { galilee-the-die }: die Kachel passt nirgends hin
galilee-move-stone = { $name } wählt { galilee-the-die }, kreuzt stattdessen die Kachel in Reihe { $crossed } an und zeichnet einen Stein { galilee-where } (Reihe { $row }, Spalte { $column })
    .short = { galilee-the-die }: ein Stein { galilee-where }
galilee-move-no-stone = { $name } wählt { galilee-the-die } und kreuzt stattdessen die Kachel in Reihe { $crossed } an; der Stein passt nirgends hin
    .short = { galilee-the-die }: der Stein passt nirgends hin

# What the options are for

galilee-option-players = wie viele spielen; allein spielst du um Punkte
galilee-option-sheet = das Blatt, auf das gezeichnet wird

# Terms: the page explains these words wherever they appear in this game

galilee-term-mosaic = Das Porträt, das es wiederherzustellen gilt: das große Raster deines Blattes, in das Kacheln und Steine gezeichnet werden.
    .words = Mosaik, Mosaike, Mosaiks
galilee-term-sheet = Alles, worauf eine Person zeichnet: das Mosaik, das Kachelraster und die Reserve.
    .words = Blatt, Blätter, Blattes, Blättern
galilee-term-tile-grid = Sechs Reihen und sechs Spalten mit Kacheln. Die Zahl eines Würfels ist die Reihe, seine Farbe steht über der Spalte.
    .words = Kachelraster, Kachelrasters
galilee-term-tile = Ein Teil aus zusammenhängenden Feldern, gedruckt im Kachelraster. Wird sein Würfel gewählt, kreuzt man es dort an und zeichnet es ins Mosaik, gedreht und gewendet, wie man will.
    .words = Kachel, Kacheln
galilee-term-reserve = Deine einzelnen Steine. Einer wird angekreuzt und gezeichnet, wenn die Kachel deines Würfels schon weg ist. Jeder, der am Ende übrig ist, ist ein Punkt; hat jemand keinen mehr, endet das Spiel.
    .words = Reserve
galilee-term-stone = Ein Feld aus der Reserve, nach denselben Regeln gezeichnet wie eine Kachel.
    .words = Stein, Steine, Steinen
galilee-term-roller = Wer in dieser Runde würfelt und zuerst wählt. Der gewählte Würfel geht an die nächste Person weiter.
    .words = wer würfelt, wer gewürfelt hat
galilee-term-bag = Die Würfel, die nicht im Spiel sind. Wer würfelt, zieht daraus; ist er leer, kommen alle abgelegten Würfel zurück.
    .words = Beutel, Würfelbeutel
galilee-term-marked = Im Kachelraster verbraucht. Sind alle Kacheln einer Spalte angekreuzt, endet das Spiel.
    .words = ankreuzen, angekreuzt, angekreuzte, kreuzt an
galilee-term-crossed = Bei der Vorbereitung herausgenommen: eine Reihe und eine Spalte jedes Kachelrasters. Eine Kachel in der gestrichenen Reihe zählt als angekreuzt.
    .words = streichen, gestrichen, gestrichene, gestrichenen
galilee-term-genuine = Die blauen Felder des Mosaiks: 2 Punkte für jedes, das bedeckt ist.
    .words = echt, echte, echten, blaue Felder, blaues Feld
galilee-term-false = Die rosa Felder. Sie liegen in drei Regionen; jede Region mit einem bedeckten Feld kostet 4 Punkte.
    .words = falsch, falsche, falschen, rosa Region, rosa Regionen
galilee-term-covered = Mit einer Kachel oder einem Stein darauf. Was gezeichnet wird, muss mit einer Seite an ein bedecktes Feld grenzen, außer dem allerersten.
    .words = bedeckt, bedeckte, bedeckten, bedecktes, unbedeckte
galilee-term-majority = 20 Punkte, wer die meisten Felder bedeckt; zu viert bis sechst auch 5 für die zweitmeisten.
    .words = meiste Felder, meisten Felder, zweitmeisten
galilee-term-column = Eine Spalte deines Kachelrasters. Jede Würfelfarbe steht für eine; sind alle Kacheln einer Spalte angekreuzt, endet das Spiel.
    .words = Spalte, Spalten

# Paper

galilee-print-sheet = Mosaic: ein Blatt für eine Person
galilee-print-sheet-about = Ein Blatt für eine Person: Mosaik, Kachelraster, Reserve und Wertungskasten
galilee-print-dice = Mosaic: Würfe
galilee-print-dice-about = Würfe für einen Tisch ohne Würfel
galilee-print-dice-how = Für einen Tisch ohne Würfel: jede Nummer ist ein Wurf. Zieh von links und übergeh Würfel, die nicht im Beutel sind. Jeder Würfel zeigt seine Zahl in dieser Zeile, auch der weitergegebene. Startwert: { $seed }.
galilee-print-set-up = Für die Vorbereitung: alle nehmen die nächsten zwei Zahlen, eine Reihe und eine Spalte
galilee-print-points = Punkte
galilee-print-blue = bedeckte blaue Felder, je 2
galilee-print-pink = berührte rosa Regionen, je −4
galilee-print-stones = übrige Steine, je 1
galilee-print-most = meiste Felder, 20
galilee-print-second = zweitmeiste, 5 (4 bis 6 Personen)
galilee-print-used = Kacheln und Steine verbraucht, je −1

# Learn in two minutes

galilee-fun = Stein für Stein kommt ein altes Gesicht ans Licht, und jeder Würfel ist eine Wahl.
galilee-learn-die = Nimm den roten Würfel! Er bringt dir eine Kachel.
galilee-learn-draw = Leg die Kachel auf das blaue Bild!
galilee-learn-blue = Schau, sie kommt ans Licht! Blau bringt zwei Punkte, Rosa kostet welche.
galilee-learn-other-die = Nun würfeln die anderen, und du nimmst einen Würfel, der übrig ist.
galilee-learn-turn = Dreh die Kachel, und leg sie an deine erste an!
galilee-learn-taken-die = Rot 3 hast du schon benutzt. Nimm ihn trotzdem!
galilee-learn-taken-tile = Dann kreuz eine andere Kachel der Spalte an …
galilee-learn-stone = … und leg dafür einen kleinen Stein!
galilee-learn-end = Toll! Ist eine Spalte voll oder kein Stein mehr da, ist Schluss.
galilee-learn-most = Und wer am meisten bedeckt, bekommt 20 Punkte dazu!
