// An element that is hidden is told when it may be visible again, also where observers miss a change. Other places, and that
// nothing is left behind: test/element/out-of-sight.test.ts.
import {expect} from '@open-wc/testing';
import {html} from 'lit';
import {Visibility} from '../../src/input/visibility.js';
import {observed} from '../support/visibility.js';
import {hostInPage} from './host.js';

const places: Record<string, {markup: string; show: (place: HTMLElement) => void; hide: (place: HTMLElement) => void}> =
  {
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
  it(`an element ${where} is not visible until it is shown, again and again`, async () => {
    let visibility!: Visibility;
    let onAppeared: (() => void) | undefined;
    const host = await hostInPage(
      () => html`<p>A game</p>`,
      (made) => {
        made.style.display = 'block';
        visibility = new Visibility(made, {needed: () => true, appeared: () => onAppeared?.()});
      },
    );
    const appeared = (): Promise<void> => new Promise((resolve) => (onAppeared = resolve));
    const outer = document.createElement('div');
    outer.innerHTML = markup;
    const place = document.body.appendChild(outer).firstElementChild as HTMLElement;
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
    outer.remove();
  });
}
