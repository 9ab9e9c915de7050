// The documentation as Markdown: the pages of Storybook, stories/*.mdx, with tables of what reference.txt lists where elements
// of the documentation draw them. The package has it without what is live on the pages; docs-folder.mjs makes HTML of it, with
// that.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {findFiles, root} from '../files.mjs';
import {partsOf, signatureOf} from './reference.mjs';

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

/** The order in which Storybook lists the pages, as titles; `*` stands for all others, also within a group. */
const order = new Function(`return ${/order: (\[[^]*?\n {8}\])/.exec(read('.storybook/preview.ts'))[1]}`)().flatMap(
  (each, at, all) => (Array.isArray(each) ? each.map((name) => `${all[at - 1]}/${name}`) : each),
);
const placeOf = ({title, group}) =>
  [title, `${group}/*`, group, '*'].map((each) => order.indexOf(each)).find((at) => at >= 0);

/** `{name, title, group, text}` of each page, in reading order; titles are those of Storybook. */
export const pages = findFiles('stories', /\.mdx$/)
  .map((file) => {
    const text = read(file);
    const [, stories] = /import \* as Stories from '\.\/(.+?)'/.exec(text) ?? [];
    const [, title] = /title(?:="|: ')([^"']+)["']/.exec(stories ? read(`stories/${stories}`) : text);
    return {name: path.basename(file, '.mdx'), title, group: title.split('/').at(-2), text};
  })
  .sort((a, b) => placeOf(a) - placeOf(b) || a.title.localeCompare(b.title, 'en'));

const idOf = ({title}) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
const nameById = new Map(pages.map((page) => [idOf(page), page.name]));

/** `{fileName, source}` of each page, and of the screenshots in the README, below dist/. */
export function docs(manifest) {
  const screenshots = existsSync(path.join(root, 'README.md'))
    ? [...read('README.md').matchAll(/\]\((test\/screenshots\/[^)\s]+)\)/g)].map(([, file]) => file)
    : [];
  return [
    ...pages.map((page) => ({fileName: `docs/${page.name}.md`, source: markdownOf(page, manifest)})),
    ...screenshots.map((file) => ({
      fileName: inPackage(file).replace(/^dist\//, ''),
      source: readFileSync(path.join(root, file)),
    })),
  ];
}

/**
 * A page as Markdown: what is MDX in it is replaced or left out, all else stays as it is written.
 * @param {object} [live] more replacements, by the name of a component
 */
export function markdownOf(page, manifest, live = {}) {
  const elements = manifest.modules.flatMap(({declarations}) => declarations);
  const kit = manifest.modules.find(({types}) => types);
  /** The text of nodes; `replace` is for those of MDX. */
  const textOf = (nodes) =>
    nodes
      .map((node) => {
        if (node.type === 'mdxjsEsm') return '';
        const source = page.text.slice(node.position.start.offset, node.position.end.offset);
        if (!node.type.startsWith('mdx')) return source;
        const replace = {...replacements, ...live}[node.name];
        if (!replace) throw new Error(`stories/${page.name}.mdx: <${node.name}> cannot be written as Markdown.`);
        const attributes = Object.fromEntries(
          node.attributes.map(({name, value}) => [name, value?.value ?? value ?? true]),
        );
        return replace(attributes, {elements, kit, page, node, source, inside: () => textOf(node.children)});
      })
      .filter(Boolean)
      .join('\n\n');
  const text = textOf(parser.parse(page.text).children)
    .replace(/^(```\w+) example=\S+$/gm, '$1')
    .replace(/\]\(\?path=\/docs\/([\w-]+)--docs(?=[#)])/g, (_, id) => `](${nameById.get(id)}.md`);
  return `${text.trim()}\n`;
}

/** The Markdown for each component of the documentation, by its name. */
const replacements = {
  Canvas: () => '',
  Meta: () => '',
  /** A part of the page about what is live on it. */
  section: () => '',
  'scroll-region': (_, {inside}) => inside(),
  'keys-table': ({of, own}, {elements}) => keys(elements, of, own),
  'events-table': ({of, own}, {elements}) => table(['Event', 'When'], chosen(elements, 'Events', of, own)),
  'kit-table': (_, {kit}) => kitTables(kit),
  KeysOfEach: (_, {elements}) =>
    elements
      .filter(({tagName}) => tagName)
      .map(({tagName}) => `### \`<${tagName}>\`\n\n${keys(elements, tagName, true)}`)
      .join('\n\n'),
  ArgTypes: (_, {elements, page}) => reference(elements, page.name),
  Markdown: (_, {node}) => {
    const [, part] = /^between\(readme, '(\w+)'\)$/.exec(node.children[0].value);
    return new RegExp(`<!-- ${part}: .*? -->([^]*?)<!-- /${part} -->`).exec(read('README.md'))[1].trim();
  },
};

const cell = (text) => text.replaceAll('\n', ' ').replaceAll('|', '\\|');
const code = (text) => `\`${text}\``;

/** A table of `{head, description}`. */
export const table = (heads, items, asHead = code) =>
  [
    `| ${heads.join(' | ')} |`,
    '| --- | --- |',
    ...items.map(({head, description}) => `| ${cell(asHead(head))} | ${cell(description)} |`),
  ].join('\n');

/** The same choice as `<keys-table>` and `<events-table>` make: of all games, of one element, or only what is its own. */
function chosen(elements, part, of, own) {
  const element = elements.find(({tagName, name}) => (of ? tagName === of : name === 'GameElement'));
  const {items} = partsOf(element).find(({title}) => title === part);
  return own ? items.filter(({isInherited}) => !isInherited) : items;
}

const keys = (elements, of, own) =>
  table(['Key', 'What it does'], chosen(elements, 'Keys', of, own), (head) => head.split(', ').map(code).join(', '));

/** What the kit exports, group by group. */
function kitTables({declarations, types}) {
  const all = [...declarations, ...types];
  return [...new Set(all.map(({group}) => group))]
    .map((title) => {
      const items = all.filter(({group}) => group === title);
      return `${title}\n\n${table(
        ['Name', 'What it is'],
        items.map((item) => ({head: signatureOf(item), description: item.description.split('\n\n')[0]})),
      )}`;
    })
    .join('\n\n');
}

/** The tables of an element that the docs of Storybook show at the end of its page, without what all games have. */
function reference(elements, tag) {
  const element = elements.find(({tagName}) => tagName === tag);
  const tables = partsOf(element)
    .map(({title, items}) => ({title, items: items.filter(({isInherited}) => !isInherited)}))
    .filter(({title, items}) => title !== 'Keys' && items.length > 0)
    .map(({title, items}) => `### ${title}\n\n${table(['Name', 'What it is'], items)}`);
  const isGame = element.members.some(({name}) => name === 'legalMoves');
  return [...(isGame ? ['What all games have is in `reference.txt`.'] : []), ...tables].join('\n\n');
}
