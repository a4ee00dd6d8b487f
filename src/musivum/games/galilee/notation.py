"""Moves of Galilee as text.

Players' actions are the picks of the 30 dice ``R1 … R6, B1 … P6``, die after die, for each die in
the order that :mod:`musivum.games.galilee.data` shows (N of them for the sheet in use)::

    R4                 mark the tile; it fits nowhere
    R4 ##/.#@2,3       mark the tile and draw it; first all drawings of the tile in the left column
                       that the colour can mean, then those of the right one, if that has another
                       shape; by text, then row, then column
    R4 x5              mark the tile in row 5 instead, and a stone, which fits nowhere
    R4 x5 #@4,4        … and draw the stone; by row crossed off (all but 4), then row, then column

Chance's actions follow:

===============  ===========================================================================
action           text
===============  ===========================================================================
N … N+5          ``row 1`` … ``row 6``
N+6 … N+11       ``column 1`` … ``column 6``
N+12 …           ``roll R1 B1 G1`` … ``roll G6 Y6 P6``: ``itertools.combinations`` of the
                 colours ``RBGYP``, for each the ``itertools.product`` of the numbers; of two
                 dice in the solo game, else of three
===============  ===========================================================================
"""

from musivum.core.reader import Reader
from musivum.games.galilee.data import (
    ALONE,
    COLOURS,
    CROSSING,
    FACES,
    SET_UP,
    SET_UPS,
    SETS,
    Layout,
)
from musivum.geometry import polyomino

GAME = "galilee"


def die_name(die: int) -> str:
    """Colour and number of a die.

    >>> die_name(3)
    'R4'
    """
    colour, number = divmod(die, FACES)
    return f"{COLOURS[colour]}{number + 1}"


def write(layout: Layout, index: int) -> str:
    """The text of an action."""
    if index >= layout.actions:
        return _write_chance(layout, index - layout.actions)
    die, crossed, drawn = layout.meanings[index]
    parts = [die_name(die)]
    if crossed:
        parts.append(f"x{crossed}")
    if drawn:
        parts.append(str(layout.drawings[drawn - 1]))
    return " ".join(parts)


def _write_chance(layout: Layout, number: int) -> str:
    if number < SET_UPS:
        return f"{SET_UP[number // FACES]} {number % FACES + 1}"
    colours, shown = divmod(number - SET_UPS, FACES**layout.hand)
    dice = []
    for colour in reversed(SETS[layout.hand][colours]):
        shown, face = divmod(shown, FACES)
        dice.append(die_name(FACES * colour + face))
    return "roll " + " ".join(reversed(dice))


def read(layout: Layout, text: str) -> int:
    """The action of a text."""
    reader = Reader(GAME, text)
    stage = next((stage for stage, word in enumerate(SET_UP) if reader.take(word)), None)
    if stage is not None:
        index = layout.actions + FACES * stage + _set_up(reader)
    elif reader.take("roll"):
        index = layout.actions + SET_UPS + _roll(layout, reader)
    elif text[:1] in COLOURS:
        return _pick(layout, reader)
    else:
        raise reader.fail("galilee-notation-start")
    reader.end()
    return index


def _set_up(reader: Reader) -> int:
    reader.want(" ")
    return reader.number(1, FACES) - 1


def _roll(layout: Layout, reader: Reader) -> int:
    """Dice in the order R B G Y P, as many as are rolled."""
    colours: list[int] = []
    shown = 0
    for missing in reversed(range(layout.hand)):
        reader.want(" ")
        # Those that still fit behind the last one and leave enough for the dice to come.
        first = colours[-1] + 1 if colours else 0
        letter = reader.one_of(COLOURS[first : len(COLOURS) - missing])
        colours.append(COLOURS.index(letter))
        shown = FACES * shown + reader.number(1, FACES) - 1
    return SETS[layout.hand].index(tuple(colours)) * int(FACES**layout.hand) + shown


def _pick(layout: Layout, reader: Reader) -> int:
    colour = COLOURS.index(reader.one_of(COLOURS))
    row = reader.number(1, FACES)
    firsts = layout.dice[FACES * colour + row - 1]
    if reader.place == len(reader.text):
        return firsts[ALONE]
    reader.want(" ")
    if not reader.take("x"):
        return _drawn(layout, reader, colour, row)
    start = reader.place
    crossed = reader.number(1, FACES)
    if crossed == row:
        reader.place = start
        raise reader.fail("galilee-notation-same-row", row=row)
    index = firsts[CROSSING] + (crossed - 1 - (crossed > row)) * (layout.cells + 1)
    if reader.place == len(reader.text):
        return index
    reader.want(" ")
    reader.want(polyomino.PLAIN)
    top, left = _place(layout, reader, 1, 1)
    return index + (top - 1) * layout.columns + left


def _drawn(layout: Layout, reader: Reader, colour: int, row: int) -> int:
    """The tile's drawing: it must be one of the two tiles that the die can mean, in any of the
    ways in which they can lie, and inside the mosaic."""
    start = reader.place
    text = reader.while_in(polyomino.PLAIN + polyomino.EMPTY + "/")
    ways = layout.ways[row - 1][colour] | layout.ways[row - 1][colour + 1]
    if text not in ways:
        reader.place = start
        die = die_name(FACES * colour + row - 1)
        raise reader.fail("galilee-notation-tile", die=die, ways=", ".join(sorted(ways)))
    lines = text.split("/")
    top, left = _place(layout, reader, len(lines), len(lines[0]))
    drawing = layout.texts[f"{text}@{top},{left}"]
    return layout.action_of(FACES * colour + row - 1, drawing)


def _place(layout: Layout, reader: Reader, height: int, width: int) -> tuple[int, int]:
    """Where a drawing of this size lies; nothing may follow."""
    reader.want("@")
    if height > layout.rows or width > layout.columns:
        raise reader.fail("galilee-notation-large", rows=layout.rows, columns=layout.columns)
    top = reader.number(1, layout.rows - height + 1)
    reader.want(",")
    left = reader.number(1, layout.columns - width + 1)
    reader.end()
    return top, left
