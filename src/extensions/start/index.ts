/** The card before the first move: loaded once the board has been in view, so that it does not delay the first render. */
import type {GameTypes} from '../../play/game-types.js';
import type {Extension} from '../../frame/extension.js';
import {hasChallenges} from '../challenges/has-challenges.js';
import {hasOptions} from './has-options.js';

export const start = <T extends GameTypes>(): Extension<T> => ({
  name: 'start',
  late: true,
  wanted: ({offered, settings}, game) => offered || hasChallenges(game, settings),
  keys: (now, game) => [hasOptions(game, now), hasChallenges(game, now.settings)].filter(Boolean).length,
  load: () => import('./start.js').then(({Start, styles}) => ({start: (host) => new Start<T>(host), styles})),
});
