/** The sentences of Ludo: effects, moves, positions. */
import type {GameView} from '../../frame/game-definition.js';
import {legalMoves} from './rules/game.js';
import {ringSquare, safeSquares, tracks, turnsOf} from './rules/tracks.js';
import type {LudoEffect, LudoMove} from './rules/index.js';
import type {LudoTypes} from './types.js';

type View = GameView<LudoTypes>;

/** A position, or a move to it: "in the home column, 3", "to square 17". */
function place({words, state}: View, position: number, way: 'on' | 'to'): string {
  const {ring, home} = tracks[state.options.track];
  const to = way === 'to';
  if (position === 0) return words.say('inYard');
  if (position === home) return words.say(to ? 'toHome' : 'atHome');
  if (position > ring) return words.say(to ? 'toColumn' : 'inColumn', {n: position - ring});
  return words.say(to ? 'toSquare' : 'onSquare', {n: position});
}

/** How safe a piece is on this position: "safe", or the rivals that could capture it next, "Ben’s piece 1 is 4 squares behind". */
function safety({words, state, tell}: View, seat: number, position: number): string[] {
  const {colors, options, pieces, away} = state;
  const ring = (player: number, at: number): number | undefined => ringSquare(colors[player]!, at, options.track);
  const square = ring(seat, position);
  if (!square) return [];
  if (options.safe && safeSquares.includes(square)) return [words.say('safe')];
  return pieces.flatMap((own, rival) => {
    // partners are opposite each other
    const apart = (turnsOf(colors[rival]!) - turnsOf(colors[seat]!)) % (options.teams ? 2 : 4);
    return own.map((from, piece) => {
      const n = [1, 2, 3, 4, 5, 6].find((pips) => ring(rival, from + pips) === square);
      return n && apart && from && !away[rival] ? tell('behind', rival, {piece: piece + 1, n}) : '';
    });
  });
}

/** The outcome of a move: "to square 17, captures Ben’s piece", "to square 22, safe". */
function outcome(view: View, {seat, from, to, captures}: LudoMove): string {
  const {words, players} = view;
  return words.row([
    from ? place(view, to, 'to') : words.say('out'),
    ...new Set(captures.map((hit) => words.say('captures', {rival: players[hit.seat]}))),
    ...safety(view, seat, to),
  ]);
}

/** "Ada’s piece 2, on square 12: to square 17, captures Ben". */
export function pieceLabel(view: View, seat: number, piece: number, move: LudoMove | undefined): string {
  const {words, state, tell} = view;
  const name = tell('piece', seat, {piece: piece + 1});
  const position = state.pieces[seat]![piece]!;
  const where = words.row([name, place(view, position, 'on'), ...safety(view, seat, position)]);
  return move ? words.pair(where, outcome(view, move)) : where;
}

export function sentence(effect: LudoEffect, view: View, spoken?: boolean): string {
  const {words, tell} = view;
  const {type, seat} = effect;
  if (!spoken) {
    if (type === 'entered') return tell('outBy', seat);
    return type === 'stepped'
      ? tell('stepsBy', seat, {steps: words.signed(effect.via.length)})
      : statusOf(effect, view);
  }
  if (type === 'passed' || type === 'homed') return '';
  const {pieces, options} = view.state;
  if (type === 'stuck' && options.sixEnters && pieces[seat]!.every((position) => position === 0))
    return view.words.say('needsSix');
  const {piece = 0, pips, place: n, to} = effect as {piece?: number; pips?: number; place?: number; to?: number};
  return tell(type === 'won' && n !== 1 ? 'placed' : type, seat, {
    piece: piece + 1,
    pips,
    n,
    to: to && place(view, to, 'to'),
  });
}

/** The only one of these moves, or the first of several equal ones, of pieces on the same square. */
export function onlyMove([first, ...others]: readonly LudoMove[]): LudoMove | undefined {
  return others.every(({from}) => from === first!.from) ? first : undefined;
}

/** The forced move that is made automatically: after a roll by a person here, unless the page has vetoed it. */
export function forcedMove({step, vetoed, speed, settings, state}: View): LudoMove | undefined {
  if (settings.confirmSingle || vetoed || speed === 'instant' || step?.by !== 'person' || !state.pips) return undefined;
  return onlyMove(legalMoves(state));
}

/** @param spoken adds the moves of a person, for screen readers; a forced move is announced when it is made */
export function turnSentence(seat: number, view: View, spoken?: boolean): string {
  const {words, state, seats, step, tell} = view;
  // who rolls again has been told
  if (spoken && (forcedMove(view) || step?.effects.some(({type}) => type === 'again'))) return '';
  const turn = tell(state.pips ? 'toChoose' : 'toRoll', seat);
  if (!spoken || seats[seat]!.kind !== 'person') return turn;
  const choices = legalMoves(state).map((move) =>
    words.sentence(words.pair(words.number(move.piece + 1), outcome(view, move))),
  );
  return words.text([turn, ...choices]);
}

/** An effect for the status line; empty if the board shows it anyway. */
function statusOf(effect: LudoEffect, view: View): string {
  const {words, players, tell} = view;
  const {type} = effect;
  if (type === 'captured') return tell('takes', effect.by, {rival: players[effect.seat]});
  if (type === 'homed') return effect.left ? words.say(type) : '';
  return type === 'entered' || type === 'stepped' ? '' : sentence(effect, view, true);
}

/** The line below the board: what has been seen of the current move, then what to do, unless that is clear. */
export function status(view: View, ui: {seen(view: View): number; pipsOf(view: View): number}): string {
  const {words, step, showing, turn, tell, hint, live, state, seats} = view;
  if (hint && live && state.pips) return words.say('bestMarked');
  const effects = (step?.effects ?? []).slice(0, ui.seen(view));
  const ofMover = (key: string): string => tell(key, step?.seat ?? 0, {pips: ui.pipsOf(view)});
  if (showing && !effects.length && step?.effects[0]?.type === 'rolled') return ofMover('rolling');
  const sentences = [...new Set(effects.map((effect) => statusOf(effect, view)))].filter(Boolean);
  // of a move that the board shows the roll
  if (!sentences.length && step && (showing || step.seat !== turn)) sentences.push(ofMover('rolled'));
  const again = effects.some(({type}) => type === 'again');
  // an automatic player chooses at once
  const chosen = turn !== undefined && state.pips && seats[turn]!.kind === 'auto';
  const silent = showing || turn === undefined || again || chosen || forcedMove(view);
  return words.text([...sentences, silent ? '' : turnSentence(turn, view)]);
}

/** The reason that a pressed piece cannot move. */
export function refusal({words, state}: View, seat: number, piece: number): string {
  const {pips, pieces, options} = state;
  const needsSix = pips < 6 && options.sixEnters && pieces[seat]![piece] === 0;
  return words.say(!pips ? 'rollFirst' : needsSix ? 'needsSix' : 'cantMove');
}
