/** A press on the board or the die skips the current animation. */

/** The part of the model that is used. */
interface Shown {
  readonly step: object | undefined;
  readonly activity: string;
  skip(): void;
}

/** Milliseconds during which a second press is ignored, since it is probably meant for the skipped animation. */
const lock = 350;

/**
 * By then, a press handled by the game has started another move or prevented the default. A second press right after a
 * skip does not roll for the next player.
 * @param host the element
 * @param model its model
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
