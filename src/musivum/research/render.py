"""A position as text or as a picture, as a spectator sees it."""

from typing import Any

from musivum.core.game import State

RENDER_MODES = ("human", "ansi", "rgb_array")


def render(state: State, mode: str | None) -> Any:
    """``ansi``: the drawing as text; ``human``: the same, printed; ``rgb_array``: a picture."""
    if mode is None:
        return None
    if mode == "rgb_array":
        from musivum.drawing.raster import picture  # noqa: PLC0415 - only when it is drawn

        return picture(state)
    lines = state.game.draw(state.view(None))
    text = "\n".join("".join(piece for piece, _ in line) for line in lines)
    if mode == "ansi":
        return text
    print(text)
    return None
