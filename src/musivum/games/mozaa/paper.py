"""Mozaa on paper: the 64 cards, and the tokens of the variants."""

from musivum.core.profile import Options
from musivum.drawing.palette import SIGN_OF
from musivum.drawing.paper import CutOut, Wishes, cut_outs, unit_for
from musivum.drawing.pdf import Pages
from musivum.drawing.scene import Board, Label, Piece, text
from musivum.games.mozaa.data import (
    CARD_TEXTS,
    COLOURS,
    MOST_SEATS,
    PAWNS_EACH,
    START_TEXT,
    rotations,
)
from musivum.games.mozaa.pieces import PAWNS, STONES, TRIANGLES, card_pieces

CARD = 40.0
"""Millimetres of a card's side."""
TOKEN = 20.0
LARGEST = 85.0
UNIT = (-0.5, -0.5, 1.0, 1.0)


def cards(pages: Pages, _options: Options, wishes: Wishes) -> None:
    """All cards, the start card first and marked; with backs by folding, if wished for."""
    size = unit_for(wishes.size, CARD, LARGEST)
    back = _back() if wishes.backs == "fold" else None
    listed = sorted(CARD_TEXTS, key=lambda card: START_TEXT not in rotations(card))
    pieces = [CutOut(_front(card), back) for card in listed]
    how = wishes.say("mozaa-print-cards-how", backs=wishes.backs)
    cut_outs(pages, wishes.say("mozaa-print-cards"), how, pieces, size)


def _front(card: str) -> Board:
    starts = START_TEXT in rotations(card)
    pieces = card_pieces(START_TEXT if starts else card, 0, 0, "")
    if starts:
        pieces.append(Piece(0, 0, "gold", "star", size=0.26))
    return Board("card", text("mozaa-print-card"), "main", UNIT, [], pieces, shapes=TRIANGLES)


def _back() -> Board:
    back = Piece(0, 0, "marble", look="back", size=1 / 0.88)  # to its edge
    title = Label(0, 0, say_title(), size=0.14)
    return Board("back", text("mozaa-print-card"), "main", UNIT, [], [back], [title])


def say_title() -> str:
    """The name that a card's back bears; it is the same in every language."""
    return "Mozaa"


def tokens(pages: Pages, _options: Options, wishes: Wishes) -> None:
    """What the variants need: a colour for each player, and the pawns that claim fields."""
    size = unit_for(wishes.size, TOKEN, LARGEST)
    pieces = [
        CutOut(_one(Piece(0, 0, STONES[letter], SIGN_OF[STONES[letter]], size=0.9)))
        for letter in COLOURS
    ]
    for seat in range(MOST_SEATS):
        pawn = Piece(0, 0.08, PAWNS[seat], letter=str(seat + 1), look="pawn", size=0.82)
        pieces += [CutOut(_one(pawn))] * PAWNS_EACH
    how = wishes.say("mozaa-print-tokens-how")
    cut_outs(pages, wishes.say("mozaa-print-tokens"), how, pieces, size)


def _one(piece: Piece) -> Board:
    return Board("token", text("mozaa-print-card"), "main", UNIT, [], [piece])
