/** Buttons with an icon and a label below: at most four in a row. */
import {css, html, nothing} from 'lit';
import {icon} from './icons.js';

/** A tool: a button with an icon, a label and a name. */
export interface ToolModel {
  /** The name of the button's part, in addition to `tool`: `undo`. */
  readonly name: string;
  /** A path of icons.ts. */
  readonly icon: string;
  readonly label: string;
  readonly onPress: (event: Event) => void;
  /** Whether it is always visible; other tools are under "More". */
  readonly main?: boolean;
  /** Whether it has no effect now. It stays in the tab order, so that the focus is not lost. */
  readonly disabled?: boolean;
  /** For a toggle button: whether it is on. */
  readonly pressed?: boolean;
  /** For a button that opens something: whether it is open. */
  readonly expanded?: boolean;
}

export const toolTemplate = ({name, icon: path, label, onPress, disabled, pressed, expanded}: ToolModel) =>
  html`<button
    class="tool"
    part="tool ${name}"
    title=${label}
    aria-label=${label}
    aria-disabled=${disabled ? 'true' : nothing}
    aria-pressed=${pressed ?? nothing}
    aria-expanded=${expanded ?? nothing}
    @click=${(event: Event) => disabled || onPress(event)}
  >
    ${icon(path)}<span>${label}</span>
  </button>`;

/** @param label names the group @param tools without undefined and false entries */
export const toolbarTemplate = (tools: readonly (ToolModel | false | undefined)[], label: string) => html`
  <div class="toolbar" role="group" aria-label=${label}>
    ${tools.map((tool) => (tool ? toolTemplate(tool) : nothing))}
  </div>
`;

/** In a small room. */
const small = css`
  .toolbar {
    margin-block-start: 2px;
    padding: 0;
  }
  .tool {
    flex-basis: auto;
    gap: 1px;
    min-block-size: 46px;
    padding: 0;
  }
  .toolbar .tool > span {
    min-inline-size: 44px;
  }
  .tool .icon {
    block-size: 1.25em;
  }
`;

export const toolbarStyles = css`
  .toolbar {
    display: flex;
    margin-block-start: 8px;
    padding-block-start: 2px;
    border-block-start: 1px solid var(--_rule);
  }
  /* as wide as its longest word needs */
  .tool {
    flex: 1 1 0;
    flex-direction: column;
    gap: 3px;
    min-inline-size: min-content;
    min-block-size: max(3.5em, 46px);
    padding: 0 2px;
    background: none;
    font-weight: 500;
    line-height: 1.15;
    text-align: center;
  }
  .tool > span {
    font-size: var(--_small);
  }
  .toolbar .tool + .tool {
    border-inline-start: 1px solid var(--_rule);
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  .tool[aria-disabled='true'] {
    opacity: 0.5;
  }
  .toolbar .tool[aria-pressed='true'] {
    color: var(--_on-accent);
    background: var(--_accent);
  }
  /* in a narrow column two rows of two */
  @container room (aspect-ratio > 1) and (22rem <= height) {
    @container side (width < 19em) {
      .toolbar:has(> :nth-child(4)) {
        display: grid;
        grid-template-columns: 1fr 1fr;
      }
      .toolbar:has(> :nth-child(4)) > .tool {
        border: 0;
        border-radius: 0;
      }
      .toolbar:has(> :nth-child(4)) > :nth-child(even) {
        border-inline-start: 1px solid var(--_rule);
      }
      .toolbar:has(> :nth-child(4)) > :nth-child(n + 3) {
        border-block-start: 1px solid var(--_rule);
      }
    }
    @container side (13.5em <= width < 19em) {
      .toolbar:has(> :nth-child(4)) > .tool {
        flex-direction: row;
        justify-content: start;
        gap: 6px;
        min-block-size: 44px;
        padding-inline: 4px;
        text-align: start;
      }
    }
  }
  @container room (50rem <= height) {
    .toolbar.toolbar > .tool {
      min-block-size: 4.25em;
    }
  }
  @container room (aspect-ratio > 1) and (42rem <= height) {
    .toolbar.toolbar > .tool {
      min-block-size: 4.25em;
    }
    @container side (27em <= width) {
      .toolbar .tool > span {
        font-size: 1em;
      }
    }
  }
  @container room (height < 38rem) and (aspect-ratio <= 1) {
    ${small}
  }
  @container room (height < 22rem) or (width < 17rem) {
    ${small}
  }
`;
