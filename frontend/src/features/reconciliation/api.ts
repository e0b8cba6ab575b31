import { reconciliationCalls } from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type { BreakSide, BreakView, RunView } from '@bookgrove/api-client';

/** Also after a refusal: somebody else may have changed it meanwhile. */
const changed = () => ['Reconciliation'] as const;

/** Calls on the comparison of payments with the lists of the providers. */
export const reconciliationApi = reconciliationCalls.enhanceEndpoints({
  addTagTypes: ['Reconciliation'],
  endpoints: {
    listReconciliationRuns: { providesTags: ['Reconciliation'], keepUnusedDataFor: 0 },
    listReconciliationBreaks: { providesTags: ['Reconciliation'], keepUnusedDataFor: 0 },
    changeReconciliationBreak: { invalidatesTags: changed },
    enterTransfers: { invalidatesTags: changed },
    requestReconciliation: (definition) => {
      definition.invalidatesTags = changed;
      keyed(definition);
    },
  },
});

export const {
  useListReconciliationRunsQuery,
  useListReconciliationBreaksQuery,
  useChangeReconciliationBreakMutation,
  useRequestReconciliationMutation,
  useEnterTransfersMutation,
} = reconciliationApi;
