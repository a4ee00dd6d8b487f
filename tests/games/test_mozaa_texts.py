"""Mozaa: options, notation, and the table as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musivum.core.catalogue import knows, page
from musivum.core.compiled import CHANCE
from musivum.core.errors import NotationError, OptionError
from musivum.core.game import State
from musivum.core.rng import generator
from musivum.games.mozaa import data
from musivum.games.mozaa.game import Mozaa
from tests.games.mozaa import CLAIMS, CLASSIC, OWN_COLOUR, play, straight_line

# Options


def test_own_colour_always_has_a_hand_of_three() -> None:
    assert OWN_COLOUR.options["hand"] == 3
    assert Mozaa.load(variant="own-colour", hand=3) is OWN_COLOUR
    with pytest.raises(OptionError) as caught:
        Mozaa.load(variant="own-colour", hand=1)
    assert caught.value.key == "mozaa-own-colour-hand"
    assert "hand=1" in str(caught.value)


@pytest.mark.parametrize(
    "options", [{"players": 1}, {"players": 5}, {"hand": 2}, {"hand": "x"}, {"variant": "own"}]
)
def test_options_out_of_range_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(OptionError) as caught:
        Mozaa.load(**options)
    assert caught.value.key == "option-value"


# Notation


@pytest.mark.parametrize(
    ("game", "text", "column"),
    [
        (CLASSIC, "BGR@0,1", 4),
        (CLASSIC, "BGBG@0,1", 1),
        (CLASSIC, "BGRP0,1", 5),
        (CLASSIC, "BGRP@0;1", 7),
        (CLASSIC, "BGRP@0,01", 8),
        (CLASSIC, "BGRP@+1,0", 6),
        (CLASSIC, "BGRP@-0,0", 6),
        (CLASSIC, "BGRP@64,0", 6),
        (CLASSIC, "BGRP@60,4", 9),
        (CLASSIC, "BGRP@0,1 ", None),
        (CLASSIC, "BGRP@0,1x", 9),
        (CLASSIC, "draw BPBP", 6),
        (CLASSIC, "drawBPRG", 5),
        (CLASSIC, "claim 0,0N", 1),
        (CLASSIC, "done", 1),
        (CLASSIC, "colour R", 1),
        (CLAIMS, "claim 0,0X", 10),
        (CLAIMS, "colour R", 1),
        (OWN_COLOUR, "colour Y", 8),
        (OWN_COLOUR, "done", 1),
    ],
)
def test_a_wrong_text_is_refused_where_it_breaks(
    game: Mozaa, text: str, column: int | None
) -> None:
    if column is None:
        assert str(game.move(text)) == text.strip()
        return
    with pytest.raises(NotationError) as caught:
        game.move(text)
    assert caught.value.values["column"] == column
    assert knows(caught.value.key)


def test_a_draw_is_read_in_any_rotation_and_written_as_the_smallest() -> None:
    assert {str(CLASSIC.move(f"draw {text}")) for text in data.rotations("RGBB")} == {"draw BBRG"}


@pytest.mark.parametrize("game", [CLASSIC, CLAIMS, OWN_COLOUR])
@given(number=st.integers(0, 2_100_000))
def test_every_action_has_one_text(game: Mozaa, number: int) -> None:
    index = number % (game.actions + game.chances)
    assert game.read(game.write(index)) == index


@pytest.mark.parametrize("game", [CLASSIC, CLAIMS, OWN_COLOUR])
@given(text=st.text(st.sampled_from("BGPRNESW@,-0123456789 drawclimpsoneu+\n٣"), max_size=16))
def test_any_text_is_a_move_or_a_notation_error(game: Mozaa, text: str) -> None:
    try:
        move = game.move(text)
    except NotationError as error:
        assert knows(error.key)
        return
    assert game.read(str(move)) == move.index


# The board


@pytest.mark.parametrize("game", [CLASSIC, CLAIMS, OWN_COLOUR])
def test_the_table_is_drawn_within_80_columns_with_every_card(game: Mozaa) -> None:
    rng = generator(11)
    array = game.start().array
    for _ in range(500):
        awaited = game.KERNELS.awaiting(game.tables, array)
        if awaited == 0:
            break
        seat = CHANCE if awaited == CHANCE else int(awaited).bit_length() - 1
        game.KERNELS.play(
            game.tables, array, seat, game.KERNELS.sample(game.tables, array, seat, rng)
        )
        view = State(game, array.copy()).view(0)
        lines = ["".join(text for text, _ in line) for line in game.draw(view)]
        assert max(map(len, lines)) <= 80
    centres = sum(line.count("·") for line in lines)
    assert centres >= 64


def test_a_table_wider_than_the_page_is_drawn_in_bands() -> None:
    # The line that runs south is turned to run west, where the start card is purple.
    looks = enumerate(straight_line("P"), start=1)
    line = [f"{look[3]}{look[:3]}@0,{-column}" for column, look in looks]
    state = play(CLASSIC.start(), *line[:40])
    drawn = ["".join(text for text, _ in one) for one in CLASSIC.draw(state.view(0))]
    assert max(map(len, drawn)) <= 80
    assert sum("-40" in one for one in drawn) == 1


def test_the_catalogue_and_the_rules_page_are_complete() -> None:
    for key in (*Mozaa.RULES, *Mozaa.REASONS, "mozaa-title", "mozaa-subtitle", "mozaa-about"):
        assert knows(key)
    assert page("mozaa").startswith("# Mozaa")
