/**
 * `@parlour/elements/testing`: two contract suites. One checks any {@link Game} by its documentation, by random games and
 * by everything a session does with them; the other checks an element in a page: events, vetoes and answers, undo, saving,
 * seeds, settings, keys and removal. They know no test runner: each check has a name and throws where it fails.
 *
 *     for (const {name, run} of contractOf(game, {options: [{}, {rows: 8}]})) test(name, run);
 *     for (const {name, run} of elementContractOf('my-game', {settings: {rows: 4}})) it(name, run);
 */
export * from './testing/contract.js';
export * from './testing/element-contract.js';
export {notJson} from './testing/expect.js';
export type {ContractSetup} from './testing/random-games.js';
