steere-title = Mosaic de Steere
steere-subtitle = Colocar o voltear, nunca ambas cosas
steere-about = Un juego abstracto de territorio sobre hexágonos, para dos jugadores, sin suerte ni secretos.
steere-red = Rojo { $tiles }
steere-blue = Azul { $tiles }
steere-occupied = { $cell } está ocupada: una ficha se coloca en una casilla vacía
steere-only-own = { $cell } está solo junto a fichas tuyas: para colocar hace falta una ficha rival al lado, o ninguna ficha
steere-joins = una ficha en { $cell } uniría dos de tus grupos: al colocar, tus grupos no pueden disminuir
steere-flip-empty = en { $cell } no hay ninguna ficha que voltear
steere-flip-own = la ficha de { $cell } ya es tuya; solo se voltean las del rival
steere-flip-own-number = voltear { $cell } no reduciría el número de tus grupos, y tiene que hacerlo: debe unir al menos dos
steere-flip-total = voltear { $cell } no reduciría el número total de grupos, y tiene que hacerlo: el grupo rival se partiría en demasiados trozos
steere-must-flip-on = estás en una secuencia de volteos: sigue junto a una ficha que volteaste en este turno
steere-flip-not-adjacent = { $cell } no está junto a una ficha que volteaste en este turno, y la secuencia de volteos debe seguir ahí
steere-may-not-pass = puedes colocar o voltear, así que no puedes pasar el turno
steere-no-swap = solo Azul puede tomar la ficha, justo después de la primera de Rojo
steere-no-moves = ya nadie puede jugar

# What the page says

steere-board = El tablero
steere-cell =
    { $cell }, { $tile ->
        [red] ficha roja
        [blue] ficha azul
       *[none] vacía
    }
steere-prompt =
    { $stage ->
        [sequence] Sigue volteando: elige una de las fichas rodeadas
        [pass] No puedes colocar ni voltear
        [turn]
            { $tile ->
                [red] Coloca una ficha roja, o voltea una del rival
               *[blue] Coloca una ficha azul, o voltea una del rival
            }
       *[place]
            { $tile ->
                [red] Coloca una ficha roja en una de las casillas marcadas
               *[blue] Coloca una ficha azul en una de las casillas marcadas
            }
    }
    .lesson = Coloca una ficha junto a una del rival, o donde no haya ninguna cerca. Al colocar nunca puedes unir dos de tus grupos; pero un volteo que los une toma una ficha rival. Mantén, pues, muchos grupos pequeños con fichas rivales sueltas entre ellos.
steere-prompt-watch =
    { $stage ->
        [sequence]
            { $tile ->
                [red] Rojo sigue volteando
               *[blue] Azul sigue volteando
            }
        [pass]
            { $tile ->
                [red] Rojo tiene que pasar el turno
               *[blue] Azul tiene que pasar el turno
            }
       *[turn]
            { $tile ->
                [red] Rojo coloca o voltea
               *[blue] Azul coloca o voltea
            }
    }
steere-swap = Tomar esta ficha
steere-account =
    { $tile ->
        [red] Fichas rojas
       *[blue] Fichas azules
    }, { $groups ->
        [one] en un grupo
       *[other] en { $groups } grupos
    }

# Moves in words: a whole sentence, and in short where the name stands beside it

steere-move-place =
    { $tile ->
        [red] { $name } coloca una ficha roja en { $cell }
       *[blue] { $name } coloca una ficha azul en { $cell }
    }
    .short =
        { $tile ->
            [red] una ficha roja en { $cell }
           *[blue] una ficha azul en { $cell }
        }
steere-move-flip =
    { $tile ->
        [red] { $name } voltea la ficha de { $cell } a rojo
       *[blue] { $name } voltea la ficha de { $cell } a azul
    }
    .short =
        { $tile ->
            [red] { $cell } volteada a rojo
           *[blue] { $cell } volteada a azul
        }
steere-move-pass = { $name } no puede colocar ni voltear, y pasa el turno
    .short = pasa el turno
steere-move-swap = { $name } toma la primera ficha
    .short = toma la primera ficha

# What the options are for

steere-option-side = cuántas casillas tiene el lado del tablero
    .label = Casillas por lado
steere-option-swap = si Azul puede tomar la primera ficha de Rojo
    .label = Tomar la primera ficha

# Terms: the page explains these words wherever they appear in this game

steere-term-tile = Roja por un lado y azul por el otro. Cada ficha que al final muestra tu color es un punto.
    .words = ficha, fichas
steere-term-place = Poner una ficha en una casilla vacía, junto a una del rival o a ninguna. Nunca puede unir dos de tus grupos.
    .words = colocar, coloca, colocación
steere-term-flip = Poner de tu color una ficha rival. Después tus grupos tienen que ser menos, y todos juntos también.
    .words = voltear, voltea, volteo, volteando
steere-term-sequence = Tras un volteo hay que seguir mientras se pueda voltear una ficha rival junto a una que volteaste en este turno.
    .words = secuencia de volteos, secuencias de volteos
steere-term-group = Fichas de un color que están unidas; una ficha sola también es un grupo.
    .words = grupo, grupos
steere-term-enemy = Del otro color.
    .words = rival, rivales, del rival
steere-term-swap = Tras la primera ficha de Rojo, Azul puede tomarla en lugar de colocar una, si la mesa está puesta así.
    .words = tomar la ficha, regla del pastel
steere-term-side = Cuántas casillas tiene cada lado del hexágono. Cinco es lo usual; un tablero pequeño es una partida corta.
    .words = casillas por lado

# Paper

steere-print-board = Mosaic: el tablero, lado { $side }
steere-print-board-about = El tablero, de cualquier lado
steere-print-tiles = Mosaic: fichas para el lado { $side }
steere-print-tiles-about = Fichas de dos colores, para recortar y pegar
steere-print-tiles-how = { $tiles } fichas: dobla por la línea a trazos, pega y recorta. Cada ficha es roja por un lado y azul por el otro.

# Learn in two minutes

steere-fun = Sin suerte ni secretos: volteas una ficha y todo queda unido.
steere-learn-place = Eres rojo. ¡Pon tu primera ficha!
steere-learn-beside = Azul se pone al lado. ¡Pon una ficha al otro lado de azul!
steere-learn-flip = Y ahora el truco: ¡voltea la ficha azul de en medio!
steere-learn-joined = ¡Dos grupos rojos son ahora uno, y el azul ya no está!
steere-learn-again = Pon otra junto a azul. ¡Al colocar nunca puedes unir grupos!
steere-learn-end = ¡No hay más reglas! Al final gana quien tenga más fichas.
steere-learn-only = Solo puedes voltear lo que une tus grupos.
