// Every setting of every element, from the manifest: an invalid value fires `game-error` with the name, the value and what
// is expected, and changes nothing else. And the one rule for all switches.
import {expect} from '@open-wc/testing';
import 'virtual:elements';
import manifest from '../../custom-elements.json';
import {defineGame, defineRules, gridPlaces, type GameElement} from '../../src/kit.js';
import type {GameErrorEvent} from '../../src/play/events.js';
import {elementsOf} from '../support/bad-input.js';
import {hear, place} from '../support/harness.js';

type Settings = GameElement & {[name: string]: unknown};

/** Attributes that accept any text; their properties accept nothing else. Any address may be relative. */
const texts = ['seed', 'autosave', 'room', 'server'];
const typesOf = new Map(
  manifest.modules.flatMap(({declarations}) =>
    (declarations as {tagName?: string; attributes?: {name: string; type?: {text: string}}[]}[]).flatMap(
      ({tagName = '', attributes = []}) =>
        attributes.map(({name, type}) => [`${tagName} ${name}`, type?.text] as const),
    ),
  ),
);

/** A game in progress, or the table, and the messages of its errors. */
async function begin(tag: string, moves = 1) {
  const element = place(document.createElement(tag)) as Settings;
  const errors: string[] = [];
  element.addEventListener('game-error', (event) => {
    const {code, message} = (event as GameErrorEvent).detail;
    errors.push(`${code}: ${message}`);
  });
  await element.updateComplete;
  if ('legalMoves' in element && moves > 0) await element.play(element.legalMoves[0]!);
  return {element, errors};
}

const gameOf = ({gameId, history}: Settings): string => JSON.stringify([gameId, history]);

for (const [tag, settings] of elementsOf(manifest)) {
  for (const {attribute, property} of settings.filter(({attribute: name}) => name !== 'lang')) {
    it(`<${tag}>: the invalid setting ${attribute} fires game-error, and the game goes on`, async () => {
      const {element, errors} = await begin(tag);
      const [game, before] = [gameOf(element), element[property]];
      const isTold = async (value: string): Promise<void> => {
        // a table reports with its next update
        await element.updateComplete;
        await element.updateComplete;
        expect(errors).to.have.length(1);
        expect(errors[0]).to.match(/^bad-option: Invalid [\w.[\]\- ]+: .+\. Expected .+\.$/s);
        // the error in a board names its part
        expect(errors[0])
          .to.include(property === 'board' ? '' : property)
          .and.include(value);
        expect(gameOf(element)).to.equal(game);
        errors.length = 0;
      };
      if (!texts.includes(attribute)) {
        const nonsense = attribute === 'link' ? 'https://' : ':nonsense';
        element.setAttribute(attribute, nonsense);
        await isTold(nonsense.slice(1));
        element.removeAttribute(attribute);
        await element.updateComplete;
      }
      element[property] = {nonsense: 1};
      await isTold('nonsense');
      element[property] = before;
      await element.updateComplete;
      expect(errors).to.deep.equal([]);
      expect(gameOf(element)).to.equal(game);
    });
  }

  it(`<${tag}> takes null for not set, in any setting: frameworks hand it over`, async () => {
    const made = async (given: object): Promise<string> => {
      const element = Object.assign(document.createElement(tag), {seed: 'x', ...given}) as Settings;
      const errors = hear(element, 'game-error');
      place(element);
      // a table reports with its next update
      for (let i = 0; i < 2; i++) await element.updateComplete;
      element.remove();
      return JSON.stringify([element.options, element.seats, errors]);
    };
    const standard = await made({});
    for (const {property} of settings.filter(({property: name}) => name !== 'seed' && name !== 'lang'))
      expect(await made({[property]: null}), property).to.equal(standard);
  });

  describe(`<${tag}>: a switch`, () => {
    const switches = settings.filter(({attribute}) => /\bboolean\b/.test(typesOf.get(`${tag} ${attribute}`) ?? ''));
    for (const {attribute, property} of switches.filter(({property: name}) => name !== 'daily')) {
      it(`${attribute} is on and off by the same words`, async () => {
        // before the first move options apply at once
        const {element, errors} = await begin(tag, 0);
        // a snake waits for the first press, paused
        // without refills a snake needs food that is given
        const isOption = property !== 'refill' && property in (element.options ?? {});
        const usual = property === 'paused' ? false : (element[property] ?? undefined);
        for (const [value, is] of [
          ['', true],
          ['off', false],
          ['on', true],
          ['false', false],
          ['true', true],
        ] as const) {
          element.setAttribute(attribute, value);
          expect(element[property], `attribute ${value}`).to.equal(is);
          if (isOption) expect(element.options, `attribute ${value}`).to.include({[property]: is});
          element.removeAttribute(attribute);
          expect(element[property] ?? undefined, 'without the attribute').to.equal(usual);
          element[property] = value;
          expect(element[property], `property ${value}`).to.equal(is);
          if (isOption) expect(element.options, `property ${value}`).to.include({[property]: is});
          element[property] = is;
          expect(element[property]).to.equal(is);
          element[property] = null;
          expect(element[property] ?? undefined, 'null').to.equal(usual);
        }
        await element.updateComplete;
        expect(errors).to.deep.equal([]);
      });
    }
  });
}

describe('an option of a game', () => {
  const rules = (options: object) =>
    defineRules({
      id: 'named',
      options: options as {[name: string]: false},
      setup: () => ({}),
      moves: () => ['a1'],
      play: () => ({state: {}, winners: []}),
    });
  const board = {box: [0, 0, 100, 100] as const, places: gridPlaces(1, 1), pieces: () => []};

  for (const name of ['hint', 'state', 'undo', 'lang', 'hidden', 'speed']) {
    it(`is not called ${name}, which every element has`, () => {
      const expected = `Invalid option name: "${name}". Expected a name that no element has.`;
      const words = {en: {game: 'Named'}};
      expect(() => defineGame(`named-${name}`, {rules: rules({[name]: false}), words, board})).to.throw(expected);
      const settings = {[name]: false} as const;
      expect(() => defineGame(`set-${name}`, {rules: rules({}), settings, words, board})).to.throw(expected);
    });
  }
});
