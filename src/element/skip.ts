/** A press on the board or the die while something is shown goes straight to its end. */

/** What is shown. */
interface Shown {
  readonly step: object | undefined;
  readonly activity: string;
  skip(): void;
}

/** Milliseconds after which a second press is no longer meant for what the first one has ended. */
const lock = 350;

/**
 * A press that the game itself has answered has gone on to another move by then, or has prevented the default. A second
 * one right after it does not roll for the next player.
 * @param host the element, `model` what it shows
 */
export function skipOnPress(host: HTMLElement, model: () => Shown): void {
  let shown: object | undefined;
  let skipped = -lock;
  const isOn = (event: Event, places: string): boolean => {
    const inside = event.composedPath().slice(0, event.composedPath().indexOf(host));
    return inside.some((at) => at instanceof Element && at.matches(places));
  };
  host.addEventListener(
    'click',
    (event) => {
      shown = model().step;
      const again = event.timeStamp < skipped + lock && model().activity !== 'presenting';
      if (again && isOn(event, '.throw, .ready')) event.stopImmediatePropagation();
    },
    {capture: true},
  );
  host.addEventListener('click', (event) => {
    if (event.defaultPrevented || model().step !== shown || !isOn(event, '.table, .throw')) return;
    if (model().activity === 'presenting') skipped = event.timeStamp;
    model().skip();
  });
}
