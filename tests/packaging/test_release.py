"""What is released: complete, checked, and good in an environment that has nothing else."""

import json
import re
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_string
from importlib import import_module
from importlib.metadata import distribution
from pathlib import Path

import pytest

import musivum
from tests.packaging.environment import ROOT, Environment

PARTS = (
    "py.typed",
    "text/en.ftl",
    "games/steere/text/en.md",
    "server/static/index.html",
    "browser/packs/manifest.json",
)


def test_the_wheel_holds_the_page_and_the_words_and_no_tests(released: dict[str, Path]) -> None:
    with zipfile.ZipFile(released["whl"]) as wheel:
        names = wheel.namelist()
    assert not [part for part in PARTS if f"musivum/{part}" not in names]
    assert not [name for name in names if name.startswith(("tests/", "web/", "tools/"))]
    assert not [name for name in names if "__pycache__" in name or name.endswith(".db")]


def test_the_wheel_has_a_bill_of_materials(released: dict[str, Path]) -> None:
    with zipfile.ZipFile(released["whl"]) as wheel:
        name = f"musivum-{musivum.__version__}.dist-info/sboms/musivum.cdx.json"
        bill = json.loads(wheel.read(name))
    assert (bill["bomFormat"], bill["metadata"]["component"]["name"]) == ("CycloneDX", "musivum")
    parts = {one["purl"] for one in bill["components"]}
    web = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    page = {f"pkg:npm/{name.replace('@', '%40')}" for name in [*web["dependencies"], "svelte"]}
    assert page <= {part.rpartition("@")[0] for part in parts}
    for one in ("numpy", "numba", "fastapi", "pydantic", "psycopg-binary"):
        assert f"pkg:pypi/{one}@{distribution(one).version}" in parts
    assert not [part for part in parts if part.startswith("pkg:pypi/pytest@")], (
        "what only developers need is not in it"
    )
    refs = [one["bom-ref"] for one in bill["components"]]
    assert len(refs) == len(set(refs)) and bill["dependencies"][0]["dependsOn"] == refs


def test_everything_that_is_shipped_says_its_licence() -> None:
    said = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "audit.py"), "--licences"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert said.returncode == 0, said.stdout + said.stderr
    assert re.search(r"^fastapi \S+ +MIT$", said.stdout, re.M), said.stdout
    assert re.search(r"^svelte \S+ +MIT$", said.stdout, re.M), said.stdout


def test_a_part_that_states_no_licence_fails_the_audit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    audit = import_module("audit")
    monkeypatch.setattr(sys, "argv", ["audit", "--licences"])
    monkeypatch.setattr(audit, "needed", dict)
    for licence, code in (("MIT", 0), ("", 1)):
        part = {"nameless": {"version": "1", "license": licence}}
        monkeypatch.setattr(audit, "packed", lambda part=part: part)
        assert audit.main() == code
    assert "Without a licence: nameless" in capsys.readouterr().out


def test_a_package_that_no_index_knows_is_not_called_safe(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    known_of = import_module("audit").known_of
    unknown = {"name": "numpy", "skip_reason": "not found"}
    clean = {"name": "rich", "version": "15", "vulns": []}
    bad = {"name": "mako", "version": "1", "vulns": [{"id": "X-1"}]}
    assert known_of([]) is None and known_of([unknown]) is None
    assert known_of([clean]) == [] and known_of([clean, bad]) == ["mako 1: X-1"]
    assert known_of([unknown, clean]) == [] and "numpy" in capsys.readouterr().out


def test_the_archive_holds_all_that_a_wheel_is_made_of(released: dict[str, Path]) -> None:
    with tarfile.open(released["gz"]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    needed = {
        "pyproject.toml",
        "hatch_build.py",
        "tools/npm.py",
        "tools/bill.py",
        "web/package-lock.json",
    }
    needed |= {"LICENSE", "README.md", "CHANGELOG.md", "src/musivum/__init__.py"}
    assert not needed - names


def test_the_metadata_is_complete(released: dict[str, Path]) -> None:
    with zipfile.ZipFile(released["whl"]) as wheel:
        name = next(name for name in wheel.namelist() if name.endswith("/METADATA"))
        data = message_from_string(wheel.read(name).decode())
    assert data["Version"] == musivum.__version__
    assert data["Author"] and data["License-Expression"] == "MIT" and data["Requires-Python"]
    addresses = {one.partition(",")[0] for one in data.get_all("Project-URL", [])}
    assert {"Homepage", "Documentation", "Changelog", "Issues"} <= addresses
    body = str(data.get_payload())
    assert not re.search(r"\]\((?!https?:|#)", body), "a link that only works in the repository"


def test_the_wheel_works_where_nothing_else_is(base: Environment) -> None:
    said = base.run("musivum", "--version")
    assert said.returncode == 0 and musivum.__version__ in said.stdout
    listed = base.run("musivum", "games")
    assert all(name in listed.stdout for name in musivum.games())


def test_the_changelog_has_a_part_for_what_is_not_released() -> None:
    heads = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert heads[0] == "Unreleased"
    assert heads[1].split()[0] == musivum.__version__
