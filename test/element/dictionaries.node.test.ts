// Every sentence in every language, found by pattern: the same keys as in English, what goes in goes in, the forms that the
// language counts by, its own script, and nothing left in English.
import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {describe, test} from 'node:test';
import {findFiles} from '../../tools/files.mjs';
import type {Phrase, Words} from '../../src/frame/dictionary.js';

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
const names = /\b(WASD|Enter|Escape|Esc|[A-I]|\d[A-I])\b/g;
/** Words that are the same in another language as in English. */
const same: Readonly<Record<string, readonly string[]>> = {
  de: ['Pause', 'Computer', 'normal', 'Bonus, +{points}!', 'Level {n}'],
  es: ['normal', 'Total', 'diagonal', 'combo +{points}', 'Combo +{points}'],
  fr: ['Pause', 'Total', 'Chances', 'combo +{points}', 'Combo +{points}', '{n} point', '{n} points'],
  pt: ['normal', 'Total', 'Chances', 'diagonal', 'combo +{points}', 'Combo +{points}'],
};
/** How a sentence ends, in any script. */
const ends: readonly (readonly [string, RegExp])[] = [
  ['.', /[.।。]$/],
  ['!', /[!！]$/],
  ['?', /[?？؟]$/],
  ['…', /…$/],
];

const formsOf = (phrase: Phrase): readonly string[] => (typeof phrase === 'string' ? [phrase] : Object.values(phrase));
/** What goes in; a form by number may say the number as a word. */
const values = (text: string, counted: boolean): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))]
    .filter((name) => !counted || name !== 'n')
    .sort();
const read = async (folder: string, lang: string): Promise<Words> =>
  ((await import(new URL(`${folder}/${lang}.ts`, src).href)) as {default: Words}).default;

for (const folder of folders) {
  describe(folder, async () => {
    const english = await read(folder, 'en');
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

    for (const lang of languages) {
      const words = await read(folder, lang);
      const categories = new Set(Array.from({length: 1000}, (_, n) => new Intl.PluralRules(lang).select(n)));
      const each = (check: (text: string, key: string, form?: string) => void): void => {
        for (const [key, phrase] of Object.entries(words)) {
          for (const [form, text] of typeof phrase === 'string'
            ? [[undefined, phrase] as const]
            : Object.entries(phrase))
            check(text, key, form);
        }
      };

      test(`${lang}: no sentence is missing, and none too many`, () =>
        assert.deepEqual(Object.keys(words).sort(), Object.keys(english).sort()));

      test(`${lang}: what goes into a sentence goes in`, () =>
        each((text, key) => {
          const counted = typeof english[key] !== 'string';
          assert.deepEqual(values(text, counted), values(formsOf(english[key]!)[0]!, counted), `${key}: ${text}`);
        }));

      test(`${lang}: a sentence that counts has the forms the language counts by`, () => {
        const all = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
        for (const [key, phrase] of Object.entries(words)) {
          if (typeof english[key] === 'string')
            assert.equal(typeof phrase, 'string', `${key} counts, and nothing is counted in English`);
          // one for all, where the words are put so that they don't depend on the number
          else if (typeof phrase === 'string') assert.match(phrase, /\{n\}/, key);
          else {
            for (const form of categories) assert.ok(phrase[form], `${key}: no form "${form}"`);
            for (const form of Object.keys(phrase))
              assert.ok(all.includes(form as Intl.LDMLPluralRule), `${key}: a form "${form}" that there is not`);
          }
        }
      });

      test(`${lang}: sentences are plain text that ends as in English`, () =>
        each((text, key) => {
          assert.match(text, /\S/, key);
          assert.equal(text, text.trim().replaceAll(/ {2,}/g, ' '), key);
          assert.doesNotMatch(text, /[<>&]|\\|\bundefined\b/, key);
          assert.equal(text, text.normalize(), key);
          const [original = ''] = formsOf(english[key]!);
          for (const [end, ending] of ends) if (original.endsWith(end)) assert.match(text, ending, `${key}: ${text}`);
        }));

      if (lang === 'en') continue;

      test(`${lang}: nothing is left in English`, () =>
        each((text, key) => {
          const originals = formsOf(english[key]!);
          const worded = withoutNames(text);
          if (/\p{L}{2}/u.test(worded) && originals.includes(text))
            assert.ok(same[lang]?.includes(text), `${key}: ${text}`);
        }));

      if (lang === 'fr')
        test('fr: no line breaks before a sign', () => each((text, key) => assert.doesNotMatch(text, / [!?:;]/, key)));

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
