"""What the levels promise."""

from random import Random

import pytest

from musivum import Dice, Match, PlayerError, bot, games, load
from musivum.bots import levels, names
from musivum.bots.move_values import move_values
from musivum.core.catalogue import say
from musivum.core.game import CHANCE, Game, State
from musivum.search import solve

QUICK = ("random", "beginner", "casual", "greedy", "club")


def positions(game: Game, seed: int) -> list[tuple[State, int]]:
    """Some positions of a random game in which a seat has a choice."""
    match = Match(game, seed=seed, players=["random"] * game.players).run()
    found = [
        (state, seat)
        for state in match.states
        for seat in sorted(state.awaiting - {CHANCE})
        if len(state.legal(seat)) > 1
    ]
    return [found[0], found[len(found) // 2], found[-1]]


def test_the_levels_are_listed_weakest_first() -> None:
    listed = names()
    assert listed[0] == "random"
    assert listed[-1] == "master"
    assert [name for name in listed if name in levels.NAMES] == list(levels.NAMES)
    assert set(listed) == {"random", "greedy", *levels.NAMES}


def test_the_greedy_one_stands_where_it_belongs_in_a_game_with_its_options() -> None:
    found = games.profile("mosaix")
    assert names(found) == names() == names(found, {"players": 3})
    alone = names(found, {"players": 1})
    assert alone[:3] == ("random", "greedy", "beginner")
    assert set(alone) == set(names())
    assert [name for name in alone if name != "greedy"] == ["random", *levels.NAMES]


@pytest.mark.parametrize("name", names())
def test_every_bot_has_a_character(name: str) -> None:
    assert len(say(f"bot-{name}")) > 20


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("name", games())
def test_every_level_plays_a_legal_move_in_every_game(name: str, level: str) -> None:
    game = load(name)
    for state, seat in positions(game, 1):
        move = bot(level, game, seed=2).choose(state.view(seat), seat)
        assert str(move) in state.view(seat)["legal"]


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize("name", games())
def test_the_strong_levels_play_a_legal_move_in_every_game(name: str, level: str) -> None:
    game = load(name)
    state, seat = positions(game, 1)[2]
    move = bot(level, game, seed=2).choose(state.view(seat), seat)
    assert str(move) in state.view(seat)["legal"]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("mosaix", {"players": 1}),
        ("mosaix", {"players": 4}),
        ("galilee", {"players": 1}),
        ("galilee", {"players": 6}),
        ("mozaa", {"players": 4, "variant": "claims"}),
        ("mozaa", {"players": 3, "variant": "own-colour"}),
        ("steere", {"side": 3, "swap": True}),
    ],
)
def test_a_whole_match_can_be_left_to_a_level(name: str, options: dict[str, object]) -> None:
    game = load(name, **options)
    assert Match(game, seed=3, players=["casual"] * game.players).run().outcome is not None
    for state, seat in positions(game, 3):
        assert str(bot("club", game).choose(state.view(seat), seat)) in state.view(seat)["legal"]


@pytest.mark.parametrize("level", [*QUICK, "expert"])
@pytest.mark.parametrize("options", [{"hand": 3}, {"players": 3, "variant": "claims", "hand": 3}])
def test_no_bot_knows_what_its_seat_does_not(level: str, options: dict[str, object]) -> None:
    game = load("mozaa", **options)
    state, seat = positions(game, 4)[1]
    view = state.view(seat)
    replaced = game.imagine(view, Random(9))
    assert replaced != state  # the others hold other cards now …
    choices = {
        str(bot(level, game, seed=5).choose(one.view(seat), seat)) for one in (state, replaced)
    }
    assert len(choices) == 1  # … and it makes no difference


@pytest.mark.parametrize("name", games())
def test_equal_seeds_choose_alike(name: str) -> None:
    game = load(name)
    state, seat = positions(game, 6)[1]
    view = state.view(seat)
    for level in ("beginner", "club"):
        first, again = (bot(level, game, seed=8).choose(view, seat) for _ in range(2))
        assert first == again


def test_master_plays_the_end_perfectly() -> None:
    """A report from the solver has the best move alone, and its value is sure."""
    game = load("steere", side=3)
    states = Match(game, seed=1, players=["greedy", "greedy"]).run().states
    state = next(
        s for s in states[8:] if len(s.awaiting) == 1 and len(s.legal(min(s.awaiting))) > 1
    )
    (seat,) = state.awaiting
    report = levels.Level("master", game, Dice("1", "test")).think(state.view(seat), seat)
    solution = solve(state)
    assert solution is not None
    assert len(report.candidates) == 1
    assert report.value in (0.0, 0.5, 1.0)
    after = solve(state.play(report.move))
    assert after is not None
    assert after.lead == solution.lead


def test_a_bot_that_is_asked_again_with_the_same_seed_needs_no_memory() -> None:
    """Choices follow from the view and the dice; so a server may ask a new bot for every move."""
    game = load("steere", side=3)
    first = levels.Level("club", game, Dice("1", "test"))
    state = game.start()
    for _ in range(3):
        (seat,) = state.awaiting
        fresh = levels.Level("club", game, Dice("1", "test"))
        fresh.dice.used = first.dice.used
        move = first.choose(state.view(seat), seat)
        assert fresh.choose(state.view(seat), seat) == move
        state = state.play(move)


def test_a_thought_can_grow_on_the_one_before() -> None:
    game = load("steere", side=3)
    level = levels.Level("expert", game, Dice("1", "test"))
    level.simulations = 1000
    first = level.think(game.start().view(0), 0)
    state = game.start().play(first.move)
    state = state.play(state.legal(1)[0])
    second = level.think(state.view(0), 0, first.tree)
    assert sum(one.visits for one in second.candidates) > second.simulations


def test_a_level_says_what_it_thinks() -> None:
    game = load("steere", side=3)
    report = levels.Level("club", game, Dice("1", "test")).think(game.start().view(0), 0)
    assert report.candidates[0].visits >= report.candidates[-1].visits
    assert 0 < report.value < 1


def test_a_little_thought_beats_the_greedy_at_steere() -> None:
    game = load("steere", side=4)
    won = 0
    for seed in range(4):
        players = ["expert@100", "greedy"] if seed % 2 else ["greedy", "expert@100"]
        outcome = Match(game, seed=seed, players=players).run().outcome
        assert outcome is not None
        won += players[outcome.winners[0]] == "expert@100"
    assert won >= 3


def test_lore_is_worth_many_points_at_solo_mosaix() -> None:
    game = load("mosaix", players=1)
    scores = {}
    for level in ("greedy", "expert"):
        outcomes = [Match(game, seed=seed, players=[level]).run().outcome for seed in range(6)]
        scores[level] = sum(outcome.scores[0] for outcome in outcomes if outcome) / 6
    assert scores["expert"] > scores["greedy"] + 20


def test_nobody_overlooks_what_is_worth_more_than_twice_its_errors() -> None:
    game = load("steere", side=4)
    for seed in range(12):
        state, seat = positions(game, seed)[1]
        moves, values = move_values(state, seat, False)
        level = levels.Level("casual", game, Dice(str(seed), "test"))
        chosen = level.choose(state.view(seat), seat)
        loss = values.max() - values[list(moves).index(chosen.index)]
        assert loss <= 2 * level.way.errs


def test_who_errs_less_chooses_better() -> None:
    game = load("steere", side=4)
    losses = {"beginner": 0.0, "casual": 0.0}
    for seed in range(8):
        for state, seat in positions(game, seed):
            moves, values = move_values(state, seat, False)
            for name in losses:
                chosen = bot(name, game, seed).choose(state.view(seat), seat)
                losses[name] += values.max() - values[list(moves).index(chosen.index)]
    assert losses["casual"] < losses["beginner"]


# Budgets in names


def test_a_name_can_carry_a_budget() -> None:
    game = load("steere", side=3)
    made = bot("master@77", game)
    assert isinstance(made, levels.Level)
    report = made.think(game.start().view(0), 0)
    assert report.simulations == 77
    usual = bot("master", game)
    assert isinstance(usual, levels.Level)
    assert usual.simulations == game.PROFILE.ways(game.options)[-1].simulations


@pytest.mark.parametrize("name", ["master@", "master@0", "master@-5", "master@1e3", "master@9" * 9])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(PlayerError, match=r"simulations|no player"):
        bot(name, load("steere", side=3))


@pytest.mark.parametrize("name", ["greedy@100", "random@1", "beginner@5"])
def test_who_does_not_search_takes_no_budget(name: str) -> None:
    with pytest.raises(PlayerError, match="does not search"):
        bot(name, load("steere", side=3))


def test_a_match_with_budgets_is_told_by_these_names() -> None:
    match = Match(load("steere", side=2), seed=1, players=["master@3", "expert@2"]).run()
    assert [seat["player"] for seat in match.record().seats] == ["master@3", "expert@2"]
