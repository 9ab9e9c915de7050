/** The games of this package, for the server. */
import {randomUUID} from 'node:crypto';
import {fastDraw} from '../core/fast-draw.js';
import {found, type Search} from '../core/search.js';
import {blockudoku} from '../games/blockudoku/rules/index.js';
import {chooseMove, ludo, optionsFor, type LudoOptions, type LudoState} from '../games/ludo/rules/index.js';
import {
  levels as levelsOfFour,
  fourInARow,
  playerOf as playerOfFour,
  type FourInARowState,
} from '../games/four-in-a-row/rules/index.js';
import {chooseMove as chooseStones, nim, type NimState} from '../games/nim/rules/index.js';
import {pegSolitaire} from '../games/peg-solitaire/rules/index.js';
import {snake} from '../games/snake/rules/index.js';
import {snakesAndLadders} from '../games/snakes-and-ladders/rules/index.js';
import {levels, playerOf, ticTacToe, type Level, type TicTacToeState} from '../games/tic-tac-toe/rules/index.js';
import type {RoomGame} from '../rooms/state/room-state.js';

/** A level by its name; without one the middle one. */
const levelOf = (name: string | undefined): Level => levels.find((level) => level === name) ?? 'medium';
const levelOfFour = (name: string | undefined) => levelsOfFour.find((level) => level === name) ?? 'hard';
const chance = () => fastDraw(randomUUID());

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
  {rules: ticTacToe, choose: (state: TicTacToeState, level) => playerOf(levelOf(level))(state, chance())},
  {rules: fourInARow, choose: (state: FourInARowState, level) => playerOfFour(levelOfFour(level))(state, chance())},
  {rules: nim, choose: (state: NimState, level) => found(chooseStones(state, levelOf(level), chance()))},
];
