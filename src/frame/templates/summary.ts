/** The summary on the card at the end: a result among the earlier ones, as figures, a distribution and the next goal. */
import {css, html, nothing, svg} from './lit-free.js';
import {figuresTemplate} from './statistics.js';

export interface SummaryModel {
  readonly figures: readonly (readonly [name: string, value: string])[];
  /** Numbers of games by range of scores, from the lowest; none where there is nothing to compare. */
  readonly bars: readonly number[];
  /** The bar of this game. */
  readonly own: number;
  /** The next goal, as a sentence. */
  readonly goal: string | undefined;
}

export const summaryTemplate = ({figures, bars, own, goal}: SummaryModel) => html`
  <div class="summary">
    <dl>${figuresTemplate(figures)}</dl>
    ${bars.length ? barsTemplate(bars, own) : nothing} ${goal ? html`<p class="goal">${goal}</p>` : nothing}
  </div>
`;

const barsTemplate = (bars: readonly number[], own: number) => {
  const most = Math.max(...bars);
  return html`<svg class="bars" viewBox="0 0 ${bars.length * 10 - 2} 40" aria-hidden="true">
    ${bars.map((count, i) => {
      const height = 3 + (37 * count) / most;
      return svg`<rect class=${i === own ? 'own' : ''} x=${i * 10} y=${40 - height} width="8" height=${height} rx="1.5" />`;
    })}
  </svg>`;
};

export const summaryStyles = css`
  .summary {
    display: grid;
    justify-items: center;
    gap: 8px;
  }
  .summary dl {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 2px 1.2em;
    margin: 0;
  }
  .summary dl > div {
    display: flex;
    gap: 0.4em;
  }
  .summary dt,
  .summary .goal {
    color: var(--_quiet);
  }
  .summary dd {
    margin: 0;
    font-weight: 600;
  }
  .summary .goal {
    margin: 0;
  }
  .summary .bars {
    display: none;
    inline-size: min(100%, 12em);
    fill: color-mix(in oklab, var(--_ink), transparent 75%);
  }
  .summary .own {
    fill: var(--_accent);
  }
  /* on a low screen there is room for the buttons only, or for a line */
  @media (height < 42rem) {
    .summary .goal {
      display: none;
    }
  }
  @media (height < 42rem) and (orientation: portrait) {
    .summary {
      display: none;
    }
  }
  @media (height >= 42rem) {
    @container (width >= 46rem) {
      .summary {
        gap: 0.8em;
        padding-block: 0.5em;
      }
      .summary dl > div {
        display: block;
      }
      .summary .bars {
        display: block;
      }
    }
  }
`;
