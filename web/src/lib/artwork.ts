/** Artworks that lie under the cells of a board: a few shapes, by name or as text (docs/scenes.md). */

export interface Shape {
  colour: string;
  /** Of a line; 0 for a path that is filled. */
  width: number;
  path: string;
}

// Every artwork is a file of its own, which comes when a board with it is shown.
const FILES = import.meta.glob<string>('../../../src/musivum/games/*/art/*.txt', {
  query: '?raw',
  import: 'default',
});

const SHAPE = /^(#[0-9a-f]{6}(?:[0-9a-f]{2})?) +(?:(\d+\.?\d*|\.\d+) +)?(M[\w., -]+)$/;

/** The shapes that a text describes, one a line; what is none is left out. */
export function read(text: string): Shape[] {
  return text.split('\n').flatMap((line) => {
    const found = SHAPE.exec(line.replace(/;.*/, '').trim());
    return found ? [{ colour: found[1]!, width: Number(found[2] ?? 0), path: found[3]! }] : [];
  });
}

const known = new Map<string, Promise<Shape[]>>();

/** The shapes of a board's artwork; none if it is not there. */
export function artwork(picture: string): Promise<Shape[]> {
  let found = known.get(picture);
  if (!found) {
    found = text(picture).then(read);
    found.catch(() => known.delete(picture));
    known.set(picture, found);
  }
  return found;
}

async function text(picture: string): Promise<string> {
  if (picture.includes('\n')) return picture;
  const [room, name] = picture.split('/');
  const file = Object.keys(FILES).find((path) => path.endsWith(`/${room}/art/${name}.txt`));
  return file ? FILES[file]!() : '';
}
