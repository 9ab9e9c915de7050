/**
 * What the games say, in the reader's language: the language of the element or its nearest ancestor with `lang`.
 * English is built in; other languages are tables of data, fetched when first asked for, or handed over by the page.
 */
import {isServer, type ReactiveController, type ReactiveControllerHost} from 'lit';
import {isFirstPicture} from './served-element.js';

/** A sentence with `{names}` for what goes in; forms by number where a language needs them (`{n}` decides). */
export type Phrase = string | {readonly [form in Intl.LDMLPluralRule]?: string};
/** All sentences of a game in one language, by key. */
export type Words = {readonly [key: string]: Phrase};
/** What goes into a sentence. */
export type WordValues = {readonly [name: string]: string | number | undefined};

/** Fetches the table of one language; rejects where there is none. */
export type WordsLoader = () => Promise<{readonly default: Words}>;

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

/** What stands between and after words, where it is not as in English. */
interface Signs {
  readonly comma: string;
  readonly space: string;
  readonly stop: string;
}
const latin: Signs = {comma: ', ', space: ' ', stop: '.'};
const signs: Readonly<Record<string, Partial<Signs>>> = {
  ar: {comma: '، '},
  hi: {stop: '।'},
  ja: {comma: '、', space: '', stop: '。'},
  zh: {comma: '，', space: '', stop: '。'},
};

/** The form for a number; what a page hands over may be anything. */
function formOf(phrase: unknown, n: number, lang: string): string | undefined {
  const forms = typeof phrase === 'object' && phrase !== null ? (phrase as Record<string, unknown>) : {other: phrase};
  return [forms[new Intl.PluralRules(lang).select(n)], forms['other']].find((form): form is string => typeof form === 'string');
}

/** Sentences for one element, in its language. */
export class WordsController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #dictionary: Dictionary;
  #asked = '';
  #lang = 'en';
  #table: Words | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, dictionary: Dictionary) {
    this.#host = host;
    this.#dictionary = dictionary;
    host.addController(this);
  }

  /** The language of the words: the tag that is asked for, `en` while there are none of that language. */
  get lang(): string {
    if (!this.#table) this.hostUpdate();
    return this.#lang;
  }

  /** Which way the words run: `rtl` for Arabic and its like. */
  get dir(): 'ltr' | 'rtl' {
    return /^(ar|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/.test(this.lang) ? 'rtl' : 'ltr';
  }

  get #words(): Words {
    if (!this.#table) this.hostUpdate();
    return this.#table!;
  }

  hostConnected(): void {
    if (isServer) return;
    listeners.add(this.#refresh);
    observe(this.#host);
    this.#refresh();
  }

  hostDisconnected(): void {
    listeners.delete(this.#refresh);
    if (listeners.size === 0) observer?.disconnect();
  }

  hostUpdate(): void {
    // those of the page come with the second picture; then whatever the server said is written anew
    if (!isServer && isFirstPicture(this.#host)) {
      this.#asked = '';
      this.#lang = 'en';
      this.#table = this.#dictionary.english;
      return;
    }
    const asked = languageOf(this.#host);
    if (asked === this.#asked && this.#table) return;
    this.#asked = asked;
    this.#table = this.#dictionary.table(asked);
    this.#lang = this.#table === this.#dictionary.english && !/^en\b/i.test(asked) ? 'en' : asked;
  }

  #refresh = (): void => {
    this.#table = undefined;
    this.#host.requestUpdate();
  };

  /** The sentence of a key with the values put in; numbers as the language writes them. */
  say(key: string, values: WordValues = {}): string {
    const english = this.#dictionary.english[key];
    const own = this.#words[key];
    const n = Number(values['n']);
    // a sentence, or a form, that is missing in this language is English
    const phrase = (own === english ? undefined : formOf(own, n, this.lang)) ?? formOf(english, n, 'en') ?? key;
    return phrase.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = Object.hasOwn(values, name) ? (values[name] ?? '') : whole;
      return typeof value === 'number' ? this.number(value) : value;
    });
  }

  /** A number as the language writes it. */
  number(value: number, options?: Intl.NumberFormatOptions): string {
    return value.toLocaleString(this.lang, options);
  }

  /** Parts of one sentence, empty ones left out: "square 17, safe". */
  row(parts: readonly string[]): string {
    return parts.filter(Boolean).join(this.#signs.comma);
  }

  /** Sentences one after another, empty ones left out. */
  text(sentences: readonly string[]): string {
    return sentences.filter(Boolean).join(this.#signs.space);
  }

  /** A sentence of parts that have no end of their own. */
  sentence(text: string): string {
    return `${text}${this.#signs.stop}`;
  }

  get #signs(): Signs {
    return {...latin, ...signs[this.lang.split('-')[0]!.toLowerCase()]};
  }

  /** A list as the language writes it: "Ada, Ben and Cyd". */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.lang).format(items);
  }
}

/** The language of an element: its own or its nearest ancestor's `lang`, out of shadow roots too; else English. */
function languageOf(element: Element): string {
  if (isServer) return valid(element.getAttribute('lang') || 'en');
  for (let at: Element | null = element; at; ) {
    // an empty one says nothing
    const lang = at.closest('[lang]:not([lang=""])')?.getAttribute('lang');
    if (lang) return valid(lang);
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return 'en';
}

/** A tag that `Intl` takes; English for what is none. */
function valid(lang: string): string {
  try {
    return Intl.getCanonicalLocales(lang)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Elements to tell of a change of language or words: one observer for all of them. */
const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** Watches the tree that an element is in, and those around it. */
function observe(element: Element): void {
  observer ??= new MutationObserver(() => listeners.forEach((listener) => listener()));
  for (let at: Node | undefined = element; at; ) {
    const root: Node = at.getRootNode();
    observer.observe(root, {attributes: true, attributeFilter: ['lang'], subtree: true});
    at = root instanceof ShadowRoot ? root.host : undefined;
  }
}
