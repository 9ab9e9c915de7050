// What the elements told, returned and were like, step by step, when the traces in traces/ were recorded: they still do.
// A scenario without a trace is recorded by
//
//     FULL=1 PARLOUR_RECORD=1 node test/tools/run.mjs unit --browser chromium compatibility
//
// which never touches a trace that is there: see README.md.
import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import '../example/example-game.js';
import '../../src/games/blockudoku/blockudoku-game.js';
import '../../src/games/ludo/ludo-game.js';
import '../../src/games/peg-solitaire/peg-solitaire.js';
import '../../src/games/snake/snake-game.js';
import {thinker} from '../../src/games/snake/thinker.js';
import '../../src/games/snakes-and-ladders/snl-board.js';
import {halfOf} from '../support/commands.js';
import {withVersion1} from './as-version-1.js';
import {blockudokuScenarios} from './scenarios/blockudoku.js';
import {exampleScenarios} from './scenarios/example.js';
import {ludoScenarios} from './scenarios/ludo.js';
import {pegSolitaireScenarios} from './scenarios/peg-solitaire.js';
import {snakeScenarios} from './scenarios/snake.js';
import {snakesAndLaddersScenarios} from './scenarios/snakes-and-ladders.js';
import {Trace, type Scenario, type TracedStep} from './trace.js';

const suites: Record<string, Readonly<Record<string, Scenario>>> = {
  example: exampleScenarios,
  blockudoku: blockudokuScenarios,
  ludo: ludoScenarios,
  'peg-solitaire': pegSolitaireScenarios,
  snake: snakeScenarios,
  'snakes-and-ladders': snakesAndLaddersScenarios,
};

for (const [suite, scenarios] of Object.entries(suites)) {
  describe(`the traces of ${suite}`, () => {
    const file = `traces/${suite}.json`;
    let recorded: Record<string, readonly TracedStep[]>;
    before(async () => {
      // frames that are made to pass leave no time to fetch the automatic player in
      await thinker.use(() => undefined);
      recorded = await executeServerCommand('read-recordings', {file});
    });

    for (const [name, scenario] of halfOf(Object.entries(scenarios))) {
      it(name, async () => {
        const trace = withVersion1(await new Trace(scenario).run());
        const expected = recorded[name];
        if (!expected) {
          const added = await executeServerCommand('add-recording', {file, name, entry: trace});
          expect(added, 'It has no trace yet: record one with PARLOUR_RECORD=1.').to.be.true;
          return;
        }
        for (const [i, step] of trace.entries())
          expect(step, `Step ${i}: ${JSON.stringify(step.step)}`).to.deep.equal(expected[i]);
        expect(trace.length).to.equal(expected.length);
      });
    }

    it('are all of scenarios that there are', () => {
      expect(Object.keys(scenarios)).to.include.members(Object.keys(recorded));
    });
  });
}
