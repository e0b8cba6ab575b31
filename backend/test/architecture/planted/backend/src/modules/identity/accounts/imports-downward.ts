export { nothing } from '../profile/nothing.ts';
