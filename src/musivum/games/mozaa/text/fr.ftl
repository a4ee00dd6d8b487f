mozaa-title = Mozaa
mozaa-subtitle = Accorder les bords, compléter les suites
mozaa-about = Un jeu de pose à mains cachées, pour deux à quatre joueurs : une suite de couleur rapporte quand elle est complète.
mozaa-phase-colour = Le joueur { $player } choisit une couleur
mozaa-phase-deal = Le joueur { $player } reçoit une carte
mozaa-phase-place = Le joueur { $player } place une carte
mozaa-phase-claim = Le joueur { $player } peut réclamer une suite
mozaa-phase-draw = Le joueur { $player } pioche une carte
mozaa-phase-pass = Le joueur { $player } ne peut placer aucune carte, et passe son tour
mozaa-seat =
    Joueur { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [0] aucune carte en main
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
mozaa-stock =
    Pioche : { $cards ->
        [0] vide
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
mozaa-hand = Votre main
mozaa-fits = une de vos cartes va ici
mozaa-pawns =
    { $pawns ->
        [0] plus de pion
        [one] encore { $pawns } pion
       *[other] encore { $pawns } pions
    }
mozaa-pawn =
    { $colour ->
        [B] Pion du joueur { $player } sur la suite bleue en { $field } :
        [G] Pion du joueur { $player } sur la suite grise en { $field } :
        [P] Pion du joueur { $player } sur la suite violette en { $field } :
       *[R] Pion du joueur { $player } sur la suite rouge en { $field } :
    } { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $open ->
        [one] { $open } bord ouvert
       *[other] { $open } bords ouverts
    }
mozaa-colour-B = bleu (B)
mozaa-colour-G = gris (G)
mozaa-colour-P = violet (P)
mozaa-colour-R = rouge (R)
mozaa-own-colour-hand = own-colour se joue toujours avec trois cartes en main, hand={ $value } ne va donc pas avec ; laissez hand de côté
mozaa-no-card = colonne { $column } : il n’y a pas de carte { $card } ; une carte ne montre jamais deux couleurs qui seraient toutes deux sur des bords opposés
mozaa-not-in-hand = vous n’avez pas cette carte en main
mozaa-occupied = une carte s’y trouve déjà
mozaa-not-adjacent = une carte se place à côté d’au moins une carte de la table
mozaa-mismatched = la carte ne s’accorde pas : { $clashes }
mozaa-clash =
    { $side ->
        [N] son bord nord touche
        [E] son bord est touche
        [S] son bord sud touche
       *[W] son bord ouest touche
    } { $colour ->
        [B] du bleu
        [G] du gris
        [P] du violet
       *[R] du rouge
    }
mozaa-must-place = vous pouvez placer une carte, vous ne pouvez donc pas passer
mozaa-must-pass = aucune de vos cartes ne peut se placer : passez votre tour
mozaa-place-before-done = on demande après avoir placé si une suite est réclamée ; placez d’abord une carte
mozaa-claimed-already = une suite a déjà été réclamée à ce tour ; placez maintenant une carte
mozaa-claim-or-done = vous avez placé votre carte ; réclamez maintenant une suite, ou aucune
mozaa-no-pawn = vos deux pions sont déjà sur des suites
mozaa-claim-empty = il n’y a là aucune carte où réclamer une suite
mozaa-claim-closed = cette suite est complète ; on ne réclame qu’une suite ouverte
mozaa-claim-taken = cette suite est déjà réclamée
mozaa-claim-first = une suite se nomme par son premier triangle, par rangée, colonne, puis N E S W
mozaa-colour-first = chacun choisit d’abord sa propre couleur
mozaa-colour-taken = quelqu’un a déjà choisi cette couleur
mozaa-colour-chosen = les couleurs se choisissent une fois, avant de jouer
mozaa-not-in-stock = cette carte n’est pas dans la pioche
mozaa-last-card = la dernière carte est placée
mozaa-all-passed = tous ont passé l’un après l’autre

# What the page says

mozaa-table = La table
mozaa-tray-stock = Pioche
mozaa-colours = Couleurs libres
mozaa-card =
    rangée { $row }, colonne { $column } : carte avec au nord { $north ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }, à l’est { $east ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }, au sud { $south ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }, à l’ouest { $west ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }
mozaa-held =
    carte avec au nord { $north ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }, à l’est { $east ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }, au sud { $south ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }, à l’ouest { $west ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }
mozaa-colour =
    { $colour ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }
mozaa-open = rangée { $row }, colonne { $column }, emplacement libre
mozaa-triangle =
    rangée { $row }, colonne { $column }, { $side ->
        [N] triangle nord
        [E] triangle est
        [S] triangle sud
       *[W] triangle ouest
    }, { $colour ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }
mozaa-in-stock =
    { $cards ->
        [one] une carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
mozaa-account = Suites complètes jusqu’ici
mozaa-account-closed =
    { $colour ->
        [B] Suites bleues complètes sur la table :
        [G] Suites grises complètes sur la table :
        [P] Suites violettes complètes sur la table :
       *[R] Suites rouges complètes sur la table :
    } { $fields }, valeur { $points }
mozaa-account-claim =
    { $colour ->
        [B] Pion sur une suite bleue de
        [G] Pion sur une suite grise de
        [P] Pion sur une suite violette de
       *[R] Pion sur une suite rouge de
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }, { $open ->
        [one] un bord ouvert
       *[other] { $open } bords ouverts
    }
mozaa-account-note =
    { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }{ $colour ->
        [B] , joue le bleu
        [G] , joue le gris
        [P] , joue le violet
        [R] , joue le rouge
       *[none] { "" }
    }{ $pawns ->
        [-1] { "" }
        [one] , encore { $pawns } pion
       *[other] , encore { $pawns } pions
    }
mozaa-done = Ne rien réclamer
mozaa-claim-now = Réclamer d’abord une suite
mozaa-prompt-colour = Choisissez votre couleur : seules ses suites vous rapporteront
mozaa-prompt-card = Choisissez une carte de votre main
    .lesson = Placez une carte de sorte que chaque bord qui en touche une autre ait la même couleur. On marque quand une suite est complète de tous côtés : autant de points que de cartes, le double à partir de quatre.
mozaa-prompt-place = Tournez la carte et placez-la de sorte que chaque bord qui touche s’accorde
mozaa-prompt-claim-now = Posez un pion sur une suite ouverte ; vous placerez ensuite votre carte
mozaa-prompt-claim = Posez un pion sur une suite ouverte, ou ne réclamez rien
    .lesson = Un pion sur une suite ouverte la fait vôtre : peu importe qui la complète, les points sont pour vous. Vous en avez deux, et chacun revient quand sa suite est complète.
mozaa-prompt-pass = Aucune de vos cartes ne va nulle part : passez votre tour
mozaa-prompt-watch = { $phase ->
        [colour] On choisit les couleurs
        [deal] On distribue les cartes
        [place] On place une carte
        [claim] Une suite peut être réclamée
        [draw] On pioche une carte
       *[over] La partie est finie
    }

# Moves in words: a whole sentence, and in short where the name stands beside it

mozaa-move-place =
    { $name } place une carte rangée { $row }, colonne { $column } : au nord { $north ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }, à l’est { $east ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }, au sud { $south ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }, à l’ouest { $west ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }
    .short = une carte rangée { $row }, colonne { $column }
mozaa-move-draw =
    Une carte est piochée : au nord { $north ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }, à l’est { $east ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }, au sud { $south ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }, à l’ouest { $west ->
        [B] bleu
        [G] gris
        [P] violet
       *[R] rouge
    }
mozaa-move-colour =
    { $colour ->
        [B] { $name } choisit le bleu
        [G] { $name } choisit le gris
        [P] { $name } choisit le violet
       *[R] { $name } choisit le rouge
    }
    .short =
        { $colour ->
            [B] le bleu pour couleur
            [G] le gris pour couleur
            [P] le violet pour couleur
           *[R] le rouge pour couleur
        }
mozaa-move-claim =
    { $side ->
        [N] { $name } réclame la suite au nord de la carte rangée { $row }, colonne { $column }
        [E] { $name } réclame la suite à l’est de la carte rangée { $row }, colonne { $column }
        [S] { $name } réclame la suite au sud de la carte rangée { $row }, colonne { $column }
       *[W] { $name } réclame la suite à l’ouest de la carte rangée { $row }, colonne { $column }
    }
    .short = une réclamation rangée { $row }, colonne { $column }
mozaa-move-done = { $name } ne réclame aucune suite
    .short = pas de réclamation
mozaa-move-pass = { $name } ne peut placer aucune carte, et passe son tour
    .short = passe

# What the options are for

mozaa-option-players = combien jouent
mozaa-option-variant = classic : le jeu de base ; own-colour : seules les suites de votre couleur comptent ; claims : deux pions chacun
    .label = Variante
    .classic = Jeu de base
    .own-colour = Sa propre couleur
    .claims = Réclamations
mozaa-option-hand = cartes en main ; own-colour en a toujours 3
    .label = Cartes en main

# Terms: the page explains these words wherever they appear in this game

mozaa-term-card = Un carré coupé par ses diagonales en quatre triangles, chacun d’une couleur. Il y en a 64, toutes différentes.
    .words = carte, cartes
mozaa-term-triangle = Un quart de carte : nord, est, sud ou ouest.
    .words = triangle, triangles
mozaa-term-field = Des triangles d’une couleur joints par leurs bords, sur autant de cartes qu’on veut.
    .words = suite, suites
mozaa-term-closed = Une suite est complète quand une carte touche chacun de ses bords. Elle rapporte alors son nombre de cartes, le double à partir de quatre.
    .words = complète, complètes, compléter
mozaa-term-open = Une suite est ouverte tant qu’un de ses bords n’a pas encore de carte à côté. Un emplacement libre est à côté d’une carte.
    .words = ouverte, ouvertes, bord ouvert, bords ouverts, emplacement libre
mozaa-term-matches = Deux cartes s’accordent là où elles se touchent quand les deux triangles y ont la même couleur.
    .words = s’accorde, s’accordent, s’accorder
mozaa-term-hand = Les cartes que vous seul voyez : une, ou trois pour un jeu plus tactique.
    .words = main, en main
mozaa-term-stock = Les cartes que personne n’a encore prises, face cachée. Après avoir placé, on en pioche une.
    .words = pioche
mozaa-term-claim = Poser un pion sur une suite ouverte qui n’en a pas : dès lors seul son propriétaire en a les points, peu importe qui la complète.
    .words = réclamer, réclamée, réclame, réclamation, réclamations
mozaa-term-pawn = Chacun en a deux. Un pion marque une suite réclamée et revient quand elle est complète.
    .words = pion, pions
mozaa-term-own-colour = Une variante : chacun choisit une couleur, et ne marque que pour les suites de cette couleur qu’il complète lui-même.
    .words = propre couleur, votre couleur

# Paper

mozaa-print-card = Une carte
mozaa-print-cards = Mozaa : les cartes
mozaa-print-cards-about = Les 64 cartes, à découper
mozaa-print-cards-how =
    { $backs ->
        [fold] Pliez selon les tirets, collez et découpez : les dos rencontrent les faces. La carte à l’étoile est la carte de départ.
       *[plain] Découpez selon les marques. La carte à l’étoile est la carte de départ.
    }
mozaa-print-tokens = Mozaa : jetons
mozaa-print-tokens-about = Des jetons pour les variantes : sa propre couleur, et les réclamations
mozaa-print-tokens-how = Sa propre couleur : chacun tire l’une des quatre couleurs. Réclamations : chacun a deux pions à son numéro.

# Learn in two minutes

mozaa-fun = Une carte, quatre couleurs, et au bon moment vous complétez deux suites d’un coup.
mozaa-learn-card = Le bleu touche le bleu ! Tournez votre carte et placez-la ici.
mozaa-learn-close = Fermez la suite bleue de tous les côtés !
mozaa-learn-points = Deux suites complètes d’un coup : dix points !
mozaa-learn-match = Chaque bord qui touche doit s’accorder : gris contre gris !
mozaa-learn-end = C’est tout ! Qui complète une suite en reçoit les points.
mozaa-learn-double = Un point par carte, et dès quatre cartes une suite compte double.
