// `npm run new-game my-game`: a small game that works, Take away, under a new name, to be changed into another one. It is
// copied from test/new-game/, where it is compiled, linted and tested like every game, so that it can't rot.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {tags} from './entries.mjs';
import {findFiles, root} from './files.mjs';

const SAMPLE = 'take-away';
const template = findFiles('test/new-game', /\.ts$/);
/** Where the folders of the template go. */
const folders = [
  ['test/new-game/game/', `src/games/${SAMPLE}/`],
  ['test/new-game/stories/', 'stories/'],
  ['test/new-game/test/', `test/games/${SAMPLE}/`],
];
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** HTML keeps these for itself: https://html.spec.whatwg.org/#valid-custom-element-name */
const RESERVED = [
  'annotation-xml',
  'color-profile',
  'font-face',
  'font-face-src',
  'font-face-uri',
  'font-face-format',
  'font-face-name',
  'missing-glyph',
];

/** All the forms of a name: `my-game`, `MyGame`, `myGame`, `My game`. */
function formsOf(name) {
  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  const className = name.split('-').map(capital).join('');
  return [name, className, className[0].toLowerCase() + className.slice(1), capital(name.replaceAll('-', ' '))];
}

/** What is wrong with a name; undefined for a good one. */
function problemOf(name) {
  if (!name) return 'Give the name of the game, which is its tag: npm run new-game my-game';
  if (/^[a-z][a-z0-9]*$/.test(name)) return `"${name}" has no hyphen, and a tag needs one: ${name}-game, say.`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(name))
    return `"${name}" can't be a tag: words of small letters a to z and digits with hyphens between, a letter first, as in my-game.`;
  if (RESERVED.includes(name)) return `"${name}" is a name that HTML keeps for itself.`;
  const taken = [
    ...tags.filter(({tag}) => tag === name).map(({module}) => `${module}.ts`),
    `src/games/${name}`,
    `test/games/${name}`,
    `stories/${name}.stories.ts`,
  ];
  const there = taken.find((file) => existsSync(path.join(root, file)));
  if (there) return `"${name}" is there already: ${there}`;
  for (const word of name === SAMPLE ? [] : formsOf(name).slice(1, 3)) {
    const at =
      word in globalThis
        ? 'JavaScript'
        : [...findFiles('src', /\.ts$/), ...template].find((file) => new RegExp(`\\b${word}\\b`).test(read(file)));
    if (at) return `"${name}" would be ${word} in the code, a name that is in use: ${at}`;
  }
  return undefined;
}

const [name, ...more] = process.argv.slice(2);
const problem =
  more.length > 0 ? 'Expected one name, with hyphens between its words: npm run new-game my-game' : problemOf(name);
if (problem) {
  console.error(problem);
  process.exit(1);
}

const forms = formsOf(name);
const renamed = (text) => formsOf(SAMPLE).reduce((all, form, i) => all.replaceAll(form, forms[i]), text);

/** Where a file of the template goes, under its old name; any other file is where it is. */
const placeOf = (file) => folders.reduce((place, [from, to]) => place.replace(from, to), file);

/** Imports, from the new place. */
const rewired = (text, file) =>
  text.replace(/(?<=(?:from|import) '|import\(')\.[^']+(?=')/g, (specifier) => {
    const target = placeOf(path.posix.join(path.posix.dirname(file), specifier));
    const relative = path.posix.relative(path.posix.dirname(placeOf(file)), target);
    return relative.startsWith('.') ? relative : `./${relative}`;
  });

for (const file of template) {
  const place = renamed(placeOf(file));
  mkdirSync(path.join(root, path.dirname(place)), {recursive: true});
  writeFileSync(path.join(root, place), renamed(rewired(read(file), file)));
  console.log(`  ${place}`);
}
const {status} = spawnSync(process.execPath, ['test/tools/manifest.mjs'], {cwd: root, stdio: 'inherit'});
process.exitCode = status;

console.log(`
Created <${name}>. It plays Take away. Next steps:
  npm start                         shows it in Storybook, under "${forms[3]}"
  npm run test:unit -- ${name}   runs its tests
See "A new game" in CONTRIBUTING.md.`);
