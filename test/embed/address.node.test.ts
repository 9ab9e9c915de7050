// Addresses of the embed page: every documented setting there and back, and thousands of bad ones.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {fc} from '../support/random.js';
import {gameNamed, isThemeValue, limits, pageParameters, readAddress, writeAddress} from '../../src/embed/address.js';
import {readRequest} from '../../src/embed/messages.js';
import {saveNameOf} from '../../src/embed/save-name.js';
import {choiceFor, gamesOf} from './games.js';

const games = gamesOf(JSON.parse(readFileSync('custom-elements.json', 'utf8')));
const ludo = gameNamed(games, 'ludo')!;
const read = (search: string) => readAddress(search, games);
/** What was read, as plain data. */
const told = (search: string) => {
  const {game, settings, theme, problems, ...page} = read(search);
  return {
    game: game?.name,
    settings: Object.fromEntries(settings),
    theme: Object.fromEntries(theme),
    problems,
    ...page,
  };
};
const runs = {numRuns: 250};

it('the games of the embed page have no setting named like a parameter of the page', () => {
  const names = games.flatMap(({settings}) => settings.map(({name}) => name));
  assert.deepEqual(
    names.filter((name) => pageParameters.includes(name) || name.startsWith('--')),
    [],
  );
});

describe('an address', () => {
  it('names the game by its name or tag, and its settings by their attributes', () => {
    const expected = {
      game: 'ludo',
      settings: {players: 'Ada,Ben:auto', teams: '', 'six-again': 'off', pieces: '2'},
      theme: {'--game-accent': 'teal'},
      problems: [],
      scheme: 'dark',
      title: 'Ludo & tea',
    };
    const query =
      'players=Ada,Ben:auto&teams=on&six-again=off&pieces=2&--game-accent=teal&color-scheme=dark&title=Ludo+%26+tea';
    assert.deepEqual(told(`?game=ludo&${query}`), expected);
    assert.deepEqual(told(`game=LUDO-GAME&${query}`), expected);
  });

  it('turns settings off as well as on', () => {
    for (const yes of ['teams', 'teams=', 'teams=on', 'teams=true'])
      assert.deepEqual(told(`?game=ludo&${yes}`).settings, {teams: ''}, yes);
    for (const no of ['teams=off', 'teams=false']) assert.deepEqual(told(`?game=ludo&${no}`), told('?game=ludo'), no);
    for (const other of ['teams=1', 'teams=no', 'teams=teams'])
      assert.match(told(`?game=ludo&${other}`).problems.join(), /^Invalid teams: ".*"\. Expected on or off\.$/);
    assert.deepEqual(told('?game=ludo&safe=off&bounce').settings, {safe: 'off', bounce: 'on'});
  });

  it('turns settings with a meaningful empty value on and off, too', () => {
    const settings = (query: string): unknown => told(`?game=blockudoku&${query}`).settings;
    assert.deepEqual(settings('autosave=on&daily=true&room=on'), {autosave: '', daily: '', room: ''});
    assert.deepEqual(settings('autosave=off&daily=false&room=off'), {});
    assert.deepEqual(settings('link=none'), {link: 'none'});
    assert.deepEqual(settings('autosave=1'), {autosave: '1'});
  });

  it('reports invalid settings, and keeps valid ones', () => {
    assert.deepEqual(told('?game=ludo&color=red&teams=perhaps&rules=mine&pieces=some&open=1&open=2&lang=!!'), {
      game: 'ludo',
      settings: {open: '1'},
      theme: {},
      problems: [
        'Repeated setting: "open". Expected it once; the first value is used.',
        'Unknown setting: "color".',
        'Invalid teams: "perhaps". Expected on or off.',
        'Invalid rules: "mine". Expected standard or classic59.',
        'Invalid pieces: "some". Expected a whole number.',
        'Invalid lang: "!!". Expected en, de, es, fr, pt, hi, ar, zh or ja.',
      ],
    });
    assert.deepEqual(told('?game=ludo&lang=xx').problems, [
      'Invalid lang: "xx". Expected en, de, es, fr, pt, hi, ar, zh or ja.',
    ]);
    assert.deepEqual(told('?game=ludo&lang=pt-BR').settings, {lang: 'pt-BR'});
    assert.deepEqual(told('?game=chess&lang=de').problems, [
      'Invalid game: "chess". Expected game-2048, blockudoku, four-in-a-row, mancala, ludo, nim, peg-solitaire, snake, snakes-and-ladders or tic-tac-toe.',
    ]);
    assert.deepEqual(told('?game=ludo&color-scheme=red&dir=up&--game-accent=url(x)').problems, [
      'Invalid color-scheme: "red". Expected light, dark or auto.',
      'Invalid dir: "up". Expected ltr, rtl or auto.',
      'Invalid --game-accent: "url(x)". Expected a colour.',
    ]);
  });

  it('reports unknown settings without a known game, too', () => {
    assert.deepEqual(told('?Game=ludo&Lang=de').problems, [
      'Unknown setting: "Game". Expected "game".',
      'Unknown setting: "Lang". Expected "lang".',
    ]);
    assert.deepEqual(told('?foo=1&players=2&--game-accent=teal').problems, [
      'Unknown setting: "foo".',
      'Setting without a game: "players".',
      'Setting without a game: "--game-accent".',
    ]);
    assert.deepEqual(told('?game=chess&foo=1&players=2').problems.slice(1), ['Unknown setting: "foo".']);
  });

  it('may have what other sites add to links', () => {
    for (const game of ['', 'game=ludo&'])
      assert.deepEqual(told(`?${game}utm_source=a&utm_medium=b&fbclid=c&gclid=d`).problems, []);
  });

  it('is limited in length; the rest is reported and ignored', () => {
    const long = 'x'.repeat(limits.value + 1);
    assert.deepEqual(told(`?game=ludo&seed=${long}`).problems, [
      `Invalid seed: "${'x'.repeat(40)}…". Expected at most ${limits.value} characters.`,
    ]);
    const many = Array.from({length: 5000}, (_, i) => `a${i}`).join('&');
    const {problems} = told(`?game=ludo&${many}`);
    assert.equal(problems.length, limits.parameters);
    assert.equal(problems[0], 'Too many settings. Expected at most 100; the rest are ignored.');
  });

  for (const game of games) {
    it(`takes any choice for ${game.name} there and back`, () => {
      fc.assert(
        fc.property(choiceFor(game), (choice) => {
          const {problems, ...back} = read(writeAddress(choice));
          assert.deepEqual(problems, []);
          // a lone `undefined` is no difference
          assert.deepEqual(
            JSON.parse(JSON.stringify({...back, settings: [...back.settings], theme: [...back.theme]})),
            {
              ...choice,
              settings: [...choice.settings],
              theme: [...choice.theme],
            },
          );
        }),
        {...runs, numRuns: 75},
      );
    });
  }

  const names = [
    ...pageParameters,
    ...games.flatMap(({settings, properties}) => [...settings, ...properties].map(({name}) => name)),
  ];
  const part = fc.oneof(
    fc.constantFrom(
      ...names,
      ...games.map(({name}) => name),
      '__proto__',
      'constructor',
      'toString',
      '',
      '%',
      '%zz',
      '%f0%28',
    ),
    fc.string({unit: 'binary', maxLength: 30}),
    fc.string({maxLength: 10}).map(encodeURIComponent),
  );
  const bad = fc.oneof(
    fc.string({unit: 'binary', maxLength: 200}),
    fc.array(fc.tuple(part, part), {maxLength: 20}).map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
    fc
      .tuple(fc.constantFrom(...games), fc.array(fc.tuple(fc.constantFrom(...names), part), {maxLength: 20}))
      .map(([{name}, pairs]) => `?game=${name}&${pairs.map((pair) => pair.join('=')).join('&')}`),
  );

  it(`may be anything: it never throws, and what comes of it is documented`, () => {
    fc.assert(
      fc.property(bad, (search) => {
        const {game, settings, theme, problems, scheme, dir, title = ''} = read(search);
        for (const name of settings.keys())
          assert.ok(game?.settings.some((setting) => setting.name === name) ?? name === 'lang', name);
        for (const [name, value] of theme) {
          assert.ok(
            game?.properties.some((property) => property.name === name),
            name,
          );
          assert.doesNotMatch(value, /(url|var)\(|[;{}'"\\<]/i);
        }
        assert.ok([undefined, 'light', 'dark'].includes(scheme) && [undefined, 'ltr', 'rtl'].includes(dir));
        assert.ok(title.length <= limits.title && problems.length <= limits.parameters + 1);
        for (const problem of problems) assert.ok(problem.length < 200 && !/[\p{Cc}\p{Cf}]/u.test(problem), problem);
        // what is understood is understood again
        assert.deepEqual(read(writeAddress({game, settings, theme, scheme, dir, title})).problems, []);
      }),
      {...runs, numRuns: 2500},
    );
  });
});

it('the name of a saved game depends on the game and its rules, not on language and appearance', () => {
  const nameOf = (query: string): string => saveNameOf(read(query));
  const plain = nameOf('?game=ludo&autosave&pieces=2');
  assert.equal(plain, '?game=ludo&autosave=&pieces=2');
  const looks = 'lang=de&color-scheme=dark&sound=on&speed=fast&dir=rtl&title=A&link=none&--game-accent=teal';
  assert.equal(nameOf(`?game=ludo&autosave&pieces=2&${looks}`), plain);
  assert.notEqual(nameOf('?game=ludo&autosave&pieces=1'), plain);
});

it('a value of a custom property is a colour or a length without external resources', () => {
  const property = {name: '--game-accent'};
  for (const value of [
    'teal',
    '#17695f',
    'rgb(1 2 3 / 50%)',
    'light-dark(#fff, oklch(60% 0.1 20))',
    'calc(2 * (1rem + 4px))',
  ])
    assert.ok(isThemeValue(value, property), value);
  for (const value of [
    '',
    ' ',
    'url(x)',
    'url("x")',
    'image-set(x)',
    'var(--x)',
    'red; color: blue',
    'red}',
    '\\75rl(x)',
    'a'.repeat(201),
  ])
    assert.ok(!isThemeValue(value, property), value);
});

describe('a message to the embed page', () => {
  const refused = (data: unknown) => readRequest(data, ludo);

  it('can change the appearance, start a new game or ask for a report', () => {
    for (const message of [
      {target: 'parlour', type: 'new-game'},
      {target: 'parlour', type: 'report'},
      {target: 'parlour', type: 'set', colorScheme: 'dark'},
      {target: 'parlour', type: 'set', theme: {'--game-accent': 'teal', '--game-radius': null}},
    ])
      assert.deepEqual(refused(message), message);
  });

  it('is ignored if it is for somebody else', () => {
    for (const data of [undefined, null, 1, 'parlour', [], {}, {type: 'set'}, {target: 'other', type: 'new-game'}])
      assert.equal(refused(data), undefined);
  });

  it('is rejected with a message if it is invalid', () => {
    for (const [data, sentence] of [
      [{type: 'play', move: '6'}, 'Unknown message type. Expected "set", "new-game" or "report".'],
      [{type: 'new-game', seed: 1}, 'Unknown field in a "new-game" message: "seed".'],
      [{type: 'set', html: ''}, 'Unknown field in a "set" message: "html". Expected colorScheme or theme.'],
      [{type: 'set', colorScheme: 'red'}, 'Invalid colorScheme. Expected light, dark or auto.'],
      [{type: 'set', theme: []}, 'Invalid theme. Expected an object of custom properties.'],
      [{type: 'set', theme: {color: 'red'}}, 'Unknown property in theme: "color".'],
      [{type: 'set', theme: {'--game-accent': 'url(x)'}}, 'Invalid --game-accent. Expected a colour.'],
      [{type: 'report', of: 'height'}, 'Unknown field in a "report" message: "of".'],
    ] as const)
      assert.equal(refused({target: 'parlour', ...data}), sentence);
  });
});
