// What a browser test can ask of the runner: real mouse, keys and touch, media features, pictures.
import {executeServerCommand, resetMouse, sendMouse as sendMouseNow, setViewport} from '@web/test-runner-commands';

export {resetMouse, setViewport};

type Point = readonly [x: number, y: number];

/** Which engine runs this test. */
export const engine: 'chromium' | 'firefox' | 'webkit' = navigator.userAgent.includes('Firefox')
  ? 'firefox'
  : navigator.userAgent.includes('Chrome')
    ? 'chromium'
    : 'webkit';

/** The browser's own, since tests may install a fake clock. */
const nextFrame = requestAnimationFrame.bind(window);
let isNew = true;
new MutationObserver(() => (isNew = true)).observe(document, {childList: true, subtree: true});

/** Waits until new elements have been drawn: in Chromium a board takes no presses before its first frame. */
export async function drawn(): Promise<void> {
  if (!isNew) return;
  isNew = false;
  for (let i = 0; i < 2; i++) await new Promise(nextFrame);
}

/** Gives the page the focus of the window, which Firefox's own page and its toolbar can take: keys would go there. */
export async function takeFocus(): Promise<void> {
  if (engine === 'firefox' && !document.hasFocus()) await executeServerCommand('take-focus');
}

/** Sends a command of the real mouse once everything has been drawn. */
export async function sendMouse(does: Parameters<typeof sendMouseNow>[0]): Promise<void> {
  await takeFocus();
  await drawn();
  await sendMouseNow(does);
}

/** Presses a key, with modifiers held: `press('Shift', 'Tab')`. */
export async function press(...keys: string[]): Promise<void> {
  await takeFocus();
  await executeServerCommand('press-chord', {keys});
}

/** The middle of an element in whole CSS pixels of the viewport, where the mouse commands want it. */
export function centre(element: Element): [x: number, y: number] {
  const {left, top, width, height} = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}

/** Clicks the middle of an element with the real mouse. */
export async function click(element: Element, button: 'left' | 'middle' | 'right' = 'left'): Promise<void> {
  await sendMouse({type: 'click', position: centre(element), button});
}

/** Drags with the real mouse from one point to another, by way of points between. */
export async function drag(from: Point, to: Point, steps = 5): Promise<void> {
  await sendMouse({type: 'move', position: [...from]});
  await sendMouse({type: 'down'});
  for (let step = 1; step <= steps; step++) {
    const between = (a: number, b: number): number => Math.round(a + ((b - a) * step) / steps);
    await sendMouse({type: 'move', position: [between(from[0], to[0]), between(from[1], to[1])]});
  }
  await sendMouse({type: 'up'});
}

/** Chromium only: fingers on the screen. `start` and `move` take all fingers that are down. */
export async function touch(type: 'start' | 'move' | 'end' | 'cancel', ...points: Point[]): Promise<void> {
  await drawn();
  await executeServerCommand('touch', {type, points: points.map((point) => [...point])});
}

/** Chromium only: one tap. */
export async function tap(element: Element): Promise<void> {
  await touch('start', centre(element));
  await touch('end');
}

let featuresSet = false;

/** Chromium only: any CSS media feature, as `{'forced-colors': 'active'}`; `{}` takes all back. */
export async function emulateFeatures(features: Record<string, string>): Promise<void> {
  featuresSet = Object.keys(features).length > 0;
  await executeServerCommand('emulate-features', {features});
}

// Pages are used again for the next file.
after(async () => {
  if (featuresSet) await emulateFeatures({});
});

/** The page's pixels, for reading: `at(x, y)` is `[red, green, blue, alpha]` in CSS pixels. */
export async function screenshot(): Promise<{width: number; height: number; at: (x: number, y: number) => number[]}> {
  const base64 = await executeServerCommand<string, undefined>('page-screenshot');
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  const scale = devicePixelRatio;
  const at = (x: number, y: number): number[] => [
    ...context.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data,
  ];
  return {width: image.width / scale, height: image.height / scale, at};
}
