import type { PaymentProvider } from './payment-facts.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** `every` applies until this time after the page was opened. */
interface Phase {
  until: number;
  every: number;
}

/**
 * PhonePe asks merchants to read an open order first after 20 to 25 seconds, then every 3 s for 30 s, 6 s for 60 s, 10 s
 * for 60 s, 30 s for 60 s, and each minute until it expires
 * (https://developer.phonepe.com/payment-gateway/backend-sdk/api-reference/order-status). Afterwards a late success is
 * looked for once an hour.
 */
const PHONEPE: { first: number; phases: readonly Phase[] } = {
  first: 22 * SECOND,
  phases: [
    { until: 52 * SECOND, every: 3 * SECOND },
    { until: 112 * SECOND, every: 6 * SECOND },
    { until: 172 * SECOND, every: 10 * SECOND },
    { until: 232 * SECOND, every: 30 * SECOND },
    { until: 21 * MINUTE, every: MINUTE },
    { until: 24 * HOUR, every: HOUR },
  ],
};
/** Stripe and PayPal report by webhook; reading is for reports that were lost. */
const OTHERS: readonly number[] = [1, 5, 15, 60].map((minutes) => minutes * MINUTE);
const LAST = 25 * HOUR;

/**
 * When an open payment is read from the provider next; null when it is no longer read by itself.
 * @param opened when the provider's page was opened
 */
export function nextPoll(provider: PaymentProvider, opened: Date, now: Date): Date | null {
  const age = Math.max(0, now.getTime() - opened.getTime());
  const at = (after: number) => new Date(opened.getTime() + after);
  if (provider === 'phonepe') {
    if (age < PHONEPE.first) return at(PHONEPE.first);
    const phase = PHONEPE.phases.find(({ until }) => age < until);
    return phase ? new Date(now.getTime() + phase.every) : null;
  }
  const fixed = OTHERS.find((after) => age < after);
  if (fixed !== undefined) return at(fixed);
  const hour = (Math.floor(age / HOUR) + 1) * HOUR;
  return hour <= LAST ? at(hour) : null;
}

/** Pauses until a refund whose result is not known is read again, in milliseconds. */
const REFUND_PAUSES = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];
/** After this many reads, a month, nobody knows; the refund stays visible as submitted or pending. */
const REFUND_READS = 24 * 30;

/** When a refund is read again, after `reads` times; null after a month. */
export const nextRefundPoll = (reads: number, now: Date): Date | null =>
  reads >= REFUND_READS ? null : new Date(now.getTime() + (REFUND_PAUSES[reads] ?? HOUR));
