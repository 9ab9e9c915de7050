// The declarations of what is built: those that the compiler wrote, under dist/types, and beside each file one that leads to them.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The way from the folder of a file up to the folder of all output. */
export const upFrom = (file) => path.posix.relative(path.posix.dirname(`/${file}`), '/') || '.';

const declarationOf = (module) => `${module.replace(/^src/, 'build')}.d.ts`;

/** @param typed the modules that each file is made of, by its name. @returns files of dist, `{fileName, source}` */
export function* declarations(typed) {
  const reached = new Set(Object.values(typed).flat());
  // grows meanwhile
  for (const module of reached) {
    // named in a comment only
    if (!existsSync(declarationOf(module))) continue;
    const source = readFileSync(declarationOf(module), 'utf8');
    for (const [, to] of source.matchAll(/\b(?:from |import[ (])['"](\.[^'"]+)\.js['"]/g))
      reached.add(path.posix.join(path.posix.dirname(module), to));
    // the compiler indents by four spaces
    const indented = source.replace(/^(?: {4})+/gm, (spaces) => ' '.repeat(spaces.length / 4));
    yield {fileName: `types/${module.replace(/^src\//, '')}.d.ts`, source: indented};
  }
  for (const [file, from] of Object.entries(typed)) {
    const lines = from.flatMap((module) => {
      const specifier = `'${upFrom(file)}/types/${module.replace(/^src\//, '')}.js'`;
      const byDefault = /^export default|\bas default\b/m.test(readFileSync(declarationOf(module), 'utf8'));
      return [`export * from ${specifier};`, ...(byDefault ? [`export {default} from ${specifier};`] : [])];
    });
    yield {fileName: `${file}.d.ts`, source: `${lines.join('\n')}\n`};
  }
  const words = 'declare const words: Readonly<Record<string, any>>;\nexport default words;\n';
  yield {fileName: 'words/words.d.ts', source: words};
}
