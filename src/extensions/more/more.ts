/**
 * The panel of "More": tools without room in the row, sound and speed, the list of moves, statistics, and content of the
 * game. Loaded when it is first opened.
 */
import type {CSSResultGroup} from 'lit';
import type {GameTypes} from '../../play/game-types.js';
import type {Speed} from '../../play/settings.js';
import type {GameDefinition, GameView} from '../../frame/game-definition.js';
import type {ExtensionHost, Now, PanelContent, Places, Running} from '../../frame/extension.js';
import {css, html, nothing} from '../../frame/templates/lit-free.js';
import {logStyles, logTemplate, type LogEntry} from '../../frame/templates/log.js';
import {panelStyles, panelTemplate} from '../../frame/templates/panel.js';
import type {ToolModel} from '../../frame/templates/toolbar.js';
import type {WordsController} from '../../frame/words.js';
import english from './words/en.js';

export const styles: CSSResultGroup[] = [
  panelStyles,
  logStyles,
  css`
    .typed {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      gap: 8px;
    }
    .typed label {
      flex: 1 1 8em;
      font-weight: 600;
    }
    .typed p {
      flex: 1 0 100%;
      margin: 0;
    }
    .typed input {
      box-sizing: border-box;
      inline-size: 100%;
      min-block-size: 44px;
      margin-block-start: 4px;
      padding-inline: 12px;
      border: 0;
      border-radius: var(--_radius);
      background: var(--_surface);
      color: inherit;
      font: inherit;
    }
    @media (forced-colors: active) {
      .typed input {
        border: 1px solid;
      }
    }
  `,
];

/** So many moves are listed for a field, and named where none was meant. */
const most = {listed: 200, named: 8} as const;

/** `helpIcon` of icons.ts, which imports Lit. */
const question =
  'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 1.8M12 16.5v.1';

/** A screen, by its corners. */
const screen = 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5';

const speeds = ['slow', 'normal', 'fast', 'instant'] as const;

export class More<T extends GameTypes> implements Running<T> {
  readonly #host: ExtensionHost<T>;
  /** Whether the list of moves is open. */
  #isLogOpen = false;

  readonly #words: WordsController;
  #view: GameView<T> | undefined;
  /** Why what was typed made no move in a position. */
  #wrong: {readonly state: unknown; readonly text: string} | undefined;

  constructor(host: ExtensionHost<T>) {
    this.#host = host;
    this.#words = host.wordsIn(english, (lang) => import(`./words/${lang}.js`));
  }

  places({panel, view}: Now<T>): Places {
    this.#view = view;
    return {panel: panel === 'more' ? (content) => this.#panel(view, content) : undefined};
  }

  #panel(view: GameView<T>, {tools, details, retry}: PanelContent): unknown {
    const {words, speed} = view;
    const {target, frame, templates, definition} = this.#host;
    // `document.fullscreenElement` is the host of an outer shadow root
    const isFull = target.matches(':fullscreen');
    const full: ToolModel = {
      name: 'full-screen',
      icon: screen,
      label: words.say('fullScreen'),
      pressed: isFull,
      // the browser may refuse
      onPress: () => void (isFull ? document.exitFullscreen() : target.requestFullscreen()).catch(() => undefined),
    };
    const how: ToolModel = {
      name: 'how-to-play',
      icon: question,
      label: words.say('howToPlay'),
      onPress: () => frame.open('how-to-play'),
    };
    return panelTemplate({
      ...templates,
      label: words.say('more'),
      close: {label: words.say('close'), onPress: () => frame.open(undefined)},
      tools: [
        ...(definition.onDemand?.howToPlay ? [how] : []),
        ...tools,
        ...(document.fullscreenEnabled ? [full] : []),
      ],
      choice: {
        label: words.say('speed'),
        value: speed,
        options: speeds.map((value) => ({value, label: words.say(value)})),
        onChoose: (value) => (target.speed = value as Speed),
      },
      content: html`${this.#field(view)}${logTemplate(this.#isLogOpen ? entriesOf(definition, view) : [], words.say('moves'), (open) => this.#openLog(open))}${details}${this.#missing(retry)}`,
    });
  }

  /** A field for a move, by its name or as the rules write it: whoever does not see the board plays by it. */
  #field(view: GameView<T>): unknown {
    const words = this.#words;
    if (view.turn === undefined || view.readOnly || words.isLoading) return undefined;
    const wrong = this.#wrong?.state === view.state ? this.#wrong?.text : undefined;
    const names = view.mayAct ? this.#named(view).slice(0, most.listed) : [];
    return html`<form class="typed" @submit=${(event: Event) => this.#submit(event)}>
      <label
        >${words.say('typeMove')}
        <input
          name="move"
          list="moves"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          maxlength="60"
          @keydown=${(event: KeyboardEvent) => {
            // in WebKit the list of suggestions would take it
            if (event.key !== 'Enter') return;
            event.preventDefault();
            (event.currentTarget as HTMLInputElement).form!.requestSubmit();
          }}
          aria-invalid=${wrong === undefined ? nothing : 'true'}
          aria-describedby=${wrong === undefined ? nothing : 'wrong'}
        />
      </label>
      <datalist id="moves">${names.map(([, name]) => html`<option value=${name}></option>`)}</datalist>
      <button part="button">${words.say('makeMove')}</button>
      ${wrong === undefined ? nothing : html`<p id="wrong">${wrong}</p>`}
    </form>`;
  }

  /** The legal moves, each with its name on the screen. */
  #named(view: GameView<T>): readonly (readonly [move: string, name: string])[] {
    const {definition} = this.#host;
    return view.legal.map((move) => [move, definition.moveName?.(move, view) ?? move]);
  }

  #submit(event: Event): void {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const input = form.elements.namedItem('move') as HTMLInputElement;
    const typed = input.value.trim();
    if (!typed) return;
    const view = this.#view!;
    const moves = this.#named(view);
    const meant = moves.find((names) => names.some((name) => name.toLowerCase() === typed.toLowerCase()));
    const {words} = view;
    const some = moves.slice(0, most.named).map(([, name]) => name);
    const wrong = !view.mayAct
      ? words.say('toPlay', {player: view.players[view.turn!]})
      : meant
        ? undefined
        : this.#words.say('notAMove', {move: typed, moves: words.list(some, 'or')});
    this.#wrong = wrong === undefined ? undefined : {state: view.state, text: wrong};
    if (wrong !== undefined) this.#host.feedback.say(wrong);
    else {
      input.value = '';
      void this.#host.act(meant![0]);
    }
    this.#host.target.requestUpdate();
  }

  #openLog(on: boolean): void {
    this.#isLogOpen = on;
    this.#host.target.requestUpdate();
  }

  /** Says that a part of the panel could not be loaded. */
  #missing(retry: (() => void) | undefined): unknown {
    if (!retry) return undefined;
    const {text, action} = this.#host.frame.loadErrorNotice(retry);
    return html`<p>${text} <button class="link" part="button" @click=${action!.onPress}>${action!.label}</button></p>`;
  }
}

/** Worded moves: by the words and names, and by what happened. */
const worded = new WeakMap<object, {readonly names: string; readonly texts: WeakMap<object, unknown>}>();

/** The list of moves, worded as far as it is shown. */
function entriesOf<T extends GameTypes>(definition: GameDefinition<T>, view: GameView<T>): readonly LogEntry[] {
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
