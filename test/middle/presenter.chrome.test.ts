import {expect} from '@open-wc/testing';
import {Presenter} from '../../src/input/presenter.js';
import type {Speed} from '../../src/play/settings.js';
import {fakePauses, type Pauses} from '../support/pauses.js';
import {emulateFeatures} from '../support/commands.js';
import {hideDocument} from '../support/visibility.js';
import {countListeners, hostInPage, task, type TestHost} from './host.js';

describe('the presenter where motion is to be reduced', () => {
  afterEach(() => emulateFeatures({}));

  describe('shows nothing on its way, only where it ends', () => {
    let speed: Speed;
    let host: TestHost;
    let presenter: Presenter;
    let beats: Pauses;
    let begun: boolean;
    /** Presents something; resolves once its beat has begun. */
    const present = async (): Promise<void> => {
      void presenter.present(() => void (begun = true));
      await task();
    };

    beforeEach(async () => {
      speed = 'normal';
      begun = false;
      host = await hostInPage(undefined, (made) => (presenter = new Presenter(made, {speed: () => speed})));
      await emulateFeatures({'prefers-reduced-motion': 'reduce'});
      beats = fakePauses();
    });
    afterEach(() => {
      expect(begun).to.be.false;
      beats.restore();
    });

    it('for a beat, in which nobody is busy', async () => {
      await present();
      let presented = false;
      void presenter.presented.then(() => (presented = true));
      expect(presenter.isStill).to.be.true;
      expect(presenter.busy).to.be.false;
      await task();
      expect(presented).to.be.false;
      beats.pass();
      await task();
      expect(presented).to.be.true;
    });

    const cuts: Record<string, () => void> = {
      'by finish()': () => presenter.finish(),
      'when the host is removed': () => host.remove(),
      'when the speed becomes instant': () => {
        speed = 'instant';
        host.requestUpdate();
      },
      'when the page is hidden': () => hideDocument()(),
    };
    for (const [how, cut] of Object.entries(cuts)) {
      it(`until it is cut ${how}`, async () => {
        const listeners = countListeners(document);
        await present();
        expect(beats.open).to.equal(1);
        expect(listeners.open()).to.equal(1);
        cut();
        await presenter.presented;
        expect(beats.open).to.equal(0);
        expect(listeners.open()).to.equal(0);
        listeners.stop();
      });
    }
  });
});
