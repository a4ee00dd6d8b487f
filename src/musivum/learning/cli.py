"""What ``musivum learn`` does."""
# ruff: noqa: PLC0415 - what is slow to import is imported when it is needed

from pathlib import Path
from typing import Annotated

import typer

from musivum.core.catalogue import say
from musivum.core.errors import OptionError
from musivum.terminal.mistakes import understood

GATE_SEED = 900_000
"""Seeds of the gate begin here: nothing is learned from them."""
MOST_ROUNDS = 1_000_000


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("arena-help-game"))],
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=say("learn-help-folder"))],
    *,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help=say("arena-help-option"))
    ] = None,
    also: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE,…", help=say("learn-help-also"))
    ] = None,
    rounds: Annotated[
        int, typer.Option(min=1, max=MOST_ROUNDS, help=say("learn-help-rounds"))
    ] = 300,
    games: Annotated[int, typer.Option(min=1, max=5000, help=say("learn-help-games"))] = 200,
    seed: Annotated[int, typer.Option(min=0, help=say("learn-help-seed"))] = 0,
    simulations: Annotated[
        int, typer.Option(min=0, max=100_000, help=say("learn-help-simulations"))
    ] = 0,
    noise: Annotated[float, typer.Option(min=0.01, help=say("learn-help-noise"))] = 2.0,
    trust: Annotated[float, typer.Option(min=0.0, max=1.0, help=say("learn-help-trust"))] = 0.9,
    memory: Annotated[int, typer.Option(min=1, max=100, help=say("learn-help-memory"))] = 4,
    ahead: Annotated[int, typer.Option(min=0, max=1000, help=say("learn-help-ahead"))] = 0,
    compared: Annotated[int, typer.Option(min=1, max=64, help=say("learn-help-compared"))] = 4,
    anew: Annotated[bool, typer.Option("--anew", help=say("learn-help-anew"))] = False,
    pairs: Annotated[int, typer.Option(min=1, max=10_000, help=say("learn-help-pairs"))] = 40,
    budget: Annotated[int | None, typer.Option(min=1, help=say("learn-help-budget"))] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=say("learn-help-out"))] = None,
    jobs: Annotated[int, typer.Option(min=0, help=say("learn-help-jobs"))] = 1,
    engine: Annotated[str, typer.Option(help=say("arena-help-engine"))] = "processes",
    address: Annotated[
        str | None, typer.Option(metavar="HOST:PORT", help=say("arena-help-address"))
    ] = None,
) -> None:
    """Learn from self-play, let the network prove itself, and keep it if it wins."""
    from rich.console import Console

    from musivum.arena.cli import load_with
    from musivum.core.network import write
    from musivum.learning.batches import policy_of
    from musivum.learning.engines import opened
    from musivum.learning.gate import challenge, with_network
    from musivum.learning.learner import Plan, Run, run_rounds
    from musivum.terminal.progress import shown

    console = Console(stderr=True, highlight=False, markup=False)
    with understood():
        table = load_with(game, option or [])
        policy, shape = policy_of(table)
    if out is not None and not out.absolute().parent.is_dir():
        raise OptionError("analysis-no-folder", path=str(out))
    plan = Plan(
        rounds=rounds,
        seed=seed,
        games=games,
        simulations=simulations,
        noise=(noise, min(noise, Plan().noise[1])),
        trust=trust,
        memory=memory,
        ahead=ahead,
        compared=compared,
    )
    if ahead and not (shape.unit and table.chances and table.players <= 2):
        raise OptionError("learn-no-network", game=f"{game} --ahead {ahead}")
    shipped = policy.lore(table.players)
    fresh = None if anew or not shipped.any() else shipped
    others = [load_with(game, words.split(",")) for words in also or ()]
    run = Run(table, folder, plan, fresh, others)
    with opened(engine, address, jobs) as run.engine, shown(console, say("learn-working")) as tick:
        try:
            run_rounds(run, lambda found: tick(int(found["round"]), rounds))
        finally:
            run.keep()
    console.print(say("learn-learned", rounds=run.rounds, games=run.played, folder=str(folder)))
    learned = run.steady.astype("float16").astype("float32")
    simulations = budget or max(1, table.PROFILE.ways(table.options)[-1].simulations // 20)
    with shown(console, say("learn-proving")) as tick:
        verdict = challenge(
            table,
            with_network(table, learned),
            with_network(table, shipped),
            range(GATE_SEED, GATE_SEED + pairs),
            simulations,
            tick,
        )
    told = {name: round(100 * getattr(verdict, name)) for name in ("low", "high")}
    share = round(100 * verdict.won / verdict.pairs)
    console.print(say("learn-verdict", share=share, pairs=verdict.pairs, **told))
    if not verdict.passes:
        console.print(say("learn-stays"))
        raise typer.Exit(1)
    if out is not None:
        gate = {"pairs": verdict.pairs, "won": verdict.won, "simulations": simulations}
        write(out, learned, run.made() | {"gate": gate})
        console.print(say("learn-kept", path=str(out)))
