// What the tests of the embed page share: the games as custom-elements.json has them, and values that each setting takes.
import * as fc from 'fast-check';
import {gameSpecs, type GameSpec, type Manifest, type Setting} from '../../src/embed/specs.js';
import type {Chosen} from '../../src/embed/builder/outputs.js';

export const gamesOf = (manifest: unknown): readonly GameSpec[] => gameSpecs(manifest as Manifest);

/** Texts with all that HTML, JSX and addresses treat in a way of their own; half of a character has no address. */
const awkward = fc.oneof(
  fc.constantFrom(
    'Ada, Ben:auto',
    '"',
    "'",
    '<b>&amp;',
    '{"}',
    '\\n',
    '&quot;',
    '</script>',
    '`${1}`',
    '%41',
    '+ +',
    'é😀',
    '\u2028',
    '#?&=;',
  ),
  fc.string({unit: 'grapheme', minLength: 1, maxLength: 40}),
);
const text = awkward.filter(
  (value) => !/^(?:on|off|true|false)?$/.test(value.trim()) && !/\p{Cs}/u.test(value) && !value.includes('\0'),
);

/** A value that a setting takes. */
function valueFor({name, kind, words = [], empty}: Setting): fc.Arbitrary<string> {
  if (name === 'lang') return fc.constantFrom('en', 'de', 'pt-BR', 'ar');
  switch (kind) {
    case 'switch':
      return fc.constant('');
    case 'words':
      return fc.constantFrom(...words);
    case 'number':
      return fc.integer({min: -5, max: 400}).map(String);
    case 'text':
      return empty ? fc.oneof(fc.constant(''), text) : text;
  }
}

/** Any choice for a game: any of its settings, its colours, and what concerns the page. */
export const choiceFor = (game: GameSpec): fc.Arbitrary<Chosen> =>
  fc
    .record({
      settings: fc.record(Object.fromEntries(game.settings.map((setting) => [setting.name, valueFor(setting)])), {
        requiredKeys: [],
      }),
      theme: fc.record(
        Object.fromEntries(
          game.properties.map(({name, length}) => [
            name,
            length
              ? fc.constantFrom('0', '4px', 'calc(1rem + 2px)', 'clamp(8px, 3cqi, 20px)')
              : fc.constantFrom('teal', 'rgb(1 2 3 / 50%)', 'light-dark(#fff, #000)'),
          ]),
        ),
        {requiredKeys: []},
      ),
      scheme: fc.constantFrom('light' as const, 'dark' as const, undefined),
      dir: fc.constantFrom('ltr' as const, 'rtl' as const, undefined),
      title: fc.option(
        text.map((value) => value.trim()),
        {nil: undefined},
      ),
    })
    .map(({settings, theme, scheme, dir, title}) => ({
      game,
      settings: new Map(Object.entries(settings)) as Map<string, string>,
      theme: new Map(Object.entries(theme)) as Map<string, string>,
      ...(scheme && {scheme}),
      ...(dir && {dir}),
      ...(title && {title}),
    }));
