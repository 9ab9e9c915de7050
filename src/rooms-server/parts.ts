/** Loads the optional dependencies of the server, with an error that says how to install missing ones. */
import type * as Core from '@colyseus/core';
import type * as Transport from '@colyseus/ws-transport';
import type {Redis} from 'ioredis';

/** Tested together. The wire format of the clients depends on these versions. */
const versions = {
  '@colyseus/core': '0.18.17',
  '@colyseus/ws-transport': '0.18.4',
  ioredis: '5.11.1',
} as const;

type Part = keyof typeof versions;

/** Loads a dependency. @throws {Error} with the command that installs it, if it is missing */
async function load<T>(name: Part, needed: readonly Part[]): Promise<T> {
  try {
    return (await import(name)) as T;
  } catch (error) {
    if ((error as {code?: string}).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const list = needed.map((part) => `${part}@${versions[part]}`).join(' ');
    throw new Error(`Missing package: ${name}. Install it with: npm install ${list}`, {cause: error});
  }
}

const sockets: readonly Part[] = ['@colyseus/core', '@colyseus/ws-transport'];

export const loadCore = (): Promise<typeof Core> => load('@colyseus/core', sockets);
export const loadTransport = (): Promise<typeof Transport> => load('@colyseus/ws-transport', sockets);
export const loadRedis = (): Promise<{Redis: typeof Redis}> => load('ioredis', [...sockets, 'ioredis']);
