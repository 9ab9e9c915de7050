/** The definition of BlockuDoku for its element: rules, words, and templates around the board. */
import {html, nothing, svg, type TemplateResult} from 'lit';
import {OnDemand} from '../../controllers/on-demand.js';
import type {EndWords, FrameParts, GameDefinition, GameView} from '../../element/game-definition.js';
import {dateOf, dayNote} from '../../element/daily.js';
import {headTemplate} from '../../templates/head.js';
import {bulbIcon, turnIcon} from '../../templates/icons.js';
import {BlockudokuUi} from './blockudoku-ui.js';
import {flyingOf, hintOf, isMoving, shoutOf, tilesOf} from './board-model.js';
import {Dictionary, inAllLanguages} from '../../element/dictionary.js';
import english from './words/en.js';
import {dailySeed} from '../../core/daily.js';
import {blockudoku as rules} from './rules/game.js';
import {pieceOf} from './rules/shapes.js';
import {thinker} from './blockudoku-ui.js';
import type {BlockudokuTypes} from './types.js';
import {boardTemplate} from './view/board.js';
import {pieceShape} from './view/tiles.js';
import {trayTemplate} from './view/tray.js';
import {cellLabel, items, sentence, slotLabel, turnSentence} from './wording.js';

type View = GameView<BlockudokuTypes>;

export const blockudoku: GameDefinition<BlockudokuTypes, BlockudokuUi> = {
  rules,
  words: new Dictionary(
    english,
    inAllLanguages((lang) => import(`./words/${lang}.js`)),
  ),
  optionsFor: (options) => ({...options, daily: dateOf(options['daily'])}),
  seedFor: ({daily}) => (daily === null ? undefined : dailySeed(daily)),

  /** A game without its pieces. */
  mask: (state, {hand}) => (hand ? state : {...state, hand: state.hand.map(() => null), over: false}),

  choose: (state) => thinker.use(({choose}) => choose(state)),

  /** The best way to place all pieces of the hand. */
  hint: (state) => thinker.use(({hint}) => hint(state)),

  presets: {classic: {}, turning: {rotate: true, fair: true}},

  onDemand: {keepsake: new OnDemand(() => import('./keepsake.js'))},

  mount: (context) => new BlockudokuUi(context),

  board: (view, ui) => {
    const {words, state} = view;
    const {input} = ui;
    const {floating, piece, picked, cell: cursor} = input;
    return html`<div class="unit">
        <div
          class="field"
          @keydown=${input.onBoardKeydown}
          @click=${input.onBoardClick}
          @pointermove=${input.onBoardPointermove}
          @focusin=${input.onBoardFocusin}
        >
          ${boardTemplate({
            tiles: tilesOf(view, input, ui.progress),
            ghost: piece,
            held: floating && piece,
            flying: flyingOf(view, input)?.piece,
            shout: shoutOf(view, ui.progress),
            label: words.say('board'),
            cellLabel: (cell) => cellLabel(view, cell, cell === cursor ? picked : undefined),
          })}
        </div>
        ${tray(view, ui)}
      </div>
      ${state.over && ui.isBest(view) ? html`<svg class="confetti" viewBox="-500 -500 1000 1000" aria-hidden="true">${Array.from({length: 24}, () => svg`${pieceShape(pieceOf('I1')!)}`)}</svg>` : nothing}`;
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
  // the animation changes these texts without Lit: a zero-width space makes Lit write the final text again
  const mark = isMoving(view) ? '\u200b' : '';
  return headTemplate(
    [
      ['score', words.say('score'), words.number(ui.scoreOf(view)) + mark],
      ui.savesStatistics ? ['best', words.say('best'), words.number(ui.best(view)) + mark] : undefined,
    ],
    note(view),
  );
}

/** The note between score and best score: the streak, or the date of a daily game. */
function note(view: View): unknown {
  const {words, state} = view;
  const {streak} = state;
  if (streak > 1) return html`<b class="streak" part="streak">${words.say('streak')} ${words.number(streak)}</b>`;
  return dayNote(view);
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

function tray(view: View, {input}: BlockudokuUi): TemplateResult {
  const {words, mayActSoon} = view;
  const hint = hintOf(view);
  return trayTemplate({
    slots: [0, 1, 2].map((slot) => {
      const piece = input.pieceIn(slot);
      const fits = piece !== undefined && input.canTake(slot);
      return {
        piece,
        fits: fits || !piece,
        ready: mayActSoon && fits,
        picked: input.slot === slot,
        away: input.isAway(slot),
        hinted: hint?.slot === slot + 1,
        label: slotLabel(view, slot, piece),
      };
    }),
    label: words.say('tray'),
    onPointerdown: input.onTrayPointerdown,
    onClick: input.onTrayClick,
  });
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
