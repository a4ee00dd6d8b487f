"""Every game with every combination of its options, and random positions of each.

Nothing here knows a game by name: settings come from the games' own ``OPTIONS``.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

from musivum import CHANCE, Game, OptionError, State, games, load
from musivum.games import room


@cache
def settings() -> tuple[Game, ...]:
    """Every game, with every combination of options that it accepts."""
    found = []
    for name in games():
        options = room(name).PROFILE.options
        for values in product(*(option.allowed or (option.default,) for option in options)):
            chosen = {option.name: value for option, value in zip(options, values, strict=True)}
            try:
                found.append(load(name, **chosen))
            except OptionError:
                continue
    return tuple(dict.fromkeys(found))


@cache
def samples() -> frozenset[Game]:
    """Games as usual, and settings that add a value of an option: every value is among them."""
    found: list[Game] = []
    seen: set[tuple[str, str, object]] = set()
    for game in (*map(load, games()), *settings()):
        values = {(game.NAME, name, value) for name, value in game.options.items()}
        if not values <= seen:
            found.append(game)
            seen |= values
    return frozenset(found)


def title(game: Game) -> str:
    """How a setting is called in the test report."""
    return "-".join([game.NAME, *(str(value) for value in game.options.values())])


def random_move(state: State, rng: Random) -> tuple[int, str]:
    """A seat that is awaited and any of its moves."""
    seat = rng.choice(sorted(state.awaiting))
    return seat, str(rng.choice(state.legal(seat)))


def walk(game: Game, seed: int | str) -> Iterator[State]:
    """All states of one random game, from the start to the end."""
    rng = Random(f"{title(game)} {seed}")
    state = game.start()
    yield state
    while state.awaiting:
        seat, move = random_move(state, rng)
        state = state.play(move, seat)
        yield state


def decisions(game: Game, seed: int | str, most: int = 12) -> list[State]:
    """Some states of random games in which a player, not chance, is awaited."""
    rng = Random(f"decisions {title(game)} {seed}")
    states = [state for state in walk(game, seed) if state.awaiting - {CHANCE}]
    return rng.sample(states, min(most, len(states)))
