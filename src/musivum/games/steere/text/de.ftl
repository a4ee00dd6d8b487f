steere-title = Mosaic von Steere
steere-subtitle = Setzen oder umdrehen, nie beides
steere-about = Ein abstraktes Spiel um die Mehrheit auf Sechsecken, für zwei Personen, ohne Glück und ohne Geheimnisse.
steere-red = Rot { $tiles }
steere-blue = Blau { $tiles }
steere-occupied = { $cell } ist besetzt: ein Plättchen wird auf ein leeres Feld gesetzt
steere-only-own = { $cell } liegt nur neben eigenen Plättchen: zum Setzen braucht es ein gegnerisches Plättchen daneben, oder gar keines
steere-joins = ein Plättchen auf { $cell } würde zwei deiner Gruppen verbinden: durch Setzen dürfen deine Gruppen nicht weniger werden
steere-flip-empty = auf { $cell } liegt kein Plättchen, das man umdrehen könnte
steere-flip-own = das Plättchen auf { $cell } ist schon deines; nur gegnerische werden umgedreht
steere-flip-own-number = mit { $cell } umgedreht hättest du nicht weniger Gruppen, und das muss sein: es muss mindestens zwei deiner Gruppen verbinden
steere-flip-total = mit { $cell } umgedreht gäbe es insgesamt nicht weniger Gruppen, und das muss sein: die gegnerische Gruppe zerfiele in zu viele Teile
steere-must-flip-on = du bist in einer Umdrehfolge: dreh weiter um, neben einem Plättchen, das du in diesem Zug umgedreht hast
steere-flip-not-adjacent = { $cell } liegt nicht neben einem Plättchen, das du in diesem Zug umgedreht hast, und dort muss die Umdrehfolge weitergehen
steere-may-not-pass = du kannst setzen oder umdrehen, also darfst du nicht passen
steere-no-swap = nur Blau darf übernehmen, gleich nach dem ersten Plättchen von Rot
steere-no-moves = niemand kann mehr ziehen

# What the page says

steere-board = Das Brett
steere-cell =
    { $cell }, { $tile ->
        [red] rotes Plättchen
        [blue] blaues Plättchen
       *[none] leer
    }
steere-prompt =
    { $stage ->
        [sequence] Dreh weiter um: wähle eines der umringten Plättchen
        [pass] Du kannst weder setzen noch umdrehen
        [turn]
            { $tile ->
                [red] Setze ein rotes Plättchen, oder dreh ein gegnerisches um
               *[blue] Setze ein blaues Plättchen, oder dreh ein gegnerisches um
            }
       *[place]
            { $tile ->
                [red] Setze ein rotes Plättchen auf eines der markierten Felder
               *[blue] Setze ein blaues Plättchen auf eines der markierten Felder
            }
    }
    .lesson = Setze ein Plättchen neben ein gegnerisches, oder dorthin, wo keines in der Nähe ist. Durch Setzen darfst du nie zwei deiner Gruppen verbinden; aber ein Umdrehen, das sie verbindet, nimmt ein gegnerisches Plättchen. Halte also viele kleine Gruppen mit einzelnen gegnerischen Plättchen dazwischen.
steere-prompt-watch =
    { $stage ->
        [sequence]
            { $tile ->
                [red] Rot dreht weiter um
               *[blue] Blau dreht weiter um
            }
        [pass]
            { $tile ->
                [red] Rot muss passen
               *[blue] Blau muss passen
            }
       *[turn]
            { $tile ->
                [red] Rot setzt oder dreht um
               *[blue] Blau setzt oder dreht um
            }
    }
steere-swap = Übernehmen: dieses Plättchen wird deines
steere-account =
    { $tile ->
        [red] Rote Plättchen
       *[blue] Blaue Plättchen
    }, { $groups ->
        [one] in einer Gruppe
       *[other] in { $groups } Gruppen
    }

# Moves in words: a whole sentence, and in short where the name stands beside it

steere-move-place =
    { $tile ->
        [red] { $name } setzt ein rotes Plättchen auf { $cell }
       *[blue] { $name } setzt ein blaues Plättchen auf { $cell }
    }
    .short =
        { $tile ->
            [red] ein rotes Plättchen auf { $cell }
           *[blue] ein blaues Plättchen auf { $cell }
        }
steere-move-flip =
    { $tile ->
        [red] { $name } dreht das Plättchen auf { $cell } auf Rot um
       *[blue] { $name } dreht das Plättchen auf { $cell } auf Blau um
    }
    .short =
        { $tile ->
            [red] { $cell } auf Rot umgedreht
           *[blue] { $cell } auf Blau umgedreht
        }
steere-move-pass = { $name } kann weder setzen noch umdrehen und passt
    .short = passt
steere-move-swap = { $name } übernimmt das erste Plättchen
    .short = übernimmt das erste Plättchen

# What the options are for

steere-option-side = wie viele Felder eine Seite des Brettes hat
    .label = Felder pro Seite
steere-option-swap = ob Blau das erste Plättchen von Rot übernehmen darf
    .label = Tausch nach dem ersten Plättchen

# Terms: the page explains these words wherever they appear in this game

steere-term-tile = Auf einer Seite rot, auf der anderen blau. Jedes Plättchen, das am Ende deine Farbe zeigt, ist ein Punkt.
    .words = Plättchen, Plättchens
steere-term-place = Ein Plättchen auf ein leeres Feld legen, neben ein gegnerisches oder neben gar keines. Es darf nie zwei deiner Gruppen verbinden.
    .words = setzen, setzt, setze, Setzen
steere-term-flip = Ein gegnerisches Plättchen auf deine Farbe wenden. Danach müssen deine Gruppen weniger sein, und alle zusammen auch.
    .words = umdrehen, umgedreht, dreht um, Umdrehen
steere-term-sequence = Nach dem Umdrehen musst du weitermachen, solange sich neben einem in diesem Zug umgedrehten Plättchen noch ein gegnerisches umdrehen lässt.
    .words = Umdrehfolge, Umdrehfolgen
steere-term-group = Zusammenhängende Plättchen einer Farbe; auch ein einzelnes ist eine Gruppe.
    .words = Gruppe, Gruppen
steere-term-enemy = Von der anderen Farbe.
    .words = gegnerisch, gegnerische, gegnerisches, gegnerischen
steere-term-swap = Nach dem ersten Plättchen von Rot darf Blau es übernehmen, statt selbst zu setzen, wenn der Tisch so eingerichtet ist.
    .words = übernehmen, Tausch
steere-term-side = Wie viele Felder jede Seite des Sechsecks hat. Fünf sind üblich; ein kleines Brett ist ein kurzes Spiel.
    .words = Felder pro Seite

# Paper

steere-print-board = Mosaic: das Brett, Seite { $side }
steere-print-board-about = Das Brett, in jeder Größe
steere-print-tiles = Mosaic: Plättchen für Seite { $side }
steere-print-tiles-about = Zweifarbige Plättchen zum Ausschneiden und Kleben
steere-print-tiles-how = { $tiles } Plättchen: an der gestrichelten Linie falten, kleben und schneiden. Jedes Plättchen ist auf einer Seite rot und auf der anderen blau.

# Learn in two minutes

steere-fun = Kein Glück, keine Geheimnisse: ein Plättchen umdrehen, und alles hängt zusammen.
steere-learn-place = Du bist Rot. Leg dein erstes Plättchen!
steere-learn-beside = Blau klemmt sich daneben. Leg auf die andere Seite von Blau!
steere-learn-flip = Jetzt der Trick: dreh das blaue Plättchen dazwischen um!
steere-learn-joined = Aus zwei roten Gruppen ist eine geworden, und Blau ist weg!
steere-learn-again = Leg noch eins neben Blau. Verbinden darfst du beim Legen nie!
steere-learn-end = Mehr Regeln gibt es nicht! Am Ende gewinnen die meisten Plättchen.
steere-learn-only = Umdrehen darfst du nur, was deine Gruppen verbindet.
