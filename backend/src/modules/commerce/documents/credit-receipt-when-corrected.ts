import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { crashPoint } from '../../../platform/messaging/crash-point.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { DonationCorrected } from '../../giving/contract.ts';
import { IssueDocument } from './issue-document.ts';
import { ReceiptDrafts, type ReceiptDraft } from './receipt-drafts.ts';

/**
 * A part of a gift was paid back: a credit note corrects its receipt, so that both together are what the charity keeps. A refund that
 * failed afterwards has the receipt and the credit note declared void, and another receipt issued, by staff.
 */
@Injectable()
@Consumes(DonationCorrected, { name: 'commerce.credit-receipt', queue: 'payments' })
export class CreditReceiptWhenCorrected implements Consumer<DonationCorrected, ReceiptDraft | null> {
  constructor(
    private readonly documents: IssueDocument,
    private readonly drafts: ReceiptDrafts,
  ) {}

  prepare({ donation_id }: DonationCorrected): Promise<ReceiptDraft | null> {
    return this.drafts.of(donation_id);
  }

  async handle(
    { donation_id, source_id, cause, amount }: DonationCorrected,
    tx: Tx,
    draft: ReceiptDraft | null,
  ): Promise<void> {
    if (!draft || cause === 'reversed') return;
    const tenant_id = currentTenantId();
    // The receipt may be younger than the refund when events come in another order.
    const receipt = await tx.commerceDocument.findFirst({
      where: { tenant_id, type: 'donation', order_id: donation_id },
      orderBy: { issued_at: 'desc' },
      select: { id: true },
    });
    const original_id = receipt?.id ?? (await this.documents.issue(tx, draft));
    const [line] = draft.lines;
    await this.documents.issue(tx, {
      ...draft,
      type: 'creditnote',
      subject_id: source_id,
      lines: [{ ...line!, unit_price: amount, total: amount }],
      original_id,
    });
    crashPoint('documents.receipt-credited');
  }
}
