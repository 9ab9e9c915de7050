/** The shortest path home as a list of rolls. Part of the chunk thinking.ts. */
import type {TemplateResult} from 'lit';
import type {WordsController} from '../../../element/words.js';
import type {ShortestPath} from '../rules/index.js';
import type {Tag} from './figures.js';

/**
 * @param html the function of Lit, which this chunk does not contain
 * @param route null if home is unreachable
 */
export function routeTemplate(html: Tag, route: ShortestPath | null, words: WordsController): TemplateResult {
  if (!route) return html`<p>${words.say('unreachable')}</p>`;
  return html`<details class="log">
    <summary>${words.say('fewest', {n: route.throws})}</summary>
    <ol>
      ${legs(route, words).map((leg) => html`<li>${leg}</li>`)}
    </ol>
  </details>`;
}

/** "Roll 3 to reach 4, ladder to 14". */
function legs({dice, landings, path}: ShortestPath, words: WordsController): readonly string[] {
  return dice.map((pips, i) => {
    const [landed, to] = [landings[i]!, path[i + 1]!];
    const leg = words.say('leg', {pips, landed});
    return to === landed ? leg : words.row([leg, words.say(to > landed ? 'ladderTo' : 'snakeTo', {to})]);
  });
}
