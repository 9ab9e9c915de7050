// What players see during a game in a room: who they are, who is absent, the state of the connection, and pictures. Whose turn it
// is stays beside all of it.
import {expect} from '@open-wc/testing';
import type {GameElement} from '../../src/element/game-element.js';
import '../../src/games/four-in-a-row/four-in-a-row.js';
import '../../src/games/snakes-and-ladders/snl-board.js';
import {fourInARow} from '../../src/games/four-in-a-row/rules/index.js';
import {snakesAndLadders} from '../../src/games/snakes-and-ladders/rules/game.js';
import {address, PageServer, takesSeat} from '../../stories/support/room-server.js';
import {press} from '../support/commands.js';
import {button, heard, seen} from '../support/seen.js';
import {begun, fast, joined, playOut, seated, served as onServer, small, type Served} from './element-bed.js';
import type {RoomJoinedEvent} from '../../src/extensions/room/events.js';

const text = (root: ShadowRoot, selector: string): string =>
  root.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
const line = (root: ShadowRoot): string => text(root, '.room-line p');
const status = (root: ShadowRoot): string => text(root, '.status');
const players = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll('.player')].map((player) => player.textContent.replace(/\s+/g, ' ').trim());
const pictures = (game: GameElement): HTMLButtonElement[] => [
  ...game.shadowRoot!.querySelectorAll<HTMLButtonElement>('.reactions button'),
];
const send = (game: GameElement, name: string): void =>
  pictures(game)
    .find((each) => each.ariaLabel === name)!
    .click();
const isSeen = (game: GameElement, what: (root: ShadowRoot) => boolean): Promise<boolean> => seen(game, what);
const announced = (root: ShadowRoot): string =>
  [...root.querySelectorAll('[role="status"] p')].at(-1)?.textContent.trim() ?? '';

describe('during a game on one page', () => {
  it('the list of players says who you are', async () => {
    const {games, code} = await begun();
    expect(players(games[0].shadowRoot!)).to.deep.equal(['Player 1, to move (you) 1', 'Player 2 1']);
    expect(players(games[1].shadowRoot!)).to.deep.equal(['Player 1, to move 1', 'Player 2 (you) 1']);
    const {game: watcher} = await joined(small, code);
    await isSeen(watcher, (root) => line(root) === 'All seats are taken. You are watching.');
    expect(watcher.shadowRoot!.querySelector('.reactions')).to.equal(null);
    expect(watcher.shadowRoot!.textContent).not.to.contain('(you)');
  });

  it('pictures are sent by keyboard, shown at the player and announced', async () => {
    const {games} = await begun();
    const [first, second] = games;
    const summary = second.shadowRoot!.querySelector<HTMLElement>('.reactions summary')!;
    expect(summary.ariaLabel).to.equal('Send a reaction');
    expect(pictures(second).map((each) => each.ariaLabel)).to.deep.equal([
      'Thumbs up',
      'Heart',
      'Laughing',
      'Surprised',
      'Sad',
      'Good luck',
    ]);
    summary.focus();
    for (const key of ['Enter', 'Tab', 'Tab', 'Enter']) await press(key);
    await isSeen(first, (root) => root.querySelector('.player:last-child .reaction path') !== null);
    expect(announced(first.shadowRoot!)).to.equal('Player 2: Heart');
    expect(second.shadowRoot!.querySelector('details.reactions')!.hasAttribute('open')).to.equal(false);
    expect(second.shadowRoot!.activeElement).to.equal(summary);
    for (const key of ['Enter', 'Tab', 'Escape']) await press(key);
    expect(second.shadowRoot!.querySelector('details.reactions')!.hasAttribute('open')).to.equal(false);
    expect(second.shadowRoot!.activeElement).to.equal(summary);
    expect(second.paused).to.equal(false);
  });

  it('a picture goes by itself, and too many are refused with a sentence', async () => {
    const {games} = await begun(small, fast);
    const [first, second] = games;
    const errors: string[] = [];
    for (const game of games) game.addEventListener('game-error', ({detail}) => errors.push(detail.code));
    // both are there for a while only: watched from the start
    const told = isSeen(second, (root) => line(root) === 'Wait a moment, then send another one.');
    const shown = isSeen(first, (root) => root.querySelector('.reaction') !== null);
    for (let i = 0; i < 4; i++) send(second, 'Laughing');
    await Promise.all([told, shown]);
    await isSeen(first, (root) => root.querySelector('.reaction') === null);
    expect(errors).to.deep.equal([]);
    await playOut(games);
    expect(first.save()).to.deep.equal(second.save());
  });
});

const served = (attributes = ''): Promise<Served> => onServer('four-in-a-row', fourInARow, attributes);

describe('during a game on a server', () => {
  it('moves that the room has lost are named until the next move', async () => {
    const {server, first, second, room} = await served();
    expect(await first.play('4')).to.include({ok: true});
    await seen(second, () => second.history.length === 1);
    await server.lose(room, 1);
    await isSeen(
      first,
      (root) => line(root) === 'The last move was lost. The game continues from the position before.',
    );
    await isSeen(first, (root) => status(root) === 'Your move.');
    expect(await first.play('3')).to.include({ok: true});
    await isSeen(first, (root) => line(root) === '');
  });

  it('a player who was not let in for a while has the same seat again', async () => {
    const {server, first, room} = await served();
    server.stop();
    server.refusal = 'not-allowed';
    const closes = heard<CustomEvent<{reason: string}>>(first, 'room-closed');
    expect((await closes).detail.reason).to.equal('not-allowed');
    server.start();
    const joins = heard<RoomJoinedEvent>(first, 'room-joined');
    first.room = undefined;
    await first.updateComplete;
    first.room = room;
    expect((await joins).detail.seat).to.equal(0);
  });

  it('Start, pressed while the server goes away, is not forgotten, and the lobby says that the connection is lost', async () => {
    const server = new PageServer({rules: fourInARow}, globalThis);
    const attributes = `server="${address}"`;
    const {game: first, code} = await joined(attributes, '', 'four-in-a-row');
    const {game: second} = await joined(attributes, code, 'four-in-a-row');
    await seated(first, 2);
    const start = await button(first, 'Start');
    server.stop();
    start.click();
    await isSeen(first, (root) => text(root, '.lobby-note') === 'Connection lost. Trying again…');
    const starts = heard(second, 'game-start');
    server.start();
    await starts;
  });

  it('dice that the server could choose are named at the end, and reported', async () => {
    const {server, first, second} = await onServer('snl-board', snakesAndLadders, small);
    await playOut([first, second]);
    (await button(second, 'Rematch')).click();
    server.lie = takesSeat;
    const starts = heard(first, 'game-start');
    (await button(first, 'Rematch')).click();
    await starts;
    const error = heard<CustomEvent<{code: string}>>(first, 'game-error');
    await playOut([first, second]);
    expect((await error).detail.code).to.equal('other-seat');
    await isSeen(first, (root) => text(root, '.card').includes('the server changed your seat during the game.'));
  });

  it('a game without chance says nothing of dice', async () => {
    const {first, second} = await served();
    const ends = [first, second].map((game) => heard(game, 'game-over'));
    for (const [i, move] of ['1', '2', '1', '2', '1', '2', '1'].entries()) {
      const mover = i % 2 ? second : first;
      await seen(mover, () => mover.history.length === i);
      expect(await mover.play(move)).to.include({ok: true});
    }
    await Promise.all(ends);
    await button(first, 'Rematch');
    expect(text(first.shadowRoot!, '.card')).not.to.match(/dice/i);
  });
});
