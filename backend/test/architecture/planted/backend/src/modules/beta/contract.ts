export { inside } from './inside.ts';
