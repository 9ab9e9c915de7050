/** The definition of Ludo for its element: rules, words, and templates around the board. */
import {html, type TemplateResult} from 'lit';
import {OnDemand} from '../../core/on-demand.js';
import {toggle} from '../../frame/frame.js';
import type {FrameParts, GameDefinition, GameView} from '../../frame/game-definition.js';
import {rollTemplate} from '../../kit/die.js';
import {oddsIcon} from '../../frame/templates/icons.js';
import {tokenNames} from '../../frame/templates/token.js';
import {inAllLanguages} from '../../frame/dictionary.js';
import english from './words/en.js';
import {LudoUi} from './ludo-ui.js';
import {levels} from './rules/choose.js';
import {ludo as rules} from './rules/game.js';
import {optionsFor} from './rules/options.js';
import {colors, tracks} from './rules/tracks.js';
import type {Color} from './rules/index.js';
import {thinker} from './ludo-ui.js';
import {boardTemplate} from './view/board.js';
import type {LudoTypes} from './types.js';
import {sentence, status, turnSentence} from './wording.js';

type View = GameView<LudoTypes>;

export const ludo: GameDefinition<LudoTypes, LudoUi> = {
  rules,
  words: inAllLanguages(english, (lang) => import(`./words/${lang}.js`)),
  players: {number: 2, levels, colors},
  presets: {classic: {}, quick: {pieces: 2}, blocks: {blocks: true}},
  optionsFor,

  token: (seat, color, state) => ({
    token: tokenNames.indexOf(state.colors[seat]!),
    color: colors.includes(color as Color) ? undefined : color,
  }),

  choose: (state, level) => thinker.use(({choose}) => choose(state, level)),

  /** The move of the strong player, with a preview. */
  hint: (state) => thinker.use(({hint}) => hint(state)),

  onDemand: {
    more: new OnDemand(() => import('./more.js')),
    resultDetails: new OnDemand(() => import('./result-details.js')),
  },

  mount: (context) => new LudoUi(context),

  board: boardTemplate,

  frame: (view, ui) => ({
    ratio: 1,
    controls: rollTemplate({
      dice: [],
      label: view.words.say('roll'),
      ready: view.mayAct && !view.state.pips,
      onRoll: ui.onRoll,
    }),
    tools: [toggle(view.settings, 'odds', oddsIcon, view.words)],
    below: estimate(view, ui),
    retry: ui.odds.retry,
    status: status(view, ui),
    player: (seat) => playerDetails(view, ui, seat),
    end: (standard) => ({...standard, ...placings(view)}),
  }),

  sentence,
  turnSentence,
};

/** Places as words: "1st". */
const ordinals = ['first', 'second', 'third', 'fourth'];

function playerDetails(
  {words, state, settings}: View,
  ui: LudoUi,
  seat: number,
): ReturnType<Required<FrameParts>['player']> {
  const place = state.places[seat];
  const {home} = tracks[state.options.track];
  const own = state.pieces[seat]!;
  const score = state.away[seat]
    ? '–'
    : place
      ? words.say(ordinals[place - 1]!)
      : `${words.number(own.filter((position) => position === home).length)}/${words.number(own.length)}`;
  const chance = settings.odds ? ui.odds.found.chances?.[seat] : undefined;
  if (chance === undefined) return {score};
  return {score, chance, chanceLabel: words.say('chance', {chance: words.number(chance, {style: 'percent'})})};
}

/** The final places, if there are more than two players, and the winner's game in a line. */
function placings(view: View): {title?: string; text?: string} {
  const {words, state, result, names} = view;
  const {places} = state;
  const {winners} = result!;
  if (winners.length > 1)
    return {title: words.say('teamWins', {players: words.list(winners.map((seat) => names[seat]!))})};
  if (!winners.length) return {};
  const order = places.flatMap((place, seat) => (place ? [seat] : [])).sort((a, b) => places[a]! - places[b]!);
  const story = thinker.module?.storyOf(view) ?? '';
  if (order.length < 3) return {text: story};
  return {
    text: `${order.map((seat) => words.say('place', {n: places[seat]!, player: names[seat]})).join(' ')} ${story}`,
  };
}

/** Says that the chances are simulated. */
function estimate({words, settings}: View, ui: LudoUi): TemplateResult | undefined {
  const error = settings.odds && ui.odds.found.error;
  if (!error) return undefined;
  const percent = words.number(error, {style: 'percent', maximumFractionDigits: 1});
  return html`<p>${words.say('estimated', {error: percent})}</p>`;
}
