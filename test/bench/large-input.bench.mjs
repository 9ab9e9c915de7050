// How long input from outside holds the page, at worst: wrong option names by the hundred thousand, given directly, in the
// text of a record, and in what is stored. The longest of all games; 200 ms at most.
import {readdirSync} from 'node:fs';
import {register} from 'tsx/esm/api';
import {amount, part, row} from './table.mjs';

register();
const {Session, isObject} = await import('../../src/kit.ts');
const {parse} = await import('../../src/play/autosave.ts');
const {limits, parseRecord} = await import('../../src/core/record.ts');

// time of this process: on a busy machine the clock on the wall would measure the others
const cpu = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;

const runs = amount(0, 5, 1);
const folders = readdirSync(new URL('../../src/games/', import.meta.url)).sort();
const games = [];
for (const folder of folders) {
  const exported = await import(`../../src/games/${folder}/rules/index.ts`);
  games.push(Object.values(exported).find((value) => isObject(value) && 'parseOptions' in value && 'play' in value));
}

const wrong = (count) => Object.fromEntries(Array.from({length: count}, (_, i) => [`name${i}`, i]));

/** The median time of each game, of which the longest counts. */
function longest(work) {
  const times = games.map((game) =>
    part(
      Array.from({length: runs}, () => {
        const input = work(game);
        const start = cpu();
        try {
          input();
        } catch {
          // refused
        }
        return cpu() - start;
      }),
      0.5,
    ),
  );
  return part(times, 1);
}

const note = 'longest of all games';
for (const count of [100_000, 600_000]) {
  const options = wrong(count);
  row(
    `${count.toLocaleString('en')} wrong option names`,
    longest((game) => () => game.parseOptions(options)),
    'ms',
    {note},
  );
}
const options = JSON.stringify(wrong(240_000));
const load = (game) => {
  const {id, version, seats} = game;
  const people = JSON.stringify(Array(seats[0]).fill({name: '', kind: 'person'}));
  const text = `{"game":"${id}","version":${version},"options":${options},"seats":${people},"moves":[]}`;
  return () => Session.load(game, parseRecord(text), {seed: 'bench', id: 'bench'});
};
row('a record with 240,000 of them', longest(load), 'ms', {note});
row(
  'a stored choice with them',
  longest((game) => () => game.parseOptions(parse(options, limits.stored))),
  'ms',
  {note},
);
const deep = '['.repeat(limits.parts) + ']'.repeat(limits.parts);
row(
  'a stored value of 250,000 levels',
  longest(() => () => parse(deep, limits.stored)),
  'ms',
  {note},
);
const full = JSON.stringify(wrong(25_000)).slice(0, limits.stored);
row(
  'a stored value of the greatest length',
  longest(() => () => parse(full, limits.stored)),
  'ms',
  {note},
);
