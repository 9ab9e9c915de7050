// Games that are kept in the browser, as they are played before they are recorded, and how each goes on after a reload.
import type {Scenario, Step} from '../trace.js';

/** A game that is kept, and then found again. */
export interface Autosave extends Scenario {
  /** Attributes after the reload, where they are others. */
  readonly reloaded?: Readonly<Record<string, string>>;
  /** What happens then; nothing of chance that the record does not settle. */
  readonly next?: readonly Step[];
}

const still = {seed: 'kept', speed: 'instant'};
const plays = (count: number, index = 0): readonly Step[] => Array<Step>(count).fill(['play', index]);

/** Single cells are free, two of each row, column and square: with these pieces the game is over after two moves. */
const nearlyOver = {
  ...still,
  board: Array.from({length: 9}, (_, row) =>
    Array.from({length: 9}, (_, column) => ((row % 3) * 3 + Math.floor(row / 3) + column) % 9)
      .map((digit) => (digit === 0 || digit === 2 ? '0' : '1'))
      .join(''),
  ).join(' '),
  hand: 'I1 I1 I2',
  autosave: 'blocks',
};

const snake = {...still, width: '8', height: '6', food: '0,3 2,3 2,1', step: '', autosave: 'snake'};

export const autosaves: Readonly<Record<string, Autosave>> = {
  'snakes and ladders: new game': {
    element: 'snl-board',
    attributes: {...still, players: 'Ada, Ben', autosave: 'a'},
    steps: [['new game']],
    next: [['play', 'throw']],
  },
  'snakes and ladders: mid-game under the id': {
    element: 'snl-board',
    attributes: {...still, players: 'Ada:red, Ben:#00f:auto', autosave: '', id: 'my game'},
    steps: plays(5),
    next: [['undo'], ['play', 'throw']],
  },
  'snakes and ladders: without name or id': {
    element: 'snl-board',
    attributes: {...still, autosave: ''},
    steps: [['play', '3'], ...plays(3)],
    next: [['play', '2']],
  },
  'snakes and ladders: ended, other settings after the reload': {
    element: 'snl-board',
    attributes: {...still, size: '4', ladders: '2-9', autosave: 'Größe: 4 × 4'},
    reloaded: {...still, players: '5', autosave: 'Größe: 4 × 4'},
    steps: [...['6', '1', '6', '1', '3'].map((move) => ['play', move] as const)],
    next: [['undo'], ['redo']],
  },
  'snakes and ladders: random board, undone': {
    element: 'snl-board',
    attributes: {...still, board: 'random', size: '7', players: '3', autosave: 'a'},
    steps: [...plays(7), ['undo'], ['undo']],
    next: [['play', 'throw']],
  },
  'ludo: mid-game': {
    element: 'ludo-game',
    attributes: {...still, players: 'Ada:red, Ben', coins: '2', autosave: 'ludo'},
    steps: [['play', '6'], ...plays(24)],
    next: [['undo'], ['redo'], ['load', 'x']],
  },
  'ludo: ended': {
    element: 'ludo-game',
    attributes: {seed: '524', speed: 'instant', coins: '1', players: 'Ada, Ben', autosave: 'ludo'},
    steps: plays(32),
    next: [['play', 'throw'], ['undo']],
  },
  'ludo: automatic and remote players, left and joined': {
    element: 'ludo-game',
    attributes: {...still, players: 'Ada, Ben:auto:greedy, Cyd:remote, Dee:tomato', open: '1', autosave: 'ludo'},
    steps: [
      ['play', 'join yellow'],
      ['play', 'throw'],
      ['play', '3', {number: 4}],
      ['play', '5', {number: 4}],
    ],
    next: [['save', 'again']],
  },
  'ludo: automatic game in a pause': {
    element: 'ludo-game',
    attributes: {...still, players: 'A:auto, B:auto:random', 'auto-move': '', autosave: 'ludo'},
    steps: [['at', 'game-change', 40, [['pause']]], ['resume']],
    next: [['at', 'game-change', 44, [['pause']]], ['resume']],
  },
  'peg solitaire: mid-game': {
    element: 'peg-solitaire',
    attributes: {...still, autosave: 'pegs'},
    steps: plays(4),
    next: [['undo'], ['play', 0]],
  },
  'peg solitaire: own shape, undone': {
    element: 'peg-solitaire',
    attributes: {...still, board: '.ooo/ooo./oooo', autosave: 'pegs', players: 'Ada'},
    steps: [...plays(3), ['undo']],
    next: [['play', 0]],
  },
  'peg solitaire: random position, ended': {
    element: 'peg-solitaire',
    attributes: {...still, board: 'english', pegs: '6', players: 'Ada:auto', autosave: 'pegs'},
    steps: [['resume']],
    next: [['undo']],
  },
  'blockudoku: mid-game': {
    element: 'blockudoku-game',
    attributes: {...still, autosave: 'blocks'},
    steps: plays(5, 3),
    next: [['undo'], ['play', 0]],
  },
  'blockudoku: after three games': {
    element: 'blockudoku-game',
    attributes: nearlyOver,
    steps: [
      ['play', 0],
      ['play', 16],
      ['new game'],
      ['play', 3],
      ['play', 12],
      ['undo'],
      ['play', 11],
      ['new game'],
      ['play', 16],
    ],
    next: [['play', 0], ['undo'], ['play', 1]],
  },
  'blockudoku: ended': {
    element: 'blockudoku-game',
    attributes: nearlyOver,
    steps: [
      ['play', 0],
      ['play', 16],
    ],
    next: [['undo'], ['play', 15]],
  },
  'blockudoku: game of a day, settled by the page': {
    element: 'blockudoku-game',
    attributes: {speed: 'instant', daily: '2026-01-31', scoring: 'woodoku', hand: 'I1 I1 I1', autosave: 'day'},
    steps: [
      ['play', '1 1A'],
      ['play', '2 1B'],
      ['play', '3 1C +O4 I2 T4'],
      ['play', '2 5E'],
    ],
    next: [['undo'], ['play', 0]],
  },
  'blockudoku: helped by the automatic player': {
    element: 'blockudoku-game',
    attributes: {...still, players: 'Ada:auto', autosave: 'blocks'},
    steps: [['at', 'game-change', 4, [['set', {players: 'Ada'}]]], ['resume'], ['play', 0]],
    next: [['undo']],
  },
  'snake: after a food': {
    element: 'snake-game',
    attributes: snake,
    steps: [
      ['play', 'tick'],
      ['play', 'tick'],
      ['play', 'tick'],
      ['play', 'D'],
    ],
    next: [
      ['play', 'D'],
      ['play', 'tick'],
    ],
  },
  'snake: ended, with a best score from before': {
    element: 'snake-game',
    attributes: snake,
    steps: [
      ...[...'tttDt'].map((way) => ['play', way === 't' ? 'tick' : way] as const),
      ['play', 'R'],
      ['new game'],
      ...[...'tttttttt'].map(() => ['play', 'tick'] as const),
    ],
    next: [['undo'], ['play', 'D'], ['play', 'tick'], ['play', 'L'], ['play', 'tick +40']],
  },
  'snake: by its clock, in a pause': {
    element: 'snake-game',
    frames: true,
    attributes: {...still, width: '9', height: '9', food: '0,2 0,4 0,6', level: '9', bonus: '', autosave: 'snake'},
    steps: [['resume'], ['frames', 5], ['pause']],
    next: [['frames', 7], ['resume'], ['frames', 7]],
  },
  'snake: the automatic player': {
    element: 'snake-game',
    frames: true,
    attributes: {...still, width: '8', height: '6', players: 'Ada:auto', autosave: 'snake', walls: 'off'},
    steps: [['resume'], ['frames', 120], ['pause']],
    next: [['resume'], ['frames', 130]],
  },
};
