"""The table of Mosaix, as data and as text."""

from typing import Any

from musivum.core.catalogue import say
from musivum.core.game import StyledLine, View
from musivum.core.numbers import Ints
from musivum.drawing.lasting import lasting
from musivum.games.mosaix import notation, rules, sheet
from musivum.games.mosaix.data import BOXES, GRID, PLAYERS, ROLLS, SIDE, STRIDE, SYMBOLS, formations
from musivum.geometry import polyomino

PHASES = ("card", "roll", "build", "write", "over")
"""What is done next."""
UNKNOWN = "hidden"
"""The choice of another seat that has chosen."""
STYLES = dict(zip(SYMBOLS, ("terracotta", "lapis", "gold"), strict=True))
GAP: StyledLine = [("   ", "")]


# Data


def board(tables: Ints, array: Ints) -> dict[str, Any]:
    """The round, and every seat's grid."""
    numbers: list[int] = array.tolist()
    found = seen(tables, numbers)
    found["grids"] = [
        {"rows": grid["rows"], "areas": _counted(numbers, seat), "choice": grid["choice"]}
        for seat, grid in enumerate(found["grids"])
    ]
    return found


def seen(tables: Ints, numbers: list[int]) -> dict[str, Any]:
    """The same by the numbers of a state, without what its areas count."""
    roll, built = numbers[sheet.ROLLED_DICE], numbers[sheet.BUILT]
    players = int(tables[PLAYERS])
    return {
        "phase": PHASES[numbers[sheet.PHASE]],
        "roller": numbers[sheet.ROLLER],
        "roll": ROLLS[roll - 1] if roll else None,
        "formation": formations()[built - 1].drawing if built else None,
        "grids": [_grid(tables, numbers, seat) for seat in range(players)],
        "boxes": {"free": numbers[sheet.FREE_BOXES], "all": BOXES} if players == 1 else None,
    }


def _grid(tables: Ints, numbers: list[int], seat: int) -> dict[str, Any]:
    choice = numbers[sheet.SEATS + sheet.SEAT * seat + sheet.CHOICE]
    return {
        "rows": list(_rows(*_cells(numbers, seat))),
        "choice": None
        if choice == 0
        else UNKNOWN
        if choice == sheet.HIDDEN
        else notation.write(tables, choice - 1),
    }


def _cells(numbers: list[int], seat: int) -> list[int]:
    """The cells of each symbol on a seat's grid, as sets."""
    start = sheet.SEATS + sheet.SEAT * seat
    return numbers[start : start + len(SYMBOLS)]


def _counted(numbers: list[int], seat: int) -> dict[str, dict[str, int]]:
    cells = zip(SYMBOLS, _cells(numbers, seat), strict=True)
    return {symbol: dict(_areas(inside)) for symbol, inside in cells}


@lasting(12)
def _rows(*cells: int) -> tuple[str, ...]:
    """A grid by its rows; the cells of each symbol are a set."""
    marks = [polyomino.EMPTY] * (SIDE * STRIDE)
    for symbol, inside in zip(SYMBOLS, cells, strict=True):
        left = inside & GRID
        while left:
            marks[(left & -left).bit_length() - 1] = symbol
            left &= left - 1
    return tuple("".join(marks[row * STRIDE : row * STRIDE + SIDE]) for row in range(SIDE))


@lasting(12)
def _areas(cells: int) -> dict[str, int]:
    """The areas of one symbol that count."""
    number, total = sheet.areas(cells)
    return {"areas": number, "cells": total, "points": number * total}


# Text


def draw(view: View) -> list[StyledLine]:
    """The round, the grids side by side with one's own first, and what is to be done.

    The pre-printed centre stands in brackets. What one has chosen to write stands in small
    letters until all have chosen.
    """
    table = view["board"]
    own = view["seat"] or 0
    seats = [(own + step) % view["players"] for step in range(view["players"])]
    blocks = [_block(view, seat) for seat in seats]
    lines = _round(table)
    lines += [_side_by_side([block[row] for block in blocks]) for row in range(len(blocks[0]))]
    if table["boxes"]:
        lines += [[], *_scale(table["boxes"])]
    status = _status(view)
    return [*lines, [], *status] if status else lines


def _round(table: dict[str, Any]) -> list[StyledLine]:
    """The dice, and the formation as it is built."""
    if table["roll"] is None:
        return []
    lines: list[StyledLine] = [[(say("mosaix-dice") + "  ", "dim"), *_symbols(table["roll"])]]
    label = say("mosaix-formation") + "  "
    for number, row in enumerate((table["formation"] or "").split("/")):
        if row:
            before = label if number == 0 else " " * len(label)
            lines.append([(before, "dim"), *_symbols(row.replace(polyomino.EMPTY, " "))])
    return [*lines, []]


def _symbols(row: str) -> StyledLine:
    return [(f"{mark} ", STYLES.get(mark, "")) for mark in row]


def _block(view: View, seat: int) -> list[StyledLine]:
    """One seat's grid, with its points below."""
    table = view["board"]
    grid = table["grids"][seat]
    name = say("mosaix-you" if seat == view["seat"] else "mosaix-seat", player=seat + 1)
    lines: list[StyledLine] = [[(name, "bold")], _doing(table, seat)]
    lines.append([("  " + " ".join(str(1 + column) for column in range(SIDE)), "dim")])
    rows = with_choice(grid)
    for row in range(SIDE):
        line: StyledLine = [(str(1 + row), "dim")]
        for column in range(SIDE):
            at_centre = row == SIDE // 2 and column in (SIDE // 2, SIDE // 2 + 1)
            between = "[]"[column - SIDE // 2] if at_centre else " "
            line.append((between, "bold" if at_centre else ""))
            mark = rows[row][column]
            if mark == polyomino.EMPTY:
                line.append(("·", "dim"))
            else:
                line.append((mark, STYLES[mark.upper()]))
        lines.append(line)
    for symbol, area in grid["areas"].items():
        text = "{areas} × {cells:2} = {points:2}".format(**area) if area["areas"] else "–"
        lines.append([(symbol, STYLES[symbol]), (f"  {text}", "")])
    lines.append([(say("mosaix-points", points=view["scores"][seat]), "bold")])
    return lines


def with_choice(grid: dict[str, Any]) -> list[str]:
    """The rows of a grid, with what its seat has chosen to write in small letters."""
    rows = [list(row) for row in grid["rows"]]
    word, _, rest = (grid["choice"] or "").partition(" ")
    if word == "write":
        drawing, _, place = rest.partition("@")
        top, left = (int(number) - 1 for number in place.split(","))
        for (row, column), mark in polyomino.marked(drawing):
            rows[top + row][left + column] = mark.lower()
    return ["".join(row) for row in rows]


def _doing(table: dict[str, Any], seat: int) -> StyledLine:
    """What a seat is doing in this round."""
    if table["phase"] == "write":
        choice = table["grids"][seat]["choice"]
        key = "write" if choice is None else "pass" if choice == "pass" else "chosen"
        return [(say(f"mosaix-doing-{key}"), "dim" if choice else "verdigris")]
    if table["phase"] in ("roll", "build") and seat == table["roller"]:
        return [(say(f"mosaix-doing-{table['phase']}"), "verdigris")]
    return [("", "")]


def _side_by_side(pieces: list[StyledLine]) -> StyledLine:
    width = 2 * SIDE + 2
    line: StyledLine = []
    for piece in pieces:
        length = sum(len(text) for text, _ in piece)
        line += [*piece, (" " * (width - length), ""), *GAP]
    return line[: -len(GAP)]


def _scale(boxes: dict[str, int]) -> list[StyledLine]:
    """The boxes of the solo game, the struck ones crossed."""
    scale = "[ ] " * boxes["free"] + "[/] " * (boxes["all"] - boxes["free"])
    return [[(say("mosaix-boxes") + "  ", "dim"), (scale.rstrip(), "")]]


def _status(view: View) -> list[StyledLine]:
    """How the game ended; solo, what there is to be reached."""
    outcome = view["outcome"]
    lines: list[StyledLine] = [] if outcome is None else [[(say(outcome["reason"]), "bold")]]
    if view["players"] == 1:
        points = view["scores"][0]
        key = "goal"
        if outcome is not None:
            won = points >= rules.SOLO_WIN
            key = "outstanding" if points >= rules.SOLO_OUTSTANDING else "won" if won else "lost"
        wanted = {"win": rules.SOLO_WIN, "outstanding": rules.SOLO_OUTSTANDING}
        lines.append([(say(f"mosaix-solo-{key}", points=points, **wanted), "dim")])
    return lines
