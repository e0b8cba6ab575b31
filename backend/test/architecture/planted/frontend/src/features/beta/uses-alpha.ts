import { card } from '../alpha/index.ts';
export const boardOfCards = [card];
