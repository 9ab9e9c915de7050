/** The frame that all games have around their board: players, status, tools, card, moves. */
import {html, nothing, type CSSResultGroup, type TemplateResult} from 'lit';
import type {NoticeModel} from '../controllers/notice.js';
import {paces} from '../controllers/presenter.js';
import {confettiStyles, confettiTemplate} from '../templates/confetti.js';
import {cardStyles, cardTemplate, closeTemplate, type CardModel} from '../templates/dialog.js';
import {
  moreIcon,
  pauseIcon,
  playIcon,
  redoIcon,
  restartIcon,
  soundIcon,
  starIcon,
  undoIcon,
} from '../templates/icons.js';
import {boardFrame, layoutStyles, layoutTemplate} from '../templates/layout.js';
import {playersStyles, playersTemplate} from '../templates/players.js';
import {tokenStyles, tokenTemplate} from '../templates/token.js';
import {toolbarStyles, toolbarTemplate, toolTemplate, type ToolModel} from '../templates/toolbar.js';
import type {GameTypes} from '../controllers/game-types.js';
import type {ElementGame} from './element-game.js';
import {challenges} from './frame-ui.js';
import type {EndWords, FrameParts, GameDefinition, GameView, MoreParts} from './game-definition.js';
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

/** Sentences for the effects of a move, and for whose turn it is. `spoken`: for screen readers. */
export function describe<T extends GameTypes>(
  game: GameDefinition<T>,
  effects: readonly T['effect'][],
  view: GameView<T>,
  spoken = false,
): string {
  const turn = view.live ? view.turn : game.rules.turn(view.state);
  return view.words.text([
    ...effects.map((effect) => game.sentence(effect, view, spoken)),
    turn === undefined ? '' : game.turnSentence(turn, view, spoken),
  ]);
}

/** The status line: what happened, and what to do. */
export function statusOf<T extends GameTypes>(game: GameDefinition<T>, view: GameView<T>, parts: FrameParts): string {
  const open = view.asking ? 'waiting' : view.vetoed;
  if (open) return view.words.say(open);
  return parts.status ?? describe(game, view.step?.effects ?? [], view);
}

/** The element of a game: board and frame. */
export function frameTemplate<T extends GameTypes>(game: ElementGame<T>): TemplateResult {
  const {definition, view, ui, parts, frame, room, settings} = game;
  const {words, names, tokens: looks} = view;
  const {beat} = game.element;
  const shown = frame.notice.shown ?? (room.again && frame.lacking(room.again));
  const lobby = room.part?.panel();
  const {step} = view;
  const waits = step?.by === 'auto' || step?.by === 'remote';
  const status = frame.reading.show(statusOf(definition, view, parts), paces[view.speed], waits);
  const winners = celebratedOf(view).map((seat) => looks[seat]!);
  const [undo, ...own] = toolsOf(game, view, parts);
  const tools = [undo, ...(parts.tools ?? []), ...own].filter((tool) => !!tool);
  const main = tools.filter((tool) => tool.main).slice(0, 3);
  const others = tools.filter((tool) => !main.includes(tool));
  return layoutTemplate({
    dir: words.dir,
    board: definition.board(view, ui),
    ratio: parts.ratio,
    over: winners.length ? confettiTemplate(winners) : nothing,
    head: parts.head,
    players: [
      names.length > 1
        ? playersTemplate(
            names.map((name, seat) => ({
              ...looks[seat]!,
              name: seat === view.you && !room.isSet && !view.seats[seat]!.name ? words.say('you') : name,
              turn: seat === view.acting,
              ...parts.player?.(seat),
              mark: room.part?.mark(seat),
            })),
            {label: words.say('players'), turnLabel: words.say('toMove')},
          )
        : beat && html`<span part="beat">${words.say(frame.verdict, {n: beat})}</span>`,
      room.part?.line(),
    ],
    controls: parts.controls,
    status: shown ? noticeTemplate(shown) : (room.part?.status(status) ?? status),
    toolbar: toolbarTemplate([...main, moreTool(game)], words.say('controls')),
    card: cardOf(game, parts, others),
    panel: lobby ?? panelOf(game, parts, others),
    below: html`<div class="below">
      ${parts.below ?? nothing} ${parts.again ? html`<p>${noticeTemplate(frame.lacking(parts.again))}</p>` : nothing}
      ${problemTemplate(settings.problems[0]?.message)}<slot></slot>
    </div>`,
  });
}

const noticeTemplate = ({text, action}: NoticeModel): TemplateResult =>
  html`${text}${action && html` · <button class="link" part="button" @click=${action.onPress}>${action.label}</button>`}`;

/** A line about an invalid setting, for page authors. */
const problemTemplate = (problem: string | undefined): TemplateResult | typeof nothing =>
  problem ? html`<p class="problem" part="problem" dir="ltr" lang="en">${problem}</p>` : nothing;

function toolsOf<T extends GameTypes>(
  game: ElementGame<T>,
  {words, readOnly, paused, turn, seats}: GameView<T>,
  parts: FrameParts,
): (ToolModel | false | undefined)[] {
  const tool = (name: string, icon: string, label: string, disabled: boolean, onPress: () => void): ToolModel => {
    return {name, icon, label: words.say(label), disabled, onPress, main: !/^(redo|challenges)$/.test(name)};
  };
  const {pausable = seats.some(({kind}) => kind === 'auto')} = parts;
  const pause =
    pausable &&
    tool(
      'pause',
      paused ? playIcon : pauseIcon,
      paused ? 'resume' : 'pause',
      turn === undefined,
      () => (game.paused = !paused),
    );
  // against computers a new game is wanted more often than a pause
  const isLater = parts.pausable === undefined && seats.some(({kind}) => kind === 'person');
  return [
    tool('undo', undoIcon, 'undo', !game.canUndo || readOnly, () => void game.undo()),
    !isLater && pause,
    tool('new', restartIcon, 'newGame', readOnly || game.room.isSet, () => void game.frame.newGame()),
    isLater && pause,
    game.frame.start?.hasChallenges(game) &&
      tool('challenges', starIcon, 'challenges', false, () => void game.frame.openChallenges()),
    tool('redo', redoIcon, 'redo', !game.canRedo || readOnly, () => void game.redo()),
  ];
}

const moreTool = <T extends GameTypes>({words, frame}: ElementGame<T>): ToolModel => ({
  name: 'more',
  icon: moreIcon,
  label: words.say('more'),
  expanded: frame.panel === 'more',
  onPress: () => (frame.panel ? frame.close() : frame.openMore()),
});

/** Templates for files loaded on demand. */
export const moreParts: MoreParts = {toolTemplate, closeTemplate, tokenTemplate};

/** The panel of "More", once it is loaded. */
function panelOf<T extends GameTypes>(game: ElementGame<T>, {extra}: FrameParts, tools: readonly ToolModel[]): unknown {
  const {fetched, panel} = game.frame;
  if (panel === 'challenges') return challenges.module?.challengesTemplate(game, moreParts);
  if (!panel) return undefined;
  return fetched?.panel?.moreTemplate(game, {
    tools: [...tools, toggle(game.element, 'sound', soundIcon, game.words)],
    extra: [game.room.part?.details(), extra, fetched.own?.extra(game.view, game.ui, moreParts)],
    ...moreParts,
  });
}

/** The winners to celebrate: people. If a computer wins, its token nods. */
function celebratedOf<T extends GameTypes>({result, seats}: GameView<T>): readonly number[] {
  return result?.winners.filter((seat) => seats[seat]!.kind !== 'auto') ?? [];
}

/** The text of the card at the end. */
export function endWordsOf<T extends GameTypes>(
  {words, result, tell, tokens: looks}: GameView<T>,
  parts: FrameParts,
): EndWords {
  const winner = result?.winners[0];
  const standard: EndWords =
    winner === undefined
      ? {title: words.say('nobodyWins')}
      : {title: tell('wins', winner), picture: tokenTemplate(looks[winner]!)};
  return parts.end?.(standard) ?? standard;
}

/** The card in place of the controls: before an automatic game, in a pause, at the end. */
function cardOf<T extends GameTypes>(
  game: ElementGame<T>,
  parts: FrameParts,
  others: readonly ToolModel[],
): TemplateResult | undefined {
  const {view, frame, room} = game;
  const {words, state, result, showing, paused, readOnly, number} = view;
  const {fetched} = frame;
  const {shown} = frame.notice;
  const resume = (): boolean => (game.paused = false);
  const close = (onPress: () => void): CardModel['close'] => ({label: words.say('close'), onPress});
  const button = (name: string, press: () => void): CardModel['buttons'][number] => ({
    label: words.say(name),
    onPress: press,
  });
  const renew = (name: string): CardModel['buttons'] =>
    readOnly || room.isSet ? [] : [button(name, () => void game.newGame().then(resume))];
  // the file with the panel can't be loaded
  if (frame.panel === 'more' && fetched && !fetched.panel) {
    const buttons = others.filter(({disabled}) => !disabled);
    const text = noticeTemplate(frame.lacking(frame.again!));
    return cardTemplate({title: words.say('more'), text, buttons, close: close(() => frame.close())});
  }
  if (result && !showing) {
    if (frame.isPutAway(state)) return undefined;
    const ofRoom = room.part?.endButtons;
    const share = button('copyResult', () => void frame.share());
    const watch = button('watchAgain', () => void game.current.replay());
    // on a phone the card has space for three
    const {takeBack, ...end} = endWordsOf(view, parts);
    const next = ofRoom ? undefined : frame.nextOf(state);
    const back = takeBack && game.canUndo && !readOnly ? [{label: takeBack, onPress: () => void game.undo()}] : [];
    const usual = [
      share,
      ...(ofRoom || back.length || next ? [] : [watch]),
      ...(ofRoom || game.element.replayLink === undefined ? [] : [button('copyReplay', () => void frame.share(true))]),
    ];
    const buttons = [...back, ...(next ? [next] : []), ...(ofRoom ?? renew('playAgain')), ...(number > 0 ? usual : [])];
    // the card covers the status line
    const text = shown ? noticeTemplate(shown) : end.text;
    return cardTemplate({
      ...end,
      text,
      more: frame.summaryOf(state),
      buttons,
      close: close(() => frame.putAway(state)),
    });
  }
  const more = frame.start?.startTemplate(game);
  if (frame.panel || (!paused && !more)) return undefined;
  const begin = (): void => {
    frame.accept();
    resume();
  };
  return cardTemplate({
    title: words.say(number > 0 ? 'paused' : 'game'),
    text: shown && more ? noticeTemplate(shown) : number > 0 ? undefined : parts.start,
    more,
    buttons:
      number > 0
        ? [button('resume', resume), ...renew('newGame')]
        : [
            button('start', begin),
            ...(frame.start?.hasChallenges(game) ? [button('challenges', () => void frame.openChallenges())] : []),
          ],
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
