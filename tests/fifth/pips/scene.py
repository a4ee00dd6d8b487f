"""The row of Pips to look at and to click on."""

from musivum.core.game import Game, View
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
    Scene,
    Steps,
    bounds,
    text,
)

from .board import COLOURS

BOARD = "row"


def scene(_game: Game, view: View) -> Scene:
    """The row with its stones and the die above it; a click for every cell."""
    row, die = view["board"]["row"], view["board"]["die"]
    cells, pieces = [], []
    for place, seat in enumerate(row):
        name = str(place + 1)
        owner = "none" if seat is None else "ab"[seat]
        cells.append(Cell(name, place, 0, text("pips-cell", cell=name, stone=owner)))
        if seat is not None:
            pieces.append(Piece(place, 0, COLOURS[seat], SIGN_OF[COLOURS[seat]], cell=name))
    if die:
        pieces.append(Piece(2.5, -1.5, "marble", letter=str(die), look="die"))
    labels = [Label(place, 0.8, str(place + 1)) for place in range(len(row))]
    corners = [(0.0, -1.5), *((cell.x, cell.y) for cell in cells)]
    board = Board(BOARD, text("pips-row"), "main", bounds(corners, 1), cells, pieces, labels)
    steps = Steps()
    first = steps.add(_step(view)) if view["legal"] else None
    return Scene(_prompt(view), [board], _accounts(view), steps.steps, first)


def _prompt(view: View) -> list[object]:
    if view["outcome"]:
        return text(view["outcome"]["reason"])
    return text("pips-prompt-watch", die=view["board"]["die"])


def _step(view: View) -> Choose:
    at = {move: Leaf(move) for move in view["legal"] if move != "pass"}
    names = [str(place + 1) for place in range(len(view["board"]["row"]))]
    passing = [Button(text("scene-pass"), Leaf("pass"))] if "pass" in view["legal"] else []
    prompt = text("pips-prompt", die=view["board"]["die"])
    return Choose(prompt, BOARD, at, {name: name for name in names if name not in at}, passing)


def _accounts(view: View) -> list[Account]:
    """A stone is worth the number of its cell."""
    found = []
    for seat, score in enumerate(view["scores"]):
        own = [str(place + 1) for place, one in enumerate(view["board"]["row"]) if one == seat]
        line = AccountLine(
            text("pips-account"), score, BOARD, [[one] for one in own], COLOURS[seat]
        )
        found.append(Account(seat, score, [line]))
    return found
