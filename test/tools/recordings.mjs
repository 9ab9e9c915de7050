// Reads and writes the recordings in test/compatibility: JSON files with named entries, one line for each part of an
// entry so that a diff can be read. Entries are only ever added: what an earlier version wrote must go on working.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './files.mjs';

const folder = path.join(root, 'test/compatibility');

/** The entries of a file by name; none where there is no such file. */
export function readRecordings(file) {
  const at = path.join(folder, file);
  return existsSync(at) ? JSON.parse(readFileSync(at, 'utf8')) : {};
}

/**
 * Adds entries to a file, which comes into being with its first one.
 * @returns the names of those that were added; an entry that is there already stays as it is
 */
export function addRecordings(file, entries) {
  const all = readRecordings(file);
  const added = Object.keys(entries).filter((name) => !Object.hasOwn(all, name));
  for (const name of added) all[name] = entries[name];
  if (added.length > 0) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), written(all));
  }
  return added;
}

function written(entries) {
  const list = Object.entries(entries).map(([name, entry]) => `${JSON.stringify(name)}: ${lines(entry)}`);
  return `{\n${list.join(',\n')}\n}\n`;
}

/** A list with an item a line, an object with a field a line. */
function lines(entry) {
  if (Array.isArray(entry)) return `[\n${entry.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]`;
  const fields = Object.entries(entry).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${fields.join(',\n')}\n}`;
}
