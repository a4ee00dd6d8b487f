galilee-title = Mosaic: la Monna Lisa della Galilea
galilee-subtitle = Scegli i dadi, disegna le tessere, restaura un antico ritratto
galilee-about = Un gioco di dadi e disegno da uno a sei giocatori, di Isaac Shalev e Matt Loomis.

# What forbids a move

galilee-not-rolled = questo dado non è in gioco; scegli uno di quelli lanciati
galilee-other-number = questo dado mostra un altro numero
galilee-taken = questo dado l’ha preso chi ha lanciato; scegli uno degli altri
galilee-not-free = la tessera in riga { $row } della colonna { $column } è già segnata o barrata; segna un’altra tessera libera di quella colonna e disegna una pietra
galilee-free = la tessera in riga { $row } della colonna { $column } è ancora libera, quindi questo dado deve segnare quella
galilee-crossed-off = la riga { $crossed } è stata barrata nei preparativi; segna una tessera libera della colonna { $column }
galilee-marked = la tessera in riga { $crossed } della colonna { $column } è già segnata; segnane una libera
galilee-other-tile = su questo foglio il dado indica un’altra tessera: quella in riga { $row } della colonna { $column }
galilee-covered = una tessera si disegna solo su caselle scoperte
galilee-apart = una tessera deve toccare con un lato una casella coperta
galilee-must-draw = la tessera da qualche parte ci sta, quindi va disegnata
galilee-must-draw-stone = una pietra da qualche parte ci sta, quindi va disegnata
galilee-row-awaited = ora va barrata una riga, da 1 a 6
galilee-column-awaited = ora va barrata una colonna, da 1 a 6
galilee-dice-awaited = i preparativi sono finiti; ora si lanciano i dadi
galilee-not-in-hand = chi lancia ha il dado passato, e pesca gli altri dal sacchetto

# How a game ends

galilee-column-complete = tutte le tessere di una colonna sono segnate
galilee-reserve-empty = una riserva è vuota

# Texts that are no move

galilee-notation-start = colonna { $column }: una mossa comincia con un dado come R4, o con row, column o roll, non con «{ $found }»
galilee-notation-same-row = colonna { $column }: con un dado che mostra { $row } si segna un’altra riga, non la riga { $row }
galilee-notation-tile = colonna { $column }: { $die } può disegnare solo una di { $ways }
galilee-notation-large = colonna { $column }: questo non sta nel mosaico, che ha { $rows } righe e { $columns } colonne

# The table

galilee-label-set-up = I preparativi: su ogni foglio si barrano una riga e una colonna
galilee-label-roll = Il giocatore { $player } sta per lanciare
galilee-label-roller = Il giocatore { $player } ha lanciato e sceglie un dado
galilee-label-others = Il giocatore { $roller } ha scelto; ora tocca a: giocatore { $players }
galilee-label-over =
    { $number ->
        [0] La partita è finita: { $reason }.
        [one] La partita è finita: { $reason }. Vince il giocatore { $winners }.
       *[other] La partita è finita: { $reason }. I giocatori { $winners } si dividono la vittoria.
    }
galilee-label-own = Giocatore { $player }: { $points } punti, { $cells } caselle coperte, { $reserve } nella riserva
galilee-label-picked = scelto dal giocatore { $roller }
galilee-label-tile = colonna { $column }: disegna { $tile }
galilee-label-stone = colonna { $column }: non più libera; segna lì un’altra tessera, disegna una pietra
galilee-label-chosen = hai scelto { $move }
galilee-label-bag = nel sacchetto
galilee-label-passed = passato
galilee-label-discarded = scartati
galilee-label-seat = giocatore { $player }: { $points }
galilee-label-cells = { $cells } caselle, riserva { $reserve }
galilee-label-fewest = colonna più piena: ancora { $tiles }
galilee-label-has-chosen = ha scelto

# Sheets that cannot be used

galilee-sheet-type = un foglio è «{ $allowed }» o il percorso di un file di foglio, non { $value }
galilee-sheet-missing = non c’è un foglio «{ $sheet }»: non è né { $allowed } né un file
galilee-sheet-not-file = { $sheet } non è un file; un foglio è un file di testo
galilee-sheet-unreadable = il foglio { $sheet } non si può leggere: { $reason }
galilee-sheet-long = { $sheet }, riga { $line }: un file di foglio ha al massimo { $most } byte
galilee-sheet-encoding = { $sheet }, riga { $line }: un foglio è testo in UTF-8, questa riga no
galilee-sheet-here = il foglio
galilee-sheet-empty = { $sheet }: il file è vuoto; un foglio ha le sezioni { $allowed }
galilee-sheet-no-section = { $sheet }, riga { $line }: «{ $found }» non sta in nessuna sezione; metti sopra una di { $allowed }
galilee-sheet-section-unknown = { $sheet }, riga { $line }: non c’è una sezione «{ $section }:»; ci sono { $allowed }
galilee-sheet-section-twice = { $sheet }, riga { $line }: la sezione «{ $section }:» sta già alla riga { $first }; una volta basta
galilee-sheet-section-missing = { $sheet }, riga { $line }: qui il foglio finisce senza una sezione «{ $section }:»
galilee-sheet-mosaic-empty = { $sheet }, riga { $line }: dovrebbero seguire righe del mosaico, come «.BB.P»
galilee-sheet-mosaic-letter = { $sheet }, riga { $line }: «{ $letter }» al posto { $column } non è una casella di mosaico; B è autentica, P falsa, . comune
galilee-sheet-mosaic-ragged = { $sheet }, riga { $line }: questa riga ha { $length } caselle, la prima ne ha { $width }; tutte hanno la stessa lunghezza
galilee-sheet-mosaic-large = { $sheet }, riga { $line }: un mosaico ha al massimo { $most } righe e { $most } colonne
galilee-sheet-mosaic-blank = { $sheet }, riga { $line }: questo mosaico non ha caselle autentiche, quindi non c’è nulla da restaurare; serve almeno un B
galilee-sheet-row-label = { $sheet }, riga { $line }: una riga di tessere comincia con il suo numero da 1 a 6 e due punti, come in «3: ## …», non con «{ $found }»
galilee-sheet-row-twice = { $sheet }, riga { $line }: la riga { $row } delle tessere sta già alla riga { $first }; una volta basta
galilee-sheet-row-missing = { $sheet }, riga { $line }: qui le tessere finiscono senza la riga { $row }; servono le righe da 1 a 6
galilee-sheet-row-tiles = { $sheet }, riga { $line }: la riga { $row } ha { $count } tessere; ne servono sei, separate da spazi
galilee-sheet-tile-letter = { $sheet }, riga { $line }: «{ $letter }» nella tessera { $tile } è sbagliato; una tessera si disegna con # . e / fra le sue righe
galilee-sheet-tile-ragged = { $sheet }, riga { $line }: le righe della tessera { $tile } non hanno la stessa lunghezza; completale con punti
galilee-sheet-tile-empty = { $sheet }, riga { $line }: la tessera { $tile } non ha caselle; una tessera ha almeno un #
galilee-sheet-tile-large = { $sheet }, riga { $line }: la tessera { $tile } ha { $size } caselle; al massimo { $most }
galilee-sheet-tile-apart = { $sheet }, riga { $line }: le caselle della tessera { $tile } non sono unite per i lati
galilee-sheet-reserve-empty = { $sheet }, riga { $line }: manca il numero di pietre della riserva; vanno bene da 1 a { $most }
galilee-sheet-reserve-number = { $sheet }, riga { $line }: la riserva è un numero di pietre da 1 a { $most }, non «{ $found }»
galilee-sheet-reserve-size = { $sheet }, riga { $line }: una riserva ha da 1 a { $most } pietre, non { $reserve }
galilee-sheet-picture-empty = { $sheet }, riga { $line }: qui dovrebbero seguire le forme dell’immagine, per esempio «#d9c59a M0 0H9V10H0Z»
galilee-sheet-picture-shape = { $sheet }, riga { $line }: «{ $found }» non è una forma di un’immagine; servono un colore, eventualmente uno spessore, e un tracciato, come in «#1d3c64 .2 M1 7L2 10»
galilee-sheet-reserve-rest = { $sheet }, riga { $line }: la riserva è un solo numero; «{ $found }» è di troppo

# What the page says

galilee-mosaic = Mosaico
galilee-dice = Dadi
galilee-tiles = Griglia delle tessere
galilee-reserve = Riserva
galilee-cell =
    riga { $row }, colonna { $column }, { $kind ->
        [blue] autentica, blu
        [pink] falsa, rosa
       *[plain] comune
    }, { $covered ->
        [yes] coperta
       *[no] scoperta
    }
galilee-die =
    { $colour ->
        [R] dado rosso
        [B] dado blu
        [G] dado verde
        [Y] dado giallo
       *[P] dado rosa
    }, { $number }{ $free ->
        [yes] { "" }
       *[no] , già preso
    }
galilee-tile =
    tessera in riga { $row }, colonna { $column }, { $cells ->
        [one] una casella
       *[other] { $cells } caselle
    }, { $taken ->
        [free] libera
        [marked] segnata
       *[crossed] barrata
    }
galilee-stone =
    pietra { $number }, { $left ->
        [yes] rimasta
       *[no] usata
    }
galilee-bag = Sacchetto dei dadi
galilee-bag-die =
    { $colour ->
        [R] dado rosso
        [B] dado blu
        [G] dado verde
        [Y] dado giallo
       *[P] dado rosa
    }, { $where ->
        [bag] nel sacchetto
        [discarded] scartato
        [passed] passato
       *[play] in gioco
    }
galilee-account-blue = Caselle blu: { $cells } × 2
galilee-account-pink = Regioni false toccate: { $regions } × −4
galilee-account-stones = Pietre rimaste: { $stones }
galilee-account-used = Tessere segnate e pietre usate: { $used } × −1
galilee-account-most = Più caselle coperte ({ $cells })
galilee-mark-only = Segnare la tessera senza disegnarla
galilee-prompt-die = Scegli un dado: il colore dà la colonna, il numero la riga
    .lesson = Ogni dado indica una tessera della tua griglia delle tessere: il colore sta sopra la sua colonna, il numero è la sua riga. Le tessere grandi coprono di più, ma ognuna si segna una volta sola, e una colonna piena fa finire la partita.
galilee-prompt-tile = Ruota o capovolgi la tessera e disegnala accanto a ciò che hai
galilee-prompt-fits-nowhere = La tessera non sta da nessuna parte: si segna soltanto
galilee-prompt-cross = Quella tessera è già usata: segnane un’altra della colonna { $column }, e disegna una pietra
galilee-prompt-stone = Disegna una pietra della tua riserva
galilee-prompt-watch =
    { $phase ->
        [roll] Si lanciano i dadi
        [others] Gli altri scelgono fra i dadi rimasti
       *[pick] Chi ha lanciato sceglie un dado
    }
    .lesson = Chi ha lanciato sceglie per primo; poi tutti gli altri scelgono fra i due dadi rimasti.

# Moves in words: a whole sentence, and in short where the name stands beside it

galilee-the-die =
    { $colour ->
        [R] il { $number } rosso
        [B] il { $number } blu
        [G] il { $number } verde
        [Y] il { $number } giallo
       *[P] il { $number } rosa
    }
galilee-die-1 =
    { $colour1 ->
        [R] { $number1 } rosso
        [B] { $number1 } blu
        [G] { $number1 } verde
        [Y] { $number1 } giallo
       *[P] { $number1 } rosa
    }
galilee-die-2 =
    { $colour2 ->
        [R] { $number2 } rosso
        [B] { $number2 } blu
        [G] { $number2 } verde
        [Y] { $number2 } giallo
       *[P] { $number2 } rosa
    }
galilee-die-3 =
    { $colour3 ->
        [R] { $number3 } rosso
        [B] { $number3 } blu
        [G] { $number3 } verde
        [Y] { $number3 } giallo
       *[P] { $number3 } rosa
    }
galilee-of-cells =
    { $cells ->
        [one] di una casella
        [2] di due caselle
        [3] di tre caselle
        [4] di quattro caselle
        [5] di cinque caselle
       *[other] di { $cells } caselle
    }
galilee-where =
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
galilee-move-row = Si barra la riga { $number } di una griglia delle tessere
galilee-move-column = Si barra la colonna { $number } di una griglia delle tessere
galilee-move-roll-2 = I dadi mostrano { galilee-die-1 } e { galilee-die-2 }
galilee-move-roll-3 = I dadi mostrano { galilee-die-1 }, { galilee-die-2 } e { galilee-die-3 }
galilee-move-tile = { $name } sceglie { galilee-the-die } e disegna una tessera { galilee-of-cells } { galilee-where } (riga { $row }, colonna { $column })
    .short = { galilee-the-die }: una tessera { galilee-of-cells } { galilee-where }
galilee-move-no-tile = { $name } sceglie { galilee-the-die }; la tessera non sta da nessuna parte e si segna soltanto
    .short = { galilee-the-die }: la tessera non sta da nessuna parte
galilee-move-stone = { $name } sceglie { galilee-the-die }, segna invece la tessera in riga { $crossed } e disegna una pietra { galilee-where } (riga { $row }, colonna { $column })
    .short = { galilee-the-die }: una pietra { galilee-where }
galilee-move-no-stone = { $name } sceglie { galilee-the-die } e segna invece la tessera in riga { $crossed }; la pietra non sta da nessuna parte
    .short = { galilee-the-die }: la pietra non sta da nessuna parte

# What the options are for

galilee-option-players = quanti giocano; in solitario si gioca per i punti
galilee-option-sheet = il foglio su cui si disegna

# Terms: the page explains these words wherever they appear in this game

galilee-term-mosaic = Il ritratto da restaurare: la grande griglia del tuo foglio, in cui si disegnano tessere e pietre.
    .words = mosaico, mosaici
galilee-term-sheet = Tutto ciò su cui disegna un giocatore: il mosaico, la griglia delle tessere e la riserva.
    .words = foglio, fogli
galilee-term-tile-grid = Sei righe e sei colonne di tessere. Il numero di un dado è la riga, il suo colore sta sopra la colonna.
    .words = griglia delle tessere
galilee-term-tile = Un pezzo di caselle unite, stampato nella griglia delle tessere. Quando si sceglie il suo dado, lì si segna e si disegna nel mosaico, ruotato e capovolto come si vuole.
    .words = tessera, tessere
galilee-term-reserve = Le tue pietre singole. Se ne segna e disegna una ogni volta che la tessera del tuo dado è già usata. Ognuna che resta alla fine è un punto; quando qualcuno non ne ha più, la partita finisce.
    .words = riserva
galilee-term-stone = Una casella della riserva, disegnata con le stesse regole di una tessera.
    .words = pietra, pietre
galilee-term-roller = Chi in questo giro lancia i dadi e sceglie per primo. Il dado scelto passa al prossimo.
    .words = chi lancia, chi ha lanciato
galilee-term-bag = I dadi che non sono in gioco. Chi lancia ne pesca; quando è vuoto, tutti i dadi scartati vi tornano.
    .words = sacchetto, sacchetto dei dadi
galilee-term-marked = Usata nella griglia delle tessere. Una colonna con tutte le tessere segnate fa finire la partita.
    .words = segnare, segna, segnata, segnate
galilee-term-crossed = Tolte nei preparativi: una riga e una colonna di ogni griglia delle tessere. Una tessera nella riga barrata conta come segnata.
    .words = barrare, barrata, barrano, barrate
galilee-term-genuine = Le caselle blu del mosaico: 2 punti per ognuna che è coperta.
    .words = autentica, autentiche, autentico, casella blu, caselle blu
galilee-term-false = Le caselle rosa. Stanno in tre regioni; ogni regione con una casella coperta costa 4 punti.
    .words = falsa, false, regione rosa, regioni rosa
galilee-term-covered = Con sopra una tessera o una pietra. Ciò che si disegna deve toccare con un lato una casella coperta, tranne la primissima volta.
    .words = coperta, coperte, scoperte
galilee-term-majority = 20 punti a chi copre più caselle; da quattro a sei giocatori anche 5 al secondo.
    .words = più caselle, più caselle coperte, secondo
galilee-term-column = Una colonna della tua griglia delle tessere. Ogni colore di dado ne indica una; segnate tutte le tessere di una, la partita finisce.
    .words = colonna, colonne

# Paper

galilee-print-sheet = Mosaic: il foglio di un giocatore
galilee-print-sheet-about = Il foglio di un giocatore: mosaico, griglia delle tessere, riserva e tavola dei punti
galilee-print-dice = Mosaic: tiri di dadi
galilee-print-dice-about = Tiri per un tavolo senza dadi
galilee-print-dice-how = Per un tavolo senza dadi: ogni numero è un tiro. Pesca da sinistra, saltando i dadi che non sono nel sacchetto. Ogni dado mostra il suo numero di questa riga, anche quello passato. Seme: { $seed }.
galilee-print-set-up = Per i preparativi: ognuno prende i due numeri seguenti, una riga e una colonna
galilee-print-points = punti
galilee-print-blue = caselle blu coperte, 2 ognuna
galilee-print-pink = regioni rosa toccate, −4 ognuna
galilee-print-stones = pietre rimaste, 1 ognuna
galilee-print-most = più caselle, 20
galilee-print-second = secondo, 5 (da 4 a 6 giocatori)
galilee-print-used = tessere e pietre usate, −1 ognuna

# Learn in two minutes

galilee-fun = Pietra dopo pietra torna alla luce un volto antico, e ogni dado è una scelta.
galilee-learn-die = Prendi il dado rosso! Ti porta una tessera.
galilee-learn-draw = Metti la tessera sull’immagine blu!
galilee-learn-blue = Guarda, torna alla luce! Il blu vale due punti, il rosa ne costa.
galilee-learn-other-die = Ora hanno lanciato gli altri, e tu prendi un dado rimasto.
galilee-learn-turn = Ruota la tessera e mettila accanto alla prima!
galilee-learn-taken-die = Il 3 rosso l’hai già usato. Prendilo lo stesso!
galilee-learn-taken-tile = Allora segna un’altra tessera della colonna…
galilee-learn-stone = … e metti al suo posto una pietruzza!
galilee-learn-end = Benissimo! Una colonna piena, o nessuna pietra, e la partita finisce.
galilee-learn-most = E chi copre di più riceve altri 20 punti!
