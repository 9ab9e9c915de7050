// The reference as plain text, reference.txt, and a guide to it for language models, llms.txt (https://llmstxt.org), both made
// from custom-elements.json. Links are those of the repository; the package and the archive have their own.
import path from 'node:path';

const describedBy = (text = '') => text.replace(/\s+/g, ' ').trim();
const indented = (text, by) => text.replace(/^(?=.)/gm, ' '.repeat(by));

const elementsIn = (manifest) =>
  manifest.modules.flatMap(({declarations}) => declarations).filter(({tagName}) => tagName);
const gamesIn = (elements) => elements.filter(({members}) => members.some(({name}) => name === 'legalMoves'));

/** What an element has, as `{title, items: [{head, description}]}`; attributes stand with their properties. */
function partsOf({members, attributes, events, slots, cssStates, cssParts, cssProperties, keys}) {
  const typed = (name, text) => (text ? `${name}: ${text}` : name);
  const attributeOf = (name) => attributes.find(({fieldName}) => fieldName === name)?.name;
  const fields = members.filter(({kind}) => kind === 'field');
  const list = (title, items = [], head = ({name}) => name) => ({
    title,
    items: items.map((item) => ({head: head(item), description: describedBy(item.description)})),
  });
  const usual = ({default: standard}) => (standard === undefined ? '' : ` = ${standard}`);
  return [
    list(
      'Settings: attribute (property): type',
      [
        ...fields.filter(({name, readonly}) => !readonly && attributeOf(name)),
        ...attributes.filter(({fieldName}) => !fieldName),
      ],
      (item) => {
        const attribute = attributeOf(item.name) ?? item.name;
        const name = attribute === item.name ? attribute : `${attribute} (${item.name})`;
        return `${typed(name, item.type?.text)}${usual(item)}`;
      },
    ),
    list(
      'Properties without an attribute',
      fields.filter(({name, readonly}) => readonly || !attributeOf(name)),
      (item) => `${item.readonly ? 'readonly ' : ''}${typed(item.name, item.type?.text)}`,
    ),
    list(
      'Methods',
      members.filter(({kind}) => kind === 'method'),
      ({name, parameters = [], return: answer}) =>
        `${name}(${parameters.map((each) => typed(`${each.name}${each.optional ? '?' : ''}`, each.type?.text)).join(', ')}): ${answer?.type?.text ?? 'void'}`,
    ),
    list('Events', events, ({name, type}) => typed(name, type?.text)),
    list('Keys', keys),
    list('Slots', slots, ({name}) => name || '(default)'),
    list('States', cssStates, ({name}) => `:state(${name})`),
    list('Parts', cssParts, ({name}) => `::part(${name})`),
    list('Custom properties', cssProperties, (item) => `${item.name}${item.default ? `: ${item.default}` : ''}`),
  ];
}

const same = (a, b) => a.head === b.head && a.description === b.description;

function sectionOf(parts) {
  return parts
    .filter(({items}) => items.length > 0)
    .map(
      ({title, items}) =>
        `${title}\n${items.map(({head, description}) => indented(`${head}\n${indented(description, 4)}`, 2)).join('\n')}`,
    )
    .join('\n\n');
}

const heading = (text) => `${text}\n${'='.repeat(text.length)}`;

/** reference.txt */
export function reference(manifest) {
  const elements = elementsIn(manifest);
  const games = gamesIn(elements);
  const parts = new Map(elements.map((element) => [element, partsOf(element)]));
  const shared = parts.get(games[0]).map(({title, items}, at) => ({
    title,
    items: items.filter((item) => games.every((game) => parts.get(game)[at].items.some((other) => same(item, other)))),
  }));
  const ownOf = (element) =>
    parts.get(element).map(({title, items}, at) => ({
      title,
      items: games.includes(element)
        ? items.filter((item) => !shared[at].items.some((other) => same(item, other)))
        : items,
    }));
  const sections = [
    `${heading('Every game')}\n\nWhat all games have in the same words; what follows for each game comes in addition.\n\n${sectionOf(shared)}`,
    ...elements.map(
      (element) =>
        `${heading(`<${element.tagName}> (class ${element.name})`)}\n\n${describedBy(element.description)}\n\n${sectionOf(ownOf(element))}`,
    ),
  ];
  return `Parlour: reference of its custom elements, made from custom-elements.json. Do not edit: run "npm run manifest".\n\n${sections.join('\n\n')}\n`;
}

/** A game's name in the address of the embed page is its tag without `-game`; both will do. */
const embedName = (tag) => (tag === 'snl-board' ? 'snakes-and-ladders' : tag.replace(/-game$/, ''));

/** llms.txt. `pages`: `{file, title}` of each page of the documentation. */
export function llms(manifest, pages) {
  const elements = elementsIn(manifest);
  const games = gamesIn(elements);
  const link = (title, target, about) => `- [${title}](${target})${about ? `: ${about}` : ''}`;
  return `# Parlour

> Board and puzzle games as custom elements (web components): ${games.map(({tagName}) => `\`<${tagName}>\``).join(', ')}, and \`<game-table>\` to group them. One script and one tag make a game in any page. TypeScript, Lit, MIT. npm: \`@parlour/elements\`.

- In a page: \`<script type="module" src="snl-board.js"></script>\` and \`<snl-board players="Ada, Ben:auto"></snl-board>\`. Never self-closing. Each game is one file, \`dist/cdn/<tag>.js\`; \`<tag>.classic.js\` is a classic script for pages without a server.
- With a bundler: \`import '@parlour/elements/snl-board.js'\` registers the tag; \`@parlour/elements/snl-board.element.js\` is the class alone; \`@parlour/elements/rules/<game>.js\` are the rules, also for Node.
- Without scripts: the folder \`dist/embed\` on any static host has every game as a page for an \`<iframe>\`: \`index.html?game=ludo&players=Ada,Ben:auto\`. Parameters: \`game\` (${games.map(({tagName}) => embedName(tagName)).join(', ')}), every attribute of that game by its name (a boolean one as \`on\`), its custom properties (\`--game-accent=teal\`), \`color-scheme\` (light, dark), \`lang\`, \`dir\`, \`title\`. \`builder.html\` writes such addresses.
- Boolean attributes are false by default; rules that are on by default take words: \`safe="off"\`.
- Calls that can't be done answer \`{ok: false, code, message}\` and change nothing. Moves are strings; \`play('throw')\` draws, \`play('4')\` settles.
- Events bubble: game-start, game-before-move (cancelable, \`respondWith()\`), game-move, game-win, game-over, game-change, game-error.

## Reference

${link('Every attribute, property, method, event, part and custom property, as text', 'reference.txt')}
${link('The same as data', 'custom-elements.json', 'Custom Elements Manifest')}
${link('What changed', 'CHANGELOG.md')}

## Elements

${elements.map(({tagName, description}) => `- \`<${tagName}>\`: ${describedBy(description)}`).join('\n')}

## Documentation

${pages.map(({file, title}) => link(title, file)).join('\n')}
`;
}

/** The heading of a page of the documentation. */
export const titleOf = (file, text) => /^# (.+)$/m.exec(text)?.[1] ?? path.basename(file, '.mdx');
