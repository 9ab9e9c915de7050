/** The transport between the elements of one page. What it needs is loaded on demand: pages with a server need none of it. */
import type {ClientMessage} from './state/protocol.js';
import type {Connection, Transport} from './transport.js';

/**
 * Rooms in the memory of this page, without a server: for demos, tests and static sites. All who join a code here are in
 * one room; the first one opens it. A reload ends all rooms.
 */
export function memory(): Transport {
  return {
    scope: 'page',
    connect(join, events) {
      let connection: Connection | undefined;
      let isOver = false;
      import('./room-memory.js').then(
        ({connect}) => {
          if (!isOver) connection = connect(join, events);
        },
        () => {
          if (!isOver) events.closed();
        },
      );
      return {
        send: (request: ClientMessage) => connection?.send(request),
        close() {
          isOver = true;
          connection?.close();
        },
      };
    },
  };
}
