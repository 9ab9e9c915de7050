// Every element in every language, found by pattern: nothing that is seen or spoken through a short game is left in
// English; the language may change during a game; Arabic runs from the right, and boards stay as they are.
import {expect} from '@open-wc/testing';
import 'virtual:elements';
import tables from 'virtual:words';
import manifest from '../../custom-elements.json';
import {sideEffects} from '../../package.json';
import type {GameElement, Words} from '../../src/kit.js';
import {idle, place} from '../example/harness.js';

/** All but English. */
const languages = ['ar', 'de', 'es', 'fr', 'hi', 'ja', 'pt', 'zh'];
/** The marks of start and home on a board, and keys. */
const marks = ['st', 'hm'];

interface Kind {
  readonly tag: string;
  readonly folder: string;
  /** What shows more, all switched on. */
  readonly switches: readonly string[];
}

const declarations = manifest.modules.flatMap(
  ({declarations}) =>
    declarations as readonly {tagName?: string; attributes?: readonly {name: string; type?: {text: string}}[]}[],
);
const kinds = sideEffects
  .filter((file) => file.startsWith('./src/'))
  .map((file): Kind => {
    const [, folder = '', tag = ''] = /^\.\/(.*)\/(.*)\.ts$/.exec(file)!;
    const {attributes = []} = declarations.find(({tagName}) => tagName === tag)!;
    return {
      tag,
      folder,
      switches: attributes
        .filter(
          ({name, type}) =>
            type?.text === 'boolean' && !['readonly', 'paused', 'sound', 'autoplay', 'teams'].includes(name),
        )
        .map(({name}) => name),
    };
  });

type AnyElement = GameElement & {readonly renderRoot: ShadowRoot};

const label = (element: Element): string =>
  element.shadowRoot!.querySelector('[part~=undo], [part=panel]')?.getAttribute('aria-label') ?? '';

async function shown(element: AnyElement): Promise<void> {
  while (!(await element.updateComplete));
  await idle();
}

/** An element in a language, as soon as it speaks it. */
async function speaking({tag, switches}: Kind, lang: string): Promise<AnyElement> {
  const element = document.createElement(tag) as unknown as AnyElement;
  for (const name of [...switches, 'panel']) element.setAttribute(name, '');
  element.setAttribute('speed', 'instant');
  if (tag !== 'game-table') {
    element.seed = '1';
    // people alone: a computer would move in between
    if (element.save().seats.length > 1) element.players = 2;
  }
  place(element);
  await shown(element);
  element.renderRoot.querySelector<HTMLElement>('[part~=more]')?.click();
  await speak(element, lang);
  // a hint may have been told before the words were there
  for (const told of element.renderRoot.querySelectorAll('[role=status] span')) toldBefore.add(told);
  return element;
}

/** What was told before the words were there, in English. */
const toldBefore = new WeakSet<Element>();

const englishLabels = new Map<string, string>();

/** Changes the language and waits until the words are there; until then they are English. */
async function speak(element: AnyElement, lang: string): Promise<void> {
  const from = element.lang || 'en';
  const before = label(element);
  if (from === 'en') englishLabels.set(element.localName, before);
  element.lang = lang;
  const missing = (): boolean =>
    label(element) === before || (lang !== 'en' && label(element) === englishLabels.get(element.localName));
  while (lang !== from && missing()) await new Promise(requestAnimationFrame);
  await shown(element);
}

/** Everything that can be read or heard, but for what is told to developers. */
function texts(element: AnyElement): string[] {
  const found: string[] = [];
  for (const node of element.renderRoot.querySelectorAll('*')) {
    if (node.closest('style, .problem') || toldBefore.has(node)) continue;
    for (const name of [
      'aria-label',
      'title',
      'aria-description',
      'aria-valuetext',
      'aria-roledescription',
      'placeholder',
      'alt',
    ])
      found.push(node.getAttribute(name) ?? '');
    for (const child of node.childNodes) if (child.nodeType === Node.TEXT_NODE) found.push(child.textContent!);
  }
  return found.map((text) => text.trim()).filter(Boolean);
}

/** All forms of a phrase; English ones are no functions. */
const formsOf = (phrase: Words[string]): readonly string[] =>
  typeof phrase === 'string' ? [phrase] : Object.values(phrase).flatMap((form: Words[string]) => formsOf(form));

/** The words of all sentences, in small letters. */
const wordsOf = (table: Words): Set<string> =>
  new Set(
    Object.values(table)
      .flatMap((phrase) => formsOf(phrase))
      .flatMap(
        (text) =>
          text
            .replaceAll(/\{\w+\}/g, ' ')
            .toLowerCase()
            .match(/\p{L}+/gu) ?? [],
      ),
  );

/** Plays on, some moves or to the end; everything that was said goes by `heard`. */
async function play(game: AnyElement, moves: number, heard: () => void): Promise<void> {
  for (let i = 0; i < moves && game.result === undefined; i++) {
    const {legalMoves} = game;
    await game.play(legalMoves[(i * 7) % legalMoves.length]!);
    // the beginning, the end, and a tenth of what is between
    if (i > 10 && i % 10 > 0 && game.result === undefined) continue;
    await shown(game);
    heard();
  }
}

for (const kind of kinds) {
  const {tag, folder} = kind;
  const table = async (lang: string): Promise<Words> => (await tables[`${folder}/words/${lang}`]!()).default as Words;

  describe(`<${tag}> in every language`, () => {
    for (const lang of languages) {
      it(`${lang}: has no word of English, from the first render to the last`, async function () {
        this.timeout(60_000);
        const own = wordsOf(await table(lang));
        const english = new Set([...wordsOf(await table('en'))].filter((word) => word.length > 2 && !own.has(word)));
        const latin = !['ar', 'hi', 'ja', 'zh'].includes(lang);
        const element = await speaking(kind, lang);
        const isEnglish = (word: string): boolean =>
          english.has(word) || (!latin && /[a-z]{2}/.test(word) && !marks.includes(word) && !own.has(word));
        const check = (): void => {
          expect(
            texts(element).filter((text) =>
              text
                .toLowerCase()
                .match(/\p{L}+/gu)
                ?.some(isEnglish),
            ),
          ).to.deep.equal([]);
        };
        if (tag === 'game-table') return check();
        await element.newGame();
        await shown(element);
        check();
        // two of them hear a hint and the whole game
        const whole = ['ar', 'de'].includes(lang);
        if (whole) {
          const hint = element.hint();
          await shown(element);
          check();
          await hint;
        }
        await play(element, whole ? 600 : 10, check);
        if (whole) expect(element.result, 'the game has ended').not.to.equal(undefined);
        await element.undo();
        element.pause();
        await shown(element);
        check();
      });
    }

    it('runs from the right in Arabic; a board stays as it is', async () => {
      // a hint comes when it has been found: later
      const element = await speaking({...kind, switches: kind.switches.filter((name) => name !== 'hints')}, 'en');
      /** Where everything drawn on the board is, from the board's own corner, in thousandths of its width. */
      const places = (): string => {
        const board = element.renderRoot.querySelector('[part~=board]');
        if (!board) return '';
        // the pieces that may move beckon
        for (const animation of element.renderRoot.getAnimations()) animation.cancel();
        const {left, top, width} = board.getBoundingClientRect();
        const part = (length: number): number => Math.round((1000 * length) / width);
        return [...board.querySelectorAll('path, circle, rect, polygon')]
          .map((shape) => {
            const box = shape.getBoundingClientRect();
            return box.width > 0 ? `${part(box.left - left)} ${part(box.top - top)}` : '';
          })
          .join();
      };
      const before = places();
      await speak(element, 'ar');
      // a thousandth up or down is rounding
      const numbers = (text: string): number[] => text.split(/[ ,]/).map(Number);
      const [then, now] = [numbers(before), numbers(places())];
      expect(now.length).to.equal(then.length);
      expect(now.flatMap((at, i) => (Math.abs(at - then[i]!) < 4 ? [] : [`${i}: ${then[i]} → ${at}`]))).to.deep.equal(
        [],
      );
      const frame = element.renderRoot.querySelector('[part~=side], [part=panel]')!;
      expect(getComputedStyle(frame).direction).to.equal('rtl');
      expect(element.renderRoot.querySelector<HTMLElement>('.table')?.translate ?? false).to.be.false;
    });

    it('takes words that a page hands over, as far as they go, whatever they are', async () => {
      const {registerWords} = customElements.get(tag) as unknown as {
        readonly registerWords: (lang: string, words: object) => void;
      };
      const isTable = tag === 'game-table';
      const [own, english] = isTable ? ['sound', ['Hints']] : ['undo', ['Redo', 'New game', 'Moves']];
      const wrong = isTable
        ? {hints: 5, wins: []}
        : {redo: 5, newGame: null, moves: {one: 'zet', other: Symbol('x')}, players: [], pause: () => 'x'};
      registerWords('nl', {...wrong, [own]: 'Terug'});
      const game = await speaking(kind, 'en');
      game.lang = 'nl';
      await shown(game);
      expect(texts(game)).to.include.members(['Terug', ...english]);
      if (isTable) return;
      registerWords('nl', {redo: 'Opnieuw'});
      await shown(game);
      expect(texts(game)).to.include.members(['Terug', 'Opnieuw', 'New game']);
    });
  });
}
