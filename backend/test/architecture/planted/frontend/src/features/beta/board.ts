export const board = 'a board';
