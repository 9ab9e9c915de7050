// Measures the built file of each game, of the table and of all games together, and writes the table of sizes in README.md.
// Fails where a file is larger than its limit in KiB: `shared` of .config/size-limit.json, what all games share, and what the
// listing of each game allows beside it; the file of all games may have the sum. With --check it writes nothing, and fails, too, if a figure
// in README.md differs by more than 2 %.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {tags} from './entries.mjs';
import {root} from './files.mjs';
import {listings} from './listings.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const {shared, ...others} = JSON.parse(read('.config/size-limit.json'));
/** The limits by the name of the file. */
const limits = {
  ...Object.fromEntries(listings.map(({tag, limit}) => [tag, shared + limit])),
  parlour: listings.reduce((sum, {limit}) => sum + limit, shared),
  ...others,
};
const limitOf = (name) => limits[name]?.toFixed(1) ?? '';
const kib = ({length}) => (length / 1024).toFixed(1);

function row(name) {
  const code = Buffer.from(read(`dist/cdn/${name}.js`));
  const sizes = [code, gzipSync(code, {level: 9}), brotliCompressSync(code)].map(kib);
  return `| \`cdn/${name}.js\` | ${sizes.join(' | ')} | ${limitOf(name)} |`;
}

const table = [
  '| file | KiB | gzip | brotli | limit (gzip) |',
  '| --- | ---: | ---: | ---: | ---: |',
  ...[...tags.map(({tag}) => tag), ...(tags.length > 0 ? ['parlour', 'parlour-auto'] : [])].map(row),
].join('\n');
console.log(table.replaceAll('`', ''));

/** Whether two texts with figures differ by at most 2 % or a tenth: zlib differs between releases of Node. */
function close(a, b) {
  const number = /\d+\.\d/g;
  const [some, others] = [a, b].map((text) => (text.match(number) ?? []).map(Number));
  return (
    a.replace(number, '') === b.replace(number, '') &&
    some.every((value, at) => Math.abs(value - others[at]) <= Math.max(0.101, value * 0.02))
  );
}

for (const name of Object.keys(limits)) {
  const size = kib(gzipSync(read(`dist/cdn/${name}.js`), {level: 9}));
  if (size <= Number(limitOf(name))) continue;
  console.error(`Too large: ${name}.js, ${size} KiB gzipped. Expected at most ${limitOf(name)} KiB.`);
  process.exitCode = 1;
}

const readme = read('README.md');
const marked = /(?<=<!-- sizes: npm run size -->)[^]*(?=<!-- \/sizes -->)/;
const measured = readme.replace(marked, () => `\n\n${table}\n\n`);
if (!process.argv.includes('--check')) {
  writeFileSync(path.join(root, 'README.md'), measured);
} else if (!close(readme, measured)) {
  console.error('Outdated: the sizes in README.md. Run `npm run size` and commit the result.');
  process.exitCode = 1;
}
