/** Creates the view that a game's functions render, from the model and the element. */
import type {GameModel} from '../controllers/game-model.js';
import type {GameTypes} from '../controllers/game-types.js';
import type {LoggedMove} from '../core/session.js';
import type {Seat} from '../core/record.js';
import type {TokenModel} from '../templates/token.js';
import type {ElementGame} from './element-game.js';
import type {GameView} from './game-definition.js';

/** @param model that of the game, with the settings as they are now */
export function viewOf<T extends GameTypes>(game: ElementGame<T>, model: GameModel<T>): GameView<T> {
  const {element, definition, words, settings, table} = game;
  const {session, activity, showing, step, asking} = model;
  const {seats, turn, result, options, number, seed, isSeeded} = session;
  // without a seed of its own the page deals again what a server has dealt
  const masks = element.firstRender && seed !== settings.setup.seed;
  const state = (masks ? definition.mask?.(session.state, settings.setup.options) : undefined) ?? model.shown;
  /** Expensive values that are not needed for every move: computed on demand and cached. */
  const people = seats.flatMap(({kind}, seat) => (kind === 'person' ? [seat] : []));
  const you = people.length === 1 && seats.length > 1 ? people[0] : undefined;
  const kept: {names?: readonly string[]; tokens?: readonly TokenModel[]; log?: readonly LoggedMove<T['effect']>[]} =
    {};
  const computers = seats.filter(({kind}) => kind === 'auto');
  const nameOf = (player: Seat, seat: number): string => {
    if (player.name) return player.name;
    if (you === undefined || player.kind !== 'auto') return words.say('player', {n: seat + 1});
    const number = computers.length > 1 ? words.number(computers.indexOf(player) + 1) : '';
    return [words.say('computer'), number].filter(Boolean).join(' ');
  };
  const names = (): readonly string[] => (kept.names ??= seats.map(nameOf));
  return {
    state,
    live: state === session.state,
    step,
    firstRender: element.firstRender,
    activity,
    showing,
    asking: asking !== undefined,
    vetoed: model.vetoed,
    paused: element.paused,
    readOnly: element.readOnly,
    turn,
    acting: showing ? step?.seat : turn,
    mayAct: model.mayAct(),
    mayActSoon: model.mayAct(true),
    legal: session.legalMoves,
    number,
    gameId: session.id,
    options,
    seed: isSeeded ? seed : undefined,
    seats,
    you,
    get names() {
      return names();
    },
    get tokens() {
      return (kept.tokens ??= seats.map(
        ({colour}, seat) => definition.token?.(seat, colour, state) ?? {token: seat, colour},
      ));
    },
    tell(key, seat, values) {
      const own = `${key}You`;
      return words.say(seat === you && words.has(own) ? own : key, {player: names()[seat], ...values});
    },
    result,
    hint: model.found,
    hinting: model.hinting,
    get history() {
      return session.history;
    },
    get log() {
      return (kept.log ??= model.log);
    },
    hints: element.hints || table?.hints === true,
    speed: game.speed,
    get still() {
      return game.still;
    },
    words,
    settings: element,
  };
}
