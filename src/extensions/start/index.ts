/** The card before the first move: loaded once the board has been in view, so that it does not delay the first render. */
import type {GameTypes} from '../../play/game-types.js';
import type {Extension} from '../../frame/extension.js';
import {hasChallenges} from '../challenges/has-challenges.js';

export const start = <T extends GameTypes>(): Extension<T> => ({
  name: 'start',
  late: true,
  wanted: ({offered, settings}, game) => offered || hasChallenges(game, settings),
  // what start.ts counts, as far as it matters: a choice of players, or with a clock, where a server sends the card, too, of a
  // way to play
  keys: ({offered, settings}, game) =>
    Number(game.clocked ? settings.given.length === 0 : offered && game.rules.seats[1] > 1) +
    Number(hasChallenges(game, settings)),
  load: () => import('./start.js').then(({Start, styles}) => ({start: (host) => new Start<T>(host), styles})),
});
