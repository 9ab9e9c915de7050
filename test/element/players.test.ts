import {expect} from '@open-wc/testing';
import {fc} from '../support/random.js';
import {html, render} from 'lit';
import {GameError} from '../../src/core/game.js';
import {seatKinds} from '../../src/core/record.js';
import {parsePlayers, type Players} from '../../src/play/players.js';

const levels = ['easy', 'strong'];
const parse = (value: unknown, seats: readonly [number, number] = [1, 6]) =>
  parsePlayers(value as Players, seats, levels);
const person = (name = '') => ({name, kind: 'person'});

/** The refusal of a value. */
function refused(value: unknown, seats?: readonly [number, number]): GameError {
  try {
    parse(value, seats);
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

describe('players', () => {
  it('can be a number of people', () => {
    expect(parse(3)).to.deep.equal([person(), person(), person()]);
    expect(parse('3')).to.deep.equal(parse(3));
    expect(parse(' 2 ')).to.deep.equal(parse(2));
    expect(parse(1)).to.deep.equal([person()]);
  });

  it('can be a text of names', () => {
    expect(parse('Ada')).to.deep.equal([person('Ada')]);
    expect(parse(' Ada ,Ben')).to.deep.equal([person('Ada'), person('Ben')]);
    expect(parse('Ada Lovelace, 李娜, عمر')).to.deep.equal([person('Ada Lovelace'), person('李娜'), person('عمر')]);
    expect(parse('Ada,,Cyd')).to.deep.equal([person('Ada'), person(), person('Cyd')]);
  });

  it('have kind, colour and level after the name, in any order', () => {
    expect(parse('Ada, Ben:auto, Cyd:red:auto:strong, Dee:remote')).to.deep.equal([
      person('Ada'),
      {name: 'Ben', kind: 'auto'},
      {name: 'Cyd', kind: 'auto', color: 'red', level: 'strong'},
      {name: 'Dee', kind: 'remote'},
    ]);
    const cyd = parse('Cyd:red:auto:strong');
    for (const order of ['strong:auto:red', 'auto:strong:red', ' red : strong : auto '])
      expect(parse(`Cyd:${order}`)).to.deep.equal(cyd);
    expect(parse('Ada:human, :auto')).to.deep.equal([person('Ada'), {name: '', kind: 'auto'}]);
    expect(parse('Ada:person:#d55e00')).to.deep.equal([{...person('Ada'), color: '#d55e00'}]);
  });

  it('can be a list of names, seats or both', () => {
    const seat = {name: 'Ben', kind: 'auto', color: 'oklch(60% .1 20)', level: 'easy'};
    expect(parse(['Ada', seat, 'Cyd:remote', {}])).to.deep.equal([
      person('Ada'),
      seat,
      {name: 'Cyd', kind: 'remote'},
      person(),
    ]);
  });

  it('have a colour that CSS knows', () => {
    for (const color of [
      'red',
      'REBECCAPURPLE',
      '#f00',
      '#ff0000cc',
      'rgb(1 2 3 / 50%)',
      'hsl(20deg 10% 30%)',
      'currentcolor',
    ]) {
      expect(parse([{color}])[0]!.color, color).to.equal(color);
      expect(parse(`Ada:${color}`)[0]!.color, color).to.equal(color);
    }
    const none = [
      '',
      'reddish',
      'red; background: url(x)',
      'var(--x)',
      'VAR(--x)',
      'env(x)',
      'env(x) url(//evil)',
      'url(x)',
      'inherit',
      'unset',
      'red blue',
      '}',
    ];
    for (const color of none) expect(refused([{color}]).message, color).to.contain('color');
  });

  it('are copied: nothing else of an object gets in, and it stays as it is', () => {
    const given = Object.freeze({name: 'Ada', kind: 'auto', secret: 1, toString: 'x'});
    expect(parse([given])).to.deep.equal([{name: 'Ada', kind: 'auto'}]);
    expect(parse([given])[0]).not.to.equal(given);
  });

  it('take no names from where every object has them', () => {
    expect(parse(JSON.parse('[{"__proto__": {"name": "Eve", "kind": "auto"}}]'))).to.deep.equal([person()]);
    refused([{['__proto__']: null, name: 5}]);
    refused([Object.create({name: 'Eve', kind: 'auto'})]);
    expect(parse([Object.assign(Object.create(null) as object, {name: 'Ada'})])).to.deep.equal([person('Ada')]);
    expect(({} as {name?: string}).name).to.be.undefined;
    for (const word of ['__proto__', 'constructor', 'toString']) {
      expect(parse(word)[0]!.name).to.equal(word);
      refused(`Ada:${word}`);
      refused([{kind: word}]);
      refused([{level: word}]);
    }
  });

  it('have names that are never markup', () => {
    const [seat] = parse('<img src=x onerror=alert(1)>');
    const box = document.createElement('div');
    render(html`${seat!.name}`, box);
    expect(box.childElementCount).to.equal(0);
    expect(box.textContent).to.equal('<img src=x onerror=alert(1)>');
  });

  it('are refused where there are too few or too many', () => {
    for (const value of [0, 7, '7', '0', 'a,b,c,d,e,f,g', [], Array(7).fill('')])
      expect(refused(value).message).to.contain('1 to 6');
    expect(refused(1, [2, 2]).message).to.contain('Expected 2,');
    expect(refused('', [2, 4]).message).to.contain('2 to 4');
    expect(parse('', [1, 4])).to.deep.equal([person()]);
  });

  it('are refused with the value and what would be right', () => {
    const cases: [value: unknown, ...parts: string[]][] = [
      [-1, '-1', '1 to 6'],
      [2.5, '2.5'],
      [NaN, 'players'],
      [Infinity, 'players'],
      [null, 'null'],
      [undefined, 'undefined'],
      [true, 'true'],
      [{name: 'Ada'}, 'Ada'],
      [Symbol('x'), 'symbol'],
      [10n, '10'],
      [() => 2, 'function'],
      [Object.create(null), '{}'],
      ['Ada:strnog', '"strnog"', 'person', 'auto', 'remote', 'easy', 'strong', 'colour'],
      ['Ada:', '""'],
      ['Ada::auto', '""'],
      ['x'.repeat(81), 'xxx', '80'],
      ['x,'.repeat(2000), 'players'],
      [['Ada', 5], 'players[1]', '5'],
      [['Ada', null], 'players[1]', 'null'],
      [[['Ada']], 'players[0]'],
      [[new Date(0)], 'players[0]'],
      [['Ada', , 'Cyd'], 'players[1]'],
      [[{name: 5}], 'players[0]', 'name', '5'],
      [[{name: 'x'.repeat(81)}], 'players[0]', 'name', '80'],
      [[{kind: 'robot'}], 'players[0]', 'kind', '"robot"', 'person'],
      [[{level: 'hard'}], 'players[0]', 'level', '"hard"', 'easy or strong'],
      [[{color: 5}], 'players[0]', 'color', '5'],
      [[{color: 'reddish'}], 'players[0]', 'color', '"reddish"'],
    ];
    for (const [value, ...parts] of cases) {
      const {code, message} = refused(value);
      expect(code).to.equal('bad-option');
      for (const part of parts) expect(message).to.contain(part);
      expect(message.length, message).to.be.lessThan(250);
    }
  });

  it('have no level in a game without levels', () => {
    expect(() => parsePlayers([{level: 'strong'}], [1, 2])).to.throw(GameError, /no levels/);
    expect(() => parsePlayers('Ada:strong', [1, 2])).to.throw(GameError, /"strong"/);
  });

  it('are good seats or refused with bad-option, whatever the value', () => {
    const word = fc.constantFrom(
      '',
      'Ada',
      'auto',
      'person',
      'remote',
      'human',
      'red',
      '#fff',
      'strong',
      'easy',
      ':',
      ',',
      ' ',
      '3',
    );
    const seat = fc.record(
      {
        name: fc.oneof(fc.string(), fc.anything()),
        kind: fc.oneof(fc.constantFrom('person', 'auto', 'remote'), fc.anything()),
        color: fc.oneof(word, fc.anything()),
        level: fc.oneof(word, fc.anything()),
      },
      {requiredKeys: []},
    );
    const junk = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
      withTypedArray: true,
    });
    const values = fc.oneof(
      junk,
      fc.string(),
      fc.array(fc.oneof(word, fc.string()), {maxLength: 9}).map((words) => words.join('')),
      fc.array(fc.oneof(seat, word, junk), {maxLength: 8}),
    );
    fc.assert(
      fc.property(values, (value) => {
        try {
          const seats = parse(value);
          expect(seats.length).to.be.within(1, 6);
          for (const {name, kind, color, level, ...rest} of seats) {
            expect(name).to.be.a('string').with.property('length').that.is.at.most(80);
            expect(seatKinds).to.include(kind);
            expect(rest).to.deep.equal({});
            if (level !== undefined) expect(levels).to.include(level);
            if (color !== undefined) expect(CSS.supports('color', color)).to.be.true;
          }
          expect(parse(JSON.parse(JSON.stringify(seats))), 'its own result gives the same again').to.deep.equal(seats);
        } catch (error) {
          if (!(error instanceof GameError)) throw error;
          expect(error.code).to.equal('bad-option');
          expect(error.message).to.contain('players');
        }
      }),
      {numRuns: 125},
    );
  });

  it('that cannot even be read are refused', () => {
    const trap = {
      get name(): string {
        throw new Error('trap');
      },
    };
    expect(refused([trap]).code).to.equal('bad-option');
    expect(
      refused([
        new Proxy(
          {},
          {
            getPrototypeOf: () => {
              throw new Error('trap');
            },
          },
        ),
      ]).code,
    ).to.equal('bad-option');
  });
});
