/**
 * `html` and `css` for files that are fetched on demand (`more.ts`). They make what Lit's own make, in the shapes that all its
 * versions from 2 on share, and import nothing: a file beside a one-file build has no second Lit then, and no bundler moves
 * Lit into a file of its own, which would run before the support for hydration.
 */
import type {css as litCss, html as litHtml, nothing as litNothing} from 'lit';

export const nothing = Symbol.for('lit-nothing') as typeof litNothing;

export const html = ((strings: TemplateStringsArray, ...values: unknown[]) => ({
  _$litType$: 1,
  strings,
  values,
})) as unknown as typeof litHtml;

/** Without values: what goes into styles is in main files. */
export const css = (([cssText]: TemplateStringsArray) => ({
  cssText,
  get styleSheet() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(cssText!);
    return sheet;
  },
})) as unknown as typeof litCss;
