// Computes the stored positions of peg solitaire's English board and writes src/games/peg-solitaire/rules/positions.ts:
// `node test/bench/peg-solitaire-positions.mjs`; with --check it writes nothing and fails if the file differs. Takes some
// minutes and 1.5 GB. Every position that can be reached from the full board with an empty centre, turned and mirrored ones
// as one, peg by peg; it is winnable if its complement is reachable, too.
import {readFileSync, writeFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {register} from 'tsx/esm/api';

register();
const {position} = await import('../../src/games/peg-solitaire/rules/options.ts');
const {Keys} = await import('../../src/games/peg-solitaire/rules/keys.ts');
const {imagesOf} = await import('../../src/games/peg-solitaire/rules/images.ts');
const {cellsOf, masksOf, wordsOf} = await import('../../src/games/peg-solitaire/rules/masks.ts');
const {before, centre, characters, mostPegs} = await import('../../src/games/peg-solitaire/rules/stored.ts');

const start = position({board: 'english'});
const masks = masksOf(start);
const {count, flipA, flipB, pairA, pairB, holeA, holeB} = masks;
const holes = start.pegs.length;
const full = [holeA, holeB].map((words) => words.reduce((all, word) => all | word, 0));
const images = imagesOf(masks);
const words = new Int32Array(2);
const reduce = (a, b) => {
  words[0] = a;
  words[1] = b;
  images(words);
};

const reachable = [];
reachable[holes - 1] = new Keys(1);
reduce(...wordsOf(masks, cellsOf(start)));
reachable[holes - 1].add(...words);
for (let pegs = holes - 2; pegs > 0; pegs--) {
  const {a, b, size} = reachable[pegs + 1];
  const level = (reachable[pegs] = new Keys());
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < count; j++) {
      if ((a[i] & flipA[j]) !== pairA[j] || (b[i] & flipB[j]) !== pairB[j]) continue;
      reduce(a[i] ^ flipA[j], b[i] ^ flipB[j]);
      level.add(...words);
    }
  }
}

const isWinnable = (a, b, pegs) => {
  reduce(a ^ full[0], b ^ full[1]);
  return reachable[holes - pegs].find(...words) >= 0;
};
let [positions, winnable] = [0, 0];
for (let pegs = 1; pegs < holes; pegs++) {
  const {a, b, size} = reachable[pegs];
  positions += size;
  let won = 0;
  for (let i = 0; i < size; i++) if (isWinnable(a[i], b[i], pegs)) won++;
  winnable += won;
  console.log(`${pegs} pegs: ${size} reachable, ${won} of them winnable`);
}
console.log(`${positions} reachable (published: 23475688), ${winnable} of them winnable`);

const bits = [];
let level = new Keys(1);
level.add(holeA[centre], holeB[centre]);
for (let pegs = 2; pegs <= mostPegs; pegs++) {
  const next = new Keys();
  const work = before(masks, level, (a, b) => {
    const isStored = reachable[pegs].find(a, b) >= 0 && isWinnable(a, b, pegs);
    bits.push(isStored);
    if (isStored) next.add(a, b);
  });
  while (!work.next().done);
  level = next;
}
const values = new Uint8Array(Math.ceil(bits.length / 6));
bits.forEach((bit, i) => (values[Math.floor(i / 6)] |= bit << (i % 6)));
const source = `/** Generated: the stored positions of the English board; see \`stored.ts\` and \`test/bench/peg-solitaire-positions.mjs\`. */
export default '${Array.from(values, (value) => characters[value]).join('')}';
`;
console.log(`${source.length} bytes, ${brotliCompressSync(source).length} compressed`);
const file = new URL('../../src/games/peg-solitaire/rules/positions.ts', import.meta.url);
if (!process.argv.includes('--check')) writeFileSync(file, source);
else if (readFileSync(file, 'utf8') !== source) {
  console.error('Outdated: src/games/peg-solitaire/rules/positions.ts');
  process.exitCode = 1;
}
