import {
  orderManagementCalls,
  parcelsCalls,
  shippingCalls,
  together,
  type ManagedOrder,
  type OrderLineAnswer,
  type OrderParcel,
} from '@bookgrove/api-client';
import type { MoneyAmount } from '../../api/types.ts';
import { keyed } from '../../api/idempotency.ts';

export type {
  ManagedOrder,
  ManagedOrderInList,
  ParcelMoveBody,
  RefundLineBody,
  RefundPreview,
} from '@bookgrove/api-client';

/**
 * A line for staff; the API document describes it without `refundable`, which is neither paid back nor requested, and
 * `stock_held`, the copies that can go back into the stock.
 */
export type ManagedOrderLine = OrderLineAnswer & { refundable: MoneyAmount; stock_held: number };

export const linesOf = ({ lines }: ManagedOrder): ManagedOrderLine[] => lines as ManagedOrderLine[];

/** A parcel for staff; the API document describes it without `next`. */
export type ManagedParcel = OrderParcel & { next: OrderParcel['status'][] };

export const parcelsOf = ({ parcels }: ManagedOrder): ManagedParcel[] => parcels as ManagedParcel[];

/** Also after a refusal: somebody else may have changed the order. */
const changed = () => ['ManagedOrder', 'Audit'] as const;

/** Calls on orders as staff see them. */
export const orderManagementApi = together(
  orderManagementCalls,
  parcelsCalls,
  shippingCalls,
).enhanceEndpoints({
  addTagTypes: ['ManagedOrder', 'Audit'],
  endpoints: {
    listManagedOrders: { providesTags: ['ManagedOrder'], keepUnusedDataFor: 0 },
    getManagedOrder: { providesTags: ['ManagedOrder'], keepUnusedDataFor: 0 },
    cancelManagedOrder: { invalidatesTags: changed },
    refundOrder: (definition) => {
      keyed(definition);
      definition.invalidatesTags = changed;
    },
    retryRefund: (definition) => {
      keyed(definition);
      definition.invalidatesTags = changed;
    },
    listTeamRefunds: { providesTags: ['ManagedOrder'], keepUnusedDataFor: 0 },
    approveTeamRefund: { invalidatesTags: changed },
    proposeRefund: { invalidatesTags: changed },
    createParcel: { invalidatesTags: changed },
    moveParcel: { invalidatesTags: changed },
    // A form is filled from the answer once: never from an old one.
    getShippingRates: { keepUnusedDataFor: 0 },
  },
});

export const {
  useListManagedOrdersQuery,
  useGetManagedOrderQuery,
  useCancelManagedOrderMutation,
  usePreviewRefundMutation,
  useRefundOrderMutation,
  useRetryRefundMutation,
  useProposeRefundMutation,
  useListTeamRefundsQuery,
  useApproveTeamRefundMutation,
  useCreateParcelMutation,
  useMoveParcelMutation,
  useGetShippingRatesQuery,
  useChangeShippingRatesMutation,
} = orderManagementApi;
