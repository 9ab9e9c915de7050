// The examples of stories/frameworks.mdx in the projects that `npm create vite` makes for each framework, as strict as those
// are: checked and built by their own scripts, with the versions of the lock file.
import {execFile} from 'node:child_process';
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {promisify} from 'node:util';
import {codeBlocks} from '../../../tools/code-blocks.mjs';
import {root} from '../../../tools/files.mjs';

const hosts = path.join(root, 'test/hosts');
const blocks = codeBlocks('stories/frameworks.mdx');
const jsx = '<Game names={["Ada", "Ben"]} odds />';
/** What each starter renders, and the file in which it does. */
const apps = {
  react: {file: 'App.tsx', app: `import {Game} from './Game';\nexport default function App() {\n  return ${jsx};\n}\n`},
  preact: {file: 'app.tsx', app: `import {Game} from './Game';\nexport function App() {\n  return ${jsx};\n}\n`},
  solid: {file: 'App.tsx', app: `import {Game} from './Game';\nexport default function App() {\n  return ${jsx};\n}\n`},
  svelte: {
    file: 'App.svelte',
    app: `<script lang="ts">\n  import Game from './Game.svelte';\n</script>\n\n<Game names={['Ada', 'Ben']} odds />\n`,
  },
  vue: {
    file: 'App.vue',
    app: `<script setup lang="ts">\nimport Game from './Game.vue';\n</script>\n\n<template><Game :names="['Ada', 'Ben']" odds /></template>\n`,
  },
};
const projectOf = (name) => path.join(hosts, 'build', `vite-${name}`);

after(() => Object.keys(apps).forEach((name) => rmSync(projectOf(name), {recursive: true, force: true})));

describe('the example in a fresh project of create-vite', () => {
  for (const [name, {file, app}] of Object.entries(apps)) {
    it(`is checked and built for ${name}`, {timeout: 120_000}, async () => {
      const project = projectOf(name);
      rmSync(project, {recursive: true, force: true});
      cpSync(path.join(hosts, `node_modules/create-vite/template-${name}-ts`), project, {recursive: true});
      const {language, code} = blocks.find((block) => block.name === name);
      writeFileSync(path.join(project, 'src', `Game.${language}`), code);
      writeFileSync(path.join(project, 'src', file), app);
      writeFileSync(path.join(project, 'src/types.ts'), `import type {} from '@parlour/elements/${name}';\n`);
      const config = path.join(project, 'vite.config.ts');
      if (name === 'vue') {
        const {code: plugin} = blocks.find((block) => block.code.startsWith('vue('));
        writeFileSync(config, readFileSync(config, 'utf8').replace('vue()', plugin.trim()));
      }
      const {scripts} = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
      for (const script of ['check', 'build'].filter((each) => scripts[each]))
        await promisify(execFile)('npm', ['run', script], {cwd: project, shell: process.platform === 'win32'}).catch(
          ({stdout, stderr}) => {
            throw new Error(stdout + stderr);
          },
        );
    });
  }
});
