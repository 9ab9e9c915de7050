// The element of the blank example game: a few lines on GameElement.
import {css, html} from 'lit';
import {
  Dictionary,
  found,
  GameElement,
  option,
  frameStyles,
  type Effect,
  type GameDefinition,
  type GameTypes,
  type GameUi,
} from '../../src/kit.js';
import {race, type RaceOptions, type RaceState} from './race.js';

const dictionary = new Dictionary(
  {
    player: 'Player {n}',
    turn: '{player} is to play',
    won: '{player} has won',
    rolled: {one: '{player} rolls {n} pip', other: '{player} rolls {n} pips'},
    taken: '{player} takes {n}',
    left: '{player} leaves {n}',
  },
  {
    de: () =>
      Promise.resolve({default: {player: 'Spieler {n}', turn: '{player} ist am Zug', rolled: '{player} würfelt {n}'}}),
  },
);

export interface ExampleTypes extends GameTypes {
  readonly options: RaceOptions;
  readonly state: RaceState;
  readonly effect: Effect;
  readonly hint: string;
  readonly settings: object;
}

interface ExampleUi extends GameUi<ExampleTypes> {
  act(move: string): void;
}

export const example: GameDefinition<ExampleTypes, ExampleUi> = {
  rules: race,
  words: dictionary,
  players: {levels: ['timid']},
  choose: (state, level) =>
    found(level === 'timid' && race.moves(state).includes('leave') ? 'leave' : race.moves(state)[0]!),
  hint: (state) => found(race.moves(state)[0]!),
  mount: (context) => ({
    act: (move) => void context.act(move),
    focusTarget: () => context.root.querySelector('output'),
    key({key}) {
      const [move] = context.view.legal;
      if (key !== 'Enter' || move === undefined) return false;
      void context.act(move);
      return true;
    },
    present: ({effects}) =>
      effects.length === 0
        ? undefined
        : (stage) => stage.animate(context.root.querySelector('output'), {opacity: [0, 1]}, {duration: 60}),
  }),
  board: ({state, turn, result, names, legal, mayAct, words}, ui) => html`
    <p>${words.say(turn === undefined ? 'won' : 'turn', {player: names[turn ?? result!.winners[0]!]})}</p>
    <output tabindex="-1">${state.counts.join(' : ')} (${state.pips})</output>
    ${legal.map(
      (move) => html`<button value=${move} ?disabled=${!mayAct} @click=${() => ui.act(move)}>${move}</button>`,
    )}
  `,
  sentence: ({type, pips, seat}, {words, names}) =>
    words.say(type, {player: seat === undefined ? '' : names[seat], n: Number(pips)}),
  turnSentence: () => '',
};

export class ExampleGame extends GameElement<ExampleTypes> {
  static override styles = [
    frameStyles,
    css`
      :host {
        display: inline-block;
      }
    `,
  ];
  protected static override dictionary = dictionary;

  /** Pips to reach exactly: 1 to 1000. Default 10. */
  @option() target?: number | string | undefined;

  /** Who begins: `one`, `two` or `any`. Default `one`. */
  @option() first?: string | undefined;

  /** `game`: the same with other parts. */
  constructor(game = example) {
    super(game);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'example-game': ExampleGame;
  }
}
