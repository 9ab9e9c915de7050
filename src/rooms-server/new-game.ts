/** `parlour new my-game`: the game that the documentation explains, and its tests, under another name. */
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

const help = `parlour new my-game: a game of your own, to be changed into another one

Writes the game that the page "Make your own game" explains into this folder: my-game.js, its test in Node
my-game.rules.test.js, its test in a browser my-game.test.js, and my-game.html, a page that shows it; with a
tsconfig.json here as TypeScript. Prints the commands that show and test it.
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
  /** The files: the game, its test in Node, its test in a browser, and the page or the story that shows it. */
  filesOf(name: string): readonly string[];
  /** Changes the code of a file for its place, such as its imports. */
  adapt(code: string, file: string, name: string): string;
  /** The code of the last file, about the game of the documentation. Default: the page of the documentation. */
  readonly story?: string;
  /** The commands that show and test the game. */
  commands(files: readonly string[], name: string): readonly string[];
}

const isTypeScript = (file: string): boolean => file.endsWith('.ts');

const thisFolder: Place = {
  filesOf(name) {
    const extension = existsSync('tsconfig.json') ? 'ts' : 'js';
    return [...['', '.rules.test', '.test'].map((end) => `${name}${end}.${extension}`), `${name}.html`];
  },
  // the page of a game in TypeScript loads that: Vite compiles it
  adapt: (code, file, name) =>
    file.endsWith('.html') && existsSync(`${name}.ts`) ? code.replace(`${name}.js`, `${name}.ts`) : code,
  // what is not installed is fetched by npx
  commands: ([game, rulesTest, test, page], name) => [
    `npx vite --open /${page}`,
    ...(isTypeScript(game!)
      ? [
          // Node 20 does not run TypeScript, and a browser never does
          `npx tsx --test ${rulesTest}`,
          `npx esbuild ${test} --bundle --format=esm --outfile=dist/${name}.test.js && npx @web/test-runner dist/${name}.test.js`,
        ]
      : [`node --test ${rulesTest}`, `npx @web/test-runner ${test} --node-resolve`]),
  ],
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
  const blocks = [...(await readFile(page, 'utf8')).matchAll(/^```(js|ts|html)\b.*\n([^]*?)^```$/gm)].map(
    ([, , code]) => code!,
  );
  const blockWith = (mark: string): string => blocks.find((code) => code.includes(mark))!;
  const types = isTypeScript(files[0]!) ? `\n${blockWith('declare global')}` : '';
  const codes = [
    blockWith('defineGame(') + types,
    blockWith('contractOf(rules)'),
    blockWith('elementContractOf('),
    place.story ?? blockWith('<!doctype html>'),
  ];
  const forms = formsOf(name);
  for (const [i, file] of files.entries()) {
    const code = formsOf(sample).reduce((text, form, k) => text.replaceAll(form, forms[k]!), codes[i]!);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, place.adapt(code, file, name));
    process.stdout.write(`  ${file}\n`);
  }
  const commands = place.commands(files, name).map((command) => `    ${command}\n`);
  process.stdout.write(
    `<${name}> plays Tic-tac-toe. It is explained on the page "Make your own game". Show it and test it:\n${commands.join('')}`,
  );
  return files;
}
