"""Slow, obvious Mozaa: section 3 of RULES.md, transcribed with plain sets and dicts.

It shares no code with musivum, so that the two can only agree by both being right.
"""

from __future__ import annotations

import copy
from fractions import Fraction
from itertools import product
from typing import Any

SETTINGS: list[tuple[dict[str, Any], int]] = [
    ({"players": players} | rest, 45)
    for players in (2, 3, 4)
    for rest in (
        {"hand": 1},
        {"hand": 3},
        {"variant": "own-colour"},
        {"variant": "claims", "hand": 1},
        {"variant": "claims", "hand": 3},
    )
]
"""Every combination of options that changes the rules, and how many games of it a long test run
plays: the less the oracle takes for one, the more. There are always more: ``make lockstep``."""

CHANCE = -1

COLOURS = "RBGP"
"""Red, blue, grey, purple."""

START = "BGRP"
"""The start card, as it lies at 0,0: north blue, east grey, south red, west purple."""

SIDES = "NESW"
"""A card is written clockwise from the north side; a side's number is its place in here."""

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""The card next to each side. Rows grow downwards, columns to the right."""

PAWNS = 2
"""Variant `claims`: each player has two pawns."""

Cell = tuple[int, int]
Triangle = tuple[int, int, int]
"""Row, column, side: tuples sort in the order in which a field's first triangle is found."""
Field = frozenset[Triangle]


def rotations(card: str) -> set[str]:
    """The card turned at will: four ways, fewer if some of them look the same."""
    return {card[turn:] + card[:turn] for turn in range(4)}


def canonical(card: str) -> str:
    """The alphabetically smallest rotation names the card, however it lies."""
    return min(rotations(card))


def is_double_hourglass(card: str) -> bool:
    """Two colours, each on two opposite sides."""
    return card[0] == card[2] and card[1] == card[3] and card[0] != card[1]


def deck() -> set[str]:
    """Every card once, up to rotation, except the six double hourglasses: 70 - 6 = 64."""
    cards = {"".join(colours) for colours in product(COLOURS, repeat=4)}
    return {canonical(card) for card in cards if not is_double_hourglass(card)}


DECK = frozenset(deck())


def beyond(triangle: Triangle) -> Triangle:
    """The triangle on the other side of this one's outer side, if there is a card."""
    row, column, side = triangle
    down, right = STEPS[side]
    return row + down, column + right, (side + 2) % 4


def points(size: int) -> int:
    """Closing a field gives its size in points, doubled from size 4 on."""
    return 2 * size if size >= 4 else size


class Oracle:
    """One game of Mozaa, changed by every move."""

    def __init__(self, *, players: int = 2, variant: str = "classic", hand: int = 1) -> None:
        """Two to four players; variant `classic`, `own-colour` or `claims`; hand 1 or 3."""
        self.players = players
        self.variant = variant
        # Own-colour: always a hand of three.
        self.hand_size = 3 if variant == "own-colour" else hand
        self.table: dict[Cell, str] = {(0, 0): START}
        self.hands: list[set[str]] = [set() for _ in range(players)]
        self.points: list[int] = [0] * players
        self.own_colours: list[str] = []
        self.pawns: list[tuple[int, Triangle]] = []  # the pawns in play: owner, where it stands
        self.passes = 0  # in a row
        self.seat = 0  # whose turn it is; in the deal, who is dealt to
        self.claimed = False  # whether the player whose turn it is has claimed in it
        # Own colours are chosen first, seat by seat. Then the hands are dealt.
        # The phases: colour, deal, place, claim, draw, over.
        self.phase = "colour" if variant == "own-colour" else "deal"

    def copy(self) -> Oracle:
        """An independent game in the same position."""
        twin = copy.copy(self)
        twin.table = dict(self.table)
        twin.hands = [set(hand) for hand in self.hands]
        twin.points = list(self.points)
        twin.own_colours = list(self.own_colours)
        twin.pawns = list(self.pawns)
        return twin

    # Whose move it is, and which moves there are.

    def awaiting(self) -> frozenset[int]:
        """The seat whose turn it is, chance for a card to be dealt or drawn, nobody at the end."""
        if self.phase == "over":
            return frozenset()
        if self.phase in ("deal", "draw"):
            return frozenset({CHANCE})
        return frozenset({self.seat})

    def chance(self) -> dict[str, Fraction]:
        """Every card of the stock, face down, is equally likely."""
        if self.phase not in ("deal", "draw"):
            return {}
        stock = self.stock()
        return {f"draw {card}": Fraction(1, len(stock)) for card in stock}

    def legal(self, seat: int) -> set[str]:
        """All the moves of a seat that is awaited."""
        if seat not in self.awaiting():
            return set()
        if self.phase == "colour":
            # Each seat in turn chooses one of the colours still free.
            return {f"colour {colour}" for colour in COLOURS if colour not in self.own_colours}
        if self.phase == "claim":
            return {"done"} | self.claims()
        if self.phase == "place":
            # A player who can place must place; one who can place none of their cards passes, and
            # cannot claim. "In the variant `claims` the legal moves before placing are all
            # placements and all claims", at most one claim a turn.
            placements = self.placements()
            if not placements:
                return {"pass"}
            return placements | (self.claims() if self.variant == "claims" else set())
        return set(self.chance())

    def stock(self) -> set[str]:
        """The cards that are neither on the table nor in a hand."""
        on_table = {canonical(card) for card in self.table.values()}
        return set(DECK).difference(on_table, *self.hands)

    def placements(self) -> set[str]:
        """A card from the hand, turned at will, next to at least one card on the table."""
        free_cells = {
            (row + down, column + right) for row, column in self.table for down, right in STEPS
        } - set(self.table)
        return {
            f"{turned}@{row},{column}"
            for card in self.hands[self.seat]
            for turned in rotations(card)
            for row, column in free_cells
            if self.matches(turned, (row, column))
        }

    def matches(self, card: str, cell: Cell) -> bool:
        """Every touching side matches in colour."""
        for side in range(4):
            row, column, facing_side = beyond((*cell, side))
            neighbour = self.table.get((row, column))
            if neighbour is not None and neighbour[facing_side] != card[side]:
                return False
        return True

    def claims(self) -> set[str]:
        """One pawn on any field that is open and unclaimed, if the player has a pawn left."""
        pawns_in_play = sum(owner == self.seat for owner, _ in self.pawns)
        if pawns_in_play == PAWNS or self.claimed:
            return set()
        texts = set()
        for field in self.fields():
            if not self.is_closed(field) and not self.owners(field):
                row, column, side = min(field)
                texts.add(f"claim {row},{column}{SIDES[side]}")
        return texts

    # Fields.

    def joined(self, triangle: Triangle) -> set[Triangle]:
        """The triangles that join this one directly."""
        row, column, side = triangle
        card = self.table[row, column]
        # Two neighbouring triangles of one card join when they have the same colour. The
        # opposite triangle meets this one only at the centre: it is not a neighbour.
        result = {
            (row, column, neighbour)
            for neighbour in ((side + 1) % 4, (side + 3) % 4)
            if card[neighbour] == card[side]
        }
        # Triangles of two adjacent cards join across their common side.
        across = beyond(triangle)
        if across[:2] in self.table:
            result.add(across)
        return result

    def field(self, triangle: Triangle) -> Field:
        """The field with this triangle: a maximal set of joined triangles."""
        found = {triangle}
        to_visit = [triangle]
        while to_visit:
            new = self.joined(to_visit.pop()) - found
            found |= new
            to_visit.extend(new)
        return frozenset(found)

    def fields(self) -> set[Field]:
        """All fields on the table; every triangle is in exactly one."""
        remaining = {(*cell, side) for cell in self.table for side in range(4)}
        result = set()
        while remaining:
            field = self.field(min(remaining))
            result.add(field)
            remaining -= field
        return result

    def is_closed(self, field: Field) -> bool:
        """No side of it is open: every one of its triangles has a card next to it."""
        return all(beyond(triangle)[:2] in self.table for triangle in field)

    def owners(self, field: Field) -> set[int]:
        """The players with a pawn on the field."""
        return {owner for owner, triangle in self.pawns if triangle in field}

    # Playing a move.

    def play(self, text: str, seat: int) -> None:
        """Play a move that is legal and written canonically."""
        assert seat in self.awaiting()
        if text.startswith("colour "):
            self.choose_colour(text.removeprefix("colour "))
        elif text.startswith("draw "):
            self.take_card(text.removeprefix("draw "))
        elif text.startswith("claim "):
            # At most one claim a turn, before or after placing.
            self.claim(text.removeprefix("claim "))
            self.claimed = True
            if self.phase == "claim":
                self.draw_or_next_turn()
        elif text == "done":
            self.draw_or_next_turn()
        elif text == "pass":
            self.pass_turn()
        else:
            self.place(text)

    def next_turn(self) -> None:
        """The next seat is to place a card."""
        self.seat = (self.seat + 1) % self.players
        self.phase = "place"
        self.claimed = False

    def choose_colour(self, colour: str) -> None:
        """Own colours are chosen seat by seat; then the hands are dealt, seat 0 first."""
        self.own_colours.append(colour)
        self.seat = len(self.own_colours)
        if self.seat == self.players:
            self.seat = 0
            self.phase = "deal"

    def take_card(self, card: str) -> None:
        """A seat is dealt its whole hand before the next one; a draw ends the turn."""
        self.hands[self.seat].add(card)
        if self.phase == "draw":
            self.next_turn()
        elif len(self.hands[self.seat]) == self.hand_size:
            self.seat += 1
            if self.seat == self.players:
                self.seat = 0
                self.phase = "place"

    def place(self, text: str) -> None:
        """Place a card and score what it closes. A turn goes: (claim,) place, (claim,) draw."""
        card, _, where = text.partition("@")
        row, column = (int(number) for number in where.split(","))
        self.hands[self.seat].remove(canonical(card))
        self.table[row, column] = card
        self.passes = 0
        # Whatever a card closes, it is part of. One card can close several fields.
        for field in {self.field((row, column, side)) for side in range(4)}:
            if self.is_closed(field):
                self.score(field)
        if len(self.table) == len(DECK):
            self.phase = "over"  # at once when the last card is placed, no claim any more
        elif self.variant == "claims" and self.claims():
            # Not asked: who "has already claimed in this turn, has no pawn, or finds no open
            # unclaimed field".
            self.phase = "claim"
        else:
            self.draw_or_next_turn()

    def score(self, field: Field) -> None:
        """Pay for a field that the player whose turn it is has just closed."""
        # Its size is the number of different cards in it.
        size = len({(row, column) for row, column, _ in field})
        row, column, side = min(field)
        colour = self.table[row, column][side]
        if self.variant == "own-colour" and colour != self.own_colours[self.seat]:
            return  # it scores only for the player whose colour it has, closing it themselves
        # Every owner gets the full points, once. An unclaimed field pays who closes it.
        for seat in self.owners(field) or {self.seat}:
            self.points[seat] += points(size)
        # All its pawns return.
        self.pawns = [(owner, stands) for owner, stands in self.pawns if stands not in field]

    def claim(self, where: str) -> None:
        """Put a pawn on the field with this triangle, such as `0,1N`."""
        row, column = (int(number) for number in where[:-1].split(","))
        self.pawns.append((self.seat, (row, column, SIDES.index(where[-1]))))

    def draw_or_next_turn(self) -> None:
        """Draw one, if the stock is not empty."""
        if self.stock():
            self.phase = "draw"
        else:
            self.next_turn()

    def pass_turn(self) -> None:
        """The end, when all seats have passed one after another. No draw after a pass."""
        self.passes += 1
        if self.passes == self.players:
            self.phase = "over"
        else:
            self.next_turn()

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """Most points wins, equal points share it."""
        if self.phase != "over":
            return None
        most = max(self.points)
        winners = tuple(seat for seat in range(self.players) if self.points[seat] == most)
        return tuple(self.points), winners
