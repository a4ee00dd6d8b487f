"""Small changes to inputs that were interesting once: a text in, another text out."""

import random

ODD = (
    *("", "\0", "\n", "\ud800", "\u202e", "é", "e\u0301", "０", "٣", "ß", "İ", " ", "\t", "\ufeff"),
    *("-1", "0", "-0", "1e999", "NaN", "9" * 30, str(2**63), "0x10", "1_0", "+1", "½"),
    *('"', "\\", "{", "}", "[", "]", "null", "true", "[[", "%00", "%ff", "..", "/", "?", "&", "#"),
)
"""What parsers stumble over."""
LONGEST = 20_000


def mutated(text: str, others: list[str], rng: random.Random) -> str:
    """The text with one to four changes; ``others`` lend pieces of theirs."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        text = rng.choice(_CHANGES)(text, others, rng)
    return text[:LONGEST]


def _span(text: str, rng: random.Random) -> tuple[int, int]:
    start = rng.randrange(len(text) + 1)
    return start, min(len(text), start + rng.choice((1, 1, 2, 5, 20)))


def _drop(text: str, _: list[str], rng: random.Random) -> str:
    start, end = _span(text, rng)
    return text[:start] + text[end:]


def _double(text: str, _: list[str], rng: random.Random) -> str:
    start, end = _span(text, rng)
    return text[:end] + text[start:end] * rng.choice((1, 1, 3, 200)) + text[end:]


def _odd(text: str, _: list[str], rng: random.Random) -> str:
    start, end = _span(text, rng)
    return text[:start] + rng.choice(ODD) + text[rng.choice((start, end)) :]


def _other(text: str, others: list[str], rng: random.Random) -> str:
    start, _ = _span(text, rng)
    lender = rng.choice(others)
    begin = rng.randrange(len(lender) + 1)
    return text[:start] + lender[begin : begin + rng.randrange(40)] + text[start:]


def _letter(text: str, _: list[str], rng: random.Random) -> str:
    if not text:
        return text
    place = rng.randrange(len(text))
    near = chr(max(0, min(0x10FFFF, ord(text[place]) + rng.choice((-1, 1, 32, -32)))))
    return text[:place] + near + text[place + 1 :]


def _lines(text: str, _: list[str], rng: random.Random) -> str:
    lines = text.split("\n")
    first, second = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[first], lines[second] = lines[second], lines[first]
    return "\n".join(lines)


_CHANGES = (_drop, _double, _odd, _other, _letter, _lines)
