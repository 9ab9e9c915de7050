// Where pages put games: Escape in dialogs and popovers, and a box that is not drawn. Documents, moves and removals in the
// middle of a game are in test/bundles/robustness.mjs.
import {expect} from '@open-wc/testing';
import {press} from '../support/commands.js';
import {place, said} from '../support/harness.js';
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
    const game = await snlBoard({players: 'Ada, Ben:auto'}, dialog);
    game.focus();
    await press('Escape');
    expect(dialog.open).to.be.true;
    expect(game.paused).to.be.true;
    await game.updateComplete;
    expect(said(game)).to.equal('Paused. Escape resumes.');
  });

  it('does nothing where nothing runs that could be paused', async () => {
    const game = await snlBoard({players: 'Ada, Ben'});
    game.focus();
    await press('Escape');
    expect(game.paused).to.be.false;
  });
});

it('in a box that is not drawn a game plays, and shows nothing in time', async () => {
  const box = place(document.createElement('div'));
  box.hidden = true;
  const game = await snlBoard({speed: 'normal'}, box);
  await game.play('roll');
  await game.updateComplete;
  expect(game.matches(':state(busy)')).to.be.false;
  box.hidden = false;
  await game.play('roll');
  await game.updateComplete;
  expect(game.matches(':state(busy)')).to.be.true;
  box.hidden = true;
  game.requestUpdate();
  await game.presented;
  expect(game.history).to.have.length(2);
});
