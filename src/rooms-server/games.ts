/** The games of this package, for the server. */
import type {Search} from '../core/search.js';
import {blockudoku} from '../games/blockudoku/rules/index.js';
import {chooseMove, ludo, optionsFor, type LudoOptions, type LudoState} from '../games/ludo/rules/index.js';
import {pegSolitaire} from '../games/peg-solitaire/rules/index.js';
import {snake} from '../games/snake/rules/index.js';
import {snakesAndLadders} from '../games/snakes-and-ladders/rules/index.js';
import type {RoomGame} from '../rooms/state/room-state.js';

export const kitGames: readonly RoomGame[] = [
  {
    rules: ludo,
    choose: (state: LudoState, level): Search<string | undefined> => chooseMove(state, level),
    optionsFor: (options: LudoOptions, seats) => optionsFor(options, seats),
  },
  {rules: snakesAndLadders},
  {rules: blockudoku},
  {rules: pegSolitaire},
  {rules: snake},
];
