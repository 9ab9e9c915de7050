// Types of the tags for the templates of frameworks. Everything is said in terms of our own classes: what a property
// takes is what the class declares. A reader sees the sentences of the manifest, so names are written out.

const doc = (text) => `/** ${text.replaceAll('*/', '*\\/').replaceAll('\n', '\n * ')} */`;
const indent = (text, by) => text.replace(/^(?=.)/gm, ' '.repeat(by));
const lines = (items) => items.join('\n');
const union = (names) => names.map((name) => `'${name}'`).join(' | ');
const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

const settable = ({properties}) => properties.filter(({readOnly}) => !readOnly);
/** Attributes of another name than their property. `lang` has none of ours: every element has it. */
const otherNames = ({attributes}) => attributes.filter(({name, property}) => property && property !== name);
const camelCase = (name) => name.replace(/-./g, (match) => match[1].toUpperCase());

/** The type of an attribute, as text in a template. */
const written = ({isSwitch, property}, className) => (isSwitch ? 'Present' : `Written<${className}['${property}']>`);

/** Members with their sentences: `[{name, type, description}]`. */
const members = (items) =>
  indent(lines(items.map(({name, type, description}) => `${doc(description)}\n${key(name)}?: ${type};`)), 2);

/** Members for events, with their sentences: `typeOf` makes their types, `nameOf` their names. */
const heard = (events, nameOf, typeOf) =>
  members(events.map(({name, type, description}) => ({name: nameOf(name), description, type: typeOf(type)})));

/**
 * An interface for the events of each element, `SnlBoardHandlers`. Elements with the same events share one, `Handlers1<Element>`.
 * @param end of the interface's name, such as `Handlers`
 * @param bodyOf its members, from events
 */
function interfacesOf(elements, end, bodyOf) {
  const kinds = [...new Set(elements.map(({events}) => JSON.stringify(events)))];
  const kindOf = ({events}) => `${end}${kinds.indexOf(JSON.stringify(events)) + 1}`;
  return lines([
    ...kinds.map((events, i) => `interface ${end}${i + 1}<Element> {\n${bodyOf(JSON.parse(events))}\n}`),
    ...elements.map((each) => `export interface ${each.className}${end} extends ${kindOf(each)}<${each.className}> {}`),
  ]);
}

const handler = (type) => `((event: Heard<${type}, Element>) => void) | undefined`;

const classesOf = (elements) => elements.map(({className}) => className);
const eventTypesOf = (elements) =>
  [...new Set(elements.flatMap(({events}) => events.map(({type}) => type)))].filter((type) => type !== 'Event');
const imports = (names, module) => `import type {${names.join(', ')}} from '${module}';`;
const kitImports = (elements, helpers) => [
  imports([...classesOf(elements), ...eventTypesOf(elements)], '../index.js'),
  imports(helpers, './elements.js'),
];

/** `declare module`, with one line a tag. */
const tagsOf = (elements, typeOf) =>
  lines(elements.map((each) => `${doc(each.description)}\n'${each.tag}': ${typeOf(each)};`));

/** Text that the files of all frameworks share. */
function shared(elements) {
  const declarations = elements.map((each) => {
    const {className} = each;
    return lines([
      `export interface ${className}Properties extends Settable<${className}, ${union(settable(each).map(({name}) => name))}> {}`,
      `export interface ${className}Attributes {`,
      members(
        otherNames(each).map((attribute) => ({...attribute, type: `${written(attribute, className)} | undefined`})),
      ),
      '}',
      `export interface ${className}Settings extends ${className}Properties, ${className}Attributes {}`,
    ]);
  });
  return lines([
    imports(classesOf(elements), '../index.js'),
    ...elements.map(({tag}) => `import type {} from '../${tag}.js';`),
    '',
    doc('Properties that a page can set.'),
    'export type Settable<Element, Names extends keyof Element> = {[Name in Names]?: Element[Name] | undefined};',
    doc(
      'An attribute that is there or not. Some frameworks write `false` as a text, and then it is there: set the property.',
    ),
    "export type Present = true | '';",
    doc('What of a property can be written as an attribute.'),
    'export type Written<Value> = Extract<Value, string | number>;',
    doc('An event at the element that listens.'),
    'export type Heard<Happening extends Event, Element> = Happening & {readonly currentTarget: Element};',
    '',
    ...declarations,
  ]);
}

/** The props of each element: its settings, its handlers, and what every element of the framework takes, as `Standard`. */
const propsOf = (elements, handlersOf) =>
  lines([
    interfacesOf(elements, 'Handlers', handlersOf),
    ...elements.map(
      ({className}) =>
        `export interface ${className}Props extends ${className}Settings, ${className}Handlers, Omit<Standard<${className}>, keyof (${className}Settings & ${className}Handlers)> {}`,
    ),
  ]);

const augment = (module, open, tags, close) =>
  lines([`declare module '${module}' {`, indent(lines([...open, tags, ...close]), 2), '}']);
const jsxOf = (module, elements) =>
  augment(
    module,
    ['namespace JSX {', '  interface IntrinsicElements {'],
    indent(
      tagsOf(elements, ({className}) => `${className}Props`),
      4,
    ),
    ['  }', '}'],
  );

/** Frameworks whose handlers are `ongame-move`, and that set a property where there is one of that name, else an attribute. */
const byProperty = (elements, {importsOf, standard, prefixes = ['on'], typeOf = handler, augmentation}) =>
  lines([
    importsOf,
    ...kitImports(elements, ['Heard', ...elements.map(({className}) => `${className}Settings`)]),
    '',
    `type Standard<Element extends HTMLElement> = ${standard};`,
    propsOf(elements, (events) => lines(prefixes.map((prefix) => heard(events, (name) => `${prefix}${name}`, typeOf)))),
    '',
    augmentation,
  ]);

const react = (elements) =>
  byProperty(elements, {
    importsOf: imports(['CSSProperties', 'HTMLAttributes', 'RefAttributes'], 'react'),
    // React's own type of styles has no custom properties
    standard:
      "Omit<HTMLAttributes<Element>, 'style'> & RefAttributes<Element> & {class?: string | undefined; style?: CSSProperties & {[property: `--game-${string}`]: string | undefined} | undefined}",
    augmentation: jsxOf('react', elements),
  });

const preact = (elements) =>
  byProperty(elements, {
    importsOf: imports(['HTMLAttributes'], 'preact'),
    standard: 'HTMLAttributes<Element>',
    augmentation: jsxOf('preact', elements),
  });

const svelte = (elements) =>
  byProperty(elements, {
    importsOf: imports(['HTMLAttributes'], 'svelte/elements'),
    standard: 'HTMLAttributes<Element>',
    prefixes: ['on', 'on:'], // the second in components without runes
    typeOf: (type) => `${handler(type)} | null`,
    augmentation: augment(
      'svelte/elements',
      ['interface SvelteHTMLElements {'],
      indent(
        tagsOf(elements, ({className}) => `${className}Props`),
        2,
      ),
      ['}'],
    ),
  });

/**
 * Solid writes a fixed value as an attribute, and else sets the property that `kebab-case` names: so plain names are the
 * attributes', and `prop:` takes the properties'. What most elements have in the same words is in one interface.
 */
function solid(elements) {
  const membersOf = (each) => {
    const {className} = each;
    const attributes = each.attributes.filter(({property}) => property);
    const valueOf = (attribute) =>
      camelCase(attribute.name) === attribute.property
        ? `${className}['${attribute.property}']`
        : written(attribute, className);
    return [
      ...attributes.map((attribute) => ({...attribute, type: valueOf(attribute)})),
      ...settable(each).map(({name, description}) => ({
        name: `prop:${name}`,
        description,
        type: `${className}['${name}']`,
      })),
      ...attributes.map((attribute) => ({
        ...attribute,
        name: `attr:${attribute.name}`,
        type: attribute.isSwitch ? "''" : written(attribute, className),
      })),
      ...attributes
        .filter(({isSwitch}) => isSwitch)
        .map((attribute) => ({...attribute, name: `bool:${attribute.name}`, type: 'boolean'})),
    ].map(({name, type, description}) => ({name, description, type: `${type} | undefined`}));
  };
  const [{className: first}] = elements;
  /** A member with another class in its type: the same text for the same member. */
  const asText = (member, {className}) => JSON.stringify(member).replaceAll(`${className}[`, `${first}[`);
  const texts = elements.map((each) => membersOf(each).map((member) => asText(member, each)));
  const common = new Set(
    texts[0].filter((text) => texts.filter((all) => all.includes(text)).length > elements.length / 2),
  );
  return lines([
    imports(['JSX'], 'solid-js'),
    ...kitImports(elements, ['Present', 'Written']),
    '',
    'type Standard<Element extends HTMLElement> = JSX.HTMLAttributes<Element>;',
    `interface CommonSettings {\n${members([...common].map((text) => JSON.parse(text)))}\n}`,
    ...elements.map((each, i) => {
      const hasCommon = [...common].every((text) => texts[i].includes(text));
      const own = membersOf(each).filter((member) => !hasCommon || !common.has(asText(member, each)));
      return `export interface ${each.className}Settings ${hasCommon ? 'extends CommonSettings ' : ''}{\n${members(own)}\n}`;
    }),
    propsOf(elements, (events) =>
      heard(
        events,
        (name) => `on:${name}`,
        (type) => `JSX.EventHandlerWithOptionsUnion<Element, ${type}> | undefined`,
      ),
    ),
    '',
    jsxOf('solid-js', elements),
  ]);
}

/** Vue's own form for elements that are not its own: `$props` and `$emit` are read by the checker of templates. */
function vue(elements) {
  return lines([
    imports(['EmitFn', 'HTMLAttributes', 'PublicProps'], 'vue'),
    ...kitImports(elements, ['Heard', ...elements.map(({className}) => `${className}Settings`)]),
    '',
    doc('What the checker of templates reads; at run time a ref is the element alone.'),
    'export type Tag<Element, Settings, Events> = new () => Element & {',
    '  /** @deprecated For the checker of templates only. */',
    '  $props: Settings & Omit<HTMLAttributes, keyof Settings | `on${Capitalize<keyof Events & string>}`> & PublicProps;',
    '  /** @deprecated For the checker of templates only. */',
    '  $emit: EmitFn<{[Name in keyof Events]: (event: Events[Name]) => void}>;',
    '};',
    interfacesOf(elements, 'Events', (events) =>
      indent(
        lines(events.map(({name, type, description}) => `${doc(description)}\n'${name}': Heard<${type}, Element>;`)),
        2,
      ),
    ),
    '',
    augment(
      'vue',
      ['interface GlobalComponents {'],
      indent(
        tagsOf(elements, ({className}) => `Tag<${className}, ${className}Settings, ${className}Events>`),
        2,
      ),
      ['}'],
    ),
  ]);
}

/** By name of the file: what each declares. */
export const typings = {elements: shared, react, preact, solid, svelte, vue};
