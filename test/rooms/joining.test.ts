// Players who join and leave a game of Ludo in a room, in anyone's turn.
import {expect} from '@open-wc/testing';
import type {GameElement} from '../../src/element/game-element.js';
import type {RoomJoinedEvent} from '../../src/extensions/room/events.js';
import {ludo} from '../../src/games/ludo/rules/index.js';
import type {LudoGame} from '../../src/games/ludo/ludo-game.js';
import '../../src/games/ludo/ludo-game.js';
import {address} from '../../stories/support/room-server.js';
import {button, heard, seen} from '../support/seen.js';
import {served} from './element-bed.js';

/** Opens "More" and presses the button with these words. */
async function press(game: GameElement, words: string): Promise<void> {
  const root = game.shadowRoot!;
  if (!root.querySelector('details[part="dice"]')) root.querySelector<HTMLElement>('[part~="more"]')!.click();
  (await button(game, words)).click();
}
const buttons = ({shadowRoot}: GameElement): string[] =>
  [...shadowRoot!.querySelectorAll('.card button, .panel button')]
    .map(({textContent}) => textContent.trim())
    .filter((text) => /^(?:Join|Leave)$/.test(text));

it('a game of Ludo in a room with a vacant seat is joined and left by whoever takes the seat, in the turns of others, the same on all pages', async () => {
  const {first, second, room} = await served('ludo-game', ludo, 'players="3" open="1"');
  expect((first as LudoGame).state.away).to.deep.equal([false, false, true]);
  const third = document.createElement('ludo-game');
  Object.assign(third, {server: address, speed: 'instant'});
  first.parentElement!.append(third);
  const joins = heard<RoomJoinedEvent>(third, 'room-joined');
  third.room = room;
  expect((await joins).detail.seat).to.equal(2);
  await seen(third, (root) => root.querySelector('.lobby') === null);
  const games = [first, second, third] as LudoGame[];
  const moved = (): Promise<unknown> => Promise.all(games.map((game) => heard(game, 'game-move')));
  const away = (): readonly (readonly boolean[])[] => games.map(({state}) => state.away);

  let moves = moved();
  await press(third, 'Join');
  await moves;
  expect(away()).to.deep.equal(Array(3).fill([false, false, false]));
  expect(first.turn, 'the turn of another').to.equal(0);

  // each for themselves
  await press(second, 'Leave');
  await Promise.all(games.map((game) => seen(game, () => (game as LudoGame).state.away[1])));
  expect(buttons(third)).to.deep.equal(['Leave']);
  expect(buttons(second)).to.deep.equal(['Join']);
  expect(await first.play('leave blue', {number: 3})).to.include({ok: false, code: 'illegal-move'});

  moves = Promise.all(games.map((game) => heard(game, 'game-over')));
  await press(third, 'Leave');
  await moves;
  for (const game of games) {
    expect(game.result).to.deep.include({winners: [0], reason: 'left'});
    expect(game.save()).to.deep.equal(first.save());
  }
  await seen(first, (root) => root.querySelector('.card') !== null);
  expect(first.shadowRoot!.textContent).not.to.contain('NaN');
  (await button(first, 'Check the dice')).click();
  await seen(first, (root) => root.querySelector('.card')?.textContent.includes('Honest dice'));
});
