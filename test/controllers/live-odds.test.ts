// Odds that follow the position: those at once that are exact, the others when they are found, never stale ones.
import {expect} from '@open-wc/testing';
import {LiveOdds, type Odds} from '../../src/controllers/live-odds.js';
import {found, type Search} from '../../src/core/search.js';
import {PlainHost} from './host.js';

interface Position {
  readonly name: string;
}

/** Odds that are found after so many steps. */
function after(steps: number, odds: Odds): Search<Odds> {
  return {step: () => (steps-- > 0 ? {done: false} : {done: true, value: odds})};
}

const even: Odds = {chances: [0.5, 0.5], error: 0};
const better: Odds = {chances: [0.75, 0.25], error: 0.01};

/** Resolves when the host is asked to render. */
const asked = (host: PlainHost): Promise<void> =>
  new Promise((resolve) => {
    host.requestUpdate = (): void => {
      host.requests++;
      resolve();
    };
  });

describe('live odds', () => {
  it('are there at once where the first step finds them', () => {
    const odds = new LiveOdds<Position, Odds>(new PlainHost(), () => found(even));
    odds.watch({name: 'a'}, 2);
    expect(odds.found).to.equal(even);
  });

  it('stay those of the last position until the new ones are found', async () => {
    const host = new PlainHost();
    const odds = new LiveOdds<Position, Odds>(host, ({name}) => (name === 'a' ? found(even) : after(3, better)));
    odds.watch({name: 'a'}, 2);
    odds.watch({name: 'b'}, 2);
    expect(odds.found).to.equal(even);
    const rendering = asked(host);
    await rendering;
    expect(odds.found).to.equal(better);
  });

  it('of another number of players are not kept', () => {
    const odds = new LiveOdds<Position, Odds>(new PlainHost(), ({name}) => (name === 'a' ? found(even) : after(1e9, better)));
    odds.watch({name: 'a'}, 2);
    odds.watch({name: 'b'}, 3);
    expect(odds.found).to.equal(undefined);
    odds.watch(undefined, 3);
  });

  it('are reckoned once for a position, and again after the host was away', () => {
    const host = new PlainHost();
    let times = 0;
    const odds = new LiveOdds<Position, Odds>(host, () => (times++, found(even)));
    const position = {name: 'a'};
    odds.watch(position, 2);
    odds.watch(position, 2);
    expect(times).to.equal(1);
    host.disconnect();
    odds.watch(position, 2);
    expect(times).to.equal(2);
  });

  it('are none where nothing is watched', () => {
    const odds = new LiveOdds<Position, Odds>(new PlainHost(), () => found(even));
    odds.watch({name: 'a'}, 2);
    odds.watch(undefined, 2);
    expect(odds.found).to.equal(undefined);
  });
});
