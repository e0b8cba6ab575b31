export { reading } from '../reading/thing.ts';
