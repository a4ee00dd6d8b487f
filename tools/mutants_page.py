"""What the mutants showed: ``docs/mutants.jsonl``, and the page that is made from it.

The last run's mutants stand in ``docs/mutants.jsonl``, one a line. Why a survivor may live is said
in ``docs/mutants.toml``. The page between its two marks follows from both.
"""

import json
import tomllib
from pathlib import Path
from typing import TypedDict

DOCS = Path(__file__).parents[1] / "docs"
RESULTS, REASONS, PAGE = DOCS / "mutants.jsonl", DOCS / "mutants.toml", DOCS / "mutants.md"
BEGIN, END = "<!-- results -->", "<!-- end of results -->"
GOAL = 0.9


class Row(TypedDict):
    """One mutant."""

    file: str
    line: int
    source: str
    change: str
    verdict: str
    of: int
    """How many mutants the file has."""


def write(rows: list[Row]) -> None:
    """Keep the results, those of other files too, and write the page anew."""
    looked_at = {row["file"] for row in rows}
    kept = [row for row in results() if row["file"] not in looked_at] if RESULTS.exists() else []
    ordered = sorted([*kept, *rows], key=lambda row: (row["file"], row["line"], row["change"]))
    lines = [json.dumps(row, ensure_ascii=False) for row in ordered]
    RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}\n{told(ordered)}\n{END}{after}", encoding="utf-8")


def results() -> list[Row]:
    """What the last run found."""
    return [json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()]


def reasons() -> dict[tuple[str, str, str], str]:
    """Why survivors may live, by file, line of source and change."""
    listed = tomllib.loads(REASONS.read_text(encoding="utf-8")).get("survivor", [])
    return {(one["file"], one["source"], one["change"]): one["why"] for one in listed}


def told(rows: list[Row]) -> str:
    """The table of files, and the survivors with their reasons."""
    known = reasons()
    lines = ["| file | mutants | tried | killed | |", "|---|---|---|---|---|"]
    for file, of in {row["file"]: row["of"] for row in rows}.items():
        tried = [row for row in rows if row["file"] == file]
        killed = sum(row["verdict"] == "killed" for row in tried)
        name = file.removeprefix("musivum/")
        lines.append(f"| `{name}` | {of} | {len(tried)} | {killed} | {killed / len(tried):.0%} |")
    killed = sum(row["verdict"] == "killed" for row in rows)
    lines.append(f"| all | | {len(rows)} | {killed} | {killed / len(rows):.1%} |")
    lines += ["", "What survived, and why it may:", ""]
    for row in rows:
        if row["verdict"] != "killed":
            why = known.get((row["file"], row["source"], row["change"]), "no reason was given yet")
            place = f"{row['file'].removeprefix('musivum/')}:{row['line']}"
            lines.append(f"- `{place}`: ``{row['change']}`` in ``{row['source']}``: {why}")
    return "\n".join(lines)


def report(rows: list[Row]) -> int:
    """Print what was found; 1 if too many live."""
    for file in dict.fromkeys(row["file"] for row in rows):
        tried = [row for row in rows if row["file"] == file]
        alive = [row for row in tried if row["verdict"] != "killed"]
        print(f"{file}: {len(tried) - len(alive)} of {len(tried)} killed")
        for row in sorted(alive, key=lambda row: row["line"]):
            print(f"    line {row['line']}: {row['change']}    {row['source']}")
    killed = sum(row["verdict"] == "killed" for row in rows)
    if rows:
        print(f"{killed} of {len(rows)} killed, {killed / len(rows):.1%}")
    return 0 if killed >= GOAL * len(rows) else 1
