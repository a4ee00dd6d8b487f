"""What can be printed of a game, and the one function that prints it.

A game's profile lists what its own ``paper.py`` draws, for which no rule need be known. Every game
has a rules booklet and a worksheet of puzzles besides, and one that lists nothing has its boards:
these show positions, so the game is loaded.
"""

from collections.abc import Callable, Mapping, Sequence

from musivum.core.catalogue import LANGUAGES, say
from musivum.core.game import Game
from musivum.core.profile import Options, Printed, Profile
from musivum.drawing.paper import BACKS, Wishes, unit_for
from musivum.drawing.pdf import Pages, PaperError
from musivum.drawing.scene import scene_of
from musivum.games import opened
from musivum.printing.booklet import rules
from musivum.printing.worksheet import puzzles

Load = Callable[[str, dict[str, object]], Game]
"""A game by its name and options."""
Draw = Callable[[Pages, Game, Wishes], None]
DrawSheet = Callable[[Pages, Options, Wishes], None]
"""What a room's ``paper.py`` has: it is told the game's options, all of them."""

MOST = 500
"""Rolls or puzzles, at most."""
LARGEST_UNIT = 30.0


def things(profile: Profile) -> tuple[Printed, ...]:
    """All that can be printed of a game, in the order in which it is printed."""
    own = profile.prints or (Printed("board"),)
    puzzled = Printed("puzzles", usual=False, options=profile.alone)
    return *own, Printed("rules"), puzzled


def called(game: str, thing: Printed, language: str) -> str:
    """What a thing is, in a few words."""
    own = thing.name not in COMMON
    return say(f"{game}-print-{thing.name}-about" if own else f"print-{thing.name}-about", language)


def print_game(
    name: str,
    profile: Profile,
    load: Load,
    what: Sequence[str],
    options: Mapping[str, object],
    wishes: Wishes,
) -> bytes:
    """A PDF of the things that are named; of all that one needs to play, if none is."""
    check(wishes)
    offered = things(profile)
    names = [thing.name for thing in offered]
    for word in what:
        if word not in names:
            raise PaperError("print-unknown", game=name, what=word, allowed=", ".join(names))
    wanted = [thing for thing in offered if (thing.name in what if what else thing.usual)]
    with wishes.pages(say(f"{name}-title", wishes.language)) as pages:
        for thing in wanted:
            chosen = {**thing.options, **options}
            if profile.prints and thing.name not in COMMON:
                draw: DrawSheet = getattr(opened(name, "paper"), thing.name)
                draw(pages, profile.check(name, chosen), wishes)
            else:
                POSITIONS[thing.name](pages, load(name, chosen), wishes)
        return pages.bytes()


def check(wishes: Wishes) -> None:
    """Refuse what no paper can have."""
    if wishes.language not in LANGUAGES:
        raise PaperError("language-none", language=wishes.language, allowed=", ".join(LANGUAGES))
    if wishes.backs not in BACKS:
        raise PaperError("print-backs", backs=wishes.backs, allowed=", ".join(BACKS))
    if wishes.number is not None and not 0 < wishes.number <= MOST:
        raise PaperError("print-number", number=wishes.number, most=MOST)


def board(pages: Pages, game: Game, wishes: Wishes) -> None:
    """The boards of a game that has nothing better for paper, as they stand at the start."""
    title = wishes.say(f"{game.NAME}-title")
    for drawn in scene_of(game, game.start().view(None)).boards:
        if drawn.role == "tray":
            continue
        room = pages.page(title)
        top = pages.heading(title)
        largest = min(room.width / drawn.box[2], (room.bottom - top) / drawn.box[3])
        unit = unit_for(wishes.size, LARGEST_UNIT, largest)
        pages.board(drawn, room.left + (room.width - drawn.box[2] * unit) / 2, top, unit)


POSITIONS: dict[str, Draw] = {"rules": rules, "puzzles": puzzles, "board": board}
COMMON = ("rules", "puzzles")
"""What every game has; the words for it are the house's."""
