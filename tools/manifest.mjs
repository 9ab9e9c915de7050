// Writes custom-elements.json from the sources, and what follows from them: reference.txt, llms.txt and the page of all words, and of
// package.json sideEffects (the files that register tags). With --check it only says whether both are current.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {create, ts} from '@custom-elements-manifest/analyzer';
import {litPlugin} from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';
import {tags} from './entries.mjs';
import {findFiles, root} from './files.mjs';
import {llms, reference, titleOf} from './integrations/reference.mjs';
import {listings} from './listings.mjs';
import {sourcesOfReference} from './integrations/types.mjs';
import {wordsPage} from './words-page.mjs';

/** `@returns text` makes the analyzer forget the type that the source states. */
const returnTypes = {
  name: 'return-types',
  analyzePhase({node, moduleDoc}) {
    if (!ts.isClassDeclaration(node)) return;
    const declaration = moduleDoc.declarations.find(({name}) => name === node.name?.text);
    for (const method of node.members.filter((member) => ts.isMethodDeclaration(member) && member.type)) {
      const member = declaration?.members?.find(({kind, name}) => kind === 'method' && name === method.name.getText());
      if (member) member.return = {...member.return, type: {text: method.type.getText().replace(/\s+/g, ' ')}};
    }
  },
};

/** For no more than what a name of a type stands for, so without the libraries. */
const program = ts.createProgram({
  rootNames: ['src/kit', ...tags.map(({element}) => element)].map((file) => path.join(root, `${file}.ts`)),
  options: {
    noLib: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  },
});
const checker = program.getTypeChecker();

/** The words that a type allows, as they are written: `'on'`, `boolean`; undefined where it allows anything else. */
function wordsOf(type) {
  if (ts.isUnionTypeNode(type)) {
    const members = type.types.map(wordsOf);
    return members.includes(undefined) ? undefined : members.flat();
  }
  if (ts.isTypeReferenceNode(type)) {
    const symbol = checker.getSymbolAtLocation(type.typeName);
    const [alias] =
      (symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations ?? [];
    return alias && ts.isTypeAliasDeclaration(alias) ? wordsOf(alias.type) : undefined;
  }
  const {BooleanKeyword, UndefinedKeyword} = ts.SyntaxKind;
  return ts.isLiteralTypeNode(type) || type.kind === BooleanKeyword || type.kind === UndefinedKeyword
    ? [type.getText()]
    : undefined;
}

/** Types as their readers need them: an alias of a few words says which, and `undefined` is said once. */
const plainTypes = {
  name: 'plain-types',
  analyzePhase({node, moduleDoc}) {
    if (!ts.isClassDeclaration(node)) return;
    const {members = [], attributes = []} = moduleDoc.declarations.find(({name}) => name === node.name?.text) ?? {};
    const classes =
      program.getSourceFile(path.join(root, moduleDoc.path))?.statements.filter(ts.isClassDeclaration) ?? [];
    const properties =
      classes.find(({name}) => name?.text === node.name?.text)?.members.filter(ts.isPropertyDeclaration) ?? [];
    for (const {name, fieldName = name, type} of [...members, ...attributes].filter(({type}) => type)) {
      const source = properties.find((property) => property.name.getText() === fieldName)?.type;
      const words = source && wordsOf(source);
      if (words) type.text = words.join(' | ');
      type.text = type.text.replace(/( \| undefined)+$/, ' | undefined');
    }
  },
};

/** `@key Enter, Space - Rolls.`: the keys of an element and of what it extends, its own first; a list beside the schema's. */
const keys = {
  name: 'keys',
  analyzePhase({node, moduleDoc}) {
    if (!ts.isClassDeclaration(node)) return;
    const tagged = ts.getJSDocTags(node).filter(({tagName}) => tagName.text === 'key');
    const declaration = moduleDoc.declarations.find(({name}) => name === node.name?.text);
    if (!declaration || tagged.length === 0) return;
    declaration.keys = tagged.map(({comment}) => {
      const [name, ...description] = ts.getTextOfJSDocComment(comment).replace(/\s+/g, ' ').split(' - ');
      return {name, description: description.join(' - ')};
    });
  },
  packageLinkPhase({customElementsManifest: {modules}}) {
    const classes = new Map(
      modules.flatMap(({declarations}) => declarations).map((declaration) => [declaration.name, declaration]),
    );
    const withInherited = ({keys: own = [], superclass}) => {
      const inherited = classes.has(superclass?.name) ? withInherited(classes.get(superclass.name)) : [];
      const others = inherited.filter(({name}) => !own.some((key) => key.name === name));
      return [...own, ...others.map((key) => ({...key, inheritedFrom: superclass}))];
    };
    const all = [...classes.values()].map((declaration) => [declaration, withInherited(declaration)]);
    for (const [declaration, list] of all) if (list.length > 0) declaration.keys = list;
  },
};

const PUBLISHED = new Map(
  tags.flatMap(({tag, module, element}) => [
    [`${module}.ts`, `dist/${tag}.js`],
    [`${element}.ts`, `dist/${tag}.element.js`],
  ]),
);

const isPublic = ({name, privacy, static: isStatic}) =>
  !isStatic && !privacy?.match(/private|protected/) && !/^[#_]/.test(name);
const byKindAndName = (a, b) => (a.kind + a.name < b.kind + b.name ? -1 : 1);

/** The base class of all games, which stands for those that it is made of. */
const BASE = {name: 'GameElement', module: 'dist/kit.js'};
const fromBase = ({inheritedFrom, ...rest}) => (inheritedFrom ? {...rest, inheritedFrom: BASE} : rest);
const fromNowhere = ({inheritedFrom: _, ...rest}) => rest;

/** A class as it is promised. Without a tag it is the base class, whose members are all its own. */
function documented(declaration, tagName) {
  const {members = [], events = [], superclass, ...rest} = declaration;
  const origin = tagName ? fromBase : fromNowhere;
  const lists = Object.entries(rest).map(([key, value]) => [key, Array.isArray(value) ? value.map(origin) : value]);
  return {
    ...Object.fromEntries(lists),
    superclass: tagName && superclass.name !== 'LitElement' ? BASE : {name: 'LitElement', package: 'lit'},
    members: members.filter(isPublic).map(origin).sort(byKindAndName),
    // The analyzer also lists what it sees dispatched; what @fires describes is what is promised.
    events: events.filter(({name, description}) => name && description).map(origin),
    ...(tagName && {tagName}),
    customElement: true,
  };
}

/** The comment at the head of a file: that of its only class, or of what it is about. */
const headOf = ({text}) => (/^\/\*\*(.*?)\*\//s.exec(text)?.[1] ?? '').replace(/^ *\*? ?/gm, '').trim();
const withoutLinks = (text) => text.replace(/\{@link ([\w.]+) ?\}/g, '`$1`');

/** The members of a class of the kit: each once, without those that Lit calls. */
const promised = (members) =>
  members
    .filter((member) => isPublic(member) && !member.name.startsWith('host'))
    .filter(({name, description}, i, all) =>
      description
        ? true
        : all.findIndex((other) => other.name === name) === i &&
          !all.some((other) => other.name === name && other.description),
    )
    .map(fromNowhere);

const functionOf = (node) =>
  [node, node?.initializer].find((each) => each && (ts.isFunctionDeclaration(each) || ts.isArrowFunction(each)));

/** How a function is called: one that makes a class is no mixin, and what is taken apart has the name of its type. */
const callOf = ({parameters = []}, {type}) => ({
  kind: 'function',
  parameters: parameters.map(({name, ...parameter}) => {
    const [, first, others] = /^(\w)(\w*)/.exec(parameter.type?.text ?? '') ?? ['', 'v', 'iew'];
    return {name: /^\w/.test(name) ? name : first.toLowerCase() + others, ...parameter};
  }),
  ...(type && {return: {type: {text: type.getText().replace(/\s+/g, ' ')}}}),
});

/**
 * What the kit exports, in the groups of its comments: `declarations`, and `types`, a list beside the schema's.
 * @param found the analyzer's modules by path
 */
function kitOf(found) {
  const source = program.getSourceFile(path.join(root, 'src/kit.ts'));
  const kit = {declarations: [], types: [], exports: []};
  let group;
  for (const statement of source.statements.filter(ts.isExportDeclaration)) {
    group = /^\n*\/\/ (.+)$/m.exec(statement.getFullText())?.[1] ?? group;
    for (const {name} of statement.exportClause.elements) {
      const symbol = checker.getAliasedSymbol(checker.getSymbolAtLocation(name));
      const [node] = symbol.declarations ?? [];
      const module = node && path.relative(root, node.getSourceFile().fileName);
      const {text} = name;
      const description = withoutLinks(
        ts.displayPartsToString(symbol.getDocumentationComment(checker)) || (node ? headOf(node.getSourceFile()) : ''),
      );
      if (!module || module.startsWith('node_modules') || module.endsWith('lit-free.ts')) {
        kit.exports.push({kind: 'js', name: text, declaration: {name: text, package: 'lit'}});
      } else if (statement.isTypeOnly) kit.types.push({name: text, description, group});
      else {
        const declared = found.get(module).declarations.find(({name: its}) => its === symbol.name);
        const {members, ...rest} = declared ?? {kind: 'variable'};
        const made = {
          ...rest,
          name: text,
          description,
          group,
          ...(members && {members: promised(members)}),
          ...(rest.kind !== 'class' && functionOf(node) && callOf(rest, functionOf(node))),
        };
        kit.declarations.push(text === BASE.name ? {...documented(declared), description, group} : made);
        kit.exports.push({kind: 'js', name: text, declaration: {name: text, module: BASE.module}});
      }
    }
  }
  return {kind: 'javascript-module', path: BASE.module, ...kit};
}

/** The analyzer knows Lit's decorator only, which makes the same properties as the functions that make a game's class. */
function sourceOf(file) {
  const source = readFileSync(path.join(root, file), 'utf8');
  if (!/= (game|element)Class[(<]/.test(source)) return source;
  const settings = /^  settings: \[(.*)\],$/m.exec(source)?.[1] ?? '';
  const reflect = (name) => (settings.includes(`'${name}'`) ? ', reflect: true' : '');
  return source
    .replace('extends Base ', 'extends GameElement ')
    .replace(
      /^  declare (\w+): boolean;/gm,
      (_, name) => `  @property({${attributeOf(name)}${reflect(name)}}) ${name} = false;`,
    )
    .replace(/^  declare (\w+\??):/gm, (_, name) => `  @property({${attributeOf(name)}}) ${name}:`);
}

/** The attribute of a property. */
const attributeOf = (name) =>
  `attribute: '${name.replace(/\W/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}'`;

/** The types of a game by their names in the base class: `T['state']` is `LudoState`. */
function typesOf(element) {
  const [own, ...rules] = ['types.ts', 'rules/game.ts', 'rules/index.ts'].map((file) => {
    const target = path.join(root, path.dirname(element), file);
    return existsSync(target) ? readFileSync(target, 'utf8') : '';
  });
  if (own) return new Map([...own.matchAll(/^  readonly (\w+): (.+);$/gm)].map(([, name, type]) => [name, type]));
  // those of `defineRules`
  const state = /^export type (\w+State) = StateOf</m.exec(rules.join(''))?.[1];
  return new Map(state && Object.entries({state, effect: 'MoveEffect', hint: '{readonly move: string}'}));
}

function concrete(declaration, types) {
  const made = JSON.parse(JSON.stringify(declaration), (key, value) =>
    key === 'text' && typeof value === 'string'
      ? value.replace(/\bT\['(\w+)'\]/g, (whole, name) => types.get(name) ?? whole).replace('never | ', '')
      : value,
  );
  const hint = made.members.find(({name}) => name === 'hint');
  if (hint && types.get('hint') === 'never') {
    hint.description = 'Always a refusal: this game suggests no moves.';
    delete hint.inheritedFrom;
  }
  return made;
}

/** What lists of games need, a member beside the schema's. */
function listingOf(tagName) {
  const found = listings.find(({tag}) => tag === tagName);
  if (!found) return {};
  // what only tools need stays here
  const {tag: _, limit, picture, ...listing} = found;
  return {listing};
}

function build() {
  const files = findFiles('src', /\.ts$/);
  const modules = files.map((file) => ts.createSourceFile(file, sourceOf(file), ts.ScriptTarget.ES2022, true));
  const {modules: all} = create({
    modules,
    plugins: [...litPlugin(), returnTypes, plainTypes, keys],
    context: {dev: false, thirdPartyCEMs: []},
  });
  const found = new Map(all.map((module) => [module.path, module]));

  const published = tags.flatMap(({tag, module, element}) => {
    const classes = (found.get(`${element}.ts`)?.declarations ?? []).filter(({kind}) => kind === 'class');
    const declaration = classes.find(({tagName, customElement}) => tagName === tag || customElement) ?? classes[0];
    if (!declaration) throw new Error(`${element}.ts has no class`);
    const reference = {name: declaration.name, module: PUBLISHED.get(`${element}.ts`)};
    return [
      {
        kind: 'javascript-module',
        path: PUBLISHED.get(`${element}.ts`),
        declarations: [{...concrete(documented(declaration, tag), typesOf(element)), ...listingOf(tag)}],
        exports: [{kind: 'js', name: declaration.name, declaration: reference}],
      },
      {
        kind: 'javascript-module',
        path: PUBLISHED.get(`${module}.ts`),
        declarations: [],
        exports: [{kind: 'custom-element-definition', name: tag, declaration: reference}],
      },
    ];
  });
  return {schemaVersion: '2.1.0', readme: 'README.md', modules: [...published, kitOf(found)]};
}

/** Every promise of the manifest must have been described. */
function gaps({modules}) {
  const all = modules.flatMap(({declarations, types = []}) => [...declarations, ...types]);
  return all
    .filter(({description}) => !description)
    .map(({name}) => `'${name}' has no description`)
    .concat(
      all.flatMap(({tagName, name: own, ...declaration}) =>
        ['members', 'events', 'attributes', 'cssParts', 'cssProperties', 'cssStates', 'slots', 'keys'].flatMap((kind) =>
          (declaration[kind] ?? [])
            .filter(({description}) => !description)
            .map(({name}) => `${tagName ? `<${tagName}>` : own} ${kind}: '${name}' has no description`),
        ),
      ),
    );
}

const check = process.argv.includes('--check');
let stale = false;

function keep(file, text) {
  const target = path.join(root, file);
  let before = '';
  try {
    before = readFileSync(target, 'utf8');
  } catch {
    // Not there yet.
  }
  if (before === text) return;
  if (check) {
    console.error(`Outdated: ${file}. Run \`npm run manifest\` and commit the result.`);
    stale = true;
  } else {
    writeFileSync(target, text);
    console.log(`Wrote ${file}`);
  }
}

const manifest = build();
// lines for Git, but no indentation, which would be a third of it
keep('custom-elements.json', `${JSON.stringify(manifest).replace(/(?<=[[,:])(?=\{")/g, '\n')}\n`);
keep('reference.txt', reference(manifest, sourcesOfReference()));
keep('stories/words.mdx', await wordsPage());
const pages = findFiles('stories', /\.mdx$/).map((file) => ({
  file,
  title: titleOf(file, readFileSync(path.join(root, file), 'utf8')),
}));
keep('llms.txt', llms(manifest, pages));

const rows = listings.map(
  ({tag, name, names, about}) =>
    `| [\`<${tag}>\`](stories/${tag}.mdx) | ${names.en}: ${about} | \`@parlour/elements/rules/${name}.js\` |`,
);
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
keep(
  'README.md',
  readme.replace(/(?<=<!-- games: npm run manifest -->)[^]*?(?=\| \[`<game-table>)/, () =>
    ['\n', '| tag | game | rules, also for Node |', '| --- | --- | --- |', ...rows, ''].join('\n'),
  ),
);

const packageJson = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
packageJson.sideEffects = [
  ...tags.map(({tag}) => `./dist/${tag}.js`),
  './dist/server-component.js', // throws
  './dist/cdn/*.js',
  ...tags.map(({module}) => `./${module}.ts`), // Storybook builds from the sources
];
keep('package.json', `${JSON.stringify(packageJson, null, 2)}\n`);

const missing = gaps(manifest);
for (const line of missing) console.error(line);
process.exitCode = stale || (check && missing.length > 0) ? 1 : 0;
