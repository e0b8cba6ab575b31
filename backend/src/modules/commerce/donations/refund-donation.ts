import { CommandHandler, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { DonationPayment } from '../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { PlanDonationRefund, RefundDonation, type PlannedDonationRefund } from '../contract/donations.ts';
import { Payments } from '../payments/payments.ts';
import { needsSecondPerson } from '../payments/refund-threshold.rules.ts';

/** What a gift is paid for with. @throws AppError 404, 409 `not_refundable` */
async function paidDonation(tx: Tx, donation_id: string): Promise<DonationPayment & { payment_id: string }> {
  const tenant_id = currentTenantId();
  const donation = await tx.donationPayment.findUnique({
    where: { tenant_id_donation_id: { tenant_id, donation_id } },
  });
  if (!donation) throw notFound('donation');
  const { payment_id } = donation;
  if (!payment_id) throw new AppError('conflict', 'not_refundable', 'Nothing was paid for this gift.');
  return { ...donation, payment_id };
}

@CommandHandler(RefundDonation)
export class RefundDonationHandler implements ICommandHandler<RefundDonation> {
  constructor(private readonly payments: Payments) {}

  /** @throws AppError 404, 409 `not_refundable`, 422 with `amount` */
  async execute({ tx, refund: { donation_id, amount, reason, by, id } }: RefundDonation) {
    const donation = await paidDonation(tx, donation_id);
    const { tenant_id, payment_id } = donation;
    const known = id ? await tx.refund.findFirst({ where: { tenant_id, id } }) : null;
    if (known) return { refund_id: known.id, amount: known.amount };
    const refund = await this.payments.requestRefund(tx, {
      payment_id,
      amount: amount ?? donation.gift + donation.fee_cover - donation.refunded,
      reason,
      requested_by: by,
      ...(id && { id }),
    });
    return { refund_id: refund.id, amount: refund.amount };
  }
}

@QueryHandler(PlanDonationRefund)
export class PlanDonationRefundHandler implements IQueryHandler<PlanDonationRefund> {
  /** @throws AppError 404, 409 `not_refundable`, 422 with `amount` */
  async execute({ tx, refund }: PlanDonationRefund): Promise<PlannedDonationRefund> {
    const { tenant_id, payment_id, currency, gift, fee_cover } = await paidDonation(tx, refund.donation_id);
    const refunds = await tx.refund.findMany({
      where: { tenant_id, payment_id, status: { not: 'failed' } },
      select: { amount: true },
    });
    const before = refunds.reduce((sum, { amount }) => sum + amount, 0);
    const left = gift + fee_cover - before;
    if (left <= 0)
      throw new AppError('conflict', 'not_refundable', 'All of this gift is paid back or being paid back.');
    const amount = refund.amount ?? left;
    if (amount > left) throw invalidFields({ amount: [`The amount must be from 1 to ${left} minor units.`] });
    return { amount, before, currency, second_person: needsSecondPerson(currency, before, amount) };
  }
}
