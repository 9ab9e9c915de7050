/** The ladder of levels of the computer: loaded when a game against it has ended. */
import type {GameTypes} from '../../play/game-types.js';
import type {Extension} from '../../frame/extension.js';

export const ladder = <T extends GameTypes>(): Extension<T> => ({
  name: 'ladder',
  wanted: ({view, settings}) => view.result !== undefined && settings.isOpen,
  load: () => import('./ladder.js').then(({Ladder, styles}) => ({start: (host) => new Ladder<T>(host), styles})),
});
