"""The class that puts the room together."""

from typing import Any

from musivum.core.compiled import Ints, Kernels
from musivum.core.game import Game
from musivum.core.verdicts import keys

from . import board, notation, profile, rules, verdicts


class Pips(Game):
    """Pips with its options fixed."""

    NAME = "pips"
    PROFILE = profile.PROFILE
    RULES = keys("pips", verdicts.Rule)
    REASONS = keys("pips", verdicts.Reason)
    EXAMPLE = "4"
    KERNELS = Kernels.of(rules, evaluate=rules.evaluate)

    def __init__(self, options: dict[str, object]) -> None:
        super().__init__(options)
        assert isinstance(options["turns"], int)
        self.players = 2
        self.tables = rules.tables(options["turns"])
        self.size = self.key = rules.SIZE
        self.actions = rules.ROLL
        self.chances = rules.FACES
        self.most_moves = max(rules.CELLS, rules.FACES)

    def write(self, index: int) -> str:
        """The notation of an action."""
        return notation.write(index)

    def read(self, text: str) -> int:
        """The action of a text."""
        return notation.read(text)

    def board(self, array: Ints, seat: int) -> dict[str, Any]:  # noqa: ARG002 - nothing is hidden
        """The die and the row."""
        return board.board(array)

    def details(self, array: Ints, seat: int, index: int) -> dict[str, object]:  # noqa: ARG002
        """The die, which the rule about it mentions."""
        return {"die": int(array[rules.DIE])}
