// What the documentation's own elements share: type like Storybook's, tables, and `code` within a sentence.
import {css, html} from 'lit';

/** A sentence of the manifest: what is between backticks is code. */
export const withCode = (text = ''): unknown[] =>
  text.split('`').map((part, i) => (i % 2 ? html`<code>${part}</code>` : part));

export const docsStyles = css`
  :host {
    display: block;
    margin-block: 24px;
    color: #2e3338;
    font:
      14px/1.6 'Nunito Sans',
      system-ui,
      sans-serif;
  }
  code,
  kbd {
    padding: 1px 5px;
    border: 1px solid #dfe4ea;
    border-radius: 4px;
    background: #f6f9fc;
    font:
      12px/1.5 ui-monospace,
      monospace;
    white-space: nowrap;
  }
  kbd {
    border-block-end-width: 2px;
    background: #fff;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  caption {
    padding-block: 4px;
    font-weight: 700;
    text-align: start;
  }
  :is(th, td) {
    padding: 8px 12px;
    border-block-end: 1px solid #dfe4ea;
    text-align: start;
    vertical-align: top;
  }
  thead th {
    font-weight: 700;
  }
  tbody th {
    inline-size: 34%;
    font-weight: inherit;
  }
  @media (width < 600px) {
    :is(th, td) {
      padding-inline: 4px;
    }
    code {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`;
