/** Moves of the book, made by test/tools/four-in-a-row-book.mjs: see book.ts. */
export const moves = '';
