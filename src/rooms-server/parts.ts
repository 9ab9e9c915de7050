/** Loads the optional dependencies of the server, with an error that says how to install missing ones. */
import type * as Redis from 'ioredis';
import type * as Ws from 'ws';

/** Loads a dependency. @throws {Error} with the command that installs it, if it is missing */
async function load<T>(name: string, packages: string): Promise<T> {
  try {
    return (await import(name)) as T;
  } catch (error) {
    if ((error as {code?: string}).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(`Missing package: ${name}. Install it with: npm install ${packages}`, {cause: error});
  }
}

export const loadWs = (): Promise<typeof Ws> => load('ws', 'ws@8');
export const loadRedis = (): Promise<typeof Redis> => load('ioredis', 'ws@8 ioredis@5');
