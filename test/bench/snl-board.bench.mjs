// Whole automatic games of Snakes and Ladders without a view, beside one written out by hand.
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {root} from '../../tools/files.mjs';
import {amount, part, row} from './table.mjs';

/** Whole games of two, with what a record needs: every roll, who made it, undo at any time. */
async function wholeGames(count = amount(0, 200, 20)) {
  const {Session} = await import(pathToFileURL(path.join(root, 'dist/kit.js')).href);
  const {snakesAndLadders: game} = await import(
    pathToFileURL(path.join(root, 'dist/rules/snakes-and-ladders.js')).href
  );
  const options = game.parseOptions({});
  const seats = [
    {name: '', kind: 'auto'},
    {name: '', kind: 'auto'},
  ];
  const {snakes, ladders} = options.board;
  const jumps = new Map([...snakes, ...ladders]);
  const ways = {
    session(i) {
      const session = new Session(game, {options, seats, seed: String(i), id: 'bench'});
      while (session.turn !== undefined) session.play('roll', 'auto');
      return session.number;
    },
    byHand() {
      const at = [1, 1];
      for (let rolls = 1; ; rolls++) {
        const seat = (rolls - 1) % 2;
        const to = at[seat] + 1 + Math.floor(Math.random() * 6);
        const landed = to > 100 ? 200 - to : to;
        at[seat] = jumps.get(landed) ?? landed;
        if (at[seat] === 100) return rolls;
      }
    },
  };
  const perRoll = {};
  for (const [name, play] of Object.entries(ways)) {
    const times = Array.from({length: 7}, () => {
      const before = performance.now();
      let rolls = 0;
      for (let i = 0; i < count; i++) rolls += play(i);
      return ((performance.now() - before) / rolls) * 64;
    });
    perRoll[name] = part(times, 0.5);
  }
  row('an automatic game (64 rolls), with what a record needs', perRoll.session, 'ms', {
    baseline: perRoll.byHand,
    of: 'written out by hand, nothing kept',
  });
}
await wholeGames();
