"""Every page that can be printed: on both papers, with both inks, in true size."""

import re
import subprocess
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import musivum
from musivum.core.catalogue import LANGUAGES, page, say
from musivum.drawing.palette import SIGN_OF, Colour
from musivum.drawing.paper import Wishes
from musivum.drawing.pdf import FOOT, INKS, MARGIN, PAPERS, RULER, Pages, PaperError
from musivum.drawing.scene import Piece
from musivum.games import profile
from musivum.printing import booklet
from musivum.printing.prose import blocks
from musivum.printing.things import things
from tests.printing.paper import WHITE, drawn, printed, runs, text
from tests.sampled import marks, usual

FINE = 10.0
"""Pixels to a millimetre, where something is measured."""


def everything(name: str) -> list[str]:
    return [thing.name for thing in things(profile(name))]


LOOKED_AT = {
    *(("a4", "full", "galilee"), ("a4", "saving", "mosaix")),
    *(("letter", "full", "steere"), ("letter", "saving", "mozaa")),
}
"""Every game, on every paper, with every ink."""


@pytest.mark.parametrize(
    ("paper", "ink", "name"),
    [
        pytest.param(*one, marks=marks(one not in LOOKED_AT))
        for one in product(PAPERS, INKS, musivum.games())
    ],
)
def test_every_page_has_something_on_it_and_leaves_its_margin_white(
    name: str, paper: str, ink: str, tmp_path: Path
) -> None:
    pdf = printed(name, *everything(name), wishes=Wishes(paper=paper, ink=ink, backs="fold"))
    pages = drawn(pdf, tmp_path, 2)
    assert len(pages) >= len(everything(name))
    for one in pages:
        width, height = PAPERS[paper]
        assert abs(one.shape[1] - 2 * width) <= 1 and abs(one.shape[0] - 2 * height) <= 1
        edge = int(2 * MARGIN) - 2
        inner = one[edge:-edge, edge:-edge]
        assert (inner < WHITE).mean() > 0.004, "nothing but a foot is no page"
        outside = np.ones(one.shape, dtype=bool)
        outside[edge:-edge, edge:-edge] = False
        assert (one[outside] >= WHITE).all()


@pytest.mark.parametrize("ink", INKS)
def test_pieces_drawn_together_look_as_if_drawn_one_by_one(ink: str, tmp_path: Path) -> None:
    kinds: list[tuple[Colour, str]] = [("terracotta", "5"), ("lapis", ""), ("terracotta", "")]
    laid = [
        Piece(20 + 10 * n, 30, colour, SIGN_OF[colour], letter, look="die")
        for n, (colour, letter) in enumerate(kinds * 3)
    ]
    seen = []
    for together in (True, False):
        with Pages("dice", ink=ink) as pages:
            pages.page("dice")
            if together:
                pages.pieces(laid, 8)
            for piece in () if together else laid:
                pages.piece(piece, 8)
            seen += drawn(pages.bytes(), tmp_path, 4)
    assert (seen[0] == seen[1]).all()
    assert (seen[0][100:140, 60:420] < WHITE).mean() > 0.2, "there are dice"


@pytest.mark.parametrize("name", [one for one in musivum.games() if "dice" in everything(one)])
def test_a_sheet_of_rolls_is_full_of_dice(name: str, tmp_path: Path) -> None:
    (sheet,) = drawn(printed(name, "dice"), tmp_path, 2)
    assert (sheet < WHITE).mean() > 0.12


@pytest.mark.parametrize("name", usual(musivum.games(), "galilee"))
def test_saving_ink_saves_ink(name: str, tmp_path: Path) -> None:
    own = [thing.name for thing in profile(name).prints]
    full, saving = (
        np.mean([255 - one.mean() for one in drawn(pdf, tmp_path, 2)])
        for pdf in (printed(name, *own, wishes=Wishes(ink=ink)) for ink in ("full", "saving"))
    )
    assert saving < full * 0.75


@pytest.mark.parametrize("paper", PAPERS)
def test_the_ruler_is_as_long_as_it_says(paper: str, tmp_path: Path) -> None:
    pdf = printed("steere", "board", wishes=Wishes(paper=paper))
    one = drawn(pdf, tmp_path, FINE, last=1)[0]
    foot = one[int((PAPERS[paper][1] - MARGIN - 1) * FINE)]
    ticks = [(a + b) / 2 for a, b in runs(foot[: int(70 * FINE)] < 160)]
    assert len(ticks) >= RULER / 10 + 1
    assert abs((ticks[5] - ticks[0]) / FINE - RULER) < 0.15


@pytest.mark.parametrize("size", [32.0, 40.0, 63.0])
def test_a_card_is_as_large_as_it_was_asked_for(size: float, tmp_path: Path) -> None:
    one = drawn(printed("mozaa", "cards", wishes=Wishes(size=size)), tmp_path, FINE, last=1)[0]
    marks = runs(one[int(27 * FINE)] < 160)  # the cutting marks above the cards
    assert len(marks) > 2
    middles = [(a + b) / 2 / FINE for a, b in marks]
    assert np.allclose(np.diff(middles), size, atol=0.15)


def test_a_cell_of_a_board_is_as_large_as_it_was_asked_for(tmp_path: Path) -> None:
    wishes = Wishes(ink="saving", size=12.0, per_page=1)
    one = drawn(printed("mosaix", "grids", wishes=wishes), tmp_path, FINE, last=1)[0]
    row = one[int((MARGIN + 9 + 0.05 * 12 + 6) * FINE)]
    starts = [a / FINE for a, _ in runs(row < 200)][::2]
    assert np.allclose(np.diff(starts[:7]), 12.0, atol=0.2)


@pytest.mark.parametrize(("name", "what"), [("mozaa", "cards"), ("steere", "tiles")])
@pytest.mark.parametrize("paper", usual(PAPERS, "a4"))
def test_the_two_sides_meet_when_the_page_is_folded(
    name: str, what: str, paper: str, tmp_path: Path
) -> None:
    wishes = Wishes(paper=paper, backs="fold", ink="full")
    for one in drawn(printed(name, what, wishes=wishes), tmp_path, 4):
        top, foot = 24 * 4, int((PAPERS[paper][1] - MARGIN - 8) * 4)
        body = one[top:foot] < 235
        half = round(2 * PAPERS[paper][0])
        left, right = body[:, :half], body[:, half : 2 * half][:, ::-1]
        left, right = left[:, :-4], right[:, :-4]  # without the dashed line itself
        left, right = _solid(left), _solid(right)
        assert left.any()
        for axis in (0, 1):
            assert (left.any(axis=axis) == right.any(axis=axis)).mean() > 0.9


def _solid(dark: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Without thin lines, such as cutting marks."""
    return dark[:-3, :-3] & dark[3:, 3:] & dark[3:, :-3] & dark[:-3, 3:]


@pytest.mark.parametrize("language", usual(["de", "fr"], "de"))
@pytest.mark.parametrize("name", musivum.games())
def test_no_page_of_a_booklet_is_turned_for_a_few_lines(
    name: str, language: str, tmp_path: Path
) -> None:
    last = drawn(printed(name, "rules", wishes=Wishes(language=language)), tmp_path, 1)[-1]
    written = last[: -round(MARGIN + FOOT)] < WHITE
    left, right = (np.flatnonzero(part.any(axis=1)) for part in np.hsplit(written, [105]))
    assert right.size or left.max() > len(last) * 0.3, "the last page is nearly empty"


@pytest.mark.parametrize("language", usual(LANGUAGES, "de"))
@pytest.mark.parametrize("paper", usual(PAPERS, "a4"))
@pytest.mark.parametrize("name", musivum.games())
def test_the_head_of_a_table_stands_with_its_first_row(
    name: str, paper: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines of a table, one after the other: its head is bold, and nothing below it is."""
    lines: list[tuple[int, bool, str]] = []

    def note(pages: Pages, _line: object, x: float, _y: float, _size: float, face: str) -> None:
        column = f"{pages.numbers} {'left' if x < pages.width / 2 else 'right'}"
        lines.append((len(lines), face == "B", column))

    whole = booklet._set_line
    for picture in ("artwork", "things"):  # they have their places, and cost most of the time
        monkeypatch.setattr(Pages, picture, lambda *_: None)
    monkeypatch.setattr(
        booklet, "_set_line", lambda *line: (note if len(line) == 6 else whole)(*line)
    )
    printed.__wrapped__(name, "rules", wishes=Wishes(language=language, paper=paper))
    heads = [(at, column) for at, bold, column in lines if bold and not lines[at + 1][1]]
    assert heads and all(lines[at + 1][2] == column for at, column in heads)


@pytest.mark.parametrize("name", musivum.games())
def test_a_booklet_knows_our_rulings_from_the_rules(name: str) -> None:
    markdown = page(name)
    rulings = [one for one in blocks(markdown) if one.kind == "ruling"]
    assert [one.words[0].text for one in rulings] == ["Our"] * markdown.count("\n> ")
    assert rulings


@pytest.mark.parametrize("language", usual(LANGUAGES, "de"))
@pytest.mark.parametrize("name", musivum.games())
def test_the_words_of_a_booklet_can_be_copied(name: str, language: str, tmp_path: Path) -> None:
    found = text(printed(name, "rules", wishes=Wishes(language=language)), tmp_path)
    wanted = [
        word
        for line in page(name, language).splitlines()
        if line and line[0].isalpha()
        for word in line.split()
        if word.isalpha()
    ]
    assert len(wanted) > 100
    missing = [word for word in set(wanted) if word not in found]
    assert len(missing) <= len(set(wanted)) * 0.01, missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_font_has_every_letter_of_what_is_printed(language: str) -> None:
    whole = "".join(
        page(name, language) + say(f"{name}-title", language) for name in musivum.games()
    )
    with Wishes().pages("letters") as pages:
        missing = {one for one in whole if one not in "?\n" and pages.known(one) == "?"}
    assert not missing


def test_equal_seeds_print_equal_rolls_and_others_others(tmp_path: Path) -> None:
    def rolls(seed: str) -> str:
        pages = printed.__wrapped__("galilee", "dice", wishes=Wishes(seed=seed))  # each time anew
        said = text(pages, tmp_path)
        return said.split(f"Seed: {seed}.")[1]

    assert rolls("class 5b") == rolls("class 5b") != rolls("class 5c")


@pytest.mark.parametrize("name", musivum.games())
def test_a_solution_of_the_worksheet_is_the_best_move_by_the_rules(name: str) -> None:
    from musivum.printing.worksheet import find

    game = musivum.load(name, **profile(name).alone)
    for puzzle, _ in zip(find(game, "1"), range(3), strict=False):
        state, seat = puzzle.state, puzzle.seat

        def ahead(after: musivum.State, seat: int = seat) -> int:
            others = [score for other, score in enumerate(after.scores) if other != seat]
            return after.scores[seat] - max(others, default=0)

        gains = {
            str(move): ahead(state.play(move, seat)) - ahead(state) for move in state.legal(seat)
        }
        assert gains.pop(str(puzzle.solution)) == puzzle.points > max(gains.values())


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (Wishes(paper="a9"), "a4, letter"),
        (Wishes(ink="green"), "full, saving"),
        (Wishes(language="tlh"), "en"),
        (Wishes(per_page=3), "1, 2, 4"),
        (Wishes(size=90.0), "90 mm is no size for this paper"),
        (Wishes(backs="shiny"), "plain, fold"),
        (Wishes(number=100_000), "1 to 500"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_a_sentence(wishes: Wishes, said: str) -> None:
    with pytest.raises(PaperError, match=said):
        printed("mosaix", "grids", wishes=wishes)


def test_an_unknown_thing_is_answered_with_the_known_ones() -> None:
    with pytest.raises(PaperError, match="grids, solo, dice, rules, puzzles"):
        printed("mosaix", "cards")


def test_a_file_to_be_kept_for_ever_has_what_pdf_a_asks_of_its_structure(tmp_path: Path) -> None:
    """What can be told without a validator: ISO 19005-2, level B."""
    kept = tmp_path / "kept.pdf"
    kept.write_bytes(printed("galilee", "sheet", "rules", wishes=Wishes(archive=True)))
    data = kept.read_bytes()
    assert data.startswith(b"%PDF-1.7\n%") and all(byte > 127 for byte in data[10:14])
    assert b"/OutputIntents" in data and b"/GTS_PDFA1" in data and b"/DestOutputProfile" in data
    assert re.search(rb"/ID ?\[<[0-9A-F]{32}><[0-9A-F]{32}>\]", data), "the file has an identity"
    for forbidden in (b"/Encrypt", b"/JavaScript", b"/LZWDecode", b"/Launch", b"/EmbeddedFile"):
        assert forbidden not in data
    said = asked("pdfinfo", "-meta", kept)
    assert "<pdfaid:part>2</pdfaid:part>" in said
    assert "<pdfaid:conformance>B</pdfaid:conformance>" in said
    fonts = [line.split()[-5:-2] for line in asked("pdffonts", kept).splitlines()[2:]]
    assert fonts and all(one == ["yes", "yes", "yes"] for one in fonts), "embedded, with Unicode"
    assert b"pdfaid" not in printed("steere", "board")


def asked(*words: str | Path) -> str:
    """What one of poppler's programs says."""
    done = subprocess.run(
        [str(word) for word in words], check=True, capture_output=True, timeout=60
    )
    return done.stdout.decode("utf-8")
