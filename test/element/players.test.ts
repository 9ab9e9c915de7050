import {expect} from '@open-wc/testing';
import {GameError} from '../../src/core/game.js';
import {parsePlayers, type Players} from '../../src/play/players.js';

const levels = ['easy', 'strong'];
const parse = (value: unknown, seats: readonly [number, number] = [1, 6]) =>
  parsePlayers(value as Players, seats, levels);
const person = (name = '') => ({name, kind: 'person'});
const auto = (name = '') => ({name, kind: 'auto'});

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
  it('are a number of people, a text of names with kind, colour and level in any order, or a list of both', () => {
    const cyd = {name: 'Cyd', kind: 'auto', color: 'red', level: 'strong'};
    const seat = {name: 'Ben', kind: 'auto', color: 'oklch(60% .1 20)', level: 'easy'};
    const cases: [value: unknown, ...seats: object[]][] = [
      [3, person(), person(), person()],
      ['3', person(), person(), person()],
      [' 2 ', person(), person()],
      ['', person()],
      ['Ada Lovelace, 李娜, عمر', person('Ada Lovelace'), person('李娜'), person('عمر')],
      [' Ada ,,Cyd', person('Ada'), person(), person('Cyd')],
      ['Ada, Ben:auto, Cyd:red:auto:strong', person('Ada'), auto('Ben'), cyd],
      ...['strong:auto:red', 'auto:strong:red', 'AUTO:Strong:red', ' red : strong : auto '].map(
        (order): [string, object] => [`Cyd:${order}`, cyd],
      ),
      ['Ada:human, :auto', person('Ada'), auto()],
      ['Ada:person:#d55e00', {...person('Ada'), color: '#d55e00'}],
      [['Ada', seat, 'Cyd:remote', {}], person('Ada'), seat, {name: 'Cyd', kind: 'remote'}, person()],
      // nothing else of an object gets in, nor what every object has
      [[Object.freeze({...auto('Ada'), secret: 1, toString: 'x'})], auto('Ada')],
      [JSON.parse('[{"__proto__": {"name": "Eve", "kind": "auto"}}]'), person()],
      [[Object.assign(Object.create(null) as object, {name: 'Ada'})], person('Ada')],
      ...['__proto__', 'constructor', 'toString'].map((name): [string, object] => [name, person(name)]),
    ];
    for (const [value, ...seats] of cases) expect(parse(value)).to.deep.equal(seats);
  });

  it('have a colour that CSS knows', () => {
    for (const color of ['red', 'REBECCAPURPLE', '#f00', 'rgb(1 2 3 / 50%)', 'hsl(20deg 10% 30%)', 'currentcolor']) {
      expect(parse([{color}])[0]!.color, color).to.equal(color);
      expect(parse(`Ada:${color}`)[0]!.color, color).to.equal(color);
    }
    for (const color of ['', 'reddish', 'red; background: url(x)', 'VAR(--x)', 'env(x) url(//evil)', 'inherit', '}'])
      expect(refused([{color}]).message, color).to.contain('color');
  });

  it('are refused with the value and what would be right', () => {
    const cases: [value: unknown, ...parts: string[]][] = [
      ...[0, 7, '7', '0', 'a,b,c,d,e,f,g', [], Array(7).fill('')].map((value): [unknown, string] => [value, '1 to 6']),
      [-1, '-1', '1 to 6'],
      [2.5, '2.5'],
      [NaN, 'players'],
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
      ['Ada:constructor', '"constructor"'],
      ['x'.repeat(81), 'xxx', '80'],
      ['x,'.repeat(2000), 'players'],
      [['Ada', 5], 'players[1]', '5'],
      [[['Ada']], 'players[0]'],
      [[new Date(0)], 'players[0]'],
      [[Object.create({name: 'Eve'})], 'players[0]'],
      [['Ada', , 'Cyd'], 'players[1]'],
      [[{name: 5}], 'players[0]', 'name', '5'],
      [[{name: 'x'.repeat(81)}], 'players[0]', 'name', '80'],
      [[{kind: 'robot'}], 'players[0]', 'kind', '"robot"', 'person'],
      [[{level: 'hard'}], 'players[0]', 'level', '"hard"', 'easy or strong'],
      [[{color: 5}], 'players[0]', 'color', '5'],
    ];
    for (const [value, ...parts] of cases) {
      const {code, message} = refused(value);
      expect(code).to.equal('bad-option');
      for (const part of parts) expect(message).to.contain(part);
      expect(message.length, message).to.be.lessThan(250);
    }
    expect(refused(1, [2, 2]).message).to.contain('Expected 2,');
    expect(refused('', [2, 4]).message).to.contain('2 to 4');
    expect(() => parsePlayers([{level: 'strong'}], [1, 2])).to.throw(GameError, /no levels/);
    expect(() => parsePlayers('Ada:strong', [1, 2])).to.throw(GameError, /"strong"/);
  });
});
