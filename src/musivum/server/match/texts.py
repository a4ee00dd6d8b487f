"""Events as JSON: the one way in which they are written, on disk and over the line."""

import json
from json import encoder
from typing import Any

_ENCODER = json.JSONEncoder(check_circular=False)


def _made_ready() -> Any:
    """Python's encoder in C, made once: ``encode`` makes another one for every text."""
    make = getattr(encoder, "c_make_encoder", None)
    if make is None:  # a Python without it
        return None
    one = _ENCODER
    escaped = encoder.encode_basestring_ascii
    separators = one.key_separator, one.item_separator
    return make(None, one.default, escaped, None, *separators, False, False, one.allow_nan)


_READY = _made_ready()


def dumps(data: dict[str, Any] | list[Any]) -> str:
    """The same text as ``json.dumps`` makes, and sooner.

    >>> data = {"seat": 0, "move": "e5 ü", "left": [1.5, None, True]}
    >>> dumps(data) == json.dumps(data)
    True
    """
    return _ENCODER.encode(data) if _READY is None else "".join(_READY(data, 0))
