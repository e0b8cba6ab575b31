import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { RefundDonation } from '../contract/donations.ts';
import { Payments } from '../payments/payments.ts';

@CommandHandler(RefundDonation)
export class RefundDonationHandler implements ICommandHandler<RefundDonation> {
  constructor(private readonly payments: Payments) {}

  /** @throws AppError 404, 409 `not_refundable`, 422 with `amount` */
  async execute({ tx, refund: { donation_id, amount, reason, by } }: RefundDonation) {
    const tenant_id = currentTenantId();
    const donation = await tx.donationPayment.findUnique({
      where: { tenant_id_donation_id: { tenant_id, donation_id } },
    });
    if (!donation) throw notFound('donation');
    if (!donation.payment_id)
      throw new AppError('conflict', 'not_refundable', 'Nothing was paid for this gift.');
    const refund = await this.payments.requestRefund(tx, {
      payment_id: donation.payment_id,
      amount: amount ?? donation.gift + donation.fee_cover - donation.refunded,
      reason,
      requested_by: by,
    });
    return { refund_id: refund.id, amount: refund.amount };
  }
}
