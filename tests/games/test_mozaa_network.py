"""What a network sees of Mozaa, held against the rules."""

import numpy as np
import pytest

from musivum import Match, State, load
from musivum.core.game import CHANCE
from musivum.games.mozaa import table
from musivum.games.mozaa.data import CARDS, PLACEMENTS
from musivum.games.mozaa.network import BEST, DRAWN, MEASURES, MOST, look

GAME = load("mozaa", hand=3)


def seen_by(array: np.ndarray, seat: int) -> tuple[list[int], list[float]]:
    """The stage, the marks in order, and the measures."""
    seen = np.zeros(MOST, dtype=np.int64)
    measured = np.zeros(MEASURES, dtype=np.float32)
    count = look(GAME.tables, array, seat, seen, measured)
    return [int(seen[0]), *sorted(seen[1:count].tolist())], measured.tolist()


def choices(seed: int) -> list[tuple[State, int]]:
    """All positions of a game in which a seat is to place a card."""
    states = Match(GAME, seed=seed, players=["greedy", "greedy"]).run().states
    return [(state, seat) for state in states for seat in state.awaiting - {CHANCE}]


def best_gain(array: np.ndarray, seat: int) -> int:
    """The most points that a seat to move can close at once, by playing all that is legal."""
    moves = np.zeros(GAME.most_moves, dtype=np.int64)
    best = 0
    for move in moves[: GAME.KERNELS.legal(GAME.tables, array, seat, moves)]:
        if move < PLACEMENTS:
            after = array.copy()
            GAME.KERNELS.play(GAME.tables, after, seat, int(move))
            best = max(best, int(after[table.SCORES + seat] - array[table.SCORES + seat]))
    return best


def test_what_own_cards_would_close_is_what_playing_them_brings() -> None:
    """Two fields that one card joins and closes are taken for two: a little more than they are."""
    found = [
        (round(10 * seen_by(state.array, seat)[1][BEST]), best_gain(state.array, seat))
        for seed in range(3)
        for state, seat in choices(seed)
    ]
    assert all(seen >= gain for seen, gain in found)
    assert sum(seen > gain for seen, gain in found) <= len(found) // 20
    assert sum(gain > 0 for _, gain in found) > len(found) // 2


def test_what_a_drawn_card_would_close_is_the_mean_over_all_unseen_ones() -> None:
    for state, seat in choices(7)[10:50:8]:
        array = state.array
        unseen = ~(int(array[table.ON_TABLE]) | int(array[table.HANDS + seat]))
        gains = []
        for card in range(CARDS):
            if unseen >> card & 1:
                held = array.copy()
                held[table.HANDS + seat] = np.array(1 << card, dtype=np.uint64).view(np.int64)
                gains.append(best_gain(held, seat))
        assert 10 * seen_by(array, seat)[1][DRAWN] == pytest.approx(np.mean(gains), abs=0.1)


def changed(text: str, *, mirrored: bool) -> str:
    """A move on a table that is turned by a quarter, or mirrored, with other colours, so that the
    start card is the same."""
    word, _, rest = text.partition(" ")
    card, _, place = (rest or word).partition("@")
    if mirrored:
        card = card[0] + card[3] + card[2] + card[1]
        card = card.translate(str.maketrans("PG", "GP"))
    else:
        card = card[3] + card[:3]
        card = card.translate(str.maketrans("PBGR", "BGRP"))
    if rest:
        return f"{word} {card}"
    row, column = map(int, place.split(","))
    row, column = (row, -column) if mirrored else (column, -row)
    return f"{card}@{row},{column}"


@pytest.mark.parametrize("mirrored", [False, True])
def test_turned_and_mirrored_tables_and_other_colours_look_alike(mirrored: bool) -> None:
    match = Match(GAME, seed=5, players=["greedy", "greedy"]).run()
    state, other = GAME.start(), GAME.start()
    for seat, move in match.moves[:80]:
        state = state.play(str(move), seat)
        text = str(move)
        other = other.play(text if text == "pass" else changed(text, mirrored=mirrored), seat)
        for eyes in (0, 1):
            assert seen_by(other.array, eyes)[0] == seen_by(state.array, eyes)[0]
            assert seen_by(other.array, eyes)[1] == pytest.approx(seen_by(state.array, eyes)[1])
