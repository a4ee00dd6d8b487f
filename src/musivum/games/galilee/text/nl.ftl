galilee-title = Mosaic: de Mona Lisa van Galilea
galilee-subtitle = Kies dobbelstenen, teken tegels, herstel een oud portret
galilee-about = Een dobbel- en tekenspel voor één tot zes spelers, van Isaac Shalev en Matt Loomis.

# What forbids a move

galilee-not-rolled = die dobbelsteen doet niet mee; kies een van de gegooide
galilee-other-number = die dobbelsteen toont een ander getal
galilee-taken = die dobbelsteen is al weg, wie gedobbeld heeft nam hem; kies een van de andere
galilee-not-free = de tegel in rij { $row } van kolom { $column } is al aangekruist of weggestreept; kruis een andere vrije tegel van die kolom aan en teken een steen
galilee-free = de tegel in rij { $row } van kolom { $column } is nog vrij, dus deze dobbelsteen moet die aankruisen
galilee-crossed-off = rij { $crossed } is bij de voorbereiding weggestreept; kruis een vrije tegel van kolom { $column } aan
galilee-marked = de tegel in rij { $crossed } van kolom { $column } is al aangekruist; neem een vrije
galilee-other-tile = op dit blad betekent de dobbelsteen een andere tegel: die in rij { $row } van kolom { $column }
galilee-covered = een tegel mag alleen op onbedekte vakjes getekend worden
galilee-apart = een tegel moet met een zijde aan een bedekt vakje raken
galilee-must-draw = de tegel past ergens, dus hij moet getekend worden
galilee-must-draw-stone = een steen past ergens, dus hij moet getekend worden
galilee-row-awaited = nu moet er een rij weggestreept worden, rij 1 tot en met 6
galilee-column-awaited = nu moet er een kolom weggestreept worden, kolom 1 tot en met 6
galilee-dice-awaited = de voorbereiding is klaar; nu wordt er gedobbeld
galilee-not-in-hand = wie dobbelt heeft de doorgegeven dobbelsteen, en trekt de andere uit de zak

# How a game ends

galilee-column-complete = alle tegels van een kolom zijn aangekruist
galilee-reserve-empty = een reserve is leeg

# Texts that are no move

galilee-notation-start = kolom { $column }: een zet begint met een dobbelsteen zoals R4, of met row, column of roll, niet met “{ $found }”
galilee-notation-same-row = kolom { $column }: met een dobbelsteen die { $row } toont kruis je een andere rij aan, niet rij { $row }
galilee-notation-tile = kolom { $column }: { $die } kan alleen een van deze tekenen: { $ways }
galilee-notation-large = kolom { $column }: dit past niet in het mozaïek, dat { $rows } rijen en { $columns } kolommen heeft

# The table

galilee-label-set-up = De voorbereiding: op elk blad worden een rij en een kolom weggestreept
galilee-label-roll = Speler { $player } gaat dobbelen
galilee-label-roller = Speler { $player } heeft gedobbeld en kiest een dobbelsteen
galilee-label-others = Speler { $roller } heeft gekozen; nu aan de beurt: speler { $players }
galilee-label-over =
    { $number ->
        [0] Het spel is afgelopen: { $reason }.
        [one] Het spel is afgelopen: { $reason }. Speler { $winners } wint.
       *[other] Het spel is afgelopen: { $reason }. De spelers { $winners } delen de overwinning.
    }
galilee-label-own = Speler { $player }: { $points } punten, { $cells } vakjes bedekt, { $reserve } in de reserve
galilee-label-picked = gekozen door speler { $roller }
galilee-label-tile = kolom { $column }: teken { $tile }
galilee-label-stone = kolom { $column }: niet meer vrij; kruis daar een andere tegel aan, teken een steen
galilee-label-chosen = je hebt { $move } gekozen
galilee-label-bag = in de zak
galilee-label-passed = doorgegeven
galilee-label-discarded = afgelegd
galilee-label-seat = speler { $player }: { $points }
galilee-label-cells = { $cells } vakjes, reserve { $reserve }
galilee-label-fewest = volste kolom: nog { $tiles }
galilee-label-has-chosen = heeft gekozen

# Sheets that cannot be used

galilee-sheet-type = een blad is “{ $allowed }” of het pad van een bladbestand, niet { $value }
galilee-sheet-missing = er is geen blad “{ $sheet }”: het is niet { $allowed } en geen bestand
galilee-sheet-not-file = { $sheet } is geen bestand; een blad is een tekstbestand
galilee-sheet-unreadable = het blad { $sheet } kan niet gelezen worden: { $reason }
galilee-sheet-long = { $sheet }, regel { $line }: een bladbestand heeft hoogstens { $most } bytes
galilee-sheet-encoding = { $sheet }, regel { $line }: een blad is tekst in UTF-8, deze regel niet
galilee-sheet-here = het blad
galilee-sheet-empty = { $sheet }: het bestand is leeg; een blad heeft de delen { $allowed }
galilee-sheet-no-section = { $sheet }, regel { $line }: “{ $found }” staat in geen deel; zet er een van { $allowed } boven
galilee-sheet-section-unknown = { $sheet }, regel { $line }: er is geen deel “{ $section }:”; er zijn { $allowed }
galilee-sheet-section-twice = { $sheet }, regel { $line }: het deel “{ $section }:” staat al in regel { $first }; één keer is goed
galilee-sheet-section-missing = { $sheet }, regel { $line }: hier eindigt het blad zonder een deel “{ $section }:”
galilee-sheet-mosaic-empty = { $sheet }, regel { $line }: hier horen rijen van het mozaïek te volgen, zoals “.BB.P”
galilee-sheet-mosaic-letter = { $sheet }, regel { $line }: “{ $letter }” op plek { $column } is geen vakje van een mozaïek; B is echt, P vals, . gewoon
galilee-sheet-mosaic-ragged = { $sheet }, regel { $line }: deze rij heeft { $length } vakjes, de eerste heeft er { $width }; alle rijen zijn even lang
galilee-sheet-mosaic-large = { $sheet }, regel { $line }: een mozaïek heeft hoogstens { $most } rijen en { $most } kolommen
galilee-sheet-mosaic-blank = { $sheet }, regel { $line }: dit mozaïek heeft geen echt vakje, dus er valt niets te herstellen; minstens één B is goed
galilee-sheet-row-label = { $sheet }, regel { $line }: een rij tegels begint met haar nummer van 1 tot en met 6 en een dubbele punt, zoals in “3: ## …”, niet met “{ $found }”
galilee-sheet-row-twice = { $sheet }, regel { $line }: rij { $row } van de tegels staat al in regel { $first }; één keer is goed
galilee-sheet-row-missing = { $sheet }, regel { $line }: hier eindigen de tegels zonder rij { $row }; de rijen 1 tot en met 6 horen er te zijn
galilee-sheet-row-tiles = { $sheet }, regel { $line }: rij { $row } heeft { $count } tegels; zes is goed, met spaties ertussen
galilee-sheet-tile-letter = { $sheet }, regel { $line }: “{ $letter }” in de tegel { $tile } is fout; een tegel teken je met # . en / tussen zijn rijen
galilee-sheet-tile-ragged = { $sheet }, regel { $line }: de rijen van de tegel { $tile } zijn niet even lang; vul ze aan met punten
galilee-sheet-tile-empty = { $sheet }, regel { $line }: de tegel { $tile } heeft geen vakje; een tegel heeft minstens één #
galilee-sheet-tile-large = { $sheet }, regel { $line }: de tegel { $tile } heeft { $size } vakjes; hoogstens { $most } is goed
galilee-sheet-tile-apart = { $sheet }, regel { $line }: de vakjes van de tegel { $tile } hangen niet met hun zijden samen
galilee-sheet-reserve-empty = { $sheet }, regel { $line }: het aantal stenen in de reserve ontbreekt; 1 tot en met { $most } is goed
galilee-sheet-reserve-number = { $sheet }, regel { $line }: de reserve is een aantal stenen van 1 tot en met { $most }, niet “{ $found }”
galilee-sheet-reserve-size = { $sheet }, regel { $line }: een reserve heeft 1 tot en met { $most } stenen, niet { $reserve }
galilee-sheet-picture-empty = { $sheet }, regel { $line }: hier horen vormen van de afbeelding te volgen, zoals “#d9c59a M0 0H9V10H0Z”
galilee-sheet-picture-shape = { $sheet }, regel { $line }: “{ $found }” is geen vorm van een afbeelding; goed is een kleur, eventueel een dikte, en een pad, zoals in “#1d3c64 .2 M1 7L2 10”
galilee-sheet-reserve-rest = { $sheet }, regel { $line }: de reserve is één getal; “{ $found }” is te veel

# What the page says

galilee-mosaic = Mozaïek
galilee-dice = Dobbelstenen
galilee-tiles = Tegelraster
galilee-reserve = Reserve
galilee-cell =
    rij { $row }, kolom { $column }, { $kind ->
        [blue] echt, blauw
        [pink] vals, roze
       *[plain] gewoon
    }, { $covered ->
        [yes] bedekt
       *[no] open
    }
galilee-die =
    { $colour ->
        [R] rode dobbelsteen
        [B] blauwe dobbelsteen
        [G] groene dobbelsteen
        [Y] gele dobbelsteen
       *[P] roze dobbelsteen
    }, { $number }{ $free ->
        [yes] { "" }
       *[no] , al gekozen
    }
galilee-tile =
    tegel in rij { $row }, kolom { $column }, { $cells ->
        [one] één vakje
       *[other] { $cells } vakjes
    }, { $taken ->
        [free] vrij
        [marked] aangekruist
       *[crossed] weggestreept
    }
galilee-stone =
    steen { $number }, { $left ->
        [yes] over
       *[no] gebruikt
    }
galilee-bag = Dobbelstenenzak
galilee-bag-die =
    { $colour ->
        [R] rode dobbelsteen
        [B] blauwe dobbelsteen
        [G] groene dobbelsteen
        [Y] gele dobbelsteen
       *[P] roze dobbelsteen
    }, { $where ->
        [bag] in de zak
        [discarded] afgelegd
        [passed] doorgegeven
       *[play] in het spel
    }
galilee-account-blue = Blauwe vakjes: { $cells } × 2
galilee-account-pink = Geraakte valse regio’s: { $regions } × −4
galilee-account-stones = Stenen over: { $stones }
galilee-account-used = Aangekruiste tegels en gebruikte stenen: { $used } × −1
galilee-account-most = Meeste vakjes bedekt ({ $cells })
galilee-mark-only = De tegel alleen aankruisen, niet tekenen
galilee-prompt-die = Kies een dobbelsteen: de kleur geeft de kolom, het getal de rij
    .lesson = Elke dobbelsteen staat voor één tegel van je tegelraster: de kleur staat boven zijn kolom, het getal is zijn rij. Grote tegels bedekken meer, maar elke mag je maar één keer aankruisen, en een volle kolom beëindigt het spel.
galilee-prompt-tile = Draai de tegel of keer hem om, en teken hem naast wat je hebt
galilee-prompt-fits-nowhere = De tegel past nergens: hij wordt alleen aangekruist
galilee-prompt-cross = Die tegel is weg: kruis een andere van kolom { $column } aan en teken een steen
galilee-prompt-stone = Teken een steen uit je reserve
galilee-prompt-watch =
    { $phase ->
        [roll] Er wordt gedobbeld
        [others] De anderen kiezen uit de overgebleven dobbelstenen
       *[pick] Wie gedobbeld heeft kiest een dobbelsteen
    }
    .lesson = Wie gedobbeld heeft kiest eerst; daarna kiezen alle anderen uit de twee overgebleven dobbelstenen.

# Moves in words: a whole sentence, and in short where the name stands beside it

galilee-the-die =
    { $colour ->
        [R] de rode { $number }
        [B] de blauwe { $number }
        [G] de groene { $number }
        [Y] de gele { $number }
       *[P] de roze { $number }
    }
galilee-die-1 =
    { $colour1 ->
        [R] rood { $number1 }
        [B] blauw { $number1 }
        [G] groen { $number1 }
        [Y] geel { $number1 }
       *[P] roze { $number1 }
    }
galilee-die-2 =
    { $colour2 ->
        [R] rood { $number2 }
        [B] blauw { $number2 }
        [G] groen { $number2 }
        [Y] geel { $number2 }
       *[P] roze { $number2 }
    }
galilee-die-3 =
    { $colour3 ->
        [R] rood { $number3 }
        [B] blauw { $number3 }
        [G] groen { $number3 }
        [Y] geel { $number3 }
       *[P] roze { $number3 }
    }
galilee-of-cells =
    { $cells ->
        [one] van één vakje
        [2] van twee vakjes
        [3] van drie vakjes
        [4] van vier vakjes
        [5] van vijf vakjes
       *[other] van { $cells } vakjes
    }
galilee-where =
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
galilee-move-row = Rij { $number } van een tegelraster wordt weggestreept
galilee-move-column = Kolom { $number } van een tegelraster wordt weggestreept
galilee-move-roll-2 = De dobbelstenen tonen { galilee-die-1 } en { galilee-die-2 }
galilee-move-roll-3 = De dobbelstenen tonen { galilee-die-1 }, { galilee-die-2 } en { galilee-die-3 }
galilee-move-tile = { $name } kiest { galilee-the-die } en tekent een tegel { galilee-of-cells } { galilee-where } (rij { $row }, kolom { $column })
    .short = { galilee-the-die }: een tegel { galilee-of-cells } { galilee-where }
galilee-move-no-tile = { $name } kiest { galilee-the-die }; de tegel past nergens en wordt alleen aangekruist
    .short = { galilee-the-die }: de tegel past nergens
galilee-move-stone = { $name } kiest { galilee-the-die }, kruist in plaats daarvan de tegel in rij { $crossed } aan en tekent een steen { galilee-where } (rij { $row }, kolom { $column })
    .short = { galilee-the-die }: een steen { galilee-where }
galilee-move-no-stone = { $name } kiest { galilee-the-die } en kruist in plaats daarvan de tegel in rij { $crossed } aan; de steen past nergens
    .short = { galilee-the-die }: de steen past nergens

# What the options are for

galilee-option-players = hoeveel er spelen; alleen speel je om punten
galilee-option-sheet = het blad waarop getekend wordt

# Terms: the page explains these words wherever they appear in this game

galilee-term-mosaic = Het portret dat hersteld moet worden: het grote raster van je blad, waarin tegels en stenen getekend worden.
    .words = mozaïek, mozaïeken
galilee-term-sheet = Alles waarop één speler tekent: het mozaïek, het tegelraster en de reserve.
    .words = blad, bladen
galilee-term-tile-grid = Zes rijen en zes kolommen tegels. Het getal van een dobbelsteen is de rij, de kleur staat boven de kolom.
    .words = tegelraster
galilee-term-tile = Een stuk van samenhangende vakjes, gedrukt in het tegelraster. Als zijn dobbelsteen gekozen wordt, kruis je het daar aan en teken je het in het mozaïek, gedraaid en omgekeerd zoals je wilt.
    .words = tegel, tegels
galilee-term-reserve = Je losse stenen. Je kruist er een aan en tekent hem telkens als de tegel van je dobbelsteen al weg is. Elke steen die aan het einde over is, is een punt; heeft iemand er geen meer, dan eindigt het spel.
    .words = reserve
galilee-term-stone = Eén vakje uit de reserve, getekend volgens dezelfde regels als een tegel.
    .words = steen, stenen
galilee-term-roller = Wie in deze ronde dobbelt en het eerst kiest. De gekozen dobbelsteen gaat door naar de volgende.
    .words = wie dobbelt, wie gedobbeld heeft
galilee-term-bag = De dobbelstenen die niet meedoen. Wie dobbelt trekt eruit; als hij leeg is, gaan alle afgelegde dobbelstenen erin terug.
    .words = zak, dobbelstenenzak
galilee-term-marked = Opgebruikt in het tegelraster. Een kolom waarvan alle tegels aangekruist zijn beëindigt het spel.
    .words = aankruisen, aangekruist, aangekruiste, kruist aan
galilee-term-crossed = Weggenomen bij de voorbereiding: één rij en één kolom van elk tegelraster. Een tegel in de weggestreepte rij telt als aangekruist.
    .words = wegstrepen, weggestreept, weggestreepte
galilee-term-genuine = De blauwe vakjes van het mozaïek: 2 punten voor elk vakje dat bedekt is.
    .words = echt, echte, blauw vakje, blauwe vakjes
galilee-term-false = De roze vakjes. Ze liggen in drie regio’s; elke regio met een bedekt vakje kost 4 punten.
    .words = vals, valse, roze regio, roze regio’s
galilee-term-covered = Met een tegel of een steen erop. Wat je tekent moet met een zijde aan een bedekt vakje raken, behalve de allereerste keer.
    .words = bedekt, bedekte, onbedekte
galilee-term-majority = 20 punten voor wie de meeste vakjes bedekt; met vier tot zes spelers ook 5 voor de op één na meeste.
    .words = meeste vakjes, op één na meeste
galilee-term-column = Een kolom van je tegelraster. Elke dobbelsteenkleur staat er voor een; zijn alle tegels van een kolom aangekruist, dan eindigt het spel.
    .words = kolom, kolommen

# Paper

galilee-print-sheet = Mosaic: een spelersblad
galilee-print-sheet-about = Een spelersblad: mozaïek, tegelraster, reserve en puntentabel
galilee-print-dice = Mosaic: worpen
galilee-print-dice-about = Worpen voor een tafel zonder dobbelstenen
galilee-print-dice-how = Voor een tafel zonder dobbelstenen: elk nummer is één worp. Trek van links, en sla dobbelstenen over die niet in de zak zitten. Elke dobbelsteen toont zijn getal van deze regel, ook de doorgegeven. Startwaarde: { $seed }.
galilee-print-set-up = Voor de voorbereiding: ieder neemt de volgende twee getallen, een rij en een kolom
galilee-print-points = punten
galilee-print-blue = bedekte blauwe vakjes, elk 2
galilee-print-pink = geraakte roze regio’s, elk −4
galilee-print-stones = stenen over, elk 1
galilee-print-most = meeste vakjes, 20
galilee-print-second = op één na meeste, 5 (4 tot 6 spelers)
galilee-print-used = tegels en stenen gebruikt, elk −1

# Learn in two minutes

galilee-fun = Steen voor steen komt een oud gezicht tevoorschijn, en elke dobbelsteen is een keuze.
galilee-learn-die = Pak de rode dobbelsteen! Hij brengt je een tegel.
galilee-learn-draw = Leg de tegel op de blauwe afbeelding!
galilee-learn-blue = Kijk, ze komt tevoorschijn! Blauw is twee punten, roze kost punten.
galilee-learn-other-die = Nu hebben de anderen gegooid en pak jij een dobbelsteen die over is.
galilee-learn-turn = Draai de tegel en leg hem naast je eerste!
galilee-learn-taken-die = Rood 3 heb je al gebruikt. Pak hem toch!
galilee-learn-taken-tile = Kruis dan een andere tegel van de kolom aan …
galilee-learn-stone = … en leg er een klein steentje voor!
galilee-learn-end = Goed zo! Een volle kolom, of geen stenen meer, en het spel is uit.
galilee-learn-most = En wie het meest bedekt krijgt er 20 punten bij!
