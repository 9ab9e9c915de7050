/**
 * The keys of every game: its own first, then undo and redo with Control or Command, and Escape for a pause. Keys that
 * move on a board do not scroll the page from there, even if they have no effect now.
 */
import type {GameTypes} from '../controllers/game-types.js';
import type {ElementGame} from './element-game.js';

export function onKeydown<T extends GameTypes>(event: KeyboardEvent, game: ElementGame<T>): void {
  const {element} = game;
  if (event.defaultPrevented) return;
  const key = event.key.toLowerCase();
  if (game.ui.key?.(event)) event.preventDefault();
  else if (event.altKey) return;
  else if (event.ctrlKey || event.metaKey) {
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    const redoes = key === 'y' || event.shiftKey;
    // a key without effect is not an error of the page
    if (element.readOnly || !(redoes ? game.canRedo : game.canUndo)) return;
    void (redoes ? game.redo() : game.undo());
  } else if (key === 'escape' && game.current.session.turn !== undefined && !inDialog(event)) {
    event.preventDefault();
    element.paused = !element.paused;
  } else if (/^(arrow|home|end)/.test(key) && (event.composedPath()[0] as Element).closest('.table, .side')) {
    event.preventDefault();
  }
}

/** Whether a key was pressed in a dialog or popover of the page, which Escape closes. */
function inDialog(event: Event): boolean {
  return event.composedPath().some((at) => (at as Partial<Element>).matches?.('dialog:modal, :popover-open'));
}
