"""Mosaix on paper: the grids of both sides, and rolls for a table without dice."""

from dataclasses import replace
from math import lcm

from musivum.core.profile import Options
from musivum.drawing.palette import SIGN_OF
from musivum.drawing.paper import Wishes, name_line, parts, rolls, table, unit_for
from musivum.drawing.pdf import Box, Pages
from musivum.drawing.scene import Board, Piece
from musivum.games.mosaix.data import BOXES, SIDE, SYMBOLS
from musivum.games.mosaix.pieces import COLOURS, grid, scale

DICE = 4
PER_PAGE = 2
ROLLS = 60
"""More than the longest games have rounds."""
GAP = 2.0
ROW = 8.0
"""The height of a line to write into, at most."""


def grids(pages: Pages, options: Options, wishes: Wishes) -> None:
    """The side for two and more: a grid and its scoring box."""
    _sheets(pages, options, wishes, alone=False)


def solo(pages: Pages, options: Options, wishes: Wishes) -> None:
    """The side for one: the scale of eight boxes too."""
    _sheets(pages, options, wishes, alone=True)


def _sheets(pages: Pages, options: Options, wishes: Wishes, alone: bool) -> None:
    """Every centre equally often, or those that were asked for."""
    number = wishes.per_page or PER_PAGE
    asked = options["centres"]
    centres = str(asked) if asked else SYMBOLS * (lcm(len(SYMBOLS), number) // len(SYMBOLS))
    title = wishes.say("mosaix-print-solo" if alone else "mosaix-print-grids")
    for start in range(0, len(centres), number):
        room = pages.page(title)
        for box, centre in zip(parts(room, number), centres[start : start + number], strict=False):
            _sheet(pages, wishes, box, centre, alone)


def _sheet(pages: Pages, wishes: Wishes, box: Box, centre: str, alone: bool) -> None:
    """One grid with what belongs to it: beside it where there is room, else below."""
    board, boxes = _boards(centre)
    top = name_line(pages, box, wishes.say("mosaix-title"))
    height = box.bottom - top
    rows = _scoring(wishes, alone)
    beside = box.width > height
    below = 0.0 if beside else len(rows) * min(ROW, height * 0.05) + 3
    high = board.box[3] + (boxes.box[3] * boxes.scale if alone else 0)
    widest = box.width * (0.6 if beside else 1)
    largest = min(widest / board.box[2], (height - below - (GAP if alone else 0)) / high)
    unit = unit_for(wishes.size, largest, largest)
    drawn = pages.board(board, box.left, top, unit)
    if alone:
        step = min(unit * boxes.scale, widest / boxes.box[2])
        scaled = pages.board(boxes, box.left, drawn.bottom + GAP, step)
        drawn = Box(
            drawn.left, drawn.top, max(drawn.width, scaled.width), scaled.bottom - drawn.top
        )
    left, width = box.left, box.width
    if beside:
        left = drawn.right + 6
        width = box.right - left
        top += 1
        row = min(ROW * 1.4, drawn.height / len(rows))
    else:
        top = drawn.bottom + 3
        row = min(ROW, (box.bottom - top) / len(rows))
    width = min(width, row * 9) if beside else drawn.width
    symbol = min(row * 1.6, width * 0.22)
    rest = (width - symbol) / 3
    table(pages, left, top, [symbol, rest, rest, rest], rows, row)


def _boards(centre: str) -> tuple[Board, Board]:
    """An empty grid with its centre, without the room that a screen leaves around it; the scale."""
    lines = ["." * SIDE] * SIDE
    middle = SIDE // 2
    lines[middle] = f"{lines[middle][:middle]}{centre}{lines[middle][middle + 1 :]}"
    box = (0.45, 0.45, SIDE + 0.1, SIDE + 0.1)
    return replace(grid(0, lines, "main"), box=box), scale({"free": BOXES, "all": BOXES})


def _scoring(wishes: Wishes, alone: bool) -> list[list[str | Piece]]:
    """Areas × cells = points for each symbol; alone the free boxes too; and the sum."""
    head = ["", *(wishes.say(f"mosaix-print-{name}") for name in ("areas", "cells", "points"))]
    rows: list[list[str | Piece]] = [list(head)]
    for symbol in SYMBOLS:
        colour = COLOURS[symbol]
        rows.append([Piece(0, 0, colour, SIGN_OF[colour]), "×", "=", ""])
    if alone:
        rows.append(["", "", wishes.say("mosaix-print-boxes"), ""])
    rows.append(["", "", wishes.say("print-total"), ""])
    return rows


def dice(pages: Pages, _options: Options, wishes: Wishes) -> None:
    """Rolls of the four dice, one after the other, to strike out as they are used."""
    chance = wishes.dice("mosaix")
    title = wishes.say("mosaix-print-dice")
    pages.page(title)
    top = pages.heading(title, wishes.say("mosaix-print-dice-how", seed=wishes.seed))

    def throw() -> list[Piece]:
        symbols = sorted(SYMBOLS[chance.below(len(SYMBOLS))] for _ in range(DICE))
        colours = [COLOURS[symbol] for symbol in symbols]
        return [Piece(0, 0, colour, SIGN_OF[colour], look="die") for colour in colours]

    rolls(pages, title, top, throw, wishes.number or ROLLS, columns=4, unit=7.5)
