// The example for Next.js of stories/frameworks.mdx, in the project of test/hosts/next: built and served as Next.js does, and
// played. What React loses when it takes over what a server has rendered (react/react#35446) must all be there.
import assert from 'node:assert/strict';
import {execFile, spawn} from 'node:child_process';
import {cpSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {after, before, describe, it} from 'node:test';
import {promisify} from 'node:util';
import {codeBlocks} from '../../../tools/code-blocks.mjs';
import {root} from '../../../tools/files.mjs';
import {closeBrowser} from '../../tools/open-page.mjs';
import {visit} from '../play.mjs';

// in a folder where next, react and the package are installed
const hosts = path.join(root, 'test/hosts');
const project = path.join(hosts, 'build/next');
const next = path.join(hosts, 'node_modules/next/dist/bin/next');
const env = {...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production'};
const examples = {react: 'game.tsx', 'next-client': 'client-game.tsx', 'next-page': 'page.tsx'};

let server;
let origin;
let visitor;

/** Starts the server on a free port, and waits until it says that it is there. */
function start() {
  server = spawn(process.execPath, [next, 'start', project, '--port', '0', '--hostname', '127.0.0.1'], {env});
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text) => {
      said += text;
      if (/Ready/.test(said)) resolve(/http:\/\/127\.0\.0\.1:\d+/.exec(said)[0]);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => reject(new Error(said)));
  });
}

/** Builds a project with these files in `app`. */
async function build(folder, files) {
  rmSync(folder, {recursive: true, force: true});
  cpSync(path.join(hosts, 'next'), folder, {recursive: true});
  for (const [file, code] of Object.entries(files)) writeFileSync(path.join(folder, 'app', file), code);
  await promisify(execFile)(process.execPath, [next, 'build', folder], {env, maxBuffer: 2 ** 24}).catch((error) => {
    throw new Error(`${error.stdout}${error.stderr}`);
  });
}

before(async () => {
  const blocks = codeBlocks('stories/frameworks.mdx');
  const codeOf = (name) => blocks.find((block) => block.name === name).code;
  await build(project, Object.fromEntries(Object.entries(examples).map(([name, file]) => [file, codeOf(name)])));
  origin = await start();
  visitor = await visit({url: origin});
});

after(async () => {
  server?.kill();
  await visitor?.close();
  await closeBrowser();
  rmSync(project, {recursive: true, force: true});
});

describe('the example for Next.js', () => {
  it('leaves the game to the browser: the server sends the page without it', async () => {
    const html = await (await fetch(origin)).text();
    assert.match(html, /<title>A game<\/title>/);
    assert.doesNotMatch(html, /<snl-board/);
  });

  it('sets properties from data of the server, listens, keeps the game, and goes on with it after a reload', () =>
    visitor.plays());
});

describe('a server component', () => {
  const alone = path.join(hosts, 'build/next-alone');
  after(() => rmSync(alone, {recursive: true, force: true}));

  it('that imports a game says why nothing would be there', async () => {
    const page = `import '@parlour/elements/snl-board.js';
      export default function Page() {
        return <snl-board players="Ada, Ben" />;
      }`;
    await assert.rejects(
      build(alone, {'page.tsx': page}),
      /imported in a server component.*Put 'use client' on the first line/s,
    );
  });
});
