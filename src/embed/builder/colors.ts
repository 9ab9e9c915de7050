/** Colours of CSS as the colours that they give on the screen, and their contrast. */

type Rgb = readonly [red: number, green: number, blue: number];

/** The colour that a value of CSS gives inside an element; undefined if it is none. */
export function colorIn(element: Element, value: string): Rgb | undefined {
  const probe = document.createElement('span');
  probe.style.color = value;
  if (probe.style.color === '') return undefined;
  element.append(probe);
  const {color} = getComputedStyle(probe);
  probe.remove();
  // one of its own: browsers warn of several readings of one
  const canvas = Object.assign(document.createElement('canvas'), {width: 1, height: 1});
  const context = canvas.getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** `#0a64ff`, the only form that an input of the type `color` takes. */
export const hexOf = (color: Rgb): string => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrastOf(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
