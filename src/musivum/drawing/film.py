"""A game as a film: dice fall, pieces settle, the score grows. GIF or WebP.

Every move is two pictures: what is new hangs in the air for a moment, then it lies. What a picture
shows is the scene of that position for a spectator, or for the seat whose eyes are asked for.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

from musivum.core.catalogue import LANGUAGE, say
from musivum.core.extras import need
from musivum.core.match import Match
from musivum.drawing import marks, svg
from musivum.drawing.marks import DAY, Style
from musivum.drawing.scene import Piece, Scene, scene_of
from musivum.drawing.show import Score, png, points_of, room_for, table

KINDS = ("gif", "webp")
FALL = 0.35
"""The share of a move's time in which what is new is in the air."""
LAST = 3.0
"""How much longer the last picture stays."""
RATIO = 0.75
"""Height beside width."""


def film(
    match: Match,
    kind: str = "gif",
    width: int = 480,
    pace: int = 700,
    seat: int | None = None,
    style: Style = DAY,
    language: str = LANGUAGE,
    tell: Callable[[int], None] = lambda _frame: None,
) -> bytes:
    """The film of a match, so many pixels wide and so many thousandths of a second a move."""
    images = need("PIL.Image", "print")
    frames, times = [], []
    for number, (picture, time) in enumerate(frames_of(match, width, pace, seat, style, language)):
        with images.open(BytesIO(png(picture))) as image:
            frames.append(image.convert("RGB"))
        times.append(time)
        tell(number + 1)
    return _joined(frames, times, kind)


def frames_of(
    match: Match,
    width: int,
    pace: int,
    seat: int | None,
    style: Style = DAY,
    language: str = LANGUAGE,
) -> Iterator[tuple[str, int]]:
    """Every picture as SVG, with how long it is shown."""
    height = round(width * RATIO)
    title = say(f"{match.game.NAME}-title", language)
    before: Scene | None = None
    views = [state.view(seat) for state in match.states]
    scenes = [scene_of(match.game, view, match.moves[:number]) for number, view in enumerate(views)]
    totals = [points_of(scene, view) for scene, view in zip(scenes, views, strict=True)]
    most = max(max(total) for total in totals)
    places = room_for(scenes)
    for number, (total, scene) in enumerate(zip(totals, scenes, strict=True)):
        scores = [
            Score(name, points, most) for name, points in zip(match.names, total, strict=True)
        ]

        def shown(
            drawn: dict[str, str],
            scene: Scene = scene,
            scores: Sequence[Score] = scores,
        ) -> str:
            return table(scene, width, height, style, language, title, scores, drawn, places)

        fallen = _falling(before, scene, style, language) if before else {}
        if fallen:
            yield shown(fallen), round(pace * FALL)
        stays = pace * LAST if number == len(scenes) - 1 else pace * (1 - FALL)
        yield shown({}), round(stays)
        before = scene


def _falling(before: Scene, now: Scene, style: Style, language: str) -> dict[str, str]:
    """The boards on which something is new, drawn as they were with what is new in the air."""
    old = {board.name: {_look(piece) for piece in board.pieces} for board in before.boards}
    found = {}
    for board in now.boards:
        lay = old.get(board.name, set())
        fresh = [piece for piece in board.pieces if _look(piece) not in lay]
        if fresh:
            rest = [piece for piece in board.pieces if piece not in fresh]
            lying = svg.inside(replace(board, pieces=rest), language, style)
            raised = replace(board, cells=[], labels=[], pieces=[_raised(one) for one in fresh])
            found[board.name] = lying + svg.things(marks.draw(raised, style, language))
    return found


def _look(piece: Piece) -> tuple[object, ...]:
    return piece.x, piece.y, piece.colour, piece.letter, piece.look, piece.shape


def _raised(piece: Piece) -> Piece:
    """Dice fall from high, stones settle from just above their place."""
    high = 0.5 if piece.look == "die" else 0.12
    return replace(piece, y=piece.y - high, size=piece.size * 1.14)


def _joined(frames: list[Any], times: list[int], kind: str) -> bytes:
    out = BytesIO()
    first, *others = frames
    if kind == "gif":
        palette = _palette(frames)
        first, *others = (frame.quantize(palette=palette, dither=0) for frame in frames)
    first.save(
        out,
        format=kind,
        save_all=True,
        append_images=others,
        duration=times,
        loop=0,
        **({"quality": 80, "method": 2} if kind == "webp" else {"optimize": False}),
    )
    return out.getvalue()


def _palette(frames: list[Any]) -> Any:
    """One palette for all pictures, from some of them: at first a board may have no colours."""
    images = need("PIL.Image", "print")
    chosen = frames[:: max(len(frames) // 4, 1)] + frames[-1:]
    width, height = chosen[0].size
    together = images.new("RGB", (width, height * len(chosen)))
    for number, frame in enumerate(chosen):
        together.paste(frame, (0, number * height))
    return together.quantize(200)
