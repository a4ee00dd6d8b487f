import { describe, expect, it } from 'vitest';
import { artwork, read } from '../src/lib/artwork';

describe('an artwork', () => {
  it('is read line by line, and what is no shape is left out', () => {
    const text =
      '; sand\n#d9c59a M0 0H2V1H0Z ; filled\n#1d3c6480 .2 M0 .5L2 .5\nred M0 0Z\n#123456 M0 0"><b>\n';
    expect(read(text)).toEqual([
      { colour: '#d9c59a', width: 0, path: 'M0 0H2V1H0Z' },
      { colour: '#1d3c6480', width: 0.2, path: 'M0 .5L2 .5' },
    ]);
  });

  it('can be carried by the board itself', async () => {
    expect(await artwork('#d9c59a M0 0H2V1H0Z\n')).toHaveLength(1);
  });

  it('is nothing where there is none of its name', async () => {
    expect(await artwork('no-such-room/picture')).toEqual([]);
  });
});
