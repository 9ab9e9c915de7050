/** Results and replay links to hand on: loaded when a person or the page asks for one. */
import type {GameTypes} from '../../play/game-types.js';
import type {Extension} from '../../frame/extension.js';
import type {Share} from './share.js';

export const share = <T extends GameTypes>(): Extension<T, Share<T>> => ({
  name: 'share',
  async load({onDemand}) {
    const own = onDemand?.resultDetails;
    const [module, added] = await Promise.all([import('./share.js'), own?.use((loaded) => loaded)]);
    if (own && !added) return undefined;
    return {start: (host) => new module.Share<T>(host, added?.resultDetails ?? {})};
  },
});
