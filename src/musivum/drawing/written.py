"""Parts of scenes as plain data, and as JSON. What has its default is left out.

It knows no part by name: :mod:`musivum.drawing.scene` says which there are, and how those are
written that are written in their own way.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, dataclass, fields
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from musivum.core.encoding import encoder

if TYPE_CHECKING:
    from dataclasses import dataclass as part
else:

    def part(*, frozen: bool, eq: bool = True, **more: bool) -> Callable[[type], type]:
        """A class of parts, frozen for those who write and check the sources: to freeze every part
        when it is made would take as long as making it three times."""
        return dataclass(eq=eq, unsafe_hash=frozen and eq, **more)


__all__ = [
    "WRITERS",
    "Part",
    "always_sent",
    "dumps",
    "encoded",
    "fields_of",
    "kept",
    "kind_of",
    "part",
    "plain",
    "quoted",
]


class Part:
    """A scene, or a part of one."""

    __slots__ = ("brief", "kept")
    kept: ClassVar[str]
    """Its JSON, where it has been written out …"""
    brief: ClassVar[str]
    """… and as :mod:`musivum.drawing.changes` says it."""
    __pydantic_config__ = {"extra": "forbid"}  # noqa: RUF012 - what describes it is strict


def plain(value: Any) -> Any:
    """A scene or a part of one as plain data; what has its default is left out."""
    kind = type(value)
    if kind is str or kind is int or kind is bool or value is None:
        return value
    if kind is float:
        return round(value, 3)
    if kind is list or kind is tuple:
        return [plain(one) for one in value]
    if isinstance(value, Mapping):
        return {name: plain(one) for name, one in value.items()}
    defaults, values = kind_of(value)
    pairs = zip(defaults, values(value), strict=True)
    return {name: plain(one) for (name, default), one in pairs if one != default}


class Kind(NamedTuple):
    """What is known of a class of parts."""

    defaults: tuple[tuple[str, Any], ...]
    """Its fields, with what may be left out."""
    values: Callable[[Any], tuple[Any, ...]]
    """What reads all of them at once."""


_KINDS: dict[type, Kind] = {}


def kind_of(one: Any) -> Kind:
    """What is known of the class of a part, looked up once."""
    found = _KINDS.get(type(one))
    if found is None:
        defaults = tuple((each.name, _default(each)) for each in fields(one))
        found = _KINDS[type(one)] = Kind(defaults, _reader([name for name, _ in defaults]))
    return found


def _reader(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """What reads these fields; of a single one ``attrgetter`` would not make a tuple."""
    read = attrgetter(*names)
    return read if len(names) > 1 else lambda one: (read(one),)


def _default(one: "Field[Any]") -> Any:
    if always_sent(one):
        return MISSING
    return one.default if one.default_factory is MISSING else one.default_factory()


def always_sent(one: "Field[Any]") -> bool:
    """Whether JSON has this field whatever it is; others are left out with their default."""
    return one.name in _TOLD or (one.default is MISSING and one.default_factory is MISSING)


_TOLD = ("kind", "turned")
"""Sent although they have a default: a reader should not have to know it."""


# As JSON


def encoded(value: Any) -> str:
    """A scene or a part of one as JSON: the same data as ``plain`` makes.

    Small parts, which rooms make once and use in many scenes, keep what was written.
    """
    return WRITERS[type(value)](value)


def kept(one: Part) -> str:
    """A part that is written once."""
    try:
        return one.kept
    except AttributeError:
        written = one.kept = fields_of(one)  # type: ignore[misc] # a slot, of which this is the name
        return written


def fields_of(one: Part, **written: str) -> str:
    """A part as JSON; some fields may have been written already."""
    defaults, values = kind_of(one)
    listed = []
    for (name, default), value in zip(defaults, values(one), strict=True):
        if value is default or value == default:
            continue
        text = written[name] if name in written else WRITERS[type(value)](value)
        listed.append(f'"{name}":{text}')
    return f"{{{','.join(listed)}}}"


def _list_of(value: list[Any] | tuple[Any, ...]) -> str:
    first = value[0] if value else None
    if type(first) is list and first and type(first[0]) is type(first[-1]) is str:
        return dumps(value)  # names of cells: long, and nothing in it to look at
    return f"[{','.join(map(encoded, value))}]"


def _dict_of(value: dict[str, Any]) -> str:
    values = value.values()
    if len(value) > _LONG and set(map(type, values)) == {str}:
        return dumps(value)  # moves by cells: nothing in it to look at
    if type(next(iter(values), None)) is tuple:
        return _shapes(tuple(value.items()))
    return _written_dict(value.items())


def _written_dict(items: Iterable[tuple[str, Any]]) -> str:
    return f"{{{','.join([f'{quoted(name)}:{encoded(one)}' for name, one in items])}}}"


@lru_cache(maxsize=100)
def _shapes(named: tuple[tuple[str, Any], ...]) -> str:
    """Polygons by name: there are few, and some are sent with every step."""
    return _written_dict(named)


dumps = encoder(",", ":")
quoted = json.encoder.encode_basestring_ascii
_LONG = 8
"""From here on Python's own encoder, which takes a while to begin, is faster."""
WRITERS: dict[type, Callable[[Any], str]] = {
    str: quoted,
    int: int.__repr__,
    float: lambda value: float.__repr__(round(value, 3)),
    bool: lambda value: "true" if value else "false",
    type(None): lambda _: "null",
    list: _list_of,
    tuple: _list_of,
    dict: _dict_of,
}
"""How values of every type are written."""
