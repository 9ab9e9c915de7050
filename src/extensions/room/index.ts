/** Playing with others: loaded once `room` is set. */
import type {GameTypes} from '../../play/game-types.js';
import type {Extension} from '../../frame/extension.js';

export const room = <T extends GameTypes>(): Extension<T> => ({
  name: 'room',
  needed: true,
  settles: true,
  wanted: ({settings}) => settings.room !== undefined,
  key: ({settings}) => settings.room,
  async load() {
    const {GameRoom, RoomPlaces, styles} = await import('./room-places.js');
    return {
      start: (host, {settings}, board) => new RoomPlaces<T>(host, new GameRoom<T>(host, settings, board)),
      styles,
    };
  },
});
