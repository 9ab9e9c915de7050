// What screen readers receive: they speak paragraphs that are inserted into the live region.
import {expect} from '@open-wc/testing';
import {Announcer} from '../../src/input/announcer.js';
import {hostInPage} from './host.js';

/** The paragraphs that these announcements insert, each list in one rendering. */
async function inserted(...renderings: string[][]): Promise<string[]> {
  let announcer!: Announcer;
  const host = await hostInPage(
    () => announcer.template(),
    (element) => (announcer = new Announcer(element)),
  );
  const known = new Set<Element>();
  const texts: string[] = [];
  for (const said of renderings) {
    for (const text of said) announcer.say(text);
    await host.updateComplete;
    for (const paragraph of host.find('[role=status]').querySelectorAll('p')) {
      if (!known.has(paragraph)) texts.push(paragraph.textContent.trim().replace(/\s+/g, ' '));
      known.add(paragraph);
    }
  }
  return texts;
}

it('a repeated announcement is an element of its own', async () => {
  expect(await inserted(['Taken.'], ['Taken.'], ['Taken.'])).to.deep.equal(['Taken.', 'Taken.', 'Taken.']);
});

it('announcements of one rendering are one paragraph, in their order', async () => {
  const texts = await inserted(['Your turn.'], ['Undone: a1.', 'Your turn.'], ['b2.']);
  expect(texts).to.deep.equal(['Your turn.', 'Undone: a1. Your turn.', 'b2.']);
});
