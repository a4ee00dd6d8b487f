"""Write the tables of docs/speed.md from docs/speed.jsonl.

    musivum bench --seconds 1 --save docs/speed.jsonl && python tools/speed.py

``musivum bench --compare docs/speed.jsonl`` says what has changed since.
"""

from pathlib import Path

from musivum.core.option import in_one_line
from musivum.measure import figures
from musivum.measure.figures import Figure

DOCS = Path(__file__).resolve().parent.parent / "docs"
FIGURES, PAGE = DOCS / "speed.jsonl", DOCS / "speed.md"
BEGIN, END = "<!-- from speed.jsonl, by tools/speed.py -->", "<!-- end -->"


def table(found: list[Figure]) -> str:
    """All figures, a row for every game with its options."""
    rows: dict[str, dict[str, Figure]] = {}
    for one in found:
        name = f"{one.game}, {in_one_line(one.options)}"
        rows.setdefault(name, {})[one.figure] = one
    lines = [
        f"Commit {found[0].commit}, {found[0].machine}.",
        "",
        "| game | random games a second | ± | to the reference | simulations a second | ± |",
        "|---|---|---|---|---|---|",
    ]
    for name, row in rows.items():
        games, searched = row["games"], row["simulations"]
        lines.append(
            f"| {name} | {games.value:,.0f} | {games.noise:.0%} | {games.ratio:.2f} |"
            f" {searched.value:,.0f} | {searched.noise:.0%} |"
        )
    return "\n".join(lines)


def page(text: str, found: list[Figure]) -> str:
    """The page with its tables written anew."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table(found)}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(), figures.read(str(FIGURES))))
