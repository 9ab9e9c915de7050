// A package of others as one file with everything inside, minified as ours are: to compare sizes and speeds.
import path from 'node:path';
import {nodeResolve} from '@rollup/plugin-node-resolve';
import {rollup} from 'rollup';
import {minify} from 'terser';
import {root} from './files.mjs';

/** Boards of chess without a game, by package: what of it is the whole. */
export const others = {
  'chessboard-element': 'chessboard-element/bundled/chessboard-element.bundled.js',
  'cm-chessboard': 'cm-chessboard/src/Chessboard.js',
};

/** The code of that file. */
export async function oneFile(input) {
  const bundle = await rollup({
    input: path.join(root, 'node_modules', input),
    plugins: [nodeResolve()],
    onwarn: () => undefined,
  });
  const {output} = await bundle.generate({format: 'es', inlineDynamicImports: true});
  await bundle.close();
  const options = {module: true, ecma: 2022, compress: {passes: 3, pure_getters: true}, format: {comments: /^!/}};
  return (await minify(output[0].code, options)).code;
}
