"""Mosaics, the tile grid, the reserve and the dice to look at and to click on."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

import numpy as np

from musivum.core.game import Game, Move, View
from musivum.core.numbers import Ints
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
    Turn,
    piece,
    text,
)
from musivum.games.galilee import picks, rules
from musivum.games.galilee.data import COLOURS, FACES, WORD, regions
from musivum.games.galilee.notation import die_name
from musivum.games.galilee.pieces import (
    STONES,
    TILES,
    mosaic,
    mosaic_name,
    printed_tiles,
    reserve,
    tile_grid,
)
from musivum.games.galilee.sheet import GENUINE, GRID
from musivum.geometry import polyomino
from musivum.geometry.polyomino import Shape

if TYPE_CHECKING:
    from musivum.games.galilee.game import Galilee

DICE, BAG = "dice", "bag"
STONE: Shape = ((0, 0),)


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
    drawn: dict[int | None, list[list[str]]] = {}
    for seat, move in moves:
        tile, at, corner = str(move).rpartition(" ")[2].partition("@")
        if at:
            drawn.setdefault(seat, []).append(_cells_of(tile, corner))
    boards = []
    for board in scene.boards:
        laid = drawn.get(board.seat, []) if board.picture else []
        if laid:
            covered = {one.cell for one in board.pieces}
            laid = [tile for tile in laid if covered.issuperset(tile)]
        boards.append(replace(board, laid=laid) if laid else board)
    return replace(scene, boards=boards)


@lru_cache(maxsize=2000)
def _cells_of(tile: str, corner: str) -> list[str]:
    """The cells of a tile as it is drawn: `##/.#` at `2,3`."""
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
        self.state: Ints = np.array(view["state"], dtype=np.int64)
        self.numbers: list[int] = view["state"]
        """The same, for reading one by one."""
        self.mosaic = game.sheet.mosaic
        self.own: int = view["seat"] or 0
        self.at = self._at(self.own)

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
        return int(picks.seat_at(self.game.tables, seat))

    def _prompt(self) -> Text:
        if self.view["outcome"]:
            return text(self.view["outcome"]["reason"])
        phase = "roll" if self.view["awaiting"] == [-1] else "pick"
        if phase == "pick" and self.numbers[picks.KEPT]:
            phase = "others"
        return text("galilee-prompt-watch", phase=phase)

    # Boards

    def _covered(self, seat: int) -> set[int]:
        start = self._at(seat) + picks.COVERED
        return {
            cell
            for cell in range(self.game.layout.cells)
            if self.numbers[start + cell // WORD] >> cell % WORD & 1
        }

    def _pending(self, seat: int) -> set[int]:
        """What one's own pick will cover as soon as the others have picked."""
        pick = self.numbers[self._at(seat) + picks.PENDING]
        drawn = self.game.layout.meanings[pick - 1][2] if pick > 0 else 0
        return set(self.game.layout.drawings[drawn - 1].cells) if drawn else set()

    def _mosaic(self, seat: int, role: Role) -> Board:
        covered, pending = self._covered(seat), self._pending(seat)
        return mosaic(self.game.sheet, seat, role, covered, pending)

    def _dice(self) -> list[Board]:
        """The dice in play; one that may be picked no more has no cell to click."""
        numbers = self.numbers[picks.NUMBERS : picks.NUMBERS + len(COLOURS)]
        shown = [(colour, number) for colour, number in enumerate(numbers) if number]
        if not shown:
            return []
        cells, pieces, labels = [], [], []
        for place, (colour, number) in enumerate(shown):
            name = die_name(FACES * colour + number - 1)
            free = bool(self.numbers[picks.TABLE] >> colour & 1)
            x = 1.15 * place
            said = text(
                "galilee-die",
                colour=COLOURS[colour],
                number=number,
                free="yes" if free else "no",
            )
            cells.append(Cell(name, x, 0, said))
            stone = STONES[COLOURS[colour]]
            pieces.append(piece(x, 0, stone, SIGN_OF[stone], str(number), look="die", cell=name))
            if not free:
                pieces.append(piece(x, 0, "marble", look="crossed", cell=name))
            labels.append(Label(x, 0.72, COLOURS[colour], size=0.34))
        box = (-0.6, -0.6, 1.15 * len(shown) + 0.05, 1.6)
        return [Board(DICE, text("galilee-dice"), "tray", box, cells, pieces, labels, scale=1.15)]

    def _bag(self) -> Board:
        """All five dice: those in the bag lie there, the others are hollows."""
        table = self.view["board"]
        cells, pieces = [], []
        for n, letter in enumerate(COLOURS):
            where = "bag" if letter in table["bag"] else "play"
            if letter in table["discarded"]:
                where = "discarded"
            elif letter == table["passed"]:
                where = "passed"
            cells.append(Cell(letter, n, 0, text("galilee-bag-die", colour=letter, where=where)))
            if where == "bag":
                stone = STONES[letter]
                pieces.append(
                    piece(n, 0, stone, SIGN_OF[stone], look="die", cell=letter, size=0.85)
                )
        labels = [Label(n, 0.72, letter, size=0.34) for n, letter in enumerate(COLOURS)]
        box = (-0.6, -0.6, len(COLOURS) + 0.2, 1.6)
        return Board(BAG, text("galilee-bag"), "tray", box, cells, pieces, labels, scale=0.7)

    def _taken(self, row: int, column: int) -> str:
        """Whether a tile (row and column from 1) is free, marked or crossed off."""
        numbers, at = self.numbers, self.at
        if row == numbers[at + picks.ROW] or column == numbers[at + picks.COLUMN]:
            return "crossed"
        marked = numbers[at + picks.MARKED] >> FACES * (column - 1) + row - 1 & 1
        return "marked" if marked else "free"

    def _tile_grid(self) -> Board:
        """The tiles, under the colours that mean their columns."""
        cells, pieces, labels = self._tiles()
        if self.numbers[self.at + picks.COLUMN]:
            for number, letter in enumerate(COLOURS):
                column = int(picks.column_of(self.state, self.at, number)) + 1
                stone = STONES[letter]
                pieces.append(piece(column, 0.28, stone, SIGN_OF[stone], size=0.42))
                labels.append(Label(column + 0.36, 0.28, letter, size=0.28))
        return tile_grid(cells, pieces, labels)

    def arrows(self, carried: bool) -> Board:
        """The tiles under the printed arrows: every colour points at two neighbouring columns.

        Arrows at the crossed-off column are struck out; with ``carried`` all others too that the
        set-up strikes out then.
        """
        cells, pieces, labels = self._tiles()
        crossed = self.numbers[self.at + picks.COLUMN]
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

    def _tiles(self) -> tuple[list[Cell], list[Piece], list[Label]]:
        return printed_tiles(self.game.sheet, self._taken)

    def _reserve(self) -> Board:
        return reserve(self.numbers[self.at + picks.STONES], self.game.sheet.reserve)

    # The score

    def _account(self, seat: int) -> Account:
        covered = self._covered(seat)
        name = mosaic_name(seat)
        letters = "".join(self.mosaic)
        columns = len(self.mosaic[0])

        def named(cells: set[int]) -> list[str]:
            return [f"{cell // columns + 1},{cell % columns + 1}" for cell in sorted(cells)]

        blue = {cell for cell in covered if letters[cell] == GENUINE}
        pink = [region for region in _regions(self.mosaic) if region & covered]
        lost = min(rules.PINK_REGION * len(pink), rules.MOST_PINK)
        at = self._at(seat)
        stones = self.numbers[at + picks.STONES]
        lines = [
            AccountLine(
                text("galilee-account-blue", cells=len(blue)),
                rules.BLUE_CELL * len(blue),
                name,
                [named(blue)] if blue else [],
                "lapis",
            ),
            AccountLine(
                text("galilee-account-pink", regions=len(pink)),
                -lost,
                name,
                [named(region) for region in pink],
                "rose",
            ),
        ]
        unearned = 0
        if self.view["players"] == 1:
            used = self.numbers[at + picks.MARKED].bit_count() + self.game.sheet.reserve - stones
            lines.append(AccountLine(text("galilee-account-used", used=used), -used))
        else:
            most = int(rules.majority(self.game.tables, self.state, seat))
            if not any(self._covered(other) for other in range(self.view["players"])):
                unearned = most  # all tie, with nothing: nobody wants to read that as points
            said = text("galilee-account-most", cells=len(covered))
            lines.append(AccountLine(said, most - unearned))
        stones_left = text("galilee-account-stones", stones=stones)
        lines.append(AccountLine(stones_left, stones, colour="gold"))
        return Account(seat, self.view["scores"][seat] - unearned, lines)

    # Steps

    def _pick_die(self, steps: Steps) -> int:
        """Pick a die; then draw its tile, or mark another tile of its column and draw a stone."""
        number = steps.add(Choose(text("galilee-prompt-die"), DICE, {}))
        by_die: dict[str, list[str]] = {}
        for move in self.view["legal"]:
            by_die.setdefault(move[:2], []).append(move[2:])
        at = {}
        for die, rest in by_die.items():
            column = int(picks.column_of(self.state, self.at, COLOURS.index(die[0]))) + 1
            if any(part.startswith(" x") for part in rest):
                at[die] = Leaf(die, self._cross(column, rest, steps))
            else:
                at[die] = Leaf(die, self._draw_tile(int(die[1]), column, rest, steps))
        steps.steps[number] = Choose(text("galilee-prompt-die"), DICE, at)
        return number

    def _draw_tile(self, row: int, column: int, rest: list[str], steps: Steps) -> int:
        if rest == [""]:
            button = Button(text("galilee-mark-only"), Leaf(""), main=True)
            prompt = text("galilee-prompt-fits-nowhere")
            return steps.add(Choose(prompt, TILES, {f"{row},{column}": Leaf("")}, {}, [button]))
        tile = self.game.sheet.tiles[row - 1][column - 1]
        prompt = text("galilee-prompt-tile")
        return steps.add(self._place(prompt, tile, set(rest)))

    def _cross(self, column: int, rest: list[str], steps: Steps) -> int:
        """The tile is taken: mark another one of the column, and draw a stone."""
        by_row: dict[str, list[str]] = {}
        for part in rest:
            by_row.setdefault(part[:3], []).append(part[3:])
        at = {}
        for crossed, drawn in by_row.items():
            then = None
            if drawn != [""]:
                prompt = text("galilee-prompt-stone")
                then = steps.add(self._place(prompt, STONE, set(drawn)))
            at[f"{crossed[2]},{column}"] = Leaf(crossed, then)
        return steps.add(Choose(text("galilee-prompt-cross", column=column), TILES, at))

    def _place(self, prompt: Text, tile: Shape, legal: set[str]) -> Place:
        """A tile in all its turns, each with every place inside the mosaic."""
        rows, columns = len(self.mosaic), len(self.mosaic[0])
        turns = []
        for way, pieces, turned, flipped in _ways(tile):
            at: dict[str, str] = {}
            ask: dict[str, str] = {}
            for place, part in _drawings(way, rows, columns).items():
                (at if part in legal else ask)[place] = part
            turns.append(Turn(pieces, at, ask, turned, flipped))
        return Place(prompt, mosaic_name(self.own), turns)


def _middle(shape: Shape) -> polyomino.Cell:
    """The cell of a tile that is nearest to its middle: there it is held."""
    row = sum(row for row, _ in shape) / len(shape)
    column = sum(column for _, column in shape) / len(shape)
    return min(shape, key=lambda spot: (spot[0] - row) ** 2 + (spot[1] - column) ** 2)


@lru_cache(maxsize=500)
def _ways(tile: Shape) -> list[tuple[Shape, list[Piece], int, int]]:
    """The turns of a tile: how it lies, its stones, and which ones come by turn and by mirror."""
    ways = polyomino.orientations(tile)
    found = []
    for way in ways:
        row, column = _middle(way)
        turned = ways.index(polyomino.normal(polyomino.turn(spot) for spot in way))
        flipped = ways.index(polyomino.normal(polyomino.mirror(spot) for spot in way))
        pieces = [piece(x - column, y - row, "gold") for y, x in way]
        found.append((way, pieces, turned, flipped))
    return found


_regions = lru_cache(maxsize=20)(regions)


@lru_cache(maxsize=500)  # some 10 kB each; the tiles of a sheet have about 90 turns
def _drawings(way: Shape, rows: int, columns: int) -> dict[str, str]:
    """Where a turned tile can be held inside a mosaic, and the part that draws it there."""
    drawing = polyomino.drawing(polyomino.plain(way))
    row, column = _middle(way)
    height, width = polyomino.box(way)
    corners = product(range(1, rows - height + 2), range(1, columns - width + 2))
    return {f"{top + row},{left + column}": f" {drawing}@{top},{left}" for top, left in corners}
