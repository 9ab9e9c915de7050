// The modules that test/tools/test-bundle.mjs makes: see there.
declare module 'virtual:elements' {}
declare module 'virtual:words' {
  import type {Words} from '../../src/kit.js';

  const tables: Readonly<Record<string, () => Promise<{readonly default: Words}>>>;
  export default tables;
}
