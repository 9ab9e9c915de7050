/** The transport to a rooms server; see state/wire.ts for the protocol. */
import type {Connection, Join, Transport, TransportEvents} from './transport.js';
import {finalClose, ping, protocol, tryAgainLater, type OpenMessage} from './state/wire.js';

/** Milliseconds without a message, after which the server is asked for one, and after which the connection is given up. */
const silence = 1500;

/** Milliseconds for connecting. */
const connectTimeout = 4000;

/** Milliseconds for which a page that was in the room tries again if a server can't find it: the server may be reading it. */
const notFoundGracePeriod = 30_000;

/** The addresses in a text: separated by spaces or commas. */
export function readAddresses(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

export interface ServerOptions {
  /** Default: the browser's own. */
  readonly WebSocket?: typeof WebSocket;
}

/** A server by its address, or several that share their rooms: `wss://games.example`. */
export function server(address: string | readonly string[], options: ServerOptions = {}): Transport {
  const addresses = typeof address === 'string' ? readAddresses(address) : address;
  let next = 0;
  let wasIn = false;
  /** When a server first said that there is no such room. */
  let deniedAt: number | undefined;
  return {
    scope: 'browser',
    connect(join, events) {
      // whatever ended the last connection: the next one is to another server
      const base = addresses[next++ % addresses.length] ?? '';
      return new SocketConnection(base, join, options.WebSocket ?? WebSocket, {
        ...events,
        received(message) {
          wasIn = true;
          deniedAt = undefined;
          events.received(message);
        },
        closed(final, postponed) {
          if (final === 'no-room') deniedAt ??= Date.now();
          const isExcused = final === 'no-room' && wasIn && Date.now() - deniedAt! < notFoundGracePeriod;
          events.closed(isExcused ? undefined : final, postponed);
        },
      });
    },
  };
}

class SocketConnection implements Connection {
  readonly #events: TransportEvents;
  readonly #socket: WebSocket | undefined;
  readonly #timer: ReturnType<typeof setInterval>;
  #heardAt = Date.now();
  #asked = false;
  #isOver = false;

  constructor(base: string, join: Join, Socket: typeof WebSocket, events: TransportEvents) {
    this.#events = events;
    this.#timer = setInterval(() => this.#watch(), silence);
    try {
      this.#socket = this.#listen(
        new Socket(`${base.replace(/^http/, 'ws').replace(/\/$/, '')}/room/${join.code}?protocol=${protocol}`),
        join,
      );
    } catch {
      // not an address, or one that this page may not use
      queueMicrotask(() => this.#end());
    }
  }

  #listen(socket: WebSocket, {token, open}: Join): WebSocket {
    socket.onopen = () => {
      this.#heardAt = Date.now();
      if (open) socket.send(JSON.stringify({...open, type: 'open', token} satisfies OpenMessage));
      this.#events.opened();
    };
    socket.onmessage = ({data}) => {
      this.#heardAt = Date.now();
      this.#asked = false;
      if (data !== ping) this.#events.received(data);
    };
    socket.onclose = ({code, reason}) => {
      if (code === tryAgainLater) this.#end(undefined, reason);
      else this.#end(code === finalClose ? reason : undefined);
    };
    socket.onerror = () => this.#end();
    return socket;
  }

  get #isOpen(): boolean {
    return this.#socket?.readyState === 1;
  }

  /** Ends a dead connection that has not been closed: the network changed, or the server is frozen. */
  #watch(): void {
    if (Date.now() - this.#heardAt < (this.#isOpen ? silence : connectTimeout)) return;
    if (this.#asked || !this.#isOpen) this.#end();
    else {
      this.#asked = true;
      this.#socket?.send(ping);
    }
  }

  send(request: object): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(request));
  }

  #end(final?: string, postponed?: string): void {
    if (this.#isOver) return;
    this.close();
    this.#events.closed(final, postponed);
  }

  close(): void {
    this.#isOver = true;
    clearInterval(this.#timer);
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // a socket that is closed before it is open reports an error, which is none
    socket.onerror = () => undefined;
    socket.close();
  }
}
