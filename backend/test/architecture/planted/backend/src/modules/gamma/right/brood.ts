export { egg } from '../left/egg.ts';
