"""What an analysis can be asked for, checked before anything slow is imported or computed."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from musivum.core.errors import OptionError

LEVELS: Final = ("club", "expert", "master")
"""The bots whose advice is worth having."""
USUAL_LEVEL: Final = "expert"
FEWEST_SIMULATIONS, MOST_SIMULATIONS = 2, 1_000_000
KINDS: Final = (".png", ".svg")
"""Of pictures."""
OUT: Final = "-"
"""Standard output, where a file is expected."""


def check(level: str, simulations: int | None) -> None:
    """A clear error for a bot or a budget that there is not."""
    if level not in LEVELS:
        raise OptionError("analysis-level", level=level, allowed=", ".join(LEVELS))
    if simulations is not None and not FEWEST_SIMULATIONS <= simulations <= MOST_SIMULATIONS:
        raise OptionError("analysis-simulations", value=simulations, most=MOST_SIMULATIONS)


def check_files(file: str | None, picture: str | None) -> None:
    """A clear error for what could not be written."""
    if picture is not None and Path(picture).suffix not in KINDS:
        raise OptionError("analysis-plot-kind", path=picture)
    if picture is not None and find_spec("matplotlib") is None:
        raise OptionError("extra-missing", library="matplotlib", extra="arena")
    for path in (file, picture):
        if path not in (None, OUT) and not Path(str(path)).absolute().parent.is_dir():
            raise OptionError("analysis-no-folder", path=path)
