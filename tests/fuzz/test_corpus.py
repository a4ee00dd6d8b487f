"""Whatever was interesting once, and changes of it, is taken or refused, and nothing else."""

import pytest

from tests.fuzz.__main__ import corpus, problem, run
from tests.fuzz.targets import Server, all_targets

CHANGED = 300


def test_everything_in_the_corpus_and_near_it_is_taken_or_refused() -> None:
    with all_targets() as targets:
        for kind, target in targets.items():
            kept = corpus(kind)
            assert len(kept) >= 3, f"there is no corpus of {kind}"
            wrong = {name: found for name, text in kept.items() if (found := problem(target, text))}
            assert not wrong, f"{kind}: {wrong}"
        assert run(targets, CHANGED, "test") == []


def test_an_error_that_nobody_promised_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    with all_targets() as targets:
        server = targets["requests"].__self__  # type: ignore[attr-defined]
        assert isinstance(server, Server)
        monkeypatch.setattr(server.app.state.services.matches, "play", fail)
        asked = 'POST /api/matches/MATCH/play\n{"seat": 0, "move": "c3", "id": "a"}'
        said = '{"do": "play", "match": "MATCH", "seat": 0, "move": "c3", "id": "a"}'
        assert "500" in (problem(targets["requests"], asked) or "")
        assert "ZeroDivisionError" in (problem(targets["messages"], said) or "")
