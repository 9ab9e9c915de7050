// The storage guard: a test fails if anything in its page, or in a frame of the same origin, stores what the page "What
// stays" does not list. The test runner puts this file in front of every test file.
import page from '../../stories/what-stays.mdx';

/** What stands in a key for a part of it. */
const placeholders: Readonly<Record<string, string>> = {
  '<game>': '[a-z][a-z\\d-]*',
  '<name>': '.+',
  '<code>': '[2-9A-Z]{6,}',
  '<number>': '[2-9]|[1-9]\\d+',
};

/** The keys of the table, and where they are stored. */
const listed = [...page.matchAll(/^\| `([^`]+)` \| ([^|]+) \|/gm)]
  .filter(([, , where]) => where!.includes('Storage'))
  .map(([, key, where]) => ({
    key: new RegExp(`^${key!.replace(/<\w+>/g, (name) => `(?:${placeholders[name]!})`)}$`),
    where: where!,
  }));

let unlisted: string[] = [];
function check(where: string, key: string): void {
  if (!listed.some((each) => each.where.includes(where) && each.key.test(key))) unlisted.push(`${where}: ${key}`);
}

const nameOf = (storage: unknown): string => (storage === sessionStorage ? 'sessionStorage' : 'localStorage');
const {setItem} = Storage.prototype;
Storage.prototype.setItem = function (key, value) {
  check(nameOf(this), key);
  setItem.call(this, key, value);
};
// what frames write
addEventListener('storage', ({key, newValue, storageArea}) => {
  if (key !== null && newValue !== null) check(nameOf(storageArea), key);
});
const {open} = IDBFactory.prototype;
IDBFactory.prototype.open = function (name, ...version) {
  check('IndexedDB', name);
  return open.call(this, name, ...version);
};

afterEach(() => {
  if (document.cookie) check('document.cookie', document.cookie);
  const found = unlisted;
  unlisted = [];
  if (found.length > 0) throw new Error(`Stored, but not listed in stories/what-stays.mdx:\n${found.join('\n')}`);
});
