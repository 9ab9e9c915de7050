// The examples of stories/frameworks.mdx in the projects that `npm create vite` makes for each framework, as strict as those
// are: checked and built by their own scripts, with the versions of the lock file, and played; built for development, too,
// where frameworks and Lit warn.
import {execFile} from 'node:child_process';
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {after, it} from 'node:test';
import {promisify} from 'node:util';
import {codeBlocks} from '../../../tools/code-blocks.mjs';
import {root} from '../../../tools/files.mjs';
import {closeBrowser} from '../../tools/open-page.mjs';
import {visit} from '../play.mjs';

const hosts = path.join(root, 'test/hosts');
const blocks = codeBlocks('stories/frameworks.mdx');
/** A page around the example, with a button: after the second press a player has another name, after the third the game is away. */
const jsx = (n) => `(
    <>
      <button onClick={() => setN(${n} + 1)}>Next</button>
      {${n} % 4 < 3 && <Game names={['Ada', ${n} % 4 < 2 ? 'Ben' : 'Bea']} odds />}
    </>
  )`;
const component = (hook, from, n = 'n') =>
  `import {${hook}} from '${from}';\nimport {Game} from './Game';\nexport function App() {\n  const [n, setN] = ${hook}(0);\n  return ${jsx(n)};\n}\nexport default App;\n`;
/** What each starter renders, and the file in which it does. */
const apps = {
  react: {file: 'App.tsx', app: component('useState', 'react')},
  preact: {file: 'app.tsx', app: component('useState', 'preact/hooks')},
  solid: {file: 'App.tsx', app: component('createSignal', 'solid-js', 'n()')},
  svelte: {
    file: 'App.svelte',
    app: `<script lang="ts">
  import Game from './Game.svelte';
  let n = $state(0);
</script>

<button onclick={() => n++}>Next</button>
{#if n % 4 < 3}<Game names={['Ada', n % 4 < 2 ? 'Ben' : 'Bea']} odds />{/if}
`,
  },
  vue: {
    file: 'App.vue',
    app: `<script setup lang="ts">
import {ref} from 'vue';
import Game from './Game.vue';
const n = ref(0);
</script>

<template>
  <button @click="n++">Next</button>
  <Game v-if="n % 4 < 3" :names="['Ada', n % 4 < 2 ? 'Ben' : 'Bea']" odds />
</template>
`,
  },
};
const projectOf = (name) => path.join(hosts, 'build', `vite-${name}`);

after(() => Object.keys(apps).forEach((name) => rmSync(projectOf(name), {recursive: true, force: true})));
after(closeBrowser);

/** Makes the project of a framework with the example in it. */
function make(name, {file, app}) {
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
  return project;
}

for (const [name, app] of Object.entries(apps)) {
  for (const mode of ['production', 'development']) {
    it(`a fresh create-vite project is checked, built and played: ${name}, ${mode}`, {timeout: 180_000}, async () => {
      const project = make(name, app);
      const {scripts} = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
      for (const args of [['check'], ['build', '--', '--mode', mode]].filter(([script]) => scripts[script]))
        await promisify(execFile)('npm', ['run', ...args], {
          cwd: project,
          env: {...process.env, NODE_ENV: mode},
          shell: process.platform === 'win32',
        }).catch(({stdout, stderr}) => {
          throw new Error(stdout + stderr);
        });
      const visitor = await visit({folder: path.join(project, 'dist')});
      try {
        await visitor.plays();
        // Vue's development build keeps what it has rendered for developer tools that may come, in a list that it empties after 3 s
        await visitor.changes({counts: `${name} ${mode}` !== 'vue development'});
      } finally {
        await visitor.close();
      }
    });
  }
}
