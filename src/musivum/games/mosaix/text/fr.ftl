mosaix-title = Mosaix
mosaix-subtitle = Quatre dés, une combinaison, et tout le monde inscrit
mosaix-about = Un jeu de dés et de crayon autour de zones, pour un à quatre joueurs, de Christof Tisch.

# Options

mosaix-centres =
    { $game } ne peut pas se jouer avec centres={ $centres } ; centres est une lettre parmi O, T, X pour chacune des { $players } places, par exemple { $players ->
        [1] O
        [2] OT
        [3] OTX
       *[other] OTXO
    }

# Notation

mosaix-notation-formation = colonne { $column } : on attend ici une combinaison de quatre symboles O, T, X, joints par leurs côtés et écrits rangée par rangée, comme OT/XO ou .OX/TO., pas « { $found } »
mosaix-notation-part = colonne { $column } : on attend ici un à quatre symboles O, T, X, joints par leurs côtés et écrits rangée par rangée sans marge vide, comme OT/X., pas « { $found } »
mosaix-notation-roll = colonne { $column } : on attend ici quatre symboles dans l’ordre O, T, X, comme OOTX, pas « { $found } »

# What forbids a move

mosaix-no-card-now = les centres sont distribués ; on lance maintenant les dés
mosaix-no-roll-now = chacun reçoit d’abord le symbole de son centre
mosaix-build-first = rien ne peut s’inscrire avant que la combinaison soit arrangée
mosaix-built-already = la combinaison est arrangée et reste telle quelle ; il faut maintenant l’inscrire
mosaix-other-dice = ceci n’est pas fait des dés lancés
mosaix-unwritable = cette combinaison ne va nulle part avec les cases libres de l’échelle, et en solo on n’arrange que ce qu’on peut inscrire
mosaix-filled = la case de la rangée { $row }, colonne { $column }, est occupée ; on n’inscrit que dans des cases vides
mosaix-not-at-edge = une partie de la combinaison manque ici, mais pas au bord : on n’omet que ce qui dépasse du bord
mosaix-not-this-formation = ce n’est pas la combinaison qui a été arrangée : on peut la tourner mais pas la refléter, et l’on n’omet que ce qui dépasse du bord
mosaix-too-few-boxes =
    { $over ->
        [1] un symbole dépasserait du bord
        [2] deux symboles dépasseraient du bord
       *[other] trois symboles dépasseraient du bord
    }, mais { $free ->
        [0] aucune case de l’échelle n’est libre
        [one] une seule case de l’échelle est libre
       *[other] { $free } cases de l’échelle seulement sont libres
    }
mosaix-must-build = qui a lancé les dés doit arranger une combinaison
mosaix-must-write = la combinaison peut s’inscrire dans cette grille, il le faut donc

# How a game ends

mosaix-full-grid = une grille est pleine
mosaix-no-writing = dans une grille, rien ne pourra plus jamais s’inscrire
mosaix-no-boxes = aucune combinaison ne peut plus s’inscrire avec les cases libres de l’échelle
mosaix-ended = le joueur a mis fin à la partie

# The table

mosaix-dice = dés
mosaix-formation = combinaison
mosaix-seat = joueur { $player }
mosaix-you = joueur { $player } (vous)
mosaix-doing-roll = lance
mosaix-doing-build = arrange
mosaix-doing-write = inscrit
mosaix-doing-pass = passe
mosaix-doing-chosen = a choisi
mosaix-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mosaix-boxes = échelle
mosaix-solo-goal = { $win } points pour gagner, { $outstanding } pour une brillante performance
mosaix-solo-lost =
    { $points ->
        [one] { $points } point ne suffit pas : il en faut { $win }
       *[other] { $points } points ne suffisent pas : il en faut { $win }
    }
mosaix-solo-won = gagné avec { $points } points ; { $outstanding } seraient une brillante performance
mosaix-solo-outstanding = gagné avec { $points } points : une brillante performance

# What the page says

mosaix-grid = Grille
mosaix-cell =
    rangée { $row }, colonne { $column }, { $symbol ->
        [O] cercle
        [T] triangle
        [X] croix
       *[none] vide
    }
mosaix-beyond = au-delà du bord, rangée { $row }, colonne { $column }
mosaix-die =
    { $symbol ->
        [O] dé avec un cercle
        [T] dé avec un triangle
       *[X] dé avec une croix
    }
mosaix-tray =
    { $what ->
        [formation] Combinaison
       *[dice] Dés
    }
mosaix-scale = Échelle pour les symboles qui dépassent
mosaix-box =
    case { $number }, { $struck ->
        [yes] rayée
       *[no] libre, un point
    }
mosaix-account =
    { $symbol ->
        [O] Cercles
        [T] Triangles
       *[X] Croix
    } : { $areas ->
        [one] { $areas } zone
       *[other] { $areas } zones
    } × { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
mosaix-account-boxes = Cases libres de l’échelle : { $free }
mosaix-frame = forme { $name }
mosaix-prompt-build = Arrangez une combinaison : choisissez une forme, touchez deux dés pour les échanger
    .lesson = Les quatre dés deviennent une combinaison. Tout le monde l’inscrit, vous aussi, pensez donc à votre grille : les zones d’au moins cinq symboles identiques comptent, et pour chaque symbole on multiplie le nombre de zones par le nombre de leurs cases. Deux zones de cinq valent plus qu’une de neuf.
mosaix-prompt-write = Inscrivez la combinaison dans votre grille ; elle peut dépasser du bord
    .lesson = Tournez la combinaison et choisissez où elle doit aller. Elle peut dépasser du bord : ce qui est dehors n’est simplement pas inscrit. Réunissez les symboles identiques, mais gardez séparées les zones d’un même symbole dès qu’elles ont cinq cases.
mosaix-prompt-watch =
    { $phase ->
        [card] On distribue les centres
        [roll] On lance les dés
        [build] Une combinaison est arrangée
        [write] Tout le monde inscrit la combinaison
       *[over] La partie est finie
    }
mosaix-end = Terminer la partie ici

# Moves in words: a whole sentence, and in short where the name stands beside it

mosaix-circles =
    { $O ->
        [1] un cercle
        [2] deux cercles
        [3] trois cercles
       *[other] quatre cercles
    }
mosaix-triangles =
    { $T ->
        [1] un triangle
        [2] deux triangles
        [3] trois triangles
       *[other] quatre triangles
    }
mosaix-crosses =
    { $X ->
        [1] une croix
        [2] deux croix
        [3] trois croix
       *[other] quatre croix
    }
mosaix-marks =
    { $kinds ->
        [O] { mosaix-circles }
        [T] { mosaix-triangles }
        [X] { mosaix-crosses }
        [OT] { mosaix-circles } et { mosaix-triangles }
        [OX] { mosaix-circles } et { mosaix-crosses }
        [TX] { mosaix-triangles } et { mosaix-crosses }
       *[OTX] { mosaix-circles }, { mosaix-triangles } et { mosaix-crosses }
    }
mosaix-where =
    { $where ->
        [top-left] dans le coin en haut à gauche
        [top] au bord supérieur
        [top-right] dans le coin en haut à droite
        [left] au bord gauche
        [right] au bord droit
        [bottom-left] dans le coin en bas à gauche
        [bottom] au bord inférieur
        [bottom-right] dans le coin en bas à droite
       *[middle] loin du bord
    }
mosaix-move-card =
    { $symbol ->
        [O] Un centre est distribué : un cercle
        [T] Un centre est distribué : un triangle
       *[X] Un centre est distribué : une croix
    }
mosaix-move-roll = Les dés montrent { mosaix-marks }
mosaix-move-build = { $name } arrange { mosaix-marks } en forme { $shape }
    .short = { mosaix-marks } en forme { $shape }
mosaix-move-write = { $name } inscrit { mosaix-marks } { mosaix-where } (rangée { $row }, colonne { $column })
    .short = { mosaix-marks } { mosaix-where }
mosaix-move-end = { $name } met fin à la partie
    .short = met fin à la partie
mosaix-move-pass = { $name } ne peut pas inscrire la combinaison, et passe
    .short = passe

# What the options are for

mosaix-option-players = combien jouent ; en solo, on joue contre 120 points
mosaix-option-centres-allowed = une lettre parmi O, T, X pour chaque place, comme OX
mosaix-option-centres = les symboles imprimés ; d’ordinaire ils sont distribués

# Terms: the page explains these words wherever they appear in this game

mosaix-term-formation = Les quatre dés, mis bord à bord dans une des sept formes. Tournée, c’est la même combinaison ; son reflet en est une autre.
    .words = combinaison, combinaisons
mosaix-term-shape = Une des sept façons dont quatre carrés peuvent se toucher : I, O, T, S, Z, J et L.
    .words = forme, formes
mosaix-term-grid = Les 7 × 7 cases d’un joueur. Le symbole du centre y est dès le début.
    .words = grille, grilles
mosaix-term-symbol = Cercle, triangle ou croix. Chaque dé porte chacun d’eux sur deux faces.
    .words = symbole, symboles
mosaix-term-area = Des symboles identiques qui se touchent par leurs côtés. Seules comptent les zones d’au moins cinq cases.
    .words = zone, zones
mosaix-term-roller = Qui lance les dés à ce tour et arrange la combinaison. Au tour suivant, c’est au joueur suivant.
    .words = qui lance les dés, qui a lancé les dés
mosaix-term-edge = Une combinaison peut dépasser du bord de la grille : ce qui est dehors n’est pas inscrit. En solo, chaque symbole dehors raye une case de l’échelle.
    .words = dépasser du bord, dépasse du bord, dépasser
mosaix-term-box = En solo on a une échelle de huit cases. Chaque symbole qui dépasse en raye une ; chacune qui reste libre est un point.
    .words = échelle
mosaix-term-centre = La case du milieu d’une grille. Son symbole est distribué avant la partie et compte comme les autres.
    .words = centre, centres

# Paper

mosaix-print-grids = Mosaix : grilles
mosaix-print-grids-about = Des grilles pour deux joueurs et plus, chacune avec son tableau des points
mosaix-print-solo = Mosaix : grilles pour le solo
mosaix-print-solo-about = Des grilles pour jouer en solo, avec l’échelle de huit cases
mosaix-print-dice = Mosaix : lancers de dés
mosaix-print-dice-about = Des lancers pour une table sans dés
mosaix-print-dice-how = Pour une table sans dés : chaque numéro est un lancer des quatre dés. Couvrez la page et découvrez lancer après lancer. Graine : { $seed }.
mosaix-print-areas = zones
mosaix-print-cells = × cases
mosaix-print-points = points
mosaix-print-boxes = cases libres

# Learn in two minutes

mosaix-fun = Chaque lancer trouve une autre place dans chaque grille : un casse-tête que tout le monde résout en même temps.
mosaix-learn-build = Voici vos dés ! Appuyez sur « Arranger ».
mosaix-learn-write = Posez-les ici : les cercles aiment les cercles !
mosaix-learn-fifth = Faites se toucher cinq symboles pareils ! Tournez jusqu’à ce que le cercle aille bien.
mosaix-learn-area = Cinq cercles : votre première zone ! Cela fait cinq points.
mosaix-learn-shape = À vous d’arranger : choisissez la forme, puis échangez deux dés.
mosaix-learn-edge = Cela peut dépasser du bord : la croix tombe, tout simplement !
mosaix-learn-end = Quand une grille est pleine, qui a le plus de points gagne.
mosaix-learn-double = Encore une zone ! Deux zones d’un même symbole comptent double.

# What a move would bring

mosaix-nearly = { $missing ->
    [1] encore un !
   *[other] encore { $missing } !
 }
