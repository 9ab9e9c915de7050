/**
 * The look that all games share: colours, type, buttons, focus. Every value is a `--game-*` property with a default,
 * read once here into a private name, so that a page themes a game from outside. What a table has no use for is in
 * templates/layout.ts.
 */
import {css} from 'lit';

export const tokens = css`
  :host {
    --_ink: var(--game-ink, light-dark(#2f2a22, #ece6d8));
    --_quiet: var(--game-quiet, light-dark(#6a6050, #aab5ac));
    --_surface: var(--game-surface, light-dark(#fcf9f2, #16211f));
    --_raised: var(--game-raised, light-dark(#f0e9da, #22312e));
    --_accent: var(--game-accent, light-dark(#17695f, #6fcbb5));
    --_radius: var(--game-radius, 12px);
    display: block;
    container-type: inline-size;
    box-sizing: border-box;
    border-radius: calc(var(--_radius) + 6px);
    background: var(--_surface);
    color: var(--_ink);
    font: inherit;
    font-family: var(--game-font, ui-rounded, system-ui, sans-serif);
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
    -webkit-tap-highlight-color: transparent;
  }
  /* inside a game the public names have their values, too */
  .layout {
    --game-ink: var(--_ink);
    --game-quiet: var(--_quiet);
    --game-surface: var(--_surface);
    --game-raised: var(--_raised);
    --game-accent: var(--_accent);
    --game-on-accent: var(--_on-accent);
    --game-radius: var(--_radius);
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
  }
  svg {
    display: block;
    flex: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  button {
    appearance: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-block-size: max(44px, 2.5em);
    margin: 0;
    padding: 0 1em;
    border: 0;
    border-radius: var(--_radius);
    background: var(--_raised);
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
  }
  button:hover {
    background: color-mix(in oklab, var(--_raised), var(--_ink) 10%);
  }
  .primary {
    --_raised: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }
  [aria-disabled='true'] {
    color: var(--_quiet);
    cursor: default;
  }
  :focus:not(:focus-visible) {
    outline: none;
  }
  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  .icon {
    block-size: max(22px, 1.6em);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
  }
  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .problem {
    margin: 0;
    padding-inline-start: 10px;
    border-inline-start: 4px solid light-dark(#b3261e, #ff8a80);
  }
  @media (forced-colors: active) {
    :host {
      --_ink: CanvasText;
      --_quiet: CanvasText;
      --_surface: Canvas;
      --_raised: Canvas;
      --_accent: Highlight;
      /* a border would make the page scroll */
      outline: 1px solid;
      outline-offset: -1px;
    }
    button {
      border: 1px solid;
      forced-color-adjust: none;
    }
    [aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
