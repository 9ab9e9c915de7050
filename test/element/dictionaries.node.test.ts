// Every sentence in every language, found by pattern: comments for translators, what goes in goes in, the forms that the
// language counts by, typography, its own script, one word for one thing, and nothing left in English. That no key is
// missing or extra is checked by the types of the tables.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {findFiles} from '../../tools/files.mjs';
import {languages as pages, lessonWords} from '../../src/embed/words.js';
import {Dictionary, type Phrase, type PlayerWord, type Words, type WordValues} from '../../src/frame/dictionary.js';
import {WordsController} from '../../src/frame/words.js';

const src = new URL('../../src/', import.meta.url);
const languages = ['ar', 'de', 'en', 'es', 'fr', 'hi', 'ja', 'pt', 'zh'];
const folders = (findFiles('src', /\/(words|phrases)\/en\.ts$/) as string[]).map((file) =>
  file.slice('src/'.length, -'/en.ts'.length),
);

/** What each language is written with. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /\p{Script=Han}/u,
};
/** Keys and columns, which stay as they are in any script. */
const names = /\b(WASD|Enter|Escape|Esc|[A-I]|\d[A-I]|BlockuDoku)\b/g;
/** Words that are the same in another language as in English. */
const same: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Pause',
    'Start',
    'Computer',
    'Computer {n}',
    'Normal',
    'Combo {points}',
    'Bonus, {points}!',
    'Level {n}',
    'Replay',
  ],
  es: ['Normal', 'Total', 'diagonal', 'combo {points}', 'Combo {points}', 'Color'],
  fr: ['Pause', 'Total', 'Chances', 'combo {points}', 'Combo {points}', '{n} point', '{n} points', 'Replay'].concat([
    '{n} point.',
    '{n} points.',
    '{n} capture',
    '{n} captures',
    'Options',
  ]),
  pt: ['Normal', 'Total', 'Chances', 'diagonal', 'combo {points}', 'Combo {points}', 'Replay'],
};
/** How a sentence ends, in any script. */
const ends: readonly (readonly [string, RegExp])[] = [
  ['.', /[.।。]$/],
  ['!', /[!！]$/],
  ['?', /[?？؟]$/],
  ['…', /…$/],
];
/** Typography: what must not be found in a language. */
const wrong: Readonly<Record<string, readonly RegExp[]>> = {
  ar: [/ …/, /[,;?]/, /(?<!\u200e)\+/],
  de: [/[^ ]…/],
  en: [/ …/, /['"]/],
  es: [/ …/, /^[^¡]*!/, /^[^¿]*\?/],
  fr: [/ …/, /[^\u00a0][!?:;]/, /'/],
  hi: [/ …/, /\.(?! |\{|$)|[^\d}]\.$/],
  ja: [/……/, / [^…]|[^…] /, /[,:;!?]/],
  pt: [/ …/],
  zh: [/(?<!…)…(?!…)/, /[\p{Script=Han}}] [\p{Script=Han}{]/u, /[,:;!?]/],
};
/** Keys whose one sentence is right for any number, where the language has several forms. */
const flat: Readonly<Record<string, readonly string[]>> = {
  ar: ['expected', 'spread', 'top'],
  de: ['spread', 'top'],
  es: ['spread', 'top'],
  fr: ['spread', 'top'],
  hi: [
    'expected',
    'spread',
    'top',
    'tooMany',
    'take',
    'hintedTake',
    'takeMarked',
    'pit',
    'pitYou',
    'store',
    'storeYou',
  ],
  pt: ['spread', 'top'],
};

/** Players in sentences: named, and by a noun of the language. */
const playersIn = (words: Words): readonly PlayerWord[] => [
  ...['Ada', 'Inès', 'Ben', 'أحمد'].map((name): PlayerWord => ({name, kind: 'named', isYou: false})),
  {name: (words['computer'] ?? 'Computer') as string, kind: 'computer', isYou: false},
  {name: ((words['player'] ?? 'Player {n}') as string).replace('{n}', '2'), kind: 'player', number: 2, isYou: false},
];
const numbers = [0, 1, 2, 5, 11];

/** All forms of a phrase, by name; those of functions from sample values. */
function formsOf(phrase: Phrase, words: Words, form = ''): readonly (readonly [form: string, text: string])[] {
  if (typeof phrase === 'string') return [[form, phrase]];
  if (typeof phrase === 'object')
    return Object.entries(phrase).flatMap(([name, inner]) =>
      name === 'by' ? [] : formsOf(inner!, words, `${form} ${name}`.trim()),
    );
  return playersIn(words).flatMap((player) =>
    playersIn(words).flatMap((rival) =>
      numbers.map((n) => [`${form} ${player.name} ${rival.name} ${n}`, phrase({player, rival, n})] as const),
    ),
  );
}
const counts = (phrase: Phrase): boolean => typeof phrase === 'object';
/** The values of a text. */
const valuesOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].sort();
const read = async (folder: string, lang: string): Promise<Words> =>
  ((await import(new URL(`${folder}/${lang}.ts`, src).href)) as {default: Words}).default;
/** Width in Latin characters, without values: characters of East Asia are twice as wide. */
const widthOf = (text: string): number =>
  [...text.replaceAll(/\{\w+\}|\p{M}|\p{Cf}/gu, '')].reduce(
    (sum, sign) => sum + (/[\u2e80-\u9fff\uff00-\uffef]/.test(sign) ? 2 : 1),
    0,
  );

/** The comments of an English table by key; a key with "You" has that of the key before it. */
function commentsIn(folder: string): ReadonlyMap<string, string> {
  const comments = new Map<string, string>();
  let comment = '';
  for (const line of readFileSync(new URL(`${folder}/en.ts`, src), 'utf8').split('\n')) {
    const [, text] = /^ {2}\/\*\* (.*) \*\/$/.exec(line) ?? [];
    const [, quoted, plain] = /^ {2}(?:'([\w-]+)'|(\w+)):/.exec(line) ?? [];
    const key = quoted ?? plain;
    if (text !== undefined) comment = text;
    if (key !== undefined) {
      comments.set(key, comment);
      if (!/You$/.test(key)) continue;
    }
    if (/^ {2}\w/.test(line) && text === undefined && key === undefined) comment = '';
  }
  return comments;
}

for (const folder of folders) {
  describe(folder, async () => {
    const english = await read(folder, 'en');
    const shared = folder.startsWith('games/') ? await read('frame/phrases', 'en') : {};
    const own = Object.keys(english).filter((key) => !(key in shared));
    // a game's name may stay as it is
    const {game = 'BlockuDoku'} = english;
    const withoutNames = (text: string): string =>
      text
        .replaceAll(/\{\w+\}/g, '')
        .replaceAll(game as string, '')
        .replaceAll(names, '');

    test('is there in nine languages', () =>
      assert.deepEqual(
        readdirSync(new URL(`${folder}/`, src)).sort(),
        languages.map((lang) => `${lang}.ts`),
      ));

    const comments = commentsIn(folder);
    test('every key has a comment for translators, with the longest length, and every value is explained', () => {
      const explained = `{player}{rival} ${[...comments.values()].join()}`;
      for (const key of own) {
        assert.match(comments.get(key) ?? '', /^.* Up to \d+\.$/, key);
        for (const name of everyValue(english[key]!)) assert.ok(explained.includes(`{${name}}`), `${key}: {${name}}`);
      }
    });

    test('a sentence about a player has a form that speaks to them', () => {
      // in a room and in the list of players, sentences are about others, or take a name
      if (folder === 'extensions/room/words') return;
      for (const key of own) {
        if (key === 'toMove' || /You$/.test(key)) continue;
        const values = everyValue(english[key]!);
        if (values.includes('player')) assert.ok(`${key}You` in english, `${key}You`);
        if (values.includes('rival')) assert.ok(`${key}OfYou` in english, `${key}OfYou`);
      }
    });

    for (const lang of languages) {
      const words = await read(folder, lang);
      const categories = new Set(Array.from({length: 1000}, (_, n) => new Intl.PluralRules(lang).select(n)));
      const each = (check: (text: string, key: string) => void): void => {
        for (const key of own) for (const [, text] of formsOf(words[key]!, words)) check(text, key);
      };

      test(`${lang}: what goes into a sentence goes in`, () => {
        for (const key of own) {
          const phrase = words[key]!;
          const wanted = valuesOf(formsOf(english[key]!, english)[0]![1]);
          const {by = 'n'} = typeof english[key] === 'object' ? english[key] : {};
          for (const [form, text] of formsOf(phrase, words)) {
            // a form by number may say the number as a word, a function a player
            const free = (name: string): boolean =>
              (counts(english[key]!) && (name === by || name === 'n')) ||
              (typeof phrase === 'function' && /player|rival/.test(name));
            const found = valuesOf(text);
            for (const name of wanted) assert.ok(free(name) || found.includes(name), `${key} ${form}: no {${name}}`);
            for (const name of found) assert.ok(wanted.includes(name) || free(name), `${key} ${form}: {${name}}`);
          }
        }
      });

      test(`${lang}: a sentence that counts has the forms the language counts by`, () => {
        const all: readonly string[] = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
        for (const key of own) {
          const phrase = words[key]!;
          if (!counts(english[key]!))
            assert.equal(counts(phrase), false, `${key} counts, and nothing is counted in English`);
          else if (typeof phrase === 'string')
            assert.ok(categories.size === 1 || flat[lang]?.includes(key), `${key}: one form for all numbers`);
          else if (typeof phrase === 'object') {
            for (const form of categories) assert.ok(phrase[form], `${key}: no form "${form}"`);
            for (const form of Object.keys(phrase))
              assert.ok(all.includes(form) || /^(\d+|by)$/.test(form), `${key}: a form "${form}" that there is not`);
          }
        }
      });

      test(`${lang}: sentences are plain text that ends as in English, of the length in the comment`, () =>
        each((text, key) => {
          assert.match(text, /\S/, key);
          assert.equal(text, text.trim().replaceAll(/ {2,}/g, ' '), key);
          assert.doesNotMatch(text, /[<>&]|\\|\bundefined\b/, key);
          assert.equal(text, text.normalize(), key);
          const [[, original] = ['', '']] = formsOf(english[key]!, english);
          for (const [end, ending] of ends) if (original.endsWith(end)) assert.match(text, ending, `${key}: ${text}`);
          const most = Number(/Up to (\d+)\.$/.exec(comments.get(key)!)![1]);
          assert.ok(widthOf(text) <= most, `${key}: ${text} (${widthOf(text)} of ${most})`);
        }));

      test(`${lang}: typography`, () =>
        each((text, key) => {
          for (const mistake of wrong[lang]!) assert.doesNotMatch(text, mistake, `${key}: ${text}`);
        }));

      test(`${lang}: with names from anywhere and any number, sentences are whole`, () => {
        const controller = wordsIn(lang, english, words);
        const samples = {
          ...Object.fromEntries(own.flatMap((key) => everyValue(english[key]!).map((name) => [name, 'x']))),
        };
        for (const key of own)
          for (const player of playersIn(words))
            for (const n of numbers) {
              const values: WordValues = {...samples, player, rival: player, n, rolls: n, median: n};
              const said = controller.say(key, values);
              assert.doesNotMatch(said, /[{}]|undefined|NaN/, key);
              assert.equal(said.split('\u2068').length, said.split('\u2069').length, key);
              // what runs the other way is isolated
              const bare = said.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, '');
              if (lang !== 'ar') assert.doesNotMatch(bare, /\p{Script=Arabic}/u, key);
            }
      });

      if (lang === 'en') continue;

      test(`${lang}: nothing is left in English`, () =>
        each((text, key) => {
          const originals = formsOf(english[key]!, english).map(([, original]) => original);
          const worded = withoutNames(text);
          if (/\p{L}{2}/u.test(worded) && originals.includes(text))
            assert.ok(same[lang]?.includes(text), `${key}: ${text}`);
        }));

      const script = scripts[lang];
      if (!script) continue;
      test(`${lang}: is written in its own script`, () =>
        each((text, key) => {
          const worded = withoutNames(text);
          assert.doesNotMatch(worded, /[A-Za-z]/, `${key}: ${text}`);
          if (/\p{L}/u.test(worded)) assert.match(worded, script, `${key}: ${text}`);
        }));
    }
  });
}

const everyValue = (phrase: Phrase): string[] => formsOf(phrase, {}).flatMap(([, text]) => valuesOf(text));

/** The words of an element in a language. */
function wordsIn(lang: string, english: Words, own: Words): WordsController {
  const dictionary = new Dictionary(english);
  if (lang !== 'en') dictionary.register(lang, own);
  const host = {addController: () => undefined, getAttribute: () => lang, requestUpdate: () => undefined};
  return new WordsController(host as never, dictionary);
}

/** English texts that stand for different things: of several genders, a place or the way there, kinds or numbers. */
const ambiguous = ['empty', 'home', 'Games', 'Join', 'Moves'];

test('what is the same in English is the same in each language', async () => {
  for (const lang of languages) {
    if (lang === 'en') continue;
    const said = new Map<string, Map<string, string>>();
    for (const folder of folders) {
      const [english, words] = [await read(folder, 'en'), await read(folder, lang)];
      for (const [key, phrase] of Object.entries(english)) {
        if (typeof phrase !== 'string' || ambiguous.includes(phrase)) continue;
        const [[, text] = ['', '']] = formsOf(words[key]!, words);
        const of = said.get(phrase) ?? new Map<string, string>();
        said.set(phrase, of.set(text, `${folder}.${key}`));
      }
    }
    for (const [phrase, texts] of said)
      assert.equal(texts.size, 1, `${lang}: "${phrase}" is ${JSON.stringify([...texts])}`);
  }
});

test('the words of the embed page have the typography of their languages', () => {
  for (const lang of languages) {
    const {choose, all, failed, presets} = pages[lang]!;
    for (const text of [choose, all, failed, ...Object.values(presets), ...Object.values(lessonWords[lang]!)])
      for (const mistake of wrong[lang]!) assert.doesNotMatch(text, mistake);
  }
});

test('nouns for players take articles and are contracted, names are elided', async () => {
  const say = async (lang: string, folder: string, key: string, values: WordValues): Promise<string> =>
    wordsIn(lang, await read(folder, 'en'), await read(folder, lang)).say(key, values);
  const ludo = 'games/ludo/words';
  const [ada, ines, ben] = ['Ada', 'Inès', 'Ben'].map((name): PlayerWord => ({name, kind: 'named', isYou: false}));
  const computer = (name: string): PlayerWord => ({name, kind: 'computer', isYou: false});
  const player = (name: string): PlayerWord => ({name, kind: 'player', isYou: false});
  for (const [lang, key, values, said] of [
    ['fr', 'toRoll', {player: computer('Ordinateur')}, 'À l’ordinateur de jouer.'],
    ['fr', 'toRoll', {player: player('Joueur 2')}, 'Au joueur 2 de jouer.'],
    ['fr', 'rolled', {player: computer('Ordinateur 2'), pips: 5}, 'L’ordinateur 2 fait 5.'],
    ['fr', 'piece', {player: ines!, piece: 1}, 'pion 1 d’Inès'],
    ['fr', 'piece', {player: ben!, piece: 1}, 'pion 1 de Ben'],
    ['fr', 'takes', {player: ada!, rival: computer('Ordinateur')}, 'Ada capture un pion de l’ordinateur\u00a0!'],
    ['es', 'toRoll', {player: computer('Máquina')}, 'Turno de la máquina.'],
    ['es', 'piece', {player: player('Jugador 2'), piece: 1}, 'ficha 1 del jugador 2'],
    ['pt', 'toRoll', {player: computer('Computador')}, 'Vez do computador.'],
    ['de', 'takesOfYou', {player: ben!}, 'Ben schlägt dich!'],
  ] as const)
    assert.equal(await say(lang, ludo, key, values), said);
});
