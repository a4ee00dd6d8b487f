"""Positions of Mozaa, for its tests: moves that are dealt the cards they need, and refusals."""

import pytest

from musivum.core.catalogue import knows
from musivum.core.compiled import CHANCE
from musivum.core.errors import IllegalMove
from musivum.core.game import State
from musivum.games.mozaa import data, rules, table
from musivum.games.mozaa.game import Mozaa

CLASSIC = Mozaa.load()
CLAIMS = Mozaa.load(variant="claims")
OWN_COLOUR = Mozaa.load(variant="own-colour")


def card(text: str) -> str:
    return min(data.rotations(text))


def play(state: State, *moves: str, later: tuple[str, ...] = ()) -> State:
    """Play the players' moves; chance deals every seat the cards that it is going to place.

    ``later`` are cards that nobody may be dealt before they are asked for.
    """
    players = state.game.players
    waiting = list(moves)
    while True:
        while state.awaiting == {CHANCE}:
            state = state.play(f"draw {_wanted(state, waiting, later)}")
        if not waiting:
            return state
        assert state.awaiting <= set(range(players))
        state = state.play(waiting.pop(0))


def _wanted(state: State, waiting: list[str], later: tuple[str, ...]) -> str:
    """The next card that the seat at chance's table will place and does not hold yet."""
    turn = int(state.array[table.SEAT])
    in_deal = state.array[table.PHASE] == rules.DEAL
    seats: dict[int, list[str]] = {seat: [] for seat in range(state.game.players)}
    mover = 0 if in_deal else turn + 1
    for move in waiting:
        if "@" in move or move == "pass":
            if "@" in move:
                seats[mover % state.game.players].append(card(move[:4]))
            mover += 1
    stock = [str(move)[5:] for move, _ in state.chance()]
    soon = [one for one in seats[turn] if one in stock]
    reserved = {one for cards in seats.values() for one in cards} | {card(one) for one in later}
    return soon[0] if soon else next(one for one in stock if one not in reserved)


def refused(state: State, move: str, seat: int | None = None) -> str:
    """The rule that forbids a move."""
    with pytest.raises(IllegalMove) as caught:
        state.play(move, seat)
    assert knows(caught.value.key)
    assert "{" not in str(caught.value)
    return caught.value.key


BLOCKED = ("GPBG@-1,0", "RGPG@1,0")
"""After these only grey and purple sides are open, so an all-blue card fits nowhere."""


def blocked(game: Mozaa = CLASSIC) -> State:
    state = game.start()
    for text in ("GPBG", "RGPG"):
        state = state.play(f"draw {text}")
    for move, drawn in zip(BLOCKED, ("BBBB", "RRRR"), strict=True):
        state = state.play(move)
        if game is CLAIMS:
            state = state.play("done")
        state = state.play(f"draw {drawn}")
    return state


def straight_line(first: str = "R") -> list[str]:
    """All 64 cards below each other, found by depth-first search, from a colour on."""
    looks = {one: set(data.rotations(one)) for one in data.CARD_TEXTS if one != "BGRP"}
    line: list[str] = []

    def extend(colour: str) -> bool:
        if not looks:
            return True
        # Cards with the fewest colours first: they are the hardest to join later.
        for one in sorted(looks, key=lambda text: (len(set(text)), text)):
            for look in sorted(looks[one]):
                if look[0] == colour:
                    turned = looks.pop(one)
                    line.append(look)
                    if extend(look[2]):
                        return True
                    line.pop()
                    looks[one] = turned
        return False

    assert extend(first)
    return line


def choose(*colours: str) -> State:
    state = OWN_COLOUR.start()
    for colour in colours:
        state = state.play(f"colour {colour}")
    return state
