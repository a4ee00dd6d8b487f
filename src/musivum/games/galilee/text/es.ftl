galilee-title = Mosaic: la Mona Lisa de la Galilea
galilee-subtitle = Escoge dados, dibuja azulejos, restaura un retrato antiguo
galilee-about = Un juego de dados y dibujo de uno a seis jugadores, de Isaac Shalev y Matt Loomis.

# What forbids a move

galilee-not-rolled = ese dado no está en juego; escoge uno de los lanzados
galilee-other-number = ese dado muestra otro número
galilee-taken = ese dado lo tomó quien ha lanzado; escoge uno de los otros
galilee-not-free = el azulejo de la fila { $row }, columna { $column }, ya está marcado o tachado; marca otro azulejo libre de esa columna y dibuja una piedra
galilee-free = el azulejo de la fila { $row }, columna { $column }, aún está libre, así que este dado tiene que marcar ese
galilee-crossed-off = la fila { $crossed } se tachó en los preparativos; marca un azulejo libre de la columna { $column }
galilee-marked = el azulejo de la fila { $crossed }, columna { $column }, ya está marcado; marca uno libre
galilee-other-tile = en esta hoja el dado indica otro azulejo: el de la fila { $row }, columna { $column }
galilee-covered = un azulejo solo se dibuja en casillas descubiertas
galilee-apart = un azulejo tiene que tocar con un lado una casilla cubierta
galilee-must-draw = el azulejo cabe en alguna parte, así que hay que dibujarlo
galilee-must-draw-stone = una piedra cabe en alguna parte, así que hay que dibujarla
galilee-row-awaited = ahora hay que tachar una fila, de la 1 a la 6
galilee-column-awaited = ahora hay que tachar una columna, de la 1 a la 6
galilee-dice-awaited = los preparativos han terminado; ahora se lanzan los dados
galilee-not-in-hand = quien lanza tiene el dado que le pasaron, y saca los demás de la bolsa

# How a game ends

galilee-column-complete = todos los azulejos de una columna están marcados
galilee-reserve-empty = una reserva está vacía

# Texts that are no move

galilee-notation-start = columna { $column }: una jugada empieza con un dado como R4, o con row, column o roll, no con «{ $found }»
galilee-notation-same-row = columna { $column }: con un dado que muestra { $row } se marca otra fila, no la fila { $row }
galilee-notation-tile = columna { $column }: { $die } solo puede dibujar uno de { $ways }
galilee-notation-large = columna { $column }: esto no cabe en el mosaico, que tiene { $rows } filas y { $columns } columnas

# The table

galilee-label-set-up = Los preparativos: en cada hoja se tachan una fila y una columna
galilee-label-roll = El jugador { $player } va a lanzar
galilee-label-roller = El jugador { $player } ha lanzado y escoge un dado
galilee-label-others = El jugador { $roller } ha escogido; ahora le toca escoger a: jugador { $players }
galilee-label-over =
    { $number ->
        [0] La partida ha terminado: { $reason }.
        [one] La partida ha terminado: { $reason }. Gana el jugador { $winners }.
       *[other] La partida ha terminado: { $reason }. Los jugadores { $winners } comparten la victoria.
    }
galilee-label-own = Jugador { $player }: { $points } puntos, { $cells } casillas cubiertas, { $reserve } en la reserva
galilee-label-picked = escogido por el jugador { $roller }
galilee-label-tile = columna { $column }: dibujar { $tile }
galilee-label-stone = columna { $column }: ya no está libre; marca allí otro azulejo, dibuja una piedra
galilee-label-chosen = has escogido { $move }
galilee-label-bag = en la bolsa
galilee-label-passed = pasado
galilee-label-discarded = descartados
galilee-label-seat = jugador { $player }: { $points }
galilee-label-cells = { $cells } casillas, reserva { $reserve }
galilee-label-fewest = columna más llena: quedan { $tiles }
galilee-label-has-chosen = ha escogido

# Sheets that cannot be used

galilee-sheet-type = una hoja es «{ $allowed }» o la ruta de un archivo de hoja, no { $value }
galilee-sheet-missing = no hay ninguna hoja «{ $sheet }»: no es ni { $allowed } ni un archivo
galilee-sheet-not-file = { $sheet } no es un archivo; una hoja es un archivo de texto
galilee-sheet-unreadable = la hoja { $sheet } no se puede leer: { $reason }
galilee-sheet-long = { $sheet }, línea { $line }: un archivo de hoja tiene como máximo { $most } bytes
galilee-sheet-encoding = { $sheet }, línea { $line }: una hoja es texto en UTF-8, esta línea no lo es
galilee-sheet-here = la hoja
galilee-sheet-empty = { $sheet }: el archivo está vacío; una hoja tiene las secciones { $allowed }
galilee-sheet-no-section = { $sheet }, línea { $line }: «{ $found }» no está en ninguna sección; pon encima una de { $allowed }
galilee-sheet-section-unknown = { $sheet }, línea { $line }: no hay ninguna sección «{ $section }:»; hay { $allowed }
galilee-sheet-section-twice = { $sheet }, línea { $line }: la sección «{ $section }:» ya está en la línea { $first }; con una vez basta
galilee-sheet-section-missing = { $sheet }, línea { $line }: aquí termina la hoja sin una sección «{ $section }:»
galilee-sheet-mosaic-empty = { $sheet }, línea { $line }: deberían seguir filas del mosaico, como «.BB.P»
galilee-sheet-mosaic-letter = { $sheet }, línea { $line }: «{ $letter }» en el lugar { $column } no es una casilla de mosaico; B es genuina, P falsa, . corriente
galilee-sheet-mosaic-ragged = { $sheet }, línea { $line }: esta fila tiene { $length } casillas, la primera tiene { $width }; todas miden lo mismo
galilee-sheet-mosaic-large = { $sheet }, línea { $line }: un mosaico tiene como máximo { $most } filas y { $most } columnas
galilee-sheet-mosaic-blank = { $sheet }, línea { $line }: este mosaico no tiene ninguna casilla genuina, así que no hay nada que restaurar; hace falta al menos una B
galilee-sheet-row-label = { $sheet }, línea { $line }: una fila de azulejos empieza con su número de 1 a 6 y dos puntos, como en «3: ## …», no con «{ $found }»
galilee-sheet-row-twice = { $sheet }, línea { $line }: la fila { $row } de los azulejos ya está en la línea { $first }; con una vez basta
galilee-sheet-row-missing = { $sheet }, línea { $line }: aquí terminan los azulejos sin la fila { $row }; hacen falta las filas 1 a 6
galilee-sheet-row-tiles = { $sheet }, línea { $line }: la fila { $row } tiene { $count } azulejos; hacen falta seis, separados por espacios
galilee-sheet-tile-letter = { $sheet }, línea { $line }: «{ $letter }» en el azulejo { $tile } está mal; un azulejo se dibuja con # . y / entre sus filas
galilee-sheet-tile-ragged = { $sheet }, línea { $line }: las filas del azulejo { $tile } no miden lo mismo; complétalas con puntos
galilee-sheet-tile-empty = { $sheet }, línea { $line }: el azulejo { $tile } no tiene casillas; un azulejo tiene al menos un #
galilee-sheet-tile-large = { $sheet }, línea { $line }: el azulejo { $tile } tiene { $size } casillas; como máximo { $most }
galilee-sheet-tile-apart = { $sheet }, línea { $line }: las casillas del azulejo { $tile } no están unidas por sus lados
galilee-sheet-reserve-empty = { $sheet }, línea { $line }: falta el número de piedras de la reserva; valen de 1 a { $most }
galilee-sheet-reserve-number = { $sheet }, línea { $line }: la reserva es un número de piedras de 1 a { $most }, no «{ $found }»
galilee-sheet-reserve-size = { $sheet }, línea { $line }: una reserva tiene de 1 a { $most } piedras, no { $reserve }
galilee-sheet-picture-empty = { $sheet }, línea { $line }: aquí deberían venir las formas de la imagen, por ejemplo «#d9c59a M0 0H9V10H0Z»
galilee-sheet-picture-shape = { $sheet }, línea { $line }: «{ $found }» no es una forma de una imagen; lo correcto es un color, quizá un grosor, y un trazado, como en «#1d3c64 .2 M1 7L2 10»
galilee-sheet-reserve-rest = { $sheet }, línea { $line }: la reserva es un solo número; «{ $found }» sobra

# What the page says

galilee-mosaic = Mosaico
galilee-dice = Dados
galilee-tiles = Cuadrícula de azulejos
galilee-reserve = Reserva
galilee-cell =
    fila { $row }, columna { $column }, { $kind ->
        [blue] genuina, azul
        [pink] falsa, rosa
       *[plain] corriente
    }, { $covered ->
        [yes] cubierta
       *[no] descubierta
    }
galilee-die =
    { $colour ->
        [R] dado rojo
        [B] dado azul
        [G] dado verde
        [Y] dado amarillo
       *[P] dado rosa
    }, { $number }{ $free ->
        [yes] { "" }
       *[no] , ya escogido
    }
galilee-tile =
    azulejo de la fila { $row }, columna { $column }, { $cells ->
        [one] una casilla
       *[other] { $cells } casillas
    }, { $taken ->
        [free] libre
        [marked] marcado
       *[crossed] tachado
    }
galilee-stone =
    piedra { $number }, { $left ->
        [yes] queda
       *[no] usada
    }
galilee-bag = Bolsa de dados
galilee-bag-die =
    { $colour ->
        [R] dado rojo
        [B] dado azul
        [G] dado verde
        [Y] dado amarillo
       *[P] dado rosa
    }, { $where ->
        [bag] en la bolsa
        [discarded] descartado
        [passed] pasado
       *[play] en juego
    }
galilee-account-blue = Casillas azules: { $cells } × 2
galilee-account-pink = Regiones falsas tocadas: { $regions } × −4
galilee-account-stones = Piedras que quedan: { $stones }
galilee-account-used = Azulejos marcados y piedras usadas: { $used } × −1
galilee-account-most = Más casillas cubiertas ({ $cells })
galilee-mark-only = Marcar el azulejo sin dibujarlo
galilee-prompt-die = Escoge un dado: su color da la columna, su número la fila
    .lesson = Cada dado indica un azulejo de tu cuadrícula de azulejos: el color está encima de su columna, el número es su fila. Los azulejos grandes cubren más, pero cada uno se marca una sola vez, y una columna llena termina la partida.
galilee-prompt-tile = Gira o voltea el azulejo y dibújalo junto a lo que tienes
galilee-prompt-fits-nowhere = El azulejo no cabe en ninguna parte: solo se marca
galilee-prompt-cross = Ese azulejo ya está usado: marca otro de la columna { $column } y dibuja una piedra
galilee-prompt-stone = Dibuja una piedra de tu reserva
galilee-prompt-watch =
    { $phase ->
        [roll] Se lanzan los dados
        [others] Los demás escogen entre los dados que quedan
       *[pick] Quien ha lanzado escoge un dado
    }
    .lesson = Quien ha lanzado escoge primero; luego todos los demás escogen entre los dos dados que quedan.

# Moves in words: a whole sentence, and in short where the name stands beside it

galilee-the-die =
    { $colour ->
        [R] el { $number } rojo
        [B] el { $number } azul
        [G] el { $number } verde
        [Y] el { $number } amarillo
       *[P] el { $number } rosa
    }
galilee-die-1 =
    { $colour1 ->
        [R] { $number1 } rojo
        [B] { $number1 } azul
        [G] { $number1 } verde
        [Y] { $number1 } amarillo
       *[P] { $number1 } rosa
    }
galilee-die-2 =
    { $colour2 ->
        [R] { $number2 } rojo
        [B] { $number2 } azul
        [G] { $number2 } verde
        [Y] { $number2 } amarillo
       *[P] { $number2 } rosa
    }
galilee-die-3 =
    { $colour3 ->
        [R] { $number3 } rojo
        [B] { $number3 } azul
        [G] { $number3 } verde
        [Y] { $number3 } amarillo
       *[P] { $number3 } rosa
    }
galilee-of-cells =
    { $cells ->
        [one] de una casilla
        [2] de dos casillas
        [3] de tres casillas
        [4] de cuatro casillas
        [5] de cinco casillas
       *[other] de { $cells } casillas
    }
galilee-where =
    { $where ->
        [top-left] en la esquina de arriba a la izquierda
        [top] en el borde superior
        [top-right] en la esquina de arriba a la derecha
        [left] en el borde izquierdo
        [right] en el borde derecho
        [bottom-left] en la esquina de abajo a la izquierda
        [bottom] en el borde inferior
        [bottom-right] en la esquina de abajo a la derecha
       *[middle] lejos del borde
    }
galilee-move-row = Se tacha la fila { $number } de una cuadrícula de azulejos
galilee-move-column = Se tacha la columna { $number } de una cuadrícula de azulejos
galilee-move-roll-2 = Los dados muestran { galilee-die-1 } y { galilee-die-2 }
galilee-move-roll-3 = Los dados muestran { galilee-die-1 }, { galilee-die-2 } y { galilee-die-3 }
galilee-move-tile = { $name } escoge { galilee-the-die } y dibuja un azulejo { galilee-of-cells } { galilee-where } (fila { $row }, columna { $column })
    .short = { galilee-the-die }: un azulejo { galilee-of-cells } { galilee-where }
galilee-move-no-tile = { $name } escoge { galilee-the-die }; el azulejo no cabe en ninguna parte y solo se marca
    .short = { galilee-the-die }: el azulejo no cabe en ninguna parte
galilee-move-stone = { $name } escoge { galilee-the-die }, marca en su lugar el azulejo de la fila { $crossed } y dibuja una piedra { galilee-where } (fila { $row }, columna { $column })
    .short = { galilee-the-die }: una piedra { galilee-where }
galilee-move-no-stone = { $name } escoge { galilee-the-die } y marca en su lugar el azulejo de la fila { $crossed }; la piedra no cabe en ninguna parte
    .short = { galilee-the-die }: la piedra no cabe en ninguna parte

# What the options are for

galilee-option-players = cuántos juegan; en solitario se juega por puntos
galilee-option-sheet = la hoja en que se dibuja

# Terms: the page explains these words wherever they appear in this game

galilee-term-mosaic = El retrato que hay que restaurar: la cuadrícula grande de tu hoja, en que se dibujan azulejos y piedras.
    .words = mosaico, mosaicos
galilee-term-sheet = Todo aquello en que dibuja un jugador: el mosaico, la cuadrícula de azulejos y la reserva.
    .words = hoja, hojas
galilee-term-tile-grid = Seis filas y seis columnas de azulejos. El número de un dado es la fila, su color está encima de la columna.
    .words = cuadrícula de azulejos
galilee-term-tile = Una pieza de casillas unidas, impresa en la cuadrícula de azulejos. Cuando se escoge su dado, se marca allí y se dibuja en el mosaico, girada y volteada como se quiera.
    .words = azulejo, azulejos
galilee-term-reserve = Tus piedras sueltas. Se marca y se dibuja una cada vez que el azulejo de tu dado ya está usado. Cada una que queda al final es un punto; cuando alguien se queda sin ninguna, la partida termina.
    .words = reserva
galilee-term-stone = Una casilla de la reserva, dibujada con las mismas reglas que un azulejo.
    .words = piedra, piedras
galilee-term-roller = Quien lanza los dados en esta ronda y escoge primero. El dado escogido pasa al siguiente.
    .words = quien lanza, quien ha lanzado, jugador activo
galilee-term-bag = Los dados que no están en juego. Quien lanza saca de ella; cuando está vacía, vuelven todos los dados descartados.
    .words = bolsa, bolsa de dados
galilee-term-marked = Usado en la cuadrícula de azulejos. Una columna con todos sus azulejos marcados termina la partida.
    .words = marcar, marca, marcado, marcados
galilee-term-crossed = Quitados en los preparativos: una fila y una columna de cada cuadrícula de azulejos. Un azulejo de la fila tachada cuenta como marcado.
    .words = tachar, tacha, tachada, tachado, tachan
galilee-term-genuine = Las casillas azules del mosaico: 2 puntos por cada una que está cubierta.
    .words = genuina, genuinas, casilla azul, casillas azules
galilee-term-false = Las casillas rosas. Están en tres regiones; cada región con una casilla cubierta cuesta 4 puntos.
    .words = falsa, falsas, región rosa, regiones rosas
galilee-term-covered = Con un azulejo o una piedra encima. Lo que se dibuja tiene que tocar con un lado una casilla cubierta, salvo la primera vez.
    .words = cubierta, cubiertas, descubiertas
galilee-term-majority = 20 puntos para quien cubre más casillas; de cuatro a seis jugadores, también 5 para el segundo.
    .words = más casillas, más casillas cubiertas, segundo
galilee-term-column = Una columna de tu cuadrícula de azulejos. Cada color de dado indica una; marcados todos los azulejos de una, la partida termina.
    .words = columna, columnas

# Paper

galilee-print-sheet = Mosaic: la hoja de un jugador
galilee-print-sheet-about = La hoja de un jugador: mosaico, cuadrícula de azulejos, reserva y cuadro de recuento
galilee-print-dice = Mosaic: tiradas de dados
galilee-print-dice-about = Tiradas para una mesa sin dados
galilee-print-dice-how = Para una mesa sin dados: cada número es una tirada. Saca desde la izquierda, saltando los dados que no están en la bolsa. Cada dado muestra su número de esta línea, también el que se pasó. Semilla: { $seed }.
galilee-print-set-up = Para los preparativos: cada uno toma los dos números siguientes, una fila y una columna
galilee-print-points = puntos
galilee-print-blue = casillas azules cubiertas, 2 cada una
galilee-print-pink = regiones rosas tocadas, −4 cada una
galilee-print-stones = piedras que quedan, 1 cada una
galilee-print-most = más casillas, 20
galilee-print-second = segundo, 5 (de 4 a 6 jugadores)
galilee-print-used = azulejos y piedras usados, −1 cada uno

# Learn in two minutes

galilee-fun = Piedra a piedra sale a la luz un rostro antiguo, y cada dado es una elección.
galilee-learn-die = ¡Toma el dado rojo! Te trae un azulejo.
galilee-learn-draw = ¡Pon el azulejo sobre la imagen azul!
galilee-learn-blue = ¡Mira, sale a la luz! Azul son dos puntos; rosa los quita.
galilee-learn-other-die = Ahora han lanzado los demás, y tú tomas un dado que queda.
galilee-learn-turn = ¡Gira el azulejo y ponlo junto al primero!
galilee-learn-taken-die = Ya usaste el 3 rojo. ¡Tómalo igual!
galilee-learn-taken-tile = Entonces marca otro azulejo de su columna…
galilee-learn-stone = … ¡y pon en su lugar una piedrecita!
galilee-learn-end = ¡Muy bien! Una columna llena, o ninguna piedra, y se acaba la partida.
galilee-learn-most = ¡Y quien más cubre recibe 20 puntos más!
