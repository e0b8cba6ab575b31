import { bookOffersCalls, together } from '@bookgrove/api-client';

export type { BookOffers, BookOffersBody } from '@bookgrove/api-client';

/** Calls on what a book costs, by currency and kind. */
const offersApi = together(bookOffersCalls).enhanceEndpoints({
  addTagTypes: ['BookOffers', 'Audit'],
  endpoints: {
    getBookOffers: { providesTags: ['BookOffers'], keepUnusedDataFor: 0 },
    changeBookOffers: { invalidatesTags: () => ['BookOffers', 'Audit'] },
  },
});

export const { useGetBookOffersQuery, useChangeBookOffersMutation } = offersApi;
