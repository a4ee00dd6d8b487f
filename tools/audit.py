"""What is shipped: under which licences, and whether a vulnerability of it is known.

    python tools/audit.py              both
    python tools/audit.py --licences   only what needs no network

The parts are those of the bill of materials (``tools/bill.py``). Vulnerabilities are asked for with
``pip-audit`` and ``npm audit``. Where one cannot reach its index nothing is known, which is said,
and is not an error. The exit code is 1 if a part states no licence, or if a vulnerability is known.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from importlib.metadata import PackageNotFoundError, files, metadata, version
from pathlib import Path
from typing import Any

from bill import ROOT, needed, packed

MIT = (
    "Permission is hereby granted, free of charge",
    "to deal in the Software without restriction",
    "shall be included in all copies or substantial portions of the Software",
)
"""What stands in it and in no other licence."""

PATIENCE = 120
"""Seconds for which an index is waited for."""


def licence(name: str) -> str | None:
    """What an installed package says of its licence; "" if nothing, None if it is not installed."""
    try:
        said = metadata(name).json
    except PackageNotFoundError:
        return None
    if expression := said.get("license_expression"):
        return str(expression)
    kinds = [one for one in said.get("classifier", []) if one.startswith("License ::")]
    named = [one.rpartition(" :: ")[2] for one in kinds]
    text = str(said.get("license", "")).strip().splitlines()
    return ", ".join(named) or (text[0] if text else "") or _by_its_text(name)


def _by_its_text(name: str) -> str:
    """The licence of a package that brings one along without naming it; "" if we do not know it."""
    for file in files(name) or []:
        if file.parent.name == "licenses":
            words = " ".join(file.read_text(encoding="utf-8").split())
            if all(part in words for part in MIT):
                return "MIT, by its text"
    return ""


def tell_licences() -> list[str]:
    """Print every part with its licence; the names of those that state none."""
    missing = []
    parts = [(name, one["version"], one.get("license", "")) for name, one in packed().items()]
    parts += [(name, " ".join(one["versions"]), licence(name)) for name, one in needed().items()]
    for name, versions, said in parts:
        shown = "not installed on this kind of machine" if said is None else said or "STATES NONE"
        print(f"{name + ' ' + versions:36} {shown}")
        if said == "":
            missing.append(name)
    return missing


def python_vulnerabilities() -> list[str] | None:
    """Known ones of the Python packages; None if no index could be asked."""
    with tempfile.TemporaryDirectory() as folder:
        pins = Path(folder) / "requirements.txt"
        installed = [name for name in needed() if licence(name) is not None]
        pins.write_text("".join(f"{name}=={version(name)}\n" for name in installed))
        command = [sys.executable, "-m", "uv", "tool", "run", "pip-audit", "--format", "json"]
        found = _asked([*command, "--no-deps", "--disable-pip", "-r", str(pins)])
    return known_of((found or {}).get("dependencies", []))


def known_of(packages: list[dict[str, Any]]) -> list[str] | None:
    """What ``pip-audit`` has found. A package that its index does not have is skipped there, and
    counts as clean: here it is named, and where all are, nothing is known.
    """
    skipped = [one["name"] for one in packages if "skip_reason" in one]
    if len(skipped) == len(packages):
        return None
    if skipped:
        print(f"\nNOTHING IS KNOWN of {', '.join(skipped)}")
    return [
        f"{one['name']} {one['version']}: {known['id']}"
        for one in packages
        for known in one.get("vulns", [])
    ]


def page_vulnerabilities() -> list[str] | None:
    """Known ones of what the page is made of, and of its tools; None if no index could be asked."""
    npm = [sys.executable, str(ROOT / "tools" / "npm.py")]
    found = _asked([*npm, "audit", "--json"])
    if found is None or "vulnerabilities" not in found:
        return None
    return [f"{name}: {one['severity']}" for name, one in found["vulnerabilities"].items()]


def _asked(command: list[str]) -> dict[str, Any] | None:
    """What a program answers in JSON; it may end with any code."""
    try:
        said = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
        found = json.loads(said.stdout)
    except (subprocess.TimeoutExpired, json.JSONDecodeError):
        return None
    return found if isinstance(found, dict) else None


def main() -> int:
    """Look, and say what there is."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--licences", action="store_true", help="only these")
    only_licences = parser.parse_args().licences
    missing = tell_licences()
    if missing:
        print(f"\nWithout a licence: {', '.join(missing)}")
    known: list[str] = []
    if not only_licences:
        for kind, ask in (("Python", python_vulnerabilities), ("npm", page_vulnerabilities)):
            found = ask()
            if found is None:
                print(f"\n{kind}: no index of vulnerabilities can be reached; NOTHING IS KNOWN")
            else:
                known += found
                print(f"\n{kind}: {', '.join(found) or 'no vulnerability is known'}")
    return 1 if missing or known else 0


if __name__ == "__main__":
    sys.exit(main())
