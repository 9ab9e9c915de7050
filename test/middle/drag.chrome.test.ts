import {expect} from '@open-wc/testing';
import {html} from 'lit';
import {DragController} from '../../src/kit/drag.js';
import {centre, tap, touch} from '../support/commands.js';
import {hostInPage} from './host.js';

async function dragging(): Promise<{told: string[]; piece: HTMLElement}> {
  const told: string[] = [];
  const tell =
    (what: string) =>
    (_: string, point?: {pointerType: string}): void => {
      if (told.at(-1) !== `${what} ${point?.pointerType}`) told.push(`${what} ${point?.pointerType}`);
    };
  let controller!: DragController<string>;
  const host = await hostInPage(
    () =>
      html`<div
        class="piece"
        style="width: 200px; height: 200px; touch-action: none"
        @pointerdown=${controller.onPointerdown}
      ></div>`,
    (made) => {
      controller = new DragController<string>(made, {
        pick: () => 'piece',
        start: tell('start'),
        move: tell('move'),
        drop: tell('drop'),
        cancel: tell('cancel'),
        tap: tell('tap'),
      });
    },
  );
  return {told, piece: host.find('.piece')};
}

describe('the drag controller under fingers', () => {
  it('does not mind a second finger', async () => {
    const {told, piece} = await dragging();
    const [x, y] = centre(piece);
    await touch('start', [x, y]);
    await touch('move', [x + 40, y]);
    await touch('start', [x + 40, y], [x - 40, y]);
    await touch('move', [x + 40, y], [x - 80, y]);
    expect(told).to.deep.equal(['start touch', 'move touch']);
    await touch('end');
    expect(told).to.deep.equal(['start touch', 'move touch', 'drop touch']);
  });

  it('puts back what is held when the touch is cancelled', async () => {
    const {told, piece} = await dragging();
    const [x, y] = centre(piece);
    await touch('start', [x, y]);
    await touch('move', [x + 60, y]);
    await touch('cancel');
    expect(told).to.deep.equal(['start touch', 'move touch', 'cancel undefined']);
    await tap(piece);
    expect(told.at(-1)).to.equal('tap touch');
  });
});
