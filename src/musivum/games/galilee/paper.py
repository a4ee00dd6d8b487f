"""Galilee on paper: any sheet, and rolls for a table without dice."""

from dataclasses import replace

from musivum.core.profile import Options
from musivum.drawing.marks import Drawn
from musivum.drawing.palette import SIGN_OF
from musivum.drawing.paper import Wishes, name_line, rolls, table, unit_for
from musivum.drawing.pdf import Box, Pages
from musivum.drawing.scene import Board, Label, Piece
from musivum.games.galilee.data import COLOURS, FACES
from musivum.games.galilee.pieces import STONES, mosaic, printed_tiles, reserve, tile_grid
from musivum.games.galilee.sheet import GRID, load

LARGEST = 15.0
"""Millimetres of a cell of the mosaic, at most, where nothing is asked for."""
TILE = 1.12
"""A place of the tile grid, beside a cell of the mosaic."""
SET_UP = 24
"""Numbers for the set-up: two for each of up to six players, and some more."""


def sheet(pages: Pages, options: Options, wishes: Wishes) -> None:
    """One player's sheet: mosaic, tile grid with its arrows, reserve and scoring box."""
    picture, tiles, stock = _boards(options)
    room = pages.page(wishes.say("galilee-print-sheet"))
    top = name_line(pages, room, wishes.say("galilee-title")) + 1
    gap = 5.0
    high = picture.box[3] + TILE * tiles.box[3]
    largest = min((room.bottom - top - gap) / high, room.width / picture.box[2])
    largest = min(largest, room.width * 0.62 / (TILE * tiles.box[2]))
    unit = unit_for(wishes.size, LARGEST, largest)
    drawn = pages.board(picture, room.left + (room.width - picture.box[2] * unit) / 2, top, unit)
    grid = pages.board(tiles, room.left, drawn.bottom + gap, unit * TILE)
    _arrows(pages, tiles, grid, unit * TILE)
    left = grid.right + 5
    width = room.right - left
    below = grid.top + 4
    pages.write(left, below, wishes.say("galilee-reserve"), 3.4, "B")
    step = min(unit * 0.8, width / stock.box[2])
    stones = pages.board(stock, left, below + 1, step)
    rows = _scoring(wishes, alone=options["players"] == 1)
    row = min(9.0, (grid.bottom - stones.bottom - 3) / len(rows))
    table(pages, left, stones.bottom + 3, [width * 0.72, width * 0.28], rows, row)


def _boards(options: Options) -> tuple[Board, Board, Board]:
    """The empty sheet, with the colours where they stand before a column is crossed off."""
    sheet = load(options["sheet"])
    tiles = tile_grid(*printed_tiles(sheet, [("free",) * GRID] * GRID))
    stones = [
        Piece(number + 1.5, 0.16, STONES[letter], SIGN_OF[STONES[letter]], size=0.42)
        for number, letter in enumerate(COLOURS)
    ]
    letters = [
        Label(number + 1.86, 0.16, letter, size=0.26) for number, letter in enumerate(COLOURS)
    ]
    box = (tiles.box[0], -0.1, tiles.box[2], GRID + 0.65)
    tiles = replace(
        tiles, pieces=[*tiles.pieces, *stones], labels=[*tiles.labels, *letters], box=box
    )
    # Stones are drawn by those who use them: on paper their places are empty.
    return mosaic(sheet, 0, "main"), tiles, reserve(0, sheet.reserve)


def _arrows(pages: Pages, tiles: Board, at: Box, unit: float) -> None:
    """From every colour to the two columns that it may mean."""
    ink = pages.style.around["soft"]
    for number in range(len(COLOURS)):
        for aside in (-1, 1):
            x, y = number + 1.5 + aside * 0.24, 0.28
            tip_x, tip_y = number + 1.5 + aside * 0.38, 0.47
            steps = [(x, y), (tip_x, tip_y), (tip_x - aside * 0.13, tip_y), (tip_x, tip_y - 0.13)]
            points = [
                (at.left + (px - tiles.box[0]) * unit, at.top + (py - tiles.box[1]) * unit)
                for px, py in steps
            ]
            line = (("M", *points[0]), ("L", *points[1]))
            head = (("M", *points[2]), ("L", *points[1]), ("L", *points[3]))
            pages.marks([Drawn(one, "", ink, 0.3) for one in (line, head)])


def _scoring(wishes: Wishes, alone: bool) -> list[list[str | Piece]]:
    last = ("used",) if alone else ("most", "second")
    rows: list[list[str | Piece]] = [["", wishes.say("galilee-print-points")]]
    for name in ("blue", "pink", "stones", *last):
        rows.append([wishes.say(f"galilee-print-{name}"), ""])
    rows.append([wishes.say("print-total"), ""])
    return rows


def dice(pages: Pages, _options: Options, wishes: Wishes) -> None:
    """For every roll all five dice, in the order in which they are drawn, each with its number."""
    chance = wishes.dice("galilee")
    title = wishes.say("galilee-print-dice")
    room = pages.page(title)
    top = pages.heading(title, wishes.say("galilee-print-dice-how", seed=wishes.seed))
    pages.write(room.left, top + 3, wishes.say("galilee-print-set-up"), 3.4, "B")
    for number in range(SET_UP):
        x = room.left + 4 + number * (room.width - 8) / (SET_UP - 1)
        pages.write(x, top + 9, str(1 + chance.below(FACES)), 4.2, anchor="middle")

    def throw() -> list[Piece]:
        left = list(COLOURS)
        thrown = []
        while left:
            stone = STONES[left.pop(chance.below(len(left)))]
            face = str(1 + chance.below(FACES))
            thrown.append(Piece(0, 0, stone, SIGN_OF[stone], face, look="die"))
        return thrown

    rolls(pages, title, top + 14, throw, wishes.number, columns=3, unit=8.5)
