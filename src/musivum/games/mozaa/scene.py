"""The growing table, the hand, the stock and the pawns to look at and to click on."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from musivum.core.game import Game, View
from musivum.core.numbers import Ints
from musivum.core.state import actions
from musivum.drawing.lasting import lasting
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
    held,
    piece,
    text,
)
from musivum.drawing.ways import Group, Ways
from musivum.games.mozaa import rules, table
from musivum.games.mozaa.board import Lying, bits_of, hands_and_stock, lying, turn
from musivum.games.mozaa.data import (
    CARD_NUMBERS,
    CARDS,
    CLASSIC,
    COLOURS,
    LOOK_TEXTS,
    LOOKS,
    PLACEMENTS,
    SIDES,
    VARIANTS,
)
from musivum.games.mozaa.notation import place_name
from musivum.games.mozaa.pieces import MIDDLES, PAWNS, STONES, TRIANGLES, card_pieces, sides

LEAST_SIDE = 5.4
"""The table is never shown smaller than so many cards."""

Triangles = tuple[str, ...]
"""Triangles of a field, such as ``0,1N``."""
NO_OPEN_SIDE = ~0
"""What the first triangle of a closed field has in the links."""
TABLE, HAND, STOCK, CHOICE = "table", "hand", "stock", "colours"
NO_CARD = Choose(text("mozaa-prompt-card"), HAND)
"""The first step, until the others are known that follow it."""


def ahead(_game: Game, array: Ints, seat: int) -> bool:
    """One's cards are known, for they are drawn at the end of one's turn: a card, how it is turned
    and where it shall lie can be planned as soon as all hands are dealt."""
    if array[table.PHASE] in (rules.COLOUR, rules.DEAL, rules.OVER):
        return False
    array[table.SEAT], array[table.PHASE] = seat, rules.PLACE
    return True


def scene(game: Game, view: View) -> Scene:
    """The table large; hand, stock and free colours beside it."""
    numbers: list[int] = view["state"]
    on_table = lying(tuple(numbers[table.LIES : table.KEY]), numbers)
    seen = turn(numbers) | hands_and_stock(view["players"], numbers, on_table)
    if view["options"]["variant"] != VARIANTS[CLASSIC]:
        seen |= view["board"]  # which tells of colours, or of claims and pawns
    claims = tuple([(claim["seat"], claim["field"]) for claim in seen.get("claims", ())])
    claiming = "claims" in seen and any(move.startswith("claim") for move in view["legal"])
    seen["open"] = on_table.open(numbers)
    boards = [_table(on_table, seen["open"], claims, claiming)]
    cards = [] if view["seat"] is None else seen["hands"][view["seat"]]["cards"]
    if cards:
        boards.append(_hand(tuple(cards)))
    if seen["phase"] == "colour":
        boards.append(_free_colours(tuple(filter(None, seen["colours"]))))
    boards.append(_stock(seen["stock"]))
    fields = _fields(on_table, "claims" in seen)
    steps = Steps()
    legal = actions(game, view)
    first = _first_step(view, legal, seen, fields, steps, claiming) if legal else None
    accounts = _accounts(view, seen, fields, claiming)
    return Scene(
        _prompt(view, seen["phase"]), boards, accounts, steps.steps, first, secret=bool(cards)
    )


def _prompt(view: View, phase: str) -> Text:
    if view["outcome"]:
        return text(view["outcome"]["reason"])
    return text("mozaa-prompt-watch", phase=phase)


# Boards


@lasting(4)
def _table(
    on_table: Lying, places: tuple[str, ...], claims: tuple[tuple[int, str], ...], claiming: bool
) -> Board:
    cells: list[Cell] = []
    pieces: list[Piece] = []
    known = _cards(claiming)
    if len(known) > 4 * CARDS:
        known.clear()
    for card in on_table.cards:
        found = known.get(card)
        if found is None:
            found = known[card] = _laid(*card, claiming)
        cells += found[0]
        pieces += found[1]
    around = [_open(place) for place in places]
    cells += around
    for seat, field in claims:
        place, side = field[:-1], field[-1]
        row, column = (int(number) for number in place.split(","))
        right, down = MIDDLES[side]
        pieces.append(_pawn(seat, column + right, row + down, 0.42))
    # Whatever lies at the edge has an open place beyond it, if any is open. They come by rows.
    edge = around or cells
    across = [cell.x for cell in edge]
    box = _roomy(bounds([(min(across), edge[0].y), (max(across), edge[-1].y)], 0.7))
    return Board(
        TABLE, text("mozaa-table"), "main", box, cells, pieces, shapes=TRIANGLES, grows=True
    )


def _roomy(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    """The box made so large that the first cards do not fill it."""
    left, top, width, height = box
    more_width, more_height = max(LEAST_SIDE - width, 0), max(LEAST_SIDE - height, 0)
    return left - more_width / 2, top - more_height / 2, width + more_width, height + more_height


@lasting(2)
def _cards(claiming: bool) -> dict[tuple[int, int, str], tuple[list[Cell], list[Piece]]]:  # noqa: ARG001 - they look different
    """The cards that have been laid on a table, as they are drawn."""
    return {}


def _laid(row: int, column: int, card: str, claiming: bool) -> tuple[list[Cell], list[Piece]]:
    """A card on the table; while fields are claimed, every triangle of it can be pointed at."""
    at = f"{row},{column}"
    if claiming:
        cells = [
            _triangle(row, column, side, letter) for side, letter in zip(SIDES, card, strict=True)
        ]
        return cells, card_pieces(card, column, row, f"{at}{SIDES[0]}")
    said = text("mozaa-card", row=row, column=column, **sides(card))
    return [Cell(at, column, row, said)], card_pieces(card, column, row, at)


@lru_cache(maxsize=5000)
def _open(place: str) -> Cell:
    """A place where a card may be laid."""
    row, column = (int(number) for number in place.split(","))
    return Cell(place, column, row, text("mozaa-open", row=row, column=column))


@lru_cache(maxsize=5000)
def _triangle(row: int, column: int, side: str, letter: str) -> Cell:
    """A part of a card that can be pointed at."""
    right, down = MIDDLES[side]
    said = text("mozaa-triangle", row=row, column=column, side=side, colour=letter)
    return Cell(f"{row},{column}{side}", column, row, said, side, hit=(column + right, row + down))


def _pawn(seat: int, x: float, y: float, size: float) -> Piece:
    return piece(x, y, PAWNS[seat], letter=str(seat + 1), look="pawn", size=size)


@lasting(8)
def _hand(cards: tuple[str, ...]) -> Board:
    cells = [
        Cell(card, 1.15 * n, 0, text("mozaa-held", **sides(card))) for n, card in enumerate(cards)
    ]
    pieces = [
        piece for n, card in enumerate(cards) for piece in card_pieces(card, 1.15 * n, 0, card)
    ]
    width = max(1.15 * len(cards) - 0.15, 1)
    box = (-0.6, -0.6, width + 0.2, 1.2)
    return Board(HAND, text("mozaa-hand"), "tray", box, cells, pieces, shapes=TRIANGLES, scale=1.6)


@lru_cache(maxsize=100)
def _free_colours(taken: tuple[str, ...]) -> Board:
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


@lru_cache(maxsize=100)
def _stock(cards: int) -> Board:
    cell = Cell("stock", 0, 0, text("mozaa-in-stock", cards=cards))
    pieces = [piece(0, 0, "marble", look="back", cell="stock")] if cards else []
    labels = [Label(0, 0, str(cards), size=0.36)]
    box = (-0.6, -0.6, 1.2, 1.2)
    return Board(STOCK, text("mozaa-tray-stock"), "tray", box, [cell], pieces, labels, scale=1.2)


# The score


def _accounts(view: View, seen: dict[str, Any], fields: "_Fields", claiming: bool) -> list[Account]:
    """Points are written down when a field is closed: the account tells which fields on the table
    are closed, and what claimed ones may bring."""
    found = []
    for seat in range(view["players"]):
        own = seen["colours"][seat] if "colours" in seen else None
        claims = tuple(
            [
                (claim["colour"], claim["cards"], claim["open"], fields.named[claim["field"]])
                for claim in seen.get("claims", ())
                if claim["seat"] == seat
            ]
        )
        hand = seen["hands"][seat]
        cards = len(hand["cards"]) + hand["hidden"]
        pawns = seen["pawns"][seat] if "pawns" in seen else -1
        score = view["scores"][seat]
        closed = tuple([one for one in fields.closed if own in (None, one[0])])
        found.append(_account(seat, score, own or "none", cards, pawns, closed, claims, claiming))
    return found


@lasting(12)
def _account(
    seat: int,
    score: int,
    own: str,
    cards: int,
    pawns: int,
    closed: tuple[tuple[str, tuple[Triangles, ...]], ...],
    claims: tuple[tuple[str, int, int, Triangles], ...],
    claiming: bool,
) -> Account:
    lines = [AccountLine(text("mozaa-account"), score)]
    lines += [_closed(letter, fields, claiming) for letter, fields in closed]
    for letter, laid, gaps, triangles in claims:
        said = text("mozaa-account-claim", colour=letter, cards=laid, open=gaps)
        area = _area(triangles, claiming)
        lines.append(AccountLine(said, None, TABLE, [area], STONES[letter]))
    note = text("mozaa-account-note", cards=cards, colour=own, pawns=pawns)
    return Account(seat, score, lines, note)


@lasting(12)
def _closed(letter: str, fields: tuple[Triangles, ...], claiming: bool) -> AccountLine:
    """The closed fields of a colour: how many there are, and what they brought whoever closed
    them. Nobody's points are in this line; a position does not tell who closed what."""
    worth = sum(int(rules.points(len({one[:-1] for one in field}))) for field in fields)
    said = text("mozaa-account-closed", colour=letter, fields=len(fields), points=worth)
    areas = [_area(field, claiming) for field in fields]
    return AccountLine(said, None, TABLE, areas, STONES[letter])


def _area(triangles: Triangles, claiming: bool) -> list[str]:
    """The triangles of a field: cells while one may claim, else parts of their cards' cells."""
    if claiming:
        return list(triangles)
    return [f"{triangle[:-1]}/{triangle[-1]}" for triangle in triangles]


@dataclass(frozen=True, slots=True, eq=False)
class _Fields:
    """The fields on the table that one is told of."""

    named: dict[str, Triangles]
    """Where fields are claimed, all by their names, which are their first triangles."""
    closed: list[tuple[str, tuple[Triangles, ...]]]
    """The closed ones of each colour that has any."""


@lasting(4)
def _fields(on_table: Lying, claimed: bool) -> _Fields:
    """The fields of these cards."""
    laid, links = on_table.cards, on_table.links
    numbers = {CARD_NUMBERS[card]: (row, column) for row, column, card in laid}
    found: dict[str, Triangles] = {}
    closed: dict[str, list[Triangles]] = {letter: [] for letter in COLOURS}
    for _, _, card in laid:
        first = 4 * CARD_NUMBERS[card]
        for side, link in enumerate(links[first : first + 4]):
            if link >= 0 or (link != NO_OPEN_SIDE and not claimed):
                continue
            # Cards come by row and column, as roots do: the first triangle of a field names it.
            triangles = _joined(first + side, links, numbers)
            found[triangles[0]] = triangles
            if link == NO_OPEN_SIDE:
                closed[card[side]].append(triangles)
    return _Fields(found, [(letter, tuple(shut)) for letter, shut in closed.items() if shut])


def _joined(root: int, links: tuple[int, ...], numbers: dict[int, tuple[int, int]]) -> Triangles:
    """The triangles of the field with this root, by the places of all cards on the table."""
    found = []
    for place, number in sorted([(numbers[one], one) for one in bits_of(links[4 * CARDS + root])]):
        for side, triangle in enumerate(_triangles(*place)):
            top = 4 * number + side
            while links[top] >= 0:
                top = links[top]
            if top == root:
                found.append(triangle)
    return tuple(found)


@lru_cache(maxsize=5000)
def _triangles(row: int, column: int) -> Triangles:
    """The names of the triangles of a place."""
    return tuple(f"{row},{column}{side}" for side in SIDES)


# Steps


def _first_step(
    view: View,
    legal: list[int],
    seen: dict[str, Any],
    fields: _Fields,
    steps: Steps,
    claiming: bool,
) -> int:
    if seen["phase"] == "colour":
        at = {move[-1]: Leaf(move) for move in view["legal"]}
        return steps.add(Choose(text("mozaa-prompt-colour"), CHOICE, at))
    if seen["phase"] == "claim":
        done = Button(text("mozaa-done"), Leaf("done"), main=True)
        return steps.add(_claim(view, fields, "mozaa-prompt-claim", [done]))
    if legal[0] >= PLACEMENTS and not claiming:
        button = Button(text("scene-pass"), Leaf("pass"))
        return steps.add(Choose(text("mozaa-prompt-pass"), TABLE, {}, {}, [button]))
    number = steps.add(NO_CARD)
    at = _place(legal, seen["hands"][view["seat"]]["cards"], seen["open"], steps)
    buttons = []
    if claiming:
        claim = steps.add(_claim(view, fields, "mozaa-prompt-claim-now", []))
        buttons.append(Button(text("mozaa-claim-now"), Leaf("", claim)))
    steps.steps[number] = Choose(text("mozaa-prompt-card"), HAND, at, {}, buttons)
    return number


def _place(
    legal: list[int], cards: list[str], places: tuple[str, ...], steps: Steps
) -> dict[str, Leaf]:
    """Choose a card of the hand, turn it, and place it."""
    fits: dict[str, list[str]] = {}
    for action in legal:
        if action < PLACEMENTS:
            place, look = divmod(action, LOOKS)
            fits.setdefault(LOOK_TEXTS[look], []).append(place_name(place))
    at = {}
    for card in cards:
        turns = _turns(card, fits, places)
        if any(turn.at for turn in turns):
            place_it = Place(text("mozaa-prompt-place"), TABLE, turns, TRIANGLES)
            at[card] = Leaf("", steps.add(place_it))
    return at


def _turns(card: str, legal: dict[str, list[str]], places: tuple[str, ...]) -> list[Turn]:
    """A card as it can lie, everywhere where one may be laid."""
    looks = list(dict.fromkeys(card[-turn:] + card[:-turn] if turn else card for turn in range(4)))
    turns = []
    for number, look in enumerate(looks):
        pieces, group = card_pieces(look, 0, 0, ""), Group(f"{look}@", 0, 0, None, places)
        ways = Ways(pieces, [group], (number + 1) % len(looks))
        turns.append(held(ways, legal.get(look, [])))
    return turns


def _claim(view: View, fields: _Fields, prompt: str, buttons: list[Button]) -> Choose:
    """A click on any triangle claims its field."""
    legal = set(view["legal"])
    roots = {one: name for name, triangles in fields.named.items() for one in triangles}
    at = {
        triangle: Leaf(f"claim {root}")
        for triangle, root in roots.items()
        if f"claim {root}" in legal
    }
    ask = {triangle: f"claim {root}" for triangle, root in roots.items() if triangle not in at}
    return Choose(text(prompt), TABLE, at, ask, buttons)
