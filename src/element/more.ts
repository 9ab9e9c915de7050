/**
 * What "More" opens: the tools that the row has no room for, sound and speed, the list of moves, and what the game adds.
 * A file of its own, fetched when it is first asked for (`FrameUi`): what is seldom used has its place here.
 */
import type {CSSResultGroup, TemplateResult} from 'lit';
import type {NoticeModel} from '../controllers/notice.js';
import type {Speed} from '../controllers/presenter.js';
import {html} from '../templates/beside.js';
import {logStyles, logTemplate, type LogEntry} from '../templates/log.js';
import {panelStyles, panelTemplate, type PanelParts} from '../templates/panel.js';
import {statisticsStyles, statisticsTemplate} from '../templates/statistics.js';
import type {ToolModel} from '../templates/toolbar.js';
import type {GameDefinition, GameHost, GameTypes, GameView} from './game-definition.js';

export const styles: CSSResultGroup[] = [panelStyles, logStyles, statisticsStyles];

/** State of the panel, and what it can do. */
export interface PanelUi {
  readonly element: GameHost;
  panelOpen: boolean;
  logOpen: boolean;
  readonly figures: readonly (readonly [name: string, value: string])[];
  resetStatistics(): Promise<void>;
  /** Loads again what the panel lacks; undefined if it lacks nothing. */
  readonly again: (() => void) | undefined;
  lacking(again: () => void): NoticeModel;
}

/** What the panel is made of, beside the view. */
export interface MoreModel extends PanelParts {
  readonly frameUi: PanelUi;
  /** The tools that the row has no room for. */
  readonly tools: readonly ToolModel[];
  /** What the game adds below the list of moves. */
  readonly extra: unknown;
}

/** `screen` of icons.ts, which imports Lit. */
const screen = 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5';

const speeds = ['slow', 'normal', 'fast', 'instant'] as const;

export function moreTemplate<T extends GameTypes>(
  game: GameDefinition<T>,
  view: GameView<T>,
  {frameUi, tools, extra, toolTemplate, closeTemplate}: MoreModel,
): TemplateResult {
  const {words, speed} = view;
  const {element} = frameUi;
  const full: ToolModel = {
    name: 'full-screen',
    icon: screen,
    label: words.say('fullScreen'),
    pressed: document.fullscreenElement === element,
    // the browser may refuse
    onPress: () =>
      void (document.fullscreenElement ? document.exitFullscreen() : element.requestFullscreen()).catch(
        () => undefined,
      ),
  };
  return panelTemplate({
    toolTemplate,
    closeTemplate,
    label: words.say('more'),
    close: {label: words.say('close'), onPress: () => (frameUi.panelOpen = false)},
    tools: [...tools, ...(document.fullscreenEnabled ? [full] : [])],
    choice: {
      label: words.say('speed'),
      value: speed,
      options: speeds.map((value) => ({value, label: words.say(value)})),
      onChoose: (value) => (element.speed = value as Speed),
    },
    content: html`${logTemplate(frameUi.logOpen ? entriesOf(game, view) : [], words.say('moves'), (open) => (frameUi.logOpen = open))}${statisticsOf(view, frameUi)}${extra}${missingOf(frameUi)}`,
  });
}

/** Figures over all games, once there are some. */
function statisticsOf<T extends GameTypes>({words}: GameView<T>, frameUi: PanelUi): unknown {
  const {figures} = frameUi;
  if (figures.length === 0) return undefined;
  return statisticsTemplate({
    label: words.say('statistics'),
    rows: figures,
    resetLabel: words.say('resetStatistics'),
    onReset: () => void frameUi.resetStatistics(),
  });
}

/** Says that a part of the panel could not be loaded. */
function missingOf(frameUi: PanelUi): unknown {
  if (!frameUi.again) return undefined;
  const {text, action} = frameUi.lacking(frameUi.again);
  return html`<p>${text} <button class="link" part="button" @click=${action!.onPress}>${action!.label}</button></p>`;
}

/** Worded moves: by the words and names, and by what happened. */
const worded = new WeakMap<object, {readonly names: string; readonly texts: WeakMap<object, unknown>}>();

/** The list of moves, worded as far as it is shown. */
function entriesOf<T extends GameTypes>(game: GameDefinition<T>, view: GameView<T>): readonly LogEntry[] {
  const {words, log} = view;
  const names = `${words.lang} ${view.names.join()}`;
  let known = worded.get(words.table);
  if (known?.names !== names) worded.set(words.table, (known = {names, texts: new WeakMap()}));
  const {texts} = known;
  return log.flatMap(({number, effects}) => {
    let text = texts.get(effects);
    if (text === undefined) {
      const [full, seen] = [false, true].map((seen) =>
        words.text(effects.map((effect) => game.sentence(effect, view, seen))),
      );
      text =
        seen === full
          ? full
          : html`<span aria-hidden="true">${seen}</span><span class="visually-hidden">${full}</span>`;
      texts.set(effects, text);
    }
    return text ? [{number, text}] : [];
  });
}
