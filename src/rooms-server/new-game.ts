/** `parlour new my-game`: the game that the documentation explains, and its tests, under another name. */
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

const help = `parlour new my-game: a game of your own, to be changed into another one

Writes the game that the page "Make your own game" explains into this folder: my-game.js, its test in Node
my-game.rules.test.js, and its test in a browser my-game.test.js; with a tsconfig.json here as TypeScript.
`;

/** The name of the game in the documentation. */
const sample = 'noughts-and-crosses';

/** Hyphenated names that HTML reserves: https://html.spec.whatwg.org/#valid-custom-element-name */
const reserved = /^(annotation-xml|color-profile|font-face(-src|-uri|-format|-name)?|missing-glyph)$/;

/** The name of the game in code and in words: `MyGame`, `My game`, `my game`. */
const formsOf = (name: string): string[] => {
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const words = name.replaceAll('-', ' ');
  return [name, name.split('-').map(capital).join(''), capital(words), words];
};

/** Names of the files: the game, its test in Node, its test in a browser. */
type Files = readonly [game: string, rulesTest: string, test: string];

const inThisFolder = (name: string): Files => {
  const extension = existsSync('tsconfig.json') ? 'ts' : 'js';
  return [`${name}.${extension}`, `${name}.rules.test.${extension}`, `${name}.test.${extension}`];
};

/**
 * Writes the game and its tests, and returns the name of the game.
 * @param page the page of the documentation
 * @param filesOf where they go
 * @param adapt changes a file for its place, such as its imports
 */
export async function newGame(
  [name, ...others]: string[],
  page: URL,
  filesOf: (name: string) => Files = inThisFolder,
  adapt = (code: string, _file: string): string => code,
): Promise<string | undefined> {
  if (name === '--help') {
    process.stdout.write(help);
    return undefined;
  }
  if (name === undefined || others.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(name) || reserved.test(name))
    throw new RangeError(
      `Invalid name: ${[name, ...others].join(' ') || 'none'}. Expected a tag, in lower case and with a hyphen, such as my-game.`,
    );
  const files = filesOf(name);
  const there = files.find((file) => existsSync(file));
  if (there) throw new Error(`There is a file ${there} already.`);
  const blocks = [...(await readFile(page, 'utf8')).matchAll(/^```(js|ts)\b.*\n([^]*?)^```$/gm)].map(
    ([, , code]) => code!,
  );
  const blockWith = (mark: string): string => blocks.find((code) => code.includes(mark))!;
  const isTyped = files[0].endsWith('.ts');
  const codes = [
    blockWith('defineGame(') + (isTyped ? `\n${blockWith('declare global')}` : ''),
    blockWith('contractOf(rules)'),
    blockWith('elementContractOf('),
  ];
  const forms = formsOf(name);
  for (const [i, file] of files.entries()) {
    const code = formsOf(sample).reduce((text, form, k) => text.replaceAll(form, forms[k]!), codes[i]!);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, adapt(code, file));
    process.stdout.write(`  ${file}\n`);
  }
  process.stdout.write(`<${name}> plays Tic-tac-toe. It is explained on the page "Make your own game".\n`);
  return name;
}
