// Runs the benchmarks, test/bench/*.bench.ts and *.bench.mjs, one after the other; a word chooses.
import {spawnSync} from 'node:child_process';
import {findFiles, root} from './files.mjs';

const names = process.argv.slice(2);
const files = findFiles('test/bench', /\.bench\.(ts|mjs)$/).filter((file) => names.length === 0 || names.some((name) => file.includes(name)));
if (files.length === 0) console.log('There is no benchmark in test/bench yet.');
for (const file of files) {
  console.log(`\n— ${file}`);
  const {status} = spawnSync(process.execPath, ['--import', 'tsx', file], {cwd: root, stdio: 'inherit'});
  if (status !== 0) process.exitCode = 1;
}
