/** The panel of "How to play". */
import type {CSSResult, CSSResultGroup} from 'lit';
import type {GameTypes} from '../../play/game-types.js';
import type {ExtensionHost, Now, Places, Running} from '../../frame/extension.js';
import type {HowToPlayPart, MovingDrawing, Spot} from '../../frame/game-definition.js';
import {css, html, svg} from '../../frame/templates/lit-free.js';
import {panelStyles} from '../../frame/templates/panel.js';

/** Seconds that the end of a drawing stays before it begins again. */
const rest = 2;

export class HowToPlay<T extends GameTypes> implements Running<T> {
  readonly #host: ExtensionHost<T>;
  readonly #part: HowToPlayPart<T>;
  readonly #drawing: unknown;

  constructor(host: ExtensionHost<T>, part: HowToPlayPart<T>) {
    this.#host = host;
    this.#part = part;
    const {ground, actors} = part.drawing;
    // the same text for each rendering: the template of it stays, and goes on moving
    const markup = [`${ground}${actors.map(({shape}, i) => `<g class="actor-${i}">${shape}</g>`).join('')}`];
    this.#drawing = svg(raw(markup));
  }

  places({panel, view}: Now<T>): Places {
    const {words, frame, templates} = this.#host;
    const {width, height} = this.#part.drawing;
    const label = words.say('howToPlay');
    const close = {label: words.say('close'), onPress: () => frame.open(undefined)};
    return {
      panel:
        panel === 'how-to-play'
          ? () =>
              html`<div class="panel how" role="dialog" aria-label=${label} tabindex="-1">
                <div class="panel-title">${label}${templates.closeTemplate(close)}</div>
                <svg class="play-drawing" viewBox="0 0 ${width} ${height}" aria-hidden="true">${this.#drawing}</svg>
                <ul role="list">
                  ${this.#part.sentences(view).map((sentence) => html`<li>${sentence}</li>`)}
                </ul>
              </div>`
          : undefined,
    };
  }
}

const raw = (texts: string[]): TemplateStringsArray => Object.assign(texts, {raw: texts});

/** The styles of a panel with this drawing: its parts move over and over, or stand where they end where motion is reduced. */
export function stylesOf({actors, steady}: MovingDrawing): CSSResultGroup {
  const seconds = Math.max(...actors.flatMap(({way}) => way.map(([second]) => second))) + rest;
  const look = ([, x, y, opacity = 1, scale = 1]: Spot): string =>
    `{transform: translate(${x}px, ${y}px) scale(${scale}); opacity: ${opacity}}`;
  const moving = actors.map(
    ({way}, i) => `
      .actor-${i} ${look(way.at(-1)!)}
      @keyframes actor-${i} {${way.map((spot) => `${(spot[0] / seconds) * 100}% ${look(spot)}`).join(' ')}}
      @media (prefers-reduced-motion: no-preference) {
        .actor-${i} {animation: actor-${i} ${seconds}s ${steady ? 'linear' : 'ease-in-out'} infinite}
      }`,
  );
  return [panelStyles, styles, css(raw([moving.join('')]))];
}

const styles: CSSResult = css`
  .over:has(> .how) {
    container: how / size;
  }
  .parts:has(> .over > .how) .zone {
    opacity: 0;
  }
  .how {
    display: flex;
    flex-direction: column;
  }
  /* as high as it is wide enough for, less where the sentences need the room */
  .play-drawing {
    flex: 0 1 auto;
    inline-size: 100%;
    min-block-size: 4.5em;
    max-block-size: 15em;
    direction: ltr;
  }
  .how ul {
    display: grid;
    gap: 6px;
    margin-block: 12px 0;
    padding: 0;
    list-style: none;
    line-height: 1.25;
  }
  @container how (height < 20em) {
    .how ul {
      font-size: var(--_small);
    }
  }
  @container how (width < 17em) {
    .how > .panel-title {
      font-size: 1.1875em;
    }
  }
  /* beside a low board it covers the plates, too */
  @container room (aspect-ratio > 1) and (height < 26rem) {
    .over:has(> .how) {
      grid-row: rail-start / side-end;
    }
    .parts:has(> .over > .how) .rail {
      visibility: hidden;
    }
  }
  /* the drawing beside the sentences, where it would be small above them */
  @container how (17em <= width) and (height < 16em) {
    .how {
      display: grid;
      grid-template: auto minmax(min-content, 1fr) / 1fr 2fr;
      column-gap: 16px;
    }
    .how::after,
    .how > .panel-title {
      grid-column: 1 / -1;
    }
    .how > .panel-title {
      padding-block: 10px 4px;
    }
    .play-drawing {
      block-size: auto;
    }
    .how ul {
      margin: 0;
      align-content: start;
    }
  }
`;
