"""Events as JSON: the one way in which they are written, on disk and over the line."""

from musivum.core.encoding import encoder

dumps = encoder()
"""The same text as ``json.dumps`` makes, and sooner.

>>> import json
>>> data = {"seat": 0, "move": "e5 ü", "left": [1.5, None, True]}
>>> dumps(data) == json.dumps(data)
True
"""
