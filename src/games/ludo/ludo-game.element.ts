/** Ludo: all but its rules, the state of a board (ludo-ui.ts), its sentences (wording.ts) and its drawing (view/). */
import {html, type TemplateResult} from 'lit';
import {OnDemand} from '../../core/on-demand.js';
import {isDevelopment} from '../../play/development.js';
import {elementClass} from '../../element/element-class.js';
import {frameStyles, hintTool, toggle} from '../../frame/frame.js';
import type {FrameParts, GameView} from '../../frame/game-definition.js';
import {targetStyles} from '../../kit/cells.js';
import {dieStyles, rollTemplate} from '../../kit/die.js';
import {oddsIcon} from '../../frame/templates/icons.js';
import {tokenNames} from '../../frame/templates/token.js';
import {inAllLanguages} from '../../frame/dictionary.js';
import english from './words/en.js';
import {LudoUi, thinker} from './ludo-ui.js';
import {levels} from './rules/choose.js';
import {ludo as rules} from './rules/game.js';
import {optionNames, optionsFor} from './rules/options.js';
import {colors, tracks, type TrackName} from './rules/tracks.js';
import {boardStyles, boardTemplate} from './view/board.js';
import type {LudoTypes} from './types.js';
import {sentence, status, turnSentence} from './wording.js';

type View = GameView<LudoTypes>;

/** Places as words: "1st". */
const ordinals = ['first', 'second', 'third', 'fourth'];

function playerDetails(view: View, ui: LudoUi, seat: number): ReturnType<Required<FrameParts>['player']> {
  const {words, settings, step} = view;
  // while a move is being shown, what it does is not known yet
  const state = step && ui.seen(view) < step.effects.length ? step.before : view.state;
  const place = state.places[seat];
  const {home} = tracks[state.options.track];
  const own = state.pieces[seat]!;
  const atHome = words.number(own.filter((position) => position === home).length);
  const score = state.away[seat]
    ? '–'
    : place
      ? words.say(ordinals[place - 1]!)
      : // the plates of three and four are narrow
        state.pieces.length > 2
        ? atHome
        : `${atHome}/${words.number(own.length)}`;
  const chance = settings.odds ? ui.odds.found.chances?.[seat] : undefined;
  if (chance === undefined) return {score};
  return {score, chance, chanceLabel: words.say('chance', {chance: words.number(chance, {style: 'percent'})})};
}

/** The final places, if there are more than two players, and the winner's game in a line. */
function placings(view: View): {title?: string; text?: string} {
  const {words, state, result, names, players, tell} = view;
  const {places} = state;
  const {winners} = result!;
  if (winners.length > 1) {
    const others = winners.filter((seat) => !players[seat]!.isYou);
    const key = others.length < winners.length ? 'teamWinsYou' : 'teamWins';
    return {title: words.say(key, {players: words.list(others.map((seat) => names[seat]!))})};
  }
  if (!winners.length) return {};
  const order = places.flatMap((place, seat) => (place ? [seat] : [])).sort((a, b) => places[a]! - places[b]!);
  const story = thinker.module?.storyOf(view) ?? '';
  if (order.length < 3) return {text: story};
  return {
    text: [words.row(order.map((seat) => tell('place', seat, {n: places[seat]!}))), story].filter(Boolean).join(' · '),
  };
}

/** Says that the chances are simulated. */
function estimate({words, settings}: View, ui: LudoUi): TemplateResult | undefined {
  const error = settings.odds && ui.odds.found.error;
  if (!error) return undefined;
  const percent = words.number(error, {style: 'percent', maximumFractionDigits: 1});
  return html`<p>${words.say('estimated', {error: percent})}</p>`;
}

const Base = elementClass<LudoTypes, LudoUi>({
  rules,
  words: inAllLanguages(english, (lang) => import(`./words/${lang}.js`)),
  // colours are those of the players
  options: optionNames.filter((name) => name !== 'colors'),
  ruleSwitches: ['bounce', 'safe', 'capture', 'sixEnters', 'sixAgain', 'captureAgain', 'homeAgain', 'threeSixes'],
  switches: ['attempts', 'blocks', 'teams', 'autoMove', 'playOn'],
  settings: ['odds'],
  unreflected: ['confirmSingle'],
  warning: isDevelopment
    ? ({options, seats}) =>
        options.teams && seats.length < 4
          ? `\`teams\` has no effect with ${seats.length} players. Expected 4 players.`
          : undefined
    : undefined,

  players: {number: 2, levels, colors},
  presets: {classic: {}, quick: {pieces: 2}, blocks: {blocks: true}},
  optionsFor,

  token: (seat, color, state) => ({
    token: tokenNames.indexOf(state.colors[seat]!),
    seat,
    color,
  }),

  choose: (state, level) => thinker.use(({choose}) => choose(state, level)),

  /** The move of the strong player, with a preview. */
  hint: (state) => thinker.use(({hint}) => hint(state)),

  onDemand: {
    howToPlay: new OnDemand(() => import('./how-to-play.js')),
    more: new OnDemand(() => import('./more.js')),
    resultDetails: new OnDemand(() => import('./result-details.js')),
  },

  mount: (context) => new LudoUi(context),

  styles: [frameStyles, targetStyles, dieStyles, boardStyles],
  board: boardTemplate,

  frame: (view, ui) => ({
    ratio: 1,
    controls: rollTemplate({
      dice: [ui.pipsOf(view)],
      label: view.words.say('roll'),
      ready: view.mayAct && !view.state.pips,
      onRoll: ui.onRoll,
    }),
    tools: [
      hintTool(view.words, ui.choices.length < 2, () => ui.hint()),
      toggle(view.settings, 'odds', oddsIcon, view.words),
    ],
    extra: estimate(view, ui),
    retry: ui.odds.retry,
    status: status(view, ui),
    player: (seat) => playerDetails(view, ui, seat),
    end: (standard) => ({...standard, ...placings(view)}),
  }),

  sentence,
  turnSentence,
});

/** A rule that can be switched `on` or `off`. */
type Switch = 'on' | 'off' | boolean | undefined;

/**
 * Ludo for two to four players, people or automatic (`random`, `greedy`, `strong`). A player's colour is a corner of
 * the board: `players="Ada:green, Ben:red:auto:strong"`; any other colour paints a remaining corner.
 *
 * @tag ludo-game
 *
 * @key Tab, Shift+Tab - To the pieces that can move, the roll button, the tools, and back.
 * @key Arrow keys - To the next piece that can move; each is announced with the result of its move.
 * @key Home, End - To the first and the last piece that can move.
 * @key Enter, Space - Roll, or move the piece.
 * @key 1, 2, 3, 4 - Move that piece.
 *
 * @csspart board - The board.
 * @csspart die - The die, on the shelf.
 * @csspart piece - A piece.
 * @csspart roll - The button that rolls the die.
 *
 * @cssprop [--game-square=light-dark(#fdf7e8, #6b614f)] - The squares.
 * @cssprop [--game-line=light-dark(#a58a57, #120e0a)] - The area between the squares.
 * @cssprop [--game-sign=light-dark(#7d6a45, #d8c9a4)] - The stars.
 * @cssprop [--game-die=#fffdf5] - The die's faces.
 * @cssprop [--game-die-pips=#2a2118] - The die's pips.
 * @cssprop [--game-die-size=2.875em] - The die's side.
 */
export class LudoGame extends Base {
  /** The preset for all switches below: `standard` or `classic59`. Default `standard`. */
  declare rules?: 'standard' | 'classic59' | undefined;

  /**
   * The track: `standard` (home is 57), or `classic59` (a piece passes its own start again; home is 59). Default: as
   * `rules`.
   */
  declare track?: TrackName | undefined;

  /**
   * A piece that would pass home bounces back; otherwise it cannot move. Default `off`; on the track `classic59` `on`.
   */
  declare bounce?: Switch;

  /** Protects pieces on the eight safe squares from capture. Default `on`; with `classic59` `off`. */
  declare safe?: Switch;

  /** A piece that ends on rivals sends them back to their yards. Default `on`. */
  declare capture?: Switch;

  /** Only a six brings a piece out; otherwise any roll does. Default `on`. */
  declare sixEnters?: Switch;

  /** A six gives another roll. Default `on`. */
  declare sixAgain?: Switch;

  /** A capture gives another roll. Default `on`; with `classic59` `off`. */
  declare captureAgain?: Switch;

  /** A piece that comes home gives another roll. Default `on`; with `classic59` `off`. */
  declare homeAgain?: Switch;

  /** The third six in a row is not moved and ends the turn. Default `on`; with `classic59` `off`. */
  declare threeSixes?: Switch;

  /** Up to three rolls in a turn while all pieces are in the yard. */
  declare attempts: boolean;

  /** Two pieces of one colour on a square block it for rivals. */
  declare blocks: boolean;

  /** With four players, opposite players are partners. */
  declare teams: boolean;

  /** A forced move is made with the roll, as a single move of the record. */
  declare autoMove: boolean;

  /** The others play on for their places after the first player is done. */
  declare playOn: boolean;

  /** Pieces per player, 1 to 4. Default 4; fewer make a quick game. */
  declare pieces?: number | string | undefined;

  /** Vacant seats at the start, counted from the last: 0 to 2. Players may join later. Default 0. */
  declare open?: number | string | undefined;

  /** Shows each player's simulated chance to win after every move. */
  declare odds: boolean;

  /**
   * Waits for a press even if only one piece can move. Otherwise that piece moves automatically, shortly after the
   * roll.
   */
  declare confirmSingle: boolean;
}
