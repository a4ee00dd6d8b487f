# The page

web-skip = Vai al contenuto
web-nav = Pagine
web-home = Ai giochi
web-lobby = Tavoli
web-daily = Sfida
web-rules = Regole
web-settings = Impostazioni
web-loading = Un momento…
web-not-loaded = Non è stato possibile caricare questa pagina.
web-reload = Ricarica
web-nowhere = Qui non c’è nulla
web-nowhere-about = Qui è caduta una tessera: questa pagina non esiste. Forse l’indirizzo ha perso una lettera per strada.
web-not-shown = Questo non si può mostrare
web-lost = La connessione è caduta. Si torna subito…
web-repaired = Di nuovo in linea. Nulla è andato perso.
web-update-now = Caricala ora
web-update = C’è una nuova versione di questa pagina. La tua partita continua così com’è.
web-no-answer = Il server non risponde. Riprova fra un momento.

# Home

web-intro =
    { $games ->
        [4] Quattro giochi chiamati Mosaic: da soli, contro i bot, o con gli amici tramite un link.
       *[other] { $games } giochi, quasi tutti chiamati Mosaic: da soli, contro i bot, o con gli amici tramite un link.
    }
web-level = Avversario
web-yes = sì
web-no = no
web-level-random = Caso
web-level-beginner = Princi­piante
web-level-casual = Dilet­tante
web-level-greedy = Ingordo
web-level-club = Da circolo
web-level-expert = Esperto
web-level-master = Maestro
web-bot-random = Alea posa le sue pietre dove capita: per la primissima partita.
web-bot-beginner = Tiro sta ancora imparando: per i bambini e le prime serate.
web-bot-casual = Livia gioca per il piacere di giocare: per chi conosce le regole.
web-bot-greedy = Crassus prende ciò che è più vicino: per chi guarda una mossa più in là.
web-bot-club = Marcus gioca ogni giovedì: per chi vince contro Livia.
web-bot-expert = Portia giudica con finezza: per chi perde di rado.
web-bot-master = Minerva non lascia passare nulla: per chi vuole imparare da ogni partita.
web-play = Gioca ora
web-more-ways = Altri modi
web-learn = Regole
web-with-friends = Con gli amici
web-to-daily = Alla sfida
web-to-ranking = Alla classifica
web-daily-done =
    { $score ->
        [one] Hai giocato la sfida di oggi: un punto.
       *[other] Hai giocato la sfida di oggi: { $score } punti.
    }
web-continue = Continua
web-picture = { $game }, una partita in corso
web-players =
    { $least ->
        [1]
            { $most ->
                [1] un giocatore
               *[other] da 1 a { $most } giocatori
            }
       *[other]
            { $most ->
                [2] 2 giocatori
               *[other] da { $least } a { $most } giocatori
            }
    }
web-minutes =
    { $same ->
        [yes] { $most } minuti
       *[no] da { $least } a { $most } minuti
    }
web-age = da { $age } anni in su

# A new table

web-who = Chi gioca?
web-who-bots = Contro i bot
web-who-friends = Con gli amici, tramite un link
web-who-hot = Insieme a questo schermo
web-who-solo = In solitario
web-how-many = Giocatori
web-pace = Tempo
web-pace-unlimited = Senza orologio
web-pace-live = { $minutes } minuti e { $seconds } secondi per mossa
web-pace-days =
    { $days ->
        [one] un giorno per mossa
       *[other] { $days } giorni per mossa
    }
web-public = Può entrare chiunque
web-start = Comincia
web-person = Giocatore { $number }
web-name-of = Nome del giocatore { $number }

# Tables

web-open-tables = Tavoli aperti
web-none-open = In questo momento nessun tavolo aspetta giocatori.
web-new-table = Un nuovo tavolo
web-running = Le tue partite in corso
web-to-watch = Da guardare
web-watch = Guarda
web-past = Le tue ultime partite
web-look = Vedi
web-open-seat = posto libero
web-seat = Posto { $seat }
web-you = tu
web-bot = bot
web-join = Gioca anche tu
web-not-here-yet = non ancora qui
web-seat-kept = C’è un posto tenuto per te. Vuoi giocare ancora?
web-invite-again = Invitati alla rivincita: { $names }. Ci si arriva dall’ultima partita o con questo link, e si comincia quando ci sono tutti.
web-join-now = C’è un posto libero. Vuoi giocare?
web-private = Questo tavolo è privato: chiedi il link d’invito a chi l’ha aperto.
web-invite = Manda questo link a chi deve giocare. Si comincia quando ogni posto è preso.
web-link = Link
web-copy = Copia il link
web-copied = Copiato
web-share = Condividi
web-tell-invite = Gioca a { $game } con me!
web-your-name = Il tuo nome
web-name-or-stone = se lo lasci vuoto, ne ricevi uno
web-cancel-table = Annulla questo tavolo
web-cancel-table-ask = Vuoi annullare questo tavolo? Il link non porterà più da nessuna parte.
web-leave-table = Lascia questo tavolo
web-leave-table-ask = Vuoi andartene? Il tuo posto sarà libero per altri.
web-stay = Resta qui
web-qr = Il link come codice QR
web-about-to-start = Ci sono tutti; si comincia.
web-gone = Questo tavolo è stato annullato prima di cominciare.

# Playing

web-your-turn = Tocca a te
web-to-move = di turno
web-winner = ha vinto
web-forfeited = ha abbandonato
web-timed-out = tempo scaduto
web-away = assente
web-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-watching =
    { $number ->
        [one] Una persona guarda
       *[other] { $number } persone guardano
    }
web-days-left = { $days } giorni
web-waiting-for = Si aspetta { $names }
web-played = { $name }: { $move }
web-chance-name = Caso
web-with-notation = { $said } ({ $move })
web-moves = Mosse
web-to-present = Torna alla partita
web-hidden-move = Una mossa nascosta
web-turn = Ruota
web-flip = Capovolgi
web-in-hand = In mano: { $piece }
web-turned = Ruotato: { $piece }
web-flipped = Capovolto: { $piece }
web-row = riga { $number }: { $line }
web-would-cover =
    { $fits ->
        [yes] Ci sta
       *[no] Non ci sta
    }, { $number ->
        [0] non copre nulla
       *[other] copre { $cells }
    }
web-sign-none = pietra
web-sign-gap = vuoto
web-sign-circle = cerchio
web-sign-triangle = triangolo
web-sign-cross = croce
web-sign-square = quadrato
web-sign-diamond = rombo
web-sign-bars = strisce
web-sign-star = stella
web-side =
    { $colour ->
        [terracotta] rosso
        [lapis] blu
        [gold] giallo
        [verdigris] verde
        [porphyry] viola
        [marble] grigio
       *[rose] rosa
    } { $side ->
        [N] in alto
        [E] a destra
        [S] in basso
       *[W] a sinistra
    }
web-confirm = Conferma
web-cancel = Annulla
web-back-step = Indietro
web-own-board = Torna alla tua plancia
web-first-board = Torna alla prima plancia
web-look-at = Guarda la plancia di { $name }
web-zoom = Grandezza
web-zoom-in = Ingrandisci
web-zoom-out = Rimpicciolisci
web-fit = Adatta
web-shapes = Forma della formazione
web-formation = La formazione
web-slot =
    Casella { $number }: { $sign ->
        [circle] cerchio
        [triangle] triangolo
       *[cross] croce
    }
web-build = Disponi
web-swap-dice = Tocca due dadi, o trascinane uno su un altro, per scambiarli.
web-hint = Suggerimento
web-hint-share = Un suggerimento: { $move }. Così vinceresti circa il { $worth } delle partite come questa.
web-hint-points = Un suggerimento: { $move }. Così finiresti con circa { $worth } punti.
web-take-back = Ritira
web-resign = Abbandona
web-resign-ask = Vuoi abbandonare questa partita?
web-resign-sure = Sì, abbandono
web-end-sure = Così la partita finisce davvero. Vuoi proprio?
web-next-game = La prossima partita che ti aspetta
web-not-here = Qui non ci sta.
web-not-yet = Non ancora. Prima: { $wanted }
web-you-watch = Stai guardando
web-full = A questo tavolo tutti i posti sono presi. Puoi guardare la partita.
web-hand-over = Tocca a { $name }
web-show-hand = Mostra le mie carte
web-show-board = Mostra la mia plancia
web-board-of = La plancia di { $name }
web-lesson = Come si gioca
web-account = I punti di { $name }
web-total = Totale
web-show = Mostra
web-step-areas = Passo per passo sulla plancia
web-area-of = { $line } ({ $number } di { $all })
web-show-line = Mostra sulla plancia: { $line }

# Afterwards

web-after = Dopo la partita
web-you-won = Hai vinto!
web-won = { $name } ha vinto
web-shared = { $names } si dividono la vittoria
web-nobody-won = Stavolta niente vittoria
web-well-played = Ben giocato!
web-close = { $by ->
        [one] Ha deciso un solo punto.
       *[other] Hanno deciso solo { $by } punti.
    }
web-points-of =
    { $whose ->
        [alone]
            { $points ->
                [one] punto
               *[other] punti
            }
        [you]
            { $points ->
                [one] punto per te
               *[other] punti per te
            }
       *[other]
            { $points ->
                [one] punto per { $name }
               *[other] punti per { $name }
            }
    }
web-target-short =
    { $short ->
        [one] A un punto da { $target }
       *[other] A { $short } punti da { $target }
    }
web-target-reached =
    { $short ->
        [one] { $target } raggiunti, a un punto da { $next }
       *[other] { $target } raggiunti, a { $short } punti da { $next }
    }
web-target-all = { $target } raggiunti: eccezionale!
web-best = Il tuo record è { $points }
web-best-new = Il tuo record! Prima era { $before }
web-again = Ancora
web-mistakes = Guarda gli errori
web-decided-ask = Che cosa ha deciso?
web-decided-share = La mossa { $step } ha deciso più di tutte: { $said }. Valeva il { $worth } della vittoria.
web-decided-points = La mossa { $step } ha deciso più di tutte: { $said }. Valeva { $worth } punti.
web-tell-alone = { $game }: ho fatto { $score } punti in solitario. Fin dove arrivi tu?
web-tell-won = { $game }: ho vinto contro { $others } con { $score } punti.
web-tell-lost = { $game }: { $headline }. Ho fatto { $score } punti.
web-tell-watched = { $game }: { $headline }.
web-resigned = Abbandono: { $names }
web-withheld = Parte dei dadi non mostrata: { $names }
web-out-of-time = Tempo scaduto: { $names }
web-begins = Comincia { $name }
web-you-begin = Cominci tu
web-rewritten = Il passato di questa partita non è più quello che questo browser ha visto: il server è stato riportato a una vecchia copia, o qualcuno ha riscritto l’accaduto.
web-seating = Chi comincia
web-seating-lot = Si sorteggia
web-seating-as-bots = Tu
web-seating-as-friends = Tu, poi chi arriva per primo
web-seating-as-hot = Giocatore 1
web-seating-as-said = Nell’ordine dei posti
web-rematch = Rivincita
web-to-rematch = Alla rivincita
web-replay = Replica
web-record = Scarica
web-verify =
    { $chance ->
        [cards] Verifica le carte
       *[dice] Verifica i dadi
    }
web-dice-good =
    { $rolls ->
        [0] Il caso è stato onesto: il seme è quello sigillato prima della partita, e non c’era nulla da tirare o da pescare.
        [one] Il caso è stato onesto: il seme è quello sigillato prima della partita, e l’unico tiro ne deriva.
       *[other] Il caso è stato onesto: il seme è quello sigillato prima della partita, e tutti i { $rolls } tiri ne derivano.
    } { $drawn ->
        [yes] Anche il sorteggio di chi ha cominciato.
       *[no] Chi ha cominciato non è stato sorteggiato.
    }
web-dice-good-unseen =
    { $rolls ->
        [0] Non c’era nulla da tirare o da pescare.
        [one] L’unico tiro deriva dal seme.
       *[other] Tutti i { $rolls } tiri derivano dal seme.
    } { $drawn ->
        [yes] Anche chi ha cominciato.
       *[no] Chi ha cominciato non è stato sorteggiato.
    } Se il seme sia stato sigillato prima della partita, questo browser non può dirlo: non c’era.
web-dice-silent = Senza parte in questi dadi: { $names }. Chi conosce il seme avrebbe potuto sceglierli.
web-dice-other-sealed = Una parte dei dadi non è quella sigillata prima!
web-dice-other-lot = I giocatori non siedono come dà il sorteggio!
web-dice-other-part = La tua parte dei dadi non è fra quelle usate: è arrivata tardi, o è stata lasciata fuori!
web-dice-secret = Il seme di una sfida del giorno si rivela quando il giorno è finito; allora i dadi si possono verificare.
web-dice-missing = La registrazione non dice come sono nati i dadi.
web-dice-other-seed = Il seme non è quello sigillato prima della partita!
web-dice-other-key = La chiave non deriva dal seme e dalle parti dei giocatori!
web-dice-other-roll = Il tiro { $number } ({ $move }) non deriva dal seme!
web-step = Passo
web-step-of = { $step } di { $all }
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-to-start = All’inizio
web-to-end = Alla fine
web-beginning = L’inizio
web-graph = I punti passo per passo
web-gain = { $points } con questa mossa
web-to-table = Al tavolo

# The daily challenge

web-daily-title = La sfida del giorno
web-daily-about = Gli stessi dadi per tutti, e un tentativo al giorno. Fin dove arrivi?
web-day-before = Il giorno prima
web-day-after = Il giorno dopo
web-name = Nome
web-score = Punti
web-no-results = Nessuno ha ancora finito.
web-daily-bots-later = Che cosa hanno fatto i bot con questi dadi si vede quando hai finito.

# Rules

web-first-game = La tua prima partita
web-first-game-about = Gioca contro il bot più facile, con un consiglio a ogni passo.
web-first-game-start = Comincia la prima partita

# Settings

web-save = Salva
web-saved = Salvato
web-theme = Chiaro o scuro
web-theme-system = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-arrow = Indicare l’ultima mossa con una freccia
web-show-notation = Mostrare la notazione delle mosse
web-think = I bot pensano in questo browser quando gioco da solo con loro
web-think-wasm = Questo browser non conosce WebAssembly, perciò i bot pensano sul server.
web-think-worker = Questo browser non lascia pensare nulla accanto alla pagina, perciò i bot pensano sul server.
web-think-missing = Questo server non ha pacchetti per browser, perciò pensano i suoi bot.
web-think-half = Il pacchetto del gioco è arrivato solo in parte, perciò i bot pensano sul server; la prossima partita riproverà.
web-think-old = Il pacchetto del gioco è di un’altra versione rispetto a questa pagina, perciò i bot pensano sul server. Ricarica la pagina.
web-think-options = Il pacchetto del gioco non ha queste opzioni, perciò i bot pensano sul server.
web-think-failed = In questo browser qualcosa è andato storto nel pensare, perciò i bot pensano sul server.
web-confirm-when = Confermare una mossa prima di inviarla
web-confirm-touch = Quando si piazza col dito
web-confirm-always = Sempre
web-confirm-never = Mai
web-language = Lingua
web-sound = Suoni
web-notify = Avvisami quando tocca a me
web-keys = Tasti
web-key-tab = alla plancia, a ciò che le sta accanto, e ai pulsanti
web-key-arrows = di casella in casella; in una replica di passo in passo
web-key-enter = scegliere la casella, piazzare il pezzo, premere il pulsante
web-key-turn = ruotare il pezzo in mano (anche con la rotella o due dita); con Maiusc nell’altro verso
web-key-flip = capovolgerlo, dove il gioco lo permette
web-key-back = un passo indietro, o via una spiegazione
web-key-steps = una mossa indietro o avanti, mentre la partita continua
web-key-moves = l’elenco delle mosse
web-key-help = questi tasti
web-keys-close = Chiudi
web-offline = Senza rete
web-offline-about = Conserva la pagina in questo browser, con regole e lezioni in tutte le lingue, e gioca senza rete: in solitario, allo stesso schermo o contro i bot. Occupa circa 10 MB.
web-offline-keep = Rendi disponibile offline
web-offline-on = Ora la pagina si apre anche senza rete.
web-offline-forget = Dimenticala
web-offline-unsafe = Questo browser conserva solo pagine che arrivano in modo sicuro, via https.
web-offline-full = Non è stato possibile conservare tutto: forse la rete si è interrotta o non c’è più spazio.
web-kept = Conservate in questo browser
web-offline-storage = Questo browser non conserva più nulla, per mancanza di spazio o per le sue impostazioni. Puoi continuare a giocare, ma la partita va persa quando chiudi la pagina.
web-site-go = Vai lì
web-site-address = Indirizzo di un server che conosci
web-site-server = Per questo servono altre persone, e quindi un server. Qui si gioca in solitario, allo stesso schermo o contro i bot.
web-played-offline = Giocata senza server
web-handed-in = Ora il server ha questa partita
web-hand-in-about = Questa partita è conservata solo in questo browser. Con la rete puoi consegnarla e averla ovunque tra le tue partite.
web-hand-in = Consegna al server
web-offline-server = Per questo serve un server.
web-offline-failed = Qualcosa è andato storto a questo tavolo. Ricarica la pagina: la partita è conservata fino alla tua ultima mossa.
web-offline-worker = Questo browser non lascia lavorare la pagina in background, perciò per giocare le serve un server.
web-offline-wasm = Questo browser è troppo vecchio per giocare senza server.
web-offline-old = La pagina e i suoi giochi sono di versioni diverse. Quando hai la rete, rendi di nuovo la pagina disponibile offline.
web-offline-half = Ciò che serve per giocare senza server è arrivato solo in parte. Quando hai la rete, rendi di nuovo la pagina disponibile offline.
web-offline-missing = Manca ciò che serve per giocare senza server. Quando hai la rete, rendi di nuovo la pagina disponibile offline.
web-offline-people = Senza rete nessun altro può unirsi: gioca in solitario, allo stesso schermo o contro i bot.
web-offline-loading = Preparo il tavolo… { $percent } %
web-other-device = Un altro dispositivo
web-other-device-about = Continua le tue partite altrove: con un link, un altro dispositivo diventa il tuo. Vale una volta sola, per 15 minuti.
web-other-device-how = Apri le impostazioni sul dispositivo su cui giochi e crea un link sotto «Un altro dispositivo»: aprilo qui o scansionalo.
web-make-link = Crea un link
web-claim = Sì, sono io
web-claim-about = D’ora in poi questo dispositivo gioca come l’ospite che ha creato il link.

# Analysis of a finished game

web-analysis = Analisi
web-analysis-about = Quanto valeva ogni mossa, dove ce n’era una migliore, e come fortuna e bravura hanno fatto il risultato. A un bot serve circa mezzo minuto.
web-analysis-begin = Analizza questa partita
web-analysis-working = Il bot ripercorre la partita: { $percent } %
web-analysis-graph = Quanto valeva la posizione, mossa per mossa. Le frecce scorrono le mosse, pagina su e pagina giù vanno di errore in errore.
web-analysis-before = Errore precedente
web-analysis-after = Errore seguente
web-analysis-is-best = Mossa migliore
web-analysis-is-good = Buona mossa
web-analysis-is-inaccuracy = Imprecisione
web-analysis-is-mistake = Errore
web-analysis-is-blunder = Grave errore
web-analysis-loses-points = perde { $loss } punti
web-analysis-loses-share = perde il { $loss } della vittoria
web-analysis-better = Meglio era
web-analysis-better-head = meglio
web-analysis-chance = Questo era il caso:
web-analysis-forced = Non c’era nulla da scegliere.
web-analysis-show-better = Mostra la mossa migliore
web-analysis-show-played = Mostra che cosa è stato giocato
web-analysis-instead = Una mossa migliore invece di: { $said }
web-analysis-luck = Fortuna e bravura
web-analysis-balance = Che cosa ha fatto il risultato di { $name }
web-analysis-luck-points =
    { $you ->
        [yes]
            { $lucky ->
                [yes] Il caso ti ha dato { $luck } punti.
               *[no] Il caso ti ha tolto { $luck } punti.
            }
       *[no]
            { $lucky ->
                [yes] Il caso ha dato a { $name } { $luck } punti.
               *[no] Il caso ha tolto a { $name } { $luck } punti.
            }
    }
web-analysis-luck-share =
    { $you ->
        [yes]
            { $lucky ->
                [yes] Il caso ti ha dato { $luck } della vittoria.
                [more] Il caso ti ha dato più di una vittoria intera.
                [less] Il caso ti ha tolto più di una vittoria intera.
               *[no] Il caso ti ha tolto { $luck } della vittoria.
            }
       *[no]
            { $lucky ->
                [yes] Il caso ha dato a { $name } { $luck } della vittoria.
                [more] Il caso ha dato a { $name } più di una vittoria intera.
                [less] Il caso ha tolto a { $name } più di una vittoria intera.
               *[no] Il caso ha tolto a { $name } { $luck } della vittoria.
            }
    }
web-analysis-no-luck = Nulla era lasciato al caso.
web-analysis-cost =
    { $measure ->
        [points]
            { $you ->
                [yes] Le tue scelte sono costate { $lost } punti.
               *[no] Le scelte di { $name } sono costate { $lost } punti.
            }
       *[share]
            { $you ->
                [yes] In media ogni tua scelta ti è costata { $lost } di probabilità di vittoria.
               *[no] In media ogni scelta di { $name } è costata { $lost } di probabilità di vittoria.
            }
    }
web-analysis-flawless =
    { $you ->
        [yes] Le tue scelte non sono costate nulla di misurabile.
       *[no] Le scelte di { $name } non sono costate nulla di misurabile.
    }
web-analysis-others =
    { $you ->
        [yes]
            { $helped ->
                [yes] In media ogni scelta degli altri ti ha dato { $others } di probabilità di vittoria.
               *[no] In media ogni scelta degli altri ti ha tolto { $others } di probabilità di vittoria.
            }
       *[no]
            { $helped ->
                [yes] In media ogni scelta degli altri ha dato a { $name } { $others } di probabilità di vittoria.
               *[no] In media ogni scelta degli altri ha tolto a { $name } { $others } di probabilità di vittoria.
            }
    }
web-analysis-table = Tutte le scelte in tabella
web-analysis-go = Vai alla mossa { $step }
web-analysis-made = Mosse migliori del bot { $level }; per i valori ogni posizione è stata giocata fino in fondo molte volte, quindi piccole differenze dicono poco.
web-analysis-unfinished = La partita è stata interrotta: il risultato è quanto valeva l’ultima posizione.

# What the server refuses, said to people

web-illegal-not-awaited = Non tocca a te.
web-illegal-no-seat = Questo posto non c’è.
web-illegal-seat-needed = Ora possono muovere in più.
web-server-no-guest = Qui non ti conosciamo più. Ricarica la pagina e continua a giocare.
web-server-not-yours = Non hai un posto a questo tavolo.
web-server-not-open = Questo posto è preso.
web-server-seats = Il numero dei posti non va con queste opzioni.
web-server-not-playing = Ora non si può fare.
web-server-out-of-time = Il tuo tempo è scaduto.
web-server-forfeited = Hai abbandonato questa partita.
web-server-request = Il server non ha capito la pagina. Ricaricala, per favore.
web-server-message = Il server non ha capito la pagina. Ricaricala, per favore.
web-server-method = Il server non ha capito la pagina. Ricaricala, per favore.
web-server-no-path = A questo indirizzo non c’è nulla.
web-server-stale-turn = Intanto la partita è andata avanti.
web-server-large = È troppo lungo.
web-server-no-me = Almeno un posto deve essere tuo.
web-server-client-missing = La pagina non è stata costruita.

# Paper and pictures

web-print = Stampa
web-save-picture = Immagine
web-embed = Incorpora
web-print-title = I giochi su carta
web-print-about = Plance, carte, fogli e regole in PDF, a grandezza reale. Stampa al 100 % e misura il righello in fondo a una pagina.
web-print-game = Gioco
web-print-what = Che cosa
web-print-paper = Carta
web-print-letter = Lettera US
web-print-ink = Inchiostro
web-print-full = A colori
web-print-saving = Risparmia inchiostro
web-print-backs = Dorso delle carte
web-print-plain = Nessuno
web-print-fold = Da piegare e incollare
web-print-get = Scarica il PDF
web-tell-daily = { $game }, { $day }: { $score } punti { $strip }

# With others at a table

web-copy-picture = Copia l’immagine
web-tell-watch = { $game }, da seguire dal vivo: { $names }
web-tell-try = { $game }: la sfida del giorno. Gli stessi dadi per tutti e un solo tentativo. Fin dove arrivi?
web-tell-replay = { $game }, mossa per mossa: { $names }
web-bots-too = Bot al tavolo
web-fill = Fai giocare un bot
web-ask-back = Chiedi di ritirare
web-asks-back = { $known ->
    [yes] { $name } vorrebbe ritirare questo: «{ $what }»
   *[no] { $name } vorrebbe ritirare l’ultima mossa.
}
web-back-allow = Consenti
web-back-decline = Rifiuta
web-back-waits = In attesa di risposta: { $names }
web-back-declined = { $name } lascia la mossa così com’è.
web-signs = Di’ qualcosa
web-signs-shown = Mostra quello che dicono gli altri al tavolo
web-sign-hello = Ciao!
web-sign-luck = Buona fortuna!
web-sign-well = Ben giocato!
web-sign-wow = Caspita!
web-sign-oops = Ops!
web-sign-hmm = Fammi pensare…
web-sign-thanks = Grazie!
web-planning = Prepari la tua prossima mossa
web-planned-shown = Prevista per il tuo turno
web-planned = Prevista per il tuo turno: { $cell }
web-planned-not = Non più prevista: { $cell }
web-planned-lost = Quello che avevi previsto non è più possibile.
web-same-dice-ask = Che cosa hanno fatto i bot con questi dadi?
web-same-dice = Gli stessi dadi
web-same-dice-more = { $number ->
    [one] Un bot sta ancora giocando…
   *[other] { $number } bot stanno ancora giocando…
}

# Learn in two minutes

web-learn-title = Impara in due minuti
web-learn-of = Impara { $game } in due minuti
web-offer = { $game }: è la tua prima volta?
web-offer-about = Ti mostriamo come si fa: un clic dopo l’altro, poi una piccola partita.
web-just-play = Gioca subito
web-learn-here = qui!
web-learn-watch = Guarda che cosa fanno gli altri…
web-learn-astray = Quello lo farai dopo. Prima ciò che ha l’anello dorato!
web-learn-partner = l’altro
web-learn-progress = A che punto sei
web-learn-on = Avanti
web-learn-again = Ancora una volta
web-learn-little = E ora una piccola partita!
web-learn-leave = Lascia la lezione
web-learn-suggested = L’anello dorato è solo un suggerimento. Trovi di meglio?
web-learn-alone = Senza suggerimenti
web-try-first = Comincia da questo
