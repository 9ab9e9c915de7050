/** The transport between tabs of one browser. Its code is loaded on demand: pages with a server need none of it. */
import type {ClientMessage} from './state/protocol.js';
import type {Connection, TabsOptions, Transport} from './transport.js';

/** Rooms between the tabs of one browser. They need no server; the tab that has the room could cheat. */
export function tabs(options: TabsOptions = {}): Transport {
  return {
    scope: 'tab',
    connect(join, events) {
      let line: Connection | undefined;
      let isOver = false;
      import('./room-tabs.js').then(
        ({TabLine}) => {
          if (!isOver) line = new TabLine(join, events, options);
        },
        () => {
          if (!isOver) events.closed();
        },
      );
      return {
        send: (request: ClientMessage) => line?.send(request),
        close() {
          isOver = true;
          line?.close();
        },
      };
    },
  };
}
