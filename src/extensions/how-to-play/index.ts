/** How to play, under "More": a drawing that moves, and a few sentences. Loaded when it is opened. */
import type {GameTypes} from '../../play/game-types.js';
import type {Extension} from '../../frame/extension.js';

export const howToPlay = <T extends GameTypes>(): Extension<T> => ({
  name: 'how to play',
  panel: 'how-to-play',
  async load({onDemand}) {
    const [{HowToPlay, stylesOf}, own] = await Promise.all([
      import('./how-to-play.js'),
      onDemand?.howToPlay?.use(({howToPlay}) => howToPlay),
    ]);
    return own && {start: (host) => new HowToPlay<T>(host, own), styles: stylesOf(own.drawing)};
  },
});
