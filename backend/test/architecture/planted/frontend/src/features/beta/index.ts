export { board } from './board.ts';
export { beta } from './BetaPage.tsx';
