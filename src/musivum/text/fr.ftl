# Errors that no single game owns.

catalogue-missing = il n’y a pas de catalogue { $what } : ce qu’il devrait dire en « { $language } » est dit en anglais
catalogue-unreadable = le catalogue { $what } est illisible, c’est donc l’anglais qui remplace « { $language } » : { $detail }
catalogue-broken = le catalogue { $what } (« { $language } ») a une entrée qui n’est pas un message et qui est omise : { $detail }
catalogue-half =
    { $number ->
        [one] il manque un message au catalogue { $what } (« { $language } »), dit en anglais
       *[other] il manque { $number } messages au catalogue { $what } (« { $language } »), dits en anglais
    } : { $detail }
catalogue-message = le message { $what } ne peut pas être dit en « { $language } » et l’est en anglais : { $detail }
language-unknown = il n’y a pas de langue « { $language } » ; il y a : { $allowed }. On parle anglais.
language-none = il n’y a pas de mots dans la langue « { $language } » ; il y a : { $allowed }
# What the system refuses.

system-refused = le système refuse : { $problem }
system-refused-path = le système refuse { $path } : { $problem }
system-missing = ce fichier ou ce dossier n’existe pas
system-denied = ce n’est pas autorisé
system-folder = c’est un dossier
system-no-folder = une partie du chemin n’est pas un dossier
system-exists = cela existe déjà
system-long = le nom est trop long
system-full = le disque est plein
system-read-only = on ne peut rien écrire à cet endroit
system-nobody = personne ne répond à cette adresse
# How a command is used. Words in capitals stand for what one writes there.

usage-begins = Usage :
usage-any = [OPTIONS]
usage-command = COMMANDE …
usage-arguments = Mots
usage-options = Options
usage-commands = Commandes
usage-help = Afficher cette aide et s’arrêter.
usage-default = par défaut : { $value }
usage-required = obligatoire
usage-variable = ou par { $name }
usage-hint = « { $command } » en dit plus.
usage-no-command = il n’y a pas de commande « { $command } »
usage-no-command-like = il n’y a pas de commande « { $command } » ; il y a par exemple : { $like }
usage-command-missing = il manque une commande
usage-no-option = il n’y a pas d’option { $option } ici
usage-no-option-like = il n’y a pas d’option { $option } ici ; il y a par exemple : { $like }
usage-missing = il manque { $what }
usage-extra = « { $word } » est un mot de trop
usage-needs-value = { $option } demande une valeur
usage-no-value = { $option } ne prend pas de valeur
usage-bad-value = { $option } : { $problem }
usage-number-least = { $flag } prend un nombre à partir de { $least }, pas « { $text } »
usage-choice = { $flag } vaut { $allowed }, pas « { $text } »
usage-word-game = JEU
usage-word-file = FICHIER
usage-word-record = ENREGISTREMENT
usage-word-name = NOM
usage-word-text = TEXTE
usage-word-value = VALEUR
usage-word-option = OPTION
usage-word-what = QUOI
usage-word-who = QUI
usage-word-number = NOMBRE
usage-word-hops = COMBIEN
usage-word-pixels = PIXELS
game-unknown = il n’y a pas de jeu « { $game } » ; il y a : { $allowed }
option-unknown = { $game } n’a pas d’option « { $option } » ; il a : { $allowed }
option-value = { $game } ne peut pas se jouer avec { $option }={ $value } ; { $option } vaut { $allowed }
option-type = { $game } ne peut pas se jouer avec { $option }={ $value } : c’est { $type ->
        [str] un texte
        [bool] un oui ou non
       *[other] un nombre de type { $type }
    } ; { $option } vaut { $allowed }, { $wanted ->
        [int] en nombre entier
        [bool] par oui ou non
       *[other] en texte
    }
option-one-of = l’un de { $values }
option-range = de { $first } à { $last }
option-own = personnelle
option-yes = oui
option-no = non
cluster-connect = aucun cluster Ray à « { $address } » : { $problem }
progress-speed = { $rate } parties/s, encore { $left }
progress-so-far = { $done } parties sur { $of }
notation-literal = colonne { $column } : on attend « { $literal } » ici, pas « { $found } »
notation-letter = colonne { $column } : on attend ici une lettre parmi { $letters }, pas « { $found } »
notation-word = colonne { $column } : on attend ici un mot parmi { $words }, pas « { $found } »
notation-number = colonne { $column } : on attend ici un nombre de { $low } à { $high }, pas « { $found } »
notation-end = colonne { $column } : le coup est complet, mais « { $found } » le suit
notation-empty = un coup devrait se trouver ici, mais il n’y a rien
notation-long = un coup a au plus { $most } caractères, ce texte en a { $length }
notation-type = un coup est un texte comme « { $example } », pas { $type }
action-range = { $game } a les actions de 0 à { $last }, pas { $index }
illegal-over = la partie est finie, on ne peut plus rien jouer
illegal-not-awaited =
    ce n’est pas le tour de la place { $seat } ; { $waits ->
        [chance] on attend des dés ou des cartes
        [nobody] on n’attend personne
        [one] on attend la place { $awaited }
       *[several] on attend les places { $awaited }
    }
illegal-no-seat = { $seat } n’est pas une place de ce jeu ; ses places sont { $allowed }
illegal-seat-needed = plusieurs places peuvent jouer maintenant ({ $awaited }) ; dites laquelle joue
illegal-chance = cela revient au hasard, pas à un joueur
illegal-not-chance = c’est le coup d’un joueur, mais on attend des dés ou des cartes
illegal-other-game = c’est un coup d’un autre jeu ou d’autres options
chance-not-awaited =
    on n’attend ici ni dés ni cartes ; { $waits ->
        [chance] on les attend ailleurs
        [nobody] on n’attend personne
        [one] on attend la place { $awaited }
       *[several] on attend les places { $awaited }
    }
view-other-game = cette vue est celle de { $other } ou d’autres options, pas de { $game } tel qu’il a été chargé
record-deep = ce n’est pas du JSON lisible : il est imbriqué trop profondément
record-encoding = ce n’est pas du JSON : ce n’est pas un texte en UTF-8
record-json = ce n’est pas du JSON : quelque chose ne va pas à la ligne { $line }, caractère { $column }
record-format = ce n’est pas un enregistrement : son « format » devrait être « { $format } »
record-version = cet enregistrement a la version { $version } ; ce programme lit la version { $known }
record-schema = l’enregistrement est incorrect à { $place } : { $kind ->
    [required] « { $detail } » manque
    [type] il faudrait le type { $detail }
   *[other] { $detail } n’a pas sa place ici
 }
record-large = { $path } est trop grand pour un enregistrement (au plus { $most } octets)
record-file = { $path } : { $problem }
record-rules = cet enregistrement a été fait avec la version { $rules } des règles de { $game } ; ce programme a la version { $known }
record-seats = cet enregistrement a { $seats } places, mais ses options sont pour { $players }
record-move = le coup { $number } (« { $move } » de la place { $seat }) est incorrect : { $problem }
record-forfeited = une partie interrompue a, dans extra.forfeited, au moins une place qui a abandonné, à partir de 0 et inférieure à { $seats }
record-outcome = l’enregistrement dit que la partie a fini par { $said }, mais ses coups mènent à { $found }
record-unfinished = l’enregistrement s’arrête avant la fin de la partie
player-unknown = il n’y a pas de joueur « { $name } » ; il y a : { $allowed }
player-budget = « { $text } » n’est pas un budget pour { $name } : écrivez un nombre de simulations de 1 à { $most }, par exemple { $name }@1000
player-no-budget = { $name } ne fait pas de recherche à { $game } et n’accepte donc pas de budget
extra-missing = il faut pour cela { $library } : pip install "musivum[{ $extra }]"
player-number = { $game } a ici { $seats } places, mais { $given } ont été indiquées
player-person = la place { $seats } est celle d’une personne : la partie ne se joue seule que si chaque place a un bot ou une fonction
player-illegal = { $name }, à la place { $seat }, a répondu par autre chose qu’un coup autorisé : { $problem }
undo-chance = des dés ou des cartes ont été révélés depuis votre dernier coup, il reste donc joué
undo-person = { $name } a joué depuis, votre coup reste donc joué
undo-hidden = des cartes cachées ont été jouées depuis, votre coup reste donc joué
undo-nothing = vous n’avez joué aucun coup qui puisse être repris

# What every scene says

scene-pass = Passer

# Dice that can be checked (musivum verify)

fair-missing = rien dans cet enregistrement ne permet de vérifier ses dés : extra.dice avec la recette « { $recipe } » manque
fair-secret = la graine de cette partie n’est pas encore révélée ; celle d’un défi du jour l’est quand le jour est passé
fair-commitment = cette graine n’est pas celle qui avait été fixée : son SHA-256 n’est pas { $commitment }
fair-contributions = les parts des joueurs dans les dés devraient être { $seats } textes de lettres, chiffres, « _ » et « - », un par place à la table
fair-sealed = l’enregistrement devrait dire de quelle partie il s’agit, et donner les { $seats } empreintes qui ont scellé les parts des dés
fair-seating = l’enregistrement devrait dire si les places ont été tirées au sort (« lot » ou « as-seated »), et de laquelle des { $seats } places vient chaque joueur
fair-part = la part des dés de la place { $place } n’est pas celle qui avait été scellée avant que les autres soient révélées
fair-withheld = aucun dé n’a été lancé dans cette partie : la part de la place { $place } a été scellée sans être révélée, ce qui y a mis fin
fair-lot = les joueurs sont placés { $found }, mais le sort donne { $expected } : cela a été choisi, pas tiré
fair-key = la graine de l’enregistrement devrait être { $found }, qui découle de la graine secrète et des parts, et non { $said }
fair-move = le coup { $number } était { $found }, mais la graine donne { $expected } : cela a été choisi, pas lancé
fair-proven =
    { $rolled ->
        [0] Il n’y avait pas de hasard dans cette partie, donc rien qu’on aurait pu choisir.
        [one] L’unique coup du hasard découle de la graine fixée : il n’a pas été choisi.
       *[other] Les { $rolled } coups du hasard découlent tous de la graine fixée : aucun n’a été choisi.
    }
signature-good = L’enregistrement est signé avec cette clé et n’a pas été modifié depuis.
signature-key = une clé publique compte 64 caractères de 0 à 9 et de a à f, telle que la donne GET /api/key du serveur, pas « { $public } »
signature-missing = cet enregistrement n’est pas signé : extra.signature manque
signature-wrong = cet enregistrement n’a pas été signé avec la clé { $public }, ou il a été modifié depuis
fair-drawn = Le tirage par lequel { $name } a commencé découle de la graine fixée.
fair-silent = Sans part dans les dés : { $names }. Qui connaît la graine aurait pu choisir les dés à leur détriment.

# The server

server-no-match = il n’y a pas de partie « { $match } »
server-not-open =
    la place { $seat } de cette partie n’est pas libre ; { $number ->
        [0] aucune ne l’est
       *[other] libres : { $free }
    }
server-no-free-seat = il n’y a plus de place libre dans cette partie
server-invite = cette partie est privée ; il faut son lien d’invitation pour y entrer
server-not-yours = la place { $seat } n’est pas la vôtre dans cette partie
server-no-guest = vous n’avez pas encore de nom ici : POST /api/me fait de vous un invité
server-not-playing =
    { $status ->
        [open] cette partie attend encore des joueurs
        [ready] cette partie va commencer
        [playing] cette partie est en cours
        [over] cette partie est finie
       *[gone] cette partie a été abandonnée
    }, ce n’est donc pas possible maintenant
server-not-over = cette partie n’est pas encore finie
server-begun = cette partie a commencé ; abandonnez si vous voulez la quitter
server-seats = { $game } a { $seats } places avec ces options, mais { $given } ont été décrites
server-level = il n’y a pas de niveau de bot « { $level } » ; il y a : { $allowed }
server-no-me = une place au moins doit être la vôtre (« me »)
server-many-matches = vous avez déjà { $most } parties inachevées ; finissez-en ou quittez-en quelques-unes
server-host = ce serveur n’est pas connu sous le nom « { $host } » ; qui l’exploite peut le lancer avec « --host-name »
server-slow-down =
    { $limit ->
        [guest] vous demandez trop vite ou trop à la fois : { $most } petites demandes par seconde conviennent
        [address] votre adresse demande trop vite ou trop à la fois : { $most } petites demandes par seconde conviennent
        [guests] trop de nouveaux invités d’une même adresse : au plus { $most } par seconde
        [matches] trop de nouvelles parties d’une même adresse : au plus { $most } par seconde
        [watched] on suit au plus { $most } parties par connexion
        [hints] on attend au plus { $most } conseils à la fois
        [signs] cela fait trop de signes à la fois
        [same-dice] les bots ne rejouent que { $most } partie à la fois
        [replays] on attend au plus { $most } relectures à la fois
        [analyses] on attend au plus { $most } analyses à la fois
       *[other] plus de { $most } attendent déjà
    } ; attendez { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }
server-large = trop grand : on lit au plus { $most } octets
server-stale-turn = ce message concernait un autre tour (le tour { $turn }, on en est à { $now })
server-out-of-time = la place { $seat } n’a plus de temps
server-forfeited = la place { $seat } a abandonné cette partie
server-damaged = la partie { $match } est endommagée : son événement { $number } manque ou n’est plus ce qu’il était. Les autres ne sont pas touchées ; une sauvegarde l’a peut-être encore entière
server-commitment = un engagement est le SHA-256 de votre part des dés, 64 caractères de 0 à 9 et de a à f
server-committed = la place { $seat } s’est déjà engagée, ou n’a pas de part dans ces dés
server-commit-now =
    on s’engage quand toutes les places sont prises et avant qu’elles soient scellées ; { $status ->
        [open] cette partie attend encore des joueurs
        [ready] cette partie va commencer
        [playing] cette partie est en cours
        [over] cette partie est finie
       *[gone] cette partie a été abandonnée
    }
server-not-sealed =
    les parts des dés se révèlent une fois toutes scellées ; { $status ->
        [open] cette partie attend encore des joueurs
        [ready] cette partie va commencer
        [playing] cette partie est en cours
        [over] cette partie est finie
       *[gone] cette partie a été abandonnée
    }
server-contribution = une part des dés compte de 22 à 64 lettres, chiffres, « _ » ou « - »
server-other-part = ce n’est pas la part sur laquelle la place { $seat } s’est engagée
server-withheld = une part des dés n’a pas été révélée à temps
server-not-alone = cela n’existe que pour les parties en solo
server-not-host = seule la personne qui a ouvert cette table peut donner une place à un bot
server-back-asked = la question est déjà posée aux autres
server-back-declined = c’est refusé ; il faut d’abord continuer à jouer
server-not-asked = personne ne vous demande rien au sujet d’un coup
server-back-many = { $most } coups ont été repris dans cette partie ; on ne peut pas en reprendre davantage
server-back-clock = là où une horloge tourne, aucun coup n’est repris
server-old-rules = cette partie a été créée avec la version { $rules } des règles de { $game } ; ce serveur a la version { $known } et ne peut pas la poursuivre
server-name = un nom compte de 1 à 30 caractères visibles
server-name-of-bot = « { $name } » pourrait passer pour un bot ; prenez un autre nom
server-link = ce lien est inconnu, déjà utilisé ou trop vieux ; faites-en un nouveau sur l’autre appareil
server-origin = cette page vient d’un autre site ({ $origin }), elle n’a donc pas le droit de faire cela
server-request = la demande est incorrecte à { $place } : { $problem }
server-no-path = il n’y a rien à { $path }
server-method = { $method } ne peut pas se faire avec { $path }
server-message = ce message est illisible : { $problem }
server-stopping = le serveur s’arrête ; réessayez dans un instant
server-busy = un autre coup est passé devant trop souvent ; réessayez
server-broken = quelque chose s’est mal passé sur le serveur ; c’est noté sous { $incident }
server-analysis-failed = cette partie n’a pas pu être analysée ; réessayez dans une minute
server-hint-failed = aucun bot n’a pu donner de conseil ; réessayez dans un instant
server-hint = on ne donne de conseil que si personne d’autre ne joue, et pas dans un défi du jour
server-think-daily = les bots d’un défi du jour réfléchissent sur le serveur
server-think-people = là où d’autres personnes jouent, les bots réfléchissent sur le serveur
server-think-unwatched = regardez une partie avant que votre page n’y réfléchisse
server-think-unasked = personne n’a demandé à votre page ce coup
server-no-daily = il n’y a pas de défi du jour pour { $game } ; il y en a pour : { $allowed }
server-day = un jour s’écrit comme 2026-03-01 et n’est pas dans l’avenir
server-daily-private = un défi du jour peut être vu par d’autres quand son jour est passé
server-no-rematch = un défi du jour se joue une seule fois
server-sheet = seule la feuille « { $allowed } » se joue ici
server-database-locked = un autre serveur utilise déjà { $path } ; un fichier SQLite ne sert qu’un processus à la fois (PostgreSQL en sert plusieurs)
server-database-away = le serveur ne peut pas joindre sa base de données, on ne sait donc pas si c’est fait ; redemandez dans un instant, avec le même identifiant
server-database-damaged = la base de données du serveur est endommagée ; qui l’exploite doit y regarder
server-file-damaged = { $path } est endommagé ({ $problem }) ; « musivum restore » met une copie à sa place et le garde, « musivum check » dit ce qui y est encore juste
server-exposed = d’autres sur cette machine peuvent lire { $path }, qui contient les secrets du serveur : chmod 600 les en empêche
server-resigned = abandon
server-timeout = temps écoulé
server-client-missing = Le serveur tourne, mais la page pour le navigateur n’a pas été construite dans cette installation. Construisez-la avec « npm run build » dans web/, ou utilisez l’interface à /api/openapi.json.
server-started = Musivum est à { $address } (Ctrl-C l’arrête)
check-fine = tout va bien : { $matches } parties et { $events } événements, sur { $database }
check-found =
    { $problems ->
        [one] il y a un problème
       *[other] il y a { $problems } problèmes
    } dans { $matches } parties et { $events } événements, sur { $database }
check-other-rules = { $matches } d’entre elles ont été faites avec une autre version des règles et n’ont pas été rejouées
check-replay = la partie { $match } ne peut pas être rejouée : { $problem }
check-index = partie { $match } : ses événements disent autre chose que ce qui est noté d’elle ({ $what })
check-reference = { $table } : la ligne { $row } nomme quelque chose qui n’est pas dans { $parent }
check-strays = { $number } événements ne sont d’aucune partie
backup-done = { $path } contient la base telle qu’elle était à l’instant ({ $matches } parties)
backup-failed = la copie ne peut pas être écrite dans { $path } : { $problem }
backup-exists = { $path } existe déjà ; nommez un fichier qui n’existe pas
backup-source = il n’y a pas de base de données à { $path }
backup-postgres = cette commande copie des bases SQLite ; pour PostgreSQL, utilisez pg_dump et pg_restore
backup-not-database = { $path } n’est pas une base de données de Musivum : { $problem }
backup-restored = { $path } est en place avec { $matches } parties ; ce qui s’y trouvait est maintenant { $before }
backup-restored-new = { $path } est en place avec { $matches } parties

# Environments for researchers.

research-option = { $option }={ $value } n’est pas possible ici ; { $option } est parmi : { $allowed }
research-solo-win = la récompense d’une partie en solo de { $game } est son score : il n’y a personne à battre
research-no-move = l’action { $action } de { $game } n’est pas un coup ici ; les actions vont de 0 à { $last }, et le masque dit lesquelles sont autorisées
research-reset = appelez d’abord reset()
research-agent = il n’y a pas d’agent « { $agent } » ; il y a : { $allowed }
research-actions = il manque une action de chacun de : { $allowed }
research-wait = { $agent } n’est pas attendu et ne peut qu’attendre, c’est l’action { $action }
research-seat = la place { $seat } n’existe pas ici dans { $game } ; les places vont de 0 à { $last }
research-whole = { $action } n’est pas une action : les actions sont des nombres entiers
research-over = la partie est finie : appelez reset() pour une nouvelle
research-batch = partie { $number } du lot : { $problem }
research-batch-actions = un lot de { $games } parties demande { $games } actions, pas { $given }
research-positive = { $name } vaut { $value }, mais doit valoir au moins { $least }

# The terminal: help

terminal-about =
    { $games ->
        [4] Quatre jeux de plateau nommés Mosaic : y jouer, lire leurs règles, compter et mesurer.
       *[other] { $games } jeux de plateau, nommés Mosaic pour la plupart : y jouer, lire leurs règles, compter et mesurer.
    }
terminal-epilog = Commencez par : musivum games
terminal-language-help = La langue à parler : { $allowed }. D’ordinaire celle du système.
terminal-version-help = Afficher la version et s’arrêter.
terminal-games-help = Lister les jeux, ou en montrer un avec ses options.
terminal-rules-help = Montrer la règle d’un jeu.
terminal-play-help = Jouer à un jeu, vous contre un bot sauf indication contraire. Le sort décide qui commence. Les options d’un jeu s’écrivent comme --players 3 ; « musivum games JEU » les énumère.
terminal-bot-help = Le bot de chaque place qui n’est pas la vôtre.
terminal-seat-help = Qui joue à une place : person, ou le nom d’un bot. La place 0 commence, rien n’est tiré au sort. Peut être répété.
terminal-person-help = Le nom d’une personne à ce clavier. Peut être répété ; des bots occupent les autres places.
terminal-as-seated-help = Ne pas tirer au sort qui commence : d’abord les personnes, dans l’ordre de leurs noms, puis les bots.
terminal-seed-help = Un texte dont découlent le sort, les dés et les cartes : même graine, même chance.
terminal-from-help = Reprendre un enregistrement sauvegardé.
terminal-replay-command-help = Regarder un enregistrement. Pas à pas, ou d’un bloc si la sortie est redirigée ; chaque coup est vérifié.
terminal-all-help = Montrer chaque position, l’une après l’autre.
terminal-at-help = Ne montrer que la position après N coups.
terminal-eyes-help = Voir par les yeux de cette place.
terminal-perft-help = Compter les suites de coups d’un jeu. Les coups du hasard comptent, une partie finie compte une fois.
terminal-depth-help = Combien de coups a une suite.
terminal-divide-help = Répartir le dernier compte selon le premier coup.
terminal-bench-help = Mesurer les parties au hasard par seconde, et les simulations par seconde de la recherche du maître. Tous les jeux, ou un seul avec ses options ; sur un cœur, en code compilé.
terminal-seconds-help = Combien de temps mesurer chaque jeu.
terminal-json-help = Afficher un objet JSON par ligne.
terminal-save-help = Tout mesurer et l’écrire dans FICHIER, une ligne de JSON par chiffre, chacune avec son rapport à une référence mesurée dans le même passage.
terminal-compare-help = Mesurer à nouveau les chiffres de FICHIER et dire ce qui est devenu plus lent ou plus rapide, au-delà du bruit et comme si les deux machines allaient aussi vite. Finit par 1 si quelque chose a ralenti.
bench-all-games = --save et --compare mesurent tous les jeux ; laissez { $game } de côté.
bench-unread = { $file } est illisible : { $problem }. Nommez un fichier écrit par musivum bench --save.
bench-unwritten = { $file } ne peut pas être écrit : { $problem }. Nommez un autre fichier.
bench-no-figure = La ligne { $line } de { $file } n’est pas un chiffre. Nommez un fichier écrit par musivum bench --save.
bench-saved =
    { $number ->
        [one] Un chiffre est dans { $file }.
       *[other] { $number } chiffres sont dans { $file }.
    }
bench-none-in-common = { $file } n’a aucun chiffre que l’on mesure aujourd’hui.
bench-head-figure = quoi
bench-head-then = avant
bench-head-now = maintenant
bench-head-factor = vitesse par rapport à avant
bench-head-noise = bruit
bench-head-verdict = au-delà du bruit
bench-figure-games = parties au hasard par seconde
bench-figure-simulations = simulations par seconde
bench-verdict-slower = plus lent
bench-verdict-faster = plus rapide
bench-verdict-same = pareil
terminal-compile-help = Compiler les règles de tous les jeux, les bots et les environnements de recherche. Cela se fait une fois, et plus personne n’attend ensuite.
terminal-to-play-help = Seulement ce qu’il faut pour jouer : pas d’environnements.

# The terminal: what was not understood

terminal-no-game = nommez un jeu : { $allowed }
terminal-flag = { $game } n’a pas d’option { $flag } ; il a : { $allowed }
terminal-flag-value = { $flag } demande une valeur : { $allowed }
terminal-flag-twice = { $flag } est donné deux fois
terminal-word = « { $word } » est un mot de trop ; les options de { $game } sont : { $allowed }
terminal-seat-form = « { $text } » ne dit pas qui joue où ; écrivez une place et qui y joue, comme 1=random ; il y a : { $allowed }
terminal-no-seat = il n’y a pas de place { $seat } ici ; les places vont de 0 à { $last }
terminal-person-name = « { $text } » ne peut pas s’afficher comme nom : un nom compte de 1 à { $most } caractères visibles
terminal-person-twice = deux personnes ont le même nom ; donnez à chacune le sien
terminal-person-seat = dites qui joue par --person, et les places sont tirées au sort, ou par --seat, et elles ne le sont pas ; pas les deux
terminal-people =
    { $given } personnes, c’est trop pour { $seats ->
        [one] une place
       *[other] { $seats } places
    }
terminal-from-seated = --from continue avec ceux qui y étaient ; --person et --as-seated sont pour une nouvelle partie
terminal-seed = une graine est un texte d’au plus { $most } caractères visibles
terminal-from-alone = --from apporte son jeu ({ $game }), ses options et sa graine : n’en donnez pas d’autres
terminal-number = { $flag } prend un nombre de { $least } à { $most }, pas « { $text } »
terminal-line-long = cette ligne est trop longue : rien de ce qu’on tape ici n’a plus de { $most } caractères
terminal-mistake = c’est une erreur de Musivum, signalez-la s’il vous plaît ({ $problem }) ; avec MUSIVUM_TRACEBACK=1 dans l’environnement, le programme dit où
terminal-save = { $path } ne peut pas être écrit : { $problem }
terminal-save-over = { $path } existe déjà et n’est pas un enregistrement, il reste donc tel quel ; choisissez un autre nom

# The terminal: tables

terminal-title =
    { $options ->
        [none] { $title }
       *[other] { $title } ({ $options })
    }
terminal-games-more = « musivum games JEU » montre les options d’un jeu, « musivum rules JEU » sa règle, « musivum play JEU » y joue.
terminal-game-bots = Les bots, du plus faible au plus fort :
terminal-game-more = Pour y jouer : musivum play { $game }. La règle : musivum rules { $game }.
terminal-head-flag = option
terminal-head-values = valeurs
terminal-head-default = d’ordinaire
terminal-head-depth = profondeur
terminal-head-sequences = suites
terminal-head-seconds = secondes
terminal-head-total = toutes
terminal-head-game = jeu
terminal-head-options = options
terminal-head-games = parties/s
terminal-head-moves = coups/partie
terminal-head-nanoseconds = ns/coup
terminal-head-simulations = simulations/s
terminal-opening = { $game } s’ouvre (la première fois, ses règles sont compilées)…
terminal-measuring = Mesure de { $game }…
terminal-compiling = compilation
terminal-compiled = { $game } est prêt ({ $seconds } s)
terminal-compiled-all = tous les jeux sont prêts

# The terminal: a game

terminal-you = vous
terminal-seat = joueur { $player }
terminal-seat-named = joueur { $player } ({ $name })
terminal-chance = hasard
terminal-you-begin = Vous commencez.
terminal-seat-begins = Le joueur { $player } commence.
terminal-begins = { $name } commence.
terminal-welcome = Tapez un coup, ou « help ». La tabulation complète ce que vous tapez.
terminal-turn = { $name } : { $doing }. { $number } coups autorisés, par exemple { $example }.
terminal-turn-few = { $name } : { $doing }. Coups autorisés : { $moves }
terminal-thinking = Réflexion…
terminal-forced = rien d’autre n’était possible
terminal-taken-for = C’est { $move }.
terminal-pass-on = Maintenant, seul le regard de { $name } est permis. Appuyez sur Entrée pour continuer.
terminal-over = La partie est finie : { $reason }.
terminal-won = gagne
terminal-nobody = Personne ne gagne.
terminal-afterwards = « save FICHIER » garde l’enregistrement, « undo » reprend votre dernier coup ; Entrée pour quitter.
terminal-no-input = Il n’y a plus rien à lire, et la partie n’est pas finie.
terminal-interrupted = Interrompu ; la partie n’est pas finie.
terminal-left = Vous partez avant la fin ; « save FICHIER » aurait gardé la partie.
terminal-lost = « moves » énumère les coups autorisés, « help » dit ce qu’on peut taper d’autre.
terminal-patience = { $number } lignes de suite ont été refusées ; inutile de lire plus loin.
terminal-needs = « { $command } » a besoin d’en savoir plus : { $command } { $what }

# The terminal: commands inside a game

terminal-argument-text = TEXTE
terminal-argument-move = COUP
terminal-argument-file = FICHIER
terminal-help-move = Un coup s’écrit comme { $example } ; le début suffit si un seul coup autorisé commence ainsi. Outre les coups, il y a :
terminal-help-moves = énumérer les coups autorisés, ou ceux qui contiennent un texte
terminal-help-more = continuer une longue liste
terminal-help-why = dire pourquoi un coup n’est pas autorisé
terminal-help-hint = ce que ferait le bot greedy
terminal-help-notation = dire les coups en notation, ou de nouveau en mots
terminal-help-undo = reprendre votre dernier coup
terminal-help-board = redessiner la table
terminal-help-scores = les points actuels, et d’où ils viennent
terminal-help-rules = la règle du jeu
terminal-help-save = garder la partie dans un fichier, pour la continuer ou la revoir
terminal-help-help = cette liste
terminal-help-quit = quitter la partie
terminal-moves =
    { $number ->
        [0] Il n’y a pas de coup autorisé.
        [one] Un coup autorisé :
       *[other] { $number } coups autorisés :
    }
terminal-moves-found =
    { $number ->
        [0] Aucun des { $all } coups autorisés ne contient « { $text } ».
        [one] Un des { $all } coups autorisés :
       *[other] { $number } des { $all } coups autorisés :
    }
terminal-more =
    … { $lines ->
        [one] encore une ligne
       *[other] encore { $lines } lignes
    } : « more » continue, « moves TEXTE » cherche.
terminal-no-more = La liste est finie ; « moves » en commence une.
terminal-ambiguous = { $number } coups autorisés commencent par « { $text } » : { $moves }
terminal-and-more = { " " }…
terminal-legal = { $move } est autorisé.
terminal-hint = { $bot } jouerait { $move } ({ $words })
terminal-notation =
    { $shown ->
        [yes] Les coups sont désormais dits en notation.
       *[no] Les coups sont désormais dits en mots.
    }
terminal-undone-secret = Le dernier choix est repris.
terminal-undone = { $move } est repris.
terminal-saved =
    Enregistré dans { $path } ({ $number ->
        [one] un coup
       *[other] { $number } coups
    }).

# The terminal: a replay

terminal-replay-help = Entrée avance, « b » recule, un nombre de 0 à { $last } y saute, « end » va à la fin, « q » quitte.
terminal-replay-prompt = { $number }/{ $last }>{ " " }
terminal-replay-range = il n’y a pas de position { $number } ; elles vont de 0 à { $last }
terminal-replay-stay = C’est la position { $number }, et il n’y a rien au-delà.
terminal-replay-open = L’enregistrement s’arrête ici ; la partie n’était pas finie.
research-batch-seeds = un lot de { $games } parties demande { $games } graines, pas { $given }
server-serve-help = Servir les jeux aux navigateurs et aux programmes.
server-verify-help = Prouver qu’aucun lancer d’un enregistrement n’a été choisi.
server-check-help = Lire toute une base de données, même pendant qu’un serveur l’utilise, et dire ce qui ne va pas.
server-backup-help = Copier une base SQLite, même pendant qu’un serveur l’utilise.
server-restore-help = Mettre une copie à la place d’une base ; le serveur ne doit pas tourner.
server-help-port = Port d’écoute ; 0 : n’importe lequel de libre.
server-help-database = sqlite:///FICHIER, ou postgresql://UTILISATEUR@HÔTE/NOM pour plusieurs processus
server-help-host = Adresse d’écoute.
server-help-processes = Processus qui servent, sur une seule base ; plusieurs conviennent aux machines à plusieurs cœurs.
server-help-bots = Processus pour les bots ; 0 : un par cœur disponible ; ray : ils réfléchissent sur un cluster Ray.
server-help-ray-address = Le cluster Ray pour « --bots ray », comme 10.0.0.1:6379 ou auto ; sans adresse : un cluster sur cette machine.
server-processes = ce système ne peut pas répartir un serveur entre plusieurs processus ; retire --processes
server-bots = un nombre de processus, ou « ray », pas « { $given } »
server-ray-alone = c’est pour « --bots ray »
server-help-bot-pause = Secondes qu’un bot prend au moins pour un coup, afin qu’on puisse suivre.
server-help-origin = Une autre origine des pages de ce serveur, là où un proxy change le Host.
server-help-secure = Accessible par https : cookies stricts.
server-help-host-name = Un nom sous lequel on l’atteint, comme jeux.example ; peut être répété.
server-help-proxied = Derrière un proxy à vous, ou plusieurs, l’un derrière l’autre.
server-hops = un nombre de proxys de 0 à { $most }, pas « { $given } »
server-help-log = Ce qui est noté au journal : ceci, et tout ce qui est plus grave.
server-help-unlimited = Aucune limite de vitesse ni de nombre : pour les essais de charge.
server-help-key = La clé publique du serveur (GET /api/key) : vérifier aussi qui a signé l’enregistrement.
record-help = Un enregistrement : ce que « save » a écrit, ou ce qu’on a téléchargé de la page.
server-help-record = L’enregistrement d’une partie finie.
server-help-backup = Où va la copie ; ne doit pas encore exister.
server-help-restore = Une copie faite par « backup ».
research-opponents = { $game } a ici { $others } autres places, mais { $given } adversaires ont été donnés
server-database = la base de données est inutilisable : { $problem }
server-database-address = « { $given } » n’est pas l’adresse d’une base de données ; on l’écrit sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM

# Bots and search

bot-random = Joue n’importe quel coup autorisé.
bot-greedy = Prend ce qu’il y a à prendre, sans voir plus loin.
bot-beginner = Prend ce qui paraît bon sur le moment, et ne voit que les grandes différences.
bot-casual = Prend ce qui paraît le meilleur sur le moment, sans voir les petites différences.
bot-club = Sait ce qui est prometteur, et pas seulement ce qu’il y a à prendre.
bot-expert = Juge finement, et anticipe quand le premier coup d’œil ne suffit pas.
bot-master = Réfléchit une seconde environ, et joue aussi bien que nous le savons.
search-seat =
    rien à chercher pour la place { $seat } : la vue doit être la sienne, et la place attendue ; { $waits ->
        [chance] on attend des dés ou des cartes
        [nobody] on n’attend personne
        [one] on attend la place { $awaited }
       *[several] on attend les places { $awaited }
    }
search-no-budget = une recherche demande un nombre de simulations ou de millisecondes
search-no-solver = { $game } ne peut pas être résolu ici : il faut deux places, pas de hasard et rien de caché
search-budget = { $name } devrait être un nombre de 1 à { $most }, pas { $value }

# The arena

arena-help = Faire jouer des bots entre eux avec les mêmes dés, et dire qui est le plus fort.
arena-help-game = Le jeu.
arena-help-bots = Deux bots ou plus ; un seul suffit pour un jeu qui se joue en solo.
arena-help-games = Combien de graines ; ceux qui se rencontrent jouent chacune depuis chaque place.
arena-help-option = Une option du jeu, comme hand=3 ; peut être répétée.
arena-help-out = Le fichier des parties finies (lignes JSON) ; s’il existe, il est continué.
arena-help-jobs = Combien de parties à la fois ; 0 pour une par cœur.
arena-help-first = La première graine.
arena-help-opening = Combien de coups de chaque partie sont d’abord tirés au sort, pour que les parties sans hasard diffèrent.
arena-help-ladder = Seuls se rencontrent les bots nommés l’un à côté de l’autre.
arena-help-engine = Les processus de cette machine, ou ray.
arena-help-address = L’adresse d’un cluster Ray ; sans elle, on en lance un ici.
arena-help-report = Écrire une page avec tableaux et graphiques (HTML).
arena-help-parquet = Écrire les parties pour les tableaux de données (Parquet).
arena-help-plot = Écrire la répartition des points en image (SVG).
arena-results-help = Dire ce que dit un fichier de parties finies, ou en rejouer quelques-unes.
arena-help-file = Un fichier écrit par « arena ».
arena-help-verify = Rejouer autant de ses parties, choisies au hasard, et comparer.
arena-playing = Les bots jouent
arena-verifying = On rejoue
arena-interrupted = Interrompu. Ce qui est fini est dans { $path } ; la même commande continue de là.
arena-stopped = Interrompu.
arena-written = Toutes les parties sont dans { $path }.
arena-wrote = Écrit : { $path }
arena-verified =
    { $number ->
        [one] La partie rejouée a fini comme le dit le fichier.
       *[other] Les { $number } parties rejouées ont toutes fini comme le dit le fichier.
    }
arena-differs = graine { $seed }, { $bots } : le fichier dit { $claimed }, mais c’est maintenant { $found }
arena-failed = graine { $seed }, { $bots } : le fichier dit { $claimed }, mais un bot a maintenant échoué : { $problem }
arena-outcome = { $scores } (places gagnantes : { $winners })
arena-outcome-full = { $scores } (places gagnantes : { $winners } ; { $reason } ; { $moves } coups)
arena-rules = ces parties ont été jouées avec la version { $rules } des règles de { $game } ; ce programme a la version { $known } et ne peut pas les rejouer
arena-unverified = { $wrong } parties sur { $number } ont fini autrement : d’autres bots, d’autres règles, ou quelqu’un a touché au fichier
arena-nothing-to-verify = { $path } ne contient aucune partie qu’on puisse rejouer
arena-anchor = Les cotes sont sur l’échelle Elo, { $bot } valant 0 ; entre parenthèses l’intervalle à 95 %.
arena-forfeited = Une partie a été perdue par forfait : { $problem }
arena-head-bot = bot
arena-head-rating = cote
arena-head-interval = intervalle à 95 %
arena-head-games = parties
arena-head-score = points en moyenne
arena-head-target = { $target } ou plus
arena-head-pace = temps par choix
arena-head-game-time = temps par partie
arena-head-forfeits = forfaits
arena-head-pair = bots
arena-head-share = premier devant
arena-head-sets = séries gagnées
arena-head-lead = points
arena-head-seeds = séries
arena-head-seed = graine
arena-head-problem = ce qui a échoué
arena-other-file = { $path } contient des parties d’un autre genre, pas de { $game } avec ces options ; nommez un autre fichier avec --out
arena-no-file = { $path } n’est pas un fichier de parties finies : sa première ligne devrait dire { $format }, version { $version }
arena-line = la ligne { $line } de { $path } n’est pas une partie finie ; ôtez-la, et le reste est utilisable
arena-unreadable = { $path } est illisible : { $problem }
arena-empty = { $path } ne contient pas encore de partie finie
arena-disk = { $path } ne peut pas être écrit : { $problem } ; ce qui était fini est gardé
arena-folder = il n’y a pas de dossier { $folder } où écrire { $name }
arena-locked = une autre arène écrit { $path } en ce moment ; attendez-la, ou nommez un autre fichier avec --out
arena-twice = un bot ne peut pas se rencontrer lui-même : nommez chacun une seule fois
arena-two = il faut nommer deux bots ou plus
arena-option = { $word } n’est pas une option ; on attend NOM=VALEUR, où le nom est parmi : { $allowed }
arena-option-twice = l’option { $name } est donnée deux fois
arena-engine = il n’y a pas de moteur « { $engine } » ; il y a : { $allowed }
arena-address = une adresse est pour le moteur ray ; ajoutez --engine ray
arena-alone-only = une image des points est pour les jeux qui se jouent en solo ; --report montre tous les autres
arena-worker = le processus qui jouait la graine { $seed } ({ $bots }) est mort { $times } fois, la dernière avec le code { $code } (-9 veut dire qu’il a été tué, peut-être faute de mémoire) ; toutes les parties finies sont gardées
arena-ray-lost = Ray a perdu la partie de la graine { $seed } ({ $bots }) : { $problem } ; toutes les parties finies sont gardées

# The arena: its page

arena-report-title = { $game } : l’arène
arena-report-lead = Des bots avec les mêmes dés : ceux qui se rencontrent jouent les mêmes graines ({ $first } à { $last }) depuis chaque place, si bien que ni les dés ni les places ne décident. Options : { $options }.
arena-report-alone = Des bots en solo, tous avec les mêmes dés (graines { $first } à { $last }). Options : { $options }.
arena-fact-games = parties
arena-fact-seeds = graines
arena-fact-bots = bots
arena-fact-time = temps de réflexion
arena-points = points
arena-moves = coups
arena-all = toutes les parties
arena-seat = joueur { $player }
arena-axis-elo = points Elo
arena-axis-wins = part des victoires, en %
arena-champion = Répartition des points de bots qui jouent en solo
arena-part-ratings = Cotes
arena-how-ratings = Échelle Elo, { $bot } valant 0 : 100 points de plus font 64 % des victoires, 400 points de plus en font 91 %. Les bandes sont les intervalles à 95 % de l’écart à { $bot }, en tirant à nouveau les séries.
arena-part-alone = Points
arena-how-alone = Points en moyenne, et combien de fois un nombre de points a été atteint, avec intervalles à 95 %.
arena-part-pairs = Deux à deux
arena-how-pairs = Combien de fois le bot de la ligne était devant celui de la colonne, une égalité comptant pour moitié ; dessous, l’intervalle à 95 %, et de combien de points en moyenne.
arena-how-pairs-alone = Combien de fois le bot de la ligne avait plus de points que celui de la colonne avec les mêmes dés, une égalité comptant pour moitié ; dessous, l’intervalle à 95 %, et de combien de points en moyenne.
arena-part-scores = Points
arena-how-scores = Part des parties selon les points ; la ligne est la moyenne.
arena-how-targets = Part des parties selon les points ; la ligne est la moyenne, les tirets ce que demande la règle du jeu.
arena-part-seats = Places
arena-how-seats = Part des victoires selon la place, tous bots confondus, avec intervalles à 95 %. Chacun ayant occupé chaque place aussi souvent, les tirets seraient un jeu équitable.
arena-part-lengths = Longueur
arena-how-lengths = Coups d’une partie, lancers et tours passés compris.
arena-part-times = Temps
arena-how-times = Temps de réflexion pour un choix entre deux coups ou plus : temps de processeur, ou d’horloge pour un programme extérieur.
arena-part-forfeits = Forfaits
arena-how-forfeits =
    { $number ->
        [one] Une partie a été perdue parce qu’un bot a échoué.
       *[other] { $number } parties ont été perdues parce qu’un bot a échoué.
    }

# Stats, for designers

stats-help = Mesurer ce que les options et les places d’un jeu font aux points et à la durée.
stats-help-bot = Un bot qui joue toutes les places ; peut être répété. D’ordinaire random et greedy.
stats-help-games = Parties de chaque bot pour chaque variation ; random en joue vingt fois plus.
stats-help-vary = Une option à changer ; peut être répétée. D’ordinaire toutes.
stats-help-json = Afficher les nombres en JSON, une ligne par mesure.
stats-help-report = Écrire une page avec des graphiques (HTML).
stats-measuring = Mesure
stats-vary = { $game } n’a pas d’option « { $name } » dont on puisse essayer les valeurs ; il a : { $allowed }
stats-usual = tel quel
stats-head-changed = changé
stats-head-score = points
stats-head-spread = dispersion
stats-head-margin = écart
stats-head-seats = % par place
stats-head-draws = partagées
stats-head-moves = coups
stats-head-branching = coups autorisés
stats-head-reason = fin de la partie
stats-fact-variations = variations
stats-report-title = { $game } : ce que font ses options
stats-report-lead = On change une option à la fois ; un seul bot joue toutes les places d’une partie, partout avec les mêmes graines. Tel quel : { $options }. Les images montrent { $bot }.
stats-part-numbers = En nombres
stats-how-numbers = Points d’une place en moyenne et leur écart type ; points entre le premier et le deuxième ; combien de fois chaque place a gagné, depuis la place 0 ; combien de fois une victoire a été partagée ; coups d’une partie, lancers et tours passés compris ; et entre combien de coups autorisés on choisissait en moyenne.
stats-part-scores = Points
stats-how-scores = Part des places selon les points ; la ligne est la moyenne.
stats-part-seats = Places
stats-how-seats = Part des victoires selon la place, avec intervalles à 95 % ; les tirets seraient équitables.
stats-part-lengths = Longueur
stats-how-lengths = Part des parties selon leur nombre de coups ; la ligne est la moyenne.
stats-part-ends = Comment cela finit
stats-how-ends = Quelle règle a mis fin à la partie, tel quel.

# Outside bots

outside-start = le bot « { $command } » ne peut pas être lancé : { $problem }
outside-ended =
    le bot « { $command } » s’est arrêté avant l’heure, avec le code { $code }{ $heard ->
        [yes] { "" } ; sa sortie d’erreur finit par : { $stderr }
       *[no] { "" }
    }
outside-late =
    le bot « { $command } » n’a pas répondu en { $seconds } secondes{ $heard ->
        [yes] { "" } ; sa sortie d’erreur finit par : { $stderr }
       *[no] { "" }
    }
outside-nonsense =
    le bot « { $command } » devrait répondre par une ligne de JSON de type « { $expected } », mais a dit : { $said }{ $heard ->
        [yes] { "" } ; sa sortie d’erreur finit par : { $stderr }
       *[no] { "" }
    }
outside-id =
    le bot « { $command } » devrait répondre à la question { $expected }, pas à { $found }{ $heard ->
        [yes] { "" } ; sa sortie d’erreur finit par : { $stderr }
       *[no] { "" }
    }
outside-illegal =
    le bot « { $command } » a répondu { $move }, qui n’est aucun des coups autorisés qu’on lui a montrés{ $heard ->
        [yes] { "" } ; sa sortie d’erreur finit par : { $stderr }
       *[no] { "" }
    }
outside-help-game = Le jeu ; sans lui, tous.
outside-help-games = Combien de parties de chacun.
outside-conforms = { $command } est conforme : { $games } parties de { $game }, { $moves } coups.
outside-help = Vérifier qu’un programme joue selon le protocole des bots extérieurs.
outside-help-command = La commande qui lance le programme.

# Analysis

analysis-help = Analyser un enregistrement : ce que valait chaque coup, et la chance face à l’adresse.
analysis-help-level = Le bot qui nomme les meilleurs coups : club, expert ou master.
analysis-help-simulations = Suites jouées pour la valeur de chaque position ; d’ordinaire autant que le jeu en demande.
analysis-help-seed = Le même nombre donne la même analyse.
analysis-help-json = Écrire l’analyse en JSON dans un fichier, ou « - » pour la sortie standard.
analysis-help-plot = La dessiner dans un fichier .svg ou .png.
analysis-level = il n’y a pas d’analyste « { $level } » ; il y a : { $allowed }
analysis-simulations = le nombre de simulations devrait aller de 2 à { $most }, pas { $value }
analysis-plot-kind = { $path } devrait finir par .svg ou .png
analysis-no-folder = { $path } ne peut pas être écrit : son dossier n’existe pas
analysis-empty = cet enregistrement n’a pas de coups, il n’y a donc rien à analyser
analysis-working = Analyse
analysis-written = Écrit dans { $path }.
analysis-unfinished = L’enregistrement s’arrête avant la fin de la partie : le résultat est ce que vaut sa dernière position.
analysis-made = Meilleurs coups par { $level } ; valeurs par { $simulations } suites de chaque position.
analysis-head-who = qui
analysis-head-move = coup
analysis-head-value = valeur
analysis-head-luck = chance
analysis-head-grade = note
analysis-head-loss = perte
analysis-better = mieux : { $move }
analysis-grade-best = le meilleur
analysis-grade-good = bon
analysis-grade-inaccuracy = imprécision
analysis-grade-mistake = faute
analysis-grade-blunder = grosse faute
analysis-part-start = début
analysis-part-luck = chance
analysis-part-choices = choix du joueur
analysis-part-others = choix des autres
analysis-part-unforeseen = imprévu
analysis-part-result = résultat
analysis-luck =
    { $measure ->
        [points] Le hasard a donné { $luck } points à { $name }.
       *[share] Le hasard a donné { $luck } de la victoire à { $name }.
    }
analysis-no-luck = Rien n’était laissé au hasard.
analysis-choices =
    { $flawless ->
        [yes] Aucun choix n’a rien coûté de mesurable.
       *[no]
            { $measure ->
                [points] Les choix ont coûté { $lost } points.
               *[share] Chaque choix a coûté en moyenne { $lost } de la victoire.
            }
    }
analysis-others = Chaque choix des autres a rapporté en moyenne { $others }.
analysis-plot-title = { $title } : chance et adresse
analysis-plot-moves = coups
analysis-plot-points = points
analysis-plot-share = part de la victoire en %
compiling = Compilation de { $what }, qui se fait une seule fois et dure environ { $seconds } secondes…
compiled-elsewhere = { $wanted } ne peut pas être écrit, ce qui est compilé est donc gardé dans { $place }. MUSIVUM_CACHE_DIR permet de choisir un autre endroit.

## Browsers

browser-build-help = Construire ce qui permet aux navigateurs de réfléchir eux-mêmes : règles, stratégies et recherche de tous les jeux en WebAssembly. Ce qui n’a pas changé n’est pas reconstruit.
browser-building = construction pour les navigateurs
browser-built = { $game } est prêt pour les navigateurs ({ $kilobytes } ko)
browser-bundled = Sources pour les pages qui jouent sans serveur : { $kilobytes } ko
browser-bundled-paper = Ce qu’il faut aux pages pour imprimer : { $kilobytes } ko
browser-site-help = Écrit la page en simples fichiers, pour n’importe quel hébergeur : tous les jeux, en solo ou contre des bots, sans serveur.
browser-site-out-help = Le dossier où écrire.
browser-site-written = Il y a { $files } fichiers dans { $path } ; place-les à la racine d’un hébergement web. Pour essayer : python -m http.server -d { $path }
browser-site-unbuilt = la page ou les jeux pour navigateurs ne sont pas construits ; lance : make setup
browser-site-occupied = il y a autre chose dans { $path } ; choisis un dossier vide
browser-no-linker = Pour construire pour les navigateurs, il faut l’éditeur de liens wasm-ld, et il n’est pas là. Sous Debian ou Ubuntu : sudo apt-get install lld. Ailleurs : pip install ziglang.
browser-too-large = Le paquet de { $game } ferait { $bytes } octets une fois compressé, et { $most } au plus sont permis.
browser-failed = Impossible de construire { $what } pour les navigateurs : { $problem }

## Paper

print-paper = il n’y a pas de papier « { $paper } » ; il y a : { $allowed }
print-ink = il n’y a pas d’encre « { $ink } » ; il y a : { $allowed }
print-backs = il n’y a pas de dos « { $backs } » ; il y a : { $allowed }
print-number = { $number }, c’est trop ou trop peu ; il en faut de 1 à { $most }
print-per-page = on ne peut pas en imprimer { $number } par page ; c’est possible avec : { $allowed }
print-size = { $size } mm ne convient pas à ce papier : il faut de { $least } à { $most } mm
print-unknown = { $game } n’a rien de nommé « { $what } » à imprimer ; il a : { $allowed }
print-too-large = cela n’entre pas sur le papier : entre ses marges il y a { $width } × { $height } mm ; prenez une taille plus petite, ou un papier plus grand
print-no-file = dites où vont les pages : musivum print { $game } -o { $game }.pdf
print-no-puzzle = aucun problème n’a été trouvé pour { $game } avec ces options ; prenez-en d’autres, ou une autre graine
file-unwritable = { $path } ne peut pas être écrit : { $problem }
print-done = { $pages ->
        [one] { $file } : { $pages } page. Imprimez-la en vraie grandeur (100 %), et vérifiez avec la règle graduée en bas.
       *[other] { $file } : { $pages } pages. Imprimez-les en vraie grandeur (100 %), et vérifiez avec la règle graduée en bas.
    }
print-ruler = { $length } mm, si imprimé en vraie grandeur
print-piece = Une pièce
print-name = Nom
print-total = total
print-booklet = { $title } : la règle du jeu
print-account = { $line } : { $points }
print-moves = Les coups
print-running =
    La partie n’est pas finie : { $moves ->
        [one] { $moves } coup a été joué.
       *[other] { $moves } coups ont été joués.
    }
print-player =
    { $won ->
        [yes] { $name } (a gagné)
       *[no] { $name }
    }
print-puzzles = { $title } : problèmes
print-puzzles-how = Dans chaque position, un coup rapporte tout de suite plus de points que tout autre. Lequel ? Ce qui vous met plus en avance sur les autres compte ; ce qui vient plus tard ne compte pas.
print-puzzle =
    { $players ->
        [1] { $number }. C’est à vous.
       *[other] { $number }. C’est au joueur { $seat }.
    }
print-solutions = Les solutions
print-show-answer = Montrer la solution
print-solution =
    { $number }. { $move } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus en avance)
print-rules-about = La règle du jeu, en images
print-puzzles-about = Une feuille de problèmes, avec solutions
print-board-about = Les plateaux, comme au début
print-not-usual = (seulement sur demande)
print-list-record = Une partie jouée, en une page : musivum print partie.json -o partie.pdf
print-help = Imprimer un jeu : plateaux, cartes, feuilles et règle en PDF, ou une partie jouée. Si rien n’est nommé, on imprime ce qu’il faut pour jouer ; --list dit ce qu’il y a. Les options du jeu se donnent avec, comme --side 4
print-help-out = Écrire les pages dans ce fichier.
print-help-list = Dire ce qui peut s’imprimer.
print-help-language = La langue de ce qui est imprimé (d’ordinaire : celle où ceci est dit).
print-help-paper = Le papier (d’ordinaire : a4).
print-help-ink = full, ou saving : contours et signes, sans aplats (d’ordinaire : full).
print-help-size = Millimètres d’une case, d’une carte ou d’une tuile (d’ordinaire : ce qui convient au papier).
print-help-per-page = Feuilles par page (d’ordinaire : 2).
print-help-backs = Dos des cartes : plain, ou fold : à côté des faces, à plier et à coller (d’ordinaire : plain).
print-help-number = Combien de lancers ou de problèmes.
print-help-seed = D’où découlent lancers et problèmes ; mêmes graines, mêmes pages (d’ordinaire : 1).
print-help-archive = Écrire du PDF/A, à garder pour toujours.

show-help = Faire une image d’une position d’un enregistrement : SVG, PNG ou PDF, selon la fin du nom du fichier.
show-help-out = Écrire l’image ou le film dans ce fichier.
show-help-seat = Voir avec les yeux de cette place (sinon : ceux du public).
show-help-size = La largeur, en pixels.
show-kind = La fin du nom { $file } ne dit pas ce qu’il faut en faire ; elle peut être { $allowed }
show-done = { $file } : la position après le coup { $number } sur { $last }.
film-help = Faire un film d’un enregistrement : GIF ou WebP, selon la fin du nom du fichier.
film-help-pace = Millièmes de seconde pour chaque coup.
film-making = Un film de { $moves } coups se prépare…
film-done = { $file } : { $moves } coups, { $size } ko.
record-shown = { $title }, { $moves ->
    [one] un coup
   *[other] { $moves } coups
}

card-match = { $title } : { $names }
card-level = { $level ->
    [random] Hasard
    [beginner] Débutant
    [casual] Amateur
    [greedy] Gourmand
    [club] Joueur de club
    [expert] Expert
    [master] Maître
   *[other] { $level }
    }
card-about-match = { $status ->
    [over] Une partie terminée. Revoyez-la coup par coup.
    [playing] Une partie en cours. Venez la regarder.
   *[other] Une partie qui va commencer. Venez jouer.
}
card-daily = { $title } : le défi du jour
card-about-home = { $games ->
    [4] Quatre jeux nommés Mosaic : seul, contre des bots, ou entre amis par un lien.
   *[other] { $games } jeux, nommés Mosaic pour la plupart : seul, contre des bots, ou entre amis par un lien.
 }
card-about-daily = Aujourd’hui, tout le monde joue avec les mêmes dés. Jusqu’où irez-vous ?
card-daily-strip = Une rangée de pierres

# Learning

learn-help = Apprendre un jeu en jouant contre soi-même, et garder le réseau s’il gagne.
learn-help-folder = Où l’entraînement est conservé ; s’il y en a déjà un, il continue.
learn-help-also = Le même jeu avec d’autres options, en alternance avec le premier.
learn-help-rounds = Tours de jeu et d’apprentissage dans tout l’entraînement.
learn-help-games = Parties par tour.
learn-help-seed = Graine de tout le hasard de l’entraînement.
learn-help-simulations = Simulations par décision ; 0 joue au premier coup d’œil.
learn-help-noise = La part du hasard dans les premières décisions, en points.
learn-help-trust = Combien compte la fin d’une partie, face à ce qui était promis en chemin.
learn-help-memory = De combien de tours de parties on apprend à nouveau.
learn-help-ahead = Apprendre en regardant en avant : la réponse est ce qu’apporteraient autant de lancers des prochains dés ; 0 : la fin des parties.
learn-help-compared = En regardant en avant, de combien des coups qui paraissent les meilleurs on apprend à chaque choix.
learn-help-anew = Commencer par un réseau qui ne sait rien, pas par l’actuel.
learn-help-pairs = Paires dupliquées à l’épreuve.
learn-help-budget = Simulations par coup à l’épreuve.
learn-help-out = Où écrire le réseau s’il gagne.
learn-help-jobs = Processus qui jouent à la fois ; 0 pour un par cœur. Avec Ray : les processeurs d’un cluster lancé ici.
learn-working = Apprentissage
learn-proving = Épreuve
learn-learned = { $rounds } tours et { $games } parties ; l’entraînement est dans { $folder }
learn-verdict = a gagné { $share } % de { $pairs } paires ({ $low } … { $high }) contre le réseau actuel
learn-stays = Cela ne prouve rien : le réseau actuel reste.
learn-kept = Le nouveau réseau est dans { $path }
learn-no-network = { $game } n’a pas de réseau qui puisse apprendre
learn-other-game = { $folder } contient un entraînement de { $game } ; choisissez un autre dossier
learn-other-shape = le réseau de { $folder } regarde autre chose que cette version ; choisissez un autre dossier
learn-worker = un processus qui jouait des parties est mort (peut-être tué faute de mémoire) ; tous les tours précédents sont gardés, et la même commande reprend à cet endroit
learn-ray-lost = Ray a perdu des parties de ce tour : { $problem } ; tous les tours précédents sont gardés, et la même commande reprend à cet endroit

# Solving

solve-help = Rendre une suite de coups parfaite, de la fin vers le début, aussi loin que va la patience. Pour les jeux à deux sans hasard.
solve-help-resume = Où tout ce qui est trouvé est gardé ; si le fichier existe, on repart de là.
solve-help-bot = Qui joue contre lui-même la partie que l’on rend parfaite.
solve-help-positions = S’arrêter après tant de positions ; sinon, quand le jeu est résolu.
solve-playing = { $bot } joue une première partie
solve-working = Coups prouvés
solve-so-far = À partir du coup { $move } sur { $moves }, il est prouvé que tout est parfait : à la fin, { $ahead ->
    [first] le premier joueur mène de { $lead }
    [second] le second joueur mène de { $lead }
   *[nobody] personne ne mène
 }. Positions examinées : { $positions }.
solve-solved = Résolu : si tous jouent parfaitement, { $ahead ->
    [first] le premier joueur mène de { $lead } à la fin
    [second] le second joueur mène de { $lead } à la fin
   *[nobody] personne ne mène à la fin
 }. Positions examinées : { $positions }.
solve-unreadable = { $path } n’est pas un fichier écrit par « solve » ; indiquez-en un autre avec --resume
solve-other = { $path } contient une partie de { $game } avec { $options } ; indiquez un autre fichier avec --resume
