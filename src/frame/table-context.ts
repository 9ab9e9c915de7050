/**
 * The context that a `<game-table>` provides for the games inside it. The key is shared by all bundles on a page and the values are plain
 * data, so that a table and its games may come from different files, in any order.
 */
import {ContextConsumer, createContext} from '@lit/context';
import {isServer, type ReactiveElement} from 'lit';
import type {TableSettings} from '../play/table-settings.js';

/** The context's key; the number is the version of {@link TableSettings}. */
export const tableContext = createContext<TableSettings>(Symbol.for('@parlour/elements/table/1'));

/**
 * Finds the table around a game, also one that is defined later; `changed` is called with its settings. The package's
 * `ContextRoot` would keep the requests that nobody has answered: a game that asks again needs none of that.
 */
export function consumeTable(host: ReactiveElement, changed: () => void): {readonly value?: TableSettings | undefined} {
  if (isServer) return {};
  let consumer: ContextConsumer<typeof tableContext, ReactiveElement> | undefined;
  /** A table has come. */
  const onTable = (event: Event): void => {
    if ((event as Event & {context?: unknown}).context === tableContext && !consumer!.value) consumer!.hostConnected();
  };
  host.addController({
    hostConnected() {
      document.addEventListener('context-provider', onTable);
      // a game that is moved may have left its table; asked before the consumer, which finds the one it is at now
      if (!consumer?.value) return;
      delete consumer.value;
      changed();
    },
    hostDisconnected: () => document.removeEventListener('context-provider', onTable),
  });
  return (consumer = new ContextConsumer(host, {context: tableContext, subscribe: true, callback: changed}));
}
