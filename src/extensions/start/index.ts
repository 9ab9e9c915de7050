/** The card before the first move: loaded once the board has been in view, so that it does not delay the first render. */
import type {GameTypes} from '../../play/game-types.js';
import type {Extension} from '../../frame/extension.js';
import {hasChallenges} from '../challenges/has-challenges.js';

export const start = <T extends GameTypes>(): Extension<T> => ({
  name: 'start',
  late: true,
  wanted: ({offered, settings}, game) => offered || hasChallenges(game, settings),
  // "Options" and "Challenges", as start.ts will show them. A game with a clock has its card from the first render on, also on
  // a server, so that it can't ask whether choices are offered
  keys: ({offered, settings}, game) =>
    Number(game.clocked ? settings.given.length === 0 : offered && game.rules.seats[1] > 1) +
    Number(hasChallenges(game, settings)),
  load: () => import('./start.js').then(({Start, styles}) => ({start: (host) => new Start<T>(host), styles})),
});
