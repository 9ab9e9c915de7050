// The embed page for the browser tests, made of the sources, on a host of its own: another origin than the tests, which
// sends no CORS headers. Commands: `embed-host` starts it and tells its origin, `embed-close`
// stops it.
import path from 'node:path';
import {build} from 'esbuild';
import {embedFiles} from '../../tools/embed-folder.mjs';
import {root} from '../../tools/files.mjs';
import {serve} from './serve.mjs';
import {esbuildTranslations} from '../../tools/translations.mjs';

const GAMES = {'ludo-game': 'ludo/ludo-game', 'snl-board': 'snakes-and-ladders/snl-board'};

async function classic([tag, module]) {
  const {outputFiles} = await build({
    entryPoints: [path.join(root, 'src/games', `${module}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfig: path.join(root, 'tsconfig.json'),
    write: false,
    logLevel: 'error',
    plugins: [esbuildTranslations()],
  });
  return [`${tag}.classic.js`, outputFiles[0].contents];
}

export function embedPagesPlugin() {
  let made;
  const hosts = new Map();
  return {
    name: 'parlour-embed-pages',
    async executeCommand({command, session}) {
      if (!['embed-host', 'embed-close'].includes(command)) return undefined;
      const host = hosts.get(session.id);
      if (command === 'embed-close') {
        hosts.delete(session.id);
        await host?.close();
        return true;
      }
      made ??= Promise.all(Object.entries(GAMES).map(classic)).then((scripts) => embedFiles(scripts));
      const files = await made;
      hosts.set(session.id, await serve({files}));
      return hosts.get(session.id).origin;
    },
    async serverStop() {
      await Promise.all([...hosts.values()].map(({close}) => close()));
    },
  };
}
