/**
 * The transport to a rooms server. Colyseus's own client has 52 KiB and does not try again in its first seconds; the part of
 * its wire format that rooms need is a request and three kinds of frames. It is that of the versions in
 * src/rooms-server/parts.ts, and tested with them.
 */
import type {Connection, Join, Transport, TransportEvents} from './transport.js';

/** First bytes of frames, as Colyseus has them. */
const joined = 10;
const bytes = 17;
const ping = 18;
/** Our only type of message. */
const type = 0;

/** Milliseconds without a sign of life, after which the server is asked for one, and after which it is given up. */
const silence = 1500;

/** Milliseconds for the answer to a request. */
const patience = 4000;

/** Refusals that another try would not change, by the status of their answer. */
const final = [400, 403, 404, 409];

export interface ServerOptions {
  /** Default: the browser's own. */
  readonly WebSocket?: typeof WebSocket;
}

/** A server by its address, or several that share their rooms: `wss://games.example`. */
export function server(address: string | readonly string[], options: ServerOptions = {}): Transport {
  const addresses = typeof address === 'string' ? address.split(/[\s,]+/).filter(Boolean) : address;
  let next = 0;
  return {
    keeps: 'browser',
    connect(join, events) {
      // whatever ended the last connection: the next one is to another server
      const base = addresses[next++ % addresses.length] ?? '';
      return new Line(base, join, options.WebSocket ?? WebSocket, events);
    },
  };
}

class Line implements Connection {
  readonly #events: TransportEvents;
  readonly #abort = new AbortController();
  #socket: WebSocket | undefined;
  #heardAt = 0;
  #asked = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isOver = false;

  constructor(base: string, join: Join, Socket: typeof WebSocket, events: TransportEvents) {
    this.#events = events;
    void this.#open(base.endsWith('/') ? base.slice(0, -1) : base, join, Socket);
  }

  async #open(base: string, {code, token, open}: Join, Socket: typeof WebSocket): Promise<void> {
    const timer = setTimeout(() => this.#abort.abort(), patience);
    try {
      const response = await fetch(`${base.replace(/^ws/, 'http')}/matchmake/joinOrCreate/room`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        credentials: 'omit',
        body: JSON.stringify({code, ...(open && {open, token})}),
        signal: this.#abort.signal,
      });
      const {error, ...seat} = (await response.json()) as Record<
        'error' | 'publicAddress' | 'processId' | 'roomId' | 'sessionId',
        string | undefined
      >;
      if (!response.ok) return this.#end(final.includes(response.status) ? (error ?? 'refused') : undefined);
      if (this.#isOver) return;
      const secure = /^(?:https|wss):/.test(base);
      const host = seat.publicAddress
        ? `${secure ? 'wss' : 'ws'}://${seat.publicAddress}`
        : base.replace(/^http/, 'ws');
      this.#listen(new Socket(`${host}/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`));
    } catch {
      this.#end();
    } finally {
      clearTimeout(timer);
    }
  }

  #listen(socket: WebSocket): void {
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    socket.onmessage = ({data}) => this.#receive(new Uint8Array(data as ArrayBuffer));
    socket.onclose = socket.onerror = () => this.#end();
    this.#heardAt = Date.now();
    this.#timer = setInterval(() => this.#watch(), silence);
  }

  /** A connection can be dead without having been closed: the network is another, the server is frozen. */
  #watch(): void {
    if (Date.now() - this.#heardAt < silence) this.#asked = false;
    else if (this.#asked) this.#end();
    else {
      this.#asked = true;
      if (this.#socket?.readyState === 1) this.#socket.send(Uint8Array.of(ping));
    }
  }

  #receive(frame: Uint8Array<ArrayBuffer>): void {
    this.#heardAt = Date.now();
    if (frame[0] === joined) {
      this.#socket?.send(Uint8Array.of(joined));
      this.#events.opened();
    } else if (frame[0] === bytes && frame[1] === type) {
      this.#events.received(new TextDecoder().decode(frame.subarray(2)));
    }
  }

  send(wish: object): void {
    if (this.#socket?.readyState !== 1) return;
    const text = new TextEncoder().encode(JSON.stringify(wish));
    const frame = new Uint8Array(text.length + 2);
    frame.set([bytes, type]);
    frame.set(text, 2);
    this.#socket.send(frame);
  }

  #end(code?: string): void {
    if (this.#isOver) return;
    this.close();
    this.#events.closed(code);
  }

  close(): void {
    this.#isOver = true;
    this.#abort.abort();
    clearInterval(this.#timer);
    const socket = this.#socket;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    // a socket that is closed before it is open reports an error, which is none
    socket.onerror = () => undefined;
    socket.close();
  }
}
