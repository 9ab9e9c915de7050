/**
 * The keys of every game, unless they belong to a control: its own first, then undo and redo with Control or Command,
 * L for the last moves, and Escape for a pause. Keys that move on a board do not scroll the page from there, even if they have no effect now.
 */
import {isForControl, isFrom} from '../input/event-path.js';
import type {GameTypes} from '../play/game-types.js';
import type {Play} from '../play/play.js';
import type {GameSettings} from '../frame/game-settings.js';

export interface KeyActions {
  /** Handles a key of the game itself; true where it has a meaning. */
  readonly own: (event: KeyboardEvent) => boolean;
  /** Tells screen readers the last moves again. */
  readonly repeat: () => void;
  /** Pauses where something runs, or resumes; true if it did. */
  readonly togglePause: () => boolean;
}

export function onKeydown<T extends GameTypes>(
  event: KeyboardEvent,
  element: GameSettings,
  play: Play<T>,
  {own, repeat, togglePause}: KeyActions,
): void {
  if (event.defaultPrevented || isForControl(event)) return;
  const key = event.key.toLowerCase();
  if (own(event)) event.preventDefault();
  else if (event.altKey) return;
  else if (event.ctrlKey || event.metaKey) {
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    const redoes = key === 'y' || event.shiftKey;
    // a key without effect is not an error of the page
    if (element.readOnly || !(redoes ? play.canRedo : play.canUndo)) return;
    void (redoes ? play.redo() : play.undo());
  } else if (key === 'l') {
    if (!event.repeat) repeat();
  } else if (key === 'escape') {
    if (play.session.turn !== undefined && !inDialog(event) && togglePause()) event.preventDefault();
  } else if (/^(arrow|home|end)/.test(key) && isFrom(event, '.table, .side')) {
    event.preventDefault();
  }
}

/** Whether a key was pressed in a dialog or popover of the page, which Escape closes. */
function inDialog(event: Event): boolean {
  return event.composedPath().some((at) => (at as Partial<Element>).matches?.('dialog:modal, :popover-open'));
}
