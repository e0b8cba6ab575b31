// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CompareStudentsApiArg,
  CompareStudentsApiResponse,
  ListDuplicatesApiArg,
  ListDuplicatesApiResponse,
  ListMergesApiArg,
  ListMergesApiResponse,
  MarkStudentsDistinctApiArg,
  MarkStudentsDistinctApiResponse,
  MergeStudentsApiArg,
  MergeStudentsApiResponse,
  UndoMergeApiArg,
  UndoMergeApiResponse,
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
    listMerges: build.query<ListMergesApiResponse, ListMergesApiArg>({
      query: (queryArg) => ({
        url: `/archived-students/merges/`,
        params: {
          person_id: queryArg,
        },
      }),
    }),
    undoMerge: build.mutation<UndoMergeApiResponse, UndoMergeApiArg>({
      query: (queryArg) => ({
        url: `/archived-students/merges/${encodeURIComponent(String(queryArg.id))}/undo/`,
        method: 'POST',
        body: queryArg.undoMergeBody,
      }),
    }),
  }),
  overrideExisting: false,
});
