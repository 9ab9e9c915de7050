// What words and players do on a server, where there is no page to ask.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parsePlayers} from '../../src/play/players.js';
import {Dictionary} from '../../src/frame/dictionary.js';
import english from '../../src/frame/phrases/en.js';
import {WordsController} from '../../src/frame/words.js';

/** The words of an element with this language of its own. */
function wordsIn(lang: string | null, dictionary: Dictionary): WordsController {
  const host = {addController: () => undefined, getAttribute: () => lang, requestUpdate: () => undefined};
  return new WordsController(host as never, dictionary);
}

test('words are in the language of the element itself, as far as it is registered', () => {
  let asked = false;
  const dictionary = new Dictionary(
    {squares: {one: '{n} square', other: '{n} squares'}},
    {
      fr: () => {
        asked = true;
        return Promise.reject(new Error('nothing is fetched on a server'));
      },
    },
  );
  dictionary.register('de', {squares: {one: '{n} Feld', other: '{n} Felder'}});
  const say = (lang: string | null): string => wordsIn(lang, dictionary).say('squares', {n: 1000});
  assert.equal(say('de'), '1.000 Felder');
  for (const lang of [null, 'fr', 'de_DE']) assert.equal(say(lang), '1,000 squares');
  assert.equal(asked, false);
});

test('lists of any length are as `Intl` writes them, though English ones are put together without it', () => {
  for (const lang of ['en', 'en-US', 'en-GB', 'de', 'ja']) {
    const words = wordsIn(lang, new Dictionary(english, {}));
    for (let n = 0; n < 6; n++) {
      const items = ['Ada', 'Ben', 'Cyd', 'Dan', 'Eve'].slice(0, n);
      assert.equal(words.list(items), new Intl.ListFormat(words.lang).format(items));
    }
  }
});

test('players have what looks like a colour', () => {
  for (const color of ['red', '#d55e00', 'rgb(1 2 3 / 50%)', 'oklch(60% .1 20)', 'hsl(20, 10%, 30%)']) {
    assert.equal(parsePlayers([{color}], [1, 1])[0]!.color, color);
  }
  for (const color of ['', 'red; color: blue', 'url(//evil)', 'var(--x)', 'rgb(url(x))', '"', '<b>']) {
    assert.throws(() => parsePlayers([{color}], [1, 1]), {code: 'bad-option'});
  }
});
