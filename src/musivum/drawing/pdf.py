"""Pages of paper in true millimetres, as a PDF: the marks of a board, words, lines and tables.

Nothing is drawn here that is not drawn elsewhere: boards come as :mod:`musivum.drawing.marks`. All
places are millimetres from the upper left corner of the page. What would lie outside the margin,
which every printer can hold, is an error, not a page that is cut off.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Literal, Self

from musivum.core.catalogue import LANGUAGE, say
from musivum.core.errors import MusivumError
from musivum.core.extras import need
from musivum.drawing import marks
from musivum.drawing.artwork import shapes
from musivum.drawing.marks import ON_PAPER, SAVING, Drawn, Mark, Step, Style, Thing, Written
from musivum.drawing.palette import PAPER, mixed
from musivum.drawing.scene import Board, Piece, text

PAPERS: Final[dict[str, tuple[float, float]]] = {"a4": (210, 297), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""
INKS: Final[dict[str, Style]] = {"full": ON_PAPER, "saving": SAVING}
MARGIN: Final = 10.0
"""What every printer leaves white, and a little more."""
FOOT: Final = 9.0
"""The height of a page's foot, with the ruler."""
RULER: Final = 50
"""Millimetres of the mark by which one checks that a page was printed in true size."""
FONT: Final = Path(__file__).parent / "font"
FAMILY: Final = "musivum"
_FACES = {"": "Regular", "B": "Bold", "I": "Italic"}
POINT: Final = 72 / 25.4
"""Points in a millimetre."""
FIRM_SPACE: Final = "\u00a0"
NARROW_SPACE: Final = "\u202f"
"""As French has it before a colon; our font has the wide one only."""
WHITE: Final = PAPER["slab"]
FAINT, WORN = 0.14, 0.4
"""How much of an artwork is seen where nothing is drawn yet: around its subject, and of it."""
TOLERANCE: Final = 0.01
"""Rounding may put a mark so many millimetres beyond the margin."""
SCREEN_TO_FACE: Final = 1.06
"""Our letters are a little smaller than a screen's of the same size."""

Anchor = Literal["start", "middle", "end"]


class PaperError(MusivumError, ValueError):
    """Something that cannot be put on this paper."""


@dataclass(frozen=True, slots=True)
class Box:
    """A place on a page, in millimetres."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.top + self.height


class Pages:
    """A PDF under way."""

    def __init__(
        self,
        title: str,
        paper: str = "a4",
        ink: str = "full",
        language: str = LANGUAGE,
        archive: bool = False,
    ) -> None:
        if paper not in PAPERS:
            raise PaperError("print-paper", paper=paper, allowed=", ".join(PAPERS))
        if ink not in INKS:
            raise PaperError("print-ink", ink=ink, allowed=", ".join(INKS))
        fpdf = need("fpdf", "print")
        self.paths = need("fpdf.drawing", "print")
        self.width, self.height = PAPERS[paper]
        self.style = INKS[ink]
        self.language = language
        self.title = title
        self.numbers = 0
        more = {"enforce_compliance": fpdf.enums.DocumentCompliance.PDFA_2B} if archive else {}
        self.pdf = fpdf.FPDF(unit="mm", format=(self.width, self.height), **more)
        self.pdf.set_auto_page_break(False)
        self.pdf.set_title(title)
        self.pdf.set_creator("Musivum")
        self.pdf.set_lang(language)
        for face, name in _FACES.items():
            self.pdf.add_font(FAMILY, face, FONT / f"AlegreyaSans-{name}.ttf")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for font in self.pdf.fonts.values():
            font.ttfont.close()  # the library leaves their files open

    # Pages

    @property
    def room(self) -> Box:
        """What of a page can be drawn on: all but margins and foot."""
        width, height = self.width - 2 * MARGIN, self.height - 2 * MARGIN - FOOT
        return Box(MARGIN, MARGIN, width, height)

    def page(self, title: str = "") -> Box:
        """A new page, with its foot: the ruler, and what this is."""
        self.pdf.add_page()
        self.numbers += 1
        self._foot(title or self.title)
        return self.room

    def _foot(self, title: str) -> None:
        bottom = self.height - MARGIN
        line = self.style.around["soft"]
        for at in range(0, RULER + 1, 10):
            tall = 2.5 if at in (0, RULER) else 1.5
            self.line(MARGIN + 0.1 + at, bottom - tall, MARGIN + 0.1 + at, bottom, line, 0.2)
        self.line(MARGIN + 0.1, bottom, MARGIN + 0.1 + RULER, bottom, line, 0.2)
        said = say("print-ruler", self.language, length=RULER)
        self.write(MARGIN + RULER + 2.5, bottom - 0.4, said, 2.6, colour=line)
        right = f"{title} · {self.numbers}"
        self.write(self.width - MARGIN, bottom - 0.4, right, 2.6, colour=line, anchor="end")

    def bytes(self) -> bytes:
        """The finished file."""
        return bytes(self.pdf.output())

    # Boards

    def board(self, board: Board, left: float, top: float, unit: float) -> Box:
        """A board whose unit is so many millimetres; its box's corner lies at this place."""
        self.artwork(board, left, top, unit)
        self.things(self.drawn(board), board, left, top, unit)
        return Box(left, top, board.box[2] * unit, board.box[3] * unit)

    def drawn(self, board: Board) -> Iterable[Thing]:
        """What lies on a board, but for an artwork that is drawn under it."""
        pictured = board.picture and not self.style.saving
        return (marks.over if pictured else marks.draw)(board, self.style, self.language)

    def artwork(self, board: Board, left: float, top: float, unit: float) -> None:
        """What a board's pieces bring to light, if it has such a thing: all of it as a trace, what
        they cover bright."""
        if not board.picture or self.style.saving:
            return
        covered = {piece.cell for piece in board.pieces}
        subject = [cell for cell in board.cells if cell.tint and not cell.sign]
        lit = [cell for cell in board.cells if cell.id in covered and not cell.sign]
        x, y = left - board.box[0] * unit, top - board.box[1] * unit
        corner = (min(cell.x for cell in board.cells), min(cell.y for cell in board.cells))
        for cells, strength in ((board.cells, FAINT), (subject, WORN), (lit, 1.0)):
            if cells:
                places = [(x + cell.x * unit, y + cell.y * unit) for cell in cells]
                origin = (x + (corner[0] - 0.5) * unit, y + (corner[1] - 0.5) * unit)
                self._shapes(board.picture, places, origin, unit, strength)

    def _shapes(
        self,
        picture: str,
        places: Iterable[tuple[float, float]],
        origin: tuple[float, float],
        unit: float,
        strength: float,
    ) -> None:
        """An artwork, cut to the squares around these places, as strong as this on white paper."""
        to_path = need("fpdf.svg", "print").svg_path_converter
        clip = self.paths.ClippingPath()
        for x, y in places:
            clip.rectangle(x - unit / 2, y - unit / 2, unit, unit)
        cut, drawn = self.paths.GraphicsContext(), self.paths.GraphicsContext()
        cut.clipping_path = clip
        drawn.transform = self.paths.Transform.scaling(unit).translate(*origin)
        for one in shapes(picture):
            path = self.paths.PaintedPath()
            colour = mixed(one.colour[:7], WHITE, strength)
            path.style.fill_color = None if one.width else colour
            path.style.stroke_color = colour if one.width else None
            path.style.stroke_width = one.width
            path.style.stroke_cap_style = "round"
            if len(one.colour) > len(WHITE):
                path.style.fill_opacity = int(one.colour[7:], 16) / 255
            to_path(path, one.path)
            drawn.add_item(path, clone=False)
        cut.add_item(drawn, clone=False)
        with self.pdf.drawing_context() as context:
            context.add_item(cut, clone=False)

    def things(
        self, things: Iterable[Thing], board: Board, left: float, top: float, unit: float
    ) -> None:
        """What lies on a board, drawn where the board would be."""
        x, y = left - board.box[0] * unit, top - board.box[1] * unit
        self.marks(marks.moved(one, x, y, unit) for thing in things for one in thing.marks)

    def piece(self, piece: Piece, unit: float, shapes: dict[str, Any] | None = None) -> None:
        """One piece by itself; its place is in millimetres, its size in units of so many."""
        self.marks(self._laid(piece, unit, shapes))

    def pieces(self, laid: Iterable[Piece], unit: float) -> None:
        """The same for many of which none lies on another: what looks alike is one drawing, which
        takes a tenth of the time."""
        alike: dict[tuple[int, Drawn], list[Step]] = {}
        written: list[Mark] = []
        for piece in laid:
            for layer, mark in enumerate(self._laid(piece, unit)):
                if isinstance(mark, Written):
                    written.append(mark)
                else:
                    alike.setdefault((layer, replace(mark, steps=())), []).extend(mark.steps)
        ordered = sorted(alike.items(), key=lambda one: one[0][0])
        self.marks([replace(look, steps=tuple(steps)) for (_, look), steps in ordered])
        self.marks(written)

    def _laid(
        self, piece: Piece, unit: float, shapes: dict[str, Any] | None = None
    ) -> Iterator[Mark]:
        """The marks of a piece in millimetres."""
        at_corner = Piece(0, 0, piece.colour, piece.sign, piece.letter, piece.shape, piece.look)
        board = Board("paper", text("print-piece"), "main", (0, 0, 1, 1), [], shapes=shapes or {})
        for mark in marks.piece_marks(board, at_corner, self.style):
            yield marks.moved(mark, piece.x, piece.y, unit * piece.size)

    def marks(self, drawn: Iterable[Mark]) -> None:
        """Marks whose places are millimetres of the page."""
        written = []
        with self.pdf.drawing_context() as context:
            for mark in drawn:
                if isinstance(mark, Written):
                    written.append(mark)
                else:
                    context.add_item(self._path(mark), clone=False)
        for mark in written:
            size, face = mark.size * SCREEN_TO_FACE, "B" if mark.bold else ""
            self.write(mark.x, mark.y, mark.text, size, face, mark.colour, mark.anchor)

    def _path(self, mark: Drawn) -> Any:
        self._inside(mark)
        drawn = self.paths.PaintedPath()
        style = drawn.style
        style.fill_color = mark.fill or None
        style.stroke_color = mark.stroke or None
        style.stroke_width = mark.width
        style.stroke_join_style = style.stroke_cap_style = "round"
        if mark.dashes:
            style.stroke_dash_pattern = list(mark.dashes)
        if mark.opacity < 1:
            style.fill_opacity = style.stroke_opacity = mark.opacity
        draw = {
            "M": drawn.move_to,
            "L": drawn.line_to,
            "C": drawn.curve_to,
            "Z": drawn.close,
        }
        for kind, *places in mark.steps:
            draw[kind](*places)
        return drawn

    def _inside(self, mark: Drawn) -> None:
        """Nothing may be drawn where printers cannot print."""
        most = TOLERANCE - MARGIN
        for _, *places in mark.steps:
            for x, y in zip(places[::2], places[1::2], strict=True):
                if not (-most <= x <= self.width + most and -most <= y <= self.height + most):
                    raise PaperError(
                        "print-too-large", width=self.room.width, height=self.room.height
                    )

    # Lines and words

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        colour: str = "",
        width: float = 0.15,
        dashes: tuple[float, float] | None = None,
    ) -> None:
        """A straight line."""
        steps = (("M", x1, y1), ("L", x2, y2))
        self.marks([Drawn(steps, "", colour or self.style.ink, width, dashes=dashes)])

    def box(self, box: Box, colour: str = "", width: float = 0.2, fill: str = "") -> None:
        """A rectangle."""
        corners = [
            (box.left, box.top),
            (box.right, box.top),
            (box.right, box.bottom),
            (box.left, box.bottom),
        ]
        steps = marks.polygon(corners)
        self.marks([Drawn(steps, fill, colour or self.style.ink, width)])

    def write(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 3.6,
        face: str = "",
        colour: str = "",
        anchor: Anchor = "start",
    ) -> None:
        """A line of words on its base line; ``size`` is the font's, in millimetres."""
        self.pdf.set_font(FAMILY, face, size * POINT)
        self.pdf.set_text_color(colour or self.style.ink)
        said = self.known(words)
        width = self.pdf.get_string_width(said)
        left = x - {"start": 0, "middle": width / 2, "end": width}[anchor]
        if left < MARGIN - TOLERANCE or left + width > self.width - MARGIN + TOLERANCE:
            raise PaperError("print-too-large", width=self.room.width, height=self.room.height)
        self.pdf.text(left, y, said)

    def length(self, words: str, size: float, face: str = "") -> float:
        """How long a line of words is, in millimetres."""
        self.pdf.set_font(FAMILY, face, size * POINT)
        return float(self.pdf.get_string_width(self.known(words)))

    def known(self, words: str) -> str:
        """The words with a mark instead of every letter that our font does not have."""
        letters = self.pdf.fonts[FAMILY].cmap
        spaced = words.replace(NARROW_SPACE, FIRM_SPACE)
        return "".join(one if ord(one) in letters else "?" for one in spaced)

    def lines(self, words: str, width: float, size: float, face: str = "") -> list[str]:
        """Words in lines that are not longer than this."""
        found = [""]
        for word in words.split(" "):  # a firm space holds its words together
            longer = f"{found[-1]} {word}".strip()
            if found[-1] and self.length(longer, size, face) > width:
                found.append(word)
            else:
                found[-1] = longer
        return found

    def paragraph(
        self,
        left: float,
        top: float,
        words: str,
        width: float,
        size: float = 3.6,
        face: str = "",
        colour: str = "",
    ) -> float:
        """Words in lines below this place; the place below them."""
        for line in self.lines(words, width, size, face):
            top += size * 1.3
            self.write(left, top - size * 0.35, line, size, face, colour)
        return top

    def heading(self, words: str, below: str = "") -> float:
        """The head of a page, and the place below it."""
        room = self.room
        top = room.top + 6
        self.write(room.left, top, words, 6.5, "B")
        if below:
            top = self.paragraph(
                room.left, top + 1.5, below, room.width, 3.4, "", self.style.around["soft"]
            )
        return top + 3
