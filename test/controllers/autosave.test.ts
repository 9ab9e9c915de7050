import {expect} from '@open-wc/testing';
import * as fc from 'fast-check';
import {Autosave} from '../../src/controllers/autosave.js';
import type {Refusal} from '../../src/core/game.js';
import type {Json} from '../../src/core/json.js';

describe('autosave', () => {
  let reports: Refusal[] = [];
  const saving = (game = 'test-game'): Autosave => new Autosave(game, (refusal) => reports.push(refusal));

  beforeEach(() => {
    reports = [];
    localStorage.clear();
  });
  afterEach(() => localStorage.clear());

  it('gives back what was kept, also to another page', () => {
    saving().write('blog', {moves: [1, 2]});
    expect(saving().read('blog')).to.deep.equal({moves: [1, 2]});
    expect(reports).to.be.empty;
  });

  it('has nothing where nothing was kept', () => {
    expect(saving().read('blog')).to.be.undefined;
    expect(reports).to.be.empty;
  });

  it('forgets what was kept', () => {
    const autosave = saving();
    autosave.write('blog', 1);
    autosave.remove('blog');
    autosave.remove('never there');
    expect(autosave.read('blog')).to.be.undefined;
    expect(localStorage.length).to.equal(0);
  });

  it('keeps games, names and parts apart', () => {
    const [one, two] = [saving('one'), saving('two')];
    one.write('a', 'one a');
    one.write('b', 'one b');
    one.write('a', 'best', 'scores');
    two.write('a', 'two a');
    expect([one.read('a'), one.read('b'), one.read('a', 'scores'), two.read('a')]).to.deep.equal(['one a', 'one b', 'best', 'two a']);
    one.remove('a');
    expect(one.read('a', 'scores')).to.equal('best');
    expect(two.read('a')).to.equal('two a');
  });

  it('has keys that a page can tell', () => {
    expect(Autosave.key('ludo', 'blog')).to.equal('parlour:ludo:game:blog');
    expect(Autosave.key('ludo', 'blog', 'scores')).to.equal('parlour:ludo:scores:blog');
    saving('ludo').write('blog', 1);
    expect(localStorage.key(0)).to.equal('parlour:ludo:game:blog');
  });

  it('gives back any JSON', () => {
    const autosave = saving();
    fc.assert(
      fc.property(fc.string(), fc.jsonValue({noUnicodeString: false}), (name, value) => {
        autosave.write(name, value as Json);
        expect(autosave.read(name)).to.deep.equal(JSON.parse(JSON.stringify(value)));
      }),
      {numRuns: 10},
    );
    expect(reports).to.be.empty;
  });

  it('takes damaged JSON for nothing', () => {
    for (const text of ['', '{"moves":', 'undefined', '\u0000', '[1,]']) {
      localStorage.setItem(Autosave.key('test-game', 'blog'), text);
      expect(saving().read('blog'), text).to.be.undefined;
    }
    expect(reports).to.be.empty;
  });

  it('tells once of storage that is full, and keeps what was there', () => {
    const autosave = saving();
    autosave.write('blog', 'small');
    const large = 'x'.repeat(20_000_000);
    autosave.write('blog', large);
    autosave.write('blog', large);
    expect(reports.length).to.equal(1);
    expect(reports[0]!.code).to.equal('storage');
    expect(reports[0]!.message).to.contain('write');
    expect(autosave.read('blog')).to.equal('small');
    autosave.write('blog', 'fits again');
    expect(autosave.read('blog')).to.equal('fits again');
  });

  it('tells once of storage that is forbidden, and never throws', () => {
    const storage = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    try {
      const autosave = saving();
      expect(autosave.read('blog')).to.be.undefined;
      autosave.write('blog', 1);
      autosave.remove('blog');
    } finally {
      Object.defineProperty(window, 'localStorage', storage);
    }
    expect(localStorage, 'back again').to.be.an.instanceof(Storage);
    expect(reports.length).to.equal(1);
    expect(reports[0]).to.deep.include({ok: false, code: 'storage'});
    expect(reports[0]!.message).to.contain('insecure');
  });

  it('is silent in a sandboxed frame, but for its one report', async () => {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.srcdoc = `<script>try { localStorage.length; parent.postMessage('allowed', '*') } catch { parent.postMessage('forbidden', '*') }</script>`;
    const answer = new Promise((resolve) => window.addEventListener('message', ({data}) => resolve(data), {once: true}));
    document.body.append(frame);
    // what the test above pretends is what such frames do
    expect(await answer).to.equal('forbidden');
    frame.remove();
  });
});
