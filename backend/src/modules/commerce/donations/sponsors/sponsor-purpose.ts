import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { SponsorRequest } from '../../../../platform/db/generated/client.ts';
import { Ledger } from '../../ledger/posting/ledger.ts';
import { disputeHeld, disputeReleased, providerFee } from '../../ledger/posting/postings.rules.ts';
import type { DisputeFacts, PaymentFacts, RefundFacts } from '../../payments/payment-facts.ts';
import {
  SettlesPaymentsFor,
  type PayableThing,
  type PaymentPurpose,
} from '../../payments/payment-purpose.ts';
import { DonationKeys } from '../donation-keys.ts';
import { sponsorLost, sponsorPaid, sponsorReturned, sponsorReturnFailed } from './sponsor-postings.rules.ts';

const keyOf = (source_id: string, kind: string) => ({ source_type: 'sponsor' as const, source_id, kind });

/**
 * What follows from the payment of a sponsor. It belongs to the platform, so that it is posted in the books of the platform alone,
 * in the transaction that changes the payment: what the sponsor owes (`match_pool`) gets less, and as much of the
 * doubled money is held back from the charity no longer. The provider's fee is the platform's, so that the charity gets all of it.
 */
@Injectable()
@SettlesPaymentsFor('sponsor')
export class SponsorPurpose implements PaymentPurpose {
  constructor(
    private readonly clock: Clock,
    private readonly keys: DonationKeys,
    private readonly ledger: Ledger,
  ) {}

  /**
   * A second payment of the same request is posted and paid back, and so is one of more than the sponsor owes by now: the money has
   * come by the bank meanwhile. `SponsorPaidAct` locks the request too, so that one of the two sees the other.
   */
  async succeeded(tx: Tx, payment: PaymentFacts): Promise<'accepted' | 'refund'> {
    const request = await this.lock(tx, payment.subject_id);
    const { id, provider, amount, currency } = payment;
    const owed = await this.ledger.balance(tx, 'match_pool', request.project_id, currency);
    await this.ledger.post(
      tx,
      keyOf(id, 'paid'),
      currency,
      sponsorPaid(provider, amount, request.project_id),
    );
    await this.feeReported(tx, payment);
    if (request.status !== 'asked' || amount > owed) return 'refund';
    await this.change(tx, request, { status: 'paid', payment_id: id, paid_at: this.clock.now(), amount });
    return 'accepted';
  }

  async feeReported(tx: Tx, { id, provider, currency, fee }: PaymentFacts): Promise<void> {
    if (fee) await this.ledger.post(tx, keyOf(id, 'fee'), currency, providerFee(provider, fee));
  }

  /** A payment that brought no money changes nothing: the link stays open. */
  async moved(): Promise<void> {}

  async refunded(tx: Tx, payment: PaymentFacts, { id, amount, currency }: RefundFacts): Promise<void> {
    const request = await this.lock(tx, payment.subject_id);
    const entries = sponsorReturned(payment.provider, amount, request.project_id);
    const posted = await this.ledger.post(tx, keyOf(id, 'refunded'), currency, entries);
    if (!posted || request.payment_id !== payment.id) return;
    const refunded = request.refunded + amount;
    await this.change(tx, request, {
      refunded,
      ...(refunded >= payment.amount && { status: 'refunded' }),
    });
  }

  async refundFailed(tx: Tx, payment: PaymentFacts, refund: RefundFacts, reversed: boolean): Promise<void> {
    if (!reversed) return;
    const request = await this.lock(tx, payment.subject_id);
    const { id, amount, currency } = refund;
    const entries = sponsorReturnFailed(payment.provider, amount, request.project_id);
    const posted = await this.ledger.post(tx, keyOf(id, 'refund_reversed'), currency, entries);
    if (!posted || request.payment_id !== payment.id) return;
    await this.change(tx, request, { refunded: request.refunded - amount, status: 'paid' });
  }

  /** Reports may arrive in any order, so that each of them first holds what the provider took. */
  async disputed(tx: Tx, payment: PaymentFacts, { id, amount, fee, status }: DisputeFacts): Promise<void> {
    const request = await this.lock(tx, payment.subject_id);
    const { provider, currency } = payment;
    await this.ledger.post(tx, keyOf(id, 'held'), currency, disputeHeld(provider, amount, fee));
    if (status === 'won')
      await this.ledger.post(tx, keyOf(id, 'released'), currency, disputeReleased(provider, amount));
    if (status !== 'lost') return;
    await this.ledger.post(tx, keyOf(id, 'lost'), currency, sponsorLost(amount, request.project_id));
    if (request.payment_id === payment.id) await this.change(tx, request, { status: 'charged_back' });
  }

  async describe(tx: Tx, { subject_id }: PaymentFacts): Promise<PayableThing | null> {
    const tenant_id = currentTenantId();
    const request = await tx.sponsorRequest.findUnique({
      where: { tenant_id_id: { tenant_id, id: subject_id } },
    });
    if (!request) return null;
    const { id, number, title, amount, currency, status, key_seed } = request;
    const total = { amount, currency };
    return {
      order: {
        purpose: 'sponsor',
        ...{ id, number, total, access_token: this.keys.of(key_seed) },
        status: {
          asked: 'pending',
          paid: 'paid',
          refunded: 'refunded',
          charged_back: 'refunded',
          withdrawn: 'cancelled',
        }[status],
        lines: [{ title, quantity: 1, total }],
      },
      // What is owed may have changed: the sponsor's page reads it anew and begins the payment.
      retry: [],
    };
  }

  private async change(
    tx: Tx,
    { tenant_id, id }: SponsorRequest,
    data: Partial<Pick<SponsorRequest, 'status' | 'payment_id' | 'paid_at' | 'refunded' | 'amount'>>,
  ): Promise<void> {
    await tx.sponsorRequest.update({
      where: { tenant_id_id: { tenant_id, id } },
      data: { ...data, updated_at: this.clock.now() },
    });
  }

  /** @throws Error for a request that does not exist */
  private async lock(tx: Tx, id: string): Promise<SponsorRequest> {
    const tenant_id = currentTenantId();
    await tx.$executeRaw`select 1 from commerce.sponsor_request
      where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
    return tx.sponsorRequest.findUniqueOrThrow({ where: { tenant_id_id: { tenant_id, id } } });
  }
}
