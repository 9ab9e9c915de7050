// The rules of the look that can be counted: few sizes of text on a screen, and controls that a thumb hits. The screens are
// frames of their sizes.
import {expect} from '@open-wc/testing';
import type {GameElement} from '../../src/kit.js';
import 'virtual:elements';
import {place, until} from '../example/harness.js';
import {drawn} from '../support/commands.js';

const tags = [
  'snl-board',
  'ludo-game',
  'blockudoku-game',
  'peg-solitaire',
  'snake-game',
  'tic-tac-toe',
  'four-in-a-row',
  'nim-game',
];

/** Screens, and the sizes of title, main button, text and label there, in pixels. */
const screens = {
  '390x844': [32, 19, 16, 13],
  '320x568': [25, 19, 16, 13],
  '844x390': [32, 19, 16, 13],
  '568x320': [25, 19, 16, 12],
} as const;

const isSeen = (element: Element): boolean =>
  element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
  element.getBoundingClientRect().width > 1;

/** The sizes of all text that is seen, but for what is part of a board. */
function sizesOf(root: ShadowRoot): readonly number[] {
  const sizes = new Set<number>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const {data, parentElement: at} = texts.currentNode as Text;
    if (!at || data.trim() === '' || at.closest('.table, option, style, .visually-hidden') || !isSeen(at)) continue;
    sizes.add(Math.round(parseFloat(getComputedStyle(at).fontSize)));
  }
  return [...sizes].sort((a, b) => b - a);
}

/** Controls that are lower or narrower than 44 pixels. Segments are pressed over the height of their row. */
const small = (root: ShadowRoot): readonly string[] =>
  [...root.querySelectorAll(':is(.side, .over) :is(button, select, input), .segments')]
    .filter((control) => isSeen(control) && !control.matches('.link, .segments *'))
    .map((control) => [control, control.getBoundingClientRect()] as const)
    .filter(([, {width, height}]) => Math.min(width, height) < 43.5)
    .map(([control, {width, height}]) => `${control.textContent.trim()}: ${width} × ${height}`);

describe('the look', () => {
  for (const tag of tags)
    it(`of <${tag}> has four sizes of text at most, and no control under 44 pixels`, async () => {
      const frame = document.createElement('iframe');
      frame.srcdoc = '<!doctype html><style>body {margin: 0}</style>';
      const loaded = new Promise((resolve) => (frame.onload = resolve));
      place(frame);
      await loaded;
      const game = Object.assign(document.createElement(tag) as GameElement, {speed: 'instant', seed: '1'});
      frame.contentDocument!.body.append(game);
      const root = game.shadowRoot!;
      const look = async (moment: string): Promise<void> => {
        await game.updateComplete;
        for (const [size, allowed] of Object.entries(screens)) {
          const [width, height] = size.split('x');
          Object.assign(frame.style, {width: `${width}px`, height: `${height}px`, border: '0'});
          await drawn();
          const sizes = sizesOf(root);
          expect(allowed, `${moment}, ${size}: ${sizes.join()}`).to.include.members([...sizes]);
          expect(small(root), `${moment}, ${size}`).to.deep.equal([]);
        }
      };
      await until(() => root.querySelector('.start, .speeds') !== null);
      await look('start');
      await game.play(game.legalMoves[0]!);
      await look('play');
      root.querySelector<HTMLElement>('[part~=more]')!.click();
      await until(() => root.querySelector('.panel .tool') !== null);
      await look('More');
      root.querySelector<HTMLElement>('.panel .close')!.click();
      for (let i = 0; i < 5000 && game.turn !== undefined; i++) await game.play(game.legalMoves.at(-1)!);
      expect(game.result).to.exist;
      await game.statistics();
      await look('end');
    });
});
