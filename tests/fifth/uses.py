"""Everything that a game is used by, but the page, tried with the fifth one: ``python uses.py``.

It runs by itself, in a process that sees only a copy of the tree. Each use prints its name when it
is done; what goes wrong ends it with a traceback.
"""

from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp
from xml.etree import ElementTree

import musivum
from musivum import bots, load
from musivum.core.catalogue import say
from musivum.core.match import Match
from musivum.drawing.scene import scene_of

NAME = "pips"


def command(*words: str) -> str:
    """What a command of the terminal prints."""
    from typer.testing import CliRunner

    from musivum.cli import app

    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, f"{words}: {done.output} {done.exception!r}"
    return done.output


def played(*players: str) -> Match:
    """A match, to its end."""
    return musivum.Match(load(NAME), seed=7, players=list(players)).run()


def terminal() -> None:
    assert NAME in command("games")
    assert "--turns" in command("games", NAME)
    assert "a row of six cells" in command("rules", NAME)
    told = command("play", NAME, "--turns", "2", "--seat", "0=greedy", "--seat", "1=random")
    assert say(f"{NAME}-turns-are-up") in told
    assert NAME in command("bench", NAME, "--seconds", "0.01")


def records() -> None:
    file = Path(mkdtemp()) / "game.json"
    match = played("random", "random")
    match.record().save(file)
    kept = musivum.Record.load(file)
    assert Match.replay(kept, load(NAME)).outcome == match.outcome
    assert str(match.moves[0][1]) in command("replay", str(file), "--all")


def every_bot() -> None:
    for level in bots.names():
        assert played(level, "random").outcome is not None


def arena() -> None:
    file = Path(mkdtemp()) / "arena.jsonl"
    told = command(
        "arena", NAME, "greedy", "random", "--games", "2", "--jobs", "1", "--out", str(file)
    )
    assert "greedy" in told and len(file.read_text().splitlines()) == 1 + 4, told
    assert "turns" in command("stats", NAME, "--games", "2", "--jobs", "1")


def analysis() -> None:
    from musivum.analysis.analyse import analyse

    found = analyse(played("random", "greedy"), level="club", simulations=5)
    assert any(step.grade for step in found.steps)


def drawing() -> None:
    from musivum.drawing.pictures import home, pictures
    from musivum.drawing.raster import picture
    from musivum.drawing.svg import draw
    from musivum.games import room

    def opened(name: str, options: dict[str, object]) -> musivum.Game:
        return room(name).load(**options)

    for state in played("greedy", "greedy").states:
        for board in scene_of(state.game, state.view(0)).boards:
            ElementTree.fromstring(draw(board))
    assert home(NAME, opened)["pieces"]
    assert pictures(NAME, opened) == {}
    assert picture(load(NAME).start()).any()


def printing() -> None:
    file = Path(mkdtemp()) / "game.pdf"
    assert f"{NAME} rules" in command("print", "--list", NAME)
    command("print", NAME, "-o", str(file))
    assert file.read_bytes().startswith(b"%PDF")
    record = file.with_name("game.json")
    played("random", "random").record().save(record)
    command("print", str(record), "-o", str(file), "--ink", "saving")


def pettingzoo() -> None:
    from pettingzoo.test import api_test  # type: ignore[import-untyped]

    from musivum.research import pettingzoo as ours

    api_test(ours.env(NAME), num_cycles=20)


def gymnasium() -> None:
    import gymnasium as upstream

    import musivum.research.gymnasium  # noqa: F401 - registers the games

    env = upstream.make(f"musivum/{NAME.capitalize()}-v0", turns=2)
    observation, _ = env.reset(seed=1)
    over = False
    while not over:
        action = env.action_space.sample(observation["action_mask"])
        observation, _, over, _, info = env.step(action)
    assert len(info["scores"]) == 2


def openspiel() -> None:
    import pyspiel  # type: ignore[import-not-found]

    import musivum.research.openspiel  # noqa: F401 - registers the games

    game = pyspiel.load_game(f"musivum_{NAME}(turns=2)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    kind = game.get_type()
    assert kind.chance_mode == kind.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == kind.Information.PERFECT_INFORMATION


def batch() -> None:
    from musivum.research.batch import Batch, rollout

    games = Batch(load(NAME), games=4, seed=1)
    for _ in range(3):
        games.step(games.sample())
    assert rollout(load(NAME), games=100, seed=1).wins.sum() > 0


USES: tuple[Callable[[], None], ...] = (
    terminal,
    records,
    every_bot,
    arena,
    analysis,
    drawing,
    printing,
    pettingzoo,
    gymnasium,
    openspiel,
    batch,
)

if __name__ == "__main__":
    print(musivum.__file__)
    for use in USES:
        use()
        print(use.__name__, flush=True)
