"""Galilee: sheets of one's own, and each error in one by name."""

import pickle
import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from musivum import (
    Match,
    OptionError,
    Record,
    load,
)
from musivum.core.errors import SheetError
from musivum.core.game import CHANCE
from musivum.drawing import artwork
from musivum.games.galilee import sheet
from musivum.games.galilee.data import LEARNED, Layout
from musivum.games.galilee.picture import picture
from tests.games.galilee import MONA_LISA, ROOT, TILES

# Options and sheets


@pytest.mark.parametrize("players", [0, 7, "2", True, None])
def test_only_one_to_six_can_play(players: object) -> None:
    with pytest.raises(OptionError) as caught:
        load("galilee", players=players)
    assert caught.value.key in ("option-value", "option-type")
    assert "1 to 6" in str(caught.value)


def test_the_default_sheet_and_a_copy_of_its_file_play_alike(tmp_path: Path) -> None:
    path = tmp_path / "copy.txt"
    # Windows line ends and a byte order mark change nothing.
    path.write_bytes(b"\xef\xbb\xbf" + MONA_LISA.read_bytes().replace(b"\n", b"\r\n"))
    assert load("galilee", sheet=path) is load("galilee")
    assert load("galilee", sheet=MONA_LISA.read_text(encoding="utf-8")) is load("galilee")


def test_the_example_in_the_documentation_is_a_sheet() -> None:
    page = (ROOT / "docs" / "sheets.md").read_text(encoding="utf-8")
    blocks = [block.lstrip("\n") for block in page.split("```")[3::2]]
    cross = sheet.parse(blocks[0].encode(), "cross.txt")
    assert cross.reserve == 4
    assert len(cross.mosaic) == 6
    broken = blocks[0].replace("3: ###          ##/#. ", "3:              ##/#. ")
    with pytest.raises(SheetError) as caught:
        sheet.parse(broken.encode(), "cross.txt")
    pictured = sheet.parse(f"{blocks[0]}\n{blocks[1]}".encode(), "cross.txt")
    assert len(artwork.shapes(picture(pictured))) == 3
    assert str(caught.value) == blocks[2].strip()


def test_a_changed_file_is_another_game(write: Callable[..., str]) -> None:
    path = write("BB.PP", reserve=3)
    before = load("galilee", sheet=path)
    assert load("galilee", sheet=path) is before
    text = Path(path).read_text()
    Path(path).write_text(text.replace("BB.PP", "BBBPP"))
    after = load("galilee", sheet=path)
    assert after != before
    assert before.start() != after.start()


def test_pickles_and_records_carry_their_sheet_with_them(
    write: Callable[..., str], tmp_path: Path
) -> None:
    path = write("BB.PP\nP...B", reserve=3)
    game = load("galilee", sheet=path)
    match = Match(game, seed=1, players=["random", "random"]).run()
    match.record().save(tmp_path / "game.json")
    pickled = pickle.dumps(game)
    Path(path).unlink()
    assert pickle.loads(pickled) is game
    record = Record.load(tmp_path / "game.json")
    again = load("galilee", **record.options)
    assert again is game
    *_, last = record.states(again)
    assert last.outcome == match.outcome
    wrong = game.options | {"sheet": str(game.options["sheet"]).replace("P...B", "P...Q")}
    with pytest.raises(SheetError, match="the sheet, line 3: “Q” at place 5 is no cell"):
        load("galilee", **wrong)


def test_a_sheet_s_text_is_the_same_sheet() -> None:
    """However it was drawn, and whatever stood around its tiles."""
    drawn = sheet.parse(GOOD.replace("##", ".../##.").encode(), "drawn")
    assert sheet.parse(drawn.text().encode(), "again") == drawn


def test_a_sheet_brings_its_own_picture_or_gets_a_pattern() -> None:
    default, plain = sheet.load("mona-lisa"), sheet.parse(GOOD.encode(), "plain")
    assert picture(default) == "galilee/mona-lisa", "a name, which costs a scene no bytes"
    own = sheet.parse(f"{GOOD}picture:\n  #d9c59a M0 0H3V2H0Z  ; sand\n".encode(), "own")
    assert picture(own) == "#d9c59a M0 0H3V2H0Z\n"
    assert sheet.parse(own.text().encode(), "again") == own, "records carry it along"
    scales = picture(plain)
    assert len(artwork.shapes(scales)) == scales.count("\n") > 10


GOOD = f"mosaic:\n.BB\n.P.\ntiles:\n{TILES}\nreserve: 6\n"
"""Line 1 is the mosaic's heading, 4 that of the tiles, 5 to 10 their rows, 11 the reserve."""

WRONG_SHEETS: dict[str, list[tuple[str | bytes, int]]] = {
    "galilee-sheet-empty": [("; nothing\n\n", 1), ("", 1)],
    "galilee-sheet-encoding": [(GOOD.encode() + b"; \xff\n", 12)],
    "galilee-sheet-no-section": [("hello\n" + GOOD, 1)],
    "galilee-sheet-section-unknown": [(GOOD + "stones: 6\n", 12)],
    "galilee-sheet-section-twice": [(GOOD + "reserve: 6\n", 12)],
    "galilee-sheet-section-missing": [(GOOD.replace("reserve: 6\n", ""), 10)],
    "galilee-sheet-mosaic-empty": [(GOOD.replace(".BB\n.P.\n", ""), 1)],
    "galilee-sheet-mosaic-letter": [(GOOD.replace(".P.", ".b."), 3)],
    "galilee-sheet-mosaic-ragged": [(GOOD.replace(".P.", ".P"), 3)],
    "galilee-sheet-mosaic-blank": [(GOOD.replace("B", "."), 1)],
    "galilee-sheet-mosaic-large": [
        (GOOD.replace(".BB\n.P.", "B" * 17), 2),
        (GOOD.replace(".BB\n.P.", "\n".join("B" * 17)), 18),
    ],
    "galilee-sheet-row-label": [(GOOD.replace("3: ", ""), 7), (GOOD.replace("3:", "7:"), 7)],
    "galilee-sheet-row-twice": [(GOOD.replace("3:", "2:"), 7)],
    "galilee-sheet-row-missing": [(GOOD.replace("6: ## ## ## ## ## ##\n", ""), 9)],
    "galilee-sheet-row-tiles": [
        (GOOD.replace("2: ##", "2: ## ##"), 6),
        (GOOD.replace("2: ##", "2:"), 6),
    ],
    "galilee-sheet-tile-letter": [(GOOD.replace("2: ##", "2: #x"), 6)],
    "galilee-sheet-tile-ragged": [(GOOD.replace("2: ##", "2: ##/#"), 6)],
    "galilee-sheet-tile-empty": [(GOOD.replace("2: ##", "2: ../.."), 6)],
    "galilee-sheet-tile-large": [(GOOD.replace("2: ##", "2: " + "#" * 13), 6)],
    "galilee-sheet-tile-apart": [(GOOD.replace("2: ##", "2: #./.#"), 6)],
    "galilee-sheet-reserve-empty": [(GOOD.replace(": 6\n", ":\n"), 11)],
    "galilee-sheet-reserve-number": [(GOOD.replace(": 6\n", ": six\n"), 11)],
    "galilee-sheet-reserve-size": [
        (GOOD.replace(": 6\n", ": 0\n"), 11),
        (GOOD.replace(": 6\n", ": -1\n"), 11),
        (GOOD.replace(": 6\n", ": 100\n"), 11),
    ],
    "galilee-sheet-reserve-rest": [(GOOD + "7\n", 12)],
    "galilee-sheet-picture-empty": [(GOOD + "picture:\n", 12)],
    "galilee-sheet-picture-shape": [
        (GOOD + "picture:\n#d9c59a M0 0H9\nred M0 0Z\n", 14),
        (GOOD + "picture: nobody-s\n", 12),
    ],
    "galilee-sheet-long": [(GOOD + ";" * 70_000, 12)],
}  # fmt: skip


@pytest.mark.parametrize(
    ("wrong", "text", "line"),
    [(wrong, text, line) for wrong, cases in WRONG_SHEETS.items() for text, line in cases],
)
def test_a_wrong_sheet_is_told_its_line(
    wrong: str, text: str | bytes, line: int, tmp_path: Path
) -> None:
    path = tmp_path / "mine.txt"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(SheetError) as caught:
        load("galilee", sheet=str(path))
    assert caught.value.key == wrong
    assert caught.value.values["line"] == line
    assert "mine.txt" in str(caught.value)
    assert wrong not in str(caught.value)


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    for value, wrong in [
        (str(tmp_path / "none.txt"), "galilee-sheet-missing"),
        (str(tmp_path), "galilee-sheet-not-file"),
        (str(tmp_path / ("a" * 300)), "galilee-sheet-unreadable"),
        ("", "galilee-sheet-type"),
        ("a\0b", "galilee-sheet-type"),
        (6, "galilee-sheet-type"),
        (None, "galilee-sheet-type"),
    ]:
        with pytest.raises(SheetError) as caught:
            load("galilee", sheet=value)
        assert caught.value.key == wrong
        assert caught.value.values["line"] == 1
        assert wrong not in str(caught.value)


def test_every_sheet_error_of_the_catalogue_is_tested() -> None:
    catalogue = (MONA_LISA.parent.parent / "text" / "en.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^(galilee-sheet-[a-z-]+) =", catalogue, re.MULTILINE))
    elsewhere = {"missing", "not-file", "unreadable", "type", "here"}
    assert keys == set(WRONG_SHEETS) | {f"galilee-sheet-{name}" for name in elsewhere}


@settings(deadline=None)
@given(st.binary(max_size=60), st.integers(0, len(GOOD)), st.integers(0, 12))
def test_any_file_is_a_sheet_or_a_sheet_error(garbage: bytes, place: int, cut: int) -> None:
    data = GOOD.encode()
    for tried in (garbage, data[:place] + garbage + data[place + cut :]):
        try:
            read = sheet.parse(tried, "garbage")
        except SheetError as error:
            lines = re.split(rb"\r\n|\r|\n", tried)
            assert 1 <= int(str(error.values["line"])) <= len(lines)
            assert error.key not in str(error)
        else:
            assert Layout(read, 2).actions > 0


# What the bots know of a sheet


def test_only_the_usual_sheet_was_learned_whatever_it_shows() -> None:
    """On others the policy made by hand plays in company: what was learned would mislead it."""
    usual = MONA_LISA.read_text(encoding="utf-8")
    plain = usual.partition("picture:")[0]
    fewer = usual.replace("reserve: 6", "reserve: 5")
    assert plain != usual != fewer
    told = {text: load("galilee", sheet=text) for text in (usual, plain, fewer)}
    assert [told[text].tables[LEARNED] for text in (usual, plain, fewer)] == [1, 1, 0]
    budgets = [game.PROFILE.ways(game.options)[-1].simulations for game in told.values()]
    assert budgets[0] == budgets[1] != budgets[2]


@pytest.mark.parametrize("players", [2, 3])
def test_on_a_sheet_of_one_s_own_what_was_learned_makes_no_difference(players: int) -> None:
    game = load("galilee", players=players, sheet=GOOD)
    policy = game.POLICY
    assert policy is not None
    nothing = np.zeros_like(policy.lore(players))
    for state in Match(game, seed=2, players=["greedy"] * players).run().states:
        for seat in state.awaiting - {CHANCE}:
            moves = np.empty(game.most_moves, dtype=np.int64)
            values = np.empty(game.most_moves, dtype=np.float64)
            rated = []
            for lore in (policy.lore(players), nothing):
                number = policy.rate(game.tables, lore, state.array, seat, moves, values)
                rated.append(values[:number].tolist())
            assert rated[0] == rated[1]
