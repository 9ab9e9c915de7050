// Components of someone else's page, made with Lit: one that has a game in its template, which is hydrated after it, and
// one on the base of ours, whose words come with the second render only.
import {css, html, LitElement, type TemplateResult} from 'lit';
import {ServedElement} from '../../src/frame/served-element.js';

export class LitPage extends LitElement {
  static override styles = css`
    :host {
      display: block;
    }
  `;

  protected override render(): TemplateResult {
    return html`<h1>A game</h1>
      <ludo-game seed="7" .players=${['Ada', {name: 'Ben', kind: 'auto'}]}></ludo-game>
      <late-words></late-words>`;
  }
}

export class LateWords extends ServedElement {
  static override styles = css`
    :host,
    p {
      display: block;
      block-size: 2em;
    }
  `;

  protected override render(): TemplateResult {
    return html`<p>${this.firstRender ? '' : 'Here they are.'}</p>`;
  }
}
