// What editors and frameworks are told of each element: custom-elements.json in one plain form, that all of them
// are written from.

const membersOf = (type) => type.split(/\s*\|\s*/);
const wordsOf = (type) => membersOf(type).flatMap((member) => /^'(.*)'$/.exec(member)?.[1] ?? []);

/** The part of a property's type that can be written as an attribute: words, else text or a number; objects are for scripts. */
function attributeType(type) {
  const written = membersOf(type).filter((member) => /^('.*'|string|number)$/.test(member));
  if (written.length > 0) return written.join(' | ');
  return /\bboolean\b/.test(type) ? 'boolean' : 'string';
}

function element({
  tagName,
  name,
  description,
  members,
  attributes,
  events,
  slots = [],
  cssParts = [],
  cssProperties = [],
  cssStates = [],
}) {
  return {
    tag: tagName,
    className: name,
    description,
    properties: members
      .filter(({kind}) => kind === 'field')
      .map(({type, readonly = false, ...rest}) => ({...rest, type: type.text, readOnly: readonly})),
    attributes: attributes.map(({name, fieldName, type, default: standard, description}) => ({
      name,
      /** The property that it sets; none for `lang`, which every element has. */
      property: fieldName,
      description,
      default: standard,
      type: attributeType(type.text),
      words: wordsOf(type.text),
      /** It is there or not. */
      isSwitch: /^boolean( \| undefined)?$/.test(type.text),
    })),
    events: events.map(({name, type, description}) => ({name, type: type.text, description})),
    slots,
    parts: cssParts,
    cssProperties,
    states: cssStates,
  };
}

/** All elements of a manifest. */
export const elementsOf = (manifest) =>
  manifest.modules
    .flatMap(({declarations}) => declarations)
    .filter(({tagName}) => tagName)
    .map(element);
