// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AskGrownUpApiArg,
  AskGrownUpApiResponse,
  GetAskedCartApiArg,
  GetAskedCartApiResponse,
  ListCartRequestsApiArg,
  ListCartRequestsApiResponse,
  ListGrownUpsApiArg,
  ListGrownUpsApiResponse,
  TakeBackRequestApiArg,
  TakeBackRequestApiResponse,
} from '../types.gen.ts';
export const cartRequestsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listCartRequests: build.query<ListCartRequestsApiResponse, ListCartRequestsApiArg>({
      query: (queryArg) => ({
        url: `/cart-requests/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    askGrownUp: build.mutation<AskGrownUpApiResponse, AskGrownUpApiArg>({
      query: (queryArg) => ({
        url: `/cart-requests/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listGrownUps: build.query<ListGrownUpsApiResponse, ListGrownUpsApiArg>({
      query: () => ({ url: `/cart-requests/grown-ups/` }),
    }),
    takeBackRequest: build.mutation<TakeBackRequestApiResponse, TakeBackRequestApiArg>({
      query: (queryArg) => ({
        url: `/cart-requests/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    getAskedCart: build.query<GetAskedCartApiResponse, GetAskedCartApiArg>({
      query: (queryArg) => ({
        url: `/cart-requests/${encodeURIComponent(String(queryArg.token))}/`,
        params: {
          currency: queryArg.currency,
          country: queryArg.country,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
