export { orderStatus, orderTimeline } from './model.ts';
