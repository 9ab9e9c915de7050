// Schedules of faults over several servers and one Redis: two that are fixed, and `CASES=20` for long random ones.
import {after, before, test, type TestContext} from 'node:test';
import {fc} from '../support/random.js';
import {factor} from '../support/run.mjs';
import {Deployment, kinds, type Fault} from './fault-bed.js';
import {noRedis} from './processes.js';

const skip = await noRedis();

let deployment: Deployment;
before(async () => {
  if (!skip) deployment = await Deployment.start(factor > 1 ? 3 : 2);
});
// a test that failed has left connections open, which would keep Node alive
after(() => void setTimeout(() => process.exit(), 2000).unref());
after(() => deployment?.end());

test('a short schedule of faults', {skip, timeout: 200_000}, async (t) => {
  const faults: Fault[] = [
    {kind: 'cut', who: 0, wait: 200, lasts: 0},
    {kind: 'leave', who: 5, wait: 50, lasts: 300},
    {kind: 'rematch and cut', who: 1, wait: 50, lasts: 0},
    {kind: 'subscriber cut', who: 0, wait: 100, lasts: 600},
    {kind: 'redis slow', who: 1, wait: 50, lasts: 300},
    {kind: 'reload', who: 3, wait: 50, lasts: 100},
    {kind: 'freeze', who: 1, wait: 300, lasts: 700},
    {kind: 'cut and rematch', who: 6, wait: 50, lasts: 0},
    {kind: 'stop', who: 1, wait: 300, lasts: 0},
    {kind: 'kill', who: 0, wait: 800, lasts: 0},
    {kind: 'crash', who: 0, wait: 100, lasts: 400},
  ];
  t.diagnostic(await deployment.run(faults));
});

test('a power cut after which Redis has lost the last moves', {skip, timeout: 200_000}, async (t) => {
  t.diagnostic(await deployment.run([{kind: 'power cut', who: 0, wait: 100, lasts: 800}]));
});

/** @param names of the faults */
async function random(t: TestContext, names: readonly Fault['kind'][]): Promise<void> {
  const fault = fc.record({
    kind: fc.constantFrom(...names),
    who: fc.nat(11),
    wait: fc.integer({min: 20, max: 1500}),
    lasts: fc.integer({min: 0, max: 7000}),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fault, {minLength: 12, maxLength: 20}), async (faults) =>
      t.diagnostic(await deployment.run(faults)),
    ),
    {numRuns: 1, endOnFailure: true},
  );
}

if (factor > 1) {
  const losing: readonly Fault['kind'][] = ['lose', 'power cut'];
  const others = kinds.filter((kind) => !losing.includes(kind));
  test('random faults', {skip}, (t) => random(t, others));
  test('random faults, and Redis loses the last moves', {skip}, (t) => random(t, [...kinds, ...losing, ...losing]));
}
