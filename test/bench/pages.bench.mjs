// The games in a page: a hundred of each inserted, beside hosts of paragraphs, and a move rendered.
import {tags} from '../../tools/entries.mjs';
import {closeBrowser, openPage} from '../tools/open-page.mjs';
import {amount, part, row} from './table.mjs';

const script = (tag) => `<script type="module" src="/dist/cdn/${tag}.js"></script>`;

for (const {tag} of tags.filter(({tag}) => tag !== 'game-table')) {
  const {page, close} = await openPage({html: script(tag)});
  const times = await page.evaluate(
    async (name, rounds) => {
      await customElements.whenDefined(name);
      const round = async (make) => {
        const games = Array.from({length: 100}, make);
        const before = performance.now();
        document.body.append(...games);
        await Promise.all(games.map((game) => game.updateComplete));
        for (const game of games) game.getBoundingClientRect();
        const time = performance.now() - before;
        for (const game of games) game.remove();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return time;
      };
      const plain = () => {
        const host = document.createElement('div');
        host.attachShadow({mode: 'open'}).append(...Array.from({length: 100}, () => document.createElement('p')));
        return host;
      };
      const ours = [];
      const base = [];
      // the first round compiles
      for (let i = 0; i <= rounds; i++) {
        const times = [
          await round(() => Object.assign(document.createElement(name), {seed: String(i)})),
          await round(plain),
        ];
        if (i > 0) [ours, base].forEach((list, of) => list.push(times[of]));
      }
      // a move, and a bare element of Lit's kind that draws a line of text: from the call until it is laid out
      const move = [];
      const line = [];
      const text = document.createElement('p');
      const game = Object.assign(document.createElement(name), {seed: '1', speed: 'instant', step: true});
      document.body.append(game, text);
      await game.updateComplete;
      for (let i = 0; i < 200; i++) {
        if (game.turn === undefined) await game.newGame();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const before = performance.now();
        await game.play(game.legalMoves[i % game.legalMoves.length]);
        await game.updateComplete;
        const drawn = performance.now();
        text.textContent = String(i);
        text.getBoundingClientRect();
        move.push(drawn - before);
        line.push(performance.now() - drawn);
      }
      return [ours, base, move, line];
    },
    tag,
    amount(0, 5, 1),
  );
  await close();
  const [ours, base, move, line] = times.map((list) => part(list, 0.5));
  row(`a hundred <${tag}> put in`, ours, 'ms', {baseline: base, of: 'a hundred hosts of a hundred paragraphs'});
  const note = `95 % within ${part(times[2], 0.95).toFixed(2)} ms, ${times[2].length} moves`;
  row(`<${tag}>: a move made and rendered`, move, 'ms', {
    baseline: line,
    of: 'a line of text changed and laid out',
    note,
  });
}

await closeBrowser();
