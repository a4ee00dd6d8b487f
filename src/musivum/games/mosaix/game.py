"""The class that puts the room together."""

from typing import Any

from musivum.core.compiled import Ints, Kernels
from musivum.core.game import Game
from musivum.core.ready import tables_of
from musivum.core.verdicts import keys
from musivum.games.mosaix import (
    board,
    data,
    notation,
    policy,
    profile,
    rules,
    sheet,
    values,
    verdicts,
)


class Mosaix(Game):
    """Mosaix with its options: how many play, and which symbols their centres have."""

    NAME = "mosaix"
    RULES_VERSION = 2
    OLDER_RULES = frozenset({1})
    PROFILE = profile.PROFILE
    RULES = keys("mosaix", verdicts.Rule)
    REASONS = keys("mosaix", verdicts.Reason)
    EXAMPLE = "write OT/X.@3,4"
    KERNELS = Kernels.of(rules, evaluate=values.evaluate)
    WANDER = rules.wander
    POLICY = policy.POLICY
    TARGETS = (rules.SOLO_WIN, rules.SOLO_OUTSTANDING)

    def __init__(self, options: dict[str, object]) -> None:
        super().__init__(options)
        players, centres = options["players"], options["centres"]
        assert isinstance(players, int)
        assert centres is None or isinstance(centres, str)
        self.players = players
        self.tables = tables_of(self, lambda: data.tables(players, centres))
        self.size = self.key = sheet.SEATS + sheet.SEAT * players
        self.actions = int(self.tables[data.CARD])
        self.chances = len(data.SYMBOLS) + len(data.ROLLS)
        self.most_moves = data.MOST_MOVES

    def write(self, index: int) -> str:
        """The notation of an action."""
        return notation.write(self.tables, index)

    def read(self, text: str) -> int:
        """The action that a text in notation means."""
        return notation.read(self.tables, text)

    def board(self, array: Ints, seat: int) -> dict[str, Any]:  # noqa: ARG002 - redact has hidden all
        """The round, and every seat's grid."""
        return board.board(self.tables, array)

    def details(self, array: Ints, seat: int, index: int) -> dict[str, object]:
        """What the messages of the rules mention."""
        return notation.details(self.tables, array, seat, index)

    def winners(self, scores: tuple[int, ...]) -> tuple[int, ...]:
        """The highest total wins, equal totals share it; solo needs 120."""
        if self.players == 1:
            return (0,) if scores[0] >= rules.SOLO_WIN else ()
        return super().winners(scores)
