/** Registers a tag, once, however many bundles bring it. */

/**
 * Registers `element` under `tag`. The first definition stays: the same version again is silent, another version warns
 * once. Never throws; does nothing where there are no custom elements (on a server without a DOM shim).
 */
export function define(tag: string, element: CustomElementConstructor & {version?: string}): void {
  if (typeof customElements === 'undefined') return;
  const first: typeof element | undefined = customElements.get(tag);
  if (!first) {
    // a class can have one tag: under a second one stands a subclass
    for (const kind of [element, class extends element {}]) {
      try {
        return customElements.define(tag, kind);
      } catch (error) {
        if (kind !== element) console.warn(`<${tag}> can't be defined: ${(error as Error).message}`);
      }
    }
  } else if (first.version !== element.version && !warned.has(tag)) {
    warned.add(tag);
    console.warn(
      `<${tag}> is defined already, by version ${first.version ?? 'unknown'}; version ${element.version ?? 'unknown'} is left out.`,
    );
  }
}

/** What has been said on this page, by whichever file. */
const key = Symbol.for('@parlour/elements/warned');
const page = globalThis as typeof globalThis & {[key]?: Set<string>};
const warned = (page[key] ??= new Set<string>());
