import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { crashPoint } from '../../../platform/messaging/crash-point.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { OrderRefunded } from '../contract/orders.ts';
import { creditLines } from './document.rules.ts';
import { IssueDocument } from './issue-document.ts';
import { issueInvoice, sourceOf, type DocumentSource } from './issue-when-paid.ts';

/** A part of an order was paid back: a credit note is issued, after the invoice that it corrects. */
@Injectable()
@Consumes(OrderRefunded, { name: 'commerce.issue-credit-note', queue: 'payments' })
export class IssueCreditNoteWhenRefunded implements Consumer<OrderRefunded, DocumentSource> {
  constructor(
    private readonly queries: QueryBus,
    private readonly documents: IssueDocument,
  ) {}

  prepare({ order_id }: OrderRefunded): Promise<DocumentSource> {
    return sourceOf(this.queries, order_id);
  }

  async handle({ refund_id, lines }: OrderRefunded, tx: Tx, source: DocumentSource): Promise<void> {
    const original_id = await issueInvoice(this.documents, tx, source);
    // The books have divided the refund, so that the tax of all credit notes together is that of the invoice.
    const shares = await tx.saleShare.findMany({
      where: { source_type: 'refund', source_id: refund_id, kind: 'refund' },
      select: { line_id: true, tax: true },
    });
    const taxes = new Map(shares.map(({ line_id, tax }) => [line_id, 0 - Number(tax)]));
    await this.documents.issue(tx, {
      type: 'creditnote',
      subject_id: refund_id,
      ...source,
      lines: creditLines(source.order, lines, taxes),
      original_id,
    });
    crashPoint('documents.credit-note-issued');
  }
}
