"""The rules of Mosaic, the Mona Lisa of the Galilee: the set-up, the rounds, the end, the score.

What can be done with a die, and what the numbers of a state mean, stands in
:mod:`musivum.games.galilee.picks`.
"""

import numpy as np

from musivum.core import compiled
from musivum.core.compiled import CHANCE, Ints, Words, helper, kernel, whole
from musivum.core.rng import below
from musivum.core.wandering import wandering
from musivum.games.galilee.data import (
    ACTIONS,
    BLUE,
    FACES,
    HAND,
    HANDS,
    MASKS,
    MOST_DICE,
    PINK,
    PLAYERS,
    REGIONS,
    RESERVE,
    SET_COUNT,
    SET_UPS,
    SETS_OF_DICE,
    THROWN,
    THROWS,
    WORDS,
)
from musivum.games.galilee.picks import (
    BAG,
    COLOURS,
    COLUMN,
    COVERED,
    HIDDEN,
    KEPT,
    MARKED,
    NUMBERS,
    PENDING,
    REASON,
    ROLLER,
    ROW,
    SETTLED,
    STONES,
    TABLE,
    WAITING,
    WHOLE_COLUMN,
    column_of,
    covered_cells,
    covered_of,
    list_picks,
    meaning,
    pick_verdict,
    seat_at,
    taken_rows,
)
from musivum.games.galilee.sampling import guessed_pick, random_pick
from musivum.games.galilee.verdicts import Reason, Rule
from musivum.geometry import bits

ALL_DICE = (1 << COLOURS) - 1
_OF_TWO, _OF_THREE = np.uint64(FACES**2), np.uint64(FACES**MOST_DICE)
"""How many throws there are."""

BLUE_CELL = 2
PINK_REGION = 4
MOST_PINK = 12
MOST_COVERED = 20
SECOND_MOST = 5
SECOND_FROM = 4
"""From this many players on there are points for the second most cells."""


# A round


@helper
def mark_and_draw(tables: Ints, state: Ints, at: int, move: int) -> int:
    """Mark a tile and draw it, or mark another one and a stone and draw that.

    Return the reason why this ends the game: all tiles of the column are marked (a tile in the
    crossed-off row counts), or the reserve is empty; or 0.
    """
    colour, row, stone, drawn = meaning(tables, state, at, move)
    column = column_of(state, at, colour)
    state[at + STONES] -= stone
    state[at + MARKED] |= 1 << (FACES * column + row)
    if drawn:
        words = tables[WORDS]
        mask = tables[MASKS] + words * (drawn - 1)
        state[at + COVERED] |= tables[mask]
        state[at + COVERED + 1] |= tables[mask + 1]
        for word in range(2, words):
            state[at + COVERED + word] |= tables[mask + word]
    if taken_rows(state, at, column) == WHOLE_COLUMN:
        return Reason.COLUMN_COMPLETE
    return Reason.RESERVE_EMPTY if state[at + STONES] == 0 else 0


@helper
def roller_picks(tables: Ints, state: Ints, move: int) -> None:
    """The roller picks one of all dice and acts first; if that ends the game, nobody else acts."""
    roller = state[ROLLER]
    colour, _, _, _ = meaning(tables, state, seat_at(tables, roller), move)
    state[REASON] = mark_and_draw(tables, state, seat_at(tables, roller), move)
    state[KEPT] = 1 + colour
    state[TABLE] &= ~(1 << colour)
    state[WAITING] = 0
    if state[REASON] == 0:
        state[WAITING] = ((1 << tables[PLAYERS]) - 1) & ~(1 << roller)
        if state[WAITING] == 0:
            next_round(tables, state)


@helper
def other_picks(tables: Ints, state: Ints, seat: int, move: int) -> None:
    """Another player picks; when the last one has, all their picks are made, and then the game
    ends if any of them ended it (a complete column is named before an empty reserve)."""
    state[seat_at(tables, seat) + PENDING] = 1 + move
    state[WAITING] &= ~(1 << seat)
    if state[WAITING] != 0:
        return
    for other in range(tables[PLAYERS]):
        at = seat_at(tables, other)
        if state[at + PENDING] > 0:
            reason = mark_and_draw(tables, state, at, state[at + PENDING] - 1)
            if reason != 0 and (state[REASON] == 0 or reason < state[REASON]):
                state[REASON] = reason
        state[at + PENDING] = 0
    if state[REASON] == 0:
        next_round(tables, state)


@helper
def next_round(tables: Ints, state: Ints) -> None:
    """The picked die goes to the next player, the others are discarded; an empty bag gets all
    discarded dice back. Solo: no die is kept, and a bag with one die is as good as empty."""
    fewest = 0
    if tables[PLAYERS] == 1:
        state[KEPT] = 0
        fewest = 1
    state[ROLLER] = state[ROLLER] + 1 if state[ROLLER] + 1 < tables[PLAYERS] else 0
    state[TABLE] = 0
    for colour in range(COLOURS):
        state[NUMBERS + colour] = 0
    if bits.count(state[BAG]) == fewest:
        state[BAG] = ALL_DICE & ~(1 << state[KEPT] >> 1)


# Chance: the set-up, then the dice


@helper
def set_up_stage(tables: Ints, state: Ints) -> int:
    """Which set-up roll is awaited: 0 for a row, 1 for a column (as in SET_UP), 2 after all."""
    return 2 if state[SETTLED] == 2 * tables[PLAYERS] else state[SETTLED] & 1


@helper
def hands_at(tables: Ints, state: Ints) -> int:
    """Where the sets of dice stand that the roller can have now: the die that was passed on, and
    dice from the bag."""
    return tables[HANDS] + (1 + SET_COUNT) * ((1 + COLOURS) * state[BAG] + state[KEPT])


@helper
def first_roll(tables: Ints, index: int) -> int:
    """The action of the first roll of a set of dice."""
    return tables[ACTIONS] + SET_UPS + index * tables[THROWS]


@helper
def chance_verdict(tables: Ints, state: Ints, move: int) -> int:
    """The rule that forbids a move to chance, or 0: a row and a column for each seat, then rolls
    of dice that the roller can have."""
    number = move - tables[ACTIONS]
    stage = set_up_stage(tables, state)
    if stage == 0:
        return 0 if number < FACES else Rule.ROW_AWAITED
    if stage == 1:
        return 0 if FACES <= number < SET_UPS else Rule.COLUMN_AWAITED
    if number < SET_UPS:
        return Rule.DICE_AWAITED
    hands = hands_at(tables, state)
    for k in range(tables[hands]):
        if tables[hands + 1 + k] == (number - SET_UPS) // tables[THROWS]:
            return 0
    return Rule.NOT_IN_HAND


@helper
def list_chances(tables: Ints, state: Ints, moves: Ints) -> int:
    """Write down what chance can do: six rows, six columns, or all rolls of dice it can have."""
    stage = set_up_stage(tables, state)
    number = 0
    if stage < 2:
        for face in range(FACES):
            moves[number] = tables[ACTIONS] + FACES * stage + face
            number += 1
        return number
    hands = hands_at(tables, state)
    for k in range(tables[hands]):
        for throw in range(tables[THROWS]):
            moves[number] = first_roll(tables, tables[hands + 1 + k]) + throw
            number += 1
    return number


@helper
def random_chance(tables: Ints, state: Ints, rng: Words) -> int:
    """A random set-up roll, or random dice from the bag, thrown."""
    stage = set_up_stage(tables, state)
    if stage < 2:
        return tables[ACTIONS] + FACES * stage + below(rng, FACES)
    hands = hands_at(tables, state)
    index = tables[hands + 1 + below(rng, tables[hands])]
    return first_roll(tables, index) + below(rng, tables[THROWS])


@helper
def set_up(tables: Ints, state: Ints, number: int) -> None:
    """Cross off a row or a column of the seat whose turn it is in the set-up."""
    at = seat_at(tables, state[SETTLED] // 2)
    state[at + (ROW if number < FACES else COLUMN)] = 1 + number % FACES
    state[SETTLED] += 1


@helper
def dice_and_throw(hand: int, number: int) -> tuple[int, int]:
    """Which set of dice a roll is of, and how they fall: divided by numbers that are known, and
    never negative, which takes a tenth of the time."""
    roll = np.uint64(number)
    if hand == MOST_DICE:
        return np.int64(roll // _OF_THREE), np.int64(roll % _OF_THREE)  # type: ignore[return-value] # ints, once compiled
    return np.int64(roll // _OF_TWO), np.int64(roll % _OF_TWO)  # type: ignore[return-value] # the same


@helper
def roll(tables: Ints, state: Ints, number: int) -> None:
    """The roller draws dice to have all of the hand, and rolls them."""
    hand = tables[HAND]
    index, throw = dice_and_throw(hand, number)
    dice = SETS_OF_DICE[hand - 2, index]
    state[TABLE] = dice
    state[BAG] &= ~dice
    state[KEPT] = 0
    state[WAITING] = 1 << state[ROLLER]
    first = MOST_DICE * throw + MOST_DICE - hand
    for die in range(hand):
        state[NUMBERS + bits.nth(dice, die)] = THROWN[first + die]


# The score


@helper
def points(tables: Ints, state: Ints, at: int) -> int:
    """All points of a seat but those for the most cells: 2 a blue cell, -4 a pink region (at most
    -12), 1 a stone left; solo also -1 for each tile marked and each stone used."""
    score = BLUE_CELL * covered_of(tables, state, at, tables[BLUE])
    pink = 0
    for region in range(tables[REGIONS]):
        if covered_of(tables, state, at, tables[PINK] + region * tables[WORDS]) > 0:
            pink += PINK_REGION
    score += state[at + STONES] - min(pink, MOST_PINK)
    if tables[PLAYERS] == 1:
        score -= bits.count(state[at + MARKED]) + tables[RESERVE] - state[at + STONES]
    return score


@helper
def majority(tables: Ints, state: Ints, seat: int) -> int:
    """20 for the most cells covered; from 4 players on 5 for the second most. All who tie for a
    place get its points; when several tie for the most, there is no second place."""
    if tables[PLAYERS] == 1:
        return 0
    own = covered_cells(tables, state, seat_at(tables, seat))
    ahead = 0
    for other in range(tables[PLAYERS]):
        ahead += covered_cells(tables, state, seat_at(tables, other)) > own
    if ahead == 0:
        return MOST_COVERED
    return SECOND_MOST if ahead == 1 and tables[PLAYERS] >= SECOND_FROM else 0


# The kernels


@kernel(compiled.SETUP)
def setup(tables: Ints, state: Ints) -> None:
    """All dice in the bag, full reserves, nothing crossed off yet."""
    state[BAG] = ALL_DICE
    for seat in range(tables[PLAYERS]):
        state[seat_at(tables, seat) + STONES] = tables[RESERVE]


@kernel(compiled.AWAITING)
def awaiting(_tables: Ints, state: Ints) -> int:
    """Chance sets up and rolls; then the roller picks, then all others together."""
    if state[REASON] != 0:
        return 0
    return state[WAITING] if state[WAITING] != 0 else CHANCE


@kernel(compiled.LEGAL)
def legal(tables: Ints, state: Ints, seat: int, moves: Ints) -> int:
    """The picks of a seat, or what chance can do."""
    if state[REASON] != 0:
        return 0
    if seat == CHANCE:
        return list_chances(tables, state, moves)
    return list_picks(tables, state, seat_at(tables, seat), moves)


@kernel(compiled.WEIGHT)
def weight(_tables: Ints, _state: Ints, _move: int) -> int:
    """All set-up rolls, all draws from the bag and all throws are equally likely."""
    return 1


@kernel(compiled.FORBIDS)
def forbids(tables: Ints, state: Ints, seat: int, move: int) -> int:
    """The rule that forbids a move, or 0."""
    if seat == CHANCE:
        return chance_verdict(tables, state, move)
    return pick_verdict(tables, state, seat_at(tables, seat), move)


@kernel(compiled.PLAY)
def play(tables: Ints, state: Ints, seat: int, move: int) -> None:
    """Set up, roll, or pick."""
    number = move - tables[ACTIONS]
    if number >= SET_UPS:
        roll(tables, state, number - SET_UPS)
    elif number >= 0:
        set_up(tables, state, number)
    elif state[KEPT] == 0:
        roller_picks(tables, state, move)
    else:
        other_picks(tables, state, seat, move)


@kernel(compiled.SAMPLE)
def sample(tables: Ints, state: Ints, seat: int, rng: Words) -> int:
    """A random pick of a seat, or random dice."""
    if seat == CHANCE:
        return random_chance(tables, state, rng)
    return random_pick(tables, state, seat_at(tables, seat), rng)


@whole(compiled.WANDER)
def wander(tables: Ints, state: Ints, rng: Words, most: int) -> int:
    """Random moves to the end of the game, or so many; how many there were."""
    return wandering(awaiting, sample, play, tables, state, rng, most)


@kernel(compiled.RESULT)
def result(tables: Ints, state: Ints, scores: Ints) -> int:
    """The points as they stand; pending picks do not count yet."""
    for seat in range(tables[PLAYERS]):
        scores[seat] = points(tables, state, seat_at(tables, seat)) + majority(tables, state, seat)
    return state[REASON]


@kernel(compiled.REDACT)
def redact(tables: Ints, state: Ints, seat: int) -> None:
    """Nobody sees what the others have picked before all have picked."""
    for other in range(tables[PLAYERS]):
        at = seat_at(tables, other)
        if other != seat and state[at + PENDING] != 0:
            state[at + PENDING] = HIDDEN


@kernel(compiled.DEAL)
def deal(tables: Ints, state: Ints, _seat: int, rng: Words) -> None:
    """Any pick may be the one that a seat has made."""
    for other in range(tables[PLAYERS]):
        at = seat_at(tables, other)
        if state[at + PENDING] == HIDDEN:
            state[at + PENDING] = 1 + guessed_pick(tables, state, at, rng)
