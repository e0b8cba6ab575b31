export { Clock } from '../../platform/clock.ts';
