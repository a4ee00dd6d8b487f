"""What others need to know of Mosaix."""

from musivum.core.errors import OptionError
from musivum.core.option import Option
from musivum.core.profile import Judging, Options, Place, Printed, Profile, Settings, Way, Ways

NAME = "mosaix"


def settled(_asked: Options, options: dict[str, object]) -> dict[str, object]:
    """Centres are one symbol for each seat."""
    from musivum.games.mosaix.data import SYMBOLS  # noqa: PLC0415 - tables, seldom needed here

    players, centres = options["players"], options["centres"]
    if centres is not None and not (
        isinstance(centres, str) and len(centres) == players and set(centres) <= set(SYMBOLS)
    ):
        raise OptionError("mosaix-centres", game=NAME, players=players, centres=centres)
    return options


def searching(options: Options) -> Settings:
    """One more round is played out; alone, one looks three rolls ahead."""
    further = 2 if options["players"] == 1 else 0
    return Settings(length=2, scale=10.0, advised=1, further=further)


def levels(options: Options) -> Ways:
    """Alone, all candidates are judged by looking a roll ahead, the better half by two, and half of
    these by three."""
    alone = options["players"] == 1
    return (
        Way(errs=8.0, lore=True),
        Way(errs=5.0, lore=True),
        Way(errs=2.5, lore=True),
        Way(lore=True),
        Way(simulations=42 if alone else 300, candidates=24 if alone else 32, lore=True),
    )


def judging(players: int) -> Judging:
    """The learned policy plays on for a round, which is a build and the writings, and one more."""
    return Judging(Settings(margin=0.0, length=2 * players + 2, scale=34.0, advised=1), 100)


PROFILE = Profile(
    options=(
        Option("players", 2, (1, 2, 3, 4)),
        Option("centres", None, None, hint="mosaix-option-centres-allowed"),
    ),
    settles=settled,
    authors=("Christof Tisch",),
    order=1,
    minutes=(20, 20),
    age=8,
    chance="dice",
    daily={"players": 1},
    prints=(
        Printed("grids"),
        Printed("solo"),
        Printed("dice", usual=False),
    ),
    levels=levels,
    search=searching,
    greedy=(Place("random", {"players": 1}), Place("casual")),  # alone, to hurry is no good
    judging=judging,
    hides=True,  # where the others write, until all have written
    together=True,
    # The rules set no bound: a roller may build what nobody can write, again and again.
    longest=5000,
    bench=({"players": 1}, {"players": 4}),
)
