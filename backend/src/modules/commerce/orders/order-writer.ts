import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { AccessGrant, OrderLine, Prisma, SalesOrder } from '../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { CouponRedemptions } from './coupons/coupon-redemptions.ts';
import { ORDERS_TOPIC } from './orders.live.ts';
import { statusAfter, type OrderEventName } from './order.rules.ts';

export type LockedOrder = SalesOrder & { lines: OrderLine[]; grants: AccessGrant[] };

/** Who made something happen to an order. */
export interface OrderActor {
  kind: 'buyer' | 'staff' | 'provider' | 'system';
  /** The member of staff. */
  id?: string;
  name?: string;
}
export const SYSTEM: OrderActor = { kind: 'system' };
export const PROVIDER: OrderActor = { kind: 'provider' };
export const BUYER: OrderActor = { kind: 'buyer' };

interface OrderChange {
  actor: OrderActor;
  reason?: string;
  /** Of refunds and disputes, minor units. */
  amount?: number;
  /** Number of the parcel in the order, and its status after the event. */
  parcel?: { number: number; status: string };
  /** What else changes on the order. */
  data?: Prisma.SalesOrderUpdateInput & { refunded?: number };
}

/**
 * Changes orders by the state machine, each time with an entry in the timeline. Whoever also changes a payment does that
 * first: payments are locked before orders.
 */
@Injectable()
export class OrderWriter {
  constructor(
    private readonly clock: Clock,
    private readonly coupons: CouponRedemptions,
    private readonly live: LiveMessages,
  ) {}

  /** The order, locked until the transaction ends. @throws AppError not_found */
  async lock(tx: Tx, id: string): Promise<LockedOrder> {
    const tenant_id = currentTenantId();
    await tx.$queryRaw`select 1 from commerce.sales_order
      where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
    const order = await tx.salesOrder.findUnique({
      where: { tenant_id_id: { tenant_id, id } },
      include: { lines: { orderBy: { position: 'asc' } }, grants: { orderBy: { id: 'asc' } } },
    });
    if (!order) throw notFound('order');
    return order;
  }

  /**
   * Applies an event: status, timeline and live message. `order` is changed to what is stored now.
   * @throws AppError conflict `wrong_status` when the state machine refuses it
   */
  async apply(
    tx: Tx,
    order: LockedOrder,
    event: OrderEventName,
    { actor, reason, amount, parcel, data = {} }: OrderChange,
  ): Promise<void> {
    const status = statusAfter(order.status, event, {
      total: order.total,
      refunded: data.refunded ?? order.refunded,
      delivered: event === 'delivered' || wasDelivered(order),
    });
    if (!status)
      throw new AppError('conflict', 'wrong_status', `This is not possible: the order is ${order.status}.`);
    const now = this.clock.now();
    await this.write(
      tx,
      order,
      event,
      order.status,
      status,
      { actor, ...(reason && { reason }), amount, parcel },
      now,
    );
    const { tenant_id, id } = order;
    if (status !== order.status || Object.keys(data).length > 0)
      Object.assign(
        order,
        await tx.salesOrder.update({
          where: { tenant_id_id: { tenant_id, id } },
          data: { ...data, status },
        }),
      );
    if (order.coupon_code) await this.coupons.follow(tx, id, status);
    await this.live.publish(tx, ORDERS_TOPIC, [id]);
  }

  /** The first entry of the timeline. */
  async placed(tx: Tx, order: Pick<SalesOrder, 'tenant_id' | 'id' | 'created_at'>): Promise<void> {
    await this.write(tx, order, 'placed', null, 'pending', { actor: BUYER }, order.created_at);
    await this.live.publish(tx, ORDERS_TOPIC, [order.id]);
  }

  private async write(
    tx: Tx,
    { tenant_id, id }: Pick<SalesOrder, 'tenant_id' | 'id'>,
    event: OrderEventName,
    from_status: SalesOrder['status'] | null,
    to_status: SalesOrder['status'],
    {
      actor,
      reason,
      amount,
      parcel,
    }: {
      actor: OrderActor;
      reason?: string;
      amount?: number | undefined;
      parcel?: OrderChange['parcel'] | undefined;
    },
    created_at: Date,
  ): Promise<void> {
    await tx.orderEvent.createMany({
      data: [
        {
          tenant_id,
          id: newId(),
          order_id: id,
          event,
          from_status,
          to_status,
          actor: actor.kind,
          actor_id: actor.id ?? null,
          actor_name: actor.name ?? null,
          reason: reason ?? '',
          amount: amount ?? null,
          parcel: parcel?.number ?? null,
          parcel_status: parcel?.status ?? null,
          created_at,
        },
      ],
    });
  }
}

/** Orders of digital books from before `fulfilled_at` existed were delivered with their first grant. */
const wasDelivered = ({ fulfilled_at, grants, lines }: LockedOrder): boolean =>
  fulfilled_at !== null ||
  (lines.every(({ kind }) => kind === 'digital') && grants.some(({ issued_at }) => issued_at !== null));
