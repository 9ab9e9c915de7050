// What words and players do on a server, where there is no page to ask.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {ReactiveControllerHost} from 'lit';
import {parsePlayers} from '../../src/play/players.js';
import {Dictionary} from '../../src/frame/dictionary.js';
import {WordsController} from '../../src/frame/words.js';

const host = (lang: string | null) =>
  ({addController() {}, requestUpdate() {}, getAttribute: () => lang}) as unknown as ReactiveControllerHost &
    HTMLElement;

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
  const say = (lang: string | null): string => new WordsController(host(lang), dictionary).say('squares', {n: 1000});
  assert.equal(say('de'), '1.000 Felder');
  assert.equal(say(null), '1,000 squares');
  assert.equal(say('fr'), '1,000 squares');
  assert.equal(say('de_DE'), '1,000 squares');
  assert.equal(asked, false);
});

test('players have what looks like a colour', () => {
  for (const color of ['red', '#d55e00', 'rgb(1 2 3 / 50%)', 'oklch(60% .1 20)', 'hsl(20, 10%, 30%)']) {
    assert.equal(parsePlayers([{color}], [1, 1])[0]!.color, color);
  }
  for (const color of ['', 'red; color: blue', 'url(//evil)', 'var(--x)', 'rgb(url(x))', '"', '<b>']) {
    assert.throws(() => parsePlayers([{color}], [1, 1]), {code: 'bad-option'});
  }
});
