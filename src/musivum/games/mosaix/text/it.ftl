mosaix-title = Mosaix
mosaix-subtitle = Quattro dadi, una formazione, e tutti scrivono
mosaix-about = Un gioco di dadi e matita sulle zone, da uno a quattro giocatori, di Christof Tisch.

# Options

mosaix-centres =
    { $game } non si può giocare con centres={ $centres }; centres è una lettera fra O, T, X per ognuno dei { $players } posti, per esempio { $players ->
        [1] O
        [2] OT
        [3] OTX
       *[other] OTXO
    }

# Notation

mosaix-notation-formation = colonna { $column }: qui dovrebbe esserci una formazione di quattro simboli O, T, X, uniti per i lati e scritti riga per riga, come OT/XO o .OX/TO., non «{ $found }»
mosaix-notation-part = colonna { $column }: qui dovrebbero esserci da uno a quattro simboli O, T, X, uniti per i lati e scritti riga per riga senza margini vuoti, come OT/X., non «{ $found }»
mosaix-notation-roll = colonna { $column }: qui dovrebbero esserci quattro simboli nell’ordine O, T, X, come OOTX, non «{ $found }»

# What forbids a move

mosaix-no-card-now = i centri sono distribuiti; ora si lanciano i dadi
mosaix-no-roll-now = prima tutti ricevono il simbolo del loro centro
mosaix-build-first = non si può registrare nulla prima che la formazione sia disposta
mosaix-built-already = la formazione è disposta e resta così; ora si registra
mosaix-other-dice = questa non è fatta dei dadi lanciati
mosaix-unwritable = con le caselle libere della scala questa formazione non sta da nessuna parte, e in solitario si dispone solo ciò che si può registrare
mosaix-filled = la casella in riga { $row }, colonna { $column } è occupata; si scrive solo in caselle vuote
mosaix-not-at-edge = qui manca una parte della formazione, ma non al bordo: si tralascia solo ciò che sporge dal bordo
mosaix-not-this-formation = questa non è la formazione disposta: si può girare ma non specchiare, e si tralascia solo ciò che sporge dal bordo
mosaix-too-few-boxes =
    { $over ->
        [one] un simbolo sporgerebbe dal bordo
        [2] due simboli sporgerebbero dal bordo
       *[other] tre simboli sporgerebbero dal bordo
    }, ma { $free ->
        [0] nessuna casella della scala è libera
        [one] una sola casella della scala è libera
       *[other] solo { $free } caselle della scala sono libere
    }
mosaix-must-build = chi ha lanciato deve disporre una formazione
mosaix-must-write = la formazione sta in questa griglia, quindi va registrata

# How a game ends

mosaix-full-grid = una griglia è piena
mosaix-no-writing = in una griglia non si potrà mai più registrare nulla
mosaix-no-boxes = con le caselle libere della scala non si può più registrare nessuna formazione
mosaix-ended = il gioco è stato terminato per scelta

# The table

mosaix-dice = dadi
mosaix-formation = formazione
mosaix-seat = giocatore { $player }
mosaix-you = giocatore { $player } (tu)
mosaix-doing-roll = lancia
mosaix-doing-build = dispone
mosaix-doing-write = registra
mosaix-doing-pass = passa il turno
mosaix-doing-chosen = ha scelto
mosaix-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
mosaix-boxes = scala
mosaix-solo-goal = con { $win } punti si vince, { $outstanding } sono eccezionali
mosaix-solo-lost =
    { $points ->
        [one] { $points } punto non basta: ne servono { $win }
       *[other] { $points } punti non bastano: ne servono { $win }
    }
mosaix-solo-won = vinto con { $points } punti; { $outstanding } sarebbero eccezionali
mosaix-solo-outstanding = vinto con { $points } punti: eccezionale

# What the page says

mosaix-grid = Griglia
mosaix-cell =
    riga { $row }, colonna { $column }, { $symbol ->
        [O] cerchio
        [T] triangolo
        [X] croce
       *[none] vuota
    }
mosaix-beyond = oltre il bordo, riga { $row }, colonna { $column }
mosaix-die =
    { $symbol ->
        [O] dado con un cerchio
        [T] dado con un triangolo
       *[X] dado con una croce
    }
mosaix-tray =
    { $what ->
        [formation] Formazione
       *[dice] Dadi
    }
mosaix-scale = Scala per i simboli che sporgono
mosaix-box =
    casella { $number }, { $struck ->
        [yes] cancellata
       *[no] libera, un punto
    }
mosaix-account =
    { $symbol ->
        [O] Cerchi
        [T] Triangoli
       *[X] Croci
    }: { $areas ->
        [one] { $areas } zona
       *[other] { $areas } zone
    } × { $cells ->
        [one] { $cells } casella
       *[other] { $cells } caselle
    }
mosaix-account-boxes = Caselle libere della scala: { $free }
mosaix-frame = forma { $name }
mosaix-prompt-build = Disponi una formazione: scegli una forma, poi scambia i dadi toccandone due
    .lesson = I quattro dadi diventano una formazione. Tutti la registrano, anche tu, quindi pensa alla tua griglia: contano le zone di almeno cinque simboli uguali, e per ogni simbolo si moltiplica il numero delle zone per il numero delle loro caselle. Due zone da cinque valgono più di una da nove.
mosaix-prompt-write = Registra la formazione nella tua griglia; può sporgere dal bordo
    .lesson = Gira la formazione e scegli dove deve andare. Può sporgere dal bordo: ciò che sta fuori semplicemente non si registra. Riunisci i simboli uguali, ma tieni separate le zone dello stesso simbolo quando hanno cinque caselle.
mosaix-prompt-watch =
    { $phase ->
        [card] Si distribuiscono i centri
        [roll] Si lanciano i dadi
        [build] Si dispone una formazione
        [write] Tutti registrano la formazione
       *[over] La partita è finita
    }
mosaix-end = Termina qui il gioco

# Moves in words: a whole sentence, and in short where the name stands beside it

mosaix-circles =
    { $O ->
        [one] un cerchio
        [2] due cerchi
        [3] tre cerchi
       *[other] quattro cerchi
    }
mosaix-triangles =
    { $T ->
        [one] un triangolo
        [2] due triangoli
        [3] tre triangoli
       *[other] quattro triangoli
    }
mosaix-crosses =
    { $X ->
        [one] una croce
        [2] due croci
        [3] tre croci
       *[other] quattro croci
    }
mosaix-marks =
    { $kinds ->
        [O] { mosaix-circles }
        [T] { mosaix-triangles }
        [X] { mosaix-crosses }
        [OT] { mosaix-circles } e { mosaix-triangles }
        [OX] { mosaix-circles } e { mosaix-crosses }
        [TX] { mosaix-triangles } e { mosaix-crosses }
       *[OTX] { mosaix-circles }, { mosaix-triangles } e { mosaix-crosses }
    }
mosaix-where =
    { $where ->
        [top-left] nell’angolo in alto a sinistra
        [top] al bordo superiore
        [top-right] nell’angolo in alto a destra
        [left] al bordo sinistro
        [right] al bordo destro
        [bottom-left] nell’angolo in basso a sinistra
        [bottom] al bordo inferiore
        [bottom-right] nell’angolo in basso a destra
       *[middle] lontano dal bordo
    }
mosaix-move-card =
    { $symbol ->
        [O] Si distribuisce un centro: un cerchio
        [T] Si distribuisce un centro: un triangolo
       *[X] Si distribuisce un centro: una croce
    }
mosaix-move-roll = I dadi mostrano { mosaix-marks }
mosaix-move-build = { $name } dispone { mosaix-marks } nella forma { $shape }
    .short = { mosaix-marks } nella forma { $shape }
mosaix-move-write = { $name } registra { mosaix-marks } { mosaix-where } (riga { $row }, colonna { $column })
    .short = { mosaix-marks } { mosaix-where }
mosaix-move-end = { $name } termina il gioco
    .short = termina il gioco
mosaix-move-pass = { $name } non può registrare la formazione, e passa il turno
    .short = passa il turno

# What the options are for

mosaix-option-players = quanti giocano; in solitario si gioca contro 120 punti
mosaix-option-centres-allowed = una lettera fra O, T, X per ogni posto, come OX
mosaix-option-centres = i simboli prestampati; di solito si distribuiscono

# Terms: the page explains these words wherever they appear in this game

mosaix-term-formation = I quattro dadi, lato contro lato in una delle sette forme. Girata resta la stessa formazione; la sua immagine allo specchio è un’altra.
    .words = formazione, formazioni
mosaix-term-shape = Uno dei sette modi in cui quattro quadrati possono stare uniti: I, O, T, S, Z, J e L.
    .words = forma, forme
mosaix-term-grid = Le 7 × 7 caselle di un giocatore. Il simbolo del centro c’è fin dall’inizio.
    .words = griglia, griglie
mosaix-term-symbol = Cerchio, triangolo o croce. Ogni dado mostra ciascuno di essi su due facce.
    .words = simbolo, simboli
mosaix-term-area = Simboli uguali uniti per i lati. Contano solo le zone di almeno cinque caselle.
    .words = zona, zone
mosaix-term-roller = Chi in questo giro lancia i dadi e dispone la formazione. Nel giro seguente tocca al prossimo.
    .words = chi lancia, chi ha lanciato, giocatore di turno
mosaix-term-edge = Una formazione può sporgere dal bordo della griglia: ciò che sta fuori non si registra. In solitario ogni simbolo fuori cancella una casella della scala.
    .words = sporgere dal bordo, sporge dal bordo, sporgere
mosaix-term-box = In solitario c’è una scala di otto caselle. Ogni simbolo che sporge ne cancella una; ognuna che resta libera è un punto.
    .words = scala
mosaix-term-centre = La casella in mezzo a una griglia. Il suo simbolo si distribuisce prima del gioco e conta come gli altri.
    .words = centro, centri

# Paper

mosaix-print-grids = Mosaix: griglie
mosaix-print-grids-about = Griglie per due o più giocatori, ognuna con la sua tavola dei punti
mosaix-print-solo = Mosaix: griglie per il solitario
mosaix-print-solo-about = Griglie per giocare in solitario, con la scala di otto caselle
mosaix-print-dice = Mosaix: tiri di dadi
mosaix-print-dice-about = Tiri per un tavolo senza dadi
mosaix-print-dice-how = Per un tavolo senza dadi: ogni numero è un tiro dei quattro dadi. Copri la pagina e scopri tiro dopo tiro. Seme: { $seed }.
mosaix-print-areas = zone
mosaix-print-cells = × caselle
mosaix-print-points = punti
mosaix-print-boxes = caselle libere

# Learn in two minutes

mosaix-fun = Ogni lancio sta in ogni griglia in modo diverso: un rompicapo che tutti risolvono insieme.
mosaix-learn-build = Ecco i tuoi dadi! Premi «Disponi».
mosaix-learn-write = Mettili qui: ai cerchi piacciono i cerchi!
mosaix-learn-fifth = Fa’ toccare cinque simboli uguali! Gira finché il cerchio va a posto.
mosaix-learn-area = Cinque cerchi: la tua prima zona! Sono cinque punti.
mosaix-learn-shape = Ora tocca a te: scegli la forma, poi scambia due dadi.
mosaix-learn-edge = Può sporgere dal bordo: la croce cade e basta!
mosaix-learn-end = Quando una griglia è piena, vince chi ha più punti.
mosaix-learn-double = Un’altra zona! Due zone dello stesso simbolo contano doppio.

# What a move would bring

mosaix-nearly = { $missing ->
    [1] ancora uno!
   *[other] ancora { $missing }!
 }
