/** What the card before the first move leaves to choose. */
import type {GameTypes} from '../../play/game-types.js';
import type {Now} from '../../frame/extension.js';
import type {GameDefinition} from '../../frame/game-definition.js';

/** Whether the person here may choose. */
export const mayChoose = <T extends GameTypes>({view, settings, offered}: Now<T>): boolean =>
  offered && settings.isOpen && view.number === 0 && !view.asking;

/** So many choices stand on the card itself. A game with a clock has the choice of a pace there. */
export const mostChoices = <T extends GameTypes>({clocked}: GameDefinition<T>): number => (clocked ? 0 : 2);

/** Whether there is more to choose than one thing: it has a key. */
export function hasOptions<T extends GameTypes>(game: GameDefinition<T>, now: Now<T>): boolean {
  const {players, presets, rules} = game;
  const choose = game.choose !== undefined;
  const [min, max] = rules.seats;
  const {seats} = now.view;
  const choices = [
    max > 1 && (choose || max > Math.max(2, min)),
    seats.some(({kind}) => kind === 'auto') && players?.levels && players.levels.length > 1,
    presets && now.settings.given.length === 0,
  ].filter(Boolean).length;
  const fields = (choose && max > 2) || seats.filter(({kind}) => kind === 'person').length > 1;
  return mayChoose(now) && (fields || choices > Math.min(mostChoices(game), 1));
}
