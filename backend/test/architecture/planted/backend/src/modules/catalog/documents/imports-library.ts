export { library } from '../library/thing.ts';
