/**
 * Thirty graded positions, from two jumps to full boards. All can be won. They are sorted by the odds that random jumps win,
 * the last five by their number of jumps.
 */
import type {Level} from '../../core/levels.js';

/** A position on a board, row by row; the full board without `start`. One star for three pegs left, three for one. */
function level(name: string, start?: string): Level {
  const [board = '', rows] = name.split(' ');
  return {
    options: {board, ...(rows && {rows: Number(rows)}), ...(start && {start})},
    stars: [3, 2, 1],
  };
}

export const levels: readonly Level[] = [
  level('triangle 4', '. oo o.. ....'),
  level('english', '... ... ...oo.. ...oo.. ....... ... ...'),
  level('triangle 4', '. .. ooo oo..'),
  level('triangle 5', '. .. .o. oooo ..o..'),
  level('triangle 6', '. .. ... .... oo.oo o....o'),
  level('triangle 5', '. oo ooo .... .....'),
  level('triangle 6', 'o oo ooo .oo. ..... ......'),
  level('english', '... ... ....... .ooo... ...o... .o. ...'),
  level('english', '... .o. ..ooo.. ...o... ...o... ... ...'),
  level('triangle 6', 'o oo ooo .oo. oo.oo ......'),
  level('english', '... ... ....... ..ooo.. ..ooo.. .o. .o.'),
  level('triangle 6'),
  level('english', '... .o. ...o... .ooooo. ...o... .o. ...'),
  level('triangle 5'),
  level('triangle 7', '. .. .o. .oo. oo.oo .oooo. .oo.oo.'),
  level('european', '.o. ooooo .o...o. oo...oo .o...o. ooooo .o.'),
  level('english', '... .o. ..ooo.. .ooooo. ooooooo ... ...'),
  level('english', '... ... .o.o.o. .ooooo. ..ooo.. ... ...'),
  level('english', '.o. .o. ..ooo.. ooo.ooo ..ooo.. .o. .o.'),
  level('european', '... oo.oo .ooooo. .ooooo. ..ooo.. ..o.. ...'),
  level('asymmetric', '... .o. ooo .ooooo.. ..ooo... ..ooo... ... ...'),
  level('diamond', '. ... .ooo. .oo.oo. ..o...o.. .oo.oo. .ooo. ... .'),
  level('triangle 7', '. oo o.o oooo o.o.o oo..oo ooooooo'),
  level('english', '.o. ooo .ooooo. ...o... ...o... ooo ooo'),
  level('english', 'ooo ooo ..ooo.. ..o.o.. ....... ... ...'),
  level('english', '.o. ooo .ooooo. ooo.ooo .ooooo. ooo .o.'),
  level('triangle 7'),
  level('english'),
  level('european'),
  level('asymmetric'),
];
