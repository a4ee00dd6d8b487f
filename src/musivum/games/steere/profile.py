"""What others need to know of Steere's Mosaic."""

from musivum.core.option import Option
from musivum.core.profile import USUAL, Judging, Ladder, Printed, Profile, Settings, Way


def judging(_players: int) -> Judging:
    """A few moves are played on as it was learned, and the network says who will win."""
    return Judging(Settings(margin=0.0, length=4, scale=8.0, advised=1), 2, calibrated=True)


PROFILE = Profile(
    options=(
        Option("side", 5, (2, 3, 4, 5, 6, 7)),
        Option("swap", False, (False, True)),
    ),
    authors=("Mark Steere",),
    order=4,
    minutes=(30, 90),
    age=5,
    chance=None,
    prints=(Printed("board"), Printed("tiles")),
    levels=(
        Way(errs=2.0),
        Way(errs=0.5),
        Way(errs=52.0, lore=True),
        Way(simulations=16_000),
        Way(simulations=40_000, solves=30_000, ends=12),
    ),
    search=Settings(length=0, scale=8.0, advised=1),
    judging=judging,
    ladder=(Ladder(master_seeds=20, opening=4),),
    longest=600,
    bench=(USUAL, {"side": 4}),
)
