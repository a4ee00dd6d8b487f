"""Grids, dice, formations and the scale to look at and to click on."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from itertools import groupby, permutations, product
from typing import Any

from musivum.core.game import Game, View
from musivum.core.numbers import Ints
from musivum.drawing.brings import Area
from musivum.drawing.lasting import lasting
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
    held,
    text,
)
from musivum.drawing.ways import Group, Ways
from musivum.games.mosaix import rules, sheet
from musivum.games.mosaix.board import seen, with_choice
from musivum.games.mosaix.data import SIDE, STRIDE, SYMBOLS, TETROMINOES, drawings
from musivum.games.mosaix.pieces import COLOURS, grid, grid_name, scale, stone
from musivum.geometry import polyomino
from musivum.geometry.polyomino import Cell as Spot
from musivum.geometry.polyomino import Marked

DICE = "dice"
RIM = 2
"""A formation is held near its middle, and may hang over the edge so far that this lies outside."""


def scene(game: Game, view: View) -> Scene:
    """One's own grid large, the others small, the dice and the solo scale beside them."""
    own = view["seat"] or 0
    seats = [(own + step) % view["players"] for step in range(view["players"])]
    table = seen(game.tables, view["state"])
    step = _step(view, table)
    boards = [
        _grid(view, table["grids"][seat], seat, "other" if n else "main")
        for n, seat in enumerate(seats)
    ]
    if not isinstance(step, Place):
        boards += _dice(table["roll"], table["formation"])
    if table["boxes"]:
        boards.append(scale(table["boxes"]))
    accounts = [_account(view, seat, table["boxes"]) for seat in range(view["players"])]
    steps = [] if step is None else [step]
    return Scene(_prompt(view, table), boards, accounts, steps, 0 if steps else None)


def _prompt(view: View, table: dict[str, Any]) -> Text:
    if view["outcome"]:
        return text(view["outcome"]["reason"])
    return text("mosaix-prompt-watch", phase=table["phase"])


# Boards


def _grid(view: View, found: dict[str, Any], seat: int, role: Role) -> Board:
    lines = tuple(with_choice(found) if found["choice"] else found["rows"])
    small = frozenset(_small(view, seat)) if view["outcome"] else frozenset()
    if role == "main" and view["seat"] is not None and not view["outcome"]:
        return _own_grid(seat, lines)
    return grid(seat, lines, role, small)


@lasting(12)
def _own_grid(seat: int, lines: tuple[str, ...]) -> Board:
    """One's own grid has its rim all the time; a page shows it while a formation is in hand."""
    found = grid(seat, lines, "main")
    return replace(found, cells=found.cells + _rim())


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


@lru_cache(maxsize=500)  # of all rolls, and of all formations
def _dice(roll: str | None, formation: str | None) -> list[Board]:
    """The dice as they were rolled, or the formation that was built of them."""
    if roll is None:
        return []
    if formation is None:
        marked: Marked = tuple(((0, place), letter) for place, letter in enumerate(roll))
    else:
        marked = polyomino.marked(formation)
    height, width = polyomino.box(dict(marked))
    cells = [
        Cell(str(number), column, row, text("mosaix-die", symbol=symbol))
        for number, ((row, column), symbol) in enumerate(marked)
    ]
    pieces = [
        stone(symbol, column, row, look="die", cell=str(number))
        for number, ((row, column), symbol) in enumerate(marked)
    ]
    title = text("mosaix-tray", what="dice" if formation is None else "formation")
    box = (-0.6, -0.6, width + 0.2, height + 0.2)
    return [Board(DICE, title, "tray", box, cells, pieces)]


# The score


def _account(view: View, seat: int, boxes: dict[str, int] | None) -> Account:
    """Number of areas times number of their cells for each symbol; solo the free boxes too."""
    start = sheet.SEATS + sheet.SEAT * seat
    cells = tuple(view["state"][start : start + len(SYMBOLS)])
    return _counted(seat, cells, view["scores"][seat], boxes["free"] if boxes else None)


@lasting(12)
def _counted(seat: int, cells: tuple[int, ...], score: int, free: int | None) -> Account:
    lines = [_line(seat, *one) for one in zip(SYMBOLS, cells, strict=True)]
    if free is None:
        return Account(seat, score, lines)
    lines.append(AccountLine(text("mosaix-account-boxes", free=free), free))
    note = text("mosaix-solo-goal", win=rules.SOLO_WIN, outstanding=rules.SOLO_OUTSTANDING)
    return Account(seat, score, lines, note, (rules.SOLO_WIN, rules.SOLO_OUTSTANDING))


@lasting(24)
def _line(seat: int, symbol: str, cells: int) -> AccountLine:
    """What the areas of one symbol bring."""
    areas = _areas(cells)
    count = sum(len(area) for area in areas)
    said = text("mosaix-account", symbol=symbol, areas=len(areas), cells=count)
    return AccountLine(said, len(areas) * count, grid_name(seat), areas, COLOURS[symbol])


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


@lasting(48)
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
    """Make a move as if nobody else did anything: a writing is not kept until all have written, and
    what the others have chosen nobody knows."""
    if array[sheet.PHASE] != sheet.WRITING or game.players == 1:
        game.KERNELS.play(game.tables, array, seat, action)
    elif action != game.index("pass"):
        sheet.mark(game.tables, array, seat, action)


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


def _step(view: View, table: dict[str, Any]) -> Step | None:
    if not view["legal"]:
        return None
    buttons = [
        Button(text(key), Leaf(move), final=move == "end")
        for move, key in (("end", "mosaix-end"), ("pass", "scene-pass"))
        if move in view["legal"]
    ]
    if table["phase"] == "build":
        return _build(view, table["roll"], buttons)
    turns = _turns(view, table["formation"])
    return Place(text("mosaix-prompt-write"), grid_name(view["seat"]), turns, buttons=buttons)


def _build(view: View, roll: str, buttons: list[Button]) -> Fill:
    """Every tetromino is a frame for the four dice; alone, only what can be written is built."""
    fill = _fill(roll)
    if view["players"] > 1:
        return fill
    legal = set(view["legal"])
    frames = [
        replace(frame, at={letters: move for letters, move in frame.at.items() if move in legal})
        for frame in fill.frames
    ]
    return replace(fill, frames=frames, buttons=buttons)


@cache
def _fill(roll: str) -> Fill:
    dice = [stone(symbol, n, 0, letter=symbol, look="die") for n, symbol in enumerate(roll)]
    frames = []
    for name, outline in TETROMINOES.items():
        slots: list[Point] = [(column, row) for row, column in polyomino.shape(outline)]
        frames.append(Frame(name, text("mosaix-frame", name=name), slots, _built(roll, outline)))
    return Fill(text("mosaix-prompt-build"), DICE, dice, frames)


def _built(roll: str, outline: str) -> dict[str, str]:
    """Every way to put the dice on a tetromino, and the move that builds it."""
    shape = polyomino.shape(outline)
    return {
        "".join(letters): f"build {min(drawings(tuple(zip(shape, letters, strict=True))))}"
        for letters in dict.fromkeys(permutations(roll))
    }


def _turns(view: View, formation: str) -> list[Turn]:
    """The formation in its rotations, each with all places where it can be held."""
    legal = set(view["legal"])
    return [
        held(ways, [place for place, move in ways.parts.items() if move in legal])
        for ways in _ways(formation)
    ]


@cache  # of 402 formations, at most 40 kB each
def _ways(formation: str) -> list[Ways]:
    """The rotations of a formation, with every place where each can be held."""
    turned = polyomino.marked_rotations(polyomino.marked(formation))
    found = []
    for number, marked in enumerate(turned):
        row, column = _middle(marked)
        pieces = [stone(symbol, x - column, y - row) for (y, x), symbol in marked]
        found.append(Ways(pieces, _writings(marked), (number + 1) % len(turned)))
    return found


def _writings(marked: Marked) -> Iterator[Group]:
    """Every place where a turned formation can be held, and the moves that write it there.

    What hangs over the edge is not written; so places where the same hangs over go together.
    """
    row, column = _middle(marked)
    height, width = polyomino.box(dict(marked))
    for (top, bottom, rows), (left, right, columns) in product(
        _shown(height, row), _shown(width, column)
    ):
        part = [(spot, symbol) for spot, symbol in marked if spot[0] in rows and spot[1] in columns]
        if part:
            down, over = min(spot[0] for spot, _ in part), min(spot[1] for spot, _ in part)
            moved = tuple(((y - down, x - over), symbol) for (y, x), symbol in part)
            begin = f"write {polyomino.drawing(moved)}@"
            yield Group(begin, down - row, over - column, (top, left, bottom, right))


@cache
def _shown(extent: int, held: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """From where to where a formation is held so that just these of its rows lie on the grid."""

    def on_grid(place: int) -> tuple[int, ...]:
        return tuple(row for row in range(extent) if 0 < place + row - held <= SIDE)

    found = []
    for rows, places in groupby(range(1 - RIM, SIDE + RIM + 1), on_grid):
        listed = list(places)
        found.append((listed[0], listed[-1], rows))
    return found


def _middle(marked: Marked) -> Spot:
    """The cell of a formation that is nearest to its middle: there it is held."""
    spots = [spot for spot, _ in marked]
    row = sum(row for row, _ in spots) / len(spots)
    column = sum(column for _, column in spots) / len(spots)
    return min(spots, key=lambda spot: (spot[0] - row) ** 2 + (spot[1] - column) ** 2)
