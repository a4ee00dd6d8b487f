"""Mosaix as RULES.md, section 1, tells it: slow, obvious, and sharing no code with the engine.

Quotations in double quotes are from RULES.md. A grid is a dictionary from cell (row, column, both
from 0) to symbol; an empty cell is not in it. A drawing is its rows, separated by "/".
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import permutations, product
from typing import Any

Cell = tuple[int, int]
Marks = dict[Cell, str]

SETTINGS: list[tuple[dict[str, Any], int]] = [
    *(({"players": players}, 28) for players in range(1, 5)),
    ({"players": 1, "centres": "X"}, 28),
    ({"players": 3, "centres": "OTX"}, 28),
]
"""Every combination of options that changes the rules, and how many games of it a long test run
plays: the less the oracle takes for one, the more. There are always more: ``make lockstep``."""

CHANCE = -1

SYMBOLS = "OTX"
"""Circle, triangle, cross."""

SIZE = 7
CENTRE = (3, 3)

DICE = 4

TETROMINOES = {
    "I": "####",
    "O": "##/##",
    "T": "###/.#.",
    "S": ".##/##.",
    "Z": "##./.##",
    "J": "#../###",
    "L": "..#/###",
}
"""The seven one-sided tetrominoes."""

SMALLEST_AREA = 5
"""Areas of fewer cells are struck out."""

SOLO_BOXES = 8
SOLO_WIN = 120


# Drawings


def read(drawing: str) -> Marks:
    """Tell which mark a drawing has in which cell.

    >>> read("OT/.X")
    {(0, 0): 'O', (0, 1): 'T', (1, 1): 'X'}
    """
    return {
        (row, column): mark
        for row, line in enumerate(drawing.split("/"))
        for column, mark in enumerate(line)
        if mark != "."
    }


def corner(marks: Marks) -> Cell:
    """Give the top-left corner of the bounding box."""
    return min(row for row, _ in marks), min(column for _, column in marks)


def draw(marks: Marks) -> str:
    """Draw the bounding box of the marks "by rows, top to bottom, … with `.` for nothing".

    >>> draw({(3, 4): "O", (3, 5): "T", (4, 5): "X"})
    'OT/.X'
    """
    top, left = corner(marks)
    bottom, right = max(row for row, _ in marks), max(column for _, column in marks)
    return "/".join(
        "".join(marks.get((row, column), ".") for column in range(left, right + 1))
        for row in range(top, bottom + 1)
    )


def turn(drawing: str) -> str:
    """Turn a drawing by 90 degrees, clockwise.

    >>> turn("OT/.X")
    '.O/XT'
    """
    return draw({(column, -row): mark for (row, column), mark in read(drawing).items()})


@cache
def rotations(drawing: str) -> frozenset[str]:
    """Turn "by 0, 90, 180 or 270 degrees, never mirrored"."""
    quarter = turn(drawing)
    half = turn(quarter)
    return frozenset({drawing, quarter, half, turn(half)})


# The rules


@cache
def formations(roll: str, tetromino: str) -> frozenset[str]:
    """Put the rolled dice together into this tetromino, "each die wherever they like".

    Two arrangements that differ by a rotation are the same formation; its name is "the
    alphabetically smallest of the formation's rotations".

    >>> rolls = ("OOOO", "OOOT", "OOTT", "OOTX")
    >>> [sum(len(formations(roll, t)) for t in TETROMINOES.values()) for roll in rolls]
    [7, 19, 32, 57]
    """
    cells = list(read(tetromino))
    arrangements = {draw(dict(zip(cells, symbols, strict=True))) for symbols in permutations(roll)}
    return frozenset(min(rotations(arrangement)) for arrangement in arrangements)


def writings(grid: Marks, formation: str, free_boxes: int | None) -> Iterator[Marks]:
    """Write the formation in every way that the rules allow; yield what really is written.

    "Turned …, anywhere; it need not touch other symbols. Part of it may hang over the edge of the
    grid: those symbols are not written. No symbol may land on a filled cell." Nothing written is
    no writing. Solo (`free_boxes` is a number): "a writing that needs more boxes than are free is
    not allowed".
    """
    for rotation in rotations(formation):
        marks = read(rotation)
        for top, left in product(range(-DICE, SIZE), repeat=2):
            moved = {(top + row, left + column): mark for (row, column), mark in marks.items()}
            written = {
                (row, column): mark
                for (row, column), mark in moved.items()
                if 0 <= row < SIZE and 0 <= column < SIZE
            }
            if not written or any(cell in grid for cell in written):
                continue
            if free_boxes is not None and DICE - len(written) > free_boxes:
                continue
            yield written


def can_write(grid: Marks, formation: str, free_boxes: int | None) -> bool:
    """Tell whether the formation, or any with the shape of this tetromino, can be written."""
    return any(True for _ in writings(grid, formation, free_boxes))


def areas(grid: Marks, symbol: str) -> list[set[Cell]]:
    """Collect the sets of equal symbols "joined horizontally or vertically"."""
    loose = {cell for cell, mark in grid.items() if mark == symbol}
    found = []
    while loose:
        area: set[Cell] = set()
        border = {loose.pop()}
        while border:
            row, column = border.pop()
            area.add((row, column))
            sides = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
            border |= sides & loose
            loose -= sides
        found.append(area)
    return found


def score(grid: Marks) -> int:
    """Add "for each symbol: number of its areas × number of cells in them"."""
    total = 0
    for symbol in SYMBOLS:
        sizes = [len(area) for area in areas(grid, symbol) if len(area) >= SMALLEST_AREA]
        total += len(sizes) * sum(sizes)
    return total


class Oracle:
    """A game of Mosaix under way."""

    def __init__(self, players: int = 2, centres: str | None = None) -> None:
        """Begin; the centres are fixed by the option, or dealt by chance in seat order."""
        self.players = players
        self.grids: list[Marks] = [{CENTRE: symbol} for symbol in centres or ""]
        self.free_boxes = SOLO_BOXES if players == 1 else None
        self.roller = 0
        self.roll = ""
        self.formation = ""
        self.writers: frozenset[int] = frozenset()
        self.over = False

    def copy(self) -> Oracle:
        """Make another game in the same position."""
        other = copy.copy(self)
        other.grids = [dict(grid) for grid in self.grids]  # all else is never changed in place
        return other

    def awaiting(self) -> frozenset[int]:
        """Say who acts: chance deals and rolls, the roller builds, every player writes."""
        if self.over:
            return frozenset()
        if len(self.grids) < self.players or not self.roll:
            return frozenset({CHANCE})
        if not self.formation:
            return frozenset({self.roller})
        return self.writers

    def chance(self) -> dict[str, Fraction]:
        """Deal a centre, "each symbol equally likely", or roll four dice."""
        if CHANCE not in self.awaiting():
            return {}
        if len(self.grids) < self.players:
            return {f"card {symbol}": Fraction(1, 3) for symbol in SYMBOLS}
        ways = Counter("".join(sorted(faces)) for faces in product(SYMBOLS, repeat=DICE))
        return {f"roll {roll}": Fraction(count, 3**DICE) for roll, count in ways.items()}

    def legal(self, seat: int) -> set[str]:
        """List the moves of an awaited seat."""
        if seat not in self.awaiting():
            return set()
        if seat == CHANCE:
            return set(self.chance())
        if not self.formation:
            return self.buildings()
        moves = set()
        for written in writings(self.grids[seat], self.formation, self.free_boxes):
            top, left = corner(written)
            moves.add(f"write {draw(written)}@{top + 1},{left + 1}")
        if self.players == 1:
            # Solo "whenever the player is to act: … or instead of writing what was built".
            moves.add("end")
        return moves or {"pass"}

    def buildings(self) -> set[str]:
        """Build: any formation; solo only one that can be written, or `end` instead."""
        solo = self.players == 1
        moves = {"end"} if solo else set()
        for tetromino in TETROMINOES.values():
            # Every symbol fits an empty cell alike, so the shape says what can be written.
            if solo and not can_write(self.grids[0], tetromino, self.free_boxes):
                continue
            moves |= {f"build {formation}" for formation in formations(self.roll, tetromino)}
        return moves

    def play(self, text: str, seat: int) -> None:
        """Play a legal move."""
        word, _, rest = text.partition(" ")
        if word == "card":
            self.grids.append({CENTRE: rest})
        elif word == "roll":
            self.roll = rest
        elif word == "build":
            self.formation = rest
            self.writers = frozenset(range(self.players))
        elif word == "end":
            self.over = True
        else:
            if word == "write":
                self.write(rest, seat)
            self.writers -= {seat}
            if not self.writers:
                self.end_round()

    def write(self, what: str, seat: int) -> None:
        """Write; solo "every symbol left over the edge strikes one box"."""
        drawing, _, place = what.partition("@")
        top, left = (int(number) - 1 for number in place.split(","))
        marks = read(drawing)
        for (row, column), mark in marks.items():
            self.grids[seat][top + row, left + column] = mark
        if self.free_boxes is not None:
            self.free_boxes -= DICE - len(marks)

    def end_round(self) -> None:
        """End the game, or give the dice to the next player clockwise.

        The end comes "after the round in which some player's grid is full, or some player could
        never write again, whatever formation came"; a full grid is one such.
        """
        self.over = any(
            not any(can_write(grid, shape, self.free_boxes) for shape in TETROMINOES.values())
            for grid in self.grids
        )
        self.roller = (self.roller + 1) % self.players
        self.roll = ""
        self.formation = ""

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """Give scores and winners: the highest total; solo 120 or more with the free boxes."""
        if not self.over:
            return None
        if self.free_boxes is not None:
            total = score(self.grids[0]) + self.free_boxes
            return (total,), (0,) if total >= SOLO_WIN else ()
        scores = tuple(score(grid) for grid in self.grids)
        return scores, tuple(seat for seat in range(self.players) if scores[seat] == max(scores))
