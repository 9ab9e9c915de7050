// The keys that an element's documentation names (`@key` in its sources): each is pressed, and does what it says.
import {expect} from '@open-wc/testing';
import type {GameElement} from '../../src/element/game-element.js';
import {hearing, rendered, shown} from './harness.js';
import {elementOf} from '../../stories/support/manifest.js';
import {place} from '../example/harness.js';
import {press} from './commands.js';

const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const named: Record<string, string[]> = {'Arrow keys': arrows, 'Any other key': ['x']};

/** What is to be pressed for the name of a row: `Control+Z, Command+Z` and `1 … 9` too. */
function chords(name: string): string[] {
  return name.split(', ').flatMap((one) => {
    const [from, to] = one.split(' … ').map((key) => key.codePointAt(0)!);
    if (to) return Array.from({length: to - from! + 1}, (_, i) => String.fromCodePoint(from! + i).toLowerCase());
    return (
      named[one] ?? [
        one.replace('Command', 'Meta').replace(/\b[A-Z]$/, (key) => (one.includes('Shift') ? key : key.toLowerCase())),
      ]
    );
  });
}

export type Press = (chord: string) => Promise<void>;
/** Presses the keys of one row of the documentation, and looks what they do. */
export type Scenario = (press: Press) => Promise<void>;

export const focused = (element: Element): Element | null => element.shadowRoot!.activeElement;

/** Goes through an element by Tab from before it to behind it and back, by way of all that is named. */
export function walk(make: () => Promise<HTMLElement>, ...stops: string[]): Scenario {
  return async (press) => {
    const element = await make();
    const field = (): HTMLInputElement => Object.assign(place(document.createElement('input')), {ariaLabel: 'field'});
    const [before, behind] = [field(), field()];
    element.before(before);
    element.after(behind);
    before.focus();
    const seen: (Element | null)[] = [];
    for (await press('Tab'); document.activeElement !== behind; await press('Tab')) seen.push(focused(element));
    for (const stop of stops)
      expect(
        seen.some((one) => one?.matches(stop)),
        stop,
      ).to.equal(true);
    expect(new Set(seen), 'no stop comes twice').to.have.property('size', seen.length);
    const back: (Element | null)[] = [];
    for (await press('Shift+Tab'); document.activeElement !== before; await press('Shift+Tab'))
      back.unshift(focused(element));
    expect(back).to.deep.equal(seen);
  };
}

/** What the keys of all games do: with the focus in a game in which the page makes a move. */
export function common(make: () => Promise<GameElement>, moves: readonly string[]): Record<string, Scenario> {
  const begun = async () => {
    const game = await make();
    const first = JSON.stringify(game.state);
    for (const move of moves) expect((await game.play(move)) as {ok: boolean}).to.include({ok: true});
    await shown(game);
    game.focus();
    return {game, first, last: JSON.stringify(game.state)};
  };
  return {
    'Control+Z, Command+Z': async (press) => {
      for (const chord of ['Control+z', 'Meta+z']) {
        const {game, first, last} = await begun();
        expect(last).not.to.equal(first);
        await rendered(game, press(chord));
        expect(JSON.stringify(game.state), chord).to.equal(first);
      }
    },
    'Control+Shift+Z, Command+Shift+Z, Control+Y, Command+Y': async (press) => {
      for (const chord of ['Control+Shift+Z', 'Meta+Shift+Z', 'Control+y', 'Meta+y']) {
        const {game, first, last} = await begun();
        await game.undo();
        expect(JSON.stringify(game.state)).to.equal(first);
        while (game.canRedo) await press(chord);
        await game.updateComplete;
        expect(JSON.stringify(game.state), chord).to.equal(last);
      }
    },
    L: async (press) => {
      const {game} = await begun();
      const heard = hearing(game);
      await rendered(game, press('l'));
      expect(heard).to.have.lengthOf(1);
      expect(heard[0]).not.to.be.empty;
    },
    Escape: async (press) => {
      const {game} = await begun();
      await escapePauses(game, press);
    },
  };
}

/** Begins a game of computers, and pauses it and lets it go on by Escape. */
export async function escapePauses(game: GameElement, press: Press): Promise<void> {
  Object.assign(game, {speed: 'slow', autoplay: true});
  game.players = game.seats.map(({name}) => ({name, kind: 'auto'}));
  await game.newGame();
  for (const paused of [true, false]) {
    await rendered(game, press('Escape'));
    expect(game.matches(':state(paused)')).to.equal(paused);
  }
}

export const pressKey: Press = (chord) => press(...chord.split('+'));

/**
 * The tests of an element's keys, by the names they have in its documentation: none is missing, and none is more. What new
 * games are copied from is in no manifest; there the names are taken as they are.
 */
export function pressEveryKey(tag: string, scenarios: Record<string, Scenario>): void {
  const keys = elementOf(tag)?.keys ?? Object.keys(scenarios).map((name) => ({name, description: ''}));
  describe(`the keys of <${tag}>`, () => {
    it('are all in the test, and no others', () => {
      expect(Object.keys(scenarios).sort()).to.deep.equal(keys.map(({name}) => name).sort());
    });
    for (const {name, description} of keys) {
      it(`${name}: ${description}`, async () => {
        const pressed = new Set<string>();
        await scenarios[name]!(async (chord) => {
          pressed.add(chord);
          await pressKey(chord);
        });
        expect([...pressed].sort()).to.deep.equal(chords(name).sort());
      });
    }
  });
}
