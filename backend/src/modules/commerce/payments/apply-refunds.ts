import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { ProviderFacts } from './payment-provider.ts';
import type { PaymentPurpose } from './payment-purpose.ts';
import { factsOf, note, refundFactsOf, type PaymentRecord, type RefundRecord } from './payment-rows.ts';

/** Refunds of a payment after the provider was read. */
interface TakenOver {
  /** Those that the purpose is informed of, with whether they had succeeded before. */
  news: { refund: RefundRecord; reversed: boolean }[];
  /** Sum of those that succeeded, in minor units. */
  refunded: number;
  changed: boolean;
}

/**
 * Brings the refunds of a locked payment to what the provider reports. A refund that was made at the provider is stored,
 * too. One that failed was reported for its current attempt, or it is not changed.
 */
export async function takeOverRefunds(
  tx: Tx,
  payment: PaymentRecord,
  { refunds: seen }: Pick<ProviderFacts, 'refunds'>,
  now: Date,
): Promise<TakenOver> {
  const where = { tenant_id: payment.tenant_id, payment_id: payment.id };
  const stored = await tx.refund.findMany({ where, orderBy: { id: 'asc' } });
  const news: TakenOver['news'] = [];
  let changed = false;
  for (const one of seen) {
    const index = stored.findIndex(
      ({ id, provider_ref }) =>
        provider_ref === one.provider_ref || (provider_ref === null && id === one.refund_id),
    );
    const known = stored[index];
    // An attempt of before: its successor has another reference.
    if (!known && one.refund_id !== null && stored.some(({ id }) => id === one.refund_id)) continue;
    if (known && known.status === one.status && known.provider_ref === one.provider_ref) continue;
    if (known?.status === 'requested') continue; // not sent yet
    if (!known && one.status === 'failed') continue;
    changed = true;
    const state = {
      status: one.status,
      provider_ref: one.provider_ref,
      failure: one.failure?.slice(0, 500) ?? null,
      completed_at: one.status === 'pending' ? null : now,
    };
    if (known) {
      await tx.refund.updateMany({ where: { tenant_id: known.tenant_id, id: known.id }, data: state });
      const refund = { ...known, ...state };
      stored[index] = refund;
      if (known.status !== one.status) news.push({ refund, reversed: known.status === 'succeeded' });
    } else {
      const refund: RefundRecord = {
        id: newId(),
        ...where,
        amount: one.amount,
        currency: payment.reported_currency ?? payment.currency,
        reason: 'Made at the provider.',
        automatic: false,
        external: true,
        requested_by: null,
        attempt_no: 1,
        poll_count: 0,
        created_at: now,
        submitted_at: now,
        ...state,
      };
      await tx.refund.createMany({ data: [refund] });
      stored.push(refund);
      news.push({ refund, reversed: false });
    }
  }
  const refunded = stored
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
  return { news, refunded, changed };
}

/** Informs the purpose of refunds that succeeded or failed; null for a payment that was never a success. */
export async function applyRefunds(
  tx: Tx,
  purpose: PaymentPurpose | null,
  payment: PaymentRecord,
  { news }: Pick<TakenOver, 'news'>,
  now: Date,
): Promise<void> {
  for (const { refund, reversed } of news) {
    const facts = refundFactsOf(refund);
    if (refund.status === 'succeeded') await purpose?.refunded(tx, factsOf(payment), facts);
    else if (refund.status === 'failed') await purpose?.refundFailed(tx, factsOf(payment), facts, reversed);
    await note(
      tx,
      payment.id,
      {
        source: 'refund',
        kind: `refund_${refund.status}`,
        detail: [`${refund.amount} ${refund.currency}`, refund.failure].filter(Boolean).join(': '),
        to: payment.status,
      },
      now,
    );
  }
}
