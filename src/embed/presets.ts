/** Three ways to play each game, for the list of games and the builder. */
import type {PresetName} from './words.js';

/** A way to play: settings as attributes, and the key of its name in `presets` of the words. */
export interface Preset {
  readonly name: PresetName;
  readonly settings: Readonly<Record<string, string>>;
}

const preset = (name: PresetName, settings: Preset['settings'] = {}): Preset => ({name, settings});

/** A person and a computer, both without a name. */
const computer = {players: ',:auto'};

const presets: Readonly<Record<string, readonly Preset[]>> = {
  'snakes-and-ladders': [
    preset('computer', computer),
    preset('four', {players: '4'}),
    preset('quick', {...computer, board: 'random', size: '6'}),
  ],
  blockudoku: [preset('classic'), preset('easy', {rotate: '', fair: ''}), preset('daily', {daily: ''})],
  'peg-solitaire': [preset('small'), preset('large', {board: 'english'}), preset('daily', {daily: ''})],
  ludo: [preset('computer', computer), preset('four', {players: '4'}), preset('quick', {...computer, pieces: '2'})],
  snake: [preset('classic'), preset('easy', {walls: 'off'}), preset('hard', {obstacles: 'rooms', level: '5'})],
  'tic-tac-toe': [
    preset('computer', computer),
    preset('two', {players: '2'}),
    preset('large', {...computer, columns: '9', line: '5'}),
  ],
  'four-in-a-row': [
    preset('computer', computer),
    preset('two', {players: '2'}),
    preset('hard', {players: ',:auto:perfect'}),
  ],
  nim: [
    preset('computer', computer),
    preset('two', {players: '2'}),
    preset('large', {...computer, heaps: '3 5 7 9 11'}),
  ],
};

/** The presets of a game, by name. */
export const presetsOf = (game: string): readonly Preset[] => presets[game] ?? [];
