"""The table of Mozaa, as data and as text."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from musivum.core.catalogue import Told, say
from musivum.core.game import StyledLine, View
from musivum.core.numbers import Ints
from musivum.drawing.lasting import lasting
from musivum.games.mozaa import table
from musivum.games.mozaa.data import (
    CARD_TEXTS,
    CARDS,
    CLAIMS,
    COLOURS,
    LOOK_TEXTS,
    LOOKS,
    OWN_COLOUR,
    PAWNS_EACH,
    SIDES,
)
from musivum.games.mozaa.notation import place_name, row_and_column, triangle_name
from musivum.geometry import square
from musivum.geometry.members import members

PHASES = ("colour", "deal", "place", "claim", "draw", "over", "place")
"""The names of the phases, by their numbers in ``rules.py``; who has claimed first is to place."""

STYLES = {"B": "lapis", "G": "marble", "P": "porphyry", "R": "terracotta"}
"""How the colours are shown."""

BAND = 25
"""So many cards fit side by side in 80 columns; a wider table is drawn in several bands."""
MARGIN = 5
CORNERS = ((0, 0), (0, 2), (2, 2), (2, 0))
"""The corner of a drawn card where a pawn on its north, east, south or west triangle stands."""


# As data


def board(players: int, variant: int, array: Ints, seat: int) -> dict[str, Any]:  # noqa: ARG001
    """What lies on the table and in the hands, as far as it can be seen; ``array`` is redacted."""
    numbers: list[int] = array.tolist()
    on_table = lying(tuple(numbers[table.LIES : table.KEY]), array)
    found: dict[str, Any] = {
        **turn(numbers),
        "cards": [
            {"row": row, "column": column, "card": card} for row, column, card in on_table.cards
        ],
        "open": list(on_table.open(numbers)),
        **hands_and_stock(players, numbers, on_table),
    }
    return found | of_variant(players, variant, array)


def of_variant(players: int, variant: int, array: Ints) -> dict[str, Any]:
    """What only a variant has: colours of one's own, or claims, and pawns that are left."""
    if variant == OWN_COLOUR:
        chosen = array[table.CHOSEN : table.CHOSEN + players].tolist()
        return {"colours": [COLOURS[colour - 1] if colour else None for colour in chosen]}
    if variant == CLAIMS:
        pawns = array[table.PAWNS : table.PAWNS + PAWNS_EACH * players].tolist()
        claims = [
            _claim(array, pawn // PAWNS_EACH, field - 1)
            for pawn, field in enumerate(pawns)
            if field
        ]
        in_play = [claim["seat"] for claim in claims]
        left = [PAWNS_EACH - in_play.count(other) for other in range(players)]
        return {"claims": claims, "pawns": left}
    return {}


@dataclass(frozen=True, slots=True, eq=False)
class Lying:
    """The cards on the table, and what follows from them."""

    cards: tuple[tuple[int, int, str], ...]
    """Row, column and how each lies, by row and column."""
    lies: tuple[int, ...]
    """The same as the state has it, by the numbers of the cards."""
    places: tuple[str, ...]
    """The places next to them …"""
    links: tuple[int, ...]
    """The state's numbers from ``LINKS`` on, which lead from triangles to the first ones of their
    fields, and tell the cards of each field."""

    def open(self, numbers: list[int]) -> tuple[str, ...]:
        """… which are open until the game is over."""
        return () if PHASES[numbers[table.PHASE]] == "over" else self.places


@lasting(4, by=1)
def lying(lies: tuple[int, ...], array: Ints) -> Lying:
    """The cards on the table, by the state's numbers from ``LIES`` on, and by all of them."""
    slots = array[table.SLOT_PLACES : table.FACING].tolist()
    first, second = array[table.OPEN : table.MISMATCH].tolist()
    places = [slots[slot] for slot in bits_of(first)]
    places += [slots[64 + slot] for slot in bits_of(second)]
    places.sort()
    return Lying(
        tuple(map(_laid_card, sorted(filter(None, lies)))),
        lies,
        tuple(map(place_name, places)),
        tuple(array[table.LINKS :].tolist()),
    )


def turn(numbers: list[int]) -> dict[str, Any]:
    """What is done now, and by whom."""
    phase = PHASES[numbers[table.PHASE]]
    return {
        "phase": phase,
        "turn": None if phase == "over" else numbers[table.SEAT],
        "passes": numbers[table.PASSES],
    }


def hands_and_stock(players: int, numbers: list[int], on_table: Lying) -> dict[str, Any]:
    """The cards that do not lie on the table, as far as they are known."""
    hands = [_hand(numbers, other) for other in range(players)]
    held = sum(len(hand["cards"]) + hand["hidden"] for hand in hands)
    return {"hands": hands, "stock": CARDS - len(on_table.cards) - held}


@lru_cache(maxsize=10_000)
def _laid_card(lies: int) -> tuple[int, int, str]:
    place, look = divmod(lies - 1, LOOKS)
    return *row_and_column(place), LOOK_TEXTS[look]


def _hand(numbers: list[int], seat: int) -> dict[str, Any]:
    cards = numbers[table.HANDS + seat]
    return {
        "cards": [CARD_TEXTS[card] for card in bits_of(cards)],
        "hidden": numbers[table.UNKNOWN + seat],
    }


def bits_of(word: int) -> list[int]:
    """The members of a set, which is a word of 64 bits."""
    return members(word & 2**64 - 1)


def _claim(array: Ints, seat: int, root: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "field": triangle_name(table.place_of(array, root >> 2), root & 3),
        "colour": COLOURS[table.colour_of(array, root)],
        "cards": (int(array[table.FIELD_CARDS + root]) & (2**CARDS - 1)).bit_count(),
        "open": table.open_sides(array, root),
    }


# As text

Block = list[list[tuple[str, str]]]
"""A drawn card: three rows of three letters, each with its style."""


def draw(view: View) -> list[StyledLine]:
    """Whose turn it is, the table in bands, the hands and the scores."""
    seen = view["board"]
    lines = [[(_status(view), "bold")], []]
    for band in _bands(seen):
        lines += _draw_band(view, band)
    if any(move.startswith(tuple(COLOURS)) for move in view["legal"]):
        lines.append([("+", "gold"), (" " + say("mozaa-fits"), "dim")])
    for claim in seen.get("claims", []):
        said = say("mozaa-pawn", player=claim["seat"] + 1, **claim)
        lines.append([(said, STYLES[claim["colour"]])])
    lines += [[], *_draw_seats(view)]
    if view["seat"] is not None:
        lines += _draw_hand(seen["hands"][view["seat"]]["cards"])
    return lines


def _status(view: View) -> str:
    seen = view["board"]
    if view["outcome"]:
        return say(view["outcome"]["reason"])
    if view["legal"] == ["pass"]:
        return say("mozaa-phase-pass", player=seen["turn"] + 1)
    return say(f"mozaa-phase-{seen['phase']}", player=seen["turn"] + 1)


def _place(text: str) -> tuple[int, int]:
    row, column = text.split(",")
    return int(row), int(column)


def _bands(seen: dict[str, Any]) -> list[range]:
    """The columns to draw, with the open places around the cards, in bands of equal width."""
    columns = [card["column"] for card in seen["cards"]]
    columns += [_place(text)[1] for text in seen["open"]]
    first, width = min(columns), max(columns) - min(columns) + 1
    bands = -(-width // BAND)
    step = -(-width // bands)
    end = first + width
    return [range(start, min(start + step, end)) for start in range(first, end, step)]


def _draw_band(view: View, columns: range) -> list[StyledLine]:
    """The cards in some columns, every card three letters high and wide."""
    seen = view["board"]
    blocks = {(card["row"], card["column"]): _card_block(card["card"]) for card in seen["cards"]}
    for claim in seen.get("claims", []):
        # A pawn shows its owner's number in the corner clockwise before the triangle's letter;
        # a star where several players share the field.
        row, column = _place(claim["field"][:-1])
        down, right = CORNERS[SIDES.index(claim["field"][-1])]
        block = blocks[row, column]
        owner = str(claim["seat"])
        shared = block[down][right][0] not in ("\\", "/", owner)
        block[down][right] = ("*" if shared else owner, STYLES[claim["colour"]])
    fitting = {_place(move.split("@")[1]) for move in view["legal"] if "@" in move}
    for text in seen["open"]:
        place = _place(text)
        blocks[place] = _open_block(place in fitting)
    drawn = [row for row, column in blocks if column in columns]
    heading: StyledLine = [(" " * MARGIN + "".join(map(_column_label, columns)), "dim")]
    lines = [heading]
    empty = [[("   ", "")]] * 3
    for row in range(min(drawn), max(drawn) + 1):
        for line in range(3):
            label = f"{row:>{MARGIN - 1}} " if line == 1 else " " * MARGIN
            pieces: StyledLine = [(label, "dim")]
            for column in columns:
                pieces += blocks.get((row, column), empty)[line]
            lines.append(_merged(pieces))
    return [*lines, []]


def _column_label(column: int) -> str:
    """A number above its column; long numbers only above every other one, to keep them apart."""
    text = str(column)
    return "   " if len(text) > 2 and column % 2 else text.center(3) if len(text) < 3 else text


def _card_block(card: str) -> Block:
    north, east, south, west = [(letter, STYLES[letter]) for letter in card]
    return [
        [("\\", "dim"), north, ("/", "dim")],
        [west, ("·", "dim"), east],
        [("/", "dim"), south, ("\\", "dim")],
    ]


def _open_block(fits: bool) -> Block:
    middle = ("+", "gold") if fits else ("·", "dim")
    blank = (" ", "")
    return [[blank] * 3, [blank, middle, blank], [blank] * 3]


def _merged(pieces: StyledLine) -> StyledLine:
    """The same line with neighbours of one style joined, and nothing blank at its end."""
    merged: StyledLine = []
    for text, style in pieces:
        if merged and (merged[-1][1] == style):
            merged[-1] = (merged[-1][0] + text, style)
        else:
            merged.append((text, style))
    while merged and not merged[-1][0].strip():
        merged.pop()
    return merged


def _draw_seats(view: View) -> list[StyledLine]:
    """For every seat its points, cards, own colour and pawns; then the stock."""
    seen = view["board"]
    lines: list[StyledLine] = []
    for seat, hand in enumerate(seen["hands"]):
        style = "bold" if seat == seen["turn"] else ""
        cards = len(hand["cards"]) + hand["hidden"]
        line: StyledLine = [
            (say("mozaa-seat", player=seat + 1, points=view["scores"][seat], cards=cards), style)
        ]
        colour = seen.get("colours", [None] * len(seen["hands"]))[seat]
        if colour:
            line += [("  ", ""), (say(f"mozaa-colour-{colour}"), STYLES[colour])]
        if "pawns" in seen:
            line += [("  ", ""), (say("mozaa-pawns", pawns=seen["pawns"][seat]), "")]
        lines.append(line)
    lines.append([(say("mozaa-stock", cards=seen["stock"]), "dim")])
    return lines


def _draw_hand(cards: list[str]) -> list[StyledLine]:
    """Your cards side by side, with their names."""
    if not cards:
        return []
    lines: list[StyledLine] = [[], [(say("mozaa-hand"), "bold")]]
    for line in range(3):
        pieces: StyledLine = []
        for card in cards:
            pieces += [("   ", ""), *_card_block(card)[line], ("   ", "")]
        lines.append(_merged(pieces))
    lines.append([("".join(f"{card:^9}" for card in cards).rstrip(), "dim")])
    return lines


# For the message about a card that does not match


def clashes(array: Ints, place: int, look: str) -> list[Told]:
    """On which sides a card would touch which other colour, to be said."""
    row, column = row_and_column(place)
    laid = [divmod(int(one) - 1, LOOKS) for one in array[table.LIES : table.LIES + CARDS] if one]
    lying = {row_and_column(where): LOOK_TEXTS[number] for where, number in laid}
    told: list[Told] = []
    for side, (down, right) in enumerate(square.SIDES):
        other = lying.get((row + down, column + right))
        if other is not None and other[side ^ 2] != look[side]:
            told.append(("mozaa-clash", {"side": SIDES[side], "colour": other[side ^ 2]}))
    return told
