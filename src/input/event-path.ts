/** The place in an element where an event was fired, in shadow roots and slots too. */

/** Whether an event comes from an element inside the listener's that matches the selector. */
export function isFrom(event: Event, selector: string): boolean {
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(event.currentTarget!));
  return inside.some((at) => at instanceof Element && at.matches(selector));
}

/** Whether a key belongs to the control that has the focus: every key to a field, Space and Enter to a button. */
export const isForControl = (event: KeyboardEvent): boolean =>
  isFrom(event, 'input, select, textarea, [contenteditable]:not([contenteditable=false])') ||
  (/^( |Enter)$/.test(event.key) && isFrom(event, 'button, summary, a[href]'));
