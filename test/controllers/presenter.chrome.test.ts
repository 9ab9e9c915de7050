import {expect} from '@open-wc/testing';
import {html} from 'lit';
import {Presenter} from '../../src/controllers/presenter.js';
import {emulateFeatures} from '../support/commands.js';
import {hostInPage} from './host.js';

const moved = {transform: ['translateX(100px)', 'none']};

describe('the presenter where motion is to be reduced', () => {
  afterEach(() => emulateFeatures({}));

  it('shows nothing on its way, only where it ends', async () => {
    let presenter!: Presenter;
    await hostInPage(undefined, (host) => (presenter = new Presenter(host, {speed: () => 'slow'})));
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
    let begun = false;
    await presenter.present(() => void (begun = true));
    expect(begun).to.be.false;
  });

  it('shows no more of what has begun', async () => {
    let presenter!: Presenter;
    const host = await hostInPage(
      () => html`<div></div>`,
      (made) => (presenter = new Presenter(made, {speed: () => 'normal'})),
    );
    await presenter.present(async (stage) => {
      await stage.animate(host.find('div'), moved, {duration: 10});
      await emulateFeatures({'prefers-reduced-motion': 'reduce'});
      await stage.animate(host.find('div'), moved, {duration: 600_000});
    });
    expect(host.find('div').getAnimations()).to.be.empty;
  });
});
