/**
 * After a game that was not won, or once a hint finds that it can't be: until when it could have been. Loaded then, where a
 * solver knows.
 */
import type {GameTypes} from '../../play/game-types.js';
import type {Extension} from '../../frame/extension.js';
import {isHopeless} from './hopeless.js';

export const afterGame = <T extends GameTypes>(): Extension<T> => ({
  name: 'after the game',
  wanted: ({view, settings}) =>
    view.you !== undefined &&
    !settings.room &&
    (view.result ? !view.result.winners.includes(view.you) : isHopeless(view)),
  async load({onDemand}) {
    const [{AfterGame, styles}, solver] = await Promise.all([
      import('./after-game.js'),
      onDemand?.solver?.use((module) => module),
    ]);
    return solver && {start: (host) => new AfterGame<T>(host, solver), styles};
  },
});
