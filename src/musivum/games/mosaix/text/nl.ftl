mosaix-title = Mosaix
mosaix-subtitle = Vier dobbelstenen, één formatie, en iedereen schrijft
mosaix-about = Een dobbel- en schrijfspel om gebieden voor één tot vier spelers, van Christof Tisch.

# Options

mosaix-centres =
    { $game } kan niet gespeeld worden met centres={ $centres }; centres is een van de letters O, T, X voor elk van de { $players } plaatsen, bijvoorbeeld { $players ->
        [1] O
        [2] OT
        [3] OTX
       *[other] OTXO
    }

# Notation

mosaix-notation-formation = kolom { $column }: hier hoort een formatie van vier symbolen O, T, X te staan, die met hun zijden samenhangen, rij voor rij geschreven, zoals OT/XO of .OX/TO., niet “{ $found }”
mosaix-notation-part = kolom { $column }: hier horen één tot vier symbolen O, T, X te staan, die met hun zijden samenhangen, rij voor rij en zonder lege randen geschreven, zoals OT/X., niet “{ $found }”
mosaix-notation-roll = kolom { $column }: hier horen vier symbolen in de volgorde O, T, X te staan, zoals OOTX, niet “{ $found }”

# What forbids a move

mosaix-no-card-now = de middens zijn verdeeld; nu wordt er gedobbeld
mosaix-no-roll-now = eerst krijgt iedereen het symbool van het midden
mosaix-build-first = er kan niets ingevuld worden voordat er een formatie gerangschikt is
mosaix-built-already = de formatie is gerangschikt en blijft zoals hij is; nu wordt hij ingevuld
mosaix-other-dice = dit bestaat niet uit de gegooide dobbelstenen
mosaix-unwritable = deze formatie past met de vrije hokjes nergens, en alleen mag je enkel rangschikken wat je kunt invullen
mosaix-filled = het hok in rij { $row }, kolom { $column } is bezet; symbolen komen alleen in lege hokken
mosaix-not-at-edge = hier ontbreekt een deel van de formatie, maar niet aan de rand: alleen wat over de rand uitsteekt wordt weggelaten
mosaix-not-this-formation = dit is niet de formatie die gerangschikt is: hij mag gedraaid maar niet gespiegeld worden, en alleen wat over de rand uitsteekt wordt weggelaten
mosaix-too-few-boxes =
    { $over ->
        [one] één symbool zou over de rand uitsteken
        [2] twee symbolen zouden over de rand uitsteken
       *[other] drie symbolen zouden over de rand uitsteken
    }, maar { $free ->
        [0] er is geen hokje vrij
        [one] er is maar één hokje vrij
       *[other] er zijn maar { $free } hokjes vrij
    }
mosaix-must-build = wie gedobbeld heeft moet een formatie rangschikken
mosaix-must-write = de formatie past in dit raster, dus hij moet ingevuld worden

# How a game ends

mosaix-full-grid = een raster is vol
mosaix-no-writing = in een raster kan nooit meer iets ingevuld worden
mosaix-no-boxes = met de vrije hokjes kan geen formatie meer ingevuld worden
mosaix-ended = de speler heeft het spel beëindigd

# The table

mosaix-dice = dobbelstenen
mosaix-formation = formatie
mosaix-seat = speler { $player }
mosaix-you = speler { $player } (jij)
mosaix-doing-roll = dobbelt
mosaix-doing-build = rangschikt
mosaix-doing-write = vult in
mosaix-doing-pass = past
mosaix-doing-chosen = heeft gekozen
mosaix-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
mosaix-boxes = hokjes
mosaix-solo-goal = met { $win } punten win je, { $outstanding } is fantastisch
mosaix-solo-lost =
    { $points ->
        [one] { $points } punt is niet genoeg: met { $win } win je
       *[other] { $points } punten is niet genoeg: met { $win } win je
    }
mosaix-solo-won = gewonnen met { $points } punten; { $outstanding } was fantastisch geweest
mosaix-solo-outstanding = gewonnen met { $points } punten: fantastisch

# What the page says

mosaix-grid = Raster
mosaix-cell =
    rij { $row }, kolom { $column }, { $symbol ->
        [O] cirkel
        [T] driehoek
        [X] kruis
       *[none] leeg
    }
mosaix-beyond = voorbij de rand, rij { $row }, kolom { $column }
mosaix-die =
    { $symbol ->
        [O] dobbelsteen met een cirkel
        [T] dobbelsteen met een driehoek
       *[X] dobbelsteen met een kruis
    }
mosaix-tray =
    { $what ->
        [formation] Formatie
       *[dice] Dobbelstenen
    }
mosaix-scale = Hokjes voor symbolen over de rand
mosaix-box =
    hokje { $number }, { $struck ->
        [yes] afgestreept
       *[no] vrij, één punt
    }
mosaix-account =
    { $symbol ->
        [O] Cirkels
        [T] Driehoeken
       *[X] Kruisen
    }: { $areas ->
        [one] { $areas } gebied
       *[other] { $areas } gebieden
    } × { $cells ->
        [one] { $cells } hok
       *[other] { $cells } hokken
    }
mosaix-account-boxes = Vrije hokjes: { $free }
mosaix-frame = vorm { $name }
mosaix-prompt-build = Rangschik een formatie: kies een vorm, ruil dobbelstenen door te tikken
    .lesson = De vier dobbelstenen worden één formatie. Iedereen vult hem in, jij ook, dus denk aan je eigen raster: gebieden van minstens vijf gelijke symbolen tellen, en per symbool wordt het aantal gebieden vermenigvuldigd met het aantal hokken ervan. Twee gebieden van vijf zijn meer waard dan één van negen.
mosaix-prompt-write = Vul de formatie in je raster in; hij mag over de rand uitsteken
    .lesson = Draai de formatie en kies waar hij moet komen. Hij mag over de rand uitsteken: wat erbuiten valt wordt gewoon niet ingevuld. Breng gelijke symbolen bij elkaar, maar houd gebieden met hetzelfde symbool uit elkaar zodra ze vijf hokken hebben.
mosaix-prompt-watch =
    { $phase ->
        [card] De middens worden verdeeld
        [roll] Er wordt gedobbeld
        [build] Er wordt een formatie gerangschikt
        [write] Iedereen vult de formatie in
       *[over] Het spel is afgelopen
    }
mosaix-end = Het spel hier beëindigen

# Moves in words: a whole sentence, and in short where the name stands beside it

mosaix-circles =
    { $O ->
        [one] een cirkel
        [2] twee cirkels
        [3] drie cirkels
       *[other] vier cirkels
    }
mosaix-triangles =
    { $T ->
        [one] een driehoek
        [2] twee driehoeken
        [3] drie driehoeken
       *[other] vier driehoeken
    }
mosaix-crosses =
    { $X ->
        [one] een kruis
        [2] twee kruisen
        [3] drie kruisen
       *[other] vier kruisen
    }
mosaix-marks =
    { $kinds ->
        [O] { mosaix-circles }
        [T] { mosaix-triangles }
        [X] { mosaix-crosses }
        [OT] { mosaix-circles } en { mosaix-triangles }
        [OX] { mosaix-circles } en { mosaix-crosses }
        [TX] { mosaix-triangles } en { mosaix-crosses }
       *[OTX] { mosaix-circles }, { mosaix-triangles } en { mosaix-crosses }
    }
mosaix-where =
    { $where ->
        [top-left] in de hoek linksboven
        [top] aan de bovenrand
        [top-right] in de hoek rechtsboven
        [left] aan de linkerrand
        [right] aan de rechterrand
        [bottom-left] in de hoek linksonder
        [bottom] aan de onderrand
        [bottom-right] in de hoek rechtsonder
       *[middle] niet aan de rand
    }
mosaix-move-card =
    { $symbol ->
        [O] Een midden wordt verdeeld: een cirkel
        [T] Een midden wordt verdeeld: een driehoek
       *[X] Een midden wordt verdeeld: een kruis
    }
mosaix-move-roll = De dobbelstenen tonen { mosaix-marks }
mosaix-move-build = { $name } rangschikt { mosaix-marks } tot de vorm { $shape }
    .short = { mosaix-marks } tot de vorm { $shape }
mosaix-move-write = { $name } vult { mosaix-marks } { mosaix-where } in (rij { $row }, kolom { $column })
    .short = { mosaix-marks } { mosaix-where }
mosaix-move-end = { $name } beëindigt het spel
    .short = beëindigt het spel
mosaix-move-pass = { $name } kan de formatie niet invullen, en past
    .short = past

# What the options are for

mosaix-option-players = hoeveel er spelen; alleen speel je tegen 120 punten
mosaix-option-centres-allowed = een van de letters O, T, X voor elke plaats, zoals OX
mosaix-option-centres = de voorgedrukte symbolen; gewoonlijk worden ze verdeeld

# Terms: the page explains these words wherever they appear in this game

mosaix-term-formation = De vier dobbelstenen, kant aan kant in een van zeven vormen. Gedraaid blijft het dezelfde formatie; het spiegelbeeld is een andere.
    .words = formatie, formaties
mosaix-term-shape = Een van de zeven manieren waarop vier vierkanten tegen elkaar kunnen liggen: I, O, T, S, Z, J en L.
    .words = vorm, vormen
mosaix-term-grid = De 7 × 7 hokken van één speler. Het symbool in het midden staat er vanaf het begin.
    .words = raster, rasters
mosaix-term-symbol = Cirkel, driehoek of kruis. Elke dobbelsteen toont elk daarvan op twee kanten.
    .words = symbool, symbolen
mosaix-term-area = Gelijke symbolen die met hun zijden samenhangen. Alleen gebieden van minstens vijf hokken tellen.
    .words = gebied, gebieden
mosaix-term-roller = Wie in deze ronde dobbelt en de formatie rangschikt. De volgende ronde is het de volgende speler.
    .words = wie dobbelt, wie gedobbeld heeft, wie aan de beurt is
mosaix-term-edge = Een formatie mag over de rand van het raster uitsteken: wat erbuiten valt wordt niet ingevuld. Alleen kost elk symbool erbuiten een hokje.
    .words = over de rand, uitsteken, uitsteekt
mosaix-term-box = Alleen heb je acht hokjes. Elk symbool over de rand streept er een af; elk hokje dat vrij blijft is een punt.
    .words = hokje, hokjes, soloschaal
mosaix-term-centre = Het middelste hok van een raster. Het symbool ervan wordt voor het spel verdeeld en telt als elk ander.
    .words = midden, middens

# Paper

mosaix-print-grids = Mosaix: rasters
mosaix-print-grids-about = Rasters voor twee en meer spelers, elk met een puntentabel
mosaix-print-solo = Mosaix: rasters om alleen te spelen
mosaix-print-solo-about = Rasters om alleen te spelen, met de soloschaal van acht hokjes
mosaix-print-dice = Mosaix: worpen
mosaix-print-dice-about = Worpen voor een tafel zonder dobbelstenen
mosaix-print-dice-how = Voor een tafel zonder dobbelstenen: elk nummer is één worp met de vier dobbelstenen. Dek de pagina af en onthul worp na worp. Startwaarde: { $seed }.
mosaix-print-areas = gebieden
mosaix-print-cells = × hokken
mosaix-print-points = punten
mosaix-print-boxes = vrije hokjes

# Learn in two minutes

mosaix-fun = Elke worp past in elk raster anders: een puzzel die iedereen tegelijk oplost.
mosaix-learn-build = Dit zijn je dobbelstenen! Druk op ‘Rangschikken’.
mosaix-learn-write = Leg ze hier: cirkels houden van cirkels!
mosaix-learn-fifth = Laat vijf dezelfde elkaar raken! Draai tot de cirkel past.
mosaix-learn-area = Vijf cirkels: je eerste gebied! Dat zijn vijf punten.
mosaix-learn-shape = Nu jij: kies de vorm en ruil twee dobbelstenen.
mosaix-learn-edge = Het mag over de rand steken: het kruis valt er gewoon af!
mosaix-learn-end = Is een raster vol, dan winnen de meeste punten.
mosaix-learn-double = Nog een gebied! Twee gebieden van hetzelfde symbool tellen dubbel.

# What a move would bring

mosaix-nearly = { $missing ->
    [1] nog één!
   *[other] nog { $missing }!
 }
