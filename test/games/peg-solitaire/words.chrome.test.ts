// The words at the end, in one line in every language.
import {expect} from '@open-wc/testing';
import {PegSolitaire} from '../../../src/games/peg-solitaire/peg-solitaire.element.js';
import type {Dictionary} from '../../../src/frame/dictionary.js';
import {setViewport} from '../../support/commands.js';
import {find, losing, pegGame, playAll, text, until} from './harness.js';

const dictionary = Reflect.get(PegSolitaire, 'dictionary') as Dictionary;
const titles = 'home genius clever fair poor4 poor5 poor6 poor7 poor offTarget noStart'.split(' ');

for (const lang of ['en', 'de', 'es', 'fr', 'pt', 'ar', 'hi', 'ja', 'zh']) {
  it(`every title is one line on a phone, without a picture: ${lang}`, async () => {
    await setViewport({width: 360, height: 740});
    const game = await pegGame({lang});
    await until(() => lang === 'en' || dictionary.table(lang)['home'] !== dictionary.english['home']);
    await playAll(game, losing);
    const shown = find(game, '.card-title');
    expect(shown.children).to.have.length(0);
    // a copy beside it: the text of the title itself is rendered
    const title = shown.cloneNode() as HTMLElement;
    shown.after(title);
    title.textContent = 'I';
    const {height} = title.getBoundingClientRect();
    for (const name of titles) {
      title.textContent = dictionary.table(lang)[name] as string;
      expect(title.getBoundingClientRect().height, title.textContent).to.be.below(1.5 * height);
    }
    title.remove();
    await setViewport({width: 800, height: 600});
  });
}

it('each number of pegs has its name', async () => {
  const names = new Set<string>();
  for (let pegs = 2; pegs <= 8; pegs++) {
    // a jump, and pegs that stand alone
    const game = await pegGame({board: `oo.${' o'.repeat(pegs - 1)}`});
    await playAll(game, ['1-3']);
    expect(text(game, '.card-text')).to.include(`${pegs} pegs left`);
    names.add(text(game, '.card-title'));
    game.remove();
  }
  expect(names.size).to.equal(7);
});
