"""The growing table, the hand, the stock and the pawns to look at and to click on."""

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain, compress
from operator import itemgetter, ne
from typing import Any

from musivum.core.game import Game, View
from musivum.core.numbers import Ints
from musivum.core.state import actions, array_of
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
from musivum.games.mozaa.board import (
    Lying,
    bits_of,
    hands_and_stock,
    lying,
    of_variant,
    turn,
)
from musivum.games.mozaa.data import (
    CARDS,
    COLOURS,
    FIRST_CLAIM,
    LOOK_TEXTS,
    LOOKS,
    PLACEMENTS,
    PLACES,
    SIDES,
)
from musivum.games.mozaa.notation import place_name, triangle_name
from musivum.games.mozaa.pieces import MIDDLES, PAWNS, STONES, TRIANGLES, card_pieces, sides

LEAST_SIDE = 5.4
"""The table is never shown smaller than so many cards."""

Triangles = tuple[str, ...]
"""Triangles of a field, such as ``0,1N``."""
NO_OPEN_SIDE = ~0
"""What the first triangle of a closed field has in the links."""
TABLE, HAND, STOCK, CHOICE = "table", "hand", "stock", "colours"
LAST_CLAIM = FIRST_CLAIM + PLACES * len(SIDES)
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
    array = array_of(view)
    numbers: list[int] = array[: table.KEY].tolist()
    on_table = lying(tuple(numbers[table.LIES :]), array)
    seen = turn(numbers) | hands_and_stock(view["players"], numbers, on_table)
    seen |= of_variant(view["players"], game.variant, array)  # type: ignore[attr-defined] # a Mozaa
    seen["open"] = on_table.open(numbers)
    claims = None
    if "claims" in seen:
        claims = tuple([(claim["seat"], claim["field"]) for claim in seen["claims"]])
    boards = [_table(on_table, seen["open"], claims)]
    cards = [] if view["seat"] is None else seen["hands"][view["seat"]]["cards"]
    if cards:
        boards.append(_hand(tuple(cards)))
    if seen["phase"] == "colour":
        boards.append(_free_colours(tuple(filter(None, seen["colours"]))))
    boards.append(_stock(seen["stock"]))
    fields = _fields(on_table, claims is not None)
    steps = Steps()
    legal = actions(game, view)
    first = _first_step(view, legal, seen, fields, steps) if legal else None
    accounts = _accounts(view, seen, fields)
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
    on_table: Lying, places: tuple[str, ...], claims: tuple[tuple[int, str], ...] | None
) -> Board:
    """The table; where fields can be claimed, with all claims."""
    known = _cards(claims is not None)
    if len(known) > 4 * CARDS:
        known.clear()
    for card in on_table.cards:
        if card not in known:
            known[card] = _laid(*card, claims is not None)
    drawn = list(map(known.__getitem__, on_table.cards))
    cells = list(chain.from_iterable(map(itemgetter(0), drawn)))
    pieces = list(chain.from_iterable(map(itemgetter(1), drawn)))
    around = list(map(_open, places))
    cells += around
    for seat, name in claims or ():
        place, side = name[:-1], name[-1]
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


@lasting(2, by=1)
def _cards(claimed: bool) -> dict[tuple[int, int, str], tuple[list[Cell], list[Piece]]]:  # noqa: ARG001 - they look different
    """The cards that have been laid on a table, as they are drawn."""
    return {}


def _laid(row: int, column: int, card: str, claimed: bool) -> tuple[list[Cell], list[Piece]]:
    """A card on the table; where fields are claimed, every triangle of it can be pointed at. So it
    is all the while, or the whole table would be told anew with every turn."""
    at = f"{row},{column}"
    if claimed:
        cells = [
            _triangle(row, column, side, letter) for side, letter in zip(SIDES, card, strict=True)
        ]
        return cells, card_pieces(card, column, row, *[cell.id for cell in cells])
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


def _accounts(view: View, seen: dict[str, Any], fields: "_Fields") -> list[Account]:
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
        told = seat, view["scores"][seat], own or "none", cards, pawns, claims
        closed = [line for letter, line in fields.closed if own in (None, letter)]
        # Lines that are alike are the same one, as long as an account has them.
        found.append(_account(*told, tuple(map(id, closed)), closed))
    return found


@lasting(12, by=7)
def _account(
    seat: int,
    score: int,
    own: str,
    cards: int,
    pawns: int,
    claims: tuple[tuple[str, int, int, Triangles], ...],
    _same: tuple[int, ...],
    closed: list[AccountLine],
) -> Account:
    lines = [AccountLine(text("mozaa-account"), score), *closed]
    for letter, laid, gaps, triangles in claims:
        said = text("mozaa-account-claim", colour=letter, cards=laid, open=gaps)
        lines.append(AccountLine(said, None, TABLE, [list(triangles)], STONES[letter]))
    note = text("mozaa-account-note", cards=cards, colour=own, pawns=pawns)
    return Account(seat, score, lines, note)


@lasting(12)
def _closed(letter: str, fields: tuple[Triangles, ...], claimed: bool) -> AccountLine:
    """The closed fields of a colour: how many there are, and what they brought whoever closed
    them. Nobody's points are in this line; a position does not tell who closed what."""
    worth = sum(int(rules.points(len({triangle[:-1] for triangle in one}))) for one in fields)
    said = text("mozaa-account-closed", colour=letter, fields=len(fields), points=worth)
    areas = [_area(one, claimed) for one in fields]
    return AccountLine(said, None, TABLE, areas, STONES[letter])


def _area(triangles: Triangles, claimed: bool) -> list[str]:
    """The triangles of a field: cells where one may claim, else parts of their cards' cells."""
    if claimed:
        return list(triangles)
    return [f"{triangle[:-1]}/{triangle[-1]}" for triangle in triangles]


@dataclass(frozen=True, slots=True, eq=False)
class _Fields:
    """The fields on the table that one is told of."""

    named: dict[str, Triangles]
    """Where fields are claimed, all by their names, which are their first triangles."""
    closed: list[tuple[str, AccountLine]]
    """The closed ones of each colour that has any, as accounts tell them."""


@dataclass(slots=True)
class _Joined:
    """Fields of a table that were worked out before."""

    lies: tuple[int, ...] = ()
    """The cards that lay there then …"""
    triangles: dict[tuple[int, int], Triangles] = field(default_factory=dict)
    """… and the triangles of their fields, by roots and sets of cards."""


@lasting(4)
def _fields(on_table: Lying, claimed: bool) -> _Fields:
    """The fields of these cards."""
    lies, links = on_table.lies, on_table.links
    before = _before(claimed)
    if any(compress(before.lies, map(ne, before.lies, lies))):
        before.triangles.clear()  # a card lies elsewhere: moves were taken back
    before.lies = lies
    # As their cards come by row and column, so do roots: the first triangle of a field names it.
    roots = _roots(links, claimed)
    roots.sort(key=lambda root: 4 * lies[root >> 2] + (root & 3))
    found: dict[str, Triangles] = {}
    closed: dict[str, list[Triangles]] = {letter: [] for letter in COLOURS}
    for root in roots:
        key = root, links[4 * CARDS + root]
        triangles = before.triangles.get(key)
        if triangles is None:
            triangles = before.triangles[key] = _joined(root, links, lies)
        found[triangles[0]] = triangles
        if links[root] == NO_OPEN_SIDE:
            closed[LOOK_TEXTS[(lies[root >> 2] - 1) % LOOKS][root & 3]].append(triangles)
    lines = [
        (letter, _closed(letter, tuple(shut), claimed)) for letter, shut in closed.items() if shut
    ]
    return _Fields(found, lines)


@lasting(2, by=1)
def _before(claimed: bool) -> _Joined:  # noqa: ARG001 - fewer fields are worked out where it is not so
    """The fields of a table that are known already: most stay as they are with every card."""
    return _Joined()


def _roots(links: tuple[int, ...], claimed: bool) -> list[int]:
    """The first triangles of closed fields or, where fields are claimed, of all."""
    if claimed:
        return [root for root, link in enumerate(links[: 4 * CARDS]) if link < 0]
    found, root = [], -1
    for _ in range(links[: 4 * CARDS].count(NO_OPEN_SIDE)):
        root = links.index(NO_OPEN_SIDE, root + 1)
        found.append(root)
    return found


def _joined(root: int, links: tuple[int, ...], lies: tuple[int, ...]) -> Triangles:
    """The triangles of the field with this root, by the places of its cards."""
    found = []
    cards = sorted([(lies[number], number) for number in bits_of(links[4 * CARDS + root])])
    for lie, number in cards:
        for side, triangle in enumerate(_triangles((lie - 1) // LOOKS)):
            top = 4 * number + side
            while links[top] >= 0:
                top = links[top]
            if top == root:
                found.append(triangle)
    return tuple(found)


@lru_cache(maxsize=5000)
def _triangles(place: int) -> Triangles:
    """The names of the triangles of a place."""
    return tuple(f"{place_name(place)}{side}" for side in SIDES)


# Steps


def _first_step(
    view: View, legal: list[int], seen: dict[str, Any], fields: _Fields, steps: Steps
) -> int:
    if seen["phase"] == "colour":
        at = {move[-1]: Leaf(move) for move in view["legal"]}
        return steps.add(Choose(text("mozaa-prompt-colour"), CHOICE, at))
    if seen["phase"] == "claim":
        done = Button(text("mozaa-done"), Leaf("done"), main=True)
        return steps.add(_claim(_claims(legal), fields, "mozaa-prompt-claim", [done]))
    claims = _claims(legal) if "claims" in seen else set()
    if legal[0] >= PLACEMENTS and not claims:
        button = Button(text("scene-pass"), Leaf("pass"))
        return steps.add(Choose(text("mozaa-prompt-pass"), TABLE, {}, {}, [button]))
    number = steps.add(NO_CARD)
    at = _place(legal, seen["hands"][view["seat"]]["cards"], seen["open"], steps)
    buttons = []
    if claims:
        claim = steps.add(_claim(claims, fields, "mozaa-prompt-claim-now", []))
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


def _claims(legal: list[int]) -> set[str]:
    """The names of the fields that may be claimed."""
    claims = [one - FIRST_CLAIM for one in legal if FIRST_CLAIM <= one < LAST_CLAIM]
    return {triangle_name(*divmod(claim, len(SIDES))) for claim in claims}


def _claim(names: set[str], fields: _Fields, prompt: str, buttons: list[Button]) -> Choose:
    """A click on any triangle claims its field."""
    roots = {one: name for name, triangles in fields.named.items() for one in triangles}
    at = {triangle: Leaf(f"claim {root}") for triangle, root in roots.items() if root in names}
    ask = {triangle: f"claim {root}" for triangle, root in roots.items() if triangle not in at}
    return Choose(text(prompt), TABLE, at, ask, buttons)
