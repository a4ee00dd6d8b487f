"""The events of a match as a chain: each carries a hash of itself and of the one before it.

Whoever knows the hash of the last event, the *head*, notices when anything before it is changed,
left out or put in: on the disk, by damage, or by someone who rewrites the past. A client is told
the head with everything that it hears; the server checks the chain whenever it reads one.

The hash is an HMAC under the secret seed of the match: a plain one would betray a hidden card, of
which there are only a few dozen to try. Events of matches that began before there was a chain have
no hash on disk; theirs are computed, and the chain goes on from there.
"""

import json
from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from musivum.server.errors import Conflict
from musivum.server.match.ledger import Event
from musivum.server.match.texts import dumps

if TYPE_CHECKING:
    from hashlib import _Hash as HASH

RECIPE = "musivum-chain-1"
BLOCK = 64
"""Bytes that SHA-256 takes in at once."""
KEYED_BEFORE = 2048
"""How many matches' keys are at hand; a server goes on with the same ones."""
Row = tuple[int, str, int, str, str | None]
"""Number, kind, time, data as JSON text, and hash, as they lie in the table of events."""


class Damaged(Conflict):
    """A chain that is broken; ``values`` say in which match and at which event."""

    def __init__(self, match: str, number: int) -> None:
        super().__init__("server-damaged", match=match, number=number)


def link(seed: str, before: str, match: str, number: int, kind: str, at: int, data: str) -> str:
    """The hash of an event that follows on another; ``data`` is its data as it is written."""
    message = f"{RECIPE}/{before}/{match}/{number}/{kind}/{at}/{data}"
    # Not ``hmac.digest``: it lets other threads run meanwhile, and has to wait until they let it.
    inner, outer = _keyed(seed)
    hashed, sealed = inner.copy(), outer.copy()
    hashed.update(message.encode())
    sealed.update(hashed.digest())
    return sealed.hexdigest()


@lru_cache(KEYED_BEFORE)
def _keyed(seed: str) -> "tuple[HASH, HASH]":
    """What the two hashes of an HMAC begin with, the inner and the outer one, by RFC 2104.

    To take in the key costs more than the rest, and ``hmac.HMAC`` twice as much to copy.
    """
    key = seed.encode()
    key = (key if len(key) <= BLOCK else sha256(key).digest()).ljust(BLOCK, b"\0")
    return sha256(bytes(byte ^ 0x36 for byte in key)), sha256(bytes(byte ^ 0x5C for byte in key))


def linked(seed: str, before: str, match: str, event: Event) -> Event:
    """The event, with its hash."""
    number, kind, at, data, _ = event
    return event._replace(hash=link(seed, before, match, number, kind, at, written(data)))


def written(data: dict[str, Any]) -> str:
    """The data of an event as it lies on disk."""
    return dumps(data)


def row_of(match: str, event: Event, data: str) -> dict[str, Any]:
    """An event as a row of the table; ``data`` is its data as it is written."""
    return {
        "match": match,
        "number": event.number,
        "kind": event.kind,
        "at": event.at,
        "data": data,
        "hash": event.hash,
    }


def read(
    match: str, rows: Iterable[Row], after: Event | None = None, seed: str = ""
) -> list[Event]:
    """The events of some rows, from the first one on or ``after`` a known one, each checked.

    Damaged names the first event that is missing or not what it was.
    """
    number, before, chained = (after.number, after.hash, True) if after else (0, "", False)
    found: list[Event] = []
    for row, kind, at, text, kept in rows:
        number += 1
        try:
            data = json.loads(text)
            seed = seed if found or after else str(data["seed"])
        except (ValueError, KeyError, TypeError):
            raise Damaged(match, number) from None
        before = link(seed, before, match, row, kind, at, text)
        if row != number or (kept is None and chained) or kept not in (None, before):
            raise Damaged(match, number)
        chained = kept is not None
        found.append(Event(row, kind, at, data, before))
    return found
