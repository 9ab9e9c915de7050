// The clock: ticks at even distance whatever the frames, and none when nobody can see the game.
import {expect} from '@open-wc/testing';
import {html} from 'lit';
import {Clock} from '../../src/kit/clock.js';
import {Frames} from '../support/frames.js';
import {hideDocument} from '../support/visibility.js';
import {hostInPage, type TestHost} from './host.js';

interface Heard {
  ticks: number;
  parts: number[];
  interruptions: number;
}

describe('the clock', () => {
  let host: TestHost;
  let clock: Clock;
  let heard: Heard;
  let frames: Frames;
  let interval = 100;

  beforeEach(async () => {
    interval = 100;
    heard = {ticks: 0, parts: [], interruptions: 0};
    host = await hostInPage(
      () => html`<p>A game</p>`,
      (made) => {
        clock = new Clock(made, {
          interval: () => interval,
          tick: () => heard.ticks++,
          frame: (part) => heard.parts.push(part),
          interrupted: () => heard.interruptions++,
        });
      },
    );
    frames = new Frames();
  });
  afterEach(() => {
    clock.stop();
    frames.restore();
  });

  it('ticks once an interval, however many frames that takes', () => {
    clock.start();
    for (let i = 0; i < 60; i++) frames.pass(1000 / 60);
    expect(heard.ticks).to.be.within(9, 10);
    for (let i = 0; i < 144; i++) frames.pass(1000 / 144);
    expect(heard.ticks).to.be.within(19, 20);
  });

  it('tells how far the next tick is', () => {
    clock.start();
    frames.pass(25);
    frames.pass(25);
    frames.pass(75);
    expect(heard.parts).to.deep.equal([0.25, 0.5, 0.25]);
    expect(heard.ticks).to.equal(1);
  });

  it('does not race after a hitch', () => {
    clock.start();
    frames.pass(5000);
    expect(heard.ticks).to.equal(2);
    frames.pass(50);
    expect(heard.ticks).to.equal(2);
  });

  it('asks for no frame when it is stopped, and starts with a whole interval', () => {
    clock.start();
    frames.pass(90);
    clock.stop();
    expect(frames.open).to.equal(0);
    expect(clock.running).to.equal(false);
    clock.start();
    frames.pass(90);
    expect(heard.ticks).to.equal(0);
    frames.pass(10);
    expect(heard.ticks).to.equal(1);
    expect(heard.interruptions).to.equal(0);
  });

  it('stops and says so when its host is removed', () => {
    clock.start();
    host.remove();
    expect(heard.interruptions).to.equal(1);
    expect(frames.open).to.equal(0);
  });

  it('stops and says so when the page is hidden, and does not start there', () => {
    clock.start();
    const show = hideDocument();
    expect([heard.interruptions, clock.running]).to.deep.equal([1, false]);
    clock.start();
    expect([heard.interruptions, clock.running]).to.deep.equal([2, false]);
    show();
  });

  it('that waits goes on where it was once the page is shown again, and may be started in a hidden one', () => {
    let ticks = 0;
    const waiting = new Clock(host, {interval: () => 100, tick: () => ticks++, waits: () => true});
    waiting.start();
    frames.pass(90);
    let show = hideDocument();
    expect(frames.open).to.equal(0);
    expect([waiting.running, waiting.ticking]).to.deep.equal([true, false]);
    frames.pass(1000);
    show();
    frames.pass(9);
    expect(ticks).to.equal(0);
    frames.pass(1);
    expect(ticks).to.equal(1);
    waiting.stop();
    show = hideDocument();
    waiting.start();
    expect(frames.open).to.equal(0);
    show();
    frames.pass(100);
    expect(ticks).to.equal(2);
    waiting.stop();
  });
});
