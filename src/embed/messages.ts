/**
 * What the embed page and the page around it tell each other, by `postMessage`. Neither knows the other's origin, so what the
 * embed page says is nothing secret, and what it is told is checked like any input.
 */
import type {
  GameChangeDetail,
  GameDetail,
  GameErrorDetail,
  GameMovedDetail,
  GameOverDetail,
  GameWinDetail,
} from '../controllers/events.js';
import {isThemeValue} from './address.js';
import type {GameSpec} from './specs.js';

/** The events that the embed page passes on, by name; `game-before-move` can't be answered from another page. */
export interface EmbedEvents {
  'game-start': GameDetail;
  'game-move': GameMovedDetail;
  'game-win': GameWinDetail;
  'game-over': GameOverDetail;
  'game-change': GameChangeDetail;
  'game-error': GameErrorDetail;
}

/** An event of the game, with its detail. */
export type EmbedEventMessage = {
  [Type in keyof EmbedEvents]: {readonly source: 'parlour'; readonly type: Type; readonly detail: EmbedEvents[Type]};
}[keyof EmbedEvents];

/** The game is there. `problems`: what is wrong with the address, in English; empty where nothing is. */
export interface EmbedReadyMessage {
  readonly source: 'parlour';
  readonly type: 'ready';
  /** As in the address: `ludo`. */
  readonly game: string;
  readonly problems: readonly string[];
}

/**
 * How high the game would like the frame to be at its present width, in CSS pixels: as high as the board gets by that
 * width, at most the screen. It does not depend on the frame's height, so a page may follow it. The game fits any frame.
 */
export interface EmbedHeightMessage {
  readonly source: 'parlour';
  readonly type: 'height';
  readonly height: number;
}

/** A message to the embed page was refused: an English sentence for whoever wrote it. */
export interface EmbedRefusedMessage {
  readonly source: 'parlour';
  readonly type: 'refused';
  readonly message: string;
}

/** All that the embed page tells the page around it. */
export type EmbedMessage = EmbedEventMessage | EmbedReadyMessage | EmbedHeightMessage | EmbedRefusedMessage;

/** Changes the looks; what is left out stays. */
export interface EmbedSetMessage {
  readonly target: 'parlour';
  readonly type: 'set';
  /** `auto`: as the reader's system. */
  readonly colorScheme?: 'light' | 'dark' | 'auto';
  /** Custom properties of the game, colours and lengths, by name: `{'--game-accent': 'teal'}`; null takes one back. */
  readonly theme?: Readonly<Record<string, string | null>>;
}

/** Starts a new game with the settings of the address. */
export interface EmbedNewGameMessage {
  readonly target: 'parlour';
  readonly type: 'new-game';
}

/** All that the embed page can be told. */
export type EmbedRequest = EmbedSetMessage | EmbedNewGameMessage;

export const eventTypes: readonly (keyof EmbedEvents)[] = [
  'game-start',
  'game-move',
  'game-win',
  'game-over',
  'game-change',
  'game-error',
];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads what another window has sent: undefined where it is not for us, a sentence where it is wrong. */
export function readRequest(data: unknown, {properties}: GameSpec): EmbedRequest | string | undefined {
  if (!isObject(data) || data['target'] !== 'parlour') return undefined;
  const {target, type, ...rest} = data;
  const others = (known: readonly string[]): string | undefined =>
    Object.keys(rest).find((name) => !known.includes(name));
  const name = (text: string): string => JSON.stringify(text.slice(0, 40));
  switch (type) {
    case 'new-game': {
      const unknown = others([]);
      return unknown === undefined ? {target, type} : `Unknown field in a "new-game" message: ${name(unknown)}.`;
    }
    case 'set': {
      const unknown = others(['colorScheme', 'theme']);
      if (unknown !== undefined)
        return `Unknown field in a "set" message: ${name(unknown)}. Expected colorScheme or theme.`;
      const {colorScheme, theme} = rest;
      if (colorScheme !== undefined && colorScheme !== 'light' && colorScheme !== 'dark' && colorScheme !== 'auto')
        return 'Invalid colorScheme. Expected light, dark or auto.';
      if (theme !== undefined && !isObject(theme)) return 'Invalid theme. Expected an object of custom properties.';
      const values: [string, string | null][] = [];
      for (const [property, value] of Object.entries(theme ?? {})) {
        if (!properties.some((known) => known.name === property))
          return `Unknown property in theme: ${name(property)}.`;
        if (value !== null && (typeof value !== 'string' || !isThemeValue(value)))
          return `Invalid ${property}. Expected a colour or a length.`;
        values.push([property, value]);
      }
      return {target, type, ...(colorScheme && {colorScheme}), ...(theme && {theme: Object.fromEntries(values)})};
    }
    default:
      return 'Unknown message type. Expected "set" or "new-game".';
  }
}
