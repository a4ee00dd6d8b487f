"""The bill of materials of a release: what its page is made of, and with what it was tested.

    python tools/bill.py musivum.cdx.json

CycloneDX, from ``constraints.txt`` and ``web/package-lock.json`` alone, so that the same sources
give the same bytes on every machine. Needs nothing but Python: it runs while a wheel is built.
"""

import json
import re
import sys
import tomllib
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED_IN = ("svelte", "clsx", "esm-env")
"""Needed to build the page only, but parts of them are in what is built."""


def needed(root: Path = ROOT) -> dict[str, dict[str, Any]]:
    """The Python packages that ``musivum[server]`` needs, with parents and versions: more than one
    where it depends on Python's. Also those that only an extra of one of them needs, if pinned.
    """
    pins = _pins((root / "constraints.txt").read_text(encoding="utf-8"))
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    direct = [*project["dependencies"], *_of_extra("server", project["optional-dependencies"])]
    found = {_name(one) for one in direct}
    while more := {name for name, pin in pins.items() if found & pin["via"]} - found:
        found |= more
    return {name: pins[name] for name in sorted(found)}


def _of_extra(extra: str, extras: dict[str, list[str]]) -> Iterator[str]:
    """What an extra needs, and what extras of ours need that it names."""
    for one in extras[extra]:
        if ours := re.fullmatch(r"musivum\[(.+)\]", one):
            for other in ours[1].split(","):
                yield from _of_extra(other, extras)
        else:
            yield one


def packed(root: Path = ROOT) -> dict[str, dict[str, Any]]:
    """The npm packages that are in the page, as the lock file describes them."""
    lock = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    names = {path.rpartition("node_modules/")[2]: one for path, one in lock.items() if path}
    return {
        name: one
        for name, one in sorted(names.items())
        if not one.get("dev") or name in COMPILED_IN
    }


def bill(root: Path = ROOT) -> dict[str, Any]:
    """All of it, as CycloneDX."""
    source = (root / "src" / "musivum" / "__init__.py").read_text(encoding="utf-8")
    version = re.search(r'^__version__ = "(.+)"', source, re.M)
    assert version is not None
    own = f"pkg:pypi/musivum@{version[1]}"
    parts = [_page_part(name, one) for name, one in packed(root).items()]
    parts += [
        _package(name, version, pin["marked"])
        for name, pin in needed(root).items()
        for version in pin["versions"]
    ]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "musivum",
                "version": version[1],
                "purl": own,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": parts,
        "dependencies": [{"ref": own, "dependsOn": [one["bom-ref"] for one in parts]}],
    }


def _page_part(name: str, one: dict[str, Any]) -> dict[str, Any]:
    purl = f"pkg:npm/{name.replace('@', '%40')}@{one['version']}"
    kind, _, digest = one["integrity"].partition("-")
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": one["version"],
        "purl": purl,
        "description": "packed into the page",
        "licenses": [{"license": {"id": one["license"]}}],
        "hashes": [{"alg": f"SHA-{kind[3:]}", "content": b64decode(digest).hex()}],
    }


def _package(name: str, version: str, marked: bool) -> dict[str, Any]:
    purl = f"pkg:pypi/{name}@{version}"
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "scope": "optional" if marked else "required",
        "description": "not in the wheel: a version that it is tested with",
    }


def _pins(text: str) -> dict[str, dict[str, Any]]:
    """Each pinned package with its versions, who needs it, and whether that depends on where."""
    found: dict[str, dict[str, Any]] = {}
    for block in re.split(r"^(?=[a-z0-9])", text, flags=re.M):
        head = re.match(r"([a-z0-9][\w.-]*)==(\S+)( ;)?", block)
        if head is not None:
            via = re.findall(r"^    #(?: via| {2})\s+([\w.-]+)", block, re.M)
            pin = found.setdefault(head[1], {"versions": [], "via": set(), "marked": bool(head[3])})
            pin["versions"].append(head[2])
            pin["via"].update(via)
    return found


def _name(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found[0]).lower()


if __name__ == "__main__":
    text = json.dumps(bill(), indent=1) + "\n"
    Path(sys.argv[1]).write_text(text, encoding="utf-8")
