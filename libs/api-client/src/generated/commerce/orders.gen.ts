// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CancelOrderApiArg,
  CancelOrderApiResponse,
  ClaimOrderApiArg,
  ClaimOrderApiResponse,
  GetOrderApiArg,
  GetOrderApiResponse,
  ListOrdersApiArg,
  ListOrdersApiResponse,
  OpenOrderApiArg,
  OpenOrderApiResponse,
  TrackOrderApiArg,
  TrackOrderApiResponse,
} from '../types.gen.ts';
export const ordersCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
      query: (queryArg) => ({
        url: `/orders/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg['number']))}/`,
        params: {
          key: queryArg.key,
        },
      }),
    }),
    cancelOrder: build.mutation<CancelOrderApiResponse, CancelOrderApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg['number']))}/cancel/`,
        method: 'POST',
        body: queryArg.orderKeyBody,
      }),
    }),
    claimOrder: build.mutation<ClaimOrderApiResponse, ClaimOrderApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg['number']))}/claim/`,
        method: 'POST',
        body: queryArg.claimOrderBody,
      }),
    }),
    openOrder: build.mutation<OpenOrderApiResponse, OpenOrderApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg['number']))}/open/`,
        method: 'POST',
        body: queryArg.orderCodeBody,
      }),
    }),
    trackOrder: build.mutation<TrackOrderApiResponse, TrackOrderApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg['number']))}/track/`,
        method: 'POST',
        body: queryArg.trackOrderBody,
      }),
    }),
  }),
  overrideExisting: false,
});
