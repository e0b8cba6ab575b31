export { documents } from '../documents/thing.ts';
