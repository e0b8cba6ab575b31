import { liveTopic } from '../../../platform/live/live-topics.ts';

/** Payouts of the platform to schools. */
export const payoutsTopic = liveTopic('payouts', { permission: 'payout.approve' });
