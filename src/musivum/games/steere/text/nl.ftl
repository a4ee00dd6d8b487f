steere-title = Mosaic van Steere
steere-subtitle = Plaatsen of omdraaien, nooit allebei
steere-about = Een abstract spel om de meerderheid op zeshoeken, voor twee spelers, zonder geluk of geheimen.
steere-red = Rood { $tiles }
steere-blue = Blauw { $tiles }
steere-occupied = { $cell } is bezet: een tegel komt op een leeg veld
steere-only-own = { $cell } ligt alleen naast eigen tegels: om te plaatsen moet er een tegel van de tegenstander naast liggen, of geen enkele
steere-joins = een tegel op { $cell } zou twee van je groepen verbinden: door plaatsen mogen je groepen niet minder worden
steere-flip-empty = op { $cell } ligt geen tegel om om te draaien
steere-flip-own = de tegel op { $cell } is al van jou; je draait alleen tegels van de tegenstander om
steere-flip-own-number = met { $cell } omgedraaid heb je niet minder groepen, en dat moet: het moet er minstens twee verbinden
steere-flip-total = met { $cell } omgedraaid zijn er in totaal niet minder groepen, en dat moet: de groep van de tegenstander valt in te veel delen uiteen
steere-must-flip-on = je zit in een omdraaireeks: draai verder om, naast een tegel die je deze beurt omgedraaid hebt
steere-flip-not-adjacent = { $cell } ligt niet naast een tegel die je deze beurt omgedraaid hebt, en daar moet de omdraaireeks verder
steere-may-not-pass = je kunt plaatsen of omdraaien, dus je mag niet passen
steere-no-swap = alleen Blauw mag overnemen, meteen na de eerste tegel van Rood
steere-no-moves = niemand kan nog een zet doen

# What the page says

steere-board = Het bord
steere-cell =
    { $cell }, { $tile ->
        [red] rode tegel
        [blue] blauwe tegel
       *[none] leeg
    }
steere-prompt =
    { $stage ->
        [sequence] Draai verder om: kies een van de omringde tegels
        [pass] Je kunt niet plaatsen en niet omdraaien
        [turn]
            { $tile ->
                [red] Plaats een rode tegel, of draai er een van de tegenstander om
               *[blue] Plaats een blauwe tegel, of draai er een van de tegenstander om
            }
       *[place]
            { $tile ->
                [red] Plaats een rode tegel op een van de gemerkte velden
               *[blue] Plaats een blauwe tegel op een van de gemerkte velden
            }
    }
    .lesson = Plaats een tegel naast een van de tegenstander, of waar geen tegel in de buurt ligt. Door plaatsen mag je nooit twee van je groepen verbinden; maar omdraaien dat ze verbindt, pakt een tegel van de tegenstander. Houd dus veel kleine groepen, met losse tegels van de tegenstander ertussen.
steere-prompt-watch =
    { $stage ->
        [sequence]
            { $tile ->
                [red] Rood draait verder om
               *[blue] Blauw draait verder om
            }
        [pass]
            { $tile ->
                [red] Rood moet passen
               *[blue] Blauw moet passen
            }
       *[turn]
            { $tile ->
                [red] Rood plaatst of draait om
               *[blue] Blauw plaatst of draait om
            }
    }
steere-swap = Overnemen: deze tegel wordt van jou
steere-account =
    { $tile ->
        [red] Rode tegels
       *[blue] Blauwe tegels
    }, { $groups ->
        [one] in één groep
       *[other] in { $groups } groepen
    }

# Moves in words: a whole sentence, and in short where the name stands beside it

steere-move-place =
    { $tile ->
        [red] { $name } plaatst een rode tegel op { $cell }
       *[blue] { $name } plaatst een blauwe tegel op { $cell }
    }
    .short =
        { $tile ->
            [red] een rode tegel op { $cell }
           *[blue] een blauwe tegel op { $cell }
        }
steere-move-flip =
    { $tile ->
        [red] { $name } draait de tegel op { $cell } om naar rood
       *[blue] { $name } draait de tegel op { $cell } om naar blauw
    }
    .short =
        { $tile ->
            [red] { $cell } omgedraaid naar rood
           *[blue] { $cell } omgedraaid naar blauw
        }
steere-move-pass = { $name } kan niet plaatsen en niet omdraaien, en past
    .short = past
steere-move-swap = { $name } neemt de eerste tegel over
    .short = neemt de eerste tegel over

# What the options are for

steere-option-side = hoeveel velden een zijde van het bord heeft
    .label = Velden per zijde
steere-option-swap = of Blauw de eerste tegel van Rood mag overnemen
    .label = Overnemen na de eerste tegel

# Terms: the page explains these words wherever they appear in this game

steere-term-tile = Rood aan de ene kant, blauw aan de andere. Elke tegel die aan het einde jouw kleur toont is een punt.
    .words = tegel, tegels
steere-term-place = Een tegel op een leeg veld leggen, naast een van de tegenstander of naast geen enkele. Dat mag nooit twee van je groepen verbinden.
    .words = plaatsen, plaatst, plaats, plaatsing
steere-term-flip = Een tegel van de tegenstander naar jouw kleur keren. Daarna moeten jouw groepen minder zijn, en alle samen ook.
    .words = omdraaien, omgedraaid, draait om
steere-term-sequence = Na het omdraaien moet je doorgaan zolang er naast een deze beurt omgedraaide tegel nog een van de tegenstander omgedraaid kan worden.
    .words = omdraaireeks, omdraaireeksen
steere-term-group = Tegels van één kleur die samenhangen; een losse tegel is ook een groep.
    .words = groep, groepen
steere-term-enemy = Van de andere kleur.
    .words = van de tegenstander, tegenstander
steere-term-swap = Na de eerste tegel van Rood mag Blauw die overnemen in plaats van zelf te plaatsen, als de tafel zo ingesteld is.
    .words = overnemen
steere-term-side = Hoeveel velden elke zijde van de zeshoek heeft. Vijf is gebruikelijk; een klein bord is een kort spel.
    .words = velden per zijde

# Paper

steere-print-board = Mosaic: het bord, zijde { $side }
steere-print-board-about = Het bord, in elke grootte
steere-print-tiles = Mosaic: tegels voor zijde { $side }
steere-print-tiles-about = Tegels met twee kleuren, om uit te knippen en te plakken
steere-print-tiles-how = { $tiles } tegels: vouw langs de streeplijn, plak en knip. Elke tegel is aan de ene kant rood en aan de andere blauw.

# Learn in two minutes

steere-fun = Geen geluk, geen geheimen: draai één tegel om en alles hangt samen.
steere-learn-place = Jij bent rood. Leg je eerste tegel!
steere-learn-beside = Blauw gaat ernaast liggen. Leg een tegel aan de andere kant van blauw!
steere-learn-flip = Nu de truc: draai de blauwe tegel ertussen om!
steere-learn-joined = Twee rode groepen zijn er nu één, en blauw is weg!
steere-learn-again = Leg er nog een naast blauw. Bij het leggen mag je nooit verbinden!
steere-learn-end = Meer regels zijn er niet! Aan het eind winnen de meeste tegels.
steere-learn-only = Je mag alleen omdraaien wat je groepen verbindt.
