/** After a game that was not won: until when it could have been. Loaded at such an end, where a solver knows. */
import type {GameTypes} from '../../play/game-types.js';
import type {Extension} from '../../frame/extension.js';

export const afterGame = <T extends GameTypes>(): Extension<T> => ({
  name: 'after the game',
  wanted: ({view: {result, you}, settings}) =>
    result !== undefined && you !== undefined && !result.winners.includes(you) && !settings.room,
  async load({onDemand}) {
    const [{AfterGame, styles}, solver] = await Promise.all([
      import('./after-game.js'),
      onDemand?.solver?.use((module) => module),
    ]);
    return solver && {start: (host) => new AfterGame<T>(host, solver), styles};
  },
});
