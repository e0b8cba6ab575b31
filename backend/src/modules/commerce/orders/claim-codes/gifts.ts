import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { ClaimCode, Gift } from '../../../../platform/db/generated/client.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { SECRET_MARK } from '../../../../platform/link-secrets.ts';
import { requestEmail } from '../../../messaging/contract.ts';
import type { Language } from '@bookgrove/contract';
import { sendAt, type GiftDetails } from './gift.rules.ts';

/** Gifts of the running school: to whom lines of orders are given. */
@Injectable()
export class Gifts {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Stores the details of a line, or others before it is paid. */
  async save(
    tx: Tx,
    line: { tenant_id: string; order_id: string; line_id: string },
    { send_on, ...details }: GiftDetails,
    language: string,
  ): Promise<void> {
    const now = this.clock.now();
    const data = { ...details, language, send_at: sendAt(send_on, now) };
    const { tenant_id, line_id } = line;
    await tx.gift.upsert({
      where: { tenant_id_line_id: { tenant_id, line_id } },
      create: { ...line, ...data, created_at: now },
      update: data,
    });
  }

  /** Other details for gifts of an order that waits for its payment, by their items. */
  async change(
    tx: Tx,
    order_id: string,
    gifts: ReadonlyMap<string, GiftDetails>,
    language: string,
  ): Promise<void> {
    if (gifts.size === 0) return;
    const tenant_id = currentTenantId();
    const lines = await tx.orderLine.findMany({ where: { tenant_id, order_id, kind: 'gift' } });
    for (const { id: line_id, item } of lines) {
      const details = gifts.get(item);
      if (details) await this.save(tx, { tenant_id, order_id, line_id }, details, language);
    }
  }

  of(tx: Tx, line_id: string): Promise<Gift | null> {
    return tx.gift.findUnique({ where: { tenant_id_line_id: { tenant_id: currentTenantId(), line_id } } });
  }

  /** Whether the recipient was sent the gift, or has used its code, which the buyer may have handed over. */
  async hasArrived(tx: Tx, line_id: string): Promise<boolean> {
    const tenant_id = currentTenantId();
    const code = await tx.claimCode.findUnique({ where: { tenant_id_line_id: { tenant_id, line_id } } });
    return (code?.used ?? 0) > 0 || (await this.of(tx, line_id))?.sent_at !== null;
  }

  /** Another name or address of the recipient. */
  address(tx: Tx, gift: Gift, to: { name: string | null; email: string | null }): Promise<Gift> {
    const { tenant_id, line_id } = gift;
    return tx.gift.update({
      where: { tenant_id_line_id: { tenant_id, line_id } },
      data: {
        ...(to.name !== null && { recipient_name: to.name }),
        ...(to.email !== null && { recipient_email: to.email }),
      },
    });
  }

  /** Sends the code to the recipient. `code` is locked, and was not used. */
  async send(tx: Tx, gift: Gift, code: ClaimCode): Promise<void> {
    const { tenant_id, line_id } = gift;
    const change = { sent_at: this.clock.now(), sends: gift.sends + 1 };
    await tx.gift.update({ where: { tenant_id_line_id: { tenant_id, line_id } }, data: change });
    Object.assign(gift, change);
    await requestEmail(this.outbox, tx, {
      template: 'gift-received',
      to: { email: gift.recipient_email, language: gift.language as Language, name: gift.recipient_name },
      data: {
        path: `/claim/${SECRET_MARK}`,
        sender: gift.sender_name,
        title: code.title,
        message: gift.message,
      },
      cause: `gift:${line_id}:${gift.sends}`,
      secret_seed: code.seed,
    });
  }
}
