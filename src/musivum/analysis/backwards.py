"""Lines of play that are made perfect from their end backwards, for as long as one has patience.

A board may be far too large to be solved from its first move. Then a game of strong players is
taken, and from its last move on each position is asked whether its mover could have done better. If
so, the rest of the line is replaced by perfect play. So there is at any time a line whose end is
proved to be perfect, and it grows to the front; when it reaches the first move, the game is solved.

Everything is kept in a file, the table of positions too: who stops goes on from there. A question
that takes too long is put again with twice as much time, and what was learned serves it.
"""

import json
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from musivum.core.errors import OptionError
from musivum.core.game import Game, Move, State
from musivum.core.kernels import handle_of
from musivum.search.exact import HISTORY, KNOWN, MOST_DEPTH, NONE, is_at_least

PLACES: Final = 1 << 23
"""Positions that are remembered, 20 bytes each."""
FIRST_PATIENCE: Final = 2_000_000
"""Positions after which a question is put again: some seconds."""
ENDLESS: Final = 1 << 60


class Line:
    """A game from its first move, whose end is known to be perfect."""

    def __init__(self, game: Game, moves: Sequence[Move], places: int = PLACES) -> None:
        if game.players != 2 or not game.is_settled(game.start().array):
            raise OptionError("search-no-solver", game=game.NAME)
        self.game = game
        self.states = [game.start()]
        """All positions; the last one is the end of the game."""
        self.moves: list[Move] = []
        for move in moves:
            self._add(move)
        self.proved = len(self.moves)
        """From the position with this number on, everything is perfect."""
        self.nodes = 0
        """Positions looked at so far."""
        self.patience = FIRST_PATIENCE
        self._keys = np.zeros(places, dtype=np.uint64)
        self._known = np.zeros((places, KNOWN), dtype=np.int32)
        self._history = np.zeros(2 * HISTORY, dtype=np.float64)

    @property
    def lead(self) -> int:
        """The lead of seat 0 in the end of the line."""
        outcome = self.states[-1].outcome
        assert outcome is not None
        return int(outcome.scores[0] - outcome.scores[1])

    @property
    def is_solved(self) -> bool:
        """Whether all of it is perfect, from the first move."""
        return self.proved == 0

    def step(self) -> bool:
        """Prove one position more, or give up for now; True if one was proved."""
        state = self.states[self.proved - 1]
        (seat,) = state.awaiting
        sign = 1 if seat == 0 else -1
        if len(state.legal(seat)) > 1:
            value = self._value(state, sign * self.lead)
            if value is None:
                self.patience *= 2
                return False
            if value > sign * self.lead:
                self._replace(value)
        self.patience = FIRST_PATIENCE
        self.proved -= 1
        return True

    def _value(self, state: State, least: int) -> int | None:
        """What the mover can have, which is at least so much; None if that takes too long."""
        while True:
            found, _ = self._ask(state, least + 1, self.patience)
            if found is None:
                return None
            if found <= least:
                return least
            least = found

    def _replace(self, value: int) -> None:
        """Play perfectly from the position before the proved ones, whose mover can have this."""
        del self.moves[self.proved - 1 :], self.states[self.proved :]
        (mover,) = self.states[-1].awaiting
        while self.states[-1].awaiting:
            state = self.states[-1]
            (seat,) = state.awaiting
            _, best = self._ask(state, value if seat == mover else -value, ENDLESS)
            self._add(best if best is not None else state.legal(seat)[0])

    def _add(self, move: Move) -> None:
        self.moves.append(move)
        self.states.append(self.states[-1].play(move))

    def _ask(self, state: State, asked: int, most: int) -> tuple[int | None, Move | None]:
        """A bound of the mover's lead, as ``is_at_least`` has it, and the best move found."""
        game = self.game
        states = np.empty(MOST_DEPTH * game.size, dtype=np.int64)
        states[: game.size] = state.array
        moves = np.empty(MOST_DEPTH * game.most_moves, dtype=np.int64)
        answer = np.zeros(2, dtype=np.int64)
        found = is_at_least(
            handle_of(game), states, moves, asked, most,
            self._keys, len(self._keys), self._known.ravel(), self._history, answer,
        )  # fmt: skip
        if answer[1] == NONE:
            self.nodes += most
            return None, None
        self.nodes += int(answer[1])
        return int(found), None if answer[0] == NONE else game.action(int(answer[0]))

    # Files

    def keep(self, path: Path) -> None:
        """Write everything down; the old file stays until the new one is whole."""
        used = np.flatnonzero(self._keys)
        told = {
            "game": self.game.NAME,
            "options": dict(self.game.options),
            "moves": [str(move) for move in self.moves],
            "proved": self.proved,
            "nodes": self.nodes,
            "patience": self.patience,
            "places": len(self._keys),
        }
        new = path.with_name(path.name + ".new.npz")
        np.savez(
            new,
            told=json.dumps(told),
            used=used,
            keys=self._keys[used],
            known=self._known[used],
            history=self._history,
        )
        new.replace(path)

    @classmethod
    def read(cls, path: Path, game: Game) -> "Line":
        """What was written down, if it is of this game."""
        try:
            with np.load(path) as kept:
                told = json.loads(str(kept["told"]))
                used, keys, known = kept["used"], kept["keys"], kept["known"]
                history = kept["history"]
        except (OSError, ValueError, KeyError, zipfile.BadZipFile):
            raise OptionError("solve-unreadable", path=str(path)) from None
        if (told["game"], told["options"]) != (game.NAME, dict(game.options)):
            options = " ".join(f"{name}={value}" for name, value in told["options"].items())
            raise OptionError("solve-other", path=str(path), game=told["game"], options=options)
        line = cls(game, [game.move(text) for text in told["moves"]], told["places"])
        line.proved, line.nodes, line.patience = told["proved"], told["nodes"], told["patience"]
        line._keys[used], line._known[used], line._history[:] = keys, known, history
        return line
