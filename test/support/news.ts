// Waits for conditions on rooms, processes and sockets. They are checked after each piece of news, without a clock.
const waiting = new Set<() => void>();

/** Reports that something has happened. Conditions are checked once the current event has been handled. */
export function news(): void {
  queueMicrotask(() => [...waiting].forEach((check) => check()));
}

/** Resolves when `check` is true: now, or after later news. @param what names the condition if `check` throws */
export function until(what: string, check: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const attempt = (): void => {
      try {
        if (!check()) return;
        resolve();
      } catch (error) {
        reject(new Error(`waiting for: ${what}`, {cause: error}));
      }
      waiting.delete(attempt);
    };
    waiting.add(attempt);
    attempt();
  });
}
