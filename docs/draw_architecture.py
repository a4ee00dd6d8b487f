"""The architecture as a picture, drawn from the imports as they are.

Rows are the layers that pyproject.toml declares, top to bottom; an arrow says that a package
imports another one. Arrows that follow from others are left out.
"""

import tomllib
from html import escape
from pathlib import Path

import grimp

from musivum.drawing.palette import LIGHT, STONES

ROOT = Path(__file__).parent.parent
WIDTH, ROW, BOX, HIGH = 760, 76, 120, 34
COLOURS = tuple(STONES[name] for name in ("lapis", "terracotta", "verdigris", "porphyry"))

Arrow = tuple[str, str]


def layers() -> list[list[str]]:
    """The packages in their layers, as the architecture's contract has them."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    contracts = tomllib.loads(text)["tool"]["importlinter"]["contracts"]
    declared = next(one["layers"] for one in contracts if one["type"] == "layers")
    rows = [[name.strip(" ()") for name in row.split("|")] for row in declared]
    return [[name for name in row if name != "__main__"] for row in rows if row != ["__main__"]]


def arrows(packages: set[str]) -> set[Arrow]:
    """Who imports whom, without what follows from other arrows."""
    graph = grimp.build_graph("musivum", cache_dir=None)
    found: set[Arrow] = set()
    for module in graph.modules:
        for imported in graph.find_modules_directly_imported_by(module):
            one, other = (name.partition(".")[2].partition(".")[0] for name in (module, imported))
            if one != other and {one, other} <= packages:
                found.add((one, other))
    return {arrow for arrow in found if not _follows(arrow, found)}


def _follows(arrow: Arrow, all_arrows: set[Arrow]) -> bool:
    start, end = arrow
    reached, new = {start}, [start]
    while new:
        here = new.pop()
        for one, other in all_arrows - {arrow}:
            if one == here and other not in reached:
                reached.add(other)
                new.append(other)
    return end in reached


def draw() -> str:
    """The picture, as SVG."""
    rows = layers()
    places = {
        name: (WIDTH * (n + 1) / (len(row) + 1), ROW * y + ROW / 2)
        for y, row in enumerate(rows)
        for n, name in enumerate(row)
    }
    lines = [_line(places, rows, arrow, n) for n, arrow in enumerate(sorted(arrows(set(places))))]
    boxes = [_box(name, *place) for name, place in places.items()]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {ROW * len(rows)}" '
        'font-family="system-ui,sans-serif" font-size="14" role="img">'
        "<title>Who imports whom in Musivum</title>"
    )
    return f"{head}{_heads()}{''.join(lines)}{''.join(boxes)}</svg>\n"


def _heads() -> str:
    heads = (
        f'<marker id="head{n}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" '
        f'markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8Z" fill="{colour}"/></marker>'
        for n, colour in enumerate(COLOURS)
    )
    return f"<defs>{''.join(heads)}</defs>"


def _box(name: str, x: float, y: float) -> str:
    return (
        f'<rect x="{x - BOX / 2:g}" y="{y - HIGH / 2:g}" width="{BOX}" height="{HIGH}" rx="6" '
        f'fill="{LIGHT["slab"]}" stroke="{LIGHT["soft"]}"/>'
        f'<text x="{x:g}" y="{y + 5:g}" text-anchor="middle" '
        f'fill="{LIGHT["ink"]}">{escape(name)}</text>'
    )


def _line(
    places: dict[str, tuple[float, float]], rows: list[list[str]], arrow: Arrow, number: int
) -> str:
    """From box to box; one that passes rows goes around what stands between."""
    (x, y), (to_x, to_y) = (places[name] for name in arrow)
    at = {name: n for n, row in enumerate(rows) for name in row}
    passed = at[arrow[1]] - at[arrow[0]] - 1
    colour = number % len(COLOURS)
    start, end = y + HIGH / 2, to_y - HIGH / 2
    path = f"M{x:g} {start:g}L{to_x:g} {end:g}"
    if passed > 0:
        aside = (BOX * 0.75 + 16 * passed) * (1 if (x + to_x) / 2 >= WIDTH / 2 else -1)
        middle = (x + to_x) / 2 + aside
        path = (
            f"M{x:g} {start:g}C{middle:g} {start + 30:g} {middle:g} {end - 30:g} {to_x:g} {end:g}"
        )
    return (
        f'<path d="{path}" fill="none" stroke="{COLOURS[colour]}" stroke-width="1.5" '
        f'marker-end="url(#head{colour})"/>'
    )
