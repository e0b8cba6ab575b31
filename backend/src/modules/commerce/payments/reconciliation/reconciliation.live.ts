import { liveTopic } from '../../../../platform/live/live-topics.ts';

/** Comparisons with the providers, and their breaks. */
export const RECONCILIATION_TOPIC = liveTopic('reconciliation', { permission: 'payment.manage' });
