/** What a game adds to its statistics, and to the text of a result. Every member may be left out. */
import type {GameTypes, GameView} from '../game-definition.js';
import type {JsonObject} from '../../core/json.js';
import type {EarlierGames} from './statistics.js';

export interface Keepsake<T extends GameTypes> {
  /** The options that make another game of it: without what chance has dealt. Default: all. */
  variant?(this: void, options: T['options']): JsonObject;
  /** What is counted of a game of one player. */
  score?(this: void, state: T['state']): number;
  /** Fewer is better, of pegs say. */
  readonly low?: boolean;
  /** The date of a daily game. */
  day?(this: void, options: T['options']): string | null;
  /** Lines of characters that show how the game went, or ended, without telling how to win it. */
  drawing?(this: void, view: GameView<T>): readonly string[];
  /** More figures, as words. */
  figures?(
    this: void,
    view: GameView<T>,
    kept: (part: string) => unknown,
  ): readonly (readonly [name: string, value: string])[];
  /** What an earlier version has counted in its own way, for the usual options. */
  earlier?(this: void, kept: (part: string) => unknown): EarlierGames | undefined;
}
