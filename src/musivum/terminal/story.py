"""What happened in a match, as far as someone may know it."""

from collections.abc import Iterator, Sequence

from musivum.core.catalogue import say
from musivum.core.game import CHANCE, Move
from musivum.core.match import PASS, PERSON, Match
from musivum.drawing.words import short, words_of
from musivum.terminal.options import LONGEST_NAME
from musivum.terminal.screen import Screen, clean


def names(match: Match, personal: bool = True) -> list[str]:
    """How each seat is called: “you” if only one person plays here, else by seat and name."""
    people = [seat for seat, kind in enumerate(match.kinds) if kind == PERSON]
    found = []
    for seat, (name, kind) in enumerate(zip(match.names, match.kinds, strict=True)):
        if personal and people == [seat]:
            found.append(say("terminal-you"))
        elif seat in people and name == kind:
            found.append(say("terminal-seat", player=seat + 1))
        else:
            found.append(
                say("terminal-seat-named", player=seat + 1, name=clean(name)[:LONGEST_NAME])
            )
    return found


def show_players(screen: Screen, match: Match) -> None:
    """Who sits on which seat."""
    for seat, (name, kind) in enumerate(zip(match.names, match.kinds, strict=True)):
        who = (
            kind if name == kind else f"{clean(name)[:LONGEST_NAME]} ({clean(kind)[:LONGEST_NAME]})"
        )
        screen.line((f"  {say('terminal-seat', player=seat + 1)}  ", "dim"), who)


def tell_who_begins(screen: Screen, match: Match) -> None:
    """Who sits on the first seat."""
    name, kind = match.names[0], match.kinds[0]
    if kind == PERSON and match.kinds.count(PERSON) == 1:
        screen.say("terminal-you-begin")
    elif kind == PERSON and name == kind:
        screen.say("terminal-seat-begins", player=1)
    else:
        screen.say("terminal-begins", name=clean(name)[:LONGEST_NAME])


def known(match: Match) -> int:
    """How many moves lie open: all but those of a step in which others still have to choose."""
    states, moves = match.states, match.moves
    number = len(moves)
    while number:
        before, after = states[number - 1].awaiting, states[number].awaiting
        seat = moves[number - 1][0]
        if not after or CHANCE in after or seat in after or before != after | {seat}:
            break
        number -= 1
    return number


def visible(
    match: Match, viewer: int | None, since: int, until: int
) -> Iterator[tuple[int, int, Move]]:
    """Number (from 1), seat and move of what a seat (None: a spectator) may know of these moves."""
    states, moves = match.states, match.moves
    for number in range(since, until):
        seat, move = moves[number]
        confidant = states[number].confidant() if seat == CHANCE else None
        if confidant in (None, viewer):
            yield number + 1, seat, move


def tell(screen: Screen, called: Sequence[str], number: int, seat: int, move: Move) -> None:
    """One move, as a line of the story: in words, or in notation if that is wanted."""
    chance = say("terminal-chance")
    who = chance if seat == CHANCE else called[seat]
    broad = max(len(name) for name in (*called, chance))
    note = f"  {say('terminal-forced')}" if str(move) == PASS else ""
    said = str(move) if screen.notation else short(words_of(move.game, seat, move))
    screen.line((f"{number:4}  ", "dim"), who.ljust(broad), "  ", (said, "move"), (note, "dim"))
