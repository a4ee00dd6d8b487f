galilee-title = Mosaic : la Mona Lisa de Galilée
galilee-subtitle = Choisir des dés, dessiner des tuiles, restaurer un portrait antique
galilee-about = Un jeu de dés et de dessin pour un à six joueurs, d’Isaac Shalev et Matt Loomis.

# What forbids a move

galilee-not-rolled = ce dé n’est pas en jeu ; choisissez l’un de ceux qui ont été lancés
galilee-other-number = ce dé montre un autre nombre
galilee-taken = ce dé est déjà pris par le joueur qui a lancé ; choisissez l’un des autres
galilee-not-free = la tuile de la rangée { $row }, colonne { $column }, est déjà cochée ou barrée ; cochez-en une autre de libre dans cette colonne et dessinez une pierre
galilee-free = la tuile de la rangée { $row }, colonne { $column }, est encore libre, ce dé doit donc la cocher
galilee-crossed-off = la rangée { $crossed } a été barrée lors des préparatifs ; cochez une tuile libre de la colonne { $column }
galilee-marked = la tuile de la rangée { $crossed }, colonne { $column }, est déjà cochée ; cochez-en une libre
galilee-other-tile = sur cette feuille, le dé désigne une autre tuile : celle de la rangée { $row }, colonne { $column }
galilee-covered = une tuile ne se dessine que sur des cases découvertes
galilee-apart = une tuile doit toucher par un côté une case recouverte
galilee-must-draw = la tuile va quelque part, il faut donc la dessiner
galilee-must-draw-stone = une pierre va quelque part, il faut donc la dessiner
galilee-row-awaited = il faut maintenant barrer une rangée, de 1 à 6
galilee-column-awaited = il faut maintenant barrer une colonne, de 1 à 6
galilee-dice-awaited = les préparatifs sont finis ; on lance maintenant les dés
galilee-not-in-hand = qui lance a le dé transmis, et pioche les autres dans le sac

# How a game ends

galilee-column-complete = toutes les tuiles d’une colonne sont cochées
galilee-reserve-empty = une réserve est vide

# Texts that are no move

galilee-notation-start = colonne { $column } : un coup commence par un dé comme R4, ou par row, column ou roll, pas par « { $found } »
galilee-notation-same-row = colonne { $column } : avec un dé qui montre { $row }, on coche une autre rangée, pas la rangée { $row }
galilee-notation-tile = colonne { $column } : { $die } ne peut dessiner que l’une de { $ways }
galilee-notation-large = colonne { $column } : cela n’entre pas dans la mosaïque, qui a { $rows } rangées et { $columns } colonnes

# The table

galilee-label-set-up = Les préparatifs : une rangée et une colonne sont barrées sur chaque feuille
galilee-label-roll = Le joueur { $player } va lancer
galilee-label-roller = Le joueur { $player } a lancé et choisit un dé
galilee-label-others = Le joueur { $roller } a choisi ; à qui de choisir : joueur { $players }
galilee-label-over =
    { $number ->
        [0] La partie est finie : { $reason }.
        [1] La partie est finie : { $reason }. Le joueur { $winners } gagne.
       *[other] La partie est finie : { $reason }. Les joueurs { $winners } se partagent la victoire.
    }
galilee-label-own = Joueur { $player } : { $points } points, { $cells } cases recouvertes, { $reserve } en réserve
galilee-label-picked = choisi par le joueur { $roller }
galilee-label-tile = colonne { $column } : dessiner { $tile }
galilee-label-stone = colonne { $column } : plus libre ; cochez-y une autre tuile, dessinez une pierre
galilee-label-chosen = vous avez choisi { $move }
galilee-label-bag = dans le sac
galilee-label-passed = transmis
galilee-label-discarded = défaussés
galilee-label-seat = joueur { $player } : { $points }
galilee-label-cells = { $cells } cases, réserve { $reserve }
galilee-label-fewest = colonne la plus pleine : encore { $tiles }
galilee-label-has-chosen = a choisi

# Sheets that cannot be used

galilee-sheet-type = une feuille est « { $allowed } » ou le chemin d’un fichier de feuille, pas { $value }
galilee-sheet-missing = il n’y a pas de feuille « { $sheet } » : ce n’est ni { $allowed } ni un fichier
galilee-sheet-not-file = { $sheet } n’est pas un fichier ; une feuille est un fichier texte
galilee-sheet-unreadable = la feuille { $sheet } est illisible : { $reason }
galilee-sheet-long = { $sheet }, ligne { $line } : un fichier de feuille a au plus { $most } octets
galilee-sheet-encoding = { $sheet }, ligne { $line } : une feuille est un texte en UTF-8, cette ligne ne l’est pas
galilee-sheet-here = la feuille
galilee-sheet-empty = { $sheet } : le fichier est vide ; une feuille a les sections { $allowed }
galilee-sheet-no-section = { $sheet }, ligne { $line } : « { $found } » n’est dans aucune section ; mettez l’une de { $allowed } au-dessus
galilee-sheet-section-unknown = { $sheet }, ligne { $line } : il n’y a pas de section « { $section }: » ; il y a { $allowed }
galilee-sheet-section-twice = { $sheet }, ligne { $line } : la section « { $section }: » est déjà à la ligne { $first } ; une fois suffit
galilee-sheet-section-missing = { $sheet }, ligne { $line } : la feuille finit ici sans section « { $section }: »
galilee-sheet-mosaic-empty = { $sheet }, ligne { $line } : des rangées de la mosaïque devraient suivre, comme « .BB.P »
galilee-sheet-mosaic-letter = { $sheet }, ligne { $line } : « { $letter } » à la place { $column } n’est pas une case de mosaïque ; B est authentique, P fausse, . ordinaire
galilee-sheet-mosaic-ragged = { $sheet }, ligne { $line } : cette rangée a { $length } cases, la première en a { $width } ; toutes ont la même longueur
galilee-sheet-mosaic-large = { $sheet }, ligne { $line } : une mosaïque a au plus { $most } rangées et { $most } colonnes
galilee-sheet-mosaic-blank = { $sheet }, ligne { $line } : cette mosaïque n’a aucune case authentique, il n’y a donc rien à restaurer ; il faut au moins un B
galilee-sheet-row-label = { $sheet }, ligne { $line } : une rangée de tuiles commence par son numéro de 1 à 6 et deux points, comme dans « 3: ## … », pas par « { $found } »
galilee-sheet-row-twice = { $sheet }, ligne { $line } : la rangée { $row } des tuiles est déjà à la ligne { $first } ; une fois suffit
galilee-sheet-row-missing = { $sheet }, ligne { $line } : les tuiles finissent ici sans la rangée { $row } ; il faut les rangées 1 à 6
galilee-sheet-row-tiles = { $sheet }, ligne { $line } : la rangée { $row } a { $count } tuiles ; il en faut six, séparées par des blancs
galilee-sheet-tile-letter = { $sheet }, ligne { $line } : « { $letter } » dans la tuile { $tile } est faux ; une tuile se dessine avec # . et / entre ses rangées
galilee-sheet-tile-ragged = { $sheet }, ligne { $line } : les rangées de la tuile { $tile } n’ont pas la même longueur ; complétez-les par des points
galilee-sheet-tile-empty = { $sheet }, ligne { $line } : la tuile { $tile } n’a aucune case ; une tuile a au moins un #
galilee-sheet-tile-large = { $sheet }, ligne { $line } : la tuile { $tile } a { $size } cases ; { $most } au plus
galilee-sheet-tile-apart = { $sheet }, ligne { $line } : les cases de la tuile { $tile } ne se touchent pas par leurs côtés
galilee-sheet-reserve-empty = { $sheet }, ligne { $line } : le nombre de pierres de la réserve manque ; il en faut 1 à { $most }
galilee-sheet-reserve-number = { $sheet }, ligne { $line } : la réserve est un nombre de pierres de 1 à { $most }, pas « { $found } »
galilee-sheet-reserve-size = { $sheet }, ligne { $line } : une réserve a 1 à { $most } pierres, pas { $reserve }
galilee-sheet-picture-empty = { $sheet }, ligne { $line } : les formes de l’image devraient suivre, par exemple « #d9c59a M0 0H9V10H0Z »
galilee-sheet-picture-shape = { $sheet }, ligne { $line } : « { $found } » n’est pas une forme d’image ; il faut une couleur, éventuellement une épaisseur, et un tracé, comme dans « #1d3c64 .2 M1 7L2 10 »
galilee-sheet-reserve-rest = { $sheet }, ligne { $line } : la réserve est un seul nombre ; « { $found } » est de trop

# What the page says

galilee-mosaic = Mosaïque
galilee-dice = Dés
galilee-tiles = Grille de tuiles
galilee-reserve = Réserve
galilee-cell =
    rangée { $row }, colonne { $column }, { $kind ->
        [blue] authentique, bleue
        [pink] fausse, rose
       *[plain] ordinaire
    }, { $covered ->
        [yes] recouverte
       *[no] découverte
    }
galilee-die =
    { $colour ->
        [R] dé rouge
        [B] dé bleu
        [G] dé vert
        [Y] dé jaune
       *[P] dé rose
    }, { $number }{ $free ->
        [yes] { "" }
       *[no] , déjà pris
    }
galilee-tile =
    tuile rangée { $row }, colonne { $column }, { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, { $taken ->
        [free] libre
        [marked] cochée
       *[crossed] barrée
    }
galilee-stone =
    pierre { $number }, { $left ->
        [yes] restante
       *[no] utilisée
    }
galilee-bag = Sac à dés
galilee-bag-die =
    { $colour ->
        [R] dé rouge
        [B] dé bleu
        [G] dé vert
        [Y] dé jaune
       *[P] dé rose
    }, { $where ->
        [bag] dans le sac
        [discarded] défaussé
        [passed] transmis
       *[play] en jeu
    }
galilee-account-blue = Cases bleues : { $cells } × 2
galilee-account-pink = Régions fausses touchées : { $regions } × −4
galilee-account-stones = Pierres restantes : { $stones }
galilee-account-used = Tuiles cochées et pierres utilisées : { $used } × −1
galilee-account-most = Le plus de cases couvertes ({ $cells })
galilee-mark-only = Cocher la tuile sans la dessiner
galilee-prompt-die = Choisissez un dé : sa couleur donne la colonne, son nombre la rangée
    .lesson = Chaque dé désigne une tuile de votre grille de tuiles : la couleur est au-dessus de sa colonne, le nombre est sa rangée. Les grandes tuiles couvrent davantage, mais chacune ne se coche qu’une fois, et une colonne pleine finit la partie.
galilee-prompt-tile = Tournez ou retournez la tuile et dessinez-la contre ce que vous avez
galilee-prompt-fits-nowhere = La tuile ne va nulle part : elle est seulement cochée
galilee-prompt-cross = Cette tuile est prise : cochez-en une autre de la colonne { $column }, et dessinez une pierre
galilee-prompt-stone = Dessinez une pierre de votre réserve
galilee-prompt-watch =
    { $phase ->
        [roll] On lance les dés
        [others] Les autres choisissent parmi les dés restants
       *[pick] Qui a lancé choisit un dé
    }
    .lesson = Qui a lancé choisit d’abord ; puis tous les autres choisissent parmi les deux dés restants.

# Moves in words: a whole sentence, and in short where the name stands beside it

galilee-the-die =
    { $colour ->
        [R] le { $number } rouge
        [B] le { $number } bleu
        [G] le { $number } vert
        [Y] le { $number } jaune
       *[P] le { $number } rose
    }
galilee-die-1 =
    { $colour1 ->
        [R] { $number1 } rouge
        [B] { $number1 } bleu
        [G] { $number1 } vert
        [Y] { $number1 } jaune
       *[P] { $number1 } rose
    }
galilee-die-2 =
    { $colour2 ->
        [R] { $number2 } rouge
        [B] { $number2 } bleu
        [G] { $number2 } vert
        [Y] { $number2 } jaune
       *[P] { $number2 } rose
    }
galilee-die-3 =
    { $colour3 ->
        [R] { $number3 } rouge
        [B] { $number3 } bleu
        [G] { $number3 } vert
        [Y] { $number3 } jaune
       *[P] { $number3 } rose
    }
galilee-of-cells =
    { $cells ->
        [1] d’une case
        [2] de deux cases
        [3] de trois cases
        [4] de quatre cases
        [5] de cinq cases
       *[other] de { $cells } cases
    }
galilee-where =
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
galilee-move-row = La rangée { $number } d’une grille de tuiles est barrée
galilee-move-column = La colonne { $number } d’une grille de tuiles est barrée
galilee-move-roll-2 = Les dés montrent { galilee-die-1 } et { galilee-die-2 }
galilee-move-roll-3 = Les dés montrent { galilee-die-1 }, { galilee-die-2 } et { galilee-die-3 }
galilee-move-tile = { $name } choisit { galilee-the-die } et dessine une tuile { galilee-of-cells } { galilee-where } (rangée { $row }, colonne { $column })
    .short = { galilee-the-die } : une tuile { galilee-of-cells } { galilee-where }
galilee-move-no-tile = { $name } choisit { galilee-the-die } ; la tuile ne va nulle part et est seulement cochée
    .short = { galilee-the-die } : la tuile ne va nulle part
galilee-move-stone = { $name } choisit { galilee-the-die }, coche à la place la tuile de la rangée { $crossed } et dessine une pierre { galilee-where } (rangée { $row }, colonne { $column })
    .short = { galilee-the-die } : une pierre { galilee-where }
galilee-move-no-stone = { $name } choisit { galilee-the-die } et coche à la place la tuile de la rangée { $crossed } ; la pierre ne va nulle part
    .short = { galilee-the-die } : la pierre ne va nulle part

# What the options are for

galilee-option-players = combien jouent ; en solo, on joue pour les points
galilee-option-sheet = la feuille où l’on dessine

# Terms: the page explains these words wherever they appear in this game

galilee-term-mosaic = Le portrait à restaurer : la grande grille de votre feuille, où l’on dessine tuiles et pierres.
    .words = mosaïque, mosaïques
galilee-term-sheet = Tout ce sur quoi un joueur dessine : la mosaïque, la grille de tuiles et la réserve.
    .words = feuille, feuilles
galilee-term-tile-grid = Six rangées et six colonnes de tuiles. Le nombre d’un dé est la rangée, sa couleur est au-dessus de la colonne.
    .words = grille de tuiles
galilee-term-tile = Une pièce de cases qui se touchent, imprimée dans la grille de tuiles. Quand son dé est choisi, on l’y coche et on la dessine dans la mosaïque, tournée et retournée à volonté.
    .words = tuile, tuiles
galilee-term-reserve = Vos pierres isolées. On en coche et dessine une chaque fois que la tuile de votre dé est déjà prise. Chacune qui reste à la fin est un point ; quand quelqu’un n’en a plus, la partie se termine.
    .words = réserve
galilee-term-stone = Une case de la réserve, dessinée selon les mêmes règles qu’une tuile.
    .words = pierre, pierres
galilee-term-roller = Qui lance les dés à ce tour et choisit en premier. Le dé choisi est transmis au suivant.
    .words = qui lance, qui a lancé
galilee-term-bag = Les dés qui ne sont pas en jeu. Qui lance y pioche ; quand il est vide, tous les dés défaussés y reviennent.
    .words = sac, sac à dés
galilee-term-marked = Utilisée dans la grille de tuiles. Une colonne dont toutes les tuiles sont cochées met fin à la partie.
    .words = cocher, coche, cochée, cochées, cochez
galilee-term-crossed = Ôtées lors des préparatifs : une rangée et une colonne de chaque grille de tuiles. Une tuile de la rangée barrée compte comme cochée.
    .words = barrer, barrée, barrées
galilee-term-genuine = Les cases bleues de la mosaïque : 2 points pour chacune qui est recouverte.
    .words = authentique, authentiques, case bleue, cases bleues
galilee-term-false = Les cases roses. Elles forment trois régions ; chaque région où une case est recouverte coûte 4 points.
    .words = fausse, fausses, région rose, régions roses
galilee-term-covered = Avec une tuile ou une pierre dessus. Ce qu’on dessine doit toucher par un côté une case recouverte, sauf la toute première fois.
    .words = recouverte, recouvertes, recouvert, découvertes
galilee-term-majority = 20 points à qui recouvre le plus de cases ; de quatre à six joueurs, aussi 5 au deuxième.
    .words = le plus de cases, deuxième
galilee-term-column = Une colonne de votre grille de tuiles. Chaque couleur de dé en désigne une ; toutes ses tuiles cochées, et la partie se termine.
    .words = colonne, colonnes

# Paper

galilee-print-sheet = Mosaic : une feuille de joueur
galilee-print-sheet-about = Une feuille de joueur : mosaïque, grille de tuiles, réserve et tableau des points
galilee-print-dice = Mosaic : lancers de dés
galilee-print-dice-about = Des lancers pour une table sans dés
galilee-print-dice-how = Pour une table sans dés : chaque numéro est un lancer. Piochez depuis la gauche en passant les dés qui ne sont pas dans le sac. Chaque dé montre son nombre de cette ligne, aussi le dé transmis. Graine : { $seed }.
galilee-print-set-up = Pour les préparatifs : chacun prend les deux nombres suivants, une rangée et une colonne
galilee-print-points = points
galilee-print-blue = cases bleues recouvertes, 2 chacune
galilee-print-pink = régions roses touchées, −4 chacune
galilee-print-stones = pierres restantes, 1 chacune
galilee-print-most = le plus de cases, 20
galilee-print-second = deuxième, 5 (4 à 6 joueurs)
galilee-print-used = tuiles et pierres utilisées, −1 chacune

# Learn in two minutes

galilee-fun = Pierre après pierre, un visage antique reparaît, et chaque dé est un choix.
galilee-learn-die = Prenez le dé rouge ! Il vous apporte une tuile.
galilee-learn-draw = Posez la tuile sur l’image bleue !
galilee-learn-blue = Regardez, elle reparaît ! Bleu vaut deux points, rose en coûte.
galilee-learn-other-die = Les autres ont lancé, et vous prenez un dé qui reste.
galilee-learn-turn = Tournez la tuile et posez-la contre la première !
galilee-learn-taken-die = Vous avez déjà utilisé le 3 rouge. Prenez-le quand même !
galilee-learn-taken-tile = Cochez alors une autre tuile de la colonne…
galilee-learn-stone = … et posez une petite pierre à la place !
galilee-learn-end = Bravo ! Une colonne pleine, ou plus de pierre, et c’est la fin.
galilee-learn-most = Et qui recouvre le plus reçoit 20 points de plus !
