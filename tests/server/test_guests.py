"""Guests: names, tokens that nobody else can make, and links that are good once and soon end."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from musivum.bots import levels
from musivum.server.errors import Missing, Refused
from musivum.server.match import guests, naming
from musivum.server.match.guests import LINK_LASTS, Guest, Guests, offered
from musivum.server.match.naming import LONGEST_NAME, named
from musivum.server.storage import tables
from musivum.server.storage.store import Store

T = TypeVar("T")
QUARTER_OF_AN_HOUR = 15 * 60 * 1000


class House:
    """A database with guests, and a clock that somebody turns."""

    def __init__(self, path: Path) -> None:
        self.now = 1_000_000
        self.store = Store(f"sqlite:///{path}/musivum.db", inline=True)
        self.store.open()
        self.guests = self.process()

    def process(self, secret: str = "secret") -> Guests:
        """Another server on the same database, which remembers nobody."""
        return Guests(self.store, secret, lambda: self.now)

    def links(self) -> int:
        """How many links are kept."""
        with self.store.engine.connect() as connection:
            return len(connection.execute(tables.links.select()).all())


def inside(path: Path, story: Callable[[House], Awaitable[T]]) -> T:
    """Run something in a house of its own."""
    house = House(path)

    async def run() -> T:
        return await story(house)

    try:
        return asyncio.run(run())
    finally:
        house.store.close()


def test_a_link_is_good_once_and_for_a_quarter_of_an_hour(tmp_path: Path) -> None:
    assert LINK_LASTS == QUARTER_OF_AN_HOUR

    async def story(house: House) -> None:
        ada = await house.guests.make("Ada")
        secret, expires = await house.guests.link(ada)
        assert expires == house.now + QUARTER_OF_AN_HOUR
        house.now = expires
        assert await house.process().claim(secret) == ada, "to the last moment"
        with pytest.raises(Missing) as used:
            await house.guests.claim(secret)
        assert used.value.key == "server-link"
        secret, expires = await house.guests.link(ada)
        house.now = expires + 1
        for _ in range(2):
            with pytest.raises(Missing):
                await house.guests.claim(secret)
        house.now = expires
        with pytest.raises(Missing):
            await house.guests.claim(secret)  # it was used up when it was tried too late

    inside(tmp_path, story)


def test_links_that_have_expired_are_swept_out(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ada = await house.guests.make("Ada")
        first, expires = await house.guests.link(ada)
        await house.guests.link(ada)
        assert house.links() == 2, "a guest may have several"
        house.now = expires
        await house.guests.link(ada)
        assert house.links() == 3, "one that is still good stays"
        house.now = expires + 1
        await house.guests.link(ada)
        assert house.links() == 2
        with pytest.raises(Missing):
            await house.guests.claim(first)

    inside(tmp_path, story)


def test_of_a_link_only_a_hash_is_kept(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ada = await house.guests.make("Ada")
        secret, _ = await house.guests.link(ada)
        with house.store.engine.connect() as connection:
            (row,) = connection.execute(tables.links.select()).all()
        assert secret not in str(row)
        assert len(secret) == 32, "192 bits, as docs/security.md says"
        with pytest.raises(Missing):
            await house.guests.claim(row.hash)
        with pytest.raises(Missing):
            await house.guests.claim("\ud800")
        assert await house.guests.claim(secret) == ada

    inside(tmp_path, story)


def test_a_token_proves_its_guest_under_this_secret_only(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ada, bob = await house.guests.make("Ada"), await house.guests.make("Bob")
        token = house.guests.token(ada.id)
        assert await house.guests.find(token) == await house.process().find(token) == ada
        assert house.process("other").proven(token) is None
        signature = token.partition(".")[2]
        assert len(signature) == 64
        for forged in (f"{bob.id}.{signature}", f"{ada.id}.", ada.id, f".{signature}", "", None):
            assert house.guests.proven(forged) is None
            assert await house.guests.find(forged) is None
        assert house.guests.proven(f"{ada.id}.é") is None
        nobody = house.guests.token("")
        assert house.guests.proven(nobody) is None, "the empty name is nobody's, signed or not"
        assert await house.guests.find(house.guests.token("g-unheard")) is None

    inside(tmp_path, story)


def test_a_guest_is_named_after_a_stone_unless_they_say_otherwise(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        made = [await house.guests.make(None) for _ in range(20)]
        assert len({guest.id for guest in made}) == 20
        assert all(guest.id[0] == "g" and len(guest.id) == 17 for guest in made)
        for guest in made:
            stone, number = guest.name.split()
            assert stone in guests.NAMES
            assert 100 <= int(number) <= 999
        assert (await house.guests.make("  Ada   L. ")).name == "Ada L."
        with house.store.engine.connect() as connection:
            row = connection.execute(tables.guests.select()).first()
        assert row is not None
        assert row.created == house.now

    inside(tmp_path, story)


def test_the_last_and_the_first_number_of_a_stone_are_100_and_999(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> list[str]:
        names = []
        for extreme in (lambda _most: 0, lambda most: most - 1):
            monkeypatch.setattr(secrets, "randbelow", extreme)
            names.append((await house.guests.make(None)).name.split()[1])
        return names

    assert inside(tmp_path, story) == ["100", "999"]


def test_a_new_name_holds_for_all_processes(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ada, bob = await house.guests.make("Ada"), await house.guests.make("Bob")
        renamed = await house.guests.rename(ada, " Ada  Lovelace")
        assert renamed == Guest(ada.id, "Ada Lovelace")
        assert await house.guests.find(house.guests.token(ada.id)) == renamed
        other = house.process()
        assert await other.find(other.token(ada.id)) == renamed
        assert await other.find(other.token(bob.id)) == bob

    inside(tmp_path, story)


def test_where_several_processes_serve_a_guest_is_looked_up_each_time(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ada = await house.guests.make("Ada")
        token, other = house.guests.token(ada.id), house.process()
        assert await other.find(token) == ada
        await house.guests.rename(ada, "Augusta")
        assert await other.find(token) == ada, "with SQLite there is one process, which remembers"
        house.store.shared = True
        found = await other.find(token)
        assert found is not None
        assert found.name == "Augusta"

    inside(tmp_path, story)


def test_stones_are_plain_words_and_all_different() -> None:
    assert all(name.isalpha() and name.istitle() for name in guests.NAMES)
    assert len(set(guests.NAMES)) == len(guests.NAMES) > 9


def test_what_is_remembered_has_a_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = Path(__file__).parents[2] / "docs" / "operation.md"
    assert f"(the last {guests.MOST_KNOWN:,})" in page.read_text(encoding="utf-8")
    monkeypatch.setattr(guests, "MOST_KNOWN", 3)

    async def story(house: House) -> list[int]:
        sizes = []
        for _ in range(6):
            await house.guests.make(None)
            sizes.append(len(house.guests._known))
        return sizes

    assert inside(tmp_path, story) == [1, 2, 3, 1, 2, 3]


@pytest.mark.parametrize("name", ["", "   ", "x" * (LONGEST_NAME + 1), "a\0b", "\u200e"])
def test_a_name_is_printable_and_neither_empty_nor_long(name: str) -> None:
    with pytest.raises(Refused) as error:
        named(name)
    assert error.value.key == "server-name"


@pytest.mark.parametrize("name", ["x", "x" * LONGEST_NAME, "Ада 李"])
def test_any_other_name_will_do(name: str) -> None:
    assert LONGEST_NAME == 30
    assert named(f"  {name} ") == name


LEVELS = ["random", "beginner", "casual", "greedy", "club", "clubplayer", "expert", "master"]


@pytest.mark.parametrize("name", [*LEVELS, "Master2", "Club Player", "my BOT", "Ma\u0455ter"])
def test_nobody_is_called_what_a_bot_is_called(name: str) -> None:
    with pytest.raises(Refused) as error:
        named(name)
    assert error.value.key == "server-name-of-bot"


def test_the_levels_of_bots_are_all_among_the_names_that_are_kept_for_them() -> None:
    assert set(levels.NAMES) <= naming.BOT_NAMES


def test_a_language_without_words_is_refused_with_those_that_have_them() -> None:
    assert offered("nl") == "nl"
    with pytest.raises(Refused) as error:
        offered("xx")
    assert error.value.key == "language-none"
    assert error.value.values["language"] == "xx" and "nl" in str(error.value.values["allowed"])
