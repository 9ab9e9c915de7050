// Games that earlier versions have kept in the browser go on after a reload, and what they have saved and shared loads into
// the elements. Kept games are recorded like traces: `PARLOUR_RECORD=1 node test/tools/run.mjs unit --browser chromium
// compatibility`, which never touches one that is there: see README.md.
import {expect} from '@open-wc/testing';
import {asVersion1} from './as-version-1.js';
import {executeServerCommand} from '@web/test-runner-commands';
import '../../src/games/blockudoku/blockudoku-game.js';
import '../../src/games/ludo/ludo-game.js';
import '../../src/games/peg-solitaire/peg-solitaire.js';
import '../../src/games/snake/snake-game.js';
import {thinker} from '../../src/games/snake/thinker.js';
import '../../src/games/snakes-and-ladders/snl-board.js';
import type {GameRecord} from '../../src/index.js';
import {autosaves} from './scenarios/autosaves.js';
import {Trace, type Scenario, type TracedStep} from './trace.js';

/** A kept game with how it goes on: the scenario after the reload, and what came of it. */
interface KeptGame extends Scenario {
  readonly trace: readonly TracedStep[];
  readonly state: unknown;
  /** The storage, read as JSON, at last. */
  readonly kept: unknown;
}

/** A game as it was saved and shared, and where it stood then. */
interface SavedGame {
  readonly record: GameRecord;
  readonly code: string;
  readonly moves: number;
  readonly turn: number | null;
  readonly result: unknown;
  readonly state: unknown;
}

const read = <T>(file: string): Promise<Record<string, T>> => executeServerCommand('read-recordings', {file});
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** What comes of a scenario after a reload. */
async function goOn(scenario: Scenario): Promise<Pick<KeptGame, 'trace' | 'state' | 'kept'>> {
  const run = new Trace(scenario);
  const trace = await run.run();
  const kept = Object.entries(run.storage).map(([key, text]) => [key, JSON.parse(text) as unknown]);
  return {trace, state: plain(run.state), kept: Object.fromEntries(kept)};
}

describe('games kept in the browser by an earlier version go on', () => {
  const file = 'saved-games/autosaves.json';
  let recorded: Record<string, KeptGame>;
  before(async () => {
    // frames that are made to pass leave no time to fetch the automatic player in
    await thinker.use(() => undefined);
    recorded = await read(file);
  });

  for (const [name, {reloaded, next = [], ...setup}] of Object.entries(autosaves)) {
    it(name, async () => {
      const game = recorded[name];
      if (game) {
        const {trace, state, kept, ...scenario} = game;
        expect(await goOn(scenario)).to.deep.equal({trace, state, kept});
        return;
      }
      const before = new Trace(setup);
      await before.run();
      const scenario = {...setup, attributes: reloaded ?? setup.attributes!, storage: before.storage, steps: next};
      const entry = {...scenario, ...(await goOn(scenario))};
      const added = await executeServerCommand('add-recording', {file, name, entry});
      expect(added, 'It is not recorded yet: record it with PARLOUR_RECORD=1.').to.be.true;
    });
  }

  it('all of them', () => {
    expect(Object.keys(autosaves)).to.include.members(Object.keys(recorded));
  });
});

describe('records and share codes of an earlier version load into the element, each fourth of them', () => {
  const elements = {
    blockudoku: 'blockudoku-game',
    ludo: 'ludo-game',
    'peg-solitaire': 'peg-solitaire',
    snake: 'snake-game',
    'snakes-and-ladders': 'snl-board',
  } as const;

  for (const [file, tag] of Object.entries(elements)) {
    it(file, async () => {
      const saved = await read<SavedGame>(`saved-games/${file}.json`);
      const game = document.createElement(tag);
      game.speed = 'instant';
      document.body.append(game);
      try {
        await game.updateComplete;
        // all of them are loaded by saved-games.node.test.ts
        const sample = Object.entries(saved).filter((_, i) => i % 4 === 0);
        game.pause();
        for (const [name, {record, code, moves, turn, result, state}] of sample) {
          for (const from of [record, JSON.stringify(record), code]) {
            expect(await game.load(from), name).to.deep.equal({ok: true, number: moves});
            expect(game.history, name).to.have.length(moves);
            expect(plain(game.state), name).to.deep.equal(state);
            expect(plain(game.turn), name).to.equal(turn);
            expect(plain(game.result), name).to.deep.equal(result);
            expect(asVersion1(game.share()), name).to.equal(code);
          }
          await game.updateComplete;
        }
      } finally {
        game.remove();
      }
    });
  }
});
