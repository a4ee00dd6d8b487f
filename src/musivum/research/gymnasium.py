"""The games as Gymnasium environments: alone, or with bots on the other seats.

>>> import gymnasium
>>> import musivum.research.gymnasium
>>> env = gymnasium.make("musivum/Mosaix-v0")
>>> observation, info = env.reset(seed=7)
>>> over = False
>>> while not over:
...     action = env.action_space.sample(observation["action_mask"])
...     observation, reward, over, truncated, info = env.step(action)
>>> info["scores"] == (info["return"],)
True

Importing this module registers every game under its name with a capital letter. The version goes up
when actions, planes or rewards change, so that trained players would break. A game that can be
played alone is played alone, unless ``make`` is given other options.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from musivum.bots import bot
from musivum.core.compiled import Ints
from musivum.core.errors import IllegalMove, OptionError
from musivum.core.extras import need
from musivum.core.game import Game, Move, View
from musivum.games import names
from musivum.games import profile as profile_of
from musivum.research.encoding import Encoding, chosen, the_game, whole
from musivum.research.engine import Mask
from musivum.research.episode import Episode
from musivum.research.render import RENDER_MODES, render

if TYPE_CHECKING:
    import gymnasium
    from gymnasium import spaces

    Env = gymnasium.Env[Any, Any]
else:
    gymnasium = need("gymnasium", "gymnasium")
    spaces = gymnasium.spaces
    Env = gymnasium.Env

Opponent = str | Callable[[View, int], Move | str]
"""The name of a bot, or a function of view and seat that returns a move."""
RANDOM = "random"

MASKS = ("observation", "info")
ILLEGAL = ("lose", "raise", "replace")
LOST = -1.0
"""The reward of an illegal action that ends the game."""


class MusivumEnv(Env):
    """A game from the side of one seat; the seat acts, the others answer."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: Game | str,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = RANDOM,
        reward: Literal["win", "score"] | None = None,
        actions: Literal["compact", "canonical"] = "compact",
        mask: Literal["observation", "info"] = "observation",
        illegal: Literal["lose", "raise", "replace"] = "lose",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """``opponents``: one for all other seats, or one for each.

        ``mask``: observations are a dictionary of ``observation`` and ``action_mask``; or just the
        array, and the mask is in the info. ``illegal``: an illegal action ends the game with a
        reward of -1, or raises an IllegalMove, or is replaced by a random legal one; the first and
        the last put what was wrong into the info, as ``illegal``.
        """
        self.game = the_game(game, options)
        if not 0 <= seat < self.game.players:
            last = self.game.players - 1
            raise OptionError("research-seat", seat=seat, game=self.game.NAME, last=last)
        if render_mode is not None:
            chosen("render_mode", render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self.seat = seat
        self.masked = chosen("mask", mask, MASKS)
        self.illegal = chosen("illegal", illegal, ILLEGAL)
        self.encoding = Encoding(self.game, actions)
        self.episode = Episode(self.encoding, reward)
        self.opponents = self._listed(opponents)
        self._random = sum(1 << one for one, bot in self.opponents.items() if bot == RANDOM)
        """The seats that play at random, as bits."""
        self._bots: dict[int, Callable[[View, int], Move | str] | None] = {}
        self._return = 0.0
        self._owed = 0.0
        """What this seat was given before its first move; it comes with the first reward."""
        self._over = True
        count = self.encoding.actions
        planes = spaces.Box(-1, 1, self.encoding.seen.shape, np.float32)
        self.action_space = spaces.Discrete(count)
        self.observation_space = planes
        if mask == "observation":
            self.observation_space = spaces.Dict(
                {"observation": planes, "action_mask": spaces.Box(0, 1, (count,), np.int8)}
            )

    def _listed(self, opponents: Opponent | Sequence[Opponent]) -> dict[int, Opponent]:
        others = [seat for seat in range(self.game.players) if seat != self.seat]
        if isinstance(opponents, str) or callable(opponents):
            return dict.fromkeys(others, opponents)
        if len(opponents) != len(others):
            raise OptionError(
                "research-opponents",
                game=self.game.NAME,
                others=len(others),
                given=len(opponents),
            )
        return dict(zip(others, opponents, strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a new game; without a seed chance goes on where it was."""
        super().reset(seed=seed, options=options)
        self._return = 0.0
        self._over = False
        self._bots = {seat: self._bot(player) for seat, player in self.opponents.items()}
        self.episode.reset(seed)
        self._owed = self._answer()
        while not self.episode.mask:  # The others ended it before this seat had a choice.
            self.episode.reset()
            self._owed = self._answer()
        info: dict[str, Any] = {}
        return self._look(info), info

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action; the others answer until this seat has a choice again."""
        if self._over:
            raise IllegalMove("research-over" if self.episode.seeded else "research-reset")
        info: dict[str, Any] = {}
        wanted = whole(action)
        try:
            self.episode.step(self.seat, wanted)
        except IllegalMove as error:
            if self.illegal == "raise":
                raise
            info["illegal"] = str(error)
            if self.illegal == "lose":
                self._over = True
                lost = LOST + self._owed
                info["return"] = self._return + lost
                return self._look(info), lost, True, False, info
            self.episode.step(self.seat, self.episode.random(self.seat))
        reward = self._owed + self.episode.reward_of(self.seat) + self._answer()
        self._owed = 0.0
        self._return += reward
        self._over = not self.episode.mask
        if self._over:
            info["return"] = self._return
        return self._look(info), reward, self._over, False, info

    def action_masks(self) -> Mask:
        """1 for every legal action, as sb3-contrib's MaskablePPO asks for it."""
        return self.episode.observe(self.seat)[1]

    def legal(self) -> Ints:
        """The legal actions as a list, which is faster than a search in the mask."""
        return self.episode.legal(self.seat)

    def render(self) -> Any:
        """The table as a spectator sees it, in the way that ``render_mode`` says."""
        return render(self.episode.state, self.render_mode)

    # Helpers

    def _look(self, info: dict[str, Any]) -> Any:
        planes, mask = self.episode.observe(self.seat)
        info["scores"] = tuple(self.episode.scores.tolist())
        if self.masked == "info":
            info["action_mask"] = mask
            return planes
        return {"observation": planes, "action_mask": mask}

    def _bot(self, player: Opponent) -> Callable[[View, int], Move | str] | None:
        """What chooses for an opponent; None for random moves, which the engine plays."""
        if not isinstance(player, str):
            return player
        if player == RANDOM:
            return None
        return bot(player, self.game, int(self.np_random.integers(1 << 62))).choose

    def _answer(self) -> float:
        """Let the others play until this seat is asked; return what it was given meanwhile."""
        episode = self.episode
        given = 0.0
        while episode.mask and not episode.mask >> self.seat & 1:
            other = episode.first
            choose = self._bots[other]
            if choose is None:
                episode.play_randomly(self._random, self.seat)
            else:
                move = choose(episode.state.view(other), other)
                episode.step(other, self.encoding.action(episode.array, other, move))
            given += episode.reward_of(self.seat)
        return given


def register() -> None:
    """Register the ids, unless they are."""
    for name in names():
        profile = profile_of(name)
        identity = f"musivum/{name.capitalize()}-v{profile.version}"
        if identity not in gymnasium.registry:
            gymnasium.register(
                identity,
                entry_point="musivum.research.gymnasium:MusivumEnv",
                kwargs={"game": name, **profile.alone},
                disable_env_checker=True,
            )


register()
