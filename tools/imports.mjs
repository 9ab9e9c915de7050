// Who may import whom: the rules for dependency-cruiser, which finds circles too. Run by itself, since it passes without a
// word where it can't read TypeScript: here the number of modules has to be right.
import {cruise} from 'dependency-cruiser';
import {tags} from './entries.mjs';
import {findFiles, root} from './files.mjs';

/** The layers of an element, each of which may import those before it. */
const layers = ['core', 'play', 'input', 'frame', 'extensions', 'element'];
const below = (layer) => layers.slice(0, layers.indexOf(layer));

/** The parts of src, and what each may import beside itself. */
const parts = {
  ...Object.fromEntries(layers.map((layer) => [layer, {path: `^src/${layer}/`, imports: below(layer)}])),
  kit: {path: '^src/kit/', imports: ['core', 'play', 'input', 'frame']},
  rooms: {path: '^src/rooms/', imports: ['core']},
  rules: {path: '^src/games/[^/]+/rules/', imports: ['core']},
  listing: {path: '^src/games/[^/]+/listing\\.ts$', imports: ['embed']},
  'room-game': {path: '^src/games/[^/]+/room\\.ts$', imports: ['core', 'rooms', 'rules']},
  game: {path: '^src/games/[^/]+/(?!rules/|listing\\.ts|room\\.ts)', imports: [...layers, 'kit', 'rules', 'kit-entry']},
  table: {path: '^src/table/', imports: ['core', 'play', 'input', 'frame', 'element', 'rooms']},
  embed: {path: '^src/embed/', imports: ['core', 'play', 'input', 'frame', 'element']},
  testing: {path: '^src/testing/', imports: ['core', 'play', 'frame', 'element']},
  'rooms-server': {path: '^src/rooms-server/', imports: ['core', 'rooms', 'rules']},
  site: {path: '^src/site/', imports: []},
  'kit-entry': {path: '^src/kit\\.ts$', imports: [...layers, 'kit']},
  entry: {
    path: '^src/[^/]+$',
    imports: [...layers, 'kit', 'testing', 'table', 'embed', 'rooms', 'rooms-server'],
  },
};
parts.extensions.imports.push('rooms');
parts.element.imports.push('kit');
const pathsOf = (names) => names.map((name) => parts[name].path);
const error = (name, comment, from, to) => ({name, comment, severity: 'error', from, to});

const forbidden = [
  ...Object.entries(parts).map(([name, {path, imports}]) =>
    error(
      `from-${name}`,
      `may import only ${[name, ...imports].join(', ')}`,
      {path},
      {path: '^(src|test)/', pathNot: [path, ...pathsOf(imports)]},
    ),
  ),
  error('no-place', 'is in no known folder', {path: '^src/', pathNot: pathsOf(Object.keys(parts))}, {}),
  error(
    'pure',
    'core and rules are pure: they import no package',
    {path: pathsOf(['core', 'rules'])},
    {pathNot: '^(src|test)/'},
  ),
  error(
    'another-game',
    'no game imports another',
    {path: '^src/games/([^/]+)/'},
    {path: '^src/games/', pathNot: '^src/games/$1/'},
  ),
  error(
    'registers',
    'registers a tag, which only pages may do; import the .element.js instead',
    {},
    {path: tags.map(({module}) => `^${module}\\.ts$`)},
  ),
  error('circle', 'modules that refer to each other, even by types alone, are one module', {}, {circular: true}),
  error('unresolved', 'cannot be resolved', {}, {couldNotResolve: true}),
];

const {output} = await cruise(['src'], {
  baseDir: root,
  ruleSet: {forbidden, options: {}},
  validate: true,
  doNotFollow: {path: 'node_modules'},
  tsPreCompilationDeps: true,
});
const {modules, summary} = output;
for (const {rule, from, to, cycle} of summary.violations) {
  const {comment} = forbidden.find(({name}) => name === rule.name);
  console.error(`${from} → ${cycle ? cycle.map(({name}) => name).join(' → ') : to}: ${comment}`);
}
const read = modules.filter(({source, dependencies}) => source.startsWith('src') && dependencies).length;
const all = findFiles('src', /\.ts$/).length;
const imports = modules.reduce((sum, {dependencies}) => sum + dependencies.length, 0);
console.log(`${read} modules, ${imports} imports`);
if (read !== all || imports < all) console.error(`Expected ${all} modules.`);
process.exitCode = summary.violations.length > 0 || read !== all || imports < all ? 1 : 0;
