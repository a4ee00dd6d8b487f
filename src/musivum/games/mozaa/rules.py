"""The rules of Mozaa, in the order in which the rulebook speaks.

The layout of a state, and how cards, open places and fields are kept, is in ``table.py``; where a
hand's cards fit, in ``placements.py``.
"""

from musivum.core import compiled
from musivum.core.compiled import CHANCE, Ints, Words, helper, kernel, whole
from musivum.core.rng import below
from musivum.core.wandering import wandering
from musivum.games.mozaa.claims import (
    can_claim,
    claim_action,
    count_claims,
    follow_fields,
    forbids_claim,
    list_claims,
    nth_claim,
    owners,
    put_pawn,
    return_pawns,
)
from musivum.games.mozaa.data import (
    CLAIMS,
    COLOURS,
    DONE,
    FIRST_CHANCE,
    FIRST_CLAIM,
    FIRST_COLOUR,
    HAND,
    LOOK_CARDS,
    MOST_SEATS,
    OWN_COLOUR,
    PASS,
    PLACEMENTS,
    PLACES,
    PLAYERS,
    START_LOOK,
    VARIANT,
)
from musivum.games.mozaa.placements import (
    can_place,
    forbids_placement,
    list_placements,
    random_placement,
)
from musivum.games.mozaa.table import (
    ALL,
    CHOSEN,
    FIELD_CARDS,
    FIRST_SLOT,
    HANDS,
    ON_TABLE,
    PASSES,
    PHASE,
    SCORES,
    SEAT,
    UNKNOWN,
    colour_of,
    field_of,
    find,
    hand_size,
    is_stock_empty,
    lay,
    open_place,
    placed,
)
from musivum.games.mozaa.verdicts import Reason, Rule
from musivum.geometry import bits

COLOUR, DEAL, PLACE, CLAIM, DRAW, OVER, CLAIMED = 0, 1, 2, 3, 4, 5, 6
"""The phases of the game; those of a turn are place, claim, draw. In the variant ``claims`` a field
may be claimed while one is to place: that is CLAIMED then, one is still to place, and the second
chance to claim is left out."""

# Material and set-up


@kernel(compiled.SETUP)
def setup(tables: Ints, state: Ints) -> None:
    """The start card lies open at 0,0. Own colours are chosen first, then hands are dealt."""
    centre = PLACES // 2
    open_place(state, centre, 0)
    lay(state, centre, START_LOOK)
    state[PHASE] = COLOUR if tables[VARIANT] == OWN_COLOUR else DEAL


@helper
def stock(state: Ints) -> int:
    """The cards that are neither on the table nor in a hand, face down."""
    seen = state[ON_TABLE]
    for seat in range(MOST_SEATS):
        seen |= state[HANDS + seat]
    return ~seen


@kernel(compiled.AWAITING)
def awaiting(tables: Ints, state: Ints) -> int:  # noqa: ARG001 - as all kernels
    """The seat whose turn it is; chance for a card to be dealt or drawn; nobody at the end."""
    phase = state[PHASE]
    if phase == OVER:
        return 0
    if phase in (DEAL, DRAW):
        return CHANCE
    return 1 << state[SEAT]


# The moves of a turn


@helper
def is_free(state: Ints, colour: int) -> bool:
    """Whether nobody has chosen this colour yet."""
    free = True
    for seat in range(MOST_SEATS):
        free &= state[CHOSEN + seat] != colour + 1
    return free


@helper
def may_claim_first(tables: Ints, state: Ints) -> bool:
    """Whether it is before placing, in the variant ``claims``, and this turn had no claim yet."""
    return tables[VARIANT] == CLAIMS and state[PHASE] == PLACE


@helper
def _free_colours(state: Ints, moves: Ints) -> int:
    """Each seat in turn chooses one of the colours still free."""
    count = 0
    for colour in range(len(COLOURS)):
        if is_free(state, colour):
            moves[count] = FIRST_COLOUR + colour
            count += 1
    return count


@helper
def _draws(tables: Ints, state: Ints, moves: Ints) -> int:
    """Any card of the stock."""
    count = 0
    rest = stock(state)
    while rest:
        moves[count] = tables[FIRST_CHANCE] + bits.lowest(rest)
        rest &= rest - 1
        count += 1
    return count


@kernel(compiled.LEGAL)
def legal(tables: Ints, state: Ints, seat: int, moves: Ints) -> int:
    """All that a seat, or chance, may do in this phase."""
    phase = state[PHASE]
    if phase in (DEAL, DRAW):
        return _draws(tables, state, moves)
    if phase in (PLACE, CLAIMED):
        count = list_placements(state, seat, moves)
        if count == 0:
            moves[0] = tables[PASS]
            return 1
        return list_claims(state, seat, moves, count) if may_claim_first(tables, state) else count
    if phase == CLAIM:
        count = list_claims(state, seat, moves, 0)
        moves[count] = tables[DONE]
        return count + 1
    if phase == COLOUR:
        return _free_colours(state, moves)
    return 0


@kernel(compiled.WEIGHT)
def weight(tables: Ints, state: Ints, action: int) -> int:
    """Every card of the stock is equally likely."""
    return stock(state) >> (action - tables[FIRST_CHANCE]) & 1


# Why a move is not legal


@kernel(compiled.FORBIDS)
def forbids(tables: Ints, state: Ints, seat: int, action: int) -> int:
    """The rule that forbids a move to an awaited seat, or to chance; 0 for a legal move."""
    if seat == CHANCE:
        return 0 if weight(tables, state, action) else Rule.NOT_IN_STOCK
    phase = state[PHASE]
    if phase == COLOUR:
        if not FIRST_COLOUR <= action < tables[PASS]:
            return Rule.COLOUR_FIRST
        return 0 if is_free(state, action - FIRST_COLOUR) else Rule.COLOUR_TAKEN
    if phase == CLAIM:
        if action == tables[DONE]:
            return 0
        if not FIRST_CLAIM <= action < tables[DONE]:
            return Rule.CLAIM_OR_DONE
        return forbids_claim(state, seat, action)
    if action == tables[PASS]:
        return Rule.MUST_PLACE if can_place(state, seat) else 0
    if tables[VARIANT] == OWN_COLOUR and action >= PLACEMENTS:
        return Rule.COLOUR_CHOSEN
    if not can_place(state, seat):
        return Rule.MUST_PASS
    if action < PLACEMENTS:
        return forbids_placement(state, seat, action)
    if action == tables[DONE]:
        return Rule.PLACE_BEFORE_DONE
    return forbids_claim(state, seat, action) if phase == PLACE else Rule.CLAIMED_ALREADY


@kernel(compiled.WEIGHT)
def canonical(tables: Ints, state: Ints, action: int) -> int:
    """A claim may name any triangle of a field; its first one is written."""
    if not FIRST_CLAIM <= action < tables[DONE]:
        return action
    place, side = (action - FIRST_CLAIM) >> 2, (action - FIRST_CLAIM) & 3
    found = find(state, place)
    if not 0 < found < FIRST_SLOT:
        return action
    return claim_action(state, field_of(state, 4 * (found - 1) + side))


# Playing a move


@helper
def _choose_colour(tables: Ints, state: Ints, colour: int) -> None:
    """Own colours are chosen seat by seat; then the hands are dealt, seat 0 first."""
    state[CHOSEN + state[SEAT]] = colour + 1
    state[SEAT] += 1
    if state[SEAT] == tables[PLAYERS]:
        state[SEAT] = 0
        state[PHASE] = DEAL


@helper
def _take_card(tables: Ints, state: Ints, card: int) -> None:
    """A seat is dealt its whole hand before the next one; a draw ends the turn."""
    seat = state[SEAT]
    state[HANDS + seat] |= 1 << card
    if state[PHASE] == DRAW:
        _next_turn(tables, state)
    elif bits.count(state[HANDS + seat]) == tables[HAND]:
        state[SEAT] = seat + 1
        if seat + 1 == tables[PLAYERS]:
            state[SEAT] = 0
            state[PHASE] = PLACE


@helper
def _place(tables: Ints, state: Ints, seat: int, action: int) -> None:
    """Place a card, score what it closes; then comes the claim, or the draw.

    Rule: the game ends at once when the last card is placed (no claim any more). A player who has
    claimed in this turn, has no pawn, or finds no field to claim is not asked.
    """
    place, look = placed(action)
    card = LOOK_CARDS[look]
    state[HANDS + seat] &= ~(1 << card)
    state[PASSES] = 0
    closed = lay(state, place, look)
    claims = tables[VARIANT] == CLAIMS
    if claims:
        follow_fields(state)
    while closed:
        _pay(tables, state, seat, field_of(state, 4 * card + bits.lowest(closed)))
        closed &= closed - 1
    if state[ON_TABLE] == ALL:
        state[PHASE] = OVER
    elif claims and state[PHASE] == PLACE and can_claim(state, seat):
        state[PHASE] = CLAIM
    else:
        _draw_or_next_turn(tables, state)


@helper
def points(size: int) -> int:
    """Closing a field gives its size in points, doubled from size 4 on."""
    return 2 * size if size >= 4 else size


@helper
def _pay(tables: Ints, state: Ints, seat: int, root: int) -> None:
    """Points for a field that this seat has just closed; its size is counted in cards."""
    gain = points(bits.count(state[FIELD_CARDS + root]))
    if tables[VARIANT] == OWN_COLOUR and colour_of(state, root) + 1 != state[CHOSEN + seat]:
        return  # it scores only for the player whose colour it has, closing it themselves
    paid = 1 << seat
    if tables[VARIANT] == CLAIMS and owners(state, root):
        paid = owners(state, root)
        return_pawns(state, root)
    while paid:
        state[SCORES + bits.lowest(paid)] += gain
        paid &= paid - 1


@helper
def _draw_or_next_turn(tables: Ints, state: Ints) -> None:
    """Then draw one, if the stock is not empty."""
    if stock(state):
        state[PHASE] = DRAW
    else:
        _next_turn(tables, state)


@helper
def _next_turn(tables: Ints, state: Ints) -> None:
    """The next seat is to place a card."""
    following = state[SEAT] + 1
    state[SEAT] = 0 if following == tables[PLAYERS] else following
    state[PHASE] = PLACE


@helper
def _pass(tables: Ints, state: Ints) -> None:
    """A player who passes keeps their cards. The end, when all seats have passed in a row."""
    state[PASSES] += 1
    if state[PASSES] == tables[PLAYERS]:
        state[PHASE] = OVER
    else:
        _next_turn(tables, state)


@kernel(compiled.PLAY)
def play(tables: Ints, state: Ints, seat: int, action: int) -> None:
    """Play a legal move."""
    phase = state[PHASE]
    if seat == CHANCE:
        _take_card(tables, state, action - tables[FIRST_CHANCE])
    elif phase == CLAIM:
        if action != tables[DONE]:
            put_pawn(state, seat, action)
        _draw_or_next_turn(tables, state)
    elif phase == COLOUR:
        _choose_colour(tables, state, action - FIRST_COLOUR)
    elif action == tables[PASS]:
        _pass(tables, state)
    elif action < PLACEMENTS:
        _place(tables, state, seat, action)
    else:
        put_pawn(state, seat, action)
        state[PHASE] = CLAIMED


@kernel(compiled.RESULT)
def result(tables: Ints, state: Ints, scores: Ints) -> int:
    """The points so far, and why the game is over, if it is."""
    for seat in range(tables[PLAYERS]):
        scores[seat] = state[SCORES + seat]
    if state[PHASE] != OVER:
        return 0
    return Reason.LAST_CARD if state[ON_TABLE] == ALL else Reason.ALL_PASSED


# Random moves


@kernel(compiled.SAMPLE)
def sample(tables: Ints, state: Ints, seat: int, rng: Words) -> int:
    """A random move of a seat, or a random card of the stock."""
    phase = state[PHASE]
    if seat == CHANCE:
        cards = stock(state)
        return tables[FIRST_CHANCE] + bits.nth(cards, below(rng, bits.count(cards)))
    if phase in (PLACE, CLAIMED):
        return random_placement(tables, state, seat, may_claim_first(tables, state), rng)
    if phase == CLAIM:
        claims = count_claims(state, seat)
        number = below(rng, claims + 1)
        return tables[DONE] if number == claims else nth_claim(state, number)
    skip = below(rng, len(COLOURS) - state[SEAT])
    colour = -1
    while skip >= 0:
        colour += 1
        skip -= is_free(state, colour)
    return FIRST_COLOUR + colour


@whole(compiled.WANDER)
def wander(tables: Ints, state: Ints, rng: Words, most: int) -> int:
    """Random moves to the end of the game, or so many; how many there were."""
    return wandering(awaiting, sample, play, tables, state, rng, most)


# What a seat knows


@kernel(compiled.AWAITING)
def settled(tables: Ints, state: Ints) -> int:
    """Once the stock is empty, what one does not see is in the only other player's hand."""
    return int(tables[PLAYERS] == 2 and is_stock_empty(state))


@kernel(compiled.REDACT)
def redact(tables: Ints, state: Ints, seat: int) -> None:
    """Hands are hidden from the others; how many cards they hold is not."""
    for other in range(tables[PLAYERS]):
        if other != seat:
            state[UNKNOWN + other] = hand_size(state, other)
            state[HANDS + other] = 0


@kernel(compiled.DEAL)
def deal(tables: Ints, state: Ints, seat: int, rng: Words) -> None:  # noqa: ARG001 - as all kernels
    """The others may hold any of the cards that this seat does not see."""
    for other in range(tables[PLAYERS]):
        while state[UNKNOWN + other] > 0:
            unseen = stock(state)
            card = bits.nth(unseen, below(rng, bits.count(unseen)))
            state[HANDS + other] |= 1 << card
            state[UNKNOWN + other] -= 1
