/**
 * The messages between the embed page and the page around it, sent by `postMessage`. Neither side knows the other's
 * origin, so the embed page sends nothing confidential and checks everything it receives.
 */
import {isObject} from '../core/json.js';
import type {
  GameChangeDetail,
  GameDetail,
  GameErrorDetail,
  GameMovedDetail,
  GameOverDetail,
  GamePlaceDetail,
  GameWinDetail,
} from '../play/events.js';
import {expectedOf, isThemeValue} from './address.js';
import type {GameSpec} from './specs.js';

/** The forwarded events, by name. `game-before-move` is missing, because it can't be answered from another page. */
export interface EmbedEvents {
  'game-start': GameDetail;
  'game-move': GameMovedDetail;
  'game-place': GamePlaceDetail;
  'game-win': GameWinDetail;
  'game-over': GameOverDetail;
  'game-change': GameChangeDetail;
  'game-error': GameErrorDetail;
}

/** An event of the game, with its detail. */
export type EmbedEventMessage = {
  [Type in keyof EmbedEvents]: {readonly source: 'parlour'; readonly type: Type; readonly detail: EmbedEvents[Type]};
}[keyof EmbedEvents];

/** The game is ready. `problems` describes invalid parts of the URL in English sentences. */
export interface EmbedReadyMessage {
  readonly source: 'parlour';
  readonly type: 'ready';
  /** The name in the URL: `ludo`. */
  readonly game: string;
  readonly problems: readonly string[];
}

/**
 * The preferred height of the frame at its current width, in CSS pixels: the height at which the board has its full
 * width, at most that of the screen. A page may follow it: after a few messages it stays the same until the width or the
 * content changes. Games fit any frame.
 */
export interface EmbedHeightMessage {
  readonly source: 'parlour';
  readonly type: 'height';
  readonly height: number;
}

/** The embed page rejected a message. An English sentence for its author. */
export interface EmbedRefusedMessage {
  readonly source: 'parlour';
  readonly type: 'refused';
  readonly message: string;
}

/** Messages from the embed page to the page around it. */
export type EmbedMessage = EmbedEventMessage | EmbedReadyMessage | EmbedHeightMessage | EmbedRefusedMessage;

/** Changes the appearance. Omitted fields stay as they are. */
export interface EmbedSetMessage {
  readonly target: 'parlour';
  readonly type: 'set';
  /** `auto` follows the system. */
  readonly colorScheme?: 'light' | 'dark' | 'auto';
  /** Custom properties of the game by name, as colours and lengths: `{'--game-accent': 'teal'}`. Null resets one. */
  readonly theme?: Readonly<Record<string, string | null>>;
}

/** Starts a new game with the settings of the URL. */
export interface EmbedNewGameMessage {
  readonly target: 'parlour';
  readonly type: 'new-game';
}

/**
 * Requests `ready` and `height` again, for pages that begin to listen when the game may already be ready. Ignored
 * before it is ready, as both messages will then follow.
 */
export interface EmbedReportMessage {
  readonly target: 'parlour';
  readonly type: 'report';
}

/** Messages to the embed page. */
export type EmbedRequest = EmbedSetMessage | EmbedNewGameMessage | EmbedReportMessage;

export const eventTypes: readonly (keyof EmbedEvents)[] = [
  'game-start',
  'game-move',
  'game-place',
  'game-win',
  'game-over',
  'game-change',
  'game-error',
];

/** Reads a message from another window. Returns undefined if it is not for this page, a sentence if it is invalid. */
export function readRequest(data: unknown, {properties}: GameSpec): EmbedRequest | string | undefined {
  if (!isObject(data) || data['target'] !== 'parlour') return undefined;
  const {target, type, ...rest} = data;
  const name = (text: string): string => JSON.stringify(text.slice(0, 40));
  const known = type === 'set' ? ['colorScheme', 'theme'] : [];
  const unknown = Object.keys(rest).find((field) => !known.includes(field));
  switch (type) {
    case 'new-game':
    case 'report':
      return unknown === undefined ? {target, type} : `Unknown field in a "${type}" message: ${name(unknown)}.`;
    case 'set': {
      if (unknown !== undefined)
        return `Unknown field in a "set" message: ${name(unknown)}. Expected colorScheme or theme.`;
      const {colorScheme, theme} = rest;
      if (colorScheme !== undefined && colorScheme !== 'light' && colorScheme !== 'dark' && colorScheme !== 'auto')
        return 'Invalid colorScheme. Expected light, dark or auto.';
      if (theme !== undefined && !isObject(theme)) return 'Invalid theme. Expected an object of custom properties.';
      const values: [string, string | null][] = [];
      for (const [property, value] of Object.entries(theme ?? {})) {
        const described = properties.find((each) => each.name === property);
        if (!described) return `Unknown property in theme: ${name(property)}.`;
        if (value !== null && (typeof value !== 'string' || !isThemeValue(value, described)))
          return `Invalid ${property}. Expected ${expectedOf(described)}.`;
        values.push([property, value]);
      }
      return {target, type, ...(colorScheme && {colorScheme}), ...(theme && {theme: Object.fromEntries(values)})};
    }
    default:
      return 'Unknown message type. Expected "set", "new-game" or "report".';
  }
}
