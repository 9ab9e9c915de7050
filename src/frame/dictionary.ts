/** The sentences of a game in all its languages: English is built in, others are loaded on demand. */
import {isServer} from 'lit';

/** A player in a sentence. */
export interface PlayerWord {
  /** The name as it is shown: "Ada", "Computer 2", "Player 1". */
  readonly name: string;
  /** Whether the name is the player's own, or a noun: some languages contract or decline those. */
  readonly kind: 'named' | 'computer' | 'player';
  /** The number in "Computer 2" and "Player 1". */
  readonly number?: number | undefined;
  /** Whether the sentence speaks to this player. */
  readonly isYou: boolean;
}

/**
 * Forms of a sentence by a number: exact ones (`'0'`) take precedence over plural categories. A form can be chosen by
 * another number again. `by`: the name of the number, by default `n`.
 */
export type Forms = {readonly by?: string} & {
  readonly [form in Intl.LDMLPluralRule | `${number}`]?: string | Forms;
};
/** A sentence with `{names}` for values; forms of it by a number; or a function that chooses the form by the values. */
export type Phrase = string | Forms | ((values: WordValues) => string);
/** All sentences of a game in one language, by key. */
export type Words = {readonly [key: string]: Phrase};
/** The values for a sentence. */
export type WordValues = {readonly [name: string]: string | number | PlayerWord | undefined};
/** A table in another language: a phrase for each key of the English one. */
export type Translation<English> = {readonly [key in keyof English]: Phrase};

/** Loads the table of one language; rejects if there is none. */
export type WordsLoader = () => Promise<{readonly default: Words}>;

/** The languages other than English that all games of this package support. */
const languages = ['ar', 'de', 'es', 'fr', 'hi', 'ja', 'pt', 'zh'];

/** Regions whose language differs from the table of the bare tag, with their parents in the CLDR. */
const parents: readonly (readonly [region: RegExp, parent: string])[] = [
  [/^es-(?!es|ea|gq|ic|ph)[a-z]{2}$/, 'es-419'],
  [/^pt-(?!br|pt)[a-z]{2}$/, 'pt-pt'],
  [/^zh-(hk|mo|tw)$/, 'zh-hant'],
];

/** The tags of the tables for a language tag, the most general first: `es`, `es-419`, `es-mx`. */
function tablesFor(lang: string): readonly string[] {
  const tag = lang.toLowerCase();
  const [language = '', ...others] = tag.split('-').map((_, i, parts) => parts.slice(0, i + 1).join('-'));
  return [language, ...parents.flatMap(([region, parent]) => (region.test(tag) ? [parent] : [])), ...others];
}

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
   * Regions follow the CLDR: `es-MX` over `es-419` over `es`.
   * Loads an available language that is not loaded yet. One that could not be loaded is tried again with the next call,
   * and all calls are made again once the browser is back online.
   */
  table(lang: string): Words {
    let words = this.english;
    for (const name of tablesFor(lang)) {
      this.#fetch(name);
      const more = this.#tables.get(name);
      if (more) words = {...words, ...more};
    }
    return words;
  }

  /** Whether the table for a language tag is still being loaded. */
  isLoading(lang: string): boolean {
    return tablesFor(lang).some((name) => this.#asked.has(name) && !this.#tables.has(name));
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
