"""What is said about machine code is heard by nobody: there is none to be made."""

from typing import Any


class Anything(type):
    """Whatever is asked of it, it answers with itself; and one can build on it."""

    def __getattr__(cls, _name: str) -> Any:
        if _name.startswith("__"):
            raise AttributeError(_name)
        return cls

    def __call__(cls, *_given: Any, **_named: Any) -> Any:
        return cls if cls.__bases__ == (object,) else super().__call__(*_given, **_named)


class ir(metaclass=Anything):  # noqa: N801 - as it is called
    """Stands for every type and every value of machine code."""

    def __init__(self, *_given: Any, **_named: Any) -> None:
        pass
