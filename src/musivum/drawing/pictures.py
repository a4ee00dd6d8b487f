"""The pictures of the rules pages: positions that the games' own scenes draw.

A rules page names a picture as Markdown names an image, ``![what it shows](over-the-edge)``. The
file ``pictures.toml`` beside it says, once for all languages, which position that is: the moves
that lead there, in notation. A picture is made by playing them, so it shows what the rules allow
and nothing else; where a move is tried, the engine says whether it is legal and, if not, why.

.. code-block:: toml

    [over-the-edge]
    options = { players = 1, centres = "O" }
    moves = "card O; roll OOTX; build OO/TX"
    seat = 0                      # whose view it is; a spectator's if left out
    board = "grid0"               # the first one of the scene if left out; or one that the game
                                  # draws for its rules page only: PICTURED of its scene.py
    marks = { "6,2" = "*" }       # letters on cells, for the caption to speak of
    outline = [["1,1", "1,2"]]    # sets of cells to outline
    try = "write OX/OT@1,6"       # a move to show in hand, legal or not
    accounts = [0]                # seats whose score is told, with its areas outlined
    areas = [0]                   # seats whose areas are outlined, and no more is told
    frames = true                 # the shapes that dice are put into, instead of a board

The name ``home`` is kept for the picture by which the page shows the game itself.
"""

import tomllib
from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from musivum.core.errors import IllegalMove
from musivum.core.game import Game, State
from musivum.drawing.scene import (
    Board,
    Cell,
    Choose,
    Fill,
    Label,
    Piece,
    Place,
    Scene,
    Text,
    bounds,
    scene_of,
    text,
)
from musivum.drawing.written import plain

Load = Callable[[str, dict[str, Any]], Game]

HOME = "home"
IN_A_ROW = 4
FRAME_ROW = 3.4
"""How many shapes stand side by side, and how far their rows are apart."""

_PACKAGE = Path(__file__).parent.parent


@lru_cache
def pictures(name: str, load: Load) -> dict[str, Any]:
    """All pictures of a game's rules page, as plain data for the page in the browser."""
    listed = _wishes(name)
    return {title: picture(name, listed[title], load) for title in listed if title != HOME}


@lru_cache
def home(name: str, load: Load) -> dict[str, Any]:
    """The board by which the page shows a game: as it stands at the start, if none is wished for.

    A picture needs no names of cells, no labels, and no ring around what was last moved.
    """
    board: dict[str, Any] = picture(name, _wishes(name).get(HOME, {}), load)["board"]
    for cell in board["cells"]:
        del cell["id"], cell["say"]
    for piece in board.get("pieces", ()):
        piece.pop("ring", None)
    board.pop("labels", None)
    return board


def room_text(name: str, file: str) -> Path:
    """A file beside the words of a game; whether there is one is for the reader to look."""
    return _PACKAGE / "games" / name / "text" / file


def _wishes(name: str) -> dict[str, dict[str, Any]]:
    file = room_text(name, "pictures.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def picture(name: str, wish: dict[str, Any], load: Load) -> dict[str, Any]:
    """One picture: a board, the accounts to tell, and the move that is tried."""
    state = _played(load(name, wish.get("options", {})), wish.get("moves", ""))
    seat = wish.get("seat")
    scene = scene_of(state.game, state.view(seat))
    if wish.get("frames"):
        return {"board": _frames(scene), "accounts": [], "outline": [], "tried": None}
    tried = _tried(scene, state, wish["try"], seat) if "try" in wish else None
    wanted = wish.get("board") or (tried["board"] if tried else scene.boards[0].name)
    board = plain(_board(scene, state, seat, wanted))
    _mark(board, wish.get("marks", {}))
    told = [one for one in scene.accounts if one.seat in wish.get("accounts", ())]
    outline = [*wish.get("outline", []), *_areas(scene, wanted, wish.get("areas", ()))]
    return {"board": board, "accounts": plain(told), "outline": outline, "tried": tried}


def _board(scene: Scene, state: State, seat: int | None, wanted: str) -> Board:
    for board in scene.boards:
        if board.name == wanted:
            return board
    drawn: Board = state.game.opened("scene").PICTURED[wanted](state.game, state.view(seat))
    return drawn


def _areas(scene: Scene, board: str, seats: Collection[int]) -> list[list[str]]:
    lines = [line for one in scene.accounts if one.seat in seats for line in one.lines]
    return [area for line in lines if line.board == board for area in line.areas]


def _mark(board: dict[str, Any], marks: dict[str, str]) -> None:
    places = {cell["id"]: (cell["x"], cell["y"]) for cell in board["cells"]}
    for cell, letter in marks.items():
        board.setdefault("labels", []).append(plain(Label(*places[cell], letter, size=0.8)))


def _played(game: Game, moves: str) -> State:
    """The position after some moves."""
    state = game.start()
    for seat, move in moves_of(moves):
        state = state.play(move, seat)
    return state


def moves_of(text: str) -> Iterator[tuple[int | None, str]]:
    """Moves with their seats; where several seats act together, ``1: move`` says which.

    >>> list(moves_of("roll OOTX; 1: write O@1,1"))
    [(None, 'roll OOTX'), (1, 'write O@1,1')]
    """
    for one in filter(None, (part.strip() for part in text.replace("\n", ";").split(";"))):
        seat, colon, move = one.partition(": ")
        yield (int(seat), move) if colon else (None, one)


def _tried(scene: Scene, state: State, move: str, seat: int | None) -> dict[str, Any]:
    """Where a move is tried on the board, what is in hand then, and the rule that forbids it."""
    board, cell, pieces = _clicked(scene, scene.first, move)
    forbidden = state.why(move, seat)
    return {
        "board": board,
        "cell": cell,
        "pieces": plain(pieces),
        "why": None if forbidden is None else _said(forbidden),
    }


def _frames(scene: Scene) -> dict[str, Any]:
    """All shapes that the dice can be put into, side by side, each over its name."""
    fill = next(step for step in scene.steps if isinstance(step, Fill))
    cells: list[Cell] = []
    labels: list[Label] = []
    left, top = 0.0, 0.0
    for number, frame in enumerate(fill.frames):
        if number == IN_A_ROW:
            left, top = 0.0, FRAME_ROW
        width = max(x for x, _ in frame.slots) + 1
        cells += [
            Cell(f"{frame.name}{n}", left + x, top + y, frame.say)
            for n, (x, y) in enumerate(frame.slots)
        ]
        labels.append(Label(left + (width - 1) / 2, top + 2, frame.name, size=0.6))
        left += width + 1
    box = bounds([(cell.x, cell.y) for cell in cells], 0.7)
    tall = (box[0], box[1], box[2], box[3] + 1)
    data: dict[str, Any] = plain(Board("frames", fill.prompt, "tray", tall, cells, [], labels))
    return data


def _said(error: IllegalMove) -> Text:
    values = {name: one if isinstance(one, int) else str(one) for name, one in error.values.items()}
    return text(error.key, **values)


def _clicked(
    scene: Scene, number: int | None, move: str, said: str = ""
) -> tuple[str, str, list[Piece]]:
    """The last click of a move: its board and cell, and the piece that was in hand."""
    step = None if number is None else scene.steps[number]
    if isinstance(step, Place):
        for turn in step.turns:
            for cell, part in [*turn.at.items(), *turn.ask.items()]:
                if said + part == move:
                    return step.board, cell, turn.pieces
    elif isinstance(step, Choose):
        for cell, leaf in step.at.items():
            if leaf.then is None and said + leaf.part == move:
                return step.board, cell, []
            if leaf.then is not None and move.startswith(said + leaf.part):
                try:
                    return _clicked(scene, leaf.then, move, said + leaf.part)
                except LookupError:
                    continue
        for cell, part in step.ask.items():
            if said + part == move:
                return step.board, cell, []
    raise LookupError(f"{move} is nothing that can be clicked here")
