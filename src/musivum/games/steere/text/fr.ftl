steere-title = Mosaic de Steere
steere-subtitle = Poser ou retourner, jamais les deux
steere-about = Un jeu abstrait de territoire sur des hexagones, pour deux joueurs, sans chance ni secret.
steere-red = Rouge { $tiles }
steere-blue = Bleu { $tiles }
steere-occupied = { $cell } est occupée : on pose une tuile sur une case vide
steere-only-own = { $cell } n’est à côté que de vos propres tuiles : pour poser, il faut une tuile adverse à côté, ou aucune tuile
steere-joins = une tuile en { $cell } réunirait deux de vos groupes : poser ne doit pas réduire le nombre de vos groupes
steere-flip-empty = il n’y a pas de tuile à retourner en { $cell }
steere-flip-own = la tuile en { $cell } est déjà à vous ; on ne retourne que des tuiles adverses
steere-flip-own-number = retourner { $cell } ne réduirait pas le nombre de vos groupes, et il le faut : cela doit en réunir au moins deux
steere-flip-total = retourner { $cell } ne réduirait pas le nombre total de groupes, et il le faut : le groupe adverse serait rompu en trop de parts
steere-must-flip-on = vous êtes dans une série de retournements : continuez à côté d’une tuile retournée à ce tour
steere-flip-not-adjacent = { $cell } n’est pas à côté d’une tuile retournée à ce tour, et la série de retournements doit continuer là
steere-may-not-pass = vous pouvez poser ou retourner, vous ne pouvez donc pas passer
steere-no-swap = seul Bleu peut reprendre la tuile, juste après la première de Rouge
steere-no-moves = plus personne ne peut jouer

# What the page says

steere-board = Le plateau
steere-cell =
    { $cell }, { $tile ->
        [red] tuile rouge
        [blue] tuile bleue
       *[none] vide
    }
steere-prompt =
    { $stage ->
        [sequence] Continuez à retourner : choisissez une des tuiles cerclées
        [pass] Vous ne pouvez ni poser ni retourner
        [turn]
            { $tile ->
                [red] Posez une tuile rouge, ou retournez une tuile adverse
               *[blue] Posez une tuile bleue, ou retournez une tuile adverse
            }
       *[place]
            { $tile ->
                [red] Posez une tuile rouge sur une des cases marquées
               *[blue] Posez une tuile bleue sur une des cases marquées
            }
    }
    .lesson = Posez une tuile à côté d’une tuile adverse, ou loin de toute tuile. Poser ne doit jamais réunir deux de vos groupes ; mais un retournement qui les réunit prend une tuile adverse. Gardez donc beaucoup de petits groupes, avec des tuiles adverses isolées entre eux.
steere-prompt-watch =
    { $stage ->
        [sequence]
            { $tile ->
                [red] Rouge continue à retourner
               *[blue] Bleu continue à retourner
            }
        [pass]
            { $tile ->
                [red] Rouge doit passer
               *[blue] Bleu doit passer
            }
       *[turn]
            { $tile ->
                [red] Rouge pose ou retourne
               *[blue] Bleu pose ou retourne
            }
    }
steere-swap = Reprendre cette tuile
steere-account =
    { $tile ->
        [red] Tuiles rouges
       *[blue] Tuiles bleues
    }, { $groups ->
        [one] en un groupe
       *[other] en { $groups } groupes
    }

# Moves in words: a whole sentence, and in short where the name stands beside it

steere-move-place =
    { $tile ->
        [red] { $name } pose une tuile rouge en { $cell }
       *[blue] { $name } pose une tuile bleue en { $cell }
    }
    .short =
        { $tile ->
            [red] une tuile rouge en { $cell }
           *[blue] une tuile bleue en { $cell }
        }
steere-move-flip =
    { $tile ->
        [red] { $name } retourne la tuile en { $cell }, qui devient rouge
       *[blue] { $name } retourne la tuile en { $cell }, qui devient bleue
    }
    .short =
        { $tile ->
            [red] { $cell } devient rouge
           *[blue] { $cell } devient bleue
        }
steere-move-pass = { $name } ne peut ni poser ni retourner, et passe
    .short = passe
steere-move-swap = { $name } reprend la première tuile
    .short = reprend la première tuile

# What the options are for

steere-option-side = combien de cases a le côté du plateau
    .label = Cases par côté
steere-option-swap = si Bleu peut reprendre la première tuile de Rouge
    .label = Reprise de la première tuile

# Terms: the page explains these words wherever they appear in this game

steere-term-tile = Rouge d’un côté, bleue de l’autre. Chaque tuile qui montre votre couleur à la fin est un point.
    .words = tuile, tuiles
steere-term-place = Mettre une tuile sur une case vide, à côté d’une tuile adverse ou d’aucune tuile. Cela ne doit jamais réunir deux de vos groupes.
    .words = poser, pose, posez, posée
steere-term-flip = Mettre une tuile adverse à votre couleur. Il doit ensuite y avoir moins de vos groupes, et moins de groupes en tout.
    .words = retourner, retourne, retournez, retournée, retournement
steere-term-sequence = Après un retournement il faut continuer tant qu’une tuile adverse, à côté d’une tuile retournée à ce tour, peut l’être aussi.
    .words = série de retournements, séries de retournements
steere-term-group = Des tuiles d’une couleur qui se touchent ; une tuile seule est aussi un groupe.
    .words = groupe, groupes
steere-term-enemy = De l’autre couleur.
    .words = adverse, adverses
steere-term-swap = Après la première tuile de Rouge, Bleu peut la reprendre au lieu d’en poser une, si la table est réglée ainsi.
    .words = reprendre, reprise
steere-term-side = Combien de cases a chaque côté de l’hexagone. Cinq est courant ; un petit plateau fait une courte partie.
    .words = cases par côté

# Paper

steere-print-board = Mosaic : le plateau, côté { $side }
steere-print-board-about = Le plateau, dans toutes les tailles
steere-print-tiles = Mosaic : tuiles pour le côté { $side }
steere-print-tiles-about = Des tuiles à deux couleurs, à découper et à coller
steere-print-tiles-how = { $tiles } tuiles : pliez selon les tirets, collez et découpez. Chaque tuile est rouge d’un côté et bleue de l’autre.

# Learn in two minutes

steere-fun = Ni hasard ni secret : on retourne une tuile, et tout se tient.
steere-learn-place = Vous êtes rouge. Posez votre première tuile !
steere-learn-beside = Bleu s’installe à côté. Posez une tuile de l’autre côté du bleu !
steere-learn-flip = Et maintenant l’astuce : retournez la tuile bleue au milieu !
steere-learn-joined = Deux groupes rouges n’en font plus qu’un, et le bleu a disparu !
steere-learn-again = Encore une à côté du bleu. En posant, on ne réunit jamais ses groupes !
steere-learn-end = Il n’y a pas d’autre règle ! À la fin, qui a le plus de tuiles gagne.
steere-learn-only = On ne retourne que ce qui réunit ses groupes.
