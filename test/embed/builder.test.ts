// The builder: every documented setting has a control that sets it, and what can be copied says the same again.
import {expect, fixture, html} from '@open-wc/testing';
import {forAll} from '../support/random.js';
import manifest from '../../custom-elements.json';
import {readAddress} from '../../src/embed/address.js';
import {EmbedBuilder} from '../../src/embed/builder/builder.js';
import {asFrame, asLink, asTag} from '../../src/embed/builder/outputs.js';
import type {Setting} from '../../src/embed/specs.js';
import '../../src/games/ludo/ludo-game.js';
import {press} from '../support/commands.js';
import {choiceFor, gamesOf} from './games.js';
import {rendered} from '../support/harness.js';

customElements.define('embed-builder', EmbedBuilder);
const games = gamesOf(manifest);
const folder = 'https://games.example/embed/';
/** In place of the pictures of the games. */
const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

async function builderAt(address: string): Promise<EmbedBuilder> {
  history.replaceState(null, '', `#${address.replace('?', '')}`);
  const builder = await fixture<EmbedBuilder>(
    html`<embed-builder place="hash" folder=${folder} .games=${games} .picture=${() => picture}></embed-builder>`,
  );
  await builder.updateComplete;
  return builder;
}
const find = <T extends Element>(builder: EmbedBuilder, selector: string): T =>
  builder.renderRoot.querySelector<T>(selector)!;
/** The radio button of a game, by its title. */
const radioOf = (builder: EmbedBuilder, title: string): HTMLInputElement =>
  [...builder.renderRoot.querySelectorAll('.card')]
    .find(({textContent}) => textContent.trim() === title)!
    .querySelector('input')!;
const output = (builder: EmbedBuilder, name: string): string => find(builder, `#output-${name}`).textContent;
const settingsOf = (address: string): Record<string, string> =>
  Object.fromEntries(readAddress(address, games).settings);

/** A value of a setting that says something. */
const valueFor = ({name, kind, words, empty}: Setting): string => {
  if (kind === 'switch' || empty) return '';
  return name === 'lang' ? 'de' : kind === 'words' ? words!.at(-1)! : kind === 'number' ? '5' : 'a "<&> b';
};

/** The first element of some markup, and its attributes. */
function parsed(markup: string, selector: string): Record<string, string> {
  const element = new DOMParser().parseFromString(markup, 'text/html').querySelector(selector)!;
  return Object.fromEntries([...element.attributes].map(({name, value}) => [name, value]));
}

/** Gives a control a value, as a person does. */
const enter = async (builder: EmbedBuilder, id: string, value: string): Promise<void> => {
  const control = find<HTMLInputElement>(builder, `[id="${id}"]`);
  control.value = value;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, {bubbles: true}));
  await builder.updateComplete;
};

describe('the builder', () => {
  after(() => history.replaceState(null, '', location.pathname + location.search));

  for (const game of games) {
    it(`has a control for each setting of ${game.name}`, async () => {
      const builder = await builderAt(`?game=${game.name}`);
      for (const [at, setting] of game.settings.entries()) {
        const {name, kind, empty} = setting;
        let value = name === 'computer' && game.levels ? game.levels.at(-1)! : valueFor(setting);
        if (name === 'players' && game.seats[1] > 1) continue; // see below
        builder.address = `?game=${game.name}`;
        await builder.updateComplete;
        const control = find<HTMLInputElement>(builder, `[id="${name}"]`);
        expect(control, name).to.exist;
        if (control.type === 'range') value = control.max;
        if (kind === 'switch') control.checked = true;
        else control.value = empty ? 'empty' : value;
        await rendered(builder, control.dispatchEvent(new Event('input', {bubbles: true})));
        expect(settingsOf(builder.address), name).to.deep.equal({[name]: value});
        if (at === 0) {
          // browsers count how often a page does this
          control.dispatchEvent(new Event('change', {bubbles: true}));
          expect(location.hash.replace('#', '?')).to.equal(builder.address);
        }
        expect(parsed(output(builder, 'tag'), game.tag), name).to.deep.equal({[name]: value});
        const src = new URL(parsed(output(builder, 'frame'), 'iframe')['src']!);
        expect(settingsOf(src.search), name).to.deep.equal({[name]: value});
        expect(src.href).to.equal(output(builder, 'link'));
      }
    });

    it(`writes any choice for ${game.name} as a tag and as a frame`, () => {
      forAll(100, [choiceFor(game)], (choice) => {
        const {style = '', dir, ...attributes} = parsed(asTag(choice), game.tag);
        expect(attributes).to.deep.equal(Object.fromEntries(choice.settings));
        expect(dir).to.equal(choice.dir);
        expect(style).to.equal(
          [...(choice.scheme ? [['color-scheme', choice.scheme]] : []), ...choice.theme]
            .map((each) => each.join(': '))
            .join('; '),
        );
        const {src, title} = parsed(asFrame(choice, folder, 'A game'), 'iframe');
        expect(src).to.equal(asLink(choice, folder));
        expect(title).to.equal(choice.title ?? 'A game');
      });
    });
  }

  it('shows the game of its URL, and problems of the URL', async () => {
    const builder = await builderAt('?game=ludo&pieces=2&teams=on&players=4&color=red&color-scheme=dark');
    const game = find<HTMLElement>(builder, '.stage > ludo-game');
    expect([game.getAttribute('pieces'), game.hasAttribute('teams')]).to.deep.equal(['2', true]);
    expect(getComputedStyle(game).colorScheme).to.equal('dark');
    expect(find(builder, '.problem').textContent).to.equal('Unknown setting: "color".');
    expect(find<HTMLInputElement>(builder, '#teams').checked).to.equal(true);
    expect(output(builder, 'tag')).to.include('style="color-scheme: dark"');
  });

  it('keeps common settings when the game changes', async () => {
    const builder = await builderAt('?game=ludo&pieces=2&players=Ada,Ben&speed=fast');
    await rendered(builder, radioOf(builder, 'Nim').click());
    expect(builder.address).to.equal('?game=nim&players=Ada,Ben&speed=fast');
    expect(find(builder, '.stage').firstElementChild?.localName).to.equal('nim-game');
  });

  it('works with keys alone', async () => {
    const builder = await builderAt('?game=blockudoku');
    find<HTMLElement>(builder, '[type=radio]:checked').focus();
    for (const name of ['four-in-a-row', 'mancala', 'ludo']) {
      await rendered(builder, press('ArrowRight'));
      expect(builder.address).to.equal(`?game=${name}`);
    }
    const details = find<HTMLDetailsElement>(builder, '.settings details');
    if (!details.open) {
      find<HTMLElement>(builder, '.settings summary').focus();
      await press('Enter');
    }
    expect(details.open).to.equal(true);
    find<HTMLElement>(builder, '#pieces').focus();
    // the slider stands at the default, 4
    for (const pieces of [3, 2]) {
      await rendered(builder, press('ArrowLeft'));
      expect(builder.address).to.equal(`?game=ludo&pieces=${pieces}`);
    }
    expect(find(builder, '.stage > ludo-game').getAttribute('pieces')).to.equal('2');

    let copied = '';
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {writeText: (text: string) => Promise.resolve((copied = text))},
    });
    find<HTMLElement>(builder, '[aria-label="Copy: Classic tag"]').focus();
    await rendered(builder, press('Enter'));
    delete (navigator as {clipboard?: unknown}).clipboard;
    expect(copied).to.equal('<script defer src="ludo-game.classic.js"></script>\n<ludo-game pieces="2"></ludo-game>');
    expect(find(builder, '[role=status]').textContent).to.equal('Copied: classic tag.');
    // visible beside the button that was pressed, where the eyes are
    const said = [...builder.renderRoot.querySelectorAll('.said')];
    expect(
      said.map((notice) => [notice.textContent, notice.nextElementSibling?.getAttribute('aria-label')]),
    ).to.deep.equal([['Copied: classic tag.', 'Copy: Classic tag']]);
  });

  it('has a field for the value of a setting that may be empty', async () => {
    const builder = await builderAt('?game=blockudoku');
    for (const [name, value, type] of [
      ['autosave', 'club', 'text'],
      ['daily', '2026-11-23', 'date'],
      ['room', 'ABCDEF', 'text'],
      ['link', 'https://blog.example/post', 'url'],
    ] as const) {
      builder.address = '?game=blockudoku';
      await builder.updateComplete;
      expect(find(builder, `[id="${name}-value"]`), name).to.equal(null);
      await enter(builder, name, 'value');
      expect(settingsOf(builder.address), 'not before it is entered').to.deep.equal({});
      expect(find<HTMLInputElement>(builder, `[id="${name}-value"]`).type).to.equal(type);
      await enter(builder, `${name}-value`, value);
      expect(settingsOf(builder.address)).to.deep.equal({[name]: value});
      expect(parsed(output(builder, 'tag'), 'blockudoku-game')).to.deep.equal({[name]: value});
      await enter(builder, name, 'empty');
      expect(settingsOf(builder.address)).to.deep.equal({[name]: ''});
      await enter(builder, name, '');
      expect(settingsOf(builder.address)).to.deep.equal({});
    }
  });

  it('says what is wrong with the players at their field, and keeps them out of all outputs', async () => {
    const builder = await builderAt('?game=ludo&players=9&pieces=2');
    const outputs = (): string => [...builder.renderRoot.querySelectorAll('pre')].map((pre) => pre.textContent).join();
    const problem = (): string | undefined => find(builder, '#players-problem')?.textContent;
    const expected = 'Expected 2 to 4, as "Ada, Ben:auto" or a list.';
    expect(problem()).to.equal(`Invalid players: "9". ${expected}`);
    expect(outputs()).to.include('pieces').and.not.include('players');
    await enter(builder, 'players', '2');
    expect([problem(), settingsOf(builder.address)['players']]).to.deep.equal([undefined, ', :auto']);
    // six play Snakes and Ladders, but not Ludo
    builder.address = '?game=snakes-and-ladders&players=6';
    await builder.updateComplete;
    expect(outputs()).to.include('players="6"');
    await rendered(builder, radioOf(builder, 'Ludo').click());
    expect([problem(), builder.address]).to.deep.equal([`Invalid players: "6". ${expected}`, '?game=ludo']);
  });

  it('has a row for each player, with name, colour, kind and level', async () => {
    const builder = await builderAt('?game=ludo&players=Ada,Ben:auto:strong');
    const written = (): string | undefined => settingsOf(builder.address)['players'];
    await enter(builder, 'player-1-name', 'Zoë');
    await enter(builder, 'player-1-color', '#8b5cf6');
    await enter(builder, 'player-2-level', 'random');
    expect(written()).to.equal('Zoë:#8b5cf6, Ben:auto:random');
    expect(find(builder, '#player-1-contrast').textContent).to.match(/^Contrast \d+(\.\d)? : 1\.$/);
    await enter(builder, 'player-2-kind', 'person');
    await enter(builder, 'players', '3');
    expect(written()).to.equal('Zoë:#8b5cf6, Ben, :auto');
    expect(find(builder, '.stage > ludo-game').getAttribute('players')).to.equal(written());
    await enter(builder, 'player-2-name', 'Ben, Cyd');
    expect(find(builder, '#player-2-problem').textContent).to.equal('Expected a name without comma and colon.');
    expect(written()).to.equal('Zoë:#8b5cf6, Ben, :auto');
    await enter(builder, 'players', '');
    expect(written()).to.equal(undefined);
  });

  it('says at its field what the rules refuse, and copies it nowhere until it fits', async () => {
    const builder = await builderAt('?game=ludo&pieces=7');
    const problem = (): string | undefined => find(builder, '#pieces-problem')?.textContent;
    while (problem() === undefined) await new Promise(requestAnimationFrame);
    expect(problem()).to.equal('Invalid pieces: "7". Expected a whole number from 1 to 4.');
    expect([builder.address, output(builder, 'tag').includes('pieces')]).to.deep.equal(['?game=ludo', false]);
    await enter(builder, 'pieces', '2');
    expect([problem(), builder.address]).to.deep.equal([undefined, '?game=ludo&pieces=2']);
  });

  it('writes tags with the address of the files, or says which files to upload', async () => {
    const builder = await builderAt('?game=ludo&lang=de');
    const about = (): string =>
      find(builder, '#output-tag').closest('.output')!.querySelector('.description')!.textContent;
    expect(about()).to.include('parlour.css, ludo-game.js').and.include('words/de.js');
    builder.cdn = 'https://games.example/cdn/';
    await builder.updateComplete;
    expect(output(builder, 'tag')).to.include('src="https://games.example/cdn/ludo-game.js"');
    expect(output(builder, 'classic-tag')).to.include('src="https://games.example/cdn/ludo-game.classic.js"');
    expect(about()).not.to.include('Upload');
  });

  for (const width of [360, 1000]) {
    it(`has its controls in the order in which they are seen, ${width} pixels wide`, async () => {
      const builder = await builderAt('?game=ludo');
      builder.style.inlineSize = `${width}px`;
      const parts = [...builder.renderRoot.querySelectorAll('.games, .preview, .settings, .outputs')].map((part) => {
        const {top, left} = part.getBoundingClientRect();
        return {name: part.className, top, left};
      });
      // in one row: tops that differ by no more than a margin
      const seen = [...parts].sort((a, b) => (Math.abs(a.top - b.top) > 8 ? a.top - b.top : a.left - b.left));
      expect(parts).to.deep.equal(seen);
    });
  }

  it('accepts a colour, and reports an invalid one', async () => {
    const builder = await builderAt('?game=ludo');
    const field = find<HTMLInputElement>(builder, '[id="--game-accent"]');
    await enter(builder, '--game-accent', 'blueish');
    expect([field.ariaInvalid, builder.address]).to.deep.equal(['true', '?game=ludo']);
    await enter(builder, '--game-accent', 'teal');
    expect([field.ariaInvalid, builder.address]).to.deep.equal(['false', '?game=ludo&--game-accent=teal']);
    expect(find<HTMLElement>(builder, '.stage > ludo-game').style.getPropertyValue('--game-accent')).to.equal('teal');
    find<HTMLElement>(builder, '.quiet').click();
    await builder.updateComplete;
    expect(builder.address).to.equal('?game=ludo');
  });
});
