// Games in rooms of one page, as players see them: the lobby, a game, its end, a rematch; who watches; what is locked.
import {expect} from '@open-wc/testing';
import type {GameElement} from '../../src/element/game-element.js';
import type {RoomJoinedEvent} from '../../src/extensions/room/events.js';
import '../../src/games/blockudoku/blockudoku-game.js';
import '../../src/games/ludo/ludo-game.js';
import {snakesAndLadders} from '../../src/games/snakes-and-ladders/rules/game.js';
import '../../src/games/snakes-and-ladders/snl-board.js';
import '../../src/table/game-table.js';
import {address, PageServer} from '../../stories/support/room-server.js';
import {button, heard, seen} from '../support/seen.js';
import {begun, entered, gameIn, joined, names, playOut, seated, small, placed} from './element-bed.js';

const onServer = (): PageServer => new PageServer({rules: snakesAndLadders}, globalThis);

const lobbyOf = (root: ShadowRoot): string => root.querySelector('.lobby')?.textContent.replace(/\s+/g, ' ') ?? '';

describe('a room', () => {
  it('shows its code and who is there, takes names and seats, and starts with two', async () => {
    const {game: first, code} = await joined();
    expect(first.shadowRoot!.querySelector('[part="room-code"]')!.textContent).to.equal(code);
    const start = [...first.shadowRoot!.querySelectorAll('button')].find(
      (each) => each.textContent.trim() === 'Start',
    )!;
    expect(start.disabled).to.equal(true);
    const {game: second} = await joined(small, code);
    const input = await seen(second, (root) => root.querySelector<HTMLInputElement>('.lobby input[maxlength="40"]'));
    // typed, and not yet sent
    input.value = 'Bea';
    second.shadowRoot!.querySelector<HTMLButtonElement>('[aria-label="Sit here, Seat 4"]')!.click();
    await seen(first, (root) => names(root)[3] === 'Bea');
    input.value = 'Ben';
    input.dispatchEvent(new Event('change'));
    await seen(first, (root) => names(root)[3] === 'Ben');
    await seen(second, (root) => names(root)[3] === 'Ben (you)');
    expect(second.shadowRoot!.querySelector('.lobby')!.textContent).to.contain('Player 1 starts the game.');
    const starts = heard(second, 'game-start');
    (await button(first, 'Start')).click();
    await starts;
    expect(first.gameId).to.equal(second.gameId);
    expect(first.shadowRoot!.querySelector('.players')!.textContent).to.contain('Ben');
  });

  it('lists who is there and the free seats below one another, each with its token or buttons', async () => {
    const {game} = await joined('', '', 'ludo-game');
    await seated(game, 1);
    const rows = [...game.shadowRoot!.querySelectorAll('.seats > .seat')].map((row) => row.getBoundingClientRect());
    expect(rows).to.have.length(4);
    for (const [i, {top, width}] of rows.slice(1).entries()) {
      expect(top).to.be.at.least(rows[i]!.bottom);
      expect(width).to.equal(rows[0]!.width);
    }
    expect(game.shadowRoot!.querySelector('.seat .token')!.getBoundingClientRect().width).to.be.above(10);
  });

  it('gives everyone a colour that stays when others come', async () => {
    const {game, code} = await joined('', '', 'ludo-game');
    const colors = (root: ShadowRoot): string[] =>
      [...root.querySelectorAll('.seat .token')].map((token) => getComputedStyle(token).color);
    await seated(game, 1);
    const [first] = colors(game.shadowRoot!);
    await joined('', code, 'ludo-game');
    await seated(game, 2);
    const two = colors(game.shadowRoot!);
    expect(two[0]).to.equal(first);
    (await button(game, 'Add computer')).click();
    await seated(game, 3);
    await joined('', code, 'ludo-game');
    await seated(game, 4);
    const four = colors(game.shadowRoot!);
    expect(four.slice(0, 2)).to.deep.equal(two);
    expect(new Set(four).size).to.equal(4);
    const starts = heard(game, 'game-start');
    (await button(game, 'Start')).click();
    await starts;
    await game.updateComplete;
    const playing = [...game.shadowRoot!.querySelectorAll('.players .token')].map(
      (token) => getComputedStyle(token).color,
    );
    expect(playing).to.deep.equal(four);
  });

  it('plays to the end, the same for those who watch, checks the dice, and plays once more', async () => {
    const {games, code} = await begun();
    const [first, second] = games;
    const {game: third} = await joined(small, code);
    await playOut(games);
    await seen(third, (root) => root.querySelector('.card') !== null);
    for (const game of [second, third]) expect(game.save()).to.deep.equal(first.save());
    // nobody is home with one roll; a record may have them all as one, of equal rolls
    expect(first.history.length).to.be.greaterThan(2);
    expect(first.save().seed).to.be.a('string');
    expect(third.shadowRoot!.querySelector('.card')!.textContent).not.to.contain('Rematch');
    (await button(first, 'Check the dice')).click();
    await seen(first, (root) =>
      /Honest dice: \d+ random results? checked\./.test(root.querySelector('.card')?.textContent ?? ''),
    );
    (await button(first, 'Rematch')).click();
    await seen(first, (root) => root.querySelector('.card')?.textContent.includes('Waiting for Player 2.'));
    const again = heard(first, 'game-start');
    (await button(second, 'Rematch')).click();
    await again;
    expect(first.history).to.have.length(0);
    expect(first.turn).to.equal(0);
  });

  it('has no undo, load or new game of one page alone, and says so', async () => {
    const {games} = await begun();
    const [first] = games;
    await playOut(games);
    expect(first.canUndo).to.equal(false);
    for (const call of [
      () => first.undo(),
      () => first.redo(),
      () => first.newGame(),
      () => first.load(first.save()),
    ]) {
      const error = heard<CustomEvent<{code: string}>>(first, 'game-error');
      expect(await call()).to.include({ok: false, code: 'in-room'});
      expect((await error).detail.code).to.equal('in-room');
    }
    expect(first.result).not.to.equal(undefined);
  });

  it('lets the page refuse a move before it is sent', async () => {
    const {games} = await begun();
    const [first, second] = games;
    first.addEventListener('game-before-move', (event) => event.preventDefault(), {once: true});
    expect(await first.play('roll')).to.include({ok: false, code: 'vetoed'});
    expect(second.history).to.have.length(0);
    expect(await first.play('roll')).to.include({ok: true});
    expect(await first.play('roll', {number: 2})).to.include({ok: false, code: 'not-your-turn'});
  });

  it('names a clock or server that is none', async () => {
    for (const [name, wrong] of [
      ['turn-clock', '4'],
      ['turn-clock', 'soon'],
      ['server', 'games.example'],
    ] as const) {
      const game = gameIn(await placed(`<snl-board ${small}></snl-board>`));
      const error = heard<CustomEvent<{code: string; message: string}>>(game, 'game-error');
      game.setAttribute(name, wrong);
      game.room = '';
      const {code, message} = (await error).detail;
      expect(code).to.equal('bad-option');
      expect(message).to.match(/^Invalid (?:turnClock|server): .+\. Expected .+\.$/);
      game.room = undefined;
    }
  });

  it('is on this page only: it has no link, and leaves the address and the storage alone', async () => {
    const {href} = location;
    const {game, code} = await joined();
    expect(location.href).to.equal(href);
    expect(lobbyOf(game.shadowRoot!)).to.include('Enter the code in another game on this page').and.not.include('link');
    const joins = heard<RoomJoinedEvent>(game, 'room-joined');
    game.room = undefined;
    await game.updateComplete;
    game.room = code;
    expect((await joins).detail).to.deep.equal({room: code, seat: 0, link: ''});
    expect(Object.keys({...localStorage, ...sessionStorage}).filter((key) => key.includes('room'))).to.deep.equal([]);
  });

  it('is opened by the first game that has its code', async () => {
    const {joins} = await entered(`<snl-board ${small} room="DEMDEM"></snl-board>`.repeat(2));
    expect(joins.map(({room, seat}) => `${room} ${seat}`).sort()).to.deep.equal(['DEMDEM 0', 'DEMDEM 1']);
  });

  it('is left for another one by its code, and for none', async () => {
    const {code} = await joined();
    const {game} = await joined();
    const input = await seen(game, (root) => root.querySelector<HTMLInputElement>('form input'));
    input.value = code.toLowerCase();
    const joins = heard<RoomJoinedEvent>(game, 'room-joined');
    (await button(game, 'Join')).click();
    expect((await joins).detail).to.include({room: code, seat: 1});
    const closes = heard<CustomEvent<{reason: string}>>(game, 'room-closed');
    (await button(game, 'Leave the room')).click();
    expect((await closes).detail).to.include({room: code, reason: 'left'});
    await game.updateComplete;
    expect(game.room).to.equal(undefined);
    await seen(game, (root) => root.querySelector('.lobby') === null);
    expect(await game.play('roll')).to.include({ok: true});
  });

  it('that is none is named, of the element, its table or the address', async () => {
    onServer();
    const game = gameIn(await placed(`<snl-board ${small} server=${address}></snl-board>`));
    const error = heard<CustomEvent<{code: string; message: string}>>(game, 'game-error');
    game.room = 'nonsense!';
    expect((await error).detail).to.include({code: 'bad-option'});
    await seen(game, (root) => /“nonsense!” isn’t a room code\. A code has/.test(lobbyOf(root)));
    const closes = heard<CustomEvent<{reason: string}>>(game, 'room-closed');
    game.room = 'KX7P2M';
    expect((await closes).detail.reason).to.equal('no-room');
    await seen(game, (root) => lobbyOf(root).includes('There is no room KX7P2M.'));
    const joins = heard<RoomJoinedEvent>(game, 'room-joined');
    (await button(game, 'Open a new room')).click();
    expect((await joins).detail.seat).to.equal(0);
    history.replaceState(history.state, '', '#room=KX7P');
    const wrong = await placed(`<game-table room="nonsense!"><snl-board></snl-board></game-table>
      <snl-board class="linked" server=${address} room></snl-board>`);
    await seen(gameIn(wrong), (root) => lobbyOf(root).includes('“nonsense!” isn’t a room code.'));
    await seen(gameIn(wrong, '.linked'), (root) => lobbyOf(root).includes('“KX7P” isn’t a room code.'));
  });

  it('is not opened for a daily game, whose seed everybody knows', async () => {
    const game = gameIn(await placed('<blockudoku-game daily></blockudoku-game>'), 'blockudoku-game');
    const error = heard<CustomEvent<{code: string}>>(game, 'game-error');
    game.room = '';
    expect((await error).detail.code).to.equal('daily-in-room');
    await seen(game, (root) => lobbyOf(root).includes('A daily game can’t be played in a room'));
    const joins = heard(game, 'room-joined');
    game.removeAttribute('daily');
    await joins;
  });

  it('says that a server has had too many requests', async () => {
    onServer().refusal = 'too-many';
    const game = gameIn(await placed(`<snl-board ${small} server=${address}></snl-board>`));
    const error = heard<CustomEvent<{code: string}>>(game, 'game-error');
    game.room = '';
    expect((await error).detail.code).to.equal('too-many');
    await seen(game, (root) => lobbyOf(root).includes('Too many requests. Trying again…'));
    game.room = undefined;
    await game.updateComplete;
  });

  it('keeps the seat of an element that is removed and put back', async () => {
    const {games} = await begun();
    const [first, second] = games;
    await first.play('roll');
    const left = heard(first, 'room-peer-left');
    const {parentNode} = second;
    second.remove();
    await left;
    const back = heard(first, 'room-peer-back');
    const joins = heard<RoomJoinedEvent>(second, 'room-joined');
    parentNode!.append(second);
    expect((await joins).detail.seat).to.equal(1);
    await back;
    await playOut(games);
    expect(first.save()).to.deep.equal(second.save());
  });
});

it('a game for one begins at once and is watched live', async () => {
  const {game, code} = await joined('speed="instant"', '', 'blockudoku-game');
  await heard(game, 'game-start');
  const statusOf = (root: ShadowRoot): string => root.querySelector('.status')!.textContent.trim();
  await seen(game, (root) => statusOf(root).startsWith('Drag a piece'));
  const {game: other} = await joined('speed="instant"', code, 'blockudoku-game');
  await seen(other, (root) => statusOf(root) === '');
  for (let i = 0; i < 5; i++) expect(await game.play(game.legalMoves[0]!)).to.include({ok: true});
  await seen(other, () => other.history.length === 5);
  expect(other.state).to.deep.equal(game.state);
  expect(await other.play(other.legalMoves[0]!, {number: 6})).to.include({ok: false});
});

it('a table has one code for all its games, and asks for the name once', async () => {
  const games = `<snl-board ${small}></snl-board><snl-board ${small} id="other"></snl-board>`;
  const first = await entered(`<game-table room>${games}</game-table>`);
  const [one, two] = first.page.querySelectorAll<GameElement>('snl-board');
  const [a, b] = first.joins;
  expect(a!.room).to.equal(b!.room);
  const second = await entered(`<game-table room="${a!.room}">${games}</game-table>`);
  expect(second.joins.map(({seat}) => seat)).to.deep.equal([1, 1]);
  const input = await seen(gameIn(second.page), (root) =>
    root.querySelector<HTMLInputElement>('.lobby input[maxlength="40"]'),
  );
  input.value = 'Ben';
  input.dispatchEvent(new Event('change'));
  await Promise.all([one!, two!].map((game) => seen(game, (root) => names(root).includes('Ben'))));
});
