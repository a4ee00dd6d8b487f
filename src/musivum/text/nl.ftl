# Errors that no single game owns.

catalogue-missing = er is geen catalogus { $what }: wat die in “{ $language }” hoort te zeggen staat er in het Engels
catalogue-unreadable = de catalogus { $what } kan niet gelezen worden, dus er staat Engels in plaats van “{ $language }”: { $detail }
catalogue-broken = de catalogus { $what } (“{ $language }”) heeft iets dat geen bericht is en wegblijft: { $detail }
catalogue-half =
    { $number ->
        [one] de catalogus { $what } (“{ $language }”) mist één bericht, dat in het Engels staat
       *[other] de catalogus { $what } (“{ $language }”) mist { $number } berichten, die in het Engels staan
    }: { $detail }
catalogue-message = het bericht { $what } kan niet in “{ $language }” gezegd worden en staat in het Engels: { $detail }
language-unknown = er is geen taal “{ $language }”; er zijn: { $allowed }. Er wordt Engels gesproken.
language-none = in de taal “{ $language }” zijn er geen woorden; er zijn: { $allowed }
# What the system refuses.

system-refused = het systeem weigert dit: { $problem }
system-refused-path = het systeem weigert { $path }: { $problem }
system-missing = dat bestand of die map bestaat niet
system-denied = dat mag niet
system-folder = het is een map
system-no-folder = een deel van het pad is geen map
system-exists = het bestaat al
system-long = de naam is te lang
system-full = de schijf is vol
system-read-only = daar kan niets worden weggeschreven
system-nobody = daar antwoordt niemand
# How a command is used. Words in capitals stand for what one writes there.

usage-begins = Gebruik:
usage-any = [OPTIES]
usage-command = OPDRACHT …
usage-arguments = Woorden
usage-options = Opties
usage-commands = Opdrachten
usage-help = Deze uitleg tonen en stoppen.
usage-default = anders: { $value }
usage-required = verplicht
usage-variable = of via { $name }
usage-hint = “{ $command }” vertelt meer.
usage-no-command = er is geen opdracht “{ $command }”
usage-no-command-like = er is geen opdracht “{ $command }”; wel: { $like }
usage-command-missing = er ontbreekt een opdracht
usage-no-option = hier is geen optie { $option }
usage-no-option-like = hier is geen optie { $option }; wel: { $like }
usage-missing = { $what } ontbreekt
usage-extra = “{ $word }” is een woord te veel
usage-needs-value = { $option } heeft een waarde nodig
usage-no-value = { $option } krijgt geen waarde
usage-bad-value = { $option }: { $problem }
usage-number-least = { $flag } is een getal vanaf { $least }, niet “{ $text }”
usage-choice = { $flag } is een van { $allowed }, niet “{ $text }”
usage-word-game = SPEL
usage-word-file = BESTAND
usage-word-record = VERSLAG
usage-word-name = NAAM
usage-word-text = TEKST
usage-word-value = WAARDE
usage-word-option = OPTIE
usage-word-what = WAT
usage-word-who = WIE
usage-word-number = AANTAL
usage-word-hops = AANTAL
usage-word-pixels = PIXELS
game-unknown = er is geen spel “{ $game }”; er zijn: { $allowed }
option-unknown = { $game } heeft geen optie “{ $option }”; wel: { $allowed }
option-value = { $game } kan niet gespeeld worden met { $option }={ $value }; { $option } is { $allowed }
option-type = { $game } kan niet gespeeld worden met { $option }={ $value }: dat is { $type ->
        [str] een tekst
        [bool] een ja of nee
       *[other] een getal van het type { $type }
    }; { $option } is { $allowed }, { $wanted ->
        [int] als geheel getal
        [bool] als ja of nee
       *[other] als tekst
    }
option-one-of = een van { $values }
option-range = { $first } tot en met { $last }
option-own = eigen
option-yes = ja
option-no = nee
cluster-connect = er is geen Ray-cluster op “{ $address }”: { $problem }
progress-speed = { $rate } partijen/s, nog { $left }
progress-so-far = { $done } van { $of } partijen
notation-literal = kolom { $column }: hier hoort “{ $literal }” te staan, niet “{ $found }”
notation-letter = kolom { $column }: hier hoort een van de letters { $letters } te staan, niet “{ $found }”
notation-word = kolom { $column }: hier hoort een van { $words } te staan, niet “{ $found }”
notation-number = kolom { $column }: hier hoort een getal van { $low } tot en met { $high } te staan, niet “{ $found }”
notation-end = kolom { $column }: de zet is compleet, maar “{ $found }” volgt nog
notation-empty = hier hoort een zet te staan, maar er staat niets
notation-long = een zet heeft hoogstens { $most } tekens, deze tekst heeft er { $length }
notation-type = een zet is een tekst zoals “{ $example }”, niet { $type }
action-range = { $game } heeft de acties 0 tot en met { $last }, niet { $index }
illegal-over = het spel is afgelopen, er kan niets meer gespeeld worden
illegal-not-awaited =
    plaats { $seat } is niet aan de beurt; { $waits ->
        [chance] er wordt op dobbelstenen of kaarten gewacht
        [nobody] er wordt op niemand gewacht
        [one] er wordt op plaats { $awaited } gewacht
       *[several] er wordt op de plaatsen { $awaited } gewacht
    }
illegal-no-seat = { $seat } is geen plaats van dit spel; de plaatsen zijn { $allowed }
illegal-seat-needed = meerdere plaatsen mogen nu zetten ({ $awaited }); zeg welke
illegal-chance = dit is voor het toeval, niet voor een speler
illegal-not-chance = dit is een zet van een speler, maar er wordt op dobbelstenen of kaarten gewacht
illegal-other-game = dit is een zet van een ander spel of van andere opties
chance-not-awaited =
    er wordt hier niet op dobbelstenen of kaarten gewacht; { $waits ->
        [chance] die komen elders
        [nobody] er wordt op niemand gewacht
        [one] er wordt op plaats { $awaited } gewacht
       *[several] er wordt op de plaatsen { $awaited } gewacht
    }
view-other-game = dit beeld hoort bij { $other } of bij andere opties, niet bij { $game } zoals het geladen is
record-deep = dit is geen leesbare JSON: het is te diep genest
record-encoding = dit is geen JSON: het is geen tekst in UTF-8
record-json = dit is geen JSON: in regel { $line } klopt er iets niet bij teken { $column }
record-format = dit is geen verslag: de “format” ervan hoort “{ $format }” te zijn
record-version = dit verslag heeft versie { $version }; dit programma leest versie { $known }
record-schema = het verslag klopt niet bij { $place }: { $kind ->
    [required] “{ $detail }” ontbreekt
    [type] het hoort van het type { $detail } te zijn
   *[other] { $detail } hoort daar niet
 }
record-large = { $path } is te groot voor een verslag (hoogstens { $most } bytes)
record-file = { $path }: { $problem }
record-rules = dit verslag is gemaakt met versie { $rules } van de regels van { $game }; dit programma heeft versie { $known }
record-seats = dit verslag heeft { $seats } plaatsen, maar de opties zijn voor { $players }
record-move = zet { $number } (“{ $move }” van plaats { $seat }) klopt niet: { $problem }
record-forfeited = een afgebroken partij heeft in extra.forfeited minstens één plaats die opgaf, vanaf 0 en lager dan { $seats }
record-outcome = het verslag zegt dat de partij eindigde met { $said }, maar de zetten leiden tot { $found }
record-unfinished = het verslag eindigt voor de partij
player-unknown = er is geen speler “{ $name }”; er zijn: { $allowed }
player-budget = “{ $text }” is geen budget voor { $name }: schrijf een aantal simulaties van 1 tot { $most }, zoals { $name }@1000
player-no-budget = { $name } zoekt niet bij { $game } en neemt dus geen budget aan
extra-missing = hiervoor is { $library } nodig: pip install "musivum[{ $extra }]"
player-number = { $game } heeft hier { $seats } plaatsen, maar er zijn er { $given } opgegeven
player-person = plaats { $seats } is van een mens: de partij loopt alleen vanzelf als op elke plaats een bot of een functie zit
player-illegal = { $name } op plaats { $seat } antwoordde met iets dat geen toegestane zet is: { $problem }
undo-chance = sinds je laatste zet zijn er dobbelstenen of kaarten zichtbaar geworden, dus die zet blijft staan
undo-person = { $name } heeft sindsdien gezet, dus je zet blijft staan
undo-hidden = sindsdien zijn er verborgen kaarten gespeeld, dus je zet blijft staan
undo-nothing = je hebt geen zet gedaan die teruggenomen kan worden

# What every scene says

scene-pass = Passen

# Dice that can be checked (musivum verify)

fair-missing = dit verslag heeft niets om de dobbelstenen mee te controleren: extra.dice met het recept “{ $recipe }” ontbreekt
fair-secret = de startwaarde van deze partij is nog niet onthuld; bij de dagelijkse uitdaging gebeurt dat als de dag voorbij is
fair-commitment = dit is niet de startwaarde die vooraf vastlag: de SHA-256 ervan is niet { $commitment }
fair-contributions = de aandelen van de spelers in de dobbelstenen horen { $seats } teksten van letters, cijfers, “_” en “-” te zijn, één voor elke plaats aan tafel
fair-sealed = het verslag hoort te zeggen welke partij het is, en de { $seats } controlegetallen te noemen waarmee de aandelen verzegeld werden
fair-seating = het verslag hoort te zeggen of de plaatsen geloot zijn (“lot” of “as-seated”), en van welke van de { $seats } plaatsen elke speler kwam
fair-part = het aandeel van plaats { $place } is niet het aandeel dat verzegeld werd voordat de andere onthuld waren
fair-withheld = in deze partij is nooit gegooid: het aandeel van plaats { $place } werd verzegeld en niet onthuld, en daarmee was de partij afgelopen
fair-lot = de spelers zitten als { $found }, maar het lot geeft { $expected }: dit is gekozen, niet geloot
fair-key = de startwaarde in het verslag hoort { $found } te zijn, zoals volgt uit de geheime startwaarde en de aandelen, niet { $said }
fair-move = zet { $number } was { $found }, maar de startwaarde geeft { $expected }: dit is gekozen, niet gegooid
fair-proven =
    { $rolled ->
        [0] In deze partij was er geen toeval, dus er viel ook niets te kiezen.
        [one] De ene zet van het toeval volgt uit de vastgelegde startwaarde: hij is niet gekozen.
       *[other] Alle { $rolled } zetten van het toeval volgen uit de vastgelegde startwaarde: er is er geen gekozen.
    }
signature-good = Het verslag is met deze sleutel ondertekend en sindsdien niet veranderd.
signature-key = een openbare sleutel heeft 64 tekens van 0 tot 9 en a tot f, zoals GET /api/key van de server hem geeft, niet “{ $public }”
signature-missing = dit verslag is niet ondertekend: extra.signature ontbreekt
signature-wrong = dit verslag is niet ondertekend met de sleutel { $public }, of het is sindsdien veranderd
fair-drawn = Het lot waardoor { $name } begon, volgt uit de vastgelegde startwaarde.
fair-silent = Zonder aandeel in de dobbelstenen: { $names }. Wie de startwaarde kent, had de dobbelstenen tegen hen kunnen kiezen.

# The server

server-no-match = er is geen partij “{ $match }”
server-not-open =
    plaats { $seat } van deze partij is niet vrij; { $number ->
        [0] er is er geen vrij
       *[other] vrij: { $free }
    }
server-no-free-seat = in deze partij is geen plaats meer vrij
server-invite = deze partij is besloten; om mee te doen heb je de uitnodigingslink nodig
server-not-yours = plaats { $seat } is in deze partij niet van jou
server-no-guest = je hebt hier nog geen naam: POST /api/me maakt je gast
server-not-playing =
    { $status ->
        [open] deze partij wacht nog op spelers
        [ready] deze partij begint zo
        [playing] deze partij is bezig
        [over] deze partij is afgelopen
       *[gone] deze partij is opgeheven
    }, dus dit kan nu niet
server-not-over = deze partij is nog niet afgelopen
server-begun = deze partij is begonnen; geef op als je wilt stoppen
server-seats = { $game } heeft met deze opties { $seats } plaatsen, maar er zijn er { $given } beschreven
server-level = er is geen botniveau “{ $level }”; er zijn: { $allowed }
server-no-me = minstens één plaats moet van jou zijn (“me”)
server-many-matches = je hebt al { $most } onafgemaakte partijen; maak er een paar af of verlaat ze
server-host = deze server is niet bekend als “{ $host }”; wie hem beheert kan hem starten met “--host-name”
server-slow-down =
    { $limit ->
        [guest] je vraagt te snel of te veel: { $most } kleine verzoeken per seconde is prima
        [address] je adres vraagt te snel of te veel: { $most } kleine verzoeken per seconde is prima
        [guests] te veel nieuwe gasten van één adres: hoogstens { $most } per seconde
        [matches] te veel nieuwe partijen van één adres: hoogstens { $most } per seconde
        [watched] over één verbinding volg je hoogstens { $most } partijen
        [hints] er wordt op hoogstens { $most } tips tegelijk gewacht
        [signs] zoveel tekens tegelijk is te veel
        [same-dice] de bots spelen hoogstens { $most } partij tegelijk na
        [replays] er wordt op hoogstens { $most } herhalingen tegelijk gewacht
        [analyses] er wordt op hoogstens { $most } analyses tegelijk gewacht
       *[other] er wachten er al meer dan { $most }
    }; wacht { $seconds } { $seconds ->
        [one] seconde
       *[other] seconden
    }
server-large = te groot: er worden hoogstens { $most } bytes gelezen
server-stale-turn = dit bericht was voor een andere beurt (beurt { $turn }, nu is het { $now })
server-out-of-time = de tijd van plaats { $seat } is om
server-forfeited = plaats { $seat } heeft deze partij opgegeven
server-damaged = partij { $match } is beschadigd: gebeurtenis { $number } ontbreekt of is niet meer wat ze was. De andere zijn niet geraakt; in een reservekopie is de partij misschien nog heel
server-commitment = een vastlegging is de SHA-256 van je aandeel in de dobbelstenen, 64 tekens van 0 tot 9 en a tot f
server-committed = plaats { $seat } heeft zich al vastgelegd, of heeft geen aandeel in deze dobbelstenen
server-commit-now =
    vastleggen kan als alle plaatsen bezet zijn en nog niet verzegeld; { $status ->
        [open] deze partij wacht nog op spelers
        [ready] deze partij begint zo
        [playing] deze partij is bezig
        [over] deze partij is afgelopen
       *[gone] deze partij is opgeheven
    }
server-not-sealed =
    aandelen worden onthuld als alle verzegeld zijn; { $status ->
        [open] deze partij wacht nog op spelers
        [ready] deze partij begint zo
        [playing] deze partij is bezig
        [over] deze partij is afgelopen
       *[gone] deze partij is opgeheven
    }
server-contribution = een aandeel in de dobbelstenen heeft 22 tot 64 letters, cijfers, “_” of “-”
server-other-part = dit is niet het aandeel waarop plaats { $seat } zich heeft vastgelegd
server-withheld = een aandeel in de dobbelstenen is niet op tijd onthuld
server-not-alone = dit is er alleen bij solospellen
server-not-host = alleen wie deze tafel heeft geopend, kan een plaats aan een bot geven
server-back-asked = het wordt de anderen al gevraagd
server-back-declined = dit is geweigerd; er moet eerst verder worden gespeeld
server-not-asked = niemand vraagt je nu iets over een zet
server-back-many = in deze partij zijn al { $most } zetten teruggenomen; meer kan niet
server-back-clock = waar een klok loopt, wordt geen zet teruggenomen
server-old-rules = deze partij is gemaakt met versie { $rules } van de regels van { $game }; deze server heeft versie { $known } en kan er niet mee verder
server-name = een naam heeft 1 tot 30 zichtbare tekens
server-name-of-bot = “{ $name }” lijkt te veel op een bot; neem een andere naam
server-link = deze link is onbekend, al gebruikt of te oud; maak een nieuwe op het andere apparaat
server-origin = deze pagina komt van een andere site ({ $origin }), dus ze mag dit niet
server-request = het verzoek klopt niet bij { $place }: { $problem }
server-no-path = er is niets op { $path }
server-method = { $method } kan niet bij { $path }
server-message = dit bericht is onleesbaar: { $problem }
server-stopping = de server stopt; probeer het zo nog eens
server-busy = er kwam te vaak een andere zet tussen; probeer het nog eens
server-broken = er ging iets mis op de server; het is genoteerd als { $incident }
server-analysis-failed = deze partij kon niet geanalyseerd worden; probeer het over een minuut nog eens
server-hint-failed = geen bot kon nu een tip geven; probeer het zo nog eens
server-hint = een tip krijg je alleen waar geen ander mens meespeelt, en niet in de dagelijkse uitdaging
server-think-daily = bots van een dagelijkse uitdaging denken op de server
server-think-people = waar andere mensen meespelen, denken bots op de server
server-think-unwatched = bekijk een partij voordat je pagina erin meedenkt
server-think-unasked = niemand vroeg je pagina om deze zet
server-no-daily = voor { $game } is er geen dagelijkse uitdaging; wel voor: { $allowed }
server-day = een dag schrijf je als 2026-03-01 en ligt niet in de toekomst
server-daily-private = een dagelijkse uitdaging kunnen anderen bekijken als de dag voorbij is
server-no-rematch = een dagelijkse uitdaging speel je één keer
server-sheet = hier kan alleen het blad “{ $allowed }” gespeeld worden
server-database-locked = een andere server gebruikt { $path } al; een SQLite-bestand dient één proces tegelijk (PostgreSQL dient er meer)
server-database-away = de server kan zijn database nu niet bereiken, dus het is onbekend of dit gebeurd is; vraag het zo nog eens, met hetzelfde kenmerk
server-database-damaged = de database van de server is beschadigd; wie hem beheert moet ernaar kijken
server-file-damaged = { $path } is beschadigd ({ $problem }); “musivum restore” zet er een kopie voor in de plaats en bewaart het, “musivum check” zegt wat er nog van klopt
server-exposed = anderen op deze computer kunnen { $path } lezen, waar de geheimen van de server in staan: chmod 600 houdt hen buiten
server-resigned = opgegeven
server-timeout = tijd om
server-client-missing = De server loopt, maar de pagina voor de browser is in deze installatie niet gebouwd. Bouw die met “npm run build” in web/, of gebruik de interface op /api/openapi.json.
server-started = Musivum staat op { $address } (Ctrl-C stopt het)
check-fine = alles in orde: { $matches } partijen met { $events } gebeurtenissen, op { $database }
check-found =
    { $problems ->
        [one] er is één probleem
       *[other] er zijn { $problems } problemen
    } in { $matches } partijen met { $events } gebeurtenissen, op { $database }
check-other-rules = { $matches } daarvan zijn met een andere versie van de regels gemaakt en niet nagespeeld
check-replay = partij { $match } kan niet nagespeeld worden: { $problem }
check-index = partij { $match }: de gebeurtenissen zeggen iets anders dan wat erover vermeld staat ({ $what })
check-reference = { $table }: rij { $row } noemt iets dat niet in { $parent } staat
check-strays = { $number } gebeurtenissen horen bij geen partij
backup-done = { $path } bevat de database zoals die net was ({ $matches } partijen)
backup-failed = de kopie kan niet naar { $path } geschreven worden: { $problem }
backup-exists = { $path } bestaat al; noem een bestand dat niet bestaat
backup-source = er is geen database op { $path }
backup-postgres = deze opdracht kopieert SQLite-databases; gebruik voor PostgreSQL pg_dump en pg_restore
backup-not-database = { $path } is geen database van Musivum: { $problem }
backup-restored = { $path } staat op zijn plaats, met { $matches } partijen; wat er eerst stond heet nu { $before }
backup-restored-new = { $path } staat op zijn plaats, met { $matches } partijen

# Environments for researchers.

research-option = { $option }={ $value } kan hier niet; { $option } is een van: { $allowed }
research-solo-win = de beloning van een solospel van { $game } is de score: er is niemand om van te winnen
research-no-move = actie { $action } van { $game } is hier geen zet; acties gaan van 0 tot en met { $last }, en het actiemasker zegt welke toegestaan zijn
research-reset = roep eerst reset() aan
research-agent = er is geen agent “{ $agent }”; er zijn: { $allowed }
research-actions = er is een actie nodig van elk van: { $allowed }
research-wait = op { $agent } wordt niet gewacht, dus alleen wachten kan, dat is actie { $action }
research-seat = plaats { $seat } bestaat hier niet in { $game }; plaatsen gaan van 0 tot en met { $last }
research-whole = { $action } is geen actie: acties zijn gehele getallen
research-over = de partij is afgelopen: roep reset() aan voor een nieuwe
research-batch = partij { $number } van de stapel: { $problem }
research-batch-actions = een stapel van { $games } partijen heeft { $games } acties nodig, niet { $given }
research-positive = { $name } is { $value }, maar moet minstens { $least } zijn

# The terminal: help

terminal-about =
    { $games ->
        [4] Vier bordspellen die Mosaic heten: speel ze, lees de spelregels, tel en meet.
       *[other] { $games } bordspellen, waarvan de meeste Mosaic heten: speel ze, lees de spelregels, tel en meet.
    }
terminal-epilog = Begin met: musivum games
terminal-language-help = De taal: { $allowed }. Gewoonlijk die van het systeem.
terminal-version-help = De versie tonen en stoppen.
terminal-games-help = De spellen opnoemen, of er één met zijn opties tonen.
terminal-rules-help = De spelregels van een spel tonen.
terminal-play-help = Een spel spelen, jij tegen een bot tenzij je iets anders zegt. Het lot bepaalt wie begint. De opties van een spel schrijf je als --players 3; “musivum games SPEL” noemt ze op.
terminal-bot-help = De bot op elke plaats die niet van jou is.
terminal-seat-help = Wie op een plaats speelt: person, of de naam van een bot. Plaats 0 begint, er wordt niet geloot. Mag vaker.
terminal-person-help = De naam van een mens aan dit toetsenbord. Mag vaker; op de andere plaatsen zitten bots.
terminal-as-seated-help = Niet loten wie begint: eerst de mensen in de volgorde van hun namen, dan de bots.
terminal-seed-help = Een tekst waaruit lot, dobbelstenen en kaarten volgen: dezelfde tekst, hetzelfde geluk.
terminal-from-help = Verder spelen vanaf een bewaard verslag.
terminal-replay-command-help = Een bewaard verslag bekijken. Stap voor stap, of in één keer als de uitvoer wordt omgeleid; elke zet wordt gecontroleerd.
terminal-all-help = Elke stelling tonen, de ene na de andere.
terminal-at-help = Alleen de stelling na N zetten tonen.
terminal-eyes-help = Door de ogen van deze plaats kijken.
terminal-perft-help = De zettenreeksen van een spel tellen. Zetten van het toeval tellen mee, een afgelopen partij telt één keer.
terminal-depth-help = Hoeveel zetten een reeks heeft.
terminal-divide-help = De laatste telling verdelen naar de eerste zet.
terminal-bench-help = Willekeurige partijen per seconde meten, en de simulaties per seconde van het zoeken van de meester. Alle spellen, of één met eigen opties; op één kern, in gecompileerde code.
terminal-seconds-help = Hoe lang elk spel gemeten wordt.
terminal-json-help = Eén JSON-object per regel tonen.
terminal-save-help = Alles meten en naar BESTAND schrijven, een regel JSON voor elk cijfer, elk met de verhouding tot een ijkpunt uit dezelfde meting.
terminal-compare-help = De cijfers van BESTAND opnieuw meten en zeggen wat trager of sneller werd, meer dan de ruis en alsof beide computers even snel zijn. Eindigt met 1 als iets trager werd.
bench-all-games = --save en --compare meten alle spellen; laat { $game } weg.
bench-unread = { $file } kan niet gelezen worden: { $problem }. Noem een bestand dat musivum bench --save schreef.
bench-unwritten = { $file } kan niet geschreven worden: { $problem }. Noem een ander bestand.
bench-no-figure = Regel { $line } van { $file } is geen cijfer. Noem een bestand dat musivum bench --save schreef.
bench-saved =
    { $number ->
        [one] Eén cijfer staat in { $file }.
       *[other] { $number } cijfers staan in { $file }.
    }
bench-none-in-common = { $file } heeft geen cijfer dat nu gemeten wordt.
bench-head-figure = wat
bench-head-then = toen
bench-head-now = nu
bench-head-factor = zo snel als toen
bench-head-noise = ruis
bench-head-verdict = meer dan de ruis
bench-figure-games = willekeurige partijen per seconde
bench-figure-simulations = simulaties per seconde
bench-verdict-slower = trager
bench-verdict-faster = sneller
bench-verdict-same = gelijk
terminal-compile-help = De regels van alle spellen, de bots en de omgevingen voor onderzoek compileren. Dat gebeurt één keer, daarna wacht niemand er meer op.
terminal-to-play-help = Alleen wat je nodig hebt om te spelen: geen omgevingen.

# The terminal: what was not understood

terminal-no-game = noem een spel: { $allowed }
terminal-flag = { $game } heeft geen optie { $flag }; wel: { $allowed }
terminal-flag-value = { $flag } heeft een waarde nodig: { $allowed }
terminal-flag-twice = { $flag } is twee keer opgegeven
terminal-word = “{ $word }” is één woord te veel; de opties van { $game } zijn: { $allowed }
terminal-seat-form = “{ $text }” zegt niet wie waar speelt; schrijf een plaats en wie er speelt, zoals 1=random; er zijn: { $allowed }
terminal-no-seat = er is hier geen plaats { $seat }; plaatsen gaan van 0 tot en met { $last }
terminal-person-name = “{ $text }” kan niet als naam getoond worden: een naam heeft 1 tot { $most } zichtbare tekens
terminal-person-twice = twee mensen heten hetzelfde; geef ieder een eigen naam
terminal-person-seat = zeg wie speelt met --person, dan worden de plaatsen geloot, of met --seat, dan niet; niet met allebei
terminal-people =
    { $given } mensen is te veel voor { $seats ->
        [one] één plaats
       *[other] { $seats } plaatsen
    }
terminal-from-seated = --from gaat verder met wie er zaten; --person en --as-seated zijn voor een nieuwe partij
terminal-seed = een startwaarde is een tekst van hoogstens { $most } zichtbare tekens
terminal-from-alone = --from brengt spel ({ $game }), opties en startwaarde mee: geef geen andere op
terminal-number = { $flag } is een getal van { $least } tot en met { $most }, niet “{ $text }”
terminal-line-long = deze regel is te lang: er valt hier niets te typen met meer dan { $most } tekens
terminal-mistake = dit is een fout in Musivum, meld hem alsjeblieft ({ $problem }); met MUSIVUM_TRACEBACK=1 in de omgeving staat erbij waar
terminal-save = { $path } kan niet geschreven worden: { $problem }
terminal-save-over = { $path } bestaat al en is geen verslag, dus het blijft zoals het is; kies een andere naam

# The terminal: tables

terminal-title =
    { $options ->
        [none] { $title }
       *[other] { $title } ({ $options })
    }
terminal-games-more = “musivum games SPEL” toont de opties van een spel, “musivum rules SPEL” de spelregels, “musivum play SPEL” speelt het.
terminal-game-bots = Bots, de zwakste eerst:
terminal-game-more = Spelen: musivum play { $game }. De spelregels: musivum rules { $game }.
terminal-head-flag = optie
terminal-head-values = waarden
terminal-head-default = gewoonlijk
terminal-head-depth = diepte
terminal-head-sequences = reeksen
terminal-head-seconds = seconden
terminal-head-total = alle
terminal-head-game = spel
terminal-head-options = opties
terminal-head-games = partijen/s
terminal-head-moves = zetten/partij
terminal-head-nanoseconds = ns/zet
terminal-head-simulations = simulaties/s
terminal-opening = { $game } gaat open (de eerste keer worden de regels gecompileerd)…
terminal-measuring = { $game } wordt gemeten…
terminal-compiling = wordt gecompileerd
terminal-compiled = { $game } is klaar ({ $seconds } s)
terminal-compiled-all = alle spellen zijn klaar

# The terminal: a game

terminal-you = jij
terminal-seat = speler { $player }
terminal-seat-named = speler { $player } ({ $name })
terminal-chance = toeval
terminal-you-begin = Jij begint.
terminal-seat-begins = Speler { $player } begint.
terminal-begins = { $name } begint.
terminal-welcome = Typ een zet, of “help”. De tabtoets vult aan wat je typt.
terminal-turn = { $name }: { $doing }. { $number } toegestane zetten, zoals { $example }.
terminal-turn-few = { $name }: { $doing }. Toegestane zetten: { $moves }
terminal-thinking = Denkt na…
terminal-forced = iets anders kon niet
terminal-taken-for = Dat is { $move }.
terminal-pass-on = Nu mag alleen { $name } kijken. Druk op Enter als je klaar bent.
terminal-over = Het spel is afgelopen: { $reason }.
terminal-won = wint
terminal-nobody = Niemand wint.
terminal-afterwards = “save BESTAND” bewaart het verslag, “undo” neemt je laatste zet terug; met Enter ga je weg.
terminal-no-input = Er is geen invoer meer, en het spel is niet afgelopen.
terminal-interrupted = Onderbroken; het spel is niet afgelopen.
terminal-left = Je gaat voor het einde weg; “save BESTAND” had de partij bewaard.
terminal-lost = “moves” noemt de toegestane zetten op, “help” zegt wat je verder kunt typen.
terminal-patience = { $number } regels achter elkaar zijn geweigerd; verder lezen heeft geen zin.
terminal-needs = “{ $command }” moet meer weten: { $command } { $what }

# The terminal: commands inside a game

terminal-argument-text = TEKST
terminal-argument-move = ZET
terminal-argument-file = BESTAND
terminal-help-move = Een zet schrijf je als { $example }; het begin is genoeg als maar één toegestane zet zo begint. Behalve zetten is er:
terminal-help-moves = de toegestane zetten opnoemen, of die met een tekst erin
terminal-help-more = verder met een lange lijst
terminal-help-why = zeggen waarom een zet niet toegestaan is
terminal-help-hint = wat de bot greedy zou doen
terminal-help-notation = zetten in notatie vertellen, of weer in woorden
terminal-help-undo = je laatste zet terugnemen
terminal-help-board = de tafel opnieuw tekenen
terminal-help-scores = de punten tot nu toe, en waarvoor ze zijn
terminal-help-rules = de spelregels
terminal-help-save = de partij in een bestand bewaren, om later verder te spelen of te bekijken
terminal-help-help = deze lijst
terminal-help-quit = het spel verlaten
terminal-moves =
    { $number ->
        [0] Er zijn geen toegestane zetten.
        [one] Eén toegestane zet:
       *[other] { $number } toegestane zetten:
    }
terminal-moves-found =
    { $number ->
        [0] In geen van de { $all } toegestane zetten zit “{ $text }”.
        [one] Eén van { $all } toegestane zetten:
       *[other] { $number } van { $all } toegestane zetten:
    }
terminal-more =
    … { $lines ->
        [one] nog één regel
       *[other] nog { $lines } regels
    }: “more” gaat verder, “moves TEKST” zoekt.
terminal-no-more = De lijst is ten einde; “moves” begint er een.
terminal-ambiguous = met “{ $text }” beginnen { $number } toegestane zetten: { $moves }
terminal-and-more = { " " }…
terminal-legal = { $move } is toegestaan.
terminal-hint = { $bot } zou { $move } spelen ({ $words })
terminal-notation =
    { $shown ->
        [yes] Vanaf nu worden zetten in notatie verteld.
       *[no] Vanaf nu worden zetten in woorden verteld.
    }
terminal-undone-secret = De laatste keuze is teruggenomen.
terminal-undone = { $move } is teruggenomen.
terminal-saved =
    Bewaard in { $path } ({ $number ->
        [one] één zet
       *[other] { $number } zetten
    }).

# The terminal: a replay

terminal-replay-help = Enter gaat verder, “b” terug, een getal van 0 tot en met { $last } springt daarheen, “end” naar het einde, “q” stopt.
terminal-replay-prompt = { $number }/{ $last }>{ " " }
terminal-replay-range = er is geen stelling { $number }; ze gaan van 0 tot en met { $last }
terminal-replay-stay = Dit is stelling { $number }, en verder is er niets.
terminal-replay-open = Hier eindigt het verslag; het spel was niet afgelopen.
research-batch-seeds = een stapel van { $games } partijen heeft { $games } startwaarden nodig, niet { $given }
server-serve-help = De spellen aanbieden aan browsers en programma’s.
server-verify-help = Bewijzen dat geen worp van een verslag gekozen is.
server-check-help = Een hele database lezen, ook terwijl een server die gebruikt, en zeggen wat er niet klopt.
server-backup-help = Een SQLite-database kopiëren, ook terwijl een server die gebruikt.
server-restore-help = Een kopie op de plaats van een database zetten; de server mag niet lopen.
server-help-port = Poort om op te luisteren; 0: een willekeurige vrije.
server-help-database = sqlite:///BESTAND, of postgresql://GEBRUIKER@HOST/NAAM voor meerdere processen
server-help-host = Adres om op te luisteren.
server-help-processes = Processen die bedienen, op één database; meer dan één is voor machines met meerdere kernen.
server-help-bots = Processen voor bots; 0: één per vrije kern; ray: ze denken op een Ray-cluster.
server-help-ray-address = Het Ray-cluster voor “--bots ray”, zoals 10.0.0.1:6379 of auto; weggelaten: een op deze computer.
server-processes = dit systeem kan een server niet over meerdere processen verdelen; laat --processes weg
server-bots = een aantal processen, of “ray”, niet “{ $given }”
server-ray-alone = dit is voor “--bots ray”
server-help-bot-pause = Seconden die een bot minstens over een zet doet, zodat mensen het kunnen volgen.
server-help-origin = Een andere herkomst van de eigen pagina’s van deze server, waar een proxy de Host verandert.
server-help-secure = Bereikbaar via https: strenge cookies.
server-help-host-name = Een naam waaronder hij bereikt wordt, zoals spellen.example; mag vaker.
server-help-proxied = Achter een eigen proxy, of meerdere achter elkaar.
server-hops = een aantal proxy’s van 0 tot en met { $most }, niet “{ $given }”
server-help-log = Wat er in het logboek komt: dit, en al wat ernstiger is.
server-help-unlimited = Geen grenzen aan snelheid en aantal: voor belastingsproeven.
server-help-key = De openbare sleutel van de server (GET /api/key): ook controleren wie het verslag ondertekende.
record-help = Een verslag: wat “save” schreef, of wat van de pagina is gedownload.
server-help-record = Een verslag van een afgelopen partij.
server-help-backup = Waar de kopie heen gaat; mag nog niet bestaan.
server-help-restore = Een kopie die “backup” maakte.
research-opponents = { $game } heeft hier { $others } andere plaatsen, maar er zijn { $given } tegenstanders opgegeven
server-database = de database kan niet gebruikt worden: { $problem }
server-database-address = “{ $given }” is geen adres van een database; je schrijft sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM

# Bots and search

bot-random = Speelt wat dan ook, als het maar mag.
bot-greedy = Pakt wat er nu te halen valt, en kijkt niet verder.
bot-beginner = Pakt wat er nu goed uitziet, en ziet alleen grote verschillen.
bot-casual = Pakt wat er nu het best uitziet, en ziet kleine verschillen niet.
bot-club = Weet wat veelbelovend is, niet alleen wat er nu te halen valt.
bot-expert = Oordeelt nauwkeurig, en denkt vooruit waar de eerste indruk niet genoeg is.
bot-master = Denkt ongeveer een seconde na, en speelt zo goed als wij kunnen.
search-seat =
    voor plaats { $seat } valt niets te zoeken: het beeld moet het eigene zijn, en de plaats aan de beurt; { $waits ->
        [chance] er wordt op dobbelstenen of kaarten gewacht
        [nobody] er wordt op niemand gewacht
        [one] er wordt op plaats { $awaited } gewacht
       *[several] er wordt op de plaatsen { $awaited } gewacht
    }
search-no-budget = zoeken heeft een aantal simulaties of milliseconden nodig
search-no-solver = { $game } kan hier niet opgelost worden: daarvoor zijn twee plaatsen nodig, geen toeval en niets verborgens
search-budget = { $name } hoort een getal van 1 tot en met { $most } te zijn, niet { $value }

# The arena

arena-help = Bots met gelijke dobbelstenen tegen elkaar laten spelen, en zeggen wie sterker is.
arena-help-game = Het spel.
arena-help-bots = Twee bots of meer; voor een spel dat je alleen speelt is één genoeg.
arena-help-games = Hoeveel startwaarden; wie elkaar treffen spelen elke vanaf elke plaats.
arena-help-option = Een optie van het spel, zoals hand=3; mag vaker.
arena-help-out = Het bestand met afgelopen partijen (JSON-regels); als het er al is, gaat het verder.
arena-help-jobs = Hoeveel partijen tegelijk; 0 voor één op elke kern.
arena-help-first = De eerste startwaarde.
arena-help-opening = Hoeveel zetten van elke partij eerst door loting gaan, zodat partijen zonder toeval verschillen.
arena-help-ladder = Alleen bots die naast elkaar genoemd zijn treffen elkaar.
arena-help-engine = Processen van deze computer, of ray.
arena-help-address = Het adres van een Ray-cluster; zonder wordt er hier een gestart.
arena-help-report = Een pagina met tabellen en grafieken schrijven (HTML).
arena-help-parquet = De partijen voor gegevenstabellen schrijven (Parquet).
arena-help-plot = De verdeling van de punten als plaatje schrijven (SVG).
arena-results-help = Zeggen wat een bestand met afgelopen partijen zegt, of er een paar opnieuw spelen.
arena-help-file = Een bestand dat “arena” schreef.
arena-help-verify = Zoveel partijen, willekeurig gekozen, opnieuw spelen en vergelijken.
arena-playing = Bots spelen
arena-verifying = Opnieuw spelen
arena-interrupted = Onderbroken. Wat klaar is staat in { $path }; dezelfde opdracht gaat daar verder.
arena-stopped = Onderbroken.
arena-written = Alle partijen staan in { $path }.
arena-wrote = Geschreven: { $path }
arena-verified =
    { $number ->
        [one] De opnieuw gespeelde partij eindigde zoals het bestand zegt.
       *[other] Alle { $number } opnieuw gespeelde partijen eindigden zoals het bestand zegt.
    }
arena-differs = startwaarde { $seed }, { $bots }: het bestand zegt { $claimed }, maar nu is het { $found }
arena-failed = startwaarde { $seed }, { $bots }: het bestand zegt { $claimed }, maar nu faalde een bot: { $problem }
arena-outcome = { $scores } (winnende plaatsen: { $winners })
arena-outcome-full = { $scores } (winnende plaatsen: { $winners }; { $reason }; { $moves } zetten)
arena-rules = deze partijen zijn gespeeld met versie { $rules } van de regels van { $game }; dit programma heeft versie { $known } en kan ze niet opnieuw spelen
arena-unverified = { $wrong } van { $number } partijen eindigden anders: andere bots, andere regels, of iemand heeft aan het bestand gezeten
arena-nothing-to-verify = in { $path } staat geen partij die opnieuw gespeeld kan worden
arena-anchor = De waarderingen staan op de Elo-schaal, { $bot } is 0; tussen haakjes het 95 %-interval.
arena-forfeited = Een partij ging verloren doordat een bot faalde: { $problem }
arena-head-bot = bot
arena-head-rating = waardering
arena-head-interval = 95 %-interval
arena-head-games = partijen
arena-head-score = gemiddelde score
arena-head-target = { $target } of meer
arena-head-pace = tijd per keuze
arena-head-game-time = tijd per partij
arena-head-forfeits = gefaald
arena-head-pair = bots
arena-head-share = eerste voor
arena-head-sets = sets gewonnen
arena-head-lead = punten
arena-head-seeds = sets
arena-head-seed = startwaarde
arena-head-problem = wat er misging
arena-other-file = in { $path } staan partijen van een andere soort, niet van { $game } met deze opties; noem een ander bestand met --out
arena-no-file = { $path } is geen bestand met afgelopen partijen: de eerste regel hoort { $format }, versie { $version } te zeggen
arena-line = regel { $line } van { $path } is geen afgelopen partij; haal die weg, en de rest is bruikbaar
arena-unreadable = { $path } kan niet gelezen worden: { $problem }
arena-empty = in { $path } staat nog geen afgelopen partij
arena-disk = { $path } kan niet geschreven worden: { $problem }; wat al klaar was is bewaard
arena-folder = er is geen map { $folder } om { $name } in te schrijven
arena-locked = een andere arena schrijft nu { $path }; wacht erop, of noem een ander bestand met --out
arena-twice = een bot kan zichzelf niet treffen: noem elke bot één keer
arena-two = er horen twee bots of meer genoemd te zijn
arena-option = { $word } is geen optie; het hoort NAAM=WAARDE te zijn, met als naam een van: { $allowed }
arena-option-twice = de optie { $name } is twee keer opgegeven
arena-engine = er is geen motor “{ $engine }”; er zijn: { $allowed }
arena-address = een adres is voor de motor ray; voeg --engine ray toe
arena-alone-only = een plaatje van punten is voor spellen die je alleen speelt; --report toont alle andere
arena-worker = het proces dat startwaarde { $seed } ({ $bots }) speelde stierf { $times } keer, de laatste keer met code { $code } (-9 betekent dat het afgebroken is, misschien door geheugengebrek); alle afgelopen partijen zijn bewaard
arena-ray-lost = Ray verloor de partij met startwaarde { $seed } ({ $bots }): { $problem }; alle afgelopen partijen zijn bewaard

# The arena: its page

arena-report-title = { $game }: de arena
arena-report-lead = Bots met gelijke dobbelstenen: wie elkaar treffen spelen dezelfde startwaarden ({ $first } tot en met { $last }) vanaf elke plaats, zodat dobbelstenen noch plaatsen beslissen. Opties: { $options }.
arena-report-alone = Bots alleen, allemaal met dezelfde dobbelstenen (startwaarden { $first } tot en met { $last }). Opties: { $options }.
arena-fact-games = partijen
arena-fact-seeds = startwaarden
arena-fact-bots = bots
arena-fact-time = bedenktijd
arena-points = punten
arena-moves = zetten
arena-all = alle partijen
arena-seat = speler { $player }
arena-axis-elo = Elo-punten
arena-axis-wins = aandeel in de overwinningen, in %
arena-champion = Verdeling van de punten van bots die alleen spelen
arena-part-ratings = Waarderingen
arena-how-ratings = Elo-schaal, { $bot } is 0: 100 punten meer is 64 % van de overwinningen, 400 punten meer is 91 %. De banden zijn 95 %-intervallen van het verschil met { $bot }, door de sets opnieuw te trekken.
arena-part-alone = Punten
arena-how-alone = Punten gemiddeld, en hoe vaak een puntental gehaald werd, met 95 %-intervallen.
arena-part-pairs = Elk tegen elk
arena-how-pairs = Hoe vaak de bot van de rij voor die van de kolom lag, gelijk telt half; daaronder het 95 %-interval, en met hoeveel punten gemiddeld.
arena-how-pairs-alone = Hoe vaak de bot van de rij met dezelfde dobbelstenen meer punten had dan die van de kolom, gelijk telt half; daaronder het 95 %-interval, en met hoeveel punten gemiddeld.
arena-part-scores = Punten
arena-how-scores = Aandeel van de partijen naar punten; de lijn is het gemiddelde.
arena-how-targets = Aandeel van de partijen naar punten; de lijn is het gemiddelde, gestreept is wat de spelregels vragen.
arena-part-seats = Plaatsen
arena-how-seats = Aandeel in de overwinningen naar plaats, over alle bots, met 95 %-intervallen. Omdat iedereen overal even vaak zit, zou de streeplijn een eerlijk spel zijn.
arena-part-lengths = Lengte
arena-how-lengths = Zetten van een partij, ook worpen en passen.
arena-part-times = Tijd
arena-how-times = Bedenktijd voor een keuze tussen twee of meer zetten: processortijd, of die van de klok bij een programma van buiten.
arena-part-forfeits = Gefaald
arena-how-forfeits =
    { $number ->
        [one] Eén partij ging verloren doordat een bot faalde.
       *[other] { $number } partijen gingen verloren doordat een bot faalde.
    }

# Stats, for designers

stats-help = Meten wat opties en plaatsen van een spel met punten en lengte doen.
stats-help-bot = Een bot die alle plaatsen speelt; mag vaker. Gewoonlijk random en greedy.
stats-help-games = Partijen van elke bot voor elke variatie; random speelt er twintig keer zoveel.
stats-help-vary = Een optie om te veranderen; mag vaker. Gewoonlijk alle.
stats-help-json = De getallen als JSON tonen, een regel per meting.
stats-help-report = Een pagina met grafieken schrijven (HTML).
stats-measuring = Meten
stats-vary = { $game } heeft geen optie “{ $name }” waarvan de waarden geprobeerd kunnen worden; wel: { $allowed }
stats-usual = zoals het is
stats-head-changed = veranderd
stats-head-score = punten
stats-head-spread = spreiding
stats-head-margin = verschil
stats-head-seats = % per plaats
stats-head-draws = gedeeld
stats-head-moves = zetten
stats-head-branching = toegestane zetten
stats-head-reason = einde van het spel
stats-fact-variations = variaties
stats-report-title = { $game }: wat de opties doen
stats-report-lead = Er wordt één optie tegelijk veranderd; één bot speelt alle plaatsen van een partij, overal met dezelfde startwaarden. Zoals het is: { $options }. De plaatjes tonen { $bot }.
stats-part-numbers = In getallen
stats-how-numbers = Punten van een plaats gemiddeld en hun standaardafwijking; punten tussen eerste en tweede; hoe vaak elke plaats won, vanaf plaats 0; hoe vaak een overwinning gedeeld werd; zetten van een partij, ook worpen en passen; en tussen hoeveel toegestane zetten je gemiddeld koos.
stats-part-scores = Punten
stats-how-scores = Aandeel van de plaatsen naar punten; de lijn is het gemiddelde.
stats-part-seats = Plaatsen
stats-how-seats = Aandeel in de overwinningen naar plaats met 95 %-intervallen; de streeplijn zou eerlijk zijn.
stats-part-lengths = Lengte
stats-how-lengths = Aandeel van de partijen naar hun aantal zetten; de lijn is het gemiddelde.
stats-part-ends = Hoe het eindigt
stats-how-ends = Welke regel het spel beëindigde, zoals het is.

# Outside bots

outside-start = de bot “{ $command }” kan niet gestart worden: { $problem }
outside-ended =
    de bot “{ $command }” is voortijdig gestopt, met code { $code }{ $heard ->
        [yes] ; zijn foutuitvoer eindigt met: { $stderr }
       *[no] { "" }
    }
outside-late =
    de bot “{ $command }” antwoordde niet binnen { $seconds } seconden{ $heard ->
        [yes] ; zijn foutuitvoer eindigt met: { $stderr }
       *[no] { "" }
    }
outside-nonsense =
    de bot “{ $command }” hoort te antwoorden met een regel JSON van het type “{ $expected }”, maar zei: { $said }{ $heard ->
        [yes] ; zijn foutuitvoer eindigt met: { $stderr }
       *[no] { "" }
    }
outside-id =
    de bot “{ $command }” hoort op vraag { $expected } te antwoorden, niet op { $found }{ $heard ->
        [yes] ; zijn foutuitvoer eindigt met: { $stderr }
       *[no] { "" }
    }
outside-illegal =
    de bot “{ $command }” antwoordde { $move }, en dat is geen van de toegestane zetten die hij te zien kreeg{ $heard ->
        [yes] ; zijn foutuitvoer eindigt met: { $stderr }
       *[no] { "" }
    }
outside-help-game = Het spel; weggelaten: alle.
outside-help-games = Hoeveel partijen van elk.
outside-conforms = { $command } houdt zich eraan: { $games } partijen van { $game }, { $moves } zetten.
outside-help = Controleren of een programma volgens het protocol voor bots van buiten speelt.
outside-help-command = De opdracht die het programma start.

# Analysis

analysis-help = Een verslag analyseren: wat elke zet waard was, en geluk tegenover kunde.
analysis-help-level = De bot die de beste zetten noemt: club, expert of master.
analysis-help-simulations = Vervolgen die voor de waarde van elke stelling gespeeld worden; gewoonlijk zoveel als het spel nodig heeft.
analysis-help-seed = Hetzelfde getal geeft dezelfde analyse.
analysis-help-json = De analyse als JSON naar een bestand schrijven, of “-” voor de standaarduitvoer.
analysis-help-plot = De analyse in een .svg- of .png-bestand tekenen.
analysis-level = er is geen analist “{ $level }”; er zijn: { $allowed }
analysis-simulations = het aantal simulaties hoort van 2 tot en met { $most } te zijn, niet { $value }
analysis-plot-kind = { $path } hoort op .svg of .png te eindigen
analysis-no-folder = { $path } kan niet geschreven worden: de map bestaat niet
analysis-empty = dit verslag heeft geen zetten, dus er valt niets te analyseren
analysis-working = Analyseren
analysis-written = Geschreven naar { $path }.
analysis-unfinished = Het verslag eindigt voor het spel: de uitslag is wat de laatste stelling waard is.
analysis-made = Beste zetten van { $level }; waarden uit { $simulations } vervolgen van elke stelling.
analysis-head-who = wie
analysis-head-move = zet
analysis-head-value = waarde
analysis-head-luck = geluk
analysis-head-grade = oordeel
analysis-head-loss = verlies
analysis-better = beter { $move }
analysis-grade-best = beste
analysis-grade-good = goed
analysis-grade-inaccuracy = onnauwkeurig
analysis-grade-mistake = fout
analysis-grade-blunder = blunder
analysis-part-start = begin
analysis-part-luck = geluk
analysis-part-choices = eigen keuzes
analysis-part-others = keuzes van anderen
analysis-part-unforeseen = onvoorzien
analysis-part-result = uitslag
analysis-luck =
    { $measure ->
        [points] Het toeval gaf { $name } { $luck } punten.
       *[share] Het toeval gaf { $name } { $luck } van de overwinning.
    }
analysis-no-luck = Niets was aan het toeval overgelaten.
analysis-choices =
    { $flawless ->
        [yes] Geen keuze kostte iets wat te meten viel.
       *[no]
            { $measure ->
                [points] De eigen keuzes kostten { $lost } punten.
               *[share] Elke eigen keuze kostte gemiddeld { $lost } van de overwinning.
            }
    }
analysis-others = Elke keuze van de anderen bracht gemiddeld { $others }.
analysis-plot-title = { $title }: geluk en kunde
analysis-plot-moves = zetten
analysis-plot-points = punten
analysis-plot-share = aandeel in de overwinning in %
compiling = { $what } wordt gecompileerd; dat gebeurt één keer en duurt ongeveer { $seconds } seconden…
compiled-elsewhere = { $wanted } kan niet beschreven worden, dus wat gecompileerd is komt in { $place }. Met MUSIVUM_CACHE_DIR kies je een andere plek.

## Browsers

browser-build-help = Bouw waarmee browsers zelf kunnen denken: regels, strategieën en zoektocht van alle spellen als WebAssembly. Wat niet veranderd is, wordt niet opnieuw gebouwd.
browser-building = wordt gebouwd voor browsers
browser-built = { $game } is klaar voor browsers ({ $kilobytes } kB)
browser-bundled = Broncode voor pagina’s die zonder server spelen: { $kilobytes } kB
browser-bundled-paper = Wat pagina’s nodig hebben om af te drukken: { $kilobytes } kB
browser-site-help = Schrijft de pagina als gewone bestanden, voor elke webhost: alle spellen, alleen of tegen bots, zonder server.
browser-site-out-help = De map om in te schrijven.
browser-site-written = Er staan { $files } bestanden in { $path }; zet ze bovenaan op een webhost. Om ze te proberen: python -m http.server -d { $path }
browser-site-unbuilt = de pagina of de spellen voor browsers zijn niet gebouwd; voer uit: make setup
browser-site-occupied = in { $path } staat iets anders; kies een lege map
browser-no-linker = Om voor browsers te bouwen is de linker wasm-ld nodig, en die is hier niet. Op Debian of Ubuntu: sudo apt-get install lld. Elders: pip install ziglang.
browser-too-large = Het pakket van { $game } zou gecomprimeerd { $bytes } bytes groot zijn, en er zijn er hoogstens { $most } toegestaan.
browser-failed = { $what } kon niet voor browsers worden gebouwd: { $problem }

## Paper

print-paper = er is geen papier “{ $paper }”; er is: { $allowed }
print-ink = er is geen inkt “{ $ink }”; er is: { $allowed }
print-backs = er zijn geen achterkanten “{ $backs }”; er zijn: { $allowed }
print-number = { $number } is te veel of te weinig; het mag 1 tot en met { $most } zijn
print-per-page = { $number } op een pagina kan niet gedrukt worden; wel: { $allowed }
print-size = { $size } mm is geen maat voor dit papier: het mag { $least } tot en met { $most } mm zijn
print-unknown = { $game } heeft niets met de naam “{ $what }” voor op papier; wel: { $allowed }
print-too-large = dit past niet op het papier: tussen de marges is { $width } × { $height } mm; neem een kleinere maat, of groter papier
print-no-file = zeg waar de pagina’s heen gaan: musivum print { $game } -o { $game }.pdf
print-no-puzzle = er is geen puzzel gevonden voor { $game } met deze opties; neem andere, of een andere startwaarde
file-unwritable = { $path } kan niet geschreven worden: { $problem }
print-done =
    { $pages ->
        [one] { $file }: één pagina. Druk hem op ware grootte af (100 %), en meet de liniaal onderaan na.
       *[other] { $file }: { $pages } pagina’s. Druk ze op ware grootte af (100 %), en meet de liniaal onderaan na.
    }
print-ruler = { $length } mm, als op ware grootte gedrukt
print-piece = Een stuk
print-name = Naam
print-total = totaal
print-booklet = { $title }: de spelregels
print-account = { $line }: { $points }
print-moves = De zetten
print-running =
    Het spel is niet afgelopen: { $moves ->
        [one] er is één zet gespeeld.
       *[other] er zijn { $moves } zetten gespeeld.
    }
print-player =
    { $won ->
        [yes] { $name } (heeft gewonnen)
       *[no] { $name }
    }
print-puzzles = { $title }: puzzels
print-puzzles-how = In elke stelling brengt één zet meteen meer punten dan elke andere. Welke is het? Wat je verder voor de anderen brengt telt; wat later komt telt niet.
print-puzzle =
    { $players ->
        [1] { $number }. Je bent aan de beurt.
       *[other] { $number }. Speler { $seat } is aan de beurt.
    }
print-solutions = De oplossingen
print-show-answer = De oplossing tonen
print-solution =
    { $number }. { $move } ({ $points ->
        [one] één punt
       *[other] { $points } punten
    } verder voor)
print-rules-about = De spelregels, met plaatjes
print-puzzles-about = Een werkblad met puzzels en oplossingen
print-board-about = De borden, zoals ze aan het begin zijn
print-not-usual = (alleen op verzoek)
print-list-record = Een gespeelde partij op één pagina: musivum print partij.json -o partij.pdf
print-help = Een spel afdrukken: borden, kaarten, bladen en spelregels als pdf, of een gespeelde partij. Wordt er niets genoemd, dan wordt gedrukt wat je nodig hebt om te spelen; --list zegt wat er is. De opties van het spel gaan mee, zoals --side 4
print-help-out = De pagina’s naar dit bestand schrijven.
print-help-list = Zeggen wat er gedrukt kan worden.
print-help-language = De taal van wat gedrukt wordt (gewoonlijk: die waarin dit staat).
print-help-paper = Het papier (gewoonlijk: a4).
print-help-ink = full, of saving: omtrekken en tekens, geen vlakken (gewoonlijk: full).
print-help-size = Millimeters van een hok, een kaart of een tegel (gewoonlijk: wat bij het papier past).
print-help-per-page = Bladen per pagina (gewoonlijk: 2).
print-help-backs = Achterkanten van kaarten: plain, of fold: naast de voorkanten, om te vouwen en te plakken (gewoonlijk: plain).
print-help-number = Hoeveel worpen of puzzels.
print-help-seed = Waaruit worpen en puzzels volgen; gelijke startwaarden, gelijke pagina’s (gewoonlijk: 1).
print-help-archive = PDF/A schrijven, om voor altijd te bewaren.

show-help = Een plaatje maken van een stelling uit een verslag: SVG, PNG of PDF, naar het einde van de bestandsnaam.
show-help-out = Het plaatje of de film naar dit bestand schrijven.
show-help-seat = Kijken met de ogen van deze plaats (anders: als toeschouwer).
show-help-size = De breedte in pixels.
show-kind = Het einde van { $file } zegt niet wat het moet worden; mogelijk zijn { $allowed }
show-done = { $file }: de stelling na zet { $number } van { $last }.
film-help = Een film maken van een verslag: GIF of WebP, naar het einde van de bestandsnaam.
film-help-pace = Duizendsten van een seconde voor elke zet.
film-making = Er ontstaat een film van { $moves } zetten…
film-done = { $file }: { $moves } zetten, { $size } kB.
record-shown = { $title }, { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}

card-match = { $title }: { $names }
card-level = { $level ->
    [random] Toeval
    [beginner] Beginner
    [casual] Hobbyspeler
    [greedy] Gulzigaard
    [club] Clubspeler
    [expert] Expert
    [master] Meester
   *[other] { $level }
    }
card-about-match = { $status ->
    [over] Een afgelopen partij. Bekijk hem zet voor zet.
    [playing] Een partij die nu gespeeld wordt. Kijk mee.
   *[other] Een partij die zo begint. Speel mee.
}
card-daily = { $title }: de dagelijkse uitdaging
card-about-home = { $games ->
    [4] Vier spellen die Mosaic heten: alleen, tegen bots, of met vrienden via een link.
   *[other] { $games } spellen, waarvan de meeste Mosaic heten: alleen, tegen bots, of met vrienden via een link.
 }
card-about-daily = Vandaag speelt iedereen met dezelfde worpen. Hoe ver kom jij?
card-daily-strip = Een rij stenen

# Learning

learn-help = Een spel leren door tegen zichzelf te spelen, en het netwerk houden als het wint.
learn-help-folder = Waar de training wordt bewaard; een bestaande gaat verder.
learn-help-also = Hetzelfde spel met andere opties, om beurten met het eerste.
learn-help-rounds = Rondes van spelen en leren in de hele training.
learn-help-games = Partijen per ronde.
learn-help-seed = Startwaarde van al het toeval in de training.
learn-help-simulations = Simulaties per keuze; 0 speelt op het eerste gezicht.
learn-help-noise = Hoeveel het toeval meespreekt in de eerste keuzes, in punten.
learn-help-trust = Hoeveel het einde van een partij telt, tegenover wat onderweg beloofd was.
learn-help-memory = Van hoeveel rondes partijen opnieuw geleerd wordt.
learn-help-ahead = Leren door vooruit te kijken: het antwoord is wat zoveel worpen van de volgende dobbelstenen zouden opleveren; 0: hoe partijen eindigen.
learn-help-compared = Bij het vooruitkijken: van hoeveel van de zetten die er het best uitzien bij elke keuze geleerd wordt.
learn-help-anew = Beginnen met een netwerk dat niets weet, niet met het huidige.
learn-help-pairs = Dubbele paren bij de proef.
learn-help-budget = Simulaties per zet bij de proef.
learn-help-out = Waar het netwerk wordt geschreven als het wint.
learn-help-jobs = Processen die tegelijk spelen; 0 voor één op elke kern. Met Ray: de processors van een cluster dat hier wordt gestart.
learn-working = Leert
learn-proving = Wordt beproefd
learn-learned = { $rounds } rondes en { $games } partijen; de training staat in { $folder }
learn-verdict = won { $share } % van { $pairs } paren ({ $low } … { $high }) tegen het huidige netwerk
learn-stays = Dat bewijst niets: het huidige netwerk blijft.
learn-kept = Het nieuwe netwerk staat in { $path }
learn-no-network = { $game } heeft geen netwerk dat kan leren
learn-other-game = { $folder } bevat een training van { $game }; kies een andere map
learn-other-shape = het netwerk in { $folder } kijkt naar andere dingen dan deze versie; kies een andere map
learn-worker = een proces dat partijen speelde is gestorven (misschien afgebroken door geheugengebrek); alle eerdere rondes zijn bewaard, en dezelfde opdracht gaat daar verder
learn-ray-lost = Ray verloor partijen van deze ronde: { $problem }; alle eerdere rondes zijn bewaard, en dezelfde opdracht gaat daar verder

# Solving

solve-help = Een zettenreeks perfect maken, van het einde naar het begin, zo ver als het geduld reikt. Voor spellen met z’n tweeën zonder toeval.
solve-help-resume = Waar alles wat gevonden is wordt bewaard; een bestaand bestand gaat verder.
solve-help-bot = Wie de partij tegen zichzelf speelt die perfect wordt gemaakt.
solve-help-positions = Stoppen na zoveel stellingen; anders als het spel is opgelost.
solve-playing = { $bot } speelt een eerste partij
solve-working = Bewezen zetten
solve-so-far = Vanaf zet { $move } van { $moves } is bewezen dat alles perfect is: aan het eind { $ahead ->
    [first] staat de eerste speler { $lead } voor
    [second] staat de tweede speler { $lead } voor
   *[nobody] staat niemand voor
 }. Bekeken stellingen: { $positions }.
solve-solved = Opgelost: bij perfect spel { $ahead ->
    [first] staat de eerste speler aan het eind { $lead } voor
    [second] staat de tweede speler aan het eind { $lead } voor
   *[nobody] staat aan het eind niemand voor
 }. Bekeken stellingen: { $positions }.
solve-unreadable = { $path } is geen bestand dat “solve” heeft geschreven; noem een ander met --resume
solve-other = { $path } bevat een partij van { $game } met { $options }; noem een ander bestand met --resume
