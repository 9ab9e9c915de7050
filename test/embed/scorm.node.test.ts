// The score of a SCORM package.
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {scoreOf} from '../../src/embed/scorm.js';

describe('the score of a lesson', () => {
  const history = (...by: ('person' | 'auto')[]) =>
    by.map((mover, i) => ({number: i + 1, seat: i % 2, move: '1', by: mover}));
  const alone = [{number: 1, seat: 0, move: '1', by: 'person' as const}];

  it('is 100 for a win, 50 for a draw, 0 for a loss against the computer', () => {
    const moves = history('person', 'auto', 'person');
    assert.equal(scoreOf({winners: [0]}, moves), 100);
    assert.equal(scoreOf({winners: []}, moves), 50);
    assert.equal(scoreOf({winners: [1]}, moves), 0);
  });

  it('is 100 for any end if that counts, and a share of the points if those count', () => {
    const moves = history('person', 'auto');
    assert.equal(scoreOf({winners: [1]}, moves, 'finished'), 100);
    for (const [points, score] of [
      [0, 0],
      [-5, 0],
      [299, 99],
      [300, 100],
      [900, 100],
    ] as const)
      assert.equal(scoreOf({winners: [], scores: [points]}, alone, 'score', 300), score);
  });

  it('is 100 for a win among people, whoever wins', () => {
    assert.equal(scoreOf({winners: [1]}, history('person', 'person')), 100);
  });

  it('is 0 for a puzzle that one has not solved', () => {
    assert.equal(scoreOf({winners: []}, alone), 0);
  });

  it('is no score if only automatic players have moved', () => {
    assert.equal(scoreOf({winners: [0]}, history('auto', 'auto')), undefined);
  });
});
