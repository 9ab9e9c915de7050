// Adds saved games and share codes to test/compatibility/saved-games: `node --import tsx test/tools/record-saved-games.mjs`.
// See test/compatibility/README.md: it only ever adds entries; those that are there stand for what earlier versions
// have written, and are never written again.
import {blockudoku, dailySeed, searchHand} from '../../src/games/blockudoku/rules/index.ts';
import {ludo, outOfTurnMoves, chooseMove} from '../../src/games/ludo/rules/index.ts';
import {pegSolitaire, solve} from '../../src/games/peg-solitaire/rules/index.ts';
import {autopilot, snake} from '../../src/games/snake/rules/index.ts';
import {snakesAndLadders} from '../../src/games/snakes-and-ladders/rules/index.ts';
import {drawOf} from '../../src/core/random.ts';
import {finish} from '../../src/core/search.ts';
import {Session} from '../../src/core/session.ts';
import {shareCode} from '../../src/core/share-code.ts';
import {addRecordings} from './recordings.mjs';

const person = (name = '', more = {}) => ({name, kind: 'person', ...more});
const auto = (name = '', more = {}) => ({name, kind: 'auto', ...more});
const remote = (name = '', more = {}) => ({name, kind: 'remote', ...more});
const people = (count) => Array.from({length: count}, () => person());

/**
 * What is recorded, by game. `moves`: how many are made at most (default: to the end of the game). `settled`: the part
 * of the moves that somebody else than the seed settles. `page`: the part of people's moves that the page makes.
 * `undo`, `redo`: how often, at the end. `choose`: the moves; default: any legal one.
 */
const games = {
  'snakes-and-ladders': {
    game: snakesAndLadders,
    entries: {
      'new game': {moves: 0},
      'mid-game': {seats: [person('Ada'), person('Ben')], moves: 9},
      'ended, two people': {},
      'ended, one person': {seats: people(1)},
      'six players in colours of their own': {
        seats: ['red', '#0af', 'rebeccapurple', 'rgb(1, 2, 3)', 'teal', 'gold'].map((colour, i) =>
          person(`Player ${i}`, {colour}),
        ),
        moves: 40,
      },
      'person and automatic player, undone twice': {
        seats: [person('Åsa 🎲'), auto('Ben')],
        moves: 16,
        undo: 2,
      },
      'undone and one redone': {moves: 12, undo: 3, redo: 1},
      'remote player': {seats: [person('Ada'), remote('Cyd')], moves: 11},
      'settled by a server': {moves: 14, settled: 1},
      'some settled by the page': {seats: [person(), auto()], moves: 20, settled: 0.3, page: 0.5},
      'settled by a server, ended': {seats: [remote('A'), remote('B'), remote('C')], settled: 1},
      chutes: {options: {board: 'chutes'}},
      'chutes, bounce, on the first square': {options: {board: 'chutes', overshoot: 'bounce', start: 1}, moves: 30},
      'empty board': {options: {board: 'empty', size: 5}},
      'random board': {options: {board: 'random'}, moves: 25},
      'random board, 20 × 20': {options: {size: 20, dice: 2}, moves: 60, seats: people(3)},
      'random board, 2 × 3': {options: {columns: 2, rows: 3, faces: 2}},
      'own snakes and ladders': {options: {snakes: '17-4 24-9', ladders: '3-11 8-22', size: 5}},
      'own board from script': {
        options: {
          board: {
            columns: 6,
            rows: 4,
            snakes: [
              [20, 3],
              [15, 6],
            ],
            ladders: [[2, 19]],
          },
        },
        seats: people(4),
        moves: 12,
      },
      'two dice, doubles again': {options: {dice: 2, extraRoll: true}, moves: 30},
      'sixes again, stay': {options: {extraRoll: true, overshoot: 'stay'}, moves: 60},
      'twenty faces, win past home, off the board': {options: {faces: 20, overshoot: 'win', start: 0}},
      'chain and capture': {
        options: {chain: true, capture: true, snakes: '20-5 12-3', ladders: '5-12 7-20', size: 5},
        seats: people(3),
      },
      'stopped after three rounds': {options: {maxRounds: 3}, seats: [auto('A'), auto('B')]},
      'all automatic': {seats: [auto('Ada'), auto('Ben'), auto('Cyd')]},
    },
  },
  ludo: {
    game: ludo,
    entries: {
      'new game': {moves: 0},
      'mid-game': {seats: [person('Ada'), person('Ben')], moves: 41},
      'ended, two people': {},
      'four players in chosen colours': {
        options: {colours: ['red', 'blue', 'green', 'yellow']},
        seats: ['red', 'blue', 'green', 'yellow'].map((colour) => person(colour, {colour})),
        moves: 90,
      },
      'three players, painted': {
        seats: [person('Ada', {colour: '#d0f'}), person('Ben', {colour: 'tomato'}), person('Cyd')],
        moves: 60,
      },
      'levels of automatic players': {
        seats: [
          person('Ada'),
          auto('R', {level: 'random'}),
          auto('G', {level: 'greedy'}),
          auto('S', {level: 'strong'}),
        ],
        moves: 70,
        levels: true,
      },
      'undone twice': {seats: [person('Ada'), auto('Ben')], moves: 48, undo: 2},
      'undone and redone': {moves: 40, undo: 3, redo: 2},
      'remote players': {seats: [remote('Ada'), person('Ben'), remote('Cyd')], moves: 45},
      'settled by a server': {moves: 50, settled: 1},
      'settled by a server, ended': {settled: 1, seats: [remote('A'), person('B')]},
      'some settled by the page': {moves: 60, settled: 0.2, page: 0.4},
      'left and joined': {seats: people(4), moves: 160, outOfTurn: 0.1},
      'left and joined, settled by a server': {seats: people(3), moves: 90, outOfTurn: 0.15, settled: 0.5},
      'open places, joined later': {options: {open: 2}, seats: people(4), moves: 80, outOfTurn: 0.08},
      'all others left': {seats: people(3), outOfTurn: 0.9, moves: 400},
      classic59: {options: {rules: 'classic59'}, moves: 120},
      'classic59, ended': {options: {rules: 'classic59', coins: 2}},
      'standard rules on the track classic59': {options: {track: 'classic59', bounce: false}, moves: 70},
      'one coin, bounce': {options: {coins: 1, bounce: true}},
      'teams, ended': {options: {teams: true, coins: 2}, seats: people(4)},
      'play on for the places': {options: {playOn: true, coins: 1, autoMove: true}, seats: people(4)},
      'blocks and attempts': {options: {blocks: true, attempts: true}, seats: people(3), moves: 110},
      'every rule switched': {
        options: {
          safe: false,
          capture: false,
          sixEnters: false,
          sixAgain: false,
          captureAgain: false,
          homeAgain: false,
          threeSixes: false,
        },
        moves: 100,
      },
      'automatic moves': {options: {autoMove: true}, seats: [auto('A'), auto('B')], moves: 150},
    },
  },
  'peg-solitaire': {
    game: pegSolitaire,
    entries: {
      'new game': {moves: 0},
      'mid-game': {moves: 5},
      'no jump left': {},
      solved: {choose: 'solve'},
      'solved on the target': {options: {target: 13}, choose: 'solve'},
      'undone twice': {moves: 6, undo: 2},
      'undone and redone': {moves: 6, undo: 4, redo: 2},
      'eight rows': {options: {rows: 8}},
      'thirty rows': {options: {rows: 30, empty: 217}, moves: 60},
      'one row': {options: {rows: 1}, moves: 0},
      'another hole empty': {options: {empty: 5}},
      english: {options: {board: 'english'}},
      'english, central solution': {options: {board: 'english', target: 17}, choose: 'solve'},
      european: {options: {board: 'european'}},
      german: {options: {board: 'german'}, moves: 12},
      asymmetric: {options: {board: 'asymmetric'}, moves: 12},
      diamond: {options: {board: 'diamond'}},
      'own shape': {options: {board: 'ooo/ooo/o.o/ooo'}},
      'own shape on a triangle lattice': {options: {board: ' oo \n oooo \nooo.o', lattice: 'triangle'}},
      'random position': {options: {board: 'english', pegs: 9}, choose: 'solve'},
      'random position, mid-game': {options: {rows: 6, pegs: 8}, moves: 3},
      'start of its own': {options: {board: 'english', start: `${'.'.repeat(14)}oo.o${'.'.repeat(15)}`}},
      'automatic player': {seats: [auto('Ada')], moves: 7, choose: 'solve'},
      'remote player in green': {seats: [remote('Cyd', {colour: 'green'})], moves: 4},
      'moves by the page': {seats: [person('Ada')], moves: 8, page: 0.5},
    },
  },
  blockudoku: {
    game: blockudoku,
    entries: {
      'new game': {moves: 0},
      'mid-game': {moves: 7},
      ended: {seats: [person('Ada')]},
      'long game': {seats: [auto('Ada')], moves: 120, choose: 'best'},
      'undone twice': {moves: 8, undo: 2},
      'undone and redone': {moves: 8, undo: 3, redo: 1},
      'game of a day': {options: {daily: '2026-01-31'}, seed: dailySeed('2026-01-31'), moves: 6},
      'game of a leap day, ended': {options: {daily: '2028-02-29'}, seed: dailySeed('2028-02-29')},
      'app pieces': {options: {pieces: 'app'}, moves: 15},
      'all pieces, woodoku': {options: {pieces: 'all', scoring: 'woodoku'}, moves: 40, choose: 'best'},
      'each slot refilled': {options: {refill: 'each'}, moves: 30, choose: 'best'},
      'each slot refilled, ended': {options: {refill: 'each', fair: true}},
      fair: {options: {fair: true}},
      rotated: {options: {rotate: true}, moves: 20},
      'rotated, best moves': {options: {rotate: true, fair: true, scoring: 'woodoku'}, moves: 45, choose: 'best'},
      'own pieces': {options: {pieces: 'O4 T4r1 111/101'}, moves: 20, choose: 'best'},
      'one piece': {options: {pieces: ['I1']}, moves: 100, choose: 'best'},
      'own board': {
        options: {board: ['011111111', '101111111', ...Array(7).fill('000000000')]},
        moves: 9,
      },
      'own hand': {options: {hand: 'O4 I5 T4', pieces: 'all'}, moves: 5},
      'settled by a server': {moves: 12, settled: 1},
      'settled by a server, ended': {settled: 1, seats: [remote('Cyd')]},
      'some settled by the page': {moves: 12, settled: 0.8, page: 0.6},
      'settled in a game of a day': {
        options: {daily: '2026-11-05', refill: 'each'},
        seed: dailySeed('2026-11-05'),
        settled: 0.3,
        moves: 10,
      },
      'helped by the automatic player': {seats: [auto('Ada')], moves: 9, page: 0.5},
    },
  },
  snake: {
    // as its element has it: undo goes back to the last food
    game: {...snake, milestone: (effects) => effects.some(({type}) => type === 'ate')},
    entries: {
      'new game': {moves: 0},
      'first ticks': {moves: 12, choose: 'tick'},
      'into the wall': {choose: 'tick'},
      'mid-game': {moves: 150, choose: 'eat'},
      'long run': {moves: 4000, choose: 'eat', options: {width: 30, height: 20}},
      'full board': {choose: 'eat', options: {width: 4, height: 4}},
      'undone to a food': {moves: 120, choose: 'eat', undo: 2},
      'undone and redone': {moves: 90, choose: 'eat', undo: 3, redo: 2},
      'automatic player': {seats: [auto('Ada')], moves: 400, choose: 'eat'},
      'remote player': {seats: [remote('Cyd')], moves: 60, choose: 'eat'},
      'moves by the page': {moves: 80, choose: 'eat', page: 0.3},
      'settled by a server': {moves: 200, choose: 'eat', settled: 1},
      'settled by a server, ended': {choose: 'eat', settled: 1, options: {width: 5, height: 4}},
      'some settled by the page': {moves: 200, choose: 'eat', settled: 0.4},
      'without walls': {options: {walls: false}, moves: 100, choose: 'tick'},
      'without walls, wandering': {options: {walls: 'off', width: 8, height: 6}, moves: 300},
      rails: {options: {obstacles: 'rails', width: 20, height: 16}, moves: 300, choose: 'eat'},
      pillars: {options: {obstacles: 'pillars', startAt: 'centre'}, moves: 300, choose: 'eat'},
      'rooms without walls': {
        options: {obstacles: 'rooms', walls: 'off', startAt: 'centre'},
        moves: 200,
        choose: 'eat',
      },
      'own maze': {
        options: {obstacles: '......./.##.##./......./.#...#./.......', length: 3},
        moves: 120,
        choose: 'eat',
      },
      'level 9 with bonus': {options: {level: 9, bonus: true, width: 10, height: 8}, moves: 500, choose: 'eat'},
      'bonus, settled by a server': {options: {bonus: 'on', level: 5}, settled: 0.5, moves: 500, choose: 'eat'},
      'given food, refilled': {options: {food: '0,3 2,2 4,4', width: 6, height: 6}, moves: 80, choose: 'eat'},
      'given food, all eaten': {options: {food: '0,3 1,3 1,1', refill: 'off', width: 5, height: 5}, choose: 'towards'},
      'length 5 in the middle, 60 × 60': {
        options: {width: 60, height: 60, length: 5, startAt: 'centre', level: 3},
        moves: 300,
        choose: 'eat',
      },
      'into itself': {options: {length: 5, width: 8, height: 8}, script: 'D L U'},
    },
  },
};

/** A step towards the food, where there is nothing in the way. */
function towards(state) {
  const {width} = state.board;
  const [dx, dy] = [
    (state.food % width) - (state.head % width),
    ((state.food / width) | 0) - ((state.head / width) | 0),
  ];
  const way = dx > 0 ? 'R' : dx < 0 ? 'L' : dy > 0 ? 'D' : 'U';
  return way === state.direction ? 'tick' : way;
}

/** The moves of an entry: each is called with the session and a draw. */
function chooser(game, {choose, levels, script}) {
  const words = script?.split(' ');
  let way;
  return (session, draw) => {
    const {state, legalMoves} = session;
    if (words) return words[session.number];
    switch (choose) {
      case 'tick':
        return 'tick';
      case 'towards':
        return towards(state);
      case 'eat': {
        const direction = autopilot(state);
        return direction === undefined || direction === state.direction ? 'tick' : direction;
      }
      case 'solve':
        way ??= solve(state) ?? [];
        return way[session.number] ?? legalMoves[0];
      case 'best':
        return finish(searchHand(state.board, state.hand, state.rules)).moves[0].move;
      default:
        return levels ? finish(chooseMove(state, session.seats[session.turn].level)) : draw.pick(legalMoves);
    }
  };
}

function played(game, name, setup) {
  const {
    options = {},
    seats = people(Math.max(game.seats[0], game === snakesAndLadders ? 2 : 1)),
    moves = 20_000,
  } = setup;
  const {settled = 0, page = 0, outOfTurn = 0, undo = 0, redo = 0} = setup;
  const id = `recorded ${name}`;
  const {seed = `${game.id}: ${name}`} = setup;
  const session = new Session(game, {options: game.parseOptions(options), seats, seed, id});
  const next = chooser(game, setup);
  while (session.turn !== undefined && session.number < moves) {
    const draw = drawOf(`moves of ${name}`, session.number + 1);
    const chance = (part) => draw.int(1, 1000) <= part * 1000;
    const {kind} = session.seats[session.turn];
    const by = kind === 'person' || kind === 'auto' ? (chance(page) ? 'page' : kind) : kind;
    let move = next(session, draw);
    if (move === undefined) break;
    const beside = outOfTurn > 0 && chance(outOfTurn) ? outOfTurnMoves(session.state) : [];
    if (beside.length > 0) move = draw.pick(beside);
    else if (chance(settled)) {
      move = game.settle(session.state, move, drawOf(`a server's draw of ${name}`, session.number + 1));
    }
    const moved = session.play(move, by);
    if (!moved.ok) throw new Error(`${game.id}, ${name}: ${moved.message}`);
  }
  for (let i = 0; i < undo; i++) if (!session.undo().ok) throw new Error(`${name}: nothing to undo`);
  for (let i = 0; i < redo; i++) if (!session.redo().ok) throw new Error(`${name}: nothing to redo`);
  return session;
}

for (const [file, {game, entries}] of Object.entries(games)) {
  const recordings = Object.fromEntries(
    Object.entries(entries).map(([name, setup]) => {
      const session = played(game, name, setup);
      const {turn = null, result = null, number: moves, state} = session;
      return [name, {record: session.save(), code: shareCode(session), moves, turn, result, state}];
    }),
  );
  const added = addRecordings(`saved-games/${file}.json`, recordings);
  console.log(`${file}: ${added.length} added, ${Object.keys(entries).length - added.length} were there`);
}
