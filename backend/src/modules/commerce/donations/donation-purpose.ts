import { WHOLE_BPS } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { DonationPayment } from '../../../platform/db/generated/client.ts';
import { crashPoint } from '../../../platform/messaging/crash-point.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { DonationPaid, DonationPaymentChanged, DonationRefunded } from '../contract/donations.ts';
import { RoyaltyRules } from '../ledger/royalties/royalty-rules.ts';
import { SalesLedger, type SaleLine } from '../ledger/sales-ledger.ts';
import type { DisputeFacts, PaymentFacts, RefundFacts } from '../payments/payment-facts.ts';
import { SettlesPaymentsFor, type PayableThing, type PaymentPurpose } from '../payments/payment-purpose.ts';
import { Payments } from '../payments/payments.ts';
import { DonationKeys } from './donation-keys.ts';
import { LookAtMonthlyGift } from './monthly/look-at-monthly-gift.ts';
import { MonthlyGifts } from './monthly/monthly-gifts.ts';
import { paidStatus, shownStatus } from './donation.rules.ts';

/** Statuses of a payment that brought no money and are told. */
const TOLD = ['processing', 'failed', 'cancelled', 'expired'] as const;

/** What follows from payments of donations. */
@Injectable()
@SettlesPaymentsFor('donation')
export class DonationPurpose implements PaymentPurpose {
  constructor(
    private readonly clock: Clock,
    private readonly keys: DonationKeys,
    private readonly ledger: SalesLedger,
    private readonly look: LookAtMonthlyGift,
    private readonly monthly: MonthlyGifts,
    private readonly outbox: Outbox,
    private readonly payments: Payments,
    private readonly rules: RoyaltyRules,
  ) {}

  /** A second payment of the same donation is paid back. */
  async succeeded(tx: Tx, payment: PaymentFacts): Promise<'accepted' | 'refund'> {
    const donation = await this.lock(tx, payment.subject_id);
    const { id: rule_id } = await this.rules.current(tx);
    await this.ledger.recordSale(tx, {
      payment_id: payment.id,
      order_id: donation.donation_id,
      provider: payment.provider,
      currency: payment.currency,
      fee: payment.fee,
      lines: linesOf(donation, payment, rule_id),
    });
    crashPoint('donation.recorded');
    if (donation.status !== 'pending') {
      await this.monthly.doubled(tx, payment);
      return 'refund';
    }
    const paid_at = this.clock.now();
    await this.change(tx, donation, { status: 'paid', payment_id: payment.id, paid_at });
    await this.outbox.add(tx, DonationPaid, {
      donation_id: donation.donation_id,
      payment_id: payment.id,
      charity_id: donation.charity_id,
      project_id: donation.project_id,
      amount: payment.amount,
      currency: payment.currency,
      paid_at: paid_at.toISOString(),
      ...(donation.monthly_id && {
        monthly_id: donation.monthly_id,
        number: donation.number,
        fee_cover: donation.fee_cover,
        provider: payment.provider,
      }),
    });
    await this.monthly.charged(tx, donation, payment);
    return 'accepted';
  }

  async subscriptionReported({ subject_id: donation_id }: PaymentFacts): Promise<void> {
    await this.look.ofDonation(donation_id);
  }

  async feeReported(tx: Tx, { id: payment_id, provider, currency, fee }: PaymentFacts): Promise<void> {
    if (fee !== null) await this.ledger.recordFee(tx, { payment_id, provider, currency, fee });
  }

  async moved(tx: Tx, payment: PaymentFacts): Promise<void> {
    // A payment that was held and is paid back whole: no gift comes of it.
    const heldPaidBack = payment.status === 'refunded';
    const status = heldPaidBack ? 'cancelled' : TOLD.find((told) => told === payment.status);
    if (!status) return;
    const donation = await this.lock(tx, payment.subject_id);
    const { donation_id, status: now } = donation;
    if (now !== 'pending') return;
    if (heldPaidBack) await this.monthly.firstPaidBack(tx, donation, payment);
    await this.outbox.add(tx, DonationPaymentChanged, { donation_id, payment_id: payment.id, status });
  }

  async refunded(tx: Tx, payment: PaymentFacts, refund: RefundFacts): Promise<void> {
    const donation = await this.lock(tx, payment.subject_id);
    const { donation_id } = donation;
    await this.ledger.recordRefund(tx, {
      refund_id: refund.id,
      payment_id: payment.id,
      order_id: donation_id,
      provider: payment.provider,
      currency: payment.currency,
      lines: { amount: refund.amount },
    });
    if (donation.payment_id !== payment.id) return;
    await this.correct(tx, donation, 'refund', refund, donation.refunded + refund.amount);
  }

  async refundFailed(tx: Tx, payment: PaymentFacts, refund: RefundFacts, reversed: boolean): Promise<void> {
    if (!reversed) return;
    const donation = await this.lock(tx, payment.subject_id);
    await this.ledger.reverseRefund(tx, { refund_id: refund.id });
    if (donation.payment_id !== payment.id) return;
    await this.correct(tx, donation, 'reversed', refund, donation.refunded - refund.amount);
  }

  async disputed(tx: Tx, payment: PaymentFacts, dispute: DisputeFacts): Promise<void> {
    const donation = await this.lock(tx, payment.subject_id);
    const { donation_id } = donation;
    const { provider, currency } = payment;
    await this.ledger.recordDispute(tx, {
      dispute_id: dispute.id,
      payment_id: payment.id,
      order_id: donation_id,
      provider,
      currency,
      amount: dispute.amount,
      fee: dispute.fee,
      status: dispute.status,
    });
    if (donation.payment_id !== payment.id) return;
    if (dispute.status !== 'lost') {
      const status = dispute.status === 'open' ? 'disputed' : 'dispute_won';
      return this.outbox.add(tx, DonationPaymentChanged, { donation_id, payment_id: payment.id, status });
    }
    // A part of it may have been paid back before.
    const amount = Math.min(dispute.amount, donation.gift + donation.fee_cover - donation.refunded);
    if (amount > 0)
      await this.correct(
        tx,
        donation,
        'dispute',
        { ...dispute, currency, amount },
        donation.refunded + amount,
      );
  }

  /** What the page after a payment shows. It can be paid again while nothing of it was paid. */
  async describe(tx: Tx, { subject_id: donation_id }: PaymentFacts): Promise<PayableThing | null> {
    const tenant_id = currentTenantId();
    const donation = await tx.donationPayment.findUnique({
      where: { tenant_id_donation_id: { tenant_id, donation_id } },
    });
    if (!donation) return null;
    const { number, title, gift, fee_cover, currency, status, key_seed } = donation;
    const total = { amount: gift + fee_cover, currency };
    return {
      order: {
        purpose: 'donation',
        id: donation_id,
        number,
        access_token: this.keys.of(key_seed),
        status: shownStatus(status),
        total,
        lines: [{ title, quantity: 1, total }],
      },
      retry:
        status === 'pending'
          ? this.payments
              .accepting(total)
              .filter((one) => donation.monthly_id === null || this.payments.takesMonthly(one))
          : [],
    };
  }

  private async correct(
    tx: Tx,
    donation: DonationPayment,
    cause: DonationRefunded['cause'],
    { id, amount, currency }: { id: string; amount: number; currency: string },
    refunded: number,
  ): Promise<void> {
    const { donation_id, gift, fee_cover } = donation;
    const chargedBack = cause === 'dispute' || donation.status === 'charged_back';
    await this.change(tx, donation, {
      refunded,
      status: paidStatus(gift + fee_cover, refunded, chargedBack),
    });
    await this.outbox.add(tx, DonationRefunded, {
      donation_id,
      source_id: id,
      cause,
      amount,
      refunded,
      currency,
    });
  }

  private async change(
    tx: Tx,
    { tenant_id, donation_id }: DonationPayment,
    data: Partial<Pick<DonationPayment, 'status' | 'payment_id' | 'paid_at' | 'refunded'>>,
  ): Promise<void> {
    await tx.donationPayment.update({
      where: { tenant_id_donation_id: { tenant_id, donation_id } },
      data: { ...data, updated_at: this.clock.now() },
    });
  }

  /** @throws Error for a donation that does not exist */
  private async lock(tx: Tx, donation_id: string): Promise<DonationPayment> {
    const tenant_id = currentTenantId();
    await tx.$executeRaw`select 1 from commerce.donation_payment
      where tenant_id = ${tenant_id}::uuid and donation_id = ${donation_id}::uuid for update`;
    return tx.donationPayment.findUniqueOrThrow({
      where: { tenant_id_donation_id: { tenant_id, donation_id } },
    });
  }
}

/** The lines of a gift in the books: what the charity gets, and what the donor added for the provider's fee. */
function linesOf(donation: DonationPayment, payment: PaymentFacts, rule_id: string): SaleLine[] {
  const line = { book_id: null, title: donation.title, quantity: 1, maker_ids: [], tax: 0, rule_id };
  const { charity_id, project_id, donation_id, fee_cover } = donation;
  const gift = {
    ...line,
    line_id: donation_id,
    kind: 'donation',
    total: payment.amount - fee_cover,
    charity_bps: WHOLE_BPS,
    charity_id,
    project_id,
  };
  const cover = {
    ...line,
    line_id: payment.id,
    kind: 'fee_cover',
    total: fee_cover,
    charity_bps: 0,
    charity_id: null,
  };
  return fee_cover > 0 ? [gift, cover] : [gift];
}
