/** The shareable result of a game of Tic-tac-toe. */
import type {TypesOf} from '../../element/define-game.js';
import type {ResultDetails} from '../../frame/game-definition.js';
import type {ticTacToe} from './rules/game.js';

export const resultDetails: ResultDetails<TypesOf<typeof ticTacToe>> = {
  /** The board. */
  drawing: ({state: {cells, options}}) =>
    Array.from({length: options.rows}, (_, row) =>
      Array.from({length: options.columns}, (_, column) => {
        const mark = cells[row * options.columns + column]!;
        return {X: '❌', O: '⭕'}[mark] ?? '⬜';
      }).join(''),
    ),
};
