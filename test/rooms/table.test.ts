// The rooms of a table: those of its games, which follow its settings.
import {expect} from '@open-wc/testing';
import type {GameElement} from '../../src/element/game-element.js';
import type {GameMoveEvent} from '../../src/play/events.js';
import type {RoomJoinedEvent} from '../../src/extensions/room/events.js';
import {snakesAndLadders as rules} from '../../src/games/snakes-and-ladders/rules/game.js';
import '../../src/games/snakes-and-ladders/snl-board.js';
import '../../src/table/game-table.js';
import {address, PageServer} from '../../stories/support/room-server.js';
import {button, heard, seen} from '../support/seen.js';
import {openTab} from '../support/tab.js';
import {entered} from './element-bed.js';

for (const [name, html] of [
  ['a game', '<snl-board room></snl-board>'],
  ['a game at a table', '<game-table room><snl-board></snl-board></game-table>'],
] as const) {
  it(`${name} without the code of rooms says so, and is not played`, async () => {
    await import('../../src/extensions/room/room-places.js');
    const files = performance.getEntriesByType('resource').filter(({name: file}) => /\/room-places-\w+\.js/.test(file));
    const imports = Object.fromEntries(files.map((file) => [file.name, '/none.js']));
    const map = `<script type="importmap">${JSON.stringify({imports})}</script>`;
    const {document} = await openTab('/test/rooms/element-page.ts', 'game-table', map);
    const error = heard<CustomEvent<{code: string}>>(document, 'game-error');
    document.body.innerHTML = html;
    expect((await error).detail.code).to.equal('not-loaded');
    const game = document.querySelector<GameElement>('snl-board')!;
    await button(game, 'Try again');
    expect(await game.play('roll')).to.include({ok: false, code: 'not-started'});
    game.shadowRoot!.querySelector<HTMLElement>('button[part~="roll"]')!.click();
    await game.presented;
    expect(game.history).to.have.length(0);
  });
}

it('a later server and turn clock of a table hold for its games, in which computers play', async () => {
  const server = new PageServer({rules}, globalThis);
  const {page} = await entered('<game-table room><snl-board speed="instant"></snl-board></game-table>');
  const table = page.querySelector('game-table')!;
  const game = page.querySelector('snl-board')!;
  const joins = heard<RoomJoinedEvent>(game, 'room-joined');
  table.server = address;
  table.turnClock = 60;
  await joins;
  expect(server.sockets.size).to.equal(1);
  (await button(game, 'Add computer')).click();
  (await button(game, 'Start')).click();
  // a second may have passed before the first picture
  await seen(game, (root) => /\s(?:1:00|0:5\d)$/.test(root.querySelector('.status')!.textContent));
  const answers = heard<GameMoveEvent>(game, 'game-move', ({detail}) => detail.by === 'auto');
  await game.play('roll');
  expect((await answers).detail.seat).to.equal(1);
});
