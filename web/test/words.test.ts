import { describe, expect, it } from 'vitest';
import { keys, refused, sentence } from '../src/lib/words';

/** Values for whatever a sentence may ask for. */
const VALUES = { seat: 0, awaited: 'x', status: 'open', path: '/api/x', method: 'POST', place: 'body' };

describe('what is refused', () => {
  it('is told without numbers of seats, methods and addresses of programs', () => {
    const said = [...keys('server-'), ...keys('illegal-')]
      // What only the command line, or whoever runs a server, is told.
      .filter(
        (key) =>
          !/^server-(database|exposed|file-damaged|help|started|ray|client|resigned|timeout|origin)/.test(
            key,
          ),
      )
      .filter((key) => !/^illegal-awaited/.test(key))
      .map((key) => refused({ key, values: VALUES, text: '' }));
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter((text) => /seat \d|\bPOST\b|\/api|npm |\bbody\b/i.test(text))).toEqual([]);
  });
});

describe('a sentence', () => {
  it('begins with a capital letter, but a name of a cell stays as it is', () => {
    expect(sentence('leer')).toBe('Leer');
    expect(sentence('élan')).toBe('Élan');
    expect(sentence('e2 auf Rot umgedreht')).toBe('e2 auf Rot umgedreht');
    expect(sentence('“e2” is taken')).toBe('“e2” is taken');
  });
});
