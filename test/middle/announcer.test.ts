import {expect} from '@open-wc/testing';
import {html} from 'lit';
import {Announcer} from '../../src/input/announcer.js';
import {tokens} from '../../src/frame/tokens.styles.js';
import {hostInPage, type TestHost} from './host.js';

async function speaker(): Promise<[TestHost, Announcer, Element]> {
  let announcer!: Announcer;
  const host = await hostInPage(
    () =>
      html`<p>game</p>
        ${announcer.template()}`,
    (made) => (announcer = new Announcer(made)),
  );
  return [host, announcer, host.find('[role=status]')];
}

const words = (region: Element): string => region.textContent.trim();

describe('the announcer', () => {
  it('has one polite region, silent at first', async () => {
    const [host, , region] = await speaker();
    expect(host.shadowRoot!.querySelectorAll('[role], [aria-live]').length).to.equal(1);
    expect(region.getAttribute('role')).to.equal('status');
    expect(region.textContent).to.equal('');
  });

  it('takes no room on the screen, where the tokens are', async () => {
    const [host, announcer, region] = await speaker();
    host.shadowRoot!.append(Object.assign(document.createElement('style'), {textContent: tokens.cssText}));
    announcer.say('Ada rolls 5.');
    await host.updateComplete;
    const {position, clipPath, display} = getComputedStyle(region);
    expect(region.getBoundingClientRect().width).to.be.at.most(1);
    expect([position, clipPath]).to.deep.equal(['absolute', 'inset(50%)']);
    expect(display, 'but is read').not.to.equal('none');
  });

  it('says a sentence in that region', async () => {
    const [host, announcer, region] = await speaker();
    announcer.say('Ada rolls 5.');
    await host.updateComplete;
    expect(words(region)).to.equal('Ada rolls 5.');
    expect(host.find('[role=status]')).to.equal(region);
  });

  it('says the same sentence again as often as it is asked', async () => {
    const [host, announcer, region] = await speaker();
    let changes = 0;
    const observer = new MutationObserver((records) => (changes += records.length));
    observer.observe(region, {characterData: true, childList: true, subtree: true});
    const texts: string[] = [];
    for (let i = 0; i < 3; i++) {
      announcer.say('Ada rolls 6.');
      await host.updateComplete;
      texts.push(region.textContent);
    }
    observer.disconnect();
    expect(words(region)).to.equal('Ada rolls 6.');
    expect(texts[1]).not.to.equal(texts[0]);
    expect(texts[2]).not.to.equal(texts[1]);
    expect(changes).to.be.at.least(3);
  });

  it('is not silenced by an empty sentence', async () => {
    const [host, announcer, region] = await speaker();
    announcer.say('Ada wins.');
    await host.updateComplete;
    const {updates} = host;
    announcer.say('');
    await host.updateComplete;
    expect(words(region)).to.equal('Ada wins.');
    expect(host.updates).to.equal(updates);
  });

  it('says names as they are written, never as markup', async () => {
    const [host, announcer, region] = await speaker();
    announcer.say('<img src=x onerror=alert(1)> &amp; wins.');
    await host.updateComplete;
    expect(region.childElementCount).to.equal(0);
    expect(words(region)).to.equal('<img src=x onerror=alert(1)> &amp; wins.');
  });

  it('keeps its region and its last words when the host is put elsewhere', async () => {
    const [host, announcer, region] = await speaker();
    announcer.say('Ada rolls 5.');
    await host.updateComplete;
    const box = document.createElement('div');
    document.body.append(box);
    box.append(host);
    await host.updateComplete;
    expect(host.find('[role=status]')).to.equal(region);
    expect(words(region)).to.equal('Ada rolls 5.');
    box.remove();
  });
});
