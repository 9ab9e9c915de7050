/**
 * `@parlour/elements/embed`: for pages that show a game in a frame, from the embed page (`dist/embed`). Types of what the two
 * tell each other, and a function that takes it in. Nothing here registers a tag.
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
  EmbedRequest,
  EmbedSetMessage,
} from './embed/messages.js';

/**
 * What a game in a frame has told this page; undefined where the event is of another window or about something else.
 * @param event of `addEventListener('message', …)`
 * @param frame the `<iframe>` with the game
 */
export function embedMessage(event: MessageEvent, frame: HTMLIFrameElement): EmbedMessage | undefined {
  const data: unknown = event.data;
  if (event.source === null || event.source !== frame.contentWindow) return undefined;
  return (data as {source?: unknown} | null)?.source === 'parlour' ? (data as EmbedMessage) : undefined;
}
