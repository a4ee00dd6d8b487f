/**
 * The one way in which every game is played: steps of clicks that add up to a move.
 *
 * A `Hand` is what a player is in the middle of. It never changes; a click makes another one, or a
 * move, or a question. No rule is known here: the scene says what can be clicked.
 */

import type { Fill, Leaf, Piece, Scene, Step, Turn } from './scene';

export interface Hand {
  scene: Scene;
  /** The number of the step, or null when there is nothing to do. */
  step: number | null;
  /** The move as far as it has been clicked. */
  said: string;
  /** How the piece in hand is turned. */
  turn: number;
  /** The hands before this one, for going back. */
  trail: Hand[];
  /** Whether this step was entered without a click, because there was nothing else. */
  auto: boolean;
  /** Whether a piece is taken in hand as it comes, for those who shall learn to turn it. */
  asItComes: boolean;
}

export type Result =
  | { kind: 'move'; move: string }
  | { kind: 'hand'; hand: Hand }
  | { kind: 'ask'; move: string }
  | { kind: 'nothing' };

const NOTHING: Result = { kind: 'nothing' };

/** An empty hand for a scene; steps with a single way on are taken at once. */
export function begin(scene: Scene, asItComes = false): Hand {
  const hand: Hand = { scene, step: scene.first, said: '', turn: 0, trail: [], auto: false, asItComes };
  return onward(hand);
}

/** Whether two scenes offer the same clicks, however different they look. */
export function sameSteps(one: Scene, other: Scene): boolean {
  return one.first === other.first && JSON.stringify(one.steps) === JSON.stringify(other.steps);
}

/** The same hand in another scene that offers the same clicks. */
export function carried(hand: Hand, scene: Scene): Hand {
  const first = hand.scene.first === null ? { ...scene, first: null } : scene;
  return { ...hand, scene: first, trail: hand.trail.map((one) => ({ ...one, scene: first })) };
}

export function stepOf(hand: Hand): Step | null {
  return hand.step === null ? null : (hand.scene.steps[hand.step] ?? null);
}

export function turnOf(hand: Hand): Turn | null {
  const step = stepOf(hand);
  return step?.kind === 'place' ? (step.turns[hand.turn] ?? null) : null;
}

/** Whether a click on a cell of this step is a whole move. */
export function isMove(step: Step): boolean {
  const leaves = step.kind === 'choose' ? Object.values(step.at ?? {}) : [];
  return leaves.length > 0 && leaves.every((leaf) => leaf.then === undefined);
}

/** The cells of a board that a click can lead on from. */
export function targets(hand: Hand, board: string): ReadonlySet<string> {
  const step = stepOf(hand);
  if (!step || step.board !== board || step.kind === 'fill') return EMPTY;
  const at = step.kind === 'choose' ? step.at : turnOf(hand)?.at;
  return new Set(Object.keys(at ?? {}));
}

const EMPTY: ReadonlySet<string> = new Set();

/** What a click on a cell means. */
export function click(hand: Hand, board: string, cell: string): Result {
  const step = stepOf(hand);
  if (!step) return NOTHING;
  if (step.board !== board || step.kind === 'fill') return earlier(hand, board, cell);
  if (step.kind === 'choose') {
    const leaf = step.at?.[cell];
    if (leaf) return follow(hand, leaf);
    const asked = step.ask?.[cell];
    return asked === undefined ? NOTHING : { kind: 'ask', move: hand.said + asked };
  }
  const turn = turnOf(hand);
  const part = turn?.at?.[cell];
  if (part !== undefined) return { kind: 'move', move: hand.said + part };
  const asked = turn?.ask?.[cell];
  return asked === undefined ? NOTHING : { kind: 'ask', move: hand.said + asked };
}

/** A click on a board of an earlier step chooses again there. */
function earlier(hand: Hand, board: string, cell: string): Result {
  for (const before of hand.trail.toReversed()) {
    const step = stepOf(before);
    if (step?.kind === 'choose' && step.board === board && step.at?.[cell]) {
      return click(before, board, cell);
    }
  }
  return NOTHING;
}

/** What a button means. */
export function press(hand: Hand, number: number): Result {
  const button = stepOf(hand)?.buttons?.[number];
  return button ? follow(hand, button.leaf) : NOTHING;
}

/** What dice mean that were put into a frame, in the order of its slots. */
export function fill(hand: Hand, frame: string, letters: string): Result {
  const step = stepOf(hand);
  if (step?.kind !== 'fill') return NOTHING;
  const part = step.frames.find((one) => one.name === frame)?.at?.[letters];
  return part === undefined ? NOTHING : { kind: 'move', move: hand.said + part };
}

/** The dice as they lie in a frame, as pieces. */
export function filled(step: Fill, frame: string, letters: string): Piece[] {
  const slots = step.frames.find((one) => one.name === frame)?.slots ?? [];
  return slots.flatMap(([x, y], n) => {
    const die = step.dice.find((one) => one.letter === letters[n]);
    return die ? [{ ...die, x, y }] : [];
  });
}

/** How pieces look, wherever they lie: the same for two that only differ by a shift. */
function pattern(pieces: readonly Piece[]): string {
  const left = Math.min(...pieces.map((piece) => piece.x));
  const top = Math.min(...pieces.map((piece) => piece.y));
  return pieces
    .map((piece) => `${Math.round(piece.x - left)},${Math.round(piece.y - top)},${piece.colour}`)
    .sort()
    .join(' ');
}

/** The hand with its piece turned the way these pieces lie, if it can be placed so. */
export function turnedLike(hand: Hand, pieces: readonly Piece[] | null): Hand {
  const step = stepOf(hand);
  if (pieces === null || step?.kind !== 'place') return hand;
  const wanted = pattern(pieces);
  const turn = step.turns.findIndex(
    (one) => pattern(one.pieces) === wanted && Object.keys(one.at ?? {}).length > 0,
  );
  return turn < 0 ? hand : { ...hand, turn };
}

export function turned(hand: Hand): Hand {
  const turn = turnOf(hand);
  return turn ? { ...hand, turn: turn.turned } : hand;
}

export function turnedBack(hand: Hand): Hand {
  let found = hand;
  for (let n = 0; n < 3; n++) found = turned(found);
  return found;
}

export function flipped(hand: Hand): Hand {
  const turn = turnOf(hand);
  return turn?.flipped === undefined ? hand : { ...hand, turn: turn.flipped };
}

export function canTurn(hand: Hand): boolean {
  const turn = turnOf(hand);
  return turn !== null && turn.turned !== hand.turn;
}

export function canFlip(hand: Hand): boolean {
  const turn = turnOf(hand);
  return turn?.flipped !== undefined && turn.flipped !== hand.turn;
}

/** The hand before the last click that was a choice; the same one if there was none. */
export function back(hand: Hand): Hand {
  let found = hand;
  while (found.trail.length > 0) {
    const auto = found.auto;
    found = found.trail.at(-1)!;
    if (!auto) return found;
  }
  return hand;
}

export function canGoBack(hand: Hand): boolean {
  return back(hand) !== hand;
}

/** The cell that a move means in the step that is shown, and the turn of the piece. */
export function meant(hand: Hand, move: string): { board: string; cell: string; turn?: number } | null {
  const step = stepOf(hand);
  if (step?.kind === 'choose') {
    const found = Object.entries(step.at ?? {}).find(([, leaf]) => {
      const said = hand.said + (leaf.part ?? '');
      return leaf.then === undefined ? said === move : move.startsWith(said) && leads(hand, leaf, move);
    });
    return found ? { board: step.board, cell: found[0] } : null;
  }
  if (step?.kind === 'place') {
    for (const [turn, one] of step.turns.entries()) {
      const found = Object.entries(one.at ?? {}).find(([, part]) => hand.said + part === move);
      if (found) return { board: step.board, cell: found[0], turn };
    }
  }
  return null;
}

/** Whether a move can be clicked in a scene. */
export function offers(scene: Scene, move: string): boolean {
  return meant(begin(scene), move) !== null;
}

/** Whether a move lies behind a leaf: several cards may begin with the same empty part. */
function leads(hand: Hand, leaf: Leaf, move: string): boolean {
  const result = follow(hand, leaf);
  return result.kind === 'hand' && meant(result.hand, move) !== null;
}

function follow(hand: Hand, leaf: Leaf): Result {
  const said = hand.said + (leaf.part ?? '');
  if (leaf.then === undefined) return { kind: 'move', move: said };
  const next: Hand = {
    scene: hand.scene,
    step: leaf.then,
    said,
    turn: 0,
    trail: [...hand.trail, hand],
    auto: false,
    asItComes: hand.asItComes,
  };
  return { kind: 'hand', hand: onward(next) };
}

/** Take the only way on, where a step leaves no choice and ends no move. */
function onward(hand: Hand): Hand {
  const step = stepOf(hand);
  if (step?.kind !== 'choose' || step.buttons?.length) return firstUseful(hand);
  const leaves = Object.values(step.at ?? {});
  const only = leaves[0];
  if (leaves.length !== 1 || only?.then === undefined) return hand;
  const result = follow(hand, only);
  return result.kind === 'hand' ? { ...result.hand, auto: true } : hand;
}

/** A piece is taken in hand in a turn in which it can be placed at all. */
function firstUseful(hand: Hand): Hand {
  const step = stepOf(hand);
  if (step?.kind !== 'place' || hand.asItComes) return hand;
  const useful = step.turns.findIndex((turn) => Object.keys(turn.at ?? {}).length > 0);
  return useful > 0 ? { ...hand, turn: useful } : hand;
}
