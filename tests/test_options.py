"""What may be said of a game before it begins, and how a wrong word is answered."""

from typing import Any

import pytest

from musivum import IllegalMove, OptionError, games, load


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"side": "3"}, "side='3', which is a text; side is 2 to 7, as a whole number"),
        ({"side": 3.0}, "side=3.0, which is a number of type float; side is 2 to 7, as a whole"),
        (
            {"swap": "yes"},
            "swap='yes', which is a text; swap is one of false, true, as a truth value",
        ),
        (
            {"swap": 1},
            "swap=1, which is a number of type int; swap is one of false, true, as a truth",
        ),
        ({"side": "8"}, "side=8; side is 2 to 7"),
        ({"side": 3.7}, "side=3.7; side is 2 to 7"),
        ({"side": None}, "side=None; side is 2 to 7"),
    ],
)
def test_a_value_of_another_type_is_refused_with_the_type_that_is_meant(
    options: dict[str, Any], said: str
) -> None:
    with pytest.raises(OptionError) as error:
        load("steere", **options)
    assert said in str(error.value)


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seat", [-3, 9, "0"])
def test_a_seat_that_a_game_does_not_have_is_refused_wherever_it_is_named(
    name: str, seat: Any
) -> None:
    state = load(name).start()
    for ask in (state.legal, state.only, state.view):
        with pytest.raises(IllegalMove) as error:
            ask(seat)
        assert error.value.key == "illegal-no-seat"
