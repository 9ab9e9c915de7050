#!/usr/bin/env node
/** `parlour`: the command of this package. Each subcommand is a module of its own. */
import process from 'node:process';

/** Runs with the arguments after its name. */
type Command = (args: string[]) => Promise<unknown>;

const commands: Record<string, () => Promise<Command>> = {
  rooms: async () => (await import('./command.js')).runRooms,
  new: async () => {
    const {newGame} = await import('./new-game.js');
    return (args) => newGame(args, new URL('docs/make-your-own-game.md', import.meta.url));
  },
};

const help = `parlour: board and puzzle games as web components

  parlour rooms          runs a server for games that people play together
  parlour new my-game    makes a game of your own in this folder
  parlour --help

Options of a command: parlour rooms --help
`;

async function main([name, ...args]: string[]): Promise<void> {
  if (name === undefined || name === '--help') {
    process.stdout.write(help);
    return;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new RangeError(`Unknown command: ${name}. Expected ${Object.keys(commands).join(', ')}.`);
  await (
    await load()
  )(args);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
