// Where pages put games: Escape in dialogs and popovers, and a box that is not drawn. Documents, moves and removals in the
// middle of a game are in test/bundles/robustness.mjs.
import {expect} from '@open-wc/testing';
import {press} from '../support/commands.js';
import {TicTacToe} from '../../src/games/tic-tac-toe/tic-tac-toe.js';
import {place, placed, rendered, said} from '../support/harness.js';
import {snlBoard} from '../games/snakes-and-ladders/harness.js';

describe('Escape', () => {
  it('closes the dialog of a component, or the popover, around a game, and does not pause it', async () => {
    const component = place(document.createElement('section'));
    const dialog = component.attachShadow({mode: 'open'}).appendChild(document.createElement('dialog'));
    dialog.append(document.createElement('slot'));
    const game = await snlBoard({}, component);
    dialog.showModal();
    game.focus();
    await press('Escape');
    expect(dialog.open).to.be.false;
    expect(game.paused).to.be.false;

    const popover = place(document.createElement('div'));
    popover.popover = 'auto';
    popover.append(game);
    popover.showPopover();
    game.focus();
    await press('Escape');
    expect(popover.matches(':popover-open')).to.be.false;
    expect(game.paused).to.be.false;
  });

  it('pauses a game in a dialog that is part of the page', async () => {
    const dialog = place(document.createElement('dialog'));
    dialog.open = true;
    const game = await snlBoard({players: 'Ada:auto, Ben:auto', autoplay: true, speed: 'slow'}, dialog);
    game.focus();
    await press('Escape');
    expect(dialog.open).to.be.true;
    expect(game.paused).to.be.true;
    await game.updateComplete;
    expect(said(game)).to.equal('Paused. Escape resumes.');
  });

  it('does nothing where nothing runs that could be paused', async () => {
    for (const players of ['Ada, Ben', 'Ada, Ben:auto']) {
      const game = await snlBoard({players});
      game.focus();
      await press('Escape');
      expect(game.paused).to.be.false;
    }
  });

  it('says what to do when it goes on, and before, why a press does nothing', async () => {
    const game = await placed(new TicTacToe(), {players: 'Ada, Ben:auto', setup: 'off'});
    game.focus();
    await rendered(game, game.pause());
    await press('Enter');
    expect(said(game)).to.equal('Paused. Escape resumes.');
    await press('Escape');
    expect(said(game)).to.equal('Your move.');
  });
});

it('in a box that is not drawn a game plays, and shows nothing in time', async () => {
  const box = place(document.createElement('div'));
  box.hidden = true;
  const game = await snlBoard({speed: 'normal'}, box);
  await rendered(game, game.play('roll'));
  expect(game.matches(':state(busy)')).to.be.false;
  box.hidden = false;
  await rendered(game, game.play('roll'));
  expect(game.matches(':state(busy)')).to.be.true;
  box.hidden = true;
  game.requestUpdate();
  await game.presented;
  expect(game.history).to.have.length(2);
});
