"""Small changes of Python code: what ``mutants.py`` tries out.

A comparison at its border or turned round, another number or text, ``and`` for ``or``, plus for
minus, a statement left out, 1 returned. Texts for people, types, imports and decorators stay.
"""

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Target:
    """A file, and the tests that should know what it promises; the quickest come first."""

    file: str
    tests: tuple[str, ...]

    @property
    def module(self) -> str:
        """The name by which it is imported."""
        return self.file.removesuffix(".py").replace("/", ".")


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
        elif isinstance(node, ast.Return) and not _is_one(node.value):
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


def _is_one(value: ast.expr | None) -> bool:
    """Whether returning 1 instead would change nothing: it is 1 or True, or there is nothing."""
    return value is None or (isinstance(value, ast.Constant) and value.value == 1)


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
    source: str
    """The line as it is written."""
    change: str
    """What becomes what."""
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
        """The whole file with this change; -1 is the file as it is."""
        tree = ast.parse(self.text)
        if number < 0:
            return tree
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
        source = self.text.splitlines()[line - 1].strip()
        changed = f"{_short(before)} → {_short(after)}"
        return Mutant(self.target, number, line, source, changed, key)

    def _promises(self) -> str:
        """The tests, as they are written now: others may kill what these let live."""
        files = {test.partition("::")[0] for test in self.target.tests}
        return "".join((ROOT / file).read_text(encoding="utf-8") for file in sorted(files))


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 70 else f"{line[:67]}…"
