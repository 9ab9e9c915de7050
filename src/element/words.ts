/**
 * What the games say, in the reader's language: the language of the element or its nearest ancestor with `lang`.
 * English is built in; other languages are tables of data, fetched when first asked for, or handed over by the page.
 */
import {isServer, type ReactiveController, type ReactiveControllerHost} from 'lit';

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
  readonly #asked = new Map<string, Promise<void>>();

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

  /** The table for a language tag: `pt-BR`, else `pt`, else English. Fetches one that is on offer but not here yet. */
  table(lang: string): Words {
    const name = lang.toLowerCase();
    const base = name.split('-')[0]!;
    const own = this.#tables.get(name);
    if (base !== 'en') this.#fetch(base);
    const general = this.#tables.get(base);
    return own || general ? {...this.english, ...general, ...own} : this.english;
  }

  #fetch(base: string): void {
    const load = Object.hasOwn(this.#loaders, base) ? this.#loaders[base] : undefined;
    if (!load || this.#asked.has(base) || isServer) return;
    const fetching = load().then(
      ({default: words}) => this.register(base, {...words, ...this.#tables.get(base)}),
      // the file is not there: English it is
      () => undefined,
    );
    this.#asked.set(base, fetching);
  }
}

/** Sentences for one element, in its language. */
export class WordsController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #dictionary: Dictionary;
  #lang = 'en';
  #words: Words | undefined;
  #rules: Intl.PluralRules | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, dictionary: Dictionary) {
    this.#host = host;
    this.#dictionary = dictionary;
    host.addController(this);
  }

  /** The language tag in force. */
  get lang(): string {
    return this.#lang;
  }

  hostConnected(): void {
    if (isServer) return;
    listeners.add(this.#refresh);
    observe();
    this.#refresh();
  }

  hostDisconnected(): void {
    listeners.delete(this.#refresh);
    observe();
  }

  hostUpdate(): void {
    const lang = languageOf(this.#host);
    if (lang === this.#lang && this.#words) return;
    this.#lang = lang;
    this.#words = this.#dictionary.table(lang);
    this.#rules = undefined;
  }

  #refresh = (): void => {
    this.#words = undefined;
    this.#host.requestUpdate();
  };

  /** The sentence of a key with the values put in; numbers as the language writes them. */
  say(key: string, values: WordValues = {}): string {
    let phrase = (this.#words ??= this.#dictionary.table(this.#lang))[key] ?? this.#dictionary.english[key] ?? key;
    if (typeof phrase !== 'string') {
      this.#rules ??= new Intl.PluralRules(this.#lang);
      phrase = phrase[this.#rules.select(Number(values['n']))] ?? phrase.other ?? key;
    }
    return phrase.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : whole;
      return typeof value === 'number' ? this.number(value) : String(value);
    });
  }

  /** A number as the language writes it. */
  number(value: number, options?: Intl.NumberFormatOptions): string {
    return value.toLocaleString(this.#lang, options);
  }

  /** A list as the language writes it: "Ada, Ben and Cyd". */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.#lang).format(items);
  }
}

/** The language of an element: its own or its nearest ancestor's `lang`, out of shadow roots too; else English. */
function languageOf(element: Element): string {
  if (isServer) return element.getAttribute('lang') || 'en';
  for (let at: Element | null = element; at; ) {
    const near: Element | null = at.closest('[lang]');
    const lang = near?.getAttribute('lang');
    if (lang) return valid(lang);
    const root: Node = (near ?? at).getRootNode();
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

function observe(): void {
  if (listeners.size > 0 && !observer) {
    observer = new MutationObserver(() => listeners.forEach((listener) => listener()));
    observer.observe(document, {attributes: true, attributeFilter: ['lang'], subtree: true});
  } else if (listeners.size === 0) {
    observer?.disconnect();
    observer = undefined;
  }
}
