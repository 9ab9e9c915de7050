// A consumer's page: typed, bundled, and run in a browser from the installed package (test/bundles/package.mjs).
import {
  GameMoveEvent,
  type GameRecord,
  type GameWinEvent,
  type HistoryEntry,
  type Moved,
  type PegSolitaire,
  type Players,
  type Refusal,
  type Result,
} from '@parlour/elements';
import {GameElement} from '@parlour/elements/kit';
import '@parlour/elements/peg-solitaire.js';
import '@parlour/elements/tic-tac-toe.js';
import {SnlBoard} from '@parlour/elements/snl-board.js';
import './my-game.js';

const players: Players = [{name: 'Ada'}, {name: 'Ben', kind: 'remote', color: 'green'}];
const board = document.querySelector('snl-board')!;
const solitaire: PegSolitaire = document.createElement('peg-solitaire');
document.body.append(solitaire);
const columns: number | undefined = document.createElement('tic-tac-toe').columns;
const seat: number | undefined = document.querySelector('my-game')?.state.seat;
if (columns !== undefined || seat !== 0) throw new Error(`${columns}, ${seat}`);
Object.assign(board, {players});
board.players = players;
board.overshoot = 'stay';

const heard: string[] = [];
board.addEventListener('game-move', (event) => {
  const {
    seat,
    player,
    move,
    by,
    number,
  }: {seat: number; player: string; move: string; by: 'person' | 'auto' | 'remote' | 'page'; number: number} =
    event.detail;
  if (event instanceof GameMoveEvent) heard.push(`${number} ${player} (${seat}) ${move} ${by}`);
});
board.addEventListener('game-before-move', (event) => event.respondWith(Promise.resolve('5')));
document.addEventListener('game-win', ({detail: {player}}: GameWinEvent) => heard.push(player));
addEventListener('game-error', ({detail: {code}}) => heard.push(code));

async function play(): Promise<string[]> {
  const made: Moved | Refusal = await board.play('roll');
  if (!made.ok) throw new Error(made.message);
  await board.presented;
  const record: GameRecord = board.save();
  const history: readonly HistoryEntry[] = board.history;
  const result: Result | undefined = board.result;
  await board.load(JSON.stringify(record));
  return [
    ...heard,
    history.map(({move}) => move).join(),
    String(result),
    String(board instanceof SnlBoard && board instanceof GameElement),
  ];
}
void play().then((lines) => (document.body.dataset['heard'] = lines.join('; ')));

// what the types refuse
export function wrong(): void {
  // @ts-expect-error -- no such word
  board.overshoot = 'jump';
  // @ts-expect-error -- no such property
  board.color = 'red';
  // @ts-expect-error -- a move is a text
  void board.play(5);
  // @ts-expect-error -- read-only
  board.state = {};
  // @ts-expect-error -- another event
  board.addEventListener('game-move', (event: MouseEvent) => event.clientX);
  // @ts-expect-error -- the detail says nothing of it
  board.addEventListener('game-over', ({detail}) => detail.nothing);
  // @ts-expect-error -- holes are no words
  solitaire.lattice = 'hexagon';
  // @ts-expect-error -- no such kind of player
  board.players = [{name: 'Ada', kind: 'robot'}];
}
