export { editorial } from '../editorial/thing.ts';
