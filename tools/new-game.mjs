// `npm run new-game my-game`: what `parlour new my-game` makes, in the folders of this repository, and a story.
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {newGame} from '../src/rooms-server/new-game.ts';
import {tags} from './entries.mjs';
import {root} from './files.mjs';

const story = `import {html} from 'lit';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import './noughts-and-crosses.js';

const meta: Meta = {title: 'Noughts and crosses', tags: ['!autodocs'], parameters: {screenshots: false}};
export default meta;

export const Start: StoryObj = {
  render: () => html\`<noughts-and-crosses players="Ada, Ben:auto:easy" seed="1"></noughts-and-crosses>\`,
};
`;

function filesOf(name) {
  const taken = tags.find(({tag}) => tag === name);
  if (taken) throw new Error(`There is a file ${taken.module}.ts already.`);
  const tests = `test/games/${name}`;
  return [
    `src/games/${name}/${name}.ts`,
    `${tests}/rules.node.test.ts`,
    `${tests}/${name}.test.ts`,
    `stories/${name}.stories.ts`,
  ];
}

/** Imports from the sources, in place of those from the package and from the same folder. */
const adapt = (code, file, name) =>
  code.replace(/'(\.|@parlour\/elements)\/([^']+?)(\.js)?'/g, (_, from, module) => {
    const source = from === '.' ? `src/games/${name}/${module}` : `src/${module.replace(/^words/, 'frame')}`;
    return `'${path.posix.relative(path.posix.dirname(file), source)}.js'`;
  });

const commands = (files, name) => ['npm start', `npm run test:unit -- ${name}`];

process.chdir(root);
try {
  const page = new URL('../stories/make-your-own-game.mdx', import.meta.url);
  const files = await newGame(process.argv.slice(2), page, {filesOf, adapt, story, commands});
  if (files.length > 0) {
    execFileSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', ...files]);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
