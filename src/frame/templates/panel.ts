/** Rarely used content: further tools, settings, the list of moves. Opens beside the board, or over its lower part. */
import {css, html, nothing} from './lit-free.js';
import type {CloseModel} from './dialog.js';
import type {ToolModel} from './toolbar.js';

/** Templates of the main file, passed as arguments. */
export interface PanelParts {
  readonly toolTemplate: (tool: ToolModel) => unknown;
  readonly closeTemplate: (close: CloseModel) => unknown;
}

export interface PanelModel extends PanelParts {
  readonly label: string;
  readonly close: CloseModel;
  readonly tools: readonly ToolModel[];
  /** One of several values: the speed. */
  readonly choice?: ChoiceModel | undefined;
  readonly content: unknown;
}

/** One of several values, as a select element. */
export interface ChoiceModel {
  readonly label: string;
  readonly value: string;
  readonly options: readonly {readonly value: string; readonly label: string}[];
  readonly onChoose: (value: string) => void;
}

const choiceTemplate = ({label, value, options, onChoose}: ChoiceModel) =>
  html`<label class="choice-of-one"
    >${label}
    <select @change=${(event: Event) => onChoose((event.target as HTMLSelectElement).value)}>
      ${options.map((option) => html`<option value=${option.value} ?selected=${option.value === value}>${option.label}</option>`)}
    </select></label
  >`;

export const panelTemplate = ({label, close, tools, choice, content, toolTemplate, closeTemplate}: PanelModel) => html`
  <div class="panel" role="dialog" aria-label=${label} tabindex="-1">
    <div class="panel-title">${label}${closeTemplate(close)}</div>
    <div class="panel-tools">${tools.map(toolTemplate)}${choice ? choiceTemplate(choice) : nothing}</div>
    ${content}
  </div>
`;

export const panelStyles = css`
  .panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 8px;
    padding: 12px;
    overflow: auto;
    border-radius: var(--_radius);
    background: var(--_raised);
    box-shadow: 0 0 24px -4px #0006;
  }
  .panel-title {
    position: sticky;
    inset-block-start: -12px;
    z-index: 1;
    margin-block-start: -12px;
    padding-block: 12px 8px;
    background: inherit;
    font-weight: 600;
  }
  .panel-tools {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(6.75rem, 6.25em), 1fr));
    gap: 6px;
  }
  .panel .tool {
    padding: 6px 2px;
    background: var(--_surface);
    color: inherit;
    font-size: 0.875em;
  }
  .panel .tool span {
    max-inline-size: 100%;
    overflow-wrap: break-word;
  }
  .panel .tool[aria-pressed='true'] {
    color: var(--_on-accent);
    background: var(--_accent);
  }
  .choice-of-one {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 10px;
    padding-inline: 10px 0;
  }
  .choice-of-one select {
    max-inline-size: 100%;
    min-block-size: 44px;
    padding-inline: 8px;
    border: 0;
    border-radius: var(--_radius);
    background: var(--_surface);
    color: inherit;
    font: inherit;
  }
  /* a phone held sideways: everything without scrolling */
  @media (height < 30rem) {
    .panel {
      gap: 3px;
      padding-block-end: 4px;
    }
    .panel-title {
      padding-block: 8px 4px;
    }
    .panel-tools {
      grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
      gap: 4px;
    }
    .panel .tool {
      min-block-size: 52px;
      padding: 4px 2px;
      font-size: 0.8em;
    }
    .choice-of-one {
      grid-column: span 2;
    }
  }
`;
