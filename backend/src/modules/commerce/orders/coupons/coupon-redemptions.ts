import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Coupon } from '../../../../platform/db/generated/client.ts';
import type { OrderStatus } from '../order.rules.ts';
import { redemptionAfter, type RedemptionStatus } from './redemption.rules.ts';

/**
 * Uses of coupons by orders. `coupon.used` counts those that are not released; it is changed only while the coupon is locked.
 * A coupon is locked after the order that uses it, and before the stock of what is bought.
 */
@Injectable()
export class CouponRedemptions {
  constructor(private readonly clock: Clock) {}

  /** The coupon, locked until the transaction ends; null when it was deleted. */
  async lock(tx: Tx, id: string): Promise<Coupon | null> {
    const tenant_id = currentTenantId();
    await tx.$queryRaw`select 1 from commerce.coupon
      where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
    return tx.coupon.findUnique({ where: { tenant_id_id: { tenant_id, id } } });
  }

  /** How often a buyer has used a coupon, in orders that were not given up or paid back; by account or e-mail address. */
  async usesOf(tx: Tx, couponId: string, buyer: { id: string | null; email: string }): Promise<number> {
    const [row] = await tx.$queryRaw<{ count: number }[]>`select count(*)::int as count
      from commerce.coupon_redemption r
      join commerce.sales_order o on (o.tenant_id, o.id) = (r.tenant_id, r.order_id)
      where r.tenant_id = ${currentTenantId()}::uuid and r.coupon_id = ${couponId}::uuid and r.status <> 'released'
        and (o.buyer_id = ${buyer.id}::uuid or lower(o.email) = ${buyer.email.toLowerCase()})`;
    return row!.count;
  }

  /** Stores the use by a new order. The coupon is locked, and was found usable. */
  async add(
    tx: Tx,
    use: { coupon_id: string; order_id: string; amount: number; currency: string; paid: boolean },
  ): Promise<void> {
    const { paid, ...redemption } = use;
    const tenant_id = currentTenantId();
    await tx.coupon.update({
      where: { tenant_id_id: { tenant_id, id: use.coupon_id } },
      data: { used: { increment: 1 } },
    });
    await tx.couponRedemption.createMany({
      data: [
        {
          tenant_id,
          ...redemption,
          status: paid ? 'confirmed' : 'reserved',
          created_at: this.clock.now(),
        },
      ],
    });
  }

  /** Follows an order, which is locked, to another status. */
  async follow(tx: Tx, orderId: string, status: OrderStatus): Promise<void> {
    const tenant_id = currentTenantId();
    const where = { tenant_id_order_id: { tenant_id, order_id: orderId } };
    const redemption = await tx.couponRedemption.findUnique({ where });
    if (!redemption) return;
    const before = redemption.status as RedemptionStatus;
    const after = redemptionAfter(before, status);
    if (after === before) return;
    const by = Number(before === 'released') - Number(after === 'released');
    if (by !== 0)
      await tx.coupon.updateMany({
        where: { tenant_id, id: redemption.coupon_id },
        data: { used: { increment: by } },
      });
    await tx.couponRedemption.update({ where, data: { status: after } });
  }

  /**
   * Whether an order may still be paid with its coupon. Its use is released when the order has ended unpaid; a payment that
   * comes later takes it again if one is left.
   */
  async isLeft(tx: Tx, orderId: string): Promise<boolean> {
    const tenant_id = currentTenantId();
    const redemption = await tx.couponRedemption.findUnique({
      where: { tenant_id_order_id: { tenant_id, order_id: orderId } },
    });
    if (redemption?.status !== 'released') return true;
    const coupon = await this.lock(tx, redemption.coupon_id);
    return coupon !== null && (coupon.max_uses === null || coupon.used < coupon.max_uses);
  }
}
