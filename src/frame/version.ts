/** The version of the package, for every element. `npm run release` writes it. */
export const version: string = '0.1.0';
