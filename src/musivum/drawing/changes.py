"""What has changed in a scene since the one before.

A move lays one stone on a board of a hundred cells: most of a scene is as it was. A page that has
the scene before is sent a JSON Patch (RFC 6902) that makes the new one of it.
"""

from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import Any

from musivum.drawing.scene import Board, Part, Scene, defaults, encoded


def changes(before: Scene, after: Scene) -> str:
    """The patch that makes one scene of the other."""
    return f"[{','.join(_differences(before, after))}]"


def _differences(before: Scene, after: Scene) -> Iterator[str]:
    for name, _ in defaults(Scene):
        if name != "boards":
            yield from _field("", name, before, after)
    old, new = list(before.boards), after.boards
    kept = [board.name for board in new]
    for number in reversed(range(len(old))):
        if old[number].name not in kept:
            yield _remove(f"/boards/{number}")
            del old[number]
    for number, board in enumerate(new):
        path = f"/boards/{number}"
        if number < len(old) and old[number].name == board.name:
            yield from _board(path, old[number], board)
        else:
            yield _add(path, board)
            old.insert(number, board)
    for number in reversed(range(len(new), len(old))):
        yield _remove(f"/boards/{number}")  # it has moved to the front


def _board(path: str, before: Board, after: Board) -> Iterator[str]:
    if before is after:
        return
    for name, _ in defaults(Board):
        old, new = getattr(before, name), getattr(after, name)
        if name in ("cells", "pieces", "labels") and old and new:
            yield from _list(f"{path}/{name}", old, new)
        else:
            yield from _field(path, name, before, after)


def _field(path: str, name: str, before: Part, after: Part) -> Iterator[str]:
    old, new = getattr(before, name), getattr(after, name)
    if old == new:
        return
    default = dict(defaults(type(after)))[name]
    yield _remove(f"{path}/{name}") if new == default else _add(f"{path}/{name}", new)


def _list(path: str, old: list[Any], new: list[Any]) -> Iterator[str]:
    """What has changed among the parts of a board, from the last to the first."""
    if old == new:
        return
    if len(old) == len(new):
        for number, (one, other) in enumerate(zip(old, new, strict=True)):
            if one is not other and one != other:
                yield _replace(f"{path}/{number}", other)
        return
    first, last = _shared(old, new)
    middle = old[first : len(old) - last], new[first : len(new) - last]
    for start, stop, begin, end in reversed(_unlike(*middle)):
        for number in reversed(range(start, stop)):
            yield _remove(f"{path}/{first + number}")
        for number in reversed(range(begin, end)):
            yield _add(f"{path}/{first + start}", new[first + number])


def _unlike(was: list[Any], now: list[Any]) -> list[tuple[int, int, int, int]]:
    """From where to where the one has something else than the other has from where to where."""
    if not was or not now:
        return [(0, len(was), 0, len(now))]
    listed = list(map(encoded, was)), list(map(encoded, now))
    found = SequenceMatcher(None, *listed, autojunk=False).get_opcodes()
    return [(start, stop, begin, end) for tag, start, stop, begin, end in found if tag != "equal"]


def _shared(was: list[Any], now: list[Any]) -> tuple[int, int]:
    """How many are the same at the beginning, and at the end."""
    most = min(len(was), len(now))
    first = next((n for n in range(most) if was[n] != now[n]), most)
    last = next((n for n in range(most - first) if was[-1 - n] != now[-1 - n]), most - first)
    return first, last


def _add(path: str, value: Any) -> str:
    return f'{{"op":"add","path":"{path}","value":{encoded(value)}}}'


def _replace(path: str, value: Any) -> str:
    return f'{{"op":"replace","path":"{path}","value":{encoded(value)}}}'


def _remove(path: str) -> str:
    return f'{{"op":"remove","path":"{path}"}}'
