/** Whether there are challenges. */
import type {GameTypes} from '../../play/game-types.js';
import type {GameDefinition} from '../../frame/game-definition.js';
import type {Settings} from '../../play/read-settings.js';

/** Whether a game has challenges, and the page leaves their options open, or has set the game of the day. */
export const hasChallenges = <T extends GameTypes>(game: GameDefinition<T>, {isOpen, given}: Settings<T>): boolean =>
  (game.seedFor ?? game.onDemand?.levels) !== undefined && isOpen && given.every((name) => name === 'daily');
