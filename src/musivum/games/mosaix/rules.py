"""The rules of Mosaix, in the order in which the rulebook speaks."""

from musivum.core.compiled import (
    AWAITING,
    CHANCE,
    DEAL,
    FORBIDS,
    LEGAL,
    PLAY,
    REDACT,
    RESULT,
    SAMPLE,
    SETUP,
    WANDER,
    WEIGHT,
    Ints,
    Words,
    helper,
    kernel,
    whole,
)
from musivum.core.rng import below
from musivum.core.wandering import wandering
from musivum.games.mosaix.data import (
    ALL_DICE,
    BOXES,
    BUILDS,
    CARD,
    CENTRE,
    COUNT_AT,
    DICE,
    EDGE,
    END,
    FIXED_CENTRES,
    FORMATIONS,
    GRID,
    PASS,
    PLAYERS,
    RANGE_AT,
    RANGE_BITS,
    RANGES,
    ROLL,
    ROLL_AT,
    ROLL_OF_DICE,
    ROLL_WEIGHTS,
    ROLLED,
    ROLLED_FORMATIONS,
    ROLLED_SHAPES,
    ROLLS,
    ROW,
    SHAPE_AT,
    SHAPE_COUNT,
    SHAPE_PARTS,
    SHAPE_TURNS,
    SHAPES,
    START_AT,
    SYMBOLS,
    TURN_ROW,
    TURNS,
    WRITING_ACTIONS,
    WRITINGS,
)
from musivum.games.mosaix.layings import NONE, laid, random_laying
from musivum.games.mosaix.sheet import (
    BUILDING,
    BUILT,
    CHOICE,
    DEALING,
    DEALT,
    FREE_BOXES,
    HIDDEN,
    OVER,
    PHASE,
    REASON,
    ROLLED_DICE,
    ROLLER,
    ROLLING,
    SEAT,
    SEATS,
    WRITING,
    filled,
    has_room,
    mark,
    part_of,
    points,
    size_of,
)
from musivum.games.mosaix.verdicts import Reason, Rule

SOLO_WIN = 120
SOLO_OUTSTANDING = 130

# Set-up


@helper
def _print_centre(tables: Ints, state: Ints, seat: int, symbol: int) -> None:
    """The centre of each grid is pre-printed with a symbol, dealt in seat order."""
    state[SEATS + SEAT * seat + symbol] = CENTRE
    state[DEALT] = seat + 1
    if state[DEALT] == tables[PLAYERS]:
        state[PHASE] = ROLLING


@kernel(SETUP)
def setup(tables: Ints, state: Ints) -> None:
    """Every grid is empty but for its centre, if the option gives it. Seat 0 rolls first."""
    if tables[PLAYERS] == 1:
        state[FREE_BOXES] = BOXES
    if tables[FIXED_CENTRES]:
        for seat in range(tables[PLAYERS]):
            _print_centre(tables, state, seat, tables[FIXED_CENTRES + seat] - 1)


# The round


@kernel(AWAITING)
def awaiting(tables: Ints, state: Ints) -> int:
    """Chance deals and rolls, the roller builds, then every player writes."""
    phase = state[PHASE]
    if phase == BUILDING:
        return 1 << state[ROLLER]
    if phase == WRITING:
        seats = 0
        for seat in range(tables[PLAYERS]):
            if state[SEATS + SEAT * seat + CHOICE] == 0:
                seats |= 1 << seat
        return seats
    return 0 if phase == OVER else CHANCE


@helper
def over_edge(tables: Ints, state: Ints) -> int:
    """How many symbols a writing may leave over the edge: all but one, solo no more than boxes."""
    if tables[PLAYERS] == 1:
        return min(state[FREE_BOXES], DICE - 1)
    return DICE - 1


@helper
def _shape_fits(tables: Ints, state: Ints, shape: int) -> bool:
    """Solo: whether a tetromino, with any symbols, can be written within the free boxes."""
    taken = filled(state, 0)
    empty = GRID & ~taken
    first = tables[SHAPE_TURNS] + TURNS * TURN_ROW * shape
    for turn in range(first, first + TURNS * TURN_ROW, TURN_ROW):
        second, third, fourth = tables[turn], tables[turn + 1], tables[turn + 2]
        if empty & (empty >> second) & (empty >> third) & (empty >> fourth):
            return True
    entry = tables[SHAPES] + ROW * shape
    start = tables[SHAPE_PARTS] + tables[entry + START_AT]
    whole = tables[entry + COUNT_AT]
    for part in range(start + whole, start + tables[entry + COUNT_AT + over_edge(tables, state)]):
        if tables[part] & taken == 0:
            return True
    return False


@helper
def _shape_of(tables: Ints, formation: int) -> int:
    return tables[tables[FORMATIONS] + ROW * formation + SHAPE_AT]


@helper
def _builds(tables: Ints, state: Ints, moves: Ints) -> int:
    """The roller builds any formation of the dice; solo one that can be written, or the end."""
    entry = tables[ROLLED] + 2 * (state[ROLLED_DICE] - 1)
    start = tables[ROLLED_FORMATIONS] + tables[entry]
    solo = tables[PLAYERS] == 1
    fitting = (1 << SHAPE_COUNT) - 1
    if solo:
        for shape in range(SHAPE_COUNT):
            if not _shape_fits(tables, state, shape):
                fitting ^= 1 << shape
    count = 0
    for place in range(start, start + tables[entry + 1]):
        moves[count] = tables[place]
        count += fitting >> _shape_of(tables, tables[place]) & 1
    if solo:
        moves[count] = tables[END]
        count += 1
    return count


@helper
def writings_range(tables: Ints, state: Ints) -> tuple[int, int]:
    """The writings of the built formation, on an empty grid: the first, and how many there are."""
    found = tables[tables[RANGES] + state[BUILT] - 1]
    ways = found >> RANGE_AT + RANGE_BITS * over_edge(tables, state)
    return found & (1 << RANGE_AT) - 1, ways & (1 << RANGE_BITS) - 1


@helper
def _writes(tables: Ints, state: Ints, seat: int, moves: Ints) -> int:
    """Every player writes the formation where no symbol lands on a filled cell, or passes.

    Solo the player may end the game instead; there is no pass, as only what fits can be built.
    """
    first, ways = writings_range(tables, state)
    cells, actions = tables[WRITINGS] + first, tables[WRITING_ACTIONS] + first
    taken = filled(state, seat)
    count = 0
    for way in range(ways):
        # Written down in any case, and kept if it fits: no processor could foresee which ones do.
        moves[count] = tables[actions + way]
        count += tables[cells + way] & taken == 0
    if tables[PLAYERS] == 1:
        moves[count] = tables[END]
        count += 1
    elif count == 0:
        moves[0] = tables[PASS]
        count = 1
    return count


@kernel(LEGAL)
def legal(tables: Ints, state: Ints, seat: int, moves: Ints) -> int:
    """The moves of a seat, or of chance."""
    phase = state[PHASE]
    if phase == BUILDING:
        return _builds(tables, state, moves)
    if phase == WRITING:
        return _writes(tables, state, seat, moves)
    if phase == OVER:
        return 0
    first = tables[CARD] if phase == DEALING else tables[ROLL]
    count = len(SYMBOLS) if phase == DEALING else len(ROLLS)
    for number in range(count):
        moves[number] = first + number
    return count


@kernel(WEIGHT)
def weight(tables: Ints, state: Ints, action: int) -> int:
    """Every symbol is equally likely, on cards and on each die."""
    if state[PHASE] == ROLLING and tables[ROLL] <= action < tables[ROLL] + len(ROLLS):
        return ROLL_WEIGHTS[action - tables[ROLL]]
    return 1


# Why not?


@helper
def _fits_formation(tables: Ints, state: Ints, action: int) -> bool:
    """Whether a writing is the built formation, turned, with what hangs over the edge left out."""
    entry = tables[FORMATIONS] + ROW * (state[BUILT] - 1)
    start = tables[WRITING_ACTIONS] + tables[entry + START_AT]
    for place in range(start, start + tables[entry + COUNT_AT + DICE - 1]):
        if tables[place] == action:
            return True
    return False


@helper
def _can_write(tables: Ints, state: Ints, seat: int) -> bool:
    first, ways = writings_range(tables, state)
    taken = filled(state, seat)
    for place in range(tables[WRITINGS] + first, tables[WRITINGS] + first + ways):
        if tables[place] & taken == 0:
            return True
    return False


@helper
def _forbids_building(tables: Ints, state: Ints, action: int) -> int:
    """While the roller builds."""
    if action == tables[END]:
        return 0
    if action == tables[PASS]:
        return Rule.MUST_BUILD
    if action >= BUILDS:
        return Rule.BUILD_FIRST
    if tables[tables[FORMATIONS] + ROW * action + ROLL_AT] != state[ROLLED_DICE] - 1:
        return Rule.OTHER_DICE
    if tables[PLAYERS] == 1 and not _shape_fits(tables, state, _shape_of(tables, action)):
        return Rule.UNWRITABLE
    return 0


@helper
def _forbids_writing(tables: Ints, state: Ints, seat: int, action: int) -> int:
    """While the players write."""
    if action < BUILDS:
        return Rule.BUILT_ALREADY
    if action == tables[END]:
        return 0
    if action == tables[PASS]:
        return Rule.MUST_WRITE if _can_write(tables, state, seat) else 0
    part = tables[part_of(tables, action)]
    if part & filled(state, seat):
        return Rule.FILLED
    if part & EDGE == 0 and size_of(tables, action) < DICE:
        return Rule.NOT_AT_EDGE
    if not _fits_formation(tables, state, action):
        return Rule.NOT_THIS_FORMATION
    if DICE - size_of(tables, action) > over_edge(tables, state):
        return Rule.TOO_FEW_BOXES
    return 0


@kernel(FORBIDS)
def forbids(tables: Ints, state: Ints, seat: int, action: int) -> int:
    """The rule that forbids a move."""
    phase = state[PHASE]
    if phase == BUILDING:
        return _forbids_building(tables, state, action)
    if phase == WRITING:
        return _forbids_writing(tables, state, seat, action)
    is_card = action < tables[ROLL]
    if phase == DEALING:
        return 0 if is_card else Rule.NO_ROLL_NOW
    return Rule.NO_CARD_NOW if is_card or phase == OVER else 0


# The end


@helper
def _end(state: Ints, reason: int) -> None:
    state[PHASE] = OVER
    state[REASON] = reason
    state[ROLLED_DICE] = 0
    state[BUILT] = 0


@helper
def _end_round(tables: Ints, state: Ints) -> None:
    """The game ends after the round in which a grid is full or can never be written on again."""
    state[ROLLED_DICE] = 0
    state[BUILT] = 0
    players = tables[PLAYERS]
    left_over = over_edge(tables, state)
    reason = 0
    for seat in range(players):
        empty = GRID & ~filled(state, seat)
        if empty == 0:
            reason = Reason.FULL_GRID
        elif reason == 0 and not has_room(empty, left_over):
            reason = Reason.NO_BOXES if players == 1 else Reason.NO_WRITING
    if reason:
        _end(state, reason)
    else:
        state[PHASE] = ROLLING
        state[ROLLER] = state[ROLLER] + 1 if state[ROLLER] + 1 < players else 0


# Playing


@helper
def _write(tables: Ints, state: Ints, seat: int, action: int) -> None:
    """All write at the same time: a choice takes effect when every player has made theirs."""
    players = tables[PLAYERS]
    if players == 1:
        mark(tables, state, 0, action)
        state[FREE_BOXES] -= DICE - size_of(tables, action)
        _end_round(tables, state)
        return
    state[SEATS + SEAT * seat + CHOICE] = action + 1
    for other in range(players):
        if state[SEATS + SEAT * other + CHOICE] == 0:
            return
    for other in range(players):
        choice = SEATS + SEAT * other + CHOICE
        if state[choice] != tables[PASS] + 1:
            mark(tables, state, other, state[choice] - 1)
        state[choice] = 0
    _end_round(tables, state)


@kernel(PLAY)
def play(tables: Ints, state: Ints, seat: int, action: int) -> None:
    """Deal a centre, roll, build, end, write or pass."""
    phase = state[PHASE]
    if action == tables[END]:
        _end(state, Reason.ENDED)
    elif phase == WRITING:
        _write(tables, state, seat, action)
    elif phase == ROLLING:
        state[ROLLED_DICE] = action - tables[ROLL] + 1
        state[PHASE] = BUILDING
    elif phase == DEALING:
        _print_centre(tables, state, state[DEALT], action - tables[CARD])
    else:
        state[BUILT] = action + 1
        state[PHASE] = WRITING


# The score


@kernel(RESULT)
def result(tables: Ints, state: Ints, scores: Ints) -> int:
    """The totals of all seats, and why the game ended."""
    for seat in range(tables[PLAYERS]):
        scores[seat] = points(state, seat)
    return state[REASON]


# Chance and random play


@helper
def _sample_build(tables: Ints, state: Ints, rng: Words) -> int:
    """Solo some formations may not be built: guess until one may, or the end comes up."""
    entry = tables[ROLLED] + 2 * (state[ROLLED_DICE] - 1)
    start = tables[ROLLED_FORMATIONS] + tables[entry]
    shapes = tables[ROLLED_SHAPES] + tables[entry]
    count = tables[entry + 1]
    if tables[PLAYERS] > 1:
        return tables[start + below(rng, count)]
    while True:
        guess = below(rng, count + 1)
        if guess == count:
            return tables[END]
        if _shape_fits(tables, state, tables[shapes + guess]):
            return tables[start + guess]


@helper
def _sample_write(tables: Ints, state: Ints, seat: int, rng: Words) -> int:
    """A writing that fits, or the pass; solo the end is one move more, as likely as any writing."""
    formation, taken, solo = state[BUILT] - 1, filled(state, seat), tables[PLAYERS] == 1
    way = random_laying(tables, formation, over_edge(tables, state), taken, int(solo), rng)
    if way == NONE:
        return tables[END] if solo else tables[PASS]
    return laid(tables, formation, way)


@kernel(SAMPLE)
def sample(tables: Ints, state: Ints, seat: int, rng: Words) -> int:
    """A random move."""
    phase = state[PHASE]
    if phase == ROLLING:
        return tables[ROLL] + ROLL_OF_DICE[below(rng, ALL_DICE)]
    if phase == BUILDING:
        return _sample_build(tables, state, rng)
    if phase == WRITING:
        return _sample_write(tables, state, seat, rng)
    return tables[CARD] + below(rng, len(SYMBOLS))


@whole(WANDER)
def wander(tables: Ints, state: Ints, rng: Words, most: int) -> int:
    """Random moves to the end of the game, or so many; how many there were."""
    return wandering(awaiting, sample, play, tables, state, rng, most)


# What a seat may know

TRIES = 40
"""So many guesses at a hidden choice come before all ways of writing are looked at."""


@kernel(REDACT)
def redact(tables: Ints, state: Ints, seat: int) -> None:
    """The others' grids are open, but not what they have chosen while someone still writes."""
    for other in range(tables[PLAYERS]):
        choice = SEATS + SEAT * other + CHOICE
        if other != seat and state[choice]:
            state[choice] = HIDDEN


@helper
def _sample_hidden(tables: Ints, state: Ints, seat: int, rng: Words) -> int:
    """A hidden choice: guess some times among all writings, then look which of them fit.

    Published searches depend on how it is drawn, so it is drawn as it always was.
    """
    first, ways = writings_range(tables, state)
    cells, actions = tables[WRITINGS] + first, tables[WRITING_ACTIONS] + first
    taken = filled(state, seat)
    for _ in range(TRIES):
        way = below(rng, ways)
        if tables[cells + way] & taken == 0:
            return tables[actions + way]
    fitting = 0
    for way in range(ways):
        fitting += tables[cells + way] & taken == 0
    if fitting == 0:
        return tables[PASS]
    skip = below(rng, fitting)
    way = -1
    while skip >= 0:
        way += 1
        skip -= tables[cells + way] & taken == 0
    return tables[actions + way]


@kernel(DEAL)
def deal(tables: Ints, state: Ints, seat: int, rng: Words) -> None:  # noqa: ARG001 - all choices are marked
    """Who has chosen unseen may have chosen anything that fits."""
    for other in range(tables[PLAYERS]):
        choice = SEATS + SEAT * other + CHOICE
        if state[choice] == HIDDEN:
            state[choice] = _sample_hidden(tables, state, other, rng) + 1
