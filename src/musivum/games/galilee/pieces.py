"""A sheet as it looks, printed and filled in: mosaic, tile grid and reserve."""

from collections.abc import Collection, Iterable
from functools import lru_cache

from musivum.drawing.lasting import lasting
from musivum.drawing.palette import SIGN_OF, Colour, Sign
from musivum.drawing.scene import Board, Cell, Label, Nothing, Piece, Role, Text, piece, text
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
Box = tuple[float, float, float, float]


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


@lasting(12)
def _mosaic(
    sheet: Sheet, seat: int, role: Role, covered: frozenset[int], pending: frozenset[int]
) -> Board:
    cells, pieces = _laid(sheet.mosaic, covered, pending)
    name, title, box = _frame(sheet.mosaic, seat)
    return Board(name, title, role, box, cells, pieces, seat=seat, picture=picture(sheet))


@lru_cache(maxsize=100)
def _frame(mosaic: tuple[str, ...], seat: int) -> tuple[str, Text, Box]:
    """Name, title and box of a mosaic."""
    box = (0.3, 0.3, len(mosaic[0]) + 0.4, len(mosaic) + 0.4)
    return mosaic_name(seat), text("galilee-mosaic"), box


@lasting(12)
def _laid(
    mosaic: tuple[str, ...], covered: frozenset[int], pending: frozenset[int]
) -> tuple[list[Cell], list[Piece]]:
    printed, laid, stones, ringed = _looks(mosaic)
    cells, pieces = list(printed), []
    for number in sorted(covered | pending):
        cells[number] = laid[number]
        pieces.append(ringed[number] if number in pending else stones[number])
    return cells, pieces


@lru_cache(maxsize=20)
def _looks(
    mosaic: tuple[str, ...],
) -> tuple[list[Cell], list[Cell], list[Piece], list[Piece]]:
    """All cells of a mosaic as they are printed, and as they are covered; the stones that cover
    them, and those that will."""
    places = [
        (row, column, letter)
        for row, line in enumerate(mosaic, 1)
        for column, letter in enumerate(line, 1)
    ]
    return (
        [_cell(*place, lies=False) for place in places],
        [_cell(*place, lies=True) for place in places],
        [_stone(*place, ring=False) for place in places],
        [_stone(*place, ring=True) for place in places],
    )


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


def _stone(row: int, column: int, letter: str, ring: bool) -> Piece:
    """What covers a cell of a mosaic."""
    colour: Colour = TINTS.get(letter, "marble")
    sign: Sign | Nothing = {FALSE: "cross", GENUINE: SIGN_OF["lapis"]}.get(letter, "")
    return piece(column, row, colour, sign, cell=f"{row},{column}", ring=ring)


@lru_cache(maxsize=20)
def cell_names(mosaic: tuple[str, ...]) -> list[str]:
    """The names of all cells of a mosaic."""
    rows, columns = len(mosaic), len(mosaic[0])
    return [f"{row},{column}" for row in range(1, rows + 1) for column in range(1, columns + 1)]


@lru_cache(maxsize=20)
def genuine_cells(mosaic: tuple[str, ...]) -> frozenset[int]:
    """The numbers of the cells that are genuine."""
    return frozenset(number for number, letter in enumerate("".join(mosaic)) if letter == GENUINE)


# The tile grid and the reserve


ROW_NUMBERS = [Label(0.3, row, str(row), size=0.32) for row in range(1, GRID + 1)]


def printed_tiles(
    sheet: Sheet, taken: Iterable[tuple[str, ...]]
) -> tuple[list[Cell], list[Piece], list[Label]]:
    """The tiles as they are printed; ``taken`` says of each, row by row, whether it is free, marked
    or crossed off."""
    cells: list[Cell] = []
    pieces: list[Piece] = []
    for row, tiles in enumerate(taken, 1):
        shown, drawn = _row_of_tiles(sheet, row, tiles)
        cells += shown
        pieces += drawn
    return cells, pieces, list(ROW_NUMBERS)


@lru_cache(maxsize=5000)
def _row_of_tiles(sheet: Sheet, row: int, taken: tuple[str, ...]) -> tuple[list[Cell], list[Piece]]:
    """A row of the tile grid, from 1."""
    tiles = zip(sheet.tiles[row - 1], taken, strict=True)
    found = [_tile(tile, row, column, how) for column, (tile, how) in enumerate(tiles, 1)]
    return [cell for cell, _ in found], [one for _, drawn in found for one in drawn]


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


@lru_cache(maxsize=5000)
def _tile(shape: Shape, row: int, column: int, taken: str) -> tuple[Cell, list[Piece]]:
    """A tile of the tile grid, small as it is printed there, and crossed where it is taken."""
    at = f"{row},{column}"
    said = text("galilee-tile", row=row, column=column, cells=len(shape), taken=taken)
    height, width = polyomino.box(shape)
    side = 0.165
    pieces = [
        piece(
            column + (x - (width - 1) / 2) * side,
            row + (y - (height - 1) / 2) * side,
            TAKEN[taken],
            look="flat",
            cell=at,
            size=side,
        )
        for y, x in shape
    ]
    if taken != "free":
        colour: Colour = "lapis" if taken == "marked" else "marble"
        pieces.append(piece(column, row, colour, look="crossed", cell=at))
    return Cell(at, column, row, said), pieces
