"""The icons of the installed page are those of its one picture."""

import json
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent.parent / "tools"))

import icons


@pytest.mark.parametrize("name", icons.ICONS)
def test_an_icon_is_drawn_from_the_picture(name: str) -> None:
    assert (icons.PUBLIC / name).read_bytes() == icons.drawn(*icons.ICONS[name])


def test_the_manifest_has_all_that_a_browser_wants_to_install_a_page() -> None:
    manifest = json.loads((icons.PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == manifest["scope"] == "./", "it may lie in a folder"
    assert manifest["display"] == "standalone"
    offered = {(one["sizes"], one["purpose"]) for one in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= offered
    for one in manifest["icons"]:
        assert (icons.PUBLIC / one["src"]).is_file()
