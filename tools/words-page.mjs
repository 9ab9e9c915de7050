// The page of the documentation with every key of a translation: stories/words.mdx, from the English tables and what their
// comments say.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {tags} from './entries.mjs';
import {root} from './files.mjs';
import {listings} from './listings.mjs';

/** `{key: comment}` of a table; keys without a comment, such as `…You`, have that of the key above. */
function commentsOf(source) {
  const lines = source.matchAll(/^ {2}\/\*\*([^]*?)\*\/\n|^ {2}'?([\w-]+)'?:/gm);
  let last = '';
  return Object.fromEntries(
    [...lines].flatMap(([, comment, key]) => {
      if (comment !== undefined) last = comment.replace(/\s+\*?\s*/g, ' ').trim();
      return key ? [[key, last]] : [];
    }),
  );
}

/** A sentence as it is written; its forms one after another. */
function written(phrase) {
  if (typeof phrase === 'string') return `\`${phrase}\``;
  if (typeof phrase === 'function') return 'a function of its values';
  return Object.entries(phrase)
    .map(([form, text]) => `${form}: ${written(text)}`)
    .join('; ');
}

/** Text in a cell of MDX, where braces and angle brackets would be code. */
const cell = (text) =>
  text
    .split('`')
    .map((part, i) =>
      i % 2 ? part : part.replace(/\{\w+\}|[<>{}]/g, (sign) => (sign.length > 1 ? `\`${sign}\`` : `\\${sign}`)),
    )
    .join('`')
    .replaceAll('|', '\\|');

async function tableOf(file, shared = {}) {
  const {default: words} = await tsImport(path.join(root, file), import.meta.url);
  const comments = commentsOf(readFileSync(path.join(root, file), 'utf8'));
  const rows = Object.entries(words)
    .filter(([key]) => key in comments)
    .map(([key, phrase]) => `| \`${key}\` | ${cell(written(phrase))} | ${cell(comments[key])} |`);
  if (rows.length !== Object.keys(comments).length) throw new Error(`${file}: not every key was read.`);
  const missing = Object.keys(words).filter((key) => !(key in comments) && !(key in shared));
  if (missing.length > 0) throw new Error(`${file}: without a comment: ${missing}.`);
  return {words, table: ['| key | English | where it stands |', '| --- | --- | --- |', ...rows].join('\n')};
}

const head = `import {Meta} from '@storybook/addon-docs/blocks';

<Meta title="For embedders/Translate" />

# Translate

Every key that \`registerWords()\` takes, generated from the source code. How to register words, with forms by number and by player: [Start in a minute](?path=/docs/for-embedders-start-in-a-minute--docs#translate-it).

The last column says where a text stands, what its values are, and how many Latin characters there is room for. Keys in \`…You\` speak to the player at this page, those in \`…OfYou\` about that player’s pieces. In development the console names keys that are unknown, with the nearest one.

The card before the first move, *Challenges* and rooms have words of their own, in nine languages, which pages can’t replace.
`;

/** The text of the page. */
export async function wordsPage() {
  const phrases = await tableOf('src/frame/phrases/en.ts');
  const games = await Promise.all(
    listings.map(async ({tag, name}) => {
      const {table} = await tableOf(`src/games/${name}/words/en.ts`, phrases.words);
      return `## Only \`<${tag}>\`\n\n${table}`;
    }),
  );
  const others = await Promise.all(
    tags
      .filter(({isListed}) => !isListed)
      .map(async ({tag, folder}) => `## \`<${tag}>\`\n\n${(await tableOf(`${folder}/words/en.ts`)).table}`),
  );
  return [head, `## Every game\n\n${phrases.table}\n`, ...[...games, ...others].map((part) => `${part}\n`)].join('\n');
}
