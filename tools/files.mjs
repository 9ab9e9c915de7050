// Finds files by their ends, and names the repository's root.
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** All files under a folder of the repository but installed ones. */
function* filesIn(folder) {
  for (const entry of readdirSync(path.join(root, folder), {withFileTypes: true})) {
    const file = path.posix.join(folder, entry.name);
    if (entry.isFile()) yield file;
    else if (entry.isDirectory() && entry.name !== 'node_modules') yield* filesIn(file);
  }
}

/** All files under a folder of the repository whose path matches, relative to the root, sorted. */
export function findFiles(folder, pattern) {
  if (!existsSync(path.join(root, folder))) return [];
  return [...filesIn(folder)].filter((file) => pattern.test(file)).sort();
}

/** The test files, by where they run. */
export function testFiles() {
  const all = findFiles('test', /\.test\.ts$/);
  const node = all.filter((file) => file.endsWith('.node.test.ts'));
  const chromium = all.filter((file) => file.endsWith('.chrome.test.ts'));
  return {node, chromium, browser: all.filter((file) => !node.includes(file) && !chromium.includes(file))};
}
