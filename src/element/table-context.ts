/**
 * What a `<game-table>` gives the games inside it. The key is shared by all bundles on a page and the values are plain
 * data, so that a table and its games may come from different files, in any order.
 */
import {ContextConsumer, createContext, ContextRoot} from '@lit/context';
import {isServer, type ReactiveElement} from 'lit';
import type {Speed} from '../controllers/presenter.js';
import type {Seat} from '../core/record.js';

/** Settings for whatever games sit inside; a game's own attributes win. */
export interface TableSettings {
  readonly players?: readonly Seat[];
  readonly sound?: boolean;
  readonly speed?: Speed;
  readonly hints?: boolean;
}

/** The context's key; the number is the version of {@link TableSettings}. */
export const tableContext = createContext<TableSettings>(Symbol.for('@parlour/elements/table/1'));

/** Finds the table around a game, also one that is defined later; `changed` is called with its settings. */
export function consumeTable(host: ReactiveElement, changed: () => void): {readonly value?: TableSettings | undefined} {
  if (isServer) return {};
  attachRoot();
  // a game that is moved may have left its table; asked before the consumer, which finds the one it is at now
  let consumer: {value?: TableSettings | undefined} = {};
  host.addController({
    hostConnected() {
      if (!consumer.value) return;
      consumer.value = undefined;
      changed();
    },
  });
  return (consumer = new ContextConsumer(host, {context: tableContext, subscribe: true, callback: changed}));
}

const rootKey = Symbol.for('@parlour/elements/context-root');

/** One root on the document holds the requests of games that were there before their table. */
function attachRoot(): void {
  const page = document as Document & {[rootKey]?: ContextRoot};
  if (page[rootKey]) return;
  page[rootKey] = new ContextRoot();
  page[rootKey].attach(document.documentElement);
}
