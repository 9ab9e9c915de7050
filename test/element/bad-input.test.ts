// Bad input by the hundred, for every element, found by pattern: attributes, properties, calls, keys, presses and moves in
// the tree, in any order. Each ends in a refusal or a `game-error` that says what is wrong, or in a game that could have
// been played; nothing fails out of a lifecycle method, and the game in progress stays and can be played to its end.
import {expect} from '@open-wc/testing';
import 'virtual:elements';
import {fc} from '../support/random.js';
import manifest from '../../custom-elements.json';
import {sideEffects} from '../../package.json';
import {quote} from '../../src/core/json.js';
import type {GameElement, GameRecord, JsonObject, Refusal} from '../../src/kit.js';
import type {GameErrorEvent} from '../../src/play/events.js';
import {notJson} from '../../src/testing.js';
import {
  anySetting,
  anyText,
  anyValue,
  damaged,
  damages,
  elementsOf,
  handed,
  nearly,
  type Setting,
} from '../support/bad-input.js';
import {press, takeFocus} from '../support/commands.js';
import {takeConsole} from '../support/console.js';
import {idle} from '../example/harness.js';

const elements = elementsOf(manifest);
const modules = sideEffects.filter((file) => file.startsWith('./src/'));
const tagOf = (module: string): string => module.split('/').at(-1)!.slice(0, -'.ts'.length);
const tags = modules.map(tagOf);
const games = tags.filter((tag) => tag !== 'game-table');

/** What is kept under a name, as `<game>:<part>`. */
const storedKeys = [
  ...modules
    .flatMap((module) => /games\/([^/]+)/.exec(module)?.[1] ?? [])
    .flatMap((game) => ['game', 'start', 'results', 'days', 'stars'].map((part) => `${game}:${part}`)),
  ...['snake:best', 'blockudoku:statistics', 'table:tally', 'table:shown'],
];

/** What happened that nobody has caught. */
const uncaught: string[] = [];
const catcher = (event: ErrorEvent | PromiseRejectionEvent): void => {
  // not a failure of this picture: the next one tells of it
  if ('message' in event && event.message.startsWith('ResizeObserver loop')) return;
  const reason: unknown = 'reason' in event ? event.reason : event.error;
  uncaught.push(`${event.type}: ${told(reason)}`);
  event.preventDefault();
  event.stopImmediatePropagation();
};
before(() => {
  addEventListener('error', catcher, true);
  addEventListener('unhandledrejection', catcher, true);
});
after(() => {
  removeEventListener('error', catcher, true);
  removeEventListener('unhandledrejection', catcher, true);
});

const box = document.createElement('div');
before(() => document.body.append(box));
after(() => box.remove());
afterEach(async () => {
  box.replaceChildren();
  localStorage.clear();
  // Tab may have left the page
  await takeFocus();
});

/** One element under test, or a table with a game in it. */
class Bed {
  readonly element: HTMLElement;
  readonly game: GameElement;
  readonly errors: Refusal[] = [];
  /** Calls that went wrong after they had returned. */
  readonly rejected: unknown[] = [];
  /** A key on its way. */
  pressed: Promise<void> | undefined;
  /** How many times it was put somewhere, where it may find a game that another element has kept under its key. */
  places = 0;
  /** The page's own listeners have had their say. */
  ending = false;

  constructor(tag: string, inside: string) {
    this.element = document.createElement(tag);
    this.game = (tag === 'game-table'
      ? this.element.appendChild(document.createElement(inside))
      : this.element) as unknown as GameElement;
    this.element.addEventListener('game-error', (event: GameErrorEvent) =>
      this.errors.push(event.detail as unknown as Refusal),
    );
  }

  /** Gives input; what was refused has changed nothing. */
  async give(work: () => unknown): Promise<void> {
    this.errors.length = 0;
    const {places} = this;
    const before = JSON.stringify(this.game.save());
    const made = Promise.resolve(work());
    const after = JSON.stringify(this.game.save());
    made.catch((error: unknown) => this.rejected.push(error));
    await this.pressed;
    await this.settled();
    const answer = await Promise.race([made, Promise.resolve()]);
    const refusals = [...this.errors, ...(isRefusal(answer) ? [answer] : [])];
    for (const {code, message, value} of refusals) {
      expect(code).to.match(/^[a-z]+(-[a-z]+)*$/);
      expect(message.length).to.be.within(10, 1000);
      expect(notJson({code, message, value})).to.equal(undefined);
    }
    if (refusals.length > 0 && this.places === places)
      expect(after, 'the game after what was refused').to.equal(before);
    this.check();
  }

  async settled(): Promise<void> {
    for (const element of [this.element, this.game] as unknown as GameElement[])
      while (!(await element.updateComplete));
    await idle();
  }

  /** Nothing was left uncaught or written. */
  check(): void {
    const said = takeConsole().filter((line) => !/<[\w-]+>: (`teams`|A size)|Duplicate autosave/.test(line));
    const left = [...uncaught.splice(0), ...said, ...this.rejected.splice(0).map(told)].join('\n');
    // not every engine's report has the message
    expect(left, left.slice(0, 1000)).to.equal('');
  }

  /** The game is one that its record replays, in another element too; it goes on to its end. */
  async end(inside: string): Promise<void> {
    this.ending = true;
    // what is in a room goes on there
    for (const element of [this.element, this.game]) Object.assign(element, {room: undefined});
    if (!this.game.isConnected) box.append(this.element);
    await this.settled();
    const {game} = this;
    const saved = game.save();
    expect(await game.load(saved)).to.deep.equal({ok: true, number: game.history.length});
    expect(notJson(game.state)).to.equal(undefined);
    const other = document.createElement(inside) as unknown as GameElement;
    expect(await other.load(JSON.stringify(game.save()))).to.have.property('ok', true);
    expect(other.state).to.deep.equal(game.state);
    expect(other.save()).to.deep.equal(game.save());
    for (let i = 0; game.result === undefined && i < 1500; i++) {
      const {legalMoves, history} = game;
      const moved = await game.play(legalMoves[(i * 7919) % legalMoves.length]!, {number: history.length + 1});
      expect(moved, moved.ok ? '' : moved.message).to.have.property('ok', true);
    }
    expect(await other.load(game.share())).to.have.property('ok', true);
    expect(other.state).to.deep.equal(game.state);
    await this.settled();
    this.check();
  }
}

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;

/** One piece of input, with what it is for the report of a failure. */
class Input implements fc.AsyncCommand<object, Bed> {
  readonly #name: string;
  readonly #work: (bed: Bed) => unknown;

  constructor(name: string, work: (bed: Bed) => unknown) {
    this.#name = name;
    this.#work = work;
  }

  check = (): boolean => true;
  run = (_: object, bed: Bed): Promise<void> => bed.give(() => this.#work(bed));
  toString = (): string => this.#name;
}

const told = (error: unknown): string => (error instanceof Error ? `${error.message} ${error.stack}` : quote(error));

const keys =
  'ArrowUp ArrowDown ArrowLeft ArrowRight Home End Enter Escape Tab z y Z 1 2 3 a A r p w Dead Process Unidentified ٣'
    .split(' ')
    .concat(' ', '');
const events = (
  'keydown keyup click dblclick pointerdown pointermove pointerup pointercancel lostpointercapture pointerover mouseover ' +
  'touchstart focusin focusout contextmenu wheel dragstart animationend change input scroll'
).split(' ');

function inputsOf(tag: string): fc.Arbitrary<Input>[] {
  const settings = elements.get(tag)!;
  const valueOf = ({examples}: Setting): fc.Arbitrary<string> =>
    fc.oneof(nearly(examples), anyText, fc.constantFrom(...examples, ''));
  const setting = fc.constantFrom(...settings);
  const attribute = setting.chain((one) => fc.tuple(fc.constant(one.attribute), fc.option(valueOf(one), {freq: 6})));
  const property = setting
    .filter(({property}) => property !== 'lang')
    .chain((one) => fc.tuple(fc.constant(one.property), fc.oneof(valueOf(one), anySetting)));
  const own = elements.get(games.includes(tag) ? tag : 'snl-board')!;
  const option = fc
    .constantFrom(...own)
    .chain((one) => fc.tuple(fc.constant(one.property), fc.oneof(valueOf(one), anyValue)));
  const newGame = fc.oneof(
    fc.constant({}),
    fc.array(option, {maxLength: 3}).map((list) => new Options(list)),
    anyValue,
  );
  const call = (name: 'undo' | 'redo' | 'pause' | 'resume' | 'save' | 'share' | 'hint' | 'replay'): Input =>
    new Input(`${name}()`, ({game}) => game[name]());
  const set = (target: Element, name: string, value: string | null): void =>
    value === null ? target.removeAttribute(name) : target.setAttribute(name, value);

  return [
    attribute.map(([name, value]) => new Input(`${name}=${quote(value)}`, ({element}) => set(element, name, value))),
    property.map(
      ([name, value]) =>
        new Input(`.${name}=${quote(value)}`, ({element}) => Object.assign(element, {[name]: handed(value)})),
    ),
    fc
      .tuple(
        fc.constantFrom('lang', 'dir', 'id', 'class', 'tabindex', 'contenteditable', 'translate'),
        fc.oneof(anyText, fc.constantFrom('ar', 'de', 'ja', 'hi', 'zh-Hant-TW', 'rtl', 'ltr', 'x', 'en-US-u-nu-arab')),
      )
      .map(([name, value]) => new Input(`${name}=${quote(value)}`, ({element}) => set(element, name, value))),
    newGame.map(
      (setup) =>
        new Input(`newGame(${quote(setup)})`, ({game}) =>
          game.newGame((setup instanceof Options ? setup.handed() : handed(setup)) as JsonObject),
        ),
    ),
    fc.tuple(fc.nat(), fc.option(anyValue, {freq: 2})).map(
      ([n, slip]) =>
        new Input(`play(legal ${n}${slip === null ? '' : `, ${quote(slip)}`})`, ({game}) => {
          const {legalMoves, history} = game;
          const move = legalMoves[n % Math.max(1, legalMoves.length)] ?? 'none';
          const number = slip === null ? history.length + 1 : handed(slip);
          return game.play(move, n % 2 && slip !== null ? (number as object) : {number: number as number});
        }),
    ),
    anyValue.map((move) => new Input(`play(${quote(move)})`, ({game}) => game.play(handed(move) as string))),
    fc.tuple(fc.nat(), anyText).map(
      ([n, text]) =>
        new Input(`play(slip of ${n}, ${quote(text)})`, ({game}) => {
          const move = game.legalMoves[n % Math.max(1, game.legalMoves.length)] ?? '';
          return game.play(n % 2 ? `${move} ${text}` : move.slice(0, n % 5) + text);
        }),
    ),
    anyValue.map((record) => new Input(`load(${quote(record)})`, ({game}) => game.load(handed(record) as GameRecord))),
    damages(anyValue).map(
      (list) =>
        new Input(`load(damaged ${quote(list)})`, ({game}) => game.load(damaged(game.save(), list) as GameRecord)),
    ),
    damages(fc.jsonValue()).map(
      (list) =>
        new Input(`load(damaged text ${quote(list)})`, ({game}) =>
          game.load(JSON.stringify(damaged(game.save(), list))),
        ),
    ),
    fc.tuple(fc.nat(), fc.string({unit: fc.constantFrom(...'AZaz09-_'), maxLength: 3})).map(
      ([n, text]) =>
        new Input(`load(code ${n} ${text})`, ({game}) => {
          const code = game.share();
          return game.load(
            n % 3 ? code.slice(0, n % code.length) + text + code.slice((n % code.length) + text.length) : code + text,
          );
        }),
    ),
    fc
      .constantFrom(
        ...(['undo', 'undo', 'redo', 'pause', 'resume', 'resume', 'save', 'share', 'hint', 'replay'] as const),
      )
      .map(call),
    fc.constantFrom('remove', 'put back', 'move', 'deeper', 'clone').map(
      (how) =>
        new Input(how, (bed) => {
          const {element} = bed;
          bed.places++;
          if (how === 'remove') element.remove();
          else if (how === 'put back') box.append(element);
          else if (how === 'move') box.appendChild(document.createElement('div')).append(element);
          else if (how === 'clone') box.append(element.cloneNode(true));
          else {
            const outer = box.appendChild(document.createElement('div'));
            outer.lang = 'fr';
            outer.attachShadow({mode: 'open'}).append(element);
          }
        }),
    ),
    fc
      .tuple(
        fc.constantFrom(...keys),
        fc.nat(),
        fc.constantFrom<KeyboardEventInit>(
          {},
          {ctrlKey: true},
          {shiftKey: true},
          {metaKey: true, shiftKey: true},
          {altKey: true},
          {repeat: true},
          {isComposing: true},
        ),
      )
      .map(
        ([key, n, more]) =>
          new Input(`key ${key} ${n}`, ({game}) => {
            inside(game, n).dispatchEvent(
              new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true, ...more}),
            );
          }),
      ),
    fc
      .tuple(
        fc.constantFrom(...events),
        fc.nat(),
        fc.integer({min: -50, max: 900}),
        fc.integer({min: -50, max: 900}),
        fc.constantFrom('mouse', 'touch', 'pen', ''),
        fc.boolean(),
      )
      .map(
        ([type, n, clientX, clientY, pointerType, bare]) =>
          new Input(`${bare ? 'bare ' : ''}${type} ${n}`, ({game}) => {
            const all = {bubbles: true, composed: true, cancelable: true};
            // a bare one: what browsers and other scripts send under the name of a key or a press
            inside(game, n).dispatchEvent(
              bare || !/^(pointer|lost)/.test(type)
                ? new Event(type, all)
                : new PointerEvent(type, {
                    ...all,
                    pointerType,
                    clientX,
                    clientY,
                    isPrimary: n % 3 > 0,
                    pointerId: n % 3,
                    button: n % 4 ? 0 : 2,
                    buttons: 1,
                  }),
            );
          }),
      ),
    fc.nat().map(
      (n) =>
        new Input(`press button ${n}`, ({game}) => {
          const buttons = [...game.renderRoot.querySelectorAll<HTMLElement>('button, [role=button], [tabindex]')];
          buttons[n % Math.max(1, buttons.length)]?.dispatchEvent(
            new PointerEvent('click', {bubbles: true, composed: true, cancelable: true}),
          );
        }),
    ),
    fc.tuple(fc.constantFrom('Enter', 'Escape', 'Tab', 'ArrowRight', 'ArrowDown', ' '), fc.nat()).map(
      ([key, n]) =>
        new Input(`real ${key}`, (bed) => {
          (inside(bed.game, n) as HTMLElement).focus?.();
          bed.pressed = press(key);
        }),
    ),
    fc.tuple(anyValue, fc.constantFrom('at once', 'later', 'never', 'veto')).map(
      ([answer, when]) =>
        new Input(`answer ${when}: ${quote(answer)}`, (bed) => {
          bed.game.addEventListener(
            'game-before-move',
            (event) => {
              if (bed.ending) return;
              if (when === 'veto') event.preventDefault();
              else if (when === 'never') event.respondWith(new Promise(() => undefined));
              else
                event.respondWith(
                  when === 'later'
                    ? Promise.resolve().then(() => handed(answer) as string)
                    : (handed(answer) as string),
                );
            },
            {once: true},
          );
        }),
    ),
    fc.constant(new Input('a picture', () => new Promise((resolve) => void requestAnimationFrame(resolve)))),
  ];
}

/** Options by name, to be handed over. */
class Options {
  readonly #list: readonly (readonly [string, unknown])[];

  constructor(list: readonly (readonly [string, unknown])[]) {
    this.#list = list;
  }

  handed(): object {
    return Object.fromEntries(this.#list.map(([name, value]) => [name, handed(value)]));
  }

  toJSON(): unknown {
    return this.#list;
  }
}

/** The n-th element inside, or the game itself. */
function inside(game: GameElement, n: number): Element {
  const all = [game, ...game.renderRoot.querySelectorAll('*')];
  return all[n % all.length]!;
}

for (const tag of tags) {
  describe(`<${tag}>: bad input`, () => {
    it('under the name of a key is no key: browsers send it where they fill in forms', async () => {
      const bed = new Bed(tag, games[0]!);
      box.append(bed.element);
      await bed.settled();
      for (const type of ['keydown', 'keyup'])
        await bed.give(() => bed.game.dispatchEvent(new Event(type, {bubbles: true, composed: true})));
    });

    it('where a boolean belongs is on or off', async () => {
      const bed = new Bed(tag, games[0]!);
      box.append(bed.element);
      await bed.settled();
      const {proxy, revoke} = Proxy.revocable({}, {});
      revoke();
      for (const {property} of elements
        .get(tag)!
        .filter(({property}) => typeof (bed.element as unknown as Record<string, unknown>)[property] === 'boolean')) {
        for (const value of [proxy, Symbol('x'), Object.create(null), null])
          await bed.give(() => Object.assign(bed.element, {[property]: value as unknown}));
      }
    });

    it('in any order is refused in words or makes a right game, which goes on to its end', async function () {
      this.timeout(600_000);
      const settings = elements.get(tag)!;
      const first = fc.array(
        fc
          .constantFrom(...settings)
          .chain((one) =>
            fc.tuple(
              fc.constant(one.attribute),
              fc.oneof(nearly(one.examples), anyText, fc.constantFrom(...one.examples, '')),
            ),
          ),
        {maxLength: 3},
      );
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...games),
          first,
          fc.option(fc.oneof(anyText, fc.json())),
          fc.commands(inputsOf(tag), {maxCommands: 25, size: 'max'}),
          async (any, attributes, kept, inputs) => {
            const game = games.includes(tag) ? tag : any;
            const bed = new Bed(tag, game);
            for (const [name, value] of attributes) bed.element.setAttribute(name, value);
            if (kept !== null) {
              bed.game.autosave = 'kept';
              for (const key of storedKeys) localStorage.setItem(`parlour:${key}:kept`, kept);
            }
            if (!bed.element.hasAttribute('speed')) bed.element.setAttribute('speed', 'instant');
            box.append(bed.element);
            await bed.settled();
            bed.check();
            await fc.asyncModelRun(() => ({model: {}, real: bed}), inputs);
            await bed.end(game);
            box.replaceChildren();
            localStorage.clear();
          },
        ),
        {numRuns: 1, endOnFailure: true, includeErrorInReport: true},
      );
    });
  });
}
