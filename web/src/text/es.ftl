# The page

web-skip = Ir al contenido
web-nav = Páginas
web-home = A los juegos
web-lobby = Mesas
web-daily = Reto
web-rules = Reglas
web-settings = Ajustes
web-loading = Un momento…
web-not-loaded = No se pudo cargar esta página.
web-reload = Recargar
web-nowhere = Aquí no hay nada
web-nowhere-about = Aquí se ha caído una pieza: esta página no existe. Quizá la dirección perdió una letra por el camino.
web-not-shown = Esto no se puede mostrar
web-lost = Se ha perdido la conexión. Volviendo…
web-repaired = Conectado de nuevo. No se perdió nada.
web-update-now = Cargarla ahora
web-update = Hay una versión nueva de esta página. Tu partida sigue tal como está.
web-no-answer = El servidor no responde. Inténtalo de nuevo en un momento.

# Home

web-intro =
    { $games ->
        [4] Cuatro juegos llamados Mosaic: en solitario, contra bots o con amigos por un enlace.
       *[other] { $games } juegos, casi todos llamados Mosaic: en solitario, contra bots o con amigos por un enlace.
    }
web-level = Rival
web-yes = sí
web-no = no
web-level-random = Azar
web-level-beginner = Princi­piante
web-level-casual = Ocasional
web-level-greedy = Codicioso
web-level-club = De club
web-level-expert = Experto
web-level-master = Maestro
web-bot-random = Alea pone sus piedras en cualquier sitio: para la primera partida de todas.
web-bot-beginner = Tiro todavía está aprendiendo: para niños y primeras tardes.
web-bot-casual = Livia juega por gusto: para quien ya conoce las reglas.
web-bot-greedy = Crassus toma lo que tiene más cerca: para quien mira una jugada más allá.
web-bot-club = Marcus juega todos los jueves: para quien le gana a Livia.
web-bot-expert = Portia juzga con finura: para quien rara vez pierde.
web-bot-master = Minerva no deja pasar nada: para quien quiere aprender de cada partida.
web-play = Jugar ahora
web-more-ways = Más formas de jugar
web-learn = Reglas
web-with-friends = Con amigos
web-to-daily = Al reto
web-to-ranking = A la clasificación
web-daily-done =
    { $score ->
        [one] Has jugado el reto de hoy: un punto.
       *[other] Has jugado el reto de hoy: { $score } puntos.
    }
web-continue = Continuar
web-picture = { $game }, una partida en curso
web-players =
    { $least ->
        [1]
            { $most ->
                [1] un jugador
               *[other] de 1 a { $most } jugadores
            }
       *[other]
            { $most ->
                [2] 2 jugadores
               *[other] de { $least } a { $most } jugadores
            }
    }
web-minutes =
    { $same ->
        [yes] { $most } minutos
       *[no] de { $least } a { $most } minutos
    }
web-age = a partir de los { $age } años

# A new table

web-who = ¿Quién juega?
web-who-bots = Contra bots
web-who-friends = Con amigos, por un enlace
web-who-hot = Juntos ante esta pantalla
web-who-solo = En solitario
web-how-many = Jugadores
web-pace = Tiempo
web-pace-unlimited = Sin reloj
web-pace-live = { $minutes } minutos y { $seconds } segundos por jugada
web-pace-days =
    { $days ->
        [one] un día por jugada
       *[other] { $days } días por jugada
    }
web-public = Puede entrar cualquiera
web-start = Empezar
web-person = Jugador { $number }
web-name-of = Nombre del jugador { $number }

# Tables

web-open-tables = Mesas abiertas
web-none-open = Ahora ninguna mesa espera jugadores.
web-new-table = Una mesa nueva
web-running = Tus partidas en curso
web-to-watch = Para mirar
web-watch = Mirar
web-past = Tus últimas partidas
web-look = Ver
web-open-seat = puesto libre
web-seat = Puesto { $seat }
web-you = tú
web-bot = bot
web-join = Jugar también
web-not-here-yet = aún no está
web-seat-kept = Hay un puesto guardado para ti. ¿Quieres jugar otra vez?
web-invite-again = Invitados a la revancha: { $names }. Se llega desde la última partida o con este enlace, y se empieza cuando estén todos.
web-join-now = Hay un puesto libre. ¿Quieres jugar?
web-private = Esta mesa es privada: pide el enlace de invitación a quien la abrió.
web-invite = Envía este enlace a quienes vayan a jugar. Se empieza cuando todos los puestos estén ocupados.
web-link = Enlace
web-copy = Copiar el enlace
web-copied = Copiado
web-share = Compartir
web-tell-invite = ¡Juega a { $game } conmigo!
web-your-name = Tu nombre
web-name-or-stone = si lo dejas vacío, recibes uno
web-cancel-table = Anular esta mesa
web-cancel-table-ask = ¿Quieres anular esta mesa? El enlace ya no llevará a ninguna parte.
web-leave-table = Dejar esta mesa
web-leave-table-ask = ¿Quieres irte? Tu puesto quedará libre para otros.
web-stay = Quedarme
web-qr = El enlace como código QR
web-about-to-start = Están todos; empieza la partida.
web-gone = Esta mesa se anuló antes de empezar.

# Playing

web-your-turn = Es tu turno
web-to-move = le toca
web-winner = ha ganado
web-forfeited = ha abandonado
web-timed-out = tiempo agotado
web-away = ausente
web-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-watching = { $number ->
        [one] Hay una persona mirando
       *[other] Hay { $number } personas mirando
    }
web-days-left = { $days } días
web-waiting-for = Esperando a { $names }
web-played = { $name }: { $move }
web-chance-name = Azar
web-with-notation = { $said } ({ $move })
web-moves = Jugadas
web-to-present = Volver a la partida
web-hidden-move = Una jugada oculta
web-turn = Girar
web-flip = Voltear
web-in-hand = En la mano: { $piece }
web-turned = Girado: { $piece }
web-flipped = Volteado: { $piece }
web-row = fila { $number }: { $line }
web-would-cover =
    { $fits ->
        [yes] Cabe
       *[no] No cabe
    }, { $number ->
        [0] no cubre nada
       *[other] cubre { $cells }
    }
web-sign-none = piedra
web-sign-gap = hueco
web-sign-circle = círculo
web-sign-triangle = triángulo
web-sign-cross = cruz
web-sign-square = cuadrado
web-sign-diamond = rombo
web-sign-bars = barras
web-sign-star = estrella
web-side =
    { $colour ->
        [terracotta] rojo
        [lapis] azul
        [gold] amarillo
        [verdigris] verde
        [porphyry] morado
        [marble] gris
       *[rose] rosa
    } { $side ->
        [N] arriba
        [E] a la derecha
        [S] abajo
       *[W] a la izquierda
    }
web-confirm = Confirmar
web-cancel = Cancelar
web-back-step = Atrás
web-own-board = Volver a tu tablero
web-first-board = Volver al primer tablero
web-look-at = Ver el tablero de { $name }
web-zoom = Tamaño
web-zoom-in = Ampliar
web-zoom-out = Reducir
web-fit = Ajustar
web-shapes = Forma de la figura
web-formation = La figura
web-slot =
    Lugar { $number }: { $sign ->
        [circle] círculo
        [triangle] triángulo
       *[cross] cruz
    }
web-build = Crear
web-swap-dice = Toca dos dados, o arrastra uno sobre otro, para intercambiarlos.
web-hint = Pista
web-hint-share = Una pista: { $move }. Así ganarías más o menos el { $worth } de las partidas como esta.
web-hint-points = Una pista: { $move }. Así acabarías con unos { $worth } puntos.
web-take-back = Retirar
web-resign = Abandonar
web-resign-ask = ¿Quieres abandonar esta partida?
web-resign-sure = Sí, abandonar
web-end-sure = Con esto la partida termina del todo. ¿Seguro?
web-next-game = La siguiente partida que te espera
web-not-here = Aquí no cabe.
web-not-yet = Aún no. Primero: { $wanted }
web-you-watch = Estás mirando
web-full = En esta mesa todos los puestos están ocupados. Puedes mirar la partida.
web-hand-over = Es el turno de { $name }
web-show-hand = Mostrar mis cartas
web-show-board = Mostrar mi tablero
web-board-of = El tablero de { $name }
web-lesson = Cómo se juega
web-account = Los puntos de { $name }
web-total = Total
web-show = Mostrar
web-step-areas = Paso a paso en el tablero
web-area-of = { $line } ({ $number } de { $all })
web-show-line = Mostrar en el tablero: { $line }

# Afterwards

web-after = Después de la partida
web-you-won = ¡Has ganado!
web-won = { $name } ha ganado
web-shared = { $names } comparten la victoria
web-nobody-won = Esta vez no ha podido ser
web-well-played = ¡Bien jugado!
web-close =
    { $by ->
        [one] Lo decidió un solo punto.
       *[other] Lo decidieron solo { $by } puntos.
    }
web-points-of =
    { $whose ->
        [alone]
            { $points ->
                [one] punto
               *[other] puntos
            }
        [you]
            { $points ->
                [one] punto para ti
               *[other] puntos para ti
            }
       *[other]
            { $points ->
                [one] punto para { $name }
               *[other] puntos para { $name }
            }
    }
web-target-short =
    { $short ->
        [one] A un punto de { $target }
       *[other] A { $short } puntos de { $target }
    }
web-target-reached =
    { $short ->
        [one] { $target } alcanzados, a un punto de { $next }
       *[other] { $target } alcanzados, a { $short } puntos de { $next }
    }
web-target-all = { $target } alcanzados: ¡genial!
web-best = Tu mejor marca es { $points }
web-best-new = ¡Tu mejor marca! Antes era { $before }
web-again = Otra vez
web-mistakes = Ver los errores
web-decided-ask = ¿Qué lo decidió?
web-decided-share = La jugada { $step } decidió más que ninguna: { $said }. Valía el { $worth } de la victoria.
web-decided-points = La jugada { $step } decidió más que ninguna: { $said }. Valía { $worth } puntos.
web-tell-alone = { $game }: hice { $score } puntos en solitario. ¿Hasta dónde llegas tú?
web-tell-won = { $game }: gané a { $others } con { $score } puntos.
web-tell-lost = { $game }: { $headline }. Hice { $score } puntos.
web-tell-watched = { $game }: { $headline }.
web-resigned = Abandono: { $names }
web-withheld = No mostraron su parte de los dados: { $names }
web-out-of-time = Tiempo agotado: { $names }
web-begins = Empieza { $name }
web-you-begin = Empiezas tú
web-rewritten = El pasado de esta partida ya no es el que este navegador vio: el servidor volvió a una copia antigua, o se reescribió lo que pasó.
web-seating = Quién empieza
web-seating-lot = Se echa a suertes
web-seating-as-bots = Tú
web-seating-as-friends = Tú, luego quien llegue primero
web-seating-as-hot = Jugador 1
web-seating-as-said = Por orden de puestos
web-rematch = Revancha
web-to-rematch = A la revancha
web-replay = Repetición
web-record = Descargar
web-verify =
    { $chance ->
        [cards] Comprobar las cartas
       *[dice] Comprobar los dados
    }
web-dice-good =
    { $rolls ->
        [0] El azar fue limpio: la semilla es la que se selló antes de la partida, y no había nada que lanzar ni robar.
        [one] El azar fue limpio: la semilla es la que se selló antes de la partida, y la única tirada se deduce de ella.
       *[other] El azar fue limpio: la semilla es la que se selló antes de la partida, y las { $rolls } tiradas se deducen de ella.
    } { $drawn ->
        [yes] También se sorteó con ella quién empezaba.
       *[no] Quién empezaba no se sorteó.
    }
web-dice-good-unseen =
    { $rolls ->
        [0] No había nada que lanzar ni robar.
        [one] La única tirada se deduce de la semilla.
       *[other] Las { $rolls } tiradas se deducen de la semilla.
    } { $drawn ->
        [yes] También quién empezaba.
       *[no] Quién empezaba no se sorteó.
    } Si la semilla se selló antes de la partida, este navegador no lo puede decir: no estaba.
web-dice-silent = Sin parte en estos dados: { $names }. Quien conoce la semilla podría haberlos elegido.
web-dice-other-sealed = ¡Una parte de los dados no es la que se selló antes!
web-dice-other-lot = ¡Los jugadores no están sentados como da la suerte!
web-dice-other-part = ¡Tu parte de los dados no está entre las que se usaron: llegó tarde, o la dejaron fuera!
web-dice-secret = La semilla de un reto del día se revela cuando el día ha pasado; entonces se pueden comprobar los dados.
web-dice-missing = El registro no dice cómo se hicieron los dados.
web-dice-other-seed = ¡La semilla no es la que se selló antes de la partida!
web-dice-other-key = ¡La clave no se deduce de la semilla y de las partes de los jugadores!
web-dice-other-roll = ¡La tirada { $number } ({ $move }) no se deduce de la semilla!
web-step = Paso
web-step-of = { $step } de { $all }
web-step-back = Un paso atrás
web-step-on = Un paso adelante
web-to-start = Al principio
web-to-end = Al final
web-beginning = El principio
web-graph = Los puntos paso a paso
web-gain = { $points } con esta jugada
web-to-table = A la mesa

# The daily challenge

web-daily-title = El reto del día
web-daily-about = Los mismos dados para todos, y un intento al día. ¿Hasta dónde llegas?
web-day-before = El día anterior
web-day-after = El día siguiente
web-name = Nombre
web-score = Puntos
web-no-results = Aún no ha terminado nadie.
web-daily-bots-later = Lo que hicieron los bots con estos dados se muestra cuando hayas terminado.

# Rules

web-first-game = Tu primera partida
web-first-game-about = Juega contra el bot más fácil, con un consejo en cada paso.
web-first-game-start = Empezar la primera partida

# Settings

web-save = Guardar
web-saved = Guardado
web-theme = Claro u oscuro
web-theme-system = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-arrow = Señalar la última jugada con una flecha
web-show-notation = Mostrar la notación de las jugadas
web-think = Los bots piensan en este navegador cuando juego a solas con ellos
web-think-wasm = Este navegador no conoce WebAssembly, así que los bots piensan en el servidor.
web-think-worker = Este navegador no deja pensar nada junto a la página, así que los bots piensan en el servidor.
web-think-missing = Este servidor no tiene paquetes para navegadores, así que piensan sus propios bots.
web-think-half = El paquete del juego ha llegado solo en parte, así que los bots piensan en el servidor; la próxima partida lo intentará de nuevo.
web-think-old = El paquete del juego es de otra versión que esta página, así que los bots piensan en el servidor. Vuelve a cargar la página.
web-think-options = El paquete del juego no tiene estas opciones, así que los bots piensan en el servidor.
web-think-failed = Algo ha fallado al pensar en este navegador, así que los bots piensan en el servidor.
web-confirm-when = Confirmar una jugada antes de enviarla
web-confirm-touch = Al colocar con el dedo
web-confirm-always = Siempre
web-confirm-never = Nunca
web-language = Idioma
web-sound = Sonidos
web-notify = Avísame cuando sea mi turno
web-keys = Teclas
web-key-tab = al tablero, a lo que está al lado, y a los botones
web-key-arrows = de casilla en casilla; en una repetición, de paso en paso
web-key-enter = elegir la casilla, colocar la pieza, pulsar el botón
web-key-turn = girar la pieza de la mano (también con la rueda o dos dedos); con Mayús en el otro sentido
web-key-flip = voltearla, donde el juego lo permite
web-key-back = un paso atrás, o cerrar una explicación
web-key-steps = una jugada atrás o adelante, mientras la partida sigue
web-key-moves = la lista de jugadas
web-key-help = estas teclas
web-keys-close = Cerrar
web-offline = Sin red
web-offline-about = Guarda la página en este navegador, con reglas y lecciones en todos los idiomas, y juega sin red: en solitario, en una misma pantalla o contra bots. Ocupa unos 10 MB.
web-offline-keep = Hacer disponible sin conexión
web-offline-on = Ahora la página se abre sin red.
web-offline-forget = Olvidarla de nuevo
web-offline-unsafe = Este navegador solo guarda páginas que llegan de forma segura, por https.
web-offline-full = No se ha podido guardar todo: quizá se cortó la red o no queda sitio.
web-kept = Guardadas en este navegador
web-offline-storage = Este navegador ya no guarda nada, por falta de espacio o por sus ajustes. Puedes seguir jugando, pero la partida se pierde al cerrar la página.
web-site-go = Ir allí
web-site-address = Dirección de un servidor que conozcas
web-site-server = Para esto hacen falta otras personas y, por tanto, un servidor. Aquí se juega en solitario, en una misma pantalla o contra bots.
web-played-offline = Jugada sin servidor
web-handed-in = El servidor ya tiene esta partida
web-hand-in-about = Esta partida solo está guardada en este navegador. Con red puedes entregarla y tenerla entre tus partidas en todas partes.
web-hand-in = Entregar al servidor
web-offline-server = Para esto hace falta un servidor.
web-offline-failed = Algo ha fallado en esta mesa. Vuelve a cargar la página: la partida está guardada hasta tu última jugada.
web-offline-worker = Este navegador no deja que la página trabaje en segundo plano, así que necesita un servidor para jugar.
web-offline-wasm = Este navegador es demasiado antiguo para jugar sin servidor.
web-offline-old = La página y sus juegos son de versiones distintas. Cuando tengas red, haz otra vez que la página esté disponible sin conexión.
web-offline-half = Lo necesario para jugar sin servidor llegó incompleto. Cuando tengas red, haz otra vez que la página esté disponible sin conexión.
web-offline-missing = Falta lo necesario para jugar sin servidor. Cuando tengas red, haz otra vez que la página esté disponible sin conexión.
web-offline-people = Sin red nadie más puede unirse: juega en solitario, en una misma pantalla o contra bots.
web-offline-loading = Preparando la mesa… { $percent } %
web-other-device = Otro dispositivo
web-other-device-about = Sigue tus partidas en otro lugar: con un enlace, otro dispositivo pasa a ser tuyo. Sirve una sola vez, durante 15 minutos.
web-other-device-how = Abre los ajustes en el dispositivo donde juegas y haz un enlace en «Otro dispositivo»: ábrelo aquí o escanéalo.
web-make-link = Hacer un enlace
web-claim = Sí, soy yo
web-claim-about = Desde ahora este dispositivo juega como el invitado que hizo el enlace.

# Analysis of a finished game

web-analysis = Análisis
web-analysis-about = Cuánto valía cada jugada, dónde había una mejor, y cómo la suerte y la destreza hicieron el resultado. Un bot tarda más o menos medio minuto.
web-analysis-begin = Analizar esta partida
web-analysis-working = El bot repasa la partida: { $percent } %
web-analysis-graph = Cuánto valía la posición, jugada a jugada. Las flechas recorren las jugadas, página arriba y página abajo van de error en error.
web-analysis-before = Error anterior
web-analysis-after = Error siguiente
web-analysis-is-best = La mejor jugada
web-analysis-is-good = Buena jugada
web-analysis-is-inaccuracy = Imprecisión
web-analysis-is-mistake = Error
web-analysis-is-blunder = Error grave
web-analysis-loses-points = pierde { $loss } puntos
web-analysis-loses-share = pierde un { $loss } de la victoria
web-analysis-better = Era mejor
web-analysis-better-head = mejor
web-analysis-chance = Esto fue el azar:
web-analysis-forced = No había nada que elegir.
web-analysis-show-better = Mostrar la jugada mejor
web-analysis-show-played = Mostrar lo que se jugó
web-analysis-instead = Una jugada mejor en lugar de: { $said }
web-analysis-luck = Suerte y destreza
web-analysis-balance = Qué hizo el resultado de { $name }
web-analysis-luck-points =
    { $you ->
        [yes]
            { $lucky ->
                [yes] El azar te dio { $luck } puntos.
               *[no] El azar te quitó { $luck } puntos.
            }
       *[no]
            { $lucky ->
                [yes] El azar le dio a { $name } { $luck } puntos.
               *[no] El azar le quitó a { $name } { $luck } puntos.
            }
    }
web-analysis-luck-share =
    { $you ->
        [yes]
            { $lucky ->
                [yes] El azar te dio { $luck } de la victoria.
                [more] El azar te dio más que una victoria entera.
                [less] El azar te quitó más que una victoria entera.
               *[no] El azar te quitó { $luck } de la victoria.
            }
       *[no]
            { $lucky ->
                [yes] El azar le dio a { $name } { $luck } de la victoria.
                [more] El azar le dio a { $name } más que una victoria entera.
                [less] El azar le quitó a { $name } más que una victoria entera.
               *[no] El azar le quitó a { $name } { $luck } de la victoria.
            }
    }
web-analysis-no-luck = Nada quedó al azar.
web-analysis-cost =
    { $measure ->
        [points]
            { $you ->
                [yes] Tus elecciones costaron { $lost } puntos.
               *[no] Las elecciones de { $name } costaron { $lost } puntos.
            }
       *[share]
            { $you ->
                [yes] De media, cada una de tus elecciones bajó tu probabilidad de ganar en un { $lost }.
               *[no] De media, cada elección de { $name } bajó su propia probabilidad de ganar en un { $lost }.
            }
    }
web-analysis-flawless =
    { $you ->
        [yes] Tus elecciones no costaron nada que se pudiera medir.
       *[no] Las elecciones de { $name } no costaron nada que se pudiera medir.
    }
web-analysis-others =
    { $you ->
        [yes]
            { $helped ->
                [yes] De media, cada elección de los demás subió tu probabilidad de ganar en un { $others }.
               *[no] De media, cada elección de los demás bajó tu probabilidad de ganar en un { $others }.
            }
       *[no]
            { $helped ->
                [yes] De media, cada elección de los demás subió en un { $others } la probabilidad de ganar de { $name }.
               *[no] De media, cada elección de los demás bajó en un { $others } la probabilidad de ganar de { $name }.
            }
    }
web-analysis-table = Todas las elecciones en una tabla
web-analysis-go = Ir a la jugada { $step }
web-analysis-made = Jugadas mejores del bot { $level }; para los valores, cada posición se jugó muchas veces hasta el final, así que las pequeñas diferencias dicen poco.
web-analysis-unfinished = La partida se interrumpió: el resultado es lo que valía la última posición.

# What the server refuses, said to people

web-illegal-not-awaited = No es tu turno.
web-illegal-no-seat = Ese puesto no existe.
web-illegal-seat-needed = Ahora pueden jugar varios.
web-server-no-guest = Aquí ya no te conocemos. Recarga la página y sigue jugando.
web-server-not-yours = No tienes puesto en esta mesa.
web-server-not-open = Este puesto está ocupado.
web-server-seats = El número de puestos no encaja con estas opciones.
web-server-not-playing = Ahora no se puede hacer.
web-server-out-of-time = Se acabó tu tiempo.
web-server-forfeited = Has abandonado esta partida.
web-server-request = El servidor no entendió la página. Recárgala, por favor.
web-server-message = El servidor no entendió la página. Recárgala, por favor.
web-server-method = El servidor no entendió la página. Recárgala, por favor.
web-server-no-path = En esta dirección no hay nada.
web-server-stale-turn = La partida ha seguido mientras tanto.
web-server-large = Es demasiado largo.
web-server-no-me = Al menos un puesto tiene que ser tuyo.
web-server-client-missing = La página no está construida.

# Paper and pictures

web-print = Imprimir
web-save-picture = Imagen
web-embed = Incrustar
web-print-title = Los juegos en papel
web-print-about = Tableros, cartas, hojas y reglas en PDF, a tamaño real. Imprime al 100 % y comprueba la regla del pie de página.
web-print-game = Juego
web-print-what = Qué
web-print-paper = Papel
web-print-letter = Carta US
web-print-ink = Tinta
web-print-full = A color
web-print-saving = Ahorrar tinta
web-print-backs = Dorso de las cartas
web-print-plain = Ninguno
web-print-fold = Para doblar y pegar
web-print-get = Obtener el PDF
web-tell-daily = { $game }, { $day }: { $score } puntos { $strip }

# With others at a table

web-copy-picture = Copiar la imagen
web-tell-watch = { $game }, en directo: { $names }
web-tell-try = { $game }: el reto del día. Los mismos dados para todos y un solo intento. ¿Hasta dónde llegas?
web-tell-replay = { $game }, jugada a jugada: { $names }
web-bots-too = Bots en la mesa
web-fill = Que juegue un bot
web-ask-back = Pedir retirar la jugada
web-asks-back = { $known ->
    [yes] { $name } quiere retirar esto: «{ $what }»
   *[no] { $name } quiere retirar su última jugada.
}
web-back-allow = Permitir
web-back-decline = Rechazar
web-back-waits = A la espera de respuesta: { $names }
web-back-declined = { $name } deja la jugada como está.
web-signs = Decir algo
web-signs-shown = Mostrar lo que dicen los demás en la mesa
web-sign-hello = ¡Hola!
web-sign-luck = ¡Suerte!
web-sign-well = ¡Bien jugado!
web-sign-wow = ¡Vaya!
web-sign-oops = ¡Ay!
web-sign-hmm = Déjame pensar…
web-sign-thanks = ¡Gracias!
web-planning = Preparas tu próxima jugada
web-planned-shown = Preparada para tu turno
web-planned = Preparada para tu turno: { $cell }
web-planned-not = Ya no está preparada: { $cell }
web-planned-lost = Lo que tenías preparado ya no es posible.
web-same-dice-ask = ¿Qué han hecho los bots con estos dados?
web-same-dice = Los mismos dados
web-same-dice-more = { $number ->
    [one] Un bot sigue jugando…
   *[other] { $number } bots siguen jugando…
}

# Learn in two minutes

web-learn-title = Aprende en dos minutos
web-learn-of = Aprende { $game } en dos minutos
web-offer = { $game }: ¿es tu primera vez?
web-offer-about = Te enseñamos cómo va: un clic tras otro, y después una partida corta.
web-just-play = Jugar ya
web-learn-here = ¡aquí!
web-learn-watch = Mira lo que hacen los demás…
web-learn-astray = Eso también podrás hacerlo luego. ¡Primero lo del anillo dorado!
web-learn-partner = el otro
web-learn-progress = Hasta dónde has llegado
web-learn-on = Seguir
web-learn-again = Otra vez
web-learn-little = ¡Ahora una partida corta!
web-learn-leave = Dejar la lección
web-learn-suggested = El anillo dorado es solo una sugerencia. ¿Encuentras algo mejor?
web-learn-alone = Sin sugerencias
web-try-first = Empieza por este
