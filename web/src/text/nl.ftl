# The page

web-skip = Naar de inhoud
web-nav = Pagina’s
web-home = Naar de spellen
web-lobby = Tafels
web-daily = Dagelijks
web-rules = Spelregels
web-settings = Instellingen
web-loading = Een ogenblik…
web-not-loaded = Deze pagina kon niet geladen worden.
web-reload = Opnieuw laden
web-nowhere = Hier is niets
web-nowhere-about = Hier is een steentje uitgevallen: deze pagina bestaat niet. Misschien verloor het adres onderweg een letter.
web-not-shown = Dit kan niet getoond worden
web-lost = De verbinding is weg. We komen terug…
web-repaired = Weer verbonden. Er ging niets verloren.
web-update-now = Nu laden
web-update = Er is een nieuwe versie van deze pagina. Je partij gaat gewoon door.
web-no-answer = De server antwoordt niet. Probeer het zo nog eens.

# Home

web-intro =
    { $games ->
        [4] Vier spellen die Mosaic heten: alleen, tegen bots, of met vrienden via een link.
       *[other] { $games } spellen, waarvan de meeste Mosaic heten: alleen, tegen bots, of met vrienden via een link.
    }
web-level = Tegenstander
web-yes = ja
web-no = nee
web-level-random = Toeval
web-level-beginner = Beginner
web-level-casual = Hobby­speler
web-level-greedy = Gulzig­aard
web-level-club = Clubspeler
web-level-expert = Expert
web-level-master = Meester
web-bot-random = Alea legt haar stenen zomaar ergens: voor het allereerste spel.
web-bot-beginner = Tiro leert zelf nog: voor kinderen en eerste avonden.
web-bot-casual = Livia speelt voor haar plezier: voor wie de regels kent.
web-bot-greedy = Crassus pakt wat het dichtst bij ligt: voor wie een zet verder kijkt.
web-bot-club = Marcus speelt elke donderdag: voor wie van Livia wint.
web-bot-expert = Portia oordeelt nauwkeurig: voor wie zelden verliest.
web-bot-master = Minerva laat niets passeren: voor wie van elk spel wil leren.
web-play = Speel nu
web-more-ways = Meer manieren
web-learn = Spelregels
web-with-friends = Met vrienden
web-to-daily = Naar de uitdaging
web-to-ranking = Naar de ranglijst
web-daily-done =
    { $score ->
        [one] Je hebt de uitdaging van vandaag gespeeld: één punt.
       *[other] Je hebt de uitdaging van vandaag gespeeld: { $score } punten.
    }
web-continue = Verder spelen
web-picture = { $game }, een partij die bezig is
web-players =
    { $least ->
        [1]
            { $most ->
                [1] één speler
               *[other] 1 tot { $most } spelers
            }
       *[other]
            { $most ->
                [2] 2 spelers
               *[other] { $least } tot { $most } spelers
            }
    }
web-minutes =
    { $same ->
        [yes] { $most } minuten
       *[no] { $least } tot { $most } minuten
    }
web-age = vanaf { $age } jaar

# A new table

web-who = Wie speelt er?
web-who-bots = Tegen bots
web-who-friends = Met vrienden, via een link
web-who-hot = Samen aan dit scherm
web-who-solo = Alleen
web-how-many = Spelers
web-pace = Tijd
web-pace-unlimited = Zonder klok
web-pace-live = { $minutes } minuten en { $seconds } seconden per zet
web-pace-days =
    { $days ->
        [one] één dag per zet
       *[other] { $days } dagen per zet
    }
web-public = Iedereen mag meedoen
web-start = Beginnen
web-person = Speler { $number }
web-name-of = Naam van speler { $number }

# Tables

web-open-tables = Open tafels
web-none-open = Er wacht nu geen tafel op spelers.
web-new-table = Een nieuwe tafel
web-running = Je lopende partijen
web-to-watch = Om naar te kijken
web-watch = Kijken
web-past = Je laatste partijen
web-look = Bekijken
web-open-seat = vrije plaats
web-seat = Plaats { $seat }
web-you = jij
web-bot = bot
web-join = Meedoen
web-not-here-yet = nog niet hier
web-seat-kept = Er is een plaats voor je vrijgehouden. Wil je nog eens spelen?
web-invite-again = Uitgenodigd voor de revanche: { $names }. Je komt er vanuit de laatste partij of via deze link; het spel begint als iedereen er is.
web-join-now = Er is een plaats vrij. Wil je meespelen?
web-private = Deze tafel is besloten: vraag de uitnodigingslink aan wie de tafel opende.
web-invite = Stuur deze link naar iedereen die meespeelt. Het spel begint als elke plaats bezet is.
web-link = Link
web-copy = Link kopiëren
web-copied = Gekopieerd
web-share = Delen
web-tell-invite = Speel { $game } met mij!
web-your-name = Je naam
web-name-or-stone = laat je het leeg, dan krijg je er een
web-cancel-table = Deze tafel opheffen
web-cancel-table-ask = Wil je deze tafel opheffen? De link leidt dan nergens meer heen.
web-leave-table = Deze tafel verlaten
web-leave-table-ask = Wil je weggaan? Je plaats is dan vrij voor anderen.
web-stay = Hier blijven
web-qr = De link als QR-code
web-about-to-start = Iedereen is er; het spel begint.
web-gone = Deze tafel is opgeheven voordat het spel begon.

# Playing

web-your-turn = Je bent aan de beurt
web-to-move = aan de beurt
web-winner = heeft gewonnen
web-forfeited = heeft opgegeven
web-timed-out = tijd om
web-away = afwezig
web-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-watching =
    { $number ->
        [one] Eén persoon kijkt mee
       *[other] { $number } mensen kijken mee
    }
web-days-left = { $days } dagen
web-waiting-for = Wachten op { $names }
web-played = { $name }: { $move }
web-chance-name = Toeval
web-with-notation = { $said } ({ $move })
web-moves = Zetten
web-to-present = Terug naar de partij
web-hidden-move = Een verborgen zet
web-turn = Draaien
web-flip = Omkeren
web-in-hand = In de hand: { $piece }
web-turned = Gedraaid: { $piece }
web-flipped = Omgekeerd: { $piece }
web-row = rij { $number }: { $line }
web-would-cover =
    { $fits ->
        [yes] Past
       *[no] Past niet
    }, { $number ->
        [0] bedekt niets
       *[other] bedekt { $cells }
    }
web-sign-none = steen
web-sign-gap = gat
web-sign-circle = cirkel
web-sign-triangle = driehoek
web-sign-cross = kruis
web-sign-square = vierkant
web-sign-diamond = ruit
web-sign-bars = strepen
web-sign-star = ster
web-side =
    { $colour ->
        [terracotta] rood
        [lapis] blauw
        [gold] geel
        [verdigris] groen
        [porphyry] paars
        [marble] grijs
       *[rose] roze
    } { $side ->
        [N] boven
        [E] rechts
        [S] onder
       *[W] links
    }
web-confirm = Bevestigen
web-cancel = Annuleren
web-back-step = Terug
web-own-board = Terug naar je bord
web-first-board = Terug naar het eerste bord
web-look-at = Het bord van { $name } bekijken
web-zoom = Grootte
web-zoom-in = Inzoomen
web-zoom-out = Uitzoomen
web-fit = Passend maken
web-shapes = Vorm van de formatie
web-formation = De formatie
web-slot =
    Plek { $number }: { $sign ->
        [circle] cirkel
        [triangle] driehoek
       *[cross] kruis
    }
web-build = Rangschikken
web-swap-dice = Tik op twee dobbelstenen, of sleep de ene op de andere, om ze te ruilen.
web-hint = Tip
web-hint-share = Een tip: { $move }. Zo zou je ongeveer { $worth } van zulke partijen winnen.
web-hint-points = Een tip: { $move }. Zo zou je eindigen met ongeveer { $worth } punten.
web-take-back = Terugnemen
web-resign = Opgeven
web-resign-ask = Wil je deze partij opgeven?
web-resign-sure = Ja, opgeven
web-end-sure = Hiermee is het spel voorgoed afgelopen. Weet je het zeker?
web-next-game = Volgende partij die op je wacht
web-not-here = Dat past hier niet.
web-not-yet = Nog niet. Eerst: { $wanted }
web-you-watch = Je kijkt mee
web-full = Aan deze tafel is elke plaats bezet. Je kunt wel meekijken.
web-hand-over = { $name } is aan de beurt
web-show-hand = Mijn kaarten tonen
web-show-board = Mijn bord tonen
web-board-of = Het bord van { $name }
web-lesson = Zo speel je
web-account = De punten van { $name }
web-total = Totaal
web-show = Tonen
web-step-areas = Stap voor stap op het bord
web-area-of = { $line } ({ $number } van { $all })
web-show-line = Op het bord tonen: { $line }

# Afterwards

web-after = Na het spel
web-you-won = Je hebt gewonnen!
web-won = { $name } heeft gewonnen
web-shared = { $names } delen de overwinning
web-nobody-won = Deze keer niet gewonnen
web-well-played = Goed gespeeld!
web-close =
    { $by ->
        [one] Eén punt gaf de doorslag.
       *[other] Maar { $by } punten gaven de doorslag.
    }
web-points-of =
    { $whose ->
        [alone]
            { $points ->
                [one] punt
               *[other] punten
            }
        [you]
            { $points ->
                [one] punt voor jou
               *[other] punten voor jou
            }
       *[other]
            { $points ->
                [one] punt voor { $name }
               *[other] punten voor { $name }
            }
    }
web-target-short =
    { $short ->
        [one] Nog één punt tot { $target }
       *[other] Nog { $short } punten tot { $target }
    }
web-target-reached =
    { $short ->
        [one] { $target } gehaald, nog één punt tot { $next }
       *[other] { $target } gehaald, nog { $short } punten tot { $next }
    }
web-target-all = { $target } gehaald: fantastisch!
web-best = Je beste is { $points }
web-best-new = Je beste tot nu toe! Eerst was het { $before }
web-again = Nog eens
web-mistakes = Fouten bekijken
web-decided-ask = Wat gaf de doorslag?
web-decided-share = Zet { $step } gaf de doorslag: { $said }. Die was { $worth } van de winst waard.
web-decided-points = Zet { $step } gaf de doorslag: { $said }. Die was { $worth } punten waard.
web-tell-alone = { $game }: ik haalde alleen { $score } punten. Hoe ver kom jij?
web-tell-won = { $game }: ik won met { $score } punten van { $others }.
web-tell-lost = { $game }: { $headline }. Ik haalde { $score } punten.
web-tell-watched = { $game }: { $headline }.
web-resigned = Opgegeven: { $names }
web-withheld = Aandeel in de dobbelstenen niet getoond: { $names }
web-out-of-time = Tijd om: { $names }
web-begins = { $name } begint
web-you-begin = Jij begint
web-rewritten = Het verleden van deze partij is niet meer wat deze browser het laatst zag: de server is teruggezet naar een oude kopie, of wat er gebeurde is herschreven.
web-seating = Wie begint
web-seating-lot = Het lot bepaalt
web-seating-as-bots = Jij
web-seating-as-friends = Jij, dan wie het eerst komt
web-seating-as-hot = Speler 1
web-seating-as-said = In de volgorde van de plaatsen
web-rematch = Revanche
web-to-rematch = Naar de revanche
web-replay = Herhaling
web-record = Downloaden
web-verify =
    { $chance ->
        [cards] Kaarten controleren
       *[dice] Dobbelstenen controleren
    }
web-dice-good =
    { $rolls ->
        [0] Het toeval was eerlijk: het is de startwaarde die voor het spel verzegeld werd, en er viel niets te gooien of te pakken.
        [one] Het toeval was eerlijk: het is de startwaarde die voor het spel verzegeld werd, en de ene worp volgt eruit.
       *[other] Het toeval was eerlijk: het is de startwaarde die voor het spel verzegeld werd, en alle { $rolls } worpen volgen eruit.
    } { $drawn ->
        [yes] Ook wie begon is ermee geloot.
       *[no] Wie begon is niet geloot.
    }
web-dice-good-unseen =
    { $rolls ->
        [0] Er viel niets te gooien of te pakken.
        [one] De ene worp volgt uit de startwaarde.
       *[other] Alle { $rolls } worpen volgen uit de startwaarde.
    } { $drawn ->
        [yes] Ook wie begon.
       *[no] Wie begon is niet geloot.
    } Of de startwaarde voor het spel verzegeld werd kan deze browser niet zeggen: hij was er niet bij.
web-dice-silent = Zonder aandeel in deze dobbelstenen: { $names }. Wie de startwaarde kent had ze kunnen kiezen.
web-dice-other-sealed = Een aandeel in de dobbelstenen is niet het aandeel dat vooraf verzegeld werd!
web-dice-other-lot = De spelers zitten niet zoals het lot het geeft!
web-dice-other-part = Jouw aandeel is niet bij wat er gebruikt is: het kwam te laat, of het is weggelaten!
web-dice-secret = De startwaarde van een dagelijkse uitdaging wordt getoond als de dag voorbij is; dan kun je de dobbelstenen controleren.
web-dice-missing = Het verslag zegt niet hoe de dobbelstenen tot stand kwamen.
web-dice-other-seed = Dit is niet de startwaarde die voor het spel verzegeld werd!
web-dice-other-key = De sleutel volgt niet uit de startwaarde en de aandelen!
web-dice-other-roll = Worp { $number } ({ $move }) volgt niet uit de startwaarde!
web-step = Stap
web-step-of = { $step } van { $all }
web-step-back = Eén stap terug
web-step-on = Eén stap verder
web-to-start = Naar het begin
web-to-end = Naar het einde
web-beginning = Het begin
web-graph = De punten van stap tot stap
web-gain = { $points } door deze zet
web-to-table = Naar de tafel

# The daily challenge

web-daily-title = De dagelijkse uitdaging
web-daily-about = Iedereen krijgt dezelfde dobbelstenen, en één poging per dag. Hoe ver kom jij?
web-day-before = De dag ervoor
web-day-after = De dag erna
web-name = Naam
web-score = Punten
web-no-results = Nog niemand is klaar.
web-daily-bots-later = Wat de bots met deze dobbelstenen haalden, zie je als je klaar bent.

# Rules

web-first-game = Je eerste spel
web-first-game-about = Speel tegen de makkelijkste bot, met raad bij elke stap.
web-first-game-start = Het eerste spel beginnen

# Settings

web-save = Bewaren
web-saved = Bewaard
web-theme = Licht of donker
web-theme-system = Zoals het systeem
web-theme-light = Licht
web-theme-dark = Donker
web-arrow = Met een pijl naar de laatste zet wijzen
web-show-notation = De notatie van zetten tonen
web-think = Bots denken in deze browser als ik alleen met hen speel
web-think-wasm = Deze browser kent geen WebAssembly, dus denken de bots op de server.
web-think-worker = Deze browser laat niets naast de pagina denken, dus denken de bots op de server.
web-think-missing = Deze server heeft geen pakketten voor browsers, dus denken zijn eigen bots.
web-think-half = Het pakket van het spel kwam maar voor een deel aan, dus denken de bots op de server; de volgende partij probeert het opnieuw.
web-think-old = Het pakket van het spel is van een andere versie dan deze pagina, dus denken de bots op de server. Laad de pagina opnieuw.
web-think-options = Het pakket van het spel heeft deze opties niet, dus denken de bots op de server.
web-think-failed = Het denken ging in deze browser mis, dus denken de bots op de server.
web-confirm-when = Een zet bevestigen voordat hij telt
web-confirm-touch = Bij leggen met de vinger
web-confirm-always = Altijd
web-confirm-never = Nooit
web-language = Taal
web-sound = Geluiden
web-notify = Laat het weten als ik aan de beurt ben
web-keys = Toetsen
web-key-tab = naar het bord, naar wat ernaast ligt, en naar de knoppen
web-key-arrows = van vak naar vak; in een herhaling van stap naar stap
web-key-enter = het vak kiezen, het stuk leggen, de knop indrukken
web-key-turn = het stuk in de hand draaien (ook met het muiswiel of twee vingers); met Shift de andere kant op
web-key-flip = het omkeren, waar het spel dat toestaat
web-key-back = één stap terug, of een uitleg sluiten
web-key-steps = een zet terug of vooruit, terwijl de partij doorgaat
web-key-moves = de lijst met zetten
web-key-help = deze toetsen
web-keys-close = Sluiten
web-offline = Zonder netwerk
web-offline-about = Bewaar de pagina in deze browser, met regels en lessen in alle talen, en speel zonder netwerk: alleen, aan één scherm of tegen bots. Dat kost ongeveer 10 MB.
web-offline-keep = Offline beschikbaar maken
web-offline-on = De pagina opent nu ook zonder netwerk.
web-offline-forget = Weer vergeten
web-offline-unsafe = Deze browser bewaart alleen pagina’s die veilig, via https, binnenkomen.
web-offline-full = Niet alles kon worden bewaard: misschien viel het netwerk weg, of er is geen plaats meer.
web-kept = In deze browser bewaard
web-offline-storage = Deze browser bewaart niets meer, omdat er geen plaats is of door zijn instellingen. Je kunt verder spelen, maar de partij is weg als je de pagina sluit.
web-site-go = Ga erheen
web-site-address = Adres van een server die je kent
web-site-server = Hiervoor zijn andere mensen nodig, en dus een server. Hier speel je alleen, aan één scherm of tegen bots.
web-played-offline = Zonder server gespeeld
web-handed-in = De server heeft deze partij nu
web-hand-in-about = Deze partij is alleen in deze browser bewaard. Met netwerk kun je haar inleveren en heb je haar overal bij je partijen.
web-hand-in = Inleveren bij de server
web-offline-server = Hiervoor is een server nodig.
web-offline-failed = Er ging iets mis aan deze tafel. Laad de pagina opnieuw: de partij is bewaard tot je laatste zet.
web-offline-worker = Deze browser laat de pagina niet op de achtergrond werken; om te spelen heeft ze een server nodig.
web-offline-wasm = Deze browser is te oud om zonder server te spelen.
web-offline-old = De pagina en haar spellen zijn van verschillende versies. Maak de pagina met netwerk opnieuw offline beschikbaar.
web-offline-half = Wat nodig is om zonder server te spelen, kwam maar deels aan. Maak de pagina met netwerk opnieuw offline beschikbaar.
web-offline-missing = Wat nodig is om zonder server te spelen, is er niet. Maak de pagina met netwerk opnieuw offline beschikbaar.
web-offline-people = Zonder netwerk kan niemand anders meedoen: speel alleen, aan één scherm of tegen bots.
web-offline-loading = De tafel wordt gedekt … { $percent } %
web-other-device = Een ander apparaat
web-other-device-about = Speel je partijen elders verder: met een link wordt een ander apparaat het jouwe. Hij werkt één keer, een kwartier lang.
web-other-device-how = Open de instellingen op het apparaat waarop je speelt en maak onder ‘Een ander apparaat’ een link: open hem hier of scan hem.
web-make-link = Link maken
web-claim = Ja, dat ben ik
web-claim-about = Vanaf nu speelt dit apparaat als de gast die de link maakte.

# Analysis of a finished game

web-analysis = Analyse
web-analysis-about = Wat elke zet waard was, waar een betere was, en hoe geluk en kunde de uitslag maakten. Een bot doet er ongeveer een halve minuut over.
web-analysis-begin = Deze partij analyseren
web-analysis-working = De bot gaat de partij door: { $percent } %
web-analysis-graph = Wat de stelling waard was, zet voor zet. Pijltjes gaan door de zetten, page up en page down van fout naar fout.
web-analysis-before = Vorige fout
web-analysis-after = Volgende fout
web-analysis-is-best = Beste zet
web-analysis-is-good = Goede zet
web-analysis-is-inaccuracy = Onnauwkeurig
web-analysis-is-mistake = Fout
web-analysis-is-blunder = Blunder
web-analysis-loses-points = verliest { $loss } punten
web-analysis-loses-share = verliest { $loss } van de overwinning
web-analysis-better = Beter was
web-analysis-better-head = beter
web-analysis-chance = Dit was toeval:
web-analysis-forced = Er viel niets te kiezen.
web-analysis-show-better = De betere zet tonen
web-analysis-show-played = Tonen wat er gespeeld is
web-analysis-instead = Een betere zet in plaats van: { $said }
web-analysis-luck = Geluk en kunde
web-analysis-balance = Wat de uitslag van { $name } maakte
web-analysis-luck-points =
    { $you ->
        [yes]
            { $lucky ->
                [yes] Het toeval gaf je { $luck } punten.
               *[no] Het toeval nam je { $luck } punten af.
            }
       *[no]
            { $lucky ->
                [yes] Het toeval gaf { $name } { $luck } punten.
               *[no] Het toeval nam { $name } { $luck } punten af.
            }
    }
web-analysis-luck-share =
    { $you ->
        [yes]
            { $lucky ->
                [yes] Het toeval gaf je { $luck } van de overwinning.
                [more] Het toeval gaf je meer dan een hele overwinning.
                [less] Het toeval nam je meer dan een hele overwinning af.
               *[no] Het toeval nam je { $luck } van de overwinning af.
            }
       *[no]
            { $lucky ->
                [yes] Het toeval gaf { $name } { $luck } van de overwinning.
                [more] Het toeval gaf { $name } meer dan een hele overwinning.
                [less] Het toeval nam { $name } meer dan een hele overwinning af.
               *[no] Het toeval nam { $name } { $luck } van de overwinning af.
            }
    }
web-analysis-no-luck = Niets was aan het toeval overgelaten.
web-analysis-cost =
    { $measure ->
        [points]
            { $you ->
                [yes] Je keuzes kostten { $lost } punten.
               *[no] De keuzes van { $name } kostten { $lost } punten.
            }
       *[share]
            { $you ->
                [yes] Gemiddeld verlaagde elke keuze van jou je winstkans met { $lost }.
               *[no] Gemiddeld verlaagde elke keuze van { $name } de eigen winstkans met { $lost }.
            }
    }
web-analysis-flawless =
    { $you ->
        [yes] Je keuzes kostten niets wat te meten viel.
       *[no] De keuzes van { $name } kostten niets wat te meten viel.
    }
web-analysis-others =
    { $you ->
        [yes]
            { $helped ->
                [yes] Gemiddeld verhoogde elke keuze van de anderen je winstkans met { $others }.
               *[no] Gemiddeld verlaagde elke keuze van de anderen je winstkans met { $others }.
            }
       *[no]
            { $helped ->
                [yes] Gemiddeld verhoogde elke keuze van de anderen de winstkans van { $name } met { $others }.
               *[no] Gemiddeld verlaagde elke keuze van de anderen de winstkans van { $name } met { $others }.
            }
    }
web-analysis-table = Alle keuzes als tabel
web-analysis-go = Naar zet { $step }
web-analysis-made = Betere zetten van de bot { $level }; voor de waarden is elke stelling vele malen uitgespeeld, dus kleine verschillen zeggen weinig.
web-analysis-unfinished = De partij is afgebroken: de uitslag is wat de laatste stelling waard was.

# What the server refuses, said to people

web-illegal-not-awaited = Je bent niet aan de beurt.
web-illegal-no-seat = Die plaats is er niet.
web-illegal-seat-needed = Er mogen er nu meer zetten.
web-server-no-guest = Je bent hier niet meer bekend. Laad de pagina opnieuw, en speel verder.
web-server-not-yours = Je hebt geen plaats aan deze tafel.
web-server-not-open = Deze plaats is bezet.
web-server-seats = Het aantal plaatsen past niet bij deze opties.
web-server-not-playing = Dat kan nu niet.
web-server-out-of-time = Je tijd is om.
web-server-forfeited = Je hebt deze partij opgegeven.
web-server-request = De server begreep de pagina niet. Laad de pagina opnieuw, alsjeblieft.
web-server-message = De server begreep de pagina niet. Laad de pagina opnieuw, alsjeblieft.
web-server-method = De server begreep de pagina niet. Laad de pagina opnieuw, alsjeblieft.
web-server-no-path = Op dit adres is niets.
web-server-stale-turn = Het spel is intussen verder gegaan.
web-server-large = Dat is te lang.
web-server-no-me = Minstens één plaats moet van jou zijn.
web-server-client-missing = De pagina is niet gebouwd.

# Paper and pictures

web-print = Afdrukken
web-save-picture = Plaatje
web-embed = Insluiten
web-print-title = Spellen op papier
web-print-about = Borden, kaarten, bladen en regels als PDF, op ware grootte. Druk af op 100 % en meet de liniaal onder aan een pagina na.
web-print-game = Spel
web-print-what = Wat
web-print-paper = Papier
web-print-letter = US-letter
web-print-ink = Inkt
web-print-full = In kleur
web-print-saving = Inkt sparen
web-print-backs = Achterkant van de kaarten
web-print-plain = Geen
web-print-fold = Om te vouwen en te lijmen
web-print-get = PDF ophalen
web-tell-daily = { $game }, { $day }: { $score } punten { $strip }

# With others at a table

web-copy-picture = Afbeelding kopiëren
web-tell-watch = { $game }, nu te volgen: { $names }
web-tell-try = { $game }: de dagelijkse uitdaging. Iedereen krijgt dezelfde dobbelstenen en één poging. Hoe ver kom jij?
web-tell-replay = { $game }, zet voor zet: { $names }
web-bots-too = Bots aan tafel
web-fill = Een bot laten meespelen
web-ask-back = Vragen om terug te nemen
web-asks-back = { $known ->
    [yes] { $name } wil dit terugnemen: ‘{ $what }’
   *[no] { $name } wil de laatste zet terugnemen.
}
web-back-allow = Toestaan
web-back-decline = Weigeren
web-back-waits = Wachten op antwoord: { $names }
web-back-declined = { $name } laat de zet staan.
web-signs = Iets zeggen
web-signs-shown = Tonen wat anderen aan tafel zeggen
web-sign-hello = Hallo!
web-sign-luck = Succes!
web-sign-well = Goed gespeeld!
web-sign-wow = Zo hé!
web-sign-oops = Oeps!
web-sign-hmm = Even denken …
web-sign-thanks = Bedankt!
web-planning = Je bereidt je volgende zet voor
web-planned-shown = Klaargezet voor je beurt
web-planned = Klaargezet voor je beurt: { $cell }
web-planned-not = Niet meer klaargezet: { $cell }
web-planned-lost = Wat je had klaargezet, kan niet meer.
web-same-dice-ask = Wat hebben de bots van deze dobbelstenen gemaakt?
web-same-dice = Dezelfde dobbelstenen
web-same-dice-more = { $number ->
    [one] Eén bot speelt nog …
   *[other] { $number } bots spelen nog …
}

# Learn in two minutes

web-learn-title = Leer het in twee minuten
web-learn-of = Leer { $game } in twee minuten
web-offer = { $game }: je eerste keer?
web-offer-about = We laten je zien hoe het gaat: klik voor klik, en dan een klein spel.
web-just-play = Meteen spelen
web-learn-here = hier!
web-learn-watch = Kijk wat de anderen doen …
web-learn-astray = Dat mag later ook. Nu eerst dat met de gouden ring!
web-learn-partner = medespeler
web-learn-progress = Hoever je bent
web-learn-on = Verder
web-learn-again = Nog een keer
web-learn-little = Nu een klein spel!
web-learn-leave = Ophouden
web-learn-suggested = De gouden ring is maar een tip. Weet jij iets beters?
web-learn-alone = Zonder tips
web-try-first = Begin hiermee
