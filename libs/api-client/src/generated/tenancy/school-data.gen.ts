// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  DownloadOwnSchoolExportApiArg,
  DownloadOwnSchoolExportApiResponse,
  DownloadSchoolExportApiArg,
  DownloadSchoolExportApiResponse,
  ListAllSchoolErasuresApiArg,
  ListAllSchoolErasuresApiResponse,
  ListOwnSchoolErasuresApiArg,
  ListOwnSchoolErasuresApiResponse,
  ListOwnSchoolExportsApiArg,
  ListOwnSchoolExportsApiResponse,
  ListSchoolErasuresApiArg,
  ListSchoolErasuresApiResponse,
  ListSchoolExportsApiArg,
  ListSchoolExportsApiResponse,
  ProposeOwnSchoolExportApiArg,
  ProposeOwnSchoolExportApiResponse,
  ProposeSchoolErasureApiArg,
  ProposeSchoolErasureApiResponse,
  ProposeSchoolExportApiArg,
  ProposeSchoolExportApiResponse,
  StopOwnSchoolErasureApiArg,
  StopOwnSchoolErasureApiResponse,
  StopSchoolErasureApiArg,
  StopSchoolErasureApiResponse,
} from '../types.gen.ts';
export const schoolDataCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnSchoolErasures: build.query<ListOwnSchoolErasuresApiResponse, ListOwnSchoolErasuresApiArg>({
      query: () => ({ url: `/api-admin/school-erasures/` }),
    }),
    stopOwnSchoolErasure: build.mutation<StopOwnSchoolErasureApiResponse, StopOwnSchoolErasureApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/school-erasures/${encodeURIComponent(String(queryArg))}/stop/`,
        method: 'POST',
      }),
    }),
    listOwnSchoolExports: build.query<ListOwnSchoolExportsApiResponse, ListOwnSchoolExportsApiArg>({
      query: () => ({ url: `/api-admin/school-exports/` }),
    }),
    proposeOwnSchoolExport: build.mutation<ProposeOwnSchoolExportApiResponse, ProposeOwnSchoolExportApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/school-exports/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    downloadOwnSchoolExport: build.mutation<
      DownloadOwnSchoolExportApiResponse,
      DownloadOwnSchoolExportApiArg
    >({
      query: (queryArg) => ({
        url: `/api-admin/school-exports/${encodeURIComponent(String(queryArg.id))}/download/`,
        method: 'POST',
        body: queryArg.recentConfirmationBody,
      }),
    }),
    listAllSchoolErasures: build.query<ListAllSchoolErasuresApiResponse, ListAllSchoolErasuresApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/tenant-erasures/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    downloadSchoolExport: build.mutation<DownloadSchoolExportApiResponse, DownloadSchoolExportApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/tenant-exports/${encodeURIComponent(String(queryArg.id))}/download/`,
        method: 'POST',
        body: queryArg.recentConfirmationBody,
      }),
    }),
    listSchoolErasures: build.query<ListSchoolErasuresApiResponse, ListSchoolErasuresApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/tenants/${encodeURIComponent(String(queryArg))}/erasures/`,
      }),
    }),
    proposeSchoolErasure: build.mutation<ProposeSchoolErasureApiResponse, ProposeSchoolErasureApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/tenants/${encodeURIComponent(String(queryArg.id))}/erasures/`,
        method: 'POST',
        body: queryArg.proposeSchoolActBody,
      }),
    }),
    stopSchoolErasure: build.mutation<StopSchoolErasureApiResponse, StopSchoolErasureApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/tenants/${encodeURIComponent(String(queryArg.id))}/erasures/${encodeURIComponent(String(queryArg.erasureId))}/stop/`,
        method: 'POST',
      }),
    }),
    listSchoolExports: build.query<ListSchoolExportsApiResponse, ListSchoolExportsApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/tenants/${encodeURIComponent(String(queryArg))}/exports/`,
      }),
    }),
    proposeSchoolExport: build.mutation<ProposeSchoolExportApiResponse, ProposeSchoolExportApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/tenants/${encodeURIComponent(String(queryArg.id))}/exports/`,
        method: 'POST',
        body: queryArg.proposeSchoolActBody,
      }),
    }),
  }),
  overrideExisting: false,
});
