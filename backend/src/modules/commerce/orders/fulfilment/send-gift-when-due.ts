import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { ClaimCodes } from '../claim-codes/claim-codes.ts';
import { Gifts } from '../claim-codes/gifts.ts';
import { OrderWriter } from '../order-writer.ts';
import { Fulfilment } from '../fulfilment.ts';
import { GiftDue } from './gift-fulfilment.ts';

/** Sends a gift, unless the buyer has sent it, somebody has used its code, or it was paid back. */
@Injectable()
@Consumes(GiftDue, { name: 'send-gift-when-due', queue: 'emails' })
export class SendGiftWhenDue implements Consumer<GiftDue> {
  constructor(
    private readonly codes: ClaimCodes,
    private readonly fulfilment: Fulfilment,
    private readonly gifts: Gifts,
    private readonly writer: OrderWriter,
  ) {}

  async handle({ order_id, line_id }: GiftDue, tx: Tx): Promise<void> {
    const order = await this.writer.lock(tx, order_id);
    const code = await this.codes.lockedOfLine(tx, line_id);
    const gift = await this.gifts.of(tx, line_id);
    if (!code || !gift || code.revoked_at) return;
    if (code.used === 0 && !gift.sent_at) await this.gifts.send(tx, gift, code);
    await this.fulfilment.finishWhenDone(tx, order);
  }
}
