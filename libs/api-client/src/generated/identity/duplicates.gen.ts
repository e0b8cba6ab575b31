// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CompareStudentsApiArg,
  CompareStudentsApiResponse,
  ListDuplicatesApiArg,
  ListDuplicatesApiResponse,
  MarkStudentsDistinctApiArg,
  MarkStudentsDistinctApiResponse,
  MergeStudentsApiArg,
  MergeStudentsApiResponse,
} from '../types.gen.ts';
export const duplicatesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    compareStudents: build.query<CompareStudentsApiResponse, CompareStudentsApiArg>({
      query: (queryArg) => ({
        url: `/archived-students/compare/`,
        params: {
          one_id: queryArg.oneId,
          other_id: queryArg.otherId,
        },
      }),
    }),
    listDuplicates: build.query<ListDuplicatesApiResponse, ListDuplicatesApiArg>({
      query: (queryArg) => ({
        url: `/archived-students/duplicates/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    markStudentsDistinct: build.mutation<MarkStudentsDistinctApiResponse, MarkStudentsDistinctApiArg>({
      query: (queryArg) => ({
        url: `/archived-students/duplicates/distinct/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    mergeStudents: build.mutation<MergeStudentsApiResponse, MergeStudentsApiArg>({
      query: (queryArg) => ({
        url: `/archived-students/merge/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
