import {expect} from '@open-wc/testing';
import {fc, forAll} from '../support/random.js';
import {html} from 'lit';
import {GridCursor, type GridCursorOptions} from '../../src/kit/grid-cursor.js';
import type {Cell} from '../../src/core/grid.js';
import {press} from '../support/commands.js';
import {hostInPage, PlainHost, type TestHost} from './host.js';

/** A board of lines, `#` a cell and `.` a hole. */
class Board {
  rows: string[];
  host!: TestHost;
  cursor!: GridCursor;
  readonly acts: Cell[] = [];
  readonly keys: KeyboardEvent[] = [];

  constructor(...rows: string[]) {
    this.rows = rows;
  }

  has = ([column, row]: Cell): boolean => this.rows[row]?.[column] === '#';

  async show(dir = 'ltr'): Promise<this> {
    this.host = await hostInPage(
      () =>
        html`<div dir=${dir} class="board" @keydown=${this.cursor.onKeydown}>
          ${this.rows.map(
            (line, row) =>
              html`<div>
                ${[...line].map((sign, column) => {
                  return sign === '#'
                    ? html`<span data-cell="${column} ${row}" tabindex="-1">O</span>`
                    : html`<span>.</span>`;
                })}
              </div>`,
          )}
        </div>`,
      (made) => {
        const options: GridCursorOptions = {
          size: () => [this.rows[0]?.length ?? 0, this.rows.length],
          has: this.has,
          element: ([column, row]) => made.shadowRoot!.querySelector<HTMLElement>(`[data-cell="${column} ${row}"]`),
          act: (cell) => void this.acts.push(cell),
        };
        this.cursor = new GridCursor(made, options);
      },
    );
    this.host.addEventListener('keydown', (event) => this.keys.push(event));
    return this;
  }

  element([column, row]: Cell): HTMLElement {
    return this.host.find(`[data-cell="${column} ${row}"]`);
  }

  /** The cell that has the focus. */
  get focused(): Cell | undefined {
    return this.host.shadowRoot!.activeElement?.getAttribute('data-cell')?.split(' ').map(Number) as unknown as Cell;
  }

  async press(...keys: string[]): Promise<Cell | undefined> {
    await press(...keys);
    await this.host.updateComplete;
    return this.focused;
  }

  /** The last key's default action was taken away. */
  get prevented(): boolean {
    return this.keys.at(-1)!.defaultPrevented;
  }
}

async function focusedAt(board: Board, cell: Cell, dir?: string): Promise<Board> {
  await board.show(dir);
  board.cursor.cell = cell;
  await board.host.updateComplete;
  board.element(cell).focus();
  return board;
}

describe('the grid cursor', () => {
  it('goes over holes, and to the outermost cells of a row', async () => {
    const board = await focusedAt(new Board('.#.#.', '#####', '.#.#.'), [1, 0]);
    expect(await board.press('ArrowRight')).to.deep.equal([3, 0]);
    expect(await board.press('ArrowRight'), 'nothing but holes from here').to.deep.equal([3, 0]);
    expect(board.prevented, 'the page stays, too').to.be.true;
    expect(await board.press('Home')).to.deep.equal([1, 0]);
    expect(await board.press('Control', 'End')).to.deep.equal([3, 2]);
    expect(await board.press('Control', 'Home')).to.deep.equal([1, 0]);
  });

  it('does not mirror the board where the text goes from right to left', async () => {
    const board = await focusedAt(new Board('###', '###'), [1, 0], 'rtl');
    expect(await board.press('ArrowRight')).to.deep.equal([2, 0]);
    expect(await board.press('Home')).to.deep.equal([0, 0]);
    expect(await board.press('End')).to.deep.equal([2, 0]);
  });

  it('acts once for a key that is held, and takes its repeats', async () => {
    const board = await focusedAt(new Board('###'), [1, 0]);
    for (const key of ['Enter', ' ']) {
      const repeated = new KeyboardEvent('keydown', {
        key,
        repeat: true,
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      board.element([1, 0]).dispatchEvent(repeated);
      expect(repeated.defaultPrevented, key).to.be.true;
    }
    expect(board.acts).to.be.empty;
    expect(board.focused).to.deep.equal([1, 0]);
  });

  it('leaves keys alone that mean something else', async () => {
    const board = await focusedAt(new Board('###'), [1, 0]);
    for (const keys of [['a'], ['Escape'], ['Control', 'ArrowRight'], ['Tab']]) {
      const key = new KeyboardEvent('keydown', {
        key: keys.at(-1)!,
        ctrlKey: keys.length > 1,
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      board.element([1, 0]).dispatchEvent(key);
      expect(key.defaultPrevented, keys.join('+')).to.be.false;
    }
    for (const modifier of [{altKey: true}, {metaKey: true}]) {
      for (const key of ['ArrowRight', 'Home', 'Enter', ' ']) {
        const event = new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true, ...modifier});
        board.element([1, 0]).dispatchEvent(event);
        expect(event.defaultPrevented, `${key} ${JSON.stringify(modifier)}`).to.be.false;
      }
    }
    expect(board.acts).to.be.empty;
    board.element([1, 0]).addEventListener('keydown', (event) => event.preventDefault(), {once: true});
    await board.press('ArrowRight');
    expect(board.cursor.cell, 'someone else has taken the key').to.deep.equal([1, 0]);
  });

  it('is always on a cell, and moves along its row or column only, whatever the board and the keys', () => {
    const board = fc
      .array(fc.array(fc.boolean(), {minLength: 5, maxLength: 5}), {minLength: 1, maxLength: 5})
      .filter((rows) => rows.some((row) => row.includes(true)));
    const keys = fc.array(fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'), {
      maxLength: 20,
    });
    forAll(25, [board, board, keys], (first, second, pressed) => {
      let rows = first;
      const has = ([column, row]: Cell): boolean => rows[row]?.[column] === true;
      const cursor = new GridCursor(new PlainHost(), {
        size: () => [5, rows.length],
        has,
        element: () => null,
      });
      for (const key of pressed) {
        const [column, row] = cursor.cell;
        expect(has([column, row])).to.be.true;
        cursor.onKeydown(new KeyboardEvent('keydown', {key}));
        const to = cursor.cell;
        expect(has(to)).to.be.true;
        expect(to[0] === column || to[1] === row).to.be.true;
      }
      rows = second;
      expect(has(cursor.cell)).to.be.true;
    });
  });
});
