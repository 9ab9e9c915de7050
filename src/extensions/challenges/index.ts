/** Challenges: the panel, and what a challenge has earned at its end. Loaded when they are opened, and at an end. */
import type {GameTypes} from '../../play/game-types.js';
import type {Extension} from '../../frame/extension.js';

export const challenges = <T extends GameTypes>(): Extension<T> => ({
  name: 'challenges',
  panel: 'challenges',
  wanted: ({view}) => view.result !== undefined,
  async load({onDemand}) {
    const own = onDemand?.resultDetails;
    const [{Challenges, styles}, added, levels] = await Promise.all([
      import('./challenges.js'),
      own?.use((module) => module),
      onDemand?.levels?.use((module) => module.levels),
    ]);
    if (own && !added) return undefined;
    return {start: (host) => new Challenges<T>(host, added?.resultDetails ?? {}, levels ?? []), styles};
  },
});
