"""The games as PettingZoo environments: ``env`` (agents act in turn) and ``parallel_env``.

>>> from musivum.research import pettingzoo
>>> env = pettingzoo.env("mosaix", players=2)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

An agent is asked only when it has a choice: dice, cards and forced passes are played by the
environment. Seats that act at the same time are asked one after the other and see nothing of each
other's choice. Environments can be pickled and deep-copied in mid-game.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Literal

import numpy as np

from musivum.core.compiled import Ints
from musivum.core.errors import IllegalMove
from musivum.core.extras import need
from musivum.core.game import Game
from musivum.research.encoding import Encoding, chosen, the_game, whole
from musivum.research.episode import Episode
from musivum.research.render import RENDER_MODES, render

if TYPE_CHECKING:
    from gymnasium import spaces

    AECEnv: Any = object
    ParallelEnv: Any = object
else:
    pettingzoo = need("pettingzoo", "pettingzoo")
    spaces = need("gymnasium.spaces", "pettingzoo")
    AECEnv, ParallelEnv = pettingzoo.AECEnv, pettingzoo.ParallelEnv

VERSION = "v0"
"""Goes up when actions, planes or rewards change, so that trained players would break."""

ILLEGAL = ("raise", "replace")


class _Common:
    """What both kinds of environment share: options, agents, spaces, drawing."""

    WAITING: ClassVar[int]
    """How many actions there are beyond those of the game."""

    def __init__(
        self,
        game: Game | str,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        reward: Literal["win", "score"] | None = None,
        actions: Literal["compact", "canonical"] = "compact",
        illegal: Literal["raise", "replace"] = "raise",
        **options: object,
    ) -> None:
        """The other options are the game's own.

        ``max_cycles``: after so many moves for each seat on average the game is cut off
        (truncated). ``illegal``: an action that is not legal raises an IllegalMove that says why,
        or is replaced by a random legal one.
        """
        super().__init__()
        game = the_game(game, options)
        if render_mode is not None:
            chosen("render_mode", render_mode, RENDER_MODES)
        self.metadata = {
            "name": f"musivum_{game.NAME}_{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": bool(self.WAITING),
            "render_fps": 1,
        }
        self.game = game
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.illegal = chosen("illegal", illegal, ILLEGAL)
        self.encoding = Encoding(game, actions)
        self.episode = Episode(self.encoding, reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        count = self.encoding.actions + self.WAITING
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1, 1, self.encoding.seen.shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        numbers = np.iinfo(np.int64)
        self.state_space = spaces.Box(numbers.min, numbers.max, (game.size,), np.int64)
        self._turns = 0

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        """What an agent's observations are like: ``observation`` and ``action_mask``."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        """The numbers of an agent's actions."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now, in arrays of its own."""
        seat = self._seat(agent)
        planes, mask = self.episode.observe(seat, self.WAITING)
        if self.WAITING and not self.episode.mask >> seat & 1:
            mask[-1] = 1
        return {"observation": planes, "action_mask": mask}

    def legal(self, agent: str) -> Ints:
        """An agent's legal actions as a list, which is faster than a search in a long mask."""
        return self.episode.legal(self._seat(agent))

    def state(self) -> Any:
        """The whole position as the engine keeps it, hidden hands too: for central critics."""
        return self.episode.array.copy()

    def render(self) -> Any:
        """The table as a spectator sees it, in the way that ``render_mode`` says."""
        return render(self.episode.state, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _seat(self, agent: str) -> int:
        if agent not in self._seats:
            raise IllegalMove(
                "research-agent", agent=agent, allowed=", ".join(self.possible_agents)
            )
        return self._seats[agent]

    def _infos(self) -> dict[str, dict[str, Any]]:
        """What every agent is told beside its observation: the points of all seats."""
        scores = tuple(self.episode.scores.tolist())
        return {agent: {"scores": scores} for agent in self.agents}

    def _play(self, seat: int, action: int) -> None:
        """Play an action, or a random one for an illegal action if that was asked for."""
        try:
            self.episode.step(seat, action)
        except IllegalMove:
            if self.illegal == "raise":
                raise
            self.episode.step(seat, self.episode.random(seat))

    def __str__(self) -> str:
        return str(self.metadata["name"])


class TurnEnv(_Common, AECEnv):  # type: ignore[misc]
    """A game whose agents act in turn: an AEC environment."""

    WAITING = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new game; without a seed chance goes on where it was."""
        self.episode.reset(seed)
        self._turns = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self.agent_selection = self.agents[self.episode.first]

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, was given and is told, and whether it is out."""
        if not self.episode.seeded:
            raise IllegalMove("research-reset")
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def step(self, action: int | None) -> None:
        """Play the action of the selected agent."""
        if not self.agents:
            raise IllegalMove("research-over" if self.episode.seeded else "research-reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMove("research-actions", allowed=agent)
        self._play(self._seats[agent], whole(action))
        self._turns += 1
        self._cumulative_rewards[agent] = 0.0
        self.infos = self._infos()
        given = self.episode.rewards().tolist()
        for other, reward in zip(self.agents, given, strict=True):
            self.rewards[other] = reward
            self._cumulative_rewards[other] += reward
        if not self.episode.mask:
            self.terminations = dict.fromkeys(self.agents, True)
            following = (self._seats[agent] + 1) % len(self.agents)
            self.agent_selection = self.agents[following]
            return
        if self.max_cycles and self._turns >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[self.episode.first]


class TogetherEnv(_Common, ParallelEnv):  # type: ignore[misc]
    """A game whose agents all act in every step, if only by waiting: a parallel environment.

    There is one more action than in ``env``, the last one: to wait. It is the only one of a seat
    that has nothing to choose in this step.
    """

    WAITING = 1

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game; without a seed chance goes on where it was."""
        self.episode.reset(seed)
        self._turns = 0
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Play the actions of all agents at once."""
        if not self.agents:
            raise IllegalMove("research-over" if self.episode.seeded else "research-reset")
        if not set(self.agents) <= set(actions):
            raise IllegalMove("research-actions", allowed=", ".join(self.agents))
        asked = self.episode.awaiting
        wanted = [whole(actions[agent]) for agent in self.agents]
        if self.illegal == "raise":
            self._check(asked, wanted)
        total = np.zeros(len(self.agents))
        for seat in asked:
            if self.episode.mask >> seat & 1:
                self._play(seat, wanted[seat])
                total += self.episode.rewards()
        self._turns += 1
        over = not self.episode.mask
        cut = not over and bool(self.max_cycles) and self._turns >= (self.max_cycles or 0)
        agents = self.agents
        answer = (
            self._observations(),
            dict(zip(agents, total.tolist(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            self._infos(),
        )
        if over or cut:
            self.agents = []
        return answer

    def _observations(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _check(self, asked: tuple[int, ...], wanted: list[int]) -> None:
        """Refuse a wrong action before any is played."""
        for seat, (agent, action) in enumerate(zip(self.agents, wanted, strict=True)):
            if seat in asked:
                if action not in self.episode.legal(seat):
                    raise self.encoding.why(self.episode.array, seat, action)
            elif action != self.encoding.actions:
                raise IllegalMove("research-wait", agent=agent, action=self.encoding.actions)


env = TurnEnv
parallel_env = TogetherEnv
"""What users of PettingZoo call to make an environment: ``env("mozaa", players=3)``."""
