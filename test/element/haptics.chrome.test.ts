// Haptics: a short vibration at what happens to people, with a fake `navigator.vibrate`. By Snakes and Ladders.
import {expect} from '@open-wc/testing';
import {find, snlBoard, type SnlBoard} from '../games/snakes-and-ladders/harness.js';
import {click, emulateFeatures} from '../support/commands.js';

const felt: unknown[] = [];
const vibrate = Object.getOwnPropertyDescriptor(Navigator.prototype, 'vibrate')!;

/** A board on which a 5 meets a snake, and a 6 and a 1 win then. */
const onSnakes = (settings: Partial<SnlBoard> = {}): Promise<SnlBoard> =>
  snlBoard({size: 3, snakes: '6-2', ladders: '', players: 'Ada', speed: 'fast', ...settings});

/** Plays these rolls after a real press, as browsers demand. */
async function roll(board: SnlBoard, ...rolls: string[]): Promise<void> {
  await click(find(board, '.status'));
  for (const each of rolls) {
    expect(await board.play(each, {number: board.history.length + 1})).to.include({ok: true});
    await board.presented;
  }
}

describe('haptics', () => {
  beforeEach(() => {
    felt.length = 0;
    Navigator.prototype.vibrate = (pattern) => felt.push(pattern) > 0;
  });
  afterEach(async () => {
    Object.defineProperty(Navigator.prototype, 'vibrate', vibrate);
    await emulateFeatures({});
  });

  it('answer a snake and a win of a person once each, without sound, and no other move', async () => {
    await roll(await onSnakes(), '5', '6', '1');
    expect(felt).to.deep.equal([20, 20]);
  });

  it('are off for others, if the page says so, and with reduced motion', async () => {
    for (const settings of [{players: 'Ada:remote'}, {haptics: 'off'} as const])
      await roll(await onSnakes(settings), '5');
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
    await roll(await onSnakes(), '5', '6', '1');
    expect(felt).to.deep.equal([]);
  });
});
