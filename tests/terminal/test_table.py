"""Several people at one keyboard: nobody sees what is not theirs."""

import io
import random
import re
from collections.abc import Callable, Iterable

import pytest
from rich.console import Console

import musivum
from musivum.core.game import CHANCE
from musivum.terminal import story
from musivum.terminal.keyboard import Keyboard
from musivum.terminal.screen import Screen
from musivum.terminal.session import Session


class Recorder(Screen):
    """A screen with someone in front of it, which keeps what stood on it between curtains."""

    def __init__(self) -> None:
        super().__init__()
        self.interactive = True
        self.console = Console(file=io.StringIO(), width=80, height=24)
        self.curtains = 0

    @property
    def text(self) -> str:
        """What can be read now."""
        assert isinstance(self.console.file, io.StringIO)
        return self.console.file.getvalue()

    def curtain(self) -> None:
        """Wipe."""
        self.curtains += 1
        self.console.file = io.StringIO()


class Hand(Keyboard):
    """A keyboard whose typist plays legal moves at random, and is asked about each."""

    def __init__(self, screen: Recorder, seed: int, before_move: Callable[[], None]) -> None:
        super().__init__(screen)
        self.session: Session
        self.rng = random.Random(seed)
        self.before_move = before_move
        self.pauses: list[str] = []
        self.lines = 150

    def read(self, prompt: str, words: Callable[[], Iterable[str]] = tuple) -> str | None:  # noqa: ARG002
        """A legal move of whoever is at the keyboard, until the game is over."""
        self.lines -= 1
        state, seat = self.session.match.state, self.session.viewer
        if state.outcome is not None or self.lines < 0:
            return None
        assert seat is not None
        self.before_move()
        return str(self.rng.choice(state.legal(seat)))

    def pause(self, prompt: str) -> bool:
        """Note that the keyboard was passed on."""
        self.pauses.append(prompt)
        return True


def play(
    name: str, look: Callable[[Session, Recorder], None], **options: object
) -> tuple[Session, Recorder, Hand]:
    """A game of people only, looked at before every move."""
    game = musivum.load(name, **options)
    screen = Recorder()
    hand = Hand(screen, 5, lambda: look(session, screen))
    session = hand.session = Session(musivum.Match(game, seed=5), screen, hand)
    session.run()
    return session, screen, hand


STORY = re.compile(r" *(\d+)  (?:chance|you|player \d(?: \(\w+\))?)  ")


def told(screen: Recorder) -> list[int]:
    """The numbers of the moves whose story stands on the screen."""
    found = (STORY.match(line) for line in screen.text.splitlines())
    return [int(match[1]) for match in found if match]


MOZAA = {"players": 3, "hand": 3}


def test_a_hand_of_cards_is_shown_to_its_owner_only() -> None:
    seen: dict[int, int] = {}

    def look(session: Session, screen: Recorder) -> None:
        state, seat = session.match.state, session.viewer
        assert seat is not None
        seen[seat] = seen.get(seat, 0) + 1
        drawn = "\n".join(
            "".join(text for text, _ in line).rstrip()
            for line in session.match.game.draw(state.view(seat))
        )
        assert drawn in screen.text
        mine = {
            move for move, *_ in story.visible(session.match, seat, 0, len(session.match.moves))
        }
        assert set(told(screen)) <= mine, "a card of another hand"

    _, screen, hand = play("mozaa", look, **MOZAA)
    assert set(seen) == {0, 1, 2}
    assert screen.curtains == 2 * len(hand.pauses)
    assert len(hand.pauses) >= sum(seen.values()) - 3, "the keyboard goes round"
    assert "Only player 2 may look now" in " ".join(hand.pauses)


@pytest.mark.parametrize("name", ["mosaix", "galilee"])
def test_what_others_chose_in_the_same_step_is_not_on_the_screen(name: str) -> None:
    hidden = 0

    def look(session: Session, screen: Recorder) -> None:
        nonlocal hidden
        moves = session.match.moves
        for number in range(story.known(session.match), len(moves)):
            seat, move = moves[number]
            assert seat != session.viewer
            assert number + 1 not in told(screen)
            assert f"> {move}" not in screen.text
            hidden += 1

    session, _, hand = play(name, look, players=3)
    assert hidden > 5, "three people chose at the same time, again and again"
    assert hand.pauses
    assert story.known(session.match) == len(session.match.moves) or session.match.outcome is None


@pytest.mark.parametrize("name", ["mosaix", "galilee"])
def test_undoing_a_choice_that_others_may_not_know_does_not_tell_it(name: str) -> None:
    game = musivum.load(name, players=3)
    screen = Recorder()
    hand = Hand(screen, 5, lambda: None)
    match = musivum.Match(game, seed=5)
    hand.session = session = Session(match, screen, hand)
    while story.known(match) == len(match.moves):
        while match.advance():
            pass
        session.viewer = min(match.state.awaiting)
        move = match.state.legal(session.viewer)[0]
        match.play(move, session.viewer)
    session.viewer = min(match.state.awaiting)
    session.undo()
    assert "The last choice is taken back." in screen.text
    assert str(move) not in screen.text


def test_without_secrets_the_keyboard_passes_without_ceremony() -> None:
    session, screen, hand = play("steere", lambda _session, _screen: None, side=2)
    assert session.match.outcome is not None
    assert hand.pauses == []
    assert screen.curtains == 0
    assert told(screen) == [1 + number for number in range(len(session.match.moves))], "each once"


@pytest.mark.parametrize("name", musivum.games())
def test_a_person_among_bots_is_told_every_move_that_lies_open_once(name: str) -> None:
    game = musivum.load(name)
    screen = Recorder()
    hand = Hand(screen, 3, lambda: None)
    match = musivum.Match(game, seed=3, players=[None, *["random"] * (game.players - 1)])
    hand.session = session = Session(match, screen, hand)
    session.run()
    assert screen.curtains == 0
    assert told(screen) == [number for number, *_ in story.visible(match, 0, 0, len(match.moves))]


@pytest.mark.parametrize("name", musivum.games())
def test_chance_moves_are_told_exactly_to_those_whose_view_they_change(name: str) -> None:
    """What a room says about whom chance confides in must agree with what its views show."""
    game = musivum.load(name)
    match = musivum.Match(game, seed=1, players=["random"] * game.players).run()
    for viewer in (None, *range(game.players)):
        shown = {number for number, *_ in story.visible(match, viewer, 0, len(match.moves))}
        for number, (seat, move) in enumerate(match.moves, 1):
            if seat != CHANCE:
                assert number in shown
                continue
            before, after = match.states[number - 1], match.states[number]
            others = [one for one in before.legal(CHANCE) if one != move]
            if others:
                other = before.play(others[0], CHANCE)
                differs = other.view(viewer)["state"] != after.view(viewer)["state"]
                assert (number in shown) == differs
