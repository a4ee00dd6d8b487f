"""What a seat sees of Mozaa: a plane of 64 numbers for each property of the 64 cards.

The table has no edges, so a picture of it would be huge and nearly empty. Instead every card tells
where it lies and how, which says all. Seats are counted from the watcher: 0 is the seat itself, 1
the next one clockwise, and so on.

**Numbers of the moves.** The game numbers a placement by its place and the look of the card: nearly
two million of them. Here it is numbered by a *spot*, a card of the own hand, and a turn.

*Spots* are a square of 65 × 65 around the start card, rows and columns from -32 to 32. A place that
lies further away is moved back by 65 rows or columns: the square is a torus. When a card is placed,
at most 63 cards are on the table; they hang together, so they lie in at most 63 successive rows,
and the open places in those and one more on either side: 65. The same holds for columns. So no two
of the places that matter ever meet on one spot, and every legal move has a number of its own.

*Cards* of the own hand are counted by the alphabet; *turns* are the card's looks by the alphabet.
"""

from musivum.core.compiled import Ints, helper, kernel
from musivum.core.observation import OBSERVE, TRANSLATE, Floats, Observation, fill
from musivum.games.mozaa.data import (
    CARD_LOOKS,
    CARDS,
    CLAIMS,
    COLOURS,
    DONE,
    HAND,
    LOOK_CARDS,
    LOOK_COLOURS,
    LOOKS,
    LOOKS_OF_CARD,
    OWN_COLOUR,
    PASS,
    PAWNS_EACH,
    PLACEMENTS,
    PLAYERS,
    RADIUS,
    SIDES,
    VARIANT,
)
from musivum.games.mozaa.game import Mozaa
from musivum.games.mozaa.rules import (
    CLAIM,
    CLAIMED,
    COLOUR,
    OVER,
    PLACE,
    may_claim_first,
    stock,
)
from musivum.games.mozaa.table import (
    CHOSEN,
    FIELD_CARDS,
    FIRST_SLOT,
    HANDS,
    LIES,
    ON_TABLE,
    PASSES,
    PAWNS,
    PHASE,
    SCORES,
    SEAT,
    UNKNOWN,
    axis,
    field_of,
    find,
    hand_size,
    open_sides,
    row_of,
)
from musivum.geometry import bits

COLOUR_NAMES = ("blue", "grey", "purple", "red")
"""In the order of COLOURS."""

CARD_PLANES = (
    "on table",
    "row",
    "column",
    *(f"{side} {colour}" for side in SIDES for colour in COLOUR_NAMES),
    *(f"{side} field size" for side in SIDES),
    *(f"{side} field open sides" for side in SIDES),
    "choosing",
    "placing",
    "claiming",
    "stock",
    "passes",
)
TABLE, ROW, COLUMN, LOOK = 0, 1, 2, 3
FIELD_SIZE = LOOK + 16
FIELD_OPEN = FIELD_SIZE + 4
CHOOSING, PLACING, CLAIMING, STOCK, PASSED = range(FIELD_OPEN + 4, FIELD_OPEN + 9)

EACH = ("points", "cards", "turn")
EACH_OWN_COLOUR = tuple(f"colour {colour}" for colour in COLOUR_NAMES)
EACH_CLAIMS = ("pawns", *(f"claims {side}" for side in SIDES))

MOST_POINTS = 512
"""A triangle belongs to one field; each card of a field gives two points at the most."""
FAR = 64
"""Rows and columns go from -63 to 63; the start card's 0 is written as one half."""
MOST_OPEN = 256
MOST_HAND = 4


def observation(game: Mozaa) -> Observation:
    """The planes, and the numbers of the moves as above."""
    hand = int(game.tables[HAND])
    each: tuple[str, ...] = EACH
    if game.variant == OWN_COLOUR:
        each += EACH_OWN_COLOUR
    elif game.variant == CLAIMS:
        each += EACH_CLAIMS
    planes = (
        *CARD_PLANES,
        *(f"own card {card + 1}" for card in range(hand)),
        *(f"{name} of seat +{seat}" for seat in range(game.players) for name in each),
    )
    actions = SPOTS * 4 * hand + game.actions - PLACEMENTS
    if game.variant == CLAIMS:
        actions = SPOTS * 4 * (hand + 1) + 2
    return Observation(planes, (CARDS,), game.tables, observe, actions, encode, decode)


# Numbers of the moves: placements, then claims and ``done`` or the colours, then ``pass``.

TORUS = RADIUS + 2
SPOTS = TORUS * TORUS
MIDDLE = TORUS // 2


@helper
def spot_of(place: int) -> int:
    """The spot of a place."""
    row = row_of(place)
    column = place - axis(row)
    return (row + MIDDLE + TORUS) % TORUS * TORUS + (column + MIDDLE + TORUS) % TORUS


@helper
def place_at(state: Ints, spot: int, is_open: bool) -> int:
    """The open place, or the one with a card, on a spot; -1 if there is none."""
    row, column = spot // TORUS - MIDDLE, spot % TORUS - MIDDLE
    for down in (0, TORUS if row < 0 else -TORUS):
        for right in (0, TORUS if column < 0 else -TORUS):
            if abs(row + down) + abs(column + right) <= RADIUS:
                place = axis(row + down) + column + right
                found = find(state, place)
                if found and (found >= FIRST_SLOT) == is_open:
                    return place
    return -1


@kernel(TRANSLATE)
def encode(tables: Ints, state: Ints, seat: int, move: int) -> int:
    """The number of a legal move, from the game's number."""
    first = SPOTS * 4 * tables[HAND]
    if move == tables[PASS]:
        if tables[VARIANT] == CLAIMS:
            return first + 4 * SPOTS + 1
        return first + move - PLACEMENTS
    if move >= PLACEMENTS:
        if tables[VARIANT] == OWN_COLOUR:
            return first + move - PLACEMENTS
        if move == tables[DONE]:
            return first + 4 * SPOTS
        triangle = move - PLACEMENTS
        return first + 4 * spot_of(triangle >> 2) + (triangle & 3)
    place, look = move // LOOKS, move % LOOKS
    card = LOOK_CARDS[look]
    own = bits.count(state[HANDS + seat] & ((1 << card) - 1))
    turn = 0
    while CARD_LOOKS[4 * card + turn] != look:
        turn += 1
    return (spot_of(place) * tables[HAND] + own) * 4 + turn


@kernel(TRANSLATE)
def decode(tables: Ints, state: Ints, seat: int, action: int) -> int:
    """The game's number of a move; -1 if none can be meant."""
    first = SPOTS * 4 * tables[HAND]
    if action < 0:
        return -1
    if action < first:
        turn, own = action & 3, (action >> 2) % tables[HAND]
        if own >= bits.count(state[HANDS + seat]):
            return -1
        card = bits.nth(state[HANDS + seat], own)
        place = place_at(state, (action >> 2) // tables[HAND], True)
        if place < 0 or turn >= LOOKS_OF_CARD[card]:
            return -1
        return place * LOOKS + CARD_LOOKS[4 * card + turn]
    rest = action - first
    if tables[VARIANT] == CLAIMS:
        if rest < 4 * SPOTS:
            place = place_at(state, rest >> 2, False)
            return -1 if place < 0 else PLACEMENTS + 4 * place + (rest & 3)
        rest += tables[DONE] - PLACEMENTS - 4 * SPOTS
    return PLACEMENTS + rest if PLACEMENTS + rest <= tables[PASS] else -1


# The planes


@helper
def _observe_card(state: Ints, card: int, out: Floats) -> None:
    """How a card lies and where, or what its colours are; the fields of its triangles."""
    look = CARD_LOOKS[4 * card]
    if state[ON_TABLE] >> card & 1:
        place, look = (state[LIES + card] - 1) // LOOKS, (state[LIES + card] - 1) % LOOKS
        row = row_of(place)
        out[TABLE * CARDS + card] = 1
        out[ROW * CARDS + card] = (row + FAR) / (2 * FAR)
        out[COLUMN * CARDS + card] = (place - axis(row) + FAR) / (2 * FAR)
        for side in range(4):
            root = field_of(state, 4 * card + side)
            size = bits.count(state[FIELD_CARDS + root])
            out[(FIELD_SIZE + side) * CARDS + card] = size / CARDS
            out[(FIELD_OPEN + side) * CARDS + card] = open_sides(state, root) / MOST_OPEN
    for side in range(4):
        out[(LOOK + 4 * side + LOOK_COLOURS[4 * look + side]) * CARDS + card] = 1


@helper
def _observe_claims(state: Ints, seat: int, first: int, out: Floats) -> None:
    """The pawns that are not in play, and the triangles of the fields that the others stand on."""
    idle = 0
    for pawn in range(PAWNS_EACH):
        claimed = state[PAWNS + PAWNS_EACH * seat + pawn] - 1
        if claimed < 0:
            idle += 1
            continue
        for triangle in range(4 * CARDS):
            card = triangle >> 2
            if state[ON_TABLE] >> card & 1 and field_of(state, triangle) == claimed:
                out[(first + 1 + (triangle & 3)) * CARDS + card] = 1
    fill(out, first, CARDS, idle / PAWNS_EACH)


@helper
def _observe_seat(tables: Ints, state: Ints, seat: int, first: int, out: Floats) -> int:
    """Points, cards, whose turn it is, and what the variant adds; return the next plane."""
    fill(out, first, CARDS, state[SCORES + seat] / MOST_POINTS)
    fill(out, first + 1, CARDS, hand_size(state, seat) / MOST_HAND)
    fill(out, first + 2, CARDS, state[SEAT] == seat and state[PHASE] != OVER)
    first += len(EACH)
    if tables[VARIANT] == OWN_COLOUR:
        if state[CHOSEN + seat]:
            fill(out, first + state[CHOSEN + seat] - 1, CARDS, 1)
        return first + len(COLOURS)
    if tables[VARIANT] == CLAIMS:
        _observe_claims(state, seat, first, out)
        return first + len(EACH_CLAIMS)
    return first


@kernel(OBSERVE)
def observe(tables: Ints, state: Ints, seat: int, out: Floats) -> None:
    """The cards, one's own hand, and what is known of every seat, oneself first."""
    for card in range(CARDS):
        _observe_card(state, card, out)
    fill(out, CHOOSING, CARDS, state[PHASE] == COLOUR)
    fill(out, PLACING, CARDS, state[PHASE] == PLACE or state[PHASE] == CLAIMED)
    fill(out, CLAIMING, CARDS, state[PHASE] == CLAIM or may_claim_first(tables, state))
    face_down = bits.count(stock(state))
    for other in range(tables[PLAYERS]):
        face_down -= state[UNKNOWN + other]
    fill(out, STOCK, CARDS, face_down / CARDS)
    fill(out, PASSED, CARDS, state[PASSES] / MOST_HAND)
    plane = len(CARD_PLANES)
    hand = state[HANDS + seat]
    for own in range(tables[HAND]):
        if hand:
            out[(plane + own) * CARDS + bits.lowest(hand)] = 1
            hand &= hand - 1
    plane += tables[HAND]
    for further in range(tables[PLAYERS]):
        plane = _observe_seat(tables, state, (seat + further) % tables[PLAYERS], plane, out)
