import { Injectable } from '@nestjs/common';
import { may } from '@bookgrove/contract';
import { currentTenantKind, type Principal } from '../../../platform/context.ts';
import { OrderKeys } from './order-keys.ts';

/** As whom somebody sees an order. */
type OrderViewer = 'buyer' | 'staff';

/** Who may see an order: its owner, whoever has its key, and staff who manage orders. */
@Injectable()
export class OrderAccess {
  constructor(private readonly keys: OrderKeys) {}

  /** Null for everybody else. */
  of(
    order: { buyer_id: string | null; key_seed: string },
    reader: Principal | null,
    key: string | null,
  ): OrderViewer | null {
    if (key && this.keys.opens(order.key_seed, key)) return 'buyer';
    if (!reader) return null;
    if (order.buyer_id === reader.userId) return 'buyer';
    return may(reader.role, 'order.manage', currentTenantKind()) ? 'staff' : null;
  }
}
