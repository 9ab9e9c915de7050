import {expect} from '@open-wc/testing';
import {Autosave} from '../../src/play/autosave.js';
import type {Refusal} from '../../src/core/game.js';

describe('autosave', () => {
  let reports: Refusal[] = [];
  const saving = (game = 'test-game', name?: string): Autosave =>
    new Autosave(
      game,
      () => name ?? 'blog',
      (refusal) => reports.push(refusal),
    );

  beforeEach(() => {
    reports = [];
    localStorage.clear();
  });
  afterEach(() => localStorage.clear());

  it('takes what is larger than a record for nothing, without parsing it', () => {
    const autosave = saving();
    autosave.writeText(`[${'[],'.repeat(100_000)}0]`);
    expect(autosave.read()).to.have.length(100_001);
    autosave.writeText(`[${'[],'.repeat(300_000)}0]`);
    expect(autosave.read()).to.be.undefined;
  });

  it('keeps games, names and parts apart', () => {
    const places = [saving('one', 'a'), saving('one', 'b'), saving('two', 'a')];
    places.forEach((autosave, i) => autosave.write(i));
    places[0]!.write('best', 'results');
    expect(places.map((autosave) => autosave.read())).to.deep.equal([0, 1, 2]);
    expect(places.map((autosave) => autosave.read('results'))).to.deep.equal(['best', undefined, undefined]);
  });

  it('takes damaged JSON for nothing', () => {
    for (const text of ['', '{"moves":', 'undefined', '\u0000', '[1,]']) {
      localStorage.setItem(Autosave.key('test-game', 'blog'), text);
      expect(saving().read(), text).to.be.undefined;
    }
    expect(reports).to.be.empty;
  });

  it('tells once of storage that is full, and keeps what was there', () => {
    const autosave = saving();
    autosave.write('small');
    const large = 'x'.repeat(20_000_000);
    autosave.write(large);
    autosave.write(large);
    expect(reports.length).to.equal(1);
    expect(reports[0]!.code).to.equal('storage');
    expect(reports[0]!.message).to.contain('write');
    expect(autosave.read()).to.equal('small');
    autosave.write('fits again');
    expect(autosave.read()).to.equal('fits again');
  });
});
