// Makes files small: the literals of templates and styles, the files for a CDN, and the modules for npm.
import {readFileSync} from 'node:fs';
import {transform} from 'esbuild';
import {minifyHTMLLiterals} from 'minify-literals';
import {minify} from 'terser';
import {tags} from './entries.mjs';

/** Minifies the html, svg and css literals of our own modules. Every module goes into several files: it is minified once. */
const minified = new Map();
export const literals = {
  name: 'literals',
  transform(code, id) {
    if (id.includes('node_modules') || !/\b(html|svg|css)\s*`/.test(code)) return null;
    // SVG has no void elements
    if (!minified.has(id)) minified.set(id, minifyHTMLLiterals(code, {fileName: id, html: {keepClosingSlash: true}}));
    return minified.get(id).then((result) => result && {code: result.code, map: null});
  },
};

const {version} = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * A file for a CDN. Terser runs in this process: the plugin for Rollup would start a thread for each of some hundred files. It
 * gives each private name (`#x`) of a file one of its own; esbuild, before it, gives those of all classes the same, which packs
 * better. On top is what the licences of the packages inside ask for.
 */
export const minifiedFile = (name, module) => ({
  name: 'minify',
  async renderChunk(code, {moduleIds}) {
    const short = await transform(code, {
      minifyIdentifiers: true,
      minifySyntax: true,
      target: 'es2022',
      legalComments: 'inline',
    });
    const {code: small} = await minify(short.code, {
      module,
      ecma: 2022,
      compress: {passes: 2, pure_getters: true},
      format: {comments: /^!/},
    });
    const lit = moduleIds.some((id) => id.includes('node_modules'))
      ? ' Contains lit, (c) Google LLC, BSD-3-Clause.'
      : '';
    // Chromium compiles a file with this comment on a background thread while it loads, instead of function by function on the
    // main thread. Other engines ignore it. Not for `parlour.js`: most pages use one of its games.
    const atOnce = tags.some(({tag}) => tag === name) ? '//# allFunctionsCalledOnLoad\n' : '';
    return {code: `/*! @parlour/elements ${version}, MIT.${lit} */\n${atOnce}${small}`, map: null};
  },
});

/** A module for npm. Functions and classes keep their names, for stack traces. What comments say of exports is in the declarations. */
export const minifiedModule = (code) =>
  minify(code, {
    module: true,
    ecma: 2022,
    // it would fold spreads to repeated keys, of which esbuild warns an app
    compress: false,
    keep_classnames: true,
    keep_fnames: true,
    format: {comments: /^!/, preserve_annotations: true, semicolons: false},
  });
