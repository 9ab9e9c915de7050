// Tables of the documentation, from the manifest: `<keys-table of="snl-board">`, `<events-table of="snl-board">`, `<kit-table>`.
// Without `of` what all games share; with `own` only what they don't.
import {css, html, LitElement, type TemplateResult} from 'lit';
import {docsStyles, withCode} from './docs-parts.js';
import {elementOf, kitGroups, shared, type Item, type KitItem} from './manifest.js';

abstract class ReferenceTable extends LitElement {
  static override styles = [
    docsStyles,
    css`
      .key {
        white-space: nowrap;
      }
    `,
  ];
  // no decorators: what Storybook builds outside src keeps them as they are
  static override properties = {of: {type: String}, own: {type: Boolean}};
  declare of?: string;
  declare own?: boolean;

  protected abstract readonly kind: 'events' | 'keys';
  protected abstract readonly heads: readonly string[];
  protected abstract row(item: Item): TemplateResult;

  protected override render(): TemplateResult {
    const all = this.of ? (elementOf(this.of)?.[this.kind] ?? []) : shared(this.kind);
    const items = this.own ? all.filter(({inheritedFrom}) => !inheritedFrom) : all;
    return html`<table>
      <thead>
        <tr>
          ${this.heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${items.map((item) => this.row(item))}
      </tbody>
    </table>`;
  }
}

export class KeysTable extends ReferenceTable {
  protected readonly kind = 'keys';
  protected readonly heads = ['Key', 'What it does'];

  protected row({name, description}: Item): TemplateResult {
    // 'Control+Z, Command+Z' and '1 … 9'
    const chord = (keys: string): unknown[] =>
      keys.split('+').flatMap((key, i) => [i ? '+' : '', html`<kbd>${key}</kbd>`]);
    const range = (keys: string): unknown[] => keys.split(' … ').flatMap((key, i) => [i ? ' … ' : '', chord(key)]);
    const keys = name.split(', ').flatMap((one, i) => [i ? ' ' : '', html`<span class="key">${range(one)}</span>`]);
    return html`<tr>
      <th scope="row">${keys}</th>
      <td>${withCode(description)}</td>
    </tr>`;
  }
}

export class EventsTable extends ReferenceTable {
  protected readonly kind = 'events';
  protected readonly heads = ['Event', 'When'];

  protected row({name, description}: Item): TemplateResult {
    return html`<tr>
      <th scope="row"><code>${name}</code></th>
      <td>${withCode(description)}</td>
    </tr>`;
  }
}

/** What the kit exports, group by group. */
export class KitTable extends LitElement {
  static override styles = docsStyles;

  protected override render(): TemplateResult[] {
    return kitGroups().map(
      ([group, items]) =>
        html`<p>${withCode(group)}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">What it is</th>
              </tr>
            </thead>
            <tbody>
              ${items.map(
                (item) =>
                  html`<tr>
                    <th scope="row"><code>${headOf(item)}</code></th>
                    <td>${withCode(item.description?.split('\n\n')[0])}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`,
    );
  }
}

/** A name with what a call takes, or with what it is. */
const headOf = ({name, kind = 'type', parameters = []}: KitItem): string =>
  kind === 'function'
    ? `${name}(${parameters.map((each) => each.name).join(', ')})`
    : kind === 'variable'
      ? name
      : `${kind} ${name}`;
