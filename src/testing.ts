/**
 * `@parlour/elements/testing`: two contract suites. One checks the rules of any {@link Game} against their
 * documentation, with random games and everything that a session does with them. The other checks an element on a page:
 * events, vetoes and answers, undo, saving, seeds, settings, keys and removal. They work with any test runner: each
 * check has a name, and throws if it fails.
 *
 *     for (const {name, run} of contractOf(game, {options: [{}, {rows: 8}]})) test(name, run);
 *     for (const {name, run} of elementContractOf('my-game', {settings: {rows: 4}})) it(name, run);
 */
export * from './testing/contract.js';
export * from './testing/element-contract.js';
export {notJson} from './testing/expect.js';
export type {ContractSetup} from './testing/random-games.js';
