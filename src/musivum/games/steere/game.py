"""The class that puts the room together."""

from typing import Any

from musivum.core.compiled import Ints, Kernels
from musivum.core.game import Game
from musivum.core.verdicts import keys
from musivum.games.steere import (
    alike,
    board,
    data,
    notation,
    policy,
    profile,
    rules,
    tiles,
    values,
    verdicts,
)
from musivum.geometry import hexagon


class Steere(Game):
    """Mark Steere's Mosaic with its options fixed."""

    NAME = "steere"
    PROFILE = profile.PROFILE
    RULES = keys("steere", verdicts.Rule)
    REASONS = keys("steere", verdicts.Reason)
    EXAMPLE = "e5"
    OPEN = True
    ALIKE = alike.alike
    POLICY = policy.POLICY
    KERNELS = Kernels.of(rules, evaluate=values.evaluate)

    def __init__(self, options: dict[str, object]) -> None:
        super().__init__(options)
        assert isinstance(options["side"], int)
        self.side: int = options["side"]
        self.swap = bool(options["swap"])
        cells = hexagon.cells(self.side)
        self.players = 2
        self.tables = data.tables(self.side, self.swap)
        self.size = tiles.state_size(cells)
        self.key = tiles.KEY
        self.actions = 1 + int(max(self.tables[data.PASS], self.tables[data.SWAP]))
        self.chances = 0
        self.most_moves = self.actions

    def write(self, index: int) -> str:
        """The notation of an action."""
        return notation.write(self.tables, index)

    def read(self, text: str) -> int:
        """The action of a text."""
        return notation.read(self.tables, text)

    def board(self, array: Ints, seat: int) -> dict[str, Any]:  # noqa: ARG002 - nothing is hidden
        """The tiles on the board."""
        return board.board(self.side, array)

    def details(self, array: Ints, seat: int, index: int) -> dict[str, object]:  # noqa: ARG002
        """The cell that is meant."""
        cells = hexagon.cells(self.side)
        return {"cell": notation.cell_name(self.side, index % cells)} if index < 2 * cells else {}
