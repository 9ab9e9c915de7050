/** The cells of the snake of a state. */
import {cellsOf, type SnakeState} from '../rules/index.js';

const take = cellsOf as unknown as (...parts: unknown[]) => number[];

/** From the head to the tail. */
export const snakeCells = (state: SnakeState): number[] => (take.length === 1 ? take(state) : take(state.board, state));
