import { afterEach, describe, expect, it, vi } from 'vitest';
import { longDate } from '../src/lib/dates';
import { language, LANGUAGES, preferred } from '../src/lib/language.svelte';
import { parted, searched } from '../src/lib/terms';
import { t } from '../src/lib/words';

const CODES = Object.keys(LANGUAGES);

afterEach(async () => {
  vi.restoreAllMocks();
  await language.speak('en');
});

describe('the language that is spoken', () => {
  it('is the first of the browser that there is, else English', () => {
    expect(preferred(['tlh', 'EN-gb'])).toBe('en');
    expect(preferred(['tlh'])).toBe('en');
    for (const code of CODES) expect(preferred(['tlh', `${code}-XX`, 'en'])).toBe(code);
  });

  it.each(CODES)(
    '%s changes every word at once, the page is marked with it, and back again',
    async (code) => {
      const english = t('web-settings');
      await language.speak(code);
      expect(document.documentElement.lang).toBe(code);
      expect(t('web-settings') === english).toBe(code === 'en');
      expect(t('scene-pass')).not.toBe('scene-pass');
      await language.speak('en');
      expect(document.documentElement.lang).toBe('en');
      expect(t('web-settings')).toBe(english);
    },
  );

  it('that there is not is told, and another one serves', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await language.speak('tlh');
    expect(told.mock.calls[0]?.[0]).toContain('“tlh”');
    expect(t('web-settings')).toBe('Settings');
  });

  it('is the last one chosen, however long the words of another take', async () => {
    await Promise.all(CODES.map((code) => language.speak(code)));
    expect(language.code).toBe(CODES.at(-1));
  });

  it.each(CODES)('%s writes days in its way', async (code) => {
    await language.speak(code);
    expect(longDate('2026-03-01')).toBe(
      new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 2, 1)),
    );
  });
});

describe('a term', () => {
  const finds = (word: string, text: string): string | null =>
    new RegExp(searched(word), 'iu').exec(text)?.[0] ?? null;

  it('is found with any ending where its spelling says so, and whole otherwise', () => {
    expect(finds('Gebiet*', 'in allen Gebieten')).toBe('Gebieten');
    expect(finds('Gebiet', 'in allen Gebieten')).toBeNull();
    expect(finds('Gebiet*', 'Spielgebiet')).toBeNull();
  });

  it('may be parted, within a sentence', () => {
    expect(finds('legt … an', 'Wer dran ist, legt eine Karte an.')).toBe('legt');
    expect(finds('legt … an', 'Wer legt, wartet. Dann zieht man an.')).toBeNull();
    expect(finds('legt … an', 'Man legt alles anders')).toBeNull();
  });

  it('is asked in the language that is spoken', async () => {
    const text = t('mosaix-prompt-write');
    expect(parted('mosaix', text).length).toBeGreaterThan(1);
    for (const code of CODES) {
      await language.speak(code);
      expect(parted('mosaix', t('mosaix-prompt-write')).length).toBeGreaterThan(1);
    }
  });
});
