// Where pages put games: in a dialog, a popover, a frame's document, a box that is not drawn; and what becomes of one that
// is moved while it moves. With a game that is held by keys, one that has an animation for every move, and the example.
import {expect} from '@open-wc/testing';
import {PegSolitaire} from '../../src/games/peg-solitaire/peg-solitaire.js';
import {SnlBoard} from '../../src/games/snakes-and-ladders/snl-board.js';
import {place} from '../example/harness.js';
import {press} from '../support/commands.js';

const find = (game: PegSolitaire | SnlBoard, selector: string): HTMLElement =>
  game.shadowRoot!.querySelector<HTMLElement>(selector)!;

async function within<T extends PegSolitaire | SnlBoard>(game: T, where: Element): Promise<T> {
  where.append(game);
  await game.updateComplete;
  return game;
}

describe('in a dialog of the page', () => {
  async function inDialog<T extends PegSolitaire | SnlBoard>(game: T): Promise<{dialog: HTMLDialogElement; game: T}> {
    const dialog = place(document.createElement('dialog'));
    dialog.append(document.createElement('button'));
    await within(game, dialog);
    dialog.showModal();
    game.focus();
    expect(document.activeElement).to.equal(game);
    return {dialog, game};
  }

  it('Escape puts back the peg in hand, and then closes the dialog', async () => {
    const {dialog, game} = await inDialog(new PegSolitaire());
    await press('Enter');
    await game.updateComplete;
    expect(find(game, '.picked')).to.exist;
    await press('Escape');
    await game.updateComplete;
    expect(game.shadowRoot!.querySelectorAll('.picked')).to.have.length(0);
    expect(dialog.open).to.be.true;
    expect(document.activeElement).to.equal(game);
    await press('Escape');
    expect(dialog.open).to.be.false;
  });

  it('Escape closes it, and does not pause the game', async () => {
    const {dialog, game} = await inDialog(Object.assign(new SnlBoard(), {players: 2}));
    await press('Escape');
    expect(dialog.open).to.be.false;
    expect(game.paused).to.be.false;
  });

  it('so in a popover, and in a dialog that is part of a component', async () => {
    const component = place(document.createElement('section'));
    const shadow = component.attachShadow({mode: 'open'});
    const dialog = shadow.appendChild(document.createElement('dialog'));
    dialog.append(document.createElement('slot'));
    const game = await within(Object.assign(new SnlBoard(), {players: 2}), component);
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

  it('pauses by Escape in a dialog that is part of the page', async () => {
    const dialog = place(document.createElement('dialog'));
    dialog.open = true;
    const game = await within(Object.assign(new SnlBoard(), {players: 2}), dialog);
    game.focus();
    await press('Escape');
    expect(dialog.open).to.be.true;
    expect(game.paused).to.be.true;
  });
});

describe('in the document of a frame', () => {
  const frame = (): HTMLIFrameElement => {
    const made = place(document.createElement('iframe'));
    made.width = '700';
    return made;
  };
  const looks = (game: SnlBoard): string => {
    const button = find(game, '.roll');
    const {display, borderRadius} = getComputedStyle(button);
    return `${getComputedStyle(game).display} ${display} ${borderRadius} ${button.offsetHeight}`;
  };

  it('a game keeps its looks and goes on, there and back here', async () => {
    const game = await within(
      Object.assign(new SnlBoard(), {players: 2, speed: 'instant', seed: '7'}),
      place(document.createElement('div')),
    );
    const here = looks(game);
    await game.play('roll');
    const {contentDocument} = frame();
    contentDocument!.body.append(game);
    await game.updateComplete;
    expect(game.ownerDocument).to.equal(contentDocument);
    expect(looks(game)).to.equal(here);
    expect((await game.play('roll')).ok).to.be.true;
    place(game);
    await game.updateComplete;
    expect(looks(game)).to.equal(here);
    expect(game.history).to.have.length(2);
  });

  it('a game begins that was made here', async () => {
    const here = looks(await within(Object.assign(new SnlBoard(), {players: 2}), place(document.createElement('div'))));
    const game = Object.assign(new SnlBoard(), {players: 2});
    frame().contentDocument!.body.append(game);
    await game.updateComplete;
    expect(looks(game)).to.equal(here);
    expect((await game.play('roll')).ok).to.be.true;
  });
});

describe('in a box that is not drawn', () => {
  it('a game plays, and shows nothing in time', async () => {
    const box = place(document.createElement('div'));
    box.hidden = true;
    const game = await within(Object.assign(new SnlBoard(), {players: 2}), box);
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
});

describe('moved in the page while it moves', () => {
  for (const how of ['append', 'moveBefore'] as const) {
    it(`a game goes on, by ${how}`, async () => {
      const [here, there] = [
        place(document.createElement('div')),
        place(document.createElement('div')) as Element & {moveBefore?: (node: Node, before: null) => void},
      ];
      const game = await within(Object.assign(new SnlBoard(), {players: 2, speed: 'slow', seed: '7'}), here);
      await game.play('roll');
      await game.updateComplete;
      const shown = game.presented;
      // an engine that can't move it so takes it out and puts it in
      if (how === 'moveBefore' && there.moveBefore) there.moveBefore(game, null);
      else there.append(game);
      await shown;
      await game.updateComplete;
      expect(game.matches(':state(busy)')).to.be.false;
      expect(
        [...game.shadowRoot!.querySelectorAll('*')]
          .flatMap((element) => element.getAnimations())
          .filter((animation) => !(animation instanceof CSSTransition)),
      ).to.have.length(0);
      expect((await game.play('roll')).ok).to.be.true;
      expect(game.matches(':state(busy)') || game.history.length === 2).to.be.true;
    });
  }
});
