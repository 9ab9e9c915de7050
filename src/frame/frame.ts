/** The frame that all games have around their board: players, status, tools, card, moves. */
import {html, nothing, type CSSResultGroup, type TemplateResult} from 'lit';
import type {NoticeModel} from './notice.js';
import {paces} from '../input/presenter.js';
import {confettiStyles, confettiTemplate} from './templates/confetti.js';
import {cardStyles, cardTemplate, closeTemplate, type CardModel} from './templates/dialog.js';
import {
  bulbIcon,
  helpIcon,
  moreIcon,
  pauseIcon,
  linkIcon,
  playIcon,
  redoIcon,
  restartIcon,
  sayIcon,
  shareIcon,
  soundIcon,
  undoIcon,
} from './templates/icons.js';
import {boardFrame, layoutStyles, layoutTemplate} from './templates/layout.js';
import {playersStyles, playersTemplate} from './templates/players.js';
import {sittersTemplate, tokenStyles, tokenTemplate} from './templates/token.js';
import {toolbarStyles, toolbarTemplate, toolTemplate, type ToolModel} from './templates/toolbar.js';
import type {GameTypes} from '../play/game-types.js';
import type {ButtonModel, Places} from './extension.js';
import type {FrameState} from './frame-state.js';
import type {Settings} from '../play/read-settings.js';
import type {Seat} from '../core/record.js';
import type {FrameParts, GameDefinition, GameUi, GameView, MoreParts} from './game-definition.js';
import {endWordsOf, statusOf} from './sentences.js';
import {tokens} from './tokens.styles.js';

/** The styles of the frame; a game's own come after them. */
export const frameStyles: CSSResultGroup[] = [
  tokens,
  tokenStyles,
  playersStyles,
  toolbarStyles,
  cardStyles,
  confettiStyles,
  layoutStyles,
  boardFrame,
];

/** The contents of the frame. */
export interface FrameModel<T extends GameTypes> {
  readonly definition: GameDefinition<T>;
  readonly view: GameView<T>;
  readonly ui: GameUi<T>;
  readonly parts: FrameParts;
  readonly settings: Settings<T>;
  readonly frame: FrameState;
  /** The places that extensions fill. */
  readonly places: readonly Places[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether the game belongs to a room. */
  readonly isAway: boolean;
  /** Tries again to load what is missing. */
  readonly retry: (() => void) | undefined;
  /** Whether what is missing keeps the game from going on. */
  readonly isStuck: boolean;
  readonly actions: FrameActions;
}

/** Actions of the frame's buttons. */
export interface FrameActions {
  undo(): void;
  redo(): void;
  /** Starts a new game; the one in progress can be taken back for a while. */
  renew(): Promise<unknown>;
  /** Starts the same game or challenge again. */
  playAgain(): Promise<unknown>;
  /** Tells screen readers the last moves again. */
  repeat(): void;
  /** Begins the game as it is set up. */
  begin(): void;
  pause(on: boolean): void;
  replay(): void;
  /** Shares the result, or a link to the replay. */
  share(isReplay: boolean): void;
  switchSound(): void;
}

/** The element of a game: board and frame. */
export function frameTemplate<T extends GameTypes>(model: FrameModel<T>): TemplateResult {
  const {definition, view, ui, parts, frame, settings, places} = model;
  const {words, names, tokens: looks} = view;
  const {targetScore} = settings;
  const shown = frame.notice.shown ?? (model.isStuck && model.retry && frame.loadErrorNotice(model.retry));
  const {step} = view;
  const waits = step?.by === 'auto' || step?.by === 'remote';
  const usual = frame.reading.show(statusOf(definition, view, parts), paces[view.speed], waits);
  const status = view.hinting ? words.say('hinting') : usual;
  const winners = celebratedOf(view).map((seat) => looks[seat]!);
  const [undo, ...own] = toolsOf(model);
  const tools = [undo, ...(parts.tools ?? []), ...own].filter((tool) => !!tool);
  const tally = first(places, 'tally');
  const main = tools.filter((tool) => tool.main).slice(0, 3);
  const others = tools.filter((tool) => !main.includes(tool));
  return layoutTemplate({
    dir: words.dir,
    board: definition.board(view, ui),
    ratio: parts.ratio,
    over: winners.length ? confettiTemplate(winners) : nothing,
    rail: html`${
      names.length > 1
        ? playersTemplate(
            names.map((name, seat) => ({
              ...looks[seat]!,
              name: seat === view.you && !model.isAway && !view.seats[seat]!.name ? words.say('you') : name,
              turn: seat === view.acting,
              tally: tally && words.number(tally(seat)),
              ...parts.player?.(seat),
              mark: places.map((place) => place.mark?.(seat)).find(Boolean),
            })),
            {label: words.say('players'), toMove: (name) => words.say('toMove', {player: name})},
          )
        : nothing
    }${parts.head ?? nothing}`,
    controls: parts.controls,
    lines: [
      names.length < 2 && targetScore !== undefined
        ? html`<span part="target-score">${words.say(first(places, 'verdict') ?? 'toBeat', {n: targetScore})}</span>`
        : nothing,
      ...places.map(({line}) => line),
    ],
    status: shown ? noticeTemplate(shown) : (first(places, 'status')?.(status) ?? status),
    toolbar: toolbarTemplate([...main, moreTool(model)], words.say('controls')),
    card: cardOf(model, others),
    sitter: view.number > 0 ? undefined : (parts.sitter ?? (looks.length > 1 && sittersTemplate(looks))),
    panel: panelOf(model, others),
    below: html`<div class="below">
      ${parts.below ?? nothing}
      ${parts.retry ? html`<p>${noticeTemplate(frame.loadErrorNotice(parts.retry))}</p>` : nothing}
      ${problemTemplate(settings.problems[0]?.message)}<slot name="below"></slot>
    </div>`,
  });
}

const noticeTemplate = ({text, action}: NoticeModel): TemplateResult =>
  html`${text}${action && html` <button class="link" part="button" @click=${action.onPress}>${action.label}</button>`}`;

/** A line about an invalid setting, for page authors. */
const problemTemplate = (problem: string | undefined): TemplateResult | typeof nothing =>
  problem ? html`<p class="problem" part="problem" dir="ltr" lang="en">${problem}</p>` : nothing;

/** The content that the first extension puts into a place. */
const first = <K extends keyof Places>(places: readonly Places[], name: K): Places[K] =>
  places.find((place) => place[name] !== undefined)?.[name];

/** Whether something runs that a pause stops: a clock, or automatic players. */
const isPausable = ({pausable}: FrameParts, {seats}: {readonly seats: readonly Seat[]}): boolean =>
  pausable ?? seats.some(({kind}) => kind === 'auto');

function toolsOf<T extends GameTypes>({
  view: {words, readOnly, paused, turn, seats},
  parts,
  places,
  actions,
  ...model
}: FrameModel<T>): (ToolModel | false | undefined)[] {
  const tool = (name: string, icon: string, label: string, disabled: boolean, onPress: () => void): ToolModel => {
    return {name, icon, label: words.say(label), disabled, onPress, main: name !== 'redo'};
  };
  const pause =
    isPausable(parts, {seats}) &&
    tool('pause', paused ? playIcon : pauseIcon, paused ? 'resume' : 'pause', turn === undefined, () =>
      actions.pause(!paused),
    );
  // against computers a new game is wanted more often than a pause
  const isLater = parts.pausable === undefined && seats.some(({kind}) => kind === 'person');
  return [
    tool('undo', undoIcon, 'undo', !model.canUndo || readOnly, () => actions.undo()),
    !isLater && pause,
    tool('new', restartIcon, 'newGame', readOnly || model.isAway, () => void actions.renew()),
    isLater && pause,
    ...places.flatMap((place) => place.tools ?? []),
    tool('redo', redoIcon, 'redo', !model.canRedo || readOnly, () => actions.redo()),
    {name: 'repeat', icon: sayIcon, label: words.say('repeat'), onPress: () => actions.repeat()},
  ];
}

const moreTool = <T extends GameTypes>({view: {words}, frame}: FrameModel<T>): ToolModel => ({
  name: 'more',
  icon: moreIcon,
  label: words.say('more'),
  expanded: frame.panel === 'more',
  onPress: () => frame.open(frame.panel ? undefined : 'more'),
});

/** Templates for files loaded on demand. */
export const moreParts: MoreParts = {toolTemplate, closeTemplate, tokenTemplate};

/** The panel that is open, or one that covers everything as long as it is there, once it is loaded. */
function panelOf<T extends GameTypes>(model: FrameModel<T>, tools: readonly ToolModel[]): unknown {
  const {places, retry, parts, settings, view, actions} = model;
  const sound = {name: 'sound', icon: soundIcon, label: view.words.say('sound'), pressed: settings.raw.sound};
  return first(
    places,
    'panel',
  )?.({
    tools: [...tools, {...sound, onPress: () => actions.switchSound()}],
    details: [...places.map(({details}) => details), parts.extra],
    retry,
  });
}

/** The winners to celebrate: people. If a computer wins, its token nods. */
function celebratedOf<T extends GameTypes>({result, seats}: GameView<T>): readonly number[] {
  return result?.winners.filter((seat) => seats[seat]!.kind !== 'auto') ?? [];
}

/** A title, or a line of one sentence, has no full stop. */
const withoutStop = <T>(text: T): T | string =>
  typeof text === 'string' ? text.replace(/^([^.。।]*)[.。।]$/, '$1') : text;

/** The card in place of the controls: before an automatic game, in a pause, at the end. */
function cardOf<T extends GameTypes>(model: FrameModel<T>, others: readonly ToolModel[]): TemplateResult | undefined {
  const {view, frame, parts, places, settings, actions, retry} = model;
  const {words, state, result, showing, paused, readOnly, number} = view;
  const {shown} = frame.notice;
  const resume = (): void => actions.pause(false);
  const close = (onPress: () => void): CardModel['close'] => ({label: words.say('close'), onPress});
  const button = (name: string, press: () => void, icon?: string): ButtonModel => ({
    label: words.say(name),
    icon,
    onPress: press,
  });
  const renew = (name: string, start: () => Promise<unknown>): CardModel['buttons'] =>
    readOnly || model.isAway ? [] : [button(name, () => void start().then(resume), restartIcon)];
  // the file with the panel can't be loaded
  if (frame.panel && retry && !first(places, 'panel')) {
    const buttons = others.filter(({disabled}) => !disabled);
    const text = noticeTemplate(frame.loadErrorNotice(retry));
    return cardTemplate({title: words.say('more'), text, buttons, close: close(() => frame.open(undefined))});
  }
  if (result && !showing) {
    if (frame.isClosed(state)) return undefined;
    const ends = places.flatMap(({end: place}) => place ?? []);
    const ofRoom = ends.find(({buttons}) => buttons)?.buttons;
    const share = button('copyResult', () => actions.share(false), shareIcon);
    const watch = button('watchAgain', () => actions.replay(), playIcon);
    // on a phone the card has space for three
    const {takeBack, ...end} = endWordsOf(view, parts);
    const next = ofRoom ? undefined : ends.find((place) => place.next)?.next;
    const back = takeBack && model.canUndo && !readOnly ? [{label: takeBack, onPress: () => actions.undo()}] : [];
    const usual = [
      share,
      ...(ofRoom || back.length || next ? [] : [watch]),
      ...(!ofRoom && settings.takesLinks ? [button('copyReplay', () => actions.share(true), linkIcon)] : []),
    ];
    const buttons = [
      ...back,
      ...(next ? [next] : []),
      ...(ofRoom ?? renew(view.seats.length > 1 ? 'rematch' : 'playAgain', () => actions.playAgain())),
      ...(number > 0 ? usual : []),
    ];
    // the card covers the status line
    const text = shown ? noticeTemplate(shown) : withoutStop(end.text);
    return cardTemplate({
      ...end,
      title: withoutStop(end.title),
      festive: celebratedOf(view).length > 0,
      text,
      more: ends.map(({content}) => content),
      buttons,
      close: close(() => frame.close(state)),
    });
  }
  const more = first(places, 'card');
  if (frame.panel || (!paused && !more)) return undefined;
  return cardTemplate({
    title: words.say(number > 0 ? 'paused' : 'game'),
    first: number === 0,
    text: shown && more ? noticeTemplate(shown) : number > 0 || !words.has('aim') ? undefined : words.say('aim'),
    more: html`${number > 0 ? nothing : (parts.start ?? nothing)}${more ?? nothing}`,
    buttons:
      number > 0
        ? [button('resume', resume), ...renew('newGame', () => actions.renew())]
        : [button('start', () => actions.begin()), ...places.flatMap(({buttons = []}) => buttons)],
    close:
      number > 0 || !model.definition.onDemand?.howToPlay
        ? undefined
        : {label: words.say('howToPlay'), icon: helpIcon, onPress: () => frame.open('how-to-play')},
  });
}

/** A tool that switches one of the element's own settings. */
export function toggle<K extends string>(
  settings: {[name in K]: boolean},
  name: K,
  icon: string,
  words: {say(key: string): string},
): ToolModel {
  return {
    name,
    icon,
    label: words.say(name),
    pressed: settings[name],
    onPress: () => (settings[name] = !settings[name]),
  };
}

/** The tool that shows a hint. */
export const hintTool = (words: {say(key: string): string}, disabled: boolean, onPress: () => void): ToolModel => ({
  name: 'hint',
  icon: bulbIcon,
  label: words.say('hint'),
  main: true,
  disabled,
  onPress,
});
