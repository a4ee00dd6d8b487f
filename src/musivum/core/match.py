"""A match: a game with a seed and players, driven to its end, and its record.

The match plays for chance, by the recipe of :mod:`musivum.core.dice`, and plays the passes of seats
that can do nothing. People move through :meth:`Match.play`; bots and functions are asked for their
move with the view of their seat, and with nothing else.
"""

import secrets
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from typing import Protocol, runtime_checkable

from musivum.core.dice import Dice
from musivum.core.errors import IllegalMove, MusivumError, PlayerError
from musivum.core.game import CHANCE, Game, Move, Outcome, State, View
from musivum.core.record import Record, outcome_data

PASS = "pass"
"""The move of a seat that must act and can do nothing; whoever drives a game plays it."""
PERSON = "person"


class Bot(Protocol):
    """Anything that chooses moves."""

    def choose(self, view: View, seat: int) -> Move | str:
        """A move for the seat, from what the seat may know."""


@runtime_checkable
class Searching(Protocol):
    """A bot that can be given a budget."""

    searches: bool
    """Whether it searches in its game at all."""
    simulations: int


Player = str | Bot | Callable[[View, int], Move | str] | None
"""A bot's name, a bot, a function of view and seat, or None for a person."""

BOTS: dict[str, Callable[[Game, Dice], Bot]] = {}
"""Bots by name; :mod:`musivum.bots` fills it, and so may other packages."""
GROUP = "musivum.bots"
"""The entry points of packages that fill it; they are only loaded when a name is not known yet."""


BUDGET = "@"
"""What stands between a bot's name and how many simulations it is given: ``master@56000``."""
MOST_BUDGET = 100_000_000


def read_budget(text: str, most: int = MOST_BUDGET) -> int | None:
    """A number of simulations from 1 to ``most``, or None."""
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(most))):
        return None
    return int(text) if 1 <= int(text) <= most else None


def split_budget(name: str) -> tuple[str, int | None]:
    """A bot's name, and the budget that was written behind it.

    >>> split_budget("master@56000"), split_budget("master")
    (('master', 56000), ('master', None))
    """
    base, sign, text = name.rpartition(BUDGET)
    if not sign or base not in BOTS:
        return name, None
    budget = read_budget(text)
    if budget is None:
        raise PlayerError("player-budget", name=base, text=text, most=MOST_BUDGET)
    return base, budget


def check_bot(name: str, *others: str) -> None:
    """An error that says what is wrong if there is no bot of this name, or not with this budget.

    ``others`` are players that are allowed beside the bots.
    """
    if name in others:
        return
    if name not in BOTS:
        for module in entry_points(group=GROUP):
            module.load()
    base, _ = split_budget(name)
    if base not in BOTS:
        raise PlayerError("player-unknown", name=name, allowed=", ".join((*others, *BOTS)))


def make_bot(name: str, game: Game, dice: Dice) -> Bot:
    """The bot of that name, for a game, with its own stream of random numbers.

    A name with a budget behind it (``master@56000``) is a bot that searches with so many
    simulations.
    """
    check_bot(name)
    base, budget = split_budget(name)
    made = BOTS[base](game, dice)
    if budget is not None:
        if not isinstance(made, Searching) or not made.searches:
            raise PlayerError("player-no-budget", name=base, game=game.NAME)
        made.simulations = budget
    return made


def forced_pass(state: State) -> int | None:
    """The first awaited seat whose only move is to pass; None if every one has a choice."""
    for seat in sorted(state.awaiting - {CHANCE}):
        move = state.only(seat)
        if move is not None and str(move) == PASS:
            return seat
    return None


def roll(state: State, dice: Dice, number: int) -> Move:
    """The outcome of chance that the stream's number at this place brings."""
    if state.game.EVEN:
        actions = state.chance_actions()
        return state.game.action(int(actions[dice.at(number, len(actions))]))
    indices, weights = state.chances()
    thrown = dice.at(number, int(weights.sum()))
    return state.game.action(int(indices[int((weights.cumsum() <= thrown).sum())]))


def known(state: State, seat: int) -> State:
    """The position as far as a seat knows it: what its moves are judged by.

    The same one, with what is worked out about it already, where nothing is hidden from the seat.
    """
    return state._known(seat)


def before_last(
    seat: int,
    moves: Sequence[tuple[int, Move | str]],
    states: Sequence[State],
    person: Callable[[int], str | None],
) -> int:
    """How many moves stand when a seat takes its last one back, and what bots answered.

    Never past chance, never past another person (``person`` names who sits somewhere, None for a
    bot), and never once a card came to light that had been hidden from the seat.
    """
    for number in reversed(range(len(moves))):
        mover, move = moves[number]
        if mover == seat and str(move) != PASS:
            return number
        if mover == CHANCE:
            raise IllegalMove("undo-chance", seat=seat)
        name = person(mover)
        if mover != seat and name is not None:
            raise IllegalMove("undo-person", seat=seat, name=name)
        if (known(states[number], seat).array != states[number].array).any():
            raise IllegalMove("undo-hidden", seat=seat)
    raise IllegalMove("undo-nothing", seat=seat)


class Match:
    """One game between players, from start to end.

    >>> from musivum import Match, load
    >>> match = Match(load("steere", side=2), seed=7, players=["random", "random"])
    >>> match.run().outcome == Match.replay(match.record(), match.game).outcome
    True
    """

    def __init__(
        self,
        game: Game,
        seed: int | str | None = None,
        players: Sequence[Player] | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        players = [None] * game.players if players is None else list(players)
        for given in (players, names):
            if given is not None and len(given) != game.players:
                raise PlayerError(
                    "player-number", game=game.NAME, seats=game.players, given=len(given)
                )
        self.game = game
        self.seed = secrets.token_hex(16) if seed is None else str(seed)
        self.kinds = [_kind(player) for player in players]
        self.names = list(names or self.kinds)
        self._players = [self._player(seat, player) for seat, player in enumerate(players)]
        self._dice = Dice(self.seed, "chance")
        self._states = [game.start()]
        self._moves: list[tuple[int, Move]] = []

    @property
    def state(self) -> State:
        """The position now."""
        return self._states[-1]

    @property
    def states(self) -> tuple[State, ...]:
        """Every position so far, from the start to now: one more than there are moves."""
        return tuple(self._states)

    @property
    def moves(self) -> tuple[tuple[int, Move], ...]:
        """All that was played, with the seat that played it."""
        return tuple(self._moves)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it has."""
        return self.state.outcome

    def play(self, move: Move | str, seat: int | None = None) -> State:
        """Play a move for a seat; the seat may be left out when one is awaited."""
        state = self.state
        found = move if isinstance(move, Move) else self.game.move(move)
        after = state.play(found, seat)
        if seat is None:
            seat = min(state.awaiting)
        self._moves.append((seat, state.canonical(found)))
        self._states.append(after)
        return after

    def advance(self) -> bool:
        """Play what nobody has to choose: chance, or a pass of one who can do nothing."""
        state = self.state
        if CHANCE in state.awaiting:
            number = sum(seat == CHANCE for seat, _ in self._moves)
            self.play(roll(state, self._dice, number), CHANCE)
            return True
        seat = forced_pass(state)
        if seat is None:
            return False
        self.play(PASS, seat)
        return True

    def step(self) -> bool:
        """One step without a person: chance, a pass, or the move of a bot. False if none is due."""
        if self.advance():
            return True
        for seat in sorted(self.state.awaiting):
            if self._players[seat] is not None:
                self.ask(seat)
                return True
        return False

    def ask(self, seat: int) -> Move:
        """Have the bot or function on a seat choose and play its move."""
        player = self._players[seat]
        assert player is not None
        answer = player(self.state.view(seat), seat)
        try:
            self.play(answer, seat)
        except MusivumError as error:
            raise PlayerError(
                "player-illegal", name=self.names[seat], seat=seat, problem=error.told
            ) from error
        return self._moves[-1][1]

    def run(self) -> "Match":
        """Play to the end. Every seat needs a bot or a function."""
        while self.step():
            pass
        if self.state.awaiting:
            seats = ", ".join(str(seat) for seat in sorted(self.state.awaiting))
            raise PlayerError("player-person", seats=seats)
        return self

    def undo(self, seat: int) -> Move:
        """Take back a person's last move and what bots answered; return the move.

        Never across another person's move, and never once dice or cards were revealed since.
        """
        number = before_last(
            seat,
            self._moves,
            self._states,
            lambda other: self.names[other] if self._players[other] is None else None,
        )
        _, move = self._moves[number]
        del self._moves[number:]
        del self._states[number + 1 :]
        return move

    def board(self, seat: int | None = None) -> str:
        """The table as it stands, as an SVG picture for a seat or a spectator."""
        return self.state.board(seat)

    def _repr_html_(self) -> str:
        """What a notebook shows: the table, and who has how many points."""
        return self.board() + self.record().table(self.state.scores)

    def record(self) -> Record:
        """The match as a record, finished or not."""
        outcome = self.outcome
        return Record(
            game=self.game.NAME,
            rules=self.game.RULES_VERSION,
            options=dict(self.game.options),
            seats=tuple(
                {"name": name, "player": kind}
                for name, kind in zip(self.names, self.kinds, strict=True)
            ),
            moves=tuple((seat, str(move)) for seat, move in self._moves),
            outcome=None if outcome is None else outcome_data(outcome),
            seed=self.seed,
        )

    @classmethod
    def replay(cls, record: Record, game: Game, players: Sequence[Player] | None = None) -> "Match":
        """A match at the point where a record ends, every move checked; it can go on from there."""
        names = [str(seat["name"]) for seat in record.seats]
        states = list(record.states(game))
        match = cls(game, record.seed, players, names)
        match.kinds = [str(seat["player"]) for seat in record.seats]
        match._states = states
        match._moves = [(seat, game.move(move)) for seat, move in record.moves]
        return match

    def _player(self, seat: int, player: Player) -> Callable[[View, int], Move | str] | None:
        if player is None:
            return None
        if isinstance(player, str):
            return make_bot(player, self.game, Dice(self.seed, f"seat {seat}")).choose
        return player if callable(player) else player.choose


def _kind(player: Player) -> str:
    if player is None:
        return PERSON
    if isinstance(player, str):
        return player
    return str(getattr(player, "__name__", type(player).__name__))
