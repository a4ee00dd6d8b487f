mosaix-title = Mosaix
mosaix-subtitle = Vier Würfel, eine Formation, und alle schreiben
mosaix-about = Ein Würfel- und Schreibspiel um Gebiete für eine bis vier Personen, von Christof Tisch.

# Options

mosaix-centres =
    { $game } kann nicht mit centres={ $centres } gespielt werden; centres ist für jeden der { $players } Plätze einer der Buchstaben O, T, X, zum Beispiel { $players ->
        [1] O
        [2] OT
        [3] OTX
       *[other] OTXO
    }

# Notation

mosaix-notation-formation = Spalte { $column }: hier sollte eine Formation aus vier Symbolen O, T, X stehen, die mit ihren Seiten zusammenhängen, Reihe für Reihe geschrieben, etwa OT/XO oder .OX/TO., nicht „{ $found }“
mosaix-notation-part = Spalte { $column }: hier sollten ein bis vier Symbole O, T, X stehen, die mit ihren Seiten zusammenhängen, Reihe für Reihe und ohne leere Ränder geschrieben, etwa OT/X., nicht „{ $found }“
mosaix-notation-roll = Spalte { $column }: hier sollten vier Symbole in der Reihenfolge O, T, X stehen, etwa OOTX, nicht „{ $found }“

# What forbids a move

mosaix-no-card-now = die Mitten sind verteilt; jetzt wird gewürfelt
mosaix-no-roll-now = zuerst bekommen alle das Symbol ihrer Mitte
mosaix-build-first = bevor eine Formation angeordnet ist, lässt sich nichts eintragen
mosaix-built-already = die Formation ist angeordnet und bleibt, wie sie ist; jetzt wird sie eingetragen
mosaix-other-dice = das besteht nicht aus den gewürfelten Symbolen
mosaix-unwritable = diese Formation passt mit den freien Kästchen nirgends hin, und allein darf man nur anordnen, was man eintragen kann
mosaix-filled = das Feld in Reihe { $row }, Spalte { $column } ist besetzt; Symbole werden nur in leere Felder eingetragen
mosaix-not-at-edge = hier fehlt ein Teil der Formation, aber nicht am Rand: weggelassen wird nur, was über den Rand hinausragt
mosaix-not-this-formation = das ist nicht die Formation, die angeordnet wurde: sie darf gedreht, aber nicht gespiegelt werden, und weggelassen wird nur, was über den Rand hinausragt
mosaix-too-few-boxes =
    { $over ->
        [one] ein Symbol würde über den Rand ragen
        [2] zwei Symbole würden über den Rand ragen
       *[other] drei Symbole würden über den Rand ragen
    }, aber { $free ->
        [0] kein Kästchen ist frei
        [one] nur ein Kästchen ist frei
       *[other] nur { $free } Kästchen sind frei
    }
mosaix-must-build = wer gewürfelt hat, muss eine Formation anordnen
mosaix-must-write = die Formation passt in dieses Raster, also muss sie eingetragen werden

# How a game ends

mosaix-full-grid = ein Raster ist voll
mosaix-no-writing = in ein Raster lässt sich nie mehr etwas eintragen
mosaix-no-boxes = mit den freien Kästchen lässt sich keine Formation mehr eintragen
mosaix-ended = das Spiel wurde beendet

# The table

mosaix-dice = Würfel
mosaix-formation = Formation
mosaix-seat = Spieler { $player }
mosaix-you = Spieler { $player } (du)
mosaix-doing-roll = würfelt
mosaix-doing-build = ordnet an
mosaix-doing-write = trägt ein
mosaix-doing-pass = passt
mosaix-doing-chosen = hat gewählt
mosaix-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
mosaix-boxes = Kästchen
mosaix-solo-goal = mit { $win } Punkten ist es gewonnen, { $outstanding } sind Extraklasse
mosaix-solo-lost =
    { $points ->
        [one] { $points } Punkt reicht nicht: gewonnen ist ab { $win }
       *[other] { $points } Punkte reichen nicht: gewonnen ist ab { $win }
    }
mosaix-solo-won = mit { $points } Punkten gewonnen; { $outstanding } wären Extraklasse
mosaix-solo-outstanding = mit { $points } Punkten gewonnen: Extraklasse

# What the page says

mosaix-grid = Raster
mosaix-cell =
    Reihe { $row }, Spalte { $column }, { $symbol ->
        [O] Kreis
        [T] Dreieck
        [X] Kreuz
       *[none] leer
    }
mosaix-beyond = jenseits des Randes, Reihe { $row }, Spalte { $column }
mosaix-die =
    { $symbol ->
        [O] Würfel mit einem Kreis
        [T] Würfel mit einem Dreieck
       *[X] Würfel mit einem Kreuz
    }
mosaix-tray =
    { $what ->
        [formation] Formation
       *[dice] Würfel
    }
mosaix-scale = Kästchen für Symbole über dem Rand
mosaix-box =
    Kästchen { $number }, { $struck ->
        [yes] abgestrichen
       *[no] frei, ein Punkt
    }
mosaix-account =
    { $symbol ->
        [O] Kreise
        [T] Dreiecke
       *[X] Kreuze
    }: { $areas ->
        [one] { $areas } Gebiet
       *[other] { $areas } Gebiete
    } × { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    }
mosaix-account-boxes = Freie Kästchen: { $free }
mosaix-frame = Form { $name }
mosaix-prompt-build = Ordne eine Formation an: wähle eine Form, tausche Würfel durch Antippen
    .lesson = Aus den vier Würfeln wird eine Formation. Alle tragen sie ein, du auch, also denk an dein eigenes Raster: Gebiete aus mindestens fünf gleichen Symbolen zählen, und für jedes Symbol wird die Zahl der Gebiete mit der Zahl ihrer Felder malgenommen. Zwei Gebiete zu fünf sind mehr wert als eines zu neun.
mosaix-prompt-write = Trag die Formation in dein Raster ein; sie darf über den Rand hinausragen
    .lesson = Dreh die Formation und leg sie hin, wo sie hinsoll. Sie darf über den Rand hinausragen: was draußen ist, wird einfach nicht eingetragen. Bring gleiche Symbole zusammen, aber halte Gebiete mit demselben Symbol getrennt, sobald sie fünf Felder haben.
mosaix-prompt-watch =
    { $phase ->
        [card] Die Mitten werden verteilt
        [roll] Es wird gewürfelt
        [build] Eine Formation wird angeordnet
        [write] Alle tragen die Formation ein
       *[over] Das Spiel ist aus
    }
mosaix-end = Das Spiel hier beenden

# Moves in words: a whole sentence, and in short where the name stands beside it

mosaix-circles =
    { $O ->
        [one] einen Kreis
        [2] zwei Kreise
        [3] drei Kreise
       *[other] vier Kreise
    }
mosaix-triangles =
    { $T ->
        [one] ein Dreieck
        [2] zwei Dreiecke
        [3] drei Dreiecke
       *[other] vier Dreiecke
    }
mosaix-crosses =
    { $X ->
        [one] ein Kreuz
        [2] zwei Kreuze
        [3] drei Kreuze
       *[other] vier Kreuze
    }
mosaix-marks =
    { $kinds ->
        [O] { mosaix-circles }
        [T] { mosaix-triangles }
        [X] { mosaix-crosses }
        [OT] { mosaix-circles } und { mosaix-triangles }
        [OX] { mosaix-circles } und { mosaix-crosses }
        [TX] { mosaix-triangles } und { mosaix-crosses }
       *[OTX] { mosaix-circles }, { mosaix-triangles } und { mosaix-crosses }
    }
mosaix-where =
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
mosaix-move-card =
    { $symbol ->
        [O] Eine Mitte wird verteilt: ein Kreis
        [T] Eine Mitte wird verteilt: ein Dreieck
       *[X] Eine Mitte wird verteilt: ein Kreuz
    }
mosaix-move-roll = Die Würfel zeigen { mosaix-marks }
mosaix-move-build = { $name } ordnet { mosaix-marks } zur Form { $shape } an
    .short = { mosaix-marks } zur Form { $shape }
mosaix-move-write = { $name } trägt { mosaix-marks } { mosaix-where } ein (Reihe { $row }, Spalte { $column })
    .short = { mosaix-marks } { mosaix-where }
mosaix-move-end = { $name } beendet das Spiel
    .short = beendet das Spiel
mosaix-move-pass = { $name } kann die Formation nicht eintragen und passt
    .short = passt

# What the options are for

mosaix-option-players = wie viele spielen; allein spielst du gegen 120 Punkte
mosaix-option-centres-allowed = für jeden Platz einer der Buchstaben O, T, X, etwa OX
mosaix-option-centres = die vorgedruckten Symbole; sonst werden sie verteilt

# Terms: the page explains these words wherever they appear in this game

mosaix-term-formation = Die vier Würfel, Kante an Kante in einer von sieben Formen zusammengelegt. Gedreht bleibt es dieselbe Formation; ihr Spiegelbild ist eine andere.
    .words = Formation, Formationen
mosaix-term-shape = Eine der sieben Arten, wie vier Quadrate zusammenliegen können: I, O, T, S, Z, J und L.
    .words = Form, Formen
mosaix-term-grid = Die 7 × 7 Felder einer Person. Das Symbol in der Mitte ist von Anfang an da.
    .words = Raster, Rasters, Rastern
mosaix-term-symbol = Kreis, Dreieck oder Kreuz. Jeder Würfel zeigt jedes davon auf zwei Seiten.
    .words = Symbol, Symbole, Symbolen, Symbols
mosaix-term-area = Gleiche Symbole, die mit ihren Seiten zusammenhängen. Nur Gebiete mit mindestens fünf Feldern zählen.
    .words = Gebiet, Gebiete, Gebieten, Gebiets
mosaix-term-roller = Wer in dieser Runde würfelt und die Formation anordnet. In der nächsten Runde ist die nächste Person dran.
    .words = wer würfelt, wer gewürfelt hat, wer am Zug ist
mosaix-term-edge = Eine Formation darf über den Rand des Rasters hinausragen: was draußen ist, wird nicht eingetragen. Allein kostet jedes Symbol draußen ein Kästchen.
    .words = über den Rand, hinausragen, hinausragt
mosaix-term-box = Allein hat man acht Kästchen. Jedes Symbol über dem Rand streicht eines ab; jedes, das frei bleibt, ist ein Punkt.
    .words = Kästchen, Soloskala
mosaix-term-centre = Das mittlere Feld eines Rasters. Sein Symbol wird vor dem Spiel verteilt und zählt wie jedes andere.
    .words = Mitte, Mitten

# Paper

mosaix-print-grids = Mosaix: Raster
mosaix-print-grids-about = Raster für zwei und mehr Personen, jedes mit Wertungskasten
mosaix-print-solo = Mosaix: Raster fürs Solospiel
mosaix-print-solo-about = Raster fürs Solospiel, mit der Soloskala aus acht Kästchen
mosaix-print-dice = Mosaix: Würfe
mosaix-print-dice-about = Würfe für einen Tisch ohne Würfel
mosaix-print-dice-how = Für einen Tisch ohne Würfel: jede Nummer ist ein Wurf mit den vier Würfeln. Deck die Seite ab und deck Wurf um Wurf auf. Startwert: { $seed }.
mosaix-print-areas = Gebiete
mosaix-print-cells = × Felder
mosaix-print-points = Punkte
mosaix-print-boxes = freie Kästchen

# Learn in two minutes

mosaix-fun = Jeder Wurf passt in jedes Raster anders: ein Puzzle, das ihr alle zugleich löst.
mosaix-learn-build = Das sind deine Würfel! Drück auf „Anordnen“.
mosaix-learn-write = Leg sie hierhin: Kreise mögen Kreise!
mosaix-learn-fifth = Bring fünf gleiche zusammen! Dreh, bis der Kreis passt.
mosaix-learn-area = Fünf Kreise: dein erstes Gebiet! Das sind fünf Punkte.
mosaix-learn-shape = Jetzt baust du selbst: wähle die Form, dann tausch zwei Würfel.
mosaix-learn-edge = Es darf über den Rand hängen: das Kreuz fällt einfach weg!
mosaix-learn-end = Ist ein Raster voll, gewinnen die meisten Punkte.
mosaix-learn-double = Noch ein Gebiet! Zwei Gebiete desselben Symbols zählen doppelt.

# What a move would bring

mosaix-nearly = { $missing ->
    [1] noch eins!
   *[other] noch { $missing }!
 }
