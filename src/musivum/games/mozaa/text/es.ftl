mozaa-title = Mozaa
mozaa-subtitle = Haz coincidir los lados, cierra las áreas
mozaa-about = Un juego de colocar cartas con manos ocultas, de dos a cuatro jugadores: un área de color puntúa cuando se cierra.
mozaa-phase-colour = El jugador { $player } elige un color
mozaa-phase-deal = El jugador { $player } recibe una carta
mozaa-phase-place = El jugador { $player } coloca una carta
mozaa-phase-claim = El jugador { $player } puede reclamar un área
mozaa-phase-draw = El jugador { $player } roba una carta
mozaa-phase-pass = El jugador { $player } no puede colocar ninguna carta, y pasa el turno
mozaa-seat =
    Jugador { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $cards ->
        [0] ninguna carta en la mano
        [one] { $cards } carta en la mano
       *[other] { $cards } cartas en la mano
    }
mozaa-stock =
    Mazo: { $cards ->
        [0] vacío
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
mozaa-hand = Tu mano
mozaa-fits = aquí encaja una de tus cartas
mozaa-pawns =
    { $pawns ->
        [0] no queda ningún peón
        [one] queda { $pawns } peón
       *[other] quedan { $pawns } peones
    }
mozaa-pawn =
    { $colour ->
        [B] Peón del jugador { $player } en el área azul de { $field }:
        [G] Peón del jugador { $player } en el área gris de { $field }:
        [P] Peón del jugador { $player } en el área morada de { $field }:
       *[R] Peón del jugador { $player } en el área roja de { $field }:
    } { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, { $open ->
        [one] { $open } lado abierto
       *[other] { $open } lados abiertos
    }
mozaa-colour-B = azul (B)
mozaa-colour-G = gris (G)
mozaa-colour-P = morado (P)
mozaa-colour-R = rojo (R)
mozaa-own-colour-hand = own-colour se juega siempre con tres cartas en la mano, así que hand={ $value } no encaja; omite hand
mozaa-no-card = columna { $column }: no hay ninguna carta { $card }; una carta nunca muestra dos colores que estén ambos en lados opuestos
mozaa-not-in-hand = no tienes esa carta en la mano
mozaa-occupied = ahí ya hay una carta
mozaa-not-adjacent = una carta se coloca junto a al menos una carta de la mesa
mozaa-mismatched = la carta no coincide: { $clashes }
mozaa-clash =
    { $side ->
        [N] su lado norte toca
        [E] su lado este toca
        [S] su lado sur toca
       *[W] su lado oeste toca
    } { $colour ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }
mozaa-must-place = puedes colocar una carta, así que no puedes pasar el turno
mozaa-must-pass = no puedes colocar ninguna de tus cartas: pasa el turno
mozaa-place-before-done = si se reclama un área se pregunta después de colocar; coloca primero una carta
mozaa-claimed-already = en este turno ya se reclamó un área; coloca ahora una carta
mozaa-claim-or-done = ya has colocado tu carta; reclama ahora un área, o ninguna
mozaa-no-pawn = tus dos peones ya están en áreas
mozaa-claim-empty = ahí no hay ninguna carta en que reclamar un área
mozaa-claim-closed = esa área está cerrada; solo se puede reclamar un área abierta
mozaa-claim-taken = esa área ya está reclamada
mozaa-claim-first = un área se nombra por su primer triángulo, por fila, columna y luego N E S W
mozaa-colour-first = antes de nada cada uno elige su propio color
mozaa-colour-taken = otro ya ha elegido ese color
mozaa-colour-chosen = los colores se eligen una vez, antes de jugar
mozaa-not-in-stock = esa carta no está en el mazo
mozaa-last-card = se ha colocado la última carta
mozaa-all-passed = todos han pasado el turno uno tras otro

# What the page says

mozaa-table = La mesa
mozaa-tray-stock = Mazo
mozaa-colours = Colores libres
mozaa-card =
    fila { $row }, columna { $column }: carta con norte { $north ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }, este { $east ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }, sur { $south ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }, oeste { $west ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }
mozaa-held =
    carta con norte { $north ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }, este { $east ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }, sur { $south ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }, oeste { $west ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }
mozaa-colour =
    { $colour ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }
mozaa-open = fila { $row }, columna { $column }, sitio libre
mozaa-triangle =
    fila { $row }, columna { $column }, { $side ->
        [N] triángulo norte
        [E] triángulo este
        [S] triángulo sur
       *[W] triángulo oeste
    }, { $colour ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }
mozaa-in-stock =
    { $cards ->
        [one] una carta en el mazo
       *[other] { $cards } cartas en el mazo
    }
mozaa-account = Áreas cerradas hasta ahora
mozaa-account-closed =
    { $colour ->
        [B] Áreas azules cerradas en la mesa:
        [G] Áreas grises cerradas en la mesa:
        [P] Áreas moradas cerradas en la mesa:
       *[R] Áreas rojas cerradas en la mesa:
    } { $fields }, valen { $points }
mozaa-account-claim =
    { $colour ->
        [B] Peón en un área azul de
        [G] Peón en un área gris de
        [P] Peón en un área morada de
       *[R] Peón en un área roja de
    } { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }, { $open ->
        [one] un lado abierto
       *[other] { $open } lados abiertos
    }
mozaa-account-note =
    { $cards ->
        [one] una carta en la mano
       *[other] { $cards } cartas en la mano
    }{ $colour ->
        [B] , juega el azul
        [G] , juega el gris
        [P] , juega el morado
        [R] , juega el rojo
       *[none] { "" }
    }{ $pawns ->
        [-1] { "" }
        [one] , queda un peón
       *[other] , quedan { $pawns } peones
    }
mozaa-done = No reclamar nada
mozaa-claim-now = Reclamar primero un área
mozaa-prompt-colour = Elige tu color: solo sus áreas te darán puntos
mozaa-prompt-card = Elige una carta de tu mano
    .lesson = Coloca una carta de modo que cada lado que toca otra carta tenga el mismo color. Se puntúa cuando un área de color queda cerrada por todos los lados: tantos puntos como cartas, el doble a partir de cuatro.
mozaa-prompt-place = Gira la carta y colócala de modo que coincida cada lado que toca
mozaa-prompt-claim-now = Pon un peón en un área abierta; después colocas tu carta
mozaa-prompt-claim = Pon un peón en un área abierta, o no reclames nada
    .lesson = Un peón en un área abierta la hace tuya: la cierre quien la cierre, los puntos son para ti. Tienes dos, y cada uno vuelve cuando su área se cierra.
mozaa-prompt-pass = Ninguna de tus cartas encaja en ninguna parte: pasa el turno
mozaa-prompt-watch =
    { $phase ->
        [colour] Se eligen los colores
        [deal] Se reparten las cartas
        [place] Se coloca una carta
        [claim] Se puede reclamar un área
        [draw] Se roba una carta
       *[over] La partida ha terminado
    }

# Moves in words: a whole sentence, and in short where the name stands beside it

mozaa-move-place =
    { $name } coloca una carta en la fila { $row }, columna { $column }: norte { $north ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }, este { $east ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }, sur { $south ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }, oeste { $west ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }
    .short = una carta en la fila { $row }, columna { $column }
mozaa-move-draw =
    Se roba una carta: norte { $north ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }, este { $east ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }, sur { $south ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }, oeste { $west ->
        [B] azul
        [G] gris
        [P] morado
       *[R] rojo
    }
mozaa-move-colour =
    { $colour ->
        [B] { $name } elige el azul
        [G] { $name } elige el gris
        [P] { $name } elige el morado
       *[R] { $name } elige el rojo
    }
    .short =
        { $colour ->
            [B] el azul como color propio
            [G] el gris como color propio
            [P] el morado como color propio
           *[R] el rojo como color propio
        }
mozaa-move-claim =
    { $side ->
        [N] { $name } reclama el área al norte de la carta de la fila { $row }, columna { $column }
        [E] { $name } reclama el área al este de la carta de la fila { $row }, columna { $column }
        [S] { $name } reclama el área al sur de la carta de la fila { $row }, columna { $column }
       *[W] { $name } reclama el área al oeste de la carta de la fila { $row }, columna { $column }
    }
    .short = una reclamación en la fila { $row }, columna { $column }
mozaa-move-done = { $name } no reclama ningún área
    .short = ninguna reclamación
mozaa-move-pass = { $name } no puede colocar ninguna carta, y pasa el turno
    .short = pasa el turno

# What the options are for

mozaa-option-players = cuántos juegan
mozaa-option-variant = classic: el juego básico; own-colour: solo cuentan las áreas de tu color; claims: dos peones cada uno
    .label = Variante
    .classic = Juego básico
    .own-colour = Color propio
    .claims = Reclamaciones
mozaa-option-hand = cartas en la mano; own-colour tiene siempre 3
    .label = Cartas en la mano

# Terms: the page explains these words wherever they appear in this game

mozaa-term-card = Un cuadrado cortado por sus diagonales en cuatro triángulos, cada uno de un color. Hay 64, todas distintas.
    .words = carta, cartas
mozaa-term-triangle = Un cuarto de carta: norte, este, sur u oeste.
    .words = triángulo, triángulos
mozaa-term-field = Triángulos de un color unidos por sus bordes, por cuantas cartas sea.
    .words = área, áreas, área de color, áreas de color
mozaa-term-closed = Un área está cerrada cuando hay una carta en cada uno de sus lados. Entonces vale su número de cartas, el doble a partir de cuatro.
    .words = cerrada, cerradas, cerrar, cierra
mozaa-term-open = Un área está abierta mientras en uno de sus lados no haya carta. Un sitio libre está junto a una carta.
    .words = abierta, abiertas, lado abierto, lados abiertos, sitio libre
mozaa-term-matches = Dos cartas coinciden donde se tocan cuando los dos triángulos tienen allí el mismo color.
    .words = coincide, coinciden, coincida, coincidir
mozaa-term-hand = Las cartas que solo ves tú: una, o tres para un juego más táctico.
    .words = mano, en la mano
mozaa-term-stock = Las cartas que nadie ha robado aún, boca abajo. Después de colocar se roba una.
    .words = mazo
mozaa-term-claim = Poner un peón en un área abierta que no tiene ninguno: desde entonces solo su propietario se lleva los puntos, la cierre quien la cierre.
    .words = reclamar, reclama, reclamada, reclamación, reclamaciones
mozaa-term-pawn = Cada uno tiene dos. Un peón marca un área reclamada y vuelve cuando se cierra.
    .words = peón, peones
mozaa-term-own-colour = Una variante: cada uno elige un color, y solo puntúa por las áreas de ese color que cierra él mismo.
    .words = color propio, tu color

# Paper

mozaa-print-card = Una carta
mozaa-print-cards = Mozaa: las cartas
mozaa-print-cards-about = Las 64 cartas, para recortar
mozaa-print-cards-how =
    { $backs ->
        [fold] Dobla por la línea a trazos, pega y recorta: los dorsos coinciden con las caras. La carta de la estrella es la carta inicial.
       *[plain] Recorta por las marcas. La carta de la estrella es la carta inicial.
    }
mozaa-print-tokens = Mozaa: marcadores
mozaa-print-tokens-about = Marcadores para las variantes: color propio y reclamaciones
mozaa-print-tokens-how = Color propio: cada uno saca uno de los cuatro colores. Reclamaciones: cada uno tiene dos peones con su número.

# Learn in two minutes

mozaa-fun = Una carta, cuatro colores, y en el momento justo cierras dos áreas de una vez.
mozaa-learn-card = ¡Azul con azul! Gira tu carta y ponla aquí.
mozaa-learn-close = ¡Cierra el área azul por todos lados!
mozaa-learn-points = Dos áreas cerradas de una vez: ¡diez puntos!
mozaa-learn-match = Cada lado que toca tiene que coincidir: ¡gris con gris!
mozaa-learn-end = ¡Eso es todo! Quien cierra un área se lleva sus puntos.
mozaa-learn-double = Un punto por carta, y desde cuatro cartas un área cuenta doble.
