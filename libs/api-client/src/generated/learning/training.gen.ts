// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeCohortApiArg,
  ChangeCohortApiResponse,
  GetCohortApiArg,
  GetCohortApiResponse,
  GetOwnTrainingApiArg,
  GetOwnTrainingApiResponse,
  ListCohortsApiArg,
  ListCohortsApiResponse,
  ListTrainingStaffApiArg,
  ListTrainingStaffApiResponse,
  MakeCohortApiArg,
  MakeCohortApiResponse,
  RemoveCohortApiArg,
  RemoveCohortApiResponse,
} from '../types.gen.ts';
export const trainingCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnTraining: build.query<GetOwnTrainingApiResponse, GetOwnTrainingApiArg>({
      query: () => ({ url: `/my-training/` }),
    }),
    listCohorts: build.query<ListCohortsApiResponse, ListCohortsApiArg>({
      query: (queryArg) => ({
        url: `/training-cohorts/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          course: queryArg.course,
        },
      }),
    }),
    makeCohort: build.mutation<MakeCohortApiResponse, MakeCohortApiArg>({
      query: (queryArg) => ({
        url: `/training-cohorts/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    removeCohort: build.mutation<RemoveCohortApiResponse, RemoveCohortApiArg>({
      query: (queryArg) => ({
        url: `/training-cohorts/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    getCohort: build.query<GetCohortApiResponse, GetCohortApiArg>({
      query: (queryArg) => ({
        url: `/training-cohorts/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeCohort: build.mutation<ChangeCohortApiResponse, ChangeCohortApiArg>({
      query: (queryArg) => ({
        url: `/training-cohorts/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.cohortBody,
      }),
    }),
    listTrainingStaff: build.query<ListTrainingStaffApiResponse, ListTrainingStaffApiArg>({
      query: (queryArg) => ({
        url: `/training-staff/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
