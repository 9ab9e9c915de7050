// The documentation's tables and code blocks: where they are wider than the page, the keyboard reaches them.
import {expect} from '@open-wc/testing';
import {ScrollRegion} from '../../stories/support/scroll-region.js';
import {place} from '../example/harness.js';

if (!customElements.get('scroll-region')) customElements.define('scroll-region', ScrollRegion);

const frame = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** A region of 300 pixels below a heading, with something in it. */
async function regionOf(html: string): Promise<ScrollRegion> {
  const page = document.createElement('div');
  page.style.inlineSize = '300px';
  page.innerHTML = `<h2>First</h2><h2>Second</h2><scroll-region style="display: block; overflow: auto">${html}</scroll-region><h2>Third</h2>`;
  place(page);
  await frame();
  return page.querySelector('scroll-region') as ScrollRegion;
}

const table = (width: number): string =>
  `<table style="inline-size: ${width}px"><tbody><tr><td>Cell</td></tr></tbody></table>`;
const described = (element: Element): (string | null)[] =>
  ['tabindex', 'role', 'aria-label'].map((name) => element.getAttribute(name));

describe('a scroll region of the documentation', () => {
  it('changes as its content and its room do', async () => {
    const region = await regionOf(table(200));
    region.querySelector('table')!.style.inlineSize = '500px';
    await frame();
    expect(described(region)).to.deep.equal(['0', 'group', 'Table: Second']);
    region.parentElement!.style.inlineSize = '600px';
    await frame();
    expect(described(region)).to.deep.equal([null, null, null]);
    region.innerHTML = table(700);
    await frame();
    expect(described(region)).to.deep.equal(['0', 'group', 'Table: Second']);
  });

  it('names the viewport that Storybook puts around code, which takes the focus already', async () => {
    const region = await regionOf(
      '<div data-radix-scroll-area-viewport tabindex="0" style="overflow: auto"><pre style="inline-size: 500px">code</pre></div>',
    );
    expect(described(region)).to.deep.equal([null, null, null]);
    expect(described(region.firstElementChild!)).to.deep.equal(['0', 'group', 'Code: Second']);
  });
});
