/**
 * The base class of all elements: server-side rendering, and styles in documents that adopt the element. Markup from a
 * server is hydrated if the page has loaded `@lit-labs/ssr-client`, and replaced otherwise. The first render repeats that
 * of the server; what only the page knows (seed, table, saved game, language) comes with the second.
 */
import {adoptStyles, isServer, LitElement, type CSSResultGroup, type CSSResultOrNative, type PropertyValues} from 'lit';
import {isDevelopment, warnOfKeys} from '../play/development.js';
import {checkProperties} from './checked.js';
import {version} from './version.js';
import type {Words} from './dictionary.js';

/** Whether this is the first render: on a server, or its repetition during hydration. */
export function isFirstRender(element: Element & {readonly hasUpdated?: boolean}): boolean {
  return isServer || (!element.hasUpdated && Boolean(element.shadowRoot?.hasChildNodes()));
}

/** Adopts the styles. A constructed sheet belongs to one document, so other documents get sheets of their own. */
function adoptSheets(root: ShadowRoot, styles: CSSResultOrNative[]): void {
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

/** Lit hydrates text into the node after a marker; for empty text the server sends no node, so it would be the next marker (lit/lit#4937). */
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

  /** The element's translations; {@link registerWords} adds to them. */
  protected static dictionary?: {readonly english: Words; register(lang: string, words: Words): void};

  /** Registers a language, or overrides words of one: sentences by key, with placeholders such as `{n}`. */
  static get registerWords(): (lang: string, words: Words) => void {
    const {dictionary} = this;
    return (lang, words) => {
      if (isDevelopment && dictionary) warnOfKeys(lang, words, dictionary.english);
      dictionary?.register(lang, words);
    };
  }

  protected static override finalize(): void {
    const isDone = Object.hasOwn(this, 'finalized');
    super.finalize();
    if (!isDone) checkProperties(this);
  }

  /** Styles loaded on demand. */
  readonly #later: CSSResultOrNative[] = [];
  #waiting: Promise<void> | undefined;

  /**
   * True during the first render: what only this page knows is left out.
   * @internal
   */
  firstRender: boolean = isServer;

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const {elementStyles, shadowRootOptions} = this.constructor as typeof LitElement;
    const sent = this.shadowRoot;
    if (!sent && this.ownerDocument !== document) {
      const root = this.attachShadow(shadowRootOptions);
      adoptSheets(root, elementStyles);
      return root;
    }
    const root = super.createRenderRoot();
    if (!sent) return root;
    // without hydration Lit would render beside the server's markup
    if (this.renderOptions.renderBefore) {
      sent.replaceChildren();
      this.renderOptions.renderBefore = null;
      return root;
    }
    // in place of the server's style element, which a strict CSP blocks
    adoptSheets(sent, elementStyles);
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
    if (this.shadowRoot) adoptSheets(this.shadowRoot, [...elementStyles, ...this.#later]);
  }

  /**
   * Adopts styles that were loaded on demand.
   * @internal
   */
  adopt(styles: CSSResultGroup): void {
    this.#later.push(...((Array.isArray(styles) ? (styles as unknown[]).flat(9) : [styles]) as CSSResultOrNative[]));
    this.adoptedCallback();
  }

  /**
   * Makes `updateComplete` wait for something that is loaded on demand, and for an update that it has requested.
   * @internal
   */
  waitFor(work: Promise<unknown>): void {
    const waiting = Promise.all([this.#waiting, work]).then(() => {
      if (this.#waiting === waiting) this.#waiting = undefined;
    });
    this.#waiting = waiting;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    let complete = await super.getUpdateComplete();
    while (this.#waiting) {
      await this.#waiting;
      complete = await super.getUpdateComplete();
    }
    return complete;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // before the page can change anything: hydration does not correct what differs from the server's markup
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
      // markup of another version or of other settings
      console.warn(
        `<${this.localName}>: the server's markup could not be hydrated and is rendered anew: ${(error as Error).message}`,
      );
      this.renderRoot.replaceChildren();
      super.update(changed);
    }
  }
}
