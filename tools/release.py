"""Make a release: a wheel with the page in it and an archive of the sources, both checked.

    python tools/release.py --out dist

Before: move what stands under *Unreleased* in CHANGELOG.md below the new version, and say that
version in src/musivum/__init__.py. After: ``twine upload dist/*``, and a tag.
"""

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def build(out: Path) -> list[Path]:
    """The wheel and the archive, made from what lies here, in an empty folder."""
    out.mkdir(parents=True, exist_ok=True)
    for old in out.iterdir():
        old.unlink()
    command = [sys.executable, "-m", "uv", "build", "--quiet", "--wheel", "--sdist"]
    subprocess.run([*command, "--out-dir", str(out), str(ROOT)], check=True)
    return sorted([*out.glob("*.whl"), *out.glob("*.tar.gz")])


def check(files: list[Path]) -> None:
    """An error if a package index would refuse them, or could not show their page."""
    subprocess.run(
        [sys.executable, "-m", "twine", "check", "--strict", *map(str, files)], check=True
    )


def main() -> int:
    """Build, check, and say what there is."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    try:
        files = build(parser.parse_args().out)
        check(files)
    except subprocess.CalledProcessError as error:
        return int(error.returncode)
    for file in files:
        print(f"{file}  {file.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
