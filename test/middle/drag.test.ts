import {expect} from '@open-wc/testing';
import {html} from 'lit';
import {DragController, type DragPoint} from '../../src/kit/drag.js';
import {centre, click, drag, engine, press, resetMouse, sendMouse} from '../support/commands.js';
import {countListeners, hostInPage, type TestHost} from './host.js';

interface Dragging {
  host: TestHost;
  controller: DragController<string>;
  /** What the host was told, in order; moves in a row once. */
  told: string[];
  points: DragPoint[];
  board: HTMLElement;
  piece: HTMLElement;
}

/** A board of 200 × 200 with a piece of 40 × 40 to take hold of. */
async function dragging(): Promise<Dragging> {
  const told: string[] = [];
  const points: DragPoint[] = [];
  const tell =
    (what: string) =>
    (item: string, point?: DragPoint): void => {
      if (told.at(-1) !== `${what} ${item}` || what !== 'move') told.push(`${what} ${item}`);
      if (point) points.push(point);
    };
  let controller!: DragController<string>;
  const host = await hostInPage(
    () => html`
      <div
        class="board"
        style="position: absolute; inset: 50px auto auto 50px; width: 200px; height: 200px; touch-action: none"
        @pointerdown=${controller.onPointerdown}
      >
        <div class="piece" style="position: absolute; inset: 20px auto auto 20px; width: 40px; height: 40px"></div>
      </div>
    `,
    (made) => {
      controller = new DragController<string>(made, {
        pick: (event) => ((event.target as Element).matches('.piece') ? 'piece' : undefined),
        start: tell('start'),
        move: tell('move'),
        drop: tell('drop'),
        cancel: tell('cancel'),
        tap: tell('tap'),
      });
    },
  );
  return {host, controller, told, points, board: host.find('.board'), piece: host.find('.piece')};
}

/** A made-up pointer event: for pointers that no test driver has. */
function point(target: EventTarget, type: string, init: PointerEventInit): void {
  target.dispatchEvent(
    new PointerEvent(type, {
      pointerId: 7,
      isPrimary: true,
      pointerType: 'mouse',
      bubbles: true,
      composed: true,
      cancelable: true,
      ...init,
    }),
  );
}

/** Takes hold of the piece with the real mouse and moves it 60 to the right. */
async function take({piece}: Dragging): Promise<void> {
  const [x, y] = centre(piece);
  await sendMouse({type: 'move', position: [x, y]});
  await sendMouse({type: 'down'});
  await sendMouse({type: 'move', position: [x + 60, y]});
}

describe('the drag controller', () => {
  afterEach(async () => {
    await resetMouse();
  });

  it('tells a drag from the place of the press to where it is let go', async () => {
    const {told, points, piece, controller} = await dragging();
    const [x, y] = centre(piece);
    await drag([x, y], [x + 80, y + 30]);
    expect(told).to.deep.equal(['start piece', 'move piece', 'drop piece']);
    expect(points[0]).to.deep.equal({x, y, pointerType: 'mouse'});
    expect(points.at(-1)).to.deep.equal({x: x + 80, y: y + 30, pointerType: 'mouse'});
    expect(controller.held).to.be.undefined;
  });

  it('allows a mouse 4 pixels and a finger or pen 9', async () => {
    for (const [pointerType, most] of [
      ['mouse', 4],
      ['touch', 9],
      ['pen', 9],
    ] as const) {
      const {told, piece} = await dragging();
      point(piece, 'pointerdown', {pointerType, clientX: 100, clientY: 100});
      point(piece, 'pointermove', {pointerType, clientX: 100 + most, clientY: 100});
      point(piece, 'pointermove', {pointerType, clientX: 100, clientY: 100 - most});
      expect(told, pointerType).to.deep.equal([]);
      point(piece, 'pointermove', {pointerType, clientX: 100, clientY: 101 + most});
      expect(told, pointerType).to.deep.equal(['start piece', 'move piece']);
      point(piece, 'pointerup', {pointerType, clientX: 100, clientY: 100});
      expect(told, `${pointerType}: once a drag it is no tap`).to.deep.equal([
        'start piece',
        'move piece',
        'drop piece',
      ]);
    }
  });

  // WebKitGTK's driver never lets another button than the first go again
  const otherButtons = engine === 'webkit' ? (): void => undefined : it;

  otherButtons('takes the first button only', async () => {
    const {told, piece} = await dragging();
    const [x, y] = centre(piece);
    piece.addEventListener('contextmenu', (event) => event.preventDefault());
    for (const button of ['middle', 'right'] as const) {
      await sendMouse({type: 'move', position: [x, y]});
      await sendMouse({type: 'down', button});
      await sendMouse({type: 'move', position: [x + 50, y]});
      await sendMouse({type: 'up', button});
    }
    expect(told).to.be.empty;
  });

  otherButtons('drops when its button is let go while another one is down', async () => {
    const made = await dragging();
    made.board.addEventListener('contextmenu', (event) => event.preventDefault());
    await take(made);
    await sendMouse({type: 'down', button: 'right'});
    await sendMouse({type: 'up', button: 'left'});
    const [x, y] = centre(made.piece);
    await sendMouse({type: 'move', position: [x + 70, y]});
    expect(made.told).to.deep.equal(['start piece', 'move piece', 'drop piece']);
    await sendMouse({type: 'up', button: 'right'});
    expect(made.told.length).to.equal(3);
  });

  it('ignores other pointers while one is down', async () => {
    const {told, points, piece} = await dragging();
    const first = {pointerId: 1, pointerType: 'touch'};
    const second = {pointerId: 2, pointerType: 'touch', isPrimary: false};
    const mouse = {pointerId: 3, pointerType: 'mouse'};
    for (const type of ['pointerdown', 'pointerup']) point(piece, type, {...second, clientX: 100, clientY: 100});
    point(piece, 'pointerdown', {...first, clientX: 100, clientY: 100});
    for (const other of [second, mouse]) {
      point(piece, 'pointerdown', {...other, clientX: 150, clientY: 150});
      point(piece, 'pointermove', {...other, clientX: 200, clientY: 200});
      point(piece, 'pointerup', {...other, clientX: 200, clientY: 200});
      point(piece, 'pointercancel', other);
    }
    expect(told).to.be.empty;
    point(piece, 'pointermove', {...first, clientX: 120, clientY: 100});
    point(piece, 'pointerup', {...first, clientX: 130, clientY: 100});
    expect(told).to.deep.equal(['start piece', 'move piece', 'drop piece']);
    expect(points.map(({x}) => x)).to.deep.equal([100, 120, 130]);
  });

  describe('puts back what is held', () => {
    it('at Escape, and keeps that key from closing anything else', async () => {
      const made = await dragging();
      let heard = false;
      const listener = (): void => void (heard = true);
      document.addEventListener('keydown', listener);
      await take(made);
      await press('a');
      expect([made.controller.held, heard]).to.deep.equal(['piece', true]);
      heard = false;
      await press('Escape');
      expect(made.told).to.deep.equal(['start piece', 'move piece', 'cancel piece']);
      expect(heard).to.be.false;
      await sendMouse({type: 'up'});
      expect(made.told.length, 'letting go is nothing any more').to.equal(3);
      await press('Escape');
      document.removeEventListener('keydown', listener);
      expect(heard, 'the next one is the page’s').to.be.true;
    });

    it('when the host is removed, and leaves no listener behind', async () => {
      const listeners = countListeners(window);
      const made = await dragging();
      await take(made);
      expect(listeners.open()).to.be.greaterThan(0);
      made.host.remove();
      expect(made.told).to.deep.equal(['start piece', 'move piece', 'cancel piece']);
      expect(listeners.open()).to.equal(0);
      listeners.stop();
      await sendMouse({type: 'up'});
      document.body.append(made.host);
      await click(made.piece);
      expect(made.told.at(-1), 'put back, it goes on').to.equal('tap piece');
    });

    it('when the capture is lost', async () => {
      const made = await dragging();
      let pointer = 0;
      made.board.addEventListener('pointermove', (event) => (pointer = event.pointerId), {once: true});
      await take(made);
      made.board.releasePointerCapture(pointer);
      await sendMouse({type: 'move', position: [20, 20]});
      expect(made.told).to.deep.equal(['start piece', 'move piece', 'cancel piece']);
      await sendMouse({type: 'up'});
    });

    it('when the pointer is cancelled', async () => {
      const {told, piece, controller} = await dragging();
      point(piece, 'pointerdown', {clientX: 100, clientY: 100});
      point(piece, 'pointermove', {clientX: 150, clientY: 100});
      point(piece, 'pointercancel', {});
      expect(told).to.deep.equal(['start piece', 'move piece', 'cancel piece']);
      expect(controller.held).to.be.undefined;
    });
  });

  it('can drag again when the board was taken out of the page meanwhile', async () => {
    const made = await dragging();
    await take(made);
    const {parentNode} = made.board;
    made.board.remove();
    await sendMouse({type: 'move', position: [30, 30]});
    await sendMouse({type: 'up'});
    parentNode!.append(made.board);
    expect(made.controller.held).to.be.undefined;
    expect(made.told.length, 'dropped or put back, once').to.equal(3);
    await click(made.piece);
    expect(made.told.at(-1)).to.equal('tap piece');
  });

  it('takes a new press of a pointer whose release nobody heard', async () => {
    const {told, piece} = await dragging();
    point(piece, 'pointerdown', {clientX: 100, clientY: 100});
    point(piece, 'pointermove', {clientX: 150, clientY: 100});
    point(piece, 'pointerdown', {clientX: 100, clientY: 100});
    point(piece, 'pointerup', {clientX: 100, clientY: 100});
    expect(told).to.deep.equal(['start piece', 'move piece', 'cancel piece', 'tap piece']);
  });

  it('is told of each press of a double click once', async () => {
    const {told, piece} = await dragging();
    await click(piece);
    await click(piece);
    expect(told).to.deep.equal(['tap piece', 'tap piece']);
  });
});
