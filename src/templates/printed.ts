/** Large SVG templates whose markup is made once, by code. */
import {svg, type TemplateResult} from 'lit';

/**
 * A template of markup made here, its holes between the strings; numbers only, nothing from outside. One with everything
 * in it, cloned as a whole, is what makes a hundred boards on a page cheap: a template per square costs many times as much.
 */
export const printed = (strings: string[]): ((...values: unknown[]) => TemplateResult) =>
  svg.bind(undefined, Object.assign(strings, {raw: strings}) as unknown as TemplateStringsArray);
