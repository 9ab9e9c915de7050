// What a release asks for: that a whole run of the files committed was green. The note is outside of git.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './files.mjs';

const note = path.join(root, 'node_modules/.cache/parlour/green-run');

const git = (...words) => spawnSync('git', words, {cwd: root, encoding: 'utf8'}).stdout?.trim();

/** The hash of all files as committed; undefined while something is not. */
export const cleanTree = () => (git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD^{tree}') : undefined);

export const forgetGreenRun = () => rmSync(note, {force: true});

/** @param {string | undefined} tree the `cleanTree()` that the run began with */
export function noteGreenRun(tree) {
  if (!tree || tree !== cleanTree()) return;
  mkdirSync(path.dirname(note), {recursive: true});
  writeFileSync(note, tree);
}

/** Whether the last whole run was green, and of the files that are committed now. */
export const isGreen = () => existsSync(note) && readFileSync(note, 'utf8') === cleanTree();
