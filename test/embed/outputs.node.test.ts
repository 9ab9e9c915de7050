// What the builder offers as JSX and as a link, read again by what reads them: a compiler, the embed page.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {transformSync} from 'esbuild';
import {forAll} from '../support/random.js';
import {readAddress} from '../../src/embed/address.js';
import {asFollowingFrame, asFrame, asJsx, asLink} from '../../src/embed/builder/outputs.js';
import type {Setting} from '../../src/embed/specs.js';
import {choiceFor, gamesOf} from './games.js';

const games = gamesOf(JSON.parse(readFileSync('custom-elements.json', 'utf8')));

/** Tag and props of JSX, as a framework gets them. */
function propsOf(jsx: string): [tag: string, props: Record<string, unknown>] {
  const element = jsx.replace(/^import '@parlour\/elements\/[a-z\d-]+\.js';\n\n/, '');
  const {code} = transformSync(element, {loader: 'jsx', jsxFactory: 'h'});
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what a compiler has made of it
  const run = new Function('h', `return ${code}`) as (h: unknown) => [string, Record<string, unknown>];
  return run((tag: string, props: Record<string, unknown> | null) => [tag, props ?? {}]);
}

/** The value of an attribute as a property. */
const propOf = ({kind}: Setting, value: string): unknown =>
  kind === 'switch' ? true : kind === 'number' ? Number(value) : value;

describe('the builder', () => {
  it('writes a frame with the script of the documentation', () => {
    const frame = [
      {game: games[0]!, settings: new Map(), theme: new Map()},
      'https://games.example/',
      'A game',
    ] as const;
    const script = /^<script>\n[^]*?^<\/script>\n/m.exec(readFileSync('stories/no-scripts.mdx', 'utf8'))![0];
    assert.equal(asFollowingFrame(...frame), script + asFrame(...frame));
  });

  for (const game of games) {
    it(`writes any choice for ${game.name} as JSX and as a link`, () => {
      forAll(50, [choiceFor(game)], (choice) => {
        const {style, dir, ...props} = propsOf(asJsx(choice))[1];
        const settingOf = (name: string): Setting => game.settings.find((setting) => setting.name === name)!;
        assert.deepEqual(
          props,
          Object.fromEntries([...choice.settings].map(([name, value]) => [name, propOf(settingOf(name), value)])),
        );
        assert.deepEqual(style ?? {}, {
          ...(choice.scheme && {colorScheme: choice.scheme}),
          ...Object.fromEntries(choice.theme),
        });
        assert.equal(dir, choice.dir);

        const link = new URL(asLink(choice, 'https://games.example/embed'));
        assert.equal(link.origin + link.pathname, 'https://games.example/embed/index.html');
        const {problems, settings} = readAddress(link.search, games);
        assert.deepEqual([problems, [...settings]], [[], [...choice.settings]]);
      });
    });
  }
});
