/** URLs of this page's own scripts, for pages with Trusted Types. */
interface Policy {
  createScriptURL(url: string): string;
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/**
 * The query of this script's URL, `?1a2b3c4d`: the hash of the folder. What is loaded from beside has it, too, so that no
 * cache answers with the file of another version.
 */
export const {search: version} = new URL((document.currentScript as HTMLScriptElement).src);

/** The URL of a script beside this page, as a `TrustedScriptURL` if the browser has those. */
function trusted(file: string): string {
  const {trustedTypes} = globalThis as {readonly trustedTypes?: Factory};
  const own = (url: string): string => {
    if (!/^(?:\.\/)?(?:words\/|positions\/)?[a-z\d-]+(?:\.classic)?\.js(?:\?[\da-f]*)?$/.test(url))
      throw new TypeError(`Invalid script: ${url}. Expected a file of this page.`);
    return url;
  };
  if (!trustedTypes) return own(file);
  policy ??= trustedTypes.createPolicy('parlour-embed', {createScriptURL: own});
  return policy.createScriptURL(file);
}

/** Runs a classic script beside this page. Rejects if it can't be loaded. */
const loadScript = (file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${file} could not be loaded.`));
    // required by the page's own Trusted Types policy
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.src = trusted(file + version);
    document.head.append(script);
  });

/**
 * Registers a game after loading the words of a language, so that it starts in that language even where it can't fetch
 * them itself.
 */
export async function loadGame(tag: string, lang: string): Promise<void> {
  // games load their own scripts by it in sandboxed frames
  Object.assign(globalThis, {[Symbol.for('@parlour/elements/trusted')]: trusted});
  if (lang !== 'en') await loadScript(`words/${lang}.classic.js`).catch(() => undefined);
  if (!customElements.get(tag)) await loadScript(`${tag}.classic.js`);
}
