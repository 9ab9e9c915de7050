/**
 * The look that all games share: colours, type, buttons, focus. Every value is a `--game-*` property with a default,
 * read once here into a private name, so that a page themes a game from outside.
 */
import {css} from 'lit';

export const tokens = css`
  :host {
    --_ink: var(--game-ink, light-dark(#2f2a22, #ece6d8));
    --_quiet: var(--game-quiet, light-dark(#6a6050, #aab5ac));
    --_surface: var(--game-surface, light-dark(#fcf9f2, #16211f));
    --_raised: var(--game-raised, light-dark(#f0e9da, #22312e));
    --_accent: var(--game-accent, light-dark(#17695f, #6fcbb5));
    --_on-accent: var(--game-on-accent, light-dark(#fff, #10201d));
    --_radius: var(--game-radius, 12px);
    --_shadow: var(--game-shadow, 0 1px 2px #1a140a30, 0 6px 18px -8px #1a140a55);
    color-scheme: light dark;
    display: block;
    container-type: inline-size;
    box-sizing: border-box;
    padding: var(--game-padding, clamp(8px, 2cqi, 20px));
    border-radius: calc(var(--_radius) + 6px);
    background: var(--_surface);
    color: var(--_ink);
    font: inherit;
    line-height: 1.4;
    text-align: start;
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  svg {
    display: block;
  }
  button {
    all: unset;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-block-size: 44px;
    padding-inline: 16px;
    border-radius: var(--_radius);
    background: var(--_raised);
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
    transition: background 0.15s;
  }
  button:hover {
    background: color-mix(in oklab, var(--_raised), var(--_ink) 9%);
  }
  button.primary {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  button.primary:hover {
    background: color-mix(in oklab, var(--_accent), var(--_ink) 14%);
  }
  button[aria-disabled='true'],
  button:disabled {
    background: none;
    color: var(--_quiet);
    cursor: default;
  }
  button:focus-visible,
  summary:focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  .icon {
    inline-size: 22px;
    block-size: 22px;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .t0 {
    color: var(--game-player-1, #d55e00);
  }
  .t1 {
    color: var(--game-player-2, #0072b2);
  }
  .t2 {
    color: var(--game-player-3, #009e73);
  }
  .t3 {
    color: var(--game-player-4, #f0e442);
  }
  .t4 {
    color: var(--game-player-5, #cc79a7);
  }
  .t5 {
    color: var(--game-player-6, #56b4e9);
  }
  @media (forced-colors: active) {
    button {
      border: 1px solid ButtonText;
    }
    button:disabled,
    button[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
