"""What the rooms' policies promise to a search."""

from random import Random

import numpy as np
import pytest

from musivum import Match, State, games, load
from musivum.core.game import CHANCE, Game
from musivum.core.policy import NOWHERE, Policy, Values
from musivum.core.rng import generator
from musivum.games.galilee.data import LEARNED
from musivum.games.galilee.policy import FEW
from musivum.games.mosaix.aim import KEEN, SPREADS
from musivum.games.mosaix.foreseeing import FURTHER, SIFTED_LATE
from musivum.games.mosaix.rules import SOLO_OUTSTANDING
from musivum.games.mosaix.sheet import SEATS
from musivum.games.mosaix.writings import END_FROM
from musivum.games.mozaa import table
from musivum.games.mozaa.data import DONE, FIRST_CLAIM, PLACEMENTS
from musivum.games.mozaa.policy import BEST_FEW, CLAIMED, GIFT, OWN, PAWN, WAIT
from musivum.games.mozaa.rules import COLOUR, PLACE, points
from musivum.search import compare
from tests.games.mosaix import full_but, position

ROOMS = [
    ("galilee", {}),
    ("galilee", {"players": 1}),
    ("galilee", {"players": 4}),
    ("mosaix", {}),
    ("mosaix", {"players": 1}),
    ("mozaa", {"hand": 3}),
    ("mozaa", {"players": 3, "variant": "claims"}),
    ("mozaa", {"variant": "own-colour"}),
    ("steere", {"side": 4}),
]

QUICK = [("galilee", {}), ("mozaa", {"hand": 3})]
"""Where only some moves are looked at closely when advice is asked for."""


def choices(game: Game, seed: int) -> list[tuple[State, int]]:
    """Some positions of a random game in which a seat has a choice."""
    found = [
        (state, seat)
        for state in Match(game, seed=seed, players=["random"] * game.players).run().states
        for seat in sorted(state.awaiting - {CHANCE})
        if len(state.legal(seat)) > 1
    ]
    return Random(seed).sample(found, min(6, len(found)))


def policy_of(game: Game) -> Policy:
    assert game.POLICY is not None
    return game.POLICY


def rated(state: State, seat: int, lore: np.ndarray) -> dict[int, float]:
    game = state.game
    moves = np.empty(game.most_moves, dtype=np.int64)
    values: Values = np.empty(game.most_moves, dtype=np.float64)
    number = policy_of(game).rate(game.tables, lore, state.array, seat, moves, values)
    return dict(zip(moves[:number].tolist(), values[:number].tolist(), strict=True))


def test_all_rooms_with_a_policy_are_looked_at() -> None:
    assert {name for name, _ in ROOMS} == {name for name in games() if load(name).POLICY}


@pytest.mark.parametrize(("name", "options"), ROOMS)
def test_a_policy_rates_the_legal_moves_and_advises_a_good_one(
    name: str, options: dict[str, object]
) -> None:
    game = load(name, **options)
    policy = policy_of(game)
    lore = policy.lore(game.players)
    for state, seat in choices(game, 3):
        before = state.array.copy()
        values = rated(state, seat, lore)
        advised = policy.advise(game.tables, lore, state.array, seat, generator(1))
        assert list(values) == [move.index for move in state.legal(seat)]
        assert all(np.isfinite(list(values.values())))
        assert advised in values
        if (name, options) not in QUICK:
            # Building is advised by the best writing, which two formations may have in common.
            assert values[advised] == pytest.approx(max(values.values()), abs=1e-3)
        assert np.array_equal(state.array, before)


@pytest.mark.parametrize(("name", "options"), ROOMS)
def test_what_is_expected_is_finite_for_every_seat(name: str, options: dict[str, object]) -> None:
    game = load(name, **options)
    policy = policy_of(game)
    for state, seat in choices(game, 4):
        expected = policy.expect(game.tables, policy.lore(game.players), state.array, seat)
        assert np.isfinite(expected)
        assert 0 < policy.effort(state.array, seat) <= 1


def promises(state: State, seat: int) -> float:
    """What all open fields promise to a seat, by the definition, from the whole table."""
    array, variant, found = state.array, state.game.options["variant"], 0.0
    chosen = {int(array[table.CHOSEN + other]) - 1: other for other in range(state.game.players)}
    for triangle in range(4 * 64):
        opened = -1 - int(array[table.LINKS + triangle])
        if opened < 1:
            continue
        cards = (int(array[table.FIELD_CARDS + triangle]) & (2**64 - 1)).bit_count()
        share = points(cards + opened) / opened
        pawns = array[table.PAWNS : table.PAWNS + 8]
        owners = {number // 2 for number in range(8) if pawns[number] == triangle + 1}
        owner = chosen.get(int(table.colour_of(array, triangle)))
        if variant == "own-colour":
            found += 0.0 if owner is None else OWN * share * (1 if owner == seat else -1)
        elif owners:
            found += CLAIMED * share * ((seat in owners) - bool(owners - {seat}))
        elif opened == 1:
            found -= GIFT * share
    return found


@pytest.mark.parametrize(
    "options",
    [{}, {"hand": 3, "players": 3}, {"variant": "own-colour"}, {"variant": "claims", "players": 3}],
)
def test_mozaa_reads_off_the_table_what_playing_a_card_would_show(
    options: dict[str, object],
) -> None:
    game = load("mozaa", **options)
    lore = policy_of(game).lore(game.players)
    for state, seat in choices(game, 5) + choices(game, 6):
        if state.array[table.PHASE] == COLOUR:
            continue  # any colour is as good as another
        before = promises(state, seat)
        values = rated(state, seat, lore)
        best = max((value for move, value in values.items() if move < PLACEMENTS), default=0.0)
        for move, value in list(values.items())[::9]:
            after = state.play(game.action(move), seat)
            gains = (
                after.array[table.SCORES :][: game.players]
                - (state.array[table.SCORES :][: game.players])
            )
            others = max(gain for other, gain in enumerate(gains) if other != seat)
            if others > 0:
                continue  # fields that pay others as well are only roughly rated
            change = promises(after, seat) - before if after.outcome is None else 0.0
            if FIRST_CLAIM <= move < game.tables[DONE]:
                change -= PAWN
                if state.array[table.PHASE] == PLACE:
                    change += best - WAIT  # who claims first still places
            assert value == pytest.approx(gains[seat] + change)


def test_mozaa_knows_the_points_ahead_and_advises_among_the_best() -> None:
    """A network that says nothing leaves the points that stand."""
    game = load("mozaa", hand=3)
    policy, rng = policy_of(game), generator(1)
    numbers = np.zeros_like(policy.lore(2))
    better = 0
    for state, seat in choices(game, 3) + choices(game, 4):
        values, learned = rated(state, seat, numbers), rated(state, seat, policy.lore(2))
        advised = policy.advise(game.tables, policy.lore(2), state.array, seat, rng)
        ranked = sorted(learned.values(), reverse=True)
        better += learned[advised] >= ranked[min(BEST_FEW, len(ranked)) - 1]
        for move, value in list(values.items())[::9]:
            after = state.play(game.action(move), seat).array[table.SCORES :]
            assert value == pytest.approx(after[seat] - after[1 - seat], abs=1e-4)
    assert better >= 9  # of twelve


def test_galilee_advises_two_by_the_picks_of_each_die_that_look_best_by_hand() -> None:
    game = load("galilee")
    plain = type(game)(dict(game.options))  # not the one that everybody else has loaded
    plain.tables[LEARNED] = 0
    policy, lore = policy_of(game), policy_of(game).lore(2)
    behind = 0
    for state, seat in [one for seed in range(8) for one in choices(game, seed)]:
        by_hand = rated(State(plain, state.array), seat, lore)
        learned = rated(state, seat, lore)
        dice: dict[str, list[int]] = {}
        for move in sorted(by_hand, key=lambda one: -by_hand[one]):
            dice.setdefault(str(game.action(move))[0], []).append(move)
        advised = policy.advise(game.tables, lore, state.array, seat, generator(1))
        picks = next(moves for moves in dice.values() if advised in moves)
        assert by_hand[advised] >= by_hand[picks[:FEW][-1]]
        for moves in dice.values():
            least = by_hand[moves[FEW]] if len(moves) > FEW else -np.inf
            for move in moves[:FEW]:
                assert by_hand[move] == least or learned[move] <= learned[advised]
        behind += by_hand[advised] < sorted(by_hand.values())[-FEW:][0]
    assert behind > 0  # another die than the one that looks best by hand


def test_mosaix_builds_what_nobody_can_write_only_if_it_must() -> None:
    """Both have a square of four empty cells inside, which only a square fills."""
    hole = full_but("#######", *["#..####"] * 2, *["#######"] * 4)
    state = position(hole, hole, roll="OOTX")
    values = rated(state, 0, policy_of(state.game).lore(2))
    squares = {str(state.game.action(move)) for move, value in values.items() if value > NOWHERE}
    assert squares == {"build OO/TX", "build OO/XT", "build OT/XO"}
    report = compare(state.game, state.view(0), 0, simulations=100)
    assert {str(one.move) for one in report.candidates} <= squares


def sifted(state: State) -> dict[int, float]:
    """What moves alone are worth to one who looks ahead, as far as they are worth a search."""
    game, policy = state.game, policy_of(state.game)
    assert policy.sift is not None
    moves = np.zeros(game.most_moves, dtype=np.int64)
    values = np.zeros(game.most_moves, dtype=np.float64)
    number = policy.sift(game.tables, policy.lore(1), state.array, 0, moves, values)
    return dict(zip(moves[:number].tolist(), values[:number].tolist(), strict=True))


def written(state: State) -> dict[bytes, tuple[float, State]]:
    """Where the best writings of each formation lead after a roll, and what that looks worth."""
    found = {}
    for build in state.legal(0):
        built = state.play(build, 0)
        for move, value in sifted(built).items() if built.awaiting == {0} else ():
            after = built.play(state.game.action(move), 0)
            if value > NOWHERE and str(state.game.action(move)) != "end":
                found[after.array.tobytes()] = (value, after)
    return found


def before_rolls(seed: int) -> list[State]:
    """From a game alone; in the end some dice hang over the edge, and one may end the game."""
    states = Match(load("mosaix", players=1), seed=seed, players=["expert"]).run().states
    found = [state for state in states[1:] if state.awaiting == {CHANCE}]
    assert len(found) > 10
    return found


def ending(state: State) -> float:
    """The points of one who ends the game now, and that only near its end."""
    scores = np.zeros(1, dtype=np.int64)
    state.game.KERNELS.result(state.game.tables, state.array, scores)
    return float(scores[0]) if empty_cells(state) <= END_FROM else -np.inf


def foreseen(state: State, further: int = 0) -> float:
    policy = policy_of(state.game)
    assert policy.foresee is not None
    return policy.foresee(state.game.tables, policy.lore(1), state.array, 0, further)


def welcome(points: float, left: int = 0) -> float:
    """Points, and more the likelier they become outstanding, with so many empty cells left."""
    ahead = 1.702 * (points - SOLO_OUTSTANDING + 0.5) / float(SPREADS[max(left, 0)])
    return points + KEEN / (1 + float(np.exp(-np.clip(ahead, -700, 700))))


def empty_cells(state: State) -> int:
    return 49 - sum(int(state.array[SEATS + symbol]).bit_count() for symbol in range(3))


def test_mosaix_foresees_alone_what_the_best_writing_of_every_roll_brings_on_average() -> None:
    states = before_rolls(5)
    for state in [states[3], *states[-6:]]:
        total = 0.0
        for roll in state.legal(CHANCE):
            weight = state.game.KERNELS.weight(state.game.tables, state.array, roll.index)
            looks = [value for value, _ in written(state.play(roll)).values()]
            best = max([*looks, ending(state)])
            total += weight * welcome(best, empty_cells(state) - 4)
        assert welcome(foreseen(state)) == pytest.approx(total / 81, abs=1e-3)


def test_mosaix_foresees_further_what_the_writings_that_look_best_bring() -> None:
    """What is tried after a roll are the parts that were good before it, and all beside what was
    written since; so it can be a little less than all would bring."""
    compared = 0
    for state in before_rolls(6)[-7::2]:
        total = 0.0
        for roll in state.legal(CHANCE):
            weight = state.game.KERNELS.weight(state.game.tables, state.array, roll.index)
            rolled = state.play(roll)
            ways = sorted(written(rolled).values(), key=lambda way: -way[0])
            if len(ways) > FURTHER and ways[FURTHER - 1][0] - ways[FURTHER][0] < 1e-3:
                break  # which of them look best is a matter of rounding
            best = [foreseen_in_the_end(after) for _, after in ways[:FURTHER]]
            total += weight * welcome(max([*best, ending(rolled)]))
        else:
            compared += 1
            assert -0.3 < welcome(foreseen(state, 1)) - total / 81 < 1e-3
    assert compared > 1


def foreseen_in_the_end(state: State) -> float:
    return foreseen(state) if state.awaiting else ending(state)


def test_a_search_alone_is_shown_the_formations_of_the_best_writings() -> None:
    for state in before_rolls(7)[1::4]:
        rolled = state.play(state.legal(CHANCE)[5])
        best = max(value for value, _ in written(rolled).values())
        values = {move: value for move, value in sifted(rolled).items() if value > NOWHERE}
        ends = [move for move in values if str(rolled.game.action(move)) == "end"]
        assert 0 < len(values) - len(ends) <= SIFTED_LATE * 7, (
            "a writing over the edge fits several"
        )
        for move, value in values.items():
            if move not in ends:
                built = rolled.play(rolled.game.action(move), 0)
                assert max(sifted(built).values()) >= value - 1e-3
        assert max(value for move, value in values.items() if move not in ends) == pytest.approx(
            best, abs=1e-3
        )


@pytest.mark.parametrize("seed", [11, 51, 113])
def test_two_who_see_every_difference_at_mosaix_come_to_an_end(seed: int) -> None:
    """Each would rather write nothing at all, and built so once, again and again."""
    match = Match(load("mosaix"), seed=seed, players=["expert", "expert"])
    while match.step() and len(match.moves) < 200:
        pass
    assert match.outcome is not None


def test_galilee_rates_a_pick_by_what_is_expected_after_it() -> None:
    """Two seats; what the picks of a position have in common is looked at only once."""
    game = load("galilee")
    policy = policy_of(game)
    lore = policy.lore(2)
    rolled = set()
    for state, seat in [*choices(game, 5), *choices(game, 6)]:
        for move, value in list(rated(state, seat, lore).items())[::9]:
            after = state.play(game.action(move), seat)
            if after.outcome is None:
                half = policy.expect(game.tables, lore, after.array, seat)
                assert value == pytest.approx(2 * half, abs=1e-3)
                rolled.add(after.awaiting == {CHANCE})
    assert rolled == {True, False}  # of the one who rolled, and of the other


def test_galilee_does_not_know_what_others_pick_at_the_same_time() -> None:
    game = load("galilee", players=4)
    lore = policy_of(game).lore(4)
    states = Match(game, seed=7, players=["random"] * 4).run().states
    for state in [one for one in states if len(one.awaiting - {CHANCE}) == 1][1:30:2]:
        (seat,) = state.awaiting
        hidden = state.array
        game.KERNELS.redact(game.tables, hidden, seat)
        assert rated(State(game, hidden), seat, lore) == rated(state, seat, lore)


def test_galilee_ends_a_game_that_is_won_and_goes_on_with_one_that_is_lost() -> None:
    """Of picks that end the game at once, those that win are rated above all that do not."""
    game = load("galilee")
    seen = set()
    for seed in range(8):
        for state in Match(game, seed=seed, players=["greedy", "greedy"]).run().states:
            for seat in state.awaiting - {CHANCE}:
                if len(state.awaiting) == 1:
                    seen |= _compare_ends(state, seat)
    assert seen == {True, False}


def _compare_ends(state: State, seat: int) -> set[bool]:
    values = rated(state, seat, policy_of(state.game).lore(2))
    ends: dict[bool, list[float]] = {True: [], False: []}
    for move, value in list(values.items())[:: max(1, len(values) // 12)]:
        outcome = state.play(state.game.action(move), seat).outcome
        if outcome is not None:
            ends[outcome.scores[seat] > outcome.scores[1 - seat]].append(value)
    assert all(value > 0 for value in ends[True])
    assert all(value < 0 for value in ends[False])
    return {won for won, found in ends.items() if found}
