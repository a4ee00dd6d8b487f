# Errors that no single game owns.

catalogue-missing = non c’è un catalogo { $what }: ciò che dovrebbe dire in «{ $language }» è detto in inglese
catalogue-unreadable = il catalogo { $what } non si può leggere, quindi invece di «{ $language }» si parla inglese: { $detail }
catalogue-broken = il catalogo { $what } («{ $language }») ha una voce che non è un messaggio e viene tralasciata: { $detail }
catalogue-half =
    { $number ->
        [one] al catalogo { $what } («{ $language }») manca un messaggio, detto in inglese
       *[other] al catalogo { $what } («{ $language }») mancano { $number } messaggi, detti in inglese
    }: { $detail }
catalogue-message = il messaggio { $what } non si può dire in «{ $language }» ed è detto in inglese: { $detail }
language-unknown = non c’è una lingua «{ $language }»; ci sono: { $allowed }. Si parla inglese.
language-none = nella lingua «{ $language }» non ci sono parole; ci sono: { $allowed }
# What the system refuses.

system-refused = il sistema non lo permette: { $problem }
system-refused-path = il sistema non permette { $path }: { $problem }
system-missing = non esiste un file o una cartella con questo nome
system-denied = non è consentito
system-folder = è una cartella
system-no-folder = una parte del percorso non è una cartella
system-exists = esiste già
system-long = il nome è troppo lungo
system-full = il disco è pieno
system-read-only = lì non si può scrivere
system-nobody = lì non risponde nessuno
# How a command is used. Words in capitals stand for what one writes there.

usage-begins = Uso:
usage-any = [OPZIONI]
usage-command = COMANDO …
usage-arguments = Parole
usage-options = Opzioni
usage-commands = Comandi
usage-help = Mostra questo aiuto ed esce.
usage-default = di solito: { $value }
usage-required = necessario
usage-variable = o con { $name }
usage-hint = «{ $command }» dice di più.
usage-no-command = non c’è un comando «{ $command }»
usage-no-command-like = non c’è un comando «{ $command }»; simili: { $like }
usage-command-missing = manca un comando
usage-no-option = qui non c’è un’opzione { $option }
usage-no-option-like = qui non c’è un’opzione { $option }; simili: { $like }
usage-missing = manca { $what }
usage-extra = «{ $word }» è una parola di troppo
usage-needs-value = { $option } richiede un valore
usage-no-value = { $option } non prende un valore
usage-bad-value = { $option }: { $problem }
usage-number-least = { $flag } prende un numero da { $least } in su, non «{ $text }»
usage-choice = { $flag } è uno fra { $allowed }, non «{ $text }»
usage-word-game = GIOCO
usage-word-file = FILE
usage-word-record = REGISTRAZIONE
usage-word-name = NOME
usage-word-text = TESTO
usage-word-value = VALORE
usage-word-option = OPZIONE
usage-word-what = COSA
usage-word-who = CHI
usage-word-number = NUMERO
usage-word-hops = QUANTI
usage-word-pixels = PIXEL
game-unknown = non c’è un gioco «{ $game }»; ci sono: { $allowed }
option-unknown = { $game } non ha un’opzione «{ $option }»; ha: { $allowed }
option-value = { $game } non si può giocare con { $option }={ $value }; { $option } è { $allowed }
option-type = { $game } non si può giocare con { $option }={ $value }, che è { $type ->
        [str] un testo
        [bool] un sì o no
       *[other] un numero di tipo { $type }
    }; { $option } è { $allowed }, { $wanted ->
        [int] come numero intero
        [bool] come sì o no
       *[other] come testo
    }
option-one-of = uno fra { $values }
option-range = da { $first } a { $last }
option-own = proprio
option-yes = sì
option-no = no
cluster-connect = non c’è nessun cluster Ray all’indirizzo «{ $address }»: { $problem }
progress-speed = { $rate } partite/s, mancano { $left }
progress-so-far = { $done } di { $of } partite
notation-literal = colonna { $column }: qui dovrebbe esserci «{ $literal }», non «{ $found }»
notation-letter = colonna { $column }: qui dovrebbe esserci una lettera fra { $letters }, non «{ $found }»
notation-word = colonna { $column }: qui dovrebbe esserci una parola fra { $words }, non «{ $found }»
notation-number = colonna { $column }: qui dovrebbe esserci un numero da { $low } a { $high }, non «{ $found }»
notation-end = colonna { $column }: la mossa è completa, ma segue «{ $found }»
notation-empty = qui dovrebbe esserci una mossa, ma non c’è nulla
notation-long = una mossa ha al massimo { $most } caratteri, questo testo ne ha { $length }
notation-type = una mossa è un testo come «{ $example }», non { $type }
action-range = { $game } ha le azioni da 0 a { $last }, non { $index }
illegal-over = la partita è finita, non si può più giocare nulla
illegal-not-awaited =
    non è il turno del posto { $seat }; { $waits ->
        [chance] si aspettano dadi o carte
        [nobody] non si aspetta nessuno
        [one] si aspetta il posto { $awaited }
       *[several] si aspettano i posti { $awaited }
    }
illegal-no-seat = { $seat } non è un posto di questo gioco; i posti sono { $allowed }
illegal-seat-needed = ora possono muovere più posti ({ $awaited }); di’ quale muove
illegal-chance = questo spetta al caso, non a un giocatore
illegal-not-chance = questa è la mossa di un giocatore, ma si aspettano dadi o carte
illegal-other-game = questa è una mossa di un altro gioco o di altre opzioni
chance-not-awaited =
    qui non si aspettano dadi o carte; { $waits ->
        [chance] si aspettano altrove
        [nobody] non si aspetta nessuno
        [one] si aspetta il posto { $awaited }
       *[several] si aspettano i posti { $awaited }
    }
view-other-game = questa vista è di { $other } o di altre opzioni, non di { $game } com’è stato caricato
record-deep = questo non è JSON leggibile: è annidato troppo in profondità
record-encoding = questo non è JSON: non è testo in UTF-8
record-json = questo non è JSON: qualcosa non va alla riga { $line }, carattere { $column }
record-format = questa non è una registrazione: il suo «format» dovrebbe essere «{ $format }»
record-version = questa registrazione ha la versione { $version }; questo programma legge la versione { $known }
record-schema = la registrazione è sbagliata in { $place }: { $kind ->
    [required] manca «{ $detail }»
    [type] dovrebbe essere del tipo { $detail }
   *[other] { $detail } non ci va
 }
record-large = { $path } è troppo grande per una registrazione (al massimo { $most } byte)
record-file = { $path }: { $problem }
record-rules = questa registrazione è stata fatta con la versione { $rules } delle regole di { $game }; questo programma ha la versione { $known }
record-seats = questa registrazione ha { $seats } posti, ma le sue opzioni sono per { $players }
record-move = la mossa { $number } («{ $move }» del posto { $seat }) è sbagliata: { $problem }
record-forfeited = una partita interrotta ha in extra.forfeited almeno un posto che ha rinunciato, a partire da 0 e minore di { $seats }
record-outcome = la registrazione dice che la partita è finita con { $said }, ma le sue mosse portano a { $found }
record-unfinished = la registrazione finisce prima della partita
player-unknown = non c’è un giocatore «{ $name }»; ci sono: { $allowed }
player-budget = «{ $text }» non è un budget per { $name }: scrivi un numero di simulazioni da 1 a { $most }, per esempio { $name }@1000
player-no-budget = { $name } non fa ricerche a { $game }, quindi non accetta un budget
extra-missing = per questo serve { $library }: pip install "musivum[{ $extra }]"
player-number = { $game } ha qui { $seats } posti, ma ne sono stati indicati { $given }
player-person = il posto { $seats } è di una persona: la partita può andare da sola soltanto se ogni posto ha un bot o una funzione
player-illegal = { $name } al posto { $seat } ha risposto con qualcosa che non è una mossa consentita: { $problem }
undo-chance = dopo la tua ultima mossa sono stati scoperti dadi o carte, quindi resta
undo-person = { $name } ha mosso nel frattempo, quindi la tua mossa resta
undo-hidden = nel frattempo sono state giocate carte nascoste, quindi la tua mossa resta
undo-nothing = non hai fatto nessuna mossa che si possa ritirare

# What every scene says

scene-pass = Passa il turno

# Dice that can be checked (musivum verify)

fair-missing = in questa registrazione non c’è nulla con cui verificare i dadi: manca extra.dice con la ricetta «{ $recipe }»
fair-secret = il seme di questa partita non è ancora rivelato; quello della sfida del giorno si rivela quando il giorno è finito
fair-commitment = il seme non è quello che era stato fissato: il suo SHA-256 non è { $commitment }
fair-contributions = le parti dei giocatori nei dadi dovrebbero essere { $seats } testi di lettere, cifre, «_» e «-», uno per ogni posto al tavolo
fair-sealed = la registrazione dovrebbe dire di quale partita è, e dare le { $seats } impronte con cui furono sigillate le parti dei dadi
fair-seating = la registrazione dovrebbe dire se i posti sono stati sorteggiati («lot» o «as-seated»), e da quale dei { $seats } posti viene ogni giocatore
fair-part = la parte dei dadi del posto { $place } non è quella sigillata prima che le altre fossero rivelate
fair-withheld = in questa partita non si è mai tirato: la parte del posto { $place } è stata sigillata e non rivelata, e questo l’ha chiusa
fair-lot = i giocatori siedono come { $found }, ma il sorteggio dà { $expected }: è stato scelto, non sorteggiato
fair-key = il seme della registrazione dovrebbe essere { $found }, che deriva dal seme segreto e dalle parti, non { $said }
fair-move = la mossa { $number } era { $found }, ma il seme dà { $expected }: è stata scelta, non tirata
fair-proven =
    { $rolled ->
        [0] In questa partita non c’era caso, quindi non c’è nulla che si potesse scegliere.
        [one] L’unica mossa del caso deriva dal seme fissato: non è stata scelta.
       *[other] Tutte le { $rolled } mosse del caso derivano dal seme fissato: nessuna è stata scelta.
    }
signature-good = La registrazione è firmata con questa chiave, e da allora non è stata cambiata.
signature-key = una chiave pubblica ha 64 caratteri da 0 a 9 e da a a f, come la dà GET /api/key del server, non «{ $public }»
signature-missing = questa registrazione non è firmata: manca extra.signature
signature-wrong = questa registrazione non è stata firmata con la chiave { $public }, oppure è stata cambiata dopo
fair-drawn = Il sorteggio per cui ha cominciato { $name } deriva dal seme fissato.
fair-silent = Senza una parte nei dadi: { $names }. Chi conosce il seme avrebbe potuto scegliere i dadi a loro danno.

# The server

server-no-match = non c’è una partita «{ $match }»
server-not-open =
    il posto { $seat } di questa partita non è libero; { $number ->
        [0] nessuno lo è
       *[other] liberi: { $free }
    }
server-no-free-seat = in questa partita non c’è più un posto libero
server-invite = questa partita è privata; per entrare serve il suo link d’invito
server-not-yours = il posto { $seat } non è tuo in questa partita
server-no-guest = qui non hai ancora un nome: POST /api/me ti fa ospite
server-not-playing =
    { $status ->
        [open] questa partita aspetta ancora giocatori
        [ready] questa partita sta per cominciare
        [playing] questa partita è in corso
        [over] questa partita è finita
       *[gone] questa partita è stata annullata
    }, quindi ora non si può fare
server-not-over = questa partita non è ancora finita
server-begun = questa partita è cominciata; abbandona se vuoi lasciarla
server-seats = { $game } ha { $seats } posti con queste opzioni, ma ne sono stati descritti { $given }
server-level = non c’è un livello di bot «{ $level }»; ci sono: { $allowed }
server-no-me = almeno un posto deve essere tuo («me»)
server-many-matches = hai già { $most } partite non finite; finiscine o lasciane qualcuna
server-host = questo server non è conosciuto come «{ $host }»; chi lo gestisce può avviarlo con «--host-name»
server-slow-down =
    { $limit ->
        [guest] chiedi troppo in fretta o troppo insieme: { $most } piccole richieste al secondo vanno bene
        [address] il tuo indirizzo chiede troppo in fretta o troppo insieme: { $most } piccole richieste al secondo vanno bene
        [guests] troppi nuovi ospiti da un solo indirizzo: al massimo { $most } al secondo
        [matches] troppe nuove partite da un solo indirizzo: al massimo { $most } al secondo
        [watched] con una connessione si seguono al massimo { $most } partite
        [hints] si aspettano al massimo { $most } suggerimenti alla volta
        [signs] sono troppi segni in una volta
        [same-dice] i bot rigiocano al massimo { $most } partita alla volta
        [replays] si aspettano al massimo { $most } repliche alla volta
        [analyses] si aspettano al massimo { $most } analisi alla volta
       *[other] più di { $most } aspettano già
    }; aspetta { $seconds } { $seconds ->
        [one] secondo
       *[other] secondi
    }
server-large = troppo grande: si leggono al massimo { $most } byte
server-stale-turn = questo messaggio era per un altro turno (turno { $turn }, ora è { $now })
server-out-of-time = il tempo del posto { $seat } è finito
server-forfeited = il posto { $seat } ha abbandonato questa partita
server-damaged = la partita { $match } è danneggiata: il suo evento { $number } manca o non è più quello di prima. Le altre non sono toccate; una copia di sicurezza può averla ancora intera
server-commitment = un impegno è lo SHA-256 della tua parte dei dadi, 64 caratteri da 0 a 9 e da a a f
server-committed = il posto { $seat } si è già impegnato, o non ha parte in questi dadi
server-commit-now =
    ci si impegna quando tutti i posti sono presi e prima che siano sigillati; { $status ->
        [open] questa partita aspetta ancora giocatori
        [ready] questa partita sta per cominciare
        [playing] questa partita è in corso
        [over] questa partita è finita
       *[gone] questa partita è stata annullata
    }
server-not-sealed =
    le parti dei dadi si rivelano quando tutte sono sigillate; { $status ->
        [open] questa partita aspetta ancora giocatori
        [ready] questa partita sta per cominciare
        [playing] questa partita è in corso
        [over] questa partita è finita
       *[gone] questa partita è stata annullata
    }
server-contribution = una parte dei dadi ha da 22 a 64 lettere, cifre, «_» o «-»
server-other-part = questa non è la parte per cui il posto { $seat } si è impegnato
server-withheld = una parte dei dadi non è stata rivelata in tempo
server-not-alone = questo si dice solo delle partite in solitario
server-not-host = solo chi ha aperto questo tavolo può dare un posto a un bot
server-back-asked = gli altri sono già stati interpellati
server-back-declined = è stato rifiutato; prima bisogna continuare a giocare
server-not-asked = nessuno ti sta chiedendo di una mossa
server-back-many = in questa partita sono già state ritirate { $most } mosse; di più non si può
server-back-clock = dove corre un orologio non si ritira nessuna mossa
server-old-rules = questa partita è stata creata con la versione { $rules } delle regole di { $game }; questo server ha la versione { $known } e non può continuarla
server-name = un nome ha da 1 a 30 caratteri visibili
server-name-of-bot = «{ $name }» si potrebbe scambiare per un bot; prendi un altro nome
server-link = questo link è sconosciuto, già usato o troppo vecchio; fanne uno nuovo sull’altro dispositivo
server-origin = questa pagina viene da un altro sito ({ $origin }), quindi non può farlo
server-request = la richiesta è sbagliata in { $place }: { $problem }
server-no-path = non c’è nulla in { $path }
server-method = { $method } non si può fare con { $path }
server-message = questo messaggio non si può leggere: { $problem }
server-stopping = il server si sta fermando; riprova fra un momento
server-busy = un’altra mossa è arrivata prima troppe volte; riprova
server-broken = qualcosa è andato storto sul server; è annotato come { $incident }
server-analysis-failed = non è stato possibile analizzare questa partita; riprova fra un minuto
server-hint-failed = ora nessun bot ha potuto dare un suggerimento; riprova fra un momento
server-hint = i suggerimenti si danno solo dove non gioca un’altra persona, e non nella sfida del giorno
server-think-daily = i bot di una sfida del giorno pensano sul server
server-think-people = dove giocano altre persone, i bot pensano sul server
server-think-unwatched = guarda una partita prima che la tua pagina ci pensi
server-think-unasked = nessuno ha chiesto alla tua pagina questa mossa
server-no-daily = per { $game } non c’è una sfida del giorno; c’è per: { $allowed }
server-day = un giorno si scrive come 2026-03-01 e non è nel futuro
server-daily-private = una sfida del giorno può essere guardata dagli altri quando il suo giorno è finito
server-no-rematch = una sfida del giorno si gioca una volta sola
server-sheet = qui si può giocare solo il foglio «{ $allowed }»
server-database-locked = un altro server usa già { $path }; un file SQLite serve un processo alla volta (PostgreSQL ne serve diversi)
server-database-away = il server ora non raggiunge il suo database, quindi non si sa se sia stato fatto; chiedi di nuovo fra un momento, con lo stesso identificativo
server-database-damaged = il database del server è danneggiato; chi lo gestisce deve guardarci
server-file-damaged = { $path } è danneggiato ({ $problem }); «musivum restore» mette una copia al suo posto e lo conserva, «musivum check» dice che cosa è ancora giusto
server-exposed = altri su questo computer possono leggere { $path }, che contiene i segreti del server: chmod 600 li tiene fuori
server-resigned = abbandono
server-timeout = tempo scaduto
server-client-missing = Il server è avviato, ma la pagina per il browser non è stata costruita in questa installazione. Costruiscila con «npm run build» in web/, o usa l’interfaccia su /api/openapi.json.
server-started = Musivum è su { $address } (Ctrl-C lo ferma)
check-fine = tutto bene: { $matches } partite con { $events } eventi, su { $database }
check-found =
    { $problems ->
        [one] c’è un problema
       *[other] ci sono { $problems } problemi
    } in { $matches } partite con { $events } eventi, su { $database }
check-other-rules = { $matches } di queste sono state fatte con un’altra versione delle regole e non sono state rigiocate
check-replay = la partita { $match } non si può rigiocare: { $problem }
check-index = partita { $match }: i suoi eventi dicono altro da ciò che ne è annotato ({ $what })
check-reference = { $table }: la riga { $row } nomina qualcosa che non è in { $parent }
check-strays = { $number } eventi non sono di nessuna partita
backup-done = { $path } contiene il database com’era un momento fa ({ $matches } partite)
backup-failed = la copia non si può scrivere in { $path }: { $problem }
backup-exists = { $path } esiste già; nomina un file che non c’è
backup-source = non c’è nessun database in { $path }
backup-postgres = questo comando copia database SQLite; per PostgreSQL usa pg_dump e pg_restore
backup-not-database = { $path } non è un database di Musivum: { $problem }
backup-restored = { $path } è al suo posto con { $matches } partite; ciò che c’era prima ora è { $before }
backup-restored-new = { $path } è al suo posto con { $matches } partite

# Environments for researchers.

research-option = { $option }={ $value } qui non è possibile; { $option } è uno fra: { $allowed }
research-solo-win = la ricompensa di una partita in solitario di { $game } è il suo punteggio: non c’è nessuno da battere
research-no-move = l’azione { $action } di { $game } qui non è una mossa; le azioni vanno da 0 a { $last }, e la maschera dice quali sono consentite
research-reset = chiama prima reset()
research-agent = non c’è un agente «{ $agent }»; ci sono: { $allowed }
research-actions = serve un’azione da ognuno di: { $allowed }
research-wait = { $agent } non è atteso e può solo aspettare, che è l’azione { $action }
research-seat = il posto { $seat } non esiste qui in { $game }; i posti vanno da 0 a { $last }
research-whole = { $action } non è un’azione: le azioni sono numeri interi
research-over = la partita è finita: chiama reset() per una nuova
research-batch = partita { $number } del lotto: { $problem }
research-batch-actions = un lotto di { $games } partite vuole { $games } azioni, non { $given }
research-positive = { $name } è { $value }, ma deve essere almeno { $least }

# The terminal: help

terminal-about =
    { $games ->
        [4] Quattro giochi da tavolo chiamati Mosaic: giocarli, leggerne le regole, contare e misurare.
       *[other] { $games } giochi da tavolo, quasi tutti chiamati Mosaic: giocarli, leggerne le regole, contare e misurare.
    }
terminal-epilog = Comincia con: musivum games
terminal-language-help = La lingua: { $allowed }. Di solito quella del sistema.
terminal-version-help = Mostrare la versione e fermarsi.
terminal-games-help = Elencare i giochi, o mostrarne uno con le sue opzioni.
terminal-rules-help = Mostrare le regole di un gioco.
terminal-play-help = Giocare, tu contro un bot se non dici altro. Chi comincia si sorteggia. Le opzioni di un gioco si danno come --players 3; «musivum games GIOCO» le elenca.
terminal-bot-help = Il bot su ogni posto che non è tuo.
terminal-seat-help = Chi gioca su un posto: person, o il nome di un bot. Comincia il posto 0, senza sorteggio. Si può ripetere.
terminal-person-help = Il nome di una persona a questa tastiera. Si può ripetere; sugli altri posti siedono bot.
terminal-as-seated-help = Non sorteggiare chi comincia: prima le persone, nell’ordine dei loro nomi, poi i bot.
terminal-seed-help = Un testo da cui derivano sorteggio, dadi e carte: stesso seme, stessa fortuna.
terminal-from-help = Continuare da una registrazione salvata.
terminal-replay-command-help = Guardare una registrazione salvata. Passo per passo, o tutto attraverso una pipe; ogni mossa viene verificata.
terminal-all-help = Mostrare ogni posizione, una dopo l’altra.
terminal-at-help = Mostrare solo la posizione dopo N mosse.
terminal-eyes-help = Vedere con gli occhi di questo posto.
terminal-perft-help = Contare le sequenze di mosse di un gioco. Le mosse del caso contano, una partita finita conta una volta.
terminal-depth-help = Quante mosse ha una sequenza.
terminal-divide-help = Dividere l’ultimo conteggio secondo la prima mossa.
terminal-bench-help = Misurare le partite a caso al secondo, e le simulazioni al secondo della ricerca del maestro. Tutti i giochi, o uno con le sue opzioni; su un solo core, in codice compilato.
terminal-seconds-help = Per quanto tempo misurare ogni gioco.
terminal-json-help = Mostrare un oggetto JSON per riga.
terminal-save-help = Misurare tutto e scriverlo in FILE, una riga di JSON per ogni misura, ognuna con il suo rapporto a un riferimento preso nello stesso giro.
terminal-compare-help = Rifare le misure di FILE e dire che cosa è diventato più lento o più veloce, oltre il rumore e come se i due computer fossero ugualmente veloci. Finisce con 1 se qualcosa è più lento.
bench-all-games = --save e --compare misurano tutti i giochi; ometti { $game }.
bench-unread = { $file } non si può leggere: { $problem }. Nomina un file scritto da musivum bench --save.
bench-unwritten = { $file } non si può scrivere: { $problem }. Nomina un altro file.
bench-no-figure = La riga { $line } di { $file } non è una misura. Nomina un file scritto da musivum bench --save.
bench-saved = { $number ->
        [one] Una misura è in { $file }.
       *[other] { $number } misure sono in { $file }.
    }
bench-none-in-common = { $file } non ha nessuna misura che oggi si faccia.
bench-head-figure = che cosa
bench-head-then = allora
bench-head-now = ora
bench-head-factor = velocità rispetto ad allora
bench-head-noise = rumore
bench-head-verdict = oltre il rumore
bench-figure-games = partite a caso al secondo
bench-figure-simulations = simulazioni al secondo
bench-verdict-slower = più lento
bench-verdict-faster = più veloce
bench-verdict-same = uguale
terminal-compile-help = Compilare le regole di tutti i giochi, i bot e gli ambienti per la ricerca. Si fa una volta, e poi nessuno aspetta più.
terminal-to-play-help = Solo ciò che serve per giocare: niente ambienti.

# The terminal: what was not understood

terminal-no-game = nomina un gioco: { $allowed }
terminal-flag = { $game } non ha un’opzione { $flag }; ha: { $allowed }
terminal-flag-value = { $flag } vuole un valore: { $allowed }
terminal-flag-twice = { $flag } è dato due volte
terminal-word = «{ $word }» è una parola di troppo; le opzioni di { $game } sono: { $allowed }
terminal-seat-form = «{ $text }» non dice chi gioca dove; scrivi un posto e chi ci gioca, come 1=random; ci sono: { $allowed }
terminal-no-seat = qui non c’è un posto { $seat }; i posti vanno da 0 a { $last }
terminal-person-name = «{ $text }» non si può mostrare come nome: un nome ha da 1 a { $most } caratteri visibili
terminal-person-twice = due persone hanno lo stesso nome; da’ a ognuna il suo
terminal-person-seat = di’ chi gioca con --person, e i posti si sorteggiano, o con --seat, e non si sorteggiano; non con tutti e due
terminal-people =
    { $given } persone sono troppe per { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }
terminal-from-seated = --from continua con chi era seduto lì; --person e --as-seated sono per una partita nuova
terminal-seed = un seme è un testo di al massimo { $most } caratteri visibili
terminal-from-alone = --from porta con sé gioco ({ $game }), opzioni e seme: non darne altri
terminal-number = { $flag } prende un numero da { $least } a { $most }, non «{ $text }»
terminal-line-long = questa riga è troppo lunga: nulla da scrivere qui ha più di { $most } caratteri
terminal-mistake = questo è un errore di Musivum, segnalalo per favore ({ $problem }); con MUSIVUM_TRACEBACK=1 nell’ambiente dice dove
terminal-save = { $path } non si può scrivere: { $problem }
terminal-save-over = { $path } c’è già e non è una registrazione, quindi resta com’è; scegli un altro nome

# The terminal: tables

terminal-title =
    { $options ->
        [none] { $title }
       *[other] { $title } ({ $options })
    }
terminal-games-more = «musivum games GIOCO» mostra le opzioni di un gioco, «musivum rules GIOCO» le regole, «musivum play GIOCO» lo gioca.
terminal-game-bots = I bot, dal più debole:
terminal-game-more = Per giocare: musivum play { $game }. Le regole: musivum rules { $game }.
terminal-head-flag = opzione
terminal-head-values = valori
terminal-head-default = di solito
terminal-head-depth = profondità
terminal-head-sequences = sequenze
terminal-head-seconds = secondi
terminal-head-total = tutte
terminal-head-game = gioco
terminal-head-options = opzioni
terminal-head-games = partite/s
terminal-head-moves = mosse/partita
terminal-head-nanoseconds = ns/mossa
terminal-head-simulations = simulazioni/s
terminal-opening = { $game } si apre (la prima volta si compilano le regole)…
terminal-measuring = Misuro { $game }…
terminal-compiling = compilazione
terminal-compiled = { $game } è pronto ({ $seconds } s)
terminal-compiled-all = tutti i giochi sono pronti

# The terminal: a game

terminal-you = tu
terminal-seat = giocatore { $player }
terminal-seat-named = giocatore { $player } ({ $name })
terminal-chance = caso
terminal-you-begin = Cominci tu.
terminal-seat-begins = Comincia il giocatore { $player }.
terminal-begins = Comincia { $name }.
terminal-welcome = Scrivi una mossa, o «help». Il tabulatore completa ciò che scrivi.
terminal-turn = { $name }: { $doing }. { $number } mosse consentite, per esempio { $example }.
terminal-turn-few = { $name }: { $doing }. Mosse consentite: { $moves }
terminal-thinking = Sta pensando…
terminal-forced = non era possibile altro
terminal-taken-for = Cioè { $move }.
terminal-pass-on = Ora può guardare solo { $name }. Premi Invio per continuare.
terminal-over = La partita è finita: { $reason }.
terminal-won = vince
terminal-nobody = Non vince nessuno.
terminal-afterwards = «save FILE» conserva la registrazione, «undo» ritira la tua ultima mossa; Invio per uscire.
terminal-no-input = Non c’è altro da leggere, e la partita non è finita.
terminal-interrupted = Interrotto; la partita non è finita.
terminal-left = Te ne vai prima della fine; «save FILE» avrebbe conservato la partita.
terminal-lost = «moves» elenca le mosse consentite, «help» dice che altro si può scrivere.
terminal-patience = { $number } righe di seguito sono state rifiutate; inutile leggere oltre.
terminal-needs = «{ $command }» deve sapere di più: { $command } { $what }

# The terminal: commands inside a game

terminal-argument-text = TESTO
terminal-argument-move = MOSSA
terminal-argument-file = FILE
terminal-help-move = Una mossa si scrive come { $example }; basta l’inizio, se una sola mossa consentita comincia così. Oltre alle mosse ci sono:
terminal-help-moves = elencare le mosse consentite, o quelle che contengono un testo
terminal-help-more = continuare un elenco lungo
terminal-help-why = dire perché una mossa non è consentita
terminal-help-hint = che cosa farebbe il bot greedy
terminal-help-notation = dire le mosse in notazione, o di nuovo a parole
terminal-help-undo = ritirare la tua ultima mossa
terminal-help-board = disegnare di nuovo il tavolo
terminal-help-scores = i punti fin qui, e per che cosa sono
terminal-help-rules = le regole del gioco
terminal-help-save = conservare la partita in un file, per continuarla o rivederla
terminal-help-help = questo elenco
terminal-help-quit = lasciare la partita
terminal-moves =
    { $number ->
        [0] Non ci sono mosse consentite.
        [one] Una mossa consentita:
       *[other] { $number } mosse consentite:
    }
terminal-moves-found =
    { $number ->
        [0] Nessuna delle { $all } mosse consentite contiene «{ $text }».
        [one] Una di { $all } mosse consentite:
       *[other] { $number } di { $all } mosse consentite:
    }
terminal-more =
    … { $lines ->
        [one] ancora una riga
       *[other] ancora { $lines } righe
    }: «more» continua, «moves TESTO» cerca.
terminal-no-more = L’elenco è finito; «moves» ne comincia uno.
terminal-ambiguous = { $number } mosse consentite cominciano con «{ $text }»: { $moves }
terminal-and-more = { " " }…
terminal-legal = { $move } è consentita.
terminal-hint = { $bot } giocherebbe { $move } ({ $words })
terminal-notation =
    { $shown ->
        [yes] D’ora in poi le mosse si dicono in notazione.
       *[no] D’ora in poi le mosse si dicono a parole.
    }
terminal-undone-secret = L’ultima scelta è ritirata.
terminal-undone = { $move } è ritirata.
terminal-saved =
    Salvato in { $path } ({ $number ->
        [one] una mossa
       *[other] { $number } mosse
    }).

# The terminal: a replay

terminal-replay-help = Invio va avanti, «b» indietro, un numero da 0 a { $last } salta lì, «end» alla fine, «q» esce.
terminal-replay-prompt = { $number }/{ $last }>{ " " }
terminal-replay-range = non c’è una posizione { $number }; vanno da 0 a { $last }
terminal-replay-stay = Questa è la posizione { $number }, e oltre non c’è nulla.
terminal-replay-open = Qui la registrazione finisce; la partita non era finita.
research-batch-seeds = un lotto di { $games } partite vuole { $games } semi, non { $given }
server-serve-help = Offrire i giochi a browser e programmi.
server-verify-help = Provare che nessun tiro di una registrazione è stato scelto.
server-check-help = Leggere un intero database, anche mentre un server lo usa, e dire che cosa non va.
server-backup-help = Copiare un database SQLite, anche mentre un server lo usa.
server-restore-help = Mettere una copia al posto di un database; il server non deve essere avviato.
server-help-port = Porta su cui ascoltare; 0: una libera qualsiasi.
server-help-database = sqlite:///FILE, o postgresql://UTENTE@HOST/NOME per più processi
server-help-host = Indirizzo su cui ascoltare.
server-help-processes = Processi che servono, su un solo database; più di uno è per macchine con più core.
server-help-bots = Processi per i bot; 0: uno per ogni core libero; ray: pensano su un cluster Ray.
server-help-ray-address = Il cluster Ray per «--bots ray», come 10.0.0.1:6379 o auto; se manca: uno su questo computer.
server-processes = questo sistema non può dividere un server tra più processi; togli --processes
server-bots = un numero di processi, o «ray», non «{ $given }»
server-ray-alone = questo è per «--bots ray»
server-help-bot-pause = Secondi che un bot si prende almeno per una mossa, perché si possa seguire.
server-help-origin = Un’altra origine delle pagine di questo server, dove un proxy cambia l’Host.
server-help-secure = Raggiungibile con https: cookie severi.
server-help-host-name = Un nome con cui lo si raggiunge, come giochi.example; si può ripetere.
server-help-proxied = Dietro un tuo proxy, o più d’uno in fila.
server-hops = un numero di proxy da 0 a { $most }, non «{ $given }»
server-help-log = Che cosa va nel registro: questo, e tutto ciò che è più grave.
server-help-unlimited = Nessun limite di velocità e numero: per prove di carico.
server-help-key = La chiave pubblica del server (GET /api/key): verificare anche chi ha firmato la registrazione.
record-help = Una registrazione: ciò che ha scritto «save», o ciò che si è scaricato dalla pagina.
server-help-record = La registrazione di una partita finita.
server-help-backup = Dove va la copia; non deve ancora esistere.
server-help-restore = Una copia fatta da «backup».
research-opponents = { $game } ha qui { $others } altri posti, ma sono stati dati { $given } avversari
server-database = il database non si può usare: { $problem }
server-database-address = «{ $given }» non è l’indirizzo di un database; si scrive sqlite:///FILE oppure postgresql://UTENTE@HOST/NOME

# Bots and search

bot-random = Gioca qualunque cosa sia consentita.
bot-greedy = Prende ciò che trova ora, e non guarda oltre.
bot-beginner = Prende ciò che ora sembra buono, e vede solo le grandi differenze.
bot-casual = Prende ciò che ora sembra migliore, senza vedere le piccole differenze.
bot-club = Sa che cosa promette bene, e non solo che cosa si prende ora.
bot-expert = Giudica con finezza, e pensa in avanti quando il primo sguardo non basta.
bot-master = Pensa circa un secondo, e gioca il meglio che sappiamo fare.
search-seat =
    per il posto { $seat } non c’è nulla da cercare: la vista deve essere la sua, e il posto di turno; { $waits ->
        [chance] si aspettano dadi o carte
        [nobody] non si aspetta nessuno
        [one] si aspetta il posto { $awaited }
       *[several] si aspettano i posti { $awaited }
    }
search-no-budget = una ricerca vuole un numero di simulazioni o di millisecondi
search-no-solver = { $game } qui non si può risolvere: servono due posti, niente caso e nulla di nascosto
search-budget = { $name } dovrebbe essere un numero da 1 a { $most }, non { $value }

# The arena

arena-help = Far giocare i bot fra loro con gli stessi dadi, e dire chi è più forte.
arena-help-game = Il gioco.
arena-help-bots = Due bot o più; ne basta uno per un gioco in solitario.
arena-help-games = Quanti semi; chi si incontra gioca ognuno da ogni posto.
arena-help-option = Un’opzione del gioco, come hand=3; si può ripetere.
arena-help-out = Il file delle partite finite (righe JSON); se c’è, si continua.
arena-help-jobs = Quante partite alla volta; 0 per una su ogni core.
arena-help-first = Il primo seme.
arena-help-opening = Quante mosse di ogni partita si estraggono prima a sorte, perché le partite senza caso siano diverse.
arena-help-ladder = Si incontrano solo i bot nominati uno accanto all’altro.
arena-help-engine = Processi di questo computer, o ray.
arena-help-address = L’indirizzo di un cluster Ray; senza, se ne avvia uno qui.
arena-help-report = Scrivere una pagina con tabelle e grafici (HTML).
arena-help-parquet = Scrivere le partite per tabelle di dati (Parquet).
arena-help-plot = Scrivere la distribuzione dei punti come immagine (SVG).
arena-results-help = Dire che cosa dice un file di partite finite, o rigiocarne alcune.
arena-help-file = Un file scritto da «arena».
arena-help-verify = Rigiocare altrettante sue partite, scelte a caso, e confrontare.
arena-playing = I bot giocano
arena-verifying = Si rigioca
arena-interrupted = Interrotto. Ciò che è finito è in { $path }; lo stesso comando continua da lì.
arena-stopped = Interrotto.
arena-written = Tutte le partite sono in { $path }.
arena-wrote = Scritto: { $path }
arena-verified =
    { $number ->
        [one] La partita rigiocata è finita come dice il file.
       *[other] Tutte le { $number } partite rigiocate sono finite come dice il file.
    }
arena-differs = seme { $seed }, { $bots }: il file dice { $claimed }, ma ora è { $found }
arena-failed = seme { $seed }, { $bots }: il file dice { $claimed }, ma ora un bot ha fallito: { $problem }
arena-outcome = { $scores } (posti vincenti: { $winners })
arena-outcome-full = { $scores } (posti vincenti: { $winners }; { $reason }; { $moves } mosse)
arena-rules = queste partite sono state giocate con la versione { $rules } delle regole di { $game }; questo programma ha la versione { $known } e non può rigiocarle
arena-unverified = { $wrong } partite su { $number } sono finite diversamente: altri bot, altre regole, o qualcuno ha modificato il file
arena-nothing-to-verify = { $path } non contiene partite che si possano rigiocare
arena-anchor = Le valutazioni sono sulla scala Elo, { $bot } vale 0; fra parentesi l’intervallo al 95 %.
arena-forfeited = Una partita è stata persa a tavolino: { $problem }
arena-head-bot = bot
arena-head-rating = valutazione
arena-head-interval = intervallo al 95 %
arena-head-games = partite
arena-head-score = punti in media
arena-head-target = { $target } o più
arena-head-pace = tempo per scelta
arena-head-game-time = tempo per partita
arena-head-forfeits = a tavolino
arena-head-pair = bot
arena-head-share = primo avanti
arena-head-sets = serie vinte
arena-head-lead = punti
arena-head-seeds = serie
arena-head-seed = seme
arena-head-problem = che cosa è andato storto
arena-other-file = { $path } contiene partite di un altro genere, non di { $game } con queste opzioni; nomina un altro file con --out
arena-no-file = { $path } non è un file di partite finite: la prima riga dovrebbe dire { $format }, versione { $version }
arena-line = la riga { $line } di { $path } non è una partita finita; toglila, e il resto si può usare
arena-unreadable = { $path } non si può leggere: { $problem }
arena-empty = { $path } non contiene ancora partite finite
arena-disk = { $path } non si può scrivere: { $problem }; ciò che era finito è conservato
arena-folder = non c’è una cartella { $folder } in cui scrivere { $name }
arena-locked = un’altra arena sta scrivendo { $path }; aspettala, o nomina un altro file con --out
arena-twice = un bot non può incontrare sé stesso: nominalo una volta sola
arena-two = vanno nominati due bot o più
arena-option = { $word } non è un’opzione; dovrebbe essere NOME=VALORE, dove il nome è uno fra: { $allowed }
arena-option-twice = l’opzione { $name } è data due volte
arena-engine = non c’è un motore «{ $engine }»; ci sono: { $allowed }
arena-address = un indirizzo è per il motore ray; aggiungi --engine ray
arena-alone-only = un’immagine dei punti è per giochi in solitario; --report mostra tutti gli altri
arena-worker = il processo che giocava il seme { $seed } ({ $bots }) è morto { $times } volte, l’ultima con codice { $code } (-9 vuol dire che è stato ucciso, forse per mancanza di memoria); tutte le partite finite sono conservate
arena-ray-lost = Ray ha perso la partita del seme { $seed } ({ $bots }): { $problem }; tutte le partite finite sono conservate

# The arena: its page

arena-report-title = { $game }: l’arena
arena-report-lead = Bot con gli stessi dadi: chi si incontra gioca gli stessi semi (da { $first } a { $last }) da ogni posto, così che non decidano né i dadi né i posti. Opzioni: { $options }.
arena-report-alone = Bot in solitario, tutti con gli stessi dadi (semi da { $first } a { $last }). Opzioni: { $options }.
arena-fact-games = partite
arena-fact-seeds = semi
arena-fact-bots = bot
arena-fact-time = tempo di riflessione
arena-points = punti
arena-moves = mosse
arena-all = tutte le partite
arena-seat = giocatore { $player }
arena-axis-elo = punti Elo
arena-axis-wins = quota delle vittorie, in %
arena-champion = Distribuzione dei punti dei bot che giocano in solitario
arena-part-ratings = Valutazioni
arena-how-ratings = Scala Elo, { $bot } vale 0: 100 punti in più sono il 64 % delle vittorie, 400 punti in più sono il 91 %. Le bande sono intervalli al 95 % della differenza da { $bot }, estraendo di nuovo le serie.
arena-part-alone = Punti
arena-how-alone = Punti in media, e quante volte è stato raggiunto un punteggio, con intervalli al 95 %.
arena-part-pairs = A due a due
arena-how-pairs = Quante volte il bot della riga era davanti a quello della colonna, un pareggio vale mezzo; sotto, l’intervallo al 95 %, e di quanti punti in media.
arena-how-pairs-alone = Quante volte il bot della riga aveva più punti di quello della colonna con gli stessi dadi, un pareggio vale mezzo; sotto, l’intervallo al 95 %, e di quanti punti in media.
arena-part-scores = Punti
arena-how-scores = Quota delle partite secondo i punti; la linea è la media.
arena-how-targets = Quota delle partite secondo i punti; la linea è la media, tratteggiato ciò che chiede il regolamento.
arena-part-seats = Posti
arena-how-seats = Quota delle vittorie secondo il posto, su tutti i bot, con intervalli al 95 %. Poiché tutti siedono ovunque altrettante volte, la linea tratteggiata sarebbe un gioco equo.
arena-part-lengths = Durata
arena-how-lengths = Mosse di una partita, compresi tiri e turni passati.
arena-part-times = Tempo
arena-how-times = Tempo di riflessione per una scelta fra due o più mosse: tempo di processore, o dell’orologio per un programma esterno.
arena-part-forfeits = A tavolino
arena-how-forfeits =
    { $number ->
        [one] Una partita è stata persa perché un bot ha fallito.
       *[other] { $number } partite sono state perse perché un bot ha fallito.
    }

# Stats, for designers

stats-help = Misurare che cosa fanno a punti e durata le opzioni e i posti di un gioco.
stats-help-bot = Un bot che gioca tutti i posti; si può ripetere. Di solito random e greedy.
stats-help-games = Partite di ogni bot per ogni variazione; random ne gioca venti volte tante.
stats-help-vary = Un’opzione da cambiare; si può ripetere. Di solito tutte.
stats-help-json = Mostrare i numeri in JSON, una riga per misura.
stats-help-report = Scrivere una pagina con grafici (HTML).
stats-measuring = Misura
stats-vary = { $game } non ha un’opzione «{ $name }» i cui valori si possano provare; ha: { $allowed }
stats-usual = così com’è
stats-head-changed = cambiato
stats-head-score = punti
stats-head-spread = dispersione
stats-head-margin = distacco
stats-head-seats = % per posto
stats-head-draws = divise
stats-head-moves = mosse
stats-head-branching = mosse consentite
stats-head-reason = fine del gioco
stats-fact-variations = variazioni
stats-report-title = { $game }: che cosa fanno le sue opzioni
stats-report-lead = Si cambia un’opzione alla volta; un solo bot gioca tutti i posti di una partita, ovunque con gli stessi semi. Così com’è: { $options }. Le immagini mostrano { $bot }.
stats-part-numbers = In numeri
stats-how-numbers = Punti di un posto in media e loro deviazione standard; punti fra primo e secondo; quante volte ha vinto ogni posto, dal posto 0; quante volte una vittoria è stata divisa; mosse di una partita, compresi tiri e turni passati; e fra quante mosse consentite si sceglieva in media.
stats-part-scores = Punti
stats-how-scores = Quota dei posti secondo i punti; la linea è la media.
stats-part-seats = Posti
stats-how-seats = Quota delle vittorie secondo il posto con intervalli al 95 %; la linea tratteggiata sarebbe equa.
stats-part-lengths = Durata
stats-how-lengths = Quota delle partite secondo il numero di mosse; la linea è la media.
stats-part-ends = Come finisce
stats-how-ends = Quale regola ha finito la partita, così com’è.

# Outside bots

outside-start = il bot «{ $command }» non si può avviare: { $problem }
outside-ended =
    il bot «{ $command }» è finito prima del tempo, con codice { $code }{ $heard ->
        [yes] ; la sua uscita d’errore finisce con: { $stderr }
       *[no] { "" }
    }
outside-late =
    il bot «{ $command }» non ha risposto entro { $seconds } secondi{ $heard ->
        [yes] ; la sua uscita d’errore finisce con: { $stderr }
       *[no] { "" }
    }
outside-nonsense =
    il bot «{ $command }» dovrebbe rispondere con una riga di JSON di tipo «{ $expected }», ma ha detto: { $said }{ $heard ->
        [yes] ; la sua uscita d’errore finisce con: { $stderr }
       *[no] { "" }
    }
outside-id =
    il bot «{ $command }» dovrebbe rispondere alla domanda { $expected }, non a { $found }{ $heard ->
        [yes] ; la sua uscita d’errore finisce con: { $stderr }
       *[no] { "" }
    }
outside-illegal =
    il bot «{ $command }» ha risposto { $move }, che non è fra le mosse consentite che gli sono state mostrate{ $heard ->
        [yes] ; la sua uscita d’errore finisce con: { $stderr }
       *[no] { "" }
    }
outside-help-game = Il gioco; se manca, tutti.
outside-help-games = Quante partite di ciascuno.
outside-conforms = { $command } è conforme: { $games } partite di { $game }, { $moves } mosse.
outside-help = Verificare che un programma giochi secondo il protocollo dei bot esterni.
outside-help-command = Il comando che avvia il programma.

# Analysis

analysis-help = Analizzare una registrazione: quanto valeva ogni mossa, e fortuna contro bravura.
analysis-help-level = Il bot che indica le mosse migliori: club, expert o master.
analysis-help-simulations = Continuazioni giocate per il valore di ogni posizione; di solito quante ne servono al gioco.
analysis-help-seed = Lo stesso numero dà la stessa analisi.
analysis-help-json = Scrivere l’analisi in JSON in un file, o «-» per l’uscita standard.
analysis-help-plot = Disegnarla in un file .svg o .png.
analysis-level = non c’è un analista «{ $level }»; ci sono: { $allowed }
analysis-simulations = il numero di simulazioni dovrebbe andare da 2 a { $most }, non { $value }
analysis-plot-kind = { $path } dovrebbe finire in .svg o .png
analysis-no-folder = { $path } non si può scrivere: la sua cartella non esiste
analysis-empty = questa registrazione non ha mosse, quindi non c’è nulla da analizzare
analysis-working = Analisi
analysis-written = Scritto in { $path }.
analysis-unfinished = La registrazione finisce prima della partita: il risultato è quanto vale l’ultima posizione.
analysis-made = Mosse migliori di { $level }; valori da { $simulations } continuazioni di ogni posizione.
analysis-head-who = chi
analysis-head-move = mossa
analysis-head-value = valore
analysis-head-luck = fortuna
analysis-head-grade = giudizio
analysis-head-loss = perdita
analysis-better = meglio { $move }
analysis-grade-best = migliore
analysis-grade-good = buona
analysis-grade-inaccuracy = imprecisione
analysis-grade-mistake = errore
analysis-grade-blunder = grave errore
analysis-part-start = inizio
analysis-part-luck = fortuna
analysis-part-choices = scelte proprie
analysis-part-others = scelte altrui
analysis-part-unforeseen = imprevisto
analysis-part-result = risultato
analysis-luck =
    { $measure ->
        [points] Il caso ha dato a { $name } { $luck } punti.
       *[share] Il caso ha dato a { $name } { $luck } della vittoria.
    }
analysis-no-luck = Nulla era lasciato al caso.
analysis-choices =
    { $flawless ->
        [yes] Nessuna scelta è costata qualcosa di misurabile.
       *[no]
            { $measure ->
                [points] Le scelte proprie sono costate { $lost } punti.
               *[share] Ogni scelta propria è costata in media { $lost } della vittoria.
            }
    }
analysis-others = Ogni scelta degli altri ha portato in media { $others }.
analysis-plot-title = { $title }: fortuna e bravura
analysis-plot-moves = mosse
analysis-plot-points = punti
analysis-plot-share = quota della vittoria in %
compiling = Compilo { $what }, si fa una volta sola e dura circa { $seconds } secondi…
compiled-elsewhere = { $wanted } non si può scrivere, quindi ciò che si compila sta in { $place }. Con MUSIVUM_CACHE_DIR si sceglie un altro posto.

## Browsers

browser-build-help = Costruire ciò che permette ai browser di pensare da soli: regole, strategie e ricerca di tutti i giochi come WebAssembly. Ciò che non è cambiato non viene ricostruito.
browser-building = costruzione per i browser
browser-built = { $game } è pronto per i browser ({ $kilobytes } kB)
browser-bundled = Sorgenti per le pagine che giocano senza server: { $kilobytes } kB
browser-bundled-paper = Ciò che serve alle pagine per stampare: { $kilobytes } kB
browser-site-help = Scrive la pagina come semplici file, per qualsiasi spazio web: tutti i giochi, in solitario o contro i bot, senza server.
browser-site-out-help = La cartella in cui scrivere.
browser-site-written = Ci sono { $files } file in { $path }; mettili alla radice di uno spazio web. Per provarli: python -m http.server -d { $path }
browser-site-unbuilt = la pagina o i giochi per i browser non sono costruiti; esegui: make setup
browser-site-occupied = in { $path } c’è altro; scegli una cartella vuota
browser-no-linker = Per costruire per i browser serve il linker wasm-ld, che qui manca. Su Debian o Ubuntu: sudo apt-get install lld. Altrove: pip install ziglang.
browser-too-large = Il pacchetto di { $game } occuperebbe { $bytes } byte compresso, e ne sono ammessi al massimo { $most }.
browser-failed = Non è stato possibile costruire { $what } per i browser: { $problem }

## Paper

print-paper = non c’è una carta «{ $paper }»; c’è: { $allowed }
print-ink = non c’è un inchiostro «{ $ink }»; c’è: { $allowed }
print-backs = non ci sono dorsi «{ $backs }»; ci sono: { $allowed }
print-number = { $number } è troppo o troppo poco; va bene da 1 a { $most }
print-per-page = non se ne possono stampare { $number } per pagina; si può con: { $allowed }
print-size = { $size } mm non è una misura per questa carta: va bene da { $least } a { $most } mm
print-unknown = { $game } non ha nulla da stampare chiamato «{ $what }»; ha: { $allowed }
print-too-large = questo non sta sulla carta: fra i margini ci sono { $width } × { $height } mm; prendi una misura più piccola, o carta più grande
print-no-file = di’ dove vanno le pagine: musivum print { $game } -o { $game }.pdf
print-no-puzzle = per { $game } con queste opzioni non si è trovato nessun quesito; prendine altre, o un altro seme
file-unwritable = { $path } non si può scrivere: { $problem }
print-done =
    { $pages ->
        [one] { $file }: una pagina. Stampala a grandezza reale (100 %), e misura il righello in fondo.
       *[other] { $file }: { $pages } pagine. Stampale a grandezza reale (100 %), e misura il righello in fondo.
    }
print-ruler = { $length } mm, se stampato a grandezza reale
print-piece = Un pezzo
print-name = Nome
print-total = totale
print-booklet = { $title }: le regole
print-account = { $line }: { $points }
print-moves = Le mosse
print-running =
    La partita non è finita: { $moves ->
        [one] è stata giocata una mossa.
       *[other] sono state giocate { $moves } mosse.
    }
print-player =
    { $won ->
        [yes] { $name } (ha vinto)
       *[no] { $name }
    }
print-puzzles = { $title }: quesiti
print-puzzles-how = In ogni posizione una mossa porta subito più punti di ogni altra. Qual è? Conta quanto ti porta davanti agli altri; ciò che viene dopo non conta.
print-puzzle =
    { $players ->
        [1] { $number }. Tocca a te.
       *[other] { $number }. Tocca al giocatore { $seat }.
    }
print-solutions = Le soluzioni
print-show-answer = Mostra la soluzione
print-solution =
    { $number }. { $move } ({ $points ->
        [one] un punto
       *[other] { $points } punti
    } più avanti)
print-rules-about = Le regole, con figure
print-puzzles-about = Una scheda di quesiti, con soluzioni
print-board-about = Le plance, come sono all’inizio
print-not-usual = (solo su richiesta)
print-list-record = Una partita giocata, in una pagina: musivum print partita.json -o partita.pdf
print-help = Stampare un gioco: plance, carte, fogli e regole in PDF, o una partita giocata. Se non si nomina nulla si stampa ciò che serve per giocare; --list dice che cosa c’è. Le opzioni del gioco si danno insieme, come --side 4
print-help-out = Scrivere le pagine in questo file.
print-help-list = Dire che cosa si può stampare.
print-help-language = La lingua di ciò che si stampa (di solito: quella in cui è detto questo).
print-help-paper = La carta (di solito: a4).
print-help-ink = full, o saving: contorni e segni, senza fondi (di solito: full).
print-help-size = Millimetri di una casella, di una carta o di una tessera (di solito: quanto va bene per la carta).
print-help-per-page = Fogli per pagina (di solito: 2).
print-help-backs = Dorsi delle carte: plain, o fold: accanto ai fronti, da piegare e incollare (di solito: plain).
print-help-number = Quanti tiri o quesiti.
print-help-seed = Da che cosa derivano tiri e quesiti; stessi semi, stesse pagine (di solito: 1).
print-help-archive = Scrivere PDF/A, da conservare per sempre.

show-help = Fare un’immagine di una posizione di una registrazione: SVG, PNG o PDF, secondo l’estensione del file.
show-help-out = Scrivere l’immagine o il film in questo file.
show-help-seat = Vedere con gli occhi di questo posto (altrimenti: di chi guarda).
show-help-size = La larghezza, in pixel.
show-kind = L’estensione di { $file } non dice che cosa farne; può essere { $allowed }
show-done = { $file }: la posizione dopo la mossa { $number } di { $last }.
film-help = Fare un film di una registrazione: GIF o WebP, secondo l’estensione del file.
film-help-pace = Millesimi di secondo per ogni mossa.
film-making = Si prepara un film di { $moves } mosse…
film-done = { $file }: { $moves } mosse, { $size } kB.
record-shown = { $title }, { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}

card-match = { $title }: { $names }
card-level = { $level ->
    [random] Caso
    [beginner] Principiante
    [casual] Dilettante
    [greedy] Ingordo
    [club] Da circolo
    [expert] Esperto
    [master] Maestro
   *[other] { $level }
    }
card-about-match = { $status ->
    [over] Una partita finita. Ripercorrila mossa per mossa.
    [playing] Una partita in corso. Vieni a guardarla.
   *[other] Una partita che sta per cominciare. Vieni a giocare.
}
card-daily = { $title }: la sfida del giorno
card-about-home = { $games ->
    [4] Quattro giochi chiamati Mosaic: da soli, contro i bot, o con gli amici tramite un link.
   *[other] { $games } giochi, quasi tutti chiamati Mosaic: da soli, contro i bot, o con gli amici tramite un link.
 }
card-about-daily = Oggi tutti giocano con gli stessi dadi. Fin dove arrivi?
card-daily-strip = Una fila di pietre

# Learning

learn-help = Imparare un gioco giocando contro se stessi e tenere la rete se vince.
learn-help-folder = Dove si conserva l’allenamento; se ce n’è già uno, continua.
learn-help-also = Lo stesso gioco con altre opzioni, a turno con il primo.
learn-help-rounds = Turni di gioco e di apprendimento in tutto l’allenamento.
learn-help-games = Partite per turno.
learn-help-seed = Seme di tutto il caso dell’allenamento.
learn-help-simulations = Simulazioni per ogni scelta; 0 gioca a prima vista.
learn-help-noise = Quanto conta il caso nelle prime scelte, in punti.
learn-help-trust = Quanto conta la fine di una partita, rispetto a ciò che era promesso lungo la strada.
learn-help-memory = Da quanti turni di partite si impara di nuovo.
learn-help-ahead = Imparare guardando avanti: la risposta è ciò che porterebbero altrettanti lanci dei prossimi dadi; 0: come finiscono le partite.
learn-help-compared = Guardando avanti, da quante delle mosse che sembrano migliori si impara a ogni scelta.
learn-help-anew = Iniziare con una rete che non sa nulla, non con quella attuale.
learn-help-pairs = Coppie duplicate alla prova.
learn-help-budget = Simulazioni per mossa alla prova.
learn-help-out = Dove scrivere la rete se vince.
learn-help-jobs = Processi che giocano insieme; 0 per uno su ogni core. Con Ray: i processori di un cluster avviato qui.
learn-working = Apprendimento
learn-proving = Alla prova
learn-learned = { $rounds } turni e { $games } partite; l’allenamento è in { $folder }
learn-verdict = ha vinto il { $share } % di { $pairs } coppie ({ $low } … { $high }) contro la rete attuale
learn-stays = Non dimostra nulla: resta la rete attuale.
learn-kept = La nuova rete è in { $path }
learn-no-network = { $game } non ha una rete che possa imparare
learn-other-game = { $folder } contiene un allenamento di { $game }; scegli un’altra cartella
learn-other-shape = la rete in { $folder } guarda cose diverse da questa versione; scegli un’altra cartella
learn-worker = un processo che giocava partite è morto (forse ucciso per mancanza di memoria); tutti i turni precedenti sono conservati e lo stesso comando riprende da lì
learn-ray-lost = Ray ha perso partite di questo turno: { $problem }; tutti i turni precedenti sono conservati e lo stesso comando riprende da lì

# Solving

solve-help = Rendere perfetta una sequenza di mosse, dalla fine verso l’inizio, finché c’è pazienza. Per giochi a due senza caso.
solve-help-resume = Dove si conserva tutto ciò che si trova; se il file c’è già, si riprende da lì.
solve-help-bot = Chi gioca contro se stesso la partita che si rende perfetta.
solve-help-positions = Fermarsi dopo tante posizioni; altrimenti, quando il gioco è risolto.
solve-playing = { $bot } gioca una prima partita
solve-working = Mosse dimostrate
solve-so-far = Dalla mossa { $move } di { $moves } in poi è dimostrato che tutto è perfetto: alla fine { $ahead ->
    [first] il primo giocatore è avanti di { $lead }
    [second] il secondo giocatore è avanti di { $lead }
   *[nobody] nessuno è avanti
 }. Posizioni esaminate: { $positions }.
solve-solved = Risolto: con gioco perfetto { $ahead ->
    [first] alla fine il primo giocatore è avanti di { $lead }
    [second] alla fine il secondo giocatore è avanti di { $lead }
   *[nobody] alla fine nessuno è avanti
 }. Posizioni esaminate: { $positions }.
solve-unreadable = { $path } non è un file scritto da «solve»; indicane un altro con --resume
solve-other = { $path } contiene una partita di { $game } con { $options }; indica un altro file con --resume
