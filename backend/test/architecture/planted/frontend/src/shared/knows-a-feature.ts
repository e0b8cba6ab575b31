import { card } from '../features/alpha/index.ts';
export const known = card;
