import {
  schoolAdminCalls,
  schoolBrandingCalls,
  schoolDataCalls,
  schoolSettingsCalls,
  together,
} from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';
import type { Proof } from '../../shared/security/ProofDialog.tsx';

/** Calls on schools, for the platform's team and for a school's head. */
const schoolsApi = together(
  schoolAdminCalls,
  schoolBrandingCalls,
  schoolDataCalls,
  schoolSettingsCalls,
).enhanceEndpoints({
  addTagTypes: ['School', 'SchoolSettings', 'SchoolBranding', 'SchoolErasure'],
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
    // Both change in the background.
    listOwnSchoolExports: { keepUnusedDataFor: 0 },
    listSchoolExports: { keepUnusedDataFor: 0 },
    listSchoolErasures: { keepUnusedDataFor: 0, providesTags: ['SchoolErasure'] },
    listAllSchoolErasures: { keepUnusedDataFor: 0, providesTags: ['SchoolErasure'] },
    stopSchoolErasure: { invalidatesTags: ['SchoolErasure'] },
    listOwnSchoolErasures: { keepUnusedDataFor: 0, providesTags: ['SchoolErasure'] },
    stopOwnSchoolErasure: { invalidatesTags: ['SchoolErasure'] },
  },
});

const files = schoolsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The file of an export, as an address of this page; the caller revokes it. */
    downloadSchoolExportFile: build.mutation<string, { ofTeam: boolean; id: string; proof: Proof }>({
      query: ({ ofTeam, id, proof }) => ({
        url: `/api-admin/${ofTeam ? 'tenant' : 'school'}-exports/${id}/download/`,
        method: 'POST',
        body: proof,
        responseHandler: async (response): Promise<unknown> =>
          response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
      }),
    }),
  }),
});

export const { useDownloadSchoolExportFileMutation } = files;
export const {
  useProposeOwnSchoolExportMutation,
  useProposeSchoolExportMutation,
  useProposeSchoolErasureMutation,
  useListAllSchoolErasuresQuery,
  useListSchoolErasuresQuery,
  useListOwnSchoolErasuresQuery,
  useStopOwnSchoolErasureMutation,
  useStopSchoolErasureMutation,
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

/** The caller's exports of the own school, or of the school with this id; asked again after `poll` milliseconds, never for 0. */
export function useSchoolExports(id: string | undefined, poll: number) {
  const own = schoolsApi.useListOwnSchoolExportsQuery(undefined, {
    skip: id !== undefined,
    pollingInterval: poll,
  });
  const other = schoolsApi.useListSchoolExportsQuery(id ?? '', {
    skip: id === undefined,
    pollingInterval: poll,
  });
  return id === undefined ? own : other;
}
