// How to play: from the card before the first move and first under More, in every game.
import {expect} from '@open-wc/testing';
import 'virtual:elements';
import {sideEffects} from '../../package.json';
import type {GameElement} from '../../src/kit.js';
import {emulateFeatures, engine, press} from '../support/commands.js';
import {cardButton, click, find, focused, has, place, tool, until} from '../support/harness.js';

const tags = sideEffects.flatMap((file) => /^\.\/src\/games\/.*\/([\w-]+)\.ts$/.exec(file)?.[1] ?? []);

const actors = (game: GameElement): Animation[] =>
  game.renderRoot
    .querySelector('.play-drawing')!
    .getAnimations({subtree: true})
    .filter(({playState}) => playState === 'running');

for (const tag of tags) {
  it(`<${tag}> shows how it is played: a drawing that moves, and a few sentences`, async () => {
    const game = document.createElement(tag) as GameElement;
    place(game);
    game.scrollIntoView();
    await game.updateComplete;
    // the card of 2048 has nothing to choose
    await until(() => has(game, tag === 'game-2048' ? '.card' : '.card .start'));
    const corner = game.renderRoot.querySelector('.card [part=close]');
    if (corner?.checkVisibility()) await click(corner);
    else {
      // a low card has no room for it
      await click(cardButton(game, 'Play'));
      await until(() => !has(game, '.card'));
      await click(tool(game, 'more'));
      await until(() => has(game, '.panel-tools'));
      const [first] = game.renderRoot.querySelectorAll('.panel-tools button');
      expect(first!.textContent.trim()).to.equal('How to play');
      await click(first!);
    }
    await until(() => has(game, '.play-drawing'));
    await game.updateComplete;
    expect(focused(game)).to.equal(find(game, '.panel'));
    const sentences = Array.from(game.renderRoot.querySelectorAll('.how li'), ({textContent}) => textContent.trim());
    expect(sentences.length).to.be.within(2, 4);
    for (const sentence of sentences) expect(sentence).to.match(/^[A-Z].+[.!]$/);
    expect(actors(game).length).to.be.greaterThan(1);
    await expect(game).shadowDom.to.be.accessible();

    if (engine === 'chromium') {
      await emulateFeatures({'prefers-reduced-motion': 'reduce'});
      await until(() => actors(game).length === 0);
      await emulateFeatures({});
    }
    await press('Escape');
    await game.updateComplete;
    expect(has(game, '.panel')).to.equal(false);
    expect(game.history).to.deep.equal([]);
  });
}
