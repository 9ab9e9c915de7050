// Statistics over games that have ended: what counts, once, and what is kept of it, whatever is stored.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Draw} from '../../src/core/random.js';
import {fc, forAll} from '../support/random.js';
import {linkOf} from '../../src/extensions/share/links.js';
import {variantIn} from '../../src/extensions/results/outcome.js';
import {summaryOf} from '../../src/extensions/results/results.js';
import type {SummaryModel} from '../../src/frame/templates/summary.js';
import {
  counted,
  reset,
  restored,
  statisticsOf,
  variantOf,
  type KeptStatistics,
  type Outcome,
} from '../../src/extensions/results/statistics.js';

test('the link of a result leads others to the same place of the page, and into no room', () => {
  const address = 'https://example.org/a?game=ludo&players=Ada,Ben#top';
  assert.equal(linkOf(address), address);
  assert.equal(linkOf('https://example.org/?game=ludo&room=ABCDEF#room=ABCDEF'), 'https://example.org/?game=ludo');
  assert.equal(linkOf('https://example.org/#top&room-mine=ABCDEF'), 'https://example.org/#top');
  for (const href of ['file:///home/ada/game.html', 'about:srcdoc', 'blob:null/1']) assert.equal(linkOf(href), '');
});

test('what chance deals does not make another game of it', () => {
  const rules = {
    parseOptions: (raw: object) => ({level: 1, board: null, ...raw}),
    deal: (options: object, draw: Draw) => ({...options, board: draw.int(1, 100)}),
  };
  const variant = (options: object): string => {
    const view = {options, seats: []};
    return variantIn({rules} as unknown as Parameters<typeof variantIn>[0], view as never, {});
  };
  assert.equal(variant({level: 1, board: 5}), variant({level: 1, board: 7}));
  assert.notEqual(variant({level: 2, board: 5}), variant({level: 1, board: 5}));
});

test('the link of a result does not track', () => {
  assert.equal(
    linkOf('https://example.org/?utm_source=a&game=ludo&utm_medium=b&fbclid=c&gclid=d&msclkid=e#top'),
    'https://example.org/?game=ludo#top',
  );
});

const game = (id: string, more: Partial<Outcome> = {}): Outcome => ({
  id,
  variant: 'v',
  won: false,
  drawn: false,
  winners: [],
  ...more,
});
const after = (...games: Outcome[]): KeptStatistics =>
  games.reduce<KeptStatistics>((kept, one) => counted(JSON.parse(JSON.stringify(kept)), one), {});

test('count games, wins, scores and wins in a row, apart for other options', () => {
  const kept = after(
    ...[10, 30, 25].map((score, i) => game(`a${i}`, {score, won: i !== 1})),
    ...[3, 1, 2].map((score, i) => game(`b${i}`, {variant: 'low', score, low: true})),
    ...[true, true, true, false, true, true].map((won, i) => game(`c${i}`, {variant: 'won', won})),
  );
  const of = (variant: string): unknown[] => {
    const {games, wins, best, average, streak, longestStreak} = statisticsOf(kept, variant);
    return [games, wins, best, average, streak, longestStreak];
  };
  assert.deepEqual(of('v'), [3, 2, 30, 65 / 3, 1, 1]);
  assert.deepEqual(of('low'), [3, 0, 1, 2, 0, 0], 'fewer may be better');
  assert.deepEqual(of('won'), [6, 5, undefined, undefined, 2, 3]);
  assert.deepEqual(of('x'), [0, 0, undefined, undefined, 0, 0]);
});

test('the last hundred scores are kept, and what is stored is checked', () => {
  const kept = after(...Array.from({length: 105}, (_, i) => game(String(i), {score: i})));
  assert.deepEqual(
    statisticsOf(kept, 'v').scores,
    Array.from({length: 100}, (_, i) => i + 5),
  );
  assert.deepEqual(statisticsOf({v: {games: 3, scores: [1, 'a', 2.5, null, 7]}}, 'v').scores, [1, 7]);
  assert.deepEqual(statisticsOf({v: {games: 3}}, 'v').scores, [], 'stored before scores were');
});

/** What the card says after these scores, the last of which is that of the game. */
function summaryAfter(scores: readonly number[], more: Partial<Outcome> = {}): SummaryModel {
  const outcomes = scores.map((score, i) => game(String(i), {score, ...more}));
  const words = {
    say: (key: string, {n}: {n?: number} = {}) => (n === undefined ? key : `${key} ${n}`),
    number: (value: number) => String(Math.round(value * 10) / 10),
  };
  const view = {words, names: ['You'], seats: [{name: '', kind: 'person'}]} as unknown as Parameters<
    typeof summaryOf
  >[0];
  return summaryOf(view, statisticsOf(after(...outcomes), 'v'), outcomes.at(-1)!, 9);
}

test('the card says best, average, how often each score was reached, and a next goal', () => {
  const {figures, bars, own, goal} = summaryAfter([100, 431, 260]);
  assert.deepEqual(figures.slice(0, 2), [
    ['best', '431'],
    ['average', '263.7'],
  ]);
  assert.deepEqual([bars, own], [[1, 0, 0, 1, 0, 0, 0, 1], 3]);
  assert.equal(goal, 'goal 432');
  assert.equal(summaryAfter([100, 431]).goal, 'goal 500');
  assert.equal(summaryAfter([0]).goal, 'goal 10');
});

test('where fewer is better the goal is one less than the best, and none below one', () => {
  const low = (...scores: number[]): SummaryModel => summaryAfter(scores, {low: true});
  assert.equal(low(4, 3).goal, 'goal 2');
  assert.equal(low(2, 5).goal, 'goal 2', 'first the best again');
  assert.equal(low(2, 1).goal, undefined);
  assert.deepEqual(low(3, 3, 12).bars, [0, 0, 2, 0, 0, 0, 0, 1]);
});

test('days in a row: a day missed begins anew, the same day twice is one', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-01', '2026-03-03'];
  const streaks = days.map(
    (_, i) =>
      statisticsOf(after(...days.slice(0, i + 1).map((day, at) => game(String(at), {day, score: 5}))), 'v').streak,
  );
  assert.deepEqual(streaks, [1, 2, 3, 3, 1]);
  const puzzles = after(
    game('a', {day: '2026-02-28', won: true, low: true, score: 1}),
    game('b', {day: '2026-03-01', won: false, low: true, score: 2}),
    game('c', {day: '2026-03-01', won: true, low: true, score: 1}),
  );
  assert.equal(statisticsOf(puzzles, 'v').streak, 1, 'a puzzle that was not solved ends it');
});

test('a game counts once, as it ended last', () => {
  const kept = after(game('a', {score: 10, won: true}), game('b', {score: 20}), game('b', {score: 24, won: true}));
  const {games, best, average, streak} = statisticsOf(kept, 'v');
  assert.deepEqual([games, best, average, streak], [2, 24, 17, 2]);
  assert.deepEqual(counted(kept, game('a', {score: 99})), kept, 'one that another came after stays as it was');
});

test('players by name, most wins first', () => {
  const kept = after(
    ...['Ada', '__proto__', 'Ben', 'Ben', '__proto__', 'Ben'].map((name, i) => game(String(i), {winners: [name]})),
  );
  assert.deepEqual(statisticsOf(kept, 'v').players, [
    {name: 'Ben', wins: 3},
    {name: '__proto__', wins: 2},
    {name: 'Ada', wins: 1},
  ]);
});

test('what was reset is gone, and games that had been counted are not counted again', () => {
  const kept = reset(after(game('a', {score: 10})), 'v');
  assert.equal(statisticsOf(kept, 'v').games, 0);
  assert.equal(statisticsOf(counted(kept, game('a', {score: 10})), 'v').games, 0);
});

test('a reset that is taken back leaves what has been counted since, here and elsewhere', () => {
  const before = counted(after(game('a', {score: 10})), game('w', {variant: 'w'}));
  const gone = reset(before, 'v');
  assert.equal(statisticsOf(restored(gone, before, 'v'), 'v').games, 1);
  const other = counted(gone, game('x', {variant: 'w'}));
  assert.equal(statisticsOf(restored(other, before, 'v'), 'w').games, 2);
  assert.equal(statisticsOf(restored(counted(gone, game('b')), before, 'v'), 'v').games, 1);
});

test('whatever is stored, figures come of it, and stay small', () => {
  forAll(25, [fc.anything(), fc.array(fc.string())], (kept, ids) => {
    const all = ids.reduce<unknown>((now, id) => counted(now, game(id, {score: 1, winners: [id]})), kept);
    const {games, wins, streak, longestStreak, players} = statisticsOf(all, 'v');
    assert.ok([games, wins, streak, longestStreak].every((n) => Number.isSafeInteger(n) && n >= 0));
    assert.ok(players.length <= 20);
    assert.ok(JSON.stringify(all ?? null).length < 200_000);
  });
});

test('a variant is named by the options that are not the usual ones', () => {
  const usual = {board: 'classic', dice: 1, jumps: [1, 2]};
  assert.equal(variantOf({board: 'classic', dice: 1, jumps: [1, 2]}, usual, 2), '[2,{}]');
  assert.equal(variantOf({...usual, dice: 2}, usual, 3), '[3,{"dice":2}]');
  const [one, other] = ['a', 'b'].map((mark) => variantOf({...usual, board: mark.repeat(5000)}, usual, 1));
  assert.notEqual(one, other);
  assert.ok(one!.length < 40);
});
