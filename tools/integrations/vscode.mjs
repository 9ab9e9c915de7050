// Custom data for the HTML and the CSS of VS Code: https://github.com/microsoft/vscode-custom-data.

const markdown = (...blocks) => ({kind: 'markdown', value: blocks.filter(Boolean).join('\n\n')});
const list = (title, items) =>
  items.length > 0
    ? [`**${title}**`, items.map(({name, description}) => `- \`${name}\`: ${description}`).join('\n')]
    : [];

export function htmlData(elements) {
  return {
    version: 1.1,
    tags: elements.map(({tag, description, attributes, events}) => ({
      name: tag,
      description: markdown(description, ...list('Events', events)),
      attributes: attributes.map(({name, description, words, isSwitch}) => ({
        name,
        description: markdown(description),
        // the editor's own set of attributes that take no value
        ...(isSwitch ? {valueSet: 'v'} : words.length > 0 && {values: words.map((word) => ({name: word}))}),
      })),
    })),
  };
}

/** One item a name, since a style sheet does not say which element a rule is for; it says what it is where. */
function byName(elements, kind, nameOf) {
  const items = new Map();
  for (const {tag, [kind]: own} of elements) {
    for (const {name, description, default: standard} of own) {
      const tagsByText = items.get(name) ?? items.set(name, new Map()).get(name);
      const text = `${description}${standard ? ` Default: \`${standard}\`.` : ''}`;
      tagsByText.set(text, [...(tagsByText.get(text) ?? []), `\`<${tag}>\``]);
    }
  }
  return [...items].map(([name, tagsByText]) => ({
    name: nameOf(name),
    description: markdown(...[...tagsByText].map(([text, tags]) => `${tags.join(', ')}: ${text}`)),
  }));
}

export function cssData(elements) {
  return {
    version: 1.1,
    properties: byName(elements, 'cssProperties', (name) => name),
    pseudoElements: byName(elements, 'parts', (name) => `::part(${name})`),
    pseudoClasses: byName(elements, 'states', (name) => `:state(${name})`),
  };
}
