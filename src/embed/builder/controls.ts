/** The controls of the builder, one per setting, generated from the documentation. */
import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {Seat} from '../../core/record.js';
import type {Property, Setting} from '../specs.js';
import {languages} from '../words.js';

/** Callbacks of a control: with a new value, undefined for the default, and once the value is final. */
interface Listener {
  readonly input: (value: string | undefined) => void;
  readonly settled: () => void;
}

/** A control with its label and its value, undefined for the default. */
interface Field extends Listener {
  readonly id: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly description?: string | undefined;
  /** The error in the value, as a sentence. */
  readonly problem?: string | undefined;
}

/** `six-again` as a label: "Six again". */
const labelOf = (name: string): string => {
  const words = name.replace(/^--game-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A sentence of the manifest, with text between backticks as code. */
const withCode = (text = ''): unknown[] =>
  text.split('`').map((part, at) => (at % 2 ? html`<code>${part}</code>` : part));

const valueOf = ({target}: Event): string => (target as HTMLInputElement | HTMLSelectElement).value;
const isChecked = ({target}: Event): boolean => (target as HTMLInputElement).checked;

const fieldTemplate = ({id, description, problem}: Field, control: TemplateResult): TemplateResult => html`
  <div class="field">
    ${control} ${problem ? html`<p class="wrong" id="${id}-problem">${problem}</p>` : nothing}
    ${description ? html`<p class="description" id="${id}-about">${withCode(description)}</p>` : nothing}
  </div>
`;

/** The IDs of the texts about a field. */
const aboutOf = ({id, description, problem}: Field): string | typeof nothing =>
  [description && `${id}-about`, problem && `${id}-problem`].filter(Boolean).join(' ') || nothing;

/** A choice of words. The first one is the default. */
export const choice = (words: readonly (readonly [value: string, shown: string])[], field: Field): TemplateResult =>
  fieldTemplate(
    field,
    html`<label for=${field.id}>${field.label}</label>
      <select
        id=${field.id}
        aria-describedby=${aboutOf(field)}
        @input=${(event: Event) => field.input(valueOf(event) || undefined)}
        @change=${field.settled}
      >
        ${words.map(
          ([word, shown]) =>
            html`<option value=${word} .selected=${live(word === (field.value ?? ''))}>${shown}</option>`,
        )}
      </select>`,
  );

/** A field for a text, a number, a URL or a date. */
export const text = (type: 'text' | 'number' | 'url' | 'date', field: Field, placeholder?: string): TemplateResult =>
  fieldTemplate(
    field,
    html`<label for=${field.id}>${field.label}</label>
      <input
        id=${field.id}
        type=${type}
        autocomplete="off"
        spellcheck="false"
        placeholder=${placeholder ?? nothing}
        aria-describedby=${aboutOf(field)}
        aria-invalid=${field.problem ? 'true' : 'false'}
        .value=${live(field.value ?? '')}
        @input=${(event: Event) => field.input(valueOf(event) || undefined)}
        @change=${field.settled}
      />`,
  );

/** A slider with its value beside it. Without a value it stands at the default. */
const slider = (
  field: Field,
  {
    min,
    max,
    standard,
    unit = '',
  }: {readonly min: number; readonly max: number; readonly standard?: string; readonly unit?: string},
): TemplateResult => {
  const {value} = field;
  const at = Number.parseFloat(value ?? standard ?? '');
  return fieldTemplate(
    field,
    html`<span class="line"
        ><label for=${field.id}>${field.label}</label
        ><output for=${field.id}>${value ?? (standard ? `${standard} (default)` : 'Default')}</output></span
      >
      <span class="line"
        ><input
          id=${field.id}
          type="range"
          min=${min}
          max=${max}
          aria-describedby=${aboutOf(field)}
          aria-valuetext=${value ?? standard ?? 'default'}
          .value=${live(`${Number.isNaN(at) ? min : at}`)}
          @input=${(event: Event) => field.input(valueOf(event) + unit)}
          @change=${field.settled}
        />${
          value === undefined
            ? nothing
            : html`<button
                class="reset"
                aria-label="Default: ${field.label}"
                @click=${() => {
                  field.input(undefined);
                  field.settled();
                }}
              >
                Default
              </button>`
        }</span
      >`,
  );
};

/** The range that a description names, such as "1 to 4", if a slider can have so many steps. */
function rangeOf(description = ''): {min: number; max: number; standard?: string} | undefined {
  const [, min, max] = /\b(\d{1,3}) to (\d{1,3})\b(?! ?×|,\d)/.exec(description) ?? [];
  if (!min || !max || Number(max) <= Number(min) || Number(max) > 100) return undefined;
  const standard = /\bDefault:? (\d+)\b/.exec(description)?.[1] ?? /\b(\d+) by default\b/.exec(description)?.[1];
  return {min: Number(min), max: Number(max), ...(standard && {standard})};
}

const check = (field: Field): TemplateResult =>
  fieldTemplate(
    field,
    html`<label class="check">
      <input
        id=${field.id}
        type="checkbox"
        aria-describedby=${aboutOf(field)}
        .checked=${live(field.value !== undefined)}
        @input=${(event: Event) => field.input(isChecked(event) ? '' : undefined)}
        @change=${field.settled}
      />
      ${field.label}
    </label>`,
  );

/** The choices of a setting whose empty value means something: without it, empty, with a value. */
const ways: Readonly<Record<string, readonly [none: string, empty: string, value: string]>> = {
  autosave: ['Not saved', 'Saved', 'Saved under a name'],
  daily: ['No', 'Today’s', 'Of a date'],
  link: ['This page', 'This page, with challenges and replays', 'Another page'],
  room: ['None', 'With a server that of the page’s address, or a new one', 'With a code'],
};
const otherWays = ['Default', 'Empty', 'A value'] as const;

/** Names and types of the values of these settings. */
const values: Readonly<Record<string, readonly [label: string, type: 'text' | 'url' | 'date', placeholder?: string]>> =
  {
    autosave: ['Name', 'text'],
    daily: ['Date', 'date'],
    link: ['Address of your page', 'url', 'https://blog.example/post'],
    room: ['Code', 'text'],
  };

/** A setting as a field. */
interface SettingField extends Field {
  /** Whether a value is chosen, which may still be empty. */
  readonly valued: boolean;
  readonly onWay: (valued: boolean) => void;
}

/** A choice between no value, an empty one, and one to be entered. */
function wayControl(name: string, field: SettingField): TemplateResult {
  const {value} = field;
  const [none, empty, other] = ways[name] ?? otherWays;
  const hasValue = value ? true : field.valued;
  const words = [
    ['', none],
    ['empty', empty],
    ['value', other],
  ] as const;
  const input = (way: string | undefined): void => {
    field.onWay(way === 'value');
    field.input(way === 'empty' ? '' : undefined);
  };
  const [label, type, placeholder = ''] = values[name] ?? ['Value', 'text'];
  const way = hasValue ? 'value' : value === '' ? 'empty' : undefined;
  const {settled} = field;
  return html`${choice(words, {...field, value: way, input, problem: undefined})}
  ${hasValue ? text(type, {id: `${name}-value`, label, value, input: field.input, settled}, placeholder) : nothing}`;
}

/** The control of a setting. */
export function control(setting: Setting, state: Omit<SettingField, 'id' | 'label' | 'description'>): TemplateResult {
  const {name, kind, words = [], empty, description} = setting;
  const field = {...state, id: name, label: labelOf(name), description};
  if (name === 'lang') {
    const {value} = state;
    const known = Object.keys(languages);
    const all = value && !known.includes(value) ? [...known, value] : known;
    const title = (lang: string): string => new Intl.DisplayNames(lang, {type: 'language'}).of(lang) ?? lang;
    const options = all.map((lang) => [lang, title(lang)] as const);
    return choice([['', 'Default'], ...options], {...field, label: 'Language', description: undefined});
  }
  switch (kind) {
    case 'switch':
      return check(field);
    case 'words':
      return choice([['', 'Default'], ...words.map((word) => [word, word] as const)], field);
    case 'number': {
      const range = rangeOf(description);
      const {value, problem} = state;
      const fits = range && (value === undefined || (Number(value) >= range.min && Number(value) <= range.max));
      return fits && !problem ? slider(field, range) : text('number', field);
    }
    case 'text':
      return empty ? wayControl(name, field) : text(kind, field);
  }
}

/** Pixels of a length that a slider can set. */
const pixels = /^\d+(?:\.\d+)?px$/;

/** The control of a custom property: a swatch and a text for a colour, a slider for pixels, a text for other lengths. */
export function styleControl(
  {name, length, default: standard = '', description}: Property,
  state: Omit<Field, 'id' | 'label' | 'description'> & {
    /** The colour as `#0a64ff`. */
    readonly swatch?: string | undefined;
    /** The contrast that counts for it, as a sentence. */
    readonly contrast?: string | undefined;
  },
): TemplateResult {
  const field = {...state, id: name, label: labelOf(name), description};
  const {value, problem, swatch, contrast} = state;
  if (length)
    return pixels.test(value ?? standard) && !problem
      ? slider(field, {min: 0, max: 64, standard, unit: 'px'})
      : text('text', field, standard);
  return html`<div class="colored">
    ${text('text', field, standard)}
    ${
      swatch
        ? html`<input
            type="color"
            aria-label="${field.label}: pick a colour"
            .value=${live(swatch)}
            @input=${(event: Event) => field.input(valueOf(event))}
            @change=${field.settled}
          />`
        : nothing
    }
    ${contrast ? html`<p class="description">${contrast}</p>` : nothing}
  </div>`;
}

/** One player as a row: name, colour, person or computer, level. */
export function playerRow(
  number: number,
  seat: Seat,
  levels: readonly string[],
  state: {
    readonly swatch: string;
    /** Its contrast with the ground, as a sentence. */
    readonly contrast: string;
    readonly problem?: string | undefined;
    readonly change: (seat: Seat) => void;
    readonly settled: () => void;
  },
): TemplateResult {
  const {swatch, contrast, problem, change, settled} = state;
  const id = `player-${number}`;
  const {level: _, color: __, ...plain} = seat;
  const color = seat.color ? {color: seat.color} : {};
  return html`<fieldset class="player" id=${id}>
    <legend class="visually-hidden">Player ${number}</legend>
    <input
      type="color"
      id="${id}-color"
      aria-label="Colour of player ${number}"
      aria-describedby="${id}-contrast"
      .value=${live(swatch)}
      @input=${(event: Event) => change({...seat, color: valueOf(event)})}
      @change=${settled}
    />
    <input
      type="text"
      id="${id}-name"
      aria-label="Name of player ${number}"
      aria-invalid=${problem ? 'true' : 'false'}
      aria-describedby=${problem ? `${id}-problem` : nothing}
      maxlength="40"
      autocomplete="off"
      spellcheck="false"
      placeholder="Player ${number}"
      .value=${live(seat.name)}
      @input=${(event: Event) => change({...seat, name: valueOf(event)})}
      @change=${settled}
    />
    <select
      id="${id}-kind"
      aria-label="Person or computer, player ${number}"
      @input=${(event: Event) => change({...plain, ...color, kind: valueOf(event) as Seat['kind']})}
      @change=${settled}
    >
      ${[['person', 'Person'], ['auto', 'Computer'], ...(seat.kind === 'remote' ? [['remote', 'Remote']] : [])].map(
        ([kind, shown]) => html`<option value=${kind!} .selected=${live(kind === seat.kind)}>${shown}</option>`,
      )}
    </select>
    ${
      seat.kind === 'auto' && levels.length > 0
        ? html`<select
            id="${id}-level"
            aria-label="Level of player ${number}"
            @input=${(event: Event) => change({...plain, ...color, ...(valueOf(event) && {level: valueOf(event)})})}
            @change=${settled}
          >
            ${['', ...levels].map(
              (level) =>
                html`<option value=${level} .selected=${live(level === (seat.level ?? ''))}>
                  ${level || 'Usual'}
                </option>`,
            )}
          </select>`
        : nothing
    }
    <p class="description" id="${id}-contrast">${contrast}</p>
    ${problem ? html`<p class="wrong" id="${id}-problem">${problem}</p>` : nothing}
  </fieldset>`;
}
