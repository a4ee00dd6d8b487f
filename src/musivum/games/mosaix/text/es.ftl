mosaix-title = Mosaix
mosaix-subtitle = Cuatro dados, una figura, y todos escriben
mosaix-about = Un juego de dados y lápiz sobre zonas, de uno a cuatro jugadores, de Christof Tisch.

# Options

mosaix-centres =
    { $game } no se puede jugar con centres={ $centres }; centres es una letra de O, T, X para cada uno de los { $players } puestos, por ejemplo { $players ->
        [1] O
        [2] OT
        [3] OTX
       *[other] OTXO
    }

# Notation

mosaix-notation-formation = columna { $column }: aquí debería haber una figura de cuatro símbolos O, T, X, unidos por sus lados y escritos fila por fila, como OT/XO o .OX/TO., no «{ $found }»
mosaix-notation-part = columna { $column }: aquí debería haber de uno a cuatro símbolos O, T, X, unidos por sus lados y escritos fila por fila sin márgenes vacíos, como OT/X., no «{ $found }»
mosaix-notation-roll = columna { $column }: aquí debería haber cuatro símbolos en el orden O, T, X, como OOTX, no «{ $found }»

# What forbids a move

mosaix-no-card-now = los centros están repartidos; ahora se lanzan los dados
mosaix-no-roll-now = primero cada uno recibe el símbolo de su centro
mosaix-build-first = no se puede inscribir nada antes de que la figura esté creada
mosaix-built-already = la figura está creada y se queda como está; ahora se inscribe
mosaix-other-dice = esto no está hecho con los dados lanzados
mosaix-unwritable = con las casillas libres de la escala esta figura no cabe en ninguna parte, y en solitario solo se crea lo que se puede inscribir
mosaix-filled = la casilla de la fila { $row }, columna { $column }, está ocupada; solo se inscribe en casillas vacías
mosaix-not-at-edge = aquí falta una parte de la figura, pero no en el borde: solo se omite lo que sobresale del borde
mosaix-not-this-formation = esta no es la figura que se creó: se puede girar pero no reflejar, y solo se omite lo que sobresale del borde
mosaix-too-few-boxes =
    { $over ->
        [one] un símbolo sobresaldría del borde
        [2] dos símbolos sobresaldrían del borde
       *[other] tres símbolos sobresaldrían del borde
    }, pero { $free ->
        [0] ninguna casilla de la escala está libre
        [one] solo una casilla de la escala está libre
       *[other] solo { $free } casillas de la escala están libres
    }
mosaix-must-build = quien ha lanzado tiene que crear una figura
mosaix-must-write = la figura cabe en esta cuadrícula, así que hay que inscribirla

# How a game ends

mosaix-full-grid = una cuadrícula está llena
mosaix-no-writing = en una cuadrícula ya nunca se podrá inscribir nada
mosaix-no-boxes = con las casillas libres de la escala ya no se puede inscribir ninguna figura
mosaix-ended = la partida se terminó a petición del jugador

# The table

mosaix-dice = dados
mosaix-formation = figura
mosaix-seat = jugador { $player }
mosaix-you = jugador { $player } (tú)
mosaix-doing-roll = lanza
mosaix-doing-build = crea
mosaix-doing-write = inscribe
mosaix-doing-pass = pasa el turno
mosaix-doing-chosen = ha elegido
mosaix-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
mosaix-boxes = escala
mosaix-solo-goal = con { $win } puntos se gana, { $outstanding } es genial
mosaix-solo-lost =
    { $points ->
        [one] { $points } punto no basta: se gana con { $win }
       *[other] { $points } puntos no bastan: se gana con { $win }
    }
mosaix-solo-won = ganado con { $points } puntos; { $outstanding } sería genial
mosaix-solo-outstanding = ganado con { $points } puntos: genial

# What the page says

mosaix-grid = Cuadrícula
mosaix-cell =
    fila { $row }, columna { $column }, { $symbol ->
        [O] círculo
        [T] triángulo
        [X] cruz
       *[none] vacía
    }
mosaix-beyond = más allá del borde, fila { $row }, columna { $column }
mosaix-die =
    { $symbol ->
        [O] dado con un círculo
        [T] dado con un triángulo
       *[X] dado con una cruz
    }
mosaix-tray =
    { $what ->
        [formation] Figura
       *[dice] Dados
    }
mosaix-scale = Escala para los símbolos que sobresalen
mosaix-box =
    casilla { $number }, { $struck ->
        [yes] tachada
       *[no] libre, un punto
    }
mosaix-account =
    { $symbol ->
        [O] Círculos
        [T] Triángulos
       *[X] Cruces
    }: { $areas ->
        [one] { $areas } zona
       *[other] { $areas } zonas
    } × { $cells ->
        [one] { $cells } casilla
       *[other] { $cells } casillas
    }
mosaix-account-boxes = Casillas libres de la escala: { $free }
mosaix-frame = forma { $name }
mosaix-prompt-build = Crea una figura: elige una forma y luego intercambia dados tocando dos
    .lesson = Los cuatro dados se convierten en una figura. Todos la inscriben, tú también, así que piensa en tu cuadrícula: cuentan las zonas de al menos cinco símbolos iguales, y para cada símbolo se multiplica el número de zonas por el número de sus casillas. Dos zonas de cinco valen más que una de nueve.
mosaix-prompt-write = Inscribe la figura en tu cuadrícula; puede sobresalir del borde
    .lesson = Gira la figura y elige dónde debe ir. Puede sobresalir del borde: lo que queda fuera simplemente no se inscribe. Junta los símbolos iguales, pero mantén separadas las zonas del mismo símbolo cuando tengan cinco casillas.
mosaix-prompt-watch =
    { $phase ->
        [card] Se reparten los centros
        [roll] Se lanzan los dados
        [build] Se crea una figura
        [write] Todos inscriben la figura
       *[over] La partida ha terminado
    }
mosaix-end = Terminar aquí la partida

# Moves in words: a whole sentence, and in short where the name stands beside it

mosaix-circles =
    { $O ->
        [one] un círculo
        [2] dos círculos
        [3] tres círculos
       *[other] cuatro círculos
    }
mosaix-triangles =
    { $T ->
        [one] un triángulo
        [2] dos triángulos
        [3] tres triángulos
       *[other] cuatro triángulos
    }
mosaix-crosses =
    { $X ->
        [one] una cruz
        [2] dos cruces
        [3] tres cruces
       *[other] cuatro cruces
    }
mosaix-marks =
    { $kinds ->
        [O] { mosaix-circles }
        [T] { mosaix-triangles }
        [X] { mosaix-crosses }
        [OT] { mosaix-circles } y { mosaix-triangles }
        [OX] { mosaix-circles } y { mosaix-crosses }
        [TX] { mosaix-triangles } y { mosaix-crosses }
       *[OTX] { mosaix-circles }, { mosaix-triangles } y { mosaix-crosses }
    }
mosaix-where =
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
mosaix-move-card =
    { $symbol ->
        [O] Se reparte un centro: un círculo
        [T] Se reparte un centro: un triángulo
       *[X] Se reparte un centro: una cruz
    }
mosaix-move-roll = Los dados muestran { mosaix-marks }
mosaix-move-build = { $name } crea con { mosaix-marks } la forma { $shape }
    .short = { mosaix-marks } en la forma { $shape }
mosaix-move-write = { $name } inscribe { mosaix-marks } { mosaix-where } (fila { $row }, columna { $column })
    .short = { mosaix-marks } { mosaix-where }
mosaix-move-end = { $name } termina la partida
    .short = termina la partida
mosaix-move-pass = { $name } no puede inscribir la figura, y pasa el turno
    .short = pasa el turno

# What the options are for

mosaix-option-players = cuántos juegan; en solitario se juega contra 120 puntos
mosaix-option-centres-allowed = una letra de O, T, X para cada puesto, como OX
mosaix-option-centres = los símbolos impresos; normalmente se reparten

# Terms: the page explains these words wherever they appear in this game

mosaix-term-formation = Los cuatro dados, lado contra lado en una de siete formas. Girada sigue siendo la misma figura; su reflejo es otra.
    .words = figura, figuras
mosaix-term-shape = Una de las siete maneras en que cuatro cuadrados pueden estar juntos: I, O, T, S, Z, J y L.
    .words = forma, formas
mosaix-term-grid = Las 7 × 7 casillas de un jugador. El símbolo del centro está desde el principio.
    .words = cuadrícula, cuadrículas
mosaix-term-symbol = Círculo, triángulo o cruz. Cada dado muestra cada uno de ellos en dos caras.
    .words = símbolo, símbolos
mosaix-term-area = Símbolos iguales unidos por sus lados. Solo cuentan las zonas de al menos cinco casillas.
    .words = zona, zonas
mosaix-term-roller = Quien lanza los dados en esta ronda y crea la figura. En la ronda siguiente le toca al siguiente.
    .words = quien lanza, quien ha lanzado, quien tiene el turno
mosaix-term-edge = Una figura puede sobresalir del borde de la cuadrícula: lo que queda fuera no se inscribe. En solitario, cada símbolo fuera tacha una casilla de la escala.
    .words = sobresalir del borde, sobresale del borde, sobresalir
mosaix-term-box = En solitario hay una escala de ocho casillas. Cada símbolo que sobresale tacha una; cada una que queda libre es un punto.
    .words = escala
mosaix-term-centre = La casilla del medio de una cuadrícula. Su símbolo se reparte antes de la partida y cuenta como los demás.
    .words = centro, centros

# Paper

mosaix-print-grids = Mosaix: cuadrículas
mosaix-print-grids-about = Cuadrículas para dos jugadores o más, cada una con su cuadro de recuento
mosaix-print-solo = Mosaix: cuadrículas para jugar en solitario
mosaix-print-solo-about = Cuadrículas para jugar en solitario, con la escala de ocho casillas
mosaix-print-dice = Mosaix: tiradas de dados
mosaix-print-dice-about = Tiradas para una mesa sin dados
mosaix-print-dice-how = Para una mesa sin dados: cada número es una tirada de los cuatro dados. Tapa la página y destapa tirada tras tirada. Semilla: { $seed }.
mosaix-print-areas = zonas
mosaix-print-cells = × casillas
mosaix-print-points = puntos
mosaix-print-boxes = casillas libres

# Learn in two minutes

mosaix-fun = Cada tirada encaja de otra manera en cada cuadrícula: un rompecabezas que todos resuelven a la vez.
mosaix-learn-build = ¡Estos son tus dados! Pulsa «Crear».
mosaix-learn-write = Ponlos aquí: ¡a los círculos les gustan los círculos!
mosaix-learn-fifth = ¡Haz que se toquen cinco iguales! Gira hasta que encaje el círculo.
mosaix-learn-area = Cinco círculos: ¡tu primera zona! Son cinco puntos.
mosaix-learn-shape = Ahora te toca crear: elige la forma y cambia dos dados.
mosaix-learn-edge = Puede sobresalir del borde: ¡la cruz se cae y ya está!
mosaix-learn-end = Cuando se llena una cuadrícula, gana quien tenga más puntos.
mosaix-learn-double = ¡Otra zona! Dos zonas del mismo símbolo cuentan doble.

# What a move would bring

mosaix-nearly = { $missing ->
    [1] ¡uno más!
   *[other] ¡{ $missing } más!
 }
