// A page with games, for a frame of a test: another tab.
import '../../src/games/blockudoku/blockudoku-game.js';
import '../../src/games/ludo/ludo-game.js';
import '../../src/games/snakes-and-ladders/snl-board.js';
import '../../src/table/game-table.js';
