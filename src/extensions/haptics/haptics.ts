/** A short vibration. */

/** Milliseconds. */
const length = 20;

export function vibrate(): void {
  // without a press, browsers block it with a warning
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(length);
}
