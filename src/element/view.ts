/** Creates the view that a game's functions render, from the model and the element. */
import type {GameModel} from '../controllers/game-model.js';
import type {Speed} from '../controllers/presenter.js';
import type {LoggedMove} from '../core/session.js';
import type {TokenModel} from '../templates/token.js';
import type {GameDefinition, GameHost, GameTypes, GameView} from './game-definition.js';
import type {WordsController} from './words.js';

/** The state of the element beside the model. */
export interface ElementView<T extends GameTypes> {
  readonly settings: GameHost & T['settings'];
  /** The state without dealt random values, if that is to be rendered. */
  readonly masked: T['state'] | undefined;
  readonly firstRender: boolean;
  readonly hints: boolean;
  readonly speed: Speed;
  readonly isStill: () => boolean;
}

export function viewOf<T extends GameTypes>(
  game: GameDefinition<T>,
  model: GameModel<T['options'], T['state'], T['effect'], T['hint']>,
  words: WordsController,
  {settings, masked, firstRender, hints, speed, isStill}: ElementView<T>,
): GameView<T> {
  const {session, activity, showing, step, asking} = model;
  const {seats, turn, result, options, number, seed, isSeeded} = session;
  const state = masked ?? model.shown;
  /** Expensive values that are not needed for every move: computed on demand and cached. */
  const kept: {names?: readonly string[]; tokens?: readonly TokenModel[]; log?: readonly LoggedMove<T['effect']>[]} =
    {};
  return {
    state,
    live: state === session.state,
    step,
    firstRender,
    activity,
    showing,
    asking: asking !== undefined,
    vetoed: model.vetoed,
    paused: settings.paused,
    readOnly: settings.readOnly,
    turn,
    acting: showing ? step?.seat : turn,
    mayAct: model.mayAct(),
    mayActSoon: model.mayAct(true),
    legal: session.legalMoves,
    number,
    options,
    seed: isSeeded ? seed : undefined,
    seats,
    get names() {
      return (kept.names ??= seats.map(({name}, seat) => name || words.say('player', {n: seat + 1})));
    },
    get tokens() {
      return (kept.tokens ??= seats.map(
        ({colour}, seat) => game.token?.(seat, colour, state) ?? {token: seat, colour},
      ));
    },
    result,
    hint: model.found,
    hinting: model.hinting,
    get log() {
      return (kept.log ??= model.log);
    },
    hints,
    speed,
    get still() {
      return isStill();
    },
    words,
    settings,
  };
}
