"""What others need to know of Mozaa."""

from musivum.core.errors import OptionError
from musivum.core.option import Option
from musivum.core.profile import (
    ALL_MOVES,
    USUAL,
    Judging,
    Ladder,
    Options,
    Place,
    Printed,
    Profile,
    Settings,
    Way,
    Ways,
)


def settled(asked: Options, options: dict[str, object]) -> dict[str, object]:
    """The variant ``own-colour`` is always played with three cards in hand."""
    if options["variant"] != "own-colour":
        return options
    if asked.get("hand", 3) != 3:
        raise OptionError("mozaa-own-colour-hand", game="mozaa", value=asked["hand"])
    return {**options, "hand": 3}


def is_learned(options: Options) -> bool:
    """Whether a network says what a position is worth: of two with three cards."""
    return options["players"] == 2 and options["hand"] == 3 and options["variant"] == "classic"


MASTER = Way(simulations=20000, candidates=40, solves=400_000, ends=1000)
"""Of the policy made by hand."""


def levels(options: Options) -> Ways:
    """With one card who misjudges by less than two points plays almost as well as at first sight,
    and a short search no better; so only ``master`` searches there, and the others see less. Where
    a network judges, ``casual`` and ``club`` see what it says coarsely, ``expert`` searches a
    little, ``master`` a lot."""
    one = options["hand"] == 1
    if is_learned(options):
        return (
            Way(errs=1.2),
            Way(errs=2.7, lore=True),
            Way(errs=1.9, lore=True),
            Way(simulations=50, candidates=12),
            Way(simulations=8000, candidates=12, solves=400_000, ends=1000),
        )
    if one and options["variant"] == "classic":
        return (
            Way(errs=3.8),
            Way(errs=2.9),
            Way(errs=3.3, lore=True),
            Way(errs=2.3, lore=True),
            MASTER,
        )
    return (
        Way(errs=3.0 if one else 2.6),
        Way(errs=2.0 if one else 1.0),
        Way(lore=True),
        Way(simulations=2500, candidates=20) if one else Way(simulations=150, candidates=6),
        MASTER,
    )


def search(options: Options) -> Settings:
    """Where a position can be judged by what was learned, few moves are played on."""
    length = 2 if is_learned(options) else 4
    return Settings(length=length, scale=60.0, advised=1)


def judging(players: int) -> Judging:
    """After two rounds the fields that are under way are closed, or lost."""
    return Judging(Settings(margin=0.0, length=2 * players, scale=10.0, samples=ALL_MOVES), 200)


PROFILE = Profile(
    options=(
        Option("players", 2, (2, 3, 4)),
        Option("variant", "classic", ("classic", "own-colour", "claims")),
        Option("hand", 1, (1, 3)),
    ),
    settles=settled,
    order=3,
    minutes=(20, 20),
    chance="cards",
    prints=(Printed("cards"), Printed("tokens")),
    levels=levels,
    search=search,
    greedy=(
        Place("expert", {"hand": 1, "variant": "classic"}),
        Place("beginner", {"players": 2, "hand": 3, "variant": "classic"}),
        Place("club", {"variant": "claims"}),
        Place("club", {"variant": "own-colour"}),
        Place("casual"),
    ),
    ladder=(Ladder(seeds=300), Ladder({"hand": 3}, seeds=200)),
    judging=judging,
    hides=True,  # the others' hands
    longest=600,
    bench=(USUAL, {"players": 4, "variant": "claims", "hand": 3}),
)
