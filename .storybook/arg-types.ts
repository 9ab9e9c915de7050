// The table of an element's documentation, from the manifest: Storybook's own leaves out methods and
// states, offers to set what is read-only, and lets a part hide the property of the same name.
import type {ArgTypes} from '@storybook/web-components-vite';
import {elementOf, type Item} from '../stories/support/manifest.js';

type ArgType = ArgTypes[string];

function row(category: string, item: Item, summary = item.type?.text, name = item.name): ArgType {
  return {
    name,
    description: item.description ?? '',
    control: false,
    table: {
      category,
      ...(summary && {type: {summary}}),
      ...(item.default && {defaultValue: {summary: item.default}}),
    },
  };
}

/** What can be set there: a choice of words, a switch, a number, else text if it is an attribute too. */
function settable({type, attribute, readonly}: Item): ArgType {
  const text = (type?.text ?? '').replace(/\s*\|\s*undefined\b/, '').replace(/^\|\s*/, '');
  const words = text.split(/\s*\|\s*/);
  if (readonly) return {};
  if (words.every((word) => /^'[^']*'$/.test(word)))
    return {control: {type: 'select'}, options: words.map((word) => word.slice(1, -1))};
  // switches may be set by words, too
  if (words.includes('boolean') && words.every((word) => /^(boolean|'on'|'off')$/.test(word)))
    return {control: {type: 'boolean'}};
  if (text === 'number') return {control: {type: 'number'}};
  return attribute ? {control: {type: 'text'}} : {};
}

function property(item: Item): ArgType {
  const other = item.attribute && item.attribute !== item.name ? `attribute \`${item.attribute}\`` : '';
  const note = other || (item.readonly ? 'read-only' : item.attribute ? '' : 'property only');
  const described = {...item, description: [item.description, note].filter(Boolean).join(' · ')};
  return {...row('attributes and properties', described), ...settable(item)};
}

/** Colours are picked, all else is written; `settings()` sets them as styles. */
const customProperty = (item: Item): ArgType => ({
  ...row('custom properties', item),
  control: {type: CSS.supports('color', item.default ?? '') ? 'color' : 'text'},
});

function method(item: Item): ArgType {
  const parameters = (item.parameters ?? []).map(
    ({name, optional, type}) => `${name}${optional ? '?' : ''}: ${type?.text ?? 'unknown'}`,
  );
  return row('methods', item, `(${parameters.join(', ')}) => ${item.return?.type?.text ?? 'void'}`, `${item.name}()`);
}

/** The rows of an element, by tag; keys of properties are their names, so that args set them. */
export function argTypesOf(tag: string): ArgTypes {
  const element = elementOf(tag);
  if (!element) return {};
  const {
    members = [],
    attributes = [],
    events = [],
    slots = [],
    cssProperties = [],
    cssParts = [],
    cssStates = [],
  } = element;
  const list = (category: string, items: Item[], name = (item: Item): string => item.name): [string, ArgType][] =>
    items.map((item) => [`${category} ${item.name}`, row(category, item, undefined, name(item))]);
  const fields = members.filter(({kind}) => kind === 'field');
  const rank = ({attribute, readonly}: Item): number => (attribute ? 0 : readonly ? 2 : 1);
  const rows: [string, ArgType][] = [
    ...fields.toSorted((a, b) => rank(a) - rank(b)).map((item): [string, ArgType] => [item.name, property(item)]),
    ...attributes
      .filter(({fieldName}) => !fields.some(({name}) => name === fieldName))
      .map((item): [string, ArgType] => [item.name, property({...item, attribute: item.name})]),
    ...members.filter(({kind}) => kind === 'method').map((item): [string, ArgType] => [`${item.name}()`, method(item)]),
    ...events.map((item): [string, ArgType] => [`event ${item.name}`, row('events', item)]),
    ...list('slots', slots, ({name}) => name || '(default)'),
    ...list('states', cssStates, ({name}) => `:state(${name})`),
    ...list('parts', cssParts, ({name}) => `::part(${name})`),
    ...cssProperties.map((item): [string, ArgType] => [item.name, customProperty(item)]),
  ];
  return Object.fromEntries(rows);
}
