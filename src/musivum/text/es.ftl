# Errors that no single game owns.

catalogue-missing = no hay ningún catálogo { $what }: lo que debería decir en «{ $language }» se dice en inglés
catalogue-unreadable = el catálogo { $what } no se puede leer, así que en lugar de «{ $language }» se habla inglés: { $detail }
catalogue-broken = el catálogo { $what } («{ $language }») tiene una entrada que no es un mensaje y se omite: { $detail }
catalogue-half =
    { $number ->
        [one] al catálogo { $what } («{ $language }») le falta un mensaje, que se dice en inglés
       *[other] al catálogo { $what } («{ $language }») le faltan { $number } mensajes, que se dicen en inglés
    }: { $detail }
catalogue-message = el mensaje { $what } no se puede decir en «{ $language }» y se dice en inglés: { $detail }
language-unknown = no hay ningún idioma «{ $language }»; hay: { $allowed }. Se habla inglés.
language-none = no hay palabras en el idioma «{ $language }»; hay: { $allowed }
# What the system refuses.

system-refused = el sistema no lo permite: { $problem }
system-refused-path = el sistema no permite { $path }: { $problem }
system-missing = no existe ese archivo ni esa carpeta
system-denied = no está permitido
system-folder = es una carpeta
system-no-folder = una parte de la ruta no es una carpeta
system-exists = ya existe
system-long = el nombre es demasiado largo
system-full = el disco está lleno
system-read-only = ahí no se puede escribir
system-nobody = ahí no responde nadie
# How a command is used. Words in capitals stand for what one writes there.

usage-begins = Uso:
usage-any = [OPCIONES]
usage-command = ORDEN …
usage-arguments = Palabras
usage-options = Opciones
usage-commands = Órdenes
usage-help = Mostrar esta ayuda y salir.
usage-default = por defecto: { $value }
usage-required = necesario
usage-variable = o con { $name }
usage-hint = «{ $command }» explica más.
usage-no-command = no hay ninguna orden «{ $command }»
usage-no-command-like = no hay ninguna orden «{ $command }»; parecidas: { $like }
usage-command-missing = falta una orden
usage-no-option = aquí no hay ninguna opción { $option }
usage-no-option-like = aquí no hay ninguna opción { $option }; parecidas: { $like }
usage-missing = falta { $what }
usage-extra = «{ $word }» sobra
usage-needs-value = { $option } necesita un valor
usage-no-value = { $option } no lleva ningún valor
usage-bad-value = { $option }: { $problem }
usage-number-least = { $flag } admite un número desde { $least }, no «{ $text }»
usage-choice = { $flag } es uno de { $allowed }, no «{ $text }»
usage-word-game = JUEGO
usage-word-file = ARCHIVO
usage-word-record = REGISTRO
usage-word-name = NOMBRE
usage-word-text = TEXTO
usage-word-value = VALOR
usage-word-option = OPCIÓN
usage-word-what = QUÉ
usage-word-who = QUIÉN
usage-word-number = NÚMERO
usage-word-hops = CUÁNTOS
usage-word-pixels = PÍXELES
game-unknown = no hay ningún juego «{ $game }»; hay: { $allowed }
option-unknown = { $game } no tiene ninguna opción «{ $option }»; tiene: { $allowed }
option-value = { $game } no se puede jugar con { $option }={ $value }; { $option } es { $allowed }
option-type = { $game } no se puede jugar con { $option }={ $value }, que es { $type ->
        [str] un texto
        [bool] un sí o no
       *[other] un número de tipo { $type }
    }; { $option } es { $allowed }, { $wanted ->
        [int] como número entero
        [bool] como sí o no
       *[other] como texto
    }
option-one-of = uno de { $values }
option-range = de { $first } a { $last }
option-own = propia
option-yes = sí
option-no = no
cluster-connect = no hay ningún clúster de Ray en «{ $address }»: { $problem }
progress-speed = { $rate } partidas/s, faltan { $left }
progress-so-far = { $done } de { $of } partidas
notation-literal = columna { $column }: aquí debería estar «{ $literal }», no «{ $found }»
notation-letter = columna { $column }: aquí debería estar una de las letras { $letters }, no «{ $found }»
notation-word = columna { $column }: aquí debería estar una de las palabras { $words }, no «{ $found }»
notation-number = columna { $column }: aquí debería estar un número de { $low } a { $high }, no «{ $found }»
notation-end = columna { $column }: la jugada está completa, pero sigue «{ $found }»
notation-empty = aquí debería haber una jugada, pero no hay nada
notation-long = una jugada tiene como máximo { $most } caracteres, este texto tiene { $length }
notation-type = una jugada es un texto como «{ $example }», no { $type }
action-range = { $game } tiene las acciones de 0 a { $last }, no { $index }
illegal-over = la partida ha terminado, ya no se puede jugar nada
illegal-not-awaited =
    no es el turno del puesto { $seat }; { $waits ->
        [chance] se esperan dados o cartas
        [nobody] no se espera a nadie
        [one] se espera al puesto { $awaited }
       *[several] se espera a los puestos { $awaited }
    }
illegal-no-seat = { $seat } no es un puesto de este juego; sus puestos son { $allowed }
illegal-seat-needed = ahora pueden jugar varios puestos ({ $awaited }); di cuál juega
illegal-chance = esto es cosa del azar, no de un jugador
illegal-not-chance = esta es la jugada de un jugador, pero se esperan dados o cartas
illegal-other-game = esta es una jugada de otro juego o de otras opciones
chance-not-awaited =
    aquí no se esperan dados ni cartas; { $waits ->
        [chance] se esperan en otra parte
        [nobody] no se espera a nadie
        [one] se espera al puesto { $awaited }
       *[several] se espera a los puestos { $awaited }
    }
view-other-game = esta vista es de { $other } o de otras opciones, no de { $game } tal como se cargó
record-deep = esto no es JSON legible: está anidado con demasiada profundidad
record-encoding = esto no es JSON: no es texto en UTF-8
record-json = esto no es JSON: hay algo mal en la línea { $line }, carácter { $column }
record-format = esto no es un registro: su «format» debería ser «{ $format }»
record-version = este registro tiene la versión { $version }; este programa lee la versión { $known }
record-schema = el registro está mal en { $place }: { $kind ->
    [required] falta «{ $detail }»
    [type] debería ser del tipo { $detail }
   *[other] { $detail } no va ahí
 }
record-large = { $path } es demasiado grande para un registro (como máximo { $most } bytes)
record-file = { $path }: { $problem }
record-rules = este registro se hizo con la versión { $rules } de las reglas de { $game }; este programa tiene la versión { $known }
record-seats = este registro tiene { $seats } puestos, pero sus opciones son para { $players }
record-move = la jugada { $number } («{ $move }» del puesto { $seat }) está mal: { $problem }
record-forfeited = una partida interrumpida tiene en extra.forfeited al menos un puesto que abandonó, desde 0 y menor que { $seats }
record-outcome = el registro dice que la partida terminó con { $said }, pero sus jugadas llevan a { $found }
record-unfinished = el registro termina antes que la partida
player-unknown = no hay ningún jugador «{ $name }»; hay: { $allowed }
player-budget = «{ $text }» no es un presupuesto para { $name }: escribe un número de simulaciones de 1 a { $most }, por ejemplo { $name }@1000
player-no-budget = { $name } no calcula variantes en { $game }, así que no admite presupuesto
extra-missing = para esto hace falta { $library }: pip install "musivum[{ $extra }]"
player-number = { $game } tiene aquí { $seats } puestos, pero se indicaron { $given }
player-person = el puesto { $seats } es de una persona: la partida solo puede ir sola si cada puesto tiene un bot o una función
player-illegal = { $name }, en el puesto { $seat }, respondió con algo que no es una jugada permitida: { $problem }
undo-chance = desde tu última jugada se han descubierto dados o cartas, así que se queda
undo-person = { $name } ha jugado después, así que tu jugada se queda
undo-hidden = después se han jugado cartas ocultas, así que tu jugada se queda
undo-nothing = no has hecho ninguna jugada que se pueda retirar

# What every scene says

scene-pass = Pasar el turno

# Dice that can be checked (musivum verify)

fair-missing = en este registro no hay nada con que comprobar sus dados: falta extra.dice con la receta «{ $recipe }»
fair-secret = la semilla de esta partida aún no se ha revelado; la de un reto del día se revela cuando el día ha pasado
fair-commitment = la semilla no es la que se había fijado: su SHA-256 no es { $commitment }
fair-contributions = las partes de los jugadores en los dados deberían ser { $seats } textos de letras, cifras, «_» y «-», uno por cada puesto de la mesa
fair-sealed = el registro debería decir de qué partida es, y dar las { $seats } huellas con que se sellaron las partes de los dados
fair-seating = el registro debería decir si los puestos se echaron a suertes («lot» o «as-seated»), y de cuál de los { $seats } puestos viene cada jugador
fair-part = la parte de los dados del puesto { $place } no es la que se selló antes de que se revelaran las demás
fair-withheld = en esta partida nunca se lanzó un dado: la parte del puesto { $place } se selló y no se reveló, y con eso terminó
fair-lot = los jugadores están sentados como { $found }, pero la suerte da { $expected }: esto se eligió, no se sorteó
fair-key = la semilla del registro debería ser { $found }, que se deduce de la semilla secreta y de las partes, no { $said }
fair-move = la jugada { $number } fue { $found }, pero la semilla da { $expected }: esto se eligió, no se lanzó
fair-proven =
    { $rolled ->
        [0] En esta partida no hubo azar, así que no hay nada que alguien pudiera elegir.
        [one] La única jugada del azar se deduce de la semilla fijada: no se eligió.
       *[other] Las { $rolled } jugadas del azar se deducen de la semilla fijada: ninguna se eligió.
    }
signature-good = El registro está firmado con esta clave y no se ha cambiado desde entonces.
signature-key = una clave pública tiene 64 caracteres de 0 a 9 y de a a f, como la da GET /api/key del servidor, no «{ $public }»
signature-missing = este registro no está firmado: falta extra.signature
signature-wrong = este registro no se firmó con la clave { $public }, o se ha cambiado desde entonces
fair-drawn = El sorteo por el que empezó { $name } se deduce de la semilla fijada.
fair-silent = Sin parte en los dados: { $names }. Quien conoce la semilla podría haber elegido los dados en su contra.

# The server

server-no-match = no hay ninguna partida «{ $match }»
server-not-open =
    el puesto { $seat } de esta partida no está libre; { $number ->
        [0] ninguno lo está
       *[other] libres: { $free }
    }
server-no-free-seat = en esta partida ya no queda ningún puesto libre
server-invite = esta partida es privada; para entrar necesitas su enlace de invitación
server-not-yours = el puesto { $seat } no es tuyo en esta partida
server-no-guest = aquí aún no tienes nombre: POST /api/me te hace invitado
server-not-playing =
    { $status ->
        [open] esta partida aún espera jugadores
        [ready] esta partida está a punto de empezar
        [playing] esta partida está en curso
        [over] esta partida ha terminado
       *[gone] esta partida se anuló
    }, así que ahora no se puede hacer
server-not-over = esta partida aún no ha terminado
server-begun = esta partida ha empezado; abandona si quieres dejarla
server-seats = { $game } tiene { $seats } puestos con estas opciones, pero se describieron { $given }
server-level = no hay ningún nivel de bot «{ $level }»; hay: { $allowed }
server-no-me = al menos un puesto tiene que ser tuyo («me»)
server-many-matches = ya tienes { $most } partidas sin terminar; termina o deja algunas
server-host = este servidor no se conoce como «{ $host }»; quien lo lleva puede iniciarlo con «--host-name»
server-slow-down =
    { $limit ->
        [guest] pides demasiado rápido o demasiado de una vez: { $most } peticiones pequeñas por segundo están bien
        [address] tu dirección pide demasiado rápido o demasiado de una vez: { $most } peticiones pequeñas por segundo están bien
        [guests] demasiados invitados nuevos desde una dirección: como máximo { $most } por segundo
        [matches] demasiadas partidas nuevas desde una dirección: como máximo { $most } por segundo
        [watched] por una conexión se siguen como máximo { $most } partidas
        [hints] se esperan como máximo { $most } pistas a la vez
        [signs] son demasiadas señales de una vez
        [same-dice] los bots repiten como mucho { $most } partida a la vez
        [replays] se esperan como máximo { $most } repeticiones a la vez
        [analyses] se esperan como máximo { $most } análisis a la vez
       *[other] ya esperan más de { $most }
    }; espera { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    }
server-large = demasiado grande: se leen como máximo { $most } bytes
server-stale-turn = este mensaje era para otro turno (el turno { $turn }, ahora es el { $now })
server-out-of-time = al puesto { $seat } se le acabó el tiempo
server-forfeited = el puesto { $seat } ha abandonado esta partida
server-damaged = la partida { $match } está dañada: su evento { $number } falta o ya no es el que era. Las demás no están afectadas; quizá una copia de seguridad aún la tenga entera
server-commitment = un compromiso es el SHA-256 de tu parte de los dados, 64 caracteres de 0 a 9 y de a a f
server-committed = el puesto { $seat } ya se ha comprometido, o no tiene parte en estos dados
server-commit-now =
    los compromisos se toman cuando todos los puestos están ocupados y antes de sellarse; { $status ->
        [open] esta partida aún espera jugadores
        [ready] esta partida está a punto de empezar
        [playing] esta partida está en curso
        [over] esta partida ha terminado
       *[gone] esta partida se anuló
    }
server-not-sealed =
    las partes de los dados se revelan cuando todas están selladas; { $status ->
        [open] esta partida aún espera jugadores
        [ready] esta partida está a punto de empezar
        [playing] esta partida está en curso
        [over] esta partida ha terminado
       *[gone] esta partida se anuló
    }
server-contribution = una parte de los dados tiene de 22 a 64 letras, cifras, «_» o «-»
server-other-part = esta no es la parte con la que se comprometió el puesto { $seat }
server-withheld = una parte de los dados no se reveló a tiempo
server-not-alone = esto solo se dice de partidas en solitario
server-not-host = solo quien abrió esta mesa puede dar un puesto a un bot
server-back-asked = ya se lo están preguntando a los demás
server-back-declined = se ha rechazado; antes hay que seguir jugando
server-not-asked = nadie te pregunta ahora por una jugada
server-back-many = en esta partida ya se han retirado { $most } jugadas; no se pueden retirar más
server-back-clock = donde corre un reloj no se retira ninguna jugada
server-old-rules = esta partida se creó con la versión { $rules } de las reglas de { $game }; este servidor tiene la versión { $known } y no puede continuarla
server-name = un nombre tiene de 1 a 30 caracteres visibles
server-name-of-bot = «{ $name }» se podría confundir con un bot; elige otro nombre
server-link = este enlace no se conoce, ya se usó o es demasiado viejo; haz uno nuevo en el otro dispositivo
server-origin = esta página viene de otro sitio ({ $origin }), así que no puede hacer esto
server-request = la petición está mal en { $place }: { $problem }
server-no-path = no hay nada en { $path }
server-method = { $method } no se puede hacer con { $path }
server-message = este mensaje no se puede leer: { $problem }
server-stopping = el servidor se está deteniendo; inténtalo de nuevo en un momento
server-busy = otra jugada se adelantó demasiadas veces; inténtalo de nuevo
server-broken = algo salió mal en el servidor; quedó anotado como { $incident }
server-analysis-failed = no se pudo analizar esta partida; inténtalo de nuevo en un minuto
server-hint-failed = ahora ningún bot pudo dar una pista; inténtalo de nuevo en un momento
server-hint = solo se dan pistas donde no juega ninguna otra persona, y no en un reto del día
server-think-daily = los bots de un reto del día piensan en el servidor
server-think-people = donde juegan otras personas, los bots piensan en el servidor
server-think-unwatched = mira una partida antes de que tu página piense en ella
server-think-unasked = nadie ha pedido a tu página esta jugada
server-no-daily = no hay reto del día para { $game }; lo hay para: { $allowed }
server-day = un día se escribe como 2026-03-01 y no está en el futuro
server-daily-private = los demás pueden ver un reto del día cuando su día ha pasado
server-no-rematch = un reto del día se juega una sola vez
server-sheet = aquí solo se puede jugar la hoja «{ $allowed }»
server-database-locked = otro servidor ya usa { $path }; un archivo SQLite sirve a un solo proceso (PostgreSQL sirve a varios)
server-database-away = el servidor no alcanza ahora su base de datos, así que no se sabe si se hizo; pregunta de nuevo en un momento, con el mismo identificador
server-database-damaged = la base de datos del servidor está dañada; quien lo lleva tiene que mirarlo
server-file-damaged = { $path } está dañado ({ $problem }); «musivum restore» pone una copia en su lugar y lo conserva, «musivum check» dice qué queda bien en él
server-exposed = otros en este equipo pueden leer { $path }, que guarda los secretos del servidor: chmod 600 lo impide
server-resigned = abandono
server-timeout = tiempo agotado
server-client-missing = El servidor funciona, pero la página para el navegador no está construida en esta instalación. Constrúyela con «npm run build» en web/, o usa la interfaz en /api/openapi.json.
server-started = Musivum está en { $address } (Ctrl-C lo detiene)
check-fine = todo bien: { $matches } partidas con { $events } eventos, en { $database }
check-found =
    { $problems ->
        [one] hay un problema
       *[other] hay { $problems } problemas
    } en { $matches } partidas con { $events } eventos, en { $database }
check-other-rules = { $matches } de ellas se hicieron con otra versión de las reglas y no se volvieron a jugar
check-replay = la partida { $match } no se puede volver a jugar: { $problem }
check-index = partida { $match }: sus eventos dicen algo distinto de lo que consta de ella ({ $what })
check-reference = { $table }: la fila { $row } nombra algo que no está en { $parent }
check-strays = { $number } eventos no son de ninguna partida
backup-done = { $path } contiene la base de datos como estaba hace un momento ({ $matches } partidas)
backup-failed = la copia no se puede escribir en { $path }: { $problem }
backup-exists = { $path } ya existe; nombra un archivo que no exista
backup-source = no hay ninguna base de datos en { $path }
backup-postgres = esta orden copia bases de datos SQLite; para PostgreSQL usa pg_dump y pg_restore
backup-not-database = { $path } no es una base de datos de Musivum: { $problem }
backup-restored = { $path } está en su lugar con { $matches } partidas; lo que había antes ahora es { $before }
backup-restored-new = { $path } está en su lugar con { $matches } partidas

# Environments for researchers.

research-option = { $option }={ $value } no es posible aquí; { $option } es uno de: { $allowed }
research-solo-win = la recompensa de una partida en solitario de { $game } es su puntuación: no hay nadie a quien ganar
research-no-move = la acción { $action } de { $game } no es aquí ninguna jugada; las acciones van de 0 a { $last }, y la máscara dice cuáles están permitidas
research-reset = llama primero a reset()
research-agent = no hay ningún agente «{ $agent }»; hay: { $allowed }
research-actions = hace falta una acción de cada uno de: { $allowed }
research-wait = no se espera a { $agent }, así que solo puede esperar, que es la acción { $action }
research-seat = el puesto { $seat } no existe aquí en { $game }; los puestos van de 0 a { $last }
research-whole = { $action } no es una acción: las acciones son números enteros
research-over = la partida ha terminado: llama a reset() para una nueva
research-batch = partida { $number } del lote: { $problem }
research-batch-actions = un lote de { $games } partidas necesita { $games } acciones, no { $given }
research-positive = { $name } es { $value }, pero tiene que ser al menos { $least }

# The terminal: help

terminal-about =
    { $games ->
        [4] Cuatro juegos de mesa llamados Mosaic: jugarlos, leer sus reglas, contar y medir.
       *[other] { $games } juegos de mesa, casi todos llamados Mosaic: jugarlos, leer sus reglas, contar y medir.
    }
terminal-epilog = Empieza con: musivum games
terminal-language-help = El idioma: { $allowed }. Normalmente el del sistema.
terminal-version-help = Mostrar la versión y terminar.
terminal-games-help = Enumerar los juegos, o mostrar uno con sus opciones.
terminal-rules-help = Mostrar las reglas de un juego.
terminal-play-help = Jugar, tú contra un bot si no dices otra cosa. Quién empieza se echa a suertes. Las opciones de un juego se dan como --players 3; «musivum games JUEGO» las enumera.
terminal-bot-help = El bot de cada puesto que no es tuyo.
terminal-seat-help = Quién juega en un puesto: person, o el nombre de un bot. Empieza el puesto 0, sin sorteo. Se puede repetir.
terminal-person-help = El nombre de una persona ante este teclado. Se puede repetir; en los demás puestos se sientan bots.
terminal-as-seated-help = No echar a suertes quién empieza: primero las personas, en el orden de sus nombres, y luego los bots.
terminal-seed-help = Un texto del que salen el sorteo, los dados y las cartas: la misma semilla, la misma suerte.
terminal-from-help = Seguir jugando desde un registro guardado.
terminal-replay-command-help = Ver un registro guardado. Paso a paso, o entero si se redirige la salida; cada jugada se comprueba.
terminal-all-help = Mostrar cada posición, una tras otra.
terminal-at-help = Mostrar solo la posición tras N jugadas.
terminal-eyes-help = Verlo con los ojos de este puesto.
terminal-perft-help = Contar las secuencias de jugadas de un juego. Las jugadas del azar cuentan, y una partida terminada cuenta una vez.
terminal-depth-help = Cuántas jugadas tiene una secuencia.
terminal-divide-help = Repartir la última cuenta según la primera jugada.
terminal-bench-help = Medir las partidas al azar por segundo, y las simulaciones por segundo de la búsqueda del maestro. Todos los juegos, o uno con sus opciones; en un núcleo, en código compilado.
terminal-seconds-help = Cuánto tiempo medir cada juego.
terminal-json-help = Mostrar un objeto JSON por línea.
terminal-save-help = Medirlo todo y escribirlo en ARCHIVO, una línea de JSON por cifra, cada una con su proporción a una referencia medida en la misma pasada.
terminal-compare-help = Medir de nuevo las cifras de ARCHIVO y decir qué va más lento o más rápido, más allá del ruido y como si los dos equipos fueran igual de rápidos. Termina con 1 si algo va más lento.
bench-all-games = --save y --compare miden todos los juegos; omite { $game }.
bench-unread = { $file } no se puede leer: { $problem }. Nombra un archivo que escribió musivum bench --save.
bench-unwritten = { $file } no se puede escribir: { $problem }. Nombra otro archivo.
bench-no-figure = La línea { $line } de { $file } no es una cifra. Nombra un archivo que escribió musivum bench --save.
bench-saved =
    { $number ->
        [one] Una cifra está en { $file }.
       *[other] { $number } cifras están en { $file }.
    }
bench-none-in-common = { $file } no tiene ninguna cifra que se mida hoy.
bench-head-figure = qué
bench-head-then = antes
bench-head-now = ahora
bench-head-factor = rapidez respecto a antes
bench-head-noise = ruido
bench-head-verdict = más allá del ruido
bench-figure-games = partidas al azar por segundo
bench-figure-simulations = simulaciones por segundo
bench-verdict-slower = más lento
bench-verdict-faster = más rápido
bench-verdict-same = igual
terminal-compile-help = Compilar las reglas de todos los juegos, los bots y los entornos de investigación. Se hace una vez, y después nadie espera.
terminal-to-play-help = Solo lo necesario para jugar: sin entornos.

# The terminal: what was not understood

terminal-no-game = nombra un juego: { $allowed }
terminal-flag = { $game } no tiene ninguna opción { $flag }; tiene: { $allowed }
terminal-flag-value = { $flag } necesita un valor: { $allowed }
terminal-flag-twice = { $flag } aparece dos veces
terminal-word = «{ $word }» es una palabra de más; las opciones de { $game } son: { $allowed }
terminal-seat-form = «{ $text }» no dice quién juega dónde; escribe un puesto y quién juega en él, como 1=random; hay: { $allowed }
terminal-no-seat = aquí no hay puesto { $seat }; los puestos van de 0 a { $last }
terminal-person-name = «{ $text }» no se puede mostrar como nombre: un nombre tiene de 1 a { $most } caracteres visibles
terminal-person-twice = dos personas tienen el mismo nombre; da a cada una el suyo
terminal-person-seat = di quién juega con --person, y los puestos se sortean, o con --seat, y no se sortean; no con los dos
terminal-people =
    { $given } personas son demasiadas para { $seats ->
        [one] un puesto
       *[other] { $seats } puestos
    }
terminal-from-seated = --from sigue con quienes estaban sentados; --person y --as-seated son para una partida nueva
terminal-seed = una semilla es un texto de como máximo { $most } caracteres visibles
terminal-from-alone = --from trae su juego ({ $game }), sus opciones y su semilla: no des otros
terminal-number = { $flag } admite un número de { $least } a { $most }, no «{ $text }»
terminal-line-long = esta línea es demasiado larga: nada de lo que se escribe aquí tiene más de { $most } caracteres
terminal-mistake = esto es un error de Musivum, comunícalo, por favor ({ $problem }); con MUSIVUM_TRACEBACK=1 en el entorno dice dónde
terminal-save = { $path } no se puede escribir: { $problem }
terminal-save-over = { $path } ya existe y no es un registro, así que se queda como está; elige otro nombre

# The terminal: tables

terminal-title =
    { $options ->
        [none] { $title }
       *[other] { $title } ({ $options })
    }
terminal-games-more = «musivum games JUEGO» muestra las opciones de un juego, «musivum rules JUEGO» sus reglas, «musivum play JUEGO» lo juega.
terminal-game-bots = Los bots, del más débil al más fuerte:
terminal-game-more = Para jugar: musivum play { $game }. Sus reglas: musivum rules { $game }.
terminal-head-flag = opción
terminal-head-values = valores
terminal-head-default = normalmente
terminal-head-depth = profundidad
terminal-head-sequences = secuencias
terminal-head-seconds = segundos
terminal-head-total = todas
terminal-head-game = juego
terminal-head-options = opciones
terminal-head-games = partidas/s
terminal-head-moves = jugadas/partida
terminal-head-nanoseconds = ns/jugada
terminal-head-simulations = simulaciones/s
terminal-opening = Se abre { $game } (la primera vez se compilan sus reglas)…
terminal-measuring = Se mide { $game }…
terminal-compiling = compilando
terminal-compiled = { $game } está listo ({ $seconds } s)
terminal-compiled-all = todos los juegos están listos

# The terminal: a game

terminal-you = tú
terminal-seat = jugador { $player }
terminal-seat-named = jugador { $player } ({ $name })
terminal-chance = azar
terminal-you-begin = Empiezas tú.
terminal-seat-begins = Empieza el jugador { $player }.
terminal-begins = Empieza { $name }.
terminal-welcome = Escribe una jugada, o «help». El tabulador completa lo que escribes.
terminal-turn = { $name }: { $doing }. { $number } jugadas permitidas, por ejemplo { $example }.
terminal-turn-few = { $name }: { $doing }. Jugadas permitidas: { $moves }
terminal-thinking = Pensando…
terminal-forced = no era posible otra cosa
terminal-taken-for = Eso es { $move }.
terminal-pass-on = Ahora solo puede mirar { $name }. Pulsa Intro cuando quieras.
terminal-over = La partida ha terminado: { $reason }.
terminal-won = gana
terminal-nobody = No gana nadie.
terminal-afterwards = «save ARCHIVO» guarda el registro, «undo» retira tu última jugada; Intro para salir.
terminal-no-input = No queda nada que leer, y la partida no ha terminado.
terminal-interrupted = Interrumpido; la partida no ha terminado.
terminal-left = Te vas antes del final; «save ARCHIVO» habría guardado la partida.
terminal-lost = «moves» enumera las jugadas permitidas, «help» dice qué más se puede escribir.
terminal-patience = { $number } líneas seguidas fueron rechazadas; no sirve de nada seguir leyendo.
terminal-needs = «{ $command }» necesita saber más: { $command } { $what }

# The terminal: commands inside a game

terminal-argument-text = TEXTO
terminal-argument-move = JUGADA
terminal-argument-file = ARCHIVO
terminal-help-move = Una jugada se escribe como { $example }; basta el principio si solo una jugada permitida empieza así. Además de jugadas hay:
terminal-help-moves = enumerar las jugadas permitidas, o las que contienen un texto
terminal-help-more = seguir con una lista larga
terminal-help-why = decir por qué una jugada no está permitida
terminal-help-hint = qué haría el bot greedy
terminal-help-notation = contar las jugadas en notación, o de nuevo con palabras
terminal-help-undo = retirar tu última jugada
terminal-help-board = dibujar la mesa de nuevo
terminal-help-scores = los puntos hasta ahora, y por qué son
terminal-help-rules = las reglas del juego
terminal-help-save = guardar la partida en un archivo, para seguirla o verla después
terminal-help-help = esta lista
terminal-help-quit = dejar la partida
terminal-moves =
    { $number ->
        [0] No hay jugadas permitidas.
        [one] Una jugada permitida:
       *[other] { $number } jugadas permitidas:
    }
terminal-moves-found =
    { $number ->
        [0] Ninguna de las { $all } jugadas permitidas contiene «{ $text }».
        [one] Una de { $all } jugadas permitidas:
       *[other] { $number } de { $all } jugadas permitidas:
    }
terminal-more =
    … { $lines ->
        [one] una línea más
       *[other] { $lines } líneas más
    }: «more» sigue, «moves TEXTO» busca.
terminal-no-more = La lista se ha acabado; «moves» empieza una.
terminal-ambiguous = { $number } jugadas permitidas empiezan con «{ $text }»: { $moves }
terminal-and-more = { " " }…
terminal-legal = { $move } está permitida.
terminal-hint = { $bot } jugaría { $move } ({ $words })
terminal-notation =
    { $shown ->
        [yes] Desde ahora las jugadas se cuentan en notación.
       *[no] Desde ahora las jugadas se cuentan con palabras.
    }
terminal-undone-secret = La última elección está retirada.
terminal-undone = { $move } está retirada.
terminal-saved =
    Guardado en { $path } ({ $number ->
        [one] una jugada
       *[other] { $number } jugadas
    }).

# The terminal: a replay

terminal-replay-help = Intro avanza, «b» retrocede, un número de 0 a { $last } salta allí, «end» va al final, «q» sale.
terminal-replay-prompt = { $number }/{ $last }>{ " " }
terminal-replay-range = no hay posición { $number }; van de 0 a { $last }
terminal-replay-stay = Esta es la posición { $number }, y más allá no hay nada.
terminal-replay-open = Aquí termina el registro; la partida no había terminado.
research-batch-seeds = un lote de { $games } partidas necesita { $games } semillas, no { $given }
server-serve-help = Ofrecer los juegos a navegadores y programas.
server-verify-help = Demostrar que ninguna tirada de un registro se eligió.
server-check-help = Leer una base de datos entera, también mientras un servidor la usa, y decir qué está mal.
server-backup-help = Copiar una base de datos SQLite, también mientras un servidor la usa.
server-restore-help = Poner una copia en lugar de una base de datos; el servidor no debe estar en marcha.
server-help-port = Puerto en el que escuchar; 0: cualquiera que esté libre.
server-help-database = sqlite:///ARCHIVO, o postgresql://USUARIO@EQUIPO/NOMBRE para varios procesos
server-help-host = Dirección en la que escuchar.
server-help-processes = Procesos que atienden, sobre una sola base de datos; más de uno es para máquinas con varios núcleos.
server-help-bots = Procesos para los bots; 0: uno por núcleo libre; ray: piensan en un clúster de Ray.
server-help-ray-address = El clúster de Ray para «--bots ray», como 10.0.0.1:6379 o auto; si se omite: uno en este equipo.
server-processes = este sistema no puede repartir un servidor entre varios procesos; quita --processes
server-bots = un número de procesos, o «ray», no «{ $given }»
server-ray-alone = esto es para «--bots ray»
server-help-bot-pause = Segundos que un bot se toma al menos para una jugada, para que se pueda seguir.
server-help-origin = Otro origen de las páginas de este servidor, donde un proxy cambia el Host.
server-help-secure = Accesible por https: cookies estrictas.
server-help-host-name = Un nombre con el que se llega a él, como juegos.example; se puede repetir.
server-help-proxied = Detrás de un proxy tuyo, o de varios, uno tras otro.
server-hops = un número de proxys de 0 a { $most }, no «{ $given }»
server-help-log = Qué se anota en el registro de sucesos: esto, y todo lo más grave.
server-help-unlimited = Sin límites de velocidad ni de número: para pruebas de carga.
server-help-key = La clave pública del servidor (GET /api/key): comprobar también quién firmó el registro.
record-help = Un registro: lo que escribió «save», o lo que se descargó de la página.
server-help-record = El registro de una partida terminada.
server-help-backup = Adónde va la copia; no debe existir aún.
server-help-restore = Una copia que hizo «backup».
research-opponents = { $game } tiene aquí { $others } puestos más, pero se dieron { $given } rivales
server-database = la base de datos no se puede usar: { $problem }
server-database-address = «{ $given }» no es la dirección de una base de datos; se escribe sqlite:///ARCHIVO o postgresql://USUARIO@EQUIPO/NOMBRE

# Bots and search

bot-random = Juega cualquier cosa permitida.
bot-greedy = Toma lo que hay ahora, y no mira más allá.
bot-beginner = Toma lo que ahora parece bueno, y solo ve las grandes diferencias.
bot-casual = Toma lo que ahora parece mejor, sin ver las pequeñas diferencias.
bot-club = Sabe lo que promete, y no solo lo que hay ahora.
bot-expert = Juzga con finura, y piensa por adelantado cuando no basta la primera impresión.
bot-master = Piensa más o menos un segundo, y juega lo mejor que sabemos.
search-seat =
    no se puede buscar nada para el puesto { $seat }: la vista tiene que ser la suya, y el puesto el de turno; { $waits ->
        [chance] se esperan dados o cartas
        [nobody] no se espera a nadie
        [one] se espera al puesto { $awaited }
       *[several] se espera a los puestos { $awaited }
    }
search-no-budget = una búsqueda necesita un número de simulaciones o de milisegundos
search-no-solver = { $game } no se puede resolver aquí: hacen falta dos puestos, nada de azar y nada oculto
search-budget = { $name } debería ser un número de 1 a { $most }, no { $value }

# The arena

arena-help = Hacer jugar a los bots entre sí con los mismos dados, y decir quién es más fuerte.
arena-help-game = El juego.
arena-help-bots = Dos bots o más; basta uno para un juego en solitario.
arena-help-games = Cuántas semillas; quienes se enfrentan juegan cada una desde cada puesto.
arena-help-option = Una opción del juego, como hand=3; se puede repetir.
arena-help-out = El archivo de partidas terminadas (líneas JSON); si existe, se continúa.
arena-help-jobs = Cuántas partidas a la vez; 0 para una en cada núcleo.
arena-help-first = La primera semilla.
arena-help-opening = Cuántas jugadas de cada partida se sortean primero, para que las partidas sin azar sean distintas.
arena-help-ladder = Solo se enfrentan los bots nombrados uno junto a otro.
arena-help-engine = Procesos de este equipo, o ray.
arena-help-address = La dirección de un clúster de Ray; sin ella, se inicia uno aquí.
arena-help-report = Escribir una página con tablas y gráficos (HTML).
arena-help-parquet = Escribir las partidas para tablas de datos (Parquet).
arena-help-plot = Escribir la distribución de los puntos como imagen (SVG).
arena-results-help = Decir lo que dice un archivo de partidas terminadas, o volver a jugar algunas.
arena-help-file = Un archivo que escribió «arena».
arena-help-verify = Volver a jugar otras tantas de sus partidas, elegidas al azar, y comparar.
arena-playing = Los bots juegan
arena-verifying = Se juega de nuevo
arena-interrupted = Interrumpido. Lo terminado está en { $path }; la misma orden sigue desde ahí.
arena-stopped = Interrumpido.
arena-written = Todas las partidas están en { $path }.
arena-wrote = Escrito: { $path }
arena-verified =
    { $number ->
        [one] La partida jugada de nuevo terminó como dice el archivo.
       *[other] Las { $number } partidas jugadas de nuevo terminaron como dice el archivo.
    }
arena-differs = semilla { $seed }, { $bots }: el archivo dice { $claimed }, pero ahora es { $found }
arena-failed = semilla { $seed }, { $bots }: el archivo dice { $claimed }, pero ahora falló un bot: { $problem }
arena-outcome = { $scores } (puestos ganadores: { $winners })
arena-outcome-full = { $scores } (puestos ganadores: { $winners }; { $reason }; { $moves } jugadas)
arena-rules = estas partidas se jugaron con la versión { $rules } de las reglas de { $game }; este programa tiene la versión { $known } y no puede volver a jugarlas
arena-unverified = { $wrong } de { $number } partidas terminaron de otro modo: otros bots, otras reglas, o alguien ha tocado el archivo
arena-nothing-to-verify = en { $path } no hay ninguna partida que se pueda volver a jugar
arena-anchor = Las valoraciones están en la escala Elo, { $bot } es 0; entre paréntesis el intervalo del 95 %.
arena-forfeited = Una partida se dio por perdida: { $problem }
arena-head-bot = bot
arena-head-rating = valoración
arena-head-interval = intervalo del 95 %
arena-head-games = partidas
arena-head-score = puntos de media
arena-head-target = { $target } o más
arena-head-pace = tiempo por elección
arena-head-game-time = tiempo por partida
arena-head-forfeits = fallos
arena-head-pair = bots
arena-head-share = primero delante
arena-head-sets = series ganadas
arena-head-lead = puntos
arena-head-seeds = series
arena-head-seed = semilla
arena-head-problem = qué salió mal
arena-other-file = en { $path } hay partidas de otra clase, no de { $game } con estas opciones; nombra otro archivo con --out
arena-no-file = { $path } no es un archivo de partidas terminadas: su primera línea debería decir { $format }, versión { $version }
arena-line = la línea { $line } de { $path } no es una partida terminada; quítala, y el resto sirve
arena-unreadable = { $path } no se puede leer: { $problem }
arena-empty = en { $path } aún no hay ninguna partida terminada
arena-disk = { $path } no se puede escribir: { $problem }; lo terminado antes se conserva
arena-folder = no hay ninguna carpeta { $folder } en que escribir { $name }
arena-locked = otra arena está escribiendo { $path } ahora; espérala, o nombra otro archivo con --out
arena-twice = un bot no puede enfrentarse a sí mismo: nombra cada bot una sola vez
arena-two = hay que nombrar dos bots o más
arena-option = { $word } no es una opción; debería ser NOMBRE=VALOR, donde el nombre es uno de: { $allowed }
arena-option-twice = la opción { $name } aparece dos veces
arena-engine = no hay ningún motor «{ $engine }»; hay: { $allowed }
arena-address = una dirección es para el motor ray; añade --engine ray
arena-alone-only = una imagen de los puntos es para juegos en solitario; --report muestra todos los demás
arena-worker = el proceso que jugaba la semilla { $seed } ({ $bots }) murió { $times } veces, la última con el código { $code } (-9 quiere decir que lo mataron, quizá por falta de memoria); todas las partidas terminadas se conservan
arena-ray-lost = Ray perdió la partida de la semilla { $seed } ({ $bots }): { $problem }; todas las partidas terminadas se conservan

# The arena: its page

arena-report-title = { $game }: la arena
arena-report-lead = Bots con los mismos dados: quienes se enfrentan juegan las mismas semillas (de { $first } a { $last }) desde cada puesto, de modo que no deciden ni los dados ni los puestos. Opciones: { $options }.
arena-report-alone = Bots en solitario, todos con los mismos dados (semillas de { $first } a { $last }). Opciones: { $options }.
arena-fact-games = partidas
arena-fact-seeds = semillas
arena-fact-bots = bots
arena-fact-time = tiempo de reflexión
arena-points = puntos
arena-moves = jugadas
arena-all = todas las partidas
arena-seat = jugador { $player }
arena-axis-elo = puntos Elo
arena-axis-wins = parte de las victorias, en %
arena-champion = Distribución de los puntos de bots que juegan en solitario
arena-part-ratings = Valoraciones
arena-how-ratings = Escala Elo, { $bot } es 0: 100 puntos más son el 64 % de las victorias, 400 puntos más son el 91 %. Las bandas son intervalos del 95 % de la diferencia con { $bot }, sorteando de nuevo las series.
arena-part-alone = Puntos
arena-how-alone = Puntos de media, y cuántas veces se alcanzó una puntuación, con intervalos del 95 %.
arena-part-pairs = De dos en dos
arena-how-pairs = Cuántas veces el bot de la fila quedó delante del de la columna, un empate cuenta medio; debajo, el intervalo del 95 %, y por cuántos puntos de media.
arena-how-pairs-alone = Cuántas veces el bot de la fila tuvo más puntos que el de la columna con los mismos dados, un empate cuenta medio; debajo, el intervalo del 95 %, y por cuántos puntos de media.
arena-part-scores = Puntos
arena-how-scores = Parte de las partidas según los puntos; la línea es la media.
arena-how-targets = Parte de las partidas según los puntos; la línea es la media, a trazos lo que pide el reglamento.
arena-part-seats = Puestos
arena-how-seats = Parte de las victorias según el puesto, entre todos los bots, con intervalos del 95 %. Como todos se sientan en todas partes las mismas veces, la línea a trazos sería un juego justo.
arena-part-lengths = Duración
arena-how-lengths = Jugadas de una partida, también tiradas y turnos pasados.
arena-part-times = Tiempo
arena-how-times = Tiempo de reflexión para elegir entre dos jugadas o más: tiempo de procesador, o de reloj para un programa externo.
arena-part-forfeits = Fallos
arena-how-forfeits =
    { $number ->
        [one] Se perdió una partida porque falló un bot.
       *[other] Se perdieron { $number } partidas porque falló un bot.
    }

# Stats, for designers

stats-help = Medir qué hacen las opciones y los puestos de un juego con los puntos y la duración.
stats-help-bot = Un bot que juega todos los puestos; se puede repetir. Normalmente random y greedy.
stats-help-games = Partidas de cada bot para cada variación; random juega veinte veces más.
stats-help-vary = Una opción que cambiar; se puede repetir. Normalmente todas.
stats-help-json = Mostrar los números en JSON, una línea por medición.
stats-help-report = Escribir una página con gráficos (HTML).
stats-measuring = Midiendo
stats-vary = { $game } no tiene ninguna opción «{ $name }» cuyos valores se puedan probar; tiene: { $allowed }
stats-usual = tal cual
stats-head-changed = cambiado
stats-head-score = puntos
stats-head-spread = dispersión
stats-head-margin = ventaja
stats-head-seats = % por puesto
stats-head-draws = compartidas
stats-head-moves = jugadas
stats-head-branching = jugadas permitidas
stats-head-reason = final de la partida
stats-fact-variations = variaciones
stats-report-title = { $game }: qué hacen sus opciones
stats-report-lead = Se cambia una opción cada vez; un solo bot juega todos los puestos de una partida, en todas partes con las mismas semillas. Tal cual: { $options }. Las imágenes muestran { $bot }.
stats-part-numbers = En números
stats-how-numbers = Puntos de un puesto de media y su desviación típica; puntos entre el primero y el segundo; cuántas veces ganó cada puesto, desde el puesto 0; cuántas veces se compartió una victoria; jugadas de una partida, también tiradas y turnos pasados; y entre cuántas jugadas permitidas se elegía de media.
stats-part-scores = Puntos
stats-how-scores = Parte de los puestos según los puntos; la línea es la media.
stats-part-seats = Puestos
stats-how-seats = Parte de las victorias según el puesto con intervalos del 95 %; la línea a trazos sería lo justo.
stats-part-lengths = Duración
stats-how-lengths = Parte de las partidas según su número de jugadas; la línea es la media.
stats-part-ends = Cómo termina
stats-how-ends = Qué regla terminó la partida, tal cual.

# Outside bots

outside-start = el bot «{ $command }» no se puede iniciar: { $problem }
outside-ended =
    el bot «{ $command }» terminó antes de tiempo, con el código { $code }{ $heard ->
        [yes] ; su salida de error termina con: { $stderr }
       *[no] { "" }
    }
outside-late =
    el bot «{ $command }» no respondió en { $seconds } segundos{ $heard ->
        [yes] ; su salida de error termina con: { $stderr }
       *[no] { "" }
    }
outside-nonsense =
    el bot «{ $command }» debería responder con una línea de JSON de tipo «{ $expected }», pero dijo: { $said }{ $heard ->
        [yes] ; su salida de error termina con: { $stderr }
       *[no] { "" }
    }
outside-id =
    el bot «{ $command }» debería responder a la pregunta { $expected }, no a la { $found }{ $heard ->
        [yes] ; su salida de error termina con: { $stderr }
       *[no] { "" }
    }
outside-illegal =
    el bot «{ $command }» respondió { $move }, que no es ninguna de las jugadas permitidas que se le mostraron{ $heard ->
        [yes] ; su salida de error termina con: { $stderr }
       *[no] { "" }
    }
outside-help-game = El juego; si se omite, todos.
outside-help-games = Cuántas partidas de cada uno.
outside-conforms = { $command } cumple: { $games } partidas de { $game }, { $moves } jugadas.
outside-help = Comprobar que un programa juega según el protocolo de los bots externos.
outside-help-command = La orden que inicia el programa.

# Analysis

analysis-help = Analizar un registro: cuánto valía cada jugada, y suerte contra destreza.
analysis-help-level = El bot que nombra las mejores jugadas: club, expert o master.
analysis-help-simulations = Continuaciones que se juegan para el valor de cada posición; normalmente tantas como necesita el juego.
analysis-help-seed = El mismo número da el mismo análisis.
analysis-help-json = Escribir el análisis en JSON en un archivo, o «-» para la salida estándar.
analysis-help-plot = Dibujarlo en un archivo .svg o .png.
analysis-level = no hay ningún analista «{ $level }»; hay: { $allowed }
analysis-simulations = el número de simulaciones debería ir de 2 a { $most }, no { $value }
analysis-plot-kind = { $path } debería terminar en .svg o .png
analysis-no-folder = { $path } no se puede escribir: su carpeta no existe
analysis-empty = este registro no tiene jugadas, así que no hay nada que analizar
analysis-working = Analizando
analysis-written = Escrito en { $path }.
analysis-unfinished = El registro termina antes que la partida: el resultado es lo que vale su última posición.
analysis-made = Mejores jugadas de { $level }; valores de { $simulations } continuaciones de cada posición.
analysis-head-who = quién
analysis-head-move = jugada
analysis-head-value = valor
analysis-head-luck = suerte
analysis-head-grade = nota
analysis-head-loss = pérdida
analysis-better = mejor { $move }
analysis-grade-best = la mejor
analysis-grade-good = buena
analysis-grade-inaccuracy = imprecisión
analysis-grade-mistake = error
analysis-grade-blunder = error grave
analysis-part-start = comienzo
analysis-part-luck = suerte
analysis-part-choices = elecciones propias
analysis-part-others = elecciones de los demás
analysis-part-unforeseen = imprevisto
analysis-part-result = resultado
analysis-luck =
    { $measure ->
        [points] El azar le dio a { $name } { $luck } puntos.
       *[share] El azar le dio a { $name } { $luck } de la victoria.
    }
analysis-no-luck = Nada quedó al azar.
analysis-choices =
    { $flawless ->
        [yes] Ninguna elección costó nada que se pudiera medir.
       *[no]
            { $measure ->
                [points] Las elecciones propias costaron { $lost } puntos.
               *[share] Cada elección propia costó de media { $lost } de la victoria.
            }
    }
analysis-others = Cada elección de los demás aportó de media { $others }.
analysis-plot-title = { $title }: suerte y destreza
analysis-plot-moves = jugadas
analysis-plot-points = puntos
analysis-plot-share = parte de la victoria en %
compiling = Se compila { $what }, lo que se hace una vez y tarda unos { $seconds } segundos…
compiled-elsewhere = { $wanted } no se puede escribir, así que lo compilado se guarda en { $place }. Con MUSIVUM_CACHE_DIR se elige otro lugar.

## Browsers

browser-build-help = Construir lo que permite que los navegadores piensen por sí mismos: reglas, estrategias y búsqueda de todos los juegos como WebAssembly. Lo que no ha cambiado no se vuelve a construir.
browser-building = construyendo para navegadores
browser-built = { $game } está listo para navegadores ({ $kilobytes } kB)
browser-bundled = Fuentes para páginas que juegan sin servidor: { $kilobytes } kB
browser-bundled-paper = Lo que necesitan las páginas para imprimir: { $kilobytes } kB
browser-site-help = Escribe la página como archivos sueltos, para cualquier alojamiento web: todos los juegos, en solitario o contra bots, sin servidor.
browser-site-out-help = La carpeta donde escribir.
browser-site-written = Hay { $files } archivos en { $path }; ponlos en la raíz de un alojamiento web. Para probarlos: python -m http.server -d { $path }
browser-site-unbuilt = la página o los juegos para navegadores no están construidos; ejecuta: make setup
browser-site-occupied = hay otra cosa en { $path }; elige una carpeta vacía
browser-no-linker = Para construir para navegadores hace falta el enlazador wasm-ld, y no está aquí. En Debian o Ubuntu: sudo apt-get install lld. En otros sistemas: pip install ziglang.
browser-too-large = El paquete de { $game } ocuparía { $bytes } bytes comprimido, y se permiten como mucho { $most }.
browser-failed = No se ha podido construir { $what } para navegadores: { $problem }

## Paper

print-paper = no hay ningún papel «{ $paper }»; hay: { $allowed }
print-ink = no hay ninguna tinta «{ $ink }»; hay: { $allowed }
print-backs = no hay dorsos «{ $backs }»; hay: { $allowed }
print-number = { $number } es demasiado o demasiado poco; puede ser de 1 a { $most }
print-per-page = no se pueden imprimir { $number } por página; se puede con: { $allowed }
print-size = { $size } mm no es un tamaño para este papel: puede ser de { $least } a { $most } mm
print-unknown = { $game } no tiene nada para imprimir llamado «{ $what }»; tiene: { $allowed }
print-too-large = esto no cabe en el papel: entre sus márgenes hay { $width } × { $height } mm; toma un tamaño menor, o un papel mayor
print-no-file = di adónde van las páginas: musivum print { $game } -o { $game }.pdf
print-no-puzzle = para { $game } con estas opciones no se encontró ningún acertijo; toma otras, u otra semilla
file-unwritable = { $path } no se puede escribir: { $problem }
print-done = { $pages ->
        [one] { $file }: una página. Imprímela a tamaño real (100 %) y comprueba la regla del pie de página.
       *[other] { $file }: { $pages } páginas. Imprímelas a tamaño real (100 %) y comprueba la regla del pie de página.
    }
print-ruler = { $length } mm, si se imprime a tamaño real
print-piece = Una pieza
print-name = Nombre
print-total = total
print-booklet = { $title }: las reglas
print-account = { $line }: { $points }
print-moves = Las jugadas
print-running =
    La partida no ha terminado: { $moves ->
        [one] se ha hecho una jugada.
       *[other] se han hecho { $moves } jugadas.
    }
print-player =
    { $won ->
        [yes] { $name } (ha ganado)
       *[no] { $name }
    }
print-puzzles = { $title }: acertijos
print-puzzles-how = En cada posición una jugada da enseguida más puntos que ninguna otra. ¿Cuál es? Cuenta lo que te pone más por delante de los demás; lo que viene después no cuenta.
print-puzzle =
    { $players ->
        [1] { $number }. Es tu turno.
       *[other] { $number }. Es el turno del jugador { $seat }.
    }
print-solutions = Las soluciones
print-show-answer = Mostrar la solución
print-solution =
    { $number }. { $move } ({ $points ->
        [one] un punto
       *[other] { $points } puntos
    } más por delante)
print-rules-about = Las reglas, con imágenes
print-puzzles-about = Una hoja de acertijos, con soluciones
print-board-about = Los tableros, como están al principio
print-not-usual = (solo si se pide)
print-list-record = Una partida jugada, en una página: musivum print partida.json -o partida.pdf
print-help = Imprimir un juego: tableros, cartas, hojas y reglas en PDF, o una partida jugada. Si no se nombra nada se imprime lo que hace falta para jugar; --list dice qué hay. Las opciones del juego se dan también, como --side 4
print-help-out = Escribir las páginas en este archivo.
print-help-list = Decir qué se puede imprimir.
print-help-language = El idioma de lo que se imprime (normalmente: el de esta frase).
print-help-paper = El papel (normalmente: a4).
print-help-ink = full, o saving: contornos y signos, sin fondos (normalmente: full).
print-help-size = Milímetros de una casilla, una carta o una ficha (normalmente: lo que va bien al papel).
print-help-per-page = Hojas por página (normalmente: 2).
print-help-backs = Dorsos de las cartas: plain, o fold: junto a las caras, para doblar y pegar (normalmente: plain).
print-help-number = Cuántas tiradas o acertijos.
print-help-seed = De dónde salen las tiradas y los acertijos; la misma semilla, las mismas páginas (normalmente: 1).
print-help-archive = Escribir PDF/A, para guardar para siempre.

show-help = Hacer una imagen de una posición de un registro: SVG, PNG o PDF, según cómo termine el nombre del archivo.
show-help-out = Escribir la imagen o la animación en este archivo.
show-help-seat = Ver con los ojos de este puesto (si no: los del público).
show-help-size = El ancho, en píxeles.
show-kind = El final de { $file } no dice qué debe ser; puede terminar en { $allowed }
show-done = { $file }: la posición tras la jugada { $number } de { $last }.
film-help = Hacer una animación de un registro: GIF o WebP, según cómo termine el nombre del archivo.
film-help-pace = Milésimas de segundo para cada jugada.
film-making = Se prepara una animación de { $moves } jugadas…
film-done = { $file }: { $moves } jugadas, { $size } kB.
record-shown = { $title }, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}

card-match = { $title }: { $names }
card-level = { $level ->
    [random] Azar
    [beginner] Principiante
    [casual] Ocasional
    [greedy] Codicioso
    [club] De club
    [expert] Experto
    [master] Maestro
   *[other] { $level }
    }
card-about-match = { $status ->
    [over] Una partida terminada. Repásala jugada a jugada.
    [playing] Una partida en curso. Ven a verla.
   *[other] Una partida que está por empezar. Ven a jugar.
}
card-daily = { $title }: el reto del día
card-about-home = { $games ->
    [4] Cuatro juegos llamados Mosaic: en solitario, contra bots o con amigos por un enlace.
   *[other] { $games } juegos, casi todos llamados Mosaic: en solitario, contra bots o con amigos por un enlace.
 }
card-about-daily = Hoy todo el mundo juega con los mismos dados. ¿Hasta dónde llegas?
card-daily-strip = Una fila de piedras

# Learning

learn-help = Aprender un juego jugando contra sí mismo y quedarse con la red si gana.
learn-help-folder = Dónde se guarda el entrenamiento; si ya hay uno, continúa.
learn-help-also = El mismo juego con otras opciones, que se alterna con el primero.
learn-help-rounds = Rondas de juego y aprendizaje en todo el entrenamiento.
learn-help-games = Partidas por ronda.
learn-help-seed = Semilla de todo el azar del entrenamiento.
learn-help-simulations = Simulaciones por decisión; 0 juega a primera vista.
learn-help-noise = Cuánto influye el azar en las primeras decisiones, en puntos.
learn-help-trust = Cuánto cuenta el final de una partida, frente a lo que se prometía por el camino.
learn-help-memory = De cuántas rondas de partidas se vuelve a aprender.
learn-help-ahead = Aprender mirando adelante: la respuesta es lo que traerían tantas tiradas de los próximos dados; 0: cómo acaban las partidas.
learn-help-compared = Al mirar adelante, de cuántas de las jugadas que mejor parecen se aprende en cada elección.
learn-help-anew = Empezar con una red que no sabe nada, no con la actual.
learn-help-pairs = Pares duplicados en la prueba.
learn-help-budget = Simulaciones por jugada en la prueba.
learn-help-out = Dónde escribir la red si gana.
learn-help-jobs = Procesos que juegan a la vez; 0 para uno en cada núcleo. Con Ray: los procesadores de un clúster que se inicia aquí.
learn-working = Aprendiendo
learn-proving = A prueba
learn-learned = { $rounds } rondas y { $games } partidas; el entrenamiento está en { $folder }
learn-verdict = ganó el { $share } % de { $pairs } pares ({ $low } … { $high }) contra la red actual
learn-stays = Eso no demuestra nada: se queda la red actual.
learn-kept = La red nueva está en { $path }
learn-no-network = { $game } no tiene ninguna red que pueda aprender
learn-other-game = { $folder } contiene un entrenamiento de { $game }; elige otra carpeta
learn-other-shape = la red de { $folder } mira otras cosas que esta versión; elige otra carpeta
learn-worker = murió un proceso que jugaba partidas (quizá lo mataron por falta de memoria); todas las rondas anteriores se conservan y la misma orden continúa desde ahí
learn-ray-lost = Ray perdió partidas de esta ronda: { $problem }; todas las rondas anteriores se conservan y la misma orden continúa desde ahí

# Solving

solve-help = Hacer perfecta una línea de juego desde el final hacia el principio, hasta donde llegue la paciencia. Para juegos de dos sin azar.
solve-help-resume = Dónde se guarda todo lo encontrado; si el archivo existe, se continúa desde ahí.
solve-help-bot = Quién juega contra sí mismo la línea que se hace perfecta.
solve-help-positions = Parar tras tantas posiciones; si no, cuando el juego esté resuelto.
solve-playing = { $bot } juega una primera línea
solve-working = Jugadas demostradas
solve-so-far = Desde la jugada { $move } de { $moves } está demostrado que todo es perfecto: al final { $ahead ->
    [first] el primer jugador va por delante por { $lead }
    [second] el segundo jugador va por delante por { $lead }
   *[nobody] nadie va por delante
 }. Posiciones examinadas: { $positions }.
solve-solved = Resuelto: con juego perfecto { $ahead ->
    [first] el primer jugador acaba por delante por { $lead }
    [second] el segundo jugador acaba por delante por { $lead }
   *[nobody] nadie acaba por delante
 }. Posiciones examinadas: { $positions }.
solve-unreadable = { $path } no es un archivo escrito por «solve»; indica otro con --resume
solve-other = { $path } contiene una línea de { $game } con { $options }; indica otro archivo con --resume
