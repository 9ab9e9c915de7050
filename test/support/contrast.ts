// The contrast of two colours as computed by the browser, in any notation.

const canvas = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true})!;

/** The red, green and blue of an opaque CSS colour, 0 to 255. */
function rgb(color: string): readonly number[] {
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

/** The relative luminance of WCAG 2. */
function luminance(color: string): number {
  const [r, g, b] = rgb(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two opaque CSS colours, 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
