"""How the rules become machine code: the decorators, the shared signatures, and the cache on disk.

A game is a handful of compiled functions over flat integer arrays, its *kernels*. All games give
theirs the same signatures, so that a search, compiled only once, can call them in any game
(:mod:`musivum.core.kernels`). How arrays come in, and what can be done with them inside, is said in
:mod:`musivum.core.pointers`. Every kernel receives

``tables``
    what the options fix: geometry, shapes, a sheet; read only;
``state``
    the position; the first ``Game.key`` numbers define it, the rest is derived from them.
"""

import gc
import hashlib
import os
import stat
import sys
import tempfile
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, TypeVar, cast

from numba import config as numba_config
from numba import njit, types
from numba.core import event as events
from numba.core.caching import UserProvidedCacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

from musivum.core.numbers import CHANCE, SPECTATOR, Ints, Words
from musivum.core.pointers import CHECKED, INTS, WORDS, Memory, Together
from musivum.core.scipy_later import look_later

__all__ = [
    "AWAITING",
    "CHANCE",
    "DEAL",
    "EVALUATE",
    "FORBIDS",
    "LEGAL",
    "PLAY",
    "REDACT",
    "RESULT",
    "SAMPLE",
    "SETUP",
    "SPECTATOR",
    "WANDER",
    "WEIGHT",
    "Ints",
    "Kernels",
    "Words",
    "cache_home",
    "called",
    "compile_quietly",
    "helper",
    "kernel",
    "source_digest",
    "whole",
    "woven",
]

SETUP = types.void(INTS, INTS)
AWAITING = types.int64(INTS, INTS)
LEGAL = types.int64(INTS, INTS, types.int64, INTS)
WEIGHT = types.int64(INTS, INTS, types.int64)
FORBIDS = types.int64(INTS, INTS, types.int64, types.int64)
PLAY = types.void(INTS, INTS, types.int64, types.int64)
SAMPLE = types.int64(INTS, INTS, types.int64, WORDS)
RESULT = types.int64(INTS, INTS, INTS)
REDACT = types.void(INTS, INTS, types.int64)
DEAL = types.void(INTS, INTS, types.int64, WORDS)
EVALUATE = types.int64(INTS, INTS, types.int64)
WANDER = types.int64(INTS, INTS, WORDS, types.int64)


class Kernels(NamedTuple):
    """The compiled functions of a game, in the order in which a game uses them."""

    setup: Callable[[Ints, Ints], None]
    """Turn a zeroed state into the starting position."""
    awaiting: Callable[[Ints, Ints], int]
    """A bit for every seat that may act now; CHANCE for dice and cards; 0 when the game is over."""
    legal: Callable[[Ints, Ints, int, Ints], int]
    """Write the legal moves of a seat (or of CHANCE), ascending, each once; return their number."""
    weight: Callable[[Ints, Ints, int], int]
    """How likely a chance move is, relative to the other chance moves of this state."""
    forbids: Callable[[Ints, Ints, int, int], int]
    """The number of the rule that forbids this move to a seat (in ``Game.RULES``); 0 if legal."""
    play: Callable[[Ints, Ints, int, int], None]
    """Play a legal move in place."""
    sample: Callable[[Ints, Ints, int, Words], int]
    """A uniformly random legal move of a seat, or a chance move by its probability."""
    result: Callable[[Ints, Ints, Ints], int]
    """Write the scores as they stand; return the reason of the end (in ``Game.REASONS``), or 0."""
    redact: Callable[[Ints, Ints, int], None]
    """Blank out in place everything that a seat (or SPECTATOR) may not know."""
    deal: Callable[[Ints, Ints, int, Words], None]
    """Fill in place what ``redact`` blanked out for this seat, at random, as it may well be."""
    evaluate: Callable[[Ints, Ints, int], int]
    """What the position promises to a seat: its lead in points first, then finer hopes."""

    @classmethod
    def of(cls, rules: ModuleType, evaluate: Callable[[Ints, Ints, int], int]) -> "Kernels":
        """The kernels of a room: each is the function of its name in the room's ``rules.py``."""
        named = {name: getattr(rules, name) for name in cls._fields if name != "evaluate"}
        return cls(evaluate=evaluate, **named)


F = TypeVar("F", bound=Callable[..., Any])


def kernel(signature: Any) -> Callable[[F], F]:
    """Compile a function with a fixed signature, so that it can be passed to other kernels."""

    def compile_now(function: F) -> F:
        return cast(F, _compile(function, signature))

    return compile_now


def whole(signature: Any) -> Callable[[F], F]:
    """Compile a kernel that calls others of its room so that all of it is one piece of code.

    What one of them has just written the next one need not read again. The memories that it is
    given must not overlap.
    """

    def compile_now(function: F) -> F:
        return cast(F, _compile(function, signature, pipeline_class=WholeCompiler))

    return compile_now


def woven(function: F) -> F:
    """Compile a function as a part of whatever calls it; so it can be given functions to call."""
    return cast(F, njit(inline="always", nogil=True, error_model="numpy")(function))


def helper(function: F) -> F:
    """Compile a function that only kernels call; its types follow from the call."""
    # Inlined: left to itself, the compiler calls the longer ones, and hands results back in memory.
    made = _compile(function, pipeline_class=PartsCompiler, forceinline=True)
    made.add_overload = partial(_add_overload, made)
    return cast(F, made)


def called(function: F) -> F:
    """Compile a helper that is called and not inlined: a long one, called in several places.

    The compiler then goes through it once for a kernel, and not once for each place.
    """
    # Said, since what is not said is taken over from the helper that calls it.
    made = _compile(function, pipeline_class=CallsCompiler, forceinline=False)
    made.add_overload = partial(_add_overload, made)
    return cast(F, made)


def cache_home() -> Path:
    """Where compiled code is kept between runs.

    ``MUSIVUM_CACHE_DIR`` or ``NUMBA_CACHE_DIR`` in the environment choose another place.
    """
    chosen = os.environ.get("MUSIVUM_CACHE_DIR") or os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or tempfile.gettempdir()) / "musivum"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "musivum"


_SPOKEN = frozenset(
    (
        "__init__.py",
        "game.py",
        "profile.py",
        "notation.py",
        "board.py",
        "scene.py",
        "steps.py",
        "paper.py",
        "words.py",
        "pieces.py",
    )
)
"""Files of a room that stand above its rules: nothing compiled can depend on them."""
_FROZEN = "numbers.py"
"""The file of core that compiles nothing, but whose numbers compiled code contains."""


@lru_cache
def _cache_directory(room: Path) -> str:
    """The cache of the functions in one folder.

    Numba does not notice an edit in a function that was inlined from another module, so the
    directory's name carries a hash of all that a function may inline or freeze.
    """
    return str(_writable(cache_home() / f"{room.name}-{source_digest(room)}"))


def source_digest(room: Path) -> str:
    """A hash of all sources that the functions in one folder may depend on: what is compiled in
    core, geometry, and the folder with its data; and in the search, for those who build on it."""
    core = Path(__file__).parent
    sources = [
        source
        for source in core.glob("*.py")
        if b"import numba" in source.read_bytes()
        or b"from numba" in source.read_bytes()
        or b"@helper" in source.read_bytes()
        or b"@woven" in source.read_bytes()
        or source.name == _FROZEN
    ]
    folders = [core.parent / "geometry", room]
    if room.parent == core.parent and room.name not in ("core", "geometry", "search"):
        folders.append(core.parent / "search")
    for folder in folders:
        sources += [source for source in folder.glob("*.py") if source.name not in _SPOKEN]
    digest = hashlib.sha256(b"checked" if CHECKED else b"")
    for source in sorted(sources):
        digest.update(source.name.encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _writable(directory: Path) -> Path:
    """This folder, or one in the place for temporary files that is the user's alone: always the
    same one, so that what was compiled is found again."""
    try:
        return _tried(directory)
    except OSError:
        owner = os.getuid() if hasattr(os, "getuid") else "user"
        home = Path(tempfile.gettempdir()) / f"musivum-{owner}"
    try:
        home.mkdir(mode=0o700, exist_ok=True)
        found = home.lstat()
        if found.st_uid != owner or not stat.S_ISDIR(found.st_mode) or found.st_mode & 0o022:
            raise PermissionError  # anybody could have put code there
        place = _tried(home / directory.name)
    except OSError:
        place = Path(tempfile.mkdtemp(prefix="musivum-"))
    _say_once("compiled-elsewhere", wanted=str(directory.parent), place=str(place.parent))
    return place


def _tried(directory: Path) -> Path:
    """The folder, made if need be; an OSError if nothing can be written there."""
    directory.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=directory):
        return directory


# Nobody waits without being told

USUAL_SECONDS = 10
"""About so long takes what is compiled of one folder, on a usual machine."""


def compile_quietly() -> None:
    """Say nothing in this process while something is compiled: somebody else does."""
    events.unregister("numba:compile", _waiting)


@lru_cache
def _say_once(key: str, **values: object) -> None:
    from musivum.core.catalogue import say  # noqa: PLC0415 - seldom needed

    print(say(key, **values), file=sys.stderr, flush=True)


class _Waiting(events.Listener):  # type: ignore[misc]
    """Hears of everything that Numba compiles, and says so the first time for each folder."""

    def on_start(self, event: Any) -> None:
        """Something is not in the cache."""
        source = Path(event.data["dispatcher"].py_func.__code__.co_filename)
        if Path(__file__).parent.parent in source.parents:
            _say_once("compiling", what=source.parent.name, seconds=USUAL_SECONDS)

    def on_end(self, event: Any) -> None:
        """Nothing to say."""


_waiting = _Waiting()
events.register("numba:compile", _waiting)
look_later()


class ByContent(UserProvidedCacheLocator):  # type: ignore[misc]
    """Where Numba keeps a function: by what the sources say, not by where they lie.

    So a copy of the same sources, a fresh clone or a reinstalled package compiles nothing again.
    """

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """The folder's name alone; our cache directory carries the hash of its content."""
        return Path(py_file).parent.name


class Part(JITCodeLibrary):  # type: ignore[misc]
    """A helper's code, which becomes machine code only as a part of the kernels that call it.

    By itself Numba would optimise every helper, with all helpers that it calls, and make machine
    code of it that nobody ever runs; and optimise it again in whatever calls it. That was most of
    the time that compiling took.
    """

    def _optimize_final_module(self) -> None:
        """The kernels see to that."""

    def _finalize_final_module(self) -> None:
        self._finalized = True

    def serialize_using_object_code(self) -> tuple[str, str, bytes]:
        """What is kept on disk."""
        found: tuple[str, str, bytes] = self.serialize_using_bitcode()
        return found


class Called(Part):
    """A helper's code that stays a function of its own in the kernels that call it."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == "external":
                function.add_function_attribute("noinline")


class PartsCompiler(Compiler):  # type: ignore[misc]
    """Compiles helpers. Python cannot hand in a memory, so one that takes any is a part."""

    part = Part

    def define_pipelines(self) -> Any:
        """The usual way, with another place to put the code."""
        if _is_part(self.state.args):
            self.state.flags.no_cpython_wrapper = self.state.flags.no_compile = True
            self.state.library = self.part(
                self.state.targetctx.codegen(), self.state.func_id.func_qualname
            )
        return super().define_pipelines()


class CallsCompiler(PartsCompiler):
    """Compiles helpers that are not inlined."""

    part = Called


class Whole(JITCodeLibrary):  # type: ignore[misc]
    """A kernel's code with all that it calls inside of it.

    Left to itself the compiler calls what is long: random games took up to a fifth more time.
    """

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage.name == "linkonce_odr":  # so is all that comes from others
                function.add_function_attribute("alwaysinline")
        super()._optimize_final_module()


class WholeCompiler(Compiler):  # type: ignore[misc]
    """Compiles kernels that are one piece of code."""

    def define_pipelines(self) -> Any:
        """The usual way, with another place to put the code; and no memory is two at once."""
        self.state.flags.noalias = True
        self.state.library = Whole(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        return super().define_pipelines()


def _is_part(kinds: Iterable[Any]) -> bool:
    return any(isinstance(kind, Memory | Together) for kind in kinds)


def _add_overload(helper: Any, compiled: Any) -> None:
    """Keep what was compiled; parts out of the sight of Python, which could not call them."""
    if _is_part(compiled.signature.args):
        if compiled.entry_point is None:
            compiled = compiled._replace(entry_point=object())  # nothing but a key
            library = [compiled.library]
            helper.targetctx.insert_user_function(compiled.entry_point, compiled.fndesc, library)
        helper.overloads[tuple(compiled.signature.args)] = compiled
    else:
        type(helper).add_overload(helper, compiled)


def _compile(function: Callable[..., Any], *signature: Any, **more: Any) -> Any:
    # Numba looks at its settings when a function is decorated; change them for ours only.
    before = numba_config.CACHE_DIR, numba_config.CACHE_LOCATOR_CLASSES
    numba_config.CACHE_DIR = _cache_directory(Path(function.__code__.co_filename).parent)
    numba_config.CACHE_LOCATOR_CLASSES = f"{__name__}.{ByContent.__name__}"
    collects = gc.isenabled()
    gc.disable()  # Numba makes a million small things, and looking for rings in them takes a tenth.
    try:
        return njit(
            *signature, cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True, **more
        )(function)
    finally:
        if collects:
            gc.enable()
        numba_config.CACHE_DIR, numba_config.CACHE_LOCATOR_CLASSES = before
