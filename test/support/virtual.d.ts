// The modules that test/tools/test-bundle.mjs makes: see there.
declare module 'virtual:elements' {}
declare module 'virtual:words' {
  const tables: Readonly<Record<string, () => Promise<{readonly default: Readonly<Record<string, unknown>>}>>>;
  export default tables;
}
declare module '*.mdx' {
  const text: string;
  export default text;
}
// React has no types of its own
declare module 'react-dom/client' {
  interface Root {
    render(node: object): void;
    unmount(): void;
  }
  export function createRoot(container: Element): Root;
  export function hydrateRoot(container: Element, node: object): Root;
}
