// The words at the end, in one line in every language, and the choice of a board where the page leaves it open.
import {expect} from '@open-wc/testing';
import {pegGame as definition} from '../../../src/games/peg-solitaire/definition.js';
import {setViewport} from '../../support/commands.js';
import {find, fromMarkup as anyMarkup, has, losing, pegGame, playAll, text, until} from './harness.js';

const titles = 'home genius clever fair poor4 poor5 poor6 poor7 poor offTarget noStart'.split(' ');

for (const lang of ['en', 'de', 'es', 'fr', 'pt', 'ar', 'hi', 'ja', 'zh']) {
  it(`every title is one line on a phone, without a picture: ${lang}`, async () => {
    await setViewport({width: 360, height: 740});
    const game = await pegGame({lang, setup: 'off'});
    await until(() => lang === 'en' || definition.words.table(lang)['home'] !== definition.words.english['home']);
    await playAll(game, losing);
    const shown = find(game, '.card-title');
    expect(shown.children).to.have.length(0);
    // a copy beside it: the text of the title itself is rendered
    const title = shown.cloneNode() as HTMLElement;
    shown.after(title);
    title.textContent = 'I';
    const {height} = title.getBoundingClientRect();
    for (const name of titles) {
      title.textContent = definition.words.table(lang)[name] as string;
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

describe('the chooser', () => {
  for (const [markup, shown] of [
    ['', true],
    ['chooser="off"', false],
    ['chooser', true],
    ['board="english"', false],
    ['board="english" chooser', true],
    ['rows="6"', false],
    ['empty="4"', false],
    ['pegs="8"', false],
    ['daily="2026-01-31"', false],
    ['players="Ada:auto" paused', false],
  ] as const) {
    it(`is ${shown ? 'there' : 'not there'} by default: ${markup || 'nothing set'}`, async () => {
      const game = await anyMarkup('peg-solitaire', `<peg-solitaire ${markup}></peg-solitaire>`);
      expect(has(game, '.chooser')).to.equal(shown);
    });
  }

  it('is not there for spectators', async () => {
    const game = await pegGame({readOnly: true});
    expect(has(game, '.chooser')).to.be.false;
  });

  it('stays when it has been used, and goes when it is turned off', async () => {
    const game = await pegGame();
    const select = find<HTMLSelectElement>(game, '.chooser select');
    select.value = 'english';
    select.dispatchEvent(new Event('change'));
    await until(() => game.state.pegs.length === 33);
    await game.updateComplete;
    expect(has(game, '.chooser')).to.be.true;
    game.chooser = false;
    await game.updateComplete;
    expect(has(game, '.chooser')).to.be.false;
  });
});
