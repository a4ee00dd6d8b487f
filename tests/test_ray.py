"""Games on a Ray cluster: those that are played here. One cluster, started on this machine by
whoever asks first, is left to the next; what it costs is mostly its start."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from musivum.arena.results import read
from musivum.arena.tournament import run
from musivum.cli import app
from musivum.cluster import Cluster
from tests.arena.small import facts, quiet, small
from tests.learning.test_engines import assert_same, learned
from tests.server.harness import Process
from tests.server.test_thinking import assert_bots_think_on_ray


@pytest.fixture(scope="module")
def clusters() -> Iterator[list[Cluster]]:
    """All that were stopped, which is done at the end."""
    stop = Cluster.stop
    stopped: list[Cluster] = []

    def stopping(cluster: Cluster) -> None:
        stopped.append(cluster)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Cluster, "stop", stopping)
        yield stopped
    for cluster in stopped:
        stop(cluster)


@pytest.fixture
def asked(clusters: list[Cluster], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever uses the cluster has to start and to stop it, and nobody starts it twice."""
    start, before = Cluster.start, len(clusters)
    started: list[Cluster] = []

    def starting(cluster: Cluster) -> None:
        started.append(cluster)
        start(cluster)

    monkeypatch.setattr(Cluster, "start", starting)
    yield
    assert started and clusters[before:] == started
    assert sum(cluster._ours for cluster in clusters) == 1
    assert clusters[0].ray.is_initialized()


@pytest.mark.usefixtures("asked")
def test_ray_gives_the_same_games_as_processes(tmp_path: Path) -> None:
    path = tmp_path / "ray.jsonl"
    words = ["random", "greedy", "--option", "side=2", "--games", "3", "--jobs", "1"]
    said = CliRunner().invoke(
        app, ["arena", "steere", *words, "--engine", "ray", "--out", str(path)]
    )
    assert said.exit_code == 0, said.output
    expected = run(small(3), tmp_path / "here.jsonl", 1, quiet)
    games = sorted(read(path)[1], key=lambda game: (game["seed"], game["bots"][::-1]))
    assert facts(games) == facts(expected)


@pytest.mark.usefixtures("asked")
def test_one_ray_worker_learns_what_this_process_learns(tmp_path: Path) -> None:
    assert_same(learned(tmp_path / "a", "processes", 1), learned(tmp_path / "b", "ray", 1))


@pytest.mark.usefixtures("asked")
def test_a_server_joins_the_cluster_and_its_bots_think_there(tmp_path: Path) -> None:
    cluster = Cluster(None, 1)
    cluster.start()
    door = cluster.ray.get_runtime_context().gcs_address
    words = ["--bots", "ray", "--ray-address", door]
    server = Process(f"sqlite:///{tmp_path}/musivum.db", None, *words).ready()
    assert_bots_think_on_ray(server, os.getpid())
    cluster.stop()
