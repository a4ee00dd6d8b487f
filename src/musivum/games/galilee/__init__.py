"""Mosaic, the Mona Lisa of the Galilee, by Isaac Shalev and Matt Loomis: 1 to 6 players pick dice
and draw tiles into a mosaic."""

from collections.abc import Mapping
from typing import Any

from musivum.core.compiled import Ints, Kernels
from musivum.core.errors import SheetError
from musivum.core.game import Game, Line, Option, View
from musivum.games.galilee import board, data, notation, picks, policy, rules, sheet, values


class Galilee(Game):
    """Galilee with its options fixed.

    A sheet is known by what stands in it, not by its path: when a file has changed, loading it
    gives another game.
    """

    NAME = "galilee"
    OPTIONS = (
        Option("players", 2, (1, 2, 3, 4, 5, 6)),
        Option(
            "sheet", sheet.DEFAULT, None, f"{sheet.DEFAULT} or the path of a sheet file", local=True
        ),
    )
    RULES = (
        "galilee-not-rolled",
        "galilee-other-number",
        "galilee-taken",
        "galilee-not-free",
        "galilee-free",
        "galilee-crossed-off",
        "galilee-marked",
        "galilee-other-tile",
        "galilee-covered",
        "galilee-apart",
        "galilee-must-draw",
        "galilee-must-draw-stone",
        "galilee-row-awaited",
        "galilee-column-awaited",
        "galilee-dice-awaited",
        "galilee-not-in-hand",
    )
    REASONS = ("galilee-column-complete", "galilee-reserve-empty")
    EXAMPLE = "R4 ##/.#@2,3"
    POLICY = policy.POLICY
    KERNELS = Kernels(
        rules.setup,
        rules.awaiting,
        rules.legal,
        rules.weight,
        rules.forbids,
        rules.play,
        rules.sample,
        rules.result,
        rules.redact,
        rules.deal,
        values.evaluate,
    )

    def __init__(self, options: dict[str, object]) -> None:
        super().__init__(options)
        assert isinstance(options["players"], int)
        self.players = options["players"]
        self.sheet = sheet.load(str(options["sheet"]))
        self.layout = data.Layout(self.sheet, self.players)
        self.tables = self.layout.tables
        self.size = self.key = picks.state_size(self.players, self.layout.words)
        self.actions = self.layout.actions
        self.chances = data.SET_UPS + data.rolls(self.layout.hand)
        self.most_moves = max(self.layout.most_picks, data.rolls(self.layout.hand))

    @classmethod
    def check(cls, options: Mapping[str, object]) -> dict[str, object]:
        """The options, with the sheet's name or path as text; a SheetError if it is no sheet."""
        checked = super().check(options)
        name = checked["sheet"] = sheet.name_of(checked["sheet"])
        sheet.load(name)
        return checked

    @classmethod
    def identity(cls, options: Mapping[str, object]) -> tuple[object, ...]:
        """A sheet counts by its content: a file that has changed makes another game."""
        return (*super().identity(options), sheet.load(str(options["sheet"])))

    def __reduce__(self) -> tuple[object, ...]:
        return _unchanged, (self.options, self.sheet)

    def write(self, index: int) -> str:
        """The notation of an action."""
        return notation.write(self.layout, index)

    def read(self, text: str) -> int:
        """The action of a text."""
        return notation.read(self.layout, text)

    def board(self, array: Ints, seat: int) -> dict[str, Any]:  # noqa: ARG002 - redacted already
        """The dice, the bag, and every player's sheet."""
        return board.board(self, array)

    def draw(self, view: View) -> list[Line]:
        """The table as text."""
        return board.draw(view)

    def details(self, array: Ints, seat: int, index: int) -> dict[str, object]:
        """The dice that could be picked or rolled, and the tile that is meant."""
        return board.details(self, array, seat, index)


def _unchanged(options: dict[str, object], known: sheet.Sheet) -> Galilee:
    """A game from a pickle; its sheet must still be the one it was."""
    game = Galilee.load(**options)
    if game.sheet != known:
        raise SheetError("galilee-sheet-changed", line=1, sheet=options["sheet"])
    return game
