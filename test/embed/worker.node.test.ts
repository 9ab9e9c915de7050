// What the service worker of the embed folder keeps. How it behaves on a host: bundles/embed.mjs.
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {fileAt, filesToKeep} from '../../src/embed/worker.js';

const files = {
  version: '1',
  shell: ['index.html'],
  hashes: {'index.html': 'a', 'builder.html': 'b', 'words/de.classic.js': 'c'},
};

describe('the service worker', () => {
  it('knows its files, also on hosts that omit .html', () => {
    assert.deepEqual(
      ['', 'index', 'index.html', 'builder', 'words/de.classic.js', 'words', '../x', 'toString', 'worker.js'].map(
        (path) => fileAt(path, files),
      ),
      [
        'index.html',
        'index.html',
        'index.html',
        'builder.html',
        'words/de.classic.js',
        ...Array<undefined>(4).fill(undefined),
      ],
    );
  });

  it('caches its own files only', () => {
    assert.deepEqual(filesToKeep({keep: 'all'}, files), Object.keys(files.hashes));
    assert.deepEqual(filesToKeep({keep: ['index.html', '../../etc/passwd', 1, null]}, files), ['index.html']);
    for (const data of [undefined, null, 1, 'all', {}, {keep: 'some'}, {keep: {}}])
      assert.deepEqual(filesToKeep(data, files), []);
  });
});
