// The rules of the blank example game, written only with what the kit exports. Two players race to ten: roll, then take
// the pips or leave them. Thinking costs nothing and tells nothing: a quiet move.
import {invalid, onlyOptions, refuse, wholeOption, wordOption, type Game} from '../../src/kit.js';

export type RaceOptions = {
  /** Pips to reach exactly. */
  readonly target: number;
  /** Who begins; `any`: chance says. */
  readonly first: 'any' | 'one' | 'two';
};

export type RaceState = {
  readonly target: number;
  readonly counts: readonly number[];
  readonly seat: number;
  /** Pips rolled and neither taken nor left; 0 before the roll. */
  readonly pips: number;
  readonly thoughts: number;
};

export const race: Game<RaceOptions, RaceState> = {
  id: 'race',
  version: 1,
  seats: [2, 2],
  parseOptions(raw) {
    onlyOptions(raw, ['target', 'first']);
    return {
      target: wholeOption(raw, 'target', 1, 1000, 10),
      first: wordOption(raw, 'first', ['any', 'one', 'two'], 'one'),
    };
  },
  deal: (options, draw) => (options.first === 'any' ? {...options, first: draw.pick(['one', 'two'])} : options),
  setup: ({target, first}, seats) => ({
    target,
    counts: Array<number>(seats).fill(0),
    seat: first === 'two' ? 1 : 0,
    pips: 0,
    thoughts: 0,
  }),
  turn: (state) => (winner(state) < 0 ? state.seat : undefined),
  moves(state) {
    if (winner(state) >= 0) return [];
    if (state.pips === 0) return ['roll'];
    return state.counts[state.seat]! + state.pips <= state.target ? ['take', 'leave', 'think'] : ['leave', 'think'];
  },
  settle: (_state, move, draw) => (move === 'roll' ? String(draw.int(1, 6)) : move),
  isQuiet: (_state, move) => move === 'think',
  play(state, move) {
    const {seat, pips, counts} = state;
    if (race.moves(state)[0] === 'roll' ? !/^[1-6]$/.test(move) : !race.moves(state).includes(move)) {
      const expected = race.moves(state).join(' or ') || 'no move: the game is over';
      return refuse('illegal-move', invalid('move', move, expected), move);
    }
    if (move === 'think') return {ok: true, state: {...state, thoughts: state.thoughts + 1}, effects: []};
    if (pips === 0)
      return {ok: true, state: {...state, pips: Number(move)}, effects: [{type: 'rolled', seat, pips: Number(move)}]};
    if (move === 'leave')
      return {ok: true, state: {...state, pips: 0, seat: 1 - seat}, effects: [{type: 'left', seat, pips}]};
    const after = {...state, counts: counts.with(seat, counts[seat]! + pips), pips: 0, seat: 1 - seat};
    const taken = {type: 'taken', seat, pips};
    return {ok: true, state: after, effects: winner(after) < 0 ? [taken] : [taken, {type: 'won', seat, place: 1}]};
  },
  result(state) {
    return winner(state) < 0 ? undefined : {winners: [winner(state)], reason: 'home', scores: state.counts};
  },
};

/** The seat that has won; -1 for none. */
const winner = ({counts, target}: RaceState): number => counts.indexOf(target);
