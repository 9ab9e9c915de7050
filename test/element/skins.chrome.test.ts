// Skins: loaded on demand, made of custom properties alone, which a page overrides wherever it sets them.
import {expect} from '@open-wc/testing';
import '../../src/games/blockudoku/blockudoku-game.js';
import '../../src/games/ludo/ludo-game.js';
import '../../src/games/peg-solitaire/peg-solitaire.js';
import '../../src/games/snake/snake-game.js';
import '../../src/table/game-table.js';
import {themes, type Theme} from '../../src/play/settings.js';
import {skins} from '../../src/frame/skins.js';
import type {GameElement} from '../../src/kit.js';
import {emulateFeatures} from '../support/commands.js';
import {hear, openMore, place, until} from '../support/harness.js';

type Themed = GameElement & {theme?: Theme | undefined};

const parsed = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;

/** A CSS colour as red, green and blue from 0 to 255. */
function rgb(colour: string): string {
  parsed.fillStyle = colour;
  parsed.fillRect(0, 0, 1, 1);
  return [...parsed.getImageData(0, 0, 1, 1).data].slice(0, 3).join();
}

const colour = (element: Element, property: 'background-color' | 'fill' | 'color'): string =>
  rgb(getComputedStyle(element).getPropertyValue(property));
const inside = (game: Element, selector: string): Element => game.shadowRoot!.querySelector(selector)!;

/** The colour of a skin in light or dark. */
function of(theme: Theme, property: string, scheme = 0): string {
  const values = skins[theme][property]!.split(' ');
  return rgb(values[scheme] ?? values[0]!);
}

/** A game, once its skin is loaded. */
async function themed(tag: string, settings: Partial<Themed> = {}, where?: ParentNode): Promise<Themed> {
  const game = place(Object.assign(document.createElement(tag) as Themed, settings), where);
  await shown(game);
  return game;
}
async function shown(game: Themed): Promise<void> {
  await game.updateComplete;
  await import('../../src/frame/skins.js');
  await game.updateComplete;
}

describe('a skin', () => {
  it('changes the colours of the frame and of the board, and nothing else', async () => {
    const game = await themed('ludo-game');
    const {height} = game.getBoundingClientRect();
    for (const theme of themes) {
      game.theme = theme;
      await until(() => colour(game, 'background-color') === of(theme, 'surface'));
      expect(colour(inside(game, '.cells'), 'fill')).to.equal(of(theme, 'square'));
      expect(game.getBoundingClientRect().height).to.equal(height);
    }
    game.theme = undefined;
    await game.updateComplete;
    expect(colour(game, 'background-color')).to.equal(rgb('#fcf9f2'));
  });

  it('reaches what games read on their host', async () => {
    const peg = await themed('peg-solitaire', {theme: 'paper'});
    expect(getComputedStyle(peg).getPropertyValue('--_wood')).to.contain(skins.paper['wood']!.split(' ')[0]);
    const blocks = await themed('blockudoku-game', {theme: 'candy'});
    expect(colour(inside(blocks, '.tile .face'), 'fill')).to.equal(of('candy', 'tile'));
  });

  it('has colours for dark pages; the night is dark on every page', async () => {
    document.documentElement.style.colorScheme = 'dark';
    const dark = await themed('snake-game', {theme: 'wood'});
    expect(colour(inside(dark, '.ground'), 'fill')).to.equal(of('wood', 'ground', 1));
    document.documentElement.style.colorScheme = '';
    const night = await themed('snake-game', {theme: 'night'});
    expect(colour(inside(night, '.ground'), 'fill')).to.equal(of('night', 'ground'));
    expect(getComputedStyle(night).colorScheme).to.equal('dark');
  });

  it('stays with styles that are loaded later, and in another document', async () => {
    const game = await themed('ludo-game', {theme: 'wood'});
    await openMore(game);
    expect(inside(game, '.panel')).to.exist;
    expect(colour(game, 'background-color')).to.equal(of('wood', 'surface'));
    const frame = place(document.createElement('iframe'));
    frame.contentDocument!.body.append(game);
    game.requestUpdate();
    await shown(game);
    const {backgroundColor} = frame.contentWindow!.getComputedStyle(game);
    expect(rgb(backgroundColor)).to.equal(of('wood', 'surface'));
  });

  it('gives way to custom properties of the page, on the element and around it', async () => {
    const around = place(document.createElement('div'));
    around.style.setProperty('--game-square', 'rgb(1, 2, 3)');
    const game = await themed('ludo-game', {theme: 'wood'}, around);
    game.style.setProperty('--game-surface', 'rgb(4, 5, 6)');
    expect(colour(inside(game, '.cells'), 'fill')).to.equal('1,2,3');
    expect(colour(game, 'background-color')).to.equal('4,5,6');
    expect(colour(game, 'color')).to.equal(of('wood', 'ink'));
  });

  it('does nothing in forced colours', async () => {
    await emulateFeatures({'forced-colors': 'active'});
    const plain = await themed('ludo-game');
    const game = await themed('ludo-game', {theme: 'candy'});
    expect(colour(inside(game, '.cells'), 'fill')).to.equal(colour(inside(plain, '.cells'), 'fill'));
    expect(getComputedStyle(game).borderRadius).to.equal(getComputedStyle(plain).borderRadius);
    await emulateFeatures({});
  });

  it('that does not exist is reported, and the one before stays', async () => {
    const game = await themed('ludo-game', {theme: 'wood'});
    const heard = hear(game, 'game-error');
    game.setAttribute('theme', 'marble');
    await game.updateComplete;
    expect(heard.map(({detail}) => detail['message'])).to.deep.equal([
      'Invalid theme: "marble". Expected wood, paper, candy, night.',
    ]);
    expect(inside(game, '[part=problem]').textContent).to.contain('marble');
    expect(colour(game, 'background-color')).to.equal(of('wood', 'surface'));
  });

  it('of the table is that of the games inside, unless they have one', async () => {
    const table = place(document.createElement('game-table'));
    Object.assign(table, {theme: 'night', panel: true});
    const [ludo, snake] = [await themed('ludo-game', {}, table), await themed('snake-game', {theme: 'candy'}, table)];
    await table.updateComplete;
    expect(colour(ludo, 'background-color')).to.equal(of('night', 'surface'));
    expect(colour(snake, 'background-color')).to.equal(of('candy', 'surface', 1));
    expect(colour(inside(table, '.panel'), 'background-color')).to.equal(of('night', 'surface'));
    const heard = hear(table, 'game-error');
    table.setAttribute('theme', 'marble');
    await table.updateComplete;
    expect(heard).to.have.length(1);
    expect(colour(ludo, 'background-color')).to.equal(of('night', 'surface'));
    table.removeAttribute('theme');
    await table.updateComplete;
    await ludo.updateComplete;
    expect(colour(ludo, 'background-color')).to.equal(rgb('#fcf9f2'));
  });
});
