// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type { FindSchoolsApiArg, FindSchoolsApiResponse } from '../types.gen.ts';
export const schoolFinderCalls = api.injectEndpoints({
  endpoints: (build) => ({
    findSchools: build.query<FindSchoolsApiResponse, FindSchoolsApiArg>({
      query: (queryArg) => ({
        url: `/school-finder/`,
        params: {
          search: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
