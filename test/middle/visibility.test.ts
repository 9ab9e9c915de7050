// Whether anybody can see an element: wherever it is hidden, it is told when it may be visible again. Other places, and that
// nothing is left behind: test/element/out-of-sight.test.ts.
import {expect} from '@open-wc/testing';
import {html} from 'lit';
import {Visibility} from '../../src/input/visibility.js';
import {hideDocument, observed} from '../support/visibility.js';
import {countListeners, hostInPage, type TestHost} from './host.js';

describe('an element', () => {
  let host: TestHost;
  let visibility: Visibility;
  let needed = true;
  let appearances = 0;
  let onAppeared: (() => void) | undefined;

  beforeEach(async () => {
    needed = true;
    host = await hostInPage(
      () => html`<p>A game</p>`,
      (made) => {
        made.style.display = 'block';
        visibility = new Visibility(made, {
          needed: () => needed,
          appeared: () => {
            appearances++;
            onAppeared?.();
          },
        });
      },
    );
    appearances = 0;
  });
  afterEach(() => {
    needed = false;
    onAppeared = undefined;
    for (const box of boxes.splice(0)) box.remove();
  });

  const boxes: Element[] = [];
  function box(markup: string): HTMLElement {
    const made = document.createElement('div');
    made.innerHTML = markup;
    document.body.append(made);
    boxes.push(made);
    return made.firstElementChild as HTMLElement;
  }
  /** Resolves once it may be visible again. */
  const appeared = (): Promise<void> => new Promise((resolve) => (onAppeared = resolve));

  const places: Record<
    string,
    {markup: string; show: (place: HTMLElement) => void; hide: (place: HTMLElement) => void}
  > = {
    'in a closed dialog': {
      markup: '<dialog></dialog>',
      show: (place) => (place as HTMLDialogElement).show(),
      hide: (place) => (place as HTMLDialogElement).close(),
    },
    'scrolled out of a box': {
      markup: '<div style="block-size: 50px; overflow: auto"><div style="block-size: 500px"></div></div>',
      show: (place) => place.scrollTo(0, 1000),
      hide: (place) => place.scrollTo(0, 0),
    },
  };

  for (const [where, {markup, show, hide}] of Object.entries(places)) {
    it(`${where} is not visible until it is shown, again and again`, async () => {
      const place = box(markup);
      place.append(host);
      void visibility.visible;
      await observed(host);
      expect(visibility.visible).to.be.false;
      for (let i = 0; i < 2; i++) {
        let again = appeared();
        show(place);
        await again;
        expect(visibility.visible).to.be.true;
        hide(place);
        await observed(host);
        expect(visibility.visible).to.be.false;
        // shown and hidden between two frames
        show(place);
        hide(place);
        await observed(host);
        expect(visibility.visible).to.be.false;
        // hidden and shown between two frames
        again = appeared();
        show(place);
        await again;
        hide(place);
        const unseen = !visibility.visible;
        again = appeared();
        show(place);
        // a scroll is looked at with the next frame: nothing was missed then
        if (unseen) await again;
        expect(visibility.visible).to.be.true;
        hide(place);
        await observed(host);
      }
    });
  }

  it('outside of a page is not visible, and is told when it is in one', () => {
    host.remove();
    expect(visibility.visible).to.be.false;
    document.body.append(host);
    expect(appearances).to.equal(1);
    expect(visibility.visible).to.be.true;
    new DOMParser().parseFromString('', 'text/html').body.append(host);
    expect(visibility.visible).to.be.false;
  });

  it('of another document is visible as that is', async () => {
    const frame = box('<iframe></iframe>') as HTMLIFrameElement;
    const other = frame.contentDocument!;
    const listeners = countListeners(document);
    try {
      expect(visibility.visible).to.be.true;
      other.body.append(host);
      expect(listeners.open()).to.equal(0);
      expect(visibility.visible).to.be.true;
      const restore = hideDocument(other);
      expect(visibility.visible).to.be.false;
      restore();
      await observed(host);
      expect(visibility.visible).to.be.true;
      host.remove();
    } finally {
      listeners.stop();
    }
  });
});
