// The colours of every skin: text has a contrast of at least 4.5, and whatever must be seen to play one of 3 (WCAG 2.2).
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {skins} from '../../src/frame/skins.js';

type Linear = readonly number[];

/** Linear red, green and blue of `#rgb` or `#rrggbb`. */
function linear(hex: string): Linear {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex;
  return [1, 3, 5].map((at) => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

const times = (matrix: readonly Linear[], vector: Linear): Linear =>
  matrix.map((row) => row.reduce((sum, factor, i) => sum + factor * vector[i]!, 0));

// https://bottosson.github.io/posts/oklab/
const toLms = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const fromLms = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** `color-mix(in oklab, a, b share)`. Mixing the cube roots of LMS is the same, as OKLab is linear in them. */
function mix(a: Linear, b: Linear, share: number): Linear {
  const [from, to] = [a, b].map((colour) => times(toLms, colour).map(Math.cbrt));
  const mixed = from!.map((part, i) => (part * (1 - share) + to![i]! * share) ** 3);
  return times(fromLms, mixed).map((part) => Math.min(1, Math.max(0, part)));
}

const luminance = (colour: Linear): number => times([[0.2126, 0.7152, 0.0722]], colour)[0]!;

function contrast(a: Linear, b: Linear): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** What each property is drawn on. */
const text: readonly (readonly [string, string])[] = [
  ...['surface', 'raised', 'square'].map((ground) => ['ink', ground] as const),
  ...['surface', 'raised'].map((ground) => ['quiet', ground] as const),
  ['accent', 'surface'],
  ['on-accent', 'accent'],
  ...['square', 'square-alt'].map((ground) => ['numeral', ground] as const),
  ['square', 'route'],
  ['caption', 'frame'],
  ['die-pips', 'die'],
];
const pieces: readonly (readonly [string, string])[] = [
  ...['surface', 'square', 'square-alt'].map((ground) => ['tile', ground] as const),
  ...['snake', 'food', 'bonus', 'obstacle'].map((piece) => [piece, 'ground'] as const),
  ...['ladder', 'route'].flatMap((piece) => ['square', 'square-alt'].map((ground) => [piece, ground] as const)),
  ...['square', 'wood', 'frame'].map((ground) => ['hint', ground] as const),
  ['sign', 'square'],
  ['peg', 'wood'],
  ['stone', 'frame'],
];
const grounds = ['square', 'square-alt', 'line', 'surface', 'raised'];

/** The default colours of the players, which a skin may leave. */
const players = ['#d55e00', '#0072b2', '#009e73', '#f0e442', '#cc79a7', '#56b4e9'];

for (const [name, skin] of Object.entries(skins)) {
  for (const scheme of name === 'night' ? ['dark'] : ['light', 'dark']) {
    const colour = (property: string, standard = ''): Linear => {
      const [light, dark = light] = (skin[property] ?? standard).split(' ');
      return linear((scheme === 'dark' ? dark : light)!);
    };
    const check = (what: string, a: Linear, b: Linear, least: number): void => {
      const found = contrast(a, b);
      assert.ok(found >= least, `${what}: ${found.toFixed(2)}, expected ${least}`);
    };

    describe(`the skin "${name}", ${scheme}`, () => {
      for (const [kind, pairs, least] of [
        ['text', text, 4.5],
        ['piece', pieces, 3],
      ] as const)
        for (const [one, other] of pairs)
          test(`${kind}: ${one} on ${other}`, () => check(one, colour(one), colour(other), least));

      test('holes in the wood', () => {
        check('floor', mix(colour('wood'), linear('#110000'), 0.62), colour('wood'), 3);
      });

      players.forEach((standard, seat) => {
        test(`the token of player ${seat + 1}, by its face or its rim, and its mark`, () => {
          const face = colour(`player-${seat + 1}`, standard);
          const rim = mix(face, linear('#000'), 0.55);
          for (const ground of grounds) {
            const found = Math.max(contrast(face, colour(ground)), contrast(rim, colour(ground)));
            assert.ok(found >= 3, `on ${ground}: ${found.toFixed(2)}, expected 3`);
          }
          check('mark', linear('#16120c'), face, 3);
        });
      });

      test('the marks of two players in Tic-tac-toe', () => {
        for (const seat of [1, 2]) {
          const mark = mix(colour(`player-${seat}`), linear('#fff'), scheme === 'dark' ? 0.35 : 0);
          check(`player ${seat}`, mark, colour('square'), 3);
        }
      });
    });
  }
}
