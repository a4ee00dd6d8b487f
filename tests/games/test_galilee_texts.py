"""Galilee: notation, and the table as text."""

from collections.abc import Callable
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from musivum import (
    Game,
    IllegalMove,
    NotationError,
    State,
    load,
)
from musivum.core.catalogue import say
from tests.games.galilee import TILES, begin, play

# Notation


@pytest.mark.parametrize(
    ("text", "wrong", "column"),
    [
        ("Q4", "galilee-notation-start", 1),
        ("pass", "galilee-notation-start", 1),
        ("R7", "notation-number", 2),
        ("R04", "notation-number", 2),
        ("R4x5", "notation-literal", 3),
        ("R4 x4 #@1,1", "galilee-notation-same-row", 5),
        ("R4 x0", "notation-number", 5),
        ("R4 x5 ##@1,1", "notation-literal", 8),
        ("R4 x5 #@11,1", "notation-number", 9),
        ("R4 ##/.#@2,3", "galilee-notation-tile", 4),
        ("R4 ###/#..@10,1", "notation-number", 12),
        ("R4 ###/#..@9,8", "notation-number", 14),
        ("R4 ###/#..@9,7 ", "notation-end", 15),
        ("R4 (", "notation-letter", 4),
        ("roll R1 B1", "notation-literal", 11),
        ("roll B1 R1 G1", "notation-letter", 9),
        ("roll R1 R1 G1", "notation-letter", 9),
        ("roll Y1 P1 R1", "notation-letter", 6),
        ("roll R1 B1 G1 Y1", "notation-end", 14),
        ("row 7", "notation-number", 5),
        ("column", "notation-literal", 7),
    ],
)
def test_a_wrong_text_is_told_where_it_breaks(text: str, wrong: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        load("galilee").read(text)
    assert caught.value.key == wrong
    assert caught.value.values["column"] == column
    assert wrong not in str(caught.value)


def test_a_tile_larger_than_the_mosaic_is_no_drawing(write: Callable[..., str]) -> None:
    game = load("galilee", sheet=write("BB"))
    with pytest.raises(NotationError) as caught:
        game.read("R1 #/#@1,1")
    assert caught.value.key == "galilee-notation-large"
    assert game.write(game.read("R1 ##@1,1")) == "R1 ##@1,1"


@settings(deadline=None)
@given(st.text(alphabet="RBGYPx#./@,0123456789 rowlcun\n\u00e9", max_size=30))
def test_any_text_is_a_move_or_a_notation_error(text: str) -> None:
    game = load("galilee")
    try:
        move = game.move(text)
    except NotationError as error:
        assert 1 <= int(str(error.values["column"])) <= len(text.strip()) + 1
    else:
        assert str(move) == text.strip()


# The table as text


def width(line: list[tuple[str, str]]) -> int:
    return sum(len(text) for text, _ in line)


def walked(game: Game, seed: int) -> list[State]:
    rng = Random(seed)
    states = [game.start()]
    while states[-1].awaiting:
        seat = rng.choice(sorted(states[-1].awaiting))
        states.append(states[-1].play(rng.choice(states[-1].legal(seat)), seat))
    return states


@pytest.mark.parametrize("players", [1, 2, 6])
def test_the_table_fits_into_80_columns(players: int, write: Callable[..., str]) -> None:
    large = TILES.replace("##", "###########")
    for options in ({}, {"sheet": write("\n".join(["BP.B" * 4] * 16), tiles=large)}):
        game = load("galilee", players=players, **options)
        for state in walked(game, players):
            for seat in (None, *range(players)):
                lines = game.draw(state.view(seat))
                assert max(width(line) for line in lines) <= 80
                assert not any("galilee-" in text for line in lines for text, _ in line)


def test_the_table_shows_what_a_player_needs() -> None:
    state = play(begin("16 66"), "roll R1 B2 G3")
    text = "\n".join("".join(part for part, _ in line) for line in state.game.draw(state.view(0)))
    assert say("galilee-label-roller", player=1) in text
    assert say("galilee-label-tile", tile="##", column=2) in text, "what B2 means"
    assert say("galilee-label-stone", column=1) in text, "R1 is crossed off"
    covered = play(state, "B2 ##@1,4").game.draw(play(state, "B2 ##@1,4").view(0))
    assert any(("B█", "lapis") in line for line in covered)


def test_illegal_moves_raise_what_why_says() -> None:
    state = begin().play("roll R1 B1 G1")
    with pytest.raises(IllegalMove) as caught:
        state.play("R1")
    assert caught.value.key == "galilee-must-draw"
    assert np.array_equal(state.array, begin().play("roll R1 B1 G1").array)
