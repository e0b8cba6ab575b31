import type { Provider, Type } from '@nestjs/common';
import { CancelManagedOrderHandler, CancelOrderHandler } from './cancel-order.ts';
import { ClaimOrderHandler } from './claim-order.ts';
import { GetManagedOrderHandler } from './get-managed-order.query.ts';
import { GetOrderHandler } from './get-order.query.ts';
import { ListManagedOrdersHandler } from './list-managed-orders.query.ts';
import { ListOwnOrdersHandler } from './list-own-orders.query.ts';
import { OrderKeys } from './order-keys.ts';
import { OrderManagementController } from './order-management.controller.ts';
import { OrderReader } from './order-reader.ts';
import { Orders } from './orders.ts';
import { OrdersController } from './orders.controller.ts';
import { PreviewRefundHandler } from './preview-refund.query.ts';
import { ProposeRefundHandler } from './propose-refund.ts';
import { RefundOrderHandler } from './refund-order.ts';
import { TrackOrderHandler } from './track-order.ts';

/** Orders: their states, what they give access to, and their refunds. */
export const ORDER_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [OrdersController, OrderManagementController],
  providers: [
    CancelManagedOrderHandler,
    CancelOrderHandler,
    ClaimOrderHandler,
    GetManagedOrderHandler,
    GetOrderHandler,
    ListManagedOrdersHandler,
    ListOwnOrdersHandler,
    OrderKeys,
    OrderReader,
    Orders,
    PreviewRefundHandler,
    ProposeRefundHandler,
    RefundOrderHandler,
    TrackOrderHandler,
  ],
};
