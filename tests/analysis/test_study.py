"""One position: what counts as a loss, what does not, and how far a game still is from its end."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from musivum import CHANCE, Match, load
from musivum.analysis.judge import Judge
from musivum.analysis.playout import Worth
from musivum.analysis.study import marks, study, viewer
from musivum.core.game import Game, Move, State
from musivum.core.profile import Settings
from musivum.drawing.scene import Scene, scene_of
from tests.games.galilee import begin, play


class Told(Judge):
    """A judge who believes what it is told, and remembers what it was asked."""

    def __init__(
        self, game: Game, best: str = "", worths: dict[str, Sequence[float]] | None = None
    ):
        super().__init__(game)
        self.told = best
        self.worths = worths or {}
        self.asked: list[tuple[State, int | None, float]] = []

    def value(self, state: State, seat: int | None = None, left: float = 1.0) -> Worth:
        self.asked.append((state, seat, left))
        for move, rows in self.worths.items():
            if state == self.game.start().play(move):
                mine = np.array(rows)
                return Worth(np.column_stack([mine, 1 - mine]))
        return Worth(np.array([[0.5] * self.game.players]))

    def best(self, state: State, seat: int, number: int) -> Move:
        assert (seat, number) == (0, 0)
        assert state == self.game.start()
        return self.game.move(self.told)


GAME = load("steere", side=3)


def first_move(judge: Judge, move: str = "a1") -> Any:
    """The study of a game's first move."""
    start = GAME.start()
    return study(judge, [start, start.play(move)], [(0, GAME.move(move))], 0)


PLAYED = (0.1, 0.1, 0.1, 0.1)


@pytest.mark.parametrize(
    ("better", "told"),
    [
        # The differences are m - s and m + s in turn, so the error of their mean m is s / 2.
        ((0.2, 0.6, 0.2, 0.6), True),  # m = 0.3, s = 0.2: three errors
        ((0.19, 0.6, 0.19, 0.6), True),  # a little more than two and a half
        ((0.11, 0.5, 0.11, 0.5), True),  # a little more than two
        ((0.1, 0.5, 0.1, 0.5), False),  # two, which may be chance
        ((0.0, 0.6, 0.0, 0.6), False),  # one and a third
        ((0.1, 0.1, 0.1, 0.1), False),  # no difference at all
        ((0.0, 0.1, 0.0, 0.1), False),  # what was played is better
    ],
)
def test_a_loss_counts_if_it_is_more_than_two_standard_errors(
    better: tuple[float, ...], told: bool
) -> None:
    found = first_move(Told(GAME, "c3", {"a1": PLAYED, "c3": better}))
    assert found["free"]
    if told:
        loss = sum(better) / 4 - 0.1
        assert found["best"] == "c3"
        assert found["cost"] == pytest.approx([-loss, loss])
        assert [mark["board"] for mark in found["marks"]] == ["board"]
    else:
        assert (found["best"], found["cost"], found["marks"]) == (None, [0.0, 0.0], [])


def test_what_luck_could_have_done_is_told_for_every_position() -> None:
    judge = Told(GAME, "a1", {"a1": (0.0, 0.4, 0.0, 0.4)})
    start = GAME.start()
    found = study(judge, [start, start.play("a1")], [(0, GAME.move("a1"))], 1)
    assert found["number"] == 1
    assert found["worth"] == pytest.approx([0.2, 0.8])
    assert found["errors"] == pytest.approx([0.1, 0.1])
    assert not found["free"], "nothing followed"


def test_the_move_that_was_played_is_not_compared_with_itself() -> None:
    judge = Told(GAME, "a1", {"a1": PLAYED})
    found = first_move(judge)
    assert found["free"] and found["best"] is None
    assert len(judge.asked) == 1, "only the position itself was judged"


def test_another_way_to_the_same_position_is_not_called_better() -> None:
    """As if a1 and c3 were two texts for one thing."""
    judge = Told(GAME, "c3", {"c3": PLAYED})
    start = GAME.start()
    found = study(judge, [start, start.play("c3")], [(0, GAME.move("a1"))], 0)
    assert found["free"] and found["best"] is None
    assert len(judge.asked) == 1


def test_who_has_no_choice_is_not_asked_for_a_better_move() -> None:
    match = Match(load("mosaix", players=1), seed=2, players=["random"]).run()
    for number, (seat, _) in enumerate(match.moves):
        if seat == CHANCE:
            found = study(Told(match.game), match.states, match.moves, number)
            assert not found["free"]
            assert found["cost"] == [0.0]


def test_real_noise_between_moves_that_are_equal_by_symmetry_costs_nothing() -> None:
    """On the smallest board the six cells of the rim are one: whoever plays any of them has lost
    nothing against another, whichever the dice of this analysis like best."""
    game = load("steere", side=2)
    start = game.start()
    rim = [str(move) for move in start.legal(0) if str(move) != "b2"]
    assert len(rim) == 6
    held, looked_better = 0, 0
    for seed in range(8):
        judge = Judge(game, "club", simulations=40, seed=seed)
        judge.settings = Settings(margin=0.0)  # random games to the end: as noisy as can be
        worths = {move: judge.value(start.play(move)).values[0] for move in rim}
        liked = max(rim, key=lambda move: worths[move])

        class Partial(Judge):
            def best(self, state: State, seat: int, number: int) -> Move:  # noqa: ARG002
                return game.move(liked)  # noqa: B023 - used in this turn of the loop only

        partial = Partial(game, "club", simulations=40, seed=seed)
        partial.settings = judge.settings
        for move in rim:
            looked_better += bool(worths[liked] > worths[move])
            found = study(partial, [start, start.play(move)], [(0, game.move(move))], 0)
            held += found["best"] is not None
    assert looked_better > 30, "noise there was"
    # The best of six is compared with each: a few of a hundred may still seem surely worse.
    assert held <= looked_better // 6


def test_what_is_left_of_a_game_is_counted_in_choices_to_where_positions_are_judged() -> None:
    match = Match(load("mozaa"), seed=1, players=["random", "random"]).run()
    judge = Told(match.game)
    length = judge.settings.length
    assert length == 4
    whole = sum(seat != CHANCE for seat, _ in match.moves)
    told = []
    for number in range(0, len(match.moves) + 1, 7):
        judge.asked.clear()
        study(Silent(judge), match.states, match.moves, number)
        made = sum(seat != CHANCE for seat, _ in match.moves[:number])
        assert judge.asked[0][2] == pytest.approx(max(0, 1 - (made + length) / whole))
        told.append(judge.asked[0][2])
    assert told[0] > 0.9 and told[-1] == 0
    assert told == sorted(told, reverse=True)


def test_of_a_game_that_was_broken_off_nobody_knows_how_long_it_would_have_been() -> None:
    match = Match(load("mozaa"), seed=1, players=["random", "random"])
    for _ in range(30):
        match.step()
    judge = Told(match.game)
    study(Silent(judge), match.states, match.moves, 20)
    assert judge.asked[0][2] == 1.0


class Silent(Told):
    """Hands questions on to another judge, and finds that all moves were the best."""

    def __init__(self, other: Told) -> None:
        super().__init__(other.game)
        self.other = other

    def value(self, state: State, seat: int | None = None, left: float = 1.0) -> Worth:
        return self.other.value(state, seat, left)

    def best(self, state: State, seat: int, number: int) -> Move:  # noqa: ARG002
        return state.legal(seat)[0]


def test_a_choice_is_judged_as_far_as_the_seat_could_know() -> None:
    match = Match(load("mozaa", hand=3), seed=1, players=["random", "random"])
    while match.state.awaiting != {0} or len(match.state.legal(0)) < 2:
        match.step()
    hidden = match.state
    assert viewer(hidden, 0) == 0
    assert viewer(GAME.start(), 0) is None
    played, other = hidden.legal(0)[:2]
    judge = Told(match.game)

    class Other(Silent):
        def best(self, state: State, seat: int, number: int) -> Move:  # noqa: ARG002
            return other

    study(Other(judge), [hidden, hidden.play(played, 0)], [(0, played)], 0)
    assert [seat for _, seat, _ in judge.asked] == [None, 0, 0], "luck knows all; a seat does not"
    assert {state for state, _, _ in judge.asked[1:]} == {
        hidden.play(played, 0),
        hidden.play(other, 0),
    }


def test_trays_are_not_marked_nor_what_lay_there_before() -> None:
    before = play(begin(), "roll R1 B1 G1", "B1 ###@1,4", "R1 ##@1,4")
    before = before.play(before.chance()[0][0])
    after = before.play("B1 ###@1,1", 1)  # three stones more, and a cross among the tiles
    old, new = ({board.name: board for board in shown(one).boards} for one in (before, after))
    assert new["tiles"].role == "tray" and new["tiles"].pieces != old["tiles"].pieces
    (found,) = marks(before, after, 1)
    assert found["board"] == "mosaic1" and found["box"] == list(new["mosaic1"].box)
    assert [piece["cell"] for piece in found["pieces"]] == ["1,1", "1,2", "1,3"]
    assert marks(before, before, 1) == []


def shown(state: State) -> Scene:
    return scene_of(state.game, state.view(1))
