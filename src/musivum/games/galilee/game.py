"""The class that puts the room together."""

from typing import Any

from musivum.core.compiled import Ints, Kernels
from musivum.core.game import Game
from musivum.core.verdicts import keys
from musivum.games.galilee import (
    board,
    data,
    notation,
    picks,
    policy,
    profile,
    rules,
    sheet,
    values,
    verdicts,
)


class Galilee(Game):
    """Galilee with its options fixed.

    A sheet is kept as what stands in it, not as a path: when a file has changed, loading it gives
    another game, and a game needs its file no more.
    """

    NAME = "galilee"
    PROFILE = profile.PROFILE
    RULES = keys("galilee", verdicts.Rule)
    REASONS = keys("galilee", verdicts.Reason)
    EXAMPLE = "R4 ##/.#@2,3"
    EVEN = True
    POLICY = policy.POLICY
    KERNELS = Kernels.of(rules, evaluate=values.evaluate)
    WANDER = rules.wander

    def __init__(self, options: dict[str, object]) -> None:
        super().__init__(options)
        assert isinstance(options["players"], int)
        self.players = options["players"]
        self.sheet = sheet.load(options["sheet"])
        self.layout = data.Layout(self.sheet, self.players)
        self.tables = self.layout.tables
        self.size = self.key = picks.state_size(self.players, self.layout.words)
        self.actions = self.layout.actions
        self.chances = data.SET_UPS + data.rolls(self.layout.hand)
        self.most_moves = max(self.layout.most_picks, data.rolls(self.layout.hand))

    def write(self, index: int) -> str:
        """The notation of an action."""
        return notation.write(self.layout, index)

    def read(self, text: str) -> int:
        """The action of a text."""
        return notation.read(self.layout, text)

    def board(self, array: Ints, seat: int) -> dict[str, Any]:  # noqa: ARG002 - redacted already
        """The dice, the bag, and every player's sheet."""
        return board.board(self, array)

    def details(self, array: Ints, seat: int, index: int) -> dict[str, object]:
        """The dice that could be picked or rolled, and the tile that is meant."""
        return board.details(self, array, seat, index)
