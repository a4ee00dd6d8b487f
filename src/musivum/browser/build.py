"""``musivum build-web``: puts the packs together. What has not changed is not compiled again.

Objects are kept beside the rest of what is compiled, under a hash of their sources; a pack's name
carries a hash of what is in it, so that browsers may keep it for ever.
"""

import gzip
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from musivum.browser import FORMAT, MANIFEST, PACKS, SECTION, emit
from musivum.browser.describe import described
from musivum.core.catalogue import say
from musivum.core.compiled import cache_home, source_digest
from musivum.core.errors import MusivumError
from musivum.core.game import Game
from musivum.terminal.progress import shown
from musivum.terminal.screen import Screen

STACK = 1 << 20
"""Bytes for what compiled functions keep for a while; the longest lists of moves lie there."""
MOST_BYTES = 150_000
"""No pack has more in gzip than this."""
LINKERS = ("wasm-ld", *(f"wasm-ld-{version}" for version in range(30, 13, -1)))


class BuildError(MusivumError):
    """What is needed to build is missing, or went wrong."""


@dataclass(frozen=True, slots=True)
class Part:
    """Something that becomes one object."""

    name: str
    folders: tuple[Path, ...]
    """Where its sources are."""

    @property
    def object(self) -> Path:
        """Where its object is kept."""
        digest = sha256(Path(emit.__file__).read_bytes())
        for folder in self.folders:
            digest.update(source_digest(folder).encode())
        return cache_home() / "web" / f"{self.name}-{digest.hexdigest()[:16]}.o"


def build(
    screen: Screen, rooms: Sequence[tuple[str, Callable[[], type[Game]]]], out: Path = PACKS
) -> None:
    """Build the packs of these games, with a progress bar for those who watch."""
    linker = find_linker()
    root = Path(__file__).parent.parent
    shared = Part(emit.SHARED, (root / "search", root / "bots", root / "analysis"))
    parts = [shared, *(Part(name, (root / "games" / name,)) for name, _ in rooms)]
    missing = [part for part in parts if not part.object.is_file()]
    with (
        shown(screen.console, say("browser-building")) as progress,
        ThreadPoolExecutor(os.cpu_count()) as pool,
    ):
        progress(0, len(missing) + len(rooms))
        begun = [pool.submit(_make, part) for part in missing]
        told = {name: described(open_room()) for name, open_room in rooms}
        for number, done in enumerate(as_completed(begun), 1):
            done.result()
            progress(number, len(missing) + len(rooms))
        out.mkdir(parents=True, exist_ok=True)
        packs = {}
        for number, part in enumerate(parts[1:], 1):
            packs[part.name] = _pack(linker, part, shared, told[part.name], out)
            progress(len(missing) + number, len(missing) + len(rooms))
    for name, pack in packs.items():
        screen.say("browser-built", game=name, kilobytes=f"{pack['squeezed'] / 1000:.0f}")
    _write_manifest(out, packs)


def find_linker() -> list[str]:
    """The command that links WebAssembly, from wherever it may have come."""
    for name in LINKERS:
        found = shutil.which(name)
        if found:
            return [found]
    if find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise BuildError("browser-no-linker")


def _make(part: Part) -> float:
    """Compile a part in a process of its own; how long it took."""
    begun = time.perf_counter()
    part.object.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        made = Path(scratch) / "made.o"
        environment = {**os.environ, **emit.ENVIRONMENT, "MUSIVUM_CACHE_DIR": scratch}
        environment.pop("NUMBA_CACHE_DIR", None)
        command = [sys.executable, "-m", emit.__name__, part.name, str(made)]
        _run(command, part.name, environment)
        # Whoever builds the same at the same time makes the same; a half-written one is nobody's.
        half = part.object.with_suffix(f".{os.getpid()}")
        shutil.copyfile(made, half)
        half.replace(part.object)
    return time.perf_counter() - begun


def _pack(linker: list[str], part: Part, shared: Part, told: bytes, out: Path) -> dict[str, Any]:
    """Link a game's pack, and say what there is to say of it."""
    with tempfile.TemporaryDirectory() as scratch:
        linked = Path(scratch) / "linked.wasm"
        flags = ["--no-entry", "--export-table", "--growable-table"]
        flags += ["--export=__heap_base", "--stack-first", "-z", f"stack-size={STACK}"]
        flags += ["--strip-all", "--gc-sections", "-O2"]
        flags += [f"--export-if-defined={name}" for name in emit.NAMES]
        objects = [str(part.object), str(shared.object)]
        _run([*linker, *flags, "-o", str(linked), *objects], part.name)
        code = linked.read_bytes()
    whole = code + _section(SECTION, told)
    squeezed = len(gzip.compress(whole, mtime=0))
    if squeezed > MOST_BYTES:
        raise BuildError("browser-too-large", game=part.name, bytes=squeezed, most=MOST_BYTES)
    digest = sha256(whole).hexdigest()
    file = f"{part.name}-{digest[:16]}.wasm"
    (out / file).write_bytes(whole)
    sources = sha256(f"{part.object.stem} {shared.object.stem}".encode()).hexdigest()[:16]
    return {
        "file": file,
        "bytes": len(whole),
        "squeezed": squeezed,
        "sha256": digest,
        "sources": sources,
    }


def _section(name: str, data: bytes) -> bytes:
    """A section of a module that machines pass over."""
    content = _length(len(name)) + name.encode() + data
    return b"\0" + _length(len(content)) + content


def _length(number: int) -> bytes:
    """A number as WebAssembly writes it: seven bits to a byte, the lowest first.

    >>> _length(5), _length(300)
    (b'\\x05', b'\\xac\\x02')
    """
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    found.append(number)
    return bytes(found)


def _write_manifest(out: Path, packs: dict[str, dict[str, Any]]) -> None:
    """Say what there is, and remove what is no longer."""
    manifest = {"format": FORMAT, "packs": packs}
    half = out / f"{MANIFEST}.{os.getpid()}"
    half.write_text(json.dumps(manifest, indent=1) + "\n")
    half.replace(out / MANIFEST)
    kept = {pack["file"] for pack in packs.values()}
    for old in out.glob("*.wasm"):
        if old.name not in kept:
            old.unlink()


def _run(command: list[str], what: str, environment: dict[str, str] | None = None) -> None:
    """Run a program; what it complains of becomes an error that says so."""
    found = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if found.returncode:
        lines = found.stderr.strip().splitlines() or [str(found.returncode)]
        raise BuildError("browser-failed", what=what, problem=lines[-1][:300])
