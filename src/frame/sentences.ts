/** The sentences of the frame: what has happened, whose turn it is, and how a game has ended. */
import {isQuiet, type LoggedMove} from '../core/session.js';
import type {GameTypes} from '../play/game-types.js';
import type {EndWords, FrameParts, GameDefinition, GameView} from './game-definition.js';
import {rosetteTemplate, tokenTemplate} from './templates/token.js';

/**
 * Sentences for the effects of a move, and, unless more is to follow, for whose turn it is.
 * @param spoken for screen readers
 */
export function describe<T extends GameTypes>(
  game: GameDefinition<T>,
  effects: readonly T['effect'][],
  view: GameView<T>,
  spoken = false,
  isAll = true,
): string {
  const turn = !isAll ? undefined : view.live ? view.turn : game.rules.turn(view.state);
  const isShared = view.live && (view.result?.winners.length ?? 0) > 1 && effects.some(isWin);
  return view.words.text([
    ...effects.filter((effect) => !isShared || !isWin(effect)).map((effect) => game.sentence(effect, view, spoken)),
    isShared ? outcomeOf(view) : '',
    turn === undefined ? '' : game.turnSentence(turn, view, spoken),
  ]);
}

/**
 * The moves since the last one of the person at this page, with it; where several or none play here, the last move. Then
 * whose turn it is.
 */
export function recentSentence<T extends GameTypes>(
  game: GameDefinition<T>,
  log: readonly LoggedMove<T['effect']>[],
  view: GameView<T>,
): string {
  const moves = log.filter((move) => !isQuiet(move));
  const own = moves.findLastIndex(({seat}) => seat === view.you);
  const effects = moves.slice(Math.max(own, view.you === undefined ? -1 : 0)).flatMap((move) => move.effects);
  return describe(game, effects, view, true);
}

/** The sentence of an undo: the moves of a person that were taken back, without those of others after them. */
export function undoneSentence<T extends GameTypes>(
  game: GameDefinition<T>,
  undone: readonly LoggedMove<T['effect']>[],
  view: GameView<T>,
): string {
  const moves = undone.filter((move) => !isQuiet(move));
  const others = moves.findIndex(({seat}) => seat !== moves[0]!.seat);
  const effects = moves.slice(0, others < 0 ? undefined : others).flatMap((move) => move.effects);
  const what = view.words.text(effects.map((effect) => game.sentence(effect, view, true)));
  return what && view.words.say('undone', {what});
}

const isWin = ({type}: {readonly type: string}): boolean => type === 'won';

/** The announcement of another position: how the game has ended, or whose turn it is. */
export function positionSentence<T extends GameTypes>(
  game: GameDefinition<T>,
  view: GameView<T>,
  parts: FrameParts,
): string {
  const {turn} = view;
  const status = statusOf(game, view, parts);
  if (turn === undefined) return status || endWordsOf(view, parts).title;
  return game.turnSentence(turn, view, true) || status || view.tell('toPlay', turn);
}

/** The status line: what happened, and what to do. */
export function statusOf<T extends GameTypes>(game: GameDefinition<T>, view: GameView<T>, parts: FrameParts): string {
  const open = view.asking ? 'waiting' : view.vetoed;
  if (open) return view.words.say(open);
  const {told, acting} = view;
  const effects = view.step?.effects ?? [];
  if (parts.status !== undefined) return parts.status;
  // nothing has landed: the sentence that asked for the move stands
  if (told === 0 && effects.length > 0 && acting !== undefined) return game.turnSentence(acting, view);
  return describe(game, effects.slice(0, told), view, false, told >= effects.length);
}

/** The text of the card at the end. */
export function endWordsOf<T extends GameTypes>(view: GameView<T>, parts: FrameParts): EndWords {
  const {result, seats, tokens: looks} = view;
  const winners = result?.winners ?? [];
  const isDraw = winners.length === 0 && seats.length === 2;
  const picture = isDraw
    ? looks.map(tokenTemplate)
    : winners.map((seat) => (seats[seat]!.kind === 'auto' ? tokenTemplate : rosetteTemplate)(looks[seat]!));
  const points = finalScore(view);
  const standard: EndWords = {title: outcomeOf(view), picture, ...(points && {text: points})};
  return parts.end?.(standard) ?? standard;
}

/** The sentence about the points of a finished game for one; empty if it has none. */
export function finalScore<T extends GameTypes>({words, result, seats}: GameView<T>): string {
  const [n] = result?.scores ?? [];
  return n === undefined || seats.length > 1 ? '' : words.say('finalScore', {n});
}

/** The sentence about all winners; that one player has lost, or that nobody wins. */
function outcomeOf<T extends GameTypes>({words, result, seats, names, you, tell}: GameView<T>): string {
  const winners = result?.winners ?? [];
  const [winner, another] = winners;
  // a game that takes too long is lost by nobody
  const isDraw = seats.length > 1 || result?.reason === 'too-long';
  if (winner === undefined) {
    if (isDraw) return words.say('nobodyWins');
    return result?.scores ? words.say('noMoves') : tell('lost', 0);
  }
  if (another === undefined) return tell('wins', winner);
  const others = winners.filter((seat) => seat !== you).map((seat) => names[seat]!);
  return words.say(winners.includes(you!) ? 'shareWinYou' : 'shareWin', {players: words.list(others)});
}
