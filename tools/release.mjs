// `npm run release -- 0.2.0`, after a green `npm test` of the commit: writes version and changelog, checks the kit as it will be published, commits and tags, and
// leaves the package and the archive in dist/. Nothing is pushed or published: what does that is printed. With --dry-run nothing
// is kept either. All of it happens in a second working tree, so that this one changes only when everything is well.
import {execFileSync, spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {root} from './files.mjs';
import {isGreen} from './green-run.mjs';
import {
  mayHaveVersion,
  missingAddresses,
  releasedChangelog,
  versionProblem,
  versionsIn,
  withVersion,
} from './release-files.mjs';

const args = process.argv.slice(2);
// `npm run release 0.2.0 --dry-run`, without the two dashes, says it this way
const dry = args.includes('--dry-run') || process.env.npm_config_dry_run === 'true';
const [version, ...more] = args.filter((arg) => arg !== '--dry-run');
const unknown = more[0] ?? (version?.startsWith('-') ? version : undefined);

const git = (folder, ...words) => execFileSync('git', words, {cwd: folder, encoding: 'utf8'}).trim();
const read = (file) => readFileSync(path.join(root, file), 'utf8');

function stop(message) {
  console.error(message);
  process.exit(1);
}

if (unknown) stop(`Unknown argument: ${unknown}. Usage: npm run release -- 0.2.0 --dry-run`);
const tag = `v${version}`;
const last = JSON.parse(read('package.json')).version;
const problem =
  versionProblem(version, last, read('CHANGELOG.md')) ??
  (git(root, 'status', '--porcelain') && 'The working tree has uncommitted changes. See git status.') ??
  undefined;
if (problem) stop(problem);
if (git(root, 'tag', '--list', tag)) stop(`The tag ${tag} exists already.`);
if (!isGreen()) stop('The last whole run of this commit was not green, or there was none. Run npm test.');

// what changes
const files = git(root, 'ls-files').split('\n').filter(mayHaveVersion);
const strays = files.flatMap((file) =>
  versionsIn(file, read(file))
    .filter((found) => found !== last)
    .map((found) => `${file} has ${found}, package.json ${last}`),
);
if (strays.length > 0) stop(strays.join('\n'));
let changelog;
try {
  changelog = releasedChangelog(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10));
} catch ({message}) {
  stop(message);
}

const tree = mkdtempSync(path.join(os.tmpdir(), 'parlour-release-'));
const run = (...words) => spawnSync(process.execPath, words, {cwd: tree, stdio: 'inherit'}).status === 0;
git(root, 'worktree', 'add', '--quiet', '--detach', tree, 'HEAD');
try {
  for (const file of files) writeFileSync(path.join(tree, file), withVersion(file, read(file), version));
  writeFileSync(path.join(tree, 'CHANGELOG.md'), changelog.text);
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'), 'junction');

  if (
    !run('tools/run.mjs', 'types', 'build', 'manifest', 'size') ||
    !run('tools/run.mjs', 'bundles', 'package') ||
    !run('tools/pack.mjs', '--package')
  ) {
    throw new Error('Release failed, see above. Nothing was changed.');
  }
  const left = git(
    tree,
    'status',
    '--porcelain',
    '--',
    ...['.', ':!node_modules'],
    ...[...files, 'CHANGELOG.md'].map((file) => `:!${file}`),
  );
  if (left) throw new Error(`The build changes committed files:\n${left}`);

  git(tree, 'add', '--', ...files, 'CHANGELOG.md');
  git(tree, 'commit', '--quiet', '--message', `Release ${version}`);
  const commit = git(tree, 'rev-parse', 'HEAD');
  const packed = `dist/parlour-elements-${version}.tgz`;
  console.log(`\n${git(tree, 'show', '--stat', '--format=%s', commit)}\n\n${changelog.notes}\n`);
  if (dry) {
    console.log(
      `Dry run: nothing was changed. Without --dry-run this becomes a commit on ${git(root, 'branch', '--show-current')} with the tag ${tag}.`,
    );
  } else {
    git(root, 'merge', '--quiet', '--ff-only', commit);
    git(root, 'tag', '--annotate', tag, '--message', `${version}\n\n${changelog.notes}`, commit);
    mkdirSync(path.join(root, 'dist'), {recursive: true});
    for (const file of [packed, `dist/parlour-${version}.zip`])
      copyFileSync(path.join(tree, file), path.join(root, file));
    console.log(`Committed and tagged ${tag}. To publish it:`);
  }
  console.log(
    `${dry ? 'Then, to publish:\n' : ''}  git push --follow-tags\n  npm publish --access public ${packed}\nThe zip for use without npm is dist/parlour-${version}.zip.`,
  );
  const missing = missingAddresses(JSON.parse(read('package.json')));
  if (missing.length > 0)
    console.log(`Missing in package.json: ${missing.join(', ')}. The page on npm will not link to the project.`);
} catch ({message}) {
  console.error(message);
  process.exitCode = 1;
} finally {
  git(root, 'worktree', 'remove', '--force', tree);
  rmSync(tree, {recursive: true, force: true});
}
