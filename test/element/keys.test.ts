// The keys that move on a board never scroll the page from a game, whatever its state. Those of a control are its own.
import {expect} from '@open-wc/testing';
import {defineGame, defineRules, html, type GameElement} from '../../src/kit.js';
import {press} from '../support/commands.js';
import {click, find, fromMarkup, hearing, openMore, place, playAll, said, shown, until} from '../support/harness.js';
import 'virtual:elements';

const keys = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Home', 'End'];

/** The keys among these that would scroll the page. */
async function scrolling(chords: readonly string[][] = keys.map((key) => [key])): Promise<string[]> {
  const left: string[] = [];
  const listener = ({key, defaultPrevented}: KeyboardEvent): void => {
    if (!defaultPrevented && keys.includes(key)) left.push(key);
  };
  window.addEventListener('keydown', listener);
  for (const chord of chords) await press(...chord);
  window.removeEventListener('keydown', listener);
  return left;
}

const states: Record<string, (game: GameElement) => Promise<void> | void> = {
  'with the focus on the board': (game) => game.focus(),
  'with the focus on a button': (game) => find(game, '.side button:not([inert] *)').focus(),
  'in a pause': async (game) => {
    await playAll(game, [game.legalMoves[0]!]);
    game.focus();
    await game.updateComplete;
    game.pause();
    await game.updateComplete;
  },
  'while others play': async (game) => {
    game.focus();
    game.readOnly = true;
    await game.updateComplete;
  },
};

for (const tag of ['blockudoku-game', 'ludo-game', 'peg-solitaire', 'snake-game', 'snl-board'] as const) {
  for (const [state, bring] of Object.entries(states)) {
    it(`keys in <${tag}> do not scroll the page ${state}`, async () => {
      const game = await fromMarkup(tag, `<${tag} seed="keys" speed="instant" setup="off"></${tag}>`);
      await bring(game);
      expect(game.shadowRoot!.activeElement).to.not.equal(null);
      expect(await scrolling()).to.deep.equal([]);
    });
  }
}

it('L tells what has happened since the last own move, and so does the button under "More"', async () => {
  const game = await fromMarkup(
    'tic-tac-toe',
    '<tic-tac-toe players="Ada, Ben:auto" seed="keys" speed="instant" setup="off"></tic-tac-toe>',
  );
  game.focus();
  await press('l');
  await game.updateComplete;
  expect(said(game), 'before the first move').to.equal('Your move.');
  await playAll(game, ['b2']);
  await until(() => game.history.length === 2);
  await shown(game);
  const last = `You: b2. Ben: ${game.history[1]!.move}. Your move.`;
  const heard = hearing(game);
  await press('l');
  await openMore(game);
  await until(() => game.renderRoot.querySelector('.panel [part~=repeat]'));
  await click(find(game, '.panel [part~=repeat]'));
  await game.updateComplete;
  expect(heard).to.deep.equal([last, last]);
});

describe('keys around a board', () => {
  it('scroll what is under "More", and below the board', async () => {
    const game = await fromMarkup('ludo-game', '<ludo-game seed="keys"><input></ludo-game>');
    await openMore(game);
    await game.updateComplete;
    game.shadowRoot!.querySelector<HTMLElement>('.panel')!.focus();
    expect(await scrolling()).to.deep.equal(keys);
    game.querySelector('input')!.focus();
    expect(await scrolling()).to.deep.equal(keys);
  });

  it('are the page’s own with Control', async () => {
    const game = await fromMarkup('ludo-game', '<ludo-game seed="keys"></ludo-game>');
    game.focus();
    expect(await scrolling([['Control', 'End']])).to.deep.equal(['End']);
  });
});

/** Keys that mean something to a game: arrows, digits, letters, undo. None opens the list of a select. */
const gameKeys = ['ArrowLeft', 'ArrowDown', 'Home', 'End', '1', '2', 'd', 'p', 'Control+z', 'Control+y'];

/** Listens until `ended()`: the keys whose default action a game has prevented. */
function listenForTaken(): () => string[] {
  const taken: string[] = [];
  const listener = ({key, defaultPrevented}: KeyboardEvent): unknown => defaultPrevented && taken.push(key);
  window.addEventListener('keydown', listener);
  return () => {
    window.removeEventListener('keydown', listener);
    return taken;
  };
}

/** Controls in a shadow root within the game's, as those of other libraries. */
class OwnControls extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({mode: 'open'}).innerHTML = `<input><textarea></textarea><div contenteditable></div>
      <select><option>a</option><option>b</option></select><button>Press</button><details><summary>Open</summary></details>`;
  }
}
customElements.define('own-controls', OwnControls);

const pressed: string[] = [];

const ControlsGame = defineGame('controls-game', {
  rules: defineRules({
    id: 'controls',
    setup: () => ({made: 0}),
    moves: () => ['a'],
    play: ({made, seat}) => ({state: {made: made + 1}, seat, effects: []}),
  }),
  words: {en: {game: 'Controls'}},
  board: () => html`<div part="board" tabindex="0"><input class="onBoard" /></div>`,
  mount: (context) => ({
    key: ({key}) => pressed.push(key) > 0,
    focusTarget: () => context.root.querySelector<HTMLElement>('[part=board]'),
  }),
  frame: () => ({controls: html`<own-controls></own-controls>`}),
});

describe('the keys of an author’s controls', () => {
  const mounted = async (): Promise<{game: GameElement; find(selector: string): HTMLElement}> => {
    const game = place(Object.assign(new ControlsGame(), {players: 'Ada, Ben', speed: 'instant' as const}));
    await game.updateComplete;
    await game.play('a');
    await game.updateComplete;
    pressed.length = 0;
    const {shadowRoot} = game.renderRoot.querySelector('own-controls')!;
    return {game, find: (selector) => shadowRoot!.querySelector(selector)!};
  };

  for (const selector of ['input', 'textarea', '[contenteditable]', 'select']) {
    it(`are its own in ${selector}`, async () => {
      const {game, find} = await mounted();
      find(selector).focus();
      const ended = listenForTaken();
      for (const chord of [...gameKeys, 'a', 'Escape']) await press(...chord.split('+'));
      expect(ended()).to.deep.equal([]);
      expect(pressed).to.deep.equal([]);
      expect(game.history).to.have.length(1);
      expect(game.paused).to.equal(false);
    });
  }

  it('type into a field', async () => {
    const {find} = await mounted();
    const field = find('input') as HTMLInputElement;
    field.focus();
    for (const key of ['a', '1', ' ', 'Home', 'p']) await press(key);
    expect(field.value).to.equal('pa1 ');
  });

  it('are Space and Enter on a button, and no others', async () => {
    const {find} = await mounted();
    let clicks = 0;
    for (const selector of ['button', 'summary']) {
      find(selector).addEventListener('click', () => clicks++);
      find(selector).focus();
      for (const key of [' ', 'Enter', 'x']) await press(key);
    }
    expect(clicks).to.equal(4);
    expect(pressed).to.deep.equal(['x', 'x']);
  });

  it('are its own in a field on the board', async () => {
    const {game} = await mounted();
    game.renderRoot.querySelector<HTMLElement>('.onBoard')!.focus();
    await press('ArrowLeft');
    expect(pressed).to.deep.equal([]);
  });

  it('go to the game from anywhere else', async () => {
    const {game} = await mounted();
    game.focus();
    for (const key of ['x', ' ', 'Enter']) await press(key);
    expect(pressed).to.deep.equal(['x', ' ', 'Enter']);
  });
});
