import { Injectable } from '@nestjs/common';
import type { ItemKind } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { accepts } from './order.rules.ts';
import { OrderWriter, SYSTEM, type LockedOrder, type OrderActor } from './order-writer.ts';
import { PrintFulfilment } from './parcels/print-fulfilment.ts';
import { ClassPackFulfilment } from './fulfilment/class-pack-fulfilment.ts';
import { DigitalFulfilment } from './fulfilment/digital-fulfilment.ts';
import { GiftFulfilment } from './fulfilment/gift-fulfilment.ts';
import type { KindFulfilment, OrderLine } from './fulfilment/kind-fulfilment.ts';

/** Gives buyers what they bought, each kind in its own way. */
@Injectable()
export class Fulfilment {
  private readonly kinds: Record<ItemKind, KindFulfilment>;

  constructor(
    digital: DigitalFulfilment,
    print: PrintFulfilment,
    class_pack: ClassPackFulfilment,
    gift: GiftFulfilment,
    private readonly clock: Clock,
    private readonly writer: OrderWriter,
  ) {
    this.kinds = { digital, print, class_pack, gift, course: digital };
  }

  /** Gives what was bought: all lines, or these. */
  async begin(tx: Tx, order: LockedOrder, lineIds?: readonly string[]): Promise<void> {
    for (const [kind, lines] of this.byKind(order, lineIds)) await kind.begin(tx, order, lines);
  }

  /** Takes back what was paid back whole. */
  async end(tx: Tx, order: LockedOrder, lineIds: readonly string[]): Promise<void> {
    for (const [kind, lines] of this.byKind(order, lineIds)) await kind.end(tx, order, lines);
  }

  /** The order of a guest belongs to an account now. */
  async claimed(tx: Tx, order: LockedOrder): Promise<void> {
    for (const [kind, lines] of this.byKind(order)) await kind.claimed?.(tx, order, lines);
  }

  /** Makes the order `fulfilled` once everything that is not paid back has reached the buyer. */
  async finishWhenDone(tx: Tx, order: LockedOrder, actor: OrderActor = SYSTEM): Promise<void> {
    if (order.fulfilled_at || !accepts('delivered', order.status)) return;
    const left = order.lines.filter(({ total, refunded }) => refunded < total || total === 0);
    for (const [kind, lines] of this.byKind(
      order,
      left.map(({ id }) => id),
    ))
      if (!(await kind.isDone(tx, order, lines))) return;
    await this.writer.apply(tx, order, 'delivered', { actor, data: { fulfilled_at: this.clock.now() } });
  }

  private byKind(order: LockedOrder, lineIds?: readonly string[]): [KindFulfilment, OrderLine[]][] {
    const lines = order.lines.filter(({ id }) => lineIds?.includes(id) ?? true);
    return (Object.entries(this.kinds) as [ItemKind, KindFulfilment][])
      .map(([kind, fulfilment]): [KindFulfilment, OrderLine[]] => [
        fulfilment,
        lines.filter((line) => line.kind === kind),
      ])
      .filter(([, own]) => own.length > 0);
  }
}
