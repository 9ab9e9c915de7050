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
    padding: 0 16px 12px;
    scroll-padding-block-start: 4em;
    overflow: auto;
  }
  .panel-title {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding-block: 14px 10px;
    padding-inline-end: 28px;
    background: inherit;
    font: 700 var(--_title) / 1.1 var(--_title-font);
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  /* where a card has it */
  .panel-title > .close {
    inset-inline-end: -10px;
  }
  /* what goes on below fades out at the edge; its end does not */
  .panel::after {
    position: sticky;
    inset-block-end: -12px;
    flex: none;
    display: block;
    block-size: 1em;
    margin-block-end: -12px;
    background: linear-gradient(#0000, var(--_raised));
    pointer-events: none;
    content: '';
  }
  .panel > :not(.panel-title, .panel-tools) {
    margin-block-start: 8px;
  }
  /* a list, a row for each tool */
  .panel-tools > * {
    display: flex;
    align-items: center;
    justify-content: start;
    gap: 14px;
    inline-size: 100%;
    min-block-size: max(3.25em, 44px);
    padding: 4px 2px;
    border: 0;
    border-block-start: 1px solid var(--_rule);
    border-radius: 0;
    background: none;
    font-weight: 600;
  }
  .panel .tool {
    min-inline-size: 0;
    flex-direction: row;
    text-align: start;
  }
  .panel .tool > span {
    flex: 1;
    min-inline-size: 0;
    font-size: 1em;
    overflow-wrap: anywhere;
  }
  /* a switch */
  .panel .tool[aria-pressed]::after {
    flex: none;
    inline-size: 46px;
    block-size: 28px;
    border-radius: 14px;
    background:
      radial-gradient(circle at 14px, #fffdf7 10.5px, #0000 11.5px),
      color-mix(in oklab, var(--_ink), var(--_raised) 55%);
    content: '';
  }
  .panel .tool[aria-pressed='true']::after {
    scale: -1 1;
    background: radial-gradient(circle at 14px, #fffdf7 10.5px, #0000 11.5px), var(--_go);
  }
  .panel :dir(rtl).tool[aria-pressed='false']::after {
    scale: -1 1;
  }
  .panel :dir(rtl).tool[aria-pressed='true']::after {
    scale: 1 1;
  }
  .choice-of-one {
    flex-wrap: wrap;
  }
  .choice-of-one select {
    min-inline-size: 0;
    min-block-size: 44px;
    margin-inline-start: auto;
    padding-inline: 8px;
    border: 0;
    border-radius: var(--_radius);
    background: var(--_surface);
    color: inherit;
    font: inherit;
  }
  @media (forced-colors: active) {
    .panel .tool[aria-pressed]::after {
      border: 1px solid;
      forced-color-adjust: none;
    }
  }
`;
