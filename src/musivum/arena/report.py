"""A tournament as a page: one file that needs nothing else, for day and night, screen and paper."""

from collections.abc import Sequence
from html import escape
from math import isnan
from pathlib import Path

from musivum.arena import plots
from musivum.arena.overview import percent, seconds, short, within
from musivum.arena.play import FORFEIT, Result
from musivum.arena.ratings import (
    Pairing,
    Standing,
    pairings,
    ratings,
    reaches,
    seats,
    standings,
)
from musivum.arena.results import Header
from musivum.arena.style import figure, page, section, table
from musivum.core.catalogue import number, say
from musivum.core.errors import RecordError, why
from musivum.core.option import in_one_line
from musivum.terminal.progress import duration

DEEPEST = 50
"""Per cent of colour in the cell of a bot that always won or lost."""


def report(
    header: Header, bots: Sequence[str], games: Sequence[Result], targets: Sequence[int]
) -> str:
    """The page."""
    alone = all(len(game["bots"]) == 1 for game in games)
    whole = [game for game in games if game["reason"] != FORFEIT]
    rows = standings(bots, games)
    pairs = pairings(bots, games)
    sections = [_alone(rows, games, targets) if alone else _ratings(rows, bots, games)]
    if pairs:
        sections.append(_pairs(bots, pairs, alone))
    if whole:
        sections.append(_scores(bots, whole, targets if alone else ()))
        sections += [] if alone else [_seats(whole)]
        counted = [game for game in whole if game["moves"]]
        sections += [_lengths(bots, counted, alone)] if counted else []
    sections.append(_times(rows))
    if len(whole) < len(games):
        sections.append(_forfeits(games))
    seeds = {game["seed"] for game in games}
    facts = {
        say("arena-fact-games"): str(len(games)),
        say("arena-fact-seeds"): str(len(seeds)),
        say("arena-fact-bots"): str(len(rows)),
        say("arena-fact-time"): duration(sum(sum(game["seconds"]) for game in games)),
    }
    title = say("arena-report-title", game=say(f"{header.game}-title"))
    lead = say(
        "arena-report-alone" if alone else "arena-report-lead",
        options=in_one_line(header.options),
        first=str(min(seeds)),
        last=str(max(seeds)),
    )
    return page(title, lead, sections, facts)


def write(path: Path, text: str) -> None:
    """Write a page or a picture; an error says why it cannot be written."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise RecordError("arena-disk", path=str(path), problem=why(error)) from None


def champion(scores: Sequence[tuple[str, Sequence[float]]], targets: Sequence[int]) -> str:
    """The distribution of solo scores as a picture for a document: bots and their points."""
    svg = plots.distributions(scores, say("arena-points"), targets)
    return plots.standalone(svg, escape(say("arena-champion")))


# Parts of the page


def _ratings(rows: Sequence[Standing], bots: Sequence[str], games: Sequence[Result]) -> str:
    found = sorted(ratings(bots, games), key=lambda rating: -rating.points)
    by_name = {row.bot: row for row in rows}
    picture = plots.intervals(
        [(one.bot, one.points, one.low, one.high, bots.index(one.bot)) for one in found],
        say("arena-axis-elo"),
    )
    heads = [say(f"arena-head-{name}") for name in ("bot", "rating", "interval", "games", "score")]
    lines = [
        [
            short(one.bot),
            number(one.points, signed=True),
            "–"
            if one.bot == bots[0]
            else f"{number(one.low, signed=True)} … {number(one.high, signed=True)}",
            str(by_name[one.bot].games),
            within(by_name[one.bot].score, by_name[one.bot].error),
        ]
        for one in found
    ]
    return section(
        say("arena-part-ratings"),
        say("arena-how-ratings", bot=short(bots[0])),
        figure(picture, say("arena-part-ratings")),
        table(heads, lines),
    )


def _alone(rows: Sequence[Standing], games: Sequence[Result], targets: Sequence[int]) -> str:
    ordered = sorted(rows, key=lambda row: -row.score)
    reached = {
        (reach.bot, reach.target): reach
        for reach in reaches([row.bot for row in rows], games, targets)
    }
    heads = [say(f"arena-head-{name}") for name in ("bot", "games", "score")]
    heads += [say("arena-head-target", target=target) for target in targets]
    lines = []
    for row in ordered:
        line = [short(row.bot), str(row.games), within(row.score, row.error)]
        for target in targets:
            reach = reached.get((row.bot, target))
            line.append("–" if reach is None else percent(reach.share, reach.low, reach.high))
        lines.append(line)
    return section(say("arena-part-alone"), say("arena-how-alone"), table(heads, lines))


def _pairs(bots: Sequence[str], pairs: Sequence[Pairing], alone: bool) -> str:
    shares = {(one.one, one.other): (one.share, one.low, one.high, one.lead) for one in pairs}
    shares |= {
        (one.other, one.one): (1 - one.share, 1 - one.high, 1 - one.low, -one.lead) for one in pairs
    }
    met = [bot for bot in bots if any(bot in key for key in shares)]
    head = "".join(f'<th scope="col">{escape(short(bot))}</th>' for bot in met)
    body = ""
    for one in met:
        cells = "".join(_pair_cell(shares.get((one, other))) for other in met)
        body += f'<tr><th scope="row">{escape(short(one))}</th>{cells}</tr>'
    grid = (
        f'<div class="wide grid"><table><thead><tr><td class="none"></td>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )
    how = say("arena-how-pairs-alone" if alone else "arena-how-pairs")
    return section(say("arena-part-pairs"), how, grid)


def _pair_cell(found: tuple[float, float, float, float] | None) -> str:
    if found is None:
        return '<td class="none"></td>'
    share, low, high, lead = found
    won, lost = max(0.0, 2 * share - 1), max(0.0, 1 - 2 * share)
    return (
        f'<td style="--won:{DEEPEST * won:.0f};--lost:{DEEPEST * lost:.0f}">{number(100 * share)} %'
        f"<br><small>{number(100 * low)} … {number(100 * high)}</small>"
        f"<br>{number(lead, 1, signed=True)}</td>"
    )


def _scores(bots: Sequence[str], games: Sequence[Result], targets: Sequence[int]) -> str:
    groups = [(bot, scores) for bot in bots if (scores := _of(bot, games))]
    svg = plots.distributions(groups, say("arena-points"), targets)
    return section(
        say("arena-part-scores"),
        say("arena-how-targets" if targets else "arena-how-scores"),
        figure(svg, say("arena-part-scores")),
    )


def _of(bot: str, games: Sequence[Result]) -> list[int]:
    return [
        game["scores"][seat]
        for game in games
        for seat, name in enumerate(game["bots"])
        if name == bot
    ]


def _seats(games: Sequence[Result]) -> str:
    rows = [
        (
            say("arena-seat", player=one.seat + 1),
            100 * one.share,
            100 * one.low,
            100 * one.high,
            one.seat,
        )
        for one in seats(games)
    ]
    svg = plots.intervals(rows, say("arena-axis-wins"), fair=100 / len(rows))
    return section(
        say("arena-part-seats"), say("arena-how-seats"), figure(svg, say("arena-part-seats"))
    )


def _lengths(bots: Sequence[str], games: Sequence[Result], alone: bool) -> str:
    if alone:
        groups = [(bot, [game["moves"] for game in games if game["bots"] == [bot]]) for bot in bots]
    else:
        groups = [(say("arena-all"), [game["moves"] for game in games])]
    svg = plots.distributions([group for group in groups if group[1]], say("arena-moves"))
    return section(
        say("arena-part-lengths"), say("arena-how-lengths"), figure(svg, say("arena-part-lengths"))
    )


def _times(rows: Sequence[Standing]) -> str:
    paces = [(row.bot, row.pace) for row in rows if not isnan(row.pace)]
    picture = [figure(plots.bars(paces), say("arena-part-times"))] if paces else []
    heads = [say(f"arena-head-{name}") for name in ("bot", "pace", "game-time")]
    lines = [[short(row.bot), seconds(row.pace), seconds(row.seconds)] for row in rows]
    return section(
        say("arena-part-times"),
        say("arena-how-times"),
        *picture,
        table(heads, lines),
    )


def _forfeits(games: Sequence[Result]) -> str:
    lost = [game for game in games if game["reason"] == FORFEIT]
    heads = [say(f"arena-head-{name}") for name in ("pair", "seed", "problem")]
    rows = [
        [
            " – ".join(short(bot) for bot in game["bots"]),
            str(game["seed"]),
            game.get("problem", ""),
        ]
        for game in lost[:20]
    ]
    return section(
        say("arena-part-forfeits"),
        say("arena-how-forfeits", number=len(lost)),
        table(heads, rows),
    )
