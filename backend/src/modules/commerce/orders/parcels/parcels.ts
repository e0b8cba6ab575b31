import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Parcel, ParcelLine } from '../../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { OrderEmails } from '../order-emails.ts';
import { accepts } from '../order.rules.ts';
import { OrderWriter, type LockedOrder, type OrderActor } from '../order-writer.ts';
import { canMoveParcel, contentOf, leftToSend, needsReason, type ParcelStatus } from './parcel.rules.ts';

type StoredParcel = Omit<Parcel, 'status'> & { status: ParcelStatus; lines: ParcelLine[] };

/** Who carries a parcel, and where its way is shown. */
export interface Tracking {
  carrier?: string | undefined;
  tracking_number?: string | undefined;
  tracking_url?: string | undefined;
}

/** Parcels of orders. The order is locked by the caller; each change is an entry in its timeline. */
@Injectable()
export class Parcels {
  constructor(
    private readonly clock: Clock,
    private readonly emails: OrderEmails,
    private readonly writer: OrderWriter,
  ) {}

  /** Parcels of an order, the first one first. */
  of(tx: Tx, { tenant_id, id }: Pick<LockedOrder, 'tenant_id' | 'id'>): Promise<StoredParcel[]> {
    return tx.parcel.findMany({
      where: { tenant_id, order_id: id },
      orderBy: { number: 'asc' },
      include: { lines: true },
    }) as Promise<StoredParcel[]>;
  }

  /**
   * Prepares a parcel of what is left to send, or of what is chosen of it.
   * @throws AppError conflict `wrong_status` for an order that is not paid; invalid with `lines`
   */
  async create(
    tx: Tx,
    order: LockedOrder,
    wanted: { line_id: string; quantity: number }[] | null,
    actor: OrderActor,
  ): Promise<StoredParcel> {
    if (!accepts('parcel_changed', order.status))
      throw new AppError('conflict', 'wrong_status', `This is not possible: the order is ${order.status}.`);
    const parcels = await this.of(tx, order);
    const content = contentOf(leftToSend(order.lines, parcels), wanted);
    if (typeof content === 'string') throw invalidFields({ lines: [content] });
    const { tenant_id } = order;
    const now = this.clock.now();
    const parcel: Omit<StoredParcel, 'lines'> = {
      tenant_id,
      id: newId(),
      order_id: order.id,
      number: parcels.length + 1,
      status: 'pending',
      carrier: null,
      tracking_number: null,
      tracking_url: null,
      shipped_at: null,
      delivered_at: null,
      created_at: now,
      updated_at: now,
    };
    const lines = content.map((line) => ({ tenant_id, parcel_id: parcel.id, ...line }));
    await tx.parcel.createMany({ data: [parcel] });
    await tx.parcelLine.createMany({ data: lines });
    await this.writer.apply(tx, order, 'parcel_changed', {
      actor,
      parcel: { number: parcel.number, status: 'pending' },
    });
    return { ...parcel, lines };
  }

  /**
   * Takes a parcel a step further. The buyer gets an e-mail when it is on its way. A move to the status that it has does
   * nothing.
   * @returns whether it was moved
   * @throws AppError not_found; conflict `wrong_status`; invalid with `reason`
   */
  async move(
    tx: Tx,
    order: LockedOrder,
    parcelId: string,
    {
      to,
      reason,
      actor,
      tracking,
    }: { to: ParcelStatus; reason: string; actor: OrderActor; tracking: Tracking },
  ): Promise<boolean> {
    const parcel = (await this.of(tx, order)).find(({ id }) => id === parcelId);
    if (!parcel) throw notFound('parcel');
    if (parcel.status === to) return false;
    if (!canMoveParcel(parcel.status, to))
      throw new AppError(
        'conflict',
        'wrong_status',
        `Parcel ${parcel.number} is ${parcel.status}: it cannot be ${to} next.`,
      );
    if (needsReason(to) && !reason)
      throw invalidFields({ reason: ['Please say why, in 3 to 300 characters.'] });
    const now = this.clock.now();
    const { tenant_id, id } = parcel;
    const data = {
      status: to,
      ...(tracking.carrier && { carrier: tracking.carrier }),
      ...(tracking.tracking_number && { tracking_number: tracking.tracking_number }),
      ...(tracking.tracking_url && { tracking_url: tracking.tracking_url }),
      ...(to === 'shipped' && { shipped_at: now }),
      ...(to === 'delivered' && { delivered_at: now }),
    };
    await tx.parcel.update({ where: { tenant_id_id: { tenant_id, id } }, data });
    const moved = { ...parcel, ...data };
    await this.writer.apply(tx, order, 'parcel_changed', {
      actor,
      ...(reason && { reason }),
      parcel: { number: parcel.number, status: to },
    });
    if (to === 'shipped') await this.emails.shipped(tx, order, moved);
    return true;
  }
}
