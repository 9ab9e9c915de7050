/** Results and statistics: loaded at the end of a game, with "More", and when the page asks. */
import type {GameTypes} from '../../play/game-types.js';
import type {Extension} from '../../frame/extension.js';
import type {Results} from './results.js';

export const results = <T extends GameTypes>(): Extension<T, Results<T>> => ({
  name: 'results',
  panel: 'more',
  wanted: ({view}) => view.result !== undefined,
  async load({onDemand}) {
    const own = onDemand?.resultDetails;
    const [{Results, styles}, added] = await Promise.all([import('./results.js'), own?.use((module) => module)]);
    if (own && !added) return undefined;
    return {start: (host) => new Results<T>(host, added?.resultDetails ?? {}), styles};
  },
});
