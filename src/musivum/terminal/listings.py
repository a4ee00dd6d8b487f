"""What the commands print: games, options, scores, counts and rates."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.table import Table

from musivum.core.catalogue import knows, number, say
from musivum.core.option import in_one_line, spelled
from musivum.terminal.screen import Screen

if TYPE_CHECKING:
    from musivum.core.game import Game, Option, Outcome, View
    from musivum.drawing.scene import Text
    from musivum.measure.bench import Rate


def spoken(text: "Text") -> str:
    """A text of a scene: a key, and its values if it has any."""
    return say(text[0], **(text[1] if len(text) > 1 else {}))


def title(game: "Game") -> str:
    """The game's title with its options."""
    return say("terminal-title", title=say(f"{game.NAME}-title"), options=in_one_line(game.options))


def show_games(screen: Screen, names: Sequence[str]) -> None:
    """Every game with a sentence about it."""
    broad = max(len(name) for name in names) + 2
    for name in names:
        screen.line((name.ljust(broad), "key"), (say(f"{name}-title"), "bold"))
        screen.sentence(say(f"{name}-subtitle"), "dim", indent=broad)
        screen.sentence(say(f"{name}-about"), indent=broad)
        screen.line()
    screen.say("terminal-games-more")


def show_options(screen: Screen, room: "type[Game]", bots: Sequence[str]) -> None:
    """A game with the flags that it takes, and the bots that play it."""
    name = room.NAME
    screen.line((say(f"{name}-title"), "bold"))
    screen.sentence(say(f"{name}-subtitle"), "dim")
    screen.sentence(say(f"{name}-about"))
    screen.line()
    table = _table("terminal-head-flag", "terminal-head-values", "terminal-head-default", "")
    for option in room.PROFILE.options:
        key = f"{name}-option-{option.name}"
        about = say(key) if knows(key) else ""
        table.add_row(_flag(option), option.spelled, spelled(option.default), about)
    screen.show(table)
    screen.line()
    screen.say("terminal-game-bots")
    levels = Table.grid(padding=(0, 2, 0, 0))
    levels.add_column(style="bold", no_wrap=True)
    for bot in bots:
        levels.add_row(bot, say(f"bot-{bot}") if knows(f"bot-{bot}") else "")
    screen.show(levels)
    screen.say("terminal-game-more", game=name)


def _flag(option: "Option") -> str:
    name = "--" + option.name.replace("_", "-")
    return name if isinstance(option.default, bool) else f"{name} …"


def show_scores(screen: Screen, game: "Game", view: "View", called: Sequence[str]) -> None:
    """Every seat's points as they stand, and how they come about."""
    from musivum.drawing.scene import scene_of  # noqa: PLC0415 - lists need no compiler

    for account in scene_of(game, view).accounts:
        screen.line((called[account.seat], "name"), f"  {account.total}")
        for line in account.lines:
            points = "" if line.points is None else str(line.points)
            screen.line(f"  {points:>5}  ", spoken(line.say))
        if account.note:
            screen.line(" " * 9, (spoken(account.note), "dim"))


def show_outcome(screen: Screen, called: Sequence[str], outcome: "Outcome") -> None:
    """Why a game is over, the points, and who has won."""
    screen.sentence(say("terminal-over", reason=say(outcome.reason)), "bold")
    broad = max(len(name) for name in called)
    for seat, (name, score) in enumerate(zip(called, outcome.scores, strict=True)):
        won = say("terminal-won") if seat in outcome.winners else ""
        screen.line("  ", (name.ljust(broad), ""), f"  {score:4}  ", (won, "bold"))
    if not outcome.winners:
        screen.say("terminal-nobody")


def rate_table(rates: "Sequence[Rate]", searches: Sequence[float]) -> Table:
    """Rates of random games, and of the simulations of a search."""
    table = _table("terminal-head-game", "terminal-head-options")
    for key in ("games", "moves", "nanoseconds", "simulations"):
        table.add_column(say(f"terminal-head-{key}"), justify="right", overflow="fold")
    for rate, simulations in zip(rates, searches, strict=True):
        table.add_row(
            rate.game,
            in_one_line(rate.options),
            number(rate.games_per_second),
            number(rate.moves_per_game, 1),
            number(rate.ns_per_move),
            number(simulations),
        )
    return table


def _table(*keys: str, numbers: bool = False) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for key in keys:
        table.add_column(
            say(key) if key else "", justify="right" if numbers else "left", overflow="fold"
        )
    return table
