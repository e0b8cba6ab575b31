import type { Tx } from '../../../platform/db/db.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { Dispute, Payment, Refund } from '../../../platform/db/generated/client.ts';
import type { PaymentSource } from '../../../platform/db/generated/enums.ts';
import type { DisputeFacts, PaymentFacts, PaymentStatus, RefundFacts } from './payment-facts.ts';

export type PaymentRecord = Payment;
export type RefundRecord = Refund;
type DisputeRecord = Dispute;

/** A payment as the module that asked for it sees it. */
export const factsOf = (row: PaymentRecord): PaymentFacts => ({
  id: row.id,
  provider: row.provider,
  purpose: row.purpose,
  subject_id: row.subject_id,
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  fee: row.fee,
  refunded: row.refunded,
  subscription_ref: row.subscription_ref,
});

export const refundFactsOf = (row: RefundRecord): RefundFacts => ({
  id: row.id,
  payment_id: row.payment_id,
  amount: row.amount,
  currency: row.currency,
  status: row.status,
});

export const disputeFactsOf = (row: DisputeRecord): DisputeFacts => ({
  id: row.id,
  payment_id: row.payment_id,
  amount: row.amount,
  fee: row.fee,
  status: row.status,
});

/** A payment of the school, locked until the transaction ends; null when there is none. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRecord | null> {
  await tx.$executeRaw`
    select 1 from commerce.payment where tenant_id = ${currentTenantId()}::uuid and id = ${id}::uuid for update`;
  return tx.payment.findFirst({ where: { tenant_id: currentTenantId(), id } });
}

/** One entry of the timeline of a payment. */
interface Happening {
  source: PaymentSource;
  kind: string;
  from?: PaymentStatus;
  to?: PaymentStatus;
  detail?: string | null;
  provider_event_id?: string | null;
  actor_id?: string | null;
}

/** Adds an entry to the timeline of a payment. */
export async function note(tx: Tx, payment_id: string, happening: Happening, at: Date): Promise<void> {
  const { source, kind, from, to, detail, provider_event_id, actor_id } = happening;
  await tx.paymentEvent.createMany({
    data: [
      {
        id: newId(),
        tenant_id: currentTenantId(),
        payment_id,
        source,
        kind,
        from_status: from ?? null,
        to_status: to ?? null,
        detail: detail?.slice(0, 500) ?? null,
        provider_event_id: provider_event_id ?? null,
        actor_id: actor_id ?? null,
        at,
      },
    ],
  });
}
