// Odds that follow the position: those at once that are exact, the others when they are found, never stale ones.
import {expect} from '@open-wc/testing';
import {Analysis} from '../../src/kit/analysis.js';
import {found, type Search} from '../../src/core/search.js';
import {PlainHost, task} from './host.js';

interface Position {
  readonly name: string;
}
interface Odds {
  readonly chances: readonly number[];
  readonly error: number;
}

/** Odds that are found after so many steps. */
function after(steps: number, odds: Partial<Odds>): Search<Partial<Odds>> {
  return {step: () => (steps-- > 0 ? {done: false} : {done: true, value: odds})};
}

const even: Odds = {chances: [0.5, 0.5], error: 0};
const better: Odds = {chances: [0.75, 0.25], error: 0.01};

/** Resolves when the host is asked to render. */
const asked = (host: PlainHost): Promise<void> =>
  new Promise((resolve) => {
    host.requestUpdate = resolve;
  });

describe('an analysis', () => {
  it('stays that of the last position until there is a new one', async () => {
    const host = new PlainHost();
    const odds = new Analysis<Position, Odds>(host, ({name}) => [name === 'a' ? found(even) : after(3, better)]);
    odds.watch({name: 'a'}, true);
    odds.watch({name: 'b'}, true);
    expect(odds.found).to.deep.equal(even);
    await asked(host);
    expect(odds.found).to.deep.equal(better);
  });

  it('that could not be loaded is tried again at request, and for each new position', async () => {
    const host = new PlainHost();
    let loads = 0;
    const odds = new Analysis<Position, Odds>(host, () => Promise.resolve(loads++ < 2 ? undefined : [found(even)]));
    const a = {name: 'a'};
    odds.watch(a, true);
    await asked(host);
    odds.watch(a, true);
    expect(loads, 'not with every rendering').to.equal(1);
    const rendered = asked(host);
    odds.retry!();
    await rendered;
    expect(odds.retry).to.be.undefined;
    odds.watch(a, true);
    await asked(host);
    expect(odds.retry, 'in vain').to.exist;
    odds.watch({name: 'b'}, true);
    await asked(host);
    expect(odds.retry).to.be.undefined;
    await task();
    expect(odds.found).to.deep.equal(even);
  });

  it('answers one question after the other, and drops those of a position that is gone', async () => {
    const host = new PlainHost();
    const odds = new Analysis<Position, Odds>(host, ({name}) =>
      name === 'a' ? [after(2, {error: 1}), after(4, {chances: [1]})] : [found({error: 2})],
    );
    odds.watch({name: 'a'}, false);
    await asked(host);
    expect(odds.found).to.deep.equal({error: 1});
    await asked(host);
    expect(odds.found).to.deep.equal({error: 1, chances: [1]});
    odds.watch({name: 'a'}, false);
    odds.watch({name: 'b'}, false);
    for (let i = 0; i < 8; i++) await task();
    expect(odds.found).to.deep.equal({error: 2});
  });
});
