"""A cursor over a text in notation, whose every complaint says where and what was expected."""

from collections.abc import Iterable

from musivum.core.errors import NotationError


class Reader:
    """Reads a move from left to right.

    >>> reader = Reader("steere", "x17")
    >>> reader.take("x")
    True
    >>> reader.number()
    17
    >>> reader.end()
    """

    def __init__(self, game: str, text: str) -> None:
        self.game = game
        self.text = text
        self.place = 0

    def fail(self, expected: str, **values: object) -> NotationError:
        """An error at the cursor; ``expected`` is the catalogue's key for what would be right."""
        found = self.text[self.place : self.place + 12]
        return NotationError(
            expected,
            game=self.game,
            text=self.text,
            column=self.place + 1,
            found=found or "·",
            **values,
        )

    def take(self, literal: str) -> bool:
        """Step over a literal if it stands here."""
        if self.text.startswith(literal, self.place):
            self.place += len(literal)
            return True
        return False

    def want(self, literal: str) -> None:
        """Step over a literal that must stand here."""
        if not self.take(literal):
            raise self.fail("notation-literal", literal=literal)

    def one_of(self, letters: str) -> str:
        """One of these letters."""
        if self.place < len(self.text) and self.text[self.place] in letters:
            self.place += 1
            return self.text[self.place - 1]
        raise self.fail("notation-letter", letters=" ".join(letters))

    def word_of(self, words: Iterable[str]) -> str:
        """One of these words, the longest that stands here."""
        listed = sorted(words, key=len, reverse=True)
        for word in listed:
            if self.take(word):
                return word
        raise self.fail("notation-word", words=", ".join(sorted(listed)))

    def while_in(self, letters: str) -> str:
        """All letters from here on that are among these; at least one."""
        start = self.place
        while self.place < len(self.text) and self.text[self.place] in letters:
            self.place += 1
        if start == self.place:
            raise self.fail("notation-letter", letters=" ".join(letters))
        return self.text[start : self.place]

    def number(self, low: int = 0, high: int = 999, signed: bool = False) -> int:
        """A decimal number in this range, without leading zeros or plus sign."""
        start = self.place
        negative = signed and self.take("-")
        digits = self.place
        while self.place < len(self.text) and self.text[self.place] in "0123456789":
            self.place += 1
        literal = self.text[digits : self.place]
        value = int(literal) if 0 < len(literal) < 10 else high + 1
        value = -value if negative else value
        if str(value) != self.text[start : self.place] or not low <= value <= high:
            self.place = start
            raise self.fail("notation-number", low=low, high=high)
        return value

    def end(self) -> None:
        """Nothing may follow."""
        if self.place < len(self.text):
            raise self.fail("notation-end")
