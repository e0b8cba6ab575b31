import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { EmailAttachment } from '../../messaging/contract.ts';
import { OrderEmails } from '../orders/order-emails.ts';
import type { StoredDocument } from './stored-document.ts';

/** Sends a document to whoever bought the order: the invoice confirms the purchase, a credit note the refund. */
@Injectable()
export class SendDocument {
  constructor(private readonly emails: OrderEmails) {}

  /**
   * Requests the e-mail in the transaction. Repeated it is still one e-mail: its cause is the order or the refund.
   * @param key of the drawn PDF in the storage; null sends the e-mail without it
   */
  async request(tx: Tx, document: StoredDocument, key: string | null): Promise<void> {
    const order = await tx.salesOrder.findUnique({
      where: { tenant_id_id: { tenant_id: currentTenantId(), id: document.order_id } },
      include: { lines: { orderBy: { position: 'asc' } }, grants: true },
    });
    if (!order) return;
    const file: EmailAttachment | null =
      key === null ? null : { key, name: `${document.number}.pdf`, type: 'application/pdf' };
    if (document.type === 'order') return this.emails.paid(tx, order, file);
    const refund = await tx.orderRefund.findUnique({
      where: { tenant_id_id: { tenant_id: currentTenantId(), id: document.subject_id } },
      include: { lines: true },
    });
    if (refund) await this.emails.refunded(tx, order, refund, file);
  }
}
