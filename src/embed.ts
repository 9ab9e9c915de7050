/**
 * `@parlour/elements/embed`: for pages that show a game in a frame from the embed page (`embed` in the zip). Types of the
 * messages between the two, and a function that reads them. Nothing here registers a tag.
 */
import type {EmbedMessage} from './embed/messages.js';

export type {
  EmbedEventMessage,
  EmbedEvents,
  EmbedHeightMessage,
  EmbedMessage,
  EmbedNewGameMessage,
  EmbedReadyMessage,
  EmbedRefusedMessage,
  EmbedReportMessage,
  EmbedRequest,
  EmbedSetMessage,
} from './embed/messages.js';

/**
 * Reads a message from a game in a frame. Returns undefined for messages from other windows and other messages.
 * @param event of `addEventListener('message', …)`
 * @param frame the `<iframe>` with the game
 */
export function embedMessage(event: MessageEvent, frame: HTMLIFrameElement): EmbedMessage | undefined {
  const data: unknown = event.data;
  if (event.source === null || event.source !== frame.contentWindow) return undefined;
  return (data as {source?: unknown} | null)?.source === 'parlour' ? (data as EmbedMessage) : undefined;
}
