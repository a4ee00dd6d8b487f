"""Grids, dice, formations and the scale to look at and to click on."""

from dataclasses import replace
from functools import cache, lru_cache
from itertools import permutations, product

from musivum.core.game import Game, View
from musivum.core.numbers import Ints
from musivum.drawing.brings import Area
from musivum.drawing.scene import (
    Account,
    AccountLine,
    Board,
    Button,
    Cell,
    Fill,
    Frame,
    Leaf,
    Place,
    Point,
    Role,
    Scene,
    Step,
    Text,
    Turn,
    text,
)
from musivum.games.mosaix import rules, sheet
from musivum.games.mosaix.board import with_choice
from musivum.games.mosaix.data import SIDE, STRIDE, SYMBOLS, TETROMINOES, drawings
from musivum.games.mosaix.pieces import COLOURS, grid, grid_name, scale, stone
from musivum.geometry import polyomino
from musivum.geometry.polyomino import Cell as Spot
from musivum.geometry.polyomino import Marked

DICE = "dice"
RIM = 2
"""A formation is held near its middle, and may hang over the edge so far that this lies outside."""


def scene(_game: Game, view: View) -> Scene:
    """One's own grid large, the others small, the dice and the solo scale beside them."""
    own = view["seat"] or 0
    seats = [(own + step) % view["players"] for step in range(view["players"])]
    step = _step(view)
    boards = [_grid(view, seat, "other" if n else "main", step) for n, seat in enumerate(seats)]
    if not isinstance(step, Place):
        boards += _dice(view)
    if view["board"]["boxes"]:
        boards.append(scale(view["board"]["boxes"]))
    accounts = [_account(view, seat) for seat in range(view["players"])]
    steps = [] if step is None else [step]
    return Scene(_prompt(view), boards, accounts, steps, 0 if steps else None)


def _prompt(view: View) -> Text:
    if view["outcome"]:
        return text(view["outcome"]["reason"])
    return text("mosaix-prompt-watch", phase=view["board"]["phase"])


# Boards


def _grid(view: View, seat: int, role: Role, step: Step | None) -> Board:
    lines = with_choice(view["board"]["grids"][seat])
    small = _small(view, seat) if view["outcome"] else ()
    found = grid(seat, lines, role, small)
    holding = role == "main" and isinstance(step, Place)
    return replace(found, cells=found.cells + _rim()) if holding else found


@cache
def _rim() -> list[Cell]:
    """The places beyond the edge where a formation can be held that hangs over it."""
    around = range(1 - RIM, SIDE + RIM + 1)
    return [
        Cell(
            f"{row},{column}",
            column,
            row,
            text("mosaix-beyond", row=row, column=column),
            "none",
            hit=(_pressed(column), _pressed(row)),
        )
        for row, column in product(around, repeat=2)
        if not (0 < row <= SIDE and 0 < column <= SIDE)
    ]


def _pressed(place: int) -> float:
    """The rim is drawn narrower than it is, to leave room for the grid."""
    if place < 1:
        return 0.2 + place * 0.5
    return SIDE + 0.8 + (place - SIDE - 1) * 0.5 if place > SIDE else place


def _dice(view: View) -> list[Board]:
    """The dice as they were rolled, or the formation that was built of them."""
    table = view["board"]
    if table["roll"] is None:
        return []
    if table["formation"] is None:
        marked: Marked = tuple(((0, place), letter) for place, letter in enumerate(table["roll"]))
    else:
        marked = polyomino.marked(table["formation"])
    height, width = polyomino.box(dict(marked))
    cells = [
        Cell(str(number), column, row, text("mosaix-die", symbol=symbol))
        for number, ((row, column), symbol) in enumerate(marked)
    ]
    pieces = [
        stone(symbol, column, row, look="die", cell=str(number))
        for number, ((row, column), symbol) in enumerate(marked)
    ]
    title = text("mosaix-tray", what="dice" if table["formation"] is None else "formation")
    box = (-0.6, -0.6, width + 0.2, height + 0.2)
    return [Board(DICE, title, "tray", box, cells, pieces)]


# The score


def _account(view: View, seat: int) -> Account:
    """Number of areas times number of their cells for each symbol; solo the free boxes too."""
    start = sheet.SEATS + sheet.SEAT * seat
    lines = []
    for number, symbol in enumerate(SYMBOLS):
        areas = _areas(view["state"][start + number])
        count = sum(len(area) for area in areas)
        said = text("mosaix-account", symbol=symbol, areas=len(areas), cells=count)
        lines.append(AccountLine(said, len(areas) * count, grid_name(seat), areas, COLOURS[symbol]))
    note = None
    boxes = view["board"]["boxes"]
    if boxes:
        lines.append(AccountLine(text("mosaix-account-boxes", free=boxes["free"]), boxes["free"]))
        note = text("mosaix-solo-goal", win=rules.SOLO_WIN, outstanding=rules.SOLO_OUTSTANDING)
    targets = (rules.SOLO_WIN, rules.SOLO_OUTSTANDING) if boxes else ()
    return Account(seat, view["scores"][seat], lines, note, targets)


def _small(view: View, seat: int) -> set[Spot]:
    """The cells of all areas that are too small to count, as rows and columns from 1."""
    start = sheet.SEATS + sheet.SEAT * seat
    areas = [
        area for number in range(len(SYMBOLS)) for area in _joined(view["state"][start + number])
    ]
    return {spot for area in areas if len(area) < sheet.SMALLEST_AREA for spot in area}


def _areas(cells: int) -> list[list[str]]:
    """The areas of one symbol that count, as names of cells."""
    return [
        [f"{row},{column}" for row, column in area]
        for area in _joined(cells)
        if len(area) >= sheet.SMALLEST_AREA
    ]


@lru_cache(maxsize=5000)
def _joined(cells: int) -> tuple[tuple[Spot, ...], ...]:
    """All areas of one symbol, as rows and columns from 1."""
    found = []
    while cells:
        area = int(sheet.joined(cells, cells & -cells))
        cells ^= area
        spots = [divmod(bit, STRIDE) for bit in range(area.bit_length()) if area >> bit & 1]
        found.append(tuple((row + 1, column + 1) for row, column in spots))
    return tuple(found)


# What a move would bring


def tried(game: Game, array: Ints, seat: int, action: int) -> None:
    """Make a move as if nobody else did anything: a writing is not kept until all have written."""
    if array[sheet.PHASE] == sheet.WRITING and game.players > 1 and action != game.index("pass"):
        sheet.mark(game.tables, array, seat, action)
    else:
        game.KERNELS.play(game.tables, array, seat, action)


def remark(before: View, after: View, seat: int) -> tuple[Text | None, list[Area]]:
    """How many more the largest of the areas lacks that were written on and do not count yet."""
    start = sheet.SEATS + sheet.SEAT * seat
    found: list[tuple[Spot, ...]] = []
    for symbol in range(start, start + len(SYMBOLS)):
        old = _joined(before["state"][symbol])
        found += [one for one in _joined(after["state"][symbol]) if one not in old]
    least, most = sheet.SMALLEST_AREA - 2, sheet.SMALLEST_AREA - 1
    nearly = [area for area in found if least <= len(area) <= most]
    if not nearly:
        return None, []
    missing = sheet.SMALLEST_AREA - max(len(area) for area in nearly)
    cells = [[f"{row},{column}" for row, column in area] for area in nearly]
    return text("mosaix-nearly", missing=missing), [Area(grid_name(seat), one) for one in cells]


# Steps


def _step(view: View) -> Step | None:
    if not view["legal"]:
        return None
    buttons = [
        Button(text(key), Leaf(move), final=move == "end")
        for move, key in (("end", "mosaix-end"), ("pass", "scene-pass"))
        if move in view["legal"]
    ]
    if view["board"]["phase"] == "build":
        return _build(view, buttons)
    turns = _turns(view)
    return Place(text("mosaix-prompt-write"), grid_name(view["seat"]), turns, buttons=buttons)


def _build(view: View, buttons: list[Button]) -> Fill:
    """Every tetromino is a frame for the four dice."""
    legal = set(view["legal"])
    roll = view["board"]["roll"]
    frames = []
    for name, outline in TETROMINOES.items():
        slots: list[Point] = [(column, row) for row, column in polyomino.shape(outline)]
        built = _built("".join(roll), outline).items()
        at = {letters: move for letters, move in built if move in legal}
        frames.append(Frame(name, text("mosaix-frame", name=name), slots, at))
    dice = [stone(symbol, n, 0, letter=symbol, look="die") for n, symbol in enumerate(roll)]
    return Fill(text("mosaix-prompt-build"), DICE, dice, frames, buttons)


@cache
def _built(roll: str, outline: str) -> dict[str, str]:
    """Every way to put the dice on a tetromino, and the move that builds it."""
    shape = polyomino.shape(outline)
    return {
        "".join(letters): f"build {min(drawings(tuple(zip(shape, letters, strict=True))))}"
        for letters in dict.fromkeys(permutations(roll))
    }


def _turns(view: View) -> list[Turn]:
    """The formation in its rotations, each with all places where it can be held."""
    legal = set(view["legal"])
    turned = _rotations(view["board"]["formation"])
    turns = []
    for number, marked in enumerate(turned):
        row, column = _middle(marked)
        pieces = [stone(symbol, x - column, y - row) for (y, x), symbol in marked]
        at: dict[str, str] = {}
        ask: dict[str, str] = {}
        for place, move in _writings(marked).items():
            (at if move in legal else ask)[place] = move
        turns.append(Turn(pieces, at, ask, (number + 1) % len(turned)))
    return turns


@lru_cache(maxsize=2000)
def _rotations(formation: str) -> tuple[Marked, ...]:
    return polyomino.marked_rotations(polyomino.marked(formation))


@lru_cache(maxsize=500)  # some 10 kB each; a third of all formations in all their turns
def _writings(marked: Marked) -> dict[str, str]:
    """Every place where a turned formation can be held, and the move that writes it there."""
    row, column = _middle(marked)
    around = product(range(1 - RIM, SIDE + RIM + 1), repeat=2)
    found = {
        f"{down},{right}": _writing(marked, down - row, right - column) for down, right in around
    }
    return {place: move for place, move in found.items() if move}


def _middle(marked: Marked) -> Spot:
    """The cell of a formation that is nearest to its middle: there it is held."""
    spots = [spot for spot, _ in marked]
    row = sum(row for row, _ in spots) / len(spots)
    column = sum(column for _, column in spots) / len(spots)
    return min(spots, key=lambda spot: (spot[0] - row) ** 2 + (spot[1] - column) ** 2)


def _writing(marked: Marked, down: int, right: int) -> str:
    """The move that writes a formation moved so far; nothing if none of it is on the grid."""
    on_grid = [
        ((row + down, column + right), symbol)
        for (row, column), symbol in marked
        if 0 < row + down <= SIDE and 0 < column + right <= SIDE
    ]
    if not on_grid:
        return ""
    top = min(row for (row, _), _ in on_grid)
    left = min(column for (_, column), _ in on_grid)
    moved = tuple(((row - top, column - left), symbol) for (row, column), symbol in on_grid)
    return f"write {polyomino.drawing(moved)}@{top},{left}"
