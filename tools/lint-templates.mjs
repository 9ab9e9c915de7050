// lit-analyzer over src: names, events and types in templates. It takes `nothing` in an attribute, a symbol to TypeScript, for a
// wrong type, and doesn't know the attributes `inert` and `aria-description`: those findings are left out, and CSS, whose newer parts it does not
// know.
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {root} from './files.mjs';

const args = ['src/**/*.ts', '--strict', '--rules.no-invalid-css', 'off', '--format', 'list', '--noColor'];
const {stdout, stderr, status} = spawnSync(path.join(root, 'node_modules/.bin/lit-analyzer'), args, {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
let file = '';
const findings = [];
for (const line of stdout.split('\n')) {
  if (/^\S.*\.ts$/.test(line.trim())) file = line.trim();
  else if (/^\s*\d+:\d+\s/.test(line) && !/Symbol\(|'(inert|aria-description)'/.test(line))
    findings.push(`${file}:${line.trim()}`);
}
for (const finding of findings) console.error(finding);
if (status !== 0 && !/Found|problems?/.test(stdout)) {
  console.error(stdout, stderr);
  process.exitCode = 1;
}
if (findings.length > 0) process.exitCode = 1;
