// Played with fingers, on narrow screens, and in forced colours.
import {expect} from '@open-wc/testing';
import {centre, emulateFeatures, setViewport, tap, touch} from '../../support/commands.js';
import {
  all,
  animations,
  blockudokuGame,
  cell,
  checkers,
  corner,
  find,
  ghost,
  has,
  moves,
  said,
  slot,
  tiles,
  until,
  type BlockudokuGame,
} from './harness.js';

type Point = [x: number, y: number];

/** Where the finger must be for the piece of a slot, floating above it, to lie on a cell. */
function reach(
  game: BlockudokuGame,
  number: number,
  name: string,
  [columns, rows]: [number, number],
): [from: Point, to: Point] {
  const {left, top, width} = cell(game, name).getBoundingClientRect();
  const above = Math.max(44, width * 0.6);
  return [
    centre(slot(game, number)),
    [Math.round(left + (columns * width) / 2), Math.round(top + rows * width + above)],
  ];
}

const settled = async (game: BlockudokuGame): Promise<void> => {
  await game.presented;
  await game.updateComplete;
};

describe('BlockuDoku under fingers', () => {
  it('floats the piece above the finger, and drops it where its ghost is', async () => {
    const game = await blockudokuGame({hand: 'T4 I5 O4'});
    const [from, to] = reach(game, 1, '4D', [3, 2]);
    await touch('start', from);
    await touch('move', [from[0], from[1] - 20]);
    await touch('move', to);
    await until(() => ghost(game) === '4E 5D 5E 5F');
    const held = find(game, '.held .tile').getBoundingClientRect();
    expect(held.bottom, 'nothing of it is under the finger').to.be.below(to[1] - 20);
    await touch('end');
    await settled(game);
    expect(moves(game)).to.equal('1 4D');
  });

  it('reaches the corners', async () => {
    const game = await blockudokuGame({hand: 'I1 O4 V5'});
    const places = [
      [1, '9A', 1],
      [2, '8H', 2],
      [3, '1G', 3],
    ] as const;
    for (const [number, name, side] of places) {
      const [from, to] = reach(game, number, name, [side, side]);
      await touch('start', from);
      await touch('move', [from[0] + 5, from[1] - 30]);
      await touch('move', to);
      await touch('end');
      await settled(game);
    }
    expect(moves(game)).to.equal('1 9A, 2 8H, 3 1G');
  });

  it('takes taps: a piece, then a cell; a cell where it does not fit takes nothing', async () => {
    const game = await blockudokuGame({board: corner, hand: 'T4 I5 O4'});
    await tap(slot(game, 1));
    await tap(cell(game, '2A'));
    await tap(cell(game, '8A'));
    await game.updateComplete;
    expect(moves(game), 'the box of a T stands over a filled corner').to.equal('');
    expect(tiles(game, 'bad')).to.equal('8B 9A 9B 9C');
    await tap(cell(game, '4D'));
    await settled(game);
    expect(moves(game)).to.equal('1 4D');
  });

  it('drops nothing at a slip, outside, by a second finger or a cancelled touch', async () => {
    const game = await blockudokuGame({board: checkers.map((row, i) => (i < 5 ? row : '000000000')), hand: 'O4 I1 T4'});
    const [from, to] = reach(game, 1, '7D', [2, 2]);
    // a slip
    await touch('start', from);
    await touch('move', [from[0] + 4, from[1] - 16]);
    await touch('end');
    expect(game.history).to.be.empty;
    await game.updateComplete;
    expect(find(game, '.status').textContent, 'it is no misfit').not.to.include('fit');
    // outside
    await touch('start', from);
    await touch('move', [from[0], from[1] - 30]);
    await touch('move', [from[0], from[1] + 60]);
    await touch('end');
    expect(game.history).to.be.empty;
    // cancelled
    await touch('start', from);
    await touch('move', to);
    await touch('cancel');
    await until(() => !has(game, '.held'));
    expect(game.history).to.be.empty;
    expect(said(game)).to.equal('Piece 1 is back in the tray.');
    // a second finger
    await touch('start', from);
    await touch('move', to);
    await touch('start', to, centre(slot(game, 2)));
    await touch('move', to, centre(cell(game, '9A')));
    await until(() => ghost(game) === '7D 7E 8D 8E');
    await touch('end');
    await settled(game);
    expect(moves(game)).to.be.oneOf(['1 7D', '']);
  });

  it('does not scroll the page from the tray', async () => {
    const game = await blockudokuGame({hand: 'T4 I5 O4'});
    document.body.style.paddingBottom = '2000px';
    const [from, to] = reach(game, 1, '1A', [3, 2]);
    await touch('start', from);
    await touch('move', to);
    await touch('end');
    document.body.style.paddingBottom = '';
    expect(scrollY).to.equal(0);
    expect(getComputedStyle(slot(game, 1)).touchAction).to.equal('none');
  });
});

describe('BlockuDoku on any page', () => {
  for (const width of [240, 320, 640, 1200]) {
    it(`has square cells and nothing that sticks out at ${width} px`, async () => {
      await setViewport({width: Math.max(width, 320), height: 800});
      const box = document.createElement('div');
      box.style.width = `${width}px`;
      document.body.append(box);
      for (const lang of ['en', 'ar', 'de']) {
        const game = await blockudokuGame(
          {lang, dir: lang === 'ar' ? 'rtl' : 'ltr', autosave: '', daily: true, rotate: true},
          box,
        );
        expect(game.scrollWidth).to.be.at.most(width);
        const rect = cell(game, '5E').getBoundingClientRect();
        expect(rect.width).to.be.closeTo(rect.height, 0.1);
        expect(rect.width).to.be.above(width < 300 ? 20 : 28);
        for (const element of all(game, 'button, .head p, .status')) {
          const {left, right} = element.getBoundingClientRect();
          expect(
            Math.min(left - box.getBoundingClientRect().left, box.getBoundingClientRect().right - right),
            `${lang} ${element.className}`,
          ).to.be.at.least(-0.5);
        }
        game.remove();
        localStorage.clear();
      }
      box.remove();
      await setViewport({width: 800, height: 600});
    });
  }

  for (const [width, height] of [
    [240, 600],
    [320, 568],
    [360, 740],
    [568, 320],
    [640, 500],
    [640, 1000],
    [740, 360],
    [844, 390],
    [1024, 768],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    it(`has tiles in the tray that are at least 60 % as large as on the board, at ${width} × ${height} px`, async () => {
      await setViewport({width, height});
      for (const hand of ['I1 T4 O4', 'I4 I4r1 X5', 'I5 I5 I5', 'I5r1 I5r1 I5r1', 'V5 L4 D4']) {
        const game = await blockudokuGame({pieces: 'all', hand});
        // of a cell's 100 a tile's face has 82
        const faceWidth = 0.82 * find(game, '[data-cell]').getBoundingClientRect().width;
        for (const face of all(game, '.slot .face')) {
          expect(face.getBoundingClientRect().width / faceWidth, hand).to.be.at.least(0.6);
        }
        for (const button of all(game, '.slot')) {
          const [box, piece] = [button, button.querySelector('.piece')!].map((one) => one.getBoundingClientRect());
          expect(piece!.left - box!.left, hand).to.be.at.least(-0.5);
          expect(box!.right - piece!.right, hand).to.be.at.least(-0.5);
          expect(piece!.top - box!.top, hand).to.be.at.least(-0.5);
          expect(box!.bottom - piece!.bottom, hand).to.be.at.least(-0.5);
        }
        game.remove();
      }
      await setViewport({width: 800, height: 600});
    });
  }

  for (const width of [360, 1200]) {
    it(`keeps everything in its place during play at ${width} px`, async () => {
      await setViewport({width, height: 800});
      const game = await blockudokuGame({board: corner, hand: 'I1 T4 O4', autosave: 'steady', rotate: true});
      const places = (): readonly number[] =>
        all(game, '.head, .board, .tray, .slot, .status, .toolbar, .tool').flatMap((element) => {
          const {left, top, width, height} = element.getBoundingClientRect();
          return [left, top, width, height];
        });
      const before = places();
      const stays = async (when: string): Promise<void> => {
        await settled(game);
        const now = places();
        expect(now, when).to.have.lengthOf(before.length);
        for (const [i, place] of now.entries()) expect(place, `${when}, ${i}`).to.be.closeTo(before[i]!, 0.5);
      };
      await tap(slot(game, 2));
      await stays('with a piece in hand');
      await tap(cell(game, '8A'));
      await stays('after a refusal');
      await tap(slot(game, 2));
      await game.play('1 1A');
      await stays('after a combo');
      await game.hint();
      await stays('with a hint');
      await game.play('2 5E');
      await game.play('3 1A');
      await stays('with a new hand');
      await game.undo();
      await stays('after an undo');
      await setViewport({width: 800, height: 600});
      localStorage.clear();
    });
  }

  it('tells tiles, ghost and hollows apart in forced colors', async () => {
    await emulateFeatures({'forced-colors': 'active'});
    const game = await blockudokuGame({board: corner, hand: 'I1 T4 O4'});
    const face = (i: number): string => getComputedStyle(all(game, '.tiles .face')[i]!).fill;
    expect(face(1)).to.not.equal(getComputedStyle(find(game, '.ground')).fill);
    await expect(game).to.be.accessible();
    await emulateFeatures({});
  });

  it('moves nothing where motion is to be reduced', async () => {
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
    const game = await blockudokuGame({board: corner, hand: 'I1 T4 O4', speed: 'slow'});
    await game.play('1 1A');
    await game.updateComplete;
    expect(animations(game)).to.be.empty;
    await emulateFeatures({});
  });
});
