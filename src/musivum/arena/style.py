"""The look of pages and pictures: colours by day and by night, type, and layout."""

from collections.abc import Mapping
from html import escape

from musivum.drawing import palette

THIN = 0.7
"""Width of the lines that only guide the eye."""

_GROUND = ("table", "slab", "ink", "soft", "line")
LIGHT = {name: palette.LIGHT[name] for name in _GROUND} | palette.STONES
DARK = {name: palette.DARK[name] for name in _GROUND} | palette.STONES_AT_NIGHT
SERIES = ("lapis", "terracotta", "gold", "verdigris", "porphyry", "rose", "marble")
"""The colours of bots and seats, in order; each also has its name beside it."""
COLOURS = LIGHT
"""What pictures are drawn with, before names of variables take the colours' places."""


def variables(colours: Mapping[str, str]) -> str:
    """Colours as CSS variables."""
    return "".join(f"--{name}:{colour};" for name, colour in colours.items())


STYLE = f"""
:root{{{variables(LIGHT)}color-scheme:light dark}}
@media(prefers-color-scheme:dark){{:root{{{variables(DARK)}}}}}
*{{box-sizing:border-box}}
body{{margin:0;background:var(--table);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}}
main{{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}}
h1,h2{{font-family:Georgia,"Iowan Old Style",serif;line-height:1.2;text-wrap:balance}}
h1{{font-size:2.1rem;margin:0 0 .5rem}}
h2{{font-size:1.3rem;margin:0 0 .25rem}}
h3{{font-size:1rem;margin:1.4rem 0 0}}
p{{margin:.25rem 0 1rem;max-width:44rem}}
.soft,figcaption,th{{color:var(--soft)}}
section{{background:var(--slab);border:1px solid var(--line);border-radius:14px;
padding:1.4rem 1.5rem;margin-top:1.25rem}}
figure{{margin:1rem 0 0}}
figure svg{{display:block;width:100%;height:auto}}
figcaption{{font-size:.875rem;margin-top:.35rem}}
.wide{{overflow-x:auto}}
table{{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}}
th,td{{padding:.45rem .55rem;text-align:right;border-bottom:1px solid var(--line);
white-space:nowrap}}
tr:last-child>*{{border-bottom:0}}
th:first-child,td:first-child{{text-align:left;padding-left:0}}
th{{font-weight:500;font-size:.875rem}}
tbody th{{color:var(--ink);font-weight:600;font-size:1rem}}
td small{{color:var(--soft)}}
.grid td{{text-align:center;border:0;border-radius:8px;
background:color-mix(in srgb,var(--lapis) calc(var(--won)*1%),
color-mix(in srgb,var(--terracotta) calc(var(--lost)*1%),var(--slab)))}}
.grid td.none{{background:none}}
.grid table{{border-collapse:separate;border-spacing:4px}}
.grid th{{border:0;text-align:center}}
.facts{{display:flex;flex-wrap:wrap;gap:.5rem 2.2rem;margin:1.25rem 0 0}}
.facts div{{display:flex;flex-direction:column-reverse}}
.facts dt{{color:var(--soft);font-size:.875rem}}
.facts dd{{margin:0;font:600 1.5rem/1.2 Georgia,serif}}
code{{font:.875rem/1.5 ui-monospace,monospace;background:var(--table);border-radius:6px;
padding:.15rem .4rem;overflow-wrap:anywhere}}
@media(max-width:36rem){{main{{padding-top:1.5rem}}section{{padding:1.1rem 1rem}}
figure{{overflow-x:auto}}figure svg{{min-width:30rem}}}}
@media print{{body{{background:none}}section{{break-inside:avoid}}}}
"""


def page(title: str, lead: str, sections: list[str], facts: Mapping[str, str]) -> str:
    """A whole page in one file: nothing is fetched from anywhere."""
    told = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>"
        for name, value in facts.items()
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>"
        f"<h1>{escape(title)}</h1><p>{escape(lead)}</p><dl class='facts'>{told}</dl>"
        f"{''.join(sections)}</main></body></html>\n"
    )


def section(title: str, text: str, *inside: str) -> str:
    """A part of a page: a heading, a sentence that says how to read it, and what it shows."""
    said = f'<p class="soft">{escape(text)}</p>' if text else ""
    return f"<section><h2>{escape(title)}</h2>{said}{''.join(inside)}</section>"


def figure(svg: str, spoken: str) -> str:
    """A picture, and what it shows for those who cannot see it."""
    named = svg.replace("<svg", f'<svg role="img" aria-label="{escape(spoken)}"', 1)
    return f"<figure>{named}</figure>"


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table of text; the first column names the row."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(text)}</td>" for text in others)
        + "</tr>"
        for first, *others in rows
    )
    return (
        f'<div class="wide"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )
