/** The controls of the builder, one per setting, generated from the documentation. */
import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {Property, Setting} from '../specs.js';
import {languages} from '../words.js';

/** Callbacks of a control: with a new value, undefined for the default, and once the value is final. */
export interface Listener {
  readonly input: (value: string | undefined) => void;
  readonly settled: () => void;
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

const field = (
  id: string,
  label: string,
  description: string | undefined,
  control: unknown,
  problem?: string,
): TemplateResult => html`
  <div class="field">
    <label for=${id}>${label}</label>
    ${control} ${problem ? html`<p class="wrong" id="${id}-problem">${problem}</p>` : nothing}
    ${description ? html`<p class="description" id="${id}-about">${withCode(description)}</p>` : nothing}
  </div>
`;

/** A choice of words. The first one is the default. */
export const choice = (
  id: string,
  label: string,
  words: readonly (readonly [value: string, shown: string])[],
  value: string | undefined,
  {input, settled}: Listener,
  description?: string,
): TemplateResult =>
  field(
    id,
    label,
    description,
    html`<select
      id=${id}
      aria-describedby=${description ? `${id}-about` : nothing}
      @input=${(event: Event) => input(valueOf(event) || undefined)}
      @change=${settled}
    >
      ${words.map(
        ([word, shown]) => html`<option value=${word} .selected=${live(word === (value ?? ''))}>${shown}</option>`,
      )}
    </select>`,
  );

/** Details of a text field; `problem`: what is wrong with its value, as a sentence. */
interface TextDetails {
  readonly description?: string | undefined;
  readonly placeholder?: string;
  readonly problem?: string | undefined;
}

/** A field for a text, a number, a URL or a date. */
export const text = (
  id: string,
  label: string,
  type: 'text' | 'number' | 'url' | 'date',
  value: string | undefined,
  {input, settled}: Listener,
  {description, placeholder, problem}: TextDetails = {},
): TemplateResult =>
  field(
    id,
    label,
    description,
    html`<input
      id=${id}
      type=${type}
      autocomplete="off"
      spellcheck="false"
      placeholder=${placeholder ?? nothing}
      aria-describedby=${[description && `${id}-about`, problem && `${id}-problem`].filter(Boolean).join(' ') || nothing}
      aria-invalid=${problem ? 'true' : 'false'}
      .value=${live(value ?? '')}
      @input=${(event: Event) => input(valueOf(event) || undefined)}
      @change=${settled}
    />`,
    problem,
  );

const check = (
  id: string,
  label: string,
  checked: boolean,
  {input, settled}: Listener,
  description: string | undefined,
): TemplateResult => html`
  <div class="field">
    <label class="check">
      <input
        id=${id}
        type="checkbox"
        aria-describedby=${description ? `${id}-about` : nothing}
        .checked=${live(checked)}
        @input=${(event: Event) => input(isChecked(event) ? '' : undefined)}
        @change=${settled}
      />
      ${label}
    </label>
    ${description ? html`<p class="description" id="${id}-about">${withCode(description)}</p>` : nothing}
  </div>
`;

/** The choices of a setting whose empty value means something: without it, empty, with a value. */
const ways: Readonly<Record<string, readonly [none: string, empty: string, value: string]>> = {
  autosave: ['Not saved', 'Saved', 'Saved under a name'],
  'challenge-link': ['Default', 'The address of the page', 'Another address'],
  daily: ['No', 'Today’s', 'Of a date'],
  'result-link': ['The address of the page', 'None', 'Another address'],
  room: ['None', 'That of the page’s address, or a new one', 'With a code'],
};
const otherWays = ['Default', 'Empty', 'A value'] as const;

/** Names and types of the values of these settings. */
const values: Readonly<Record<string, readonly [label: string, type: 'text' | 'url' | 'date', placeholder?: string]>> =
  {
    autosave: ['Name', 'text'],
    'challenge-link': ['Address for challenges', 'url'],
    daily: ['Date', 'date'],
    'result-link': ['Address of your page', 'url', 'https://blog.example/post'],
    room: ['Code', 'text'],
  };

/** The state of a control: `valued` once a value is chosen, which may still be empty; `problem` of its value. */
export interface ControlState {
  readonly valued?: boolean;
  readonly problem?: string | undefined;
}

/** A choice between no value, an empty one, and one to be entered. */
function wayControl(
  {name, description}: Setting,
  value: string | undefined,
  listener: Listener & {readonly onWay: (valued: boolean) => void},
  {valued = false}: ControlState,
): TemplateResult {
  const [none, empty, other] = ways[name] ?? otherWays;
  const hasValue = value ? true : valued;
  const words = [
    ['', none],
    ['empty', empty],
    ['value', other],
  ] as const;
  const input = (way: string | undefined): void => {
    listener.onWay(way === 'value');
    listener.input(way === 'empty' ? '' : undefined);
  };
  const [label, type, placeholder = ''] = values[name] ?? ['Value', 'text'];
  const way = hasValue ? 'value' : value === '' ? 'empty' : undefined;
  return html`${choice(name, labelOf(name), words, way, {...listener, input}, description)}
  ${hasValue ? text(`${name}-value`, label, type, value, listener, {placeholder}) : nothing}`;
}

/** The control of a setting. */
export function control(
  setting: Setting,
  value: string | undefined,
  listener: Listener & {readonly onWay: (valued: boolean) => void},
  state: ControlState = {},
): TemplateResult {
  const {name, kind, words = [], empty, description} = setting;
  const label = labelOf(name);
  if (name === 'lang') {
    const known = Object.keys(languages);
    const all = value && !known.includes(value) ? [...known, value] : known;
    const title = (lang: string): string => new Intl.DisplayNames(lang, {type: 'language'}).of(lang) ?? lang;
    const options = all.map((lang) => [lang, title(lang)] as const);
    return choice(name, 'Language', [['', 'Default'], ...options], value, listener);
  }
  switch (kind) {
    case 'switch':
      return check(name, label, value !== undefined, listener, description);
    case 'words':
      return choice(
        name,
        label,
        [['', 'Default'], ...words.map((word) => [word, word] as const)],
        value,
        listener,
        description,
      );
    case 'number':
    case 'text':
      if (empty) return wayControl(setting, value, listener, state);
      return text(name, label, kind, value, listener, {description, problem: state.problem});
  }
}

/** The control of a custom property: a colour or a length. */
export const styleControl = (
  {name, default: standard, description}: Property,
  value: string | undefined,
  problem: string | undefined,
  listener: Listener,
): TemplateResult =>
  text(name, labelOf(name), 'text', value, listener, {description, placeholder: standard ?? '', problem});
