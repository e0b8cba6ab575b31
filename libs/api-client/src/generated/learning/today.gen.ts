// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetTodayApiArg,
  GetTodayApiResponse,
  GetWeekOfChildApiArg,
  GetWeekOfChildApiResponse,
} from '../types.gen.ts';
export const todayCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getToday: build.query<GetTodayApiResponse, GetTodayApiArg>({
      query: (queryArg) => ({
        url: `/today/`,
        params: {
          time_zone: queryArg.timeZone,
          child: queryArg.child,
        },
      }),
    }),
    getWeekOfChild: build.query<GetWeekOfChildApiResponse, GetWeekOfChildApiArg>({
      query: (queryArg) => ({
        url: `/week-digest/`,
        params: {
          child: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
