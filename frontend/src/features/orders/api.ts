import { documentsCalls, ordersCalls, together } from '@bookgrove/api-client';

export type {
  DocumentView,
  Order,
  OrderInList,
  OrderLineAnswer,
  OrderParcel,
  ShippingAddressAnswer,
  TimelineEntry,
} from '@bookgrove/api-client';

const changed = (_result: unknown, error: unknown) => (error ? [] : (['Order'] as const));

/** Calls on orders as their buyers see them, and on their invoices. */
export const ordersApi = together(ordersCalls, documentsCalls).enhanceEndpoints({
  addTagTypes: ['Order'],
  endpoints: {
    listOrders: { providesTags: ['Order'], keepUnusedDataFor: 0 },
    getOrder: { providesTags: ['Order'], keepUnusedDataFor: 0 },
    cancelOrder: { invalidatesTags: changed },
    claimOrder: { invalidatesTags: changed },
    trackOrder: {},
    getInvoice: { keepUnusedDataFor: 0 },
    checkInvoice: { keepUnusedDataFor: 0 },
  },
});

const pdf = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    /** The PDF of a document as an address of this page. */
    openPdf: build.mutation<string, string>({
      query: (url) => ({
        url,
        responseHandler: async (response): Promise<unknown> =>
          response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
      }),
    }),
  }),
});

export const {
  useListOrdersQuery,
  useGetOrderQuery,
  useCancelOrderMutation,
  useClaimOrderMutation,
  useTrackOrderMutation,
  useGetInvoiceQuery,
  useCheckInvoiceQuery,
} = ordersApi;
export const { useOpenPdfMutation } = pdf;
