"""A worksheet for a class: positions in which one move brings more points at once than any other.

The positions come from games that bots play by a seed, so a worksheet can be printed again. That
the solution is the only one is counted, not judged: every legal move is tried by the rules.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from musivum.core.catalogue import say
from musivum.core.game import Game, Move, State
from musivum.core.match import Match
from musivum.drawing.paper import Wishes, parts
from musivum.drawing.pdf import Box, Pages, PaperError
from musivum.drawing.scene import Board, scene_of
from musivum.drawing.words import short, words_of

PUZZLES = 4
PER_PAGE = 4
BOT = "greedy"
MOST_GAMES = 40
"""Games that are looked through for puzzles, at most."""
FEWEST, MOST_MOVES = 4, 400
"""Legal moves of a puzzle."""
GAP = 4.0


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, whose turn it is, and the one move that brings most."""

    state: State
    seat: int
    solution: Move
    points: int


def puzzles(pages: Pages, game: Game, wishes: Wishes) -> None:
    """The puzzles, four to a page, and their solutions on the last one."""
    number = wishes.number or PUZZLES
    found: list[Puzzle] = []
    for puzzle in find(game, wishes.seed):
        found.append(puzzle)
        if len(found) == number:
            break
    if not found:
        raise PaperError("print-no-puzzle", game=game.NAME)
    title = wishes.say("print-puzzles", title=wishes.say(f"{game.NAME}-title"))
    for start in range(0, len(found), PER_PAGE):
        room = pages.page(title)
        top = pages.heading(title, wishes.say("print-puzzles-how"))
        places = parts(Box(room.left, top, room.width, room.bottom - top), PER_PAGE)
        for n, puzzle in enumerate(found[start : start + PER_PAGE]):
            _puzzle(pages, wishes, places[n], start + n + 1, puzzle)
            if wishes.link:
                _link(pages, places[n], f"{wishes.link}&number={start + n + 1}")
    _solutions(pages, wishes, title, found)


def find(game: Game, seed: str) -> Iterator[Puzzle]:
    """Puzzles from one game after the other, at most one from each third of a game."""
    for number in range(MOST_GAMES):
        match = Match(game, f"{seed}/puzzle/{number}", [BOT] * game.players).run()
        third = max(len(match.states) // 3, 1)
        for start in (third, 2 * third):
            for state in match.states[start : start + third]:
                puzzle = _puzzle_of(state)
                if puzzle is not None:
                    yield puzzle
                    break


def _puzzle_of(state: State) -> Puzzle | None:
    seats = [seat for seat in state.awaiting if seat >= 0]
    if len(seats) != 1:
        return None
    seat = seats[0]
    legal = state.legal(seat)
    if not FEWEST <= len(legal) <= MOST_MOVES:
        return None
    before = _lead(state, seat)
    gains = sorted(
        ((_lead(state.play(move, seat), seat) - before, move) for move in legal),
        key=lambda one: -one[0],
    )
    (best, move), (second, _) = gains[:2]
    return Puzzle(state, seat, move, best) if best > max(second, 0) else None


def _lead(state: State, seat: int) -> int:
    """How far a seat is ahead of the best of the others."""
    others = [score for other, score in enumerate(state.scores) if other != seat]
    return state.scores[seat] - max(others, default=0)


def _puzzle(pages: Pages, wishes: Wishes, box: Box, number: int, puzzle: Puzzle) -> None:
    """What the seat sees, a question, and a line for the answer."""
    scene = scene_of(puzzle.state.game, puzzle.state.view(puzzle.seat))
    boards = [board for board in scene.boards if board.role == "main"]
    trays = [board for board in scene.boards if board.role == "tray"]
    # What the page puts into one's hand, paper shows as it lies on the table.
    watched = scene_of(puzzle.state.game, puzzle.state.view(None)).boards
    shown = {board.name for board in trays}
    trays += [board for board in watched if board.role == "tray" and board.name not in shown]
    question = wishes.say(
        "print-puzzle", number=number, seat=puzzle.seat + 1, players=puzzle.state.game.players
    )
    top = pages.paragraph(box.left, box.top, question, box.width, 3.4, "B") + 1
    bottom = box.bottom - 7
    main = boards[0]
    aside = box.width * 0.28 if trays else 0.0
    drawn = _fitted(pages, main, Box(box.left, top, box.width - aside - GAP, bottom - top), 11)
    x, y = drawn.right + GAP, top
    for tray in trays:
        place = Box(x, y, box.right - x, max((bottom - y), 1))
        if place.height > 8:
            y = _fitted(pages, tray, place, 7.0 * tray.scale).bottom + 2
    pages.line(box.left, box.bottom - 1, box.right, box.bottom - 1, pages.style.around["soft"])


def _link(pages: Pages, box: Box, address: str) -> None:
    """Where the answer is, small, on the line for it; an address too long for it is left out."""
    if pages.length(address, 2.6) < box.width:
        pages.write(box.right, box.bottom - 2, address, 2.6, "", pages.style.around["soft"], "end")


def _fitted(pages: Pages, board: Board, place: Box, largest: float) -> Box:
    unit = min(largest, place.width / board.box[2], place.height / board.box[3])
    return pages.board(board, place.left, place.top, unit)


def solved(puzzle: Puzzle, number: int, language: str) -> str:
    """The solution of a puzzle in words, and in notation, which says exactly how a piece lies."""
    words = short(words_of(puzzle.state.game, puzzle.seat, puzzle.solution), language)
    move = f"{words}, {puzzle.solution}"
    return say("print-solution", language, number=number, move=move, points=puzzle.points)


def _solutions(pages: Pages, wishes: Wishes, title: str, found: list[Puzzle]) -> None:
    room = pages.page(title)
    y = pages.heading(wishes.say("print-solutions"), title) + 2
    for number, puzzle in enumerate(found, 1):
        said = solved(puzzle, number, wishes.language)
        if y + 12 > room.bottom:
            room = pages.page(title)
            y = pages.heading(wishes.say("print-solutions"), title) + 2
        y = pages.paragraph(room.left, y, said, room.width, 3.6) + 1
