/**
 * The look that all games share: colours, type, wood, buttons, focus. Every value is a `--game-*` property with a
 * default, read once here into a private name, so that a page themes a game from outside. What a table has no use for is
 * in templates/layout.ts.
 */
import {css} from 'lit';

export const tokens = css`
  :host {
    --_ink: var(--game-ink, light-dark(#2b241b, #f5ecd9));
    --_quiet: var(--game-quiet, light-dark(#62563f, #c5b797));
    /* cards and plates; what is sunk into a card; keys that stand out of it; lines on it, and its thick lower edge */
    --_raised: var(--game-raised, light-dark(#fcf5e6, #38322a));
    --_surface: light-dark(
      color-mix(in oklab, var(--_raised), #c79a45 18%),
      color-mix(in oklab, var(--_raised), #0a0704 32%)
    );
    --_key: light-dark(color-mix(in oklab, var(--_raised), #fff 70%), color-mix(in oklab, var(--_raised), #fff 12%));
    --_rule: light-dark(
      color-mix(in oklab, var(--_raised), #96701f 22%),
      color-mix(in oklab, var(--_raised), #fff 15%)
    );
    --_edge: light-dark(
      color-mix(in oklab, var(--_raised), #7a560a 40%),
      color-mix(in oklab, var(--_raised), #000 52%)
    );
    --_accent: var(--game-accent, light-dark(#17695f, #6fcbb5));
    /* the main button */
    --_go: var(--game-accent, light-dark(#17695f, #1f7d6e));
    --_on-go: var(--game-on-accent, #fff);
    /* "yours, now", and its dark line, which is visible on every ground */
    --_gold: var(--game-gold, #ffd23f);
    --_gold-line: #3a2900;
    --_wood: var(--game-frame, light-dark(#dcae72, #a5784b));
    --_wood-lit: color-mix(in oklab, var(--_wood), #fff4d8 38%);
    --_wood-dim: color-mix(in oklab, var(--_wood), #5a2c00 18%);
    --_wood-side: color-mix(in oklab, var(--_wood), #3a1a00 54%);
    --_wood-deep: color-mix(in oklab, var(--_wood), #260f00 76%);
    --_felt: light-dark(#1b473d, #0f2320);
    --_felt-lit: light-dark(#265a4c, #18342e);
    --_felt-deep: light-dark(#11332c, #081614);
    --game-felt: radial-gradient(130% 90% at 32% 8%, var(--_felt-lit), var(--_felt) 52%, var(--_felt-deep));
    --_radius: var(--game-radius, 14px);
    --_title-font: var(--game-title-font, ui-serif, 'Iowan Old Style', Charter, 'Noto Serif', Cambria, Georgia, serif);
    --_font: var(--game-font, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', system-ui, sans-serif);
    display: block;
    container-type: inline-size;
    box-sizing: border-box;
    font: inherit;
    font-size: max(1rem, 16px);
    font-family: var(--_font);
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
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
    min-block-size: max(44px, 2.75em);
    margin: 0;
    padding: 0 1em;
    border: 0;
    border-radius: var(--_radius);
    background: var(--_key);
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
  }
  /* after a tap a button would keep this look */
  @media (hover: hover) {
    button:hover {
      background: color-mix(in oklab, var(--_key), var(--_ink) 7%);
    }
    .primary.primary:hover {
      background: color-mix(in oklab, var(--_go), #fff 12%);
    }
  }
  .primary {
    --_key: var(--_go);
    background: linear-gradient(#fff2, #fff0) var(--_go);
    box-shadow:
      inset 0 1px #fff5,
      0 4px color-mix(in oklab, var(--_go), #000 42%),
      0 7px 9px -2px #0006;
    color: var(--_on-go);
    font-weight: 700;
  }
  [aria-disabled='true'] {
    color: var(--_quiet);
    cursor: default;
  }
  :focus:not(:focus-visible) {
    outline: none;
  }
  /* a light and a dark line: one of them is visible on every ground */
  :focus-visible {
    outline: 3px solid #1a140a;
    outline-offset: 3px;
    box-shadow: 0 0 0 3px #fffdf7;
  }
  .icon {
    block-size: 1.5em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
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
      --_key: Canvas;
      --_rule: CanvasText;
      --_accent: Highlight;
      --_go: Highlight;
      --_on-go: HighlightText;
      --_gold: Highlight;
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
