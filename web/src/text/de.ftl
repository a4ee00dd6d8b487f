# The page

web-skip = Zum Inhalt springen
web-nav = Seiten
web-home = Zu den Spielen
web-lobby = Tische
web-daily = Täglich
web-rules = Regeln
web-settings = Einstellungen
web-loading = Einen Moment …
web-not-loaded = Diese Seite ließ sich nicht laden.
web-reload = Neu laden
web-nowhere = Hier ist nichts
web-nowhere-about = Hier ist ein Stein herausgefallen: diese Seite gibt es nicht. Vielleicht ist der Adresse unterwegs ein Buchstabe verloren gegangen.
web-not-shown = Das lässt sich nicht zeigen
web-lost = Die Verbindung ist weg. Gleich geht es weiter …
web-repaired = Wieder verbunden. Nichts ging verloren.
web-update-now = Jetzt laden
web-update = Es gibt eine neue Version dieser Seite. Deine Partie geht so weiter, wie sie ist.
web-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.

# Home

web-intro =
    { $games ->
        [4] Vier Spiele namens Mosaic: allein, gegen Bots oder mit Freunden über einen Link.
       *[other] { $games } Spiele, die meisten namens Mosaic: allein, gegen Bots oder mit Freunden über einen Link.
    }
web-level = Gegner
web-yes = ja
web-no = nein
web-level-random = Zufall
web-level-beginner = Neuling
web-level-casual = Hobby­spieler
web-level-greedy = Nimmer­satt
web-level-club = Vereins­spieler
web-level-expert = Könner
web-level-master = Meister
web-bot-random = Alea legt ihre Steine irgendwohin: für das allererste Spiel.
web-bot-beginner = Tiro lernt selbst noch: für Kinder und erste Abende.
web-bot-casual = Livia spielt zum Vergnügen: für alle, die die Regeln kennen.
web-bot-greedy = Crassus nimmt, was am nächsten liegt: für alle, die einen Zug weiter denken.
web-bot-club = Marcus spielt jeden Donnerstag: für alle, die gegen Livia gewinnen.
web-bot-expert = Portia urteilt genau: für alle, die selten verlieren.
web-bot-master = Minerva lässt nichts durchgehen: für alle, die aus jeder Partie lernen wollen.
web-play = Jetzt spielen
web-more-ways = Mehr Möglichkeiten
web-learn = Regeln
web-with-friends = Mit Freunden
web-to-daily = Zur Tagesaufgabe
web-to-ranking = Zur Rangliste
web-daily-done =
    { $score ->
        [one] Du hast die Aufgabe von heute gespielt: ein Punkt.
       *[other] Du hast die Aufgabe von heute gespielt: { $score } Punkte.
    }
web-continue = Weiterspielen
web-picture = { $game }, eine laufende Partie
web-players =
    { $least ->
        [1]
            { $most ->
                [1] eine Person
               *[other] 1 bis { $most } Personen
            }
       *[other]
            { $most ->
                [2] 2 Personen
               *[other] { $least } bis { $most } Personen
            }
    }
web-minutes =
    { $same ->
        [yes] { $most } Minuten
       *[no] { $least } bis { $most } Minuten
    }
web-age = ab { $age } Jahren

# A new table

web-who = Wer spielt?
web-who-bots = Gegen Bots
web-who-friends = Mit Freunden, über einen Link
web-who-hot = Zusammen an diesem Bildschirm
web-who-solo = Allein
web-how-many = Personen
web-pace = Zeit
web-pace-unlimited = Ohne Uhr
web-pace-live = { $minutes } Minuten und { $seconds } Sekunden je Zug
web-pace-days =
    { $days ->
        [one] ein Tag je Zug
       *[other] { $days } Tage je Zug
    }
web-public = Alle dürfen mitspielen
web-start = Los
web-person = Spieler { $number }
web-name-of = Name von Spieler { $number }

# Tables

web-open-tables = Offene Tische
web-none-open = Gerade wartet kein Tisch auf Mitspieler.
web-new-table = Ein neuer Tisch
web-running = Deine laufenden Partien
web-to-watch = Zum Zuschauen
web-watch = Zuschauen
web-past = Deine letzten Partien
web-look = Ansehen
web-open-seat = freier Platz
web-seat = Platz { $seat }
web-you = du
web-bot = Bot
web-join = Mitspielen
web-not-here-yet = noch nicht da
web-seat-kept = Für dich ist ein Platz frei gehalten. Willst du noch einmal spielen?
web-invite-again = Eingeladen zur Revanche: { $names }. Von der letzten Partie aus führt ein Knopf hierher, oder dieser Link. Es geht los, wenn alle da sind.
web-join-now = Ein Platz ist frei. Willst du mitspielen?
web-private = Dieser Tisch ist privat: Bitte die Person, die ihn aufgemacht hat, um den Einladungslink.
web-invite = Schick diesen Link allen, die mitspielen sollen. Es geht los, wenn jeder Platz besetzt ist.
web-link = Link
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-tell-invite = Spiel { $game } mit mir!
web-your-name = Dein Name
web-name-or-stone = bleibt das leer, bekommst du einen
web-cancel-table = Diesen Tisch aufgeben
web-cancel-table-ask = Willst du diesen Tisch aufgeben? Der Link führt dann nirgendwohin.
web-leave-table = Diesen Tisch verlassen
web-leave-table-ask = Willst du gehen? Dein Platz ist dann für andere frei.
web-stay = Hierbleiben
web-qr = Der Link als QR-Code
web-about-to-start = Alle sind da; gleich geht es los.
web-gone = Dieser Tisch wurde aufgegeben, bevor das Spiel begann.

# Playing

web-your-turn = Du bist am Zug
web-to-move = am Zug
web-winner = hat gewonnen
web-forfeited = hat aufgegeben
web-timed-out = Zeit abgelaufen
web-away = nicht da
web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-watching =
    { $number ->
        [one] Eine Person schaut zu
       *[other] { $number } Personen schauen zu
    }
web-days-left = { $days } Tage
web-waiting-for = Warten auf { $names }
web-played = { $name }: { $move }
web-chance-name = Zufall
web-with-notation = { $said } ({ $move })
web-moves = Züge
web-to-present = Zurück zum Spiel
web-hidden-move = Ein verdeckter Zug
web-turn = Drehen
web-flip = Wenden
web-in-hand = In der Hand: { $piece }
web-turned = Gedreht: { $piece }
web-flipped = Gewendet: { $piece }
web-row = Reihe { $number }: { $line }
web-would-cover =
    { $fits ->
        [yes] Passt
       *[no] Passt nicht
    }, { $number ->
        [0] bedeckt nichts
       *[other] bedeckt { $cells }
    }
web-sign-none = Stein
web-sign-gap = Lücke
web-sign-circle = Kreis
web-sign-triangle = Dreieck
web-sign-cross = Kreuz
web-sign-square = Quadrat
web-sign-diamond = Raute
web-sign-bars = Streifen
web-sign-star = Stern
web-side =
    { $side ->
        [N] oben
        [E] rechts
        [S] unten
       *[W] links
    } { $colour ->
        [terracotta] rot
        [lapis] blau
        [gold] gelb
        [verdigris] grün
        [porphyry] lila
        [marble] grau
       *[rose] rosa
    }
web-confirm = Bestätigen
web-cancel = Abbrechen
web-back-step = Zurück
web-own-board = Zurück zu deinem Brett
web-first-board = Zurück zum ersten Brett
web-look-at = Das Brett von { $name } ansehen
web-zoom = Größe
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-fit = Einpassen
web-shapes = Form der Formation
web-formation = Die Formation
web-slot =
    Stelle { $number }: { $sign ->
        [circle] Kreis
        [triangle] Dreieck
       *[cross] Kreuz
    }
web-build = Anordnen
web-swap-dice = Tippe zwei Würfel an oder zieh einen auf einen anderen, um sie zu tauschen.
web-hint = Tipp
web-hint-share = Ein Tipp: { $move }. So würdest du etwa { $worth } solcher Partien gewinnen.
web-hint-points = Ein Tipp: { $move }. So kämst du am Ende auf etwa { $worth } Punkte.
web-take-back = Zurücknehmen
web-resign = Aufgeben
web-resign-ask = Willst du diese Partie aufgeben?
web-resign-sure = Ja, aufgeben
web-end-sure = Damit ist das Spiel endgültig zu Ende. Bist du sicher?
web-next-game = Nächste Partie, die auf dich wartet
web-not-here = Das passt hier nicht.
web-not-yet = Noch nicht. Zuerst: { $wanted }
web-you-watch = Du schaust zu
web-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zuschauen.
web-hand-over = Jetzt ist { $name } am Zug
web-show-hand = Meine Karten zeigen
web-show-board = Mein Brett zeigen
web-board-of = Das Brett von { $name }
web-lesson = So wird gespielt
web-account = Die Punkte von { $name }
web-total = Summe
web-show = Zeigen
web-step-areas = Schritt für Schritt auf dem Brett
web-area-of = { $line } ({ $number } von { $all })
web-show-line = Auf dem Brett zeigen: { $line }

# Afterwards

web-after = Nach dem Spiel
web-you-won = Du hast gewonnen!
web-won = { $name } hat gewonnen
web-shared = { $names } teilen sich den Sieg
web-nobody-won = Diesmal nicht gewonnen
web-well-played = Gut gespielt!
web-close =
    { $by ->
        [one] Ein einziger Punkt hat entschieden.
       *[other] Nur { $by } Punkte haben entschieden.
    }
web-points-of =
    { $whose ->
        [alone]
            { $points ->
                [one] Punkt
               *[other] Punkte
            }
        [you]
            { $points ->
                [one] Punkt für dich
               *[other] Punkte für dich
            }
       *[other]
            { $points ->
                [one] Punkt für { $name }
               *[other] Punkte für { $name }
            }
    }
web-target-short =
    { $short ->
        [one] Ein Punkt fehlt zu { $target }
       *[other] { $short } Punkte fehlen zu { $target }
    }
web-target-reached =
    { $short ->
        [one] { $target } erreicht, ein Punkt fehlt zu { $next }
       *[other] { $target } erreicht, { $short } Punkte fehlen zu { $next }
    }
web-target-all = { $target } erreicht: Extraklasse!
web-best = Dein Bestes sind { $points }
web-best-new = Dein bestes Ergebnis! Vorher waren es { $before }
web-again = Noch einmal
web-mistakes = Fehler ansehen
web-decided-ask = Was hat es entschieden?
web-decided-share = Zug { $step } entschied am meisten: { $said }. Er war { $worth } des Siegs wert.
web-decided-points = Zug { $step } entschied am meisten: { $said }. Er war { $worth } Punkte wert.
web-tell-alone = { $game }: Ich habe allein { $score } Punkte geschafft. Wie weit kommst du?
web-tell-won = { $game }: Ich habe mit { $score } Punkten gegen { $others } gewonnen.
web-tell-lost = { $game }: { $headline }. Ich habe { $score } Punkte.
web-tell-watched = { $game }: { $headline }.
web-resigned = Aufgegeben: { $names }
web-withheld = Den Beitrag zu den Würfeln nicht gezeigt: { $names }
web-out-of-time = Zeit abgelaufen: { $names }
web-begins = { $name } beginnt
web-you-begin = Du beginnst
web-rewritten = Die Vergangenheit dieser Partie ist nicht mehr, was dieser Browser zuletzt sah: der Server wurde auf eine alte Kopie zurückgesetzt, oder jemand hat das Geschehene umgeschrieben.
web-seating = Wer beginnt
web-seating-lot = Das Los entscheidet
web-seating-as-bots = Du
web-seating-as-friends = Du, dann wer zuerst kommt
web-seating-as-hot = Spieler 1
web-seating-as-said = Wie sie hier sitzen
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-replay = Wiederholung
web-record = Herunterladen
web-verify =
    { $chance ->
        [cards] Karten prüfen
       *[dice] Würfel prüfen
    }
web-dice-good =
    { $rolls ->
        [0] Der Zufall war ehrlich: der Startwert ist der, der vor dem Spiel versiegelt wurde, und es gab nichts zu würfeln oder zu ziehen.
        [one] Der Zufall war ehrlich: der Startwert ist der, der vor dem Spiel versiegelt wurde, und der eine Wurf folgt daraus.
       *[other] Der Zufall war ehrlich: der Startwert ist der, der vor dem Spiel versiegelt wurde, und alle { $rolls } Würfe folgen daraus.
    } { $drawn ->
        [yes] Auch wer begann, wurde damit ausgelost.
       *[no] Wer begann, wurde nicht ausgelost.
    }
web-dice-good-unseen =
    { $rolls ->
        [0] Es gab nichts zu würfeln oder zu ziehen.
        [one] Der eine Wurf folgt aus dem Startwert.
       *[other] Alle { $rolls } Würfe folgen aus dem Startwert.
    } { $drawn ->
        [yes] Auch, wer begann.
       *[no] Wer begann, wurde nicht ausgelost.
    } Ob der Startwert vor dem Spiel versiegelt wurde, kann dieser Browser nicht sagen: er war nicht dabei.
web-dice-silent = Ohne Beitrag zu diesen Würfeln: { $names }. Wer den Startwert kennt, hätte sie wählen können.
web-dice-other-sealed = Ein Beitrag zu den Würfeln ist nicht der, der vorher versiegelt wurde!
web-dice-other-lot = Die Sitzordnung ist nicht die, die das Los ergibt!
web-dice-other-part = Dein Beitrag zu den Würfeln ist nicht unter den benutzten: er kam zu spät oder wurde weggelassen!
web-dice-secret = Der Startwert einer Tagesaufgabe wird genannt, wenn ihr Tag vorbei ist; dann lassen sich die Würfel prüfen.
web-dice-missing = Die Aufzeichnung sagt nicht, wie die Würfel entstanden.
web-dice-other-seed = Der Startwert ist nicht der, der vor dem Spiel versiegelt wurde!
web-dice-other-key = Der Schlüssel folgt nicht aus dem Startwert und den Beiträgen!
web-dice-other-roll = Wurf { $number } ({ $move }) folgt nicht aus dem Startwert!
web-step = Schritt
web-step-of = { $step } von { $all }
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-to-start = Zum Anfang
web-to-end = Zum Ende
web-beginning = Der Anfang
web-graph = Die Punkte von Schritt zu Schritt
web-gain = { $points } durch diesen Zug
web-to-table = Zum Tisch

# The daily challenge

web-daily-title = Die Tagesaufgabe
web-daily-about = Alle bekommen dieselben Würfel und einen Versuch am Tag. Wie weit kommst du?
web-day-before = Der Tag davor
web-day-after = Der Tag danach
web-name = Name
web-score = Punkte
web-no-results = Noch ist niemand fertig.
web-daily-bots-later = Was die Bots mit diesen Würfeln geschafft haben, siehst du, wenn du fertig bist.

# Rules

web-first-game = Dein erstes Spiel
web-first-game-about = Spiel gegen den leichtesten Bot, mit einem Rat bei jedem Schritt.
web-first-game-start = Das erste Spiel beginnen

# Settings

web-save = Speichern
web-saved = Gespeichert
web-theme = Hell oder dunkel
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-arrow = Mit einem Pfeil auf den letzten Zug zeigen
web-show-notation = Die Notation der Züge zeigen
web-think = Bots denken in diesem Browser, wenn ich allein mit ihnen spiele
web-think-wasm = Dieser Browser kennt kein WebAssembly, darum denken die Bots auf dem Server.
web-think-worker = Dieser Browser lässt neben der Seite nichts denken, darum denken die Bots auf dem Server.
web-think-missing = Dieser Server hat keine Pakete für Browser, darum denken seine eigenen Bots.
web-think-half = Das Paket des Spiels kam nur zum Teil an, darum denken die Bots auf dem Server; die nächste Partie versucht es wieder.
web-think-old = Das Paket des Spiels hat eine andere Version als diese Seite, darum denken die Bots auf dem Server. Lade die Seite neu.
web-think-options = Im Paket des Spiels fehlen diese Optionen, darum denken die Bots auf dem Server.
web-think-failed = Beim Denken ging in diesem Browser etwas schief, darum denken die Bots auf dem Server.
web-confirm-when = Einen Zug bestätigen, bevor er gilt
web-confirm-touch = Beim Legen mit dem Finger
web-confirm-always = Immer
web-confirm-never = Nie
web-language = Sprache
web-sound = Töne
web-notify = Sag mir Bescheid, wenn ich am Zug bin
web-keys = Tasten
web-key-tab = zum Brett, zu dem, was daneben liegt, und zu den Knöpfen
web-key-arrows = von Feld zu Feld; in einer Wiederholung von Schritt zu Schritt
web-key-enter = das Feld wählen, das Teil legen, den Knopf drücken
web-key-turn = das Teil in der Hand drehen (auch mit dem Mausrad oder zwei Fingern); mit Umschalt andersherum
web-key-flip = es wenden, wo das Spiel das erlaubt
web-key-back = einen Schritt zurück, oder eine Erklärung schließen
web-key-steps = einen Zug zurück und vor, während das Spiel weitergeht
web-key-moves = die Liste der Züge
web-key-help = diese Tasten
web-keys-close = Schließen
web-offline = Ohne Netz
web-offline-about = Die Seite in diesem Browser aufbewahren, mit Regeln und Lektionen in allen Sprachen, und ohne Netz spielen: allein, an einem Bildschirm oder gegen Bots. Das braucht etwa 10 MB.
web-offline-keep = Offline verfügbar machen
web-offline-on = Die Seite öffnet sich jetzt auch ohne Netz.
web-offline-forget = Wieder vergessen
web-offline-unsafe = Dieser Browser bewahrt nur Seiten auf, die sicher, über https, kommen.
web-offline-full = Nicht alles konnte aufbewahrt werden: Vielleicht brach das Netz ab, oder es ist kein Platz mehr.
web-kept = In diesem Browser aufbewahrt
web-offline-storage = Dieser Browser bewahrt nichts mehr auf, weil der Platz fehlt oder weil er so eingestellt ist. Du kannst weiterspielen, aber die Partie ist weg, wenn du die Seite schließt.
web-site-go = Dorthin gehen
web-site-address = Adresse eines Servers, den du kennst
web-site-server = Dafür braucht es andere Leute und also einen Server. Hier spielt man allein, an einem Bildschirm oder gegen Bots.
web-played-offline = Ohne Server gespielt
web-handed-in = Der Server hat diese Partie jetzt
web-hand-in-about = Diese Partie liegt nur in diesem Browser. Mit Netz kannst du sie abgeben, dann hast du sie überall unter deinen Partien.
web-hand-in = Beim Server abgeben
web-offline-server = Dafür braucht es einen Server.
web-offline-failed = An diesem Tisch ging etwas schief. Lade die Seite neu: Die Partie ist bis zu deinem letzten Zug aufbewahrt.
web-offline-worker = Dieser Browser lässt die Seite nicht im Hintergrund arbeiten; zum Spielen braucht sie einen Server.
web-offline-wasm = Dieser Browser ist zu alt, um ohne Server zu spielen.
web-offline-old = Die Seite und ihre Spiele haben verschiedene Versionen. Mach die Seite mit Netz noch einmal offline verfügbar.
web-offline-half = Was man zum Spielen ohne Server braucht, kam nur zum Teil an. Mach die Seite mit Netz noch einmal offline verfügbar.
web-offline-missing = Was man zum Spielen ohne Server braucht, ist nicht hier. Mach die Seite mit Netz noch einmal offline verfügbar.
web-offline-people = Ohne Netz kann niemand dazukommen: Spiel allein, an einem Bildschirm oder gegen Bots.
web-offline-loading = Der Tisch wird gedeckt … { $percent } %
web-other-device = Ein anderes Gerät
web-other-device-about = Spiel deine Partien anderswo weiter: ein Link macht ein anderes Gerät zu deinem. Er gilt einmal, 15 Minuten lang.
web-other-device-how = Öffne die Einstellungen auf dem Gerät, auf dem du spielst, und mach dort unter „Ein anderes Gerät“ einen Link: Öffne ihn hier oder scanne ihn.
web-make-link = Link machen
web-claim = Ja, das bin ich
web-claim-about = Von nun an spielt dieses Gerät als der Gast, der den Link gemacht hat.

# Analysis of a finished game

web-analysis = Analyse
web-analysis-about = Was jeder Zug wert war, wo es einen besseren gab, und wie Glück und Können das Ergebnis machten. Ein Bot braucht dafür etwa eine halbe Minute.
web-analysis-begin = Diese Partie analysieren
web-analysis-working = Der Bot geht die Partie durch: { $percent } %
web-analysis-graph = Was die Stellung wert war, Zug für Zug. Pfeiltasten gehen durch die Züge, Bild auf und Bild ab von Fehler zu Fehler.
web-analysis-before = Fehler davor
web-analysis-after = Nächster Fehler
web-analysis-is-best = Bester Zug
web-analysis-is-good = Guter Zug
web-analysis-is-inaccuracy = Ungenau
web-analysis-is-mistake = Fehler
web-analysis-is-blunder = Grober Fehler
web-analysis-loses-points = verliert { $loss } Punkte
web-analysis-loses-share = verliert { $loss } vom Sieg
web-analysis-better = Besser war
web-analysis-better-head = besser
web-analysis-chance = Das war Zufall:
web-analysis-forced = Es gab nichts zu wählen.
web-analysis-show-better = Den besseren Zug zeigen
web-analysis-show-played = Zeigen, was gespielt wurde
web-analysis-instead = Ein besserer Zug statt: { $said }
web-analysis-luck = Glück und Können
web-analysis-balance = Was das Ergebnis von { $name } ausmachte
web-analysis-luck-points =
    { $you ->
        [yes]
            { $lucky ->
                [yes] Der Zufall gab dir { $luck } Punkte.
               *[no] Der Zufall nahm dir { $luck } Punkte.
            }
       *[no]
            { $lucky ->
                [yes] Der Zufall gab { $name } { $luck } Punkte.
               *[no] Der Zufall nahm { $name } { $luck } Punkte.
            }
    }
web-analysis-luck-share =
    { $you ->
        [yes]
            { $lucky ->
                [yes] Der Zufall gab dir { $luck } vom Sieg.
                [more] Der Zufall gab dir mehr als einen ganzen Sieg.
                [less] Der Zufall nahm dir mehr als einen ganzen Sieg.
               *[no] Der Zufall nahm dir { $luck } vom Sieg.
            }
       *[no]
            { $lucky ->
                [yes] Der Zufall gab { $name } { $luck } vom Sieg.
                [more] Der Zufall gab { $name } mehr als einen ganzen Sieg.
                [less] Der Zufall nahm { $name } mehr als einen ganzen Sieg.
               *[no] Der Zufall nahm { $name } { $luck } vom Sieg.
            }
    }
web-analysis-no-luck = Nichts war dem Zufall überlassen.
web-analysis-cost =
    { $measure ->
        [points]
            { $you ->
                [yes] Deine Züge haben { $lost } Punkte gekostet.
               *[no] Die Züge von { $name } haben { $lost } Punkte gekostet.
            }
       *[share]
            { $you ->
                [yes] Im Schnitt hat jeder deiner Züge deine Gewinnchance um { $lost } gesenkt.
               *[no] Im Schnitt hat jeder Zug von { $name } die eigene Gewinnchance um { $lost } gesenkt.
            }
    }
web-analysis-flawless =
    { $you ->
        [yes] Deine Züge haben nichts gekostet, was sich messen ließe.
       *[no] Die Züge von { $name } haben nichts gekostet, was sich messen ließe.
    }
web-analysis-others =
    { $you ->
        [yes]
            { $helped ->
                [yes] Im Schnitt hat jeder Zug der anderen deine Gewinnchance um { $others } erhöht.
               *[no] Im Schnitt hat jeder Zug der anderen deine Gewinnchance um { $others } gesenkt.
            }
       *[no]
            { $helped ->
                [yes] Im Schnitt hat jeder Zug der anderen die Gewinnchance von { $name } um { $others } erhöht.
               *[no] Im Schnitt hat jeder Zug der anderen die Gewinnchance von { $name } um { $others } gesenkt.
            }
    }
web-analysis-table = Alle Züge als Tabelle
web-analysis-go = Zu Zug { $step }
web-analysis-made = Bessere Züge vom Bot { $level }; für die Werte wurde jede Stellung viele Male zu Ende gespielt, kleine Unterschiede bedeuten also wenig.
web-analysis-unfinished = Die Partie wurde abgebrochen: das Ergebnis ist, was die letzte Stellung wert war.

# What the server refuses, said to people

web-illegal-not-awaited = Du bist nicht am Zug.
web-illegal-no-seat = Diesen Platz gibt es nicht.
web-illegal-seat-needed = Mehrere dürfen jetzt ziehen.
web-server-no-guest = Du bist hier nicht mehr bekannt. Lade die Seite neu und spiel weiter.
web-server-not-yours = Du hast an diesem Tisch keinen Platz.
web-server-not-open = Dieser Platz ist besetzt.
web-server-seats = Die Zahl der Plätze passt nicht zu diesen Optionen.
web-server-not-playing = Das geht jetzt nicht.
web-server-out-of-time = Deine Zeit ist abgelaufen.
web-server-forfeited = Du hast diese Partie aufgegeben.
web-server-request = Der Server hat die Seite nicht verstanden. Lade sie bitte neu.
web-server-message = Der Server hat die Seite nicht verstanden. Lade sie bitte neu.
web-server-method = Der Server hat die Seite nicht verstanden. Lade sie bitte neu.
web-server-no-path = Unter dieser Adresse ist nichts.
web-server-stale-turn = Das Spiel ist inzwischen weitergegangen.
web-server-large = Das ist zu lang.
web-server-no-me = Mindestens ein Platz muss deiner sein.
web-server-client-missing = Die Seite wurde nicht gebaut.

# Paper and pictures

web-print = Drucken
web-save-picture = Bild
web-embed = Einbetten
web-print-title = Spiele auf Papier
web-print-about = Bretter, Karten, Blätter und Regeln als PDF, in wahrer Größe. Drucke mit 100 % und miss das Lineal am Fuß einer Seite nach.
web-print-game = Spiel
web-print-what = Was
web-print-paper = Papier
web-print-letter = US-Letter
web-print-ink = Tinte
web-print-full = Volle Farbe
web-print-saving = Tinte sparen
web-print-backs = Rückseiten der Karten
web-print-plain = Keine
web-print-fold = Zum Falten und Kleben
web-print-get = PDF holen
web-tell-daily = { $game }, { $day }: { $score } Punkte { $strip }

# With others at a table

web-copy-picture = Bild kopieren
web-tell-watch = { $game }, live zum Zuschauen: { $names }
web-tell-try = { $game }: die Tagesaufgabe. Alle bekommen dieselben Würfel und einen Versuch. Wie weit kommst du?
web-tell-replay = { $game }, Zug für Zug: { $names }
web-bots-too = Bots am Tisch
web-fill = Einen Bot mitspielen lassen
web-ask-back = Um Rücknahme bitten
web-asks-back = { $known ->
    [yes] { $name } möchte das zurücknehmen: „{ $what }“
   *[no] { $name } möchte den letzten Zug zurücknehmen.
}
web-back-allow = Erlauben
web-back-decline = Ablehnen
web-back-waits = Warten auf Antwort: { $names }
web-back-declined = { $name } lässt den Zug stehen.
web-signs = Etwas zurufen
web-signs-shown = Zeigen, was andere am Tisch zurufen
web-sign-hello = Hallo!
web-sign-luck = Viel Glück!
web-sign-well = Gut gespielt!
web-sign-wow = Wahnsinn!
web-sign-oops = Hoppla!
web-sign-hmm = Ich überlege …
web-sign-thanks = Danke!
web-planning = Du planst deinen nächsten Zug
web-planned-shown = Für deinen Zug vorgemerkt
web-planned = Für deinen Zug vorgemerkt: { $cell }
web-planned-not = Nicht mehr vorgemerkt: { $cell }
web-planned-lost = Was du vorgemerkt hattest, geht nicht mehr.
web-same-dice-ask = Was haben die Bots aus diesen Würfeln gemacht?
web-same-dice = Dieselben Würfel
web-same-dice-more = { $number ->
    [one] Ein Bot spielt noch …
   *[other] { $number } Bots spielen noch …
}

# Learn in two minutes

web-learn-title = In zwei Minuten lernen
web-learn-of = { $game } in zwei Minuten lernen
web-offer = { $game }: zum ersten Mal hier?
web-offer-about = Wir zeigen dir, wie es geht: ein Klick nach dem anderen, dann ein kleines Spiel.
web-just-play = Gleich spielen
web-learn-here = hier!
web-learn-watch = Schau, was die anderen machen …
web-learn-astray = Das geht später auch. Jetzt erst das mit dem goldenen Ring!
web-learn-partner = Mitspieler
web-learn-progress = Wie weit du bist
web-learn-on = Weiter
web-learn-again = Noch einmal
web-learn-little = Jetzt ein kleines Spiel!
web-learn-leave = Aufhören
web-learn-suggested = Der goldene Ring ist nur ein Vorschlag. Findest du etwas Besseres?
web-learn-alone = Ohne Vorschläge
web-try-first = Fang hiermit an
