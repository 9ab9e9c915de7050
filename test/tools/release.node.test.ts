// Versions and the changelog, as a release writes them; and that the version is the same wherever it stands now.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {GameElement} from '../../src/element/game-element.js';
import {version as inCode} from '../../src/frame/version.js';
import {GameTable} from '../../src/table/game-table.element.js';
import {
  mayHaveVersion,
  missingAddresses,
  releasedChangelog,
  versionProblem,
  versionsIn,
  withVersion,
} from '../../tools/release-files.mjs';

const root = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const {version} = JSON.parse(read('package.json')) as {version: string};
const files = [
  'package.json',
  'package-lock.json',
  'src/frame/version.ts',
  'README.md',
  ...readdirSync(new URL('stories', root)).map((file) => `stories/${file}`),
];

describe('the version', () => {
  test('is the same wherever it stands', () => {
    const found = files.filter(mayHaveVersion).map((file) => [file, versionsIn(file, read(file))] as const);
    for (const file of files.slice(0, 4)) assert.ok(versionsIn(file, read(file)).length > 0, file);
    assert.deepEqual(
      found.flatMap(([file, versions]) => versions.filter((one) => one !== version).map((one) => [file, one])),
      [],
    );
    assert.deepEqual([inCode, GameElement.version, GameTable.version], [version, version, version]);
  });

  test('is written there and nowhere else', () => {
    for (const file of files.filter(mayHaveVersion)) {
      const [before, after] = [read(file), withVersion(file, read(file), '98.76.54')];
      assert.deepEqual(
        versionsIn(file, after),
        versionsIn(file, before).map(() => '98.76.54'),
        file,
      );
      assert.equal(after.replaceAll('98.76.54', version), before, file);
    }
  });

  test('comes after the last one', () => {
    const log = '# Changelog\n\n## [Unreleased]\n\n## [0.9.1] - 2026-01-02\n';
    for (const next of ['0.9.2', '0.10.0', '1.0.0']) assert.equal(versionProblem(next, '0.9.1', log), undefined, next);
    for (const old of ['0.9.0', '0.9.1', '0.1.10'])
      assert.match(versionProblem(old, '0.9.1', log)!, /does not come after 0\.9\.1/, old);
    for (const none of ['1', '1.0', 'v1.0.0', '1.0.0-beta', '01.0.0', 'minor'])
      assert.match(versionProblem(none, '0.9.1', log)!, /no version/, none);
    assert.match(versionProblem(undefined, '0.9.1', log)!, /npm run release/);
    assert.equal(versionProblem('0.9.1', '0.9.1', '## [Unreleased]\n'), undefined, 'the first release');
  });
});

describe('the changelog', () => {
  const head = '# Changelog\n\nAll that users notice.\n\n## [Unreleased]\n';

  test('has what was unreleased under the version and its date, and Unreleased on top again', () => {
    const {text, notes} = releasedChangelog(
      `${head}\n### Added\n\n- A game.\n\n## [0.1.0] - 2026-01-02\n\n- The first.\n`,
      '0.2.0',
      '2026-11-20',
    );
    assert.equal(
      text,
      `${head}\n## [0.2.0] - 2026-11-20\n\n### Added\n\n- A game.\n\n## [0.1.0] - 2026-01-02\n\n- The first.\n`,
    );
    assert.equal(notes, '### Added\n\n- A game.');
  });

  test('has its first version so, too', () => {
    assert.equal(
      releasedChangelog(`${head}\n- A game.\n`, '0.1.0', '2026-11-20').text,
      `${head}\n## [0.1.0] - 2026-11-20\n\n- A game.\n`,
    );
    assert.match(read('CHANGELOG.md'), /^## \[Unreleased\]$/m);
  });

  test('is refused where there is nothing to release, or the version is there', () => {
    assert.throws(() => releasedChangelog('# Changelog\n', '0.2.0', ''), /Missing in CHANGELOG.md/);
    assert.throws(
      () => releasedChangelog(`${head}\n## [0.1.0] - 2026-01-02\n\n- The first.\n`, '0.2.0', ''),
      /Nothing to release/,
    );
    assert.throws(
      () => releasedChangelog(`${head}\n- A game.\n\n## [0.2.0] - 2026-01-02\n`, '0.2.0', ''),
      /a section for 0\.2\.0 already/,
    );
  });
});

describe('the addresses of the project', () => {
  test('that package.json lacks are named', () => {
    const repository = {type: 'git', url: 'git+https://git.example/parlour.git'};
    assert.deepEqual(missingAddresses({repository}), ['homepage', 'bugs']);
    assert.deepEqual(
      missingAddresses({repository, homepage: 'https://parlour.example', bugs: {email: 'a@b.example'}}),
      [],
    );
  });
});

describe('npm run release', () => {
  const release = (...args: string[]) =>
    spawnSync(process.execPath, ['tools/release.mjs', ...args], {cwd: fileURLToPath(root), encoding: 'utf8'});

  test('does nothing without a right version', () => {
    for (const [args, complaint] of [
      [[], /Give the version/],
      [['next'], /no version/],
      [['0.0.1', '--dry-run'], /does not come after/],
      [['--dry'], /Unknown argument/],
    ] as const) {
      const {status, stderr} = release(...args);
      assert.equal(status, 1);
      assert.match(stderr, complaint);
    }
  });

  test('needs a green whole run of the files committed', () => {
    const copy = mkdtempSync(path.join(os.tmpdir(), 'parlour-release-'));
    const git = (...words: string[]) =>
      spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words], {cwd: copy, encoding: 'utf8'});
    const commit = (): void => {
      git('add', '.');
      assert.equal(git('commit', '--quiet', '--message', 'Something').status, 0);
    };
    const complaint = (): string =>
      spawnSync(process.execPath, ['tools/release.mjs', '98.0.0'], {cwd: copy, encoding: 'utf8'}).stderr;
    const run = (work: string): void => {
      const script = `import {cleanTree, noteGreenRun} from './tools/green-run.mjs';${work}`;
      assert.equal(spawnSync(process.execPath, ['--input-type=module', '--eval', script], {cwd: copy}).status, 0);
    };
    const refused = /whole run of this commit was not green/;
    // where nothing is in the way of a release, it complains of this next
    const nothing = /Nothing to release/;
    try {
      for (const tool of ['release', 'release-files', 'files', 'green-run'])
        cpSync(new URL(`tools/${tool}.mjs`, root), path.join(copy, `tools/${tool}.mjs`));
      cpSync(new URL('package.json', root), path.join(copy, 'package.json'));
      writeFileSync(path.join(copy, 'CHANGELOG.md'), '## [Unreleased]\n');
      writeFileSync(path.join(copy, '.gitignore'), 'node_modules/\n');
      git('init', '--quiet');
      commit();
      assert.match(complaint(), refused, 'no run');
      run('noteGreenRun(cleanTree())');
      assert.match(complaint(), nothing);

      writeFileSync(path.join(copy, 'more.txt'), 'More');
      commit();
      assert.match(complaint(), refused, 'a run of the commit before');
      run(`const before = cleanTree();
        (await import('node:fs')).writeFileSync('more.txt', 'Something else');
        noteGreenRun(before);`);
      git('checkout', '--quiet', '.');
      assert.match(complaint(), refused, 'files were changed during the run');
      run('noteGreenRun(cleanTree())');
      assert.match(complaint(), nothing);
    } finally {
      rmSync(copy, {recursive: true});
    }
  });
});
