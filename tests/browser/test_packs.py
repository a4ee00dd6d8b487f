"""A pack plays like the native code, move for move and bit for bit, with all options."""

import gzip
import hashlib
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from musivum.browser import MANIFEST
from musivum.browser.build import MOST_BYTES
from musivum.browser.describe import games_of
from musivum.core.game import CHANCE, Game
from musivum.core.policy import no_expectation, no_rate
from musivum.core.rng import generator
from musivum.games import names, room
from tests.browser.conftest import Ask
from tests.sampled import LONG

FEW, MANY = 20, 600
"""Games of each game, in every run and in long ones, spread over all options."""


def played(game: Game, seed: int, games: int) -> dict[str, object]:
    """What lockstep.mjs does, with the native kernels."""
    kernels, policy, tables = game.KERNELS, game.POLICY, game.tables
    lore = policy.lore(game.players) if policy else np.zeros(1, dtype=np.float32)
    rate, expect = (policy.rate, policy.expect) if policy else (no_rate, no_expectation)
    alike, settled = type(game).ALIKE, type(game).SETTLED
    moves = np.zeros(game.most_moves, dtype=np.int64)
    values = np.zeros(game.most_moves)
    scores = np.zeros(game.players, dtype=np.int64)
    rng = generator(seed)
    digest = hashlib.sha256()

    def note(number: int) -> None:
        digest.update((int(number) & 0xFFFF_FFFF_FFFF_FFFF).to_bytes(8, "little"))

    number_of_moves = 0
    for _ in range(games):
        state = game.start().array
        while True:
            awaited = kernels.awaiting(tables, state)
            note(awaited)
            note(kernels.result(tables, state, scores))
            digest.update(scores.tobytes())
            for seat in range(game.players):
                other = state.copy()
                kernels.redact(tables, other, seat)
                digest.update(other.tobytes())
                kernels.deal(tables, other, seat, rng)
                digest.update(other.tobytes())
                note(kernels.evaluate(tables, state, seat))
                digest.update(np.float64(expect(tables, lore, state, seat)).tobytes())
            if awaited == 0:
                break
            seat = CHANCE if awaited == CHANCE else (awaited & -awaited).bit_length() - 1
            number = kernels.legal(tables, state, seat, moves)
            digest.update(moves[:number].tobytes())
            last = int(moves[number - 1])
            if seat == CHANCE:
                note(kernels.weight(tables, state, last))
            else:
                note(kernels.forbids(tables, state, seat, last))
                rated = rate(tables, lore, state, seat, moves, values)
                digest.update(values[:rated].tobytes())
                if policy and rated:
                    note(policy.advise(tables, lore, state, seat, rng))
                if policy:
                    digest.update(np.float64(policy.effort(state, seat)).tobytes())
                if alike:
                    note(int(alike(tables, state, seat)))
                if settled:
                    note(settled(tables, state))
            move = kernels.sample(tables, state, seat, rng)
            note(move)
            kernels.play(tables, state, seat, move)
            number_of_moves += 1
    return {"played": number_of_moves, "hash": digest.hexdigest()}


@pytest.mark.parametrize("number", [FEW, pytest.param(MANY, marks=LONG)])
@pytest.mark.parametrize("name", names())
def test_a_pack_says_what_the_native_code_says_of_every_position(
    ask: Ask, name: str, number: int
) -> None:
    games = list(games_of(room(name)))
    each = -(-number // len(games))
    asked = [{"options": game.options, "seed": number, "games": each} for game in games]
    expected = [played(game, number, each) for game in games]
    assert ask("lockstep.mjs", name, asked) == expected


@pytest.mark.parametrize("name", names())
def test_a_pack_is_small_and_named_by_what_is_in_it(packs: Path, name: str) -> None:
    pack = json.loads((packs / MANIFEST).read_text())["packs"][name]
    data = (packs / pack["file"]).read_bytes()
    assert len(gzip.compress(data)) <= MOST_BYTES
    assert pack["sha256"] == hashlib.sha256(data).hexdigest()
    assert pack["sha256"][:16] in pack["file"]


def test_without_a_linker_it_is_said_what_to_install(tmp_path: Path) -> None:
    found = subprocess.run(
        [sys.executable, "-m", "musivum", "build-web"],
        env={"PATH": str(tmp_path), "HOME": str(Path.home())},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 1
    assert "apt-get install lld" in " ".join(found.stderr.split())
    assert "Traceback" not in found.stderr
