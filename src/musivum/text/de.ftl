# Errors that no single game owns.

catalogue-missing = es gibt keinen Katalog { $what }: was er in „{ $language }“ sagen sollte, steht auf Englisch da
catalogue-unreadable = der Katalog { $what } ist nicht lesbar, darum steht statt „{ $language }“ Englisch da: { $detail }
catalogue-broken = der Katalog { $what } („{ $language }“) hat einen Eintrag, der keine Nachricht ist und wegbleibt: { $detail }
catalogue-half =
    dem Katalog { $what } („{ $language }“) fehlt { $number ->
        [one] eine Nachricht, die auf Englisch dasteht
       *[other] etwas: { $number } Nachrichten stehen auf Englisch da
    }: { $detail }
catalogue-message = die Nachricht { $what } lässt sich in „{ $language }“ nicht sagen und steht auf Englisch da: { $detail }
language-unknown = es gibt keine Sprache „{ $language }“; es gibt: { $allowed }. Es wird Englisch gesprochen.
language-none = in der Sprache „{ $language }“ gibt es keine Worte; es gibt: { $allowed }
# What the system refuses.

system-refused = das System lehnt das ab: { $problem }
system-refused-path = das System lehnt { $path } ab: { $problem }
system-missing = so eine Datei oder so einen Ordner gibt es nicht
system-denied = das ist nicht erlaubt
system-folder = das ist ein Ordner
system-no-folder = ein Teil des Pfades ist kein Ordner
system-exists = das gibt es schon
system-long = der Name ist zu lang
system-full = der Datenträger ist voll
system-read-only = dort lässt sich nichts schreiben
system-nobody = dort antwortet niemand
# How a command is used. Words in capitals stand for what one writes there.

usage-begins = Aufruf:
usage-any = [OPTIONEN]
usage-command = BEFEHL …
usage-arguments = Wörter
usage-options = Optionen
usage-commands = Befehle
usage-help = Diese Hilfe zeigen und aufhören.
usage-default = sonst: { $value }
usage-required = nötig
usage-variable = oder durch { $name }
usage-hint = „{ $command }“ sagt mehr.
usage-no-command = es gibt keinen Befehl „{ $command }“
usage-no-command-like = es gibt keinen Befehl „{ $command }“; ähnlich: { $like }
usage-command-missing = es fehlt ein Befehl
usage-no-option = hier gibt es keine Option { $option }
usage-no-option-like = hier gibt es keine Option { $option }; ähnlich: { $like }
usage-missing = { $what } fehlt
usage-extra = „{ $word }“ ist ein Wort zu viel
usage-needs-value = { $option } braucht einen Wert
usage-no-value = { $option } nimmt keinen Wert
usage-bad-value = { $option }: { $problem }
usage-number-least = { $flag } nimmt eine Zahl ab { $least }, nicht „{ $text }“
usage-choice = { $flag } ist eines von { $allowed }, nicht „{ $text }“
usage-word-game = SPIEL
usage-word-file = DATEI
usage-word-record = AUFZEICHNUNG
usage-word-name = NAME
usage-word-text = TEXT
usage-word-value = WERT
usage-word-option = OPTION
usage-word-what = WAS
usage-word-who = WER
usage-word-number = ZAHL
usage-word-hops = ANZAHL
usage-word-pixels = PIXEL
game-unknown = es gibt kein Spiel „{ $game }“; es gibt: { $allowed }
option-unknown = { $game } hat keine Option „{ $option }“; es hat: { $allowed }
option-value = { $game } kann nicht mit { $option }={ $value } gespielt werden; { $option } ist { $allowed }
option-type =
    { $game } kann nicht mit { $option }={ $value } gespielt werden: das ist { $type ->
        [str] ein Text
        [bool] ein Wahrheitswert
       *[other] eine Zahl vom Typ { $type }
    }; { $option } ist { $allowed }, { $wanted ->
        [int] als ganze Zahl
        [bool] als Wahrheitswert
       *[other] als Text
    }
option-one-of = eines von { $values }
option-range = { $first } bis { $last }
option-own = eigene
option-yes = ja
option-no = nein
cluster-connect = unter „{ $address }“ ist kein Ray-Cluster: { $problem }
progress-speed = { $rate } Partien/s, noch { $left }
progress-so-far = { $done } von { $of } Partien
notation-literal = Spalte { $column }: hier sollte „{ $literal }“ stehen, nicht „{ $found }“
notation-letter = Spalte { $column }: hier sollte einer der Buchstaben { $letters } stehen, nicht „{ $found }“
notation-word = Spalte { $column }: hier sollte eines von { $words } stehen, nicht „{ $found }“
notation-number = Spalte { $column }: hier sollte eine Zahl von { $low } bis { $high } stehen, nicht „{ $found }“
notation-end = Spalte { $column }: der Zug ist vollständig, aber es folgt noch „{ $found }“
notation-empty = hier sollte ein Zug stehen, aber da ist nichts
notation-long = ein Zug hat höchstens { $most } Zeichen, dieser Text hat { $length }
notation-type = ein Zug ist ein Text wie „{ $example }“, nicht { $type }
action-range = { $game } hat die Aktionen 0 bis { $last }, nicht { $index }
illegal-over = das Spiel ist aus, es kann nichts mehr gespielt werden
illegal-not-awaited =
    Platz { $seat } ist nicht am Zug; { $waits ->
        [chance] es wird auf Würfel oder Karten gewartet
        [nobody] es wird auf niemanden gewartet
        [one] es wird auf Platz { $awaited } gewartet
       *[several] es wird auf die Plätze { $awaited } gewartet
    }
illegal-no-seat = { $seat } ist kein Platz dieses Spiels; seine Plätze sind { $allowed }
illegal-seat-needed = mehrere Plätze dürfen jetzt ziehen ({ $awaited }); sag, welcher zieht
illegal-chance = das ist Sache des Zufalls, nicht einer Person
illegal-not-chance = das ist der Zug einer Person, aber es wird auf Würfel oder Karten gewartet
illegal-other-game = das ist ein Zug eines anderen Spiels oder anderer Optionen
chance-not-awaited =
    hier wird nicht auf Würfel oder Karten gewartet; { $waits ->
        [chance] sie kommen anderswo
        [nobody] es wird auf niemanden gewartet
        [one] es wird auf Platz { $awaited } gewartet
       *[several] es wird auf die Plätze { $awaited } gewartet
    }
view-other-game = diese Ansicht gehört zu { $other } oder zu anderen Optionen, nicht zu { $game }, wie es geladen wurde
record-deep = das ist kein lesbares JSON: es ist zu tief verschachtelt
record-encoding = das ist kein JSON: es ist kein Text in UTF-8
record-json = das ist kein JSON: in Zeile { $line } stimmt an Stelle { $column } etwas nicht
record-format = das ist keine Aufzeichnung: ihr „format“ sollte „{ $format }“ sein
record-version = diese Aufzeichnung hat die Version { $version }; dieses Programm liest Version { $known }
record-schema = die Aufzeichnung ist bei { $place } falsch: { $kind ->
    [required] es fehlt „{ $detail }“
    [type] es sollte vom Typ { $detail } sein
   *[other] { $detail } gehört nicht dorthin
 }
record-large = { $path } ist zu groß für eine Aufzeichnung (höchstens { $most } Bytes)
record-file = { $path }: { $problem }
record-rules = diese Aufzeichnung entstand mit Version { $rules } der Regeln von { $game }; dieses Programm hat Version { $known }
record-seats = diese Aufzeichnung hat { $seats } Plätze, aber ihre Optionen sind für { $players }
record-move = Zug { $number } („{ $move }“ von Platz { $seat }) ist falsch: { $problem }
record-forfeited = eine abgebrochene Partie hat in extra.forfeited mindestens einen Platz, der aufgegeben hat, von 0 bis unter { $seats }
record-outcome = die Aufzeichnung sagt, die Partie sei mit { $said } ausgegangen, aber ihre Züge führen zu { $found }
record-unfinished = die Aufzeichnung endet vor der Partie
player-unknown = es gibt keinen Spieler „{ $name }“; es gibt: { $allowed }
player-budget = „{ $text }“ ist kein Budget für { $name }: schreib eine Zahl von Simulationen von 1 bis { $most }, etwa { $name }@1000
player-no-budget = { $name } sucht in { $game } nicht und nimmt daher kein Budget an
extra-missing = dazu braucht es { $library }: pip install "musivum[{ $extra }]"
player-number = { $game } hat hier { $seats } Plätze, aber { $given } wurden angegeben
player-person = Platz { $seats } gehört einem Menschen: die Partie läuft nur von selbst, wenn auf jedem Platz ein Bot oder eine Funktion sitzt
player-illegal = { $name } auf Platz { $seat } antwortete mit etwas, das kein erlaubter Zug ist: { $problem }
undo-chance = seit deinem letzten Zug wurden Würfel oder Karten aufgedeckt, also bleibt er stehen
undo-person = { $name } hat seitdem gezogen, also bleibt dein Zug stehen
undo-hidden = seitdem wurden verdeckte Karten gespielt, also bleibt dein Zug stehen
undo-nothing = du hast noch keinen Zug gemacht, der sich zurücknehmen ließe

# What every scene says

scene-pass = Passen

# Dice that can be checked (musivum verify)

fair-missing = in dieser Aufzeichnung ist nichts, womit sich ihre Würfel prüfen ließen: extra.dice mit dem Rezept „{ $recipe }“ fehlt
fair-secret = der Startwert dieser Partie ist noch nicht bekannt; bei der Tagesaufgabe wird er gezeigt, wenn der Tag vorbei ist
fair-commitment = das ist nicht der Startwert, der vorher festgelegt wurde: sein SHA-256 ist nicht { $commitment }
fair-contributions = die Beiträge der Mitspielenden zu den Würfeln sollten { $seats } Texte aus Buchstaben, Ziffern, „_“ und „-“ sein, einer für jeden Platz am Tisch
fair-sealed = die Aufzeichnung sollte sagen, welche Partie sie ist, und die { $seats } Prüfsummen nennen, mit denen die Beiträge versiegelt wurden
fair-seating = die Aufzeichnung sollte sagen, ob die Plätze ausgelost wurden („lot“ oder „as-seated“), und von welchem der { $seats } Plätze jeder kam
fair-part = der Beitrag von Platz { $place } zu den Würfeln ist nicht der, der versiegelt wurde, bevor die anderen aufgedeckt waren
fair-withheld = in dieser Partie wurde nie gewürfelt: der Beitrag von Platz { $place } wurde versiegelt und nicht aufgedeckt, und damit war sie zu Ende
fair-lot = die Sitzordnung ist { $found }, aber das Los ergibt { $expected }: das wurde gewählt, nicht gelost
fair-key = der Schlüssel der Aufzeichnung sollte { $found } sein, wie er aus dem geheimen Startwert und den Beiträgen folgt, nicht { $said }
fair-move = Zug { $number } war { $found }, aber der Startwert ergibt { $expected }: das wurde gewählt, nicht gewürfelt
fair-proven =
    { $rolled ->
        [0] In dieser Partie gab es keinen Zufall, also auch nichts, was jemand hätte wählen können.
        [one] Der eine Zufallszug folgt aus dem festgelegten Startwert: er wurde nicht gewählt.
       *[other] Alle { $rolled } Zufallszüge folgen aus dem festgelegten Startwert: keiner wurde gewählt.
    }
signature-good = Die Aufzeichnung ist mit diesem Schlüssel unterschrieben und seitdem nicht geändert worden.
signature-key = ein öffentlicher Schlüssel hat 64 Zeichen von 0 bis 9 und a bis f, wie ihn GET /api/key des Servers nennt, nicht „{ $public }“
signature-missing = diese Aufzeichnung ist nicht unterschrieben: extra.signature fehlt
signature-wrong = diese Aufzeichnung wurde nicht mit dem Schlüssel { $public } unterschrieben, oder sie wurde seitdem geändert
fair-drawn = Das Los, durch das { $name } begann, folgt aus dem festgelegten Startwert.
fair-silent = Ohne Beitrag zu den Würfeln: { $names }. Wer den Startwert kennt, hätte die Würfel gegen sie wählen können.

# The server

server-no-match = es gibt keine Partie „{ $match }“
server-not-open = Platz { $seat } dieser Partie ist nicht frei; { $number ->
        [0] es ist keiner mehr frei
       *[other] frei sind: { $free }
    }
server-no-free-seat = in dieser Partie ist kein Platz mehr frei
server-invite = diese Partie ist privat; zum Mitspielen brauchst du ihren Einladungslink
server-not-yours = Platz { $seat } gehört in dieser Partie nicht dir
server-no-guest = du hast hier noch keinen Namen: POST /api/me macht dich zum Gast
server-not-playing =
    { $status ->
        [open] diese Partie wartet noch auf Mitspieler
        [ready] diese Partie beginnt gleich
        [playing] diese Partie läuft schon
        [over] diese Partie ist zu Ende
       *[gone] diese Partie wurde aufgegeben
    }, darum geht das jetzt nicht
server-not-over = diese Partie ist noch nicht zu Ende
server-begun = diese Partie hat begonnen; gib auf, wenn du sie verlassen willst
server-seats = { $game } hat mit diesen Optionen { $seats } Plätze, aber { $given } wurden beschrieben
server-level = es gibt keine Bot-Stufe „{ $level }“; es gibt: { $allowed }
server-no-me = mindestens ein Platz muss deiner sein („me“)
server-many-matches = du hast schon { $most } unbeendete Partien; beende oder verlasse einige
server-host = dieser Server ist nicht als „{ $host }“ bekannt; wer ihn betreibt, kann ihn mit „--host-name“ starten
server-slow-down =
    { $limit ->
        [guest] du fragst zu schnell oder nach zu viel: { $most } kleine Anfragen in der Sekunde sind in Ordnung
        [address] deine Adresse fragt zu schnell oder nach zu viel: { $most } kleine Anfragen in der Sekunde sind in Ordnung
        [guests] zu viele neue Gäste von einer Adresse: höchstens { $most } in der Sekunde
        [matches] zu viele neue Partien von einer Adresse: höchstens { $most } in der Sekunde
        [watched] über eine Verbindung lassen sich höchstens { $most } Partien verfolgen
        [hints] es wird höchstens auf { $most } Tipps zugleich gewartet
        [signs] so viele Zeichen auf einmal sind zu viel
        [same-dice] die Bots spielen höchstens { $most } Partie zugleich nach
        [replays] es wird höchstens auf { $most } Wiederholungen zugleich gewartet
        [analyses] es wird höchstens auf { $most } Analysen zugleich gewartet
       *[other] mehr als { $most } warten schon
    }; warte { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    }
server-large = zu groß: es werden höchstens { $most } Bytes gelesen
server-stale-turn = diese Nachricht galt einem anderen Zug (Zug { $turn }, jetzt ist es { $now })
server-out-of-time = die Zeit von Platz { $seat } ist abgelaufen
server-forfeited = Platz { $seat } hat diese Partie aufgegeben
server-damaged = Partie { $match } ist beschädigt: ihr Ereignis { $number } fehlt oder ist nicht mehr, was es war. Die anderen sind nicht betroffen; in einer Sicherung ist sie vielleicht noch ganz
server-commitment = eine Festlegung ist der SHA-256 deines Beitrags zu den Würfeln, 64 Zeichen von 0 bis 9 und a bis f
server-committed = Platz { $seat } hat sich schon festgelegt oder ist an diesen Würfeln nicht beteiligt
server-commit-now =
    Festlegungen gelten, wenn alle Plätze besetzt und noch nicht versiegelt sind; { $status ->
        [open] diese Partie wartet noch auf Mitspieler
        [ready] diese Partie beginnt gleich
        [playing] diese Partie läuft schon
        [over] diese Partie ist zu Ende
       *[gone] diese Partie wurde aufgegeben
    }
server-not-sealed =
    Beiträge zu den Würfeln werden aufgedeckt, wenn alle versiegelt sind; { $status ->
        [open] diese Partie wartet noch auf Mitspieler
        [ready] diese Partie beginnt gleich
        [playing] diese Partie läuft schon
        [over] diese Partie ist zu Ende
       *[gone] diese Partie wurde aufgegeben
    }
server-contribution = ein Beitrag zu den Würfeln hat 22 bis 64 Buchstaben, Ziffern, „_“ oder „-“
server-other-part = das ist nicht der Beitrag, auf den sich Platz { $seat } festgelegt hat
server-withheld = ein Beitrag zu den Würfeln wurde nicht rechtzeitig aufgedeckt
server-not-alone = das gibt es nur bei Solopartien
server-not-host = nur wer diesen Tisch eröffnet hat, kann einen Platz an einen Bot vergeben
server-back-asked = die anderen werden schon gefragt
server-back-declined = das wurde abgelehnt; erst muss weitergespielt werden
server-not-asked = du wirst gerade nach keinem Zug gefragt
server-back-many = in dieser Partie wurden schon { $most } Züge zurückgenommen; mehr geht nicht
server-back-clock = wo eine Uhr läuft, wird kein Zug zurückgenommen
server-old-rules = diese Partie entstand mit Version { $rules } der Regeln von { $game }; dieser Server hat Version { $known } und kann sie nicht fortsetzen
server-name = ein Name hat 1 bis 30 sichtbare Zeichen
server-name-of-bot = „{ $name }“ ließe sich mit einem Bot verwechseln; nimm einen anderen Namen
server-link = dieser Link ist unbekannt, schon benutzt oder zu alt; mach auf dem anderen Gerät einen neuen
server-origin = diese Seite kommt von anderswo ({ $origin }) und darf das darum nicht
server-request = die Anfrage ist bei { $place } falsch: { $problem }
server-no-path = unter { $path } ist nichts
server-method = { $method } geht bei { $path } nicht
server-message = diese Nachricht ist nicht lesbar: { $problem }
server-stopping = der Server wird gerade angehalten; versuch es gleich noch einmal
server-busy = zu oft kam ein anderer Zug zuvor; versuch es noch einmal
server-broken = auf dem Server ging etwas schief; es ist als { $incident } vermerkt
server-analysis-failed = diese Partie ließ sich nicht analysieren; versuch es in einer Minute noch einmal
server-hint-failed = gerade konnte kein Bot einen Tipp geben; versuch es gleich noch einmal
server-hint = Tipps gibt es nur, wo kein anderer Mensch mitspielt, und nicht in der Tagesaufgabe
server-think-daily = Bots einer Tagesaufgabe denken auf dem Server
server-think-people = wo andere Menschen mitspielen, denken Bots auf dem Server
server-think-unwatched = sieh einer Partie zu, bevor deine Seite in ihr denkt
server-think-unasked = nach diesem Zug wurde deine Seite nicht gefragt
server-no-daily = für { $game } gibt es keine Tagesaufgabe; es gibt sie für: { $allowed }
server-day = ein Tag wird wie 2026-03-01 geschrieben und liegt nicht in der Zukunft
server-daily-private = einer Tagesaufgabe können andere zusehen, wenn ihr Tag vorbei ist
server-no-rematch = eine Tagesaufgabe wird einmal gespielt
server-sheet = hier kann nur das Blatt „{ $allowed }“ gespielt werden
server-database-locked = ein anderer Server benutzt { $path } bereits; eine SQLite-Datei dient immer nur einem Prozess (PostgreSQL dient mehreren)
server-database-away = der Server erreicht seine Datenbank gerade nicht, darum ist ungewiss, ob das geschah; frag gleich noch einmal, mit derselben Kennung
server-database-damaged = die Datenbank des Servers ist beschädigt; wer ihn betreibt, muss danach sehen
server-file-damaged = { $path } ist beschädigt ({ $problem }); „musivum restore“ setzt eine Kopie an ihre Stelle und hebt sie auf, „musivum check“ sagt, was darin noch stimmt
server-exposed = andere auf diesem Rechner können { $path } lesen, worin die Geheimnisse des Servers stehen: chmod 600 hält sie fern
server-resigned = aufgegeben
server-timeout = Zeit abgelaufen
server-client-missing = Der Server läuft, aber die Seite für den Browser ist in dieser Installation nicht gebaut. Bau sie mit „npm run build“ in web/ oder benutze die Schnittstelle unter /api/openapi.json.
server-started = Musivum ist unter { $address } (Strg-C hält es an)
check-fine = alles in Ordnung: { $matches } Partien mit { $events } Ereignissen in { $database }
check-found = { $problems ->
        [one] es gibt ein Problem
       *[other] es gibt { $problems } Probleme
    } in { $matches } Partien mit { $events } Ereignissen in { $database }
check-other-rules = { $matches } davon entstanden mit einer anderen Version der Regeln und wurden nicht nachgespielt
check-replay = Partie { $match } lässt sich nicht nachspielen: { $problem }
check-index = Partie { $match }: ihre Ereignisse sagen etwas anderes, als über sie verzeichnet ist ({ $what })
check-reference = { $table }: Zeile { $row } nennt etwas, das es in { $parent } nicht gibt
check-strays = { $number } Ereignisse gehören zu keiner Partie
backup-done = { $path } enthält die Datenbank, wie sie eben war ({ $matches } Partien)
backup-failed = die Kopie lässt sich nicht nach { $path } schreiben: { $problem }
backup-exists = { $path } gibt es schon; nenne eine Datei, die es nicht gibt
backup-source = unter { $path } ist keine Datenbank
backup-postgres = dieser Befehl kopiert SQLite-Datenbanken; für PostgreSQL gibt es pg_dump und pg_restore
backup-not-database = { $path } ist keine Musivum-Datenbank: { $problem }
backup-restored = { $path } ist wieder da, mit { $matches } Partien; was vorher dort stand, heißt jetzt { $before }
backup-restored-new = { $path } ist da, mit { $matches } Partien

# Environments for researchers.

research-option = { $option }={ $value } geht hier nicht; { $option } ist eines von: { $allowed }
research-solo-win = die Belohnung einer Solopartie von { $game } ist ihre Punktzahl: es ist niemand da, gegen den man gewinnen könnte
research-no-move = Aktion { $action } von { $game } ist hier kein Zug; Aktionen gehen von 0 bis { $last }, und die Aktionsmaske sagt, welche erlaubt sind
research-reset = ruf zuerst reset() auf
research-agent = es gibt keinen Agenten „{ $agent }“; es gibt: { $allowed }
research-actions = eine Aktion fehlt von jedem dieser Agenten: { $allowed }
research-wait = auf { $agent } wird nicht gewartet, also bleibt nur Warten, das ist Aktion { $action }
research-seat = Platz { $seat } gibt es in { $game } hier nicht; Plätze gehen von 0 bis { $last }
research-whole = { $action } ist keine Aktion: Aktionen sind ganze Zahlen
research-over = die Partie ist aus: ruf reset() für eine neue auf
research-batch = Partie { $number } des Stapels: { $problem }
research-batch-actions = ein Stapel von { $games } Partien braucht { $games } Aktionen, nicht { $given }
research-positive = { $name } ist { $value }, muss aber mindestens { $least } sein

# The terminal: help

terminal-about =
    { $games ->
        [4] Vier Brettspiele namens Mosaic: spielen, Regeln lesen, zählen und messen.
       *[other] { $games } Brettspiele, die meisten namens Mosaic: spielen, Regeln lesen, zählen und messen.
    }
terminal-epilog = Fang an mit: musivum games
terminal-language-help = Die Sprache: { $allowed }. Sonst die des Systems.
terminal-version-help = Die Version ausgeben und aufhören.
terminal-games-help = Die Spiele auflisten, oder eines mit seinen Optionen zeigen.
terminal-rules-help = Die Regeln eines Spiels zeigen.
terminal-play-help = Ein Spiel spielen, du gegen einen Bot, wenn du nichts anderes sagst. Wer beginnt, entscheidet das Los. Die Optionen eines Spiels sind Schalter wie --players 3; „musivum games SPIEL“ zählt sie auf.
terminal-bot-help = Der Bot auf jedem Platz, der nicht deiner ist.
terminal-seat-help = Wer auf einem Platz spielt: person oder der Name eines Bots. Platz 0 beginnt, es wird nicht gelost. Mehrfach möglich.
terminal-person-help = Der Name eines Menschen an dieser Tastatur. Mehrfach möglich; auf den anderen Plätzen sitzen Bots.
terminal-as-seated-help = Nicht auslosen, wer beginnt: erst die Menschen in der Reihenfolge ihrer Namen, dann die Bots.
terminal-seed-help = Ein Text, aus dem Los, Würfel und Karten folgen: gleicher Text, gleiches Glück.
terminal-from-help = Eine gespeicherte Aufzeichnung weiterspielen.
terminal-replay-command-help = Eine gespeicherte Aufzeichnung ansehen. Schritt für Schritt, oder durch eine Pipe ganz; jeder Zug wird geprüft.
terminal-all-help = Jede Stellung zeigen, eine nach der anderen.
terminal-at-help = Nur die Stellung nach N Zügen zeigen.
terminal-eyes-help = Mit den Augen dieses Platzes sehen.
terminal-perft-help = Die Zugfolgen eines Spiels zählen. Zufallszüge zählen mit, eine beendete Partie zählt einmal.
terminal-depth-help = Wie viele Züge eine Folge hat.
terminal-divide-help = Die letzte Anzahl nach dem ersten Zug aufteilen.
terminal-bench-help = Zufällige Partien in der Sekunde messen, und die Simulationen in der Sekunde der Suche des Meisters. Alle Spiele, oder eines mit eigenen Optionen; auf einem Kern, in übersetztem Code.
terminal-seconds-help = Wie lange jedes Spiel gemessen wird.
terminal-json-help = Ein JSON-Objekt je Zeile ausgeben.
terminal-save-help = Alles messen und nach DATEI schreiben, eine Zeile JSON je Wert, jede mit dem Verhältnis zu einer Bezugsmessung aus demselben Lauf.
terminal-compare-help = Die Werte aus DATEI noch einmal messen und sagen, was über das Rauschen hinaus langsamer oder schneller wurde, als wären beide Rechner gleich schnell. Endet mit 1, wenn etwas langsamer wurde.
bench-all-games = --save und --compare messen alle Spiele; lass { $game } weg.
bench-unread = { $file } ist nicht lesbar: { $problem }. Nenne eine Datei, die musivum bench --save geschrieben hat.
bench-unwritten = { $file } lässt sich nicht schreiben: { $problem }. Nenne eine andere Datei.
bench-no-figure = Zeile { $line } von { $file } ist kein Messwert. Nenne eine Datei, die musivum bench --save geschrieben hat.
bench-saved =
    { $number ->
        [one] Ein Messwert ist in { $file }.
       *[other] { $number } Messwerte sind in { $file }.
    }
bench-none-in-common = { $file } hat keinen Wert, der heute gemessen wird.
bench-head-figure = was
bench-head-then = damals
bench-head-now = jetzt
bench-head-factor = so schnell wie damals
bench-head-noise = Rauschen
bench-head-verdict = über das Rauschen hinaus
bench-figure-games = zufällige Partien in der Sekunde
bench-figure-simulations = Simulationen in der Sekunde
bench-verdict-slower = langsamer
bench-verdict-faster = schneller
bench-verdict-same = gleich
terminal-compile-help = Die Regeln aller Spiele, die Bots und die Umgebungen für die Forschung übersetzen. Das geschieht einmal, danach wartet niemand mehr darauf.
terminal-to-play-help = Nur, was man zum Spielen braucht: keine Umgebungen.

# The terminal: what was not understood

terminal-no-game = nenne ein Spiel: { $allowed }
terminal-flag = { $game } hat keine Option { $flag }; es hat: { $allowed }
terminal-flag-value = { $flag } braucht einen Wert: { $allowed }
terminal-flag-twice = { $flag } ist zweimal angegeben
terminal-word = „{ $word }“ ist ein Wort zu viel; die Optionen von { $game } sind: { $allowed }
terminal-seat-form = „{ $text }“ sagt nicht, wer wo spielt; schreib einen Platz und wer dort spielt, etwa 1=random; es gibt: { $allowed }
terminal-no-seat = Platz { $seat } gibt es hier nicht; Plätze sind 0 bis { $last }
terminal-person-name = „{ $text }“ lässt sich nicht als Name zeigen: ein Name hat 1 bis { $most } sichtbare Zeichen
terminal-person-twice = zwei Menschen heißen gleich; gib jedem einen eigenen Namen
terminal-person-seat = sag mit --person, wer spielt, dann werden die Plätze gelost, oder mit --seat, dann nicht; aber nicht mit beidem
terminal-people =
    { $given } Menschen sind zu viele für { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    }
terminal-from-seated = --from macht mit denen weiter, die dort saßen; --person und --as-seated sind für eine neue Partie
terminal-seed = ein Startwert ist ein Text von höchstens { $most } sichtbaren Zeichen
terminal-from-alone = --from bringt Spiel ({ $game }), Optionen und Startwert mit: gib keine anderen an
terminal-number = { $flag } nimmt eine Zahl von { $least } bis { $most }, nicht „{ $text }“
terminal-line-long = diese Zeile ist zu lang: hier gibt es nichts mit mehr als { $most } Zeichen zu tippen
terminal-mistake = das ist ein Fehler in Musivum, bitte melde ihn ({ $problem }); mit MUSIVUM_TRACEBACK=1 in der Umgebung sagt es, wo
terminal-save = { $path } lässt sich nicht schreiben: { $problem }
terminal-save-over = { $path } gibt es schon und ist keine Aufzeichnung, darum bleibt es, wie es ist; wähle einen anderen Namen

# The terminal: tables

terminal-title =
    { $options ->
        [none] { $title }
       *[other] { $title } ({ $options })
    }
terminal-games-more = „musivum games SPIEL“ zeigt die Optionen eines Spiels, „musivum rules SPIEL“ seine Regeln, „musivum play SPIEL“ spielt es.
terminal-game-bots = Bots, der schwächste zuerst:
terminal-game-more = Spielen: musivum play { $game }. Die Regeln: musivum rules { $game }.
terminal-head-flag = Option
terminal-head-values = Werte
terminal-head-default = sonst
terminal-head-depth = Tiefe
terminal-head-sequences = Folgen
terminal-head-seconds = Sekunden
terminal-head-total = alle
terminal-head-game = Spiel
terminal-head-options = Optionen
terminal-head-games = Partien/s
terminal-head-moves = Züge/Partie
terminal-head-nanoseconds = ns/Zug
terminal-head-simulations = Simulationen/s
terminal-opening = { $game } wird geöffnet (beim ersten Mal werden die Regeln übersetzt) …
terminal-measuring = { $game } wird gemessen …
terminal-compiling = wird übersetzt
terminal-compiled = { $game } ist bereit ({ $seconds } s)
terminal-compiled-all = alle Spiele sind bereit

# The terminal: a game

terminal-you = du
terminal-seat = Spieler { $player }
terminal-seat-named = Spieler { $player } ({ $name })
terminal-chance = Zufall
terminal-you-begin = Du beginnst.
terminal-seat-begins = Spieler { $player } beginnt.
terminal-begins = { $name } beginnt.
terminal-welcome = Tippe einen Zug oder „help“. Die Tabulatortaste ergänzt, was du tippst.
terminal-turn = { $name }: { $doing }. { $number } erlaubte Züge, zum Beispiel { $example }.
terminal-turn-few = { $name }: { $doing }. Erlaubte Züge: { $moves }
terminal-thinking = Denkt nach …
terminal-forced = etwas anderes war nicht möglich
terminal-taken-for = Das ist { $move }.
terminal-pass-on = Jetzt darf nur { $name } hinsehen. Drück die Eingabetaste, wenn du so weit bist.
terminal-over = Das Spiel ist aus: { $reason }.
terminal-won = gewinnt
terminal-nobody = Niemand gewinnt.
terminal-afterwards = „save DATEI“ bewahrt die Aufzeichnung, „undo“ nimmt deinen letzten Zug zurück; die Eingabetaste beendet.
terminal-no-input = Die Eingabe ist zu Ende, das Spiel noch nicht.
terminal-interrupted = Unterbrochen; das Spiel ist nicht zu Ende.
terminal-left = Du gehst vor dem Ende; „save DATEI“ hätte die Partie bewahrt.
terminal-lost = „moves“ zählt die erlaubten Züge auf, „help“ sagt, was man sonst tippen kann.
terminal-patience = { $number } Zeilen nacheinander wurden abgewiesen; es lohnt nicht, weiterzulesen.
terminal-needs = „{ $command }“ muss mehr wissen: { $command } { $what }

# The terminal: commands inside a game

terminal-argument-text = TEXT
terminal-argument-move = ZUG
terminal-argument-file = DATEI
terminal-help-move = Ein Zug wird wie { $example } geschrieben; der Anfang genügt, wenn nur ein erlaubter Zug so beginnt. Außer Zügen gibt es:
terminal-help-moves = die erlaubten Züge, oder die mit einem Text darin
terminal-help-more = eine lange Liste fortsetzen
terminal-help-why = sagen, warum ein Zug nicht erlaubt ist
terminal-help-hint = was der Bot greedy täte
terminal-help-notation = Züge in Notation erzählen, oder wieder in Worten
terminal-help-undo = deinen letzten Zug zurücknehmen
terminal-help-board = den Tisch noch einmal zeichnen
terminal-help-scores = der Punktestand, und wofür es die Punkte gibt
terminal-help-rules = die Regeln des Spiels
terminal-help-save = die Partie in einer Datei bewahren, zum Weiterspielen oder Ansehen
terminal-help-help = diese Liste
terminal-help-quit = das Spiel verlassen
terminal-moves =
    { $number ->
        [0] Es gibt keine erlaubten Züge.
        [one] Ein erlaubter Zug:
       *[other] { $number } erlaubte Züge:
    }
terminal-moves-found =
    { $number ->
        [0] Keiner der { $all } erlaubten Züge enthält „{ $text }“.
        [one] Einer von { $all } erlaubten Zügen:
       *[other] { $number } von { $all } erlaubten Zügen:
    }
terminal-more =
    … { $lines ->
        [one] noch eine Zeile
       *[other] noch { $lines } Zeilen
    }: „more“ geht weiter, „moves TEXT“ sucht.
terminal-no-more = Die Liste ist zu Ende; „moves“ beginnt eine.
terminal-ambiguous = mit „{ $text }“ beginnen { $number } erlaubte Züge: { $moves }
terminal-and-more = { " " }…
terminal-legal = { $move } ist erlaubt.
terminal-hint = { $bot } würde { $move } spielen ({ $words })
terminal-notation =
    { $shown ->
        [yes] Von jetzt an werden Züge in Notation erzählt.
       *[no] Von jetzt an werden Züge in Worten erzählt.
    }
terminal-undone-secret = Die letzte Wahl ist zurückgenommen.
terminal-undone = { $move } ist zurückgenommen.
terminal-saved =
    In { $path } gespeichert ({ $number ->
        [one] ein Zug
       *[other] { $number } Züge
    }).

# The terminal: a replay

terminal-replay-help = Die Eingabetaste geht weiter, „b“ zurück, eine Zahl von 0 bis { $last } springt dorthin, „end“ ans Ende, „q“ beendet.
terminal-replay-prompt = { $number }/{ $last }>{ " " }
terminal-replay-range = es gibt keine Stellung { $number }; sie zählen von 0 bis { $last }
terminal-replay-stay = Das ist Stellung { $number }, und darüber hinaus gibt es nichts.
terminal-replay-open = Hier endet die Aufzeichnung; das Spiel war nicht zu Ende.
research-batch-seeds = ein Stapel von { $games } Partien braucht { $games } Startwerte, nicht { $given }
server-serve-help = Die Spiele für Browser und Programme bereitstellen.
server-verify-help = Beweisen, dass kein Wurf einer Aufzeichnung gewählt wurde.
server-check-help = Eine ganze Datenbank lesen, auch während ein Server sie benutzt, und sagen, was nicht stimmt.
server-backup-help = Eine SQLite-Datenbank kopieren, auch während ein Server sie benutzt.
server-restore-help = Eine Kopie an die Stelle einer Datenbank setzen; der Server darf nicht laufen.
server-help-port = Port, auf dem der Server lauscht; 0: irgendein freier.
server-help-database = sqlite:///DATEI, oder postgresql://NUTZER@RECHNER/NAME für mehrere Prozesse.
server-help-host = Adresse, auf der der Server lauscht.
server-help-processes = Prozesse, die bedienen, an einer Datenbank; mehr als einer ist für Rechner mit mehreren Kernen.
server-help-bots = Prozesse für Bots; 0: einer je freiem Kern; ray: sie denken auf einem Ray-Cluster.
server-help-ray-address = Der Ray-Cluster für „--bots ray“, etwa 10.0.0.1:6379 oder auto; ohne Angabe: einer auf diesem Rechner.
server-processes = dieses System kann einen Server nicht auf mehrere Prozesse verteilen; lass --processes weg
server-bots = eine Anzahl Prozesse oder „ray“, nicht „{ $given }“
server-ray-alone = das ist für „--bots ray“
server-help-bot-pause = Sekunden, die sich ein Bot für einen Zug mindestens nimmt, damit Menschen folgen können.
server-help-origin = Eine weitere Herkunft der eigenen Seiten, wo ein Proxy den Host ändert.
server-help-secure = Über https erreichbar: strenge Cookies.
server-help-host-name = Ein Name, unter dem er erreicht wird, etwa spiele.example; mehrfach möglich.
server-help-proxied = Hinter einem eigenen Proxy, oder so vielen hintereinander.
server-hops = eine Anzahl Proxys von 0 bis { $most }, nicht „{ $given }“
server-help-log = Was protokolliert wird: dies und alles Ernstere.
server-help-unlimited = Keine Grenzen für Tempo und Anzahl: für Lasttests.
server-help-key = Der öffentliche Schlüssel des Servers (GET /api/key): auch prüfen, wer die Aufzeichnung unterschrieben hat.
record-help = Eine Aufzeichnung: was „save“ geschrieben hat oder was von der Seite heruntergeladen wurde.
server-help-record = Die Aufzeichnung einer beendeten Partie.
server-help-backup = Wohin die Kopie geht; darf es noch nicht geben.
server-help-restore = Eine Kopie, die „backup“ gemacht hat.
research-opponents = { $game } hat hier { $others } andere Plätze, aber { $given } Gegner wurden angegeben
server-database = die Datenbank lässt sich nicht benutzen: { $problem }
server-database-address = „{ $given }“ ist keine Adresse einer Datenbank; eine schreibt man sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME

# Bots and search

bot-random = Spielt irgendetwas Erlaubtes.
bot-greedy = Nimmt, was es jetzt gibt, und schaut nicht weiter.
bot-beginner = Nimmt, was jetzt gut aussieht, und sieht nur große Unterschiede.
bot-casual = Nimmt, was jetzt am besten aussieht, und sieht kleine Unterschiede nicht.
bot-club = Weiß, was sich lohnen wird, und nicht nur, was es jetzt gibt.
bot-expert = Urteilt genau und denkt voraus, wo der erste Blick nicht reicht.
bot-master = Denkt etwa eine Sekunde und spielt, so gut wir es können.
search-seat =
    für Platz { $seat } lässt sich nichts suchen: die Ansicht muss seine eigene und er am Zug sein; { $waits ->
        [chance] es wird auf Würfel oder Karten gewartet
        [nobody] es wird auf niemanden gewartet
        [one] es wird auf Platz { $awaited } gewartet
       *[several] es wird auf die Plätze { $awaited } gewartet
    }
search-no-budget = eine Suche braucht eine Anzahl Simulationen oder Millisekunden
search-no-solver = { $game } lässt sich hier nicht lösen: dazu braucht es zwei Plätze, keinen Zufall und nichts Verborgenes
search-budget = { $name } sollte eine Zahl von 1 bis { $most } sein, nicht { $value }

# The arena

arena-help = Bots mit gleichen Würfeln gegeneinander spielen lassen und sagen, wer stärker ist.
arena-help-game = Das Spiel.
arena-help-bots = Zwei Bots oder mehr; für ein Spiel, das man allein spielt, genügt einer.
arena-help-games = Wie viele Startwerte; wer sich begegnet, spielt jeden von jedem Platz aus.
arena-help-option = Eine Option des Spiels, etwa hand=3; mehrfach möglich.
arena-help-out = Die Datei der beendeten Partien (JSON-Zeilen); gibt es sie schon, wird sie fortgesetzt.
arena-help-jobs = Wie viele Partien zugleich; 0 für eine auf jedem Kern.
arena-help-first = Der erste Startwert.
arena-help-opening = So viele Züge jeder Partie werden zuerst ausgelost, damit sich Partien ohne Zufall unterscheiden.
arena-help-ladder = Nur Bots, die nebeneinander genannt sind, begegnen sich.
arena-help-engine = Prozesse dieses Rechners, oder ray.
arena-help-address = Die Adresse eines Ray-Clusters; ohne sie wird hier einer gestartet.
arena-help-report = Eine Seite mit Tabellen und Bildern schreiben (HTML).
arena-help-parquet = Die Partien für Datentabellen schreiben (Parquet).
arena-help-plot = Die Verteilung der Punkte als Bild schreiben (SVG).
arena-results-help = Sagen, was eine Datei beendeter Partien sagt, oder einige davon noch einmal spielen.
arena-help-file = Eine Datei, die „arena“ geschrieben hat.
arena-help-verify = So viele ihrer Partien, zufällig gewählt, noch einmal spielen und vergleichen.
arena-playing = Spielt
arena-verifying = Spielt noch einmal
arena-interrupted = Unterbrochen. Was fertig ist, steht in { $path }; derselbe Befehl macht dort weiter.
arena-stopped = Unterbrochen.
arena-written = Alle Partien sind in { $path }.
arena-wrote = Geschrieben: { $path }
arena-verified =
    { $number ->
        [one] Die noch einmal gespielte Partie endete, wie die Datei sagt.
       *[other] Alle { $number } noch einmal gespielten Partien endeten, wie die Datei sagt.
    }
arena-differs = Startwert { $seed }, { $bots }: die Datei sagt { $claimed }, aber jetzt ist es { $found }
arena-failed = Startwert { $seed }, { $bots }: die Datei sagt { $claimed }, aber jetzt versagte ein Bot: { $problem }
arena-outcome = { $scores } (Plätze, die gewannen: { $winners })
arena-outcome-full = { $scores } (Plätze, die gewannen: { $winners }; { $reason }; { $moves } Züge)
arena-rules = diese Partien wurden mit Version { $rules } der Regeln von { $game } gespielt; dieses Programm hat Version { $known } und kann sie nicht noch einmal spielen
arena-unverified = { $wrong } von { $number } Partien endeten anders: andere Bots, andere Regeln, oder jemand hat die Datei geändert
arena-nothing-to-verify = in { $path } ist keine Partie, die sich noch einmal spielen ließe
arena-anchor = Die Wertungen sind auf der Elo-Skala, { $bot } ist 0; in Klammern der 95-%-Bereich.
arena-forfeited = Eine Partie ging durch ein Versagen verloren: { $problem }
arena-head-bot = Bot
arena-head-rating = Wertung
arena-head-interval = 95-%-Bereich
arena-head-games = Partien
arena-head-score = Punkte im Mittel
arena-head-target = { $target } oder mehr
arena-head-pace = Zeit je Wahl
arena-head-game-time = Zeit je Partie
arena-head-forfeits = Versagen
arena-head-pair = Bots
arena-head-share = erster vorn
arena-head-sets = Sätze gewonnen
arena-head-lead = Punkte
arena-head-seeds = Sätze
arena-head-seed = Startwert
arena-head-problem = was schiefging
arena-other-file = in { $path } sind Partien anderer Art, nicht von { $game } mit diesen Optionen; nenne mit --out eine andere Datei
arena-no-file = { $path } ist keine Datei beendeter Partien: ihre erste Zeile sollte { $format }, Version { $version } sagen
arena-line = Zeile { $line } von { $path } ist keine beendete Partie; nimm sie heraus, und der Rest ist brauchbar
arena-unreadable = { $path } ist nicht lesbar: { $problem }
arena-empty = in { $path } ist noch keine beendete Partie
arena-disk = { $path } lässt sich nicht schreiben: { $problem }; was vorher fertig war, bleibt
arena-folder = es gibt keinen Ordner { $folder }, in den { $name } geschrieben werden könnte
arena-locked = eine andere Arena schreibt gerade { $path }; warte auf sie, oder nenne mit --out eine andere Datei
arena-twice = ein Bot kann sich nicht selbst begegnen: jeder sollte einmal genannt sein
arena-two = es sollten zwei Bots oder mehr genannt sein
arena-option = { $word } ist keine Option; es sollte NAME=WERT sein, wobei der Name einer von diesen ist: { $allowed }
arena-option-twice = die Option { $name } ist zweimal angegeben
arena-engine = mit „{ $engine }“ lässt sich nicht spielen; möglich sind: { $allowed }
arena-address = eine Adresse ist für ray; füge --engine ray hinzu
arena-alone-only = ein Bild der Punkte ist für Spiele, die man allein spielt; --report zeigt alle anderen
arena-worker = der Prozess, der Startwert { $seed } ({ $bots }) spielte, starb { $times }-mal, zuletzt mit Code { $code } (-9 heißt, dass er beendet wurde, vielleicht aus Mangel an Speicher); alle beendeten Partien bleiben
arena-ray-lost = Ray hat die Partie mit Startwert { $seed } ({ $bots }) verloren: { $problem }; alle beendeten Partien bleiben

# The arena: its page

arena-report-title = { $game }: die Arena
arena-report-lead = Bots mit gleichen Würfeln: alle, die sich begegnen, spielen dieselben Startwerte ({ $first } bis { $last }) von jedem Platz aus, sodass weder Würfel noch Plätze entscheiden. Optionen: { $options }.
arena-report-alone = Bots allein, alle mit denselben Würfeln (Startwerte { $first } bis { $last }). Optionen: { $options }.
arena-fact-games = Partien
arena-fact-seeds = Startwerte
arena-fact-bots = Bots
arena-fact-time = Bedenkzeit
arena-points = Punkte
arena-moves = Züge
arena-all = alle Partien
arena-seat = Spieler { $player }
arena-axis-elo = Elo-Punkte
arena-axis-wins = Anteil der Siege, in %
arena-champion = Verteilung der Punkte von Bots, die allein spielen
arena-part-ratings = Wertungen
arena-how-ratings = Elo-Skala, { $bot } ist 0: 100 Punkte mehr sind 64 % der Siege, 400 Punkte mehr sind 91 %. Die Bänder sind 95-%-Bereiche für den Abstand zu { $bot }, durch erneutes Ziehen der Sätze bestimmt.
arena-part-alone = Punkte
arena-how-alone = Punkte im Mittel, und wie oft eine Punktzahl erreicht wurde, mit 95-%-Bereichen.
arena-part-pairs = Jeder gegen jeden
arena-how-pairs = Wie oft der Bot der Zeile vor dem Bot der Spalte lag, ein Gleichstand zählt halb; darunter der 95-%-Bereich, und um wie viele Punkte im Mittel.
arena-how-pairs-alone = Wie oft der Bot der Zeile mit denselben Würfeln mehr Punkte hatte als der Bot der Spalte, ein Gleichstand zählt halb; darunter der 95-%-Bereich, und um wie viele Punkte im Mittel.
arena-part-scores = Punkte
arena-how-scores = Anteil der Partien nach Punkten; die Linie ist das Mittel.
arena-how-targets = Anteil der Partien nach Punkten; die Linie ist das Mittel, gestrichelt ist, was die Spielanleitung verlangt.
arena-part-seats = Plätze
arena-how-seats = Anteil der Siege nach Platz, über alle Bots, mit 95-%-Bereichen. Da alle überall gleich oft sitzen, wäre die gestrichelte Linie ein gerechtes Spiel.
arena-part-lengths = Länge
arena-how-lengths = Züge einer Partie, mit Würfen und Passen.
arena-part-times = Zeit
arena-how-times = Bedenkzeit für eine Wahl zwischen zwei oder mehr Zügen: Rechenzeit, bei fremden Programmen die Zeit der Uhr.
arena-part-forfeits = Versagen
arena-how-forfeits =
    { $number ->
        [one] Eine Partie ging verloren, weil ein Bot versagte.
       *[other] { $number } Partien gingen verloren, weil ein Bot versagte.
    }

# Stats, for designers

stats-help = Messen, was Optionen und Plätze eines Spiels mit Punkten und Länge machen.
stats-help-bot = Ein Bot, der alle Plätze spielt; mehrfach möglich. Sonst random und greedy.
stats-help-games = Partien jedes Bots für jede Abwandlung; random spielt zwanzigmal so viele.
stats-help-vary = Eine Option, die geändert wird; mehrfach möglich. Sonst alle.
stats-help-json = Die Zahlen als JSON ausgeben, eine Zeile je Messung.
stats-help-report = Eine Seite mit Bildern schreiben (HTML).
stats-measuring = Misst
stats-vary = { $game } hat keine Option „{ $name }“, deren Werte sich probieren ließen; es hat: { $allowed }
stats-usual = wie es ist
stats-head-changed = geändert
stats-head-score = Punkte
stats-head-spread = Streuung
stats-head-margin = Abstand
stats-head-seats = % je Platz
stats-head-draws = geteilt
stats-head-moves = Züge
stats-head-branching = erlaubte Züge
stats-head-reason = Spielende
stats-fact-variations = Abwandlungen
stats-report-title = { $game }: was seine Optionen bewirken
stats-report-lead = Es wird immer eine Option geändert; ein Bot spielt alle Plätze einer Partie, überall mit denselben Startwerten. Wie es ist: { $options }. Die Bilder zeigen { $bot }.
stats-part-numbers = In Zahlen
stats-how-numbers = Punkte eines Platzes im Mittel und ihre Standardabweichung; Punkte zwischen Erstem und Zweitem; wie oft jeder Platz gewann, ab Platz 0; wie oft ein Sieg geteilt wurde; Züge einer Partie, mit Würfen und Passen; und zwischen wie vielen erlaubten Zügen man im Mittel wählte.
stats-part-scores = Punkte
stats-how-scores = Anteil der Plätze nach Punkten; die Linie ist das Mittel.
stats-part-seats = Plätze
stats-how-seats = Anteil der Siege nach Platz mit 95-%-Bereichen; die gestrichelte Linie wäre gerecht.
stats-part-lengths = Länge
stats-how-lengths = Anteil der Partien nach Zahl ihrer Züge; die Linie ist das Mittel.
stats-part-ends = Wie es endet
stats-how-ends = Welche Regel das Spiel beendete, wie es ist.

# Outside bots

outside-start = der Bot „{ $command }“ lässt sich nicht starten: { $problem }
outside-ended =
    der Bot „{ $command }“ endete vor der Zeit, mit Code { $code }{ $heard ->
        [yes] ; seine Fehlerausgabe endet mit: { $stderr }
       *[no] { "" }
    }
outside-late =
    der Bot „{ $command }“ antwortete nicht innerhalb von { $seconds } Sekunden{ $heard ->
        [yes] ; seine Fehlerausgabe endet mit: { $stderr }
       *[no] { "" }
    }
outside-nonsense =
    der Bot „{ $command }“ sollte mit einer Zeile JSON vom Typ „{ $expected }“ antworten, sagte aber: { $said }{ $heard ->
        [yes] ; seine Fehlerausgabe endet mit: { $stderr }
       *[no] { "" }
    }
outside-id =
    der Bot „{ $command }“ sollte auf Frage { $expected } antworten, nicht auf { $found }{ $heard ->
        [yes] ; seine Fehlerausgabe endet mit: { $stderr }
       *[no] { "" }
    }
outside-illegal =
    der Bot „{ $command }“ antwortete { $move }, und das ist keiner der erlaubten Züge, die ihm gezeigt wurden{ $heard ->
        [yes] ; seine Fehlerausgabe endet mit: { $stderr }
       *[no] { "" }
    }
outside-help-game = Das Spiel; ohne Angabe alle.
outside-help-games = Wie viele Partien von jedem.
outside-conforms = { $command } hält sich daran: { $games } Partien von { $game }, { $moves } Züge.
outside-help = Prüfen, ob ein Programm nach dem Protokoll für fremde Bots spielt.
outside-help-command = Der Befehl, der das Programm startet.

# Analysis

analysis-help = Eine Aufzeichnung analysieren: was jeder Zug wert war, und Glück gegen Können.
analysis-help-level = Der Bot, der die besten Züge nennt: club, expert oder master.
analysis-help-simulations = Fortsetzungen, die für den Wert jeder Stellung gespielt werden; sonst so viele, wie das Spiel braucht.
analysis-help-seed = Dieselbe Zahl ergibt dieselbe Analyse.
analysis-help-json = Die Analyse als JSON in eine Datei schreiben, oder „-“ für die Standardausgabe.
analysis-help-plot = Sie in eine .svg- oder .png-Datei zeichnen.
analysis-level = es gibt keinen Analysten „{ $level }“; es gibt: { $allowed }
analysis-simulations = die Zahl der Simulationen sollte von 2 bis { $most } sein, nicht { $value }
analysis-plot-kind = { $path } sollte auf .svg oder .png enden
analysis-no-folder = { $path } lässt sich nicht schreiben: den Ordner gibt es nicht
analysis-empty = diese Aufzeichnung hat keine Züge, es gibt also nichts zu analysieren
analysis-working = Analysiert
analysis-written = In { $path } geschrieben.
analysis-unfinished = Die Aufzeichnung endet vor dem Spiel: das Ergebnis ist, was die letzte Stellung wert ist.
analysis-made = Beste Züge von { $level }; Werte aus { $simulations } Fortsetzungen jeder Stellung.
analysis-head-who = wer
analysis-head-move = Zug
analysis-head-value = Wert
analysis-head-luck = Glück
analysis-head-grade = Note
analysis-head-loss = Verlust
analysis-better = besser { $move }
analysis-grade-best = am besten
analysis-grade-good = gut
analysis-grade-inaccuracy = ungenau
analysis-grade-mistake = Fehler
analysis-grade-blunder = grober Fehler
analysis-part-start = Anfang
analysis-part-luck = Glück
analysis-part-choices = eigene Wahl
analysis-part-others = Wahl der anderen
analysis-part-unforeseen = Unvorhergesehenes
analysis-part-result = Ergebnis
analysis-luck =
    { $measure ->
        [points] Der Zufall gab { $name } { $luck } Punkte.
       *[share] Der Zufall gab { $name } { $luck } vom Sieg.
    }
analysis-no-luck = Nichts war dem Zufall überlassen.
analysis-choices =
    { $flawless ->
        [yes] Keine Wahl kostete etwas, das sich messen ließe.
       *[no]
            { $measure ->
                [points] Die eigene Wahl kostete { $lost } Punkte.
               *[share] Jede eigene Wahl kostete im Schnitt { $lost } vom Sieg.
            }
    }
analysis-others = Jede Wahl der anderen brachte im Schnitt { $others }.
analysis-plot-title = { $title }: Glück und Können
analysis-plot-moves = Züge
analysis-plot-points = Punkte
analysis-plot-share = Anteil am Sieg in %
compiling = { $what } wird übersetzt; das geschieht einmal und dauert etwa { $seconds } Sekunden …
compiled-elsewhere = { $wanted } lässt sich nicht beschreiben, darum wird Übersetztes in { $place } aufbewahrt. Mit MUSIVUM_CACHE_DIR wählst du einen anderen Ort.

## Browsers

browser-build-help = Bauen, womit Browser selbst denken können: Regeln, Strategien und Suche aller Spiele als WebAssembly. Was sich nicht geändert hat, wird nicht noch einmal gebaut.
browser-building = wird für Browser gebaut
browser-built = { $game } ist für Browser bereit ({ $kilobytes } kB)
browser-bundled = Quellen für Seiten, die ohne Server spielen: { $kilobytes } kB
browser-bundled-paper = Was Seiten zum Drucken brauchen: { $kilobytes } kB
browser-site-help = Schreibt die Seite als einfache Dateien, für jeden Webserver: alle Spiele, allein oder gegen Bots, ohne eigenen Server.
browser-site-out-help = Der Ordner, in den geschrieben wird.
browser-site-written = { $files } Dateien liegen in { $path }; leg sie zuoberst auf einen Webserver. Zum Ausprobieren: python -m http.server -d { $path }
browser-site-unbuilt = die Seite oder die Spiele für Browser sind nicht gebaut; ruf auf: make setup
browser-site-occupied = in { $path } liegt etwas anderes; wähle einen leeren Ordner
browser-no-linker = Um für Browser zu bauen, wird der Linker wasm-ld gebraucht, und er fehlt hier. Unter Debian oder Ubuntu hilft: sudo apt-get install lld. Anderswo: pip install ziglang.
browser-too-large = Das Paket von { $game } hätte komprimiert { $bytes } Bytes, erlaubt sind höchstens { $most }.
browser-failed = { $what } konnte nicht für Browser gebaut werden: { $problem }

## Paper

print-paper = es gibt kein Papier „{ $paper }“; es gibt: { $allowed }
print-ink = es gibt keine Tinte „{ $ink }“; es gibt: { $allowed }
print-backs = es gibt keine Rückseiten „{ $backs }“; es gibt: { $allowed }
print-number = { $number } ist zu viel oder zu wenig; möglich sind 1 bis { $most }
print-per-page = { $number } auf einer Seite lassen sich nicht drucken; möglich sind: { $allowed }
print-size = { $size } mm ist keine Größe für dieses Papier: möglich sind { $least } bis { $most } mm
print-unknown = { $game } hat nichts namens „{ $what }“ für Papier; es hat: { $allowed }
print-too-large = das passt nicht auf das Papier: innerhalb der Ränder sind { $width } × { $height } mm; nimm eine kleinere Größe oder größeres Papier
print-no-file = sag, wohin die Seiten gehen: musivum print { $game } -o { $game }.pdf
print-no-puzzle = für { $game } wurde mit diesen Optionen kein Rätsel gefunden; nimm andere, oder einen anderen Startwert
file-unwritable = { $path } lässt sich nicht schreiben: { $problem }
print-done =
    { $pages ->
        [one] { $file }: eine Seite. Druck sie in wahrer Größe (100 %) und miss am Lineal unten nach.
       *[other] { $file }: { $pages } Seiten. Druck sie in wahrer Größe (100 %) und miss am Lineal unten nach.
    }
print-ruler = { $length } mm, wenn in wahrer Größe gedruckt
print-piece = Ein Teil
print-name = Name
print-total = Summe
print-booklet = { $title }: die Regeln
print-account = { $line }: { $points }
print-moves = Die Züge
print-running =
    Das Spiel ist nicht aus: { $moves ->
        [one] ein Zug ist gespielt.
       *[other] { $moves } Züge sind gespielt.
    }
print-player =
    { $won ->
        [yes] { $name } (hat gewonnen)
       *[no] { $name }
    }
print-puzzles = { $title }: Rätsel
print-puzzles-how = In jeder Stellung bringt ein Zug sofort mehr Punkte als jeder andere. Welcher ist es? Es zählt, was dich weiter vor die anderen bringt; was später kommt, zählt nicht.
print-puzzle =
    { $players ->
        [1] { $number }. Du bist am Zug.
       *[other] { $number }. Spieler { $seat } ist am Zug.
    }
print-solutions = Die Lösungen
print-show-answer = Die Lösung zeigen
print-solution =
    { $number }. { $move } ({ $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } weiter vorn)
print-rules-about = Die Regeln, mit Bildern
print-puzzles-about = Ein Arbeitsblatt mit Rätseln und Lösungen
print-board-about = Die Bretter, wie sie am Anfang sind
print-not-usual = (nur auf Wunsch)
print-list-record = Eine gespielte Partie als eine Seite: musivum print partie.json -o partie.pdf
print-help = Ein Spiel drucken: Bretter, Karten, Blätter und Regeln als PDF, oder eine gespielte Partie. Ohne Angabe wird gedruckt, was man zum Spielen braucht; --list sagt, was es gibt. Die Optionen des Spiels gehen mit, etwa --side 4
print-help-out = Die Seiten in diese Datei schreiben.
print-help-list = Sagen, was sich drucken lässt.
print-help-language = Die Sprache des Gedruckten (sonst: die, in der das hier steht).
print-help-paper = Das Papier (sonst: a4).
print-help-ink = full, oder saving: Umrisse und Zeichen, keine Flächen (sonst: full).
print-help-size = Millimeter eines Feldes, einer Karte oder eines Plättchens (sonst: was zum Papier passt).
print-help-per-page = Blätter auf einer Seite (sonst: 2).
print-help-backs = Rückseiten der Karten: plain, oder fold: neben den Vorderseiten, zum Falten und Kleben (sonst: plain).
print-help-number = Wie viele Würfe oder Rätsel.
print-help-seed = Woraus Würfe und Rätsel folgen; gleicher Startwert, gleiche Seiten (sonst: 1).
print-help-archive = PDF/A schreiben, um es für immer aufzuheben.

show-help = Ein Bild von einer Stellung einer Aufzeichnung machen: SVG, PNG oder PDF, je nach Endung der Datei.
show-help-out = Das Bild oder den Film in diese Datei schreiben.
show-help-seat = Mit den Augen dieses Platzes sehen (sonst: wie jemand, der zuschaut).
show-help-size = Die Breite in Pixeln.
show-kind = { $file } sagt durch die Endung nicht, was daraus werden soll; möglich sind { $allowed }
show-done = { $file }: die Stellung nach Zug { $number } von { $last }.
film-help = Einen Film aus einer Aufzeichnung machen: GIF oder WebP, je nach Endung der Datei.
film-help-pace = Tausendstelsekunden für jeden Zug.
film-making = Ein Film aus { $moves } Zügen entsteht …
film-done = { $file }: { $moves } Züge, { $size } kB.
record-shown = { $title }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}

card-match = { $title }: { $names }
card-level = { $level ->
    [random] Zufall
    [beginner] Neuling
    [casual] Hobbyspieler
    [greedy] Nimmersatt
    [club] Vereinsspieler
    [expert] Könner
    [master] Meister
   *[other] { $level }
    }
card-about-match = { $status ->
    [over] Eine beendete Partie. Geh sie Zug um Zug durch.
    [playing] Eine Partie, die gerade läuft. Schau zu.
   *[other] Eine Partie, die bald beginnt. Spiel mit.
}
card-daily = { $title }: die Tagesaufgabe
card-about-home = { $games ->
    [4] Vier Spiele namens Mosaic: allein, gegen Bots oder mit Freunden über einen Link.
   *[other] { $games } Spiele, die meisten namens Mosaic: allein, gegen Bots oder mit Freunden über einen Link.
 }
card-about-daily = Heute spielen alle mit denselben Würfen. Wie weit kommst du?
card-daily-strip = Eine Reihe Steine

# Learning

learn-help = Ein Spiel im Spiel gegen sich selbst lernen und das Netz behalten, wenn es gewinnt.
learn-help-folder = Wo der Lauf aufbewahrt wird; ein vorhandener geht weiter.
learn-help-also = Dasselbe Spiel mit anderen Optionen, abwechselnd mit dem ersten.
learn-help-rounds = Runden aus Spielen und Lernen im ganzen Lauf.
learn-help-games = Partien in einer Runde.
learn-help-seed = Startwert für allen Zufall des Laufs.
learn-help-simulations = Simulationen für jede Wahl; 0 spielt auf den ersten Blick.
learn-help-noise = Wie viel der Zufall anfangs bei jeder Wahl mitredet, in Punkten.
learn-help-trust = Wie viel das Ende einer Partie zählt, gegenüber dem, was unterwegs versprochen war.
learn-help-memory = Aus wie vielen Runden von Partien wieder gelernt wird.
learn-help-ahead = Lernen durch Vorausschauen: Die Antwort ist, was so viele Würfe der nächsten Würfel brächten; 0: wie Partien enden.
learn-help-compared = Beim Vorausschauen: aus wie vielen der Züge, die am besten aussehen, bei jeder Wahl gelernt wird.
learn-help-anew = Mit einem Netz beginnen, das nichts weiß, nicht mit dem jetzigen.
learn-help-pairs = Doppelte Paare bei der Prüfung.
learn-help-budget = Simulationen je Zug bei der Prüfung.
learn-help-out = Wohin das Netz geschrieben wird, wenn es gewinnt.
learn-help-jobs = Prozesse, die zugleich spielen; 0 für einen auf jedem Kern. Bei Ray: die Prozessoren eines Clusters, der hier gestartet wird.
learn-working = Lernt
learn-proving = Wird geprüft
learn-learned = { $rounds } Runden und { $games } Partien; der Lauf liegt in { $folder }
learn-verdict = gewann { $share } % von { $pairs } Paaren ({ $low } … { $high }) gegen das jetzige Netz
learn-stays = Das beweist nichts: Das jetzige Netz bleibt.
learn-kept = Das neue Netz liegt in { $path }
learn-no-network = { $game } hat kein Netz, das lernen könnte
learn-other-game = { $folder } enthält einen Lauf von { $game }; nimm einen anderen Ordner
learn-other-shape = das Netz in { $folder } sieht anderes als diese Version; nimm einen anderen Ordner
learn-worker = ein Prozess, der Partien spielte, ist gestorben (vielleicht wurde er aus Mangel an Speicher beendet); alle früheren Runden bleiben, und derselbe Befehl macht dort weiter
learn-ray-lost = Ray hat Partien dieser Runde verloren: { $problem }; alle früheren Runden bleiben, und derselbe Befehl macht dort weiter

# Solving

solve-help = Eine Zugfolge vom Ende her perfekt machen, so weit die Geduld reicht. Für Spiele zu zweit ohne Zufall.
solve-help-resume = Wo alles Gefundene aufbewahrt wird; ist die Datei da, geht es mit ihr weiter.
solve-help-bot = Wer die Partie gegen sich selbst spielt, die perfekt gemacht wird.
solve-help-positions = Nach so vielen Stellungen aufhören; sonst, wenn das Spiel gelöst ist.
solve-playing = { $bot } spielt eine erste Partie
solve-working = Bewiesene Züge
solve-so-far = Von Zug { $move } von { $moves } an ist bewiesen, dass alles perfekt ist: Am Ende { $ahead ->
    [first] führt der erste Spieler mit { $lead }
    [second] führt der zweite Spieler mit { $lead }
   *[nobody] führt niemand
 }. Betrachtete Stellungen: { $positions }.
solve-solved = Gelöst: Bei perfektem Spiel { $ahead ->
    [first] führt am Ende der erste Spieler mit { $lead }
    [second] führt am Ende der zweite Spieler mit { $lead }
   *[nobody] führt am Ende niemand
 }. Betrachtete Stellungen: { $positions }.
solve-unreadable = { $path } ist keine Datei, die „solve“ geschrieben hat; nenne mit --resume eine andere
solve-other = { $path } enthält eine Partie von { $game } mit { $options }; nenne mit --resume eine andere Datei
