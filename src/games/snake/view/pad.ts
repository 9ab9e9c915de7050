/** The four steering buttons. */
import {html, type TemplateResult} from 'lit';
import type {WordsController} from '../../../frame/words.js';
import * as icons from '../../../frame/templates/icons.js';
import type {Direction} from '../rules/index.js';

/** The buttons in tab order, with their icons. */
const arrows: readonly (readonly [way: Direction, path: string])[] = [
  ['U', 'M12 19V5M6 11l6-6 6 6'],
  ['L', 'M19 12H5M11 6l-6 6 6 6'],
  ['D', 'M12 5v14M6 13l6 6 6-6'],
  ['R', 'M5 12h14M13 6l6 6-6 6'],
];

export function padTemplate(words: WordsController, onPress: (way: Direction, event: Event) => void): TemplateResult {
  return html`<div class="pad">
    ${arrows.map(([way, path]) => {
      const press = (event: Event): void => onPress(way, event);
      return html`<button
        class=${way}
        data-way=${way}
        aria-label=${words.say(way)}
        @pointerdown=${press}
        @click=${press}
      >
        ${icons.icon(path)}
      </button>`;
    })}
  </div>`;
}
