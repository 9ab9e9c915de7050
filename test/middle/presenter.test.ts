import {expect} from '@open-wc/testing';
import {html} from 'lit';
import {Presenter, type Stage} from '../../src/input/presenter.js';
import type {Speed} from '../../src/play/settings.js';
import {hostInPage, nextError, task, type TestHost} from './host.js';

const moved = {transform: ['translateX(100px)', 'none']};
const long = {duration: 600_000};
const short = {duration: 20};

interface Show {
  host: TestHost;
  presenter: Presenter;
  piece: HTMLElement;
  other: HTMLElement;
  set speed(speed: Speed);
}

async function show(): Promise<Show> {
  let speed: Speed = 'normal';
  let presenter!: Presenter;
  const host = await hostInPage(
    () =>
      html`<div class="piece">piece</div>
        <div class="other">other</div>`,
    (made) => (presenter = new Presenter(made, {speed: () => speed})),
  );
  return {
    host,
    presenter,
    piece: host.find('.piece'),
    other: host.find('.other'),
    set speed(value: Speed) {
      speed = value;
    },
  };
}

/** Presents one endless animation; resolves once it runs. */
async function endless({presenter, piece}: Show): Promise<Stage> {
  return new Promise((resolve) => {
    void presenter.present(async (stage) => {
      const over = stage.animate(piece, moved, long);
      resolve(stage);
      await over;
    });
  });
}

const animations = (element: Element): Animation[] => element.getAnimations();
const shift = (element: Element): number => new DOMMatrix(getComputedStyle(element).transform).e;

describe('the presenter', () => {
  it('shows one animation after the other, and keeps the first in its last keyframe', async () => {
    const {presenter, piece, other} = await show();
    const seen: number[] = [];
    await presenter.present(async (stage) => {
      await stage.animate(piece, {transform: ['none', 'translateX(40px)']}, short);
      seen.push(shift(piece), animations(other).length);
      await stage.animate(other, moved, short);
      seen.push(shift(piece));
    });
    expect(seen).to.deep.equal([40, 0, 40]);
    expect(shift(piece)).to.equal(0);
  });

  it('goes at the speed of the moment', async () => {
    const show_ = await show();
    const {presenter, piece} = show_;
    const durations: unknown[] = [];
    for (const speed of ['slow', 'normal', 'fast'] as const) {
      show_.speed = speed;
      await presenter.present((stage) => {
        void stage.animate(piece, moved, {duration: 100, delay: 10});
        const {duration, delay} = animations(piece)[0]!.effect!.getTiming();
        durations.push(duration, delay);
      });
    }
    expect(durations).to.deep.equal([170, 17, 100, 10, 50, 5]);
  });

  describe('is cut to its end', () => {
    const cuts: Record<string, (show: Show) => void> = {
      'by finish()': ({presenter}) => presenter.finish(),
      'by the next thing to show': ({presenter}) => void presenter.present(() => undefined),
      'by the removal of the host': ({host}) => host.remove(),
      'when the page is hidden': () => hide(true),
      'when the speed becomes instant': (show) => {
        show.speed = 'instant';
        show.host.requestUpdate();
      },
    };
    afterEach(() => hide(false));

    for (const [how, cut] of Object.entries(cuts)) {
      it(how, async () => {
        const show_ = await show();
        const {host, presenter, piece} = show_;
        const stage = await endless(show_);
        const {presented} = presenter;
        expect(shift(piece)).to.be.greaterThan(90);
        expect(stage.cut).to.be.false;
        cut(show_);
        await presented;
        await presenter.presented;
        expect(stage.cut).to.be.true;
        expect(presenter.busy).to.be.false;
        expect(animations(piece), 'nothing moves any more').to.be.empty;
        expect(shift(piece), 'the piece stands where it is rendered').to.equal(0);
        // what comes after the cut is not shown
        await stage.animate(piece, moved, long);
        await stage.until(new Promise(() => undefined));
        expect(animations(piece)).to.be.empty;
        await host.updateComplete;
      });
    }

    function hide(hidden: boolean): void {
      if (hidden) Object.defineProperty(document, 'hidden', {value: true, configurable: true});
      else delete (document as {hidden?: boolean}).hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });

  it('holds in a pause what runs, and goes on afterwards', async () => {
    const {presenter, piece} = await show();
    let over = false;
    const presented = presenter.present(async (stage) => {
      await stage.animate(piece, moved, long);
      over = true;
    });
    await task();
    presenter.pause();
    const [animation] = animations(piece);
    await animation!.ready;
    expect(animation!.playState).to.equal('paused');
    expect(over).to.be.false;
    presenter.resume();
    // Chromium may leave a start pending for ever after a pause before the first frame
    expect(animation!.pending).to.be.false;
    animation!.currentTime = long.duration - 10;
    await presented;
    expect(over).to.be.true;
  });

  it('waits for a time at the speed of the moment, and stands still in a pause', async () => {
    // what the stage waits by: nothing in the page shows it
    const made: Animation[] = [];
    const {Animation} = window;
    window.Animation = class extends Animation {
      constructor(effect?: AnimationEffect | null, timeline?: AnimationTimeline | null) {
        super(effect, timeline);
        made.push(this);
      }
    };
    try {
      const show_ = await show();
      const {presenter} = show_;
      for (const speed of ['slow', 'normal', 'fast'] as const) {
        show_.speed = speed;
        await presenter.present((stage) => stage.wait(20));
      }
      expect(made.map(({effect}) => effect!.getTiming().duration)).to.deep.equal([34, 20, 10]);
      presenter.pause();
      const presented = presenter.present((stage) => stage.wait(600_000));
      await task();
      const timer = made[3]!;
      const states = [timer.playState];
      presenter.resume();
      states.push(timer.playState);
      presenter.pause();
      await timer.ready;
      states.push(timer.playState);
      expect(states).to.deep.equal(['paused', 'running', 'paused']);
      expect(presenter.busy).to.be.true;
      presenter.resume();
      timer.currentTime = 299_990;
      await presented;
      expect(presenter.busy).to.be.false;
    } finally {
      window.Animation = Animation;
    }
  });

  describe('with a faulty choreography', () => {
    const faults: Record<string, (stage: Stage, piece: Element) => Promise<void> | void> = {
      'that throws at once': () => {
        throw new Error('fault');
      },
      'that throws later': async (stage, piece) => {
        void stage.animate(piece, moved, long);
        await stage.animate(piece, moved, short);
        throw new Error('fault');
      },
      'that waits for what fails': (stage) => stage.until(Promise.reject(new Error('fault'))),
    };
    for (const [what, fault] of Object.entries(faults)) {
      it(`${what} tells the page, and is over`, async () => {
        const {presenter, piece} = await show();
        const error = nextError();
        await presenter.present((stage) => fault(stage, piece));
        expect(((await error) as Error).message).to.equal('fault');
        expect(presenter.busy).to.be.false;
        expect(animations(piece)).to.be.empty;
        await presenter.present((stage) => stage.animate(piece, moved, short));
      });
    }

    it('that fails after a cut, for which nobody waits, tells the page, too', async () => {
      const {presenter} = await show();
      const error = nextError();
      let fail!: (error: Error) => void;
      const presented = presenter.present(() => new Promise((_, reject) => (fail = reject)));
      await task();
      presenter.finish();
      await presented;
      expect(presenter.busy).to.be.false;
      fail(new Error('late'));
      expect(((await error) as Error).message).to.equal('late');
    });
  });
});
