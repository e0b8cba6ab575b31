import { schoolAdminCalls } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

/** Calls on schools, for the platform's team and for a school's head. */
const schoolsApi = schoolAdminCalls.enhanceEndpoints({
  addTagTypes: ['School'],
  endpoints: {
    listSchools: { providesTags: [{ type: 'School', id: LIST }] },
    getSchool: { providesTags: (school) => (school ? [{ type: 'School', id: school.id }] : []) },
    openSchool: { invalidatesTags: [{ type: 'School', id: LIST }] },
    changeSchool: {
      invalidatesTags: (school) => [
        { type: 'School', id: LIST },
        ...(school ? [{ type: 'School' as const, id: school.id }] : []),
      ],
    },
    checkSchoolDomain: {
      invalidatesTags: (school) => [
        { type: 'School', id: LIST },
        ...(school ? [{ type: 'School' as const, id: school.id }] : []),
      ],
    },
    getSchoolSetup: { keepUnusedDataFor: 0 },
  },
});

export const {
  useListSchoolsQuery,
  useGetSchoolQuery,
  useOpenSchoolMutation,
  useChangeSchoolMutation,
  useCheckSchoolDomainMutation,
  useGetSchoolSetupQuery,
} = schoolsApi;
