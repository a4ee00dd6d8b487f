"""Mosaics, the tile grid, the reserve and the dice to look at and to click on."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from musivum.core.game import Game, Move, View
from musivum.core.numbers import Ints
from musivum.core.state import actions
from musivum.drawing.lasting import lasting
from musivum.drawing.palette import SIGN_OF, Colour
from musivum.drawing.scene import (
    Account,
    AccountLine,
    Board,
    Cell,
    Label,
    Piece,
    Point,
    Role,
    Scene,
    Steps,
    Text,
    piece,
    text,
)
from musivum.games.galilee import picks, rules
from musivum.games.galilee.board import dice_in, meant
from musivum.games.galilee.data import COLOURS, FACES, WORD, regions
from musivum.games.galilee.notation import die_name
from musivum.games.galilee.pieces import (
    STONES,
    cell_names,
    genuine_cells,
    mosaic,
    mosaic_name,
    printed_tiles,
    reserve,
    tile_grid,
)
from musivum.games.galilee.sheet import GRID, Sheet
from musivum.games.galilee.steps import DICE, Picking
from musivum.geometry import polyomino
from musivum.geometry.members import members

if TYPE_CHECKING:
    from musivum.games.galilee.game import Galilee

Moves = Iterable[tuple[int | None, Move | str]]
BAG = "bag"
FIRST_ROW = sum(1 << FACES * column for column in range(GRID))
"""Its tiles, as MARKED has them."""
LETTERS = [Label(n, 0.72, letter, size=0.34) for n, letter in enumerate(COLOURS)]
"""What stands below the dice of the bag."""
NO_CELLS: frozenset[int] = frozenset()

ARROW: tuple[Point, ...] = (
    (-0.05, -0.36),
    (0.05, -0.36),
    (0.05, 0.12),
    (0.15, 0.12),
    (0, 0.36),
    (-0.15, 0.12),
    (-0.05, 0.12),
)
STROKE: tuple[Point, ...] = ((-0.2, -0.07), (0.2, -0.07), (0.2, 0), (-0.2, 0))
"""An arrow that points down, and what strikes it out …"""


def _leant(shape: tuple[Point, ...], sine: float) -> tuple[Point, ...]:
    cosine = (1 - sine**2) ** 0.5
    return tuple((x * cosine - y * sine, x * sine + y * cosine) for x, y in shape)


LEANING = {
    f"{name}-{side}": _leant(shape, sine)
    for name, shape in (("arrow", ARROW), ("stroke", STROKE))
    for side, sine in (("left", 0.6), ("right", -0.6))
}
"""… as they lean to the columns at the left and at the right."""


def scene(game: Game, view: View) -> Scene:
    """One's own mosaic large, the others small; dice, tile grid and reserve beside them."""
    return _Sheet(game, view).scene()  # type: ignore[arg-type]


def remembered(scene: Scene, moves: Moves) -> Scene:
    """The same with the tiles as they were drawn: a view knows covered cells, and no tiles.

    A tile is told only where all its cells are seen to be covered, so nothing is told of a pick
    that is not carried out yet.
    """
    _, played = _played(id(moves), moves)
    boards = [
        _with_tiles(board, played.get(board.seat, ())) if board.picture else board
        for board in scene.boards
    ]
    return Scene(scene.prompt, boards, scene.accounts, scene.steps, scene.first, scene.secret)


@lasting(2, by=1)
def _played(_moves: int, moves: Moves) -> tuple[Moves, dict[int | None, tuple[Move | str, ...]]]:
    """The moves of every seat, made once for all who look at the same list of moves; that is kept
    with them, so that no other one can be taken for it."""
    found: dict[int | None, list[Move | str]] = {}
    for seat, move in moves:
        found.setdefault(seat, []).append(move)
    return moves, {seat: tuple(played) for seat, played in found.items()}


@lasting(12)
def _with_tiles(board: Board, moves: tuple[Move | str, ...]) -> Board:
    covered = {one.cell for one in board.pieces}
    tiles = [cells for cells in _drawn(moves) if covered.issuperset(cells)]
    if not tiles:
        return board
    # As ``mosaic`` makes it; ``dataclasses.replace`` would take four times as long.
    placed = board.name, board.title, board.role, board.box, board.cells, board.pieces
    return Board(*placed, seat=board.seat, picture=board.picture, laid=tiles)


@lasting(12)
def _drawn(moves: tuple[Move | str, ...]) -> list[list[str]]:
    """The cells of all tiles that moves draw."""
    return [cells for cells in [_cells_of(str(move)) for move in moves] if cells]


@lru_cache(maxsize=5000)
def _cells_of(move: str) -> list[str]:
    """The cells that a move draws a tile on, such as `R4 ##/.#@2,3`, if any."""
    tile, at, corner = move.rpartition(" ")[2].partition("@")
    if not at:
        return []
    top, left = map(int, corner.split(","))
    return [f"{top + row},{left + column}" for row, column in polyomino.shape(tile)]


def tried(game: Game, array: Ints, seat: int, action: int) -> None:
    """Make a pick as if nobody else did anything: it is not carried out until all have picked."""
    rules.mark_and_draw(game.tables, array, picks.seat_at(game.tables, seat), action)


def ahead(_game: Game, array: Ints, seat: int) -> bool:
    """While the roller picks, the others see the dice, and nobody else draws on their sheets: they
    can plan to pick any of them, and lose that plan only if the roller takes the die. After their
    picks the next dice are not rolled yet, and nothing is certain."""
    if array[picks.WAITING] != 1 << array[picks.ROLLER] or array[picks.KEPT]:
        return False
    array[picks.WAITING] = 1 << seat
    return True


def earned(game: Game, array: Ints, seat: int) -> int:
    """The points of a seat's own sheet. Who has covered most is also what the others do."""
    return int(rules.points(game.tables, array, picks.seat_at(game.tables, seat)))


def _arrows(game: Game, view: View) -> Board:
    return _Sheet(game, view).arrows(carried=True)  # type: ignore[arg-type]


def _first_arrows(game: Game, view: View) -> Board:
    return _Sheet(game, view).arrows(carried=False)  # type: ignore[arg-type]


PICTURED = {"arrows": _arrows, "arrows-first": _first_arrows}
"""Boards that no table shows, for the pictures of the rules page."""


class _Sheet:
    """The view of a seat, or of a spectator, who is shown the sheet of seat 0."""

    def __init__(self, game: "Galilee", view: View) -> None:
        self.game = game
        self.view = view
        self.numbers: list[int] = view["state"]
        self.mosaic = game.sheet.mosaic
        self.own: int = view["seat"] or 0
        self.at = self._at(self.own)
        self.covered = [self._covered(seat) for seat in range(view["players"])]

    def scene(self) -> Scene:
        players = self.view["players"]
        seats = [(self.own + step) % players for step in range(players)]
        boards = [self._mosaic(seat, "other" if n else "main") for n, seat in enumerate(seats)]
        boards += [*self._dice(), self._bag(), self._tile_grid(), self._reserve()]
        steps = Steps()
        legal = actions(self.game, self.view)
        first = self._picking(steps).pick_die(legal) if legal else None
        accounts = [self._account(seat) for seat in range(players)]
        return Scene(self._prompt(), boards, accounts, steps.steps, first)

    def _at(self, seat: int) -> int:
        return picks.SEATS + seat * (picks.COVERED + self.game.layout.words)

    def _prompt(self) -> Text:
        if self.view["outcome"]:
            return text(self.view["outcome"]["reason"])
        phase = "roll" if self.view["awaiting"] == [-1] else "pick"
        if phase == "pick" and self.numbers[picks.KEPT]:
            phase = "others"
        return text("galilee-prompt-watch", phase=phase)

    def _picking(self, steps: Steps) -> Picking:
        return Picking(self.game, self.own, self.numbers[self.at + picks.COLUMN], steps)

    # Boards

    def _covered(self, seat: int) -> frozenset[int]:
        start = self._at(seat) + picks.COVERED
        words = self.numbers[start : start + self.game.layout.words]
        return _cells_in(tuple(words))

    def _pending(self, seat: int) -> frozenset[int]:
        """What one's own pick will cover as soon as the others have picked."""
        pick = self.numbers[self._at(seat) + picks.PENDING]
        drawn = self.game.layout.meanings[pick - 1][2] if pick > 0 else 0
        return frozenset(self.game.layout.drawings[drawn - 1].cells) if drawn else NO_CELLS

    def _mosaic(self, seat: int, role: Role) -> Board:
        return mosaic(self.game.sheet, seat, role, self.covered[seat], self._pending(seat))

    def _dice(self) -> list[Board]:
        """The dice in play; one that may be picked no more has no cell to click."""
        numbers = self.numbers[picks.NUMBERS : picks.NUMBERS + len(COLOURS)]
        return [_dice(tuple(numbers), self.numbers[picks.TABLE])] if any(numbers) else []

    def _bag(self) -> Board:
        shown = self.numbers[picks.NUMBERS : picks.NUMBERS + len(COLOURS)]
        return _bag(self.numbers[picks.BAG], self.numbers[picks.KEPT], tuple(map(bool, shown)))

    def _tile_grid(self) -> Board:
        """The tiles, under the colours that mean their columns."""
        numbers, at = self.numbers, self.at
        crossed = numbers[at + picks.ROW], numbers[at + picks.COLUMN]
        return _tile_grid(self.game.sheet, *crossed, numbers[at + picks.MARKED])

    def arrows(self, carried: bool) -> Board:
        """The tiles under the printed arrows: every colour points at two neighbouring columns.

        Arrows at the crossed-off column are struck out; with ``carried`` all others too that the
        set-up strikes out then.
        """
        row, crossed = self.numbers[self.at + picks.ROW], self.numbers[self.at + picks.COLUMN]
        marked = self.numbers[self.at + picks.MARKED]
        cells, pieces, labels = _tiles(self.game.sheet, row, crossed, marked)
        for number, letter in enumerate(COLOURS):
            stone = STONES[letter]
            middle = number + 1.5
            pieces.append(piece(middle, -0.62, stone, SIGN_OF[stone], size=0.5))
            labels.append(Label(middle + 0.4, -0.72, letter, size=0.28))
            for column, lean in ((number + 1, "left"), (number + 2, "right")):
                x = (middle + column) / 2
                struck = column == crossed
                if carried and crossed:
                    struck = column not in meant(crossed)[letter]
                colour: Colour = "marble" if struck else stone
                pieces.append(piece(x, 0.02, colour, shape=f"arrow-{lean}", look="card"))
                if struck:
                    pieces.append(piece(x, 0.02, "terracotta", shape=f"stroke-{lean}", look="card"))
        box = (0.05, -0.95, GRID + 0.55, GRID + 1.55)
        title = text("galilee-tiles")
        return Board("arrows", title, "tray", box, cells, pieces, labels, shapes=LEANING, scale=1.4)

    def _reserve(self) -> Board:
        return reserve(self.numbers[self.at + picks.STONES], self.game.sheet.reserve)

    # The score

    def _account(self, seat: int) -> Account:
        at, total = self._at(seat), self.view["scores"][seat]
        stones = self.numbers[at + picks.STONES]
        alone = self.view["players"] == 1
        if not alone and not any(self.covered):
            total = stones  # all tie, with nothing: nobody wants to read that as points
        return _account(self.mosaic, seat, self.covered[seat], stones, total, alone)


# Parts that are made once, for all who see them


@lasting(12)
def _cells_in(words: tuple[int, ...]) -> frozenset[int]:
    inside = sum([(word & 2**WORD - 1) << WORD * number for number, word in enumerate(words)])
    return frozenset(members(inside))


@lasting(4)
def _dice(numbers: tuple[int, ...], free: int) -> Board:
    """The dice in play; those that are not free, as bits, may be picked no more."""
    cells: list[Cell] = []
    pieces: list[Piece] = []
    labels: list[Label] = []
    shown = [(colour, number) for colour, number in enumerate(numbers) if number]
    for place, (colour, number) in enumerate(shown):
        cell, drawn, label = _die(place, colour, number, bool(free >> colour & 1))
        cells.append(cell)
        pieces += drawn
        labels.append(label)
    box = (-0.6, -0.6, 1.15 * len(shown) + 0.05, 1.6)
    return Board(DICE, text("galilee-dice"), "tray", box, cells, pieces, labels, scale=1.15)


@cache
def _die(place: int, colour: int, number: int, free: bool) -> tuple[Cell, list[Piece], Label]:
    """A die at its place in the row."""
    name = die_name(FACES * colour + number - 1)
    letter = COLOURS[colour]
    x = 1.15 * place
    said = text("galilee-die", colour=letter, number=number, free="yes" if free else "no")
    stone = STONES[letter]
    pieces = [piece(x, 0, stone, SIGN_OF[stone], str(number), look="die", cell=name)]
    if not free:
        pieces.append(piece(x, 0, "marble", look="crossed", cell=name))
    return Cell(name, x, 0, said), pieces, Label(x, 0.72, letter, size=0.34)


@cache
def _bag_die(place: int, letter: str, where: str) -> Cell:
    return Cell(letter, place, 0, text("galilee-bag-die", colour=letter, where=where))


@lru_cache(maxsize=500)
def _bag(bag: int, kept: int, in_play: tuple[bool, ...]) -> Board:
    """All five dice: those in the bag lie there, the others are hollows."""
    table = dice_in(bag, kept, in_play)
    cells, pieces = [], []
    for n, letter in enumerate(COLOURS):
        where = "bag" if letter in table["bag"] else "play"
        if letter in table["discarded"]:
            where = "discarded"
        elif letter == table["passed"]:
            where = "passed"
        cells.append(_bag_die(n, letter, where))
        if where == "bag":
            stone = STONES[letter]
            pieces.append(piece(n, 0, stone, SIGN_OF[stone], look="die", cell=letter, size=0.85))
    box = (-0.6, -0.6, len(COLOURS) + 0.2, 1.6)
    return Board(BAG, text("galilee-bag"), "tray", box, cells, pieces, LETTERS, scale=0.7)


@lasting(12)
def _tile_grid(sheet: Sheet, row: int, column: int, marked: int) -> Board:
    cells, pieces, labels = _tiles(sheet, row, column, marked)
    above, beside = _colours(column)
    return tile_grid(cells, pieces + above, labels + beside)


def _tiles(
    sheet: Sheet, row: int, column: int, marked: int
) -> tuple[list[Cell], list[Piece], list[Label]]:
    """The tiles: those of the row and the column (from 1) are crossed off, others are marked."""
    taken = [_taken(row == one + 1, column, marked >> one & FIRST_ROW) for one in range(GRID)]
    return printed_tiles(sheet, taken)


@cache
def _taken(crossed: bool, column: int, marked: int) -> tuple[str, ...]:
    """The tiles of a row: ``marked`` has a bit for each, as they come in MARKED."""
    return tuple(
        "crossed"
        if crossed or column == other + 1
        else ("marked" if marked >> FACES * other & 1 else "free")
        for other in range(GRID)
    )


@cache
def _colours(crossed: int) -> tuple[list[Piece], list[Label]]:
    """The colours above the columns that they mean, once one is crossed off."""
    pieces, labels = [], []
    for letter, (means,) in meant(crossed).items() if crossed else ():
        stone = STONES[letter]
        pieces.append(piece(means, 0.28, stone, SIGN_OF[stone], size=0.42))
        labels.append(Label(means + 0.36, 0.28, letter, size=0.28))
    return pieces, labels


@lasting(12)
def _account(
    mosaic: tuple[str, ...],
    seat: int,
    covered: frozenset[int],
    stones: int,
    total: int,
    alone: bool,
) -> Account:
    """What comes of the cells and the stones of a seat; the rest is for the most cells or, alone,
    for all that was used."""
    blue, pink = _blue_and_pink(mosaic, seat, covered)
    rest = total - stones - sum(line.points or 0 for line in (blue, pink))
    more = _used(rest) if alone else _most(len(covered), rest)
    return Account(seat, total, [blue, pink, more, _stones(stones)])


@lru_cache(maxsize=1000)
def _most(cells: int, points: int) -> AccountLine:
    return AccountLine(text("galilee-account-most", cells=cells), points)


@lru_cache(maxsize=100)
def _used(points: int) -> AccountLine:
    return AccountLine(text("galilee-account-used", used=-points), points)


@lru_cache(maxsize=100)
def _stones(left: int) -> AccountLine:
    return AccountLine(text("galilee-account-stones", stones=left), left, colour="gold")


@lasting(12)
def _blue_and_pink(
    mosaic: tuple[str, ...], seat: int, covered: frozenset[int]
) -> tuple[AccountLine, AccountLine]:
    """What genuine and false cells bring."""
    names, genuine = cell_names(mosaic), genuine_cells(mosaic)

    def named(cells: Iterable[int]) -> list[str]:
        return [names[cell] for cell in sorted(cells)]

    blue = covered & genuine
    pink = [region for region in _regions(mosaic) if region & covered]
    return (
        AccountLine(
            text("galilee-account-blue", cells=len(blue)),
            rules.BLUE_CELL * len(blue),
            mosaic_name(seat),
            [named(blue)] if blue else [],
            "lapis",
        ),
        AccountLine(
            text("galilee-account-pink", regions=len(pink)),
            -min(rules.PINK_REGION * len(pink), rules.MOST_PINK),
            mosaic_name(seat),
            [named(region) for region in pink],
            "rose",
        ),
    )


_regions = lru_cache(maxsize=20)(regions)
