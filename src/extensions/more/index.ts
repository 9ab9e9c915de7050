/** The panel of "More", and what a game adds to it: loaded when it is opened. */
import type {GameTypes} from '../../play/game-types.js';
import type {Extension} from '../../frame/extension.js';

export const more = <T extends GameTypes>(): Extension<T> => ({
  name: 'more',
  panel: 'more',
  load: () => import('./more.js').then(({More, styles}) => ({start: (host) => new More<T>(host), styles})),
});

/** Content of the game under "More". */
export const moreOfGame = <T extends GameTypes>(): Extension<T> => ({
  name: 'more of the game',
  panel: 'more',
  async load({onDemand}) {
    const part = await onDemand?.more?.use((module) => module);
    if (!part) return undefined;
    return {
      start: ({ui, templates}) => ({places: ({view}) => ({details: part.extra(view, ui, templates)})}),
      styles: part.styles ?? [],
    };
  },
});
