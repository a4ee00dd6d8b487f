"""The icons of the installed page, as pictures of dots, drawn from ``web/public/icon.svg``.

    python tools/icons.py

Systems that show apps ask for them; a *maskable* one has room around it, which they cut off.
"""

import json
import re
from pathlib import Path

import resvg_py

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
GROUND = json.loads((PUBLIC / "manifest.webmanifest").read_text())["background_color"]
ICONS = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "maskable-512.png": (512, True),
}
"""How many dots a side has, and whether there is room around it."""


def drawn(size: int, maskable: bool) -> bytes:
    """An icon as PNG."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    if maskable:
        found = re.search(r'viewBox="0 0 (\d+) (\d+)"', svg)
        assert found, "the icon has another frame"
        side = int(found[1])
        inner = re.sub(r"<svg[^>]*>", "", svg, count=1).rpartition("</svg>")[0]
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">'
            f'<rect width="{side}" height="{side}" fill="{GROUND}"/>'
            f'<g transform="translate({side * 0.2} {side * 0.2}) scale(0.6)">{inner}</g></svg>'
        )
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))


def main() -> None:
    """Write all of them."""
    for name, (size, maskable) in ICONS.items():
        (PUBLIC / name).write_bytes(drawn(size, maskable))


if __name__ == "__main__":
    main()
