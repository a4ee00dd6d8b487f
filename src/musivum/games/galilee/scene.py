"""Mosaics, the tile grid, the reserve and the dice to look at and to click on."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, lru_cache
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

import numpy as np

from musivum.core.game import Game, Move, View
from musivum.core.numbers import Ints
from musivum.drawing.lasting import lasting
from musivum.drawing.palette import SIGN_OF, Colour
from musivum.drawing.scene import (
    Account,
    AccountLine,
    Board,
    Button,
    Cell,
    Choose,
    Label,
    Leaf,
    Piece,
    Place,
    Point,
    Role,
    Scene,
    Steps,
    Text,
    held,
    piece,
    text,
)
from musivum.drawing.ways import Group, Ways
from musivum.games.galilee import picks, rules
from musivum.games.galilee.board import dice, meant
from musivum.games.galilee.data import COLOURS, FACES, WORD, regions
from musivum.games.galilee.notation import die_name
from musivum.games.galilee.pieces import (
    STONES,
    TILES,
    cell_names,
    genuine_cells,
    mosaic,
    mosaic_name,
    printed_tiles,
    reserve,
    tile_grid,
)
from musivum.games.galilee.sheet import GRID, Sheet
from musivum.geometry import polyomino
from musivum.geometry.polyomino import Shape

if TYPE_CHECKING:
    from musivum.games.galilee.game import Galilee

DICE, BAG = "dice", "bag"
STONE: Shape = ((0, 0),)
NO_CELLS: frozenset[int] = frozenset()
NO_DIE = Choose(text("galilee-prompt-die"), DICE)
"""The first step, until the others are known that follow it."""
_BEGIN = itemgetter(0)
Drawn = dict[str, list[str]]
"""What may be drawn, as moves say it before the ``@``, and on which cells it is held then."""


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


def remembered(scene: Scene, moves: Iterable[tuple[int | None, Move | str]]) -> Scene:
    """The same with the tiles as they were drawn: a view knows covered cells, and no tiles.

    A tile is told only where all its cells are seen to be covered, so nothing is told of a pick
    that is not carried out yet.
    """
    listed = list(moves)
    boards = [
        _with_tiles(board, tuple([move for seat, move in listed if seat == board.seat]))
        if board.picture
        else board
        for board in scene.boards
    ]
    return Scene(scene.prompt, boards, scene.accounts, scene.steps, scene.first, scene.secret)


@lasting(12)
def _with_tiles(board: Board, moves: tuple[Move | str, ...]) -> Board:
    covered = {one.cell for one in board.pieces}
    tiles = [list(cells) for cells in _drawn(moves) if covered.issuperset(cells)]
    return replace(board, laid=tiles) if tiles else board


@lasting(12)
def _drawn(moves: tuple[Move | str, ...]) -> list[tuple[str, ...]]:
    """The cells of all tiles that moves draw."""
    return [cells for cells in [_cells_of(str(move)) for move in moves] if cells]


@lru_cache(maxsize=5000)
def _cells_of(move: str) -> tuple[str, ...]:
    """The cells that a move draws a tile on, such as `R4 ##/.#@2,3`, if any."""
    tile, at, corner = move.rpartition(" ")[2].partition("@")
    if not at:
        return ()
    top, left = map(int, corner.split(","))
    return tuple(f"{top + row},{left + column}" for row, column in polyomino.shape(tile))


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
        self.state: Ints = np.array(view["state"], dtype=np.int64)
        self.numbers: list[int] = view["state"]
        """The same, for reading one by one."""
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
        first = self._pick_die(steps) if self.view["legal"] else None
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

    # Boards

    def _covered(self, seat: int) -> frozenset[int]:
        start = self._at(seat) + picks.COVERED
        words = self.numbers[start : start + self.game.layout.words]
        return _cells_in(tuple(words), self.game.layout.cells)

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
        table = dice(self.numbers)
        return _bag(tuple(table["bag"]), tuple(table["discarded"]), table["passed"])

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
                    struck = column != int(picks.column_of(self.state, self.at, number)) + 1
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
        if self.view["players"] == 1:
            used = self.numbers[at + picks.MARKED].bit_count() + self.game.sheet.reserve - stones
            return _account(self.mosaic, seat, self.covered[seat], stones, total, -used, True)
        most = int(rules.majority(self.game.tables, self.state, seat))
        if not any(self.covered):
            total -= most  # all tie, with nothing: nobody wants to read that as points
            most = 0
        return _account(self.mosaic, seat, self.covered[seat], stones, total, most, False)

    # Steps

    def _pick_die(self, steps: Steps) -> int:
        """Pick a die; then draw its tile, or mark another tile of its column and draw a stone."""
        number = steps.add(NO_DIE)
        by_die: dict[str, Drawn] = {}
        # Moves come in their order: those that draw the same stand side by side.
        for begin, found in groupby(map(_held_at, self.view["legal"]), _BEGIN):
            drawn = by_die.setdefault(begin[:2], {}).setdefault(begin[2:], [])
            drawn += [cell for _, cell in found]
        at = {}
        for die, options in by_die.items():
            column = int(picks.column_of(self.state, self.at, COLOURS.index(die[0]))) + 1
            if any(part.startswith(" x") for part in options):
                at[die] = Leaf(die, self._cross(column, options, steps))
            else:
                at[die] = Leaf(die, self._draw_tile(int(die[1]), column, options, steps))
        steps.steps[number] = Choose(text("galilee-prompt-die"), DICE, at)
        return number

    def _draw_tile(self, row: int, column: int, drawn: Drawn, steps: Steps) -> int:
        if "" in drawn:
            button = Button(text("galilee-mark-only"), Leaf(""), main=True)
            prompt = text("galilee-prompt-fits-nowhere")
            return steps.add(Choose(prompt, TILES, {f"{row},{column}": Leaf("")}, {}, [button]))
        tile = self.game.sheet.tiles[row - 1][column - 1]
        return steps.add(self._place(text("galilee-prompt-tile"), tile, drawn))

    def _cross(self, column: int, drawn: Drawn, steps: Steps) -> int:
        """The tile is taken: mark another one of the column, and draw a stone."""
        at = {}
        places: dict[tuple[str, ...], int] = {}
        for begin, cells in drawn.items():
            crossed, stone = begin[:3], begin[3:]
            then = None
            if stone:
                where = tuple(cells)
                if where not in places:  # mostly a stone may lie wherever another one may
                    place = self._place(text("galilee-prompt-stone"), STONE, {stone: cells})
                    places[where] = steps.add(place)
                then = places[where]
            at[f"{crossed[2]},{column}"] = Leaf(crossed, then)
        return steps.add(Choose(text("galilee-prompt-cross", column=column), TILES, at))

    def _place(self, prompt: Text, tile: Shape, drawn: Drawn) -> Place:
        """A tile in all its turns, each with every place inside the mosaic."""
        turns = [
            held(ways, drawn.get(drawing, []))
            for drawing, ways in _ways(tile, len(self.mosaic), len(self.mosaic[0]))
        ]
        return Place(prompt, mosaic_name(self.own), turns)


# Parts that are made once, for all who see them


@lasting(12)
def _cells_in(words: tuple[int, ...], cells: int) -> frozenset[int]:
    return frozenset([cell for cell in range(cells) if words[cell // WORD] >> cell % WORD & 1])


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


@lru_cache(maxsize=500)
def _bag(bag: tuple[str, ...], discarded: tuple[str, ...], passed: str | None) -> Board:
    """All five dice: those in the bag lie there, the others are hollows."""
    cells, pieces = [], []
    for n, letter in enumerate(COLOURS):
        where = "bag" if letter in bag else "play"
        if letter in discarded:
            where = "discarded"
        elif letter == passed:
            where = "passed"
        cells.append(Cell(letter, n, 0, text("galilee-bag-die", colour=letter, where=where)))
        if where == "bag":
            stone = STONES[letter]
            pieces.append(piece(n, 0, stone, SIGN_OF[stone], look="die", cell=letter, size=0.85))
    labels = [Label(n, 0.72, letter, size=0.34) for n, letter in enumerate(COLOURS)]
    box = (-0.6, -0.6, len(COLOURS) + 0.2, 1.6)
    return Board(BAG, text("galilee-bag"), "tray", box, cells, pieces, labels, scale=0.7)


@lasting(12)
def _tile_grid(sheet: Sheet, row: int, column: int, marked: int) -> Board:
    cells, pieces, labels = _tiles(sheet, row, column, marked)
    if column:
        for letter, (means,) in meant(column).items():
            stone = STONES[letter]
            pieces.append(piece(means, 0.28, stone, SIGN_OF[stone], size=0.42))
            labels.append(Label(means + 0.36, 0.28, letter, size=0.28))
    return tile_grid(cells, pieces, labels)


def _tiles(
    sheet: Sheet, row: int, column: int, marked: int
) -> tuple[list[Cell], list[Piece], list[Label]]:
    """The tiles: those of the row and the column (from 1) are crossed off, others are marked."""

    def taken(one: int, other: int) -> str:
        if row == one or column == other:
            return "crossed"
        return "marked" if marked >> FACES * (other - 1) + one - 1 & 1 else "free"

    return printed_tiles(sheet, taken)


@lasting(12)
def _account(
    mosaic: tuple[str, ...],
    seat: int,
    covered: frozenset[int],
    stones: int,
    total: int,
    more: int,
    alone: bool,
) -> Account:
    """What comes of the cells and the stones of a seat; and ``more``, for the most cells or, alone,
    for all that was used."""
    if alone:
        said = text("galilee-account-used", used=-more)
    else:
        said = text("galilee-account-most", cells=len(covered))
    left = text("galilee-account-stones", stones=stones)
    lines = [
        *_blue_and_pink(mosaic, seat, covered),
        AccountLine(said, more),
        AccountLine(left, stones, colour="gold"),
    ]
    return Account(seat, total, lines)


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


@lru_cache(maxsize=50_000)
def _held_at(move: str) -> tuple[str, str]:
    """A move up to its ``@``, and the cell on which its tile is held where it is drawn, if any."""
    begin, at, corner = move.partition("@")
    if not at:
        return begin, ""
    top, left = map(int, corner.split(","))
    row, column = _middle(polyomino.shape(begin.rpartition(" ")[2]))
    return begin, f"{top + row},{left + column}"


@lru_cache(maxsize=1000)
def _middle(shape: Shape) -> polyomino.Cell:
    """The cell of a tile that is nearest to its middle: there it is held."""
    row = sum(row for row, _ in shape) / len(shape)
    column = sum(column for _, column in shape) / len(shape)
    return min(shape, key=lambda spot: (spot[0] - row) ** 2 + (spot[1] - column) ** 2)


@lru_cache(maxsize=200)  # some 100 kB each; a sheet has 36 tiles
def _ways(tile: Shape, rows: int, columns: int) -> list[tuple[str, Ways]]:
    """The turns of a tile: how it is written, its stones, the turns that come by turning and by
    mirroring, and everywhere where it can be held inside a mosaic."""
    shapes = polyomino.orientations(tile)
    found = []
    for shape in shapes:
        row, column = _middle(shape)
        turned = shapes.index(polyomino.normal(polyomino.turn(spot) for spot in shape))
        flipped = shapes.index(polyomino.normal(polyomino.mirror(spot) for spot in shape))
        pieces = [piece(x - column, y - row, "gold") for y, x in shape]
        drawing = f" {polyomino.drawing(polyomino.plain(shape))}"
        height, width = polyomino.box(shape)
        inside = (row + 1, column + 1, rows - height + row + 1, columns - width + column + 1)
        group = Group(f"{drawing}@", -row, -column, inside)
        found.append((drawing, Ways(pieces, [group], turned, flipped)))
    return found


_regions = lru_cache(maxsize=20)(regions)
