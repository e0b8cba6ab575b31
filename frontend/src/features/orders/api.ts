import { claimCodesCalls, documentsCalls, ordersCalls, together } from '@bookgrove/api-client';

export type {
  ClaimableBook,
  DocumentView,
  GivenToClass,
  Order,
  OrderCode,
  OrderInList,
  OrderLineAnswer,
  OrderParcel,
  ShippingAddressAnswer,
  TimelineEntry,
} from '@bookgrove/api-client';

const changed = (_result: unknown, error: unknown) => (error ? [] : (['Order'] as const));

/** Calls on orders as their buyers see them, and on their invoices. */
export const ordersApi = together(ordersCalls, documentsCalls, claimCodesCalls).enhanceEndpoints({
  addTagTypes: ['Order'],
  endpoints: {
    listOrders: { providesTags: ['Order'], keepUnusedDataFor: 0 },
    getOrder: { providesTags: ['Order'], keepUnusedDataFor: 0 },
    cancelOrder: { invalidatesTags: changed },
    claimOrder: { invalidatesTags: changed },
    trackOrder: {},
    openOrder: {},
    getOrderCodes: { providesTags: ['Order'], keepUnusedDataFor: 0 },
    sendGift: { invalidatesTags: changed },
    giveToClass: { invalidatesTags: changed },
    lookUpClaimCode: {},
    claimBook: {},
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
  useOpenOrderMutation,
  useGetOrderCodesQuery,
  useSendGiftMutation,
  useGiveToClassMutation,
  useLookUpClaimCodeMutation,
  useClaimBookMutation,
  useGetInvoiceQuery,
  useCheckInvoiceQuery,
} = ordersApi;
export const { useOpenPdfMutation } = pdf;
