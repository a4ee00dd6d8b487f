"""What a seat sees of Galilee, as planes.

A plane has room for the mosaic and for the six rows and columns of the tile grid; each begins in
the top left corner of the planes that show it. Seats are counted from the watcher: 0 is the seat
itself, 1 the next one clockwise, and so on.
"""

from musivum.core.compiled import Ints, helper, kernel
from musivum.core.observation import OBSERVE, Floats, Observation, fill
from musivum.games.galilee.data import (
    ACROSS,
    BLUE,
    CELLS,
    CROSSED,
    FACES,
    MASKS,
    MEANINGS,
    PINK,
    PLAYERS,
    REGIONS,
    WORD,
    WORDS,
)
from musivum.games.galilee.game import Galilee
from musivum.games.galilee.picks import (
    BAG,
    COLOURS,
    COLUMN,
    COVERED,
    KEPT,
    NUMBERS,
    PENDING,
    ROLLER,
    STONES,
    TABLE,
    WAITING,
    column_of,
    seat_at,
    taken_rows,
)
from musivum.games.galilee.rules import majority, points
from musivum.games.galilee.sheet import GRID
from musivum.geometry import bits

TABLE_PLANES = ("blue", "pink", "dice", "bag", "kept", "own pick drawn", "own pick marked", "turn")
IS_BLUE, IS_PINK, DICE, IN_BAG, IS_KEPT, PICK_DRAWN, PICK_MARKED, TURN = range(len(TABLE_PLANES))
EACH = ("covered", "tiles", "offers", "stones", "points", "roller", "has picked")
IS_COVERED, TILES, OFFERS, STONES_LEFT, POINTS, IS_ROLLER, HAS_PICKED = range(len(EACH))

MOST_STONES = 128
"""A reserve has at most 99."""
MOST_POINTS = 1024
"""A mosaic has at most 256 cells, which give 512 points; no score is below -73."""
TAKEN_DIE = 0.5
"""What stands for a die in play that may not be picked."""


def observation(game: Galilee) -> Observation:
    """The planes and the numbers of the moves, which are those of the notation."""
    each = tuple(f"{name} of seat +{seat}" for seat in range(game.players) for name in EACH)
    area = max(game.layout.rows, GRID), max(game.layout.columns, GRID)
    return Observation((*TABLE_PLANES, *each), area, game.tables, observe, game.actions)


@helper
def width_of(tables: Ints) -> int:
    """The columns of a plane."""
    return max(tables[ACROSS], GRID)


@helper
def area_of(tables: Ints) -> int:
    """How many numbers a plane has."""
    return max(tables[CELLS] // tables[ACROSS], GRID) * width_of(tables)


@helper
def draw(tables: Ints, out: Floats, plane: int, words: Ints, at: int) -> None:
    """Write ones where a set of cells of the mosaic, in some words from ``at``, has cells."""
    first = plane * area_of(tables)
    across, width = tables[ACROSS], width_of(tables)
    for word in range(tables[WORDS]):
        left = words[at + word]
        while left:
            cell = WORD * word + bits.lowest(left)
            left &= left - 1
            row = cell // across
            out[first + row * width + cell - row * across] = 1


@helper
def put(tables: Ints, out: Floats, plane: int, row: int, column: int, value: float) -> None:
    """Write one number at a row and column of a plane."""
    out[plane * area_of(tables) + row * width_of(tables) + column] = value


@helper
def _observe_table(tables: Ints, state: Ints, out: Floats) -> None:
    """The sheet; dice by number and colour; a column for every colour in the bag or passed on."""
    draw(tables, out, IS_BLUE, tables, tables[BLUE])
    for region in range(tables[REGIONS]):
        draw(tables, out, IS_PINK, tables, tables[PINK] + region * tables[WORDS])
    for colour in range(COLOURS):
        number = state[NUMBERS + colour]
        if number:
            free = state[TABLE] >> colour & 1
            put(tables, out, DICE, number - 1, colour, 1.0 if free else TAKEN_DIE)
        for row in range(FACES):
            put(tables, out, IN_BAG, row, colour, state[BAG] >> colour & 1)
            put(tables, out, IS_KEPT, row, colour, state[KEPT] == colour + 1)


@helper
def _observe_pick(tables: Ints, state: Ints, at: int, out: Floats) -> None:
    """What the seat has picked while others have not: what it draws, and the tile it marks."""
    move = state[at + PENDING] - 1
    meaning = tables[tables[MEANINGS] + 2 * move]
    drawing = tables[tables[MEANINGS] + 2 * move + 1] - 1
    die, crossed = meaning % CROSSED, meaning // CROSSED
    if drawing >= 0:
        draw(tables, out, PICK_DRAWN, tables, tables[MASKS] + tables[WORDS] * drawing)
    row = crossed - 1 if crossed else die % FACES
    put(tables, out, PICK_MARKED, row, column_of(state, at, die // FACES), 1)


@helper
def _observe_seat(tables: Ints, state: Ints, seat: int, further: int, out: Floats) -> None:
    """A mosaic, a tile grid, the tiles that free dice mean on it, stones and points."""
    first = len(TABLE_PLANES) + further * len(EACH)
    area = area_of(tables)
    at = seat_at(tables, seat)
    draw(tables, out, first + IS_COVERED, state, at + COVERED)
    for column in range(GRID):
        taken = taken_rows(state, at, column)
        for row in range(GRID):
            crossed = column + 1 == state[at + COLUMN]
            put(tables, out, first + TILES, row, column, crossed or taken >> row & 1)
    for colour in range(COLOURS):
        if state[TABLE] >> colour & 1 and state[at + COLUMN]:
            column = column_of(state, at, colour)
            put(tables, out, first + OFFERS, state[NUMBERS + colour] - 1, column, 1)
    fill(out, first + STONES_LEFT, area, state[at + STONES] / MOST_STONES)
    score = points(tables, state, at) + majority(tables, state, seat)
    fill(out, first + POINTS, area, score / MOST_POINTS)
    fill(out, first + IS_ROLLER, area, state[ROLLER] == seat)
    fill(out, first + HAS_PICKED, area, state[at + PENDING] != 0)


@kernel(OBSERVE)
def observe(tables: Ints, state: Ints, seat: int, out: Floats) -> None:
    """The sheet and the dice, one's own pick; then every seat's sheet, one's own first."""
    _observe_table(tables, state, out)
    at = seat_at(tables, seat)
    if state[at + PENDING] > 0:
        _observe_pick(tables, state, at, out)
    fill(out, TURN, area_of(tables), state[WAITING] >> seat & 1)
    for further in range(tables[PLAYERS]):
        _observe_seat(tables, state, (seat + further) % tables[PLAYERS], further, out)
