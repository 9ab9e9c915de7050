/**
 * The base of all elements: what is in their shadow root, and what it wears, where a server may have drawn first and
 * other documents may adopt. What a server sent is taken over, node for node, where the page has loaded `@lit-labs/ssr-client`; otherwise it is replaced. The first picture on the page is the server's once more; what
 * only the page knows (its seed, its table, what it has kept, its language) comes with the second one.
 */
import {adoptStyles, isServer, LitElement, type CSSResultGroup, type CSSResultOrNative, type PropertyValues} from 'lit';
import {version} from './version.js';
import type {Words} from './dictionary.js';

/** True while an element makes the picture that a server makes, there or once more on the page. */
export function isFirstRender(element: Element & {readonly hasUpdated?: boolean}): boolean {
  return isServer || (!element.hasUpdated && Boolean(element.shadowRoot?.hasChildNodes()));
}

/** Puts the styles on. A sheet belongs to one document: another one has sheets of its own. */
function dress(root: ShadowRoot, styles: CSSResultOrNative[]): void {
  const view = root.ownerDocument.defaultView;
  if (view === window) adoptStyles(root, styles);
  else if (view) {
    root.adoptedStyleSheets = styles.map((style) => {
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(String((style as {cssText?: string}).cssText));
      return sheet;
    });
  }
}

/** Lit writes words into the node after a mark; where the server had none that would be the next mark (lit/lit#4937). */
function fillGaps(root: ShadowRoot): void {
  const marks = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (marks.nextNode()) {
    const {data, nextSibling} = marks.currentNode as Comment;
    if (data === 'lit-part' && (nextSibling as Comment | null)?.data === '/lit-part')
      (marks.currentNode as Comment).after('');
  }
}

export abstract class ServedElement extends LitElement {
  /** Version of the package the class comes from. */
  static readonly version = version;

  /** The element's sentences, in all languages; {@link registerWords} adds to them. */
  protected static dictionary?: {register(lang: string, words: Words): void};

  /** Hands over a language, or other words for one: sentences by key, `{n}` and the like for what goes in. */
  static get registerWords(): (lang: string, words: Words) => void {
    const {dictionary} = this;
    return (lang, words) => dictionary?.register(lang, words);
  }

  /** Styles that came later. */
  readonly #later: CSSResultOrNative[] = [];
  #fetching: Promise<void> | undefined;

  /** True while the picture is made that a server makes, until it is there: what only this page knows is left out. */
  protected firstRender: boolean = isServer;

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const {elementStyles, shadowRootOptions} = this.constructor as typeof LitElement;
    const sent = this.shadowRoot;
    if (!sent && this.ownerDocument !== document) {
      const root = this.attachShadow(shadowRootOptions);
      dress(root, elementStyles);
      return root;
    }
    const root = super.createRenderRoot();
    if (!sent) return root;
    // Lit has no use for what is there, and would draw beside it
    if (this.renderOptions.renderBefore) {
      sent.replaceChildren();
      this.renderOptions.renderBefore = null;
      return root;
    }
    // instead of the server's own, which strict pages refuse
    dress(sent, elementStyles);
    sent.querySelector('style')?.remove();
    fillGaps(sent);
    return root;
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && old !== value) this.requestUpdate();
  }

  adoptedCallback(): void {
    const {elementStyles} = this.constructor as typeof LitElement;
    if (this.shadowRoot) dress(this.shadowRoot, [...elementStyles, ...this.#later]);
  }

  /** Puts on the styles of something that is fetched, too; `updateComplete` waits for it. */
  protected wear(styles: Promise<readonly CSSResultGroup[]>): void {
    const fetching = styles.then((later) => {
      if (this.#fetching === fetching) this.#fetching = undefined;
      this.#later.push(...((later as unknown[]).flat(9) as CSSResultOrNative[]));
      this.adoptedCallback();
      this.requestUpdate();
    });
    this.#fetching = fetching;
  }

  protected override getUpdateComplete(): Promise<boolean> {
    const complete = (): Promise<boolean> => super.getUpdateComplete();
    return this.#fetching?.then(complete) ?? complete();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // before the page can change anything: what differed from the server's picture would stay as it is there
    if (!isServer && this.renderRoot && isFirstRender(this)) this.performUpdate();
  }

  protected override performUpdate(): void {
    this.firstRender = isFirstRender(this);
    super.performUpdate();
    if (!this.firstRender) return;
    this.firstRender = false;
    this.requestUpdate();
  }

  protected override update(changed: PropertyValues): void {
    try {
      super.update(changed);
    } catch (error) {
      if (!this.firstRender) throw error;
      // of another version, or other settings
      console.warn(`<${this.localName}>: what the server sent is drawn anew: ${(error as Error).message}`);
      this.renderRoot.replaceChildren();
      super.update(changed);
    }
  }
}
