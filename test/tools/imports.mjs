// Who may import whom: the rules for dependency-cruiser, which finds circles too. Run by itself, since it passes without a
// word where it can't read TypeScript: here the number of modules has to be right.
import {cruise} from 'dependency-cruiser';
import {tags} from './entries.mjs';
import {findFiles, root} from './files.mjs';

/** The parts of src, and what each may import beside itself. */
const parts = {
  core: {path: '^src/core/', imports: []},
  rules: {path: '^src/games/[^/]+/rules/', imports: ['core']},
  testing: {path: '^src/testing/', imports: ['core', 'controllers', 'element']},
  controllers: {path: '^src/controllers/', imports: ['core']},
  templates: {path: '^src/templates/', imports: ['core', 'controllers']},
  element: {path: '^src/element/', imports: ['core', 'controllers', 'templates', 'rooms']},
  rooms: {path: '^src/rooms/', imports: ['core']},
  'rooms-server': {path: '^src/rooms-server/', imports: ['core', 'rooms', 'rules']},
  game: {path: '^src/games/[^/]+/(?!rules/)', imports: ['core', 'controllers', 'templates', 'element', 'rules', 'kit']},
  table: {path: '^src/table/', imports: ['core', 'controllers', 'templates', 'element', 'rooms']},
  embed: {path: '^src/embed/', imports: ['core', 'controllers', 'templates', 'element']},
  kit: {path: '^src/kit\\.ts$', imports: ['core', 'controllers', 'templates', 'element']},
  site: {path: '^src/site/', imports: []},
  entry: {
    path: '^src/[^/]+$',
    imports: ['core', 'controllers', 'templates', 'element', 'testing', 'table', 'embed', 'rooms', 'rooms-server'],
  },
};
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
  error(
    'circle',
    'modules that run each other are one module; only types may refer to each other',
    {},
    {circular: true, viaOnly: {dependencyTypesNot: ['type-only']}},
  ),
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
