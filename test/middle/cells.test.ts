import {expect} from '@open-wc/testing';
import {html, svg, type TemplateResult} from 'lit';
import {gridRows, over, targetStyles, type Box} from '../../src/kit/cells.js';
import {hostInPage, type TestHost} from './host.js';

const style = document.createElement('style');
// the frame fits a board into its space
style.textContent = `${targetStyles.cssText} .board {max-inline-size: 100%; block-size: auto}`;

/** A drawing with the areas and the layer of targets above it, in a host. */
const show = (box: Box, areas: readonly Box[], layer: () => TemplateResult): Promise<TestHost> =>
  hostInPage(
    () =>
      html`${style.cloneNode(true)}
        <div class="layers">
          <svg class="board" viewBox=${box.join(' ')} width=${box[2] * 9} height=${box[3] * 9} aria-hidden="true">
            ${areas.map(([x, y, width, height]) => svg`<rect x=${x} y=${y} width=${width} height=${height} />`)}
          </svg>
          ${layer()}
        </div>`,
    () => undefined,
  );

/** Checks that each target is where its area is drawn. */
function expectOver(host: TestHost, targets: string): void {
  const [drawn, found] = ['rect', targets].map((selector) =>
    Array.from(host.shadowRoot!.querySelectorAll(selector), (element) => element.getBoundingClientRect()),
  );
  expect(found!.length).to.equal(drawn!.length);
  drawn!.forEach((rect, i) => {
    for (const side of ['left', 'top', 'right', 'bottom'] as const)
      expect(found![i]![side]).to.be.closeTo(rect[side], 1);
  });
}

describe('cells over a drawing', () => {
  it('are where the squares of a regular grid are drawn, inside a rim', async () => {
    const box: Box = [-14, -14, 328, 228];
    const squares = Array.from({length: 6}, (_, i): Box => [(i % 3) * 100, Math.floor(i / 3) * 100, 100, 100]);
    const rows = gridRows(3, 2, (cell) => `data-cell="${cell}"`);
    const host = await show(box, squares, () => {
      return html`<div class="targets" role="grid" aria-label="Board" ${over(box, [0, 0, 300, 200])}>
        ${rows('a1', 'b1', 'c1', 'a2', 'b2', 'c2')}
      </div>`;
    });
    expectOver(host, '[role=gridcell]');
    const last = host.find('[data-cell="5"]');
    expect([last.ariaLabel, last.ariaColIndex, last.parentElement!.ariaRowIndex]).to.deep.equal(['c2', '3', '2']);
    expect(host.shadowRoot!.querySelectorAll('[role=grid] > [role=row] > [role=gridcell]')).to.have.length(6);
  });

  it('are anywhere, and move with the drawn areas', async () => {
    const box: Box = [100, 50, 400, 200];
    const areas: Box[] = [
      [100, 50, 90, 30],
      [333, 201, 12, 49],
    ];
    const host = await show(box, areas, () => {
      return html`<div class="targets free" role="group">
        ${areas.map((area) => html`<button ${over(box, area)}></button>`)}
      </div>`;
    });
    expectOver(host, 'button');
    areas[0] = [200, 100, 50, 50];
    host.requestUpdate();
    await host.updateComplete;
    expectOver(host, 'button');
  });
});
