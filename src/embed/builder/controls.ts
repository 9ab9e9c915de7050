/** The controls of the builder, one per setting, generated from the documentation. */
import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
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
    case 'number':
    case 'text':
      return empty ? wayControl(name, field) : text(kind, field);
  }
}

/** The control of a custom property: a colour or a length. */
export const styleControl = (
  {name, default: standard, description}: Property,
  state: Omit<Field, 'id' | 'label' | 'description'>,
): TemplateResult => text('text', {...state, id: name, label: labelOf(name), description}, standard ?? '');
