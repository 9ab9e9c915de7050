// What screen readers receive: they speak elements that are inserted into the live region.
import {expect} from '@open-wc/testing';
import {Announcer} from '../../src/input/announcer.js';
import {hostInPage} from './host.js';

/** What is inserted by these announcements, each list in one rendering: texts of the outermost elements with a role. */
async function inserted(...renderings: string[][]): Promise<string[]> {
  let announcer!: Announcer;
  const host = await hostInPage(
    () => announcer.template(),
    (element) => (announcer = new Announcer(element)),
  );
  const region = host.find('[role=status]');
  const texts: string[] = [];
  const hear = (changes: readonly MutationRecord[]): void => {
    const added = changes.flatMap(({addedNodes}) => [...addedNodes]);
    const elements = added.filter((node) => node instanceof Element);
    // what has no role is no element in the tree of Chromium, but its contents are
    const read = elements.flatMap((element) => (element.matches('p, [role]') ? element : [...element.children]));
    texts.push(...read.map(({textContent}) => textContent.trim().replace(/\s+/g, ' ')));
  };
  const observer = new MutationObserver(hear);
  observer.observe(region, {childList: true, subtree: true});
  for (const said of renderings) {
    for (const text of said) announcer.say(text);
    await host.updateComplete;
    hear(observer.takeRecords());
  }
  return texts;
}

it('a repeated announcement is an element of its own', async () => {
  expect(await inserted(['Taken.'], ['Taken.'], ['Taken.'])).to.deep.equal(['Taken.', 'Taken.', 'Taken.']);
});

it('announcements of one rendering are one insertion, in their order', async () => {
  const texts = await inserted(['Your turn.'], ['Undone: a1.', 'Your turn.'], ['b2.']);
  expect(texts).to.deep.equal(['Your turn.', 'Undone: a1. Your turn.', 'b2.']);
});
