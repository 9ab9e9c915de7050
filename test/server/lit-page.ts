// A component of someone else's page, made with Lit, that has a game in its template: the game is hydrated after it.
import {css, html, LitElement, type TemplateResult} from 'lit';

export class LitPage extends LitElement {
  static override styles = css`
    :host {
      display: block;
    }
  `;

  protected override render(): TemplateResult {
    return html`<h1>A game</h1>
      <ludo-game seed="7" .players=${['Ada', {name: 'Ben', kind: 'auto'}]}></ludo-game>`;
  }
}
