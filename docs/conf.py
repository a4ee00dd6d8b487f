"""The site of the documentation: ``make docs``. Pages are Markdown, the reference is made from the
docstrings, and the picture of the architecture from the imports themselves."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from draw_architecture import draw  # noqa: E402 - it lies beside this file

import musivum  # noqa: E402

project = "Musivum"
author = "The Musivum authors"
copyright = author
version = release = musivum.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = f"Musivum {version}"
html_static_path: list[str] = []
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_typehints = "signature"
nitpicky = False

(HERE / "architecture.svg").write_text(draw(), encoding="utf-8")
