import { checkoutCalls, paymentsCalls, together } from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type { CheckoutOptions, PaymentView } from '@bookgrove/api-client';

/** Calls of the checkout and of the pages after a payment. */
export const checkoutApi = together(checkoutCalls, paymentsCalls).enhanceEndpoints({
  endpoints: {
    getCheckoutOptions: { keepUnusedDataFor: 0 },
    checkout: keyed,
    getPayment: { keepUnusedDataFor: 0 },
    retryPayment: keyed,
  },
});

export const {
  useGetCheckoutOptionsQuery,
  useCheckoutMutation,
  useGetPaymentQuery,
  useRetryPaymentMutation,
} = checkoutApi;
