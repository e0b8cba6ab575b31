import type { PaymentStatus } from './payment-facts.ts';
import type { PaymentOutcome } from './payment-facts.ts';

/**
 * The state machine of a payment. Money states follow the provider's truth, so that they may also go back: a refund can
 * fail after it had succeeded, a dispute can be won. No other state follows from success.
 */
export const TRANSITIONS: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = (() => {
  const money: PaymentStatus[] = ['succeeded', 'partially_refunded', 'refunded', 'disputed', 'charged_back'];
  const paid: PaymentStatus[] = [...money, 'mismatch'];
  return {
    created: ['redirected', 'processing', 'failed', 'cancelled', 'expired', ...paid],
    redirected: ['processing', 'failed', 'cancelled', 'expired', ...paid],
    processing: ['failed', 'cancelled', 'expired', ...paid],
    // Late success: what was bought decides whether it is delivered or paid back.
    failed: paid,
    cancelled: paid,
    expired: paid,
    mismatch: money,
    succeeded: money,
    partially_refunded: money,
    refunded: money,
    disputed: money,
    charged_back: money,
  };
})();

/** The payer can still pay, or the result is not known. */
const OPEN: readonly PaymentStatus[] = ['created', 'redirected', 'processing'];
/** The provider has the money, or had it. */
const MONEY: readonly PaymentStatus[] = [
  'succeeded',
  'partially_refunded',
  'refunded',
  'disputed',
  'charged_back',
];

export const isOpen = (status: PaymentStatus): boolean => OPEN.includes(status);
export const isMoney = (status: PaymentStatus): boolean => MONEY.includes(status);
/** Refunds are taken from a payment in these states. */
export const isRefundable = (status: PaymentStatus): boolean =>
  status === 'succeeded' || status === 'partially_refunded' || status === 'mismatch';

/** What the provider says of a payment when it is read. */
export type ProviderState = 'open' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'expired';

/** All that decides the status of a payment. */
export interface Truth {
  state: ProviderState;
  /** Amount, currency and merchant are those of the payment; or two people accepted the difference. */
  matches: boolean;
  amount: number;
  /** Sum of the refunds that succeeded, in minor units. */
  refunded: number;
  dispute: 'none' | 'open' | 'lost';
  /** The payer came back by "cancel". */
  cancelled: boolean;
  /** The time in which the payer could pay is over. */
  overdue: boolean;
  /** The provider reported a declined attempt of the payer. */
  declined: boolean;
}

/**
 * The status that follows from the provider's truth. Depends on the current one only where the truth says less than is
 * known: so the order in which reports arrive does not matter, and reading again never loses a refund.
 */
export function nextStatus(current: PaymentStatus, truth: Truth): PaymentStatus {
  if (truth.state === 'paid') return paidStatus(truth);
  if (!isOpen(current)) return current;
  switch (truth.state) {
    case 'processing':
      return 'processing';
    case 'failed':
    case 'cancelled':
    case 'expired':
      return truth.state;
    case 'open':
      if (truth.cancelled) return truth.declined ? 'failed' : 'cancelled';
      return truth.overdue ? 'expired' : current;
  }
}

/** A payment that does not match is held, until two people accept it or it is paid back. */
function paidStatus({ matches, amount, refunded, dispute }: Truth): PaymentStatus {
  if (dispute === 'lost') return 'charged_back';
  if (dispute === 'open') return 'disputed';
  if (refunded >= amount) return 'refunded';
  if (!matches) return 'mismatch';
  return refunded > 0 ? 'partially_refunded' : 'succeeded';
}

/** Whether the state machine has this step; staying is no step. */
export const isAllowed = (from: PaymentStatus, to: PaymentStatus): boolean =>
  from === to || TRANSITIONS[from].includes(to);

/**
 * Whether money was taken: false only when the provider said that it was not.
 * @param over the attempt is over, so that nothing is captured any more
 */
export function chargedBy(state: ProviderState, over: boolean): boolean | null {
  if (state === 'paid') return true;
  if (state === 'processing') return null;
  return state === 'open' && !over ? null : false;
}

const OUTCOMES: Readonly<Record<PaymentStatus, PaymentOutcome>> = {
  created: 'confirming',
  redirected: 'confirming',
  processing: 'confirming',
  succeeded: 'paid',
  partially_refunded: 'paid',
  disputed: 'paid',
  mismatch: 'review',
  failed: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
  refunded: 'refunded',
  charged_back: 'refunded',
};

/** What the payer is told. */
export const outcomeOf = (status: PaymentStatus): PaymentOutcome => OUTCOMES[status];

/** What can still be paid back: refunds that are on their way and disputes that are open or lost count as paid back. */
export function refundableOf(
  amount: number,
  refunds: readonly { amount: number; status: string }[],
  disputes: readonly { amount: number; status: string }[],
): number {
  const sum = (rows: readonly { amount: number; status: string }[], without: string) =>
    rows.filter(({ status }) => status !== without).reduce((total, row) => total + row.amount, 0);
  return Math.max(0, amount - sum(refunds, 'failed') - sum(disputes, 'won'));
}
