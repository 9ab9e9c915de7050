/** The sentences of a game in all its languages: English is built in, others are loaded on demand. */
import {isServer} from 'lit';

/** A sentence with `{names}` for values, or its plural forms (selected by `{n}`) in languages that need them. */
export type Phrase = string | {readonly [form in Intl.LDMLPluralRule]?: string};
/** All sentences of a game in one language, by key. */
export type Words = {readonly [key: string]: Phrase};
/** The values for a sentence. */
export type WordValues = {readonly [name: string]: string | number | undefined};

/** Loads the table of one language; rejects if there is none. */
export type WordsLoader = () => Promise<{readonly default: Words}>;

/** The languages other than English that all games of this package support. */
const languages = ['ar', 'de', 'es', 'fr', 'hi', 'ja', 'pt', 'zh'];

/** The languages of one game. */
export class Dictionary {
  /** The English sentences. */
  readonly english: Words;
  readonly #loaders: Readonly<Record<string, WordsLoader>>;
  readonly #tables = new Map<string, Words>();
  readonly #asked = new Set<string>();

  /** @param loaders by language tag in lower case: `pt`, `zh-hant` */
  constructor(english: Words, loaders: Readonly<Record<string, WordsLoader>> = {}) {
    this.english = english;
    this.#loaders = loaders;
  }

  /** Registers a language, or parts of one; missing sentences are in English. Elements on the page update at once. */
  register(lang: string, words: Words): void {
    const name = lang.toLowerCase();
    this.#tables.set(name, {...this.#tables.get(name), ...words});
    updateAll();
  }

  /**
   * The table for a language tag: `pt-BR` over `pt` over English, or {@link english} itself for unsupported languages.
   * Loads an available language that is not loaded yet. One that could not be loaded is tried again with the next call,
   * and all calls are made again once the browser is back online.
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

  /** Whether the table for a language tag is still being loaded. */
  isLoading(lang: string): boolean {
    const parts = lang.toLowerCase().split('-');
    return parts.some((_, i) => {
      const name = parts.slice(0, i + 1).join('-');
      return this.#asked.has(name) && !this.#tables.has(name);
    });
  }

  #fetch(name: string): void {
    if (isServer || this.#asked.has(name) || !Object.hasOwn(this.#loaders, name)) return;
    this.#asked.add(name);
    const load = async (): Promise<void> => {
      const {default: words} = await this.#loaders[name]!();
      // sentences registered by the page take precedence
      this.register(name, {...words, ...this.#tables.get(name)});
    };
    // use English until another element asks for the language, or the browser is back online
    load().catch(() => {
      this.#asked.delete(name);
      addEventListener('online', updateAll, {once: true});
    });
  }
}

/** The sentences in all these languages. @param load loads the table of one other than English */
export const inAllLanguages = (english: Words, load: (lang: string) => ReturnType<WordsLoader>): Dictionary =>
  new Dictionary(english, Object.fromEntries(languages.map((lang) => [lang, () => load(lang)])));

/** Called when words change: the elements with words on the page. */
export const listeners = new Set<() => void>();

function updateAll(): void {
  for (const listener of listeners) listener();
}
