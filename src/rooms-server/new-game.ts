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

/** The destination of a game. */
interface Place {
  /** The files: the game, its test in Node, its test in a browser, and one for each of `more`. */
  filesOf(name: string): readonly string[];
  /** Changes the code of a file for its place, such as its imports. */
  adapt(code: string, file: string, name: string): string;
  /** Code of further files, about the game of the documentation. */
  readonly more: readonly string[];
}

const thisFolder: Place = {
  filesOf(name) {
    const extension = existsSync('tsconfig.json') ? 'ts' : 'js';
    return ['', '.rules.test', '.test'].map((end) => `${name}${end}.${extension}`);
  },
  adapt: (code) => code,
  more: [],
};

/** Writes the game and its tests, and returns the names of the files. @param page the page of the documentation */
export async function newGame([name, ...others]: string[], page: URL, place = thisFolder): Promise<readonly string[]> {
  if (name === '--help') {
    process.stdout.write(help);
    return [];
  }
  if (name === undefined || others.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(name) || reserved.test(name))
    throw new RangeError(
      `Invalid name: ${[name, ...others].join(' ') || 'none'}. Expected a tag, in lower case and with a hyphen, such as my-game.`,
    );
  const files = place.filesOf(name);
  const there = files.find((file) => existsSync(file));
  if (there) throw new Error(`There is a file ${there} already.`);
  const blocks = [...(await readFile(page, 'utf8')).matchAll(/^```(js|ts)\b.*\n([^]*?)^```$/gm)].map(
    ([, , code]) => code!,
  );
  const blockWith = (mark: string): string => blocks.find((code) => code.includes(mark))!;
  const types = files[0]!.endsWith('.ts') ? `\n${blockWith('declare global')}` : '';
  const codes = [
    blockWith('defineGame(') + types,
    blockWith('contractOf(rules)'),
    blockWith('elementContractOf('),
    ...place.more,
  ];
  const forms = formsOf(name);
  for (const [i, file] of files.entries()) {
    const code = formsOf(sample).reduce((text, form, k) => text.replaceAll(form, forms[k]!), codes[i]!);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, place.adapt(code, file, name));
    process.stdout.write(`  ${file}\n`);
  }
  process.stdout.write(`<${name}> plays Tic-tac-toe. It is explained on the page "Make your own game".\n`);
  return files;
}
