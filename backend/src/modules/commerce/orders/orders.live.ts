import { liveTopic } from '../../../platform/live/live-topics.ts';

/** The orders of a school, for those who manage them. The subjects are ids of orders. */
export const ORDERS_TOPIC = liveTopic('orders', { permission: 'order.manage', overseen: true });
