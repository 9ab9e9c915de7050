// `npm run new-game my-game`: what `parlour new my-game` makes, in the folders of this repository, and a story.
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {newGame} from '../../src/rooms-server/new-game.ts';
import {tags} from './entries.mjs';
import {root} from './files.mjs';

const gameOf = (name) => `src/games/${name}/${name}`;

function filesOf(name) {
  const taken = tags.find(({tag}) => tag === name);
  if (taken) throw new Error(`There is a file ${taken.module}.ts already.`);
  return [`${gameOf(name)}.ts`, `test/games/${name}/rules.node.test.ts`, `test/games/${name}/${name}.test.ts`];
}

/** Imports from the sources, in place of those from the package. */
function adapt(code, file) {
  const name = path.basename(path.dirname(file));
  return code.replace(/'(\.|@parlour\/elements)\/([^']+?)(\.js)?'/g, (_, from, module) => {
    const source = from === '.' ? gameOf(name) : `src/${module.replace(/^words/, 'element')}`;
    const relative = path.posix.relative(path.posix.dirname(file), source);
    return `'${relative}.js'`;
  });
}

const storyOf = (name, title) => `import {html} from 'lit';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import '../${gameOf(name)}.js';

const meta: Meta = {title: '${title}', tags: ['!autodocs'], parameters: {screenshots: false}};
export default meta;

export const Start: StoryObj = {
  render: () => html\`<${name} players="Ada, Ben:auto:easy" seed="1"></${name}>\`,
};
`;

process.chdir(root);
try {
  const name = await newGame(
    process.argv.slice(2),
    new URL('../../stories/make-your-own-game.mdx', import.meta.url),
    filesOf,
    adapt,
  );
  if (name) {
    const words = name.replaceAll('-', ' ');
    const title = words[0].toUpperCase() + words.slice(1);
    const story = `stories/${name}.stories.ts`;
    writeFileSync(story, storyOf(name, title));
    execFileSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', ...filesOf(name), story]);
    console.log(`  ${story}
npm start shows it, under "${title}"; npm run test:unit -- ${name} runs its tests.`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
