/** Addresses of our own scripts, as pages with Trusted Types want them. */
interface Policy {
  createScriptURL(url: string): string;
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/** The address of a script beside this page, for `src` and the like. */
export function trusted(file: string): string {
  const {trustedTypes} = globalThis as {readonly trustedTypes?: Factory};
  const own = (url: string): string => {
    if (!/^(?:words\/)?[a-z-]+(?:\.classic)?\.js$/.test(url))
      throw new TypeError(`Invalid script: ${url}. Expected a file of this page.`);
    return url;
  };
  if (!trustedTypes) return own(file);
  policy ??= trustedTypes.createPolicy('parlour-embed', {createScriptURL: own});
  return policy.createScriptURL(file);
}

/** Runs a classic script beside this page. Rejects where it can't be loaded. */
const loadScript = (file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${file} could not be loaded.`));
    // as the page's own policy wants it
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.src = trusted(file);
    document.head.append(script);
  });

/**
 * Registers a game, and hands it the words of a language first: it then starts in that language, also where it may not fetch
 * them itself.
 */
export async function loadGame(tag: string, lang: string): Promise<void> {
  if (lang !== 'en') await loadScript(`words/${lang}.classic.js`).catch(() => undefined);
  if (!customElements.get(tag)) await loadScript(`${tag}.classic.js`);
}
