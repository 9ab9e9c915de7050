// For the documentation: `<theme-editor>` round a live game lists every custom property of it, from the manifest, applies
// what is chosen at once and shows the CSS to copy. A colour is chosen for the scheme that is shown, the other stays.
import {css, html, LitElement, nothing, type TemplateResult} from 'lit';
import {docsStyles, withCode} from './docs-parts.js';
import {elementOf, shared, type Item} from './manifest.js';

type Scheme = 'light' | 'dark';

/** What must be readable, and by which contrast (WCAG 2.2, 1.4.3). */
const pairs = [
  ['Text', '--game-ink', '--game-surface'],
  ['Quiet text', '--game-quiet', '--game-surface'],
  ['Text on the accent', '--game-on-accent', '--game-accent'],
] as const;
const least = 4.5;

const isColor = ({default: value = ''}: Item): boolean => CSS.supports('color', value);

/** `rgb(…)` as a browser computes it, as the hexadecimal form that a colour field takes. */
function hex(computed: string): string {
  const parts = computed
    .match(/[\d.]+/g)!
    .slice(0, 3)
    .map(Number);
  const bytes = computed.startsWith('rgb') ? parts : parts.map((part) => part * 255);
  return `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (lighter! + 0.05) / (darker! + 0.05);
}

export class ThemeEditor extends LitElement {
  static override styles = [
    docsStyles,
    css`
      :host {
        container-type: inline-size;
      }
      .editor {
        display: grid;
        gap: 16px;
      }
      .preview {
        display: flow-root;
        padding: 16px;
        border: 1px solid #dfe4ea;
        border-radius: 4px;
        background: Canvas;
        color: CanvasText;
        font:
          16px/1.4 system-ui,
          sans-serif;
      }
      .controls {
        box-sizing: border-box;
        max-block-size: 30rem;
        padding: 4px 8px;
        overflow: auto;
        border: 1px solid #dfe4ea;
        border-radius: 4px;
      }
      @container (width >= 760px) {
        .editor {
          grid-template-columns: minmax(0, 1fr) 24rem;
        }
        .controls {
          block-size: 0;
          min-block-size: 100%;
          max-block-size: none;
        }
        .wide {
          grid-column: 1 / -1;
        }
      }
      fieldset {
        margin: 0 0 12px;
        padding: 0;
        border: 0;
      }
      legend {
        padding-block: 8px;
        font-weight: 700;
      }
      .bar {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px 16px;
      }
      .property {
        display: grid;
        grid-template-columns: 36px minmax(0, 1fr) auto;
        align-items: center;
        gap: 0 8px;
        padding-block: 6px;
      }
      .property label {
        grid-column: 1 / -1;
      }
      input,
      button,
      select {
        box-sizing: border-box;
        min-block-size: 32px;
        border: 1px solid #8a939d;
        border-radius: 4px;
        background: #fff;
        color: inherit;
        font: inherit;
      }
      input[type='text'] {
        inline-size: 100%;
        padding-inline: 6px;
        font:
          12px ui-monospace,
          monospace;
      }
      input[type='text']:only-of-type {
        grid-column: 1 / 3;
      }
      input::placeholder {
        color: #66707a;
      }
      input[aria-invalid='true'] {
        border-color: #b3261e;
        outline: 1px solid #b3261e;
      }
      input[type='color'] {
        inline-size: 36px;
        padding: 2px;
      }
      button {
        padding-inline: 10px;
        cursor: pointer;
      }
      button:disabled {
        border-color: #dfe4ea;
        color: #66707a;
        cursor: default;
      }
      :is(input, button, select, .controls, pre):focus-visible {
        outline: 3px solid #0063b1;
        outline-offset: 1px;
      }
      .note {
        grid-column: 1 / -1;
        color: #b3261e;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 24px;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .low {
        color: #b3261e;
        font-weight: 700;
      }
      pre {
        margin: 0;
        padding: 12px 16px;
        overflow: auto;
        border: 1px solid #dfe4ea;
        border-radius: 4px;
        background: #f6f9fc;
        font:
          13px/1.5 ui-monospace,
          monospace;
      }
    `,
  ];

  /** What has been changed, by property. */
  #values: Readonly<Record<string, string>> = {};
  /** What has been typed and is no value. */
  #wrong: Readonly<Record<string, string>> = {};
  #scheme: Scheme = 'light';
  #said = '';
  #game: HTMLElement | undefined;
  #items: readonly Item[] = [];

  /** The CSS to copy. */
  get css(): string {
    const lines = Object.entries(this.#values).map(([name, value]) => `  ${name}: ${value};\n`);
    if (lines.length === 0) return '/* What you change comes here. */';
    return `${this.#game?.localName ?? 'game'} {\n${lines.join('')}}`;
  }

  #onSlot = (event: Event): void => {
    this.#game = (event.target as HTMLSlotElement).assignedElements().find(({localName}) => elementOf(localName)) as
      HTMLElement | undefined;
    this.#items = (this.#game && elementOf(this.#game.localName)?.cssProperties) ?? [];
    this.requestUpdate();
  };

  #tell(sentence: string): void {
    this.#said = sentence;
    this.requestUpdate();
  }

  #set(item: Item, text: string): void {
    const value = text.trim();
    const {[item.name]: _, ...others} = this.#values;
    const {[item.name]: __, ...wrong} = this.#wrong;
    const fits = value === '' || CSS.supports(isColor(item) ? 'color' : 'padding', value);
    this.#wrong = fits ? wrong : {...wrong, [item.name]: value};
    this.#tell('');
    if (!fits) return;
    this.#values = value ? {...this.#values, [item.name]: value} : others;
    if (value) this.#game?.style.setProperty(item.name, value);
    else this.#game?.style.removeProperty(item.name);
  }

  /** A colour for the scheme that is shown; what the other one has stays. */
  #pick(item: Item, color: string): void {
    const other = this.#resolved(item, this.#scheme === 'light' ? 'dark' : 'light');
    const [light, dark] = this.#scheme === 'light' ? [color, other] : [other, color];
    this.#set(item, light === dark ? light : `light-dark(${light}, ${dark})`);
  }

  #onScheme = (event: Event): void => {
    this.#scheme = (event.target as HTMLSelectElement).value as Scheme;
    this.#tell('');
  };

  #reset = (): void => {
    for (const name of Object.keys(this.#values)) this.#game?.style.removeProperty(name);
    this.#values = {};
    this.#wrong = {};
    this.#tell('All are as they were.');
  };

  #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.css);
      this.#tell('Copied.');
    } catch {
      this.#tell('This browser does not let pages copy: select the text below.');
    }
  };

  /** What a colour is in a scheme, in hexadecimal. */
  #resolved({name, default: standard = ''}: Item, scheme: Scheme): string {
    const probe = document.createElement('span');
    probe.style.colorScheme = scheme;
    probe.style.color = this.#values[name] ?? standard;
    this.renderRoot.append(probe);
    const found = hex(getComputedStyle(probe).color);
    probe.remove();
    return found;
  }

  #property(item: Item): TemplateResult {
    const {name, description, default: standard = ''} = item;
    const color = isColor(item);
    const wrong = this.#wrong[name];
    const changed = name in this.#values || wrong !== undefined;
    return html`<div class="property">
      <label for=${name}><code>${name}</code> ${withCode(description)}</label>
      ${
        color
          ? html`<input
              type="color"
              aria-label="${name}: choose a colour"
              .value=${this.#resolved(item, this.#scheme)}
              @input=${(event: Event) => this.#pick(item, (event.target as HTMLInputElement).value)}
            />`
          : nothing
      }
      <input
        type="text"
        id=${name}
        spellcheck="false"
        autocomplete="off"
        placeholder=${standard}
        .value=${wrong ?? this.#values[name] ?? ''}
        aria-invalid=${wrong !== undefined}
        aria-describedby="${name}-note"
        @input=${(event: Event) => this.#set(item, (event.target as HTMLInputElement).value)}
      />
      <button type="button" aria-label="Reset ${name}" ?disabled=${!changed} @click=${() => this.#set(item, '')}>
        Reset
      </button>
      <span class="note" id="${name}-note"
        >${wrong === undefined ? nothing : `This is no ${color ? 'colour' : 'length'}.`}</span
      >
    </div>`;
  }

  #contrasts(): TemplateResult {
    const found = pairs.flatMap(([title, text, ground]) => {
      const [a, b] = [text, ground].map((name) => this.#items.find((item) => item.name === name));
      return a && b ? [{title, ratio: contrast(this.#resolved(a, this.#scheme), this.#resolved(b, this.#scheme))}] : [];
    });
    return html`<ul class="wide" aria-label="Contrast">
      <li>Contrast</li>
      ${found.map(
        ({title, ratio}) =>
          html`<li class=${ratio < least ? 'low' : ''}>
            ${title}: ${ratio.toFixed(1)} to
            1${ratio < least ? `, less than the ${least} that people need to read it` : ''}
          </li>`,
      )}
    </ul>`;
  }

  protected override render(): TemplateResult {
    const common = new Set(shared('cssProperties').map(({name}) => name));
    const players = this.#items.filter(({name}) => name.startsWith('--game-player-'));
    const groups: [string, readonly Item[]][] = [
      ['Of this element', this.#items.filter(({name}) => !common.has(name))],
      ['Of all games', this.#items.filter((item) => common.has(item.name) && !players.includes(item))],
      ['Players', players],
    ];
    return html`<section class="editor" aria-label="Theme editor">
      <div class="bar wide">
        <label
          >Shown in
          <select @change=${this.#onScheme}>
            <option value="light">light</option>
            <option value="dark">dark</option>
          </select>
        </label>
        <button type="button" @click=${this.#reset}>Reset all</button>
        <button type="button" @click=${this.#copy}>Copy the CSS</button>
        <span role="status">${this.#said}</span>
      </div>
      <div class="preview" .style=${`color-scheme: ${this.#scheme}`}><slot @slotchange=${this.#onSlot}></slot></div>
      <div class="controls">
        ${groups.map(([title, items]) =>
          items.length === 0
            ? nothing
            : html`<fieldset>
                <legend>${title}</legend>
                ${items.map((item) => this.#property(item))}
              </fieldset>`,
        )}
      </div>
      ${this.#contrasts()}
      <pre class="wide" tabindex="0" role="region" aria-label="The CSS">${this.css}</pre>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'theme-editor': ThemeEditor;
  }
}
