/** The output of the builder: a choice as a tag, a frame, a link or JSX. */
import {kindOf, writeAddress, type Choice} from '../address.js';
import type {GameSpec} from '../specs.js';

/** A choice with a game. */
export interface Chosen extends Choice {
  readonly game: GameSpec;
}

/** Escapes text for an attribute in double quotes. HTML has no way to write U+0000. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\0', '\ufffd');

const attribute = (name: string, value: string): string => (value === '' ? name : `${name}="${escaped(value)}"`);

/** The custom properties of a choice, as declarations. */
const declarations = ({scheme, theme}: Chosen): [string, string][] => [
  ...(scheme ? [['color-scheme', scheme] as [string, string]] : []),
  ...theme,
];

/**
 * The game as a tag, with the script that registers it, and the style sheet that reserves its space.
 * @param cdn the URL of the folder with these files; without it, they are beside the page
 */
export const asTag = (chosen: Chosen, cdn = ''): string =>
  `<link rel="stylesheet" href="${escaped(cdn)}parlour.css" />\n<script type="module" src="${escaped(cdn)}${chosen.game.tag}.js"></script>\n${asElement(chosen)}`;

/** The same as two lines that work without a web server, too. */
export const asClassicTag = (chosen: Chosen, cdn = ''): string =>
  `<script defer src="${escaped(cdn)}${chosen.game.tag}.classic.js"></script>\n${asElement(chosen)}`;

/** The game as a tag. */
export function asElement(chosen: Chosen): string {
  const {game, settings, dir} = chosen;
  const style = declarations(chosen)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
  const attributes = [
    ...[...settings].map(([name, value]) => attribute(name, value)),
    ...(dir ? [attribute('dir', dir)] : []),
    ...(style ? [attribute('style', style)] : []),
  ];
  const {tag} = game;
  return `<${[tag, ...attributes].join(' ')}></${tag}>`;
}

/** The URL of the embed page with this game. */
export const asLink = (chosen: Chosen, folder: string): string =>
  `${folder.endsWith('/') ? folder : `${folder}/`}index.html${writeAddress(chosen)}`;

/** The embed page in a frame that fills the space it is given. */
export function asFrame(chosen: Chosen, folder: string, name: string): string {
  const attributes = [
    attribute('src', asLink(chosen, folder)),
    attribute('title', chosen.title ?? name),
    'width="100%"',
    'height="600"',
    'loading="lazy"',
    // the result goes to the clipboard, or to the sharing dialog of a phone
    'allow="fullscreen; clipboard-write; web-share"',
    'style="border: 0"',
  ];
  return `<iframe ${attributes.join(' ')}></iframe>`;
}

/** The same with a script that gives the frame the height of its game. It precedes the frame, so that it misses nothing. */
export const asFollowingFrame = (...frame: Parameters<typeof asFrame>): string => `${follow}\n${asFrame(...frame)}`;

const follow = `<script>
  addEventListener('message', ({source, data}) => {
    if (data?.source !== 'parlour' || data.type !== 'height') return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.height = data.height;
  });
</script>`;

/**
 * Text in JSX. Quoted attributes have no escapes, so that text that needs them becomes a JavaScript string in braces.
 */
const jsxText = (text: string): string =>
  /^[\p{L}\p{N} _.,:;/#%+*()!?=@|-]*$/u.test(text)
    ? `"${text}"`
    : `{${JSON.stringify(text).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}}`;

/** An attribute in JSX, which becomes a property: numbers are numbers. */
function jsxAttribute(name: string, value: string, kind: string | undefined): string {
  if (kind === 'switch') return name;
  return `${name}=${kind === 'number' && value.trim() ? `{${Number(value)}}` : jsxText(value)}`;
}

/** The game in JSX, with the import that registers its tag. */
export function asJsx(chosen: Chosen): string {
  const {game, settings, dir} = chosen;
  const style = declarations(chosen).map(
    ([name, value]) => `${name.startsWith('--') ? `'${name}'` : 'colorScheme'}: ${JSON.stringify(value)}`,
  );
  const attributes = [
    ...[...settings].map(([name, value]) => jsxAttribute(name, value, kindOf(game, name))),
    ...(dir ? [`dir="${dir}"`] : []),
    ...(style.length > 0 ? [`style={{${style.join(', ')}}}`] : []),
  ];
  return `import '@parlour/elements/${game.tag}.js';\n\n<${[game.tag, ...attributes].join(' ')} />`;
}
