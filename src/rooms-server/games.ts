/** The games of this package, for the server: `room.ts` in the folder of each. The build writes the imports (rollup.config.mjs). */
import {readdirSync} from 'node:fs';
import type {RoomGame} from '../rooms/state/room-state.js';

const folder = new URL('../games/', import.meta.url);
const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
  /^[^\\/]+[\\/]room\.[jt]s$/.test(file),
);

export const kitGames: readonly RoomGame[] = await Promise.all(
  files
    .sort()
    .map(async (file) => ((await import(new URL(file, folder).href)) as {readonly default: RoomGame}).default),
);
