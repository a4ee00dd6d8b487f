"""What others need to know of Steere's Mosaic."""

from musivum.core.option import Option
from musivum.core.profile import USUAL, Ladder, Printed, Profile, Way

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
        Way(notices=0.1),
        Way(notices=0.4),
        Way(simulations=60),
        Way(simulations=800),
        Way(simulations=14000, solves=300_000, ends=12),
    ),
    ladder=(Ladder(master_seeds=16, humbles=True),),  # hardly any game is lost
    longest=600,
    bench=(USUAL, {"side": 4}),
)
