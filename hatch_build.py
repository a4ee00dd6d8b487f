"""Packs the browser client and the games for it into the wheel, so that an installed server needs
no Node.js and no linker.

Beside them goes the bill of materials: what the client is made of, and which packages were tested.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client before a wheel is packed; an editable install is left alone."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if it is not built yet, and add its files."""
        root = Path(self.root)
        static = root / "src" / "musivum" / "server" / "static"
        if version == "editable" or not (root / "web" / "package.json").is_file():
            return
        if not (static / "index.html").is_file():
            npm = [sys.executable, str(root / "tools" / "npm.py")]
            subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], check=True)
            subprocess.run([*npm, "run", "build"], check=True)
        build_data["artifacts"].append("src/musivum/server/static/**")
        # The games for browsers, where they were built: without them the server's bots think.
        build_data["artifacts"].append("src/musivum/browser/packs/**")
        self.scratch = tempfile.TemporaryDirectory()
        bill = str(Path(self.scratch.name) / "musivum.cdx.json")
        subprocess.run([sys.executable, str(root / "tools" / "bill.py"), bill], check=True)
        build_data["sbom_files"].append(bill)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Remove what was only needed to build."""
        if hasattr(self, "scratch"):
            self.scratch.cleanup()
