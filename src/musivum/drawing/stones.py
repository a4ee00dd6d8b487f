"""Hand-cut stones: shapes that are a hair irregular, always the same for the same place.

The page cuts them by the same numbers (``web/src/lib/stones.ts``), so that a stone on paper is the
stone on the screen.

>>> one = cut(((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)), "lapis", "board/e5/")
>>> [round(x, 3) for x in one.outline[0]], len(one.face)
([-0.483, -0.484], 4)
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from musivum.drawing.palette import STONES, shade

Point = tuple[float, float]

GAP = 0.945
"""How much of its place a stone fills."""
JITTER = 0.022
FACE = 0.8
"""How much of a stone is lit."""
_WORD = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class Cut:
    """A stone: its outline and its lit face, with the colours of both and of the edge in shadow."""

    outline: list[Point]
    face: list[Point]
    fill: str
    lit: str
    dark: str


def cut(shape: Sequence[Point], colour: str, seed: str, regular: bool = False) -> Cut:
    """A stone of this shape and colour; the seed decides its irregularities."""
    wobble = _wobble(_seed_of(seed + colour))
    jitter = 0 if regular else JITTER
    corners = [(x * GAP + wobble() * jitter, y * GAP + wobble() * jitter) for x, y in shape]
    tone = wobble() * 0.07
    middle_x, middle_y = middle(corners)
    face = [
        (
            middle_x + (x - middle_x) * FACE + wobble() * jitter * 0.5,
            middle_y + (y - middle_y) * FACE - 0.025 + wobble() * jitter * 0.5,
        )
        for x, y in corners
    ]
    base = STONES[colour]
    return Cut(
        corners,
        face,
        shade(base, tone),
        shade(base, min(tone + 0.1, 0.13)),
        shade(base, tone - 0.22),
    )


def middle(shape: Sequence[Point]) -> Point:
    """The mean of its corners."""
    return sum(x for x, _ in shape) / len(shape), sum(y for _, y in shape) / len(shape)


def _seed_of(text: str) -> int:
    """A small hash of a text (FNV-1a)."""
    found = 0x811C9DC5
    for letter in text:
        found = (found ^ ord(letter)) * 0x01000193 & _WORD
    return found


def _wobble(seed: int) -> Callable[[], float]:
    """Numbers from -1 to 1 that follow from a seed (xorshift)."""
    state = seed or 1

    def number() -> float:
        nonlocal state
        state ^= state << 13 & _WORD
        state ^= state >> 17
        state ^= state << 5 & _WORD
        return state / _WORD * 2 - 1

    return number
