/** What is seen of a board: all of it, until someone pans or zooms one that has no edge. */

import type { Board, Point } from '../lib/scene';

/** The least that is seen, in units, and the most, beside the whole board. */
const [NEAREST, FARTHEST] = [2.5, 1.6];

export class Camera {
  private moved: [number, number, number, number] | null = $state(null);

  constructor(private readonly board: () => Board) {}

  readonly box = $derived.by(() => this.moved ?? this.board().box);

  fit(): void {
    this.moved = null;
  }

  zoom(by: number, about: Point | null = null): void {
    const [x, y, w, h] = this.box;
    const [cx, cy] = about ?? [x + w / 2, y + h / 2];
    const [, , width, height] = this.board().box;
    const wide = Math.min(Math.max(w * by, NEAREST), Math.max(width, height) * FARTHEST);
    const k = wide / w;
    this.moved = [cx - (cx - x) * k, cy - (cy - y) * k, wide, h * k];
  }

  pan(dx: number, dy: number): void {
    const [x, y, w, h] = this.box;
    this.moved = [x - dx, y - dy, w, h];
  }
}
