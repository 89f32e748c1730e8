/** The red of the board in public/drawings/riverside.svg: a name covers the letter of the drawing with it. */
export const BOARD_RED = '#b3302a';
