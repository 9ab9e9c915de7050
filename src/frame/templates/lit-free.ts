/**
 * `html` and `css` for files that are loaded on demand (`more.ts`). They create the same objects as Lit's own, in the
 * form shared by all versions from 2 on, and import nothing: chunks of single-file builds then contain no second Lit,
 * and no bundler moves Lit into a chunk that would run before the hydration support.
 */
import type {CSSResult, html as litHtml, nothing as litNothing, svg as litSvg} from 'lit';

export const nothing = Symbol.for('lit-nothing') as typeof litNothing;

const template =
  (type: number) =>
  (strings: TemplateStringsArray, ...values: unknown[]) => ({_$litType$: type, strings, values});

export const html = template(1) as unknown as typeof litHtml;
export const svg = template(2) as unknown as typeof litSvg;

/** Does not support values in styles. */
export const css = (([cssText]: TemplateStringsArray) => ({
  cssText,
  get styleSheet() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(cssText!);
    return sheet;
  },
})) as unknown as (strings: TemplateStringsArray) => CSSResult;
