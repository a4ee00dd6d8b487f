"""How far bots are from perfect at Mosaix alone, on a grid so small that perfect play is known.

    python tools/small_mosaix.py --side 4 --keep side4.npz --bot expert --bot master --games 100
    python tools/small_mosaix.py --side 4 --learn 150 --lore lore4.json --foresight foresight4.json
    python tools/small_mosaix.py --side 4 --keep side4.npz --lore lore4.json --bot expert

The bots play in a copy of the package in which one line of ``games/mosaix/data.py`` is another: the
side of the grid. Everything else, rules, policy and search, is the same code, and what was learned
is the lore and the foresight of the usual grid, or with ``--lore`` and ``--foresight`` others, such
as ``--learn`` makes from nothing on the small grid: by so many rounds of ``tools/train_mosaix.py``,
and then by ``tools/train_mosaix_foresight.py``.

What a bot loses is added up over the rounds of a game: the value of the best that could be written
with the dice less the value of what was written, both exact. What perfect play can expect less the
average loss is what the bot can expect, without the luck of the dice.

With ``--last 9`` only the rounds count that begin with so many empty cells or fewer; positions are
then solved one by one. That is for grids whose beginning cannot be solved.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from itertools import permutations
from pathlib import Path

import numpy as np
from solve_mosaix import PART_ROW, Solver

import musivum
from musivum.core.match import Match
from musivum.games import load
from musivum.games.mosaix import data, sheet

USUAL_SIDE = "SIDE = 7\n"
FIRST_SEED = 600_000
Grid = tuple[int, int, int]
Learned = tuple[Path | None, Path | None]
"""Files of lore and of foresight, or None for those of the usual grid."""
USUAL: Learned = None, None


def copied(side: int, learned: Learned, place: Path) -> None:
    """Put the package into a folder, with another side and perhaps other lore and foresight."""
    source = Path(musivum.__file__).parent
    shutil.copytree(
        source, place / "musivum", ignore=shutil.ignore_patterns("static", "__pycache__")
    )
    room = place / "musivum" / "games" / "mosaix"
    text = (room / "data.py").read_text(encoding="utf-8")
    if text.count(USUAL_SIDE) != 1:
        raise SystemExit(f"games/mosaix/data.py should say once: {USUAL_SIDE}")
    (room / "data.py").write_text(text.replace(USUAL_SIDE, f"SIDE = {side}\n"), encoding="utf-8")
    for name, file in zip(("lore.json", "foresight.json"), learned, strict=True):
        if file is not None:
            shutil.copy(file, room / name)


def again(side: int, learned: Learned, words: list[str]) -> int:
    """Run a tool with the copy; its exit code."""
    with tempfile.TemporaryDirectory(prefix="small-mosaix-") as place:
        copied(side, learned, Path(place))
        environment = os.environ | {"PYTHONPATH": place}
        return subprocess.run([sys.executable, *words], env=environment, check=False).returncode


# In the copy


def grid_of(array: np.ndarray) -> Grid:
    """The cells of each symbol, row by row without gaps."""
    found = []
    for symbol in range(3):
        cells = int(array[sheet.SEATS + symbol])
        rows = [cells >> data.STRIDE * row & (1 << data.SIDE) - 1 for row in range(data.SIDE)]
        found.append(sum(row << data.SIDE * number for number, row in enumerate(rows)))
    return found[0], found[1], found[2]


def _asked(solver: Solver, grid: Grid, boxes: int) -> float:
    value = solver.ask(grid, boxes, 1 << 60)
    assert value is not None
    return value


def best(solver: Solver, grid: Grid, boxes: int, roll: str, end: float) -> float:
    """The most that can be expected with these dice; ``end`` are the points if one ends here."""
    filled, most = grid[0] | grid[1] | grid[2], end
    dice = [data.SYMBOLS.index(one) for one in roll]
    ways = {
        size: sorted({tuple(way[:size]) for way in permutations(dice)})
        for size in range(1, data.DICE + 1)
    }
    for part in solver.parts.reshape(-1, PART_ROW)[:-1]:
        size = int(part[1])
        if part[0] & filled or data.DICE - size > boxes:
            continue
        for way in ways[size]:
            after = list(grid)
            for symbol, cell in zip(way, part[2:], strict=False):
                after[symbol] |= int(cell)
            value = _asked(solver, (after[0], after[1], after[2]), boxes - data.DICE + size)
            most = max(most, value)
    return most


def points(array: np.ndarray) -> float:
    """The points that stand."""
    scores = np.zeros(1, dtype=np.int64)
    game = load("mosaix", players=1)
    game.KERNELS.result(game.tables, array, scores)
    return float(scores[0])


def losses(solver: Solver, bot: str, seed: int, last: int) -> tuple[list[float], list[float], int]:
    """What a game's rounds lost, and what could be expected in each; and the points in the end."""
    match = Match(load("mosaix", players=1), seed=seed, players=[bot]).run()
    assert match.outcome is not None
    lost, could = [], []
    for number, (_, move) in enumerate(match.moves):
        words = str(move).split()
        if words[0] != "roll":
            continue
        before = match.states[number].array
        after = next(
            state.array
            for state in match.states[number + 1 :]
            if state.array[sheet.PHASE] in (sheet.ROLLING, sheet.OVER)
        )
        grid = grid_of(before)
        if data.SIDE**2 - sum(cells.bit_count() for cells in grid) > last:
            continue
        value = best(solver, grid, int(before[sheet.FREE_BOXES]), words[1], points(before))
        over = after[sheet.PHASE] == sheet.OVER
        kept = (
            points(after) if over else _asked(solver, grid_of(after), int(after[sheet.FREE_BOXES]))
        )
        lost.append(value - kept)
        could.append(value)
    return lost, could, match.outcome.scores[0]


def measure(asked: argparse.Namespace) -> None:
    """Let bots play, and say what they lose."""
    solver = Solver.read(asked.keep) if asked.keep and asked.keep.exists() else Solver(asked.side)
    whole = asked.last is None
    if whole:
        perfect = _asked(solver, solver.start(), data.BOXES)
        print(f"perfect play can expect {perfect:.3f} points", flush=True)
    for bot in asked.bot:
        lost, could, scores, exact = [], [], [], 0
        games = []
        for seed in range(FIRST_SEED, FIRST_SEED + asked.games):
            one, expected, score = losses(solver, bot, seed, asked.last or data.SIDE**2)
            games.append(sum(one))
            scores.append(score)
            lost += one
            could += expected
            exact += sum(value < 1e-9 for value in one)
        error = 1.96 * float(np.std(games)) / len(games) ** 0.5
        print(f"{bot}: {asked.games} games, {np.mean(scores):.2f} points; ", end="")
        print(f"best in {exact / len(lost):.1%} of {len(lost)} rounds; ", end="")
        if whole:
            print(f"{np.mean(games):.3f} ± {error:.3f} lost a game: ", end="")
            low, high = ((perfect - np.mean(games) + sign * error) / perfect for sign in (-1, 1))
            print(f"{1 - np.mean(games) / perfect:.2%} ({low:.2%} … {high:.2%}) of perfect")
        else:
            kept = 1 - np.sum(lost) / np.sum(could)
            print(f"{np.mean(lost):.3f} lost a round of {np.mean(could):.2f}: {kept:.2%} kept")
        sys.stdout.flush()


def main() -> None:
    """Measure or learn, in a copy with another side."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--side", type=int, default=4, choices=(3, 4, 5))
    parser.add_argument("--keep", type=Path, help="a file of tools/solve_mosaix.py")
    parser.add_argument("--bot", action="append", default=[])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--last", type=int, help="only rounds with so many empty cells or fewer")
    parser.add_argument("--lore", type=Path, help="what was learned on the small grid")
    parser.add_argument("--foresight", type=Path, help="the same, for one who looks ahead")
    parser.add_argument("--learn", type=int, metavar="ROUNDS", help="write these files instead")
    asked = parser.parse_args()
    if data.SIDE == asked.side:
        measure(asked)
        return
    if asked.learn:
        sys.exit(learn(asked))
    sys.exit(again(asked.side, (asked.lore, asked.foresight), [__file__, *sys.argv[1:]]))


def learn(asked: argparse.Namespace) -> int:
    """Learn lore on the small grid, and then foresight if a file for it is named."""
    tools = Path(__file__).parent
    words = [str(tools / "train_mosaix.py"), "--rounds", str(asked.learn)]
    code = again(asked.side, USUAL, [*words, "--out", str(asked.lore.absolute())])
    if code or asked.foresight is None:
        return code
    file = asked.foresight.absolute()
    words = [str(tools / "train_mosaix_foresight.py"), "--keep", str(file.with_suffix(".npz"))]
    return again(asked.side, (asked.lore, None), [*words, "--out", str(file)])


if __name__ == "__main__":
    main()
