// What a game of the element's own becomes when a room is entered, and left.
import {expect} from '@open-wc/testing';
import type {RoomJoinedEvent} from '../../src/extensions/room/events.js';
import '../../src/games/snakes-and-ladders/snl-board.js';
import {button, heard} from '../support/seen.js';
import {begun, gameIn, joined, seated, small, placed} from './element-bed.js';

const solo = 'board="random" columns="3" rows="9" speed="instant" players="Ada, Ben"';

describe('leaving a room', () => {
  it('in mid-game leads to a game of the element’s own, of players that were set meanwhile', async () => {
    const {games} = await begun(`${small} players="Ada, Ben:auto" autoplay`);
    const [first] = games;
    await first.play('roll');
    const {gameId} = first;
    first.players = 'Cy, Di:auto';
    await first.updateComplete;
    const closes = heard<CustomEvent<{reason: string}>>(first, 'room-closed');
    const loads = heard<CustomEvent<{cause: string}>>(first, 'game-change', ({detail}) => detail.cause === 'load');
    [...first.shadowRoot!.querySelectorAll<HTMLButtonElement>('[part~="more"]')].at(-1)!.click();
    (await button(first, 'Leave the room')).click();
    expect((await closes).detail.reason).to.equal('left');
    await loads;
    expect(first.gameId).not.to.equal(gameId);
    expect(first.history).to.have.length(0);
    expect(first.save().seats.map(({name, kind}) => `${name} ${kind}`)).to.deep.equal(['Cy person', 'Di auto']);
    const answers = heard<CustomEvent<{by: string}>>(first, 'game-move', ({detail}) => detail.by === 'auto');
    expect(await first.play('roll')).to.include({ok: true});
    await answers;
  });

  for (const autosave of ['autosave="mine"', '']) {
    it(`brings the game back that was on before, ${autosave ? 'saved' : 'in memory'}, as it was`, async () => {
      const saved = (): unknown => Object.entries({...localStorage}).find(([name]) => name.endsWith(':mine'))?.[1];
      const game = gameIn(await placed(`<snl-board ${solo} ${autosave}></snl-board>`));
      await game.play('roll');
      const [kept, own] = [saved(), game.save()];
      const joins = heard<RoomJoinedEvent>(game, 'room-joined');
      game.setAttribute('room', '');
      const {game: second} = await joined(solo, (await joins).detail.room);
      await seated(game, 2);
      (await button(game, 'Start')).click();
      await heard(second, 'game-start');
      await game.play('roll');
      expect(saved()).to.equal(kept);
      const loads = heard(game, 'game-change');
      game.removeAttribute('room');
      await loads;
      expect(game.save()).to.deep.equal(own);
      expect(saved()).to.equal(kept);
      await game.updateComplete;
      expect(await game.play('roll')).to.include({ok: true, number: 2});
      expect(saved()).to.equal(autosave ? JSON.stringify(game.save()) : undefined);
    });
  }

  it('brings the saved game back to a page that began in the room', async () => {
    const page = await placed(`<snl-board ${solo} autosave="mine"></snl-board>`);
    const first = gameIn(page);
    await first.play('roll');
    const own = first.save();
    first.remove();
    page.innerHTML = `<snl-board ${solo} autosave="mine" room></snl-board>`;
    const game = gameIn(page);
    await heard(game, 'room-joined');
    const loads = heard(game, 'game-change');
    (await button(game, 'Leave the room')).click();
    await loads;
    expect(game.save()).to.deep.equal(own);
  });
});
