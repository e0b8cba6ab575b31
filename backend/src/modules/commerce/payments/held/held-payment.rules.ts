/** What two people can decide about a payment that is held. */
export const HELD_DECISIONS = ['accept', 'pay_back'] as const;
export type HeldDecision = (typeof HELD_DECISIONS)[number];

/** A held payment as a decision sees it; amounts in minor units. */
interface HeldPayment {
  status: string;
  amount: number;
  currency: string;
  /** What the provider reported; null when it named no amount. */
  reported_amount: number | null;
  reported_currency: string | null;
}

/** What the provider took, in minor units: the sum that is accepted or paid back. */
export const takenOf = (held: HeldPayment): { amount: number; currency: string } => ({
  amount: held.reported_amount ?? held.amount,
  currency: held.reported_currency ?? held.currency,
});

/** Why the payment is held: another amount or currency, or else another merchant or payment. */
export const heldBecause = (held: HeldPayment): 'amount' | 'currency' | 'merchant' => {
  const taken = takenOf(held);
  if (taken.currency !== held.currency) return 'currency';
  return taken.amount === held.amount ? 'merchant' : 'amount';
};

/**
 * Whether an acceptance covers what the provider says now. Two people agreed to one sum: when the provider reports
 * another one since, the payment stays held.
 */
export const coversReport = (
  accepted: { amount: number; currency: string },
  report: { amount: number | null; currency: string | null },
): boolean =>
  (report.amount ?? accepted.amount) === accepted.amount &&
  (report.currency ?? accepted.currency) === accepted.currency;

/** What is left to pay back of what was taken, when these refunds are requested or done. */
export const leftToPayBack = (
  taken: number,
  refunds: readonly { amount: number; status: string }[],
): number =>
  Math.max(
    0,
    taken - refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0),
  );
