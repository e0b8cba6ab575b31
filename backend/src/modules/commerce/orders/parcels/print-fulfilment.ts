import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../platform/db/db.ts';
import type { KindFulfilment, OrderLine } from '../fulfilment/kind-fulfilment.ts';
import { SYSTEM, type LockedOrder } from '../order-writer.ts';
import { hasArrived, type ParcelStatus } from './parcel.rules.ts';
import { Parcels } from './parcels.ts';

/** Printed books are sent in parcels, which staff prepare. */
@Injectable()
export class PrintFulfilment implements KindFulfilment {
  constructor(private readonly parcels: Parcels) {}

  /** Nothing: a paid order with printed lines is in the queue of what is to be sent. */
  async begin(): Promise<void> {}

  /** Parcels that have not left, and have nothing but what was paid back, are not sent any more. */
  async end(tx: Tx, order: LockedOrder, lines: readonly OrderLine[]): Promise<void> {
    const ended = new Set(
      order.lines
        .filter(({ id, refunded, total }) => refunded === total && lines.some((line) => line.id === id))
        .map(({ id }) => id),
    );
    const waiting: readonly ParcelStatus[] = ['pending', 'packed'];
    for (const parcel of await this.parcels.of(tx, order))
      if (waiting.includes(parcel.status) && parcel.lines.every(({ line_id }) => ended.has(line_id)))
        await this.parcels.move(tx, order, parcel.id, {
          to: 'cancelled',
          reason: 'Paid back',
          actor: SYSTEM,
          tracking: {},
        });
  }

  async isDone(tx: Tx, order: LockedOrder, lines: readonly OrderLine[]): Promise<boolean> {
    const parcels = await this.parcels.of(tx, order);
    return lines.every((line) => hasArrived(line, parcels));
  }
}
