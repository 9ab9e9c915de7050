// The element of the blank example game: a few lines on GameElement.
import {css, html, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {
  Dictionary, found, GameElement, tokens, type Choreography, type JsonObject, type Moved, type Search, type Session,
} from '../../src/kit.js';
import {race, type RaceOptions, type RaceState} from './race.js';

export const dictionary = new Dictionary(
  {
    player: 'Player {n}',
    turn: '{player} is to play',
    won: '{player} has won',
    thrown: {one: '{player} throws {n} pip', other: '{player} throws {n} pips'},
    taken: '{player} takes {n}',
    left: '{player} leaves {n}',
  },
  {de: () => Promise.resolve({default: {player: 'Spieler {n}', turn: '{player} ist am Zug', thrown: '{player} würfelt {n}'}})},
);

export class ExampleGame extends GameElement<RaceOptions, RaceState> {
  static override styles = [tokens, css`:host { display: inline-block; }`];

  /** Pips to reach exactly: 1 to 1000. Default 10. */
  @property() target?: number | string | undefined;

  /** Who begins: `one`, `two` or `any`. Default `one`. */
  @property() first?: string | undefined;

  constructor() {
    super({game: race, dictionary, levels: ['timid']});
  }

  protected override get rawOptions(): JsonObject {
    return {target: this.target, first: this.first};
  }

  protected override describe({seat, effects}: Moved<RaceState>): string {
    return effects.map(({type, pips}) => this.words.say(type, {player: this.playerName(seat), n: Number(pips)})).join('. ');
  }

  protected override choreography({effects}: Moved<RaceState>): Choreography | undefined {
    if (effects.length === 0) return undefined;
    return (stage) => stage.animate(this.renderRoot.querySelector('output'), {opacity: [0, 1]}, {duration: 60});
  }

  protected override chooseMove({legalMoves}: Session<RaceOptions, RaceState>, level?: string): Search<string> {
    return found(level === 'timid' && legalMoves.includes('leave') ? 'leave' : legalMoves[0]!);
  }

  protected override hintSearch({legalMoves}: Session<RaceOptions, RaceState>): Search<string> {
    return found(legalMoves[0]!);
  }

  protected override render(): TemplateResult {
    const {counts, pips} = this.shown;
    const player = this.playerName(this.turn ?? this.result!.winners[0]!);
    return html`
      <p>${this.words.say(this.turn === undefined ? 'won' : 'turn', {player})}</p>
      <output>${counts.join(' : ')} (${pips})</output>
      ${this.legalMoves.map(
        (move) => html`<button value=${move} ?disabled=${!this.inviting} @click=${() => void this.act(move)}>${move}</button>`,
      )}
      ${this.problemTemplate()} ${this.announcer.template()}
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'example-game': ExampleGame;
  }
}
