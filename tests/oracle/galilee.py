"""Mosaic, the Mona Lisa of the Galilee, as RULES.md, section 2, tells it.

Slow, obvious, and sharing no code with the engine. Quotations in double quotes are from RULES.md.
Cells of the mosaic, rows and columns of the tile grid are all counted from 1, as on the sheet.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import Any

Cell = tuple[int, int]
Cells = frozenset[Cell]
Sheet = tuple[tuple[str, ...], tuple[tuple[str, ...], ...], int]
"""The rows of the mosaic, six rows of six tiles, and the number of stones in the reserve."""

SETTINGS: list[tuple[dict[str, Any], int]] = [({"players": players}, 25) for players in range(1, 7)]
"""Every combination of options that changes the rules, and how many games of it a long test run
plays: the less the oracle takes for one, the more. There are always more: ``make lockstep``."""

CHANCE = -1

COLOURS = "RBGYP"
"""The five dice, in the order in which their arrows stand above the columns."""

FACES = range(1, 7)
ROWS = range(1, 7)
COLUMNS = range(1, 7)

STONE = "#"

MONA_LISA: Sheet = (
    (
        "...BBB...",
        "..BBBBB..",
        "P.BBBBB.P",
        "P.BBBBB.P",
        "P..BBB..P",
        "P..BBB..P",
        "..BBPBB..",
        ".BBPPPBB.",
        ".BBBPBBB.",
        ".BB...BB.",
    ),
    (
        ("##", "###", "##/#.", "##", "###", "##/#."),
        ("##/#.", "##", "###", "###", "##/#.", "##"),
        ("####", "##/##", "###/.#.", ".##/##.", "###/#..", "###/.#."),
        ("###/#..", "###/.#.", "####", "##/##", ".##/##.", "###/#.."),
        ("#####", "###/##.", ".#./###/.#.", "##./.#./.##", "####/#...", ".##/##./.#."),
        ("##./.##/..#", "#.#/###", "###/#../#..", "####/.#..", "###/.#./.#.", "##../.###"),
    ),
    6,
)
"""The default sheet: 42 blue cells, three pink regions."""


# Drawings


def read(drawing: str) -> Cells:
    """Tell which cells a drawing covers, when its top-left corner is at 1,1."""
    return frozenset(
        (row, column)
        for row, line in enumerate(drawing.split("/"), start=1)
        for column, mark in enumerate(line, start=1)
        if mark == "#"
    )


def draw(cells: Iterable[Cell]) -> str:
    """Draw the bounding box of the cells by rows.

    >>> draw({(3, 4), (3, 5), (4, 5)})
    '##/.#'
    """
    cells = set(cells)
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    return "/".join(
        "".join(
            "#" if (row, column) in cells else "."
            for column in range(min(columns), max(columns) + 1)
        )
        for row in range(min(rows), max(rows) + 1)
    )


@cache
def orientations(tile: str) -> frozenset[str]:
    """Draw a tile in "any rotation, any reflection".

    >>> sorted(orientations("##/#."))
    ['##/#.', '##/.#', '#./##', '.#/##']
    """
    cells = read(tile)
    found = set()
    for _ in range(4):
        cells = frozenset((column, -row) for row, column in cells)
        found.add(draw(cells))
        found.add(draw((row, -column) for row, column in cells))
    return frozenset(found)


def neighbours(cell: Cell) -> set[Cell]:
    """Give the four cells that share a side with this one, on the mosaic or not."""
    row, column = cell
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


# The mosaic


def cells_of(mosaic: tuple[str, ...], letter: str) -> set[Cell]:
    """Collect the cells that bear a letter."""
    return {
        (row, column)
        for row, line in enumerate(mosaic, start=1)
        for column, mark in enumerate(line, start=1)
        if mark == letter
    }


def pink_regions(mosaic: tuple[str, ...]) -> list[set[Cell]]:
    """Collect the false regions: maximal sets of pink cells joined along sides.

    >>> sorted(len(region) for region in pink_regions(MONA_LISA[0]))
    [4, 4, 5]
    """
    loose = cells_of(mosaic, "P")
    regions = []
    while loose:
        region: set[Cell] = set()
        border = {loose.pop()}
        while border:
            cell = border.pop()
            region.add(cell)
            joined = neighbours(cell) & loose
            loose -= joined
            border |= joined
        regions.append(region)
    return regions


def places(mosaic: tuple[str, ...], covered: Cells, tile: str) -> set[str]:
    """Draw a tile, or a stone, wherever the rules allow; give the drawings as text.

    "Entirely inside the mosaic, on uncovered cells. Unless nothing is covered yet, it must touch a
    covered cell along a side."
    """
    height, width = len(mosaic), len(mosaic[0])
    found = set()
    for drawing in orientations(tile):
        for top, left in product(range(1, height + 1), range(1, width + 1)):
            cells = cells_at(drawing, top, left)
            if any(row > height or column > width for row, column in cells):
                continue
            if cells & covered:
                continue
            if covered and not any(neighbours(cell) & covered for cell in cells):
                continue
            found.add(f"{drawing}@{top},{left}")
    return found


@cache
def cells_at(drawing: str, top: int, left: int) -> Cells:
    """Tell which cells a drawing covers, when its top-left corner is at top,left."""
    return frozenset((top + row - 1, left + column - 1) for row, column in read(drawing))


class Player:
    """What one player has written on their sheet."""

    def __init__(self, reserve: int) -> None:
        """Take a fresh sheet; 0 means that nothing is crossed off yet."""
        self.crossed_row = 0
        self.crossed_column = 0
        self.marked: Cells = frozenset()
        self.covered: Cells = frozenset()
        self.reserve = reserve

    def column_of(self, colour: str) -> int:
        """Follow the arrow: "colour i means column i if i < k, else column i+1"."""
        number = COLOURS.index(colour) + 1
        return number if number < self.crossed_column else number + 1

    def free_rows(self, column: int) -> list[int]:
        """List the rows of the free tiles in a column in play."""
        return [row for row in ROWS if row != self.crossed_row and (row, column) not in self.marked]

    def ends_game(self) -> bool:
        """Tell whether all tiles of a column in play are marked, or the reserve is empty."""
        in_play = [column for column in COLUMNS if column != self.crossed_column]
        return self.reserve == 0 or any(not self.free_rows(column) for column in in_play)


class Oracle:
    """A game of the Mona Lisa of the Galilee under way."""

    def __init__(self, players: int = 2, sheet: Sheet | None = None) -> None:
        """Give everyone a sheet, and put all five dice into the bag."""
        self.sheet = sheet or MONA_LISA
        self.mosaic, self.tiles, reserve = self.sheet
        self.players = [Player(reserve) for _ in range(players)]
        self.bag = frozenset(COLOURS)
        self.discarded: frozenset[str] = frozenset()
        self.passed = ""
        self.rolled: dict[str, int] = {}
        self.picked = ""
        self.roller = 0
        self.others: frozenset[int] = frozenset()
        self.over = False

    def copy(self) -> Oracle:
        """Make another game in the same position."""
        other = copy.copy(self)
        other.players = [copy.copy(player) for player in self.players]
        return other  # all else is never changed in place

    def awaiting(self) -> frozenset[int]:
        """Say who acts: chance sets up and rolls, the roller picks, then all others together."""
        if self.over:
            return frozenset()
        if not self.players[-1].crossed_column or not self.rolled:
            return frozenset({CHANCE})
        if not self.picked:
            return frozenset({self.roller})
        return self.others

    def chance(self) -> dict[str, Fraction]:
        """Roll: "the set-up rolls come seat by seat: row, then column"; then the dice."""
        if CHANCE not in self.awaiting():
            return {}
        for player in self.players:
            if not player.crossed_row:
                return {f"row {face}": Fraction(1, 6) for face in FACES}
            if not player.crossed_column:
                return {f"column {face}": Fraction(1, 6) for face in FACES}
        in_hand = 2 if len(self.players) == 1 else 3
        draws = list(combinations(sorted(self.bag), in_hand - len(self.passed)))
        each = Fraction(1, len(draws) * 6**in_hand)
        rolls = {}
        for drawn in draws:
            dice = [colour for colour in COLOURS if colour in drawn or colour == self.passed]
            for faces in product(FACES, repeat=in_hand):
                shown = (f"{colour}{face}" for colour, face in zip(dice, faces, strict=True))
                rolls["roll " + " ".join(shown)] = each
        return rolls

    def legal(self, seat: int) -> set[str]:
        """List the picks of an awaited seat: the others pick from what the roller left.

        Nobody ever passes: a die may be picked although nothing fits, and a column in play without
        a free tile, or an empty reserve, has ended the game before.
        """
        if seat not in self.awaiting():
            return set()
        if seat == CHANCE:
            return set(self.chance())
        dice = [colour for colour in self.rolled if colour != self.picked]
        return {pick for colour in dice for pick in self.picks(self.players[seat], colour)}

    def picks(self, player: Player, colour: str) -> set[str]:
        """Pick one die: "its colour gives the column …, its number the row".

        "That tile is free: mark it, and draw it. It is already marked or crossed off: mark another
        free tile of that column without drawing it, and mark and draw one reserve stone." What
        fits somewhere must be drawn.
        """
        row, column = self.rolled[colour], player.column_of(colour)
        die = f"{colour}{row}"
        free = player.free_rows(column)
        if row in free:
            tile = self.tiles[row - 1][column - 1]
            drawings = places(self.mosaic, player.covered, tile)
            return {f"{die} {drawing}" for drawing in drawings} or {die}
        drawings = places(self.mosaic, player.covered, STONE)
        return {f"{die} x{other} {drawing}" for other in free for drawing in drawings} or {
            f"{die} x{other}" for other in free
        }

    def play(self, text: str, seat: int) -> None:
        """Play a legal move."""
        word, *rest = text.split()
        if word == "row":
            next(p for p in self.players if not p.crossed_row).crossed_row = int(rest[0])
        elif word == "column":
            next(p for p in self.players if not p.crossed_column).crossed_column = int(rest[0])
        elif word == "roll":
            self.rolled = {die[0]: int(die[1]) for die in rest}
            self.bag -= set(self.rolled)
        else:
            self.mark_and_draw(self.players[seat], word, rest)
            self.after_pick(word[0], seat)

    def mark_and_draw(self, player: Player, die: str, rest: list[str]) -> None:
        """Mark the tile of the die, or another of its column and a stone; draw what fits."""
        row, column = int(die[1]), player.column_of(die[0])
        for part in rest:
            if part.startswith("x"):
                row = int(part[1:])
                player.reserve -= 1
            else:
                drawing, _, place = part.partition("@")
                top, left = (int(number) for number in place.split(","))
                player.covered |= cells_at(drawing, top, left)
        player.marked |= {(row, column)}

    def after_pick(self, colour: str, seat: int) -> None:
        """Go on: "the roller acts first; if that ends the game, nobody else acts"."""
        if not self.picked:
            self.picked = colour
            self.others = frozenset(range(len(self.players))) - {self.roller}
            self.over = self.players[seat].ends_game()
        else:
            # "Otherwise the others act at the same time, all of them finish, and then the game
            # ends if any of them met the condition."
            self.others -= {seat}
            if not self.others:
                self.over = any(player.ends_game() for player in self.players)
        if not self.over and not self.others:
            self.end_round()

    def end_round(self) -> None:
        """Pass the picked die on, discard the rest, refill the bag; the next player rolls."""
        solo = len(self.players) == 1
        self.passed = "" if solo else self.picked
        self.discarded |= set(self.rolled) - set(self.passed)
        # "If the bag is empty, all discarded dice go back into it." Solo: "when only one die is
        # left in the bag".
        if len(self.bag) == (1 if solo else 0):
            self.bag |= self.discarded
            self.discarded = frozenset()
        self.rolled = {}
        self.picked = ""
        self.roller = (self.roller + 1) % len(self.players)

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """Give scores and winners: "most points wins, equal points share it"."""
        if not self.over:
            return None
        scores = tuple(self.score(player) for player in self.players)
        winners = (seat for seat, score in enumerate(scores) if score == max(scores))
        return scores, tuple(winners)

    def score(self, player: Player) -> int:
        """Count blue cells, pink regions, the majority (solo: what was used), unused stones."""
        blue = 2 * len(player.covered & cells_of(self.mosaic, "B"))
        spoilt = [region for region in pink_regions(self.mosaic) if region & player.covered]
        pink = max(-4 * len(spoilt), -12)
        if len(self.players) > 1:
            return blue + pink + self.majority(player) + player.reserve
        used = len(player.marked) + self.sheet[2] - player.reserve
        return blue + pink - used + player.reserve

    def majority(self, player: Player) -> int:
        """Give 20 for the most cells covered; with 4 to 6 players 5 for the second most.

        "All who tie for the most get 20, and then there is no second place; all who tie for the
        second get 5."
        """
        more = [p for p in self.players if len(p.covered) > len(player.covered)]
        if not more:
            return 20
        if len(self.players) >= 4 and len(more) == 1:
            return 5
        return 0
