"""A table of one's own: keeps the matches of one person, with bots or several at one screen.

It is given what a page would tell a server, one message at a time, and answers in the same words.
Whoever holds it keeps the events, so that nothing is lost, and hands them in again when a match is
opened. It thinks for nobody: the page is asked for the moves of bots, with what their seats know.
"""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from musivum.core import fair
from musivum.core.errors import IllegalMove, MusivumError, NotationError
from musivum.core.game import Game
from musivum.core.match import Match, known
from musivum.core.record import Record
from musivum.drawing.brings import brings
from musivum.drawing.words import words_of
from musivum.drawing.written import plain
from musivum.games import names
from musivum.offline.studies import Asked as Study
from musivum.offline.studies import Studying
from musivum.server.errors import (
    Conflict,
    Forbidden,
    Missing,
    Refused,
    Unavailable,
    status_of,
    wired,
)
from musivum.server.match import chain, listed, making, telling, views
from musivum.server.match.draft import Draft
from musivum.server.match.ids import new_id
from musivum.server.match.kept import Kept
from musivum.server.match.ledger import OVER, PLAYING, Event, Ledger, fold
from musivum.server.match.pace import Pace

ME = "me"
"""The only guest."""
MARK = "o"
"""The first letter of the id of every match that a page keeps; no server's id has that letter."""
MOST_STEPS = 50
"""Steps of a replay in one answer."""
PATH = re.compile(r"/matches(?:/([0-9a-z]+)(?:/([a-z]+))?)?")
PRINT = re.compile(r"/print(?:/(game|match)/([0-9a-z]+)\.pdf)?")

Load = Callable[[str, dict[str, Any]], Game]
Asked = tuple[str, int, int]
"""A match, a seat and its turn."""


class Table:
    """All matches of one person that are open."""

    def __init__(self, load: Load, levels: Sequence[str], clock: Callable[[], int]) -> None:
        self.load = load
        self.levels = levels
        self.clock = clock
        self._views: dict[str, views.Views] = {}
        self._kept: Kept[str] = Kept()
        self._scenes = views.Scenes()
        self._watched: dict[str, str] = {}
        self._thinks: set[str] = set()
        self._asked: dict[Asked, int | None] = {}
        """What the page was asked: for a bot, or (with its number) for a request of a hint."""
        self._studies: dict[str, Studying] = {}
        self._said: list[str] = []
        self._news: dict[str, dict[str, Any]] = {}

    # In and out

    def open(self, match: str, rows: str) -> None:
        """Take in the events of a match, as they were kept; Damaged if they were changed since."""
        if match in self._views:
            return
        events = chain.read(match, [tuple(row) for row in json.loads(rows)])
        data = events[0].data
        game = self.load(data["game"], data["options"])
        if not game.knows_rules(data["rules"]):
            raise Conflict(
                "server-old-rules", game=game.NAME, rules=data["rules"], known=game.RULES_VERSION
            )
        self._views[match] = views.Views(fold(match, game, events), self._kept, self._scenes)

    def hear(self, text: str) -> list[str]:
        """Do what a message of the page says. First of what comes back is what is to be kept, by
        match: its card and its new events; then come the messages for the page."""
        self._said, self._news = [], {}
        message = json.loads(text)
        try:
            if "request" in message:
                self._request(message)
            else:
                self._do(message)
        except MusivumError as error:
            self._refuse(message, error)
        return [json.dumps(self._news), *self._said]

    def _refuse(self, message: dict[str, Any], error: MusivumError) -> None:
        wrong = wired(error) | {"text": error.key}
        if "request" in message:
            self._answer(message["request"], {"error": wrong}, status_of(error))
        elif "id" in message:
            self._say(type="refused", match=message["match"], id=message["id"], error=wrong)
        else:
            self._say(type="error", match=message.get("match"), error=wrong)

    def _say(self, **message: Any) -> None:
        self._said.append(json.dumps(message))

    def _answer(self, request: int, data: Any, status: int = 200) -> None:
        self._say(type="answer", request=request, status=status, data=data)

    # What is said on a socket

    def _do(self, message: dict[str, Any]) -> None:
        match, seat = message["match"], message.get("seat", 0)
        action = str(message.get("id"))
        match message["do"]:
            case "watch":
                self._watch(match, message.get("detail", views.CHANGES), message.get("from"))
            case "leave":
                self._watched.pop(match, None)
                self._thinks.discard(match)
            case "play":
                move, turn = message["move"], message.get("turn")
                self._act(match, seat, action, lambda draft: draft.play(seat, move, action, turn))
            case "resign":
                self._act(match, seat, action, lambda draft: draft.resign(seat, action))
            case "back":
                self._act(match, seat, action, lambda draft: draft.take_back(seat, action))
            case "think":
                (self._thinks.add if message["on"] else self._thinks.discard)(match)
                self._ask_bots(match)
            case "thought":
                self._thought(message)
            case "studied":
                self._ask_studies(
                    match, self._studies[match].answer(message["number"], message["answer"])
                )

    def _watch(self, match: str, detail: str, after: int | None) -> None:
        shown = self._shown(match)
        self._watched[match] = detail
        if after is None:
            self._said.append(telling.snapshot(shown, ME, detail, "[]"))
        else:
            self._said.append(telling.repair(shown, ME, detail, after, "[]"))
        self._ask_bots(match)

    def _act(self, match: str, seat: int, action: str, propose: Callable[[Draft], None]) -> None:
        """Do something once, however often it is asked for."""
        ledger = self._shown(match).ledger
        if seat not in ledger.seats_of(ME):
            raise Forbidden("server-not-yours", seat=seat)
        if ledger.done(seat, action) is None:
            ledger = self._change(match, propose)
        number = ledger.done(seat, action) or ledger.number
        self._say(type="ack", match=match, id=action, number=number)

    def _thought(self, message: dict[str, Any]) -> None:
        """The page has an answer for a bot, or for a hint."""
        asked = (message["match"], message["seat"], message["turn"])
        if asked not in self._asked:
            return
        request = self._asked.pop(asked)
        ledger, seat = self._shown(asked[0]).ledger, asked[1]
        if message["action"] is None:
            self._thinks.discard(asked[0])
            if request is not None:
                error = wired(Unavailable("server-hint-failed")) | {"text": ""}
                self._answer(request, {"error": error}, Unavailable.status)
            return
        move = ledger.game.action(message["action"])
        wrong = ledger.state.why(move, seat)
        if wrong is not None:
            raise wrong
        if request is not None:
            measure = "points" if ledger.game.players == 1 else "share"
            advice = {"move": str(move), "measure": measure, "worth": message["worth"]}
            self._answer(request, advice | {"words": words_of(ledger.game, seat, move)})
        elif ledger.status == PLAYING and ledger.turns[seat] == asked[2] and seat in ledger.due():
            self._change(asked[0], lambda draft: draft.bot_play(seat, str(move), "page"))

    def _ask_bots(self, match: str) -> None:
        """Ask the page for the moves that are due, if it thinks."""
        ledger = self._shown(match).ledger
        if match not in self._thinks or ledger.status != PLAYING:
            return
        for seat in ledger.due():
            asked = (match, seat, ledger.turns[seat])
            level = ledger.seats[seat].driver
            if asked not in self._asked and level is not None:
                self._asked[asked] = None
                self._said.append(telling.question(ledger, seat, level, advise=False))

    # What is requested

    def _request(self, message: dict[str, Any]) -> None:
        url = urlsplit(message["path"])
        if PRINT.fullmatch(url.path):
            self._answer(message["request"], self._printed(url.path, parse_qsl(url.query)))
            return
        found = PATH.fullmatch(url.path)
        if found is None:
            raise Unavailable("web-offline-server")
        number, body = message["request"], message.get("body") or {}
        match, what = found.groups()
        if match is None:
            self._answer(number, self._create(body, message.get("name") or ""), 201)
        elif what == "hint":
            self._hint(number, match, body["seat"], body["level"])
        else:
            asked = {name: int(value) for name, value in parse_qsl(url.query) if value.isdigit()}
            answer = getattr(self, f"_get_{what}", None)
            if answer is None:
                raise Unavailable("web-offline-server")
            self._answer(number, answer(match, **body, **asked))

    def _create(self, body: dict[str, Any], name: str) -> dict[str, Any]:
        """A new match; nobody else can sit down at it."""
        game = self.load(body["game"], body.get("options") or {})
        wishes = body["seats"]
        if len(wishes) != game.players:
            raise Refused("server-seats", game=game.NAME, seats=game.players, given=len(wishes))
        if any(wish["kind"] == "open" for wish in wishes):
            raise Unavailable("web-offline-people")
        seats = [making.seat(ME, name, wish, game, self.levels) for wish in wishes]
        if not any(one["guest"] == ME for one in seats):
            raise Refused("server-no-me")
        seating = body.get("seating", fair.LOT) if len(seats) > 1 else fair.AS_SEATED
        return self._begin(game, seats, seating=seating)

    def _begin(self, game: Game, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """Nobody has to be shown that the dice are fair: all of it is on one machine."""
        data = making.created(
            ME, game, seats, pace=asdict(Pace()), timeout="bot", public=False, offline=True, **more
        )
        match = MARK + new_id()[1:]
        created = chain.linked(data["seed"], "", match, Event(1, "created", self.clock(), data))
        ledger = Ledger.begin(match, game, created)
        self._views[match] = views.Views(ledger, self._kept, self._scenes)
        self._keep(ledger, [created])
        self._change(match, lambda draft: draft.start(now_or_never=True))
        return views.summary(listed.card(self._shown(match).ledger), ME)

    def _hint(self, request: int, match: str, seat: int, level: str) -> None:
        ledger = self._mine(match, seat)
        making.level(level, ledger.game, self.levels)
        asked = (match, seat, ledger.turns[seat])
        if seat not in ledger.awaiting or asked in self._asked:
            raise Conflict("server-not-playing", status=ledger.status)
        self._asked[asked] = request
        self._said.append(telling.question(ledger, seat, level, advise=True))

    def _get_why(self, match: str, seat: int, move: str) -> dict[str, Any]:
        try:
            error: MusivumError | None = known(self._mine(match, seat).state, seat).why(move, seat)
        except (NotationError, IllegalMove) as wrong:
            error = wrong
        return {"error": None if error is None else wired(error) | {"text": error.key}}

    def _get_brings(self, match: str, seat: int, move: str) -> Any:
        ledger = self._mine(match, seat)
        return plain(brings(ledger.game, ledger.state.view(seat), move))

    def _get_replay(
        self, match: str, seat: int | None = None, first: int = 0, last: int = 0
    ) -> dict[str, Any]:
        ledger = self._shown(match).ledger
        if ledger.status == PLAYING and seat is not None and seat not in ledger.seats_of(ME):
            raise Forbidden("server-not-yours", seat=seat)
        last = min(last, first + MOST_STEPS - 1, len(ledger.moves))
        found = views.steps(ledger, seat, first, last, views.SCENE)
        return {"steps": found, "steps_in_all": len(ledger.moves) + 1}

    def _get_record(self, match: str) -> Any:
        ledger = self._finished(match)
        return json.loads(views.record(ledger, ledger.seed).json())

    def _get_analysis(self, match: str, record: dict[str, Any] | None = None) -> dict[str, Any]:
        """The analysis of a finished match, or how far it is; asking begins it. Of a match that a
        server keeps, its record is handed over."""
        studying = self._studies.get(match)
        if studying is None:
            studying = self._studies[match] = Studying(self._replayed(match, record))
            self._ask_studies(match, studying.begin())
        elif studying.failed:
            del self._studies[match]
            raise Unavailable("server-analysis-failed")
        return studying.progress()

    def _replayed(self, match: str, record: dict[str, Any] | None) -> Match:
        """A finished match, from its ledger or from a record."""
        if record is not None:
            kept = Record.of(record)
            return Match.replay(kept, self.load(kept.game, kept.options))
        ledger = self._finished(match)
        return Match.replay(views.record(ledger, ledger.seed), ledger.game)

    def _ask_studies(self, match: str, asked: list[Study]) -> None:
        for one in asked:
            self._say(type="study", match=match, **one)

    def _printed(self, path: str, asked: list[tuple[str, str]]) -> dict[str, Any]:
        """What can be printed, or the pages of it."""
        from musivum.offline import paper  # noqa: PLC0415 - it comes when somebody prints

        found = PRINT.fullmatch(path)
        assert found is not None
        kind, name = found.groups()
        if kind is None:
            return paper.printable(asked)
        if kind == "match":
            return paper.of_match(self._replayed(name, None), asked)
        if name not in names():
            raise Missing("server-no-path", path=path[:100])
        return paper.of_game(name, self.load, asked)

    def _get_chances(self, match: str) -> dict[str, Any]:
        return {"chances": views.chances(self._finished(match))}

    def _get_rematch(self, match: str) -> dict[str, Any]:
        ledger = self._finished(match)
        if ledger.rematch is not None and ledger.rematch in self._views:
            return views.summary(listed.card(self._shown(ledger.rematch).ledger), ME)
        made = self._begin(ledger.game, making.seats_again(ledger, ME), previous=match)
        self._change(match, lambda draft: draft.add("rematch", next=made["match"]))
        return made

    # Changing

    def _change(self, match: str, propose: Callable[[Draft], None]) -> Ledger:
        """Add what a draft proposes, and tell it; an error of the proposal changes nothing."""
        shown = self._shown(match)
        draft = Draft(shown.ledger, self.clock())
        propose(draft)
        if not draft.events:
            return shown.ledger
        shown = self._views[match] = shown.next(draft.ledger)
        self._keep(draft.ledger, draft.events)
        detail = self._watched.get(match)
        if detail is not None:
            first = draft.events[0].number
            lifted = [number for number in draft.revealed if number < first]
            seats = draft.ledger.seats_of(ME)
            follows = detail == views.CHANGES and shown.follows(ME)
            states = shown.changes(seats) if follows else shown.states(seats, detail)
            info = telling.is_loud(draft.events)
            told = telling.events(shown, ME, states, draft.events, lifted, info, "[]")
            self._said.append(told)
        self._ask_bots(match)
        return draft.ledger

    def _keep(self, ledger: Ledger, new: list[Event]) -> None:
        news = self._news.setdefault(ledger.match, {"events": []})
        news["card"] = views.summary(listed.card(ledger), ME)
        news["events"] += [
            [one.number, one.kind, one.at, chain.written(one.data), one.hash] for one in new
        ]

    def _shown(self, match: str) -> views.Views:
        if match not in self._views:
            raise Missing("server-no-match", match=match[:40])
        return self._views[match]

    def _mine(self, match: str, seat: int) -> Ledger:
        ledger = self._shown(match).ledger
        if seat not in ledger.seats_of(ME):
            raise Forbidden("server-not-yours", seat=seat)
        if ledger.status != PLAYING:
            raise Conflict("server-not-playing", status=ledger.status)
        return ledger

    def _finished(self, match: str) -> Ledger:
        ledger = self._shown(match).ledger
        if ledger.status != OVER:
            raise Conflict("server-not-over")
        return ledger
