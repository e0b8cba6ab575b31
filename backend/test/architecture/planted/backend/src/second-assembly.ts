export { inside } from './modules/beta/contract.ts';
