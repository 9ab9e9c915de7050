/** The sentences of peg solitaire: effects, holes, hints. */
import type {GameView} from '../../frame/game-definition.js';
import {jumpsFrom} from './reach.js';
import {resultOf} from './rules/game.js';
import {pegCount} from './rules/position.js';
import type {PegEffect, PegState, Scale} from './rules/index.js';
import type {PegHint, PegTypes} from './types.js';
import {layoutOf} from './view/geometry.js';

type View = GameView<PegTypes>;

/** The verdict on the result. */
export function closing({words, state}: View, {scale, pegs}: {readonly scale: Scale; readonly pegs: number}): string {
  if (scale === 'clever' && pegs === 1) return words.say('offTarget', {n: state.target});
  return words.say(scale === 'poor' && pegs < 7 ? `poor${pegs}` : scale);
}

export function sentence(effect: PegEffect, view: View, spoken?: boolean): string {
  const {words} = view;
  // without numbers on the board, name the direction
  if (effect.type === 'jumped' && !spoken && !view.settings.numbers) {
    const {spots} = layoutOf(view.state);
    const [from, to] = [spots[effect.from - 1]!, spots[effect.to - 1]!];
    return '→↘↓↙←↖↑↗'[Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4)) & 7]!;
  }
  if (effect.type === 'jumped') return words.say('jumped', {from: effect.from, over: effect.over, to: effect.to});
  return effect.type === 'ended' ? words.text([closing(view, effect), words.say('left', {n: effect.pegs})]) : '';
}

export function turnSentence(seat: number, view: View): string {
  return leftSentence(seat, view, view.state);
}

function leftSentence(seat: number, {words, seats}: View, state: PegState): string {
  return words.say(state.jumps || seats[seat]!.kind !== 'person' ? 'left' : 'toJump', {n: pegCount(state)});
}

/** "Peg 6 in hand: jumps to 1 or 4." */
export function pickedSentence(view: View, hole: number): string {
  return view.words.say('picked', {n: hole, to: jumpsSentence(view, jumpsFrom(view.state, hole))});
}

function jumpsSentence({words}: View, holes: readonly number[]): string {
  return words.say('jumpsTo', {
    to: words.list(
      [...holes].sort((a, b) => a - b).map((hole) => words.number(hole)),
      'or',
    ),
  });
}

/** The line below the board: what to do, or the result. @param state the one that is told */
export function status(view: View, picked: number | undefined, state: PegState): string {
  const {words} = view;
  if (picked) return words.say('land', {n: jumpsFrom(state, picked).length});
  const hint = visibleHint(view);
  if (hint) return words.say(hint.winnable ? 'tryThis' : hint.move ? 'promising' : 'no');
  const result = state.jumps ? resultOf(state) : undefined;
  if (result) return sentence({type: 'ended', ...result}, view);
  return view.result && view.live && state === view.state ? words.say('noJump') : leftSentence(0, view, state);
}

/** The marks of the remaining pegs: `stuck`, `won`, or `won home` where the game started; empty before the end. */
export function endOf({state, result, options, showing}: View): string {
  if (!result || showing) return '';
  if (!result.winners.length) return 'stuck';
  return state.last === options.empty ? 'won home' : 'won';
}

/** The hint, if it is for the displayed position. */
export function visibleHint({hint, live, showing}: View): PegHint | undefined {
  return live && !showing ? hint : undefined;
}

/** "hole 4, peg, jumps to 1 or 6". @param good part of a jump that keeps the game winnable */
export function holeLabel(view: View, hole: number, good: boolean): string {
  const {words, state} = view;
  const to = jumpsFrom(state, hole);
  return words.row([
    words.say('hole', {n: hole}),
    words.say(state.pegs[hole - 1] === 'o' ? 'peg' : 'empty'),
    to.length > 0 ? jumpsSentence(view, to) : '',
    good ? words.say('canWin') : '',
    state.target === hole ? words.say('target') : '',
  ]);
}

/** "1 peg left. 13 jumps, 12 moves." */
export function figures({words}: View, {jumps: made, sweeps, ...position}: PegState): string {
  return words.text([
    words.say('left', {n: pegCount(position)}),
    words.sentence(words.row([words.say('jumps', {n: made}), words.say('sweeps', {n: sweeps})])),
  ]);
}
