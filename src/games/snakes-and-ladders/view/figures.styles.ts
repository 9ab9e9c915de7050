/** The styles of the figures of a position. Their template is in figures.ts. */
import {css} from 'lit';

export const figuresStyles = css`
  .figures p {
    margin: 4px 0 8px;
  }
  .scroll {
    max-block-size: 16em;
    overflow: auto;
  }
  .figures table {
    border-collapse: collapse;
    font-size: 0.92em;
  }
  .figures caption {
    padding-block: 4px;
    text-align: start;
    color: var(--_quiet);
  }
  .figures :is(th, td) {
    padding: 2px 8px;
    text-align: end;
  }
  .figures thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--_surface);
  }
`;
