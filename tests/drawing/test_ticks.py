"""Plots write their numbers as the language does."""

import pytest

from musivum.core.catalogue import speak
from musivum.drawing.ticks import spoken_ticks


@pytest.mark.parametrize(
    ("language", "written"), [("en", ["0.5", "1,500"]), ("de", ["0,5", "1.500"])]
)
def test_the_numbers_of_an_axis_are_the_languages_own_and_names_stay(
    language: str, written: list[str]
) -> None:
    from matplotlib.figure import Figure  # slow, and only needed here

    figure = Figure()
    axes = figure.subplots()
    axes.plot([0, 1, 2], [0.0, 0.25, 0.5])
    axes.set_yticks([0.5], ["Ada"])
    speak(language)
    try:
        spoken_ticks(figure)
        told = axes.xaxis.get_major_formatter()
        assert [told(0.5, 0), told(1500, 1)] == written
        assert [one.get_text() for one in axes.get_yticklabels()] == ["Ada"]
    finally:
        speak("en")
