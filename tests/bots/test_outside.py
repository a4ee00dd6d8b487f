"""What is promised about programs that play: they may fail, and nothing else does."""

import shlex
import sys
from pathlib import Path

import pytest

from musivum import Match, PlayerError, load
from musivum.arena.tournament import play
from musivum.bots.outside import PREFIX, Outside

EXAMPLES = Path(__file__).parents[2] / "examples"
REFERENCE = f"{shlex.quote(sys.executable)} {EXAMPLES / 'outside_bot.py'}"
MCTS = f"{shlex.quote(sys.executable)} {EXAMPLES / 'openspiel_mcts.py'} --seconds 0.02"
GAME = load("steere", side=2)


def program(tmp_path: Path, answer: str) -> str:
    """A bot that says it is ready and then does one thing."""
    path = tmp_path / "bot.py"
    path.write_text(
        "import json, sys, time\n"
        "for line in sys.stdin:\n"
        "    said = json.loads(line)\n"
        "    if said['type'] == 'hello':\n"
        '        print(\'{"type": "ready"}\', flush=True)\n'
        "    elif said['type'] == 'choose':\n"
        f"        {answer}\n"
        "    else:\n"
        "        break\n"
    )
    return f"{shlex.quote(sys.executable)} {path}"


def test_the_reference_bot_plays_a_whole_game() -> None:
    with Outside(REFERENCE, GAME) as bot:
        assert Match(GAME, 1, [bot, "random"]).run().outcome is not None


def test_openspiels_mcts_plays_where_cards_are_hidden() -> None:
    pytest.importorskip("pyspiel")
    game = load("mozaa", hand=3)
    with Outside(MCTS, game, start_seconds=120) as bot:
        match = Match(game, 1, [bot, "random"])
        while len(match.moves) < 12:
            match.step()
    assert sum(seat == 0 for seat, _ in match.moves) >= 2


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        ("sys.exit(3)", "outside-ended"),
        ("time.sleep(60)", "outside-late"),
        ("print('hello', flush=True)", "outside-nonsense"),
        ("print('[1]', flush=True)", "outside-nonsense"),
        ("print('[' * 60000, flush=True)", "outside-nonsense"),
        ('print(\'{"type": "move", "id": 99, "move": "a1"}\', flush=True)', "outside-id"),
        ('print(\'{"type": "move", "id": 1, "move": "z9"}\', flush=True)', "outside-illegal"),
        ('print(\'{"type": "move", "id": 1, "move": [1]}\', flush=True)', "outside-illegal"),
    ],
)
def test_what_a_program_does_wrong_is_named(tmp_path: Path, answer: str, key: str) -> None:
    with Outside(program(tmp_path, answer), GAME, move_seconds=1.5) as bot:
        with pytest.raises(PlayerError) as error:
            bot.choose(GAME.start().view(0), 0)
        assert error.value.key == key


def test_how_a_program_ended_and_what_it_said_on_the_way_is_told(tmp_path: Path) -> None:
    answer = "print('early'); [print('line', n, file=sys.stderr) for n in range(9)]; sys.exit(3)"
    with Outside(program(tmp_path, answer), GAME) as bot:
        with pytest.raises(PlayerError) as error:
            bot.choose(GAME.start().view(0), 0)
        assert error.value.key == "outside-nonsense"
        with pytest.raises(PlayerError) as error:
            bot.choose(GAME.start().view(0), 0)
    assert "with exit code 3" in str(error.value)
    assert str(error.value).endswith("line 6\nline 7\nline 8")
    assert "line 2" not in str(error.value), "nobody wants to read all of it"


def test_a_program_that_says_nothing_else_is_not_said_to_have(tmp_path: Path) -> None:
    with (
        Outside(program(tmp_path, "sys.exit(0)"), GAME) as bot,
        pytest.raises(PlayerError, match=r"with exit code 0$"),
    ):
        bot.choose(GAME.start().view(0), 0)


def test_a_program_may_complain_as_much_as_it_likes(tmp_path: Path) -> None:
    """Nobody waits for a full pipe."""
    loud = (
        "print('x' * 999_999, file=sys.stderr, flush=True); "
        "print(json.dumps(dict(type='move', id=said['id'], move=said['view']['legal'][0])), "
        "flush=True)"
    )
    with Outside(program(tmp_path, loud), GAME) as bot:
        assert str(bot.choose(GAME.start().view(0), 0)) == "a1"


@pytest.mark.parametrize("command", ["/no/such/program", "", "'"])
def test_what_cannot_be_started_is_named(command: str) -> None:
    with pytest.raises(PlayerError) as error:
        Outside(command, GAME)
    assert error.value.key == "outside-start"


def test_a_bot_that_fails_forfeits_and_the_game_is_on_record(tmp_path: Path) -> None:
    command = PREFIX + program(tmp_path, "sys.exit(3)")
    game = play("steere", {"side": 2}, 0, ("random", command))
    assert game["winners"] == [0]
    assert game["reason"] == "forfeit"
    assert "ended" in game["problem"]
