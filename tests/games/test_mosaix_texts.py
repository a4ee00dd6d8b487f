"""Mosaix: notation, and the table as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musivum.core.errors import NotationError
from musivum.games.mosaix import sheet
from musivum.games.mosaix.game import Mosaix
from musivum.games.mosaix.verdicts import Reason
from tests.games.mosaix import EMPTY_GRID, OUTSTANDING_GRID, WINNING_GRID, position

# Notation


@pytest.mark.parametrize(
    ("text", "key", "column"),
    [
        ("built OO/TX", "notation-word", 1),
        ("build OO/T", "mosaix-notation-formation", 7),
        ("build O.T/X.O", "mosaix-notation-formation", 7),
        ("build OO/TX ", "notation-end", 12),
        ("build OO/TX@1,1", "notation-end", 12),
        ("build ", "notation-letter", 7),
        ("write O.X@1,1", "mosaix-notation-part", 7),
        ("write .O/.T@1,1", "mosaix-notation-part", 7),
        ("write OT/X@1,1", "mosaix-notation-part", 7),
        ("write OOOOO@1,1", "mosaix-notation-part", 7),
        ("write OT 1,1", "notation-literal", 9),
        ("write OT@0,1", "notation-number", 10),
        ("write OT@01,1", "notation-number", 10),
        ("write OT@1,7", "notation-number", 12),
        ("write OT@1;2", "notation-literal", 11),
        ("write OT/X.@7,1", "notation-number", 13),
        ("card P", "notation-letter", 6),
        ("roll XOOT", "mosaix-notation-roll", 6),
        ("roll OOO", "mosaix-notation-roll", 6),
        ("pass it", "notation-end", 5),
    ],
)
def test_a_wrong_text_says_where_it_breaks(text: str, key: str, column: int) -> None:
    game = Mosaix.load()
    with pytest.raises(NotationError) as caught:
        game.read(text)
    assert (caught.value.key, caught.value.values["column"]) == (key, column)
    assert str(column) in str(caught.value)
    assert "{" not in str(caught.value)


@given(
    st.one_of(
        st.text(max_size=30),
        st.builds(
            lambda word, rest: f"{word} {rest}",
            st.sampled_from(["build", "write", "card", "roll", "pass", "end"]),
            st.text(alphabet="OTX./@,0123456789 ²-", max_size=20),
        ),
    )
)
def test_any_text_is_a_move_or_a_notation_error(text: str) -> None:
    game = Mosaix.load(players=1)
    try:
        move = game.move(text)
    except NotationError as error:
        assert str(error)
        assert 1 <= error.values["column"] <= len(text) + 1  # type: ignore[operator]
    else:
        assert game.read(str(move)) == move.index


# The table


def test_the_drawing_shows_every_seats_grid_and_fits_on_a_screen() -> None:
    state = position(EMPTY_GRID, EMPTY_GRID, EMPTY_GRID, EMPTY_GRID, built="OOT/.X.")
    state = state.play("write X@1,1", 2)
    lines = ["".join(text for text, _ in line) for line in state.game.draw(state.view(2))]
    assert max(map(len, lines)) <= 80
    joined = "\n".join(lines)
    assert joined.index("player 3") < joined.index("player 4") < joined.index("player 1")
    assert joined.count("[O]") == 4
    assert "1 x ·" in joined
    assert "has chosen" in joined


@pytest.mark.parametrize(
    ("free", "grid", "word"),
    [
        (8, EMPTY_GRID, "8 points are not enough"),
        (4, WINNING_GRID, "won with 120 points; 130"),
        (8, WINNING_GRID, "won with 124 points; 130"),
        (8, OUTSTANDING_GRID, "outstanding"),
    ],
)
def test_solo_the_drawing_tells_how_good_it_was(
    free: int, grid: tuple[str, ...], word: str
) -> None:
    state = position(grid, free=free, PHASE=sheet.OVER, REASON=Reason.ENDED)
    lines = ["".join(text for text, _ in line) for line in state.game.draw(state.view(0))]
    assert word in lines[-1]
    assert any(line.startswith("boxes") and line.count("[ ]") == free for line in lines)
