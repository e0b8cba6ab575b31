// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeBookOffersApiArg,
  ChangeBookOffersApiResponse,
  GetBookOffersApiArg,
  GetBookOffersApiResponse,
} from '../types.gen.ts';
export const bookOffersCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getBookOffers: build.query<GetBookOffersApiResponse, GetBookOffersApiArg>({
      query: (queryArg) => ({
        url: `/book-offers/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeBookOffers: build.mutation<ChangeBookOffersApiResponse, ChangeBookOffersApiArg>({
      query: (queryArg) => ({
        url: `/book-offers/${encodeURIComponent(String(queryArg.bookId))}/`,
        method: 'PUT',
        body: queryArg.bookOffersBody,
      }),
    }),
  }),
  overrideExisting: false,
});
