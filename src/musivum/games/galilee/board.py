"""The table of Galilee, as data and as text."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from musivum.core.catalogue import say
from musivum.core.game import StyledLine, View
from musivum.core.numbers import CHANCE, Ints
from musivum.drawing.lasting import lasting
from musivum.games.galilee import picks
from musivum.games.galilee.data import COLOURS, FACES, WORD, Layout
from musivum.games.galilee.notation import die_name, write
from musivum.games.galilee.sheet import FALSE, GENUINE, GRID, Sheet
from musivum.geometry import polyomino

if TYPE_CHECKING:
    from musivum.games.galilee.game import Galilee

WIDTH = 80
"""No line is wider than this."""

STYLES = dict(zip(COLOURS, ("terracotta", "lapis", "verdigris", "gold", "rose"), strict=True))
"""The look of the dice, and of the tiles in the columns that they point at."""
REGIONS = {GENUINE: "lapis", FALSE: "rose"}
"""The look of the picture's letters."""

MARKED, CROSSED_OFF, FREE = "marked", "crossed off", "free"

HALVES = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}
"""Two cells, one above the other, in one character."""

MARKS = str.maketrans("01", ".#")
"""How a set of cells is shown."""

PICTURE = (6, 4)
"""Tiles wider or higher than this are shown as a number of cells."""


# As data


def board(game: "Galilee", array: Ints) -> dict[str, Any]:
    """The dice, the bag, and every player's sheet; of pending picks what is not hidden."""
    layout = game.layout
    numbers: list[int] = array.tolist()
    return {
        "mosaic": list(game.sheet.mosaic),
        "tiles": list(map(list, _printed(game.sheet))),
        "roller": numbers[picks.ROLLER],
        **dice(numbers),
        "sheets": [_sheet(layout, numbers, owner) for owner in range(game.players)],
    }


def dice(numbers: list[int]) -> dict[str, Any]:
    """Where the dice are, by the numbers of a state."""
    shown = numbers[picks.NUMBERS : picks.NUMBERS + len(COLOURS)]
    return dice_in(numbers[picks.BAG], numbers[picks.KEPT], shown)


def dice_in(mask: int, kept: int, numbers: Sequence[int]) -> dict[str, Any]:
    """The same by the bag, the die that the roller has, and what the dice in play show."""
    shown = dict(zip(COLOURS, numbers, strict=True))
    rolled = {colour: number for colour, number in shown.items() if number}
    bag = _colours(mask)
    passed = COLOURS[kept - 1] if kept else None
    return {
        "dice": [f"{colour}{number}" for colour, number in rolled.items()],
        "picked": f"{passed}{shown[passed]}" if passed in rolled else None,
        "passed": passed if not rolled else None,
        "bag": bag,
        "discarded": [c for c in COLOURS if c not in bag and c not in rolled and c != passed],
    }


def _sheet(layout: Layout, numbers: list[int], owner: int) -> dict[str, Any]:
    """What a player has written on their sheet."""
    at = picks.SEATS + owner * (picks.COVERED + layout.words)
    row, column = numbers[at + picks.ROW], numbers[at + picks.COLUMN]
    words = tuple(numbers[at + picks.COVERED : at + picks.COVERED + layout.words])
    covered, cells = _rows(words, layout.rows, layout.columns)
    pending = numbers[at + picks.PENDING]
    return {
        "row": row or None,
        "column": column or None,
        "columns": meant(column),
        "tiles": list(map(list, _tile_states(row, column, numbers[at + picks.MARKED]))),
        "reserve": numbers[at + picks.STONES],
        "covered": list(covered),
        "cells": cells,
        "has_chosen": pending != 0,
        "chosen": write(layout, pending - 1) if pending > 0 else None,
    }


@lasting(8)
def _rows(words: tuple[int, ...], rows: int, columns: int) -> tuple[tuple[str, ...], int]:
    """A set of cells by its rows, ``#`` for what is covered; and how many there are."""
    inside = sum((word & 2**WORD - 1) << WORD * number for number, word in enumerate(words))
    line = f"{inside:0{rows * columns}b}"[::-1].translate(MARKS)
    found = tuple(line[row * columns : (row + 1) * columns] for row in range(rows))
    return found, inside.bit_count()


@lasting(8)
def _tile_states(row: int, column: int, marked: int) -> tuple[tuple[str, ...], ...]:
    """Whether each tile is marked, crossed off with a row and a column (from 1), or free."""

    def state(r: int, c: int) -> str:
        if r + 1 == row or c + 1 == column:
            return CROSSED_OFF
        return MARKED if marked >> (FACES * c + r) & 1 else FREE

    return tuple(tuple(state(r, c) for c in range(GRID)) for r in range(GRID))


def _colours(mask: int) -> list[str]:
    return [colour for i, colour in enumerate(COLOURS) if mask >> i & 1]


@lru_cache(maxsize=100)
def _printed(sheet: Sheet) -> tuple[tuple[str, ...], ...]:
    """The tiles of a sheet, drawn."""
    return tuple(
        tuple(polyomino.drawing(polyomino.plain(tile)) for tile in row) for row in sheet.tiles
    )


def meant(crossed: int) -> dict[str, list[int]]:
    """The columns, from 1, at which each colour points: both beside it until one is crossed off."""
    if not crossed:
        return {colour: [i, i + 1] for i, colour in enumerate(COLOURS, start=1)}
    return {colour: [i if i < crossed else i + 1] for i, colour in enumerate(COLOURS, start=1)}


# Why not: values for the messages of rules


def details(game: "Galilee", array: Ints, seat: int, index: int) -> dict[str, object]:
    """The dice that could be picked or rolled, and the tile that a die means to this seat."""
    table = board(game, array)
    values: dict[str, object] = {
        "dice": ", ".join(die for die in table["dice"] if die != table["picked"]),
        "bag": " ".join(table["bag"]),
        "passed": table["passed"] or "-",
        "roller": table["roller"],
    }
    if seat == CHANCE or index >= game.actions:
        return values
    die, crossed, _ = game.layout.meanings[index]
    colour, row = divmod(die, FACES)
    column = table["sheets"][seat]["columns"][COLOURS[colour]][0]
    return values | {
        "die": die_name(die),
        "row": row + 1,
        "column": column,
        "crossed": crossed,
        "tile": table["tiles"][row][column - 1],
    }


# As text


def draw(view: View) -> list[StyledLine]:
    """The own sheet with its mosaic and tile grid, the dice, and the others' sheets in small."""
    table = view["board"]
    own = view["seat"] or 0
    sheet = table["sheets"][own]
    left = _mosaic(table["mosaic"], sheet["covered"])
    right = _tile_grid(table["tiles"], sheet)
    width = max(_width(line) for line in left) + 3
    lines: list[StyledLine] = [_news(view), []]
    if width + max(_width(line) for line in right) <= WIDTH:
        nothing: StyledLine = []
        for one, other in zip_longest(left, right, fillvalue=nothing):
            gap = " " * (width - _width(one)) if other else ""
            lines.append([*one, (gap, ""), *other])
    else:
        lines += [*left, [], *right]
    lines += [[], _standing(view, own), *_dice(table, sheet)]
    others = [seat for seat in range(view["players"]) if seat != own]
    return lines + (_others(view, others) if others else [])


def _width(line: StyledLine) -> int:
    return sum(len(text) for text, _ in line)


def _news(view: View) -> StyledLine:
    """What the game waits for, or how it ended."""
    table, awaited = view["board"], view["awaiting"]
    if view["outcome"]:
        winners = view["outcome"]["winners"]
        values = {"reason": (view["outcome"]["reason"], {}), "number": len(winners)}
        return [(say("galilee-label-over", **values, winners=_players(winners)), "bold")]
    if awaited == [CHANCE]:
        settled = all(sheet["column"] for sheet in table["sheets"])
        key = "galilee-label-roll" if settled else "galilee-label-set-up"
        return [(say(key, player=table["roller"] + 1), "bold")]
    if awaited == [table["roller"]] and not table["picked"]:
        return [(say("galilee-label-roller", player=table["roller"] + 1), "bold")]
    values = {"players": _players(awaited), "roller": table["roller"] + 1}
    return [(say("galilee-label-others", **values), "bold")]


def _players(seats: list[int]) -> str:
    """Seats as people count them."""
    return ", ".join(str(seat + 1) for seat in seats)


def _mosaic(mosaic: list[str], covered: list[str]) -> list[StyledLine]:
    """The picture: small letters for what is open, capitals and blocks for what is covered."""
    heading = "".join(f"{column:<2}" for column in range(1, len(mosaic[0]) + 1))
    lines: list[StyledLine] = [[(f"    {heading}", "dim")]]
    for number, (row, over) in enumerate(zip(mosaic, covered, strict=True), start=1):
        line: StyledLine = [(f" {number:>2} ", "dim")]
        for letter, mark in zip(row, over, strict=True):
            plain = letter not in REGIONS
            if mark == "#":
                line.append((f"{'█' if plain else letter}█", REGIONS.get(letter, "marble")))
            else:
                line.append((f"{'·' if plain else letter.lower()} ", REGIONS.get(letter, "dim")))
        lines.append(line)
    return lines


def _picture(tile: str) -> list[str]:
    """A tile in half the height: two of its rows in one line."""
    rows = tile.split("/")
    if len(rows[0]) > PICTURE[0] or len(rows) > PICTURE[1]:
        return [f"{tile.count('#')}#"]
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue="." * len(rows[0]))
    return [
        "".join(HALVES[a == "#", b == "#"] for a, b in zip(upper, lower, strict=True))
        for upper, lower in pairs
    ]


def _tile_grid(tiles: list[list[str]], sheet: dict[str, Any]) -> list[StyledLine]:
    """The tiles by row and column, under the colours that point at the columns."""
    colours = [
        "".join(colour for colour, columns in sheet["columns"].items() if column in columns)
        for column in range(1, GRID + 1)
    ]
    pictures = [[_picture(tile) for tile in row] for row in tiles]
    widths = [
        2 + max(3, *(len(line) for row in pictures for line in row[column]))
        for column in range(GRID)
    ]
    heading: StyledLine = [("    ", "")]
    for colour, width in zip(colours, widths, strict=True):
        heading.append((f"{colour or '×':<{width}}", STYLES.get(colour, "dim")))
    lines = [heading]
    for row in range(GRID):
        height = max(len(picture) for picture in pictures[row])
        for part in range(height):
            line: StyledLine = [(f" {row + 1 if part == 0 else ' '}  ", "dim")]
            for column in range(GRID):
                state = sheet["tiles"][row][column]
                sign = {MARKED: "×", CROSSED_OFF: "–"}.get(state)
                picture = pictures[row][column] if sign is None else [sign]
                text = picture[part] if part < len(picture) else ""
                style = STYLES.get(colours[column], "") if sign is None else "dim"
                line.append((f"{text:<{widths[column]}}", style))
            lines.append(line)
    return lines


def _standing(view: View, seat: int) -> StyledLine:
    sheet = view["board"]["sheets"][seat]
    label = say(
        "galilee-label-own",
        player=seat + 1,
        points=view["scores"][seat],
        cells=sheet["cells"],
        reserve=sheet["reserve"],
    )
    stones: StyledLine = [(" " + "■" * min(sheet["reserve"], 20), "gold")]
    return [(label, "bold"), *stones]


def _dice(table: dict[str, Any], sheet: dict[str, Any]) -> list[StyledLine]:
    """The dice on the table with the tiles they mean on this sheet, and where the others are."""
    lines: list[StyledLine] = []
    for die in table["dice"]:
        colour, row = die[0], int(die[1])
        line: StyledLine = [(f"  {die} ", STYLES[colour])]
        if die == table["picked"]:
            line.append((say("galilee-label-picked", roller=table["roller"] + 1), "dim"))
        elif sheet["column"]:
            column = sheet["columns"][colour][0]
            tile = table["tiles"][row - 1][column - 1]
            free = sheet["tiles"][row - 1][column - 1] == FREE
            key = "galilee-label-tile" if free else "galilee-label-stone"
            line.append((say(key, tile=tile, column=column), ""))
        lines.append(line)
    if sheet["chosen"]:
        lines.append([("  " + say("galilee-label-chosen", move=sheet["chosen"]), "gold")])
    piles: StyledLine = [("  " + say("galilee-label-bag") + " ", "dim"), *_letters(table["bag"])]
    if table["passed"]:
        piles += [("   " + say("galilee-label-passed") + " ", "dim"), *_letters([table["passed"]])]
    piles += [("   " + say("galilee-label-discarded") + " ", "dim"), *_letters(table["discarded"])]
    return [*lines, piles]


def _letters(colours: list[str]) -> StyledLine:
    return [(colour, STYLES[colour]) for colour in colours] or [("–", "dim")]


def _others(view: View, seats: list[int]) -> list[StyledLine]:
    """The mosaics of the others in small, as many in a row as there is room for."""
    blocks = [_small(view, seat) for seat in seats]
    width = 3 + max(_width(line) for block in blocks for line in block)
    in_row = max(1, (WIDTH - 2) // width)
    lines: list[StyledLine] = []
    for start in range(0, len(blocks), in_row):
        lines.append([])
        for parts in zip(*blocks[start : start + in_row], strict=True):
            line: StyledLine = [("  ", "")]
            for part in parts:
                line += [*part, (" " * (width - _width(part)), "")]
            lines.append(line)
    return lines


def _small(view: View, seat: int) -> list[StyledLine]:
    table = view["board"]
    sheet = table["sheets"][seat]
    fewest = min(
        sum(sheet["tiles"][row][columns[0] - 1] == FREE for row in range(GRID))
        for columns in sheet["columns"].values()
    )
    lines: list[StyledLine] = [
        [(say("galilee-label-seat", player=seat + 1, points=view["scores"][seat]), "bold")],
        [(say("galilee-label-cells", cells=sheet["cells"], reserve=sheet["reserve"]), "")],
        [(say("galilee-label-fewest", tiles=fewest), "")],
        [(say("galilee-label-has-chosen") if sheet["has_chosen"] else "", "gold")],
    ]
    for row in range(0, len(table["mosaic"]), 2):
        line: StyledLine = []
        for column, letter in enumerate(table["mosaic"][row]):
            below = row + 1 < len(table["mosaic"])
            upper = sheet["covered"][row][column] == "#"
            lower = below and sheet["covered"][row + 1][column] == "#"
            seen = letter if upper or not below else table["mosaic"][row + 1][column]
            half = HALVES[upper, lower]
            line.append(("·", "dim") if half == " " else (half, REGIONS.get(seen, "marble")))
        lines.append(line)
    return lines
