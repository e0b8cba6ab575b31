// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ExportAuditApiArg,
  ExportAuditApiResponse,
  GetAuditCheckApiArg,
  GetAuditCheckApiResponse,
  ListAuditApiArg,
  ListAuditApiResponse,
  RunAuditCheckApiArg,
  RunAuditCheckApiResponse,
} from '../types.gen.ts';
export const auditCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query<ListAuditApiResponse, ListAuditApiArg>({
      query: (queryArg) => ({
        url: `/audit/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          subject: queryArg.subject,
          actor: queryArg.actor,
          area: queryArg.area,
          from: queryArg['from'],
          to: queryArg.to,
          brief: queryArg.brief,
        },
      }),
    }),
    getAuditCheck: build.query<GetAuditCheckApiResponse, GetAuditCheckApiArg>({
      query: () => ({ url: `/audit/check/` }),
    }),
    runAuditCheck: build.mutation<RunAuditCheckApiResponse, RunAuditCheckApiArg>({
      query: () => ({ url: `/audit/check/run/`, method: 'POST' }),
    }),
    exportAudit: build.query<ExportAuditApiResponse, ExportAuditApiArg>({
      query: (queryArg) => ({
        url: `/audit/export/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          subject: queryArg.subject,
          actor: queryArg.actor,
          area: queryArg.area,
          from: queryArg['from'],
          to: queryArg.to,
          brief: queryArg.brief,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
