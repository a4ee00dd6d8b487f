"""The growing table, the hand, the stock and the pawns to look at and to click on."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from typing import Any

import numpy as np

from musivum.core.game import Game, View
from musivum.core.numbers import Ints
from musivum.drawing.palette import SIGN_OF
from musivum.drawing.scene import (
    Account,
    AccountLine,
    Board,
    Button,
    Cell,
    Choose,
    Label,
    Leaf,
    Piece,
    Place,
    Scene,
    Steps,
    Text,
    Turn,
    bounds,
    piece,
    text,
)
from musivum.games.mozaa import rules, table
from musivum.games.mozaa.data import CARD_NUMBERS, COLOURS, SIDES
from musivum.games.mozaa.notation import triangle_name
from musivum.games.mozaa.pieces import MIDDLES, PAWNS, STONES, TRIANGLES, card_pieces, sides

LEAST_SIDE = 5.4
"""The table is never shown smaller than so many cards."""

TABLE, HAND, STOCK, CHOICE = "table", "hand", "stock", "colours"


def ahead(_game: Game, array: Ints, seat: int) -> bool:
    """One's cards are known, for they are drawn at the end of one's turn: a card, how it is turned
    and where it shall lie can be planned as soon as all hands are dealt."""
    if array[table.PHASE] in (rules.COLOUR, rules.DEAL, rules.OVER):
        return False
    array[table.SEAT], array[table.PHASE] = seat, rules.PLACE
    return True


def scene(_game: Game, view: View) -> Scene:
    """The table large; hand, stock and free colours beside it."""
    seen = view["board"]
    array = np.array(view["state"], dtype=np.int64)
    boards = [_table(view)]
    held = [] if view["seat"] is None else seen["hands"][view["seat"]]["cards"]
    if held:
        boards.append(_hand(held))
    if seen["phase"] == "colour":
        boards.append(_free_colours(view))
    boards.append(_stock(seen["stock"]))
    steps = Steps()
    first = _first_step(view, array, steps) if view["legal"] else None
    accounts = _accounts(view, array)
    return Scene(_prompt(view), boards, accounts, steps.steps, first, secret=bool(held))


def _prompt(view: View) -> Text:
    if view["outcome"]:
        return text(view["outcome"]["reason"])
    return text("mozaa-prompt-watch", phase=view["board"]["phase"])


# Boards


def _table(view: View) -> Board:
    seen = view["board"]
    claiming = _claiming(view)
    cells: list[Cell] = []
    pieces: list[Piece] = []
    for laid in seen["cards"]:
        row, column, card = laid["row"], laid["column"], laid["card"]
        at = f"{row},{column}"
        if claiming:
            cells += [
                _triangle(row, column, side, letter)
                for side, letter in zip(SIDES, card, strict=True)
            ]
        else:
            cells.append(_laid(row, column, card))
        pieces += card_pieces(card, column, row, f"{at}{SIDES[0]}" if claiming else at)
    cells += [_open(place) for place in seen["open"]]
    for claim in seen.get("claims", []):
        place, side = claim["field"][:-1], claim["field"][-1]
        row, column = (int(number) for number in place.split(","))
        right, down = MIDDLES[side]
        pieces.append(_pawn(claim["seat"], column + right, row + down, 0.42))
    box = _roomy(bounds([(cell.x, cell.y) for cell in cells], 0.7))
    return Board(
        TABLE, text("mozaa-table"), "main", box, cells, pieces, shapes=TRIANGLES, grows=True
    )


def _claiming(view: View) -> bool:
    """Whether the one who looks may claim a field: then every triangle can be pointed at."""
    return any(move.startswith("claim") for move in view["legal"])


def _roomy(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    """The box made so large that the first cards do not fill it."""
    left, top, width, height = box
    more_width, more_height = max(LEAST_SIDE - width, 0), max(LEAST_SIDE - height, 0)
    return left - more_width / 2, top - more_height / 2, width + more_width, height + more_height


@lru_cache(maxsize=5000)
def _laid(row: int, column: int, card: str) -> Cell:
    """A card on the table."""
    said = text("mozaa-card", row=row, column=column, **sides(card))
    return Cell(f"{row},{column}", column, row, said)


@lru_cache(maxsize=5000)
def _open(place: str) -> Cell:
    """A place where a card may be laid."""
    row, column = (int(number) for number in place.split(","))
    return Cell(place, column, row, text("mozaa-open", row=row, column=column))


@lru_cache(maxsize=5000)
def _triangle(row: int, column: int, side: str, letter: str) -> Cell:
    """While fields are claimed, every triangle can be pointed at."""
    right, down = MIDDLES[side]
    said = text("mozaa-triangle", row=row, column=column, side=side, colour=letter)
    return Cell(f"{row},{column}{side}", column, row, said, side, hit=(column + right, row + down))


def _pawn(seat: int, x: float, y: float, size: float) -> Piece:
    return piece(x, y, PAWNS[seat], letter=str(seat + 1), look="pawn", size=size)


def _hand(cards: list[str]) -> Board:
    cells = [
        Cell(card, 1.15 * n, 0, text("mozaa-held", **sides(card))) for n, card in enumerate(cards)
    ]
    pieces = [
        piece for n, card in enumerate(cards) for piece in card_pieces(card, 1.15 * n, 0, card)
    ]
    width = max(1.15 * len(cards) - 0.15, 1)
    box = (-0.6, -0.6, width + 0.2, 1.2)
    return Board(HAND, text("mozaa-hand"), "tray", box, cells, pieces, shapes=TRIANGLES, scale=1.6)


def _free_colours(view: View) -> Board:
    taken = [colour for colour in view["board"]["colours"] if colour]
    free = [colour for colour in COLOURS if colour not in taken]
    cells = [
        Cell(colour, n, 0, text("mozaa-colour", colour=colour)) for n, colour in enumerate(free)
    ]
    pieces = [
        piece(n, 0, STONES[colour], SIGN_OF[STONES[colour]], cell=colour)
        for n, colour in enumerate(free)
    ]
    box = (-0.6, -0.6, len(free) + 0.2, 1.2)
    return Board(CHOICE, text("mozaa-colours"), "tray", box, cells, pieces, scale=1.3)


def _stock(cards: int) -> Board:
    cell = Cell("stock", 0, 0, text("mozaa-in-stock", cards=cards))
    pieces = [piece(0, 0, "marble", look="back", cell="stock")] if cards else []
    labels = [Label(0, 0, str(cards), size=0.36)]
    box = (-0.6, -0.6, 1.2, 1.2)
    return Board(STOCK, text("mozaa-tray-stock"), "tray", box, [cell], pieces, labels, scale=1.2)


# The score


def _accounts(view: View, array: Ints) -> list[Account]:
    """Points are written down when a field is closed: the account tells which fields on the table
    are closed, and what claimed ones may bring."""
    seen = view["board"]
    fields = _fields(seen, array)
    claimed = _named(fields, array) if seen.get("claims") else {}
    closed = {letter: _closed(view, letter, fields, array) for letter in COLOURS}
    found = []
    for seat in range(view["players"]):
        lines = [AccountLine(text("mozaa-account"), view["scores"][seat])]
        own = seen["colours"][seat] if "colours" in seen else None
        lines += [line for letter, line in closed.items() if line and own in (None, letter)]
        for claim in seen.get("claims", []):
            if claim["seat"] == seat:
                said = text(
                    "mozaa-account-claim",
                    colour=claim["colour"],
                    cards=claim["cards"],
                    open=claim["open"],
                )
                area = _area(view, claimed[claim["field"]])
                lines.append(AccountLine(said, None, TABLE, [area], STONES[claim["colour"]]))
        hand = seen["hands"][seat]
        note = text(
            "mozaa-account-note",
            cards=len(hand["cards"]) + hand["hidden"],
            colour=own or "none",
            pawns=seen["pawns"][seat] if "pawns" in seen else -1,
        )
        found.append(Account(seat, view["scores"][seat], lines, note))
    return found


def _closed(view: View, letter: str, fields: list["_Field"], array: Ints) -> AccountLine | None:
    """The closed fields of a colour: how many there are, and what they brought whoever closed
    them. Nobody's points are in this line; a position does not tell who closed what."""
    shut = [
        field
        for field in fields
        if field.colour == letter and not table.open_sides(array, field.root)
    ]
    if not shut:
        return None
    worth = sum(rules.points(len({one[:-1] for one in field.triangles})) for field in shut)
    said = text("mozaa-account-closed", colour=letter, fields=len(shut), points=int(worth))
    return AccountLine(said, None, TABLE, [_area(view, field) for field in shut], STONES[letter])


@dataclass(slots=True)
class _Field:
    root: int
    colour: str
    triangles: list[str]
    """As they are named in claims, such as ``0,1N``."""


def _fields(seen: dict[str, Any], array: Ints) -> list[_Field]:
    """All fields on the table."""
    found: dict[int, _Field] = {}
    for laid in seen["cards"]:
        card, at = laid["card"], f"{laid['row']},{laid['column']}"
        for triangle, side, letter in zip(count(4 * CARD_NUMBERS[card]), SIDES, card, strict=False):
            root = table.field_of(array, triangle)
            field = found.get(root)
            if field is None:
                field = found[root] = _Field(root, letter, [])
            field.triangles.append(f"{at}{side}")
    return list(found.values())


def _named(fields: list[_Field], array: Ints) -> dict[str, _Field]:
    """Fields by the names that claims have for them: where their roots lie."""
    return {
        triangle_name(table.place_of(array, field.root >> 2), field.root & 3): field
        for field in fields
    }


def _area(view: View, field: _Field) -> list[str]:
    """The triangles of a field: cells while one may claim, else parts of their cards' cells."""
    if _claiming(view):
        return field.triangles
    return [f"{triangle[:-1]}/{triangle[-1]}" for triangle in field.triangles]


# Steps


def _first_step(view: View, array: Ints, steps: Steps) -> int:
    phase = view["board"]["phase"]
    if phase == "colour":
        at = {move[-1]: Leaf(move) for move in view["legal"]}
        return steps.add(Choose(text("mozaa-prompt-colour"), CHOICE, at))
    if phase == "claim":
        done = Button(text("mozaa-done"), Leaf("done"), main=True)
        return steps.add(_claim(view, array, "mozaa-prompt-claim", [done]))
    if view["legal"] == ["pass"]:
        button = Button(text("scene-pass"), Leaf("pass"))
        return steps.add(Choose(text("mozaa-prompt-pass"), TABLE, {}, {}, [button]))
    return _place(view, array, steps)


def _place(view: View, array: Ints, steps: Steps) -> int:
    """Choose a card of the hand, turn it, and place it; or claim a field first."""
    legal = set(view["legal"])
    number = steps.add(Choose(text("mozaa-prompt-card"), HAND, {}))
    at = {}
    for card in view["board"]["hands"][view["seat"]]["cards"]:
        turns = _turns(card, legal, view["board"]["open"])
        if any(turn.at for turn in turns):
            place = Place(text("mozaa-prompt-place"), TABLE, turns, TRIANGLES)
            at[card] = Leaf("", steps.add(place))
    buttons = []
    if _claiming(view):
        claim = steps.add(_claim(view, array, "mozaa-prompt-claim-now", []))
        buttons.append(Button(text("mozaa-claim-now"), Leaf("", claim)))
    steps.steps[number] = Choose(text("mozaa-prompt-card"), HAND, at, {}, buttons)
    return number


def _turns(card: str, legal: set[str], places: list[str]) -> list[Turn]:
    looks = list(dict.fromkeys(card[-turn:] + card[:-turn] if turn else card for turn in range(4)))
    turns = []
    for number, look in enumerate(looks):
        moves = {place: f"{look}@{place}" for place in places}
        at = {place: move for place, move in moves.items() if move in legal}
        ask = {place: move for place, move in moves.items() if move not in legal}
        turns.append(Turn(card_pieces(look, 0, 0, ""), at, ask, (number + 1) % len(looks)))
    return turns


def _claim(view: View, array: Ints, prompt: str, buttons: list[Button]) -> Choose:
    """A click on any triangle claims its field."""
    legal = set(view["legal"])
    fields = _named(_fields(view["board"], array), array)
    roots = {one: name for name, field in fields.items() for one in field.triangles}
    at = {
        triangle: Leaf(f"claim {root}")
        for triangle, root in roots.items()
        if f"claim {root}" in legal
    }
    ask = {triangle: f"claim {root}" for triangle, root in roots.items() if triangle not in at}
    return Choose(text(prompt), TABLE, at, ask, buttons)
