"""A sheet as it looks, printed and filled in: mosaic, tile grid and reserve."""

from collections.abc import Callable, Collection
from functools import lru_cache
from itertools import product

from musivum.drawing.palette import SIGN_OF, Colour, Sign
from musivum.drawing.scene import Board, Cell, Label, Nothing, Piece, Role, piece, text
from musivum.games.galilee.picture import picture
from musivum.games.galilee.sheet import FALSE, GENUINE, GRID, Sheet
from musivum.geometry import polyomino
from musivum.geometry.polyomino import Shape

STONES: dict[str, Colour] = {
    "R": "terracotta",
    "B": "lapis",
    "G": "verdigris",
    "Y": "gold",
    "P": "rose",
}
TINTS: dict[str, Colour] = {GENUINE: "lapis", FALSE: "rose"}
TAKEN: dict[str, Colour] = {"free": "gold", "marked": "lapis", "crossed": "marble"}
KINDS = {GENUINE: "blue", FALSE: "pink"}
TILES, RESERVE = "tiles", "reserve"


# The mosaic


def mosaic_name(seat: int) -> str:
    """The board of a seat's mosaic."""
    return f"mosaic{seat}"


def mosaic(
    sheet: Sheet,
    seat: int,
    role: Role,
    covered: Collection[int] = (),
    pending: Collection[int] = (),
) -> Board:
    """The mosaic of a sheet: pieces lie on covered cells, ringed ones on those that will be."""
    return _mosaic(sheet, seat, role, frozenset(covered), frozenset(pending))


@lru_cache(maxsize=500)  # most mosaics are as they were a move ago
def _mosaic(
    sheet: Sheet, seat: int, role: Role, covered: frozenset[int], pending: frozenset[int]
) -> Board:
    cells, pieces = _laid(sheet.mosaic, covered, pending)
    box = (0.3, 0.3, len(sheet.mosaic[0]) + 0.4, len(sheet.mosaic) + 0.4)
    name, title = mosaic_name(seat), text("galilee-mosaic")
    return Board(name, title, role, box, cells, pieces, seat=seat, picture=picture(sheet))


@lru_cache(maxsize=500)  # some 10 kB each
def _laid(
    mosaic: tuple[str, ...], covered: frozenset[int], pending: frozenset[int]
) -> tuple[list[Cell], list[Piece]]:
    cells, pieces = [], []
    number = 0
    for row, line in enumerate(mosaic, 1):
        for column, letter in enumerate(line, 1):
            lies = number in covered or number in pending
            cell = _cell(row, column, letter, lies)
            cells.append(cell)
            if lies:
                colour: Colour = TINTS.get(letter, "marble")
                sign = cell.sign or (SIGN_OF["lapis"] if letter == GENUINE else "")
                ring = number in pending
                pieces.append(piece(column, row, colour, sign, cell=cell.id, ring=ring))
            number += 1
    return cells, pieces


@lru_cache(maxsize=1000)
def _cell(row: int, column: int, letter: str, lies: bool) -> Cell:
    """A cell of a mosaic: genuine, false or plain, covered or not."""
    said = text(
        "galilee-cell",
        row=row,
        column=column,
        kind=KINDS.get(letter, "plain"),
        covered="yes" if lies else "no",
    )
    sign: Sign | Nothing = "cross" if letter == FALSE else ""
    tint: Colour | Nothing = TINTS.get(letter, "")
    return Cell(f"{row},{column}", column, row, said, tint=tint, sign=sign)


# The tile grid and the reserve


ROW_NUMBERS = [Label(0.3, row, str(row), size=0.32) for row in range(1, GRID + 1)]


def printed_tiles(
    sheet: Sheet, taken: Callable[[int, int], str]
) -> tuple[list[Cell], list[Piece], list[Label]]:
    """The tiles as they are printed; ``taken`` says of a row and a column (from 1) whether its tile
    is free, marked or crossed off."""
    cells, pieces = [], []
    labels = list(ROW_NUMBERS)
    for row, column in product(range(1, GRID + 1), repeat=2):
        shape = sheet.tiles[row - 1][column - 1]
        at = f"{row},{column}"
        now = taken(row, column)
        cells.append(_tile(row, column, len(shape), now))
        pieces += _small(shape, column, row, at, now)
        if now != "free":
            colour: Colour = "lapis" if now == "marked" else "marble"
            pieces.append(piece(column, row, colour, look="crossed", cell=at))
    return cells, pieces, labels


def tile_grid(cells: list[Cell], pieces: list[Piece], labels: list[Label]) -> Board:
    """The board of the tiles, with room above for the colours that mean their columns."""
    box = (0.05, -0.05, GRID + 0.55, GRID + 0.65)
    return Board(TILES, text("galilee-tiles"), "tray", box, cells, pieces, labels, scale=1.15)


@lru_cache(maxsize=500)
def reserve(left: int, all_of_it: int) -> Board:
    """The stones that are left, on their places."""
    cells = [
        Cell(str(n), n, 0, text("galilee-stone", number=n, left="yes" if n <= left else "no"))
        for n in range(1, all_of_it + 1)
    ]
    pieces = [piece(n, 0, "gold", cell=str(n), size=0.8) for n in range(1, left + 1)]
    box = (0.4, -0.6, all_of_it + 0.2, 1.2)
    return Board(RESERVE, text("galilee-reserve"), "tray", box, cells, pieces, scale=0.7)


@lru_cache(maxsize=1000)
def _tile(row: int, column: int, cells: int, taken: str) -> Cell:
    """A tile of the tile grid."""
    said = text("galilee-tile", row=row, column=column, cells=cells, taken=taken)
    return Cell(f"{row},{column}", column, row, said)


@lru_cache(maxsize=1000)
def _small(shape: Shape, x: float, y: float, cell: str, taken: str) -> list[Piece]:
    """A tile as it is printed in the tile grid."""
    height, width = polyomino.box(shape)
    side = 0.165
    colour = TAKEN[taken]
    return [
        piece(
            x + (column - (width - 1) / 2) * side,
            y + (row - (height - 1) / 2) * side,
            colour,
            look="flat",
            cell=cell,
            size=side,
        )
        for row, column in shape
    ]
