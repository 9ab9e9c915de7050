/**
 * `parlour-auto.js`: loads the file of each game when its first tag appears. A page that does not know which games it will
 * show has one script for all of them, and loads what it shows.
 */

/** Loaders by tag. The build writes them in front of this module (rollup.config.mjs). */
declare const files: Readonly<Record<string, () => Promise<unknown>>>;

const tags = Object.keys(files).join();
const loaded = new Set<string>();

function load(tag: string): void {
  if (loaded.has(tag) || customElements.get(tag)) return;
  loaded.add(tag);
  files[tag]!().catch((error: unknown) => {
    console.warn(`<${tag}>: its file could not be loaded.`, error);
    // the next element of this tag tries again, and so does the page once it is back online
    loaded.delete(tag);
    addEventListener('online', () => load(tag), {once: true});
  });
}

function loadIn(node: Node): void {
  if (node instanceof Element && node.matches(tags)) load(node.localName);
  for (const {localName} of (node as Partial<ParentNode>).querySelectorAll?.(tags) ?? []) load(localName);
}

const observer = new MutationObserver((records) => {
  for (const {addedNodes} of records) addedNodes.forEach(loadIn);
});

/**
 * Loads the games in a shadow root, now and whenever one is added. The document is watched from the start, without the shadow
 * roots in it.
 * @param root the shadow root, or another node
 * @throws TypeError for anything else, such as the `shadowRoot` of an element that has none or a closed one
 */
export function watchGames(root: Node): void {
  // checked here: the message of the browser names neither the value nor what is expected
  if (!(root instanceof Node)) throw new TypeError(`Invalid root: ${String(root)}. Expected an open shadow root.`);
  observer.observe(root, {childList: true, subtree: true});
  loadIn(root);
}

watchGames(document);
