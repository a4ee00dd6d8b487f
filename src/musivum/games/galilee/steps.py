"""What can be clicked at Galilee: a die, then where its tile or a stone shall lie."""

from bisect import bisect_left
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from musivum.drawing.scene import Button, Choose, Leaf, Place, Steps, Text, held, piece, text
from musivum.drawing.ways import Group, Ways
from musivum.games.galilee.board import meant
from musivum.games.galilee.data import ALONE, COLOURS, CROSSING, FACES, LEFT, RIGHT
from musivum.games.galilee.notation import die_name
from musivum.games.galilee.pieces import TILES, cell_names, mosaic_name
from musivum.games.galilee.sheet import GRID
from musivum.geometry import polyomino
from musivum.geometry.polyomino import Shape

if TYPE_CHECKING:
    from musivum.games.galilee.game import Galilee

DICE = "dice"
STONE: Shape = ((0, 0),)
NO_DIE = Choose(text("galilee-prompt-die"), DICE)
"""The first step, until the others are known that follow it."""


class Picking:
    """The picks of a seat, by their numbers; see :mod:`musivum.games.galilee.notation`."""

    def __init__(self, game: "Galilee", seat: int, crossed: int, steps: Steps) -> None:
        """``crossed`` is the column, from 1, that the set-up has crossed off for this seat."""
        self.layout = game.layout
        self.sheet = game.sheet
        self.seat = seat
        self.columns = meant(crossed)
        self.steps = steps

    def pick_die(self, legal: list[int]) -> int:
        """Pick a die; then draw its tile, or mark another tile of its column and draw a stone."""
        layout = self.layout
        number = self.steps.add(NO_DIE)
        at = {}
        start = 0
        while start < len(legal):
            die = layout.meanings[legal[start]][0]
            beyond = layout.dice[die + 1][ALONE] if die + 1 < len(layout.dice) else layout.actions
            stop = bisect_left(legal, beyond, start)
            at[die_name(die)] = Leaf(die_name(die), self._mark(die, legal[start:stop]))
            start = stop
        self.steps.steps[number] = Choose(text("galilee-prompt-die"), DICE, at)
        return number

    def _mark(self, die: int, legal: list[int]) -> int:
        """Draw the tile of a die; or, where it is taken, mark another one and draw a stone."""
        colour, row = divmod(die, FACES)
        column = self.columns[COLOURS[colour]][0]
        firsts = self.layout.dice[die]
        if legal[0] >= firsts[CROSSING]:
            return self._cross(row + 1, column, firsts[CROSSING], legal)
        if legal[0] == firsts[ALONE]:
            button = Button(text("galilee-mark-only"), Leaf(""), main=True)
            prompt, where = text("galilee-prompt-fits-nowhere"), {f"{row + 1},{column}": Leaf("")}
            return self.steps.add(Choose(prompt, TILES, where, {}, [button]))
        first = firsts[LEFT if column == colour + 1 else RIGHT]
        tile = self.sheet.tiles[row][column - 1]
        return self._place(text("galilee-prompt-tile"), tile, [one - first for one in legal])

    def _cross(self, row: int, column: int, first: int, legal: list[int]) -> int:
        """The tile is taken: mark another one of the column, and draw a stone."""
        at = {}
        places: dict[tuple[int, ...], int] = {}
        for crossed in range(1, GRID + 1):
            if crossed == row:
                continue
            # First the pick of one whose stone fits nowhere, then one for every cell.
            stop = bisect_left(legal, first + self.layout.cells + 1)
            where = tuple([one - first - 1 for one in legal[:stop]])
            legal, first = legal[stop:], first + self.layout.cells + 1
            if not where:
                continue
            then = None
            if where[0] >= 0:
                if where not in places:  # mostly a stone may lie wherever another one may
                    prompt = text("galilee-prompt-stone")
                    places[where] = self._place(prompt, STONE, list(where))
                then = places[where]
            at[f"{crossed},{column}"] = Leaf(f" x{crossed}", then)
        return self.steps.add(Choose(text("galilee-prompt-cross", column=column), TILES, at))

    def _place(self, prompt: Text, tile: Shape, drawn: list[int]) -> int:
        """A tile in all its turns, each with every place inside the mosaic, and of these the legal
        ones: ``drawn`` are the numbers of its drawings."""
        turns = []
        for turn in _turns(tile, self.sheet.mosaic):
            start = bisect_left(drawn, turn.first)
            stop = bisect_left(drawn, turn.first + len(turn.held), start)
            at = [turn.held[one - turn.first] for one in drawn[start:stop]]
            turns.append(held(turn.ways, at))
        return self.steps.add(Place(prompt, mosaic_name(self.seat), turns))


class _Turn(NamedTuple):
    """A tile as it is turned."""

    first: int
    """The number of the first of its drawings, among all of the tile …"""
    held: list[str]
    """… and for each of them the cell on which the tile is held then."""
    ways: Ways


@lru_cache(maxsize=200)  # some 100 kB each; a sheet has 36 tiles
def _turns(tile: Shape, mosaic: tuple[str, ...]) -> list[_Turn]:
    """The turns of a tile: its stones, the turns that come by turning and by mirroring, and
    everywhere where it can be held inside a mosaic."""
    shapes = polyomino.orientations(tile)
    texts = {polyomino.drawing(polyomino.plain(shape)): shape for shape in shapes}
    held = {drawn: _held(texts[drawn], mosaic) for drawn in sorted(texts)}
    found, rows, columns = [], len(mosaic), len(mosaic[0])
    for drawn, shape in texts.items():
        row, column = _middle(shape)
        turned = shapes.index(polyomino.normal(polyomino.turn(spot) for spot in shape))
        flipped = shapes.index(polyomino.normal(polyomino.mirror(spot) for spot in shape))
        pieces = [piece(x - column, y - row, "gold") for y, x in shape]
        height, width = polyomino.box(shape)
        inside = (row + 1, column + 1, rows - height + row + 1, columns - width + column + 1)
        ways = Ways(pieces, [Group(f" {drawn}@", -row, -column, inside)], turned, flipped)
        first = sum(len(cells) for other, cells in held.items() if other < drawn)
        found.append(_Turn(first, held[drawn], ways))
    return found


def _held(shape: Shape, mosaic: tuple[str, ...]) -> list[str]:
    """The cells on which a tile is held, wherever it is drawn; by row, then by column."""
    names, columns = cell_names(mosaic), len(mosaic[0])
    height, width = polyomino.box(shape)
    row, column = _middle(shape)
    return [
        names[(top + row) * columns + left + column]
        for top in range(len(mosaic) - height + 1)
        for left in range(columns - width + 1)
    ]


def _middle(shape: Shape) -> polyomino.Cell:
    """The cell of a tile that is nearest to its middle: there it is held."""
    row = sum(row for row, _ in shape) / len(shape)
    column = sum(column for _, column in shape) / len(shape)
    return min(shape, key=lambda spot: (spot[0] - row) ** 2 + (spot[1] - column) ** 2)
