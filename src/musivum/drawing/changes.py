"""What has changed in a scene since the one before.

A move lays one stone on a board of a hundred cells: most of a scene is as it was. A page that has
the scene before is sent a JSON Patch (RFC 6902) that makes the new one of it.
"""

from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Any

from musivum.drawing.scene import Board, Part, Scene, brief, defaults, encoded


def changes(before: Scene, after: Scene) -> str:
    """The patch that makes one scene of the other."""
    return f"[{','.join(_differences(before, after))}]"


def _differences(before: Scene, after: Scene) -> Iterator[str]:
    steps = _steps(after)
    if steps != _steps(before):
        yield _written("add", "/steps", steps)
    for name, _ in defaults(Scene):
        if name == "accounts":
            yield from _list("/accounts", before.accounts, after.accounts)
        elif name not in ("boards", "steps"):
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
            if old[number] is not board:
                yield from _board(path, old[number], board)
        else:
            yield _add(path, board)
            old.insert(number, board)
    for number in reversed(range(len(new), len(old))):
        yield _remove(f"/boards/{number}")  # it has moved to the front


@lru_cache(maxsize=200)
def _board(path: str, before: Board, after: Board) -> tuple[str, ...]:
    """What has changed on a board; all who saw the same one before and after are told the same."""
    found: list[str] = []
    for name, _ in defaults(Board):
        old, new = getattr(before, name), getattr(after, name)
        if old is new:
            continue
        if name in ("cells", "pieces", "labels") and old and new:
            found += _list(f"{path}/{name}", old, new)
        else:
            found += _field(path, name, before, after)
    return tuple(found)


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
            if not _alike(one, other):
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
    old, new = list(map(encoded, was)), list(map(encoded, now))
    found = _in_order(old, new)
    if found is None:
        matched = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
        found = [tuple(places) for tag, *places in matched if tag != "equal"]  # type: ignore[misc]
    return found


def _in_order(old: list[str], new: list[str]) -> list[tuple[int, int, int, int]] | None:
    """The same in one go, where everything that stays has stayed in order; else None."""
    places = {one: place for place, one in enumerate(old)}
    if len(places) < len(old):
        return None
    found = []
    start = begin = 0
    for end, one in enumerate([*new, None]):
        stop = len(old) if one is None else places.get(one)
        if stop is None:
            continue
        if stop < start:
            return None
        if (start, begin) != (stop, end):
            found.append((start, stop, begin, end))
        start, begin = stop + 1, end + 1
    return found


def _shared(was: list[Any], now: list[Any]) -> tuple[int, int]:
    """How many are the same at the beginning, and at the end."""
    most = min(len(was), len(now))
    first = last = 0
    while first < most and _alike(was[first], now[first]):
        first += 1
    while last < most - first and _alike(was[-1 - last], now[-1 - last]):
        last += 1
    return first, last


def _alike(one: Any, other: Any) -> bool:
    return one is other or one == other


def _steps(scene: Scene) -> str:
    return f"[{','.join(map(brief, scene.steps))}]"


def _add(path: str, value: Any) -> str:
    return _written("add", path, encoded(value))


def _replace(path: str, value: Any) -> str:
    return _written("replace", path, encoded(value))


def _written(op: str, path: str, value: str) -> str:
    return f'{{"op":"{op}","path":"{path}","value":{value}}}'


def _remove(path: str) -> str:
    return f'{{"op":"remove","path":"{path}"}}'
