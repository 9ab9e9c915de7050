import {expect} from '@open-wc/testing';
import {fc, forAll} from '../support/random.js';
import {html, LitElement, type TemplateResult} from 'lit';
import {Dictionary, type Words, type WordValues} from '../../src/frame/dictionary.js';
import {WordsController} from '../../src/frame/words.js';

const english: Words = {
  turn: '{player} rolls.',
  squares: {one: '{n} square', other: '{n} squares'},
  many: '{n} squares',
  twice: '{a}, {b} and {a}',
  odd: '{constructor} {toString} {__proto__}',
  only: 'only English',
};

/** An element that says one thing. */
class Speaker extends LitElement {
  readonly words: WordsController;
  updates = 0;

  constructor(dictionary: Dictionary) {
    super();
    this.words = new WordsController(this, dictionary);
  }

  protected override render(): TemplateResult {
    this.updates++;
    return html`${this.words.say('only')}`;
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

async function speaker(dictionary: Dictionary, lang?: string): Promise<Speaker> {
  const element = new Speaker(dictionary);
  if (lang !== undefined) element.lang = lang;
  box.append(element);
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
  it('take values for names that are given, for any text, and no others', async () => {
    const {words} = await speaker(new Dictionary(english));
    const cases: [key: string, values: WordValues, said: string][] = [
      ['turn', {player: 'Ada'}, 'Ada rolls.'],
      ['turn', {}, '{player} rolls.'],
      ['turn', {player: undefined}, ' rolls.'],
      ['turn', {player: '__proto__'}, '__proto__ rolls.'],
      ['twice', {a: '{b}', b: '$&$1'}, '{b}, $&$1 and {b}'],
      ['odd', {}, '{constructor} {toString} {__proto__}'],
      ...['nothing', 'constructor', '__proto__', 'toString'].map((key): [string, WordValues, string] => [key, {}, key]),
    ];
    for (const [key, values, said] of cases) expect(words.say(key, values)).to.equal(said);
    forAll(25, [fc.string()], (player) => {
      expect(words.say('turn', {player}).replace(/^\u2068(.*)\u2069/su, '$1')).to.equal(`${player} rolls.`);
    });
  });

  it('speak to a player, where there is a form for that: as the one who acts, else as the other', async () => {
    const {words} = await speaker(
      new Dictionary({
        takes: '{player} takes {rival}.',
        takesYou: 'You take {rival}.',
        takesOfYou: '{player} takes yours.',
        rests: '{player} rests.',
      }),
    );
    const [ada, ben] = [false, true].map((isYou) => ({name: isYou ? 'Ben' : 'Ada', kind: 'named' as const, isYou}));
    expect(words.say('takes', {player: ada, rival: ada})).to.equal('Ada takes Ada.');
    expect(words.say('takes', {player: ben, rival: ada})).to.equal('You take Ada.');
    expect(words.say('takes', {player: ada, rival: ben})).to.equal('Ada takes yours.');
    expect(words.say('rests', {player: ben})).to.equal('Ben rests.');
  });

  it('isolate what runs the other way, in sentences, lists, rows and pairs', async () => {
    const dictionary = inGerman();
    dictionary.register('ar', {turn: 'رمية {player}'});
    const [latin, arabic] = [(await speaker(dictionary, 'de')).words, (await speaker(dictionary, 'ar')).words];
    expect(latin.say('turn', {player: 'Ada'})).to.equal('Ada würfelt.');
    expect(latin.say('turn', {player: 'أحمد'})).to.equal('\u2068أحمد\u2069 würfelt.');
    expect(arabic.say('turn', {player: 'أحمد'})).to.equal('رمية أحمد');
    expect(arabic.say('turn', {player: 'Ada'})).to.equal('رمية \u2068Ada\u2069');
    expect(latin.list(['Ada', 'أحمد'])).to.equal('Ada und \u2068أحمد\u2069');
    expect(latin.row(['أحمد', 'frei'])).to.equal('\u2068أحمد\u2069, frei');
    expect(latin.pair('أحمد', '3')).to.equal('\u2068أحمد\u2069: 3');
  });

  it('have punctuation, signs and lists as the language writes them', async () => {
    const dictionary = inGerman();
    for (const lang of ['fr', 'ja', 'ar']) dictionary.register(lang, {only: lang});
    const [de, fr, ja, ar] = await Promise.all(
      ['de', 'fr', 'ja', 'ar'].map(async (lang) => (await speaker(dictionary, lang)).words),
    );
    expect([de, fr, ja].map((words) => words!.pair('a', 'b'))).to.deep.equal(['a: b', 'a\u00a0: b', 'a：b']);
    expect([de, fr].map((words) => words!.signed(5))).to.deep.equal(['+5', '+5']);
    expect(ar!.signed(5)).to.equal(new Intl.NumberFormat('ar', {signDisplay: 'always'}).format(5));
    expect(de!.list(['3', '8', '9'], 'or')).to.equal('3, 8 oder 9');
  });

  it('have exact forms, forms by any number and by several, and functions of the values', async () => {
    const dictionary = new Dictionary({
      ahead: {'0': 'wall', '2': 'two', one: '{n} cell', other: '{n} cells'},
      more: {by: 'rolls', one: '{rolls} roll', other: '{rolls} rolls'},
      both: {by: 'a', one: {by: 'b', one: 'one of one', other: 'one of {b}'}, other: '{a} of {b}'},
      only: 'only',
    });
    dictionary.register('fr', {only: ({n}) => (n === 1 ? 'un' : '{n} fois')});
    const {words} = await speaker(dictionary);
    expect([0, 1, 2, 3].map((n) => words.say('ahead', {n}))).to.deep.equal(['wall', '1 cell', 'two', '3 cells']);
    expect([1, 1.5].map((rolls) => words.say('more', {rolls}))).to.deep.equal(['1 roll', '1.5 rolls']);
    expect(
      [
        [1, 1],
        [1, 2],
        [2, 1],
      ].map(([a, b]) => words.say('both', {a, b})),
    ).to.deep.equal(['one of one', 'one of 2', '2 of 1']);
    const french = (await speaker(dictionary, 'fr')).words;
    expect([1, 2000].map((n) => french.say('only', {n}))).to.deep.equal(['un', '2\u202f000 fois']);
  });

  it('have the form for a number that the language asks for; English where the sentence is', async () => {
    const dictionary = new Dictionary(english);
    dictionary.register('ar', {squares: {zero: 'z', one: 'o', two: 't', few: 'f', many: 'm', other: 'x'}});
    dictionary.register('ru', {squares: {one: 'поле', few: 'поля', many: 'полей', other: '?'}});
    dictionary.register('ru-MD', {squares: {other: 'общее'}});
    dictionary.register('ja', {squares: {other: '{n}マス'}});
    dictionary.register('uk', {only: 'українською'});
    for (const [lang, numbers, said] of [
      ['en', [1, 2, 0], '1 square 2 squares 0 squares'],
      ['ar', [0, 1, 2, 3, 11, 100], 'z o t f m x'],
      ['ru', [1, 2, 5, 21], 'поле поля полей поле'],
      ['ru-MD', [1, undefined, 'x'], 'общее общее общее'],
      ['ja', [1, 2], '1マス 2マス'],
      // 21 takes the form of 1 in Ukrainian
      ['uk', [21], '21 squares'],
    ] as const) {
      const {words} = await speaker(dictionary, lang);
      expect(numbers.map((n) => words.say('squares', n === undefined ? {} : {n})).join(' ')).to.equal(said);
    }
  });

  it('have numbers as the language of the sentence writes them', async () => {
    const dictionary = inGerman();
    dictionary.register('hi', {many: '{n} खाने'});
    dictionary.register('ar', {many: '{n} مربع'});
    for (const [lang, n, said] of [
      ['en', 1234.5, '1,234.5 squares'],
      ['de', 1234.5, '1.234,5 squares'],
      ['hi', 123456, '1,23,456 खाने'],
      ['ar-EG', 7, '٧ مربع'],
      ['nl', 1234, '1,234 squares'],
    ] as const)
      expect((await speaker(dictionary, lang)).words.say('many', {n})).to.equal(said);
    const {words} = await speaker(dictionary, 'de');
    expect(words.number(0.125, {style: 'percent', maximumFractionDigits: 1})).to.equal('12,5\u00a0%');
  });

  it('take one formatter of a kind for a language, however much is said', async () => {
    const dictionary = new Dictionary(english);
    dictionary.register('en-ZA', {squares: {one: '{n} block', other: '{n} blocks'}});
    const {words} = await speaker(dictionary, 'en-ZA');
    const made: string[] = [];
    const {PluralRules, NumberFormat, DateTimeFormat, ListFormat} = Intl;
    const own = {PluralRules, NumberFormat, DateTimeFormat, ListFormat};
    for (const [name, formatter] of Object.entries(own))
      Object.assign(Intl, {
        [name]: new Proxy(formatter, {
          construct: (target, of) => (made.push(name), Reflect.construct(target, of) as object),
        }),
      });
    try {
      for (let n = 0; n < 50; n++) {
        expect(words.say('squares', {n})).to.equal(n === 1 ? '1 block' : `${n} blocks`);
        expect(words.number(n + 0.5)).to.match(/^\d+[.,]5$/);
        expect(words.number(n / 100, {style: 'percent'})).to.equal(`${n}%`);
        expect(words.date(new Date(2026, 0, 31), {dateStyle: 'medium'})).to.equal('31 Jan 2026');
        expect(words.list(['Ada', 'Ben'])).to.equal('Ada and Ben');
      }
    } finally {
      Object.assign(Intl, own);
    }
    expect(made.sort()).to.deep.equal(['DateTimeFormat', 'ListFormat', 'NumberFormat', 'NumberFormat', 'PluralRules']);
  });

  it('come from the region, else from the language, else from English; later ones take precedence', async () => {
    const dictionary = new Dictionary({a: 'en', b: 'en', c: 'en', d: 'en'});
    dictionary.register('pt', {a: 'pt', b: '?', c: 'pt'});
    dictionary.register('pt', {b: 'pt'});
    dictionary.register('pt-BR', {a: 'pt-BR'});
    dictionary.register('zh', {a: 'zh', b: 'zh'});
    dictionary.register('ZH-hant', {b: 'zh-Hant'});
    dictionary.register('en-GB', {d: 'en-GB'});
    dictionary.register('es', {a: 'es', b: 'es', c: 'es'});
    dictionary.register('es-419', {b: 'es-419'});
    dictionary.register('pt-PT', {b: 'pt-PT'});
    for (const [lang, said] of [
      ['pt-BR', 'pt-BR pt pt en'],
      ['pt-br', 'pt-BR pt pt en'],
      ['pt-PT', 'pt pt-PT pt en'],
      ['pt-AO', 'pt pt-PT pt en'],
      ['es-MX', 'es es-419 es en'],
      ['es-ES', 'es es es en'],
      ['zh-TW', 'zh zh-Hant en en'],
      ['pt', 'pt pt pt en'],
      ['zh-Hant-TW', 'zh zh-Hant en en'],
      ['zh-CN', 'zh zh en en'],
      ['en-GB', 'en en en en-GB'],
      ['en-US', 'en en en en'],
      ['fr', 'en en en en'],
    ] as const) {
      const {words} = await speaker(dictionary, lang);
      expect(['a', 'b', 'c', 'd'].map((key) => words.say(key)).join(' ')).to.equal(said);
    }
  });

  it('can be registered after the element', async () => {
    const dictionary = new Dictionary(english);
    const element = await speaker(dictionary, 'de');
    expect([element.spoken, element.words.lang]).to.deep.equal(['only English', 'en']);
    dictionary.register('de', {only: 'nur'});
    await settled(element);
    expect([element.spoken, element.words.lang]).to.deep.equal(['nur', 'de']);
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

    it('are asked for once, when somebody needs them, and English until they are here', async () => {
      const {dictionary, asked, arrive} = onOffer();
      for (const lang of ['en', 'fr', 'constructor', '__proto__']) await speaker(dictionary, lang);
      expect(asked()).to.equal(0);
      await speaker(dictionary, 'de');
      const element = await speaker(dictionary, 'de-AT');
      expect([element.spoken, element.words.lang]).to.deep.equal(['only English', 'en']);
      arrive();
      await settled(element);
      expect([element.spoken, element.words.lang]).to.deep.equal(['nur Deutsch', 'de-AT']);
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
      for (const [times, spoken] of [
        [3, 'only English'],
        [4, 'nur Deutsch'],
        [4, 'nur Deutsch'],
      ] as const) {
        dispatchEvent(new Event('online'));
        await settled(element);
        expect([asked, element.spoken], 'back online').to.deep.equal([times, spoken]);
      }
    });

    it('stay English where fetching fails at once, or brings nothing; can be of a script', async () => {
      const dictionary = new Dictionary(english, {
        de: () => {
          throw new Error('at once');
        },
        fr: () => Promise.resolve({} as {default: Words}),
        es: () => Promise.resolve(undefined as never),
        'zh-hant': () => Promise.resolve({default: {only: '繁體'}}),
      });
      for (const lang of ['de', 'fr', 'es', 'zh-Hans'])
        expect((await speaker(dictionary, lang)).spoken).to.equal('only English');
      expect((await speaker(dictionary, 'zh-Hant-TW')).spoken).to.equal('繁體');
    });
  });

  describe('follow the language', () => {
    it('of the element, else of its nearest ancestor, out of shadow roots, whenever one changes', async () => {
      const [outer, inner, element] = [
        document.createElement('div'),
        document.createElement('div'),
        new Speaker(inGerman()),
      ];
      box.append(outer);
      outer.attachShadow({mode: 'closed'}).append(inner);
      inner.attachShadow({mode: 'open'}).append(element);
      const steps: [work: () => unknown, lang: 'en' | 'de'][] = [
        [() => undefined, 'en'],
        [() => (document.documentElement.lang = 'de'), 'de'],
        [() => (box.lang = 'en'), 'en'],
        [() => (box.lang = 'de'), 'de'],
        [() => (inner.lang = 'en'), 'en'],
        [() => inner.removeAttribute('lang'), 'de'],
        [() => (element.lang = 'en'), 'en'],
        // an empty one says nothing
        [() => (element.lang = ''), 'de'],
        [() => document.body.append(element), 'de'],
        [() => document.documentElement.removeAttribute('lang'), 'en'],
        [() => box.append(element), 'de'],
      ];
      for (const [i, [work, lang]] of steps.entries()) {
        work();
        await settled(element);
        expect(element.words.lang, `step ${i}`).to.equal(lang);
        expect(element.spoken, `step ${i}`).to.equal(lang === 'de' ? 'nur Deutsch' : 'only English');
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

    it('and are English where lang is no language tag, or longer than any', async () => {
      const dictionary = inGerman();
      for (const lang of ['de_DE', '!', ' ', 'x', '12', 'de--DE', 'toolonglanguage', `de-x-${'a-'.repeat(30)}a`]) {
        const element = await speaker(dictionary, lang);
        expect(element.words.lang, lang).to.equal('en');
        expect(element.spoken, lang).to.equal('only English');
        expect(element.words.number(1000), lang).to.equal('1,000');
      }
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
