/** The styles of the builder. */
import {css} from 'lit';

export const builderStyles = css`
  :host {
    --ink: light-dark(#2f2a22, #ece6d8);
    --quiet: light-dark(#6a6050, #aab5ac);
    --surface: light-dark(#fcf9f2, #16211f);
    --raised: light-dark(#f0e9da, #22312e);
    --line: light-dark(#8c8271, #71837d);
    --accent: light-dark(#17695f, #6fcbb5);
    --on-accent: light-dark(#fff, #10201d);
    display: block;
    container-type: inline-size;
    color: var(--ink);
    font:
      16px/1.4 system-ui,
      sans-serif;
    text-align: start;
  }
  *,
  ::before {
    box-sizing: border-box;
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
    background: var(--raised);
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
    border-color: var(--accent);
    font-weight: 600;
  }
  .card input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .card:hover,
  button:hover {
    background: color-mix(in oklab, var(--raised), var(--ink) 10%);
  }
  .card:has(:checked) {
    border-color: var(--accent);
    font-weight: 600;
  }
  :is(
    .card:has(:focus-visible),
    button:focus-visible,
    input:focus-visible,
    select:focus-visible,
    summary:focus-visible
  ) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  details {
    border-radius: 12px;
    background: var(--raised);
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
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--surface);
    color: inherit;
    font: inherit;
  }
  input::placeholder {
    color: var(--quiet);
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
    accent-color: var(--accent);
  }
  .description {
    margin: 0;
    color: var(--quiet);
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
  button {
    min-block-size: 44px;
    padding-inline: 16px;
    border: 0;
    border-radius: 12px;
    background: var(--raised);
    color: inherit;
    font: inherit;
    cursor: pointer;
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
    background: var(--accent);
    color: var(--on-accent);
  }
  .output button:hover {
    background: color-mix(in oklab, var(--accent), var(--ink) 12%);
  }
  pre {
    margin: 0;
    padding: 12px 14px;
    border: 1px solid light-dark(#d8cdb8, #34453f);
    border-radius: 12px;
    background: var(--surface);
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
  .live {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .problem {
    margin: 8px 0 0;
    padding-inline-start: 10px;
    border-inline-start: 4px solid light-dark(#b3261e, #ff8a80);
    overflow-wrap: anywhere;
  }
  [hidden] {
    display: none;
  }
  @container (width >= 52rem) {
    .builder {
      grid-template:
        'games games' auto
        'preview settings' auto
        'outputs settings' 1fr / minmax(0, 1fr) 20rem;
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
      flex: 0 1 auto;
      order: 0;
    }
  }
  @media (forced-colors: active) {
    .card,
    details,
    button {
      border: 1px solid;
    }
    :is(.card:has(:checked), .presets [aria-pressed='true']) {
      border: 3px solid Highlight;
    }
  }
`;
