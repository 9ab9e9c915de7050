/** Creates the view that a game's functions render, from the model and the element. */
import type {GameModel} from '../play/game-model.js';
import type {GameTypes, StepOf} from '../play/game-types.js';
import type {HistoryEntry, LoggedMove} from '../core/session.js';
import type {Seat} from '../core/record.js';
import {roomColor} from './templates/token-colors.js';
import type {TokenModel} from './templates/token.js';
import type {Settings} from '../play/read-settings.js';
import {recentMoves} from '../play/recent-moves.js';
import type {PlayerWord} from './dictionary.js';
import type {GameDefinition, GameView} from './game-definition.js';
import type {GameSettings} from './game-settings.js';
import type {WordsController} from './words.js';

/** The parts that a view is made of. */
export interface ViewSource<T extends GameTypes> {
  readonly element: GameSettings;
  readonly definition: GameDefinition<T>;
  readonly model: GameModel<T>;
  readonly settings: Settings<T>;
  readonly words: WordsController;
  /** Whether nothing should move. */
  isStill(): boolean;
  /** The number of effects of a move that have been told. */
  toldOf(step: StepOf<T> | undefined): number;
  /** In a room, the moves by which the player here joins or leaves. */
  outOfTurnMoves(): readonly string[] | undefined;
}

/** The players as they are named in sentences. */
export function playersOf(seats: readonly Seat[], words: WordsController): readonly PlayerWord[] {
  const computers = seats.filter(({kind, name}) => kind === 'auto' && !name);
  const you = onlyPerson(seats);
  return seats.map((player, seat) => {
    const {name, kind} = player;
    // one of several people here may be called "You"
    const isYou = seat === you || (kind === 'person' && name === words.say('you'));
    if (name) return {name, kind: 'named', isYou};
    if (you === undefined || kind !== 'auto')
      return {name: words.say('player', {n: seat + 1}), kind: 'player', number: seat + 1, isYou};
    const number = computers.length > 1 ? computers.indexOf(player) + 1 : undefined;
    return {name: words.say(number ? 'computerN' : 'computer', {n: number}), kind: 'computer', number, isYou};
  });
}

/** The seat of the only person; undefined if there are several, or none. */
function onlyPerson(seats: readonly Seat[]): number | undefined {
  const people = seats.flatMap(({kind}, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

export function viewOf<T extends GameTypes>(source: ViewSource<T>): GameView<T> {
  const {element, definition, model, words, settings} = source;
  const {session, activity, showing, step} = model;
  const {seats, turn, result, options, number, seed, isSeeded} = session;
  // without a seed of its own the page deals again what a server has dealt
  const masks = element.firstRender && seed !== settings.setup.seed;
  const masked = masks ? definition.mask?.(session.state, settings.setup.options) : undefined;
  const state = masked ?? model.shown;
  /** Expensive values that are not needed for every move: computed on demand and cached. */
  const you = onlyPerson(seats);
  const memoised: {
    players?: readonly PlayerWord[];
    names?: readonly string[];
    tokens?: readonly TokenModel[];
    log?: readonly LoggedMove<T['effect']>[];
    history?: readonly HistoryEntry[];
  } = {};
  const players = (): readonly PlayerWord[] => (memoised.players ??= playersOf(seats, words));
  return {
    state,
    live: state === session.state,
    step,
    told: source.toldOf(step),
    firstRender: element.firstRender,
    activity,
    showing,
    asking: model.isAsking,
    vetoed: model.vetoed,
    paused: element.paused,
    readOnly: element.readOnly,
    turn,
    acting: showing ? (step?.seat ?? definition.rules.turn(state)) : turn,
    mayAct: model.mayAct(),
    mayActSoon: model.mayAct(true),
    legal: masked ? definition.rules.moves(masked) : session.legalMoves,
    get outOfTurnMoves() {
      const ofRoom = source.outOfTurnMoves();
      if (ofRoom) return element.readOnly ? [] : ofRoom;
      return model.mayAct() ? (definition.rules.outOfTurnMoves?.(state) ?? []) : [];
    },
    number,
    gameId: session.id,
    options,
    seed: isSeeded ? seed : undefined,
    seats,
    you,
    get players() {
      return players();
    },
    get names() {
      return (memoised.names ??= players().map(({name}) => name));
    },
    get tokens() {
      return (memoised.tokens ??= seats.map((player, seat) => {
        const color = settings.room ? roomColor(player.color) : player.color;
        return definition.token?.(seat, color, state) ?? {token: seat, color};
      }));
    },
    tell: (key, seat, values) => words.say(key, {player: players()[seat], ...values}),
    result,
    hint: model.hints.found,
    hinting: model.hints.searching,
    get history() {
      return (memoised.history ??= session.history);
    },
    get log() {
      return (memoised.log ??= recentMoves(session.log, activity === 'presenting' ? 1 : 0));
    },
    hints: settings.hints,
    speed: settings.speed,
    get still() {
      return source.isStill();
    },
    words,
    settings: element,
  };
}
