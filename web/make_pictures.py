"""Makes src/pictures/: a position of each game as the page shows it on its home page.

Run it when a game's scene looks different: ``python web/make_pictures.py``.
"""

import json
from pathlib import Path
from typing import Any

import musivum
from musivum.core.game import State
from musivum.drawing.scene import scene_of

POSITIONS: dict[str, tuple[dict[str, object], str, int]] = {
    "galilee": ({}, "9", 40),
    "mosaix": ({}, "12", 62),
    "mozaa": ({}, "5", 34),
    "steere": ({"side": 4}, "3", 22),
}
"""Options, seed and number of moves of a game between casual bots."""


def picture(state: State) -> dict[str, Any]:
    """The main board of a spectator's scene, with nothing that a picture does not need."""
    board: dict[str, Any] = scene_of(state.game, state.view(None)).data()["boards"][0]
    for cell in board["cells"]:
        del cell["say"], cell["id"]
    for piece in board["pieces"]:
        piece.pop("ring", None)
    board.pop("labels", None)
    return board


def main() -> None:
    """Play, and write the pictures."""
    folder = Path(__file__).parent / "src" / "pictures"
    for name, (options, seed, moves) in POSITIONS.items():
        game = musivum.load(name, **options)
        match = musivum.Match(game, seed=seed, players=["greedy"] * game.players)
        while len(match.moves) < moves and match.step():
            pass
        text = json.dumps(picture(match.state), separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
