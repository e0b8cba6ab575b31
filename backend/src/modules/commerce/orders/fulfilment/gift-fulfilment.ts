import { Injectable } from '@nestjs/common';
import { IsUUID } from 'class-validator';
import type { Tx } from '../../../../platform/db/db.ts';
import { DomainEvent } from '../../../../platform/messaging/events.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { ClaimCodes } from '../claim-codes/claim-codes.ts';
import { Gifts } from '../claim-codes/gifts.ts';
import type { LockedOrder } from '../order-writer.ts';
import type { KindFulfilment, OrderLine } from './kind-fulfilment.ts';

/** A gift that is paid is to be sent to its recipient. Fires once it is paid, or at the time that the buyer chose. */
@DomainEvent('commerce.gift-due.v1')
export class GiftDue {
  @IsUUID()
  order_id!: string;

  @IsUUID()
  line_id!: string;
}

/** A gift is a claim code for one reader, which is sent to the recipient at the time that the buyer chose. */
@Injectable()
export class GiftFulfilment implements KindFulfilment {
  constructor(
    private readonly codes: ClaimCodes,
    private readonly gifts: Gifts,
    private readonly outbox: Outbox,
  ) {}

  async begin(tx: Tx, _order: LockedOrder, lines: readonly OrderLine[]): Promise<void> {
    for (const line of lines) {
      await this.codes.issue(tx, line);
      const gift = await this.gifts.of(tx, line.id);
      if (gift && !gift.sent_at)
        await this.outbox.add(
          tx,
          GiftDue,
          { order_id: line.order_id, line_id: line.id },
          gift.send_at ? { at: gift.send_at } : {},
        );
    }
  }

  async end(tx: Tx, _order: LockedOrder, lines: readonly OrderLine[]): Promise<void> {
    for (const { id } of lines) await this.codes.revoke(tx, id);
  }

  async isDone(tx: Tx, _order: LockedOrder, lines: readonly OrderLine[]): Promise<boolean> {
    for (const { id } of lines) if (!(await this.gifts.hasArrived(tx, id))) return false;
    return true;
  }
}
