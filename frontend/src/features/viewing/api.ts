import { resetCalls, together, viewAsCalls } from '@bookgrove/api-client';

export type { SupportLook } from '@bookgrove/api-client';

const viewingApi = together(resetCalls, viewAsCalls).enhanceEndpoints({
  addTagTypes: ['Person', 'Audit'],
  endpoints: {
    listLooks: { keepUnusedDataFor: 0 },
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
  useListLooksQuery,
  useResetSchoolPersonFactorMutation,
  useResetUserFactorMutation,
} = viewingApi;
