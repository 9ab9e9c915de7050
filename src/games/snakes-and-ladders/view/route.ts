/** The shortest path home, on the board and as a list of rolls. Part of the chunk thinking.ts. */
import type {TemplateResult} from 'lit';
import type {WordsController} from '../../../frame/words.js';
import type {ShortestPath, SnlState} from '../rules/index.js';
import {fewestRolls} from '../rules/paths.js';
import type {Tag} from './figures.js';
import {centre, type BoardLayout, type Point} from './geometry.js';

const routes = new WeakMap<SnlState, ShortestPath | null>();

/** The shortest path home from the square of the player to roll, null if there is none; cached by position. */
function routeOf(state: SnlState): ShortestPath | null {
  const {board, rules, positions, seat} = state;
  let route = routes.get(state);
  if (route === undefined) routes.set(state, (route = fewestRolls(board, rules, positions[seat])));
  return route;
}

const at = ({x, y}: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/**
 * The path on the board, undefined if home is unreachable.
 * @param svg the function of Lit, which this chunk does not contain
 * @param lines the lines of all snakes and ladders, by the square they start on
 */
export function routeLayer(
  svg: Tag,
  state: SnlState,
  layout: BoardLayout,
  lines: ReadonlyMap<number, readonly Point[]>,
): TemplateResult | undefined {
  const route = routeOf(state);
  if (!route) return undefined;
  const home = layout.columns * layout.rows;
  let line = '';
  const stops = route.dice.map((pips, i) => {
    const [from, landed, to] = [route.path[i]!, route.landings[i]!, route.path[i + 1]!];
    line += 'M';
    for (let step = 0; step <= pips; step++) line += `${at(centre(home - Math.abs(home - from - step), layout))} `;
    for (let square = landed; square !== to;) {
      line += lines.get(square)!.map(at).join(' ');
      square = layout.jumps.find(([start]) => start === square)![1];
    }
    return svg`<g transform="translate(${at(centre(landed, layout))})"><circle r="25" /><text y="12">${pips}</text></g>`;
  });
  return svg`<g class="route" part="route" aria-hidden="true"><path class="halo" d=${line} /><path d=${line} />${stops}</g>`;
}

/** The number of its rolls, as a sentence. */
export function routeSentence(state: SnlState, words: WordsController): string {
  const route = routeOf(state);
  return route ? words.say('fewest', {n: route.rolls}) : words.say('unreachable');
}

/** The path in words. @param html the function of Lit, which this chunk does not contain */
export function routeTemplate(html: Tag, state: SnlState, words: WordsController): TemplateResult {
  const route = routeOf(state);
  const sentence = routeSentence(state, words);
  if (!route) return html`<p>${sentence}</p>`;
  return html`<details class="log">
    <summary>${sentence}</summary>
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
