steere-title = Mosaic di Steere
steere-subtitle = Piazzare o capovolgere, mai le due cose
steere-about = Un gioco astratto di territorio su esagoni, per due giocatori, senza fortuna né segreti.
steere-red = Rosso { $tiles }
steere-blue = Blu { $tiles }
steere-occupied = { $cell } è occupata: una tessera si piazza su una casella vuota
steere-only-own = { $cell } è accanto soltanto a tessere tue: per piazzare serve una tessera avversaria accanto, o nessuna tessera
steere-joins = una tessera in { $cell } unirebbe due dei tuoi gruppi: piazzando, i tuoi gruppi non devono diminuire
steere-flip-empty = in { $cell } non c’è una tessera da capovolgere
steere-flip-own = la tessera in { $cell } è già tua; si capovolgono solo quelle avversarie
steere-flip-own-number = capovolgere { $cell } non ridurrebbe il numero dei tuoi gruppi, e deve farlo: ne deve unire almeno due
steere-flip-total = capovolgere { $cell } non ridurrebbe il numero totale dei gruppi, e deve farlo: il gruppo avversario si romperebbe in troppe parti
steere-must-flip-on = sei in una serie di capovolgimenti: continua accanto a una tessera capovolta in questo turno
steere-flip-not-adjacent = { $cell } non è accanto a una tessera capovolta in questo turno, e la serie di capovolgimenti deve continuare lì
steere-may-not-pass = puoi piazzare o capovolgere, quindi non puoi passare il turno
steere-no-swap = solo Blu può prendere la tessera, subito dopo la prima di Rosso
steere-no-moves = nessuno può più muovere

# What the page says

steere-board = Il tabellone
steere-cell =
    { $cell }, { $tile ->
        [red] tessera rossa
        [blue] tessera blu
       *[none] vuota
    }
steere-prompt =
    { $stage ->
        [sequence] Continua a capovolgere: scegli una delle tessere cerchiate
        [pass] Non puoi né piazzare né capovolgere
        [turn]
            { $tile ->
                [red] Piazza una tessera rossa, o capovolgi una avversaria
               *[blue] Piazza una tessera blu, o capovolgi una avversaria
            }
       *[place]
            { $tile ->
                [red] Piazza una tessera rossa su una delle caselle segnate
               *[blue] Piazza una tessera blu su una delle caselle segnate
            }
    }
    .lesson = Piazza una tessera accanto a una avversaria, o dove non ce n’è vicina nessuna. Piazzando non puoi mai unire due dei tuoi gruppi; ma un capovolgimento che li unisce prende una tessera avversaria. Tieni quindi molti gruppi piccoli, con singole tessere avversarie in mezzo.
steere-prompt-watch =
    { $stage ->
        [sequence]
            { $tile ->
                [red] Rosso continua a capovolgere
               *[blue] Blu continua a capovolgere
            }
        [pass]
            { $tile ->
                [red] Rosso deve passare il turno
               *[blue] Blu deve passare il turno
            }
       *[turn]
            { $tile ->
                [red] Rosso piazza o capovolge
               *[blue] Blu piazza o capovolge
            }
    }
steere-swap = Prendi questa tessera
steere-account =
    { $tile ->
        [red] Tessere rosse
       *[blue] Tessere blu
    }, { $groups ->
        [one] in un gruppo
       *[other] in { $groups } gruppi
    }

# Moves in words: a whole sentence, and in short where the name stands beside it

steere-move-place =
    { $tile ->
        [red] { $name } piazza una tessera rossa in { $cell }
       *[blue] { $name } piazza una tessera blu in { $cell }
    }
    .short =
        { $tile ->
            [red] una tessera rossa in { $cell }
           *[blue] una tessera blu in { $cell }
        }
steere-move-flip =
    { $tile ->
        [red] { $name } capovolge la tessera in { $cell }, che diventa rossa
       *[blue] { $name } capovolge la tessera in { $cell }, che diventa blu
    }
    .short =
        { $tile ->
            [red] { $cell } diventa rossa
           *[blue] { $cell } diventa blu
        }
steere-move-pass = { $name } non può né piazzare né capovolgere, e passa il turno
    .short = passa il turno
steere-move-swap = { $name } prende la prima tessera
    .short = prende la prima tessera

# What the options are for

steere-option-side = quante caselle ha il lato del tabellone
    .label = Caselle per lato
steere-option-swap = se Blu può prendere la prima tessera di Rosso
    .label = Scambio dopo la prima tessera

# Terms: the page explains these words wherever they appear in this game

steere-term-tile = Rossa da una parte, blu dall’altra. Ogni tessera che alla fine mostra il tuo colore è un punto.
    .words = tessera, tessere
steere-term-place = Mettere una tessera su una casella vuota, accanto a una avversaria o a nessuna. Non deve mai unire due dei tuoi gruppi.
    .words = piazzare, piazza, piazza, piazzamento
steere-term-flip = Voltare al tuo colore una tessera avversaria. Dopo, i tuoi gruppi devono essere di meno, e anche tutti insieme.
    .words = capovolgere, capovolge, capovolta, capovolgimento
steere-term-sequence = Dopo un capovolgimento bisogna continuare finché accanto a una tessera capovolta in questo turno se ne può capovolgere un’altra avversaria.
    .words = serie di capovolgimenti
steere-term-group = Tessere di un colore unite fra loro; anche una tessera sola è un gruppo.
    .words = gruppo, gruppi
steere-term-enemy = Dell’altro colore.
    .words = avversaria, avversarie, avversario
steere-term-swap = Dopo la prima tessera di Rosso, Blu può prenderla invece di piazzarne una, se il tavolo è impostato così.
    .words = scambio, prendere la tessera
steere-term-side = Quante caselle ha ogni lato dell’esagono. Cinque è la misura usuale; un tabellone piccolo fa una partita breve.
    .words = caselle per lato

# Paper

steere-print-board = Mosaic: il tabellone, lato { $side }
steere-print-board-about = Il tabellone, di ogni lato
steere-print-tiles = Mosaic: tessere per il lato { $side }
steere-print-tiles-about = Tessere a due colori, da ritagliare e incollare
steere-print-tiles-how = { $tiles } tessere: piega lungo il tratteggio, incolla e ritaglia. Ogni tessera è rossa da una parte e blu dall’altra.

# Learn in two minutes

steere-fun = Niente fortuna, niente segreti: capovolgi una tessera e tutto si unisce.
steere-learn-place = Sei il rosso. Metti la tua prima tessera!
steere-learn-beside = Blu si mette accanto. Metti una tessera dall’altra parte del blu!
steere-learn-flip = E ora il trucco: capovolgi la tessera blu in mezzo!
steere-learn-joined = Due gruppi rossi ora sono uno, e il blu non c’è più!
steere-learn-again = Un’altra accanto al blu. Piazzando non puoi mai unire i gruppi!
steere-learn-end = Non ci sono altre regole! Alla fine vince chi ha più tessere.
steere-learn-only = Puoi capovolgere solo ciò che unisce i tuoi gruppi.
