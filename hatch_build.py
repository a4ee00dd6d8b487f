"""Packs the browser client into the wheel, so that an installed server needs no Node.js."""

import subprocess
import sys
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
