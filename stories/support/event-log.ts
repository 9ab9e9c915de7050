// Under every story: the events that its games fire, as a host page hears them.
import type {Decorator} from '@storybook/web-components-vite';
import {html} from 'lit';
import {ref as reference} from 'lit/directives/ref.js';

const types = ['game-start', 'game-before-move', 'game-move', 'game-win', 'game-over', 'game-change', 'game-error'];
const most = 200;

/** What is worth reading of a detail: not the ids, which are others every time. */
function brief(detail: Record<string, unknown>): string {
  const {gameId: _, game: _game, ...rest} = detail;
  return Object.entries(rest)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');
}

export const withEventLog: Decorator = (story) => {
  const log = document.createElement('pre');
  log.className = 'event-log';
  log.tabIndex = 0;
  log.setAttribute('role', 'region');
  log.setAttribute('aria-label', 'Events');
  log.dir = 'ltr';
  log.lang = 'en';
  const note = (event: Event): void => {
    log.append(`${event.type}  ${brief((event as CustomEvent<Record<string, unknown>>).detail)}\n`);
    while (log.childNodes.length > most) log.firstChild?.remove();
    log.scrollTop = log.scrollHeight;
  };
  const listen = (element?: Element): void => {
    if (element) for (const type of types) element.addEventListener(type, note);
  };
  return html`<div class="story" ${reference(listen)}>${story()}</div>
    <details class="events"><summary>Events</summary>${log}</details>`;
};
