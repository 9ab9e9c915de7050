// The example game fulfils the contract.
import {describe, test} from 'node:test';
import {contractOf} from '../../src/testing.js';
import {race} from './race.js';

describe('the example game fulfils the contract', () => {
  const options = [{}, {target: 3}, {target: '25', first: 'two'}, {first: 'any'}];
  for (const {name, run} of contractOf(race, {options, refused: [{target: 0}, {first: 'three'}]})) test(name, run);
});
