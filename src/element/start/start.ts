/**
 * The content of the card before the first move: players, level and rules, as far as the page leaves them open. Loaded
 * after the first render (`FrameUi`).
 */
import type {CSSResultGroup} from 'lit';
import type {GameTypes} from '../../controllers/game-types.js';
import type {JsonObject} from '../../core/json.js';
import type {Seat} from '../../core/record.js';
import {css, html} from '../../templates/beside.js';
import type {ElementGame} from '../element-game.js';
import {keptWords} from '../kept-words.js';
import type {NewGame} from '../settings-reader.js';
import english from './words/en.js';

const words = keptWords(english, (lang) => import(`./words/${lang}.js`));

/** The words of levels whose names say how they choose. */
const levelNames: Readonly<Record<string, string>> = {random: 'easy', greedy: 'medium', strong: 'hard'};

interface Choice {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

/** Whether the page leaves to the person here what is played. */
function isOpen<T extends GameTypes>({element, room, settings}: ElementGame<T>): boolean {
  const {setup, readOnly, autoplay, beat} = element;
  const isSet = setup === 'off' || readOnly || autoplay || (beat ?? undefined) !== undefined;
  return !isSet && !room.isSet && !settings.hasPlayers;
}

/** Whether there are challenges, and the page leaves their options open, or has set the game of the day. */
export function hasChallenges<T extends GameTypes>(game: ElementGame<T>): boolean {
  const {definition} = game;
  if (!definition.seedFor && !definition.onDemand?.levels) return false;
  return isOpen(game) && !game.settings.hasOptions('daily');
}

/** The fields; undefined if nothing is open. */
export function startTemplate<T extends GameTypes>(game: ElementGame<T>): unknown {
  const {session, asking} = game.model;
  if (!game.frame.offers || session.number > 0 || asking || !isOpen(game) || words(game).isLoading) return undefined;
  const fields = [...playerFields(game), ...wayField(game), ...nameFields(game)];
  return fields.length > 0
    ? // keys are for the fields, not for the game
      html`<div
        class="start"
        part="start"
        @keydown=${(event: KeyboardEvent) => event.key === 'Escape' || event.stopPropagation()}
      >
        ${fields}
      </div>`
    : undefined;
}

/** Sets up another game with these players and options, and keeps them for later games. */
function choose<T extends GameTypes>(game: ElementGame<T>, chosen: NewGame): void {
  game.settings.choose(chosen);
  game.store('start', chosen);
  game.requestUpdate();
}

/** The name of a level or of a way to play: a word of this card, else one of the game. */
const named = <T extends GameTypes>(game: ElementGame<T>, name: string): string =>
  (words(game).has(name) ? words(game) : game.words).say(name);

const numbers = (from: number, to: number): number[] => Array.from({length: to - from + 1}, (_, i) => from + i);

function playerFields<T extends GameTypes>(game: ElementGame<T>): unknown[] {
  const {definition, view} = game;
  const [min, max] = definition.rules.seats;
  if (max === 1) return [];
  const {levels = []} = definition.players ?? {};
  const own = words(game);
  const {seats} = view;
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
    choose(game, {...game.settings.chosen, players});
  };
  const select = (name: string, value: number, from: number, to: number, onChoose: (n: number) => void): unknown =>
    from < to &&
    selectTemplate({
      label: own.say(name),
      value: `${value}`,
      options: numbers(from, to).map((n) => [`${n}`, own.number(n)]),
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
        label: own.say('level'),
        value: level!,
        options: levels.map((name) => [name, named(game, levelNames[name] ?? name)]),
        onChoose: (name) => seat(people.length, computers.length, name),
      }),
  ].filter(Boolean);
}

/** A name for each of several people. */
function nameFields<T extends GameTypes>(game: ElementGame<T>): unknown[] {
  const {seats, names} = game.view;
  const people = seats.filter(({kind}) => kind === 'person');
  return (people.length > 1 ? people : []).map(
    ({name}, i) =>
      html`<label
        ><span>${words(game).say('nameOf', {n: i + 1})}</span>
        <input
          maxlength="40"
          autocomplete="off"
          placeholder=${names[i]!}
          .value=${name}
          @change=${(event: Event) => {
            const named = {...people[i]!, name: (event.target as HTMLInputElement).value};
            const players = seats.map((seat) => (seat === people[i] ? named : seat));
            choose(game, {...game.settings.chosen, players});
          }}
      /></label>`,
  );
}

/** The choice between ways to play, where the page leaves open what makes them. */
function wayField<T extends GameTypes>(game: ElementGame<T>): unknown[] {
  const {definition, settings} = game;
  const {players, ...now} = settings.chosen;
  const ways = Object.entries(definition.presets ?? {});
  if (ways.length === 0 || settings.hasOptions()) return [];
  const own = words(game);
  const same = (options: JsonObject): boolean => JSON.stringify(options) === JSON.stringify(now);
  return [
    selectTemplate({
      label: own.say('way'),
      value: ways.find(([, options]) => same(options))?.[0] ?? '',
      options: ways.map(([name]) => [name, named(game, name)]),
      onChoose: (name) => choose(game, {...definition.presets![name]!, ...(players !== undefined && {players})}),
    }),
  ];
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
  @media (forced-colors: active) {
    .start :is(select, input) {
      border: 1px solid;
    }
  }
`;
