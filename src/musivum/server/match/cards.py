"""The pictures that links unfurl with: a table as a spectator sees it, and nothing else.

A picture is made from the view of a spectator, in the threads of replays, where nobody can wait for
more than a few at once; what was made is kept within a budget of bytes. A challenge of today shows
no board at all.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from musivum.core.catalogue import say
from musivum.core.game import Game, View
from musivum.drawing.palette import SIGN_OF
from musivum.drawing.pictures import home
from musivum.drawing.scene import Board, Piece, Scene, scene_of, text
from musivum.drawing.show import Score, png, points_of, table
from musivum.printing.booklet import board_of
from musivum.server.errors import Missing
from musivum.server.match import views
from musivum.server.match.kept import Kept
from musivum.server.match.ledger import OVER, Ledger
from musivum.server.match.service import Matches

WIDTH, HEIGHT = 1200, 630
"""What those who unfurl links ask for."""
MOST_BYTES = 8_000_000


@dataclass(frozen=True, slots=True)
class Card:
    """What a link says of itself before it is opened."""

    title: str
    about: str
    image: str
    """The path of its picture."""


class Cards:
    """Makes pictures, and keeps those that were asked for last."""

    def __init__(self, matches: Matches, games: list[str]) -> None:
        self.matches = matches
        self.games = games
        self._kept: Kept[bytes] = Kept(MOST_BYTES)

    async def match(
        self, match: str, step: int | None, language: str, asker: str
    ) -> tuple[bytes, bool]:
        """A match now, or a finished one after a step; and whether it can still change."""
        ledger = (await self.matches.watchable(None, match)).ledger
        over = ledger.status == OVER
        number = min(step, len(ledger.moves)) if over and step is not None else None
        key = (match, len(ledger.moves), ledger.status, number, language)
        found = self._kept.find(key)
        if found is None:
            found = await self.matches.replays.run(asker, drawn_match, ledger, number, language)
            self._kept.get(key, lambda: found)
        return found, not over

    async def game(self, game: str, daily: bool, language: str, asker: str) -> bytes:
        """A game by the picture that stands for it; its challenge by a strip of stones."""
        if game not in self.games:
            raise Missing("server-no-path", path=f"/api/cards/{game[:40]}")
        key = (game, daily, language)
        found = self._kept.find(key)
        if found is None:
            make = drawn_daily if daily else drawn_game
            load = self.matches.registry.load
            found = await self.matches.replays.run(asker, make, game, load, language)
            self._kept.get(key, lambda: found)
        return found

    async def of_match(self, match: str, step: int | None, language: str) -> Card:
        """What a link to a match says."""
        ledger = (await self.matches.watchable(None, match)).ledger
        names = ", ".join(names_of(ledger, language))
        game = say(f"{ledger.game.NAME}-title", language)
        title = say("card-match", language, title=game, names=names)
        at = "" if step is None or ledger.status != OVER else f"&step={step}"
        about = say("card-about-match", language, status=ledger.status)
        return Card(title, about, f"/api/cards/match/{match}.png?language={language}{at}")


def names_of(ledger: Ledger, language: str) -> list[str]:
    """Who sits there, as everyone may know; a bot is called by its level."""
    return [
        say("card-level", language, level=seat.level) if seat.level else seat.name or "–"
        for seat in ledger.seats
    ]


def drawn_match(ledger: Ledger, step: int | None, language: str) -> bytes:
    """The picture of a match for a spectator."""
    if step is None:
        view = views.view_of(ledger, None)
    else:
        state = ledger.game.start()
        for mover, move in ledger.moves[:step]:
            state = ledger.game.follow(state, move, mover, ledger.rules)
        view = state.view(None)
    return drawn_view(ledger.game, view, names_of(ledger, language), language, ledger.moves[:step])


def drawn_view(
    game: Game,
    view: View,
    names: list[str],
    language: str,
    moves: Sequence[tuple[int, str]] = (),
) -> bytes:
    """The picture of what a spectator may know."""
    scene = scene_of(game, view, moves)
    scores = [Score(*one) for one in zip(names, points_of(scene, view), strict=True)]
    title = say(f"{game.NAME}-title", language)
    return png(table(scene, WIDTH, HEIGHT, language=language, title=title, scores=scores))


def drawn_game(game: str, load: Any, language: str) -> bytes:
    """The picture by which a game is shown where one chooses."""
    return _shown(board_of(home(game, load)), say(f"{game}-title", language), language)


def drawn_daily(game: str, _load: Any, language: str) -> bytes:
    """A strip of stones: nothing of today's dice."""
    stones = [Piece(n, 0, colour, sign) for n, (colour, sign) in enumerate(SIGN_OF.items())]
    box = (-0.8, -0.8, len(stones) + 0.6, 1.6)
    strip = Board("strip", text("card-daily-strip"), "main", box, [], stones, scale=2)
    title = say("card-daily", language, title=say(f"{game}-title", language))
    return _shown(strip, title, language)


def _shown(board: Board, title: str, language: str) -> bytes:
    scene = Scene(board.title, [board], [], [], None)
    return png(table(scene, WIDTH, HEIGHT, language=language, title=title))
