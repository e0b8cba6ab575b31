import { orderManagementCalls, type ManagedOrder, type OrderLineAnswer } from '@bookgrove/api-client';
import type { MoneyAmount } from '../../api/types.ts';
import { keyed } from '../../api/idempotency.ts';

export type { ManagedOrder, ManagedOrderInList, RefundLineBody, RefundPreview } from '@bookgrove/api-client';

/** A line for staff; the API document describes it without `refundable`, which is neither paid back nor requested. */
export type ManagedOrderLine = OrderLineAnswer & { refundable: MoneyAmount };

export const linesOf = ({ lines }: ManagedOrder): ManagedOrderLine[] => lines as ManagedOrderLine[];

/** Also after a refusal: somebody else may have changed the order. */
const changed = () => ['ManagedOrder', 'Audit'] as const;

/** Calls on orders as staff see them. */
export const orderManagementApi = orderManagementCalls.enhanceEndpoints({
  addTagTypes: ['ManagedOrder', 'Audit'],
  endpoints: {
    listManagedOrders: { providesTags: ['ManagedOrder'], keepUnusedDataFor: 0 },
    getManagedOrder: { providesTags: ['ManagedOrder'], keepUnusedDataFor: 0 },
    cancelManagedOrder: { invalidatesTags: changed },
    refundOrder: (definition) => {
      keyed(definition);
      definition.invalidatesTags = changed;
    },
    proposeRefund: { invalidatesTags: changed },
  },
});

export const {
  useListManagedOrdersQuery,
  useGetManagedOrderQuery,
  useCancelManagedOrderMutation,
  usePreviewRefundMutation,
  useRefundOrderMutation,
  useProposeRefundMutation,
} = orderManagementApi;
