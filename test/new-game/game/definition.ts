/** The game as its element needs it: rules, words, players, sentences, board. */
import {html} from 'lit';
import {found} from '../../../src/core/search.js';
import type {GameDefinition} from '../../../src/element/game-definition.js';
import {Dictionary, inAllLanguages} from '../../../src/element/dictionary.js';
import english from './words/en.js';
import {bestTake, takeAway as rules} from './rules/index.js';
import {TakeAwayUi} from './take-away-ui.js';
import type {TakeAwayTypes} from './types.js';
import {boardTemplate} from './view/board.js';

export const takeAway: GameDefinition<TakeAwayTypes, TakeAwayUi> = {
  rules,
  words: new Dictionary(
    english,
    inAllLanguages((lang) => import(`./words/${lang}.js`)),
  ),

  // one that has to think longer returns a search that goes in steps
  choose: (state) => found(bestTake(state)),
  hint: (state) => found({move: bestTake(state)}),

  mount: (context) => new TakeAwayUi(context),
  board: (view, ui) =>
    html`<div
      @click=${ui.onClick}
      @keydown=${ui.onKeydown}
      @pointerover=${ui.onPoint}
      @pointerleave=${ui.onLeave}
      @focusin=${ui.onPoint}
      @focusout=${ui.onLeave}
    >
      ${boardTemplate({squares: ui.squares(view), label: view.words.say('board', {n: view.state.left})})}
    </div>`,

  sentence: (effect, {words, names}) =>
    words.say(effect.type, {player: names[effect.seat], n: effect.type === 'taken' ? effect.count : undefined}),
  turnSentence: (seat, {words, names, legal}) => words.say('toTake', {player: names[seat], n: legal.length}),
};
