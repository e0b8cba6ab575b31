import type { OrderStatus } from '../order.rules.ts';

export type RedemptionStatus = 'reserved' | 'confirmed' | 'released';

/** What the use of a coupon becomes when its order has this status. */
const BY_ORDER: Readonly<Record<OrderStatus, RedemptionStatus>> = {
  pending: 'reserved',
  paid: 'confirmed',
  fulfilled: 'confirmed',
  partially_refunded: 'confirmed',
  refunded: 'released',
  cancelled: 'released',
  failed: 'released',
};

/** The status of a redemption after its order has changed. A use that was confirmed is never only reserved again. */
export const redemptionAfter = (before: RedemptionStatus, order: OrderStatus): RedemptionStatus =>
  order === 'pending' ? before : BY_ORDER[order];
