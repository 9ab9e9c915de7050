// The smallest game with dice: each player rolls once, and the first with the highest roll wins.
import {refuse, type Game} from '../../src/kit.js';

type DuelState = {readonly seats: number; readonly rolls: readonly number[]};

export const duel: Game<Record<string, never>, DuelState> = {
  id: 'duel',
  version: 1,
  seats: [2, 3],
  parseOptions: () => ({}),
  setup: (_options, seats) => ({seats, rolls: []}),
  turn: ({seats, rolls}) => (rolls.length < seats ? rolls.length : undefined),
  moves: (state) => (duel.turn(state) === undefined ? [] : ['roll']),
  settle: (_state, move, draw) => (move === 'roll' ? String(draw.int(1, 6)) : move),
  play(state, move) {
    if (duel.turn(state) === undefined || !/^[1-6]$/.test(move)) return refuse('illegal-move', 'Not a roll.', move);
    return {ok: true, state: {...state, rolls: [...state.rolls, Number(move)]}, effects: []};
  },
  result(state) {
    if (duel.turn(state) !== undefined) return undefined;
    return {winners: [state.rolls.indexOf(Math.max(...state.rolls))], reason: 'highest', scores: state.rolls};
  },
};
