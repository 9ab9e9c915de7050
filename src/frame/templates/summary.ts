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
  .summary dl {
    display: grid;
    grid-auto-columns: minmax(min-content, 1fr);
    grid-auto-flow: column;
    margin: 12px 0 0;
    border-block: 1px solid var(--_rule);
  }
  .summary dl > div {
    min-inline-size: 0;
    padding: 8px 4px 9px 12px;
  }
  .summary dl > :first-child {
    padding-inline-start: 0;
  }
  .summary div + div {
    border-inline-start: 1px solid var(--_rule);
  }
  /* three */
  .summary dl > :nth-child(n + 4) {
    display: none;
  }
  .summary dt {
    contain: inline-size;
    overflow: hidden;
    color: var(--_quiet);
    font-size: var(--_small);
    line-height: 1.2;
    text-overflow: ellipsis;
  }
  .summary dd {
    margin: 4px 0 0;
    font: 700 1.1875em / 1.1 var(--_title-font);
  }
  .summary .goal {
    margin: 10px 0 0;
    padding: 10px 12px;
    border-radius: calc(var(--_radius) - 2px);
    background: var(--_surface);
  }
  .summary .bars {
    display: none;
    inline-size: min(100%, 12em);
    margin-block-start: 12px;
    fill: color-mix(in oklab, var(--_ink), transparent 75%);
  }
  .summary .own {
    fill: var(--_go);
  }
  /* in a low room there is place for the figures only, each on a line */
  @container room (height < 46rem) {
    .summary .goal {
      display: none;
    }
  }
  /* below a board that is higher than wide, too */
  @container room (height < 56rem) and (aspect-ratio <= 1) {
    .tall .summary .goal {
      display: none;
    }
    .tall .summary dl {
      margin-block-start: 8px;
    }
    .tall .summary dl > div {
      padding-block: 4px;
    }
    .tall .summary dd {
      margin: 0;
    }
  }
  /* in a low room, two other lines leave no space for the figures, below a high board one */
  @container room (height < 38rem) {
    .tall .card:has(.missed, .earned) .summary,
    .card:has(.card-text):has(.missed, .earned) .summary,
    .card:has(.missed):has(.earned) .summary {
      display: none;
    }
  }
  @container room (height < 38rem) or (width < 17rem) {
    .summary dl {
      margin-block-start: 6px;
    }
    .summary dl > div {
      padding-block: 4px 5px;
    }
    .summary dd {
      margin: 0;
    }
  }
  /* beside the board */
  @container side (width < 15em) {
    .summary dl > :not(:first-child) {
      padding-inline: 6px 0;
    }
  }
  @container room (height < 20rem) {
    .summary {
      display: none;
    }
  }
  @container room (aspect-ratio > 1) and (46rem <= height) {
    .summary .bars {
      display: block;
    }
  }
`;
