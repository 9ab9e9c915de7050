// `npm run release -- 0.2.0`, that is `npm version`: npm asks for a clean working tree and tests it (`preversion`), raises the
// version in package.json and the lock file, runs this (`version`), then commits, tags, and packs (`postversion`). This writes
// the version wherever else it stands, and dates the changelog.
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {findFiles, root} from './files.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The files beside those of npm in which the version stands. */
export const files = ['src/frame/version.ts', 'README.md', ...findFiles('stories', /\.mdx$/)];

/** The version there, and in what readers copy. */
export const versions = /(?<=version: string = '|@parlour\/elements@|\bVersion )\d+\.\d+\.\d+/g;

/** The changelog with what is *Unreleased* under a version and its date. */
export function released(changelog, version, date) {
  const [, before, notes, after] = /^(.*^## \[Unreleased\]\n)(.*?)(^## \[.*)?$(?![^])/ms.exec(changelog) ?? [];
  if (notes === undefined) throw new Error('Missing in CHANGELOG.md: the heading "## [Unreleased]".');
  if (!/^- /m.test(notes)) throw new Error('Nothing to release: CHANGELOG.md has no entries under Unreleased.');
  if (changelog.includes(`\n## [${version}]`)) throw new Error(`CHANGELOG.md has a section for ${version} already.`);
  return `${before}\n## [${version}] - ${date}\n\n${notes.trim()}\n${after ? `\n${after}` : ''}`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const {version} = JSON.parse(read('package.json'));
  const changelog = released(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10));
  for (const file of files) writeFileSync(path.join(root, file), read(file).replace(versions, version));
  writeFileSync(path.join(root, 'CHANGELOG.md'), changelog);
  execFileSync('git', ['add', '--', 'CHANGELOG.md', ...files], {cwd: root});
}
