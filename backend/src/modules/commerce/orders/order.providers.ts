import type { Provider, Type } from '@nestjs/common';
import { CancelManagedOrderHandler, CancelOrderHandler, OrderCancellation } from './cancel-order.ts';
import { ClaimOrderHandler } from './claim-order.ts';
import { ClaimBookHandler } from './claim-codes/claim-book.ts';
import { ClaimCodes } from './claim-codes/claim-codes.ts';
import { ClassPackFulfilment } from './fulfilment/class-pack-fulfilment.ts';
import { CodeGrants } from './claim-codes/code-grants.ts';
import { GetClaimableBookHandler } from './claim-codes/get-claimable-book.query.ts';
import { GetOrderCodesHandler } from './claim-codes/get-order-codes.query.ts';
import { GiftFulfilment } from './fulfilment/gift-fulfilment.ts';
import { Gifts } from './claim-codes/gifts.ts';
import { GiveToClassHandler } from './claim-codes/give-to-class.ts';
import { OrderAccess } from './order-access.ts';
import { SendGiftHandler } from './claim-codes/send-gift.ts';
import { SendGiftWhenDue } from './fulfilment/send-gift-when-due.ts';
import { ClaimCodesController } from './claim-codes/claim-codes.controller.ts';
import { CouponRedemptions } from './coupons/coupon-redemptions.ts';
import { CountSoldHandler } from './count-sold.query.ts';
import { ListBookSalesHandler } from './list-book-sales.query.ts';
import { ExpireOrderWhenDue } from './expire-order-when-due.ts';
import { DigitalFulfilment } from './fulfilment/digital-fulfilment.ts';
import { Fulfilment } from './fulfilment.ts';
import { GetManagedOrderHandler } from './get-managed-order.query.ts';
import { GetOrderHandler } from './get-order.query.ts';
import { Grants } from './grants.ts';
import { ListManagedOrdersHandler } from './list-managed-orders.query.ts';
import { ListOwnOrdersHandler } from './list-own-orders.query.ts';
import { ManagedOrders } from './managed-orders.ts';
import { GetOrderAccessHandler, GetOrderForDocumentHandler } from './order-documents.query.ts';
import { OrderEmails } from './order-emails.ts';
import { OrderKeys } from './order-keys.ts';
import { OrderManagementController } from './order-management.controller.ts';
import { OrderPersonalData } from './order-personal-data.ts';
import { OrderPurpose } from './order-purpose.ts';
import { OrderReader } from './order-reader.ts';
import { OrderWriter } from './order-writer.ts';
import { OrdersController } from './orders.controller.ts';
import { Orders } from './orders.ts';
import { PaidOrders } from './paid-orders.ts';
import { CreateParcelHandler, MoveParcelHandler } from './parcels/parcel-acts.ts';
import { Parcels } from './parcels/parcels.ts';
import { ParcelsController } from './parcels/parcels.controller.ts';
import { PackingSlipsController } from './parcels/packing-slips.controller.ts';
import { PrintPackingSlipsHandler } from './parcels/print-packing-slips.query.ts';
import { PrintCodeSlipHandler } from './claim-codes/print-code-slip.query.ts';
import { PrintFulfilment } from './parcels/print-fulfilment.ts';
import { Stock } from './parcels/stock.ts';
import { PreviewRefundHandler } from './preview-refund.query.ts';
import { ApproveTeamRefundHandler } from './approve-team-refund.ts';
import { ListTeamRefundsHandler } from './list-team-refunds.query.ts';
import { CountTeamRefunds } from './count-team-refunds.ts';
import { EmailWhenRefundProposed } from './email-when-refund-proposed.ts';
import { TeamRefunds } from './team-refunds.ts';
import { ProposeRefundHandler } from './propose-refund.ts';
import { OpenOrderByCodeHandler } from './open-by-code.ts';
import { RefundOrderAct } from './refund-order-act.ts';
import { RefundOrderHandler } from './refund-order.ts';
import { RetryRefundHandler } from './retry-refund.ts';
import { RefundWhenApproved } from './refund-when-approved.ts';
import { RefundRequests } from './refund-requests.ts';
import {
  RestoreOrdersWhenMergeUndone,
  TransferOrdersWhenPeopleMerged,
} from './transfer-orders-when-people-merged.ts';
import { SendOrderLinkWhenAsked, TrackOrderHandler } from './track-order.ts';

/** Orders: their states, what they give access to, and their refunds. */
export const ORDER_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [
    OrdersController,
    OrderManagementController,
    ParcelsController,
    PackingSlipsController,
    ClaimCodesController,
  ],
  providers: [
    CancelManagedOrderHandler,
    CancelOrderHandler,
    ClaimOrderHandler,
    ClaimBookHandler,
    ClaimCodes,
    ClassPackFulfilment,
    CodeGrants,
    GetClaimableBookHandler,
    GetOrderCodesHandler,
    GiftFulfilment,
    Gifts,
    GiveToClassHandler,
    OrderAccess,
    SendGiftHandler,
    SendGiftWhenDue,
    CountSoldHandler,
    ListBookSalesHandler,
    CouponRedemptions,
    DigitalFulfilment,
    ExpireOrderWhenDue,
    Fulfilment,
    GetManagedOrderHandler,
    GetOrderAccessHandler,
    GetOrderForDocumentHandler,
    GetOrderHandler,
    Grants,
    ListManagedOrdersHandler,
    ListOwnOrdersHandler,
    ManagedOrders,
    OrderCancellation,
    OrderEmails,
    OrderKeys,
    OrderPersonalData,
    OrderPurpose,
    OrderReader,
    OrderWriter,
    Orders,
    PaidOrders,
    PreviewRefundHandler,
    ApproveTeamRefundHandler,
    ListTeamRefundsHandler,
    TeamRefunds,
    CountTeamRefunds,
    EmailWhenRefundProposed,
    ProposeRefundHandler,
    RefundOrderAct,
    RefundOrderHandler,
    RetryRefundHandler,
    RefundRequests,
    RefundWhenApproved,
    SendOrderLinkWhenAsked,
    Stock,
    Parcels,
    PrintFulfilment,
    PrintPackingSlipsHandler,
    PrintCodeSlipHandler,
    CreateParcelHandler,
    MoveParcelHandler,
    OpenOrderByCodeHandler,
    TrackOrderHandler,
    RestoreOrdersWhenMergeUndone,
    TransferOrdersWhenPeopleMerged,
  ],
};
