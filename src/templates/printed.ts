/** Large SVG templates whose markup is generated once. */
import {svg, type TemplateResult} from 'lit';

/**
 * Makes a template from generated markup and the expressions between its strings. The markup must not contain untrusted
 * text. Cloning one large template is what makes a hundred boards on a page cheap: a template per square is many times
 * as expensive.
 */
export const printed = (strings: string[]): ((...values: unknown[]) => TemplateResult) =>
  svg.bind(undefined, Object.assign(strings, {raw: strings}) as unknown as TemplateStringsArray);
