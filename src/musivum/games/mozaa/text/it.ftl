mozaa-title = Mozaa
mozaa-subtitle = Fa’ combaciare i lati, chiudi le aree
mozaa-about = Un gioco di piazzamento con mani nascoste, da due a quattro giocatori: un’area di colore dà punti quando è chiusa.
mozaa-phase-colour = Il giocatore { $player } sceglie un colore
mozaa-phase-deal = Il giocatore { $player } riceve una carta
mozaa-phase-place = Il giocatore { $player } piazza una carta
mozaa-phase-claim = Il giocatore { $player } può rivendicare un’area
mozaa-phase-draw = Il giocatore { $player } pesca una carta
mozaa-phase-pass = Il giocatore { $player } non può piazzare nessuna carta, e passa il turno
mozaa-seat =
    Giocatore { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $cards ->
        [0] nessuna carta in mano
        [one] { $cards } carta in mano
       *[other] { $cards } carte in mano
    }
mozaa-stock =
    Mazzo: { $cards ->
        [0] vuoto
        [one] { $cards } carta
       *[other] { $cards } carte
    }
mozaa-hand = La mano
mozaa-fits = qui ci sta una delle tue carte
mozaa-pawns =
    { $pawns ->
        [0] nessuna pedina rimasta
        [one] { $pawns } pedina rimasta
       *[other] { $pawns } pedine rimaste
    }
mozaa-pawn =
    { $colour ->
        [B] Pedina del giocatore { $player } sull’area blu in { $field }:
        [G] Pedina del giocatore { $player } sull’area grigia in { $field }:
        [P] Pedina del giocatore { $player } sull’area viola in { $field }:
       *[R] Pedina del giocatore { $player } sull’area rossa in { $field }:
    } { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }, { $open ->
        [one] { $open } lato aperto
       *[other] { $open } lati aperti
    }
mozaa-colour-B = blu (B)
mozaa-colour-G = grigio (G)
mozaa-colour-P = viola (P)
mozaa-colour-R = rosso (R)
mozaa-own-colour-hand = own-colour si gioca sempre con tre carte in mano, quindi hand={ $value } non ci va insieme; ometti hand
mozaa-no-card = colonna { $column }: non c’è una carta { $card }; una carta non mostra mai due colori che stiano entrambi su lati opposti
mozaa-not-in-hand = non hai in mano questa carta
mozaa-occupied = lì c’è già una carta
mozaa-not-adjacent = una carta si piazza accanto ad almeno una carta del tavolo
mozaa-mismatched = la carta non combacia: { $clashes }
mozaa-clash =
    { $side ->
        [N] il lato nord tocca
        [E] il lato est tocca
        [S] il lato sud tocca
       *[W] il lato ovest tocca
    } { $colour ->
        [B] il blu
        [G] il grigio
        [P] il viola
       *[R] il rosso
    }
mozaa-must-place = puoi piazzare una carta, quindi non puoi passare il turno
mozaa-must-pass = non puoi piazzare nessuna delle tue carte: passa il turno
mozaa-place-before-done = se si rivendica un’area lo si chiede dopo aver piazzato; prima piazza una carta
mozaa-claimed-already = in questo turno è già stata rivendicata un’area; ora piazza una carta
mozaa-claim-or-done = hai piazzato la tua carta; ora rivendica un’area, o nessuna
mozaa-no-pawn = tutte e due le tue pedine stanno già su aree
mozaa-claim-empty = lì non c’è una carta su cui rivendicare un’area
mozaa-claim-closed = quest’area è chiusa; si può rivendicare solo un’area aperta
mozaa-claim-taken = quest’area è già rivendicata
mozaa-claim-first = un’area prende il nome dal suo primo triangolo, per riga, colonna, poi N E S W
mozaa-colour-first = prima di tutto ognuno sceglie il proprio colore
mozaa-colour-taken = qualcun altro ha scelto questo colore
mozaa-colour-chosen = i colori si scelgono una volta, prima di giocare
mozaa-not-in-stock = questa carta non è nel mazzo
mozaa-last-card = l’ultima carta è piazzata
mozaa-all-passed = tutti hanno passato il turno uno dopo l’altro

# What the page says

mozaa-table = Il tavolo
mozaa-tray-stock = Mazzo
mozaa-colours = Colori liberi
mozaa-card =
    riga { $row }, colonna { $column }: carta con a nord { $north ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }, a est { $east ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }, a sud { $south ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }, a ovest { $west ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }
mozaa-held =
    carta con a nord { $north ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }, a est { $east ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }, a sud { $south ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }, a ovest { $west ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }
mozaa-colour =
    { $colour ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }
mozaa-open = riga { $row }, colonna { $column }, posto libero
mozaa-triangle =
    riga { $row }, colonna { $column }, { $side ->
        [N] triangolo nord
        [E] triangolo est
        [S] triangolo sud
       *[W] triangolo ovest
    }, { $colour ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }
mozaa-in-stock =
    { $cards ->
        [one] una carta nel mazzo
       *[other] { $cards } carte nel mazzo
    }
mozaa-account = Aree chiuse finora
mozaa-account-closed =
    { $colour ->
        [B] Aree blu chiuse sul tavolo:
        [G] Aree grigie chiuse sul tavolo:
        [P] Aree viola chiuse sul tavolo:
       *[R] Aree rosse chiuse sul tavolo:
    } { $fields }, valore { $points }
mozaa-account-claim =
    { $colour ->
        [B] Pedina su un’area blu di
        [G] Pedina su un’area grigia di
        [P] Pedina su un’area viola di
       *[R] Pedina su un’area rossa di
    } { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }, { $open ->
        [one] un lato aperto
       *[other] { $open } lati aperti
    }
mozaa-account-note =
    { $cards ->
        [one] una carta in mano
       *[other] { $cards } carte in mano
    }{ $colour ->
        [B] , gioca il blu
        [G] , gioca il grigio
        [P] , gioca il viola
        [R] , gioca il rosso
       *[none] { "" }
    }{ $pawns ->
        [-1] { "" }
        [one] , ancora una pedina
       *[other] , ancora { $pawns } pedine
    }
mozaa-done = Nessuna rivendicazione
mozaa-claim-now = Rivendica prima un’area
mozaa-prompt-colour = Scegli il tuo colore: solo le sue aree ti daranno punti
mozaa-prompt-card = Scegli una carta della tua mano
    .lesson = Piazza una carta in modo che ogni lato che ne tocca un’altra abbia lo stesso colore. Si fanno punti quando un’area di colore è chiusa tutt’intorno: tanti quante le sue carte, il doppio da quattro in su.
mozaa-prompt-place = Ruota la carta e piazzala in modo che ogni lato che tocca combaci
mozaa-prompt-claim-now = Metti una pedina su un’area aperta; poi piazzi la tua carta
mozaa-prompt-claim = Metti una pedina su un’area aperta, o non rivendicare nulla
    .lesson = Una pedina su un’area aperta la fa tua: chiunque la chiuda, i punti sono per te. Ne hai due, e ognuna torna quando la sua area è chiusa.
mozaa-prompt-pass = Nessuna delle tue carte ci sta: passa il turno
mozaa-prompt-watch =
    { $phase ->
        [colour] Si scelgono i colori
        [deal] Si distribuiscono le carte
        [place] Si piazza una carta
        [claim] Si può rivendicare un’area
        [draw] Si pesca una carta
       *[over] La partita è finita
    }

# Moves in words: a whole sentence, and in short where the name stands beside it

mozaa-move-place =
    { $name } piazza una carta in riga { $row }, colonna { $column }: a nord { $north ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }, a est { $east ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }, a sud { $south ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }, a ovest { $west ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }
    .short = una carta in riga { $row }, colonna { $column }
mozaa-move-draw =
    Si pesca una carta: a nord { $north ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }, a est { $east ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }, a sud { $south ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }, a ovest { $west ->
        [B] blu
        [G] grigio
        [P] viola
       *[R] rosso
    }
mozaa-move-colour =
    { $colour ->
        [B] { $name } sceglie il blu
        [G] { $name } sceglie il grigio
        [P] { $name } sceglie il viola
       *[R] { $name } sceglie il rosso
    }
    .short =
        { $colour ->
            [B] il blu come proprio colore
            [G] il grigio come proprio colore
            [P] il viola come proprio colore
           *[R] il rosso come proprio colore
        }
mozaa-move-claim =
    { $side ->
        [N] { $name } rivendica l’area a nord della carta in riga { $row }, colonna { $column }
        [E] { $name } rivendica l’area a est della carta in riga { $row }, colonna { $column }
        [S] { $name } rivendica l’area a sud della carta in riga { $row }, colonna { $column }
       *[W] { $name } rivendica l’area a ovest della carta in riga { $row }, colonna { $column }
    }
    .short = una rivendicazione in riga { $row }, colonna { $column }
mozaa-move-done = { $name } non rivendica nessuna area
    .short = nessuna rivendicazione
mozaa-move-pass = { $name } non può piazzare nessuna carta, e passa il turno
    .short = passa il turno

# What the options are for

mozaa-option-players = quanti giocano
mozaa-option-variant = classic: il gioco base; own-colour: contano solo le aree del tuo colore; claims: due pedine a testa
    .label = Variante
    .classic = Gioco base
    .own-colour = Il proprio colore
    .claims = Rivendicazioni
mozaa-option-hand = carte in mano; own-colour ne ha sempre 3
    .label = Carte in mano

# Terms: the page explains these words wherever they appear in this game

mozaa-term-card = Un quadrato diviso dalle diagonali in quattro triangoli, ognuno di un colore. Ce ne sono 64, tutte diverse.
    .words = carta, carte
mozaa-term-triangle = Un quarto di carta: nord, est, sud o ovest.
    .words = triangolo, triangoli
mozaa-term-field = Triangoli di un colore uniti per i bordi, su quante carte si vuole.
    .words = area, aree, area di colore, aree di colore
mozaa-term-closed = Un’area è chiusa quando c’è una carta a ognuno dei suoi lati. Allora vale il numero delle sue carte, il doppio da quattro in su.
    .words = chiusa, chiuse, chiude, chiudere
mozaa-term-open = Un’area è aperta finché a uno dei suoi lati non c’è ancora una carta. Un posto libero è accanto a una carta.
    .words = aperta, aperte, lato aperto, lati aperti, posto libero
mozaa-term-matches = Due carte combaciano dove si toccano quando lì i due triangoli hanno lo stesso colore.
    .words = combacia, combaciano, combaci, combaciare
mozaa-term-hand = Le carte che vedi solo tu: una, o tre per un gioco più tattico.
    .words = mano, in mano
mozaa-term-stock = Le carte che nessuno ha ancora pescato, coperte. Dopo aver piazzato se ne pesca una.
    .words = mazzo
mozaa-term-claim = Mettere una pedina su un’area aperta che non ne ha: da allora ne prende i punti solo il proprietario, chiunque la chiuda.
    .words = rivendicare, rivendica, rivendicata, rivendicazione, rivendicazioni
mozaa-term-pawn = Ognuno ne ha due. Una pedina segna un’area rivendicata e torna quando l’area è chiusa.
    .words = pedina, pedine
mozaa-term-own-colour = Una variante: ognuno sceglie un colore e prende punti solo per le aree di quel colore che chiude da sé.
    .words = proprio colore, tuo colore

# Paper

mozaa-print-card = Una carta
mozaa-print-cards = Mozaa: le carte
mozaa-print-cards-about = Tutte le 64 carte, da ritagliare
mozaa-print-cards-how =
    { $backs ->
        [fold] Piega lungo il tratteggio, incolla e ritaglia: i dorsi incontrano i fronti. La carta con la stella è la carta iniziale.
       *[plain] Ritaglia lungo i segni. La carta con la stella è la carta iniziale.
    }
mozaa-print-tokens = Mozaa: segnalini
mozaa-print-tokens-about = Segnalini per le varianti: il proprio colore, e le rivendicazioni
mozaa-print-tokens-how = Il proprio colore: ognuno pesca uno dei quattro colori. Rivendicazioni: ognuno ha due pedine con il suo numero.

# Learn in two minutes

mozaa-fun = Una carta, quattro colori, e al momento giusto chiudi due aree in un colpo.
mozaa-learn-card = Blu con blu! Gira la tua carta e mettila qui.
mozaa-learn-close = Chiudi l’area blu tutt’intorno!
mozaa-learn-points = Due aree chiuse in un colpo: dieci punti!
mozaa-learn-match = Ogni lato che tocca deve combaciare: grigio con grigio!
mozaa-learn-end = È tutto! Chi chiude un’area ne prende i punti.
mozaa-learn-double = Un punto per carta, e da quattro carte in su un’area conta doppio.
