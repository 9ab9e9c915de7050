// Versions and the changelog, as a release writes them; and that the version is the same wherever it stands now.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {GameElement} from '../../src/element/game-element.js';
import {version as inCode} from '../../src/frame/version.js';
import {GameTable} from '../../src/table/game-table.element.js';
import {files, released, versions} from '../../tools/release.mjs';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const {version} = JSON.parse(read('package.json')) as {version: string};
const versionsIn = (file: string): readonly string[] => read(file).match(versions) ?? [];

describe('the version', () => {
  test('is the same wherever it stands', () => {
    for (const file of ['src/frame/version.ts', 'README.md']) assert.ok(versionsIn(file).length > 0, file);
    for (const file of files) for (const found of versionsIn(file)) assert.equal(found, version, file);
    assert.deepEqual([inCode, GameElement.version, GameTable.version], [version, version, version]);
  });

  test('is written there and nowhere else', () => {
    for (const file of files) {
      const after = read(file).replace(versions, '98.76.54');
      assert.equal(after.match(/98\.76\.54/g)?.length ?? 0, versionsIn(file).length, file);
      assert.equal(after.replaceAll('98.76.54', version), read(file), file);
    }
  });
});

describe('the changelog', () => {
  const head = '# Changelog\n\nNotable changes.\n\n## [Unreleased]\n';

  test('has what was unreleased under the version and its date, and Unreleased on top again', () => {
    assert.equal(
      released(`${head}\n### Added\n\n- A game.\n\n## [0.1.0] - 2026-01-02\n\n- The first.\n`, '0.2.0', '2026-11-20'),
      `${head}\n## [0.2.0] - 2026-11-20\n\n### Added\n\n- A game.\n\n## [0.1.0] - 2026-01-02\n\n- The first.\n`,
    );
  });

  test('has its first version so, too', () => {
    assert.equal(
      released(`${head}\n- A game.\n`, '0.1.0', '2026-11-20'),
      `${head}\n## [0.1.0] - 2026-11-20\n\n- A game.\n`,
    );
    assert.match(read('CHANGELOG.md'), /^## \[Unreleased\]$/m);
  });

  test('is refused where there is nothing to release, or the version is there', () => {
    const done = `${head}\n- A game.\n\n## [0.1.0] - 2026-01-02\n\n- The first.\n`;
    assert.throws(() => released('# Changelog\n', '0.2.0', ''), /Missing in CHANGELOG.md/);
    assert.throws(() => released(done.replace('- A game.', ''), '0.2.0', ''), /Nothing to release/);
    assert.throws(() => released(done, '0.1.0', ''), /a section for 0\.1\.0 already/);
  });
});
