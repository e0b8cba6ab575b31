import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { DonationCompleted } from '../../giving/contract.ts';
import { IssueDocument } from './issue-document.ts';
import { ReceiptDrafts, type ReceiptDraft } from './receipt-drafts.ts';

/** A gift has arrived: its receipt is issued in the name of the charity. A gift of a jar has none. */
@Injectable()
@Consumes(DonationCompleted, { name: 'commerce.issue-receipt', queue: 'payments' })
export class IssueReceiptWhenGiven implements Consumer<DonationCompleted, ReceiptDraft | null> {
  constructor(
    private readonly documents: IssueDocument,
    private readonly drafts: ReceiptDrafts,
  ) {}

  prepare({ donation_id }: DonationCompleted): Promise<ReceiptDraft | null> {
    return this.drafts.of(donation_id);
  }

  async handle(_event: DonationCompleted, tx: Tx, draft: ReceiptDraft | null): Promise<void> {
    if (draft) await this.documents.issue(tx, draft);
  }
}
