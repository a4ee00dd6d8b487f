"""A game that was played, or is under way, as one page: the table, and how the score came about."""

from musivum.core.game import State
from musivum.core.match import Match
from musivum.core.option import in_one_line
from musivum.drawing import marks
from musivum.drawing.layout import arranged
from musivum.drawing.paper import Wishes
from musivum.drawing.pdf import Box, Pages
from musivum.drawing.scene import Account, Board, Scene, scene_of
from musivum.printing.things import check

GAP = 5.0
SMALL = 3.0
ACCOUNTS = 0.36
"""How much of the page the score may take."""
LARGEST_UNIT = 14.0


def print_match(
    match: Match, wishes: Wishes, state: State | None = None, seat: int | None = None
) -> bytes:
    """A PDF of one page: the match as it stands, or stood, as a spectator or a seat sees it."""
    check(wishes)
    title = wishes.say(f"{match.game.NAME}-title")
    with wishes.pages(title) as pages:
        played(pages, match, wishes, state or match.state, seat)
        return pages.bytes()


def played(
    pages: Pages, match: Match, wishes: Wishes, state: State, seat: int | None = None
) -> None:
    """The page: who played, the boards, every account, and the moves as far as there is room."""
    number = match.states.index(state)
    scene = scene_of(match.game, state.view(seat), match.moves[:number])
    room = pages.page(wishes.say(f"{match.game.NAME}-title"))
    below = in_one_line(match.game.options)
    top = pages.heading(wishes.say(f"{match.game.NAME}-title"), below)
    result = wishes.say("print-running", moves=number)
    if state.outcome is not None:
        result = wishes.say(state.outcome.reason)
    top = pages.paragraph(room.left, top, result, room.width, 3.8, "I") + 2
    accounts = _accounts(
        pages, match, state, scene, wishes, Box(room.left, top, room.width, 0), draw=False
    )
    place = Box(room.left, top, room.width, room.bottom - top - accounts - GAP)
    bottom = _boards(pages, [board for board in scene.boards if board.role != "tray"], place)
    used = _accounts(
        pages, match, state, scene, wishes, Box(room.left, bottom + GAP, room.width, 0), draw=True
    )
    _moves(pages, match, wishes, bottom + GAP + used + 2, room, number)


def _boards(pages: Pages, boards: list[Board], place: Box) -> float:
    """The boards side by side, as large as they can be; the place below them."""
    sizes = [(board.box[2], board.box[3]) for board in boards]
    unit, corners = arranged(sizes, place.width, place.height, LARGEST_UNIT)
    widest = max(x + w for (x, _), (w, _) in zip(corners, sizes, strict=True)) * unit
    bottom = place.top
    for board, (x, y) in zip(boards, corners, strict=True):
        left = place.left + (place.width - widest) / 2 + x * unit
        bottom = max(bottom, pages.board(board, left, place.top + y * unit, unit).bottom)
    return bottom


def _accounts(
    pages: Pages, match: Match, state: State, scene: Scene, wishes: Wishes, place: Box, draw: bool
) -> float:
    """Every seat's score in a column of its own; how high the highest is."""
    columns = min(len(scene.accounts), 3)
    width = (place.width - (columns - 1) * GAP) / columns
    tops = [place.top] * columns
    for number, account in enumerate(scene.accounts):
        column = number % columns
        left = place.left + column * (width + GAP)
        tops[column] = _account(
            pages, match, state, account, wishes, Box(left, tops[column], width, 0), draw
        )
    return max(tops) - place.top


def _account(
    pages: Pages, match: Match, state: State, account: Account, wishes: Wishes, box: Box, draw: bool
) -> float:
    """One seat's score, line by line; the place below."""
    won = state.outcome is not None and account.seat in state.outcome.winners
    name = wishes.say("print-player", name=match.names[account.seat], won="yes" if won else "no")
    y = box.top + 5
    if draw:
        pages.write(box.left, y, _cut(pages, name, box.width - 14, 4.0), 4.0, "B")
        pages.write(box.right, y, str(account.total), 4.6, "B", anchor="end")
        pages.line(box.left, y + 1.2, box.right, y + 1.2, pages.style.around["line"])
    y += 2
    for line in account.lines:
        if line.points is None:
            continue
        said = marks.spoken(line.say, wishes.language)
        lines = pages.lines(said, box.width - 12, SMALL)
        if draw:
            pages.write(box.right, y + SMALL * 1.25, str(line.points), SMALL, anchor="end")
        for words in lines:
            y += SMALL * 1.3
            if draw:
                pages.write(box.left, y - 0.1, words, SMALL)
    return y + 3


def _cut(pages: Pages, words: str, width: float, size: float) -> str:
    """Words that are too long for their place, cut."""
    while len(words) > 1 and pages.length(words, size, "B") > width:
        words = words[:-2] + "…"
    return words


def _moves(pages: Pages, match: Match, wishes: Wishes, top: float, room: Box, number: int) -> None:
    """The moves in columns, if all of them have room."""
    moves = match.moves[:number]
    size, columns = 2.3, 5
    rows = int((room.bottom - top - 6) / (size * 1.25))
    if rows < 1 or len(moves) > rows * columns:
        return
    pages.write(room.left, top + 4, wishes.say("print-moves"), 3.2, "B")
    width = room.width / columns
    rows = -(-len(moves) // columns)
    for place, (seat, move) in enumerate(moves):
        x = room.left + place // rows * width
        y = top + 8 + place % rows * size * 1.25
        who = "" if seat < 0 else f"{seat + 1} "
        said = f"{place + 1}. {who}{move}"
        pages.write(x, y, _cut(pages, said, width - 2, size), size)
