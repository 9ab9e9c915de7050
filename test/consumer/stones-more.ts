// What the game adds under "More", fetched when that is opened.
import {css, html, type MorePart} from '@parlour/elements/kit';
import type {StonesUi, StonesView} from './stones-game.js';

export const extra: MorePart<StonesView, StonesUi>['extra'] = (
  {words, state, tokens, names},
  _ui,
  {tokenTemplate},
) => html`
  <p class="course">${words.say('course', {n: state.stones - state.left})}</p>
  ${names.map((name, seat) => html`<p class="course">${tokenTemplate(tokens[seat]!)} ${name}</p>`)}
`;

export const styles = css`
  .course {
    margin: 0;
    font-style: italic;
  }
`;

// @ts-expect-error -- a value in these styles would be left out
export const wrong = (strings: TemplateStringsArray) => css(strings, 'red');
