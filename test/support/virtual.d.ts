// The modules that test/tools/test-bundle.mjs makes: see there.
declare module 'virtual:elements' {}
declare module 'virtual:words' {
  const tables: Readonly<Record<string, () => Promise<{readonly default: Readonly<Record<string, unknown>>}>>>;
  export default tables;
}
