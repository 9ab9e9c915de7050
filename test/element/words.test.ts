import {expect} from '@open-wc/testing';
import {fc} from '../support/random.js';
import {html, LitElement, type TemplateResult} from 'lit';
import {Dictionary, type Words} from '../../src/frame/dictionary.js';
import {WordsController} from '../../src/frame/words.js';

const english: Words = {
  turn: '{player} rolls.',
  squares: {one: '{n} square', other: '{n} squares'},
  many: '{n} squares',
  twice: '{a}, {b} and {a}',
  nested: '{a} of {total}',
  only: 'only English',
};

/** An element that says one thing. */
class Speaker extends LitElement {
  readonly words: WordsController;
  say: () => string = () => this.words.say('only');
  updates = 0;

  constructor(dictionary: Dictionary) {
    super();
    this.words = new WordsController(this, dictionary);
  }

  protected override render(): TemplateResult {
    this.updates++;
    return html`${this.say()}`;
  }

  get spoken(): string {
    return this.renderRoot.textContent!;
  }
}
customElements.define('test-speaker', Speaker);

const box = document.createElement('div');
beforeEach(() => document.body.append(box));
afterEach(() => {
  box.replaceChildren();
  box.remove();
  box.removeAttribute('lang');
  document.documentElement.removeAttribute('lang');
});

/** Everything that mutation observers and updates have to do. */
async function settled(...speakers: Speaker[]): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await Promise.resolve();
    for (const speaker of speakers) await speaker.updateComplete;
  }
}

async function speaker(dictionary: Dictionary, lang?: string, parent: ParentNode & Node = box): Promise<Speaker> {
  const element = new Speaker(dictionary);
  if (lang !== undefined) element.lang = lang;
  parent.append(element);
  await settled(element);
  return element;
}

const german: Words = {only: 'nur Deutsch', squares: {one: '{n} Feld', other: '{n} Felder'}, turn: '{player} würfelt.'};
const inGerman = (): Dictionary => {
  const dictionary = new Dictionary(english);
  dictionary.register('de', german);
  return dictionary;
};

describe('words', () => {
  describe('in a sentence', () => {
    it('take the values of their names, as often as they stand there', async () => {
      const {words} = await speaker(new Dictionary(english));
      expect(words.say('turn', {player: 'Ada'})).to.equal('Ada rolls.');
      expect(words.say('twice', {a: 'x', b: 'y'})).to.equal('x, y and x');
    });

    it('leave a name as it stands where nothing is given, and nothing where that is undefined', async () => {
      const {words} = await speaker(new Dictionary(english));
      expect(words.say('turn')).to.equal('{player} rolls.');
      expect(words.say('turn', {player: undefined})).to.equal(' rolls.');
    });

    it('take values for values, not for more words', async () => {
      const {words} = await speaker(new Dictionary(english));
      expect(words.say('twice', {a: '{b}', b: '$&$1'})).to.equal('{b}, $&$1 and {b}');
      expect(words.say('turn', {player: '__proto__'})).to.equal('__proto__ rolls.');
      fc.assert(
        fc.property(fc.string(), (player) => {
          expect(words.say('turn', {player})).to.equal(`${player} rolls.`);
        }),
      );
    });

    it('know no names but those given', async () => {
      const dictionary = new Dictionary({odd: '{constructor} {toString} {__proto__}'});
      const {words} = await speaker(dictionary);
      expect(words.say('odd', {})).to.equal('{constructor} {toString} {__proto__}');
    });

    it('say the key where there is no such sentence', async () => {
      const {words} = await speaker(new Dictionary(english));
      for (const key of ['nothing', 'constructor', '__proto__', 'toString']) expect(words.say(key)).to.equal(key);
    });

    it('never become markup', async () => {
      const element = new Speaker(new Dictionary(english));
      element.say = () => element.words.say('turn', {player: '<b onclick="x">Ada</b>'});
      box.append(element);
      await settled(element);
      expect(element.spoken).to.equal('<b onclick="x">Ada</b> rolls.');
      expect(element.renderRoot.querySelector('b')).to.equal(null);
    });
  });

  describe('with numbers', () => {
    it('have the form that the language asks for', async () => {
      const dictionary = new Dictionary(english);
      const arabic = {zero: 'z', one: 'o', two: 't', few: 'f', many: 'm', other: 'x'};
      dictionary.register('ar', {squares: arabic});
      dictionary.register('ru', {squares: {one: 'поле', few: 'поля', many: 'полей', other: '?'}});
      dictionary.register('ja', {squares: {other: '{n}マス'}});
      const forms = async (lang: string, ...numbers: number[]): Promise<string> => {
        const {words} = await speaker(dictionary, lang);
        return numbers.map((n) => words.say('squares', {n})).join(' ');
      };
      expect(await forms('en', 1, 2, 0)).to.equal('1 square 2 squares 0 squares');
      expect(await forms('ar', 0, 1, 2, 3, 11, 100)).to.equal('z o t f m x');
      expect(await forms('ru', 1, 2, 5, 21)).to.equal('поле поля полей поле');
      expect(await forms('ja', 1, 2)).to.equal('1マス 2マス');
    });

    it('have the general form where a language left one out, or no number is given', async () => {
      const dictionary = new Dictionary(english);
      dictionary.register('ru', {squares: {other: 'общее'}});
      const {words} = await speaker(dictionary, 'ru');
      expect(words.say('squares', {n: 1})).to.equal('общее');
      expect(words.say('squares')).to.equal('общее');
      expect(words.say('squares', {n: 'x'})).to.equal('общее');
    });

    it('have English forms where the sentence is English still', async () => {
      const dictionary = new Dictionary(english);
      dictionary.register('ru', {only: 'по-русски'});
      const {words} = await speaker(dictionary, 'ru');
      // 21 takes the form of 1 in Russian
      expect(words.say('squares', {n: 21})).to.equal('21 squares');
    });

    it('are written as the language writes them', async () => {
      const dictionary = inGerman();
      dictionary.register('hi', {many: '{n} खाने'});
      dictionary.register('ar', {many: '{n} مربع'});
      expect((await speaker(dictionary, 'en')).words.say('many', {n: 1234.5})).to.equal('1,234.5 squares');
      expect((await speaker(dictionary, 'de')).words.say('many', {n: 1234.5})).to.equal('1.234,5 squares');
      expect((await speaker(dictionary, 'hi')).words.say('many', {n: 123456})).to.equal('1,23,456 खाने');
      expect((await speaker(dictionary, 'ar-EG')).words.say('many', {n: 7})).to.equal('٧ مربع');
      const {words} = await speaker(dictionary, 'de');
      expect(words.number(0.125, {style: 'percent', maximumFractionDigits: 1})).to.equal('12,5\u00a0%');
    });

    it('are written as in English where the words are', async () => {
      const {words} = await speaker(new Dictionary(english), 'de');
      expect(words.say('many', {n: 1234})).to.equal('1,234 squares');
      expect(words.lang).to.equal('en');
    });
  });

  it('are English for a language tag longer than any', async () => {
    const dictionary = new Dictionary({hello: 'Hello'});
    dictionary.register('de', {hello: 'Hallo'});
    const {words} = await speaker(dictionary, `de-x-${'a-'.repeat(30)}a`);
    expect(words.lang).to.equal('en');
    expect(words.say('hello')).to.equal('Hello');
  });

  it('take one formatter of a kind for a language, however much is said', async () => {
    const dictionary = new Dictionary(english);
    dictionary.register('en-ZA', {squares: {one: '{n} block', other: '{n} blocks'}});
    const {words} = await speaker(dictionary, 'en-ZA');
    const made: string[] = [];
    const {PluralRules, NumberFormat, DateTimeFormat, ListFormat} = Intl;
    class Rules extends PluralRules {
      constructor(lang: string) {
        super(lang);
        made.push('rules');
      }
    }
    class Numbers extends NumberFormat {
      constructor(lang: string, options?: Intl.NumberFormatOptions) {
        super(lang, options);
        made.push('number');
      }
    }
    class Dates extends DateTimeFormat {
      constructor(lang: string, options?: Intl.DateTimeFormatOptions) {
        super(lang, options);
        made.push('date');
      }
    }
    class Lists extends ListFormat {
      constructor(lang: string) {
        super(lang);
        made.push('list');
      }
    }
    Object.assign(Intl, {PluralRules: Rules, NumberFormat: Numbers, DateTimeFormat: Dates, ListFormat: Lists});
    try {
      for (let n = 0; n < 50; n++) {
        expect(words.say('squares', {n})).to.equal(n === 1 ? '1 block' : `${n} blocks`);
        expect(words.number(n + 0.5)).to.match(/^\d+[.,]5$/);
        expect(words.number(n / 100, {style: 'percent'})).to.equal(`${n}%`);
        expect(words.date(new Date(2026, 0, 31), {dateStyle: 'medium'})).to.equal('31 Jan 2026');
        expect(words.list(['Ada', 'Ben'])).to.equal('Ada and Ben');
      }
    } finally {
      Object.assign(Intl, {PluralRules, NumberFormat, DateTimeFormat, ListFormat});
    }
    expect(made.sort()).to.deep.equal(['date', 'list', 'number', 'number', 'rules']);
  });

  it('put lists as the language does', async () => {
    const dictionary = inGerman();
    expect((await speaker(dictionary)).words.list(['Ada', 'Ben', 'Cyd'])).to.equal('Ada, Ben, and Cyd');
    expect((await speaker(dictionary, 'de')).words.list(['Ada', 'Ben', 'Cyd'])).to.equal('Ada, Ben und Cyd');
    expect((await speaker(dictionary, 'de')).words.list([])).to.equal('');
  });

  describe('of a language', () => {
    it('come from its region, else from the language, else from English', async () => {
      const dictionary = new Dictionary({a: 'en', b: 'en', c: 'en', d: 'en'});
      dictionary.register('pt', {a: 'pt', b: 'pt', c: 'pt'});
      dictionary.register('pt-BR', {a: 'pt-BR'});
      dictionary.register('zh', {a: 'zh', b: 'zh'});
      dictionary.register('ZH-hant', {b: 'zh-Hant'});
      const all = async (lang: string): Promise<string> => {
        const {words} = await speaker(dictionary, lang);
        return ['a', 'b', 'c', 'd'].map((key) => words.say(key)).join(' ');
      };
      expect(await all('pt-BR')).to.equal('pt-BR pt pt en');
      expect(await all('pt-br')).to.equal('pt-BR pt pt en');
      expect(await all('pt-PT')).to.equal('pt pt pt en');
      expect(await all('pt')).to.equal('pt pt pt en');
      expect(await all('zh-Hant-TW')).to.equal('zh zh-Hant en en');
      expect(await all('zh-CN')).to.equal('zh zh en en');
      expect(await all('fr')).to.equal('en en en en');
    });

    it('can be other English words', async () => {
      const dictionary = new Dictionary(english);
      dictionary.register('en-GB', {only: 'British'});
      expect((await speaker(dictionary, 'en-GB')).spoken).to.equal('British');
      expect((await speaker(dictionary, 'en-US')).spoken).to.equal('only English');
      expect((await speaker(dictionary, 'en-US')).words.lang).to.equal('en-US');
      dictionary.register('en', {only: 'other English'});
      expect((await speaker(dictionary)).spoken).to.equal('other English');
    });

    it('can be registered before and after the element', async () => {
      const dictionary = new Dictionary(english);
      const before = await speaker(dictionary, 'de');
      expect(before.spoken).to.equal('only English');
      expect(before.words.lang).to.equal('en');
      dictionary.register('de', {only: 'nur'});
      await settled(before);
      expect(before.spoken).to.equal('nur');
      expect(before.words.lang).to.equal('de');
      expect((await speaker(dictionary, 'de')).spoken).to.equal('nur');
    });

    it('can be registered in parts; later ones take precedence', async () => {
      const dictionary = new Dictionary(english);
      dictionary.register('de', {only: 'erst', turn: 'Zug'});
      dictionary.register('de', {only: 'dann'});
      const {words} = await speaker(dictionary, 'de');
      expect(words.say('only')).to.equal('dann');
      expect(words.say('turn')).to.equal('Zug');
    });

    it('are not mixed up between games', async () => {
      const other = new Dictionary({only: 'other game'});
      inGerman();
      expect((await speaker(other, 'de')).spoken).to.equal('other game');
    });
  });

  describe('that are fetched', () => {
    /** A dictionary with German on offer; `arrive` delivers it. */
    function onOffer(): {dictionary: Dictionary; asked(): number; arrive(words?: Words): void} {
      let asked = 0;
      let arrive!: (words?: Words) => void;
      const file = new Promise<{default: Words}>((resolve) => {
        arrive = (words = german) => resolve({default: words});
      });
      const dictionary = new Dictionary(english, {
        de: () => {
          asked++;
          return file;
        },
      });
      return {dictionary, asked: () => asked, arrive};
    }

    it('are English until they are here', async () => {
      const {dictionary, arrive} = onOffer();
      const element = await speaker(dictionary, 'de-AT');
      expect(element.spoken).to.equal('only English');
      expect(element.words.lang).to.equal('en');
      arrive();
      await settled(element);
      expect(element.spoken).to.equal('nur Deutsch');
      expect(element.words.lang).to.equal('de-AT');
    });

    it('are asked for once, when somebody needs them', async () => {
      const {dictionary, asked, arrive} = onOffer();
      await speaker(dictionary, 'en');
      await speaker(dictionary, 'fr');
      expect(asked()).to.equal(0);
      await speaker(dictionary, 'de');
      await speaker(dictionary, 'de-CH');
      expect(asked()).to.equal(1);
      arrive();
      await speaker(dictionary, 'de');
      expect(asked()).to.equal(1);
    });

    it('do not replace what the page has registered', async () => {
      const {dictionary, arrive} = onOffer();
      const element = await speaker(dictionary, 'de');
      dictionary.register('de', {only: 'von der Seite'});
      arrive();
      await settled(element);
      expect(element.spoken).to.equal('von der Seite');
      expect(element.words.say('turn', {player: 'Ada'})).to.equal('Ada würfelt.');
    });

    it('stay English, in silence, where the file is missing, and are asked for again when that makes sense', async () => {
      let asked = 0;
      const dictionary = new Dictionary(english, {
        de: () => (++asked < 4 ? Promise.reject(new Error('503')) : Promise.resolve({default: german})),
      });
      const element = await speaker(dictionary, 'de');
      element.requestUpdate();
      await settled(element);
      expect(element.spoken).to.equal('only English');
      expect(asked, 'another rendering does not ask').to.equal(1);
      await speaker(dictionary, 'de');
      expect(asked, 'another element asks').to.equal(2);
      dispatchEvent(new Event('online'));
      await settled(element);
      expect(asked, 'back online').to.equal(3);
      dispatchEvent(new Event('online'));
      await settled(element);
      expect(asked).to.equal(4);
      expect(element.spoken).to.equal('nur Deutsch');
      dispatchEvent(new Event('online'));
      await settled(element);
      expect(asked, 'a language that is here').to.equal(4);
    });

    it('stay English where fetching fails at once, or brings nothing', async () => {
      const dictionary = new Dictionary(english, {
        de: () => {
          throw new Error('at once');
        },
        fr: () => Promise.resolve({} as {default: Words}),
        es: () => Promise.resolve(undefined as never),
      });
      for (const lang of ['de', 'fr', 'es']) expect((await speaker(dictionary, lang)).spoken).to.equal('only English');
    });

    it('can be of a script or region', async () => {
      const dictionary = new Dictionary(english, {'zh-hant': () => Promise.resolve({default: {only: '繁體'}})});
      expect((await speaker(dictionary, 'zh-Hant-TW')).spoken).to.equal('繁體');
      expect((await speaker(dictionary, 'zh-Hans')).spoken).to.equal('only English');
    });

    it('are not what every object has', () => {
      const dictionary = new Dictionary(english, {});
      expect(dictionary.table('constructor')).to.equal(english);
      expect(dictionary.table('__proto__')).to.equal(english);
    });
  });

  describe('follow the language', () => {
    it('of the element, else of its nearest ancestor, else are English', async () => {
      const dictionary = inGerman();
      expect((await speaker(dictionary)).words.lang).to.equal('en');
      box.lang = 'de';
      const inside = await speaker(dictionary);
      expect(inside.words.lang).to.equal('de');
      expect(inside.spoken).to.equal('nur Deutsch');
      expect((await speaker(dictionary, 'en')).spoken).to.equal('only English');
    });

    it('when the element’s own changes', async () => {
      const element = await speaker(inGerman());
      element.lang = 'de';
      await settled(element);
      expect(element.spoken).to.equal('nur Deutsch');
      element.removeAttribute('lang');
      await settled(element);
      expect(element.spoken).to.equal('only English');
    });

    it('when an ancestor’s changes', async () => {
      const element = await speaker(inGerman());
      for (const ancestor of [box, document.documentElement]) {
        ancestor.lang = 'de';
        await settled(element);
        expect(element.spoken).to.equal('nur Deutsch');
        ancestor.removeAttribute('lang');
        await settled(element);
        expect(element.spoken).to.equal('only English');
      }
    });

    it('at once, before the element is rendered', async () => {
      const element = new Speaker(inGerman());
      element.lang = 'de';
      expect(element.words.say('only')).to.equal('nur Deutsch');
      box.append(element);
      await settled(element);
      element.lang = 'en';
      await Promise.resolve(); // the page is told of a change of attributes in a microtask
      expect(element.words.say('only')).to.equal('only English');
    });

    it('out of shadow roots', async () => {
      const dictionary = inGerman();
      const outer = document.createElement('div');
      const inner = document.createElement('div');
      box.append(outer);
      outer.attachShadow({mode: 'closed'}).append(inner);
      const root = inner.attachShadow({mode: 'open'});
      const element = await speaker(dictionary, undefined, root);
      expect(element.spoken).to.equal('only English');
      box.lang = 'de';
      await settled(element);
      expect(element.spoken).to.equal('nur Deutsch');
      inner.lang = 'en';
      await settled(element);
      expect(element.spoken, 'changed in a shadow root').to.equal('only English');
      inner.removeAttribute('lang');
      await settled(element);
      expect(element.spoken).to.equal('nur Deutsch');
    });

    it('where the element is put', async () => {
      const element = await speaker(inGerman());
      const there = document.createElement('p');
      there.lang = 'de';
      box.append(there);
      there.append(element);
      await settled(element);
      expect(element.spoken).to.equal('nur Deutsch');
      element.remove();
      box.append(element);
      await settled(element);
      expect(element.spoken).to.equal('only English');
    });

    it('past an empty lang, which says nothing', async () => {
      box.lang = 'de';
      const element = await speaker(inGerman(), '');
      expect(element.spoken).to.equal('nur Deutsch');
    });

    it('and are English where lang is no language tag', async () => {
      const dictionary = inGerman();
      for (const lang of ['de_DE', '!', ' ', 'x', '12', 'de--DE', 'toolonglanguage']) {
        const element = await speaker(dictionary, lang);
        expect(element.words.lang, lang).to.equal('en');
        expect(element.spoken, lang).to.equal('only English');
        expect(element.words.number(1000), lang).to.equal('1,000');
      }
    });

    it('whatever lang is, without an error', async () => {
      const element = await speaker(inGerman());
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-zA-Z0-9_-]{0,12}$/)), (lang) => {
          element.lang = lang;
          element.words.hostUpdate();
          expect(element.words.say('squares', {n: 1})).to.be.a('string');
          expect(element.words.list(['a', 'b'])).to.contain('a');
        }),
      );
      element.lang = 'en';
      await settled(element);
    });
  });

  it('do not wake an element that is away', async () => {
    const dictionary = inGerman();
    const element = await speaker(dictionary);
    const {updates} = element;
    element.remove();
    box.lang = 'de';
    dictionary.register('de', {only: 'neu'});
    await settled(element);
    expect(element.updates).to.equal(updates);
    box.append(element);
    await settled(element);
    expect(element.spoken, 'put back, it goes on').to.equal('neu');
    box.lang = 'en';
    await settled(element);
    expect(element.spoken).to.equal('only English');
  });
});
