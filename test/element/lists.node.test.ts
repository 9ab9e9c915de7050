// Lists in English are put together without `Intl`: they are what `Intl` makes of them.
import assert from 'node:assert/strict';
import {it} from 'node:test';
import {Dictionary} from '../../src/frame/dictionary.js';
import english from '../../src/frame/phrases/en.js';
import {WordsController} from '../../src/frame/words.js';

it('lists of any length are as `Intl` writes them', () => {
  for (const lang of ['en', 'en-US', 'en-GB', 'de', 'ja']) {
    const host = {addController: () => undefined, getAttribute: () => lang, requestUpdate: () => undefined};
    const words = new WordsController(host as never, new Dictionary(english, {}));
    for (let n = 0; n < 6; n++) {
      const items = ['Ada', 'Ben', 'Cyd', 'Dan', 'Eve'].slice(0, n);
      assert.equal(words.list(items), new Intl.ListFormat(words.lang).format(items));
    }
  }
});
