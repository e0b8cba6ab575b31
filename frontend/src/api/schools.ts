import { LIMITS } from '@bookgrove/contract';
import { platformPeopleCalls } from '@bookgrove/api-client';
import { LIST } from './baseApi.ts';

interface SchoolName {
  id: string;
  name: string;
}

const schoolNamesApi = platformPeopleCalls.enhanceEndpoints({ addTagTypes: ['School'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The name of every school, in their order, for the platform's team: a list to choose from has no pages. */
    listAllSchools: build.query<SchoolName[], void>({
      queryFn: async (_argument, _api, _extra, send) => {
        const schools: SchoolName[] = [];
        for (;;) {
          const { data, error } = await send({
            url: '/api-super-admin/schools/',
            params: { limit: LIMITS.pageMax, offset: schools.length },
          });
          if (error) return { error };
          const page = data as { count: number; results: SchoolName[] };
          schools.push(...page.results);
          if (page.results.length === 0 || schools.length >= page.count) return { data: schools };
        }
      },
      providesTags: [{ type: 'School', id: LIST }],
    }),
  }),
});

export const { useListAllSchoolsQuery } = schoolNamesApi;
