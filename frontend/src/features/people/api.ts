import {
  peopleExportsCalls,
  type PersonDetail,
  platformPeopleCalls,
  schoolPeopleCalls,
  together,
} from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';
import { useListSchoolPeopleQuery } from '../../api/schoolPeople.ts';
import type { Proof } from '../../shared/security/ProofDialog.tsx';
import type { WorkArea } from './workArea.ts';

/** Filters of the table in the form that the address has; empty ones are left out. */
export interface PeopleFilters {
  search?: string;
  role?: string;
  status?: string;
  school?: string;
  class?: string;
  signed_in?: string;
  language?: string;
  ordering?: string;
}

export type { AuditRow, PeopleCounts, PeopleExportRow, PersonDetail, PersonRow } from '@bookgrove/api-client';

/** Response to a form that changed a person. */
export interface ChangedPerson {
  user: PersonDetail;
}
/** Response to a form that created a person; the password is shown once, and is absent when a link was sent. */
export interface CreatedPerson extends ChangedPerson {
  first_password: string | null;
}

const tagsOf = (id: string) =>
  [
    { type: 'Person', id },
    { type: 'Person', id: LIST },
    { type: 'Audit', id: LIST },
  ] as const;
const changed = (_result: unknown, error: unknown, arg: string | { id: string }) =>
  error ? [] : tagsOf(typeof arg === 'string' ? arg : arg.id);
const list = { providesTags: [{ type: 'Person' as const, id: LIST }] };
const one = {
  providesTags: (person: { id: string } | undefined) =>
    person ? [{ type: 'Person' as const, id: person.id }] : [],
};

/** A file as text; a refusal stays JSON, so that its code can be read. */
const textOrProblem = async (response: Response): Promise<unknown> =>
  response.ok ? response.text() : response.json();

const peopleApi = together(peopleExportsCalls, platformPeopleCalls, schoolPeopleCalls)
  .enhanceEndpoints({
    addTagTypes: ['Person', 'Audit'],
    endpoints: {
      listUsers: list,
      countSchoolPeople: list,
      countUsers: list,
      getSchoolPerson: one,
      getUser: one,
      archiveSchoolPerson: { invalidatesTags: changed },
      archiveUser: { invalidatesTags: changed },
      restoreSchoolPerson: { invalidatesTags: changed },
      restoreUser: { invalidatesTags: changed },
      changeSchoolPeople: { invalidatesTags: (_result, error) => (error ? [] : tagsOf(LIST)) },
      resetSchoolPersonPassword: { invalidatesTags: changed },
      resetUserPassword: { invalidatesTags: changed },
      listSchoolPeopleExports: { keepUnusedDataFor: 0 },
      listUsersExports: { keepUnusedDataFor: 0 },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      // Forms are sent as JSON or, with a picture, as multipart: the generated client supports only one kind
      // of body.
      createPerson: build.mutation<CreatedPerson, { area: WorkArea; body: object }>({
        query: ({ area, body }) => ({
          url: area === 'platform' ? '/api-super-admin/create-user/' : '/api-admin/users/',
          method: 'POST',
          body,
        }),
        invalidatesTags: (_result, error) => (error ? [] : [{ type: 'Person', id: LIST }]),
      }),
      changePerson: build.mutation<ChangedPerson, { area: WorkArea; id: string; body: object }>({
        query: ({ area, id, body }) => ({
          url: area === 'platform' ? `/api-super-admin/users/${id}/` : `/api-admin/users/${id}/`,
          method: 'PATCH',
          body,
        }),
        invalidatesTags: changed,
      }),
      /** The table of people as text, to be saved as a file. */
      downloadPeople: build.mutation<string, { area: WorkArea; filters: PeopleFilters }>({
        query: ({ area, filters }) => ({
          url: area === 'platform' ? '/api-super-admin/users/export/' : '/api-admin/users/export/',
          params: filters,
          responseHandler: textOrProblem,
        }),
      }),
      /** The file of a large export that was approved, as text. */
      downloadPeopleExport: build.mutation<string, { area: WorkArea; id: string; proof: Proof }>({
        query: ({ area, id, proof }) => ({
          url: `/${area === 'platform' ? 'api-super-admin' : 'api-admin'}/users/exports/${id}/download/`,
          method: 'POST',
          body: proof,
          responseHandler: textOrProblem,
        }),
      }),
    }),
  });

export const {
  useDownloadPeopleMutation,
  useDownloadPeopleExportMutation,
  useProposeSchoolPeopleExportMutation,
  useProposeUsersExportMutation,
  useCreatePersonMutation,
  useChangePersonMutation,
  useArchiveSchoolPersonMutation,
  useArchiveUserMutation,
  useChangeSchoolPeopleMutation,
  useCountSchoolPeopleToChangeMutation,
  useRestoreSchoolPersonMutation,
  useRestoreUserMutation,
  useResetSchoolPersonPasswordMutation,
  useResetUserPasswordMutation,
} = peopleApi;

/** One page of people, of the school or of every school. */
export function usePeople(area: WorkArea, filters: PeopleFilters & { limit?: number; offset?: number }) {
  const school = useListSchoolPeopleQuery(filters as object, { skip: area !== 'school' });
  const platform = peopleApi.useListUsersQuery(filters as object, { skip: area !== 'platform' });
  return area === 'school' ? school : platform;
}

/** Counts of people. */
export function usePeopleCounts(area: WorkArea) {
  const school = peopleApi.useCountSchoolPeopleQuery(undefined, { skip: area !== 'school' });
  const platform = peopleApi.useCountUsersQuery(undefined, { skip: area !== 'platform' });
  return area === 'school' ? school : platform;
}

/** The requester's newest large exports, asked again every few seconds while one is being built. */
export function usePeopleExports(area: WorkArea, pollingInterval: number) {
  const school = peopleApi.useListSchoolPeopleExportsQuery(undefined, {
    skip: area !== 'school',
    pollingInterval,
  });
  const platform = peopleApi.useListUsersExportsQuery(undefined, {
    skip: area !== 'platform',
    pollingInterval,
  });
  return area === 'school' ? school : platform;
}

/** One person; without an id no request is sent. */
export function usePerson(area: WorkArea, id: string | undefined) {
  const school = peopleApi.useGetSchoolPersonQuery(id ?? '', { skip: !id || area !== 'school' });
  const platform = peopleApi.useGetUserQuery(id ?? '', { skip: !id || area !== 'platform' });
  return area === 'school' ? school : platform;
}
