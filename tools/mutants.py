"""Do the tests bite? Change one thing in the code, run its tests, and see whether they notice.

    python tools/mutants.py                     a sample of every file, and what survived
    python tools/mutants.py guests study        only files whose path has one of these words
    python tools/mutants.py --sample 0          every mutant, not a sample
    python tools/mutants.py --minutes 20        stop after so long; go on later with the same words
    python tools/mutants.py --write             the same, and write docs/mutants.jsonl and the page

A mutant is a file with one small change (``mutations.py``). It is killed if a test fails, or takes
far too long; a survivor is something that no test promises. What is compiled is run by the
interpreter (``tests/interpreted.py``), so nothing has to be compiled.

To be quick, everything is imported once, and each mutant gets a copy of this process in which only
the changed function is exchanged. What survives that, or changes more than a function, is judged in
a process that imports the changed file afresh.

Every result is kept in ``.mutants.jsonl`` under a name made of the change, its file and its tests,
so a run that was stopped goes on, and a file that was changed begins anew.
"""

import argparse
import contextlib
import importlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.machinery import PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import mutants_page
from mutations import ROOT, Mutant, Source, Target

KEPT = ROOT / ".mutants.jsonl"
SAMPLE = 12
SECONDS, TIMES = 10.0, 3.0
"""A mutant whose tests take so much longer than usual, in processor time, is killed: mostly it runs
for ever."""
IDLE = 90.0
"""A mutant whose tests do nothing at all for so many seconds is killed: they wait for ever."""
SURVIVED, KILLED = "survived", "killed"
HELPERS = ("claims", "picks", "sheet", "table", "tiles")
"""Where the compiled rules of a game stand, beside ``rules.py``."""


def _rules() -> Iterator[Target]:
    """The rules of every game, and their helpers."""
    for rules in sorted((ROOT / "src" / "musivum" / "games").glob("*/rules.py")):
        name = rules.parent.name
        written = "tests/oracle/test_interpreted.py"
        tests = [
            f"{written}::test_rules_as_written_agree[{name}]",
            f"{written}::test_rules_forbid_what_is_not_listed_as_legal_and_nothing_else[{name}]",
            f"{written}::test_moves_are_drawn_evenly_from_all_that_are_legal[{name}]",
            f"{written}::test_what_a_seat_cannot_see_is_dealt_anew_and_may_be_so[{name}]",
        ]
        known = sorted((ROOT / "tests" / "games").glob(f"test_{name}*.py"))
        tests += [one.relative_to(ROOT).as_posix() for one in known if "network" not in one.name]
        for file in (rules, *(rules.with_stem(helper) for helper in HELPERS)):
            if file.exists() and "\n@helper" in file.read_text(encoding="utf-8"):
                yield Target(file.relative_to(ROOT / "src").as_posix(), tuple(tests))


TARGETS = (
    *_rules(),
    Target("musivum/core/fair.py", ("tests/test_fair.py",)),
    Target("musivum/search/rollout.py", ("tests/search/test_rollout.py",)),
    Target("musivum/search/halving.py", ("tests/search/test_halving.py",)),
    Target("musivum/analysis/study.py", ("tests/analysis/test_study.py",)),
    Target("musivum/server/http/limits.py", ("tests/server/test_buckets.py",)),
    Target("musivum/server/match/guests.py", ("tests/server/test_guests.py",)),
    Target("musivum/server/match/views.py", ("tests/server/test_observers.py",)),
    Target(
        "musivum/server/match/draft.py",
        ("tests/server/test_draft.py", "tests/server/test_start.py"),
    ),
    Target(
        "musivum/server/storage/store.py",
        (
            "tests/server/test_store.py",
            "tests/server/test_writer.py",
            *(
                f"tests/server/test_processes.py::{one}"
                for one in (
                    "test_the_common_time_is_that_of_the_database",
                    "test_servers_that_start_at_the_same_moment_on_a_new_database_share_what_they_find",
                )
            ),
        ),
    ),
)


# Judging a mutant


def judge(source: Source, number: int, usual: float, *, once: bool) -> str:
    """Killed or not: in a copy of this process, then, if it lives, in a fresh one."""
    changed = _changed_functions(source, number)
    most = SECONDS + TIMES * usual
    if changed is not None:
        verdict, _ = _in_a_copy(source, changed, most)
        if verdict == KILLED or once:
            return verdict
    return _afresh(source, number, most)[0]


def _in_a_copy(
    source: Source, changed: dict[tuple[str, int], CodeType], most: float
) -> tuple[str, float]:
    child = os.fork()
    if child == 0:
        code = 1
        try:
            _exchange(sys.modules[source.target.module], changed)
            code = _tested(source.target)
        finally:
            os._exit(code)
    return _awaited(child, most)


def _afresh(source: Source, number: int, most: float) -> tuple[str, float]:
    words = ["--judge", source.target.file, str(number)]
    child = subprocess.Popen([sys.executable, __file__, *words])
    return _awaited(child.pid, most)


def _awaited(child: int, most: float) -> tuple[str, float]:
    """The verdict, and the seconds of processor time that it took."""
    used_before, worked = 0.0, time.monotonic()
    latest = worked + 40 * most
    while True:
        done, status, used = os.wait4(child, os.WNOHANG)
        if done:
            survived = os.waitstatus_to_exitcode(status) == 0
            return SURVIVED if survived else KILLED, used.ru_utime + used.ru_stime
        used_now = _processor_seconds(child)
        if used_now > used_before:
            used_before, worked = used_now, time.monotonic()
        if used_now > most or time.monotonic() > min(worked + IDLE, latest):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return KILLED, most
        time.sleep(0.02)


def _processor_seconds(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _tested(target: Target) -> int:
    """Run the tests, silently and in a group of processes of their own."""
    import pytest  # noqa: PLC0415 - where it is needed

    os.setpgid(0, 0)
    quiet = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(quiet, stream)
    words = ["-x", "-q", "-p", "no:cacheprovider", "--no-header", "-p", "tests.interpreted"]
    words += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # plugins are imported already
    return int(pytest.main([*words, *target.tests]))


# Exchanging functions


def _changed_functions(source: Source, number: int) -> dict[tuple[str, int], CodeType] | None:
    """The code of all functions of the mutant; None if more than a function is changed."""
    if source.target.module not in sys.modules:
        return None
    written, changed = (_code(source, which) for which in (-1, number))
    if _outside(written) != _outside(changed):
        return None
    return dict(_functions(changed))


def _code(source: Source, number: int) -> CodeType:
    interpreted: Any = sys.modules["tests.interpreted"]
    code: CodeType = interpreted.code_of(source.tree(number), str(source.path))
    return code


def _parts(code: CodeType) -> list[CodeType]:
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def _is_function(code: CodeType) -> bool:
    return bool(code.co_flags & 2)  # CO_NEWLOCALS: a module or the body of a class has none


def _outside(code: CodeType) -> list[object]:
    """What a module, and the bodies of its classes, do themselves."""
    plain = [one for one in code.co_consts if not isinstance(one, CodeType)]
    found: list[object] = [code.co_code, repr(plain), code.co_names]
    for one in _parts(code):
        found += [] if _is_function(one) else _outside(one)
    return found


def _functions(code: CodeType) -> Iterator[tuple[tuple[str, int], CodeType]]:
    for one in _parts(code):
        if _is_function(one):
            yield (one.co_qualname, one.co_firstlineno), one
        else:
            yield from _functions(one)


def _exchange(module: ModuleType, changed: dict[tuple[str, int], CodeType]) -> None:
    for function in _reached(vars(module), module.__name__):
        code = changed.get((function.__code__.co_qualname, function.__code__.co_firstlineno))
        if code is not None:
            function.__code__ = code


def _reached(names: Any, module: str) -> Iterator[FunctionType]:
    """The functions that a module defines, with the methods of its classes."""
    for value in list(names.values()):
        inner = getattr(value, "__wrapped__", value)
        for part in ("__func__", "fget"):
            inner = getattr(inner, part, inner)
        if isinstance(inner, type) and inner.__module__ == module:
            yield from _reached(vars(inner), module)
        elif isinstance(inner, FunctionType) and inner.__module__ == module:
            yield inner


# A process that imports the changed file


class _Finder:
    """Imports the changed file in the place of the real one."""

    def __init__(self, source: Source, number: int) -> None:
        self.source, self.number = source, number

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> Any:
        """Its spec, if it is this file that is wanted."""
        if fullname != self.source.target.module:
            return None
        found = PathFinder.find_spec(fullname, path, target)
        assert found is not None
        found.loader = _loader(self.source, self.number, fullname)
        return found


def _loader(source: Source, number: int, name: str) -> Any:
    class Changed(SourceFileLoader):
        def get_code(self, _fullname: str) -> CodeType:
            return _code(source, number)

        def exec_module(self, module: Any) -> None:
            module.__wrapped__ = sys.modules["tests.interpreted"].wrapped
            super().exec_module(module)

    return Changed(name, str(source.path))


def _judge_here(file: str, number: int) -> int:
    source = Source(next(one for one in TARGETS if one.file == file))
    if number >= 0:
        sys.meta_path.insert(0, _Finder(source, number))
    return _tested(source.target)


# From the command line


def main() -> int:
    """Judge mutants until all are done or time is up; 1 if too many live."""
    parser = argparse.ArgumentParser(description="Do the tests bite?")
    parser.add_argument("words", nargs="*", help="only files whose path has one of these")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="of each file; 0 is all")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--once", action="store_true", help="do not judge survivors afresh")
    parser.add_argument("--write", action="store_true", help="write the results and the page")
    parser.add_argument("--judge", nargs=2, metavar=("FILE", "NUMBER"), help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    os.chdir(ROOT)
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    if wanted.judge:
        return _judge_here(wanted.judge[0], int(wanted.judge[1]))
    found = _all_judged(wanted)
    if found is None:
        return 1
    if wanted.write:
        mutants_page.write(found)
    return mutants_page.report(found)


def _all_judged(wanted: argparse.Namespace) -> list[mutants_page.Row] | None:
    """A row for every mutant of the sample, as far as there was time."""
    ends = time.monotonic() + 60 * wanted.minutes
    known = _known()
    found = []
    usual: dict[tuple[str, ...], float] = {}
    for target in TARGETS:
        if wanted.words and not any(word in target.file for word in wanted.words):
            continue
        source = Source(target)
        chosen = list(source.mutants)
        random.Random(f"{wanted.seed} {target.file}").shuffle(chosen)
        chosen = chosen[: wanted.sample or len(chosen)]
        if any(one.key not in known for one in chosen):
            _warm_up(target)
            if target.tests not in usual:
                verdict, usual[target.tests] = _afresh(source, -1, 600)
                if verdict != SURVIVED:
                    print(f"{target.file}: its tests fail as it is")
                    return None
        for place, mutant in enumerate(chosen, 1):
            if mutant.key not in known:
                if time.monotonic() > ends:
                    break
                _progress(target, place, len(chosen))
                seconds = usual[target.tests]
                known[mutant.key] = judge(source, mutant.number, seconds, once=wanted.once)
                with KEPT.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([mutant.key, known[mutant.key]]) + "\n")
            found.append(_row(mutant, known[mutant.key], len(source.mutants)))
    sys.stderr.write("\r" + " " * 78 + "\r")
    return found


def _row(mutant: Mutant, verdict: str, of: int) -> mutants_page.Row:
    return {
        "file": mutant.target.file,
        "line": mutant.line,
        "source": mutant.source,
        "change": mutant.change,
        "verdict": verdict,
        "of": of,
    }


def _warm_up(target: Target) -> None:
    """Import what a copy of this process needs, and make the tables of the games."""
    importlib.import_module("tests.interpreted")
    games: Any = importlib.import_module("musivum.games")
    for name in games.names():
        games.load(name)
    for test in target.tests:
        name = test.partition("::")[0].removesuffix(".py").replace("/", ".")
        importlib.import_module(name)


def _known() -> dict[str, str]:
    if not KEPT.exists():
        return {}
    return dict(json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines())


def _progress(target: Target, place: int, number: int) -> None:
    done = "█" * (20 * place // number)
    name = target.file.removeprefix("musivum/")
    sys.stderr.write(f"\r{name:<32} {done:<20} {place}/{number} ")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
