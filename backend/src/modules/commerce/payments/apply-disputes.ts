import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { DisputeSeen, ProviderFacts } from './payment-provider.ts';
import type { PaymentPurpose } from './payment-purpose.ts';
import { disputeFactsOf, factsOf, note, type PaymentRecord } from './payment-rows.ts';
import type { Truth } from './payment.rules.ts';

/** What disputes of a payment make of its status, those that were stored before included. */
export async function disputeState(
  tx: Tx,
  payment: PaymentRecord,
  { disputes: seen }: Pick<ProviderFacts, 'disputes'>,
): Promise<Truth['dispute']> {
  const stored = await tx.dispute.findMany({
    where: { tenant_id: payment.tenant_id, payment_id: payment.id },
    select: { provider_ref: true, status: true },
  });
  const states = new Map(
    [...stored, ...seen].map(({ provider_ref, status }) => [provider_ref, status] as const),
  );
  const all = [...states.values()];
  return all.includes('lost') ? 'lost' : all.includes('open') ? 'open' : 'none';
}

/**
 * Stores what the provider reports about disputes, and informs the purpose of each that was opened, won or lost. One
 * that is over when it is first seen was opened, too.
 * @returns whether something changed
 */
export async function applyDisputes(
  tx: Tx,
  purpose: PaymentPurpose | null,
  payment: PaymentRecord,
  seen: readonly DisputeSeen[],
  now: Date,
): Promise<boolean> {
  let changed = false;
  for (const one of seen) {
    const where = { tenant_id: payment.tenant_id, payment_id: payment.id, provider_ref: one.provider_ref };
    const known = await tx.dispute.findFirst({ where });
    if (known?.status === one.status) continue;
    changed = true;
    const state = {
      amount: one.amount,
      fee: one.fee,
      status: one.status,
      reason: one.reason?.slice(0, 120) ?? null,
      evidence_due_at: one.evidence_due_at,
      updated_at: now,
    };
    const dispute = {
      ...where,
      id: known?.id ?? newId(),
      currency: payment.currency,
      created_at: known?.created_at ?? now,
      ...state,
    };
    if (known) await tx.dispute.updateMany({ where, data: state });
    else {
      await tx.dispute.createMany({ data: [dispute] });
      if (one.status !== 'open')
        await purpose?.disputed(tx, factsOf(payment), { ...disputeFactsOf(dispute), status: 'open' });
    }
    await purpose?.disputed(tx, factsOf(payment), disputeFactsOf(dispute));
    await note(
      tx,
      payment.id,
      {
        source: 'webhook',
        kind: `dispute_${one.status === 'open' ? 'opened' : one.status}`,
        detail: `${one.amount} ${payment.currency}${one.reason ? `: ${one.reason}` : ''}`,
        to: payment.status,
      },
      now,
    );
  }
  if (changed)
    await tx.payment.updateMany({
      where: { tenant_id: payment.tenant_id, id: payment.id },
      data: { version: { increment: 1 } },
    });
  return changed;
}
