import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { crashPoint } from '../../../platform/messaging/crash-point.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { GetSchool, type OwnSchool } from '../../tenancy/contract.ts';
import { GetOrderForDocument, OrderPaid, type DocumentedOrder } from '../contract/orders.ts';
import { invoiceLines } from './document.rules.ts';
import { IssueDocument } from './issue-document.ts';

/** What a document is made from. */
export interface DocumentSource {
  order: DocumentedOrder;
  issuer: OwnSchool;
}

/** Reads an order and its school as they are now. Throws for an unknown order. */
export async function sourceOf(queries: QueryBus, orderId: string): Promise<DocumentSource> {
  const [order, issuer] = await Promise.all([
    queries.execute(new GetOrderForDocument(orderId)),
    queries.execute(new GetSchool()),
  ]);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return { order, issuer };
}

/** The invoice of an order, issued once. Returns its id. */
export const issueInvoice = (
  documents: IssueDocument,
  tx: Tx,
  { order, issuer }: DocumentSource,
): Promise<string> =>
  documents.issue(tx, {
    type: 'order',
    subject_id: order.id,
    order,
    issuer,
    lines: invoiceLines(order),
    original_id: null,
  });

/** An order is paid: its invoice is issued. */
@Injectable()
@Consumes(OrderPaid, { name: 'commerce.issue-invoice', queue: 'payments' })
export class IssueInvoiceWhenPaid implements Consumer<OrderPaid, DocumentSource> {
  constructor(
    private readonly queries: QueryBus,
    private readonly documents: IssueDocument,
  ) {}

  prepare({ order_id }: OrderPaid): Promise<DocumentSource> {
    return sourceOf(this.queries, order_id);
  }

  async handle(_event: OrderPaid, tx: Tx, source: DocumentSource): Promise<void> {
    await issueInvoice(this.documents, tx, source);
    crashPoint('documents.invoice-issued');
  }
}
