"""What has changed in a scene since the one before.

A move lays one stone on a board of a hundred cells: most of a scene is as it was. A page that has
the scene before is sent a JSON Patch (RFC 6902) that makes the new one of it.
"""

from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import compress, count
from operator import is_not
from typing import Any

from musivum.drawing.scene import Board, Scene, brief
from musivum.drawing.written import Part, encoded, kind_of

Change = tuple[str, str]
"""An operation on a list as JSON: how it begins, and from the place in the list on."""
_ADD, _REMOVE, _REPLACE = [f'{{"op":"{op}","path":"' for op in ("add", "remove", "replace")]
Places = tuple[int, int, int, int]
"""Where some of one list begin and end, and where those of another that come for them."""


def changes(before: Scene, after: Scene) -> str:
    """The patch that makes one scene of the other."""
    found: list[str] = []
    old, new = list(map(brief, before.steps)), list(map(brief, after.steps))
    if old != new:
        found.append(_added("/steps", f"[{','.join(new)}]"))
    found += _fields("", before, after, ("accounts",), ("boards", "steps"))
    found += _boards(list(before.boards), after.boards)
    return f"[{','.join(found)}]"


def _boards(old: list[Board], new: list[Board]) -> list[str]:
    found: list[str] = []
    kept = [board.name for board in new]
    for number in reversed(range(len(old))):
        if old[number].name not in kept:
            found.append(_removed(f"/boards/{number}"))
            del old[number]
    for number, board in enumerate(new):
        path = f"/boards/{number}"
        if number < len(old) and old[number].name == board.name:
            if old[number] is not board:
                found += _board(path, old[number], board)
        else:
            found.append(_added(path, _whole(board)))
            old.insert(number, board)
    # What is left has moved to the front.
    return found + [_removed(f"/boards/{number}") for number in reversed(range(len(new), len(old)))]


@lru_cache(maxsize=20)
def _whole(board: Board) -> str:
    """A board that was not there; all at a table see the same one, one after the other."""
    return encoded(board)


@lru_cache(maxsize=200)
def _board(path: str, before: Board, after: Board) -> tuple[str, ...]:
    """What has changed on a board; all who saw the same one before and after are told the same."""
    return tuple(_fields(path, before, after, ("cells", "pieces", "labels", "laid")))


def _fields(
    path: str, before: Part, after: Part, lists: tuple[str, ...], others: tuple[str, ...] = ()
) -> list[str]:
    """What has changed in a part: of some fields each element, others are told elsewhere."""
    found: list[str] = []
    defaults, values = kind_of(after)
    was, now = values(before), values(after)
    for number in compress(count(), map(is_not, was, now)):
        (name, default), old, new = defaults[number], was[number], now[number]
        if name in others:
            continue
        if name in lists and old and new:
            way = f"{path}/{name}/"
            found += [f"{op}{way}{rest}" for op, rest in _list(old, new)]
        elif old != new:
            way = f"{path}/{name}"
            found.append(_removed(way) if new == default else _added(way, encoded(new)))
    return found


_TOLD: dict[tuple[int, int], tuple[list[Any], list[Any], list[Change]]] = {}
"""What has changed from one list to another, by who they are: at most so many …"""
_MOST_TOLD = 200


def _list(old: list[Any], new: list[Any]) -> list[Change]:
    """What has changed among the parts of a board, from the last to the first.

    Several may see the same stones, on a board that is one's own and somebody else's.
    """
    known = _TOLD.get((id(old), id(new)))
    if known is None:
        known = _TOLD[id(old), id(new)] = old, new, list(_compared(old, new))
        if len(_TOLD) > _MOST_TOLD:
            del _TOLD[next(iter(_TOLD))]
    return known[2]


def _compared(old: list[Any], new: list[Any]) -> Iterator[Change]:
    if len(old) == len(new):
        for number in _other(old, new):
            yield _REPLACE, f'{number}","value":{encoded(new[number])}}}'
        return
    first, last = _shared(old, new)
    middle = old[first : len(old) - last], new[first : len(new) - last]
    for start, stop, begin, end in reversed(_unlike(*middle)):
        for number in reversed(range(start, stop)):
            yield _REMOVE, f'{first + number}"}}'
        for number in reversed(range(begin, end)):
            yield _ADD, f'{first + start}","value":{encoded(new[first + number])}}}'


def _other(old: list[Any], new: list[Any]) -> Iterator[int]:
    """Where the one has something else than the other; most is the very same."""
    for number in compress(count(), map(is_not, old, new)):  # as far as both go
        if old[number] != new[number]:
            yield number


def _unlike(was: list[Any], now: list[Any]) -> list[Places]:
    """From where to where the one has something else than the other has from where to where."""
    if not was or not now:
        return [(0, len(was), 0, len(now))]
    # What stays is mostly the very same; only what comes for something else is looked at.
    found = _in_order(list(map(id, was)), list(map(id, now)))
    if found is not None and not any(_meet(was[a:b], now[c:d]) for a, b, c, d in found):
        return found
    old, new = list(map(encoded, was)), list(map(encoded, now))
    found = _in_order(old, new)
    if found is None:
        matched = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
        found = [tuple(places) for tag, *places in matched if tag != "equal"]  # type: ignore[misc]
    return found


def _meet(was: list[Any], now: list[Any]) -> bool:
    """Whether anything is in both."""
    return bool(was and now) and not set(map(encoded, was)).isdisjoint(map(encoded, now))


def _in_order(old: list[Any], new: list[Any]) -> list[Places] | None:
    """The same in one go, where everything that stays has stayed in order; else None."""
    places = dict(zip(old, count(), strict=False))
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
    first = next(_other(was, now), most)
    return first, min(next(_other(was[::-1], now[::-1]), most), most - first)


def _added(path: str, value: str) -> str:
    return f'{_ADD}{path}","value":{value}}}'


def _removed(path: str) -> str:
    return f'{_REMOVE}{path}"}}'
