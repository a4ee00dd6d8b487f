"""One game of a tournament.

Its result follows from the game, the options, the bots by seat, the seed and the number of moves
that open it, and from nothing else: not from the engine, the order or the time. Without such moves
it is what ``Match(load(…), seed, players)`` gives.
"""

import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

from musivum.core.errors import PlayerError
from musivum.core.match import Bot

if TYPE_CHECKING:
    from musivum.core.game import Game, Move, View

FORFEIT = "forfeit"
"""The reason of a game that ended because a bot failed."""

DIGITS = 5
"""Of seconds; the quickest bots think for some microseconds."""


class Result(TypedDict):
    """A finished game. Where a file comes from elsewhere, an empty reason and zeros for moves,
    choices and legal say that these were not recorded."""

    seed: int
    bots: list[str]
    """By seat, as are all lists below but the winners."""
    scores: list[int]
    winners: list[int]
    reason: str
    moves: int
    """All of them, chance's and passes too."""
    choices: list[int]
    """How often each seat had two legal moves or more."""
    legal: list[int]
    """How many legal moves it had then, added up."""
    seconds: list[float]
    """How long it thought: processor time, or the clock's for an outside program."""
    problem: NotRequired[str]
    """What the bot that forfeited did wrong."""


def play(
    name: str, options: dict[str, object], seed: int, bots: tuple[str, ...], opening: int = 0
) -> Result:
    """Play one game; this may run in a process or on a machine of its own.

    A bot that fails forfeits the game: it loses, and all others win.
    """
    from musivum.arena.opening import opened  # noqa: PLC0415 - only where a game is played
    from musivum.bots import Match  # noqa: PLC0415 - Numba, the same
    from musivum.games import load  # noqa: PLC0415 - with it

    game = load(name, **options)
    seats: list[_Seat] = []
    with ExitStack() as programs:
        try:
            for bot in bots:
                seats.append(_Seat(bot, game, seed, len(seats), programs))
        except _Forfeit as forfeit:
            return _forfeited(seed, bots, seats, forfeit, 0)
        players = opened(game, [seat.choose for seat in seats], seed, opening)
        match = Match(game, seed, players, names=bots)
        try:
            match.run()
        except _Forfeit as forfeit:
            return _forfeited(seed, bots, seats, forfeit, len(match.moves))
    assert match.outcome is not None
    return {
        "seed": seed,
        "bots": list(bots),
        "scores": list(match.outcome.scores),
        "winners": list(match.outcome.winners),
        "reason": match.outcome.reason,
        "moves": len(match.moves),
        "choices": [seat.choices for seat in seats],
        "legal": [seat.legal for seat in seats],
        "seconds": [round(seat.seconds, DIGITS) for seat in seats],
    }


class _Forfeit(Exception):  # noqa: N818 - a way to lose
    """A bot has failed."""

    def __init__(self, seat: int, problem: str) -> None:
        super().__init__(problem)
        self.seat = seat


class _Seat:
    """A bot on a seat, and what is counted there."""

    def __init__(self, name: str, game: "Game", seed: int, seat: int, programs: ExitStack) -> None:
        from musivum.bots.outside import PREFIX, Outside  # noqa: PLC0415 - with the rest
        from musivum.core.dice import Dice  # noqa: PLC0415 - the same
        from musivum.core.match import make_bot  # noqa: PLC0415 - the same

        self.seat, self.choices, self.legal, self.seconds = seat, 0, 0, 0.0
        if not name.startswith(PREFIX):
            self.clock = time.process_time
            # The stream that a match gives to the bot on this seat, so that both play alike.
            self.bot: Bot = make_bot(name, game, Dice(str(seed), f"seat {seat}"))
            return
        self.clock = time.perf_counter
        try:
            self.bot = programs.enter_context(Outside(name.removeprefix(PREFIX), game))
        except PlayerError as error:
            raise _Forfeit(seat, str(error)) from None

    def choose(self, view: "View", seat: int) -> "Move | str":
        legal = len(view["legal"])
        if legal > 1:
            self.choices += 1
            self.legal += legal
        began = self.clock()
        try:
            return self.bot.choose(view, seat)
        except PlayerError as error:
            raise _Forfeit(self.seat, str(error)) from None
        finally:
            self.seconds += self.clock() - began


def _forfeited(
    seed: int, bots: tuple[str, ...], seats: list[_Seat], forfeit: _Forfeit, moves: int
) -> Result:
    def counted(name: str) -> list[Any]:
        return [getattr(seat, name) for seat in seats] + [0] * (len(bots) - len(seats))

    return {
        "seed": seed,
        "bots": list(bots),
        "scores": [0] * len(bots),
        "winners": [seat for seat in range(len(bots)) if seat != forfeit.seat],
        "reason": FORFEIT,
        "moves": moves,
        "choices": counted("choices"),
        "legal": counted("legal"),
        "seconds": [round(seconds, DIGITS) for seconds in counted("seconds")],
        "problem": str(forfeit),
    }
