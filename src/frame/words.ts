/**
 * The sentences of a game in the reader's language: that of the element or its nearest ancestor with `lang`.
 * English is built in; other languages are tables of data, loaded on demand, or registered by the page.
 */
import {isServer, type ReactiveController, type ReactiveControllerHost} from 'lit';
import {listeners, type Dictionary, type PlayerWord, type Words, type WordValues} from './dictionary.js';
import {isFirstRender} from './served-element.js';

/** Punctuation of a language. */
interface Signs {
  readonly comma: string;
  readonly colon: string;
  readonly space: string;
  readonly stop: string;
}
const latin: Signs = {comma: ', ', colon: ': ', space: ' ', stop: '.'};
const signs: Readonly<Record<string, Partial<Signs>>> = {
  ar: {comma: '، '},
  fr: {colon: '\u00a0: '},
  hi: {stop: '।'},
  ja: {comma: '、', colon: '：', space: '', stop: '。'},
  zh: {comma: '，', colon: '：', space: '', stop: '。'},
};

/** Letters of scripts that are written from right to left, and all other letters. */
const [rightToLeft, leftToRight] = [/[\u0590-\u08ff\ufb1d-\ufefc]/, /[^\P{L}\u0590-\u08ff\ufb1d-\ufefc]/u];

/** Keeps each formatter that is made: making one takes 30 µs and more, longer than all else in a sentence. */
function kept<Formatter, Options>(
  make: (lang: string, options?: Options) => Formatter,
): (lang: string, options?: Options) => Formatter {
  const formatters = new Map<string, Formatter>();
  return (lang, options) => {
    const key = options ? `${lang} ${JSON.stringify(options)}` : lang;
    const known = formatters.get(key);
    if (known) return known;
    const made = make(lang, options);
    formatters.set(key, made);
    return made;
  };
}
const pluralRules = kept((lang) => new Intl.PluralRules(lang));
const numberFormat = kept((lang, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(lang, options));
const dateFormat = kept((lang, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(lang, options));
const listFormat = kept((lang, options?: Intl.ListFormatOptions) => new Intl.ListFormat(lang, options));

/** Languages that write whole numbers below 1,000 with the digits 0 to 9 and nothing else. */
const plainNumbers = /^(de|en|es|fr|ja|pt|zh)(-[A-Z]{2})?$/;

/** The form for the values; what a page hands over may be anything. */
function formOf(phrase: unknown, values: WordValues, lang: string): string | undefined {
  // the first use of `Intl` takes long on a phone: most sentences do without
  if (typeof phrase === 'string') return phrase;
  if (typeof phrase === 'function') return formOf((phrase as (values: WordValues) => unknown)(values), values, lang);
  if (typeof phrase !== 'object' || phrase === null) return undefined;
  const {by = 'n', ...forms} = phrase as Record<string, unknown>;
  const n = Number(values[String(by)]);
  const form = Object.hasOwn(forms, n) ? forms[n] : (forms[pluralRules(lang).select(n)] ?? forms['other']);
  return formOf(form, values, lang);
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

  /** The direction of the text: `rtl` for Arabic, Hebrew and others. */
  get dir(): 'ltr' | 'rtl' {
    return /^(ar|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/.test(this.lang) ? 'rtl' : 'ltr';
  }

  /** All sentences in that language: another value after a change. */
  get table(): Words {
    if (!this.#table) this.hostUpdate();
    return this.#table!;
  }

  hostConnected(): void {
    if (isServer) return;
    listeners.add(this.#refresh);
    observe(this.#host);
    this.#refresh();
  }

  /** Lets go of the host. */
  release(): void {
    this.#host.removeController(this);
    this.hostDisconnected();
  }

  hostDisconnected(): void {
    listeners.delete(this.#refresh);
    if (listeners.size === 0) observer?.disconnect();
  }

  hostUpdate(): void {
    // words registered by the page apply from the second render on, which replaces the server's
    if (!isServer && isFirstRender(this.#host)) {
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

  /** Whether the sentences are in English for now, until those of the language are loaded. */
  get isLoading(): boolean {
    return this.table === this.#dictionary.english && this.#dictionary.isLoading(this.#asked);
  }

  /** Whether there is a sentence of this key. */
  has(key: string): boolean {
    return Object.hasOwn(this.#dictionary.english, key);
  }

  /**
   * The sentence of a key with the values put in; numbers as the language writes them. A sentence that speaks to its
   * `player` has the key `…You`, one that speaks to its `rival` the key `…OfYou`, if there are such keys.
   */
  say(key: string, values: WordValues = {}): string {
    const isYou = (name: string): boolean => (values[name] as Partial<PlayerWord> | undefined)?.isYou === true;
    const own = isYou('player') ? `${key}You` : isYou('rival') ? `${key}OfYou` : key;
    const known = this.has(own) ? own : key;
    const [english, phrase] = [this.#dictionary.english, this.table].map((table) =>
      Object.hasOwn(table, known) ? table[known] : undefined,
    );
    // a sentence, or a form, that is missing in this language is English
    const form =
      (phrase === english ? undefined : formOf(phrase, values, this.lang)) ?? formOf(english, values, 'en') ?? known;
    return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = Object.hasOwn(values, name) ? (values[name] ?? '') : whole;
      return typeof value === 'number'
        ? this.number(value)
        : this.#isolated(typeof value === 'object' ? value.name : value);
    });
  }

  /** A text that is put into another; one that runs the other way is isolated, so that it moves no sign around it. */
  #isolated = (text: string): string =>
    (this.dir === 'rtl' ? leftToRight : rightToLeft).test(text) ? `\u2068${text}\u2069` : text;

  /** A number as the language writes it. */
  number(value: number, options?: Intl.NumberFormatOptions): string {
    const isPlain = !options && Number.isInteger(value) && value >= 0 && value < 1000 && plainNumbers.test(this.lang);
    return isPlain ? String(value) : numberFormat(this.lang, options).format(value);
  }

  /** A number with its sign: "+5". */
  signed(value: number): string {
    return plainNumbers.test(this.lang) ? `+${this.number(value)}` : this.number(value, {signDisplay: 'always'});
  }

  /** A date as the language writes it. */
  date(value: Date, options?: Intl.DateTimeFormatOptions): string {
    return dateFormat(this.lang, options).format(value);
  }

  /** Parts of one sentence, empty ones left out: "square 17, safe". */
  row(parts: readonly string[]): string {
    return parts.filter(Boolean).map(this.#isolated).join(this.#signs.comma);
  }

  /** A name and what is told about it: "Piece 2: comes out". */
  pair(name: string, text: string): string {
    return `${this.#isolated(name)}${this.#signs.colon}${this.#isolated(text)}`;
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

  /** A list as the language writes it: "Ada, Ben, and Cyd", "3 or 8". */
  list(all: readonly string[], word: 'and' | 'or' = 'and'): string {
    const items = all.map(this.#isolated);
    if (items.length < 2) return items.join();
    // the same as from `Intl`, whose first use takes a slow phone 100 ms
    if (!/^en(-US)?$/.test(this.lang))
      return listFormat(this.lang, {type: word === 'or' ? 'disjunction' : 'conjunction'}).format(items);
    const last = items.length - 1;
    return `${items.slice(0, last).join(', ')}${last > 1 ? ',' : ''} ${word} ${items[last]}`;
  }
}

/** The language of an element: its own or its nearest ancestor's `lang`, out of shadow roots too; else English. */
function languageOf(element: Element): string {
  if (isServer) return valid(element.getAttribute('lang') || 'en');
  for (let at: Element | null = element; at;) {
    // an empty one says nothing
    const lang = at.closest('[lang]:not([lang=""])')?.getAttribute('lang');
    if (lang) return valid(lang);
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return 'en';
}

/** Longest language tag, in characters: RFC 5646, section 4.4.1. */
const longestTag = 35;

/** A tag that `Intl` takes; English for what is none. */
function valid(lang: string): string {
  if (lang === 'en' || lang.length > longestTag) return 'en';
  try {
    return Intl.getCanonicalLocales(lang)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** One observer for all elements. */
let observer: MutationObserver | undefined;

/** Watches the tree that an element is in, and those around it. */
function observe(element: Element): void {
  observer ??= new MutationObserver(() => listeners.forEach((listener) => listener()));
  for (let at: Node | undefined = element; at;) {
    const root: Node = at.getRootNode();
    observer.observe(root, {attributes: true, attributeFilter: ['lang'], subtree: true});
    at = root instanceof ShadowRoot ? root.host : undefined;
  }
}
