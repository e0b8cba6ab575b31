import { liveTopic } from '../../../platform/live/live-topics.ts';

/** Payments of a school, for those who manage them. The subjects are ids of payments. */
export const PAYMENTS_TOPIC = liveTopic('payments', { permission: 'payment.manage', overseen: true });
