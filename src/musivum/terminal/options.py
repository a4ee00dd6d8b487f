"""What follows a command: the game, its options as flags, and who plays on which seat."""

from collections.abc import Sequence

from musivum.core.errors import OptionError, PlayerError
from musivum.core.match import PERSON, check_bot
from musivum.core.option import Option

FLAG = "--"
LONGEST_NAME = 24
"""So much of a name is shown."""
WORDS_FOR_FLAGS = ("yes", "no", "true", "false")
"""What may follow a flag that is on or off."""


def split_game(words: Sequence[str], names: Sequence[str]) -> tuple[str | None, list[str]]:
    """The game among the words of a command, and the other words.

    >>> split_game(["--side", "4", "steere", "--swap"], ["mozaa", "steere"])
    ('steere', ['--side', '4', '--swap'])
    """
    rest = list(words)
    if rest and not rest[0].startswith(FLAG):
        return rest[0], rest[1:]
    for place, word in enumerate(rest):
        if word in names:
            return word, rest[:place] + rest[place + 1 :]
    return None, rest


def read_options(game: str, options: Sequence[Option], words: Sequence[str]) -> dict[str, object]:
    """The options that flags such as ``--players 3 --swap`` choose; the game checks the values."""
    known = {option.name: option for option in options}
    found: dict[str, object] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if not word.startswith(FLAG):
            raise OptionError("terminal-word", word=word, game=game, allowed=_flags(options))
        flag, given, value = word.removeprefix(FLAG).partition("=")
        name = flag.replace("-", "_")
        option = known.get(name) or known.get(name.removeprefix("no_"))
        if option is None or (name != option.name and not _is_switch(option)):
            raise OptionError("terminal-flag", flag=word, game=game, allowed=_flags(options))
        if option.name in found:
            raise OptionError("terminal-flag-twice", flag=FLAG + flag)
        if given:
            found[option.name] = option.read(value)
        elif _is_switch(option):
            spoken = rest.pop(0) if rest and rest[0].lower() in WORDS_FOR_FLAGS else "yes"
            found[option.name] = option.read(spoken) is (name == option.name)
        elif rest:
            found[option.name] = option.read(rest.pop(0))
        else:
            raise OptionError("terminal-flag-value", flag=word, allowed=option.told)
    return found


def read_seats(
    words: Sequence[str], default: str, seats: Sequence[str | None], bots: Sequence[str]
) -> list[str | None]:
    """The players, from ``0=person`` or ``1=random``; None is a person.

    ``seats`` says who sits there when nothing is said.
    """
    found = list(seats)
    allowed = ", ".join((PERSON, *bots))
    check_bot(default)
    for word in words:
        number, _, player = word.partition("=")
        if not (number.isdecimal() and number.isascii() and len(number) < 3 and player):
            raise PlayerError("terminal-seat-form", text=word, allowed=allowed)
        if int(number) >= len(found):
            raise PlayerError("terminal-no-seat", seat=number, last=len(found) - 1)
        check_bot(player, PERSON)
        found[int(number)] = None if player == PERSON else player
    return found


def read_people(names: Sequence[str], seats: int) -> list[str]:
    """The people at the keyboard, by the names they gave."""
    for name in names:
        if not (0 < len(name) <= LONGEST_NAME and name.isprintable() and name.strip() == name):
            raise PlayerError("terminal-person-name", text=name, most=LONGEST_NAME)
    if len(names) > seats:
        raise PlayerError("terminal-people", given=len(names), seats=seats)
    if len(set(names)) < len(names):
        raise PlayerError("terminal-person-twice")
    return list(names)


def _is_switch(option: Option) -> bool:
    return isinstance(option.default, bool)


def _flags(options: Sequence[Option]) -> str:
    """The flags of a game with their values, for an error."""
    return ", ".join(
        f"--{option.name}" if _is_switch(option) else f"--{option.name} ({option.spelled})"
        for option in options
    )
