"""Slow, obvious Mosaic by Steere: section 4 of RULES.md, transcribed with plain sets and dicts.

It shares no code with musivum, so that the two can only agree by both being right.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Any

SETTINGS: list[tuple[dict[str, Any], int]] = [
    ({"side": side, "swap": swap}, games)
    for side, games in ((2, 200), (3, 200), (4, 80), (5, 20), (6, 5), (7, 3))
    for swap in (False, True)
]
"""Every combination of options that changes the rules, and how many games of it a long test run
plays: the less the oracle takes for one, the more. There are always more: ``make lockstep``."""

CHANCE = -1
"""Never awaited here: the game has no chance."""

RED, BLUE = 0, 1
"""The seats, and the colours of their tiles."""

Board = dict[str, int]
"""The tiles: the name of a cell, and the colour of the tile on it."""


@cache
def neighbours(side: int) -> dict[str, frozenset[str]]:
    """The cells of a hexagon with `side` cells a side, each with the cells next to it.

    Rows are lettered from the bottom, cells numbered from 1 at the left of their row. Rows are
    centred, so neighbouring rows are shifted by half a cell: `x` counts half cells.
    """
    middle = side - 1
    names = {}
    for row in range(2 * side - 1):
        shorter_by = abs(row - middle)
        for number in range(1, 2 * side - 1 - shorter_by + 1):
            x = shorter_by + 2 * number
            names[row, x] = "abcdefghijklm"[row] + str(number)
    steps = ((0, -2), (0, 2), (1, -1), (1, 1), (-1, -1), (-1, 1))
    return {
        name: frozenset(
            names[row + up, x + right] for up, right in steps if (row + up, x + right) in names
        )
        for (row, x), name in names.items()
    }


class Oracle:
    """One game, changed by every move."""

    def __init__(self, *, side: int = 5, swap: bool = False) -> None:
        """An empty board; Red begins."""
        self.neighbours = neighbours(side)
        self.swap = swap
        self.board: Board = {}
        self.seat = RED  # whose turn it is
        self.flipped: set[str] = set()  # the tiles flipped earlier in this same turn
        self.swap_offered = False  # true only right after Red's first tile

    def copy(self) -> Oracle:
        """An independent game in the same position."""
        twin = copy.copy(self)
        twin.board = dict(self.board)
        twin.flipped = set(self.flipped)
        return twin

    # Whose move it is, and which moves there are.

    def awaiting(self) -> frozenset[int]:
        """The seat whose turn it is. The game ends when neither player has a move."""
        if self.has_move(self.seat) or self.has_move(1 - self.seat):
            return frozenset({self.seat})
        return frozenset()

    def chance(self) -> dict[str, Fraction]:
        """There is no chance in this game."""
        return {}

    def legal(self, seat: int) -> set[str]:
        """All the moves of a seat that is awaited."""
        if seat not in self.awaiting():
            return set()
        if self.flipped:
            # You must go on with one of those flips. (With none the turn would have ended.)
            return set(self.continuing_flips())
        moves = set(self.placements(seat)) | set(self.flips(seat))
        if self.swap_offered:
            moves.add("swap")
        # With no placement and no flip you pass; with one you must do one of them.
        return moves or {"pass"}

    def has_move(self, seat: int) -> bool:
        """Is there a placement or a flip for this player?"""
        return any(True for _ in self.placements(seat)) or any(True for _ in self.flips(seat))

    def placements(self, seat: int) -> Iterator[str]:
        """Place one tile of your colour on an empty cell."""
        groups_before = self.groups(self.board, seat)
        for cell in self.neighbours:
            if cell in self.board:
                continue
            next_to = {self.board[near] for near in self.neighbours[cell] if near in self.board}
            # Next to at least one enemy tile, or next to no tile at all.
            if not (1 - seat in next_to or not next_to):
                continue
            # Never so that your number of groups goes down.
            board_after = {**self.board, cell: seat}
            if self.groups(board_after, seat) >= groups_before:
                yield cell

    def flips(self, seat: int) -> Iterator[str]:
        """Flip one enemy tile to your colour."""
        mine_before = self.groups(self.board, seat)
        total_before = mine_before + self.groups(self.board, 1 - seat)
        for cell, colour in self.board.items():
            if colour == seat:
                continue
            # It lowers your number of groups and lowers the total number of groups.
            board_after = {**self.board, cell: seat}
            mine_after = self.groups(board_after, seat)
            if mine_after < mine_before:
                total_after = mine_after + self.groups(board_after, 1 - seat)
                if total_after < total_before:
                    yield "x" + cell

    def continuing_flips(self) -> Iterator[str]:
        """The legal flips next to a tile that was flipped earlier in this same turn."""
        for flip in self.flips(self.seat):
            if self.neighbours[flip.removeprefix("x")] & self.flipped:
                yield flip

    def groups(self, board: Board, colour: int) -> int:
        """How many groups: maximal connected sets of tiles of one colour."""
        not_visited = {cell for cell, tile in board.items() if tile == colour}
        count = 0
        while not_visited:
            count += 1
            to_visit = [not_visited.pop()]
            while to_visit:
                connected = self.neighbours[to_visit.pop()] & not_visited
                not_visited -= connected
                to_visit.extend(connected)
        return count

    # Playing a move.

    def play(self, text: str, seat: int) -> None:
        """Play a move that is legal and written canonically."""
        assert seat == self.seat
        first_tile = not self.board
        if text == "pass":
            self.end_turn()
        elif text == "swap":
            # Blue takes Red's first tile over as their own.
            (cell,) = self.board
            self.board[cell] = BLUE
            self.end_turn()
        elif text.startswith("x"):
            cell = text.removeprefix("x")
            self.board[cell] = seat
            self.flipped.add(cell)
            # The turn ends when there is no flip to go on with.
            if not any(True for _ in self.continuing_flips()):
                self.end_turn()
        else:
            self.board[text] = seat
            self.end_turn()
        self.swap_offered = self.swap and first_tile

    def end_turn(self) -> None:
        """The other player is to move, and nothing is flipped yet in their turn."""
        self.seat = 1 - self.seat
        self.flipped = set()

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """Most tiles wins; with equal tiles both win."""
        if self.awaiting():
            return None
        tiles = list(self.board.values())
        scores = (tiles.count(RED), tiles.count(BLUE))
        winners = tuple(seat for seat in (RED, BLUE) if scores[seat] == max(scores))
        return scores, winners
