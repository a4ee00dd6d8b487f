"""A whole table as one picture: all boards of a scene side by side, with the score below.

The picture is SVG; :func:`png` makes pixels of it, with our own letters and no others, so that it
looks the same on every machine.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil

from musivum.core.catalogue import LANGUAGE
from musivum.core.extras import need
from musivum.core.game import State, View
from musivum.drawing import marks, svg
from musivum.drawing.layout import arranged
from musivum.drawing.marks import DAY, Style
from musivum.drawing.pdf import FONT
from musivum.drawing.scene import Board, Point, Scene, scene_of

MARGIN = 8
"""Pixels around the boards, in a picture of the usual size."""
LARGEST_UNIT = 48.0
USUAL_WIDTH = 640
STRIP = 0.075
"""The height of a line of the score, as a share of the picture's width."""
LARGEST_PICTURE = 4000


@dataclass(frozen=True, slots=True)
class Score:
    """One player in the strip below the boards."""

    name: str
    points: int
    most: int = 0
    """What the longest bar stands for; 0 for none."""


def points_of(scene: Scene, view: View) -> list[int]:
    """The points of every seat, as its account tells them: what nobody has earned yet is none."""
    told = {account.seat: account.total for account in scene.accounts}
    return [told.get(seat, points) for seat, points in enumerate(view["scores"])]


def table(
    scene: Scene,
    width: int,
    height: int,
    style: Style = DAY,
    language: str = LANGUAGE,
    title: str = "",
    scores: Sequence[Score] = (),
    drawn: Mapping[str, str] | None = None,
    places: dict[str, Point] | None = None,
) -> str:
    """All boards of a scene as one SVG picture.

    ``drawn`` may have some of them drawn already, ``places`` says for which boards there must be
    room, so that nothing moves from one picture of a game to the next.
    """
    grow = width / USUAL_WIDTH
    margin = MARGIN * grow
    head = 34 * grow if title else 0.0
    rows = -(-len(scores) // 2)
    foot = rows * 24 * grow + (6 * grow if rows else 0)
    room = places or room_for([scene])
    unit, found = arranged(
        list(room.values()),
        width - 2 * margin,
        height - 2 * margin - head - foot,
        LARGEST_UNIT * grow,
    )
    corners = dict(zip(room, found, strict=True))
    ground = style.around["table"]
    parts = [f'<rect width="{width}" height="{height}" fill="{ground}"/>']
    if title:
        parts.append(_words(margin, 27 * grow, title, 21 * grow, style.ink, bold=True))
    right = max(x + room[name][0] for name, (x, _) in corners.items()) * unit
    low = max(y + room[name][1] for name, (_, y) in corners.items()) * unit
    left = (width - right) / 2
    top = head + margin + max(0.0, (height - 2 * margin - head - foot - low) / 2)
    for board in scene.boards:
        inside = (drawn or {}).get(board.name) or svg.inside(board, language, style)
        (x, y), (wide, high) = corners[board.name], room[board.name]
        x += (wide - board.box[2] * board.scale) / 2
        y += (high - board.box[3] * board.scale) / 2
        parts.append(_placed(board, inside, left + x * unit, top + y * unit, unit * board.scale))
    parts += _strip(scores, style, width, height - foot, grow)
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    name = escape(title or marks.spoken(scene.prompt, language))
    opened = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><title>{name}</title>'
    return f"{opened}{''.join(parts)}</svg>\n"


def height_of(scene: Scene, width: int, most: int) -> int:
    """How high a picture of the boards alone need be, where there is room for so many pixels."""
    grow = width / USUAL_WIDTH
    margin = MARGIN * grow
    room = room_for([scene])
    sizes = list(room.values())
    wide, high = width - 2 * margin, most - 2 * margin
    unit, corners = arranged(sizes, wide, high, LARGEST_UNIT * grow)
    low = max(y + size[1] for (_, y), size in zip(corners, sizes, strict=True))
    return ceil(low * unit + 2 * margin)


def of_state(state: State, seat: int | None = None, width: int = USUAL_WIDTH) -> str:
    """A position as a seat or a spectator sees it.

    >>> import musivum
    >>> of_state(musivum.load("steere", side=3).start()).count("<g>")
    19
    """
    scene = scene_of(state.game, state.view(seat))
    return table(scene, width, width * 3 // 4)


def room_for(scenes: Iterable[Scene]) -> dict[str, Point]:
    """How large every board becomes that is seen in some scenes; those to play on come first."""
    found: dict[str, Point] = {}
    late: dict[str, Point] = {}
    for scene in scenes:
        for board in scene.boards:
            kept = late if board.role == "tray" else found
            wide, high = kept.get(board.name, (0.0, 0.0))
            size = board.box[2] * board.scale, board.box[3] * board.scale
            kept[board.name] = max(wide, size[0]), max(high, size[1])
    return found | late


def _placed(board: Board, inside: str, left: float, top: float, unit: float) -> str:
    x, y = left - board.box[0] * unit, top - board.box[1] * unit
    place = f"translate({x:.2f} {y:.2f}) scale({unit:.3f})"
    return f'<g transform="{place}">{inside}</g>'


def _strip(
    scores: Sequence[Score], style: Style, width: float, top: float, grow: float
) -> list[str]:
    """Names and points, two to a line, each with a bar."""
    found = []
    columns = min(len(scores), 2)
    for number, score in enumerate(scores):
        space = (width - 16 * grow) / columns
        left = 8 * grow + number % 2 * space
        y = top + (number // 2) * 24 * grow + 15 * grow
        if score.most > 0:
            long = max(0.0, min(1.0, score.points / score.most)) * (space - 12 * grow)
            bar = (
                f'x="{left:.1f}" y="{y + 3 * grow:.1f}" width="{long:.1f}" height="{3 * grow:.1f}"'
            )
            found.append(f'<rect {bar} rx="{1.5 * grow:.1f}" fill="{style.around["ring"]}"/>')
        name = score.name if len(score.name) <= 22 else score.name[:21] + "…"
        found.append(_words(left, y, name, 15 * grow, style.ink))
        end = left + space - 12 * grow
        found.append(_words(end, y, str(score.points), 16 * grow, style.ink, True, "end"))
    return found


def _words(
    x: float,
    y: float,
    text: str,
    size: float,
    colour: str,
    bold: bool = False,
    anchor: str = "start",
) -> str:
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{svg.FAMILY}" font-size="{size:.1f}"{weight} '
        f'text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'
    )


def png(picture: str) -> bytes:
    """An SVG picture as PNG."""
    resvg = need("resvg_py", "print")
    faces = [str(file) for file in sorted(FONT.glob("*.ttf"))]
    found = resvg.svg_to_bytes(svg_string=picture, skip_system_fonts=True, font_files=faces)
    return bytes(found)
