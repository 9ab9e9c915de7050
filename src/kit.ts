/**
 * `@parlour/elements/kit`: what the games are made of, for games of your own. Nothing here registers a tag. The sentences
 * that games share ({@link phrases}) are English here; those of the other languages are in
 * `@parlour/elements/words/phrases/<language>.js`.
 */

// A game in one file: rules, words and a board make an element.
export {defineGame, gameClass} from './element/define-game.js';
export type {GameClass, SmallGame, TypesOf} from './element/define-game.js';
export {defineRules} from './core/define-rules.js';
export type {
  DefinedRules,
  MoveEffect,
  OptionsOf,
  OptionTable,
  Outcome,
  Outcomes,
  RulesDefinition,
  StateOf,
} from './core/define-rules.js';
export type {Board, Target, Upright} from './kit/board.js';
export type {Box} from './kit/cells.js';
export {gridPlaces} from './kit/pieces.js';
export type {Look, Piece, Place, Places} from './kit/pieces.js';
export type {How, Journey} from './kit/travel.js';

// Rules written in full, for what `defineRules` does not cover: pure functions of plain JSON.
export {badOption, GameError, illegalMove, invalid, isRefusal, refuse, toRefusal} from './core/game.js';
export type {AnyGame, Effect, Game, Played, Refusal, Result} from './core/game.js';
export type {Json, JsonObject} from './core/json.js';
export {onlyOptions, parseAll, switchOption, textOption, wholeOption, wordOption} from './core/options.js';
export {dailyOption, dailySeed, withDaily} from './core/daily.js';

// Grids of cells: squares along a path, lines of cells, turns.
export {cellToSquare, linesOf, linesThrough, rotateCell, squareToCell} from './core/grid.js';
export type {Cell} from './core/grid.js';

// Chance, and computer players that think in slices.
export {drawOf} from './core/random.js';
export type {Draw} from './core/random.js';
export {fastDraw} from './core/fast-draw.js';
export {finish, found, mapSearch, searchOf} from './core/search.js';
export type {Search} from './core/search.js';
export {lookAhead} from './core/look-ahead.js';
export type {LookAheadSettings} from './core/look-ahead.js';
export {Analysis} from './kit/analysis.js';
export {OnDemand} from './core/on-demand.js';

// Games without a page: played, recorded, checked, and as codes for addresses.
export {Session} from './core/session.js';
export type {HistoryEntry, Moved, Restored, Step} from './core/session.js';
export type {GameRecord, MovedBy, RecordedMove, Seat, SeatKind} from './core/record.js';
export {checkingRecord, checkRecord, recordDigest} from './core/check-record.js';
export type {CheckedRecord, ExpectedGame} from './core/check-record.js';
export {recordOfCode, shareCode} from './core/share-code.js';

// Elements with a board of their own: the base class, and what it asks of a game.
export {define} from './element/define.js';
export {GameElement} from './element/game-element.js';
export {option} from './element/option.js';
export {defaultSwitch} from './frame/checked.js';
export type {
  EndWords,
  FrameParts,
  GameContext,
  GameDefinition,
  GameUi,
  GameView,
  HowToPlayPart,
  MorePart,
  MoreParts,
  MovingDrawing,
  OnDemandParts,
  PlayerChoices,
  ResultDetails,
  Solver,
  SoundName,
  Spot,
} from './frame/game-definition.js';
export type {GameTypes, Point, StepOf} from './play/game-types.js';
export type {Players} from './play/players.js';
export type {NewGame} from './play/read-settings.js';
export type {GameStatistics} from './extensions/results/statistics.js';
export type {Level} from './core/levels.js';

// Words and sentences.
export {Dictionary} from './frame/dictionary.js';
export type {Forms, Phrase, PlayerWord, Words, WordsLoader, WordValues} from './frame/dictionary.js';
export {default as phrases} from './frame/phrases/en.js';
export {WordsController} from './frame/words.js';
export {dateOf, dayNote} from './frame/daily.js';

// Drawing, fingers and time.
export {css, html, nothing} from './frame/templates/lit-free.js';
export {svg} from 'lit';
export {frameStyles} from './frame/frame.js';
export {paint, tokenNames, tokenShape} from './frame/templates/token.js';
export type {TokenModel} from './frame/templates/token.js';
export type {ToolModel} from './frame/templates/toolbar.js';
export {GridCursor} from './kit/grid-cursor.js';
export {DragController} from './kit/drag.js';
export type {DragPoint} from './kit/drag.js';
export {Clock} from './kit/clock.js';
export {Visibility} from './input/visibility.js';
export type {Choreography, Stage} from './input/presenter.js';
