// What the elements take and tell goes into an application's own types and into its state, also where that is made of
// proxies (Vue's types look into all that is kept).
import {ref} from 'vue';
import type {
  GameErrorEvent,
  GameMoveEvent,
  GameOverEvent,
  GameRecord,
  GameTable,
  GameWinEvent,
  HistoryEntry,
  Result,
  SnlBoard,
} from '@parlour/elements';

interface Player {
  name: string;
  kind: 'person' | 'auto';
}
interface Board {
  columns: number;
  rows: number;
  ladders: [from: number, to: number][];
}

export function give(snl: SnlBoard, table: GameTable, players: Player[], board: Board): void {
  snl.players = table.players = players;
  snl.players = ref(players).value;
  snl.board = board;
  snl.board = ref(board).value;
  snl.board = ref({size: 4, snakes: [[7, 2]]}).value;
  // @ts-expect-error no such kind
  snl.players = [{name: 'Ada', kind: 'robot'}];
  // @ts-expect-error no such property
  snl.board = {colums: 4};
}

export function keep(
  snl: SnlBoard,
  table: GameTable,
  move: GameMoveEvent,
  win: GameWinEvent,
  over: GameOverEvent,
  error: GameErrorEvent,
): void {
  const moves = ref<GameMoveEvent['detail'][]>([]);
  const wins = ref<GameWinEvent['detail'][]>([]);
  const ends = ref<GameOverEvent['detail'][]>([]);
  const errors = ref<GameErrorEvent['detail'][]>([]);
  const records = ref<GameRecord[]>([]);
  const results = ref<Result[]>([]);
  const history = ref<HistoryEntry[]>([]);
  const rows = ref<GameTable['tally'][number][]>([]);
  moves.value.push(move.detail);
  wins.value.push(win.detail);
  ends.value.push(over.detail);
  errors.value.push(error.detail);
  records.value.push(snl.save());
  if (snl.result) results.value.push(snl.result);
  history.value.push(...snl.history);
  rows.value.push(...table.tally);
  void snl.load(records.value[0]!);
}
