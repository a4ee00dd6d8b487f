"""Where a piece in hand can be held, said shortly.

A piece has some hundred places in each of its turns, and the parts that they add to a move differ
by the place alone: ``##/.#@2,3`` next to ``##/.#@2,4``. So a turn is kept as a few groups of places
with what is the same in their parts, made once for every piece, and as the places that are legal
now. Whoever looks into ``at`` and ``ask`` of a turn finds them written out.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from musivum.drawing.written import quoted

if TYPE_CHECKING:
    from musivum.drawing.scene import Piece, Turn

Box = tuple[int, int, int, int]


class Group(NamedTuple):
    """Places ``row,column`` whose parts are ``begin`` and the place, moved ``down`` and ``right``.

    >>> dict(Group("##@", -1, 0, (2, 1, 2, 2)).parts())
    {'2,1': '##@1,1', '2,2': '##@1,2'}
    """

    begin: str
    down: int
    right: int
    box: Box | None
    """All places from its first row and column to its last …"""
    cells: tuple[str, ...] = ()
    """… or these."""

    def parts(self) -> Iterator[tuple[str, str]]:
        """Every place, and its part."""
        for row, column in self._spots():
            yield f"{row},{column}", f"{self.begin}{row + self.down},{column + self.right}"

    def json(self) -> str:
        """As it is sent."""
        where = f'"{_in_a_row(self.cells)}"'
        if self.box is not None:
            where = f"[{','.join(map(str, self.box))}]"
        return f"[{quoted(self.begin)},{self.down},{self.right},{where}]"

    def _spots(self) -> Iterable[tuple[int, ...]]:
        if self.box is None:
            return (tuple(map(int, cell.split(","))) for cell in self.cells)
        top, left, bottom, right = self.box
        return product(range(top, bottom + 1), range(left, right + 1))


@lru_cache(maxsize=100)
def _in_a_row(cells: tuple[str, ...]) -> str:
    """The places where any of the cards in a hand may be held."""
    return " ".join(cells)


class Ways:
    """A piece as it is turned, and every place where it can be held, legal or not."""

    def __init__(
        self,
        pieces: "list[Piece]",
        groups: Iterable[Group],
        turned: int,
        flipped: int | None = None,
    ) -> None:
        self.pieces = pieces
        self.groups = list(groups)
        self.turned = turned
        self.flipped = flipped
        self.head = ""
        """All of it as JSON without its end, where that has been written."""
        self.nowhere: Turn | None = None
        """The piece where it may lie nowhere, if it ever was so."""

    @cached_property
    def parts(self) -> dict[str, str]:
        """Every place, and the part that it adds to the move."""
        return dict(pair for group in self.groups for pair in group.parts())


class Places(Mapping[str, str]):
    """The legal places of a piece, or all others, with their parts; listed when they are needed."""

    def __init__(self, ways: Ways, legal: list[str], others: bool = False) -> None:
        self.ways = ways
        self.legal = legal
        self._others = others

    @cached_property
    def _found(self) -> dict[str, str]:
        legal = set(self.legal)
        parts = self.ways.parts.items()
        return {cell: part for cell, part in parts if (cell in legal) != self._others}

    def __getitem__(self, cell: str) -> str:
        return self._found[cell]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def __bool__(self) -> bool:
        return bool(self._found if self._others else self.legal)

    def __repr__(self) -> str:
        return repr(self._found)
