/**
 * `@parlour/elements/kit`: what the games are made of, for games of your own. Nothing here registers a tag. The sentences
 * that games share ({@link phrases}) are English here; those of the other languages are in
 * `@parlour/elements/words/phrases/<language>.js`.
 */
export * from './core/arguments.js';
// not the one of core/search.js, which checks nothing
export {finish} from './core/arguments.js';
export * from './core/check-record.js';
export * from './core/daily.js';
export * from './core/game.js';
export * from './core/grid.js';
export * from './core/json.js';
export * from './core/options.js';
export {fastDraw} from './core/fast-draw.js';
export {drawOf, type Draw} from './core/random.js';
export * from './core/record.js';
export * from './core/search.js';
export * from './core/session.js';
export {sha256} from './core/sha256.js';
export {loadingCode, recordOfCode, shareCode} from './core/share-code.js';
export * from './controllers/analysis.js';
export * from './controllers/clock.js';
export * from './controllers/drag.js';
export * from './controllers/events.js';
export * from './controllers/game-model.js';
export * from './controllers/grid-cursor.js';
export * from './controllers/game-types.js';
export * from './controllers/on-demand.js';
export * from './controllers/presenter.js';
export * from './controllers/search.js';
export * from './controllers/visibility.js';
export * from './element/daily.js';
export * from './element/define.js';
export {Dictionary, inAllLanguages} from './element/dictionary.js';
export type {Phrase, Words, WordsLoader, WordValues} from './element/dictionary.js';
export {describe, frameStyles, toggle} from './element/frame.js';
export * from './element/game-definition.js';
export * from './element/game-element.js';
export * from './element/keepsake/drawing.js';
export type {GameStatistics} from './element/keepsake/statistics.js';
export * from './element/option.js';
export {default as phrases} from './element/phrases/en.js';
export * from './element/players.js';
export type {NewGame} from './element/settings-reader.js';
export type {SoundName} from './element/sounds.js';
export * from './element/table-context.js';
export * from './element/tokens.styles.js';
export * from './element/words.js';
export * from './templates/beats.js';
export {css, html, nothing} from './templates/beside.js';
export * from './templates/confetti.js';
export * from './templates/dialog.js';
export * from './templates/die.js';
export * from './templates/head.js';
export * from './templates/icons.js';
export * from './templates/layout.js';
export type {PanelParts} from './templates/panel.js';
export * from './templates/players.js';
export * from './templates/printed.js';
export * from './templates/token.js';
export * from './templates/toolbar.js';
export * from './templates/walk.js';
