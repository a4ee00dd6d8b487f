"""A person at a terminal: prompts, colours, pages, completion, and keys that interrupt."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

import musivum
from tests.terminal.program import COMMAND, PATIENCE, Forked, environment

ESCAPES = re.compile(r"\x1b(?:\[[0-9;?]*[a-zA-Z]|\][^\x07]*\x07|[=>])")
CTRL_C, CTRL_D = "\x03", "\x04"


def listen_to_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def started_afresh(
    words: Iterable[str], terminal: str, more: dict[str, str]
) -> subprocess.Popen[bytes]:
    # The first terminal that a new session opens is the one whose keys interrupt it.
    return subprocess.Popen(
        ["sh", "-c", 'exec "$0" "$@" <"$SEEN" >"$SEEN" 2>&1', COMMAND, *words],
        env=environment(SEEN=terminal, **more),
        start_new_session=True,
        # A test run in the background ignores Ctrl-C, and so would its children.
        preexec_fn=listen_to_interrupts,  # noqa: PLW1509
    )


class Person:
    """Someone who types into a terminal of 80 columns and 24 lines, and reads it.

    With ``afresh`` the program is started from nothing, as it is installed.
    """

    def __init__(self, *words: str, afresh: bool = False, **more: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        seen = os.ttyname(theirs)
        self.process: Forked | subprocess.Popen[bytes] = (
            started_afresh(words, seen, more) if afresh else Forked(words, seen, more)
        )
        self._theirs: int | None = theirs
        self.raw = ""
        self._read = 0

    def types(self, text: str) -> None:
        """Press keys."""
        os.write(self._ours, text.encode())

    def sees(self, wanted: str) -> str:
        """Wait until a text appears after what was seen before; all that came up to it."""
        end = time.monotonic() + PATIENCE
        while True:
            shown = self.text[self._read :]
            if wanted in shown:
                self._read += shown.index(wanted) + len(wanted)
                return shown
            assert time.monotonic() < end, f"no {wanted!r} in:\n{shown}"
            if not self._receive():
                raise AssertionError(f"it ended without {wanted!r}:\n{self.text[self._read :]}")

    def leaves(self) -> int:
        """Wait for the end; the exit code."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._receive():
            pass
        return self.process.wait(PATIENCE)

    @property
    def text(self) -> str:
        """All that was shown, without colours."""
        return re.sub(r"\r+\n?", "\n", ESCAPES.sub("", self.raw))

    def _receive(self) -> bool:
        ready, _, _ = select.select([self._ours], [], [], 1)
        if not ready:
            return True
        try:
            data = os.read(self._ours, 65536)
        except OSError:  # the other side is closed
            return False
        if self._theirs is not None:  # the command has opened it, so its end will be noticed
            os.close(self._theirs)
            self._theirs = None
        self.raw += data.decode("utf-8", "replace")
        return bool(data)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self._ours)
        if self._theirs is not None:
            os.close(self._theirs)


def test_a_game_is_played_with_prompts_colours_and_completion(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Person(
        "play", "steere", "--side", "3", "--seed", "2", "--as-seated", COLORTERM="truecolor"
    ) as person:
        person.sees("Type a move, or “help”.")
        person.sees("you> ")
        person.types("c3\n")
        person.sees("   1  you                a red tile on c3")
        person.types("notation\n")
        person.sees("From now on moves are told in notation.")
        person.sees("you> ")
        assert "48;2;180;83;58" in person.raw, "a terracotta stone"
        person.types("hel\t\n")
        person.sees("take back your last move")
        person.sees("you> ")
        person.types("zz\n")
        person.sees("should stand here, not “zz”")
        person.sees("“moves” lists the legal moves")
        person.types("undo\n")
        person.sees("c3 is taken back.")
        person.types("rules\n")
        person.sees("you place one tile, or you flip tiles. Never both.")
        person.types(f"save {file}\n")
        person.sees("Saved to")
        person.types("quit\n")
        assert person.leaves() == 0
    assert file.exists()
    shown = person.text.replace(str(file), "game.json")  # a path may be as long as it likes
    written = [line for line in shown.splitlines() if not line.startswith("you> ")]
    assert max(len(line) for line in written) <= 80


def test_a_terminal_of_sixteen_colours_gets_no_others() -> None:
    with Person("play", "steere", "--seed", "1", "--as-seated", TERM="xterm") as person:
        person.sees("you> ")
        person.types("e5\n")
        person.sees("you> ")
        person.types("quit\n")
        person.leaves()
    assert "\x1b[1;97;41m" in person.raw, "white on red"
    assert "38;2;" not in person.raw
    assert "38;5;" not in person.raw


def test_one_who_wants_no_colours_gets_none_but_letters() -> None:
    with Person("play", "steere", "--seed", "1", "--as-seated", NO_COLOR="1") as person:
        person.sees("you> ")
        person.types("e5\n")
        person.sees("you> ")
        person.types("quit\n")
        person.leaves()
    assert not re.search(r"\x1b\[[0-9;]*(3[0-9]|4[0-9])m", person.raw)
    assert re.search(r"e .*  R ", person.text)


def test_long_lists_come_in_pages() -> None:
    with Person("play", "mosaix", "--players", "1", "--seed", "3") as person:
        person.sees("you> ")
        person.types("hint\n")
        person.sees("would play build ")
        person.sees("you> ")
        build = re.findall(r"greedy would play (build \S+)", person.text)[-1]
        person.types(f"{build}\n")
        person.sees("you> ")
        person.types("moves\n")
        first = person.sees("more lines: “more” goes on")
        assert len(first.splitlines()) <= 24
        person.sees("you> ")
        for _ in range(30):
            person.types("more\n")
            page = person.sees("you> ")
            if "more lines" not in page and "one more line" not in page:
                break
        person.types("more\n")
        person.sees("There is no more of the list")
        person.types("quit\n")
        assert person.leaves() == 0
    assert max(len(line) for line in person.text.splitlines()) <= 80


@pytest.mark.parametrize(("key", "code"), [(CTRL_C, 130), (CTRL_D, 1)])
def test_keys_that_interrupt_end_the_game_in_a_sentence(key: str, code: int) -> None:
    with Person("play", "steere", afresh=key == CTRL_C) as person:
        person.sees("you> ")
        # The prompt appears a moment before the line editor listens to its keys.
        time.sleep(1)
        person.types(key)
        person.sees("the game is not over.")
        assert person.leaves() == code
    assert "Traceback" not in person.text


def test_people_with_secrets_pass_the_keyboard_behind_a_curtain() -> None:
    with Person("play", "mozaa", "--seat", "1=person", "--seed", "4") as person:
        person.sees("Only player 1 may look now.")
        assert "Your hand" not in person.text
        person.types("\n")
        person.sees("Your hand")
        person.sees("player 1> ")
        move = re.findall(r"([RBGP]{4}@-?\d+,-?\d+)", person.text)[0]
        person.types(f"{move}\n")
        person.sees("Only player 2 may look now.")
        behind = person.raw.rpartition("\x1b[3J")[2]
        assert "Your hand" not in behind, "nothing to see before seat 1 is ready"
        person.types("\n")
        person.sees("player 2> ")
        shown = ESCAPES.sub("", person.raw.rpartition("\x1b[3J")[2])
        assert (
            f"player 1  a card in row {move.partition('@')[2].replace(',', ', column ')}" in shown
        )
        assert shown.count("Your hand") == 1
        person.types("quit\n")
        assert person.leaves() == 0


def test_people_with_names_are_told_who_begins_and_asked_by_name() -> None:
    with Person("play", "steere", "--person", "Ada", "--person", "Ben", "--seed", "4") as person:
        person.sees("Ben begins.")
        person.sees("player 1 (Ben)> ")
        person.types("e5\n")
        person.sees("player 2 (Ada)> ")
        person.types("quit\n")
        assert person.leaves() == 0


def test_a_finished_game_can_still_be_saved_or_undone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Person("play", "steere", "--side", "2", "--seed", "1", "--bot", "random") as person:
        for _ in range(40):
            shown = person.sees("you> ")
            if "The game is over" in shown:
                break
            person.types("hint\n")
            person.sees("greedy would play ")
            person.sees("you> ")
            person.types(re.findall(r"greedy would play (\S+)", person.text)[-1] + "\n")
        assert "Enter leaves" in person.text
        person.types(f"save {file}\n")
        person.sees("Saved to")
        person.types("undo\n")
        person.sees("is taken back.")
        person.sees("you> ")
        person.types("quit\n")
        assert person.leaves() == 0
    assert musivum.Record.load(file).outcome is not None


def test_a_record_is_walked_through_step_by_step(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = musivum.load("steere", side=2)
    match = musivum.Match(game, seed=1, players=["random", "random"]).run()
    match.record().save(file)
    last = len(match.moves)
    with Person("replay", str(file)) as person:
        person.sees("Enter goes on")
        person.sees(f"0/{last}> ")
        person.types("\n")
        person.sees(f"   1  player 1 (random)  a red tile on {match.moves[0][1]}")
        person.sees(f"1/{last}> ")
        person.types("b\n")
        person.sees(f"0/{last}> ")
        person.types("b\n")
        person.sees("there is nothing beyond it")
        person.types("999\n")
        person.sees("there is no position 999")
        person.types("elsewhere\n")
        person.sees("“q” leaves")
        person.types("end\n")
        person.sees("The game is over")
        person.sees(f"{last}/{last}> ")
        person.types("q\n")
        assert person.leaves() == 0


def test_compiling_shows_its_progress() -> None:
    with Person("compile", "--to-play") as person:
        person.sees("all games are ready")
        assert person.leaves() == 0
    assert all(f"{name} is ready" in person.text for name in musivum.games())
    assert "━" in person.text
