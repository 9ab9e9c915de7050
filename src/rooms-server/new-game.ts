/** `parlour new my-game`: the game that the documentation explains, and its tests, under another name. */
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import process from 'node:process';

const help = `parlour new my-game: a game of your own, to be changed into another one

Writes the game that the page "Make your own game" explains into this folder: my-game.js, its test in Node
my-game.rules.test.js, and its test in a browser my-game.test.js; with a tsconfig.json here as TypeScript.
`;

/** The name of the game in the documentation. */
const sample = 'noughts-and-crosses';

/** The name of the game in code and in words: `MyGame`, `My game`, `my game`. */
const formsOf = (name: string): string[] => {
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const words = name.replaceAll('-', ' ');
  return [name, name.split('-').map(capital).join(''), capital(words), words];
};

/** @param page the page of the documentation, as Markdown */
export async function newGame([name, ...others]: string[], page: URL): Promise<void> {
  if (name === '--help') {
    process.stdout.write(help);
    return;
  }
  if (name === undefined || others.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(name))
    throw new RangeError(
      `Invalid name: ${[name, ...others].join(' ') || 'none'}. Expected a tag, in lower case and with a hyphen, such as my-game.`,
    );
  const extension = existsSync('tsconfig.json') ? 'ts' : 'js';
  const blocks = [...(await readFile(page, 'utf8')).matchAll(/^```js.*\n([^]*?)^```$/gm)].map(([, code]) => code!);
  const files = [
    ['', 'defineGame('],
    ['.rules.test', 'contractOf(rules)'],
    ['.test', 'elementContractOf('],
  ].map(([end, mark]) => ({file: `${name}${end}.${extension}`, code: blocks.find((code) => code.includes(mark!))!}));
  const there = files.find(({file}) => existsSync(file));
  if (there) throw new Error(`There is a file ${there.file} already.`);
  for (const {file, code} of files) {
    const forms = formsOf(name);
    await writeFile(
      file,
      formsOf(sample).reduce((text, form, i) => text.replaceAll(form, forms[i]!), code),
    );
    process.stdout.write(`  ${file}\n`);
  }
  process.stdout.write(`<${name}> plays Tic-tac-toe. It is explained on the page "Make your own game".\n`);
}
