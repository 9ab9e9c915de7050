/** The sentences of a game in all its languages: English is built in, others are fetched when first asked for. */
import {isServer} from 'lit';

/** A sentence with `{names}` for what goes in; forms by number where a language needs them (`{n}` decides). */
export type Phrase = string | {readonly [form in Intl.LDMLPluralRule]?: string};
/** All sentences of a game in one language, by key. */
export type Words = {readonly [key: string]: Phrase};
/** What goes into a sentence. */
export type WordValues = {readonly [name: string]: string | number | undefined};

/** Fetches the table of one language; rejects where there is none. */
export type WordsLoader = () => Promise<{readonly default: Words}>;

/** The languages, beside English, that all games of the kit speak. */
const languages = ['ar', 'de', 'es', 'fr', 'hi', 'ja', 'pt', 'zh'];

/** Loaders of these languages; `load` fetches the table of one. */
export const inAllLanguages = (load: (lang: string) => ReturnType<WordsLoader>): Record<string, WordsLoader> =>
  Object.fromEntries(languages.map((lang) => [lang, () => load(lang)]));

/** The languages of one game. */
export class Dictionary {
  readonly english: Words;
  readonly #loaders: Readonly<Record<string, WordsLoader>>;
  readonly #tables = new Map<string, Words>();
  readonly #asked = new Set<string>();

  /** `loaders` by language tag in lower case: `pt`, `zh-hant`. */
  constructor(english: Words, loaders: Readonly<Record<string, WordsLoader>> = {}) {
    this.english = english;
    this.#loaders = loaders;
  }

  /** Hands over a language, or parts of one; what is missing is English. Elements in the page take it up at once. */
  register(lang: string, words: Words): void {
    const name = lang.toLowerCase();
    this.#tables.set(name, {...this.#tables.get(name), ...words});
    for (const listener of listeners) listener();
  }

  /**
   * The table for a language tag: `pt-BR` over `pt` over English, or {@link english} itself where there are no words of
   * that language. Fetches what is on offer but not here yet.
   */
  table(lang: string): Words {
    let words = this.english;
    let name = '';
    for (const part of lang.toLowerCase().split('-')) {
      name += name ? `-${part}` : part;
      this.#fetch(name);
      const more = this.#tables.get(name);
      if (more) words = {...words, ...more};
    }
    return words;
  }

  #fetch(name: string): void {
    if (isServer || this.#asked.has(name) || !Object.hasOwn(this.#loaders, name)) return;
    this.#asked.add(name);
    const load = async (): Promise<void> => {
      const {default: words} = await this.#loaders[name]!();
      // what the page has handed over stays
      this.register(name, {...words, ...this.#tables.get(name)});
    };
    // the file is not there: English it is
    load().catch(() => undefined);
  }
}

/** Told of every change of words: the elements that have some on the page. */
export const listeners = new Set<() => void>();
