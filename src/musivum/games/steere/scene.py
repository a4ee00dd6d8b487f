"""The hexagonal board to look at and to click on."""

from functools import cache

from musivum.core.game import Game, View
from musivum.drawing.palette import SIGN_OF, Colour
from musivum.drawing.scene import (
    HEX_ROW,
    HEXAGON,
    Account,
    AccountLine,
    Board,
    Button,
    Cell,
    Choose,
    Label,
    Leaf,
    Scene,
    Steps,
    bounds,
    piece,
    text,
)
from musivum.games.steere.data import RED
from musivum.games.steere.notation import ROWS, cell_name
from musivum.games.steere.tiles import GROUPS
from musivum.geometry import hexagon

BOARD = "board"
COLOURS: tuple[Colour, ...] = ("terracotta", "lapis")
NAMES = ("red", "blue")


def scene(_game: Game, view: View) -> Scene:
    """The board with its tiles, the groups as the account, and a click for every move."""
    table = view["board"]
    side = table["side"]
    laid = dict.fromkeys(table["red"], 0) | dict.fromkeys(table["blue"], 1)
    must_flip = set(view["legal"]) if table["stage"] == "sequence" else set()
    cells, pieces = [], []
    for number, (row, place) in enumerate(hexagon.places(side)):
        name = cell_name(side, number)
        seat = laid.get(name)
        cell = _cell(side, row, place, name, "none" if seat is None else NAMES[seat])
        cells.append(cell)
        if seat is not None:
            colour = COLOURS[seat]
            ring = f"x{name}" in must_flip or name in table["flipped"]
            sign = SIGN_OF[colour]
            pieces.append(piece(cell.x, cell.y, colour, sign, "", "hexagon", cell=name, ring=ring))
    board = Board(
        BOARD,
        text("steere-board"),
        "main",
        bounds([(cell.x, cell.y) for cell in cells], 1.05),
        cells,
        pieces,
        _labels(side),
        shapes={"hexagon": HEXAGON},
    )
    steps = Steps()
    first = steps.add(_step(view, laid)) if view["legal"] else None
    return Scene(_prompt(view), [board], _accounts(view), steps.steps, first)


def _position(side: int, row: int, place: int) -> tuple[float, float]:
    return place - (hexagon.row_lengths(side)[row] - 1) / 2, (side - 1 - row) * HEX_ROW


@cache
def _cell(side: int, row: int, place: int, name: str, tile: str) -> Cell:
    x, y = _position(side, row, place)
    return Cell(name, x, y, text("steere-cell", cell=name, tile=tile), "hexagon")


@cache
def _labels(side: int) -> list[Label]:
    """The letters of the rows at their left ends, the number of the last cell at their right."""
    found = []
    for row, length in enumerate(hexagon.row_lengths(side)):
        for place, beside, label in ((0, -0.78, ROWS[row]), (length - 1, 0.78, str(length))):
            x, y = _position(side, row, place)
            found.append(Label(x + beside, y, label, size=0.32))
    return found


def _prompt(view: View) -> list[object]:
    if view["outcome"]:
        return text(view["outcome"]["reason"])
    seat = view["awaiting"][0]
    return text("steere-prompt-watch", tile=NAMES[seat], stage=view["board"]["stage"])


def _step(view: View, laid: dict[str, int]) -> Choose:
    """A click on an empty cell places, a click on a tile flips."""
    legal = [move for move in view["legal"] if move not in ("pass", "swap")]
    at = {move.removeprefix("x"): Leaf(move) for move in legal}
    names = [cell_name(view["board"]["side"], cell) for cell in _all(view)]
    ask = {name: f"x{name}" if name in laid else name for name in names if name not in at}
    flips = sum(move.startswith("x") for move in legal)
    buttons = [
        Button(text(key), Leaf(move))
        for move, key in (("swap", "steere-swap"), ("pass", "scene-pass"))
        if move in view["legal"]
    ]
    stage = view["board"]["stage"]
    prompt = text(
        "steere-prompt",
        tile=NAMES[view["seat"]],
        stage=stage if stage != "turn" else "turn" if flips else "place",
    )
    return Choose(prompt, BOARD, at, ask, buttons)


def _all(view: View) -> range:
    return range(hexagon.cells(view["board"]["side"]))


def _accounts(view: View) -> list[Account]:
    """Every tile is a point; the groups are shown because flips are about them."""
    side = view["board"]["side"]
    groups: tuple[dict[int, list[str]], ...] = ({}, {})
    for cell in _all(view):
        group = view["state"][GROUPS + cell]
        if group:
            seat = RED if group > 0 else 1 - RED
            groups[seat].setdefault(group, []).append(cell_name(side, cell))
    return [
        Account(
            seat,
            view["scores"][seat],
            [
                AccountLine(
                    text("steere-account", tile=NAMES[seat], groups=len(groups[seat])),
                    view["scores"][seat],
                    BOARD,
                    list(groups[seat].values()),
                    COLOURS[seat],
                )
            ],
        )
        for seat in range(2)
    ]
