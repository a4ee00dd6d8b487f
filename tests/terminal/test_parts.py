"""The smaller promises: colours that can be read, flags that are understood, lists in columns."""

import pytest
from rich.color import Color

import musivum
from musivum.core.errors import IllegalMove, MusivumError, NotationError, OptionError, PlayerError
from musivum.games import profile
from musivum.terminal import moves, options, palette
from musivum.terminal.screen import clean


def luminance(colour: str) -> float:
    """Relative luminance, as WCAG defines it."""
    triplet = Color.parse(colour).get_truecolor()
    shares = [value / 255 for value in triplet]
    linear = [
        share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    ]
    return sum(
        weight * value for weight, value in zip((0.2126, 0.7152, 0.0722), linear, strict=True)
    )


@pytest.mark.parametrize("name", palette.STONES)
def test_the_letter_on_a_stone_can_be_read(name: str) -> None:
    colour, ink = (luminance(one) for one in palette.STONES[name])
    brighter, darker = max(colour, ink), min(colour, ink)
    assert (brighter + 0.05) / (darker + 0.05) >= 4.5


def test_no_two_stones_share_a_colour() -> None:
    for colours in (palette.STONES, palette.SIXTEEN):
        assert len({colour for colour, _ in colours.values()}) == len(colours) == 7


def test_every_style_that_a_game_draws_with_is_known() -> None:
    for name in musivum.games():
        game = musivum.load(name)
        match = musivum.Match(game, seed=2, players=["random"] * game.players).run()
        for state in match.states[::9]:
            styles = {style for line in game.draw(state.view(0)) for _, style in line}
            assert styles <= {"", *palette.STONES, *palette.PLAIN}


@pytest.mark.parametrize(
    "text", ["R", " R ", "[R]", "B█", "██", "b ", "Red 21", "   G2 ", "  ", ""]
)
def test_painting_changes_no_text(text: str) -> None:
    for few_colours in (True, False):
        parts = palette.paint(text, "lapis", few_colours)
        assert "".join(part for part, _ in parts) == text


def test_stones_are_filled_and_hollows_are_not() -> None:
    def filled(text: str) -> list[str]:
        parts = palette.paint(text, "gold", few_colours=False)
        return [part for part, style in parts if style.bgcolor is not None]

    assert filled(" R ") == [" R "]
    assert filled("B█") == ["B", "█"]
    assert filled("R     ") == ["R "]
    assert filled("b ") == filled("██") == filled("Red 21") == []


def test_nothing_that_could_take_over_a_terminal_is_written() -> None:
    assert clean("a\x1b[2Jb\x9bc\u202ed\ud800e\x00\r") == "a�[2Jb�c�d�e��"
    assert clean("Ada · █ “quoted”") == "Ada · █ “quoted”"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], {}),
        (["--side", "4"], {"side": 4}),
        (["--side=4"], {"side": 4}),
        (["--swap"], {"swap": True}),
        (["--swap", "--side", "2"], {"swap": True, "side": 2}),
        (["--swap", "no"], {"swap": False}),
        (["--swap=YES"], {"swap": True}),
        (["--no-swap"], {"swap": False}),
        (["--no-swap", "no"], {"swap": True}),
        (["--side", "four"], {"side": "four"}),
    ],
)
def test_flags_become_options(words: list[str], expected: dict[str, object]) -> None:
    assert options.read_options("steere", profile("steere").options, words) == expected


@pytest.mark.parametrize("name", musivum.games())
def test_every_value_that_an_option_allows_can_be_typed(name: str) -> None:
    for option in profile(name).options:
        for value in option.allowed or ():
            flag = [f"--{option.name}", str(value)]
            assert options.read_options(name, profile(name).options, flag) == {option.name: value}


@pytest.mark.parametrize("words", [["4"], ["--size", "4"], ["--side"], ["--swap", "--swap"]])
def test_flags_that_a_game_does_not_have_are_refused(words: list[str]) -> None:
    with pytest.raises(OptionError):
        options.read_options("steere", profile("steere").options, words)


def test_seats_are_given_to_people_and_bots() -> None:
    def read(*words: str) -> list[str | None]:
        return options.read_seats(words, "greedy", [None, "greedy", "greedy"], ["random", "greedy"])

    assert read() == [None, "greedy", "greedy"]
    assert read("1=random", "2=person") == [None, "random", None]
    assert read("0=greedy", "0=random") == ["random", "greedy", "greedy"]
    for wrong in ("3=random", "1:random", "=random", "1=", "-1=random", "one=random"):
        with pytest.raises(PlayerError):
            read(wrong)


def test_a_beginning_is_understood_only_where_it_can_mean_one_move() -> None:
    state = musivum.load("steere", side=7).start().play("a1")
    assert str(moves.understand(state, 1, "A2")) == "a2"
    with pytest.raises(IllegalMove):
        moves.understand(state, 1, "a1")  # it is a move, though not a legal one
    state = state.play("g1").play("g2")
    with pytest.raises(IllegalMove):
        moves.understand(state, 1, "g1")  # not the beginning of g10, g11 …
    with pytest.raises(MusivumError, match="beginning of"):
        moves.understand(state, 1, "m")
    with pytest.raises(NotationError):
        moves.understand(state, 1, "z")


@pytest.mark.parametrize("name", musivum.games())
def test_every_legal_move_is_understood_as_itself(name: str) -> None:
    game = musivum.load(name)
    match = musivum.Match(game, seed=2, players=["random"] * game.players)
    while match.advance():
        pass
    seat = min(match.state.awaiting)
    for move in match.state.legal(seat)[:200]:
        assert moves.understand(match.state, seat, f"  {move}  ") == move
        assert moves.understand(match.state, seat, str(move).lower()) == move


def test_lists_use_the_width_there_is() -> None:
    texts = [f"e{number}" for number in range(1, 62)]
    for width in (20, 40, 80, 200):
        lines = moves.columns(texts, width)
        assert max(len(line) for line in lines) <= width
        assert sorted(" ".join(lines).split()) == sorted(texts)
    assert moves.columns([], 80) == []
    assert moves.columns(["x" * 100], 80) == ["  " + "x" * 100]
