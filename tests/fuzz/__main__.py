"""Throw changed inputs of the corpus at everything that reads texts of strangers.

    python -m tests.fuzz 100000 --seed 1

What is met by anything but a refusal is written into the corpus, and the exit code is 1. The same
seed gives the same inputs.
"""

import argparse
import random
import sys
import time
import traceback
from collections import Counter
from hashlib import sha256
from pathlib import Path

from tests.fuzz.mutation import mutated
from tests.fuzz.targets import Target, all_targets

CORPUS = Path(__file__).parent / "corpus"
SLOW = 10.0
"""Seconds of the processor, on however busy a machine, that an input of a kind must not take."""


def corpus(kind: str) -> dict[str, str]:
    """All kept inputs of a kind, by the names of their files."""
    files = sorted((CORPUS / kind).glob("*.txt"))
    return {
        file.name: file.read_bytes().decode("utf-8", errors="surrogatepass").removesuffix("\n")
        for file in files
    }


def problem(target: Target, text: str) -> str | None:
    """What went wrong with an input, if anything did."""
    began = time.process_time()
    try:
        target(text)
    except Exception:
        return traceback.format_exc()
    took = time.process_time() - began
    return f"it took {took:.1f} s" if took > SLOW else None


def run(targets: dict[str, Target], count: int, seed: str) -> list[tuple[str, str, str]]:
    """Try so many changed inputs; those that failed: their kind, the input, and what went wrong."""
    rng, failed = random.Random(seed), []
    kept = {kind: list(corpus(kind).values()) for kind in targets}
    for _ in range(count):
        kind = rng.choice(sorted(targets))
        text = mutated(rng.choice(kept[kind]), kept[kind], rng)
        wrong = problem(targets[kind], text)
        if wrong is not None:
            failed.append((kind, text, wrong))
    return failed


def main() -> int:
    """Run, and keep what failed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    began = time.monotonic()
    with all_targets() as targets:
        failed = run(targets, asked.count, asked.seed)
    seen = Counter[str]()
    for kind, text, wrong in failed:
        last = wrong.strip().splitlines()[-1]
        seen[last] += 1
        if seen[last] == 1:  # one of each sort is enough to keep
            content = text.encode("utf-8", errors="surrogatepass")
            file = CORPUS / kind / f"failed-{sha256(content).hexdigest()[:10]}.txt"
            file.write_bytes(content + b"\n")
            print(f"{file}\n{wrong}")
    print(f"{asked.count} inputs in {time.monotonic() - began:.0f} s, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
