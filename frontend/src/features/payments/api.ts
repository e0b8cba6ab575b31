import { paymentAdminCalls } from '@bookgrove/api-client';

export type { PaymentDetail, PaymentRow, PaymentTotals, ProviderHealth } from '@bookgrove/api-client';

/** Also after a refusal: the payment may have moved meanwhile. */
const changed = () => ['ManagedPayment'] as const;

/** Calls on payments as staff see them. */
export const paymentAdminApi = paymentAdminCalls.enhanceEndpoints({
  addTagTypes: ['ManagedPayment'],
  endpoints: {
    listPayments: { providesTags: ['ManagedPayment'], keepUnusedDataFor: 0 },
    getPaymentDetails: { providesTags: ['ManagedPayment'], keepUnusedDataFor: 0 },
    getPaymentHealth: { providesTags: ['ManagedPayment'], keepUnusedDataFor: 0 },
    readPayment: { invalidatesTags: changed },
    proposeHeldDecision: { invalidatesTags: changed },
    replayPaymentEvent: { invalidatesTags: changed },
  },
});

export const {
  useListPaymentsQuery,
  useGetPaymentDetailsQuery,
  useGetPaymentHealthQuery,
  useReadPaymentMutation,
  useProposeHeldDecisionMutation,
  useReplayPaymentEventMutation,
} = paymentAdminApi;
