export { egg } from './egg.ts';
export const hen = 'hen';
