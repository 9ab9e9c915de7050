/** The shareable result of a game of Four in a row. */
import type {TypesOf} from '../../element/define-game.js';
import type {ResultDetails} from '../../frame/game-definition.js';
import type {TokenModel} from '../../frame/templates/token.js';
import type {fourInARow} from './rules/game.js';

/** Discs in the colours of the tokens; black stands for any other. */
const discs = {red: '🔴', blue: '🔵', green: '🟢', yellow: '🟡', purple: '🟣'};
const discOf = ({token, color = Object.keys(discs)[token] ?? ''}: TokenModel): string =>
  discs[color as keyof typeof discs] ?? '⚫';

export const resultDetails: ResultDetails<TypesOf<typeof fourInARow>> = {
  /** The board with its discs. */
  drawing: ({state: {cells, options}, tokens}) =>
    Array.from({length: options.rows}, (_, row) =>
      Array.from(cells.slice(row * options.columns, (row + 1) * options.columns), (cell) =>
        cell === '.' ? '⚪' : discOf(tokens[Number(cell) - 1]!),
      ).join(''),
    ),
};
