"""What others need to know of Pips: only what differs from the usual."""

from musivum.core.option import Option
from musivum.core.profile import Profile, Way

PROFILE = Profile(
    options=(Option("turns", 3, (2, 3)),),
    minutes=(1, 2),
    levels=(
        Way(errs=4.0),
        Way(errs=1.0),
        Way(simulations=20),
        Way(simulations=100),
        Way(simulations=400),
    ),
    longest=12,
)
