"""The rules pages say what the rulebooks say, and their numbers and pictures are the engine's.

What holds for a page holds for it in every language that it is written in.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import musivum
from musivum.core.catalogue import page, page_language
from musivum.core.game import Game, State
from musivum.core.state import array_of
from musivum.drawing.pictures import _played, _wishes, pictures
from musivum.drawing.scene import Board, scene_of
from musivum.games import room
from musivum.games.galilee import rules as galilee
from musivum.games.mosaix import data as mosaix_data
from musivum.games.mosaix import rules as mosaix
from musivum.games.mosaix import sheet as mosaix_sheet
from musivum.games.mosaix.board import with_choice
from musivum.games.mosaix.data import drawings
from musivum.games.mozaa import data as mozaa_data
from musivum.games.mozaa import rules as mozaa
from musivum.games.mozaa import table
from musivum.games.mozaa.board import lying
from musivum.games.mozaa.scene import _fields
from musivum.geometry.polyomino import marked

GAMES = musivum.games()
LANGUAGES = ("de", "en", "es", "fr", "it", "nl")
PAGES = [
    (game, language)
    for game in GAMES
    for language in LANGUAGES
    if page_language(game, language) == language
]
LONGEST = 24
"""Words of a sentence that a child of eight still follows."""


def load(name: str, options: dict[str, object]) -> Game:
    return room(name).load(**options)


def blocks(game: str, language: str = "en") -> list[str]:
    """The page in its parts, between empty lines."""
    return [block.strip() for block in page(game, language).split("\n\n") if block.strip()]


def numbers(text: str) -> list[int]:
    return [int(one) for one in re.findall(r"\d+", text)]


def sections(game: str, language: str = "en") -> Iterator[tuple[str, list[str]]]:
    """The headings, each with what stands under it."""
    heading, under = "", list[str]()
    for block in blocks(game, language):
        if block.startswith("#"):
            yield heading, under
            heading, under = block, []
        else:
            under.append(block)
    yield heading, under


def headings(game: str) -> list[str]:
    return [heading.lstrip("# ") for heading, _ in sections(game) if heading.startswith("## ")]


def said(game: str) -> str:
    """All that the page says before it comes to options and notation."""
    return page(game).partition("\n## Options\n")[0]


def seen(game: str, name: str) -> tuple[State, dict[str, Any], dict[str, Any]]:
    """A picture of the page: its position, its wishes, and how it is drawn."""
    wish = _wishes(game)[name]
    state = _played(load(game, wish.get("options", {})), wish.get("moves", ""))
    return state, wish, pictures(game, load)[name]


# The form of a page


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_aim_players_age_time_and_who_begins_come_first(game: str, language: str) -> None:
    title, aim, facts, first = blocks(game, language)[:4]
    assert title.startswith("# ") and aim.startswith("**") and first.startswith("## ")
    players, age, time, begins, makers = facts.split("\n")
    profile = musivum.games.profile(game)
    assert numbers(players) == sorted({profile.players[0], profile.players[-1]})
    assert numbers(age) == ([] if profile.age is None else [profile.age])
    assert numbers(time) == ([] if profile.minutes is None else sorted({*profile.minutes}))
    assert numbers(begins) == [], "a person, not a seat"
    for author in profile.authors:
        assert author in makers


@pytest.mark.parametrize("game", GAMES)
def test_options_and_notation_come_last(game: str) -> None:
    found = headings(game)
    assert found[0] == "What you need"
    assert found[-3:] == ["About these rules", "Options", "Notation"]
    assert not re.search(r"\bseats?\b", said(game)), "people have names, seats are for programs"
    assert "=" not in re.sub(r"\| = \|", "", said(game)), "options stand at the end"
    for option in musivum.games.profile(game).options:
        if option.name != "players":
            assert f"`{option.name}`" in page(game).partition("\n## Options\n")[2]


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_pictures_come_before_sentences(game: str, language: str) -> None:
    for heading, under in sections(game, language):
        shown = [block.startswith("![") for block in under]
        assert shown == sorted(shown, reverse=True), heading


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_ruling_of_ours_is_marked_as_one(game: str, language: str) -> None:
    marked = [one for one in blocks(game, language) if one.startswith("> ")]
    opening = {one.partition(":")[0] for one in marked}
    assert len(opening) == 1, "all are marked alike"
    assert language != "en" or opening == {"> Our ruling"}
    assert len(marked) == len([one for one in blocks(game) if one.startswith("> ")])
    if language == "en":
        for block in blocks(game):
            assert ("share the win" in block) <= block.startswith("> "), "no rulebook rules ties"


@pytest.mark.parametrize("game", GAMES)
def test_the_sentences_are_short(game: str) -> None:
    told = re.sub(r"!\[|\]\([\w-]+\)|[*>`]", " ", said(game))
    for sentence in re.split(r"[.!?:;]\s|\n\n|\n *-|\n *\|", told):
        assert len(sentence.split()) <= LONGEST, sentence


# Mosaix


def test_the_picture_of_areas_is_the_example_of_101_points() -> None:
    state, _, shown = seen("mosaix", "areas")
    assert state.outcome and state.outcome.reason == "mosaix-no-writing"
    assert state.scores[0] == 101
    lines = [(line["say"][1], line["points"]) for line in shown["accounts"][0]["lines"]]
    rows = [numbers(row) for row in page("mosaix").splitlines() if "×" in row and "|" in row]
    assert rows == [[values["areas"], values["cells"], points] for values, points in lines]
    assert rows == [[2, 14, 28], [2, 11, 22], [3, 17, 51]]
    assert "**101**" in page("mosaix")


def test_the_picture_of_areas_strikes_out_what_does_not_count() -> None:
    _, wish, shown = seen("mosaix", "areas")
    counted = {
        cell for line in shown["accounts"][0]["lines"] for area in line["areas"] for cell in area
    }
    struck = {piece["cell"] for piece in shown["board"]["pieces"] if piece.get("look") == "crossed"}
    filled = {piece["cell"] for piece in shown["board"]["pieces"]}
    assert len(counted) == 42 and len(struck) == 6
    assert counted | struck == filled and not counted & struck
    assert {cell["id"] for cell in shown["board"]["cells"]} - filled == set(wish["marks"])


def test_nothing_is_struck_out_while_the_game_goes_on() -> None:
    for name in ("isolated", "diagonal", "over-the-edge"):
        state, _, _ = seen("mosaix", name)
        assert state.outcome is None
        for board in scene_of(state.game, state.view(0)).boards:
            assert all(piece.look != "crossed" for piece in board.pieces)


def test_an_isolated_cell_and_a_corner_are_as_the_captions_say() -> None:
    state, wish, _ = seen("mosaix", "isolated")
    ((row, column),) = [map(int, cell.split(",")) for cell in wish["marks"]]
    grid = with_choice(state.view(0)["board"]["grids"][0])
    beside = ((row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column))
    assert grid[row - 1][column - 1] == "."
    assert all(grid[down - 1][right - 1] != "." for down, right in beside)
    _, _, shown = seen("mosaix", "diagonal")
    (circles, *_) = shown["accounts"][0]["lines"]
    (area,) = circles["areas"]
    other = {
        piece["cell"] for piece in shown["board"]["pieces"] if piece.get("sign") == "circle"
    } - set(area)
    assert len(area) == 5 and other == {"5,6"} and "4,5" in area, "they touch at a corner"


def test_the_formation_that_is_shown_turned_is_turned() -> None:
    state, wish, shown = seen("mosaix", "written")
    assert shown["tried"]["why"] is None
    written = wish["try"].partition(" ")[2].partition("@")[0]
    formation = state.view(0)["board"]["formation"]
    assert written != formation and min(drawings(marked(written))) == formation


def test_the_knownof_mosaix_are_those_of_the_engine() -> None:
    text = said("mosaix")
    assert f"{mosaix_data.SIDE} × {mosaix_data.SIDE} cells" in text
    assert f"a scale of {mosaix_data.BOXES} boxes" in text
    assert f"With {mosaix.SOLO_WIN} points or more" in text
    assert f"{mosaix.SOLO_OUTSTANDING} points or more are outstanding" in text
    assert mosaix_sheet.SMALLEST_AREA == 5 and "areas of five cells or more" in text
    assert len(mosaix_data.TETROMINOES) == 7 and "the seven shapes" in text


# The Mona Lisa of the Galilee


def test_the_points_of_galilee_are_those_of_the_engine() -> None:
    table = [numbers(row) for row in page("galilee").splitlines() if re.search(r"\| [+−]\d", row)]
    assert table == [
        [galilee.BLUE_CELL],
        [galilee.PINK_REGION, galilee.MOST_PINK],
        [galilee.MOST_COVERED],
        [galilee.SECOND_FROM, 6, galilee.SECOND_MOST],
        [1],
    ]


def test_the_sheet_of_galilee_is_the_one_that_is_described() -> None:
    sheet = load("galilee", {}).sheet  # type: ignore[attr-defined]
    assert f"{''.join(sheet.mosaic).count('B')} blue cells" in said("galilee")
    assert sheet.reserve == 6 and "six stones" in said("galilee")


@pytest.mark.parametrize("column", range(1, 7))
def test_the_set_up_leaves_every_colour_the_arrow_that_the_engine_means(column: int) -> None:
    game = load("galilee", {"players": 1})
    pictured = game.opened("scene").PICTURED
    start = game.start()
    assert kept_arrows(pictured["arrows"](game, start.view(0))) == [{n, n + 1} for n in range(1, 6)]
    view = start.play("row 1").play(f"column {column}").view(0)
    first = kept_arrows(pictured["arrows-first"](game, view))
    assert first == [{n, n + 1} - {column} for n in range(1, 6)]
    kept = kept_arrows(pictured["arrows"](game, view))
    assert kept == [{n if n < column else n + 1} for n in range(1, 6)]
    tiles = next(one for one in scene_of(game, view).boards if one.name == "tiles")
    heads = sorted(piece.x for piece in tiles.pieces if piece.y < 0.5)
    assert [{head} for head in heads] == kept


def kept_arrows(board: Board) -> list[set[int]]:
    """The columns that each colour still points at."""
    heads = [piece.x for piece in board.pieces if piece.y < -0.5]
    struck = {piece.x for piece in board.pieces if piece.shape.startswith("stroke")}
    arrows = [piece.x for piece in board.pieces if piece.shape.startswith("arrow")]
    assert struck <= set(arrows) and len(arrows) == 10
    return [
        {round(2 * x - head) for x in arrows if abs(x - head) < 0.5 and x not in struck}
        for head in heads
    ]


# Mozaa


@pytest.mark.parametrize(
    ("name", "cards", "points"),
    [
        ("example-a", [3], (0, 0)),
        ("example-b", [3], (3, 0)),
        ("example-c", [4, 2], (10, 0)),
        ("example-d", [3], (3, 3)),
    ],
)
def test_the_examples_of_mozaa_are_fields_and_bring_what_is_said(
    name: str, cards: list[int], points: tuple[int, int]
) -> None:
    state, wish, shown = seen("mozaa", name)
    assert shown["tried"]["why"] is None
    after = state.play(wish["try"], wish["seat"])
    gained = tuple(new - old for new, old in zip(after.scores, state.scores, strict=True))
    assert gained == points
    known = array_of(after.view(None))
    joined = _fields(lying(tuple(known[table.LIES : table.KEY].tolist()), known), True)
    fields = {frozenset(one) for one in joined.named.values()}
    outlined = [frozenset(one.replace("/", "") for one in area) for area in shown["outline"]]
    assert set(outlined) <= fields
    assert [len({one[:-1] for one in area}) for area in outlined] == cards
    places = {cell["id"] for cell in shown["board"]["cells"]}
    assert all(one.partition("/")[0] in places for area in shown["outline"] for one in area)


def test_the_examples_of_mozaa_say_their_points() -> None:
    captions = {
        name: text for text, name in re.findall(r"!\[([^\]]+)\]\(([\w-]+)\)", page("mozaa"))
    }
    assert "three cards: 3 points" in captions["example-b"]
    assert "four cards: 8 points" in captions["example-c"]
    assert "two: 2 points" in captions["example-c"]


def test_the_table_of_mozaa_is_the_engines() -> None:
    sizes, points = (
        numbers(row)
        for row in page("mozaa").splitlines()
        if row.startswith(("| cards in", "| points"))
    )
    assert points == [mozaa.points(size) for size in sizes] and len(sizes) == 5
    assert f"There are {mozaa_data.CARDS} cards" in said("mozaa")
    assert mozaa_data.PAWNS_EACH == 2 and "Everybody has two pawns." in said("mozaa")


# Steere


def test_the_board_of_steere_is_the_usual_one() -> None:
    (side, _) = musivum.games.profile("steere").options
    assert side.default == 5 and "Ours has five cells a side" in said("steere")
    sizes = [one for one in side.allowed or () if isinstance(one, int)]
    assert f"from {min(sizes)} to {max(sizes)}" in page("steere")
    assert "90 minutes" in said("steere")
    _, _, shown = seen("steere", "board")
    assert len(shown["board"]["cells"]) == 61
