// The reference as plain text, reference.txt, and a guide to it for language models, llms.txt (https://llmstxt.org), both made
// from custom-elements.json. Links are those of the repository; the package and the archive have their own.
import path from 'node:path';

const describedBy = (text = '') => text.replace(/\s+/g, ' ').trim();
const indented = (text, by) => text.replace(/^(?=.)/gm, ' '.repeat(by));

const elementsIn = (manifest) =>
  manifest.modules.flatMap(({declarations}) => declarations).filter(({tagName}) => tagName);
const gamesIn = (elements) => elements.filter(({members}) => members.some(({name}) => name === 'legalMoves'));

const typed = (name, text) => (text ? `${name}: ${text}` : name);

/** How a function or method is called; the name of anything else. */
export function signatureOf({kind, name, parameters = [], return: answer}) {
  if (!['function', 'method'].includes(kind)) return name;
  const taken = parameters.map((each) =>
    typed(`${each.name}${each.optional || each.default !== undefined ? '?' : ''}`, each.type?.text),
  );
  return `${name}(${taken.join(', ')}): ${answer?.type?.text ?? 'void'}`;
}

/**
 * The members of an element, as `{title, items: [{head, description, isInherited}]}`; attributes stand with their properties.
 * Inherited is what all games have.
 */
export function partsOf({members = [], attributes = [], events, slots, cssStates, cssParts, cssProperties, keys}) {
  const attributeOf = (name) => attributes.find(({fieldName}) => fieldName === name)?.name;
  const fields = members.filter(({kind}) => kind === 'field');
  const list = (title, items = [], head = ({name}) => name) => ({
    title,
    items: items.map((item) => ({
      head: head(item),
      description: describedBy(item.description),
      isInherited: Boolean(item.inheritedFrom),
    })),
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
      signatureOf,
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
        `${title}\n${items.map(({head, description}) => indented([head, indented(description, 4)].filter(Boolean).join('\n'), 2)).join('\n')}`,
    )
    .join('\n\n');
}

const heading = (text) => `${text}\n${'='.repeat(text.length)}`;

/** Names of types in a text: not those between quotes. */
const namesIn = (text) => [...text.replace(/'[^']*'/g, '').matchAll(/\b[A-Z]\w+\b/g)].map(([name]) => name);

/** The named types that are known, and those that they name in turn; as `{title, items}`. */
function typesSection(named, types) {
  const found = new Set();
  const add = (name) => {
    if (!types.has(name) || found.has(name)) return;
    found.add(name);
    namesIn(types.get(name).text).forEach(add);
  };
  named.forEach(add);
  const items = [...found].sort().map((name) => ({
    head: types.get(name).text,
    description: describedBy(types.get(name).description),
  }));
  return {title: 'Types, all of them read-only', items};
}

/** Types by name, without those that a game has under the same name, unless the kit exports them. */
const withoutOwn = (types, own, exported) =>
  new Map(
    [...types].filter(([name]) => exported.includes(name) || ![...own.values()].some((each) => each.types.has(name))),
  );

/** reference.txt. `own`: the moves and types of each element, by tag; `sharedTypes`: all others, by name. */
export function reference(manifest, {own, shared: sharedTypes}) {
  const elements = elementsIn(manifest);
  const games = gamesIn(elements);
  const parts = new Map(elements.map((element) => [element, partsOf(element)]));
  const shared = parts.get(games[0]).map(({title, items}, at) => ({
    title,
    items: items.filter((item) => games.every((game) => parts.get(game)[at].items.some((other) => same(item, other)))),
  }));
  const namesOf = (lists) => lists.flatMap(({items}) => items.flatMap(({head}) => namesIn(head)));
  const ownOf = (element) => {
    const {moves, types} = own.get(element.tagName);
    const lists = parts.get(element).map(({title, items}, at) => ({
      title,
      items: games.includes(element)
        ? items.filter((item) => !shared[at].items.some((other) => same(item, other)))
        : items,
    }));
    const rules = moves ? [{title: 'Moves', items: [{head: describedBy(moves), description: ''}]}] : [];
    return [...rules, ...lists, typesSection(namesOf(parts.get(element)), types)];
  };
  const {declarations, types: kitTypes} = manifest.modules.find((module) => module.types);
  const kit = [...new Set(declarations.map(({group}) => group))].map((title) => ({
    title,
    items: declarations
      .filter(({group}) => group === title)
      .map((item) => ({head: signatureOf(item), description: describedBy(item.description)})),
  }));
  // what games have under names of their own stands with each game
  const named = [...shared, ...elements.flatMap(ownOf), ...kit, {items: kitTypes.map(({name}) => ({head: name}))}];
  const types = typesSection(
    namesOf(named),
    withoutOwn(
      sharedTypes,
      own,
      kitTypes.map(({name}) => name),
    ),
  );
  const sections = [
    `${heading('Every game')}\n\nWhat all games have in the same words; what follows for each game comes in addition.\n\n${sectionOf(shared)}`,
    ...elements.map(
      (element) =>
        `${heading(`<${element.tagName}> (class ${element.name})`)}\n\n${describedBy(element.description)}\n\n${sectionOf(ownOf(element))}`,
    ),
  ];
  sections.push(`${heading('@parlour/elements/kit')}\n\n${sectionOf(kit)}`);
  sections.push(`${heading('Types of every element, and of the kit')}\n\n${sectionOf([types])}`);
  return `Parlour: reference of its custom elements, made from custom-elements.json and the sources. Do not edit: run "npm run manifest".\n\n${sections.join('\n\n')}\n`;
}

/** llms.txt. `pages`: `{file, title}` of each page of the documentation. */
export function llms(manifest, pages) {
  const elements = elementsIn(manifest);
  const games = gamesIn(elements);
  const link = (title, target, about) => `- [${title}](${target})${about ? `: ${about}` : ''}`;
  return `# Parlour

> Board and puzzle games as custom elements (web components): ${games.map(({tagName}) => `\`<${tagName}>\``).join(', ')}, and \`<game-table>\` to group them. One script and one tag make a game in any page. TypeScript, Lit, MIT. npm: \`@parlour/elements\`.

- In a page: \`<script type="module" src="snl-board.js"></script>\` and \`<snl-board players="Ada, Ben:auto"></snl-board>\`. Never self-closing. Without npm: \`dist/cdn/<tag>.js\`, a module for web servers; the zip also has \`<tag>.classic.js\`, a classic script that works opened from disk, too. Copy all of \`dist/cdn\`: a module loads rarely used parts from files beside it.

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
