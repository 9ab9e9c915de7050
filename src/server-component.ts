/**
 * The module of a game in a React server component: bundlers choose it by the condition `react-server` of `exports` in
 * package.json. There a module runs on the server only: no browser would register the tag, and the page would stay empty.
 */
throw new Error(
  'A game was imported in a server component, which never reaches the browser: nothing would be there. Put \'use client\' on the first line of the file that imports it, and see "Next.js" on the page about frameworks.',
);
export {};
