/** The content of the card before the first move: players, level and rules, as far as the page leaves them open. */
import type {CSSResultGroup} from 'lit';
import type {GameTypes} from '../../play/game-types.js';
import type {JsonObject} from '../../core/json.js';
import type {Seat} from '../../core/record.js';
import type {WordsController} from '../../frame/words.js';
import type {ExtensionHost, Now, Places, Running} from '../../frame/extension.js';

import {css, html} from '../../frame/templates/lit-free.js';
import {hasChallenges} from '../challenges/has-challenges.js';
import {part, readTally, starsOf} from '../ladder/tally.js';
import {levelName, levelOf, startWords} from './level-words.js';

/** `starIcon` of icons.ts, which imports Lit. */
const star = 'M12 3.5l2.6 5.3 5.9.8-4.3 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8-4.3-4.1 5.9-.8z';

/** `optionsIcon`, likewise: two sliders. */
const sliders = 'M3 8h8M17 8h4M11 8a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 16h2M11 16h10M5 16a3 3 0 1 0 6 0 3 3 0 1 0-6 0';

/** Up to so many values stand side by side. */
const mostSegments = 6;

interface Choice {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string, mark?: unknown])[];
  readonly onChoose: (value: string) => void;
}

const numbers = (from: number, to: number): number[] => Array.from({length: to - from + 1}, (_, i) => from + i);

export class Start<T extends GameTypes> implements Running<T> {
  readonly #host: ExtensionHost<T>;
  readonly #words: WordsController;
  /** Whether the options are open: all fields, in place of the first two. */
  #isOpen = false;

  constructor(host: ExtensionHost<T>) {
    this.#host = host;
    this.#words = startWords(host);
  }

  places(now: Now<T>): Places | undefined {
    const {definition, words} = this.#host;
    if (this.#words.isLoading) return undefined;
    const open = {label: words.say('challenges'), onPress: () => this.#host.frame.open('challenges')};
    const choices = this.#choices(now);
    const fields = this.#isOpen ? this.#fields(now) : [];
    // a game for one without a choice has its goal there
    const isOffered = choices.length > 0 || (!definition.presets && words.has('aim') && this.#isAlone(now));
    // a game with a clock has the choice of a pace there
    const most = definition.clocked ? 0 : 2;
    const rest = isOffered && (choices.length > Math.min(most, 1) || this.#fields(now).length > 0);
    const options = {
      label: this.#words.say('options'),
      icon: sliders,
      expanded: this.#isOpen,
      onPress: () => {
        this.#isOpen = !this.#isOpen;
        this.#host.target.requestUpdate();
      },
    };
    const all = hasChallenges(definition, now.settings);
    return {
      ...(isOffered && {
        card: html`<div class=${this.#isOpen ? 'start open' : 'start'} part="start">
          ${(this.#isOpen ? choices : choices.slice(0, most)).map(choiceTemplate)} ${fields}
        </div>`,
      }),
      buttons: [...(rest ? [options] : []), ...(all ? [{...open, icon: star}] : [])],
      ...(all && {tools: [{name: 'challenges', icon: star, ...open}]}),
    };
  }

  /** Whether the person here may choose. */
  #isOffered({view, settings, offered}: Now<T>): boolean {
    return offered && settings.isOpen && view.number === 0 && !view.asking;
  }

  /** Whether the game is for one person, and starts with a card. */
  #isAlone(now: Now<T>): boolean {
    return this.#isOffered(now) && this.#host.definition.rules.seats[1] === 1;
  }

  /** Choices between a few: opponent, level, way to play. Empty if nothing is left open. */
  #choices(now: Now<T>): readonly Choice[] {
    return this.#isOffered(now)
      ? [this.#opponent(now), this.#level(now), this.#way(now)].filter((choice) => !!choice)
      : [];
  }

  /** Further fields: how many of each kind, and their names. */
  #fields(now: Now<T>): readonly unknown[] {
    if (!this.#isOffered(now)) return [];
    const {people, computers, min, least, most, max, seat} = this.#seating(now);
    const count = (name: string, value: number, from: number, to: number, onChoose: (n: number) => void): unknown =>
      from < to &&
      selectTemplate({
        label: this.#words.say(name),
        value: `${value}`,
        options: numbers(from, to).map((n) => [`${n}`, this.#words.number(n)]),
        onChoose: (text) => onChoose(Number(text)),
      });
    return [
      // with two seats, the opponent says it all
      ...(max > 2 && most > 0
        ? [
            count('people', people.length, least, max, (n) => seat(n, computers.length)),
            count('computers', computers.length, Math.max(0, min - people.length), most - people.length, (n) =>
              seat(people.length, n),
            ),
          ]
        : []),
      ...this.#nameFields(now),
    ].filter(Boolean);
  }

  /** The name of a level or of a way to play: a word of this card, else one of the game. @param options its values */
  #named(name: string, options: JsonObject = {}): string {
    const numbers = Object.entries(options).map(([option, value]) => [option, Number(value)] as const);
    return (this.#words.has(name) ? this.#words : this.#host.words).say(name, Object.fromEntries(numbers));
  }

  /** The players as chosen so far, and the functions that change them. */
  #seating({view: {seats}, settings: {chosen}}: Now<T>) {
    const {definition} = this.#host;
    const [min, max] = definition.rules.seats;
    const {levels = []} = definition.players ?? {};
    const people = seats.filter(({kind}) => kind === 'person');
    const computers = seats.filter(({kind}) => kind === 'auto');
    const level = levelOf(computers[0], levels);
    const most = definition.choose ? max : 0;
    const seat = (count: number, others: number, wanted = level): void => {
      const inRange = Math.max(min - count, Math.min(most - count, others), 0);
      const players: Partial<Seat>[] = [
        ...numbers(1, count).map((_, i): Partial<Seat> => ({name: people[i]?.name ?? ''})),
        ...numbers(1, inRange).map((): Partial<Seat> => ({kind: 'auto', ...(wanted && {level: wanted})})),
      ];
      this.#host.play.choose({...chosen, players});
    };
    return {min, max, least: most ? 1 : min, most, levels, level, people, computers, seat};
  }

  /** The computer, or so many people. */
  #opponent(now: Now<T>): Choice | undefined {
    const {min, max, most, people, computers, seat} = this.#seating(now);
    const words = this.#words;
    const counts = numbers(Math.max(2, min), max);
    if (max === 1 || (!most && counts.length < 2)) return undefined;
    const isAgainstComputer = people.length === 1 && computers.length > 0;
    return {
      label: words.say('players'),
      value: isAgainstComputer ? 'computer' : computers.length ? '' : `${people.length}`,
      options: [
        ...(most ? [['computer', this.#host.words.say('computer')] as const] : []),
        ...counts.map((n) => [`${n}`, max === 2 ? words.say('twoPlayers') : words.number(n)] as const),
      ],
      onChoose: (value) => (value === 'computer' ? seat(1, 1) : seat(Number(value), 0)),
    };
  }

  #level(now: Now<T>): Choice | undefined {
    const {levels, level, people, computers, seat} = this.#seating(now);
    if (computers.length === 0 || levels.length < 2) return undefined;
    const tally = readTally(this.#host.storage.read(part));
    return {
      label: this.#words.say('level'),
      value: level!,
      options: levels.map((name) => [
        name,
        levelName(this.#words, name),
        this.#stars(starsOf(tally.levels[name]?.[0] ?? 0)),
      ]),
      onChoose: (name) => seat(people.length, computers.length, name),
    };
  }

  /** The stars of a level under its name. */
  #stars(n: number): unknown {
    return n > 0
      ? html`<small role="img" aria-label=${this.#words.say('stars', {n})}>${'★'.repeat(n)}</small>`
      : undefined;
  }

  /** The choice between ways to play, where the page leaves open what makes them. */
  #way({settings: {chosen, given}}: Now<T>): Choice | undefined {
    const {presets} = this.#host.definition;
    const {players, ...now} = chosen;
    const ways = Object.entries(presets ?? {});
    if (ways.length === 0 || given.length > 0) return undefined;
    const same = (options: JsonObject): boolean => JSON.stringify(options) === JSON.stringify(now);
    return {
      label: this.#words.say('way'),
      value: ways.find(([, options]) => same(options))?.[0] ?? '',
      options: ways.map(([name, options]) => [name, this.#named(name, options)]),
      onChoose: (name) => this.#host.play.choose({...presets![name]!, ...(players !== undefined && {players})}),
    };
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
}

/** A choice as segments, or as a list where the names take too much room. */
function choiceTemplate(choice: Choice): unknown {
  const {label, value, options, onChoose} = choice;
  const letters = options.map(([, text]) => text).join('');
  // those of Chinese and Japanese are as wide as two
  const room = letters.replace(/[\u2e80-\uffef]/g, '  ').length;
  if (options.length > mostSegments || room > 30) return selectTemplate(choice);
  // not radio buttons: the arrow keys may be those of the game
  return html`<div class="segments" role="group" aria-label=${label}>
    ${options.map(
      ([name, text, mark]) =>
        html`<button part="button" aria-pressed=${name === value} @click=${() => name !== value && onChoose(name)}>
          ${text}${mark}
        </button>`,
    )}
  </div>`;
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
    grid-template-columns: 1fr 1fr;
    gap: 0 10px;
  }
  .segments button:has(small) {
    flex-direction: column;
  }
  .segments small {
    color: var(--_accent);
    font-size: 0.625rem;
    line-height: 1;
  }
  .start > .segments,
  .start > label:has(select) {
    grid-column: 1 / -1;
  }
  .start.open > label {
    grid-column: auto;
  }
  .start.open > :not(label) + label:last-child {
    grid-column: 1 / -1;
  }
  .start label {
    display: grid;
    align-content: end;
    gap: 2px;
    min-inline-size: 0;
    margin-block-start: 10px;
  }
  .start label span {
    color: var(--_quiet);
    font-size: var(--_small);
  }
  .start :is(select, input) {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 48px;
    padding-inline: 12px;
    border: 0;
    border-radius: var(--_radius);
    background: var(--_surface);
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-overflow: ellipsis;
  }
  .start select {
    --_stroke: #0000 48%, var(--_ink) 48% 64%, #0000 64%;
    padding-inline-end: 2.5em;
    appearance: none;
    background:
      linear-gradient(45deg, var(--_stroke)) no-repeat calc(100% - 1.3em) 50% / 0.4em 0.4em,
      linear-gradient(-45deg, var(--_stroke)) no-repeat calc(100% - 0.9em) 50% / 0.4em 0.4em,
      var(--_surface);
  }
  .start select:dir(rtl) {
    background-position-x: 0.9em, 1.3em, 0;
  }
  /* a choice among many stands without its label, which it keeps for screen readers */
  .start:not(.open) label > span {
    position: absolute;
    clip-path: inset(50%);
  }
  /* the options need all the room of a card below the board or of a low one; those that do not fit fade away below */
  @container room (height < 41rem) or (aspect-ratio <= 1) {
    .card:has(.start.open) > :is(.card-head, .card-text, .help) {
      display: none;
    }
    .start.open > .segments {
      min-block-size: 44px;
      margin-block-start: 6px;
      padding: 2px;
    }
    .start.open .segments button::after {
      inset: -2px 0;
    }
    .start.open label {
      margin-block-start: 6px;
    }
    .start.open :is(select, input) {
      min-block-size: 44px;
    }
    .start.open.open > :first-child {
      margin-block-start: 0;
    }
  }
  /* beside a low board they cover the plates, too */
  @container room (aspect-ratio > 1) and (height < 26rem) {
    .side:has(.start.open) > .seated {
      inset-block-start: calc(-1 * (var(--_plate) + var(--_gap)));
    }
    .parts:has(.start.open) .rail {
      visibility: hidden;
    }
  }
  .card:has(.start.open) > .card-buttons::before {
    position: absolute;
    inset: auto 0 100%;
    block-size: 1em;
    background: linear-gradient(#0000, var(--_raised));
    pointer-events: none;
    content: '';
  }
  .start.open {
    padding-block-end: 0.5em;
  }
  /* where there is little room, the second choice is an option, too */
  @container room (height < 41rem) and (aspect-ratio <= 1) {
    .card-text:has(+ .start) {
      font-size: var(--_small);
    }
    .start:not(.open) > :nth-child(2) {
      display: none;
    }
  }
  @container room (height < 30rem) and (width < 50rem) {
    .start:not(.open) > :nth-child(2) {
      display: none;
    }
  }
  @container room (height < 22rem) or (width < 17rem) {
    .start:not(.open) > :nth-child(2) {
      display: none;
    }
  }
  /* on a small phone the options take the place of the first choice, which stands beside them elsewhere */
  @container room (height < 38rem) and (aspect-ratio <= 1) {
    .start.open.open > :first-child:not(:last-child) {
      display: none;
    }
    .start.open.open > :nth-child(2) {
      margin-block-start: 0;
    }
  }
  @container room (height < 38rem) or (width < 17rem) {
    .start :is(select, input) {
      min-block-size: 44px;
    }
    .start label {
      margin-block-start: 6px;
    }
  }
  @media (forced-colors: active) {
    .start :is(select, input) {
      border: 1px solid;
      appearance: auto;
    }
  }
`;
