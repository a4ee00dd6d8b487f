"""Set-up in one go: environment, system programs, browser client, compiled rules.

    python3 tools/setup.py            everything that is missing or out of date
    python3 tools/setup.py --player   without what only developers need

The environment is made with the quickest Python of this one's version, or with this one itself if
--this-python is said, as ``make PYTHON=…`` does.

Uses nothing but the standard library. Each step is skipped when nothing it depends on has changed,
says what it does while it does it, and names what to do when it fails.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from npm import find_npm, has_node
from quickest import quickest

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMPS = VENV / "stamps"
WEB = ROOT / "web"
STATIC = ROOT / "src" / "musivum" / "server" / "static"
PACKS = ROOT / "src" / "musivum" / "browser" / "packs"
OLDEST = (3, 11)
GENERATED = "wire.d.ts"
"""A file that building the client writes beside its sources."""

SYSTEM = {
    "chromium": ("chromium", "/usr/bin/chromium", "the tests of the page"),
    "postgresql": ("postgresql", "/usr/lib/postgresql/*/bin/initdb", "the tests of the server"),
    "poppler-utils": ("pdftoppm", "/usr/bin/pdftoppm", "the tests of paper"),
    "lld": ("wasm-ld", "/usr/bin/wasm-ld*", "the games for browsers"),
}
"""Debian package: program, where it lies, what needs it."""
SHELL = "chromium-headless-shell"
"""Chromium without what draws windows: with it the tests of the page take half the time. Where it
cannot be had they use Chromium itself."""


Step = tuple[str, Callable[[], str]]
"""What it is called, and what does it and says what was done."""


class SetupError(Exception):
    """A step that could not be done, in words for the person who runs it."""


def main() -> None:
    """Do every step that is due, side by side: at once, or as soon as there is an environment."""
    player = "--player" in sys.argv[1:]
    at_once: list[Step] = [] if player else [("system programs", system_programs)]
    later: list[Step] = [("compiled rules", partial(compiled_rules, player))]
    # Without a Node.js of the system's, the one of the environment builds the client.
    (at_once if has_node() else later).append(("browser client", browser_client))
    with ThreadPoolExecutor() as pool:
        begun = [pool.submit(perform, step) for step in at_once]
        perform(("Python environment", partial(python_environment, player)))
        begun += [pool.submit(perform, step) for step in later]
        for one in begun:
            one.result()
    perform(("games for browsers", games_for_browsers))


def perform(step: Step) -> None:
    """Do a step, and say what it does and how long it took."""
    title, do = step
    print(f"{title} …", flush=True)
    started = time.monotonic()
    try:
        done = do()
    except SetupError as error:
        sys.exit(f"\nSet-up stopped at “{title}”: {error}")
    print(f"{title}: {done} ({time.monotonic() - started:.1f} s)", flush=True)


def python_environment(player: bool) -> str:
    """A virtual environment with exactly the pinned packages, hashes checked.

    Those who play get what the server needs; an environment that has everything is left alone.
    """
    if sys.version_info < OLDEST:
        raise SetupError(
            f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed, this is {sys.version.split()[0]}"
        )
    inputs = [ROOT / "constraints.txt", ROOT / "pyproject.toml"]
    everything = Stamp("python", inputs)
    stamp = Stamp("player", inputs) if player else everything
    if stamp.fresh() or everything.fresh():
        return "up to date"
    if not (BIN / "python").exists():
        chosen, why = (sys.executable, "") if "--this-python" in sys.argv[1:] else quickest()
        if why:
            print(f"      {why}", flush=True)
        run([chosen, "-m", "venv", str(VENV)], "python3-venv may be missing")
    python = str(BIN / "python")
    run(
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv"],
        "pip could not install uv",
    )
    install = [python, "-m", "uv", "pip", "install", "--compile-bytecode"]
    pinned = str(ROOT / "constraints.txt")
    if player:
        run(
            [*install, "--constraints", pinned, "-e", f"{ROOT}[server]"],
            "Musivum and what its server needs could not be installed",
        )
    else:
        run(
            [*install, "--require-hashes", "-r", pinned],
            "the packages could not be installed",
        )
        run(
            [*install, "--quiet", "--no-deps", "-e", str(ROOT)],
            "musivum itself could not be installed",
        )
    stamp.write()
    return "installed"


def system_programs() -> str:
    """Chromium, PostgreSQL and what looks at PDFs, which the tests run for real."""
    missing = [package for package, (_, where, _) in SYSTEM.items() if not found(where)]
    debian = shutil.which("apt-get") is not None
    may_install = debian and os.geteuid() == 0
    if missing and not may_install:
        needs = "; ".join(f"{package} for {SYSTEM[package][2]}" for package in missing)
        how = (
            f"run: sudo apt-get install {' '.join(missing)}"
            if debian
            else "install it with your system's packages"
        )
        raise SetupError(f"missing: {needs}. Please {how}. (To play only, run: make play)")
    if missing:
        apt_install(missing)
    if may_install:
        install_shell()
    return "installed" if missing else "all there"


def install_shell() -> None:
    """The browser without windows, if it can be had; this is tried once."""
    tried = Stamp("shell", [])
    if found(f"/usr/bin/{SHELL}") or tried.fresh():
        return
    tried.write()
    try:
        apt_install([SHELL])
    except SetupError:
        print(f"      no {SHELL}: the tests of the page will take longer", flush=True)


def apt_install(packages: list[str]) -> None:
    """Install packages of Debian."""
    print(f"      installing {', '.join(packages)} with apt-get", flush=True)
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-qq"], "the package lists could not be read", quiet)
    run(
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages],
        "apt-get failed",
        quiet,
    )


def browser_client() -> str:
    """The page, built from web/ into the package."""
    if not (WEB / "package.json").is_file():
        return "not in this version"
    sources = [
        path
        for part in WEB.iterdir()
        if part.name != "node_modules"
        for path in [part, *part.rglob("*")]
        if path.is_file() and path.name != GENERATED
    ]
    sources += (ROOT / "src").rglob("*.ftl")
    sources.append(ROOT / "src" / "musivum" / "drawing" / "palette.json")
    stamp = Stamp("web", sources)
    if stamp.fresh() and (STATIC / "index.html").is_file() and (WEB / "node_modules").is_dir():
        return "up to date"
    npm, environment = find_npm(BIN / "python")
    if not Stamp("npm", [WEB / "package-lock.json"]).fresh() or not (WEB / "node_modules").is_dir():
        run(
            [*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"],
            "npm could not install the packages",
            environment,
            WEB,
        )
        Stamp("npm", [WEB / "package-lock.json"]).write()
    run([*npm, "run", "build", "--silent"], "the client could not be built", environment, WEB)
    Stamp("web", sources).write()
    return "built"


def compiled_rules(player: bool) -> str:
    """The rules of all games as machine code, kept on disk for every later start.

    Developers get the environments for research as well, which else every process of a test run
    would compile for itself.
    """
    sources = list((ROOT / "src" / "musivum").rglob("*.py"))
    everything = Stamp("rules", sources)
    stamp = Stamp("rules-to-play", sources) if player else everything
    if (stamp.fresh() or everything.fresh()) and any(compiled_code().glob("*/*/*.nbc")):
        return "up to date"
    only = ["--to-play"] if player else []
    run([str(BIN / "musivum"), "compile", *only], "the rules could not be compiled")
    stamp.write()
    return "ready"


def games_for_browsers() -> str:
    """Rules and bots as WebAssembly, so that a page can think by itself. Without them the server's
    bots think for all pages, so it is no reason to stop if the linker is missing."""
    if packs_are_current():
        return "up to date"
    if not linker():
        return "not built, wasm-ld is missing (Debian package lld, or: pip install ziglang)"
    stamp = packs_stamp()
    run([str(BIN / "musivum"), "build-web"], "the games could not be built for browsers")
    stamp.write()
    return "ready"


def packs_are_current() -> bool:
    """Whether the games for browsers are there, made of the sources as they are."""
    return packs_stamp().fresh() and (PACKS / "manifest.json").is_file()


def packs_stamp() -> "Stamp":
    """Of all that goes into them."""
    kinds = ("*.py", "*.ftl", "*.md", "*.toml")  # the words go along, for paper
    sources = ROOT / "src" / "musivum"
    return Stamp("packs", (file for kind in kinds for file in sources.rglob(kind)))


def linker() -> bool:
    """Whether there is something that links WebAssembly."""
    named = any(shutil.which(f"wasm-ld{end}") for end in ("", *(f"-{n}" for n in range(14, 31))))
    ask = "import importlib.util as u, sys; sys.exit(u.find_spec('ziglang') is None)"
    return named or subprocess.run([BIN / "python", "-c", ask], check=False).returncode == 0


def compiled_code() -> Path:
    """Where it is kept, which may have been emptied."""
    ask = "from musivum.core.compiled import cache_home; print(cache_home())"
    told = subprocess.run([BIN / "python", "-c", ask], capture_output=True, text=True, check=True)
    return Path(told.stdout.strip())


class Stamp:
    """Remembers that a step was done with these inputs."""

    def __init__(self, name: str, inputs: Iterable[Path]) -> None:
        self.file = STAMPS / name
        digest = hashlib.sha256(str(ROOT).encode())
        for path in sorted(inputs):
            digest.update(path.as_posix().encode())
            digest.update(path.read_bytes())
        self.digest = digest.hexdigest()

    def fresh(self) -> bool:
        """Whether nothing has changed since the step was done."""
        return self.file.is_file() and self.file.read_text() == self.digest

    def write(self) -> None:
        """Remember."""
        STAMPS.mkdir(parents=True, exist_ok=True)
        self.file.write_text(self.digest)


def found(pattern: str) -> bool:
    """Whether a file lies there."""
    path = Path(pattern)
    return any(Path(path.anchor).glob(str(path.relative_to(path.anchor))))


def run(
    command: list[str], problem: str, environment: dict[str, str] | None = None, folder: Path = ROOT
) -> None:
    """Run a command, its output shown; a failure becomes the given words."""
    try:
        subprocess.run(command, check=True, cwd=folder, env={**os.environ, **(environment or {})})
    except (OSError, subprocess.CalledProcessError) as error:
        raise SetupError(f"{problem} ({error})") from None


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nSet-up was interrupted; run it again to go on.")
