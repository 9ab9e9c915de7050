/**
 * The panel of "More": tools without room in the row, sound and speed, the list of moves, statistics, and content of the
 * game. Loaded when it is first opened (`FrameUi`).
 */
import type {CSSResultGroup, TemplateResult} from 'lit';
import type {GameTypes} from '../controllers/game-types.js';
import type {Speed} from '../controllers/presenter.js';
import {html} from '../templates/beside.js';
import {logStyles, logTemplate, type LogEntry} from '../templates/log.js';
import {panelStyles, panelTemplate, type PanelParts} from '../templates/panel.js';
import {statisticsStyles, statisticsTemplate} from '../templates/statistics.js';
import type {ToolModel} from '../templates/toolbar.js';
import type {ElementGame} from './element-game.js';
import type {GameView} from './game-definition.js';

export const styles: CSSResultGroup[] = [panelStyles, logStyles, statisticsStyles];

/** Content of the panel from the main file. */
export interface MoreModel extends PanelParts {
  /** The tools that the row has no room for. */
  readonly tools: readonly ToolModel[];
  /** Content below the list of moves. */
  readonly extra: unknown;
}

/** `screenIcon` of icons.ts, which imports Lit. */
const screen = 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5';

const speeds = ['slow', 'normal', 'fast', 'instant'] as const;

export function moreTemplate<T extends GameTypes>(
  game: ElementGame<T>,
  {tools, extra, toolTemplate, closeTemplate}: MoreModel,
): TemplateResult {
  const {element, frame, view} = game;
  const {words, speed} = view;
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
    close: {label: words.say('close'), onPress: () => frame.close()},
    tools: [...tools, ...(document.fullscreenEnabled ? [full] : [])],
    choice: {
      label: words.say('speed'),
      value: speed,
      options: speeds.map((value) => ({value, label: words.say(value)})),
      onChoose: (value) => (element.speed = value as Speed),
    },
    content: html`${logTemplate(frame.logOpen ? entriesOf(game, view) : [], words.say('moves'), (open) => (frame.logOpen = open))}${statisticsOf(game)}${extra}${missingOf(game)}`,
  });
}

/** Figures over all games, once there are some. */
function statisticsOf<T extends GameTypes>({words, frame}: ElementGame<T>): unknown {
  const {figures} = frame;
  if (figures.length === 0) return undefined;
  return statisticsTemplate({
    label: words.say('statistics'),
    rows: figures,
    resetLabel: words.say('resetStatistics'),
    onReset: () => void frame.resetStatistics(),
  });
}

/** Says that a part of the panel could not be loaded. */
function missingOf<T extends GameTypes>({frame}: ElementGame<T>): unknown {
  if (!frame.again) return undefined;
  const {text, action} = frame.lacking(frame.again);
  return html`<p>${text} <button class="link" part="button" @click=${action!.onPress}>${action!.label}</button></p>`;
}

/** Worded moves: by the words and names, and by what happened. */
const worded = new WeakMap<object, {readonly names: string; readonly texts: WeakMap<object, unknown>}>();

/** The list of moves, worded as far as it is shown. */
function entriesOf<T extends GameTypes>({definition}: ElementGame<T>, view: GameView<T>): readonly LogEntry[] {
  const {words, log} = view;
  const names = `${words.lang} ${view.names.join()}`;
  let known = worded.get(words.table);
  if (known?.names !== names) worded.set(words.table, (known = {names, texts: new WeakMap()}));
  const {texts} = known;
  return log.flatMap(({number, effects}) => {
    let text = texts.get(effects);
    if (text === undefined) {
      const [spoken, printed] = [true, false].map((aloud) =>
        words.text(effects.map((effect) => definition.sentence(effect, view, aloud))),
      );
      text =
        printed === spoken || !printed
          ? spoken
          : html`<span aria-hidden="true">${printed}</span><span class="visually-hidden">${spoken}</span>`;
      texts.set(effects, text);
    }
    return text ? [{number, text}] : [];
  });
}
