import { auditCalls } from '@bookgrove/api-client';
import { LIST } from './baseApi.ts';

/** The audit log, for its own screen, a person's and the dashboard of a school; never cached, so it is current. */
export const { useListAuditQuery } = auditCalls.enhanceEndpoints({
  addTagTypes: ['Audit'],
  endpoints: { listAudit: { providesTags: [{ type: 'Audit', id: LIST }], keepUnusedDataFor: 0 } },
});
