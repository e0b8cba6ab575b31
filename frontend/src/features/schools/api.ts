import { schoolAdminCalls, schoolBrandingCalls, schoolSettingsCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

/** Calls on schools, for the platform's team and for a school's head. */
const schoolsApi = together(schoolAdminCalls, schoolBrandingCalls, schoolSettingsCalls).enhanceEndpoints({
  addTagTypes: ['School', 'SchoolSettings', 'SchoolBranding'],
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
    getSchoolBranding: { providesTags: ['SchoolBranding'] },
    changeSchoolBranding: { invalidatesTags: (branding) => (branding ? ['SchoolBranding'] : []) },
    getOwnSchoolSettings: { providesTags: ['SchoolSettings'] },
    getSchoolSettings: { providesTags: ['SchoolSettings'] },
    changeOwnSchoolSettings: { invalidatesTags: ['SchoolSettings'] },
    changeSchoolSettings: { invalidatesTags: ['SchoolSettings'] },
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
  useGetSchoolBrandingQuery,
  useChangeSchoolBrandingMutation,
  useGetOwnSchoolSettingsQuery,
  useGetSchoolSettingsQuery,
  useChangeOwnSchoolSettingsMutation,
  useChangeSchoolSettingsMutation,
} = schoolsApi;
