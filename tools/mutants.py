"""Do the tests bite? Change one thing in the code, run its tests, and see whether they notice.

    python tools/mutants.py                     a sample of every file, and what survived
    python tools/mutants.py guests study        only files whose path has one of these words
    python tools/mutants.py --sample 0          every mutant, not a sample
    python tools/mutants.py --minutes 20        stop after so long; go on later with the same words

A mutant is the file with one small change: a comparison at its border or turned round, another
number or text, ``and`` for ``or``, plus for minus, a statement left out, 1 returned. It is killed
if a test fails, or takes far too long; a survivor is something that no test promises. What compiled
code does is run by the interpreter (``tests/interpreted.py``), so nothing has to be compiled.

Every result is kept in ``.mutants.jsonl`` under a name made of the change and of its file, so a run
that was stopped goes on, and a file that was changed begins anew. ``docs/mutants.md`` says what was
measured, and why the survivors may live.
"""

import argparse
import ast
import contextlib
import hashlib
import json
import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".mutants.jsonl"
SAMPLE = 12
SECONDS = 90.0
"""A mutant whose tests take longer, in processor time, is killed: mostly it runs for ever."""
SURVIVED, KILLED = "survived", "killed"


@dataclass(frozen=True)
class Target:
    """A file, and the tests that should know what it promises; the quickest come first."""

    file: str
    tests: tuple[str, ...]
    interpreted: bool = False

    @property
    def module(self) -> str:
        """The name by which it is imported."""
        return self.file.removesuffix(".py").replace("/", ".")


HELPERS = ("claims", "picks", "sheet", "table", "tiles")
"""Where the compiled rules of a game stand, beside ``rules.py``."""


def _rules() -> Iterator[Target]:
    """The rules of every game, and their helpers."""
    for rules in sorted((ROOT / "src" / "musivum" / "games").glob("*/rules.py")):
        name = rules.parent.name
        agree = f"tests/oracle/test_interpreted.py::test_rules_as_written_agree[{name}]"
        for file in (rules, *(rules.with_stem(helper) for helper in HELPERS)):
            if file.exists() and "\n@helper" in file.read_text(encoding="utf-8"):
                inside = file.relative_to(ROOT / "src").as_posix()
                yield Target(inside, (agree, f"tests/games/test_{name}.py"), interpreted=True)


TARGETS = (
    *_rules(),
    Target("musivum/core/fair.py", ("tests/test_fair.py",), interpreted=True),
    Target(
        "musivum/search/rollout.py",
        ("tests/search/test_rollout.py", "tests/search/test_halving.py"),
        interpreted=True,
    ),
    Target("musivum/search/halving.py", ("tests/search/test_halving.py",), interpreted=True),
    Target("musivum/analysis/study.py", ("tests/analysis/test_study.py",), interpreted=True),
    Target("musivum/server/http/limits.py", ("tests/server/test_buckets.py",), interpreted=True),
    Target("musivum/server/match/guests.py", ("tests/server/test_guests.py",), interpreted=True),
    Target(
        "musivum/server/match/views.py",
        ("tests/server/test_views.py",),
        interpreted=True,
    ),
    Target(
        "musivum/server/match/draft.py",
        ("tests/server/test_views.py", "tests/server/test_matches.py"),
        interpreted=True,
    ),
    Target("musivum/server/storage/store.py", ("tests/server/test_storage.py",), interpreted=True),
)


# The changes

Change = tuple[ast.AST, str, Any]
"""A node, the name of one of its parts, and what stands there instead."""

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
_SPOKEN = frozenset({"say", "debug", "info", "warning", "exception", "error", "getLogger"})
"""What these are given is for people who read logs."""


def changes(tree: ast.Module) -> Iterator[Change]:
    """Every small change that there is."""
    for node in _living(tree):
        if isinstance(node, ast.Compare):
            for place, operator in enumerate(node.ops):
                for other in _COMPARISONS[type(operator)]:
                    yield node, "ops", [*node.ops[:place], other(), *node.ops[place + 1 :]]
        elif isinstance(node, ast.BoolOp):
            yield node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And()
        elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in _OPERATORS:
            yield node, "op", _OPERATORS[type(node.op)]()
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, "operand", ast.UnaryOp(ast.Not(), node.operand)
        elif isinstance(node, ast.Constant):
            yield from ((node, "value", other) for other in _others(node.value))
        elif isinstance(node, ast.Return) and node.value is not None:
            yield node, "value", ast.Constant(1)
        for part in ("body", "orelse", "finalbody"):
            statements = getattr(node, part, None)
            if isinstance(statements, list):
                for place, statement in enumerate(statements):
                    if isinstance(
                        statement,
                        ast.Expr
                        | ast.Assign
                        | ast.AugAssign
                        | ast.Raise
                        | ast.Break
                        | ast.Continue,
                    ) and not _is_text(statement):
                        without = [*statements[:place], ast.Pass(), *statements[place + 1 :]]
                        yield node, part, without


def _others(value: object) -> list[object]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1]
    if isinstance(value, float):
        return [value * 2 + 1, 0.0] if value else [1.0]
    if isinstance(value, str) and value:
        return [value + "-changed"]
    return []


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _living(node: ast.AST) -> Iterator[ast.AST]:
    """Nodes that do something: no texts, types, imports or decorators."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases", "type_comment"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or _is_text(child):
                continue
            if isinstance(child, ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr):
                continue
            if isinstance(child, ast.Assign) and _names(child) & {"__all__", "__slots__", "T"}:
                continue
            if isinstance(child, ast.Call) and _called(child) in _SPOKEN | {"TypeVar", "cast"}:
                continue
            if isinstance(child, ast.Subscript) and _is_type(child):
                continue
            yield from _living(child)


def _names(node: ast.Assign) -> set[str]:
    return {target.id for target in node.targets if isinstance(target, ast.Name)}


def _called(node: ast.Call) -> str:
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def _is_type(node: ast.Subscript) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id in (
        "dict", "list", "tuple", "Callable", "Sequence", "Iterable", "Literal", "NDArray", "set",
    )  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    target: Target
    number: int
    line: int
    before: str
    after: str
    key: str


class Source:
    """A file with all its mutants."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.path = ROOT / "src" / target.file
        self.text = self.path.read_text(encoding="utf-8")
        promises = self._promises()
        listed = list(changes(ast.parse(self.text)))
        self.mutants = [
            self._described(number, change, promises) for number, change in enumerate(listed)
        ]

    def tree(self, number: int) -> ast.Module:
        """The whole file with this change."""
        tree = ast.parse(self.text)
        node, part, other = list(changes(tree))[number]
        setattr(node, part, other)
        return ast.fix_missing_locations(tree)

    def _described(self, number: int, change: Change, promises: str) -> Mutant:
        node, part, other = change
        line = getattr(node, "lineno", 1)
        if part in ("body", "orelse", "finalbody"):
            old = getattr(node, part)
            place = next(i for i, one in enumerate(other) if one is not old[i])
            line, before, after = old[place].lineno, ast.unparse(old[place]), "pass"
        else:
            before, old = ast.unparse(node), getattr(node, part)
            setattr(node, part, other)
            after = ast.unparse(ast.fix_missing_locations(node))
            setattr(node, part, old)
        named = f"{self.target.file}\0{number}\0{self.text}\0{promises}"
        key = hashlib.sha256(named.encode()).hexdigest()[:16]
        return Mutant(self.target, number, line, _short(before), _short(after), key)

    def _promises(self) -> str:
        """The tests, as they are written now: others may kill what these let live."""
        files = {test.partition("::")[0] for test in self.target.tests}
        return "".join((ROOT / file).read_text(encoding="utf-8") for file in sorted(files))


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 70 else f"{line[:67]}…"


# Running them


def judge(source: Source, number: int) -> str:
    """Run the tests of a mutant in a process of their own; ``number`` -1 is the file as it is."""
    child = os.fork()
    if child == 0:
        try:
            os._exit(_run(source, number))
        except BaseException:
            os._exit(1)
    began = time.monotonic()
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return SURVIVED if os.waitstatus_to_exitcode(status) == 0 else KILLED
        if _processor_seconds(child) > SECONDS or time.monotonic() - began > 20 * SECONDS:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return KILLED
        time.sleep(0.05)


def _processor_seconds(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _run(source: Source, number: int) -> int:
    os.setsid()
    os.chdir(ROOT)
    quiet = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(quiet, stream)
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    words = ["-x", "-q", "-p", "no:cacheprovider", "--no-header"]
    words += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # plugins are imported already
    if source.target.interpreted:
        words += ["-p", "tests.interpreted"]
    if number >= 0:
        sys.meta_path.insert(0, _Finder(source, number))
    import pytest  # noqa: PLC0415 - in the child, whose streams are quiet

    return int(pytest.main([*words, *source.target.tests]))


class _Finder:
    """Imports the changed file in the place of the real one."""

    def __init__(self, source: Source, number: int) -> None:
        self.source, self.number = source, number

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> Any:
        """Its spec, if it is this file that is wanted."""
        from importlib.machinery import PathFinder  # noqa: PLC0415

        if fullname != self.source.target.module:
            return None
        found = PathFinder.find_spec(fullname, path, target)
        assert found is not None
        found.loader = _loader(self.source, self.number, fullname)
        return found


def _loader(source: Source, number: int, name: str) -> Any:
    from importlib.machinery import SourceFileLoader  # noqa: PLC0415

    class Changed(SourceFileLoader):
        def get_code(self, _fullname: str) -> CodeType:
            tree = source.tree(number)
            if "tests.interpreted" in sys.modules:
                code: CodeType = sys.modules["tests.interpreted"].code_of(tree, self.path)
                return code
            return compile(tree, self.path, "exec")

        def exec_module(self, module: Any) -> None:
            if "tests.interpreted" in sys.modules:
                module.__wrapped__ = sys.modules["tests.interpreted"].wrapped
            super().exec_module(module)

    return Changed(name, str(source.path))


# From the command line


def main() -> int:
    """Judge mutants until all are done or time is up; 1 if too many live."""
    parser = argparse.ArgumentParser(description="Do the tests bite?")
    parser.add_argument("words", nargs="*", help="only files whose path has one of these")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="of each file; 0 is all")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--minutes", type=float, default=1e9)
    wanted = parser.parse_args()
    targets = [
        one for one in TARGETS if not wanted.words or any(word in one.file for word in wanted.words)
    ]
    ends = time.monotonic() + 60 * wanted.minutes
    known = _known()
    os.nice(10)
    _warm_up()
    total: dict[str, list[tuple[Mutant, str]]] = {}
    for target in targets:
        source = Source(target)
        chosen = list(source.mutants)
        random.Random(f"{wanted.seed} {target.file}").shuffle(chosen)
        chosen = chosen[: wanted.sample or len(chosen)]
        if any(one.key not in known for one in chosen) and judge(source, -1) != SURVIVED:
            print(f"{target.file}: its tests fail as it is")
            return 1
        for place, mutant in enumerate(chosen, 1):
            if mutant.key not in known:
                if time.monotonic() > ends:
                    break
                _progress(target, place, len(chosen))
                known[mutant.key] = judge(source, mutant.number)
                with KEPT.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([mutant.key, known[mutant.key]]) + "\n")
            total.setdefault(target.file, []).append((mutant, known[mutant.key]))
    sys.stderr.write("\r" + " " * 78 + "\r")
    return _report(total)


def _warm_up() -> None:
    """Import what every child needs and no mutant changes."""
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    import fastapi  # noqa: F401, PLC0415
    import hypothesis  # noqa: F401, PLC0415
    import numba  # noqa: F401, PLC0415
    import pytest  # noqa: F401, PLC0415
    import sqlalchemy  # noqa: F401, PLC0415


def _known() -> dict[str, str]:
    if not KEPT.exists():
        return {}
    return dict(json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines())


def _progress(target: Target, place: int, number: int) -> None:
    done = "█" * (20 * place // number)
    name = target.file.removeprefix("musivum/")
    sys.stderr.write(f"\r{name:<32} {done:<20} {place}/{number} ")
    sys.stderr.flush()


def _report(total: dict[str, list[tuple[Mutant, str]]]) -> int:
    killed = judged = 0
    for file, found in total.items():
        alive = [mutant for mutant, verdict in found if verdict == SURVIVED]
        killed, judged = killed + len(found) - len(alive), judged + len(found)
        print(f"{file}: {len(found) - len(alive)} of {len(found)} killed")
        for mutant in sorted(alive, key=lambda one: one.line):
            print(f"    line {mutant.line}: {mutant.before}  →  {mutant.after}")
    if judged:
        print(f"{killed} of {judged} killed, {100 * killed / judged:.1f} %")
    return 0 if killed >= 0.9 * judged else 1


if __name__ == "__main__":
    sys.exit(main())
