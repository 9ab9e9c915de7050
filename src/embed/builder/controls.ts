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

const field = (id: string, label: string, description: string | undefined, control: unknown): TemplateResult => html`
  <div class="field">
    <label for=${id}>${label}</label>
    ${control} ${description ? html`<p class="description" id="${id}-about">${withCode(description)}</p>` : nothing}
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

/** A text or number field. */
export const text = (
  id: string,
  label: string,
  type: 'text' | 'number' | 'url',
  value: string | undefined,
  {input, settled}: Listener,
  {description, placeholder, invalid}: {description?: string | undefined; placeholder?: string; invalid?: boolean} = {},
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
      aria-describedby=${description ? `${id}-about` : nothing}
      aria-invalid=${invalid ? 'true' : 'false'}
      .value=${live(value ?? '')}
      @input=${(event: Event) => input(valueOf(event) || undefined)}
      @change=${settled}
    />`,
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

/** The control of a setting. */
export function control(setting: Setting, value: string | undefined, listener: Listener): TemplateResult {
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
      return text(name, label, 'number', value, listener, {description});
    case 'text':
      if (!empty) return text(name, label, 'text', value, listener, {description});
      // an attribute without a value is meaningful, too
      return html`${check(name, label, value !== undefined, listener, description)}
      ${
        value === undefined
          ? nothing
          : text(`${name}-value`, `${label}: which`, 'text', value, {
              ...listener,
              input: (which) => listener.input(which ?? ''),
            })
      }`;
  }
}

/** The control of a custom property: a colour or a length. */
export const styleControl = (
  {name, default: standard, description}: Property,
  value: string | undefined,
  invalid: boolean,
  listener: Listener,
): TemplateResult =>
  text(name, labelOf(name), 'text', value, listener, {description, placeholder: standard ?? '', invalid});
