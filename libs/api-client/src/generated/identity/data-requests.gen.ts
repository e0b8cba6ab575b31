// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AskForDataApiArg,
  AskForDataApiResponse,
  CancelErasureApiArg,
  CancelErasureApiResponse,
  CarryOutErasureApiArg,
  CarryOutErasureApiResponse,
  FetchCopyApiArg,
  FetchCopyApiResponse,
  ListDataRequestsApiArg,
  ListDataRequestsApiResponse,
  ListMyDataRequestsApiArg,
  ListMyDataRequestsApiResponse,
} from '../types.gen.ts';
export const dataRequestsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listDataRequests: build.query<ListDataRequestsApiResponse, ListDataRequestsApiArg>({
      query: (queryArg) => ({
        url: `/data-requests/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    askForData: build.mutation<AskForDataApiResponse, AskForDataApiArg>({
      query: (queryArg) => ({
        url: `/data-requests/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listMyDataRequests: build.query<ListMyDataRequestsApiResponse, ListMyDataRequestsApiArg>({
      query: (queryArg) => ({
        url: `/data-requests/mine/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    cancelErasure: build.mutation<CancelErasureApiResponse, CancelErasureApiArg>({
      query: (queryArg) => ({
        url: `/data-requests/${encodeURIComponent(String(queryArg.id))}/cancel/`,
        method: 'POST',
        body: queryArg.reasonBody,
      }),
    }),
    carryOutErasure: build.mutation<CarryOutErasureApiResponse, CarryOutErasureApiArg>({
      query: (queryArg) => ({
        url: `/data-requests/${encodeURIComponent(String(queryArg))}/carry-out/`,
        method: 'POST',
      }),
    }),
    fetchCopy: build.mutation<FetchCopyApiResponse, FetchCopyApiArg>({
      query: (queryArg) => ({
        url: `/data-requests/${encodeURIComponent(String(queryArg.id))}/fetch/`,
        method: 'POST',
        body: queryArg.fetchCopyBody,
      }),
    }),
  }),
  overrideExisting: false,
});
