/**
 * The protocol between a page and a rooms server: one WebSocket for each page, at `/room/CODE?protocol=1`. Messages are JSON in text
 * frames. A page that opens a room sends an {@link OpenMessage} first; all its other messages are requests.
 */
import type {Opening} from './protocol.js';

/** The version of the protocol. A server refuses pages of another one with `other-version`. */
export const protocol = '1';

/** Opens a room. A page may repeat it after a lost connection. */
export interface OpenMessage extends Opening {
  readonly type: 'open';
  /** The page's seat token. */
  readonly token: string;
}

/** Asks the server for a sign of life: it sends the same back. Pages can't send ping frames. */
export const ping = '{"type":"ping"}';

/** Close code of a refusal that another try would not change. The reason of the close frame is the code of the refusal. */
export const finalClose = 4000;

/** Close code of a refusal for now, as registered with IANA: the page tries again. The reason is the code of the refusal. */
export const tryAgainLater = 1013;
