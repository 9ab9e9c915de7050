/** The extensions of every game, in the order in which they fill the frame. */
import type {GameTypes} from '../play/game-types.js';
import type {GameDefinition} from '../frame/game-definition.js';
import type {Extension} from '../frame/extension.js';
import {afterGame} from './after-game/index.js';
import {challenges} from './challenges/index.js';
import {haptics} from './haptics/index.js';
import {howToPlay} from './how-to-play/index.js';
import {ladder} from './ladder/index.js';
import {more, moreOfGame} from './more/index.js';
import {results} from './results/index.js';
import {room} from './room/index.js';
import {share} from './share/index.js';
import {sounds} from './sounds/index.js';
import {start} from './start/index.js';

export const extensionsOf = <T extends GameTypes>(game: GameDefinition<T>): readonly Extension<T, object>[] => [
  room(),
  start(),
  ...(game.seedFor !== undefined || game.onDemand?.levels ? [challenges<T>()] : []),
  ...(game.onDemand?.solver ? [afterGame<T>()] : []),
  ...(game.players?.levels && game.choose ? [ladder<T>()] : []),
  results(),
  more(),
  ...(game.onDemand?.howToPlay ? [howToPlay<T>()] : []),
  ...(game.onDemand?.more ? [moreOfGame<T>()] : []),
  share(),
  sounds(),
  haptics(),
];
