/** The definition of BlockuDoku for its element: rules, words, and templates around the board. */
import {html, nothing, svg, type TemplateResult} from 'lit';
import {OnDemand} from '../../core/on-demand.js';
import type {EndWords, FrameParts, GameDefinition, GameView} from '../../frame/game-definition.js';
import {dateOf, dayNote} from '../../frame/daily.js';
import {headTemplate} from '../../kit/head.js';
import {bulbIcon, turnIcon} from '../../frame/templates/icons.js';
import {hintOf, isMoving} from './board-model.js';
import {inAllLanguages} from '../../frame/dictionary.js';
import english from './words/en.js';
import {dailySeed} from '../../core/daily.js';
import {blockudoku as rules} from './rules/game.js';
import {pieceOf} from './rules/shapes.js';
import {BlockudokuUi, thinker} from './blockudoku-ui.js';
import type {BlockudokuTypes} from './types.js';
import {boardTemplate} from './view/board.js';
import {pieceShape} from './view/tiles.js';
import {trayTemplate} from './view/tray.js';
import {items, sentence, turnSentence} from './wording.js';

type View = GameView<BlockudokuTypes>;

export const blockudoku: GameDefinition<BlockudokuTypes, BlockudokuUi> = {
  rules,
  words: inAllLanguages(english, (lang) => import(`./words/${lang}.js`)),
  optionsFor: (options) => ({...options, daily: dateOf(options['daily'])}),
  seedFor: ({daily}) => (daily === null ? undefined : dailySeed(daily)),

  /** A game without its pieces. */
  mask: (state, {hand}) => (hand ? state : {...state, hand: state.hand.map(() => null), over: false}),

  choose: (state) => thinker.use(({choose}) => choose(state)),

  /** The best way to place all pieces of the hand. */
  hint: (state) => thinker.use(({hint}) => hint(state)),

  presets: {classic: {}, turning: {rotate: true, fair: true}},

  onDemand: {resultDetails: new OnDemand(() => import('./result-details.js'))},

  mount: (context) => new BlockudokuUi(context),

  board: (view, ui) => {
    const {input} = ui;
    return html`<div class="unit">
        <div
          class="field"
          @keydown=${input.onBoardKeydown}
          @click=${input.onBoardClick}
          @pointermove=${input.onBoardPointermove}
          @focusin=${input.onBoardFocusin}
        >
          ${boardTemplate(view, ui)}
        </div>
        ${trayTemplate(view, input)}
      </div>
      ${view.state.over && ui.isBest(view) ? html`<svg class="confetti" viewBox="-500 -500 1000 1000" aria-hidden="true">${Array.from({length: 24}, () => svg`${pieceShape(pieceOf('I1')!)}`)}</svg>` : nothing}`;
  },

  frame: (view, ui) => ({
    ratio: 1 / 1.38,
    head: head(view, ui),
    tools: tools(view, ui),
    status: status(view, ui),
    end: () => end(view, ui),
  }),

  sentence,
  turnSentence,
};

function head(view: View, ui: BlockudokuUi): TemplateResult {
  const {words} = view;
  const {streak} = view.state;
  // the animation changes these texts without Lit: a zero-width space makes Lit write the final text again
  const mark = isMoving(view) ? '\u200b' : '';
  return headTemplate(
    [
      ['score', words.say('score'), words.number(ui.scoreOf(view)) + mark],
      ui.savesStatistics ? ['best', words.say('best'), words.number(ui.best(view)) + mark] : undefined,
    ],
    streak > 1 ? html`<b class="streak">${words.say('streak')} ${words.number(streak)}</b>` : dayNote(view),
  );
}

function status(view: View, {input}: BlockudokuUi): string | undefined {
  const {words, hinting, step, turn} = view;
  if (input.picked) return words.say('putDown');
  if (hinting) return words.say('hinting');
  const hint = hintOf(view);
  if (hint) return words.say(hint.turns ? 'turn' : 'tryHere');
  if (!step) return undefined;
  return [
    ...step.effects.map((effect) =>
      effect.type === 'scored' ? items(effect, view) : effect.type === 'stuck' && sentence(effect, view),
    ),
    turn !== undefined && turnSentence(turn, view),
  ]
    .filter(Boolean)
    .join(' · ');
}

function tools({words, mayAct, hinting, asking, state}: View, ui: BlockudokuUi): FrameParts['tools'] {
  const {input} = ui;
  return [
    // in this order: there may be room for one only
    state.rules.rotate && {
      name: 'turn',
      main: true,
      icon: turnIcon,
      label: words.say('turn'),
      disabled: input.slot === undefined || asking,
      onPress: () => void input.turn(),
    },
    {
      name: 'hint',
      main: true,
      icon: bulbIcon,
      label: words.say('hint'),
      disabled: !mayAct || hinting,
      onPress: ui.onHint,
    },
  ];
}

function end(view: View, ui: BlockudokuUi): EndWords {
  const {words, state} = view;
  const {score} = state;
  const record = ui.isBest(view) ? words.say('newBest') : '';
  return {title: words.say('over'), text: [words.say('points', {n: score}), record].filter(Boolean).join(' · ')};
}
