"""The class that puts the room together."""

from typing import Any

from musivum.core.compiled import Ints, Kernels
from musivum.core.game import Game, Move, State
from musivum.core.verdicts import keys
from musivum.games.mozaa import (
    board,
    data,
    notation,
    policy,
    profile,
    rules,
    table,
    values,
    verdicts,
)


class Mozaa(Game):
    """Mozaa with its options fixed."""

    NAME = "mozaa"
    RULES_VERSION = 2
    OLDER_RULES = frozenset({1})
    PROFILE = profile.PROFILE
    RULES = keys("mozaa", verdicts.Rule)
    REASONS = keys("mozaa", verdicts.Reason)
    EXAMPLE = "BGRP@0,1"
    EVEN = True
    POLICY = policy.POLICY
    SETTLED = rules.settled
    KERNELS = Kernels.of(rules, evaluate=values.evaluate)
    WANDER = rules.wander

    def __init__(self, options: dict[str, object]) -> None:
        super().__init__(options)
        players, hand = options["players"], options["hand"]
        assert isinstance(players, int)
        assert isinstance(hand, int)
        self.players = players
        self.variant = data.VARIANTS.index(str(options["variant"]))
        self.tables = data.tables(players, hand, self.variant, learned=profile.is_learned(options))
        self.size = table.SIZE
        self.key = table.KEY
        self.actions = int(self.tables[data.FIRST_CHANCE])
        self.chances = data.CARDS
        self.most_moves = data.most_moves(hand, self.variant)

    def write(self, index: int) -> str:
        """The notation of an action."""
        return notation.write(self.tables, index)

    def read(self, text: str) -> int:
        """The action of a text."""
        return notation.read(self.tables, text)

    def board(self, array: Ints, seat: int) -> dict[str, Any]:
        """The cards on the table, the hands as far as this seat sees them, pawns and stock."""
        return board.board(self.players, self.variant, array, seat)

    def canonical(self, array: Ints, index: int) -> int:
        """A claim may name any triangle of a field; its first one is written."""
        if index < data.PLACEMENTS or self.variant != data.CLAIMS:
            return index
        return rules.canonical(self.tables, array, index)

    def is_asked(self, state: State, move: Move | str, version: int) -> bool:
        """By the first rules everyone was asked after placing, also with nothing to claim."""
        asked = state.array[table.PHASE] == rules.CLAIM
        return bool(version > 1 or asked or str(move).strip() != "done")

    def details(self, array: Ints, seat: int, index: int) -> dict[str, object]:  # noqa: ARG002
        """The card of a placement, and on which sides it clashes with its neighbours."""
        if index >= data.PLACEMENTS:
            return {}
        place, look = divmod(index, data.LOOKS)
        return {
            "card": data.CARD_TEXTS[data.LOOK_CARDS[look]],
            "clashes": board.clashes(array, place, data.LOOK_TEXTS[look]),
        }

    def confided(self, array: Ints) -> int | None:
        """A card is dealt or drawn for the seat whose turn it is, face down to the others."""
        return int(array[table.SEAT])
