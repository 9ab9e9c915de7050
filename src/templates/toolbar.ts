/** Quiet buttons with an icon and an accessible name. */
import {css, html, nothing} from 'lit';
import {icon} from './icons.js';

export interface ToolModel {
  /** Name of the button's part beside `tool`: `undo`. */
  readonly name: string;
  /** A path of icons.ts. */
  readonly icon: string;
  readonly label: string;
  readonly onPress: (event: Event) => void;
  /** Stays in the tab order, so that focus is not lost by pressing. */
  readonly disabled?: boolean;
  /** For buttons that stay down. */
  readonly pressed?: boolean;
}

/** `label` names the group. Undefined and false entries are left out. */
export const toolbarTemplate = (tools: readonly (ToolModel | false | undefined)[], label: string) => html`
  <div class="toolbar" part="toolbar" role="group" aria-label=${label}>
    ${tools.map((tool) => {
      if (!tool) return nothing;
      const {name, icon: path, label, onPress, disabled, pressed} = tool;
      return html`<button
        class="tool"
        part="tool ${name}"
        title=${label}
        aria-label=${label}
        aria-disabled=${disabled ? 'true' : nothing}
        aria-pressed=${pressed === undefined ? nothing : pressed ? 'true' : 'false'}
        @click=${(event: Event) => disabled || onPress(event)}
      >${icon(path)}</button>`;
    })}
  </div>
`;

export const toolbarStyles = css`
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    margin-inline: -8px;
  }
  .tool {
    inline-size: 44px;
    padding: 0;
    background: none;
    color: var(--_quiet);
  }
  .tool[aria-disabled='true'] {
    opacity: 0.4;
  }
  .tool[aria-pressed='true'] {
    color: var(--_on-accent);
    background: var(--_accent);
  }
`;
