// Checks the workflows of GitHub with GitHub's own parser: unknown keys, wrong types, expressions.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {build} from 'esbuild';
import {findFiles, root} from './files.mjs';

// bundled, since it imports JSON as only bundlers allow
const {outputFiles} = await build({
  entryPoints: ['@actions/workflow-parser'],
  absWorkingDir: root,
  bundle: true,
  format: 'cjs',
  platform: 'node',
  write: false,
});
const module = {exports: {}};
new Function('module', 'require', outputFiles[0].text)(module, createRequire(import.meta.url));
const {NoOperationTraceWriter, convertWorkflowTemplate, parseWorkflow} = module.exports;

for (const name of findFiles('.github/workflows', /\.ya?ml$/)) {
  const content = readFileSync(path.join(root, name), 'utf8');
  const {context, value} = parseWorkflow({name, content}, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  for (const {message} of context.errors.getErrors()) {
    console.error(message);
    process.exitCode = 1;
  }
}
