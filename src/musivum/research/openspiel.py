"""The games in OpenSpiel: importing this module registers them with ``pyspiel``.

>>> import pyspiel
>>> import musivum.research.openspiel
>>> game = pyspiel.load_game("musivum_mozaa(players=3,hand=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

The names are ``musivum_galilee``, ``musivum_mosaix``, ``musivum_mozaa`` and ``musivum_steere``.
Their parameters are the games' options (an empty text for ``centres=None``) and these:

``actions``
    ``compact`` or ``canonical``, see :mod:`musivum.research.encoding`.
``dynamics``
    ``sequential``: seats that act at the same time are asked one after the other and see nothing of
    each other's choice. ``simultaneous`` (Galilee and Mosaix): they act in one joint action.
``information``
    Steere's Mosaic hides nothing, and says so; with ``imperfect`` it says that it may, for
    algorithms that refuse to play anything else.

Chance is explicit, and a pass is a move. Returns are those of the reward ``win``: 1 for a winner
and -1 shared by the others; a solo game returns its score.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from musivum.core.compiled import CHANCE, Ints, Words
from musivum.core.extras import need
from musivum.core.game import State
from musivum.core.rng import generator
from musivum.research import information_state
from musivum.research.encoding import Table, chosen, the_game
from musivum.research.engine import shares

if TYPE_CHECKING:
    pyspiel: Any
    GameBase: Any = object
    StateBase: Any = object
else:
    pyspiel = need("pyspiel", "openspiel")
    GameBase, StateBase = pyspiel.Game, pyspiel.State

SPECIFICATIONS: dict[str, dict[str, Any]] = {
    "galilee": {"players": 2, "sheet": "mona-lisa", "dynamics": "sequential"},
    "mosaix": {"players": 2, "centres": "", "dynamics": "sequential"},
    "mozaa": {"players": 2, "variant": "classic", "hand": 0},
    "steere": {"side": 5, "swap": False, "information": "perfect"},
}
"""The parameters of every game; a hand of 0 at Mozaa means the variant's usual one."""
TITLES = {
    "galilee": "Mosaic, the Mona Lisa of the Galilee",
    "mosaix": "Mosaix",
    "mozaa": "Mozaa",
    "steere": "Mosaic (Mark Steere)",
}
PLAYERS = {"galilee": (1, 6), "mosaix": (1, 4), "mozaa": (2, 4), "steere": (2, 2)}
LONGEST = {"galilee": 300, "mosaix": 5000, "mozaa": 600, "steere": 600}
"""More moves than any game has. Only Mosaix has no bound in its rules: a roller may build what
nobody can write, again and again."""
SOLO_SCORES = (-128.0, 1024.0)
OURS = ("actions", "dynamics", "information")
HISTORY_BITS = 128


def game_type(name: str, parameters: dict[str, Any] | None = None) -> Any:
    """What OpenSpiel wants to know about a game; of one with parameters, or of all of its kind."""
    chosen_ones = {**SPECIFICATIONS[name], **(parameters or {})}
    kinds = pyspiel.GameType
    together = chosen_ones.get("dynamics") == "simultaneous"
    perfect = chosen_ones.get("information") == "perfect"
    alone = PLAYERS[name][0] == 1 if parameters is None else chosen_ones.get("players") == 1
    return kinds(
        short_name=f"musivum_{name}",
        long_name=TITLES[name],
        dynamics=kinds.Dynamics.SIMULTANEOUS if together else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.DETERMINISTIC
        if name == "steere"
        else kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if perfect
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=PLAYERS[name][1],
        min_num_players=PLAYERS[name][0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**SPECIFICATIONS[name], "actions": "compact"},
    )


@lru_cache(maxsize=64)
def _table(name: str, numbering: str, options: tuple[tuple[str, Any], ...]) -> Table:
    """The table that all states of a game share."""
    return Table(the_game(name, dict(options)), numbering)


def _shared(name: str, parameters: dict[str, Any]) -> Table:
    options = {key: value for key, value in parameters.items() if key not in OURS}
    if name == "mosaix":
        options["centres"] = options["centres"] or None
    if name == "mozaa" and not options["hand"]:
        del options["hand"]
    return _table(name, str(parameters["actions"]), tuple(sorted(options.items())))


class SpielGame(GameBase):  # type: ignore[misc]
    """A game of ours as OpenSpiel sees it."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        parameters = {**SPECIFICATIONS[name], "actions": "compact", **(params or {})}
        if "dynamics" in parameters:
            chosen("dynamics", parameters["dynamics"], ("sequential", "simultaneous"))
        if "information" in parameters:
            chosen("information", parameters["information"], ("perfect", "imperfect"))
        self.table = _shared(name, parameters)
        players = self.table.game.players
        self.together = parameters.get("dynamics") == "simultaneous" and players > 1
        low, high = SOLO_SCORES if players == 1 else (-1.0, 1.0)
        information = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=self.table.game.chances,
            num_players=players,
            min_utility=low,
            max_utility=high,
            utility_sum=None if players == 1 else 0.0,
            max_game_length=LONGEST[name],
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
        return Observer(self.table, recall)


class Position:
    """A position, who is to play, and what every seat remembers: all that a state has.

    It is apart from the state so that OpenSpiel, which copies states attribute by attribute, copies
    one small thing.
    """

    __slots__ = ("array", "memories", "player", "table")

    def __init__(self, table: Table, array: Ints, memories: Words, player: int) -> None:
        self.table = table
        self.array = array
        self.memories = memories
        self.player = player

    @classmethod
    def first(cls, table: Table) -> "Position":
        """The starting position."""
        array = table.game.start().array
        memories: Words = np.zeros((table.game.players, 2), dtype=np.uint64)
        player = information_state.first_player(table.doors, table.game.tables, array, memories)
        return cls(table, array, memories, player)

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Position":
        return Position(self.table, self.array.copy(), self.memories.copy(), self.player)

    def __reduce__(self) -> tuple[Any, ...]:
        table = self.table
        return _position, (
            table.game,
            table.numbering,
            self.array.tobytes(),
            self.memories.tobytes(),
            self.player,
        )

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that may act."""
        mask = self.table.game.KERNELS.awaiting(self.table.game.tables, self.array)
        return tuple(seat for seat in range(self.table.game.players) if mask >> seat & 1)

    def apply(self, seat: int, action: int) -> None:
        """Play an action of a seat or of chance."""
        table = self.table
        if seat == CHANCE:
            action += table.game.actions
        self.player = information_state.apply(
            table.doors, table.game.tables, self.array, seat, action, self.memories
        )

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat, ascending."""
        found: list[int] = self.table.legal(self.array, seat).tolist()
        if self.table.seen.encode is not None:
            found.sort()
        return found

    def outcomes(self) -> tuple[Ints, Ints]:
        """What chance can do, numbered from 0, and the weights."""
        table = self.table
        moves = np.empty(table.game.most_moves, dtype=np.int64)
        weights = np.empty(table.game.most_moves, dtype=np.int64)
        number = information_state.outcomes(
            table.doors, table.game.tables, self.array, moves, weights
        )
        return moves[:number] - table.game.actions, weights[:number]

    @property
    def state(self) -> State:
        """The same as a state of ours."""
        return State(self.table.game, self.array.copy())


def _position(game: Any, numbering: str, array: bytes, memories: bytes, player: int) -> Position:
    table = _table(game.NAME, numbering, tuple(sorted(game.options.items())))
    return Position(
        table,
        np.frombuffer(array, dtype=np.int64).copy(),
        np.frombuffer(memories, dtype=np.uint64).reshape(-1, 2).copy(),
        player,
    )


class SpielState(StateBase):  # type: ignore[misc]
    """A state of ours as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.together = game.together
        self.position = Position.first(game.table)

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
        players = self.position.table.game.players
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

        OpenSpiel offers the same by asking the methods below, but at Galilee, where dice have
        hundreds of outcomes, it takes ten times as long.
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
        table = self.position.table
        if player == CHANCE:
            return str(table.game.action(table.game.actions + action))
        return str(table.move(self.position.array, player, action))

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another state that looks the same to a player: what it cannot know is dealt anew.

        ``history()`` still is that of this state.
        """
        resampled: SpielState = self.clone()
        position = resampled.position
        position.player = information_state.deal_anew(
            position.table.doors,
            position.table.game.tables,
            position.array,
            player,
            generator(int(sampler() * (1 << 53))),
            position.memories,
        )
        return resampled

    def __str__(self) -> str:
        """The drawing that a spectator sees, and a number for the whole position."""
        key = self.position.array[: self.position.table.game.key]
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

    def __init__(self, table: Table, recall: bool) -> None:
        self.table = table
        self.recall = recall
        shape = table.seen.shape
        size = int(np.prod(shape))
        self.tensor = np.zeros(size + (HISTORY_BITS if recall else 0), dtype=np.float32)
        self.dict = {"observation": self.tensor[:size].reshape(shape)}
        if recall:
            self.dict["history"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill ``tensor``, and with it ``dict``."""
        self.dict["observation"][:] = self.table.look(state.position.array, player)[0]
        if self.recall:
            self.dict["history"][:] = information_state.as_bits(state.position.memories[player])

    def string_from(self, state: SpielState, player: int) -> str:
        """A text that is the same exactly when the player sees, or has seen, the same."""
        position = state.position
        if self.recall:
            words = position.memories[player]
            return f"seat {player} {int(words[0]):016x}{int(words[1]):016x}"
        known = position.array.copy()
        game = self.table.game
        game.KERNELS.redact(game.tables, known, player)
        return f"{_drawn(position.state, player)}\nseat {player} {_named(known[: game.key])}"


class Galilee(SpielGame):
    """``musivum_galilee``."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("galilee", params)


class Mosaix(SpielGame):
    """``musivum_mosaix``."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("mosaix", params)


class Mozaa(SpielGame):
    """``musivum_mozaa``."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("mozaa", params)


class Steere(SpielGame):
    """``musivum_steere``."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("steere", params)


def register() -> None:
    """Register the games, unless they are."""
    known = set(pyspiel.registered_names())
    for kind, name in (
        (Galilee, "galilee"),
        (Mosaix, "mosaix"),
        (Mozaa, "mozaa"),
        (Steere, "steere"),
    ):
        if f"musivum_{name}" not in known:
            pyspiel.register_game(game_type(name), kind)


register()
