// Finds files by their ends, and names the repository's root.
import {readdirSync} from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** All files under a folder of the repository whose path matches, relative to the root, sorted. */
export function findFiles(folder, pattern) {
  let entries = [];
  try {
    entries = readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true});
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)).replaceAll(path.sep, '/'),
    )
    .filter((file) => pattern.test(file))
    .sort();
}

/** The test files, by where they run. */
export function testFiles() {
  const all = findFiles('test', /\.test\.ts$/);
  const node = all.filter((file) => file.endsWith('.node.test.ts'));
  const chromium = all.filter((file) => file.endsWith('.chrome.test.ts'));
  return {node, chromium, browser: all.filter((file) => !node.includes(file) && !chromium.includes(file))};
}
