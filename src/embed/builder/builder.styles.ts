/** The styles of the builder; they come after the look that it shares with the games. */
import {css} from 'lit';

export const builderStyles = css`
  :host {
    --_line: light-dark(#8c8271, #71837d);
    --_on-accent: light-dark(#fff, #10201d);
    border: 0;
    background: none;
    font:
      16px/1.4 system-ui,
      sans-serif;
    text-align: start;
  }
  .builder {
    display: grid;
    grid-template:
      'games'
      'preview'
      'settings'
      'outputs' / minmax(0, 1fr);
    gap: 16px;
  }
  .games {
    grid-area: games;
  }
  .preview {
    grid-area: preview;
    min-inline-size: 0;
  }
  .settings {
    grid-area: settings;
    display: grid;
    gap: 10px;
    align-content: start;
    min-inline-size: 0;
  }
  .outputs {
    grid-area: outputs;
    display: grid;
    gap: 12px;
    align-content: start;
    min-inline-size: 0;
  }
  .stage {
    block-size: min(37rem, max(20rem, 100svh - 1rem));
    overflow: hidden;
    border-radius: 18px;
  }
  .stage > * {
    block-size: 100%;
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend,
  h2 {
    margin: 0;
    padding: 0;
    font-size: 1rem;
    font-weight: 600;
  }
  legend {
    margin-block-end: 8px;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
    gap: 8px;
  }
  .card {
    position: relative;
    display: grid;
    align-content: start;
    gap: 6px;
    padding: 4px 4px 8px;
    border: 2px solid transparent;
    border-radius: 12px;
    background: var(--_raised);
    font-size: 0.8125rem;
    line-height: 1.25;
    text-align: center;
    cursor: pointer;
  }
  .card picture {
    display: grid;
    aspect-ratio: 1;
    place-items: center;
    overflow: hidden;
    border-radius: 8px;
  }
  .card img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .presets {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 8px;
    margin-block-start: 12px;
  }
  .presets button {
    padding: 4px 6px;
    border: 2px solid transparent;
    line-height: 1.25;
  }
  .presets [aria-pressed='true'] {
    border-color: var(--_accent);
    font-weight: 600;
  }
  .card input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .card:hover {
    background: color-mix(in oklab, var(--_raised), var(--_ink) 10%);
  }
  .card:has(:checked) {
    border-color: var(--_accent);
    font-weight: 600;
  }
  .card:has(:focus-visible) {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  details {
    border-radius: 12px;
    background: var(--_raised);
  }
  summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    padding-inline: 14px;
    border-radius: 12px;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    box-sizing: border-box;
    inline-size: 8px;
    block-size: 8px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: -45deg;
    content: '';
  }
  details[open] > summary::before {
    rotate: 45deg;
  }
  .fields {
    display: grid;
    gap: 14px;
    padding: 4px 14px 16px;
  }
  .field {
    display: grid;
    gap: 4px;
  }
  label {
    font-weight: 600;
    font-size: 0.9375rem;
  }
  .line {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 10px;
  }
  output {
    font-variant-numeric: tabular-nums;
    font-size: 0.9375rem;
  }
  [type='range'] {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 32px;
    margin: 0;
    accent-color: var(--_accent);
  }
  .reset {
    flex: none;
    min-block-size: 32px;
    padding: 2px 10px;
    font-size: 0.8125rem;
  }
  [type='color'] {
    box-sizing: border-box;
    inline-size: 44px;
    block-size: 44px;
    padding: 3px;
    border: 1px solid var(--_line);
    border-radius: 10px;
    background: var(--_surface);
    cursor: pointer;
  }
  .colored {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 44px;
    gap: 4px 8px;
  }
  .colored > [type='color'] {
    margin-block-start: 25px;
  }
  .colored > .description {
    grid-column: 1 / -1;
  }
  .player {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) minmax(0, 1fr);
    gap: 4px 8px;
  }
  .player > select {
    padding-inline: 6px;
    font-size: 0.9375rem;
  }
  .player > [type='text'] {
    grid-column: 2 / -1;
  }
  .player > select:first-of-type {
    grid-column: 2;
  }
  .player > p {
    grid-column: 2 / -1;
  }
  .lesson {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    gap: 10px;
    align-items: start;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 32px;
  }
  input:is([type='text'], [type='number'], [type='url'], [type='date']),
  select {
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: 12px;
    border: 1px solid var(--_line);
    border-radius: 10px;
    background: var(--_surface);
    color: inherit;
    font: inherit;
  }
  input::placeholder {
    color: var(--_quiet);
    opacity: 1;
  }
  input[aria-invalid='true'] {
    border-color: light-dark(#b3261e, #ff8a80);
    outline: 1px solid light-dark(#b3261e, #ff8a80);
  }
  [type='checkbox'] {
    inline-size: 22px;
    block-size: 22px;
    flex: none;
    margin: 0;
    accent-color: var(--_accent);
  }
  .description {
    margin: 0;
    color: var(--_quiet);
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
  .wrong {
    margin: 0;
    color: light-dark(#b3261e, #ff8a80);
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  code {
    font:
      0.95em ui-monospace,
      monospace;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 10px;
    margin-block-end: 6px;
  }
  .bar h2 {
    flex: none;
  }
  .bar .said {
    flex: 1 1 0;
    text-align: end;
  }
  .bar button {
    margin-inline-start: auto;
  }
  .bar .description {
    flex: 1 0 100%;
    order: 1;
  }
  .output button {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .output button:hover {
    background: color-mix(in oklab, var(--_accent), var(--_ink) 12%);
  }
  pre {
    margin: 0;
    padding: 12px 14px;
    border: 1px solid light-dark(#d8cdb8, #34453f);
    border-radius: 12px;
    background: var(--_surface);
    font:
      0.8125rem/1.5 ui-monospace,
      monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .said {
    margin: 0;
    font-weight: 600;
  }
  .problem {
    margin-block-start: 8px;
    overflow-wrap: anywhere;
  }
  @container (width >= 52rem) {
    .builder {
      grid-template:
        'games games' auto
        'preview settings' auto
        'outputs settings' 1fr / minmax(0, 1fr) 22rem;
      gap: 20px;
    }
    .cards {
      grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
    }
    .settings {
      block-size: 0;
      min-block-size: 100%;
      overflow: auto;
      padding: 3px;
      margin: -3px;
    }
    .bar .description {
      flex: 1 1 0;
      order: 0;
    }
  }
  @media (forced-colors: active) {
    .card,
    details {
      border: 1px solid;
    }
    button {
      forced-color-adjust: auto;
    }
    .output button {
      background: ButtonFace;
    }
    :is(.card:has(:checked), .presets [aria-pressed='true']) {
      border: 3px solid Highlight;
    }
  }
`;
