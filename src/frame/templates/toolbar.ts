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

export const toolbarStyles = css`
  .toolbar {
    display: flex;
    max-inline-size: 24rem;
  }
  /* as wide as its label needs */
  .tool {
    flex: 1 1 auto;
    min-inline-size: 44px;
    flex-direction: column;
    gap: 2px;
    min-block-size: 60px;
    padding: 4px 2px;
    background: none;
    color: var(--_quiet);
    font-size: max(12px, 0.75em);
    line-height: 1.15;
    text-align: center;
  }
  .toolbar .tool {
    justify-content: start;
    padding: 11px 0 4px;
  }
  /* without enough room, labels of several words take two lines; this one is a single long word in most languages */
  .toolbar [part~='undo'] {
    flex-shrink: 0;
  }
  .tool[aria-disabled='true'] {
    opacity: 0.45;
  }
  .tool[aria-pressed='true'] {
    color: var(--_on-accent);
    background: var(--_accent);
  }
`;
