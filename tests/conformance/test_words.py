"""Every move of every game can be said in words, and no words are notation."""

import re

from musivum import CHANCE, Game
from musivum.core.catalogue import attribute, knows
from musivum.drawing.words import short, told, words_of
from tests.conformance.positions import walk

NAME = "Ada"


def test_every_legal_move_has_words_in_its_catalogue(game: Game) -> None:
    seen = set()
    for state in walk(game, "words"):
        for seat in state.awaiting:
            for move in state.legal(seat)[:40]:
                key, *values = text = words_of(game, seat, move)
                if repr(text) in seen:  # most moves can be made for a while
                    continue
                seen.add(repr(text))
                assert knows(key), key
                assert all(isinstance(one, str | int) for value in values for one in value.values())
                for said in (told(text, NAME), short(text)):
                    assert said
                    assert "{" not in said, said


def test_who_moved_is_named_in_the_sentence_and_not_in_the_short_form(game: Game) -> None:
    for state in walk(game, "named"):
        for seat in state.awaiting - {CHANCE}:
            text = words_of(game, seat, state.legal(seat)[0])
            assert told(text, NAME).startswith(f"{NAME} ")
            assert attribute(text[0], "short", **(text[1] if text[1:] else {})) == short(text)
            assert NAME not in short(text)


def test_words_are_no_notation(game: Game) -> None:
    notation = re.compile(r"[@#/]")
    for state in walk(game, "plain"):
        for seat in state.awaiting:
            text = words_of(game, seat, state.legal(seat)[0])
            assert not notation.search(told(text, NAME)), told(text, NAME)
