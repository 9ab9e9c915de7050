// What the game adds to statistics, and to the text of a result.
import {inLines, type Keepsake} from '@parlour/elements/kit';
import type {TakeAwayTypes} from '../new-game/game/types.js';

export const keepsake: Keepsake<TakeAwayTypes> = {
  variant: ({most}) => ({most}),
  drawing: ({log}) =>
    inLines(
      log.flatMap(({effects}) =>
        effects.flatMap((effect) => (effect.type === 'taken' ? '●'.repeat(effect.count) : [])),
      ),
    ),
  figures: ({words, number}) => [[words.say('draws'), words.number(number)]],
};
