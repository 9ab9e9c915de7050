/** The content of the card before the first move: players, level and rules, as far as the page leaves them open. */
import type {CSSResultGroup} from 'lit';
import type {GameTypes} from '../../play/game-types.js';
import type {JsonObject} from '../../core/json.js';
import type {Seat} from '../../core/record.js';
import type {WordsController} from '../../frame/words.js';
import type {ExtensionHost, Now, Places, Running} from '../../frame/extension.js';

import {css, html} from '../../frame/templates/lit-free.js';
import {hasChallenges} from '../challenges/has-challenges.js';
import english from './words/en.js';

/** `starIcon` of icons.ts, which imports Lit. */
const star = 'M12 3.5l2.6 5.3 5.9.8-4.3 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8-4.3-4.1 5.9-.8z';

/** The words of levels whose names say how they choose. */
const levelNames: Readonly<Record<string, string>> = {random: 'easy', greedy: 'medium', strong: 'hard'};

interface Choice {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

const numbers = (from: number, to: number): number[] => Array.from({length: to - from + 1}, (_, i) => from + i);

export class Start<T extends GameTypes> implements Running<T> {
  readonly #host: ExtensionHost<T>;
  readonly #words: WordsController;

  constructor(host: ExtensionHost<T>) {
    this.#host = host;
    this.#words = host.wordsIn(english, (lang) => import(`./words/${lang}.js`));
  }

  places(now: Now<T>): Places {
    const {definition, words} = this.#host;
    const open = {label: words.say('challenges'), onPress: () => this.#host.frame.open('challenges')};
    const fields = this.#fields(now);
    return {
      ...(fields.length > 0 && {card: html`<div class="start" part="start">${fields}</div>`}),
      ...(hasChallenges(definition, now.settings) && {
        buttons: [open],
        tools: [{name: 'challenges', icon: star, ...open}],
      }),
    };
  }

  /** Empty if nothing is left open. */
  #fields(now: Now<T>): readonly unknown[] {
    const {view, settings, offered} = now;
    if (!offered || !settings.isOpen || view.number > 0 || view.asking || this.#words.isLoading) return [];
    return [...this.#playerFields(now), ...this.#wayField(now), ...this.#nameFields(now)];
  }

  /** The name of a level or of a way to play: a word of this card, else one of the game. @param options its values */
  #named(name: string, options: JsonObject = {}): string {
    const numbers = Object.entries(options).map(([option, value]) => [option, Number(value)] as const);
    return (this.#words.has(name) ? this.#words : this.#host.words).say(name, Object.fromEntries(numbers));
  }

  #playerFields({view: {seats}, settings: {chosen}}: Now<T>): unknown[] {
    const {definition} = this.#host;
    const words = this.#words;
    const [min, max] = definition.rules.seats;
    if (max === 1) return [];
    const {levels = []} = definition.players ?? {};
    const people = seats.filter(({kind}) => kind === 'person');
    const computers = seats.filter(({kind}) => kind === 'auto');
    const level = computers[0]?.level ?? levels[Math.floor(levels.length / 2)];
    const most = definition.choose ? max : 0;
    const seat = (count: number, others: number, wanted = level): void => {
      const inRange = Math.max(min - count, Math.min(most - count, others), 0);
      const players: Partial<Seat>[] = [
        ...numbers(1, count).map((_, i): Partial<Seat> => ({name: people[i]?.name ?? ''})),
        ...numbers(1, inRange).map((): Partial<Seat> => ({kind: 'auto', ...(wanted && {level: wanted})})),
      ];
      this.#host.play.choose({...chosen, players});
    };
    const select = (name: string, value: number, from: number, to: number, onChoose: (n: number) => void): unknown =>
      from < to &&
      selectTemplate({
        label: words.say(name),
        value: `${value}`,
        options: numbers(from, to).map((n) => [`${n}`, words.number(n)]),
        onChoose: (text) => onChoose(Number(text)),
      });
    const least = most ? 1 : min;
    return [
      select('people', people.length, least, max, (n) => seat(n, seats.length - n)),
      select('computers', computers.length, Math.max(0, min - people.length), most - people.length, (n) =>
        seat(people.length, n),
      ),
      computers.length > 0 &&
        levels.length > 1 &&
        selectTemplate({
          label: words.say('level'),
          value: level!,
          options: levels.map((name) => [name, this.#named(levelNames[name] ?? name)]),
          onChoose: (name) => seat(people.length, computers.length, name),
        }),
    ].filter(Boolean);
  }

  /** A name for each of several people. */
  #nameFields({view: {seats, names}, settings: {chosen}}: Now<T>): unknown[] {
    const people = seats.filter(({kind}) => kind === 'person');
    return (people.length > 1 ? people : []).map(
      ({name}, i) =>
        html`<label
          ><span>${this.#words.say('nameOf', {n: i + 1})}</span>
          <input
            maxlength="40"
            autocomplete="off"
            placeholder=${names[i]!}
            .value=${name}
            @change=${(event: Event) => {
              const named = {...people[i]!, name: (event.target as HTMLInputElement).value};
              this.#host.play.choose({...chosen, players: seats.map((seat) => (seat === people[i] ? named : seat))});
            }}
        /></label>`,
    );
  }

  /** The choice between ways to play, where the page leaves open what makes them. */
  #wayField({settings: {chosen, given}}: Now<T>): unknown[] {
    const {presets} = this.#host.definition;
    const {players, ...now} = chosen;
    const ways = Object.entries(presets ?? {});
    if (ways.length === 0 || given.length > 0) return [];
    const same = (options: JsonObject): boolean => JSON.stringify(options) === JSON.stringify(now);
    return [
      selectTemplate({
        label: this.#words.say('way'),
        value: ways.find(([, options]) => same(options))?.[0] ?? '',
        options: ways.map(([name, options]) => [name, this.#named(name, options)]),
        onChoose: (name) => this.#host.play.choose({...presets![name]!, ...(players !== undefined && {players})}),
      }),
    ];
  }
}

const selectTemplate = ({label, value, options, onChoose}: Choice): unknown => html`
  <label
    ><span>${label}</span>
    <select @change=${(event: Event) => onChoose((event.target as HTMLSelectElement).value)}>
      ${options.map(([name, text]) => html`<option value=${name} ?selected=${name === value} .selected=${name === value}>${text}</option>`)}
    </select></label
  >
`;

export const styles: CSSResultGroup = css`
  .start {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(7.5em, 100%), 1fr));
    gap: 4px 10px;
    text-align: start;
  }
  .start label {
    display: grid;
    align-content: end;
    gap: 2px;
    min-inline-size: 0;
  }
  .start span {
    color: var(--_quiet);
    font-size: max(12px, 0.8em);
  }
  .start :is(select, input) {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: 8px;
    border: 0;
    border-radius: var(--_radius);
    background: var(--_surface);
    color: inherit;
    font: inherit;
    text-overflow: ellipsis;
  }
  /* always in view, also where the fields need more room than there is */
  .card:has(.start) .card-buttons {
    position: sticky;
    inset-block-end: -8px;
    margin-block-end: -8px;
    padding-block-end: 8px;
    background: inherit;
  }
  .card:has(.start) .card-buttons button {
    flex: 1 1 auto;
    font-size: 1em;
  }
  .card:has(.start) .primary {
    flex-grow: 4;
  }
  /* beside the board there is room for the players above the card */
  @container (width < 30rem) {
    .card:has(.start) {
      min-block-size: 100%;
      max-block-size: calc(100% + 4rem);
    }
  }
  @media (height < 38rem) and (orientation: portrait) {
    .card:has(.start) .card-title {
      display: none;
    }
  }
  /* beside the board of a phone two fields stand in a row */
  @media (height < 24rem) {
    .start {
      grid-template-columns: repeat(auto-fit, minmax(min(6em, 100%), 1fr));
    }
  }
  @media (forced-colors: active) {
    .start :is(select, input) {
      border: 1px solid;
    }
  }
`;
