/** The sentences of Snakes and Ladders: effects, what to do, squares. */
import type {GameView} from '../../frame/game-definition.js';
import {homeOf} from './rules/board.js';
import type {SnlEffect} from './rules/index.js';
import type {SnlTypes} from './types.js';

type View = GameView<SnlTypes>;

export function sentence(effect: SnlEffect, {words, tell, state}: View): string {
  const {type, seat} = effect;
  // where it bounced back to is told with the bounce
  if (effect.type === 'stepped' && effect.via.slice(0, -1).includes(homeOf(state.board))) return '';
  /** A square's number, or "off the board". */
  const square = (name: 'from' | 'to' | 'at'): string | number => {
    const value = effect[name];
    return value === 0 ? words.say('offBoard') : typeof value === 'number' ? value : '';
  };
  const values = {
    pips: effect.type === 'rolled' ? effect.dice.map((pips) => words.number(pips)).join(' + ') : '',
    from: square('from'),
    to: square('to'),
    at: square('at'),
  };
  return seat === undefined ? words.say(type, values) : tell(type, seat, values);
}

export function turnSentence(seat: number, {step, tell}: View, spoken?: boolean): string {
  // who rolls again has been told
  return spoken && step?.effects.some(({type}) => type === 'again') ? '' : tell('toRoll', seat);
}

/** Labels the squares of a board: "17, ladder to 38, Ada". */
export function squareLabels({words, tell, state: {board, rules, positions}}: View): (square: number) => string {
  const home = homeOf(board);
  const jumps = new Map([...board.ladders, ...board.snakes]);
  return (square) => {
    const jump = jumps.get(square);
    return words.row([
      words.number(square),
      square === home ? words.say('homeSquare') : square === 1 && rules.start === 1 ? words.say('startSquare') : '',
      jump === undefined ? '' : words.say(jump > square ? 'ladderTo' : 'snakeTo', {to: jump}),
      ...positions.flatMap((at, seat) => (at === square ? [tell('owner', seat)] : [])),
    ]);
  };
}
