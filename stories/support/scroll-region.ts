// For the documentation: `<scroll-region>` around a table or a code block. Where that is wider than the page, it scrolls by
// itself, takes the focus, so that arrow keys scroll it, and is named after the heading above it.
export class ScrollRegion extends HTMLElement {
  #resizes = new ResizeObserver(() => this.#update());
  #changes = new MutationObserver(() => this.#observe());

  connectedCallback(): void {
    this.#changes.observe(this, {childList: true, subtree: true});
    this.#observe();
  }

  disconnectedCallback(): void {
    this.#changes.disconnect();
    this.#resizes.disconnect();
  }

  /** What scrolls: this element, or the viewport that Storybook puts around code. */
  get #scroller(): HTMLElement {
    return this.querySelector<HTMLElement>('[data-radix-scroll-area-viewport]') ?? this;
  }

  #observe(): void {
    this.#resizes.disconnect();
    const scroller = this.#scroller;
    for (const box of [scroller, ...scroller.children]) this.#resizes.observe(box);
    this.#update();
  }

  #update(): void {
    const scroller = this.#scroller;
    const scrolls = scroller.scrollWidth > scroller.clientWidth;
    // not a landmark: a page has many
    set(scroller, 'role', scrolls && 'group');
    set(scroller, 'aria-label', scrolls && this.#name());
    if (scroller === this) set(this, 'tabindex', scrolls && '0');
  }

  #name(): string {
    const above = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].findLast(
      (heading) => heading.compareDocumentPosition(this) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const kind = this.querySelector('table') ? 'Table' : 'Code';
    return [kind, above?.textContent?.trim()].filter(Boolean).join(': ');
  }
}

function set(element: Element, name: string, value: string | false): void {
  if (value === false) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
