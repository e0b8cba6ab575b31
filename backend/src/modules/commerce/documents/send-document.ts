import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Language } from '@bookgrove/contract';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { SECRET_MARK } from '../../../platform/link-secrets.ts';
import { requestEmail, type EmailAttachment, type EmailRecipient } from '../../messaging/contract.ts';
import { OrderEmails } from '../orders/order-emails.ts';
import type { StoredDocument } from './stored-document.ts';

/**
 * Sends a document to whoever bought or gave: the invoice confirms the purchase, the receipt the gift, a credit note the refund, and
 * a statement comes once a year. The statement of a payout goes to the school.
 */
@Injectable()
export class SendDocument {
  constructor(
    private readonly emails: OrderEmails,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Requests the e-mail in the transaction. Repeated it is still one e-mail: its cause is the order, the refund, or the document of
   * a gift.
   * @param key of the drawn PDF in the storage; null sends the e-mail without it
   */
  async request(tx: Tx, document: StoredDocument, key: string | null): Promise<void> {
    if (document.type === 'payout') return this.statementOfPayout(tx, document, key);
    if (document.of_gift || document.type === 'statement') return this.paperOfGift(tx, document, key);
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

  /** To the school that was paid. That of a payout to a charity is sent by the platform's team. */
  private async statementOfPayout(tx: Tx, document: StoredDocument, key: string | null): Promise<void> {
    if (document.recipient.email === null) return;
    const { order_id, number, currency, total: amount } = document;
    return requestEmail(this.outbox, tx, {
      template: 'payout-paid',
      to: 'school',
      data: { path: `/invoice/payout/${order_id}`, number, amount, currency },
      cause: `document:${document.id}`,
      ...(key !== null && { attachments: [{ key, name: `${number}.pdf`, type: 'application/pdf' }] }),
    });
  }

  private async paperOfGift(tx: Tx, document: StoredDocument, key: string | null): Promise<void> {
    const { buyer_id, recipient, number, currency, total: amount } = document;
    if (!recipient.email) return;
    const to: EmailRecipient = buyer_id
      ? { user_id: buyer_id, email: recipient.email }
      : {
          email: recipient.email,
          language: document.language as Language,
          ...(recipient.name && { name: recipient.name }),
        };
    const rest = {
      to,
      cause: `document:${document.id}`,
      ...(key !== null && { attachments: [{ key, name: `${number}.pdf`, type: 'application/pdf' }] }),
    };
    if (document.type === 'statement') {
      // Guests have no page of all their gifts: the school's page of projects.
      const path = buyer_id ? '/account/gifts' : '/projects';
      const data = { path, number, year: document.order_number, amount, currency };
      return requestEmail(this.outbox, tx, { template: 'donation-statement', data, ...rest });
    }
    const seed = buyer_id
      ? null
      : await tx.donationPayment.findFirst({
          where: { tenant_id: currentTenantId(), donation_id: document.order_id },
          select: { key_seed: true },
        });
    const path = `/gifts/${document.order_id}${seed ? `?key=${SECRET_MARK}` : ''}`;
    await requestEmail(this.outbox, tx, {
      template:
        document.type === 'creditnote'
          ? 'donation-refunded'
          : document.original
            ? 'donation-receipt-replaced'
            : 'donation-receipt',
      data: { path, number, title: document.lines[0]!.title, amount, currency },
      ...rest,
      ...(seed && { secret_seed: seed.key_seed }),
    });
  }
}
