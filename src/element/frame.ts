/** What all games show around their board: players, status, tools, card, moves. */
import {html, nothing, type CSSResultGroup, type TemplateResult} from 'lit';
import type {NoticeModel} from '../controllers/notice.js';
import {confettiStyles, confettiTemplate} from '../templates/confetti.js';
import {cardStyles, cardTemplate, closeTemplate, type CardModel} from '../templates/dialog.js';
import * as icons from '../templates/icons.js';
import {layoutStyles, layoutTemplate} from '../templates/layout.js';
import {playersStyles, playersTemplate} from '../templates/players.js';
import {tokenStyles, tokenTemplate} from '../templates/token.js';
import {toolbarStyles, toolbarTemplate, toolTemplate, type ToolModel} from '../templates/toolbar.js';
import type {FrameUi} from './frame-ui.js';
import type {RoomLink} from './room-link.js';
import type {EndWords, FrameParts, GameDefinition, GameTypes, GameUi, GameView, MoreParts} from './game-definition.js';
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
];

/** What the frame needs beside the view. */
export interface FrameModel<T extends GameTypes> {
  readonly frameUi: FrameUi<T>;
  /** What is wrong with the settings, for page authors. */
  readonly problem: string | undefined;
}

/** What happened in a move, and what to do now. `spoken`: for screen readers. */
export function describe<T extends GameTypes>(
  game: GameDefinition<T>,
  effects: readonly T['effect'][],
  view: GameView<T>,
  spoken = false,
): string {
  const turn = view.live ? view.turn : game.rules.turn(view.state);
  return view.words.text([
    ...effects.map((effect) => game.sentence(effect, view)),
    turn === undefined ? '' : game.turnSentence(turn, view, spoken),
  ]);
}

/** The status line: what happened, and what to do. */
export function statusOf<T extends GameTypes>(game: GameDefinition<T>, view: GameView<T>, parts: FrameParts): string {
  if (view.asking || view.vetoed) return view.words.say(view.asking ? 'waiting' : 'vetoed');
  return parts.status ?? describe(game, view.step?.effects ?? [], view);
}

/** The whole of a game's element. */
export function frameTemplate<T extends GameTypes>(
  game: GameDefinition<T>,
  view: GameView<T>,
  ui: GameUi<T>,
  model: FrameModel<T>,
): TemplateResult {
  const {words, names, tokens: looks, result} = view;
  const {frameUi} = model;
  const {notice, room} = frameUi;
  const shown = notice.shown ?? (room.again && frameUi.lacking(room.again));
  const lobby = room.part?.panel();
  const parts = game.frame?.(view, ui) ?? {};
  const winners = result?.winners.map((seat) => looks[seat]!) ?? [];
  const [undo, ...own] = toolsOf(view, parts, model);
  const tools = [undo, ...(parts.tools ?? []), ...own].filter((tool) => !!tool);
  const main = tools.filter((tool) => tool.main).slice(0, 3);
  const others = tools.filter((tool) => !main.includes(tool));
  return layoutTemplate({
    dir: words.dir,
    board: game.board(view, ui),
    ratio: parts.ratio,
    over: winners.length ? confettiTemplate(winners) : nothing,
    head: parts.head,
    players:
      names.length > 1 &&
      playersTemplate(
        names.map((name, seat) => ({...looks[seat]!, name, turn: seat === view.acting, ...parts.player?.(seat)})),
        {label: words.say('players'), turnLabel: words.say('toMove')},
      ),
    controls: parts.controls,
    status: shown ? noticeTemplate(shown) : inRoom(room, statusOf(game, view, parts)),
    toolbar: toolbarTemplate([...main, moreTool(view, model)], words.say('controls')),
    card: cardOf(view, parts, others, model),
    panel: lobby ?? panelOf(game, view, ui, parts, others, model),
    ...(lobby !== undefined && {covered: true}),
    below: html`<div class="below">
      ${parts.below ?? nothing} ${parts.again ? html`<p>${noticeTemplate(frameUi.lacking(parts.again))}</p>` : nothing}
      ${problemTemplate(model.problem)}<slot></slot>
    </div>`,
  });
}

/** The status, unless the room has something else to say. */
const inRoom = <T extends GameTypes>({part}: RoomLink<T>, status: string): string => part?.status(status) ?? status;

const noticeTemplate = ({text, action}: NoticeModel): TemplateResult =>
  html`${text}${action && html` · <button class="link" part="button" @click=${action.onPress}>${action.label}</button>`}`;

/** What is wrong with the settings, for page authors; empty if nothing is. */
export const problemTemplate = (problem: string | undefined): TemplateResult | typeof nothing =>
  problem ? html`<p class="problem" part="problem" dir="ltr" lang="en">${problem}</p>` : nothing;

function toolsOf<T extends GameTypes>(
  {words, readOnly, paused, turn, seats}: GameView<T>,
  {pausable = seats.some(({kind}) => kind === 'auto')}: FrameParts,
  {frameUi}: FrameModel<T>,
): (ToolModel | false)[] {
  const {element} = frameUi;
  const tool = (name: string, icon: string, label: string, disabled: boolean, onPress: () => void): ToolModel => {
    return {name, icon, label: words.say(label), disabled, onPress, main: name !== 'redo'};
  };
  return [
    tool('undo', icons.undo, 'undo', !element.canUndo || readOnly, () => void element.undo()),
    pausable &&
      tool(
        'pause',
        paused ? icons.play : icons.pause,
        paused ? 'resume' : 'pause',
        turn === undefined,
        () => (element.paused = !paused),
      ),
    tool('new', icons.restart, 'newGame', readOnly || frameUi.room.isSet, () => void frameUi.newGame()),
    tool('redo', icons.redo, 'redo', !element.canRedo || readOnly, () => void element.redo()),
  ];
}

const moreTool = <T extends GameTypes>({words}: GameView<T>, {frameUi}: FrameModel<T>): ToolModel => ({
  name: 'more',
  icon: icons.more,
  label: words.say('more'),
  expanded: frameUi.panelOpen,
  onPress: () => (frameUi.panelOpen = !frameUi.panelOpen),
});

/** Templates for files loaded on demand. */
export const moreParts: MoreParts = {toolTemplate, closeTemplate, tokenTemplate};

/** The panel of "More", once it is loaded. */
function panelOf<T extends GameTypes>(
  game: GameDefinition<T>,
  view: GameView<T>,
  ui: GameUi<T>,
  {extra}: FrameParts,
  tools: readonly ToolModel[],
  {frameUi}: FrameModel<T>,
): unknown {
  const {fetched, panelOpen, element} = frameUi;
  if (!panelOpen) return undefined;
  return fetched?.panel?.moreTemplate(game, view, {
    frameUi,
    tools: [...tools, toggle(element, 'sound', icons.sound, view.words)],
    extra: [frameUi.room.part?.details(), extra, fetched.own?.extra(view, ui, moreParts)],
    ...moreParts,
  });
}

/** The text of the card at the end. */
export function endWordsOf<T extends GameTypes>(
  {words, result, names, tokens: looks}: GameView<T>,
  parts: FrameParts,
): EndWords {
  const winner = result?.winners[0];
  const standard: EndWords =
    winner === undefined
      ? {title: words.say('nobodyWins')}
      : {title: words.say('wins', {player: names[winner]}), picture: tokenTemplate(looks[winner]!)};
  return parts.end?.(standard) ?? standard;
}

/** The card in place of the controls: before an automatic game, in a pause, at the end. */
function cardOf<T extends GameTypes>(
  view: GameView<T>,
  parts: FrameParts,
  others: readonly ToolModel[],
  {frameUi}: FrameModel<T>,
): TemplateResult | undefined {
  const {words, state, result, showing, paused, readOnly, number} = view;
  const {element, fetched} = frameUi;
  const close = (onPress: () => void): CardModel['close'] => ({label: words.say('close'), onPress});
  const button = (name: string, press: () => void): CardModel['buttons'][number] => ({
    label: words.say(name),
    onPress: press,
  });
  const renew = (name: string): CardModel['buttons'] =>
    readOnly || frameUi.room.isSet ? [] : [button(name, () => void element.newGame().then(() => element.resume()))];
  // the file with the panel can't be loaded
  if (frameUi.panelOpen && fetched && !fetched.panel) {
    const buttons = others.filter(({disabled}) => !disabled);
    const text = noticeTemplate(frameUi.lacking(frameUi.again!));
    return cardTemplate({title: words.say('more'), text, buttons, close: close(() => (frameUi.panelOpen = false))});
  }
  if (result && !showing) {
    if (frameUi.isPutAway(state)) return undefined;
    const ofRoom = frameUi.room.part?.endButtons;
    const share = button('copyResult', () => void frameUi.share());
    const watch = button('watchAgain', () => void element.replay());
    // on a phone the card has space for three
    const usual = ofRoom ? [share] : [share, watch];
    const buttons = [...(ofRoom ?? renew('playAgain')), ...(number > 0 ? usual : [])];
    const {shown} = frameUi.notice;
    const end = endWordsOf(view, parts);
    // the card covers the status line
    const text = shown ? noticeTemplate(shown) : end.text;
    return cardTemplate({...end, text, buttons, close: close(() => frameUi.putAway(state))});
  }
  if (!paused) return undefined;
  return cardTemplate({
    title: words.say(number > 0 ? 'paused' : 'game'),
    text: number > 0 ? undefined : parts.start,
    buttons: [button(number > 0 ? 'resume' : 'start', () => element.resume()), ...(number > 0 ? renew('newGame') : [])],
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
