"""How a match begins: the parts of its dice, sealed and revealed, and who withholds one."""

from musivum.core import fair
from musivum.server.errors import Conflict, Refused
from musivum.server.match.draft import Draft
from musivum.server.match.ledger import OPEN, READY, REVEAL_WAIT
from tests.server.ledgers import (
    ADA,
    BEN,
    MATCH,
    PARTS,
    SEED,
    SMALL,
    bot,
    free,
    happened,
    kinds,
    made,
    person,
    refused,
    started,
)


def test_a_commitment_is_made_once_when_the_table_is_full() -> None:
    ledger = made("mosaix", {"players": 2}, ADA, BEN)
    hashed = fair.sealed(MATCH, PARTS[0])
    refused(Refused, "server-commitment", lambda: Draft(ledger, 0).commit(0, "short"))
    first = happened(ledger, lambda draft: draft.commit(0, hashed))
    assert first.events[0].data == {"seat": 0, "hash": hashed}
    assert kinds(happened(first.ledger, lambda draft: draft.commit(0, hashed))) == [], "once more"
    other = fair.sealed(MATCH, PARTS[1])
    values = refused(Conflict, "server-committed", lambda: Draft(first.ledger, 0).commit(0, other))
    assert values == {"seat": 0}
    waiting = made("mosaix", {"players": 2}, ADA, free())
    values = refused(Conflict, "server-commit-now", lambda: Draft(waiting, 0).commit(0, hashed))
    assert values == {"status": OPEN}
    late = happened(first.ledger, lambda draft: draft.start(now_or_never=True)).ledger
    refused(Conflict, "server-commit-now", lambda: Draft(late, 0).commit(1, other))
    daily = made("mosaix", {"players": 1}, ADA, daily="2026-01-01")
    refused(Conflict, "server-committed", lambda: Draft(daily, 0).commit(0, hashed))


def test_a_part_is_revealed_when_all_are_sealed_and_only_the_one_that_was() -> None:
    ledger = made("mosaix", {"players": 2}, ADA, BEN)

    def commit(draft: Draft) -> None:
        for place in (0, 1):
            draft.commit(place, fair.sealed(MATCH, PARTS[place]))

    committed = happened(ledger, commit).ledger
    refused(Refused, "server-contribution", lambda: Draft(committed, 0).reveal(0, "short"))
    values = refused(Conflict, "server-not-sealed", lambda: Draft(committed, 0).reveal(0, PARTS[0]))
    assert values == {"status": READY}
    sealed = happened(committed, Draft.start)
    assert kinds(sealed) == ["sealed"]
    assert sealed.events[0].data["commitments"] == [fair.sealed(MATCH, part) for part in PARTS[:2]]
    values = refused(
        Refused, "server-other-part", lambda: Draft(sealed.ledger, 0).reveal(0, PARTS[1])
    )
    assert values == {"seat": 0}
    one = happened(sealed.ledger, lambda draft: draft.reveal(0, PARTS[0]))
    assert one.events[0].data == {"seat": 0, "value": PARTS[0]}
    assert kinds(happened(one.ledger, lambda draft: draft.reveal(0, PARTS[0]))) == [], "once more"
    assert kinds(happened(one.ledger, Draft.start)) == [], "the other part is missing"
    both = happened(one.ledger, lambda draft: draft.reveal(1, PARTS[1])).ledger
    begun = happened(both, Draft.start)
    assert kinds(begun)[:2] == ["started", "move"]
    data = begun.events[0].data
    assert (data["recipe"], data["contributions"]) == (fair.RECIPE, PARTS[:2])
    assert begun.seats == {0: "ada", 1: "ben"}
    refused(Conflict, "server-not-sealed", lambda: Draft(begun.ledger, 0).reveal(0, PARTS[1]))


def test_with_dice_it_waits_for_all_parts_but_not_for_ever() -> None:
    ledger = made("mosaix", {"players": 2}, ADA, BEN)
    assert kinds(happened(ledger, Draft.start)) == [], "two persons have a part to make up"
    one = happened(ledger, lambda draft: draft.commit(0, fair.sealed(MATCH, PARTS[0]))).ledger
    assert kinds(happened(one, Draft.start)) == []
    nobody = happened(ledger, lambda draft: draft.start(now_or_never=True))
    assert kinds(nobody)[:2] == ["sealed", "started"], "who has no part plays without one"
    assert kinds(happened(nobody.ledger, Draft.start)) == [], "it has begun"
    bots = happened(made("mosaix", {"players": 2}, bot(), bot()), Draft.start)
    assert kinds(bots)[:2] == ["sealed", "started"], "bots have no part"


def test_a_lot_needs_the_parts_too_and_moves_the_players() -> None:
    without = happened(made(*SMALL, ADA, BEN), Draft.start)
    assert kinds(without) == ["started"]
    assert without.events[0].data["places"] == [0, 1]
    drawn = made(*SMALL, ADA, BEN, seating=fair.LOT)
    assert kinds(happened(drawn, Draft.start)) == []
    moved = set()
    for number in range(8):
        ledger = made(*SMALL, ADA, BEN, seating=fair.LOT, seed=f"{number:064}")
        begun = happened(ledger, lambda draft: draft.start(now_or_never=True))
        places = begun.events[-1].data["places"]
        assert places == fair.lot(ledger.key_by(fair.RECIPE), 2)
        assert [begun.ledger.seats[seat].guest for seat in (0, 1)] == [
            ["ada", "ben"][place] for place in places
        ]
        assert begun.seats == {seat: one.guest for seat, one in enumerate(begun.ledger.seats)}
        moved.add(tuple(places))
    assert moved == {(0, 1), (1, 0)}


def test_a_daily_challenge_begins_at_once_by_the_open_recipe_and_keeps_its_seed() -> None:
    ledger = made("mosaix", {"players": 1}, ADA, daily="2026-01-01")
    begun = happened(ledger, Draft.start)
    assert kinds(begun)[0] == "started"
    assert begun.events[0].data["recipe"] == fair.OPEN_RECIPE
    ended = happened(begun.ledger, lambda draft: draft.resign(0, None))
    assert (ended.events[-1].kind, ended.events[-1].data["seed"]) == ("over", None)
    usual = started(made(*SMALL, ADA, BEN))
    assert happened(usual, lambda draft: draft.resign(0, None)).events[-1].data["seed"] == SEED


def test_who_withholds_a_part_has_lost_when_the_wait_is_over() -> None:
    ledger = made("mosaix", {"players": 3}, ADA, BEN, person("cy"))

    def seal(draft: Draft) -> None:
        draft.commit(0, fair.sealed(MATCH, PARTS[0]))
        draft.commit(1, fair.sealed(MATCH, PARTS[1]))
        draft.start(now_or_never=True)
        draft.reveal(0, PARTS[0])

    sealed = happened(ledger, seal, now=5000).ledger
    assert kinds(happened(ledger, Draft.call_off, 10**9)) == [], "nothing is sealed"
    assert kinds(happened(sealed, Draft.call_off, 4999 + REVEAL_WAIT)) == []
    late = happened(sealed, Draft.call_off, 5000 + REVEAL_WAIT)
    assert kinds(late) == ["withheld", "over"]
    assert late.events[0].data == {"seat": 1}
    outcome = late.events[1].data["outcome"]
    assert outcome["reason"] == "server-withheld"
    assert 1 not in outcome["winners"]
    stopped = [(6000, 8000)]
    assert kinds(happened(sealed, Draft.call_off, 5000 + REVEAL_WAIT, stopped)) == []
    assert kinds(happened(sealed, Draft.call_off, 7000 + REVEAL_WAIT, stopped)) == [
        "withheld",
        "over",
    ]
    assert kinds(happened(late.ledger, Draft.call_off, 10**9)) == [], "once"
