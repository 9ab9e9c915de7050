/** The shareable result of a game of Kalah. */
import type {TypesOf} from '../../element/define-game.js';
import type {ResultDetails} from '../../frame/game-definition.js';
import type {mancala} from './rules/index.js';

/** A bar has so many squares. */
const most = 10;

export const resultDetails: ResultDetails<TypesOf<typeof mancala>> = {
  /** The stores as bars: "🟫🟫🟫⬜ 28". */
  drawing({result}) {
    const scores = result?.scores ?? [];
    const sum = scores.reduce((a, b) => a + b, 0);
    return scores.map((n) => {
      const full = sum === 0 ? 0 : Math.round((n / sum) * most);
      return `${'🟫'.repeat(full)}${'⬜'.repeat(most - full)} ${n}`;
    });
  },
};
