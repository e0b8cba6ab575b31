// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CancelErasureApiArg,
  CancelErasureApiResponse,
  DownloadDataCopyApiArg,
  DownloadDataCopyApiResponse,
  ExecuteErasureApiArg,
  ExecuteErasureApiResponse,
  ListDataRequestsApiArg,
  ListDataRequestsApiResponse,
  ListMyDataRequestsApiArg,
  ListMyDataRequestsApiResponse,
  RequestDataApiArg,
  RequestDataApiResponse,
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
    requestData: build.mutation<RequestDataApiResponse, RequestDataApiArg>({
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
    executeErasure: build.mutation<ExecuteErasureApiResponse, ExecuteErasureApiArg>({
      query: (queryArg) => ({
        url: `/data-requests/${encodeURIComponent(String(queryArg))}/carry-out/`,
        method: 'POST',
      }),
    }),
    downloadDataCopy: build.mutation<DownloadDataCopyApiResponse, DownloadDataCopyApiArg>({
      query: (queryArg) => ({
        url: `/data-requests/${encodeURIComponent(String(queryArg.id))}/fetch/`,
        method: 'POST',
        body: queryArg.downloadDataCopyBody,
      }),
    }),
  }),
  overrideExisting: false,
});
