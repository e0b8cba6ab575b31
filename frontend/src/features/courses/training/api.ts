import { trainingCalls } from '@bookgrove/api-client';
import { keyed } from '../../../api/idempotency.ts';

export type { CohortBody, CohortListItem, CohortView } from '@bookgrove/api-client';

/** Calls of training: hours and cohorts. */
const trainingApi = trainingCalls.enhanceEndpoints({
  addTagTypes: ['Training', 'Enrolment'],
  endpoints: {
    getOwnTraining: { providesTags: ['Training', 'Enrolment'] },
    listCohorts: { providesTags: ['Training'] },
    getCohort: { providesTags: ['Training', 'Enrolment'] },
    makeCohort: (definition) => {
      keyed(definition);
      definition.invalidatesTags = () => ['Training', 'Enrolment'];
    },
    changeCohort: { invalidatesTags: () => ['Training', 'Enrolment'] },
    removeCohort: { invalidatesTags: () => ['Training'] },
  },
});
export const {
  useGetOwnTrainingQuery,
  useListCohortsQuery,
  useGetCohortQuery,
  useMakeCohortMutation,
  useChangeCohortMutation,
  useRemoveCohortMutation,
  useListTrainingStaffQuery,
} = trainingApi;
