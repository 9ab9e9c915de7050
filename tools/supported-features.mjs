// What supported browsers lack, as rules for ESLint: syntax, features of the language and of the DOM, CSS in files and in
// template literals. For sources with types (eslint.config.js), and, run with `--config`, for the built files with Lit inside.
// "Widely available" is that of the data in these packages: update them together with the date in package.json
// (`browserslist`). Not seen are methods of values whose type is unknown, as in Lit's code.
import css from '@eslint/css';
import baseline from 'eslint-plugin-baseline-js';

/** Features used only where they exist: each is looked for before its call, or may fail. */
const OPTIONAL = ['async-clipboard', 'execcommand', 'fullscreen', 'share', 'vibration'];

/** Rules for scripts. `preset`: `type-aware` sees methods, too; `auto` only globals and their members. */
export const supportedScript = (preset) => ({
  plugins: {'baseline-js': baseline},
  rules: {
    'baseline-js/use-baseline': [
      'error',
      {available: 'widely', includeWebApis: {preset}, includeJsBuiltins: {preset}, ignoreFeatures: OPTIONAL},
    ],
  },
});

/** The styles of a module as files of their own, on the lines of the module. What is inserted is other styles. */
const literals = {
  preprocess: (text) => [
    ...[...text.matchAll(/(?<!`)\bcss`([^`]*)`/g)].map(({index, 1: sheet}, at) => ({
      text: text.slice(0, index).replace(/[^\n]/g, '') + sheet.replace(/\$\{\w+\}/g, ''),
      filename: `${at}.css`,
    })),
    text,
  ],
  postprocess: (messages) => messages.flat(),
  supportsAutofix: true,
};

/** Rules for style sheets. */
export const supportedCss = [
  {files: ['src/**/*.ts'], processor: literals},
  {
    files: ['**/*.css'],
    plugins: {css},
    language: 'css/css',
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 'widely',
          // the first is in Safari since 17.5; the second is taken for the keyword of `width`
          allowFunctions: ['light-dark', 'fit-content'],
          // without these a game looks a little different, or takes a little longer
          allowProperties: [
            'accent-color',
            'content-visibility',
            'forced-color-adjust',
            'paint-order',
            'print-color-adjust',
            'text-wrap',
            'user-select',
          ],
          allowSelectors: ['fullscreen', 'marker'],
        },
      ],
    },
  },
];

/** For the built files. The parser takes no newer syntax than all supported browsers do. */
export default [
  {linterOptions: {noInlineConfig: true}},
  {files: ['**/*.js'], languageOptions: {ecmaVersion: 2024}, ...supportedScript('auto')},
  ...supportedCss,
];
