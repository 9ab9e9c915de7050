// The code in the documentation, block by block: what a reader copies, the tests run.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {findFiles, root} from './files.mjs';

export const pages = ['README.md', 'CONTRIBUTING.md', ...findFiles('stories', /\.mdx$/)];

export const textOf = (page) => readFileSync(path.join(root, page), 'utf8');

/**
 * The code blocks of a page: language, name (```` ```js example=name ````), code, and where it stands.
 * @returns {{page: string, at: string, language: string, name?: string, code: string}[]}
 */
export function codeBlocks(page) {
  const text = textOf(page);
  return [...text.matchAll(/^```(\w+)(?: example=([\w-]+))?\n([^]*?)^```$/gm)].map(
    ({index, 1: language, 2: name, 3: code}) => ({
      page,
      at: `${page}:${text.slice(0, index).split('\n').length}`,
      language,
      name,
      code,
    }),
  );
}

/** The anchor of a heading, as Git hosts and npm make it. */
export const anchorOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

const anchorsIn = (text) => new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) => anchorOf(title)));

const withoutCode = (text) => text.replace(/^```[^]*?^```$/gm, '');

/** The relative links of a page that lead nowhere. `read` gives the text of a file, `exists` tells whether there is one. */
export function brokenLinks(page, read, exists) {
  const targets = [...withoutCode(read(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
  return targets.filter((target) => {
    if (/^(https?:|\?)/.test(target)) return false;
    const [file, anchor] = target.split('#');
    const to = file ? path.posix.join(path.posix.dirname(page), file) : page;
    return !exists(to) || (anchor && !anchorsIn(withoutCode(read(to))).has(anchor));
  });
}

/** But for those pages whose code has tests of its own: server.mjs and frameworks.mjs. */
export const blocks = pages
  .filter((page) => !['stories/server.mdx', 'stories/frameworks.mdx'].includes(page))
  .flatMap(codeBlocks);

/** The code of an example. */
export function example(name) {
  const found = blocks.filter((block) => block.name === name);
  if (found.length !== 1) throw new Error(`There are ${found.length} examples with the name ${name}.`);
  return found[0].code;
}

/** Examples that import each other by their names: `./noughts-and-crosses.js`. */
const otherExamples = {
  name: 'examples',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^\.\/[\w-]+\.js$/}, ({path: file}) => {
      const name = path.basename(file, '.js');
      return blocks.some((block) => block.name === name) ? {path: name, namespace: 'example'} : undefined;
    });
    onLoad({filter: /.*/, namespace: 'example'}, ({path: name}) => ({contents: example(name), resolveDir: root}));
  },
};

/** A script of an app, bundled with the package as it is built; a name that is not exported is an error. */
export async function bundled(code, options = {}) {
  const {outputFiles, warnings} = await build({
    stdin: {contents: code, resolveDir: root, loader: 'js'},
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    write: false,
    plugins: [otherExamples],
    ...options,
  });
  if (warnings.length > 0) throw new Error(warnings.map(({text}) => text).join('\n'));
  return outputFiles[0].text;
}

/** The same as a module of Node. */
export async function inNode(code) {
  const text = await bundled(code, {platform: 'node'});
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}
