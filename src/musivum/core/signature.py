"""Records that a server has signed: who has its public key knows that nobody changed one since.

The signature is Ed25519 over the record as JSON with sorted names and without blanks, all but the
signature itself. It says who made a record; that its dice were not chosen, :mod:`musivum.core.fair`
says.
"""

import hmac
import json
import re
from dataclasses import replace
from hashlib import sha256
from typing import Any

from musivum.core.errors import RecordError
from musivum.core.extras import need
from musivum.core.record import Record

ALGORITHM = "Ed25519"
KEY = re.compile(r"[0-9a-f]{64}")
SIGNATURE = re.compile(r"[0-9a-f]{128}")


class Signer:
    """Signs records with a key that follows from a secret."""

    def __init__(self, secret: str) -> None:
        seed = hmac.digest(secret.encode(), b"musivum-record-key", sha256)
        self._key = _ed25519().Ed25519PrivateKey.from_private_bytes(seed)
        self.public = str(self._key.public_key().public_bytes_raw().hex())
        """What anyone checks the signatures by, in hexadecimal."""

    def signed(self, record: Record) -> Record:
        """The record with its signature."""
        signature = self._key.sign(signed_text(record)).hex()
        made = {"algorithm": ALGORITHM, "key": self.public, "signature": signature}
        return replace(record, extra=record.extra | {"signature": made})


def signed_text(record: Record) -> bytes:
    """What is signed: everything that a record says but its signature."""
    data = json.loads(record.json())
    data["extra"].pop("signature", None)
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return text.encode()


def check(record: Record, key: str) -> None:
    """A RecordError if the record was not signed with this public key, or was changed since."""
    if not KEY.fullmatch(key):
        raise RecordError("signature-key", public=key[:80])
    found = record.extra.get("signature")
    signature = found.get("signature") if isinstance(found, dict) else None
    if not isinstance(signature, str) or not SIGNATURE.fullmatch(signature):
        raise RecordError("signature-missing")
    public = _ed25519().Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
    try:
        public.verify(bytes.fromhex(signature), signed_text(record))
    except need("cryptography.exceptions", "server").InvalidSignature:
        raise RecordError("signature-wrong", public=key) from None


def _ed25519() -> Any:
    return need("cryptography.hazmat.primitives.asymmetric.ed25519", "server")
