"""Transcripts that must never change: each game has some, and they replay to the same end.

``python -m tests.conformance.test_golden`` writes those that are missing. When a rule changes, the
old ones move to a folder of their own, and must still replay.
"""

from pathlib import Path

import pytest

from musivum import Game, Match, Record, games
from tests.conformance.positions import settings, title

GOLDEN = Path(__file__).parent.parent / "golden"
FILES = sorted(GOLDEN.rglob("*.json"))


def file_of(game: Game) -> Path:
    return GOLDEN / f"{title(game)}.json"


def test_every_setting_has_a_golden_transcript(game: Game) -> None:
    assert file_of(game).is_file(), "run: python -m tests.conformance.test_golden"


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_golden_transcript_replays_to_its_outcome(file: Path) -> None:
    from musivum import load

    record = Record.load(file)
    assert record.game in games()
    game = load(record.game, **record.options)
    *_, last = record.states(game)
    assert last.outcome is not None


def test_the_seed_still_leads_to_the_golden_transcript(game: Game) -> None:
    """Same seed, same game, in every version: dice, rules and the random player together."""
    record = Record.load(file_of(game))
    assert Match(game, record.seed, ["random"] * game.players).run().record() == record


def write_missing() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for game in settings():
        if not file_of(game).is_file():
            Match(game, "golden", ["random"] * game.players).run().record().save(file_of(game))


if __name__ == "__main__":
    write_missing()
