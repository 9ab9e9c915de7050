/** A hint as it is announced and animated, loaded with the hints themselves. */
import type {Stage} from '../../../input/presenter.js';
import type {GameContext} from '../../../frame/game-definition.js';
import type {PegHint, PegTypes} from '../types.js';
import {fly, offsetBy, upright} from './choreography.js';
import type {Layout, Spot} from './geometry.js';

/** Announces a hint and, if the board shows its position, animates its jump. */
export function showHint(context: GameContext<PegTypes>, {winnable, move}: PegHint, {spots}: Layout): void {
  const {words, live, showing} = context.view;
  if (!move) return context.say(words.say('no'));
  const [from, to] = move.split('-').map(Number) as [number, number];
  const jump = words.say('hinted', {from, to});
  context.say(winnable ? jump : words.text([jump, words.say('promising')]));
  if (!live || showing) return;
  void context.show((stage) => animateHint(stage, context.root, spots[from - 1]!, spots[to - 1]!));
}

/** Animates the ghost of a peg along the hinted jump, twice, while the peg leans after it. */
async function animateHint(stage: Stage, root: ParentNode, start: Spot, end: Spot): Promise<void> {
  const peg = root.querySelector('.peg.hint .hop');
  for (let i = 0; i < 2; i++)
    await Promise.all([
      stage.animate(peg, [upright], {duration: 300}),
      fly(stage, root.querySelector('.ghost'), offsetBy(start.x - end.x, start.y - end.y), 74, {
        duration: 640,
        delay: 120,
      }),
    ]);
}
