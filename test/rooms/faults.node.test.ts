// Schedules of faults over three servers and one Redis. In a full run they are random; a failure says how to repeat it.
import {after, before, test, type TestContext} from 'node:test';
import {fc} from '../support/random.js';
import {full} from '../support/run.mjs';
import {Deployment, kinds, type Fault} from './fault-bed.js';
import {hasRedis} from './processes.js';

const skip = !(await hasRedis());
if (skip) console.log('redis-server is not installed here: the schedules of faults are left out');

let deployment: Deployment;
before(async () => {
  if (!skip) deployment = await Deployment.start(full ? 3 : 2);
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
    {kind: 'kill', who: 0, wait: 800, lasts: 0},
    {kind: 'crash', who: 0, wait: 100, lasts: 400},
  ];
  t.diagnostic(await deployment.run(faults));
});

test('a power cut after which Redis has lost the last moves', {skip, timeout: 200_000}, async (t) => {
  t.diagnostic(await deployment.run([{kind: 'power cut', who: 0, wait: 100, lasts: 800}]));
});

/** @param names of the faults */
async function random(t: TestContext, names: readonly Fault['kind'][], numRuns: number): Promise<void> {
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
    {numRuns, endOnFailure: true},
  );
}

if (full) {
  const losing: readonly Fault['kind'][] = ['lose', 'power cut'];
  const others = kinds.filter((kind) => !losing.includes(kind));
  test('random faults', {skip}, (t) => random(t, others, 4));
  test('random faults, and Redis loses the last moves', {skip}, (t) => random(t, [...kinds, ...losing, ...losing], 3));
}
