"""The options of a game: what each may be, and how a person writes it."""

from collections.abc import Mapping
from dataclasses import dataclass

from musivum.core.catalogue import Told, say
from musivum.core.errors import OptionError


def spelled(value: object) -> str:
    """The value of an option, as people write it.

    >>> spelled(True), spelled(3), spelled(None)
    ('yes', '3', '–')
    """
    if value is None:
        return "–"
    if isinstance(value, bool):
        return say("option-yes" if value else "option-no")
    text = str(value)
    return say("option-own") if "\n" in text else text


def in_one_line(options: Mapping[str, object]) -> str:
    """The options of a game, as people write them.

    >>> in_one_line({"players": 3, "swap": False, "centres": None})
    'players 3, swap no'
    """
    said = {name: spelled(value) for name, value in options.items() if value is not None}
    return ", ".join(f"{name} {value}" for name, value in said.items())


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: its name, its default, and the values it may take."""

    name: str
    default: object
    allowed: tuple[object, ...] | None
    """None where the game itself checks the value; ``hint`` then says what it may be."""
    hint: str = ""
    """The key that says what is allowed, where a list would not do."""
    local: bool = False
    """Whether a value may name a file of this machine; a server takes the default only."""

    @property
    def spelled(self) -> str:
        """The allowed values as a person would write them.

        >>> Option("players", 2, (1, 2, 3, 4)).spelled
        '1 to 4'
        """
        key, values = self.told
        return say(key, **values)

    @property
    def told(self) -> Told:
        """The allowed values as a value of a message, which says them in its own language."""
        if self.hint:
            return (self.hint, {})
        values = self.allowed or ()
        numbers = [value for value in values if type(value) is int]
        if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
            return ("option-range", {"first": numbers[0], "last": numbers[-1]})
        listed = (str(value).lower() if type(value) is bool else str(value) for value in values)
        return ("option-one-of", {"values": ", ".join(listed)})

    def read(self, text: str) -> object:
        """The allowed value that a person wrote, or the text itself if there is none such."""
        wanted = text.strip().lower()
        wanted = {"yes": "true", "no": "false"}.get(wanted, wanted)
        for value in self.allowed or ():
            if str(value).lower() == wanted:
                return value
        return text

    def check(self, game: str, value: object) -> object:
        """The value if it is allowed; an OptionError that says what is."""
        for one in self.allowed or ():
            # 1 is not True, and "2" is not 2: a wrong type is a wrong value.
            if type(one) is type(value) and one == value:
                return value
        if self.allowed is None:
            return value
        meant = self._meant(value)
        if meant is not None:
            raise OptionError(
                "option-type",
                game=game,
                option=self.name,
                value=repr(value),
                type=type(value).__name__,
                allowed=self.told,
                wanted=type(meant).__name__,
            )
        raise OptionError(
            "option-value", game=game, option=self.name, value=value, allowed=self.told
        )

    def _meant(self, value: object) -> object:
        """The allowed value that one of another type, such as "3" or 3.0, stands for; or None."""
        found = self.read(value) if isinstance(value, str) else value
        for one in self.allowed or ():
            if one == found and type(one) is not type(value):
                return one
        return None
