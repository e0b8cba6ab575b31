// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetGoalApiArg,
  GetGoalApiResponse,
  ListGoalsApiArg,
  ListGoalsApiResponse,
} from '../types.gen.ts';
export const goalsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listGoals: build.query<ListGoalsApiResponse, ListGoalsApiArg>({
      query: (queryArg) => ({
        url: `/sdgs/`,
        params: {
          locale: queryArg,
        },
      }),
    }),
    getGoal: build.query<GetGoalApiResponse, GetGoalApiArg>({
      query: (queryArg) => ({
        url: `/sdgs/${encodeURIComponent(String(queryArg.goal))}/`,
        params: {
          locale: queryArg.locale,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
