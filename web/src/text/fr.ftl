# The page

web-skip = Aller au contenu
web-nav = Pages
web-home = Aux jeux
web-lobby = Tables
web-daily = Défi
web-rules = Règles
web-settings = Réglages
web-loading = Un instant…
web-not-loaded = Cette page n’a pas pu être chargée.
web-reload = Recharger
web-nowhere = Il n’y a rien ici
web-nowhere-about = Une pierre est tombée ici : cette page n’existe pas. L’adresse a peut-être perdu une lettre en chemin.
web-not-shown = Ceci ne peut pas être montré
web-lost = La connexion est perdue. On revient…
web-repaired = Reconnecté. Rien n’a été perdu.
web-update-now = La charger maintenant
web-update = Il y a une nouvelle version de cette page. Ta partie continue telle quelle.
web-no-answer = Le serveur ne répond pas. Réessayez dans un instant.

# Home

web-intro =
    { $games ->
        [4] Quatre jeux nommés Mosaic : seul, contre des bots, ou entre amis par un lien.
       *[other] { $games } jeux, nommés Mosaic pour la plupart : seul, contre des bots, ou entre amis par un lien.
    }
web-level = Adversaire
web-yes = oui
web-no = non
web-level-random = Hasard
web-level-beginner = Débutant
web-level-casual = Amateur
web-level-greedy = Gourmand
web-level-club = Joueur de club
web-level-expert = Expert
web-level-master = Maître
web-bot-random = Alea pose ses pierres n’importe où : pour la toute première partie.
web-bot-beginner = Tiro apprend encore lui-même : pour les enfants et les premières soirées.
web-bot-casual = Livia joue pour le plaisir : pour qui connaît les règles.
web-bot-greedy = Crassus prend ce qui est le plus près : pour qui voit un coup plus loin.
web-bot-club = Marcus joue tous les jeudis : pour qui gagne contre Livia.
web-bot-expert = Portia juge finement : pour qui perd rarement.
web-bot-master = Minerva ne laisse rien passer : pour qui veut apprendre de chaque partie.
web-play = Jouer
web-more-ways = Autres façons de jouer
web-learn = Règle du jeu
web-with-friends = Entre amis
web-to-daily = Au défi du jour
web-to-ranking = Au classement
web-daily-done =
    { $score ->
        [one] Vous avez joué le défi du jour : { $score } point.
       *[other] Vous avez joué le défi du jour : { $score } points.
    }
web-continue = Continuer
web-picture = { $game }, une partie en cours
web-players =
    { $least ->
        [1]
            { $most ->
                [1] un joueur
               *[other] 1 à { $most } joueurs
            }
       *[other]
            { $most ->
                [2] 2 joueurs
               *[other] { $least } à { $most } joueurs
            }
    }
web-minutes =
    { $same ->
        [yes] { $most } minutes
       *[no] { $least } à { $most } minutes
    }
web-age = à partir de { $age } ans

# A new table

web-who = Qui joue ?
web-who-bots = Contre des bots
web-who-friends = Entre amis, par un lien
web-who-hot = Ensemble devant cet écran
web-who-solo = En solo
web-how-many = Joueurs
web-pace = Temps
web-pace-unlimited = Sans horloge
web-pace-live = { $minutes } minutes et { $seconds } secondes par coup
web-pace-days =
    { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }
web-public = Ouvert à tous
web-start = Commencer
web-person = Joueur { $number }
web-name-of = Nom du joueur { $number }

# Tables

web-open-tables = Tables ouvertes
web-none-open = Aucune table n’attend de joueurs en ce moment.
web-new-table = Une nouvelle table
web-running = Vos parties en cours
web-to-watch = À regarder
web-watch = Regarder
web-past = Vos dernières parties
web-look = Voir
web-open-seat = place libre
web-seat = Place { $seat }
web-you = vous
web-bot = bot
web-join = Jouer aussi
web-not-here-yet = pas encore là
web-seat-kept = Une place vous est gardée. Voulez-vous rejouer ?
web-invite-again = Invités à la revanche : { $names }. On y vient depuis la dernière partie ou par ce lien, et on commence quand tout le monde est là.
web-join-now = Une place est libre. Voulez-vous jouer ?
web-private = Cette table est privée : demandez le lien d’invitation à qui l’a ouverte.
web-invite = Envoyez ce lien à ceux qui vont jouer. On commence quand chaque place est prise.
web-link = Lien
web-copy = Copier le lien
web-copied = Copié
web-share = Partager
web-tell-invite = Jouez à { $game } avec moi !
web-your-name = Votre nom
web-name-or-stone = laissé vide, vous en recevez un
web-cancel-table = Annuler cette table
web-cancel-table-ask = Voulez-vous renoncer à cette table ? Le lien ne mènera plus nulle part.
web-leave-table = Quitter cette table
web-leave-table-ask = Voulez-vous partir ? Votre place sera libre pour d’autres.
web-stay = Rester ici
web-qr = Le lien en code QR
web-about-to-start = Tout le monde est là ; la partie commence.
web-gone = Cette table a été abandonnée avant le début de la partie.

# Playing

web-your-turn = À vous
web-to-move = c’est son tour
web-winner = a gagné
web-forfeited = a abandonné
web-timed-out = temps écoulé
web-away = absent
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-watching =
    { $number ->
        [one] Une personne regarde
       *[other] { $number } personnes regardent
    }
web-days-left = { $days } jours
web-waiting-for = On attend { $names }
web-played = { $name } : { $move }
web-chance-name = Hasard
web-with-notation = { $said } ({ $move })
web-moves = Coups
web-to-present = Revenir à la partie
web-hidden-move = Un coup caché
web-turn = Tourner
web-flip = Retourner
web-in-hand = En main : { $piece }
web-turned = Tourné : { $piece }
web-flipped = Retourné : { $piece }
web-row = rangée { $number } : { $line }
web-would-cover =
    { $fits ->
        [yes] Convient
       *[no] Ne convient pas
    }, { $number ->
        [0] ne couvre rien
       *[other] couvre { $cells }
    }
web-sign-none = pierre
web-sign-gap = vide
web-sign-circle = cercle
web-sign-triangle = triangle
web-sign-cross = croix
web-sign-square = carré
web-sign-diamond = losange
web-sign-bars = barres
web-sign-star = étoile
web-side =
    { $colour ->
        [terracotta] rouge
        [lapis] bleu
        [gold] jaune
        [verdigris] vert
        [porphyry] violet
        [marble] gris
       *[rose] rose
    } { $side ->
        [N] en haut
        [E] à droite
        [S] en bas
       *[W] à gauche
    }
web-confirm = Confirmer
web-cancel = Annuler
web-back-step = Retour
web-own-board = Retour à votre plateau
web-first-board = Retour au premier plateau
web-look-at = Voir le plateau de { $name }
web-zoom = Taille
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-fit = Ajuster
web-shapes = Forme de la combinaison
web-formation = La combinaison
web-slot =
    Case { $number } : { $sign ->
        [circle] cercle
        [triangle] triangle
       *[cross] croix
    }
web-build = Arranger
web-swap-dice = Touchez deux dés, ou glissez l’un sur l’autre, pour les échanger.
web-hint = Conseil
web-hint-share = Un conseil : { $move }. Vous gagneriez ainsi environ { $worth } de ces parties.
web-hint-points = Un conseil : { $move }. Vous finiriez avec environ { $worth } points.
web-take-back = Reprendre
web-resign = Abandonner
web-resign-ask = Voulez-vous abandonner cette partie ?
web-resign-sure = Oui, abandonner
web-end-sure = La partie sera finie pour de bon. Vraiment ?
web-next-game = La prochaine partie qui vous attend
web-not-here = Cela ne va pas ici.
web-not-yet = Pas encore. D’abord : { $wanted }
web-you-watch = Vous regardez
web-full = Toutes les places de cette table sont prises. Vous pouvez regarder la partie.
web-hand-over = C’est au tour de { $name }
web-show-hand = Montrer mes cartes
web-show-board = Montrer mon plateau
web-board-of = Le plateau de { $name }
web-lesson = Comment jouer
web-account = Les points de { $name }
web-total = Total
web-show = Montrer
web-step-areas = Pas à pas sur le plateau
web-area-of = { $line } ({ $number } sur { $all })
web-show-line = Montrer sur le plateau : { $line }

# Afterwards

web-after = Après la partie
web-you-won = Vous avez gagné !
web-won = { $name } a gagné
web-shared = { $names } se partagent la victoire
web-nobody-won = Pas gagné cette fois
web-well-played = Bien joué !
web-close = { $by ->
        [one] Un seul point a fait la différence.
       *[other] { $by } points seulement ont fait la différence.
    }
web-points-of =
    { $whose ->
        [alone]
            { $points ->
                [one] point
               *[other] points
            }
        [you]
            { $points ->
                [one] point pour vous
               *[other] points pour vous
            }
       *[other]
            { $points ->
                [one] point pour { $name }
               *[other] points pour { $name }
            }
    }
web-target-short =
    { $short ->
        [one] À un point de { $target }
       *[other] À { $short } points de { $target }
    }
web-target-reached =
    { $short ->
        [one] { $target } atteints, à un point de { $next }
       *[other] { $target } atteints, à { $short } points de { $next }
    }
web-target-all = { $target } atteints : une brillante performance !
web-best = Votre record est de { $points }
web-best-new = Votre record ! Il était de { $before }
web-again = Rejouer
web-mistakes = Voir les fautes
web-decided-ask = Qu’est-ce qui a fait la différence ?
web-decided-share = Le coup { $step } a compté le plus : { $said }. Il valait { $worth } de la victoire.
web-decided-points = Le coup { $step } a compté le plus : { $said }. Il valait { $worth } points.
web-tell-alone = { $game } : j’ai fait { $score } points en solo. Jusqu’où irez-vous ?
web-tell-won = { $game } : j’ai gagné contre { $others } avec { $score } points.
web-tell-lost = { $game } : { $headline }. J’ai fait { $score } points.
web-tell-watched = { $game } : { $headline }.
web-resigned = Abandon : { $names }
web-withheld = Part des dés non montrée : { $names }
web-out-of-time = Temps écoulé : { $names }
web-begins = { $name } commence
web-you-begin = Vous commencez
web-rewritten = Le passé de cette partie n’est plus celui que ce navigateur a vu : le serveur est revenu à une ancienne copie, ou ce qui s’est passé a été réécrit.
web-seating = Qui commence
web-seating-lot = Le sort décide
web-seating-as-bots = Vous
web-seating-as-friends = Vous, puis qui arrive en premier
web-seating-as-hot = Joueur 1
web-seating-as-said = Dans l’ordre des places
web-rematch = Revanche
web-to-rematch = À la revanche
web-replay = Relecture
web-record = Télécharger
web-verify =
    { $chance ->
        [cards] Vérifier les cartes
       *[dice] Vérifier les dés
    }
web-dice-good = { $rolls ->
        [0] Le hasard était honnête : la graine est celle qui a été scellée avant la partie, et il n’y avait rien à lancer ni à piocher.
        [one] Le hasard était honnête : la graine est celle qui a été scellée avant la partie, et l’unique tirage en découle.
       *[other] Le hasard était honnête : la graine est celle qui a été scellée avant la partie, et les { $rolls } tirages en découlent tous.
    } { $drawn ->
        [yes] Le tirage au sort du premier joueur aussi.
       *[no] Le premier joueur n’a pas été tiré au sort.
    }
web-dice-good-unseen = { $rolls ->
        [0] Il n’y avait rien à lancer ni à piocher.
        [one] L’unique tirage découle de la graine.
       *[other] Les { $rolls } tirages découlent tous de la graine.
    } { $drawn ->
        [yes] Le tirage au sort du premier joueur aussi.
       *[no] Le premier joueur n’a pas été tiré au sort.
    } Ce navigateur n’était pas là avant la partie : il ne peut pas dire si la graine avait été scellée.
web-dice-silent = Sans part dans ces dés : { $names }. Qui connaît la graine aurait pu les choisir.
web-dice-other-sealed = Une part des dés n’est pas celle qui avait été scellée !
web-dice-other-lot = Les joueurs ne sont pas placés comme le sort le donne !
web-dice-other-part = Votre part des dés n’est pas parmi celles qui ont servi : elle est arrivée trop tard, ou a été laissée de côté !
web-dice-secret = La graine d’un défi du jour est révélée quand le jour est passé ; les dés peuvent alors être vérifiés.
web-dice-missing = L’enregistrement ne dit pas comment les dés ont été faits.
web-dice-other-seed = La graine n’est pas celle qui a été scellée avant la partie !
web-dice-other-key = La clé ne découle pas de la graine et des parts des joueurs !
web-dice-other-roll = Le tirage { $number } ({ $move }) ne découle pas de la graine !
web-step = Pas
web-step-of = { $step } sur { $all }
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-to-start = Au début
web-to-end = À la fin
web-beginning = Le début
web-graph = Les points pas à pas
web-gain = { $points } par ce coup
web-to-table = À la table

# The daily challenge

web-daily-title = Le défi du jour
web-daily-about = Les mêmes dés pour tous, et un essai par jour. Jusqu’où irez-vous ?
web-day-before = Le jour d’avant
web-day-after = Le jour d’après
web-name = Nom
web-score = Points
web-no-results = Personne n’a encore fini.
web-daily-bots-later = Ce que les bots ont fait avec ces dés se verra quand vous aurez fini.

# Rules

web-first-game = Votre première partie
web-first-game-about = Jouez contre le bot le plus facile, avec un conseil à chaque pas.
web-first-game-start = Commencer la première partie

# Settings

web-save = Enregistrer
web-saved = Enregistré
web-theme = Clair ou sombre
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-arrow = Montrer le dernier coup par une flèche
web-show-notation = Montrer la notation des coups
web-think = Les bots réfléchissent dans ce navigateur quand je joue seul avec eux
web-think-wasm = Ce navigateur ne connaît pas WebAssembly : les bots réfléchissent sur le serveur.
web-think-worker = Ce navigateur ne laisse rien réfléchir à côté de la page : les bots réfléchissent sur le serveur.
web-think-missing = Ce serveur n’a pas de paquets pour navigateurs : ses propres bots réfléchissent.
web-think-half = Le paquet du jeu n’est arrivé qu’en partie : les bots réfléchissent sur le serveur ; la prochaine partie essaiera de nouveau.
web-think-old = Le paquet du jeu est d’une autre version que cette page : les bots réfléchissent sur le serveur. Rechargez la page.
web-think-options = Le paquet du jeu n’a pas ces options : les bots réfléchissent sur le serveur.
web-think-failed = La réflexion a échoué dans ce navigateur : les bots réfléchissent sur le serveur.
web-confirm-when = Confirmer un coup avant de l’envoyer
web-confirm-touch = Quand on place du doigt
web-confirm-always = Toujours
web-confirm-never = Jamais
web-language = Langue
web-sound = Sons
web-notify = Me prévenir quand c’est à moi
web-keys = Touches
web-key-tab = vers le plateau, ce qui est à côté, et les boutons
web-key-arrows = de case en case ; dans une relecture, de pas en pas
web-key-enter = choisir la case, placer la pièce, presser le bouton
web-key-turn = tourner la pièce en main (la molette et deux doigts le font aussi) ; avec Maj dans l’autre sens
web-key-flip = la retourner, là où le jeu le permet
web-key-back = un pas en arrière, ou fermer une explication
web-key-steps = un coup en arrière ou en avant, pendant que la partie continue
web-key-moves = la liste des coups
web-key-help = ces touches
web-keys-close = Fermer
web-offline = Sans réseau
web-offline-about = Garde la page dans ce navigateur, avec les règles et les leçons dans toutes les langues, et joue sans réseau : en solo, sur un même écran ou contre des bots. Il faut environ 10 Mo.
web-offline-keep = Rendre disponible hors ligne
web-offline-on = La page s’ouvre maintenant sans réseau.
web-offline-forget = L’oublier
web-offline-unsafe = Ce navigateur ne garde que les pages reçues de façon sûre, par https.
web-offline-full = Tout n’a pas pu être gardé : le réseau a peut-être été coupé, ou il n’y a plus de place.
web-kept = Gardées dans ce navigateur
web-offline-storage = Ce navigateur ne garde plus rien, faute de place ou à cause de ses réglages. Tu peux continuer, mais la partie sera perdue quand tu fermeras la page.
web-site-go = Y aller
web-site-address = Adresse d’un serveur que tu connais
web-site-server = Pour cela, il faut d’autres personnes, donc un serveur. Ici, on joue en solo, sur un même écran ou contre des bots.
web-played-offline = Jouée sans serveur
web-handed-in = Le serveur a maintenant cette partie
web-hand-in-about = Cette partie n’est gardée que dans ce navigateur. Avec du réseau, tu peux la remettre et la retrouver partout parmi tes parties.
web-hand-in = Remettre au serveur
web-offline-server = Pour cela, il faut un serveur.
web-offline-failed = Quelque chose s’est mal passé à cette table. Recharge la page : la partie est gardée jusqu’à ton dernier coup.
web-offline-worker = Ce navigateur ne laisse pas la page travailler en arrière-plan : il lui faut un serveur pour jouer.
web-offline-wasm = Ce navigateur est trop ancien pour jouer sans serveur.
web-offline-old = La page et ses jeux sont de versions différentes. Quand tu auras du réseau, rends de nouveau la page disponible hors ligne.
web-offline-half = Ce qu’il faut pour jouer sans serveur n’est arrivé qu’en partie. Quand tu auras du réseau, rends de nouveau la page disponible hors ligne.
web-offline-missing = Il manque ce qu’il faut pour jouer sans serveur. Quand tu auras du réseau, rends de nouveau la page disponible hors ligne.
web-offline-people = Sans réseau, personne d’autre ne peut se joindre à toi : joue en solo, sur un même écran ou contre des bots.
web-offline-loading = Mise en place de la table… { $percent } %
web-other-device = Un autre appareil
web-other-device-about = Continuez vos parties ailleurs : avec un lien, un autre appareil devient le vôtre. Il sert une seule fois, pendant 15 minutes.
web-other-device-how = Ouvrez les réglages sur l’appareil où vous jouez et faites un lien sous « Un autre appareil » : ouvrez-le ici ou scannez-le.
web-make-link = Faire un lien
web-claim = Oui, c’est moi
web-claim-about = Désormais cet appareil joue comme l’invité qui a fait le lien.

# Analysis of a finished game

web-analysis = Analyse
web-analysis-about = Ce que valait chaque coup, où il y en avait un meilleur, et comment chance et adresse ont fait le résultat. Il faut à un bot une demi-minute environ.
web-analysis-begin = Analyser cette partie
web-analysis-working = Le bot parcourt la partie : { $percent } %
web-analysis-graph = Ce que valait la position, coup par coup. Les flèches parcourent les coups, page haut et page bas vont de faute en faute.
web-analysis-before = Faute précédente
web-analysis-after = Faute suivante
web-analysis-is-best = Meilleur coup
web-analysis-is-good = Bon coup
web-analysis-is-inaccuracy = Imprécision
web-analysis-is-mistake = Faute
web-analysis-is-blunder = Grosse faute
web-analysis-loses-points = perd { $loss } points
web-analysis-loses-share = perd { $loss } de la victoire
web-analysis-better = Il y avait mieux :
web-analysis-better-head = mieux
web-analysis-chance = C’était le hasard :
web-analysis-forced = Il n’y avait rien à choisir.
web-analysis-show-better = Montrer le meilleur coup
web-analysis-show-played = Montrer ce qui a été joué
web-analysis-instead = Un meilleur coup au lieu de : { $said }
web-analysis-luck = Chance et adresse
web-analysis-balance = Ce qui a fait le résultat de { $name }
web-analysis-luck-points =
    { $you ->
        [yes]
            { $lucky ->
                [yes] Le hasard vous a donné { $luck } points.
               *[no] Le hasard vous a pris { $luck } points.
            }
       *[no]
            { $lucky ->
                [yes] Le hasard a donné { $luck } points à { $name }.
               *[no] Le hasard a pris { $luck } points à { $name }.
            }
    }
web-analysis-luck-share =
    { $you ->
        [yes]
            { $lucky ->
                [yes] Le hasard vous a donné { $luck } de la victoire.
                [more] Le hasard vous a donné plus qu’une victoire entière.
                [less] Le hasard vous a pris plus qu’une victoire entière.
               *[no] Le hasard vous a pris { $luck } de la victoire.
            }
       *[no]
            { $lucky ->
                [yes] Le hasard a donné { $luck } de la victoire à { $name }.
                [more] Le hasard a donné plus qu’une victoire entière à { $name }.
                [less] Le hasard a pris plus qu’une victoire entière à { $name }.
               *[no] Le hasard a pris { $luck } de la victoire à { $name }.
            }
    }
web-analysis-no-luck = Rien n’était laissé au hasard.
web-analysis-cost =
    { $measure ->
        [points]
            { $you ->
                [yes] Vos choix ont coûté { $lost } points.
               *[no] Les choix de { $name } ont coûté { $lost } points.
            }
       *[share]
            { $you ->
                [yes] En moyenne, chacun de vos choix a fait baisser vos chances de gagner de { $lost }.
               *[no] En moyenne, chaque choix de { $name } a fait baisser ses propres chances de gagner de { $lost }.
            }
    }
web-analysis-flawless =
    { $you ->
        [yes] Vos choix n’ont rien coûté de mesurable.
       *[no] Les choix de { $name } n’ont rien coûté de mesurable.
    }
web-analysis-others =
    { $you ->
        [yes]
            { $helped ->
                [yes] En moyenne, chaque choix des autres a fait monter vos chances de gagner de { $others }.
               *[no] En moyenne, chaque choix des autres a fait baisser vos chances de gagner de { $others }.
            }
       *[no]
            { $helped ->
                [yes] En moyenne, chaque choix des autres a fait monter de { $others } les chances de { $name }.
               *[no] En moyenne, chaque choix des autres a fait baisser de { $others } les chances de { $name }.
            }
    }
web-analysis-table = Tous les choix en tableau
web-analysis-go = Aller au coup { $step }
web-analysis-made = Meilleurs coups par le bot { $level } ; pour les valeurs, chaque position est jouée jusqu’au bout bien des fois : les petits écarts ne veulent donc pas dire grand-chose.
web-analysis-unfinished = La partie a été interrompue : le résultat est ce que valait la dernière position.

# What the server refuses, said to people

web-illegal-not-awaited = Ce n’est pas à vous.
web-illegal-no-seat = Cette place n’existe pas.
web-illegal-seat-needed = Plusieurs peuvent jouer maintenant.
web-server-no-guest = On ne vous connaît plus ici. Rechargez la page et continuez.
web-server-not-yours = Vous n’avez pas de place à cette table.
web-server-not-open = Cette place est prise.
web-server-seats = Le nombre de places ne va pas avec ces options.
web-server-not-playing = Ce n’est pas possible maintenant.
web-server-out-of-time = Votre temps est écoulé.
web-server-forfeited = Vous avez abandonné cette partie.
web-server-request = Le serveur n’a pas compris la page. Rechargez-la, s’il vous plaît.
web-server-message = Le serveur n’a pas compris la page. Rechargez-la, s’il vous plaît.
web-server-method = Le serveur n’a pas compris la page. Rechargez-la, s’il vous plaît.
web-server-no-path = Il n’y a rien à cette adresse.
web-server-stale-turn = La partie a continué entre-temps.
web-server-large = C’est trop long.
web-server-no-me = Une place au moins doit être la vôtre.
web-server-client-missing = La page n’a pas été construite.

# Paper and pictures

web-print = Imprimer
web-save-picture = Image
web-embed = Intégrer
web-print-title = Les jeux sur papier
web-print-about = Plateaux, cartes, feuilles et règles en PDF, en vraie grandeur. Imprimez à 100 % et mesurez la règle graduée au bas d’une page.
web-print-game = Jeu
web-print-what = Quoi
web-print-paper = Papier
web-print-letter = Lettre US
web-print-ink = Encre
web-print-full = En couleurs
web-print-saving = Économiser l’encre
web-print-backs = Dos des cartes
web-print-plain = Aucun
web-print-fold = À plier et coller
web-print-get = Obtenir le PDF
web-tell-daily = { $game }, { $day } : j’ai fait { $score } points { $strip }

# With others at a table

web-copy-picture = Copier l’image
web-tell-watch = { $game }, à suivre en direct : { $names }
web-tell-try = { $game } : le défi du jour. Les mêmes dés pour tous et un seul essai. Jusqu’où irez-vous ?
web-tell-replay = { $game }, coup par coup : { $names }
web-bots-too = Bots à la table
web-fill = Faire jouer un bot
web-ask-back = Demander à reprendre
web-asks-back = { $known ->
    [yes] { $name } voudrait reprendre ceci : « { $what } »
   *[no] { $name } voudrait reprendre son dernier coup.
}
web-back-allow = Accepter
web-back-decline = Refuser
web-back-waits = En attente de réponse : { $names }
web-back-declined = { $name } laisse le coup tel quel.
web-signs = Dire un mot
web-signs-shown = Afficher ce que disent les autres à la table
web-sign-hello = Bonjour !
web-sign-luck = Bonne chance !
web-sign-well = Bien joué !
web-sign-wow = Impressionnant !
web-sign-oops = Oups !
web-sign-hmm = Je réfléchis…
web-sign-thanks = Merci !
web-planning = Vous préparez votre prochain coup
web-planned-shown = Prévu pour votre tour
web-planned = Prévu pour votre tour : { $cell }
web-planned-not = N’est plus prévu : { $cell }
web-planned-lost = Ce que vous aviez prévu n’est plus possible.
web-same-dice-ask = Qu’ont fait les bots de ces dés ?
web-same-dice = Les mêmes dés
web-same-dice-more = { $number ->
    [one] Un bot joue encore…
   *[other] { $number } bots jouent encore…
}

# Learn in two minutes

web-learn-title = Apprendre en deux minutes
web-learn-of = Apprendre { $game } en deux minutes
web-offer = { $game } : votre première fois ?
web-offer-about = Nous vous montrons comment on joue : un clic après l’autre, puis une petite partie.
web-just-play = Jouer tout de suite
web-learn-here = ici !
web-learn-watch = Regardez ce que font les autres…
web-learn-astray = Ce sera pour plus tard. D’abord ce qui porte l’anneau doré !
web-learn-partner = l’autre joueur
web-learn-progress = Où vous en êtes
web-learn-on = Continuer
web-learn-again = Encore une fois
web-learn-little = Et maintenant une petite partie !
web-learn-leave = Quitter la leçon
web-learn-suggested = L’anneau doré n’est qu’une suggestion. Trouverez-vous mieux ?
web-learn-alone = Sans suggestions
web-try-first = Commencez par celui-ci
