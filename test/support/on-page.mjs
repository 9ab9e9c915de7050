// A page of test/tools/open-page.mjs for as long as a test needs it.
import assert from 'node:assert/strict';
import {openPage} from '../tools/open-page.mjs';

/**
 * Opens a page, does something there, and wants nothing on the console.
 * @param {object} options those of `openPage()`
 * @param {(page: object, opened: object) => unknown} work gets the page, and all that `openPage()` returns
 * @param {string[]} said what the console is to say instead
 */
export async function onPage(options, work, said = []) {
  const opened = await openPage(options);
  try {
    await work(opened.page, opened);
    assert.deepEqual(opened.noise(), said);
  } catch (error) {
    error.message += `\n${opened.noise().join('\n')}`;
    throw error;
  } finally {
    await opened.close();
  }
}
