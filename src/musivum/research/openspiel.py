"""The games in OpenSpiel: importing this module registers them with ``pyspiel``.

>>> import pyspiel
>>> import musivum.research.openspiel
>>> game = pyspiel.load_game("musivum_mozaa(players=3,hand=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

A game's name here is ``musivum_`` and its name. Its parameters are the game's options (an empty
text stands for None) and these:

``actions``
    ``compact`` or ``canonical``, see :mod:`musivum.research.encoding`.
``dynamics``
    ``sequential``: seats that act at the same time are asked one after the other and see nothing of
    each other's choice. ``simultaneous``: they act in one joint action. Only games have it in which
    that happens.
``information``
    A game that hides nothing says so; with ``imperfect`` it says that it may, for algorithms that
    refuse to play anything else. Only such games have it.

Chance is explicit, and a pass is a move. Returns are those of the reward ``win``: 1 for a winner
and -1 shared by the others; a solo game returns its score.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from musivum import games
from musivum.core.catalogue import say
from musivum.core.compiled import CHANCE, Ints, Words
from musivum.core.extras import need
from musivum.core.game import State
from musivum.core.rng import generator
from musivum.research import information_state
from musivum.research.encoding import Encoding, chosen, the_game
from musivum.research.engine import shares
from musivum.research.information_state import MEMORY

if TYPE_CHECKING:
    pyspiel: Any
    GameBase: Any = object
    StateBase: Any = object
else:
    pyspiel = need("pyspiel", "openspiel")
    GameBase, StateBase = pyspiel.Game, pyspiel.State

OURS = ("actions", "dynamics", "information")
HISTORY_BITS = 128


def short_name(name: str) -> str:
    """What OpenSpiel calls a game; the version is told once a game has changed."""
    version = games.profile(name).version
    return f"musivum_{name}_v{version}" if version else f"musivum_{name}"


def specification(name: str) -> dict[str, Any]:
    """The parameters of a game, each with what it usually is."""
    profile = games.profile(name)
    found = {option.name: option.default for option in profile.options}
    found["actions"] = "compact"
    if profile.together:
        found["dynamics"] = "sequential"
    if not profile.hides:
        found["information"] = "perfect"
    return {key: "" if value is None else value for key, value in found.items()}


def game_type(name: str, parameters: dict[str, Any] | None = None) -> Any:
    """What OpenSpiel wants to know about a game; of one with parameters, or of all of its kind."""
    specified, profile = specification(name), games.profile(name)
    chosen_ones = {**specified, **(parameters or {})}
    kinds = pyspiel.GameType
    together = chosen_ones.get("dynamics") == "simultaneous"
    perfect = chosen_ones.get("information") == "perfect"
    least, most = profile.players[0], profile.players[-1]
    alone = least == 1 if parameters is None else chosen_ones.get("players") == 1
    return kinds(
        short_name=short_name(name),
        long_name=say(f"{name}-title"),
        dynamics=kinds.Dynamics.SIMULTANEOUS if together else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC
        if profile.chance
        else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if perfect
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=specified,
    )


@lru_cache(maxsize=64)
def _encoding(name: str, numbering: str, options: tuple[tuple[str, Any], ...]) -> Encoding:
    """The encoding that all states of a game share."""
    return Encoding(the_game(name, dict(options)), numbering)


def _shared(name: str, parameters: dict[str, Any]) -> Encoding:
    """The encoding of a game with these parameters.

    OpenSpiel fills in what was not given. So what is as usual is left to the game, in which an
    option may depend on another one.
    """
    usual = specification(name)
    options = {
        key: value
        for key, value in parameters.items()
        if key not in OURS and value != usual.get(key)
    }
    return _encoding(name, str(parameters["actions"]), tuple(sorted(options.items())))


class SpielGame(GameBase):  # type: ignore[misc]
    """A game of ours as OpenSpiel sees it."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        parameters = {**specification(name), **(params or {})}
        if "dynamics" in parameters:
            chosen("dynamics", parameters["dynamics"], ("sequential", "simultaneous"))
        if "information" in parameters:
            chosen("information", parameters["information"], ("perfect", "imperfect"))
        self.encoding = _shared(name, parameters)
        players, profile = self.encoding.game.players, self.encoding.game.PROFILE
        self.together = parameters.get("dynamics") == "simultaneous" and players > 1
        low, high = profile.points if players == 1 else (-1, 1)
        information = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.encoding.game.chances,
            num_players=players,
            min_utility=float(low),
            max_utility=float(high),
            utility_sum=None if players == 1 else 0.0,
            max_game_length=profile.longest,
        )
        super().__init__(game_type(name, parameters), information, params or {})

    def new_initial_state(self) -> "SpielState":
        """The state before anything has happened."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What turns a state into strings and tensors for a player."""
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.encoding, recall)


class Position:
    """A position, who is to play, and what every seat remembers: all that a state has.

    It is apart from the state so that OpenSpiel, which copies states attribute by attribute, copies
    one small thing.
    """

    __slots__ = ("array", "encoding", "memories", "player")

    def __init__(self, encoding: Encoding, array: Ints, memories: Words, player: int) -> None:
        self.encoding = encoding
        self.array = array
        self.memories = memories
        self.player = player

    @classmethod
    def first(cls, encoding: Encoding) -> "Position":
        """The starting position."""
        array = encoding.game.start().array
        memories: Words = np.zeros(MEMORY * encoding.game.players, dtype=np.uint64)
        player = information_state.first_player(encoding.handle, array, memories)
        return cls(encoding, array, memories, player)

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Position":
        return Position(self.encoding, self.array.copy(), self.memories.copy(), self.player)

    def __reduce__(self) -> tuple[Any, ...]:
        encoding = self.encoding
        return _position, (
            encoding.game,
            encoding.numbering,
            self.array.tobytes(),
            self.memories.tobytes(),
            self.player,
        )

    def remembered(self, seat: int) -> Words:
        """What a seat remembers."""
        return self.memories[MEMORY * seat : MEMORY * (seat + 1)]

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that may act."""
        mask = self.encoding.game.KERNELS.awaiting(self.encoding.game.tables, self.array)
        return tuple(seat for seat in range(self.encoding.game.players) if mask >> seat & 1)

    def apply(self, seat: int, action: int) -> None:
        """Play an action of a seat or of chance."""
        encoding = self.encoding
        if seat == CHANCE:
            action += encoding.game.actions
        self.player = information_state.apply(
            encoding.handle, self.array, seat, action, self.memories
        )

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat, ascending."""
        found: list[int] = self.encoding.legal(self.array, seat).tolist()
        if self.encoding.seen.encode is not None:
            found.sort()
        return found

    def outcomes(self) -> tuple[Ints, Ints]:
        """What chance can do, numbered from 0, and the weights."""
        encoding = self.encoding
        moves = np.empty(encoding.game.most_moves, dtype=np.int64)
        weights = np.empty(encoding.game.most_moves, dtype=np.int64)
        number = information_state.outcomes(encoding.handle, self.array, moves, weights)
        return moves[:number] - encoding.game.actions, weights[:number]

    @property
    def state(self) -> State:
        """The same as a state of ours."""
        return State(self.encoding.game, self.array.copy())


def _position(game: Any, numbering: str, array: bytes, memories: bytes, player: int) -> Position:
    encoding = _encoding(game.NAME, numbering, tuple(sorted(game.options.items())))
    return Position(
        encoding,
        np.frombuffer(array, dtype=np.int64).copy(),
        np.frombuffer(memories, dtype=np.uint64).copy(),
        player,
    )


class SpielState(StateBase):  # type: ignore[misc]
    """A state of ours as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.together = game.together
        self.position = Position.first(game.encoding)

    def current_player(self) -> int:
        """Whose turn it is; a joint action is awaited where several seats act."""
        player = self.position.player
        if self.together and player >= 0 and len(self.position.awaited) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.player == information_state.OVER

    def returns(self) -> list[float]:
        """Nothing until the end; then who won, or the score of a solo game."""
        players = self.position.encoding.game.players
        if not self.is_terminal():
            return [0.0] * players
        scores = self.position.state.scores
        return [float(scores[0])] if players == 1 else shares(scores).tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What dice or cards can bring, and how likely it is."""
        chances, weights = self.position.outcomes()
        return list(zip(chances.tolist(), (weights / weights.sum()).tolist(), strict=True))

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player, or the one whose turn it is, may choose; or what chance may bring.

        OpenSpiel offers the same by asking the methods below; where dice have hundreds of outcomes,
        that takes ten times as long.
        """
        found: list[int]
        if player is not None:
            found = super().legal_actions(player)
        elif self.together or self.is_terminal():
            found = super().legal_actions()
        elif self.position.player == CHANCE:
            found = self.position.outcomes()[0].tolist()
        else:
            found = self.position.legal(self.position.player)
        return found

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def _apply_action(self, action: int) -> None:
        self.position.apply(self.position.player, action)

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self.position.awaited:
            self.position.apply(seat, actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        encoding = self.position.encoding
        if player == CHANCE:
            return str(encoding.game.action(encoding.game.actions + action))
        return str(encoding.move(self.position.array, player, action))

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another state that looks the same to a player: what it cannot know is dealt anew.

        ``history()`` still is that of this state.
        """
        resampled: SpielState = self.clone()
        position = resampled.position
        position.player = information_state.deal_anew(
            position.encoding.handle,
            position.array,
            player,
            generator(int(sampler() * (1 << 53))),
            position.memories,
        )
        return resampled

    def __str__(self) -> str:
        """The drawing that a spectator sees, and a number for the whole position."""
        key = self.position.array[: self.position.encoding.game.key]
        return f"{_drawn(self.position.state, None)}\n{_named(key)}"


def _drawn(state: State, seat: int | None) -> str:
    lines = state.game.draw(state.view(seat))
    return "\n".join("".join(piece for piece, _ in line).rstrip() for line in lines)


def _named(numbers: Ints) -> str:
    """A short name for some numbers."""
    from hashlib import blake2b  # noqa: PLC0415 - only for strings

    return blake2b(numbers.tobytes(), digest_size=16).hexdigest()


class Observer:
    """What a player sees of a state, or all that it has seen (``recall``), as OpenSpiel asks."""

    def __init__(self, encoding: Encoding, recall: bool) -> None:
        self.encoding = encoding
        self.recall = recall
        shape = encoding.seen.shape
        size = int(np.prod(shape))
        self.tensor = np.zeros(size + (HISTORY_BITS if recall else 0), dtype=np.float32)
        self.dict = {"observation": self.tensor[:size].reshape(shape)}
        if recall:
            self.dict["history"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill ``tensor``, and with it ``dict``."""
        self.dict["observation"][:] = self.encoding.observe(state.position.array, player)[0]
        if self.recall:
            self.dict["history"][:] = information_state.as_bits(state.position.remembered(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """A text that is the same exactly when the player sees, or has seen, the same."""
        position = state.position
        if self.recall:
            words = position.remembered(player)
            return f"seat {player} {int(words[0]):016x}{int(words[1]):016x}"
        known = position.array.copy()
        game = self.encoding.game
        game.KERNELS.redact(game.tables, known, player)
        return f"{_drawn(position.state, player)}\nseat {player} {_named(known[: game.key])}"


def register() -> None:
    """Register the games, unless they are."""
    known = set(pyspiel.registered_names())
    for name in games.names():
        if short_name(name) not in known:
            pyspiel.register_game(game_type(name), _kind(name))


def _kind(name: str) -> type[SpielGame]:
    """The class of one game, for pickle among the names of this module.

    OpenSpiel lets go of what it was given after Python's end. A class survives that; a function or
    a partial one would be freed then, and crash.
    """
    made = type(name.capitalize(), (SpielGame,), {"name": name, "__module__": __name__})
    globals()[made.__name__] = made
    return made


register()
