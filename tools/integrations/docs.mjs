// The documentation as Markdown, for readers of the package: the pages of Storybook, stories/*.mdx, without what is live
// on them, and with tables from the manifest where elements of the documentation draw them.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {findFiles, root} from '../files.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const parser = remark().use(remarkMdx);

/** The target in the package of a link to a page or a screenshot of the repository. */
const inPackage = (target) =>
  target
    .replace(/^stories\/([\w-]+)\.mdx(?=#|$)/, 'dist/docs/$1.md')
    .replace(/^test\/screenshots\/pictures\/([\w-]+\.webp)$/, 'dist/docs/$1');
const inRepository = (target) =>
  target
    .replace(/^dist\/docs\/([\w-]+)\.md(?=#|$)/, 'stories/$1.mdx')
    .replace(/^dist\/docs\/([\w-]+\.webp)$/, 'test/screenshots/pictures/$1');
const links = /(?<=\]\()[^)\s]+(?=\))/g;

/** The README of the package: its links lead to what is in the package. */
export const packedReadme = (text) => text.replace(links, inPackage);

/** The README of the repository, made of that of the package. */
export const repositoryReadme = (text) => text.replace(links, inRepository);

/** `{fileName, source}` of each page, and of the screenshots in the README, below dist/. */
export function docs(manifest) {
  const elements = manifest.modules.flatMap(({declarations}) => declarations);
  const kit = manifest.modules.find(({types}) => types);
  const pages = findFiles('stories', /\.mdx$/).map((file) => ({name: path.basename(file, '.mdx'), text: read(file)}));
  const byId = new Map(pages.map((page) => [idOf(page), page.name]));
  const screenshots = existsSync(path.join(root, 'README.md'))
    ? [...read('README.md').matchAll(/\]\((test\/screenshots\/[^)\s]+)\)/g)].map(([, file]) => file)
    : [];
  return [
    ...pages.map(({name, text}) => ({fileName: `docs/${name}.md`, source: markdown(name, text, elements, byId, kit)})),
    ...screenshots.map((file) => ({
      fileName: inPackage(file).replace(/^dist\//, ''),
      source: readFileSync(path.join(root, file)),
    })),
  ];
}

/** The address of a page in Storybook, from its title or that of its stories. */
function idOf({text}) {
  const [, stories] = /import \* as Stories from '\.\/(.+?)'/.exec(text) ?? [];
  const [, title] = /title(?:="|: ')([^"']+)["']/.exec(stories ? read(`stories/${stories}`) : text);
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}

/** A page: what is MDX in it is replaced or left out, all else stays as it is written. */
function markdown(name, text, elements, byId, kit) {
  const {children} = parser.parse(text);
  let source = '';
  let at = 0;
  for (const node of children) {
    const [start, end] = [node.position.start.offset, node.position.end.offset];
    source +=
      text.slice(at, start) +
      (node.type.startsWith('mdx') ? replacement(name, node, elements, kit) : text.slice(start, end));
    at = end;
  }
  source += text.slice(at);
  return `${source
    .replace(/^(```\w+) example=\S+$/gm, '$1')
    .replace(/\]\(\?path=\/docs\/([\w-]+)--docs(?=[#)])/g, (_, id) => `](${byId.get(id)}.md`)
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** The Markdown for each component of the documentation, by its name. */
const replacements = {
  Canvas: () => '',
  Meta: () => '',
  /** A part of the page about what is live on it. */
  section: () => '',
  'keys-table': ({of, own}, elements) => keys(elements, of, own),
  'events-table': ({of, own}, elements) => events(elements, of, own),
  'kit-table': (_, elements, page, node, kit) => kitTables(kit),
  KeysOfEach: (_, elements) =>
    elements
      .filter(({tagName}) => tagName)
      .map(({tagName}) => `### \`<${tagName}>\`\n\n${keys(elements, tagName, true)}`)
      .join('\n\n'),
  ArgTypes: (_, elements, page) => reference(elements, page),
  Markdown: (_, elements, page, {children}) => {
    const [, part] = /^between\(readme, '(\w+)'\)$/.exec(children[0].value);
    return new RegExp(`<!-- ${part}: .*? -->([^]*?)<!-- /${part} -->`).exec(read('README.md'))[1].trim();
  },
};

function replacement(page, node, elements, kit) {
  if (node.type === 'mdxjsEsm') return '';
  if (node.name === 'scroll-region')
    return node.children.map((child) => replacement(page, child, elements, kit)).join('');
  const replace = replacements[node.name];
  if (!replace) throw new Error(`stories/${page}.mdx: <${node.name}> cannot be written as Markdown.`);
  const attributes = Object.fromEntries(node.attributes.map(({name, value}) => [name, value ?? true]));
  return replace(attributes, elements, page, node, kit);
}

const cell = (text = '') => text.replaceAll('\n', ' ').replaceAll('|', '\\|');
const code = (text) => (text ? `\`${text}\`` : '');

function table(heads, rows) {
  const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

const isGame = ({members}) => members?.some(({name}) => name === 'legalMoves');

/** The same choice as `<keys-table>` and `<events-table>` make: of all games, of one element, or only what is its own. */
function chosen(elements, kind, of, own) {
  const all = elements.find(({tagName, name}) => (of ? tagName === of : name === 'GameElement'))?.[kind] ?? [];
  return own ? all.filter(({inheritedFrom}) => !inheritedFrom) : all;
}

const keys = (elements, of, own) =>
  table(
    ['Key', 'What it does'],
    chosen(elements, 'keys', of, own).map(({name, description}) => [
      name.split(', ').map(code).join(', '),
      description,
    ]),
  );

const events = (elements, of, own) =>
  table(
    ['Event', 'When'],
    chosen(elements, 'events', of, own).map(({name, description}) => [code(name), description]),
  );

/** What the kit exports, group by group. */
function kitTables({declarations, types}) {
  const all = [...declarations, ...types];
  const rowsOf = (title) =>
    all.filter(({group}) => group === title).map((item) => [code(headOf(item)), item.description.split('\n\n')[0]]);
  return [...new Set(all.map(({group}) => group))]
    .map((group) => `${group}\n\n${table(['Name', 'What it is'], rowsOf(group))}`)
    .join('\n\n');
}

/** A name with what a call takes, or with what it is. */
const headOf = ({name, kind = 'type', parameters = []}) =>
  kind === 'function'
    ? `${name}(${parameters.map((each) => each.name).join(', ')})`
    : kind === 'variable'
      ? name
      : `${kind} ${name}`;

/** The tables of an element that the docs of Storybook show at the end of its page, without what all games have. */
function reference(elements, tag) {
  const element = elements.find(({tagName}) => tagName === tag);
  const own = (kind) => chosen(elements, kind, tag, true);
  const {attributes} = element;
  const fields = own('members').filter(({kind}) => kind === 'field');
  const methods = own('members').filter(({kind}) => kind === 'method');
  const attributeOf = (name) => attributes.find(({fieldName}) => fieldName === name)?.name;
  const described = (items, name = (item) => item.name) => items.map((item) => [code(name(item)), item.description]);
  const parts = [
    [
      'Attributes and properties',
      ['Property', 'Attribute', 'Type', 'Default', 'What it is'],
      fields.map((field) => [
        code(field.name),
        code(attributeOf(field.name)),
        code(field.type?.text),
        code(field.default),
        [field.description, field.readonly && '(read-only)'].filter(Boolean).join(' '),
      ]),
    ],
    [
      'Methods',
      ['Method', 'Answers', 'What it does'],
      methods.map(({name, parameters = [], return: answer, description}) => [
        code(
          `${name}(${parameters.map((each) => `${each.name}${each.optional ? '?' : ''}: ${each.type?.text ?? 'unknown'}`).join(', ')})`,
        ),
        code(answer?.type?.text ?? 'void'),
        description,
      ]),
    ],
    ['Events', ['Event', 'When'], described(own('events'))],
    ['Slots', ['Slot', 'What is in it'], described(own('slots'), ({name}) => name || '(default)')],
    ['States', ['State', 'When'], described(own('cssStates'), ({name}) => `:state(${name})`)],
    ['Parts', ['Part', 'What it is'], described(own('cssParts'), ({name}) => `::part(${name})`)],
    [
      'Custom properties',
      ['Property', 'Default', 'What it is'],
      own('cssProperties').map(({name, default: standard, description}) => [code(name), code(standard), description]),
    ],
  ];
  const tables = parts
    .filter(([, , rows]) => rows.length > 0)
    .map(([title, heads, rows]) => `### ${title}\n\n${table(heads, rows)}`);
  const note = 'What all games have is in `reference.txt`.';
  return [...(isGame(element) ? [note] : []), ...tables].join('\n\n');
}
