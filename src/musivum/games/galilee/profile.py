"""What others need to know of Galilee."""

from musivum.core.option import Option
from musivum.core.profile import (
    USUAL,
    Judging,
    Ladder,
    Options,
    Printed,
    Profile,
    Settings,
    Way,
    Ways,
)
from musivum.games.galilee import sheet


def settled(_asked: Options, options: dict[str, object]) -> dict[str, object]:
    """With what stands in the sheet; a SheetError if it is no sheet."""
    return {**options, "sheet": sheet.kept(options["sheet"])}


def judging(players: int) -> Judging:
    """The policy plays on, alone to the end: what it learned of a mosaic tells good picks from bad,
    and is some points too little in the beginning. In company it says after a few picks what they
    are worth."""
    if players == 1:
        return Judging(Settings(margin=0.0, advised=1), 60)
    return Judging(Settings(margin=0.0, length=6, scale=15.0, advised=1), 100)


def _learned(options: Options) -> bool:
    """Whether a network says what positions are worth in company: on the usual sheet."""
    return options["players"] != 1 and sheet.load(options["sheet"]).is_usual


def _of_two(options: Options) -> bool:
    """Whether the network for two says it."""
    return options["players"] == 2 and _learned(options)


def searching(options: Options) -> Settings:
    """Six picks are played on, of two as well. In company of more the network says after the next
    round what they are worth, and more continuations tell more than longer ones. Of two it is the
    lead that counts, almost as it is: that wins more pairs on equal dice than to look at the win
    first."""
    if _of_two(options):
        return Settings(length=6, scale=60.0, margin=1.0, advised=1, trusted=50)
    return Settings(length=2 if _learned(options) else 6, scale=15.0, advised=1)


def levels(options: Options) -> Ways:
    """Where continuations are shorter there are more of them."""
    learned = _learned(options)
    if _of_two(options):
        return (
            Way(errs=9.2, lore=True),
            Way(errs=5.6, lore=True),
            Way(errs=2.9, lore=True),
            Way(errs=0.8, lore=True),
            Way(simulations=1600, candidates=12),
        )
    return (
        Way(errs=11.5 if learned else 12.0, lore=True),
        Way(errs=7.0 if learned else 7.2, lore=True),
        Way(errs=2.7 if learned else 4.0, lore=True),
        Way(lore=True),
        Way(simulations=4500 if learned else 3000, candidates=24),
    )


PROFILE = Profile(
    options=(
        Option("players", 2, (1, 2, 3, 4, 5, 6)),
        Option("sheet", "mona-lisa", None, "mona-lisa or the path of a sheet file", local=True),
    ),
    settles=settled,
    authors=("Isaac Shalev", "Matt Loomis"),
    order=2,
    chance="dice",
    daily={"players": 1},
    prints=(Printed("sheet"), Printed("dice", usual=False)),
    levels=levels,
    search=searching,
    ladder=(Ladder(master_seeds=40),),
    judging=judging,
    grades=(0.25, 1.5, 3.0, 6.0),
    hides=True,  # what the others pick, until all have picked
    together=True,
    longest=300,
    bench=({"players": 1}, USUAL, {"players": 4}),
)
