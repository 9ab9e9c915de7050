/** Large SVG templates whose markup is generated once. */
import {svg, type TemplateResult} from 'lit';

/**
 * Creates a template function from generated markup; values go between its strings. The markup must not contain
 * untrusted text. Cloning one large template is many times as fast as rendering a template per square.
 */
export const staticSvg = (strings: string[]): ((...values: unknown[]) => TemplateResult) =>
  svg.bind(undefined, Object.assign(strings, {raw: strings}) as unknown as TemplateStringsArray);
