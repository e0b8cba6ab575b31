export { hen } from './hen.ts';
export const egg = 'egg';
