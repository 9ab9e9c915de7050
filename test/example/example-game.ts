// Registers <example-game>.
import {define} from '../../src/kit.js';
import {ExampleGame} from './example-game.element.js';

define('example-game', ExampleGame);

export {ExampleGame};
