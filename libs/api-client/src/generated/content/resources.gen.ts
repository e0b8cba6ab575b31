// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetResourceApiArg,
  GetResourceApiResponse,
  GetResourceFileApiArg,
  GetResourceFileApiResponse,
  ListResourcesApiArg,
  ListResourcesApiResponse,
} from '../types.gen.ts';
export const resourcesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getResourceFile: build.query<GetResourceFileApiResponse, GetResourceFileApiArg>({
      query: (queryArg) => ({
        url: `/resource-files/${encodeURIComponent(String(queryArg.ticket))}/${encodeURIComponent(String(queryArg.name))}/`,
      }),
    }),
    listResources: build.query<ListResourcesApiResponse, ListResourcesApiArg>({
      query: (queryArg) => ({
        url: `/resources/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          kind: queryArg.kind,
          age: queryArg.age,
          language: queryArg.language,
          subject: queryArg.subject,
          use: queryArg.use,
          goal: queryArg.goal,
        },
      }),
    }),
    getResource: build.query<GetResourceApiResponse, GetResourceApiArg>({
      query: (queryArg) => ({
        url: `/resources/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
  }),
  overrideExisting: false,
});
