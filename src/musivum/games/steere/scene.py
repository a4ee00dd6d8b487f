"""The hexagonal board to look at and to click on."""

from musivum.core.game import Game, View
from musivum.drawing.scene import (
    Account,
    AccountLine,
    Button,
    Choose,
    Leaf,
    Scene,
    Steps,
    text,
)
from musivum.games.steere.data import RED
from musivum.games.steere.notation import cell_names
from musivum.games.steere.pieces import BOARD, COLOURS, NAMES, board
from musivum.games.steere.tiles import GROUPS


def scene(_game: Game, view: View) -> Scene:
    """The board with its tiles, the groups as the account, and a click for every move."""
    table = view["board"]
    laid = dict.fromkeys(table["red"], 0) | dict.fromkeys(table["blue"], 1)
    must_flip = {move.removeprefix("x") for move in view["legal"] if move.startswith("x")}
    ringed = {*table["flipped"], *(must_flip if table["stage"] == "sequence" else ())}
    shown = board(table["side"], laid, ringed)
    steps = Steps()
    first = steps.add(_step(view, laid)) if view["legal"] else None
    return Scene(_prompt(view), [shown], _accounts(view), steps.steps, first)


def _prompt(view: View) -> list[object]:
    if view["outcome"]:
        return text(view["outcome"]["reason"])
    seat = view["awaiting"][0]
    return text("steere-prompt-watch", tile=NAMES[seat], stage=view["board"]["stage"])


def _step(view: View, laid: dict[str, int]) -> Choose:
    """A click on an empty cell places, a click on a tile flips."""
    legal = [move for move in view["legal"] if move not in ("pass", "swap")]
    at = {move.removeprefix("x"): Leaf(move) for move in legal}
    names = cell_names(view["board"]["side"])
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


def _accounts(view: View) -> list[Account]:
    """Every tile is a point; the groups are shown because flips are about them."""
    names = cell_names(view["board"]["side"])
    groups: tuple[dict[int, list[str]], ...] = ({}, {})
    for name, group in zip(names, view["state"][GROUPS : GROUPS + len(names)], strict=True):
        if group:
            seat = RED if group > 0 else 1 - RED
            groups[seat].setdefault(group, []).append(name)
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
