import {
  auditCalls,
  type PersonDetail,
  platformPeopleCalls,
  schoolPeopleCalls,
  together,
} from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';
import type { WorkArea } from './area.ts';

/** Filters of the table as the address holds them; empty ones are left out. */
export interface PeopleFilters {
  search?: string;
  role?: string;
  status?: string;
  school?: string;
  ordering?: string;
}

export type { AuditRow, PeopleCounts, PersonDetail, PersonRow } from '@bookgrove/api-client';

/** Answer to a form that changed a person. */
export interface ChangedPerson {
  user: PersonDetail;
}
/** Answer to a form that made one; a password is told once, or none where a link was sent. */
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

const peopleApi = together(auditCalls, platformPeopleCalls, schoolPeopleCalls)
  .enhanceEndpoints({
    addTagTypes: ['Person', 'Audit'],
    endpoints: {
      listSchoolPeople: list,
      listEverybody: list,
      countSchoolPeople: list,
      countEverybody: list,
      getSchoolPerson: one,
      getUser: one,
      archiveSchoolPerson: { invalidatesTags: changed },
      archiveUser: { invalidatesTags: changed },
      restoreSchoolPerson: { invalidatesTags: changed },
      restoreUser: { invalidatesTags: changed },
      giveSchoolPersonPassword: { invalidatesTags: changed },
      giveUserPassword: { invalidatesTags: changed },
      listAudit: { providesTags: [{ type: 'Audit', id: LIST }], keepUnusedDataFor: 0 },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      // Forms go as JSON or, with a picture, as multipart: the generated client knows one kind of body alone.
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
      /** A table of people as text, to be kept as a file. */
      downloadPeople: build.mutation<string, { area: WorkArea; filters: PeopleFilters }>({
        query: ({ area, filters }) => ({
          url: area === 'platform' ? '/api-super-admin/users/export/' : '/api-admin/users/export/',
          params: filters,
          responseHandler: 'text',
        }),
      }),
    }),
  });

export const {
  useListAuditQuery,
  useListSchoolNamesQuery,
  useDownloadPeopleMutation,
  useCreatePersonMutation,
  useChangePersonMutation,
  useArchiveSchoolPersonMutation,
  useArchiveUserMutation,
  useRestoreSchoolPersonMutation,
  useRestoreUserMutation,
  useGiveSchoolPersonPasswordMutation,
  useGiveUserPasswordMutation,
} = peopleApi;

/** One page of people, of the school or of every school. */
export function usePeople(area: WorkArea, filters: PeopleFilters & { limit?: number; offset?: number }) {
  const school = peopleApi.useListSchoolPeopleQuery(filters as object, { skip: area !== 'school' });
  const platform = peopleApi.useListEverybodyQuery(filters as object, { skip: area !== 'platform' });
  return area === 'school' ? school : platform;
}

/** How many people there are. */
export function usePeopleCounts(area: WorkArea) {
  const school = peopleApi.useCountSchoolPeopleQuery(undefined, { skip: area !== 'school' });
  const platform = peopleApi.useCountEverybodyQuery(undefined, { skip: area !== 'platform' });
  return area === 'school' ? school : platform;
}

/** One person; without an id nothing is asked for. */
export function usePerson(area: WorkArea, id: string | undefined) {
  const school = peopleApi.useGetSchoolPersonQuery(id ?? '', { skip: !id || area !== 'school' });
  const platform = peopleApi.useGetUserQuery(id ?? '', { skip: !id || area !== 'platform' });
  return area === 'school' ? school : platform;
}
