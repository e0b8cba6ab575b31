import { resetSecondFactorCalls, together, viewAsCalls } from '@bookgrove/api-client';

export type { ViewAsSession } from '@bookgrove/api-client';

const viewingApi = together(resetSecondFactorCalls, viewAsCalls).enhanceEndpoints({
  addTagTypes: ['Person', 'Audit'],
  endpoints: {
    listViewAsSessions: { keepUnusedDataFor: 0 },
    resetSchoolPersonFactor: {
      invalidatesTags: (_result, error, { id }) => (error ? [] : [{ type: 'Person', id }, 'Audit']),
    },
    resetUserFactor: {
      invalidatesTags: (_result, error, { id }) => (error ? [] : [{ type: 'Person', id }, 'Audit']),
    },
  },
});

export const {
  useViewAsSchoolPersonMutation,
  useViewAsUserMutation,
  useEnterViewAsMutation,
  useStopViewAsMutation,
  useListViewAsSessionsQuery,
  useResetSchoolPersonFactorMutation,
  useResetUserFactorMutation,
} = viewingApi;
