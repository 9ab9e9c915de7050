// What reference.txt takes from the sources beside custom-elements.json: the shapes of the types that it names, and what
// the moves of each game look like.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ts} from '@custom-elements-manifest/analyzer';
import {tags} from '../entries.mjs';
import {findFiles, root} from '../files.mjs';

const WIDTH = 110;
const printer = ts.createPrinter({removeComments: true});
const withoutLinks = (text) => text.replace(/\{@link (\w+) ?\}/g, '`$1`');

/** Code on one line, with the words of constants in place of `(typeof words)[number]` and `keyof typeof words`. */
function onOneLine(node, source) {
  const constant = (whole, name) => {
    const list = new RegExp(`const ${name}\\b[^=]*= \\[([^\\]]*)\\] as const`).exec(source.text)?.[1];
    return list
      ? list
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean)
          .join(' | ')
      : whole;
  };
  const keys = (whole, name) => {
    const object = new RegExp(`const ${name}\\b[^=]*= \\{\n(.*?)\n\\}`, 's').exec(source.text)?.[1];
    return object ? [...object.matchAll(/^  (\w+)/gm)].map(([, key]) => `'${key}'`).join(' | ') : whole;
  };
  return printer
    .printNode(ts.EmitHint.Unspecified, node, source)
    .replace(/\s+/g, ' ')
    .replace(/\breadonly /g, '')
    .replace(/\((\w+\[\])\)/g, '$1')
    .replace(/; }/g, ' }')
    .replace(/\[ (.*?) \]/g, '[$1]')
    .replace(/^(.*[^;]);$/, '$1')
    .replace(/\(typeof (\w+)\)\[number\]/g, constant)
    .replace(/keyof typeof (\w+)/g, keys);
}

/** The shape of a type: in one line if it fits, else with a line for each member. */
function shapeOf(node, source) {
  const line = (each) => onOneLine(each, source);
  const name = `${node.name.text}${node.typeParameters ? `<${node.typeParameters.map(line).join(', ')}>` : ''}`;
  const members = node.members ?? node.type.members;
  if (!members) {
    const whole = `${name} = ${line(node.type)}`;
    return whole.length <= WIDTH ? whole : whole.replace(/ \| (?=\(?\{|\w+\[)/g, '\n  | ');
  }
  const extended = (node.heritageClauses ?? []).flatMap(({types}) => types.map(line));
  const head = [name, '=', ...extended.map((each) => `${each} &`), '{'].join(' ');
  const whole = `${head} ${members.map(line).join('; ')} }`;
  return whole.length <= WIDTH ? whole : `${head}\n${members.map((each) => `  ${line(each)}`).join('\n')}\n}`;
}

/** The exported types of a folder by name: `{text, description}`. */
function typesIn(folder) {
  const types = new Map();
  for (const file of findFiles(folder, /\.ts$/)) {
    if (folder === 'src' && file.startsWith('src/games/')) continue;
    const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.ES2022, true);
    for (const node of source.statements) {
      const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
      if (!isType || !node.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword)) continue;
      const description = withoutLinks(ts.getTextOfJSDocComment(node.jsDoc?.at(-1)?.comment) ?? '');
      types.set(node.name.text, {text: shapeOf(node, source), description});
    }
  }
  return types;
}

/** The comment on the rules of a game: who plays, and what its moves look like. */
function movesIn(folder) {
  const file = ['rules/game.ts', 'rules/index.ts'].map((name) => path.join(root, folder, name)).find(existsSync);
  const text = file ? readFileSync(file, 'utf8') : '';
  const comment = /\/\*\*((?:(?!\*\/).)*)\*\/\nexport const \w+(?:: Game<| = defineRules\()/s.exec(text);
  return comment && withoutLinks(comment[1].replace(/^ *\* ?/gm, ''));
}

/** By tag: `{moves, types}` of its folder; `shared`: the types of all other folders. */
export function sourcesOfReference() {
  const own = tags.map(({tag, element}) => {
    const folder = path.dirname(element);
    const isGame = folder.startsWith('src/games/');
    return [tag, {moves: movesIn(folder), types: isGame ? typesIn(folder) : new Map()}];
  });
  return {own: new Map(own), shared: typesIn('src')};
}
