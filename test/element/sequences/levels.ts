// Levels of peg solitaire, chosen in the panel, on which a sequence is played word by word; and the stars they should have.
import {PegSolitaire} from '../../../src/games/peg-solitaire/peg-solitaire.js';
import {levels} from '../../../src/games/peg-solitaire/levels.js';
import {starsFor} from '../../../src/core/levels.js';
import {all, cardButton, find, has, openMore, placed, until} from '../../support/harness.js';
import {settled} from './world.js';

/** A level that two jumps solve, and one that is the usual game. */
export const chosen = [1, 14] as const;

const startOf = (level: number): string =>
  ((levels[level - 1]!.options['start'] as string | undefined) ?? '.oooooooooooooo').replaceAll(' ', '');

/** Plays a sequence. @returns the stars of the levels as they are shown, and as they should be */
export async function playLevels(sequence: readonly string[]): Promise<[shown: number[], expected: number[]]> {
  const open = (): Promise<PegSolitaire> => placed(new PegSolitaire(), {speed: 'instant', autosave: 'sequences'});
  const stars = new Map<number, number>();
  let game = await open();
  /** The level that is played, and the one before New game. */
  let level: number | undefined;
  let before: number | undefined;

  const panel = async (): Promise<HTMLElement[]> => {
    if (!has(game, '[part=challenges]')) {
      if (!has(game, '[part~=challenges]')) await openMore(game);
      await until(() => has(game, '[part~=challenges]'));
      find(game, '[part~=challenges]').click();
      await until(() => has(game, '.levels button'));
    }
    return all(game, '.levels button') as HTMLElement[];
  };
  const words: Readonly<Record<string, (number: number) => unknown>> = {
    async level(number) {
      (await panel())[number - 1]!.click();
      await until(() => game.state.pegs === startOf(number));
      level = number;
    },
    async jump() {
      if (game.turn !== undefined) await game.play(game.legalMoves[0]!);
    },
    async solve() {
      while (level !== undefined && game.turn !== undefined) {
        const {move} = (await game.hint()) as {readonly move: string};
        await game.play(move);
      }
    },
    undo: () => game.undo(),
    new() {
      find(game, '[part="tool new"]').click();
      before = level;
      level = undefined;
    },
    'take back'() {
      const link = game.renderRoot.querySelector<HTMLElement>('[part=status] .link');
      link?.click();
      if (link) level = before;
    },
    again: () => game.turn === undefined && cardButton(game, 'Play again').click(),
    async reload() {
      game.remove();
      game = await open();
    },
  };
  for (const said of sequence) {
    const [, word, number] = /^(.*?)(?: (\d+))?$/.exec(said)!;
    await words[word!]!(Number(number));
    await settled(game);
    await game.statistics();
    await settled(game);
    if (level === undefined || game.turn !== undefined) continue;
    const pegs = game.state.pegs.replaceAll('.', '').length;
    stars.set(level, Math.max(stars.get(level) ?? 0, starsFor(pegs, levels[level - 1]!.stars, true)));
  }
  const shown = (await panel()).map((button) =>
    Number(/(\d) stars?/.exec(button.getAttribute('aria-label')!)?.[1] ?? 0),
  );
  game.remove();
  return [chosen.map((number) => shown[number - 1]!), chosen.map((number) => stars.get(number) ?? 0)];
}
