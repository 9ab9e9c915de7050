/** Registers a tag once, even if several bundles contain it. */

/**
 * Registers `element` under `tag`. The first definition wins: the same version again is silent, another version warns
 * once. Never throws; does nothing without custom elements (on a server without a DOM shim).
 */
export function define(tag: string, element: CustomElementConstructor & {version?: string}): void {
  if (typeof customElements === 'undefined') return;
  const first: typeof element | undefined = customElements.get(tag);
  if (!first) {
    // a class can have only one tag: a second one needs a subclass
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

/** Warnings that have been printed on this page, by any file. */
const key = Symbol.for('@parlour/elements/warned');
const page = globalThis as typeof globalThis & {[key]?: Set<string>};
const warned = (page[key] ??= new Set<string>());
