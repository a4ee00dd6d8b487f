"""JSON as Python writes it, by an encoder that is made once.

``json.dumps`` makes one for every text, which takes as long as to write a move.
"""

import json
from collections.abc import Callable
from typing import Any


def encoder(item: str = ", ", key: str = ": ") -> Callable[[Any], str]:
    """What writes data as ``json.dumps`` does with these separators, and looks for no circles.

    >>> data = {"seat": 0, "move": "e5 ü", "left": [1.5, None, True, "\\ud800"]}
    >>> encoder()(data) == json.dumps(data), encoder(",", ":")([1, 2])
    (True, '[1,2]')
    """
    usual = json.JSONEncoder(separators=(item, key), check_circular=False)
    make = getattr(json.encoder, "c_make_encoder", None)
    if make is None:  # a Python without it
        return usual.encode
    quoted = json.encoder.encode_basestring_ascii
    chunks = make(None, usual.default, quoted, None, key, item, False, False, True)
    return lambda data: "".join(chunks(data, 0))
