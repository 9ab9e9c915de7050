// The documentation's editor of custom properties: lists what the manifest has, applies and shows what is chosen.
import {expect} from '@open-wc/testing';
import '../../src/games/blockudoku/blockudoku-game.js';
import '../../src/games/ludo/ludo-game.js';
import '../../src/games/peg-solitaire/peg-solitaire.js';
import '../../src/games/snake/snake-game.js';
import '../../src/games/snakes-and-ladders/snl-board.js';
import '../../src/table/game-table.js';
import {elements} from '../../stories/support/manifest.js';
import {ThemeEditor} from '../../stories/support/theme-editor.js';
import {place} from '../example/harness.js';
import {press, sendKeys} from '../support/commands.js';

if (!customElements.get('theme-editor')) customElements.define('theme-editor', ThemeEditor);

/** An editor in the page round an element of this tag. */
async function editorOf(tag: string): Promise<{editor: ThemeEditor; game: HTMLElement}> {
  const editor = document.createElement('theme-editor');
  const game = document.createElement(tag);
  editor.append(game);
  place(editor);
  // the slot says what is in it after the first render
  while (!editor.shadowRoot?.querySelector('label[for]'))
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return {editor, game};
}

const find = <T extends Element = HTMLInputElement>(editor: ThemeEditor, selector: string): T =>
  editor.shadowRoot!.querySelector<T>(selector)!;
const picker = (editor: ThemeEditor, name: string): HTMLInputElement =>
  find(editor, `[type=color][aria-label^="${name}:"]`);
const field = (editor: ThemeEditor, name: string): HTMLInputElement => find(editor, `[id="${name}"]`);
const button = (editor: ThemeEditor, label: string): HTMLButtonElement =>
  [...editor.shadowRoot!.querySelectorAll('button')].find(
    (one) => (one.ariaLabel ?? one.textContent).trim() === label,
  )!;
const set = async (editor: ThemeEditor, input: HTMLInputElement, value: string): Promise<void> => {
  input.value = value;
  input.dispatchEvent(new Event('input'));
  await editor.updateComplete;
};
const show = async (editor: ThemeEditor, scheme: string): Promise<void> => {
  const select = find<HTMLSelectElement>(editor, 'select');
  select.value = scheme;
  select.dispatchEvent(new Event('change'));
  await editor.updateComplete;
};
const ground = (game: HTMLElement): string => getComputedStyle(game).backgroundColor;

describe('<theme-editor>', () => {
  for (const {tagName, cssProperties = []} of elements) {
    it(`lists every custom property of <${tagName}>, labelled`, async () => {
      const {editor} = await editorOf(tagName);
      const labels = [...editor.shadowRoot!.querySelectorAll('label[for]')];
      expect(labels.map((label) => label.getAttribute('for')).sort()).to.deep.equal(
        cssProperties.map(({name}) => name).sort(),
      );
      for (const {name, description, default: standard} of cssProperties) {
        expect(field(editor, name).labels![0]!.textContent).to.include(description);
        expect(field(editor, name).placeholder).to.equal(standard);
        expect(picker(editor, name) !== null, name).to.equal(CSS.supports('color', standard!));
      }
    });
  }

  it('applies a colour to the game at once, for the scheme that is shown', async () => {
    const {editor, game} = await editorOf('snl-board');
    await set(editor, picker(editor, '--game-surface'), '#ff0000');
    expect(ground(game)).to.equal('rgb(255, 0, 0)');
    await show(editor, 'dark');
    expect(ground(game), 'as it was').to.equal('rgb(22, 33, 31)');
    expect(editor.css).to.equal('snl-board {\n  --game-surface: light-dark(#ff0000, #16211f);\n}');
    await set(editor, picker(editor, '--game-surface'), '#ff0000');
    expect(ground(game)).to.equal('rgb(255, 0, 0)');
    expect(find<HTMLElement>(editor, 'pre').textContent).to.equal('snl-board {\n  --game-surface: #ff0000;\n}');
  });

  it('works with keys alone', async () => {
    const {editor, game} = await editorOf('peg-solitaire');
    field(editor, '--game-surface').focus();
    await sendKeys({type: 'rebeccapurple'});
    await editor.updateComplete;
    expect(ground(game)).to.equal('rgb(102, 51, 153)');
    expect(picker(editor, '--game-surface').value).to.equal('#663399');
    await press('Tab');
    expect(editor.shadowRoot!.activeElement).to.equal(button(editor, 'Reset --game-surface'));
    await press('Enter');
    await editor.updateComplete;
    expect(ground(game)).to.equal('rgb(252, 249, 242)');
    expect(field(editor, '--game-surface').value).to.equal('');
  });

  it('says what is no value, and leaves the game as it is', async () => {
    const {editor, game} = await editorOf('ludo-game');
    for (const [name, value, note] of [
      ['--game-accent', 'blueish', 'This is no colour.'],
      ['--game-die-size', 'large', 'This is no length.'],
    ] as const) {
      await set(editor, field(editor, name), value);
      expect(field(editor, name).getAttribute('aria-invalid')).to.equal('true');
      expect(
        find<HTMLElement>(editor, `[id="${field(editor, name).getAttribute('aria-describedby')}"]`).textContent,
      ).to.equal(note);
      expect(game.style.getPropertyValue(name)).to.equal('');
      expect(editor.css).not.to.include(value);
    }
    await set(editor, field(editor, '--game-die-size'), '64px');
    expect(field(editor, '--game-die-size').getAttribute('aria-invalid')).to.equal('false');
    expect(game.style.getPropertyValue('--game-die-size')).to.equal('64px');
  });

  it('puts everything back', async () => {
    const {editor, game} = await editorOf('snake-game');
    await set(editor, picker(editor, '--game-snake'), '#123456');
    await set(editor, field(editor, '--game-radius'), '0');
    await set(editor, field(editor, '--game-food'), 'nothing');
    button(editor, 'Reset all').click();
    await editor.updateComplete;
    expect(game.getAttribute('style') ?? '').to.equal('');
    expect(editor.shadowRoot!.querySelector('[aria-invalid=true]')).to.equal(null);
    expect(find<HTMLElement>(editor, '[role=status]').textContent).to.equal('All are as they were.');
  });

  it('copies the CSS', async () => {
    const {editor} = await editorOf('blockudoku-game');
    await set(editor, field(editor, '--game-tile'), 'teal');
    let copied = '';
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {writeText: (text: string) => Promise.resolve((copied = text))},
    });
    button(editor, 'Copy the CSS').click();
    await Promise.resolve();
    await editor.updateComplete;
    delete (navigator as {clipboard?: unknown}).clipboard;
    expect(copied).to.equal('blockudoku-game {\n  --game-tile: teal;\n}');
    expect(find<HTMLElement>(editor, '[role=status]').textContent).to.equal('Copied.');
  });

  it('tells when text can’t be read', async () => {
    const {editor} = await editorOf('snl-board');
    expect(editor.shadowRoot!.querySelector('.low')).to.equal(null);
    await set(editor, field(editor, '--game-ink'), '#cccccc');
    expect(find<HTMLElement>(editor, '.low').textContent).to.match(/Text: 1\.\d to\s+1, less than the 4\.5/);
  });

  it('is accessible', async () => {
    const {editor} = await editorOf('snl-board');
    await set(editor, field(editor, '--game-accent'), 'blueish');
    await expect(editor).to.be.accessible();
  });
});
