/** The named boards. */

/** From a snake's head to its tail, or from a ladder's foot to its top. */
export type Jump = readonly [from: number, to: number];

type Jumps = {readonly snakes: readonly Jump[]; readonly ladders: readonly Jump[]};

/** The classic board: 11 snakes, 11 ladders. */
export const classic: Jumps = {
  snakes: [
    [46, 15],
    [48, 9],
    [52, 11],
    [59, 18],
    [64, 24],
    [68, 2],
    [69, 33],
    [83, 22],
    [89, 51],
    [93, 37],
    [98, 13],
  ],
  ladders: [
    [8, 26],
    [19, 38],
    [21, 82],
    [28, 53],
    [36, 57],
    [43, 77],
    [50, 91],
    [54, 88],
    [61, 99],
    [62, 96],
    [66, 87],
  ],
};

/**
 * Chutes and Ladders (Milton Bradley), as analysed by S. C. Althoen, L. King and K. Schilling: "How long is a game of
 * Snakes and Ladders?", The Mathematical Gazette 77 (1993). Another edition has 48-26 instead of 47-26.
 */
export const chutes: Jumps = {
  snakes: [
    [16, 6],
    [47, 26],
    [49, 11],
    [56, 53],
    [62, 19],
    [64, 60],
    [87, 24],
    [93, 73],
    [95, 75],
    [98, 78],
  ],
  ladders: [
    [1, 38],
    [4, 14],
    [9, 31],
    [21, 42],
    [28, 84],
    [36, 44],
    [51, 67],
    [71, 91],
    [80, 100],
  ],
};
