// What is checked: src, with types, Lit rules, rules against slow regular expressions, against what strict
// pages refuse and what supported browsers lack; tests and stories with types; tools without, and the pages in test/hosts and
// test/consumer, since what they are typed against is built. Of these pages only .ts and .tsx are read. Who may import whom is
// in tools/imports.mjs.
import {defineConfig, globalIgnores} from 'eslint/config';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import {supportedCss, supportedScript} from './tools/supported-features.mjs';

const PURE = ['src/core/**/*.ts', 'src/games/*/rules/**/*.ts', 'src/rooms/state/**/*.ts'];
const impure = (name) => ({name, message: 'core and rules are pure: the same in a page, in Node and in a replay.'});
const noStyleAttribute = {
  selector: String.raw`TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement[value.raw=/\sstyle\s*=/]`,
  message: 'Strict pages refuse a style attribute: use a class, a part or .style.',
};
/** What leads to the game on the board, wherever it stands after a pause. */
const live = 'MemberExpression[property.name=/^(board|model|session|view)$/]';
const notLater = (selector) => ({
  selector: `${selector} ${live}`,
  message: 'By then another game may be on the board: use the value that was handed over, or one read before.',
});
const unsafe = (property) => ({property, message: 'Pages with Trusted Types refuse it: use a template.'});

export default defineConfig(
  globalIgnores(['dist', '**/build', 'storybook-static']),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
    },
  },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'src/core/tsconfig.json', 'src/rooms-server/tsconfig.json', 'test/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      // numbers and the like read well in a template
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true, allowBoolean: true}],
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/rooms-server/**'],
    extends: [supportedScript('type-aware')],
  },
  supportedCss,
  {
    files: ['src/**/*.ts'],
    plugins: {regexp},
    rules: {
      // what a page, a record or a share code brings can be long: a pattern takes time in proportion to it
      'regexp/no-super-linear-backtracking': ['error', {report: 'potential'}],
      'regexp/no-super-linear-move': ['error', {report: 'potential'}],
      'no-restricted-syntax': ['error', noStyleAttribute],
      'no-console': ['error', {allow: ['warn']}],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-properties': [
        'error',
        unsafe('innerHTML'),
        unsafe('outerHTML'),
        unsafe('insertAdjacentHTML'),
        {object: 'Math', property: 'random', message: 'Draws come from the seed: src/core/random.ts.'},
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: ['unsafe-html', 'unsafe-svg', 'style-map'].map((name) => ({
            name: `lit/directives/${name}.js`,
            message: 'Strict pages refuse what it does.',
          })),
        },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
    },
  },
  {
    // the room has the board, and compares the numbers of moves
    files: ['src/extensions/**/*.ts'],
    ignores: ['src/extensions/room/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noStyleAttribute,
        notLater(':statement:has(AwaitExpression) ~ *'),
        notLater('CallExpression[callee.property.name=/^(then|catch|finally)$/] > :function'),
      ],
    },
  },
  {
    files: PURE,
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'performance', 'Date', 'crypto', 'setTimeout', 'navigator', 'localStorage'].map(
          impure,
        ),
      ],
    },
  },
  {
    files: ['test/**/*.ts', 'stories/**/*.ts', '.storybook/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unused-expressions': 'off', // expect(x).to.be.true
      // open-wc's types let equal() return a promise; accessible() does, and has to be awaited.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {allowForKnownSafeCalls: [{from: 'package', name: ['Equal', 'Assertion'], package: 'chai'}]},
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "ExpressionStatement > CallExpression > MemberExpression[property.name='accessible']",
          message: 'await it',
        },
      ],
      '@typescript-eslint/no-unnecessary-type-assertion': 'off', // fixture() infers from it
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  {files: ['test/hosts/**', 'test/consumer/**'], extends: [tseslint.configs.disableTypeChecked]},
  {
    // node:test's test() returns a promise that nobody needs to await
    files: ['test/**/*.node.test.ts'],
    rules: {'@typescript-eslint/no-floating-promises': 'off'},
  },
);
