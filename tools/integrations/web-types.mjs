// Web types, for JetBrains editors: https://json.schemastore.org/web-types.
import {cssData} from './vscode.mjs';

function attributeValue({type, isSwitch}) {
  if (isSwitch) return {kind: 'no-value', type};
  return {type, ...(type === 'string' && {required: false})}; // an empty text may be left out
}

function element(packageName, {tag, className, description, attributes, properties, events, slots}) {
  const eventType = (type) => (type === 'Event' ? type : {module: packageName, name: type});
  return {
    name: tag,
    description,
    source: {module: `${packageName}/${tag}.js`, symbol: className},
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.description,
      ...(attribute.default && {default: attribute.default}),
      value: attributeValue(attribute),
    })),
    slots: slots.map(({name, description}) => ({name, description})),
    js: {
      properties: properties.map(({name, description, type, readOnly, default: standard}) => ({
        name,
        description,
        type,
        ...(standard && {default: standard}),
        ...(readOnly && {'read-only': true}),
      })),
      events: events.map(({name, description, type}) => ({name, description, type: eventType(type)})),
    },
  };
}

export function webTypes({name, version}, elements) {
  const plain = (items) =>
    items.map(({name, description}) => ({name: name.replace(/^:+/, ''), description: description.value}));
  const {properties, pseudoElements, pseudoClasses} = cssData(elements);
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: {elements: elements.map((each) => element(name, each))},
      css: {
        properties: plain(properties),
        'pseudo-elements': plain(pseudoElements),
        'pseudo-classes': plain(pseudoClasses),
      },
    },
  };
}
