export { shared } from '../shared/thing.ts';
