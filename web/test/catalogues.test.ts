import { gzipSync } from 'node:zlib';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import loaders from 'virtual:words';
import { describe, expect, it } from 'vitest';
import { trimmed, words } from '../catalogues';

describe('a catalogue on its way to the page', () => {
  it('loses comments and what only a terminal says, and nothing else', () => {
    const source = `# Errors

server-name = a name
    on two lines
terminal-help = help { $x ->
    [one] one
   *[other] more
}

# Rules
scene-pass = Pass
    .lesson = Say # pass
`;
    expect(trimmed(source)).toEqual([
      'server-name = a name\n    on two lines',
      'scene-pass = Pass\n    .lesson = Say # pass',
    ]);
  });

  const sources = (own: string) => (language: string) => [
    language === 'en' ? 'web-intro = Hello\nscene-pass = Pass\n' : own,
  ];
  const made = (own: string, part: 'home' | 'rest'): [string, string[]] => {
    const complaints: string[] = [];
    return [words('xx', part, sources(own), (one) => complaints.push(one)), complaints];
  };

  it('is parted into what the home page says, and the rest', () => {
    const own = 'web-intro = Xello\nscene-pass = Xass\n';
    expect(made(own, 'home')).toEqual(['web-intro = Xello', []]);
    expect(made(own, 'rest')).toEqual(['scene-pass = Xass', []]);
  });

  it('that is missing, half or broken says English there, and somebody is told', () => {
    expect(made('', 'home')).toEqual(['web-intro = Hello', ['xx does not say web-intro: English does']]);
    const [said, complaints] = made('web-intro = Xello { $x\nscene-pass = Xass\n', 'home');
    expect(said).toBe('web-intro = Hello');
    expect(complaints).toContain('xx: web-intro is no message');
  });
});

describe('the words of a language', () => {
  const kilobytes = (text: string): number => gzipSync(text, { level: 9 }).length / 1000;

  it.each(Object.keys(loaders))('%s are light, and those of the home page lighter', async (code) => {
    const { home, rest } = loaders[code]!;
    const [first, later] = [(await home()).default, (await rest()).default];
    expect(kilobytes(first)).toBeLessThan(4);
    expect(kilobytes(first) + kilobytes(later)).toBeLessThan(30);
  });

  it('have all that the rooms’ scenes say', async () => {
    const said = Object.values(loaders['en']!).map(async (part) => (await part()).default);
    const known = (await Promise.all(said)).join('\n');
    const scenes = readdirSync('../src/musivum/games')
      .map((room) => `../src/musivum/games/${room}/scene.py`)
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'));
    const keys = scenes.flatMap((scene) =>
      [...scene.matchAll(/\btext\(\s*"([a-z-]+)"/g)].map((found) => found[1]!),
    );
    expect(keys.length).toBeGreaterThan(40);
    expect(keys.filter((key) => !new RegExp(`^${key} =`, 'm').test(known))).toEqual([]);
  });

  it('are loaded for every language of the one list', () => {
    const list = JSON.parse(readFileSync('../src/musivum/text/languages.json', 'utf8')) as object;
    expect(Object.keys(loaders)).toEqual(Object.keys(list));
  });
});
