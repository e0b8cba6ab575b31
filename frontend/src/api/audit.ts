import { auditCalls } from '@bookgrove/api-client';
import { LIST } from './baseApi.ts';

/** The audit log, for its own screen, a person's and the dashboard of a school; never cached, so it is current. */
export const { useListAuditQuery, useGetAuditCheckQuery, useRunAuditCheckMutation } =
  auditCalls.enhanceEndpoints({
    addTagTypes: ['Audit', 'AuditCheck'],
    endpoints: {
      listAudit: { providesTags: [{ type: 'Audit', id: LIST }], keepUnusedDataFor: 0 },
      getAuditCheck: { providesTags: ['AuditCheck'], keepUnusedDataFor: 0 },
      runAuditCheck: { invalidatesTags: (_result, error) => (error ? [] : ['AuditCheck']) },
    },
  });
