// The console guard: a warning or an error on the console fails the test in which it came, unless
// the test takes it with `takeConsole()`. The test runner puts this file in front of every test file.

interface Guarded {
  parlourConsole?: string[];
  litIssuedWarnings?: Set<string>;
}
const guarded = globalThis as Guarded;

if (!guarded.parlourConsole) {
  guarded.parlourConsole = [];
  // Lit's development build says on every page that it is one; all its other warnings count.
  (guarded.litIssuedWarnings ??= new Set()).add('dev-mode');
  for (const level of ['warn', 'error'] as const) {
    const original = console[level].bind(console);
    console[level] = (...args: unknown[]) => {
      guarded.parlourConsole?.push(`console.${level}: ${args.map(String).join(' ')}`);
      original(...args);
    };
  }

  const check = (when: string): void => {
    const lines = takeConsole();
    if (lines.length > 0) throw new Error(`The console is to stay empty. It has, ${when}:\n${lines.join('\n')}`);
  };
  afterEach(function () {
    // a report of how two elements differ would walk the whole document, and never end
    const error = this.currentTest?.err as {actual?: unknown; expected?: unknown} | undefined;
    if (error && [error.actual, error.expected].some((value) => value instanceof Node)) {
      delete error.actual;
      delete error.expected;
    }
    check(`in '${this.currentTest?.title ?? ''}'`);
  });
  after(() => check('after the tests'));
}

/** What came on the console since the last call, as `console.warn: text`; the guard forgets it. */
export function takeConsole(): string[] {
  return guarded.parlourConsole?.splice(0) ?? [];
}
