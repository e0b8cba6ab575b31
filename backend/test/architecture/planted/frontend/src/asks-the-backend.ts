export { Clock } from '../../backend/src/platform/clock.ts';
