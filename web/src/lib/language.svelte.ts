/**
 * The language that is spoken: chosen by the reader, else by the browser, else English. Only its own
 * words are fetched, first those of the home page; whatever is shown changes with it at once.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import loaders from 'virtual:words';
import languages from '../../../src/musivum/text/languages.json';

/** Every language with what it calls itself; the same list as Python's. */
export const LANGUAGES: Readonly<Record<string, string>> = languages;
export const ENGLISH = 'en';

type Part = 'home' | 'rest';

/** The first language of a reader's list that there are words in. */
export function preferred(wishes: readonly string[]): string {
  const codes = wishes.map((wish) => wish.split('-')[0]!.toLowerCase());
  return codes.find((code) => Object.hasOwn(LANGUAGES, code)) ?? ENGLISH;
}

class Language {
  /** What is spoken now; messages are read from here, so that they change with it. */
  bundle = $state.raw(new FluentBundle(ENGLISH));
  /** Every key of what is spoken. */
  keys: readonly string[] = [];
  #whole = false;
  #wish = '';

  get code(): string {
    return this.bundle.locales[0]!;
  }

  /** Speak this, or what the browser prefers if it is no language. */
  async speak(wish: string): Promise<void> {
    const code = Object.hasOwn(LANGUAGES, wish) ? wish : preferred(navigator.languages);
    if (wish !== '' && code !== wish) console.warn(`There is no language “${wish}”; ${code} is spoken.`);
    this.#wish = code;
    await this.#load(code, this.#whole ? ['home', 'rest'] : ['home']);
  }

  /** All words of the language, for any page but home. */
  async whole(): Promise<void> {
    if (this.#whole) return;
    await this.#load(this.#wish || this.code, ['home', 'rest']);
    this.#whole = true;
  }

  async #load(code: string, parts: Part[]): Promise<void> {
    let sources: string[];
    try {
      sources = await Promise.all(parts.map(async (part) => (await loaders[code]![part]()).default));
    } catch (error) {
      if (code === ENGLISH) throw error;
      console.error(`The words of “${code}” cannot be fetched; English is spoken.`);
      this.#wish = ENGLISH;
      await this.#load(ENGLISH, parts);
      return;
    }
    if (code !== this.#wish) return; // another one was chosen meanwhile
    // Isolation marks would end up in spoken names and copied notation.
    const made = new FluentBundle(code, { useIsolating: false });
    const found: string[] = [];
    for (const source of sources) {
      const resource = new FluentResource(source);
      made.addResource(resource);
      found.push(...resource.body.map(({ id }) => id));
    }
    this.keys = found;
    this.bundle = made;
    document.documentElement.lang = code;
  }
}

export const language = new Language();
