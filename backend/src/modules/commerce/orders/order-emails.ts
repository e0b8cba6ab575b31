import type { Language } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/db/db.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { requestEmail, type EmailAttachment, type EmailRecipient } from '../../messaging/contract.ts';
import { OrderKeys, orderPath } from './order-keys.ts';
import type { LockedOrder } from './order-writer.ts';

/** E-mails about an order to whoever bought it. */
@Injectable()
export class OrderEmails {
  constructor(
    private readonly keys: OrderKeys,
    private readonly outbox: Outbox,
  ) {}

  /** The order is paid: what was bought, and where it is found. `invoice`: null when it could not be drawn. */
  async paid(tx: Tx, order: LockedOrder, invoice: EmailAttachment | null): Promise<void> {
    const to = recipientOf(order);
    if (!to) return;
    await requestEmail(this.outbox, tx, {
      template: 'order-paid',
      to,
      data: {
        ...this.link(order),
        number: order.number,
        lines: order.lines.map(({ title, total }) => ({ title, amount: total })),
        amount: order.total,
        currency: order.currency,
        claim: order.reader_id === null,
        reads: order.lines.some(({ kind }) => kind === 'digital'),
        learns: order.lines.some(({ kind }) => kind === 'course'),
      },
      cause: `order:${order.id}`,
      ...attached(invoice),
      ...this.seed(order),
    });
  }

  /** A refund was paid back. `lines`: of the order; `creditNote`: null when it could not be drawn. */
  async refunded(
    tx: Tx,
    order: LockedOrder,
    refund: { id: string; lines: readonly { line_id: string; amount: number }[]; reason: string },
    creditNote: EmailAttachment | null,
  ): Promise<void> {
    const to = recipientOf(order);
    if (!to) return;
    const titles = new Map(order.lines.map(({ id, title }) => [id, title]));
    await requestEmail(this.outbox, tx, {
      template: 'order-refunded',
      to,
      data: {
        ...this.link(order),
        number: order.number,
        lines: refund.lines.map(({ line_id, amount }) => ({ title: titles.get(line_id) ?? '', amount })),
        amount: refund.lines.reduce((sum, { amount }) => sum + amount, 0),
        currency: order.currency,
        reason: refund.reason,
      },
      cause: `refund:${refund.id}`,
      ...attached(creditNote),
      ...this.seed(order),
    });
  }

  /** A payment for which nothing was delivered goes back. */
  async surplus(tx: Tx, order: LockedOrder, payment: { id: string; amount: number }): Promise<void> {
    const to = recipientOf(order);
    if (!to) return;
    await requestEmail(this.outbox, tx, {
      template: 'order-payment-returned',
      to,
      data: { ...this.link(order), number: order.number, amount: payment.amount, currency: order.currency },
      cause: `payment:${payment.id}`,
      ...this.seed(order),
    });
  }

  /** A parcel is on its way. */
  async shipped(
    tx: Tx,
    order: LockedOrder,
    parcel: {
      id: string;
      carrier: string | null;
      tracking_number: string | null;
      lines: readonly { line_id: string; quantity: number }[];
    },
  ): Promise<void> {
    const to = recipientOf(order);
    if (!to) return;
    const titles = new Map(order.lines.map(({ id, title }) => [id, title]));
    await requestEmail(this.outbox, tx, {
      template: 'order-shipped',
      to,
      data: {
        ...this.link(order),
        number: order.number,
        books: parcel.lines.map(({ line_id, quantity }) => ({ title: titles.get(line_id) ?? '', quantity })),
        carrier: parcel.carrier ?? '',
        tracking_number: parcel.tracking_number ?? '',
      },
      cause: `parcel:${parcel.id}`,
      ...this.seed(order),
    });
  }

  private link(order: LockedOrder): { path: string } {
    return { path: order.buyer_id ? orderPath(order.number) : this.keys.marked(order.number) };
  }

  private seed(order: LockedOrder): { secret_seed?: string } {
    return order.buyer_id ? {} : { secret_seed: order.key_seed };
  }
}

const attached = (file: EmailAttachment | null) => (file ? { attachments: [file] } : {});

function recipientOf({ buyer_id, email, name, language }: LockedOrder): EmailRecipient | null {
  if (buyer_id) return { user_id: buyer_id, ...(email && { email }) };
  return email ? { email, language: language as Language, ...(name && { name }) } : null;
}
